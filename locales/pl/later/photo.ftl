photo-button = Zrób zdjęcie
photo-title = Zdjęcie komody
photo-private = Zdjęcie zostaje na tym urządzeniu i nie jest zapisywane.
photo-opening = Otwieranie zdjęcia…
photo-reading = Odczytywanie kart…
photo-read = { $cards ->
    [one] Jedna karta. Zgadza się?
    [few] { $cards } karty. Zgadzają się?
   *[many] { $cards } kart. Zgadzają się?
}
photo-read-unsure = { $cards ->
    [one] Jedna karta: sprawdź ją.
    [few] { $cards } karty, do sprawdzenia: { $unsure }. Dotknij właściwej.
   *[many] { $cards } kart, do sprawdzenia: { $unsure }. Dotknij właściwej.
}
photo-no-picture = Przeglądarka nie potrafi otworzyć tego pliku jako obrazu.
photo-too-large = To zdjęcie jest za duże: limit to 64 megapiksele i 64 megabajty.
photo-too-small = To zdjęcie jest za małe, aby rozpoznać na nim karty.
photo-no-board = Na tym zdjęciu nie widać komody.
photo-bad-corners = Zaznaczone rogi nie obejmują komody.
photo-too-few-cards = Na zdjęciu jest więcej kart, niż zostało w pudełku. Sprawdź pozostałe komody.
photo-no-reader = Nie udało się odczytać zdjęcia. Sprawdź połączenie i spróbuj jeszcze raz.
photo-helps = Co pomaga: jedna komoda, ustawiona prosto, zdjęcie z góry, widoczne wszystkie pięć szuflad każdej karty, równe światło. Możesz też przeciągnąć rogi ramki na rogi komody.
photo-corners-aside = Jeśli ramka jest przesunięta, przeciągnij jej rogi na rogi komody.
photo-picture = Zdjęcie
photo-corners = Rogi komody
photo-corner = { $corner ->
    [upper-left] Lewy górny róg: przeciągnij go albo użyj strzałek
    [upper-right] Prawy górny róg: przeciągnij go albo użyj strzałek
    [lower-right] Prawy dolny róg: przeciągnij go albo użyj strzałek
   *[lower-left] Lewy dolny róg: przeciągnij go albo użyj strzałek
}
photo-columns = Karty od lewej do prawej
photo-column-unsure = Karta { $number }, sprawdź: { $card }
photo-column-unknown = Karta { $number }: jeszcze nieznana
photo-which = Karta { $number }: dotknij właściwej.
photo-other = Inna karta? Dotknij jej kolorów od góry:
photo-right = Zgadza się
photo-no-card = Tu nie ma karty
photo-add-left = Brakuje karty po lewej
photo-add-right = Brakuje karty po prawej
photo-missing = { $found ->
    [one] Znaleziono jedną kartę.
    [few] Znaleziono { $found } karty.
   *[many] Znaleziono { $found } kart.
} { $missing ->
    [one] Brakuje jednej?
    [few] Brakuje { $missing } kart?
   *[many] Brakuje { $missing } kart?
}
photo-add-first = Dodaj z lewej
photo-add-last = Dodaj z prawej
photo-add-between = Dodaj między { $left } a { $right }
photo-missing-between = Brakuje gdzieś indziej? Dotknij karty obok.
photo-take = { $count ->
    [one] Użyj tej karty
    [few] Użyj tych { $count } kart
   *[many] Użyj tych { $count } kart
}
photo-replaces = { $count ->
    [one] Zastąpi kartę, która już tu leży.
    [few] Zastąpi { $count } karty, które już tu leżą.
   *[many] Zastąpi { $count } kart, które już tu leżą.
}
photo-again = Inne zdjęcie
photo-taken = { $count ->
    [one] Ze zdjęcia wpisano jedną kartę.
    [few] Ze zdjęcia wpisano { $count } karty.
   *[many] Ze zdjęcia wpisano { $count } kart.
}
