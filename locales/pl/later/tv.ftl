tv-show = Pokaż na telewizorze
tv-show-text = Otwiera się w nowej karcie. Na samym telewizorze wpisz:
tv-join = Dołącz telefonem
tv-free = wolne
tv-waiting = Czekamy na ruch:
tv-lost = Utracono połączenie
tv-again = Ponawiamy próbę…
tv-address = Sprawdź adres: { $origin }{ $path }
tv-hidden = Ta gra jest zamknięta dla widzów, więc telewizor jej nie pokaże.
tv-hidden-how = Można to zmienić: po grze gospodarz otwiera „{ $settings }” i włącza „{ $spectators }”.
tv-dark = Telewizor nie pokaże gry: widzowie są wyłączeni. Gospodarz może to zmienić w „{ $settings }”: „{ $spectators }”.
tv-locked-how = Gospodarz może wpuścić telewizor przyciskiem „{ $unlock }”.
tv-watches = { $count ->
    [one] { $count } telewizor pokazuje grę
    [few] { $count } telewizory pokazują grę
   *[many] { $count } telewizorów pokazuje grę
}
