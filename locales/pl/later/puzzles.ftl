puzzles-lead = Znajdź najlepszą decyzję. Każda odpowiedź jest udowodniona: żadna karta, która może jeszcze przyjść, nie jest pominięta i nic nie jest szacowane.
puzzles-your-rating = Twój ranking
puzzles-answered = { $answered ->
    [one] Rozwiązane: { $right } z { $answered } zadania
    [few] Rozwiązane: { $right } z { $answered } zadań
   *[many] Rozwiązane: { $right } z { $answered } zadań
}
puzzles-day = Zadanie dnia
puzzles-day-solve = Rozwiąż dzisiejsze zadanie
puzzles-day-again = Zobacz jeszcze raz
puzzles-day-went = { $outcome ->
    [right] Rozwiązane
    [near] Prawie rozwiązane
   *[wrong] Nie tym razem
}
puzzles-streak = { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
   *[many] { $days } dni z rzędu
}
puzzles-longest = { $days ->
    [one] najdłuższa seria: { $days } dzień
    [few] najdłuższa seria: { $days } dni
   *[many] najdłuższa seria: { $days } dni
}
puzzles-tomorrow = Następne będzie jutro.
puzzles-training = Trening
puzzles-training-text = Nowe zadania bliskie twojemu rankingowi. Nierozwiązane wracają, gdy zobaczysz już pozostałe.
puzzles-train = Trenuj
puzzles-level = Poziom
puzzles-level-name = { $level ->
    [easy] Łatwy
    [medium] Średni
    [hard] Trudny
   *[any] Każdy
}
puzzles-goal = Cel
puzzles-any-goal = Każdy
puzzles-by-kind = Według pytania
puzzles-by-theme = Według tematu
puzzles-solved-of = { $solved } z { $count }
puzzles-mode = { $mode ->
    [minutes] Trzy minuty
   *[lives] Trzy życia
}
puzzles-mode-text = { $mode ->
    [minutes] Rozwiąż jak najwięcej, zanim minie czas.
   *[lives] Są coraz trudniejsze. Trzeci błąd kończy serię.
}
puzzles-best-run = { $count ->
    [one] Twój rekord: { $count }
    [few] Twój rekord: { $count }
   *[many] Twój rekord: { $count }
}
puzzles-mistakes = Twoje błędy
puzzles-mistakes-text = Decyzje pod koniec twoich gier solo, o których wiadomo na pewno, że nie były najlepsze. Wracają po jednym, trzech i siedmiu dniach.
puzzles-mistakes-due = { $count ->
    [one] Czeka { $count }
    [few] Czekają { $count }
   *[many] Czeka { $count }
}
puzzles-mistakes-later = Następny wróci: { $day }.
puzzles-mistakes-none = Jeszcze żadnych: zagraj do końca grę solo i zajrzyj tu znowu.
puzzles-mistakes-done = Na dziś to wszystko. Dobra robota.
puzzles-looking = Przeglądanie twoich gier…
puzzles-kind = { $kind ->
    [last-card] Ostatnia karta
    [two-rounds] Jeszcze dwie karty
    [exchange] Wymienić czy nie
   *[perfect] Odkryte karty
}
puzzles-kind-text = { $kind ->
    [last-card] Wszystko wiadomo. Która karta i gdzie?
    [two-rounds] Przyjdzie jeszcze jedna karta. Oczekuj najwięcej.
    [exchange] Dwie nowe karty czy jedna z tych?
   *[perfect] Widzisz, co przyjdzie. Zagraj do końca.
}
puzzles-question = { $kind ->
    [last-card] Wyłóż ostatnią kartę: którą, jak obróconą, na którym końcu?
    [two-rounds] Ta karta i jeszcze jedna. Która decyzja jest średnio warta najwięcej?
    [exchange] Wymienić karty na ręce czy wyłożyć jedną z nich?
   *[perfect] Wszystkie karty są odkryte. Zdobądź tyle, ile się da.
}
puzzles-idea = { $idea ->
    [exchange-now] Wymienić teraz
    [keep-the-hand] Zostawić karty
    [plan-the-exchange] Zaplanować wymianę
    [keep-row-open] Zostawić rząd otwarty
    [give-up] Z czegoś zrezygnować
    [complete-two] Dwie naraz
    [reach-bonus] Sięgnąć po premię
    [two-goals] Dwa cele naraz
    [complete] Ukończyć jedną
    [lengthen-row] Wydłużyć rząd
   *[prepare] Przygotować
}
puzzles-difficulty = Trudność { $rating }
puzzles-number = Zadanie { $number }
puzzles-from-game = Z gry
puzzles-all = Wszystkie zadania
puzzles-to-come = Te karty przyjdą
puzzles-to-come-text = Po dwie, od lewej. Czego nie wyłożysz, zostaje odrzucone.
puzzles-heard = { $question } { $points ->
    [one] Masz { $points } punkt.
    [few] Masz { $points } punkty.
   *[many] Masz { $points } punktów.
} Twoje karty na ręce: { $hand }. Naciśnij T, aby usłyszeć wszystko.
puzzles-right = Dobrze!
puzzles-near = { $points ->
    [one] Blisko: brakuje jednego punktu
    [few] Blisko: brakuje { $points } punktów
   *[many] Blisko: brakuje { $points } punktów
}
puzzles-wrong = To nie najlepszy wybór
puzzles-your-choice = Twój wybór
puzzles-best-choice = Najlepszy
puzzles-your-choice-is-best = Twój wybór jest najlepszy
puzzles-points = { $points } punktu
puzzles-on-average = średnio, dla wszystkich kart, które mogą jeszcze przyjść
puzzles-exactly = dokładnie { $value }
puzzles-less = { $points } punktu mniej niż najlepszy
puzzles-margin = { $points } punktu więcej niż każdy inny wybór
puzzles-exchange-shown = Obie karty odchodzą, przychodzą dwie nowe.
puzzles-order = Liczby podają kolejność.
puzzles-order-exchange = { $number ->
    [0] Najpierw wymiana.
    [one] Wymiana po { $number } karcie.
    [few] Wymiana po { $number } kartach.
   *[many] Wymiana po { $number } kartach.
}
puzzles-choices = Wszystkie możliwości, dokładnie
puzzles-choice = Wybór
puzzles-value = Wartość
puzzles-difference = Mniej o
puzzles-next = Następne zadanie
puzzles-again = Spróbuj ponownie
puzzles-share = Udostępnij to zadanie
puzzles-share-question = Znajdziesz najlepszą decyzję?
puzzles-rating-now = Twój ranking: { $rating } ({ $change })
puzzles-unrated = To zadanie już znasz, więc ranking zostaje bez zmian.
puzzles-not-rated = Twój ranking się nie zmienia.
puzzles-theme = Temat
puzzles-none-left = Żadne zadanie nie pasuje do tego wyboru.
puzzles-nonsense = Ten adres nie prowadzi do żadnego zadania. Może brakuje jego części.
puzzles-run-rules = Tylko zadania z jedną decyzją. Twój ranking się nie zmienia.
puzzles-begin = Start
puzzles-time-left = Pozostały czas
puzzles-lives-left = { $lives ->
    [one] Zostało { $lives } życie
    [few] Zostały { $lives } życia
   *[many] Zostało { $lives } żyć
}
puzzles-solved = { $count ->
    [one] Rozwiązane: { $count }
    [few] Rozwiązane: { $count }
   *[many] Rozwiązane: { $count }
}
puzzles-run-over = { $mode ->
    [minutes] Koniec czasu
   *[lives] Koniec żyć
}
puzzles-run-best = Twój najlepszy wynik!
puzzles-run-again = Jeszcze raz
puzzles-run-result = Zobacz wynik
puzzles-run-answers = Twoje odpowiedzi, do obejrzenia
puzzles-run-answer = Zadanie { $number }: { $went ->
    [right] dobrze
   *[wrong] nie najlepiej
}
