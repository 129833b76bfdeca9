statistics-lead = Liczą się gry zakończone w tej przeglądarce. Nic nie jest nigdzie wysyłane.
statistics-reading = Wczytywanie gier: { $done } z { $of }…
statistics-empty = Nie masz tu jeszcze zakończonych gier. Zagraj albo przenieś swoje gry z innego urządzenia.
statistics-none = Żadna gra nie pasuje do tych filtrów.

statistics-filter = Które gry?
statistics-all = Wszystkie
statistics-others = Z innymi
statistics-any = bez filtra
statistics-goal = Cel
statistics-players = Gracze
statistics-opponents = Przeciwnicy
statistics-people = ludzie
statistics-where = Gdzie
statistics-online = Online
statistics-since = Okres
statistics-always = od początku
statistics-last-days = { $days ->
    [one] ostatni dzień
    [few] ostatnie { $days } dni
   *[many] ostatnie { $days } dni
}
statistics-count = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
}

statistics-games = Gry
statistics-points = Punkty
statistics-mean = Średnia
statistics-median = Mediana
statistics-spread = Rozrzut
statistics-around = ±{ $points }
statistics-best = Rekord
statistics-worst = Najsłabszy wynik
statistics-won = Wygrane
statistics-percent = { $percent }%
statistics-wins-of = { $wins } z { $games }
statistics-replay-of = Obejrzyj powtórkę gry: { $date }
statistics-distribution = Rozkład punktów
statistics-trend = Średnia z ostatnich dziesięciu gier
statistics-game = Gra
statistics-game-of = { $number }, { $date }

statistics-bars = Pasek pokazuje średnią, a kreska dalej – najlepszą grę.
statistics-by-goal = Według celu
statistics-goal-brings = Punkty za cel
statistics-by-players = Według liczby graczy
statistics-players-count = { $count ->
    [1] solo
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
statistics-by-bot = Z botami
statistics-bot = Bot
statistics-bot-mean = Średnia bota
statistics-by-origin = Według trybu gry
statistics-name = Imię

statistics-list = Twoje gry
statistics-order = Sortowanie
statistics-best-first = Od najlepszych
statistics-newest-first = Od najnowszych
statistics-more = Pokaż więcej
statistics-place = miejsce { $place } z { $players }
statistics-delete = Usuń
statistics-delete-which = Usuń: { $game }, { $date }
statistics-delete-sure = Usunąć tę grę? Odzyskasz ją tylko z zapisanego pliku.

statistics-shared = { $count ->
    [one] { $count } gra, w której żadne miejsce nie było twoje, na przykład na jednym urządzeniu, liczy się tylko pod imionami graczy.
    [few] { $count } gry, w których żadne miejsce nie było twoje, na przykład na jednym urządzeniu, liczą się tylko pod imionami graczy.
   *[many] { $count } gier, w których żadne miejsce nie było twoje, na przykład na jednym urządzeniu, liczy się tylko pod imionami graczy.
}
statistics-other-box = { $count ->
    [one] Pominięto { $count } grę: nie masz jej pudełka.
    [few] Pominięto { $count } gry: nie masz ich pudełek.
   *[many] Pominięto { $count } gier: nie masz ich pudełek.
}
statistics-unreadable = { $count ->
    [one] Pominięto { $count } wpis: to nie jest zakończona gra.
    [few] Pominięto { $count } wpisy: to nie są zakończone gry.
   *[many] Pominięto { $count } wpisów: to nie są zakończone gry.
}

statistics-keep-title = Kopia zapasowa gier
statistics-keep-text = Nowy telefon? Zapisz tutaj wszystkie gry i wczytaj je tam; żadna nie liczy się podwójnie. Tabelę otworzysz w arkuszu kalkulacyjnym.
statistics-save = Zapisz wszystkie gry
statistics-csv = Zapisz jako tabelę (CSV)
statistics-bring = Wczytaj gry z pliku
statistics-brought = { $count ->
    [0] Nic nowego: wszystkie te gry już tu są.
    [one] Dodano { $count } grę.
    [few] Dodano { $count } gry.
   *[many] Dodano { $count } gier.
}
statistics-not-games = To nie jest plik z zapisanymi grami.
statistics-no-room = W przeglądarce brakuje miejsca na te gry.
statistics-delete-all = Usuń wszystkie gry
statistics-delete-all-sure = Usunąć wszystkie gry z tej przeglądarki? Odzyskasz je tylko z zapisanego pliku.
statistics-deleted = Usunięto wszystkie gry.
