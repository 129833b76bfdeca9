boxes-lead = Uchwyty, układy i punkty w tej grze to nasza rekonstrukcja: nie mieliśmy ilustracji prawdziwych kart. Masz prawdziwą grę? Przepisz to, co widać na twoich kartach, a zagrasz nimi i policzysz według nich punkty.
boxes-none = Nie masz jeszcze własnego pudełka.
boxes-kept = Każda zmiana jest od razu zapisywana w tej przeglądarce. Nic nie jest nigdzie wysyłane.
boxes-all = Wszystkie twoje pudełka
boxes-nameless = Pudełko z błędami
boxes-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
boxes-goals = { $count ->
    [one] { $count } cel
    [few] { $count } cele
   *[many] { $count } celów
}
boxes-faults = { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
   *[many] { $count } błędów
}
boxes-edit = Edytuj
boxes-copy = Kopiuj
boxes-copy-name = { $name } (kopia)
boxes-delete = Usuń
boxes-delete-sure = Usunąć „{ $name }”? Gier rozegranych kartami z tego pudełka nie da się potem otworzyć.
boxes-delete-yes = Usuń
boxes-new-title = Nowe pudełko
boxes-new-text = Twoje pudełko powstanie jako kopia klasycznego. Kolory kart najprawdopodobniej się zgadzają; uchwyty, układy i punkty porównaj ze swoimi kartami.
boxes-new-default = Moje pudełko
boxes-new = Utwórz
boxes-import-title = Pudełko z pliku
boxes-import-text = Plik pudełka, taki sam jak dla wiersza poleceń i serwera.
boxes-import = Otwórz plik

boxes-link = Link
boxes-link-title = Link do tego pudełka
boxes-link-text = Ten link zawiera całe pudełko. Kto go otworzy, może je zapisać.
boxes-sent-title = Pudełko dla ciebie
boxes-sent-known = Masz już te karty i cele: { $name }. Jeśli zapiszesz to pudełko, jego nazwy i sugestie zastąpią dotychczasowe.
boxes-sent-keep = Zapisz to pudełko
boxes-sent-fault = Ten link jest niepełny: brakuje części pudełka.

boxes-name = Nazwa pudełka
boxes-judgement = Sprawdzenie
boxes-right = Brak błędów. Suma kontrolna: { $hash }
boxes-unusable = Popraw te błędy, aby grać kartami z tego pudełka. Twoja praca jest już zapisana.
boxes-unreadable = Plik ma błędy, których formularz nie pokaże. Popraw je w tekście.
boxes-tabs = Co chcesz zmienić?
boxes-tab-cards = Karty
boxes-tab-suggestions = Sugestie
boxes-tab-text = Tekst
boxes-previous = Wstecz
boxes-next = Dalej
boxes-search = Znajdź kartę po kolorach od góry
boxes-search-clear = Wszystkie karty
boxes-card = Karta { $number }
boxes-card-of = Karta { $number } z { $count }
boxes-card-add = Dodaj kartę
boxes-card-remove = Usuń tę kartę
boxes-tap = Dotknięcie szuflady zmienia
boxes-tap-handle = uchwyt
boxes-tap-colour = kolor
boxes-drawer = Szuflada { $number }: { $drawer }
boxes-keys = Klawisze: 1–5 zmieniają szufladę, R obraca kartę, ← i → przechodzą do innych kart.
boxes-goal = Cel { $number }
boxes-goal-of = Cel { $number } z { $count }
boxes-goal-add = Dodaj cel
boxes-goal-remove = Usuń ten cel
boxes-goal-name = Nazwa
boxes-goal-points = Punkty
boxes-goal-kind = Rodzaj
boxes-pattern = Układ: dotknij jego szuflad
boxes-pattern-aside = Narysuj go raz, w dowolnym położeniu: odbicia i obroty liczą się automatycznie.
boxes-cell = Poziom { $line }, kolumna { $column }
boxes-row-of = Które rzędy
row-of = { $of ->
    [colour] dowolny kolor
    [handle] dowolny uchwyt
    [red] czerwony
    [turquoise] turkusowy
    [pink] różowy
    [orange] pomarańczowy
    [black] czarny
    [flower] kwiaty
    [square] kwadraty
   *[bar] linie
}
boxes-row-count = Co się liczy
boxes-row-longest = Najdłuższy rząd
boxes-row-two-longest = Dwa najdłuższe rzędy
boxes-row-lines = Najdłuższy rząd na wybranych poziomach
boxes-line = Poziom { $line }
boxes-suggestions-text = Trzy cele na partię, po jednym z każdego rodzaju.
boxes-suggestion-name = Nazwa
boxes-suggestion-add = Dodaj sugestię
boxes-suggestion-remove = Usuń
boxes-text = Plik z zawartością
boxes-text-aside = Jest sprawdzany podczas pisania. Zmiana w którymś z formularzy zapisuje plik od nowa, bez komentarzy.

