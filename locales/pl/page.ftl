title = Sideboards
skip = Przejdź do treści
home = Strona główna
play = Graj
learn = Samouczek
rules = Zasady
settings = Ustawienia
main-navigation = Menu główne

home-lead = Wyłóż obok siebie osiem kart tak, by szuflady i uchwyty pasowały do trzech celów.
home-facts = 1–6 osób · 15 minut · bez konta
home-know = Znam już tę grę
home-continue = Graj dalej
home-continue-where = Runda { $round } z { $rounds }
home-again = Z ostatnimi ustawieniami
home-finished = Zobacz wynik
home-turns = { $games ->
    [one] Twoja kolej w { $games } grze
    [few] Twoja kolej w { $games } grach
   *[many] Twoja kolej w { $games } grach
}
home-streak = { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
   *[many] { $days } dni z rzędu
}
home-solo = Zagraj solo
home-bots = Zagraj z botami
home-device = Na jednym urządzeniu
home-learn = Naucz się w trzy minuty
home-daily-text = Jedno rozdanie dziennie, te same karty dla wszystkich, a liczy się tylko pierwsza próba.
home-puzzles-text = Znajdź najlepszy ruch. Każde rozwiązanie jest udowodnione.
home-besides = Prawdziwe karty i poprzednie gry
home-past = Poprzednie gry
home-load = Otwórz zapisaną grę
home-offline = Po pierwszej wizycie wszystko poza grą online działa bez połączenia.
home-box = Nieoficjalna edycja gry karcianej Hartwiga Jakubika. Podoba ci się? Kup wersję pudełkową.
licences = Licencje

new-title = Nowa gra
new-who = Kto gra?
new-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
new-add-bot = Dodaj bota
new-add-person = Dodaj osobę
new-change = Zmień: { $name }
new-strength = Poziom
new-make-person = Zamień na człowieka
new-make-bot = Zamień na bota
new-remove = Usuń
new-done = Gotowe
new-solo = Solo
new-bots = Z botami
new-name = Imię gracza { $number }
new-goals = Cele
new-goals-random = Losowe
new-goals-suggestion = Sugestia { $name }
new-goals-drawn-later = Trzy cele zostaną wylosowane na początku gry
new-goal-other = Wybierz inny
new-die = Wylosuj trzy nowe cele
goals-preset = { $name ->
    [first-evening] Pierwszy wieczór
    [A] Rozgrzewka
    [B] Czerwone szczyty
    [C] W rozkwicie
    [D] Po schodach
   *[tight-corners] Ciasne kąty
}
new-variant = Wariant
new-standard = Podstawowy
new-standard-text = Na start trzy karty, potem po dwie; jedna wymiana na grę.
new-four-card = Cztery karty
new-four-card-text = Na start cztery karty, potem po trzy; bez wymiany.
new-hints = Podpowiedzi
new-hints-text = Przycisk na stole pozwala poprosić mistrza o radę.
new-more = Więcej opcji
new-word = Kod rozdania
new-word-text = Kto wpisze ten sam kod, dostanie te same karty. Puste pole to nowe rozdanie.
new-start = Zaczynamy
new-same-deal = Ktoś przysłał ci rozdanie: te same karty w tej samej kolejności.
sent-beat = Te same karty. Pobij wynik: { $points }.
sent-same = Te same karty. Twoja kolej.
sent-change = Zmień graczy
new-box = Pudełko
box-classic = Klasyczne
new-box-missing = To rozdanie wymaga pudełka, którego nie masz w tej przeglądarce. Dodaj je i otwórz link jeszcze raz albo zacznij inną grę.

settings-title = Ustawienia
settings-language = Język
settings-theme = Motyw
theme-device = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
settings-palette = Kolory szuflad
palette-classic = Klasyczne
palette-classic-text = Kolory z pudełka.
palette-clear = Wyraźne
palette-clear-text = Czytelne także przy zaburzeniach widzenia barw.
palette-tones = Stopniowane
palette-tones-text = Od ciemnych do jasnych, czytelne także w skali szarości.
settings-marks = Oznaczenia szuflad
marks-both = Litery i desenie
marks-letters = Litery
marks-textures = Desenie
settings-swift = Wykładanie karty
swift-off = Pytaj o potwierdzenie
swift-on = Zatwierdzaj od razu
settings-previews = Podgląd przy dokładaniu
preview-pointed = Kształty na wskazanym końcu
preview-full = Kształty i punkty na obu końcach
settings-hints = Podpowiedzi
switch-on = Wł.
switch-off = Wył.
settings-preview = Podgląd
settings-sound = Dźwięk
settings-volume = Głośność
volume-low = Cicho
volume-medium = Średnio
volume-high = Głośno
settings-touch = Wibracje
settings-kept = Ustawienia są zapisywane w tej przeglądarce. Nic nie jest nigdzie wysyłane.

update-ready = Dostępna jest nowa wersja.
update-take = Zaktualizuj
storage-full = Pamięć przeglądarki jest pełna: to, co teraz robisz, nie jest zapisywane. Zwolnij miejsce, na przykład usuwając dawne gry.
nowhere-title = Pusta szuflada
nowhere-text = Pod tym adresem nic nie ma.
nowhere-home = Na stronę główną
no-game-title = Stół jest pusty
no-game-text = Zacznij nową grę albo otwórz zapisaną.
load-player = To nie jest zapisana gra: w wierszu { $line } brakuje gracza.
load-record = To nie jest zapis gry Sideboards: nie da się odczytać wiersza { $line }.
load-other-box = Ta gra wymaga pudełka, którego nie masz (suma kontrolna { $hash }…). Dodaj je, a potem otwórz grę jeszcze raz.
load-illegal = Ten zapis łamie zasady w ruchu nr { $number }.
labelled = { $label }: { $text }
listed = { $before }; { $next }
settings-keys = Skróty klawiszowe
keys-play = Wł.
keys-nothing = Wył.

later-coming = Chwileczkę…
later-missing = Nie udało się wczytać tej części strony.
later-again = Spróbuj ponownie

sheet-title = Arkusz punktów
boxes-title = Własne pudełko
daily-title = Rozdanie dnia
daily-practice = Ćwiczenie
puzzles-title = Zadania
replay-title = Powtórka
statistics-title = Statystyki
