statistics-where-counted = wszystkie oprócz ćwiczeń
statistics-where-all = wszystkie, także ćwiczenia
statistics-bots = Z botami
statistics-box = Pudełko
replay-cut = Temu linkowi brakuje końca; pewnie został ucięty przy kopiowaniu. Skopiuj cały link albo poproś o niego jeszcze raz.
replay-spoils = To powtórka rozdania dnia
replay-spoils-text = Twoja próba jeszcze trwa. Jeśli teraz obejrzysz powtórkę, poznasz karty przed grą.
replay-spoils-play = Najpierw zagram
replay-spoils-show = Pokaż mimo to
daily-share-late = Rozegrane później, z kalendarza
daily-of-possible = { $points } z { $best }
daily-by-master = mistrz { $points }
daily-shared = { $count ->
    [one] { $count } wynik na miejscu { $place }
    [few] { $count } wyniki na miejscu { $place }
   *[many] { $count } wyników na miejscu { $place }
}
daily-best-text = Każde imię jest na liście tylko raz. Z jednego łącza pokazujemy najwyżej trzy wyniki; pozostałe liczą się bez imienia.
replay-review-sure = Łączna strata punktów: { $cost } ± { $error }
replay-within = { $cost } ± { $error }
replay-cost-sure = −{ $cost } ± { $error }
replay-cost-chance = 0 ± { $error }
replay-given-away = Strata punktów
replay-accuracy = Dokładność
replay-accuracy-text = { $mistakes ->
    [0] bez wyraźnego błędu
    [one] { $mistakes } niedokładność lub błąd
    [few] { $mistakes } niedokładności lub błędy
   *[many] { $mistakes } niedokładności lub błędów
}
replay-next-mistake = Następny błąd
replay-review-everyone = Przeanalizuj wszystkich
replay-expected = { $name }, oczekiwany wynik
replay-play-on = Graj dalej od tego miejsca
replay-play-on-text = Boty zajmą pozostałe miejsca. Ta gra liczy się jako ćwiczenie.