fault-at = Wiersz { $line }, znak { $column }: { $fault }
fault-syntax = To nie jest poprawny TOML. Komunikat parsera (po angielsku): „{ $detail }”
fault-too-large = Plik ma { $bytes } B; limit to { $most } B
fault-format = Format { $found } jest nieznany; ta wersja czyta format 1
fault-missing = Brakuje „{ $key }”
fault-unknown-key = Nieznany klucz „{ $key }”
fault-each = Każdy element „{ $key }”
fault-value = { $kind ->
    [text] tekst
    [integer] liczba całkowita
    [float] liczba ułamkowa
    [boolean] prawda lub fałsz
    [date] data
    [list] lista
   *[table] tabela
}
fault-type = { $what } – powinno być: { $expected }, jest: { $found }
fault-huge = { $what }: liczba jest o wiele za duża
fault-name = Nazwa ma od 1 do { $most } drukowalnych znaków, bez spacji na początku i na końcu
fault-card = Karta „{ $text }”: { $why }
fault-card-length = potrzeba 10 znaków, po dwa na szufladę; jest: { $letters }
fault-card-colour = szuflada { $drawer } od góry ma kolor „{ $letter }” zamiast R, T, P, O lub K
fault-card-handle = szuflada { $drawer } od góry ma uchwyt „{ $letter }” zamiast f, s, b lub -
fault-card-twice = Karta „{ $text }” jest taka sama jak ta w wierszu { $line }, być może obrócona
fault-card-count = Pudełko ma od { $least } do { $most } kart, a nie { $count }
fault-goal-number = Numer celu { $number } nie mieści się między 1 a { $most }
fault-goal-twice = Cel { $number } jest już w wierszu { $line }
fault-goal-missing = Brakuje celu { $number }; numery idą od 1 bez przerw
fault-no-goal = Brak celu tego rodzaju: { $kind }. Potrzeba po jednym każdego rodzaju
fault-kind = „{ $word }” to nie rodzaj celu; wpisz colour, handle lub row
fault-points = Punktów może być od 1 do { $most }; tu jest { $points }
fault-pattern-empty = Układ jest pusty
fault-pattern-letter = Linijka { $line } układu zawiera „{ $letter }”; # to szuflada, . to cokolwiek
fault-pattern-drawers = Liczba szuflad w układzie: { $drawers }; najwięcej może być { $most }
fault-pattern-size = Układ { $columns } × { $lines } nie mieści się na komodzie { $wide } × { $high }, nawet obrócony
fault-row-of = „{ $word }” nie mówi, które rzędy; wpisz any colour, any handle albo jeden kolor lub uchwyt po angielsku
fault-longest = „longest” musi wynosić 1 lub 2, a nie { $rows }
fault-row-count = Cel z rzędami ma albo „longest” (1 lub 2), albo „lines”
fault-lines-none = Nie wybrano żadnego poziomu
fault-lines-twice = Poziom { $number } występuje dwa razy
fault-lines-unknown = Nie ma poziomu { $number }; od góry są poziomy od 1 do { $most }
fault-suggestion = Sugestia „{ $name }”: { $why }
fault-goals-count = gra ma trzy cele, a nie { $count }
fault-goals-unknown = w tym pudełku nie ma celu { $number }; są cele od 1 do { $last }
fault-goals-same = cele { $first } i { $second } są tego samego rodzaju ({ $kind }); w grze jest po jednym z każdego
fault-suggestion-unknown = w tym pudełku nie ma sugestii „{ $name }”
fault-suggestion-name = Sugestia „{ $name }” musi mieć inną nazwę: ta ma szczególne znaczenie
fault-suggestion-twice = Dwie sugestie mają nazwę „{ $name }”
fault-more = Błędów jest więcej; najpierw popraw te
fault-quoted = „{ $word }”
