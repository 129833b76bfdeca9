rematch-title = Noch eine Partie?
rematch-in = Ich bin dabei
rematch-out = Diesmal nicht
rematch-is-in = dabei
rematch-go = In 15 Sekunden starten
rematch-starts = Beginnt in { $seconds } s
wins = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
watchers = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
nudge = { $name } anstupsen
place-for = Bot für { $name } legen lassen
nudged = { $name } angestupst
vote-place-for = Soll diese Runde ein Bot für { $name } legen?
vote-place-for-you = Die anderen wollen einen Bot für dich legen lassen.
vote-end = Partie ohne Ergebnis beenden?
vote-stand = { $count } von { $needed } dafür: { $names }
vote-agree = Einverstanden
reactions = Reagieren
reaction = { $which ->
    [applause] Applaus
    [shock] Schreck
    [thinking] Nachdenklich
    [fire] Was für ein Zug
    [laughter] Gelächter
   *[thanks] Danke
}
room-sheet = Raum und Einladung
room-lock = Raum abschließen
room-unlock = Raum aufschließen
room-locked = Abgeschlossen: Niemand sonst kommt herein.
room-full-watch = Du kannst zuschauen. Die Partie erscheint hier, sobald sie beginnt.
room-watch = Mit diesem Namen zuschauen
room-watching-as = Du schaust als { $name } zu.
room-full-closed = Publikum ist hier nicht zugelassen.
room-invited = { $name } lädt dich zum Spielen ein
room-invited-text = Ein Kartenspiel für zwei bis sechs Personen. Etwa 15 Minuten, ohne Konto.
share-room = { $host } lädt dich zu einer Partie Sideboards ein: { $link }
my-games-waiting = Warten auf { $name }
my-games-won = Gewonnen
my-games-leaving = { $count ->
    [one] Du hast einen Platz aufgegeben. Die anderen erfahren es, sobald dieses Gerät den Server wieder erreicht.
   *[other] Du hast { $count } Plätze aufgegeben. Die anderen erfahren es, sobald dieses Gerät den Server wieder erreicht.
}
time-until = bis { $time }
personal-qr = QR-Code mit deinem persönlichen Link
personal-which = Auf einem anderen Gerät weiterspielen: { $game }
room-remove-sure = { $name } aus dem Raum entfernen?
room-remove-yes = Entfernen
room-wants = möchte mit dir den Platz tauschen
name-too-long = Ein Name hat höchstens { $most } Zeichen. Deiner wird zu „{ $name }“.
end-game = Partie beenden
end-game-sure = Die Partie ohne Ergebnis beenden? Sie endet, sobald alle zustimmen; in der ersten Runde entscheidet der Host allein.
end-game-back = Weiterspielen
end-game-wanted = Stimmen fürs Beenden: { $count }
room-ready = Ich bin bereit
room-not-ready = Doch noch nicht
room-is-ready = bereit
room-new-here = Neu hier?
room-learn = Lerne das Spiel, während du wartest
bot-finished-you = Von einem Bot für dich beendet
bot-finished-who = Ein Bot hat die Partie für { $names } zu Ende gespielt.
bot-finished-mark = vom Bot beendet
lost-not-ready = Die nächste Partie hat ohne dich begonnen. Du schaust zu.
lost-to-table = Zum Tisch
lost-removed = Der Host hat dich von deinem Platz entfernt. Du schaust zu.
notice-nudged = { $name } wartet auf dich.
notice-left = { $name } hat die Partie verlassen.
notice-ready = { $name } ist bei der nächsten Partie dabei.
notice-bot-wanted = { $name } möchte, dass ein Bot für dich legt. Du bist dran!
notice-end-wanted = { $name } möchte die Partie beenden.
notice-swap = { $name } möchte mit dir den Platz tauschen.
notice-starting = Die nächste Partie beginnt in 15 Sekunden.
notice-bot-placed = Die anderen waren einverstanden: Ein Bot hat für dich gelegt.
notice-abandoned = Die Partie wurde ohne Ergebnis beendet.
push-title = Benachrichtige mich, wenn ich dran bin
push-off = Du bekommst auf diesem Gerät eine Benachrichtigung, wenn eine Runde beginnt, und eine, bevor ihre Zeit abläuft.
push-on = An: Dieses Gerät bekommt eine Benachrichtigung, wenn eine Runde beginnt und du nicht da bist, und eine, bevor ihre Zeit abläuft. Tippe noch einmal, um sie abzustellen.
push-blocked = Dieser Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in den Einstellungen des Browsers und lade die Seite dann neu.
push-impossible = Dieser Browser kann dich nicht benachrichtigen, wenn du dran bist.
push-home-screen = Damit dir gemeldet wird, dass du dran bist, lege diese Seite zuerst auf deinen Home-Bildschirm: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffne den Raum von dort.
push-failed = Das hat nicht geklappt. Versuche es noch einmal.
