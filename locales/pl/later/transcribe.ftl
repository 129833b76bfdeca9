transcribe-begin = Przepisuj karta po karcie
transcribe-title = Przepisywanie pudełka
transcribe-asks-colours = Weź dowolną kartę z pudełka. Dotknij jej górnego koloru, a potem karty.
transcribe-asks-handles = Jaki uchwyt ma zaznaczona szuflada? Następna zaznaczy się sama.
transcribe-cards-over = Wszystkie karty są wpisane.
transcribe-held = Karta, którą trzymasz
transcribe-handles = Uchwyt zaznaczonej szuflady
transcribe-colours = Kolory następnej karty, od góry
transcribe-unknown = Szuflada { $number }: jeszcze nieznana
transcribe-drawer = Szuflada { $number }, { $colour }: jaki uchwyt?
transcribe-entered = { $drawer }. Szuflada { $number }, { $colour }: jaki uchwyt?
transcribe-done = Karta gotowa: { $card }
transcribe-again = Już wpisana, popraw: { $card }
transcribe-back = Poprzednia karta
transcribe-to-goals = Dalej do celów
transcribe-keys = Klawisze: { $colours }; 1 bez uchwytu, 2 kwiat, 3 kwadrat, 4 linia; Backspace cofa.
transcribe-goal-right = Zgadza się, dalej
transcribe-suggestions = Czy w twojej instrukcji są sugestie celów? Możesz je tu wpisać.
transcribe-over = Gotowe
unusual-colour = Nietypowe: kilka szuflad w jednym kolorze ({ $colour })
unusual-handle = Nietypowe: { $handle } na { $count } szufladach zamiast na jednej
unusual-same = Nietypowe: uchwyty w tych samych miejscach co na kartach { $first } i { $second }
unusual-count = { $count ->
    [one] Sprawdź: { $count } nietypowa rzecz
    [few] Sprawdź: { $count } nietypowe rzeczy
   *[many] Sprawdź: { $count } nietypowych rzeczy
}
boxes-removed = Usunięto: { $what }
boxes-put-back = Cofnij
sheet-other-handles = Moja karta ma inne uchwyty
sheet-other-handles-text = Podaj, co pokazuje twoja karta, od góry, tak jak leży.
sheet-handles-copy = Klasyczne pudełko zostaje bez zmian: powstaje twoja kopia, z której korzysta ten arkusz.
sheet-handles-twice = W twoim pudełku jest już taka karta.
sheet-handles-save = Popraw moje pudełko
sheet-handles-corrected = Twoje pudełko jest poprawione.
