deal-shared = Alle Karten standen fest, bevor die erste ausgeteilt war, und deine Zahl steckt darin.
deal-fixed = Alle Karten standen fest, bevor die erste ausgeteilt war. Von dir steckt keine Zahl darin.
deal-late = Diese Seite war nicht dabei, als die Karten festgelegt wurden. Was sie seither gesehen hat, passt zur Aufzeichnung.
deal-mismatch = Etwas stimmt nicht überein.
deal-fault = { $what ->
    [goals] Die Ziele sind nicht die, die am Anfang feststanden.
    [nonce] Der Server hat deine Zahl angenommen und dann weggelassen.
    [secret] Der Server hat ein anderes Geheimnis benutzt, als er angekündigt hatte.
    [seed] Die Karten folgen nicht aus den Zahlen, die vor dem Spiel feststanden.
    [commitment] Der Server hat seine Angaben zum Mischen geändert.
    [chain] Die aufgezeichneten Entscheidungen sind nicht die gespielten.
    [decision] Eine deiner Entscheidungen fehlt in der Aufzeichnung.
    [shown] Die Aufzeichnung widerspricht dem, was auf deinem Tisch lag.
    [unfinished] Die Aufzeichnung ist nicht vollständig.
    [no-proof] Der Server gibt das angekündigte Geheimnis nicht preis.
   *[other] Der Beweis gehört nicht zu diesem Spiel.
}
check-title = So lässt es sich nachprüfen
check-text = Die erste Zahl bekamen alle vor der ersten Karte, die zweite am Ende. Mit ihnen prüft „sideboards verify“ das beendete Spiel.
