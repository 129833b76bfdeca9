home-online = Online mit anderen spielen
home-online-text = Raum öffnen und Link schicken. Ohne Konto; am Stück oder über mehrere Tage.
online-title = Online spielen
online-lead = Für zwei bis sechs Personen. Ganz ohne Konto: Ein Link genügt.
online-name = Dein Name
online-open-title = Neuer Raum
online-open = Raum öffnen
online-join-title = Eingeladen?
online-code = Code oder Link
online-join = Beitreten
online-code-fault = Das ist weder ein Code noch ein Link zu einem Raum.
online-unreachable = Der Server ist nicht erreichbar. Auf diesem Gerät kannst du trotzdem spielen.
online-offline-hint = Du bist offline. Auf diesem Gerät kannst du trotzdem spielen.
my-games = Meine Partien
my-games-your-turn = Du bist dran
my-games-others-turn = Die anderen überlegen
my-games-gathering = Noch nicht begonnen
my-games-over = Zu Ende
my-games-gone = Gibt es nicht mehr
my-games-forget = Aus der Liste nehmen
my-games-forget-which = Aus der Liste nehmen: { $game }

room-title = Raum { $code }
room-closed = Kein Zutritt
room-as-guest = Als Gast eintreten
room-seats = Am Tisch
room-passing = { $free ->
    [0] Die Karten wandern die Liste hinunter und vom letzten Platz zum ersten.
    [one] Die Karten wandern die Liste hinunter und vom letzten Platz zum ersten. { $free } Platz ist frei.
   *[other] Die Karten wandern die Liste hinunter und vom letzten Platz zum ersten. { $free } Plätze sind frei.
}
room-host = Host
room-swap = Mit { $name } den Platz tauschen
room-remove = Platz von { $name } freimachen
room-add-bot = Bot dazusetzen
room-sit-down = Platz nehmen
room-join-title = Hier ist ein Platz für dich frei
room-full = Alle Plätze sind besetzt.
room-needs-two = Mindestens zwei müssen am Tisch sitzen
room-waits-for-host = Es geht los, sobald { $name } die Partie startet.
room-leave = Raum verlassen
room-leave-sure = Raum verlassen? Du gibst deinen Platz auf. Läuft eine Partie, spielt ein Bot sie für dich zu Ende.
room-hidden = Hier läuft eine Partie ohne Publikum. Bei der nächsten kannst du mitspielen.

room-settings = Spieleinstellungen
room-change-settings = Ändern
room-keep-box = Diese Schachtel speichern
room-box-kept = Die Schachtel ist in diesem Browser gespeichert.
room-time = Zeit pro Runde
room-no-limit = ohne Limit
room-grace = Ein Bot springt ein nach
room-grace-text = So lange darf jemand offline sein, bevor ein Bot einspringt. Den Platz kann man sich jederzeit zurückholen.
room-spectators = Publikum
time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } Std.
time-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}

invite-title = Andere einladen
invite-only-here = Diese Adresse funktioniert nur auf diesem Computer. Starte den Server mit --listen 0.0.0.0:7425, damit andere mitspielen können.
invite-copy = Link kopieren
invite-qr = QR-Code mit dem Link zu diesem Raum
personal-title = Auf einem anderen Gerät weiterspielen
personal-text = Dieser Link ist dein Platz. Halte ihn geheim: Wer ihn hat, kann an deiner Stelle spielen.

line-connected = Verbunden
line-connecting = Verbindung wird hergestellt …
line-offline = Offline
time-left = noch { $time }
time-warning = { $seconds ->
    [one] Noch { $seconds } Sekunde.
   *[other] Noch { $seconds } Sekunden.
}
presence-away = offline
presence-away-who = { $name } ist offline
presence-bot = Bot
presence-bot-who = Ein Bot spielt für { $name }
replaced-you = Ein Bot spielt für dich.
replaced-return = Platz zurückholen
notice-sat = { $name } setzt sich dazu.
notice-came = { $name } ist da.
notice-went = { $name } hat die Verbindung verloren.
notice-returned = { $name } spielt wieder selbst.
notice-time-over = Die Zeit ist um: Der Server hat für dich gelegt.
notice-went-back = Der Server ist auf einen früheren Spielstand zurückgesprungen. Von dort geht es weiter.
refused = { $code ->
    [no-such-room] Diesen Raum gibt es nicht (mehr).
    [bad-token] Zu diesem Link gehört hier kein Platz mehr.
    [full] Alle Plätze sind besetzt.
    [bad-settings] Das lässt sich mit dieser Schachtel und so vielen Personen nicht spielen.
    [bad-content] Mit dieser Schachtel kann man nicht spielen: Sie hat Fehler oder zu wenige Karten für zwei.
    [too-few] Es müssen mindestens zwei am Tisch sitzen.
    [not-host] Das kann nur der Host.
    [not-now] Das geht gerade nicht.
    [outdated] Am Tisch hat sich gerade etwas geändert. Schau noch einmal hin.
    [illegal] Die Regeln erlauben das nicht.
    [too-many] Zu viele Anfragen auf einmal. Versuch es gleich noch einmal.
    [exhausted] Dieser Raum hat sein Limit erreicht. Öffne einen neuen.
    [locked] Dieser Raum ist abgeschlossen.
    [removed] Du wurdest aus diesem Raum entfernt.
    [unavailable] Der Server kann gerade nichts speichern, versucht es aber weiter.
    [protocol] Diese Seite ist veraltet. Lade sie neu.
   *[other] Das hat nicht geklappt.
}

say-sending = Wird gesendet …
watching = Du schaust zu.
room-back = Zurück zur Partie
room-back-to = Zurück zum Raum
room-next = Zur nächsten Partie
