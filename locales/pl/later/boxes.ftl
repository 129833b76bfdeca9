boxes-lead = Uchwyty, układy i punkty w tej grze to nasza rekonstrukcja: nie mieliśmy ilustracji prawdziwych kart. Jeśli masz pudełko, przepisz to, co widać na twoich kartach. Wtedy grasz własnymi kartami i według nich liczysz punkty.
boxes-none = Nie masz jeszcze własnego pudełka.
boxes-kept = Każda zmiana jest od razu zapisywana w tej przeglądarce. Nic nie jest nigdzie wysyłane.
boxes-all = Wszystkie twoje pudełka
boxes-nameless = Nieczytelne pudełko
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
boxes-new-text = Powstaje jako kopia klasycznego pudełka. Kolory kart najprawdopodobniej się zgadzają; uchwyty, układy i punkty trzeba sprawdzić.
boxes-new-default = Moje pudełko
boxes-new = Utwórz
boxes-import-title = Pudełko z pliku
boxes-import-text = Ten sam plik, który przyjmują wiersz poleceń i serwer.
boxes-import = Otwórz plik

boxes-link = Link
boxes-link-title = Link do tego pudełka
boxes-link-text = Ten link zawiera całe pudełko. Kto go otworzy, może je zapisać.
boxes-sent-title = Pudełko dla ciebie
boxes-sent-known = Masz już te karty i cele: { $name }. Jeśli zapiszesz to pudełko, zastąpi jego nazwy i sugestie.
boxes-sent-keep = Zapisz to pudełko
boxes-sent-fault = Ten link jest niepełny: brakuje części pudełka.

boxes-name = Nazwa pudełka
boxes-judgement = Czy są błędy?
boxes-right = Brak błędów. Odcisk: { $hash }
boxes-unusable = Popraw te błędy, a będzie można grać kartami z tego pudełka. Do tego czasu nic nie przepadnie.
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
boxes-pattern-aside = W dowolnym kierunku; odbicia i obroty liczą się automatycznie.
boxes-cell = Poziom { $line }, kolumna { $column }
boxes-row-of = Które rzędy
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
