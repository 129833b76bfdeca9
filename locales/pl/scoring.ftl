scoring-title = Punktacja
scoring-back = Krok wstecz
scoring-next = Następny krok
scoring-pause = Pauza
scoring-go = Wznów
scoring-all = Do wyniku
scoring-total = Razem
step-combination = { $goal }, kombinacja { $number }
step-row = { $drawers ->
    [one] { $goal }, { $drawers } szuflada
    [few] { $goal }, { $drawers } szuflady
   *[many] { $goal }, { $drawers } szuflad
}
step-bonus = Premia za rząd
step-exchange = Karta wymiany
step-told = { $name }: { $what }, +{ $points } = { $sum }
verdict-one = Wygrywa { $name }
verdict-you = Wygrywasz
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
