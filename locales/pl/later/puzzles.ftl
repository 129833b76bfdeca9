puzzles-lead = Znajdź najlepszy ruch. Każde rozwiązanie jest udowodnione: uwzględnia wszystkie karty, które mogą jeszcze przyjść, i niczego nie szacuje.
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
puzzles-training-text = Nowe zadania na twoim poziomie. Nierozwiązane wracają, gdy zobaczysz już pozostałe.
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
puzzles-by-kind = Według rodzaju
puzzles-by-theme = Według tematu
puzzles-solved-of = { $solved } z { $count }
puzzles-mode = { $mode ->
    [minutes] Trzy minuty
   *[lives] Trzy życia
}
puzzles-mode-text = { $mode ->
    [minutes] Rozwiąż jak najwięcej zadań, zanim minie czas.
   *[lives] Coraz trudniejsze zadania, aż do trzeciego błędu.
}
puzzles-best-run = { $count ->
    [one] Twój rekord: { $count }
    [few] Twój rekord: { $count }
   *[many] Twój rekord: { $count }
}
puzzles-mistakes = Twoje błędy
puzzles-mistakes-text = Ruchy z końcówek twoich gier solo, które na pewno nie były najlepsze. Wracają po jednym, trzech i siedmiu dniach. Wcześniejszych ruchów nie da się udowodnić.
puzzles-mistakes-due = { $count ->
    [one] Do poprawy: { $count }
    [few] Do poprawy: { $count }
   *[many] Do poprawy: { $count }
}
puzzles-mistakes-later = Następny wróci { $day }.
puzzles-mistakes-none = Na razie żadnych: dokończ grę solo i zajrzyj tu ponownie.
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
    [two-rounds] Przyjdzie jeszcze jedna karta. Co da średnio najwięcej?
    [exchange] Dwie nowe karty czy jedna z tych?
   *[perfect] Wiesz, co przyjdzie. Zagraj do końca.
}
puzzles-question = { $kind ->
    [last-card] Wyłóż ostatnią kartę: którą, jak obróconą, na którym końcu?
    [two-rounds] Ta karta i jeszcze jedna. Który ruch da średnio najwięcej?
    [exchange] Wymienić karty na ręce czy wyłożyć jedną z nich?
   *[perfect] Wszystkie karty są odkryte. Zdobądź tyle punktów, ile się da.
}
puzzles-idea = { $idea ->
    [exchange-now] Wymiana od razu
    [keep-the-hand] Bez wymiany
    [plan-the-exchange] Zaplanowana wymiana
    [keep-row-open] Otwarty rząd
    [give-up] Coś za coś
    [complete-two] Dwie kombinacje naraz
    [reach-bonus] Walka o premię
    [two-goals] Dwa cele naraz
    [complete] Domknięta kombinacja
    [lengthen-row] Dłuższy rząd
   *[prepare] Przygotowanie
}
puzzles-difficulty = Trudność { $rating }
puzzles-number = Zadanie { $number }
puzzles-from-game = Z gry
puzzles-all = Wszystkie zadania
puzzles-to-come = Nadchodzące karty
puzzles-to-come-text = Po dwie, od lewej. Niewyłożone karty są odrzucane.
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
puzzles-best-choice = Najlepszy wybór
puzzles-your-choice-is-best = Twój wybór jest najlepszy
puzzles-points = { $points } punktu
puzzles-on-average = średnio, przy wszystkich kartach, które mogą jeszcze przyjść
puzzles-exactly = dokładnie { $value }
puzzles-less = { $points } punktu poniżej najlepszego wyboru
puzzles-margin = o { $points } punktu więcej niż każdy inny wybór
puzzles-exchange-shown = Odrzucasz obie karty i dobierasz dwie nowe.
puzzles-order = Liczby oznaczają kolejność.
puzzles-order-exchange = { $number ->
    [0] Najpierw wymiana.
    [one] Wymiana po { $number } karcie.
    [few] Wymiana po { $number } kartach.
   *[many] Wymiana po { $number } kartach.
}
puzzles-choices = Wszystkie możliwości, dokładne wartości
puzzles-choice = Wybór
puzzles-value = Wartość
puzzles-difference = Strata
puzzles-next = Następne zadanie
puzzles-again = Spróbuj ponownie
puzzles-share = Udostępnij to zadanie
puzzles-share-question = Znajdziesz najlepszy ruch?
puzzles-rating-now = Twój ranking: { $rating } ({ $change })
puzzles-unrated = To zadanie już znasz, więc twój ranking się nie zmienia.
puzzles-not-rated = Twój ranking się nie zmienia.
puzzles-theme = Temat
puzzles-none-left = Żadne zadanie nie spełnia tych warunków.
puzzles-nonsense = Ten adres nie prowadzi do żadnego zadania. Może brakuje jego części.
puzzles-run-rules = Tylko zadania na jeden ruch. Twój ranking się nie zmienia.
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
   *[lives] Wszystkie życia stracone
}
puzzles-run-best = Nowy rekord!
puzzles-run-again = Jeszcze raz
puzzles-run-result = Zobacz wynik
puzzles-run-answers = Zobacz swoje odpowiedzi
puzzles-run-answer = Zadanie { $number }: { $went ->
    [right] dobrze
   *[wrong] nie najlepiej
}
puzzles-fresh = Nowe bez końca
puzzles-fresh-text = Znalezione i udowodnione na twoim urządzeniu. Ich trudność nie jest mierzona, więc nie zmieniają twojego rankingu.
