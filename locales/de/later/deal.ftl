deal-shared = Alle Karten standen fest, bevor die erste ausgeteilt war, und eine Zufallszahl von deinem Gerät ist eingeflossen.
deal-fixed = Alle Karten standen fest, bevor die erste ausgeteilt war. Eine Zufallszahl von deinem Gerät ist nicht eingeflossen.
deal-late = Diese Seite wurde erst geöffnet, als die Karten schon feststanden. Was sie seither gesehen hat, passt zur Aufzeichnung.
deal-mismatch = Da passt etwas nicht zusammen.
deal-fault = { $what ->
    [goals] Das sind nicht die Aufträge, die am Anfang feststanden.
    [nonce] Der Server hat deine Zufallszahl angenommen, sie dann aber nicht verwendet.
    [secret] Der Server hat ein anderes Geheimnis benutzt als das, auf das er sich festgelegt hatte.
    [seed] Die Karten ergeben sich nicht aus den Zahlen, die vor der Partie feststanden.
    [commitment] Der Server hat nachträglich geändert, worauf er sich vor dem Austeilen festgelegt hatte.
    [chain] Die aufgezeichneten Züge sind nicht die, die gespielt wurden.
    [decision] Einer deiner Züge fehlt in der Aufzeichnung.
    [shown] Die Aufzeichnung widerspricht dem, was du am Tisch gesehen hast.
    [unfinished] Die Aufzeichnung ist unvollständig.
    [no-proof] Der Server hat das Geheimnis, auf das er sich festgelegt hatte, nicht offengelegt.
   *[other] Der Nachweis gehört zu einer anderen Partie.
}
check-title = Selbst nachprüfen
check-text = Die erste Zahl bekamen alle, bevor die erste Karte ausgeteilt war, die zweite am Ende. Mit beiden prüft der Befehl „sideboards verify“ die beendete Partie.
