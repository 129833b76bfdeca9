daily-groups = Grupy
daily-groups-text = Znajomi, klasa, praca: grupa ma własny ranking dnia. Bez konta; wystarczy link albo kod.
daily-groups-more = Nowa grupa albo dołącz do istniejącej
daily-group-new = Nowa grupa
daily-group-title = Nazwa grupy
daily-group-create = Utwórz grupę
daily-group-known = Dołącz do grupy
daily-group-code-field = Kod lub link grupy
daily-group-code-fault = To nie jest kod grupy.
daily-group-find = Znajdź grupę
daily-group-invited = Dołączyć do grupy „{ $title }”?
daily-group-members = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
daily-group-text = Wszyscy w grupie widzą nawzajem swoje punkty z każdego dnia, pod imieniem podanym tutaj. Dołączyć może każdy, kto ma kod.
daily-group-join = Dołącz
daily-group-not-now = Nie teraz
daily-group-none = Ta grupa nie istnieje albo już nie istnieje.
daily-group-full = Ta grupa jest pełna.
daily-group-later = Wyniki tej grupy zobaczysz po własnej próbie.
daily-group-played = Zagrało { $played } z { $count }
daily-group-invite = Zaproś lub opuść
daily-group-code = Kod:
daily-group-leave = Opuść grupę
daily-group-leave-sure = Opuścić „{ $title }”? Twoje punkty znikną z jej rankingu.
daily-group-invitation = Dołącz do naszej grupy „{ $title }” i graj rozdanie dnia w Sideboards: { $link }
