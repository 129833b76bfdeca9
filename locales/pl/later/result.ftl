scoring-title = Punktacja
scoring-back = Krok wstecz
scoring-next = Następny krok
scoring-pause = Pauza
scoring-go = Wznów
scoring-all = Pomiń
scoring-total = Razem
verdict-one = Wygrywa { $name }
verdict-shared = Wspólne zwycięstwo: { $names }
verdict-points = { $points ->
    [one] z wynikiem { $points } punktu
    [few] z wynikiem { $points } punktów
   *[many] z wynikiem { $points } punktów
}
rating = { $step ->
    [0] Pierwsze kroki z imbusem
    [1] W sam raz do przedpokoju
    [2] Kawał dobrej stolarskiej roboty
    [3] Ozdoba salonu
   *[4] Ikona designu
}
rating-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
after-again = Zagraj ponownie
after-same-deal = Jeszcze raz te same karty
after-replay = Powtórka i analiza
share-title = Udostępnij
share-send = Wyślij…
share-copy = Kopiuj tekst
share-copy-link = Kopiuj link do rozdania
share-copied = Skopiowano.
share-me = Ja
scoring-watch = Obejrzyj punktację jeszcze raz
race-nobody = nikt nie punktuje
race-drawers = { $count ->
    [one] { $count } szuflada
    [few] { $count } szuflady
   *[many] { $count } szuflad
}
race-bonus = Za najwięcej szuflad w rzędach
race-bonus-alone = Za szuflady w twoich rzędach
race-exchange = 1 punkt za każdą niewykorzystaną kartę wymiany
verdict-one-by = { $points ->
    [one] Wygrywa { $name } z przewagą 1 punktu
    [few] Wygrywa { $name } z przewagą { $points } punktów
   *[many] Wygrywa { $name } z przewagą { $points } punktów
}
verdict-you-by = { $points ->
    [one] Wygrywasz z przewagą 1 punktu
    [few] Wygrywasz z przewagą { $points } punktów
   *[many] Wygrywasz z przewagą { $points } punktów
}
place-word = { $place ->
    [2] Drugie miejsce
    [3] Trzecie miejsce
    [4] Czwarte miejsce
    [5] Piąte miejsce
   *[6] Szóste miejsce
}
verdict-behind = { $points ->
    [one] { $place }, o 1 punkt mniej niż { $names }
    [few] { $place }, o { $points } punkty mniej niż { $names }
   *[many] { $place }, o { $points } punktów mniej niż { $names }
}
alone-next = do tytułu „{ $title }”
alone-best = rekord osobisty
alone-best-new = nowy rekord, poprzedni: { $points }
alone-best-equal = rekord osobisty wyrównany
alone-round = w najlepszej rundzie ({ $number })
alone-possible = było do zdobycia
