daily-groups = Gruppen
daily-groups-text = Freunde, eine Klasse, das Kollegium: Eine Gruppe hat ihre eigene Tageswertung. Ohne Konto; der Link oder der Code genügt.
daily-groups-more = Neue Gruppe, oder einer beitreten
daily-group-new = Neue Gruppe
daily-group-title = Name der Gruppe
daily-group-create = Gruppe anlegen
daily-group-known = Einer Gruppe beitreten
daily-group-code-field = Code oder Link der Gruppe
daily-group-code-fault = Das ist nicht der Code einer Gruppe.
daily-group-find = Gruppe suchen
daily-group-invited = Der Gruppe „{ $title }“ beitreten?
daily-group-members = { $count ->
    [one] { $count } Mitglied
   *[other] { $count } Mitglieder
}
daily-group-text = Alle Mitglieder sehen die Punkte der anderen an jedem Tag, unter dem Namen, den du hier einträgst. Wer den Code hat, kann beitreten.
daily-group-join = Beitreten
daily-group-not-now = Jetzt nicht
daily-group-none = Diese Gruppe gibt es nicht oder nicht mehr.
daily-group-full = Diese Gruppe ist voll.
daily-group-later = Die Ergebnisse dieser Gruppe siehst du nach deinem eigenen Versuch.
daily-group-played = { $played } von { $count } haben gespielt
daily-group-invite = Einladen oder verlassen
daily-group-code = Code:
daily-group-leave = Gruppe verlassen
daily-group-leave-sure = „{ $title }“ verlassen? Deine Punkte verschwinden aus der Wertung der Gruppe.
daily-group-invitation = Komm in unsere Gruppe „{ $title }“ für die Tagespartie von Sideboards: { $link }
