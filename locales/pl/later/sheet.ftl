sheet-lead = Do gry prawdziwymi kartami: podaj, kto gra i z jakimi celami, wprowadź każdą komodę, a arkusz policzy punkty.
sheet-steps = Kroki
sheet-start = Przygotowanie
sheet-result = Wynik
sheet-progress = { $cards } z 8
sheet-players = Gracze
sheet-how-many = Ile osób gra
sheet-earlier = Przesuń wyżej: { $name }
sheet-remove-player = Usuń: { $name }
sheet-remove = Usuń
sheet-box = Pudełko
sheet-box-sure = { $count ->
    [one] { $count } karty nie ma w tamtym pudełku; zostanie pominięta. Zmienić pudełko?
    [few] { $count } kart nie ma w tamtym pudełku; zostaną pominięte. Zmienić pudełko?
   *[many] { $count } kart nie ma w tamtym pudełku; zostaną pominięte. Zmienić pudełko?
}
sheet-box-yes = Zmień
sheet-goals-text = Dotknij celu, aby wybrać inny.
sheet-reconstruction = Uchwyty, układy celów i punkty w klasycznym pudełku to nasza rekonstrukcja. Jeśli na twoich kartach widać coś innego, najpierw je przepisz:
sheet-next = Dalej: { $name }
sheet-back = Wstecz
sheet-to-result = Pokaż wynik
sheet-exchange-unused = Niewykorzystana: 1 punkt
sheet-exchange-used = Wykorzystana
sheet-which = Która karta jest następna? Dotknij jej kolorów od góry, a potem karty.
sheet-which-instead = Aby zamienić kartę { $number }, dotknij kolorów właściwej karty.
sheet-full = Osiem kart to komplet. Dotknij karty, aby ją poprawić.
sheet-colours = Kolory
sheet-untap = Cofnij ostatni kolor
sheet-end = Na którym końcu?
sheet-left = Na lewym
sheet-right = Na prawym
sheet-left-over = { $count ->
    [one] Pasuje tylko jedna karta. Dotknij jej.
    [few] Pasują { $count } karty. Dotknij właściwej albo jeszcze jednego koloru.
   *[many] Pasuje { $count } kart. Dotknij właściwej albo jeszcze jednego koloru.
}
sheet-lies-at = Ma ją już { $name }
sheet-keys = Klawisze: { $colours }; Backspace cofa kolor, Enter wybiera jedyną pasującą kartę.
sheet-card = Karta { $number }
sheet-move-left = Przesuń w lewo
sheet-move-right = Przesuń w prawo
sheet-twice = Ta sama karta pojawia się dwa razy: { $first } oraz { $second }.
sheet-spot = { $name }, karta { $number }
sheet-no-cards = { $name }: jeszcze bez kart
sheet-not-yet = Nie ma jeszcze wyniku
sheet-missing = { $count ->
    [one] { $name }: brakuje { $count } karty. Liczy się to, co jest.
    [few] { $name }: brakuje { $count } kart. Liczy się to, co jest.
   *[many] { $name }: brakuje { $count } kart. Liczy się to, co jest.
}
sheet-why = Dlaczego nie { $count }?
sheet-why-title = { $name }, { $goal }: dlaczego nie { $count }?
sheet-why-most = { $count ->
    [one] Liczy się tylko { $count } kombinacja: wszystkie inne mają z nią wspólne szuflady, a w ramach jednego celu szuflada liczy się tylko raz.
    [few] W ramach jednego celu szuflada liczy się tylko raz, a bez wspólnych szuflad zmieszczą się najwyżej { $count } kombinacje.
   *[many] W ramach jednego celu szuflada liczy się tylko raz, a bez wspólnych szuflad zmieści się najwyżej { $count } kombinacji.
}
sheet-why-which = Niepoliczona: { $number } z { $of } (przerywany obrys).
sheet-why-shares = Zaznaczone szuflady należą już do kombinacji { $combinations }.
sheet-why-before = Poprzednia
sheet-why-after = Następna
sheet-copy-link = Kopiuj link
sheet-picture = Zapisz obraz
sheet-picture-send = Wyślij obraz…
sheet-print = Drukuj
sheet-json = Zapisz jako JSON
sheet-bg-stats = Wyślij do BG Stats
sheet-bg-stats-text = Otwiera aplikację BG Stats, jeśli jest zainstalowana na tym urządzeniu. Nigdzie indziej nic nie jest wysyłane.
sheet-evening = Ten wieczór
sheet-round = Partia { $number }
sheet-leads = Na prowadzeniu: { $names }
sheet-another = Jeszcze jedna partia w tym samym gronie
sheet-new-evening = Nowy wieczór
sheet-delete-round = Usuń partię { $number }
sheet-sent = Ten arkusz został otwarty z linku i nie należy do ciebie.
sheet-copy = Edytuj kopię
sheet-copy-sure = Edytować kopię? Zastąpi arkusz, który właśnie wypełniasz.
sheet-own = Wróć do mojego arkusza
sheet-link-broken = Ten link nie zawiera arkusza punktów.
sheet-link-other-box = Ten arkusz wymaga pudełka, którego nie masz. Dodaj je, a potem otwórz link jeszcze raz.
sheet-undo = Cofnij: { $what }
sheet-box-changed = Twoje pudełko „{ $name }” zmieniło się od początku tego arkusza. Liczyć według obecnej wersji?
sheet-box-count = Użyj obecnej wersji
sheet-correcting = Poprawiasz partię { $number }. Zmiany zastąpią jej poprzednią wersję.
sheet-back-to-round = Wróć do partii { $number }
sheet-insert-before = Wstaw przed
sheet-insert-after = Wstaw po
sheet-which-between = Która karta leży na miejscu { $number }? Dotknij jej kolorów od góry.
sheet-not-kept = Pamięć przeglądarki jest pełna: zmiany w tym arkuszu nie są zapisywane. Zapisz go do pliku albo zwolnij miejsce.
sheet-running = Punkty do tej pory
sheet-evenings-text = Skończone partie trafiają do poprzednich gier i do statystyk.
sheet-evenings = Wcześniejsze wieczory
sheet-bg-stats-missing = Wygląda na to, że nie ma tu aplikacji BG Stats. Nic nie wysłano; zapisz partię jako JSON albo skopiuj link.
