daily-lead = Codziennie jedno rozdanie, dla wszystkich te same karty. Liczy się tylko twoja pierwsza próba.
daily-rules = Próba liczy się od chwili, gdy zobaczysz karty; podpowiedzi są wyłączone. Możesz ją przerwać i dokończyć później. Potem zobaczysz, jak poszło innym i co było możliwe, a ćwiczyć możesz do woli.
daily-begin = Rozegraj dzisiejsze rozdanie
daily-day-is-over = Ten dzień już minął. Możesz jeszcze rozegrać jego rozdanie, ale nie będzie się liczyć ani do rankingu, ani do serii.
daily-play-afterwards = Rozegraj to rozdanie
daily-name-text = Wszyscy zobaczą je w rankingu dnia na tym serwerze. Możesz zostawić to pole puste.
daily-no-day = Na ten dzień nie ma rozdania.
daily-to-today = Przejdź do dzisiejszego rozdania

daily-table-title = Ranking dnia
daily-sending = Wysyłanie wyniku…
daily-waiting = Nie można połączyć się z serwerem. Twój wynik jest zapisany tutaj i zostanie wysłany przy następnej wizycie albo gdy znów będziesz online.
daily-sent = Twój wynik jest w rankingu.
daily-refused = Serwer nie przyjął twojego wyniku. Do serii i tak się liczy.
daily-afterwards = Rozegrane po czasie: nie liczy się ani do rankingu, ani do serii.
daily-table-away = Twój wynik jest w rankingu, ale teraz nie można połączyć się z serwerem.
daily-not-kept = Ta przeglądarka niczego nie zapisuje, więc nie można wysłać twojego wyniku.
daily-place = Miejsce { $place } z { $count }
daily-results = { $count ->
    [one] { $count } wynik
    [few] { $count } wyniki
   *[many] { $count } wyników
}
daily-chart = Jak poszło wszystkim
daily-chart-points = Punkty
daily-chart-count = Wyniki
daily-best = Najlepsze wyniki
daily-nameless = Anonim

daily-possible = Co było możliwe
daily-possible-text = „Wynik idealny” to tyle, ile można było zdobyć, znając od początku wszystkie karty. Mistrz nie wiedział więcej niż ty. Liczba pod kartą to runda, w której ją wyłożono.
daily-hindsight = Wynik idealny
daily-master = Mistrz
daily-failed = Nie udało się tego obliczyć.
daily-order-heard = Wyłożone w rundach, od lewej: { $rounds }
daily-exchange = Wymiana w rundzie { $round }

daily-streaks = Twoja seria
daily-streak = { $days ->
    [one] dzień z rzędu
    [few] dni z rzędu
   *[many] dni z rzędu
}
daily-longest = najdłuższa seria
daily-played = { $days ->
    [one] dzień z grą
    [few] dni z grą
   *[many] dni z grą
}
daily-share-streak = { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
   *[many] { $days } dni z rzędu
}
daily-practise = Poćwicz z tymi kartami
daily-practise-text = Ćwiczenia się nie liczą.
daily-archive = Kalendarz
daily-month-before = Poprzedni miesiąc
daily-month-after = Następny miesiąc
daily-not-played = nierozegrane

daily-over = Dzień po dniu
daily-over-shows = Co pokazuje wykres
daily-over-share = Procent możliwych punktów
daily-over-lead = Różnica względem mistrza
daily-over-percent = Procent
daily-over-day = Dzień
daily-over-mean = Średnio zdobywasz { $percent }% możliwych punktów.
daily-over-text = Liczą się tylko pierwsze próby rozegrane tego samego dnia, najwyżej 60 ostatnich. To, co było możliwe, i wynik mistrza są obliczane na twoim urządzeniu i tam zapisywane.
daily-over-work-out = { $days ->
    [one] Oblicz { $days } brakujący dzień
    [few] Oblicz { $days } brakujące dni
   *[many] Oblicz { $days } brakujących dni
}
daily-over-working = Obliczanie: { $day }…
daily-over-stop = Zatrzymaj
