quick-title = Szybka gra
quick-text = Zagraj z osobami, które też właśnie szukają gry. Widzą tylko twoje imię. Runda trwa najwyżej minutę.
quick-players = Gracze
quick-find = Znajdź graczy
quick-seat-free = wolne
quick-waiting = { $count ->
    [one] Brakuje jeszcze jednego gracza…
    [few] Brakuje jeszcze { $count } graczy…
   *[many] Brakuje jeszcze { $count } graczy…
}
quick-bots-in = Za { $seconds } s można zagrać z botami.
quick-bots = Zagraj z botami
quick-check = Wszyscy są. Zaczynamy?
quick-check-left = Wszyscy są. Zaczynamy? Zostało { $seconds } s
quick-awaits = Czekamy na: { $names }
quick-lost = Nie było odpowiedzi na czas, więc twoje miejsce jest znów wolne.
quick-again = Poszukaj innej gry
quick-sheet = Gracze i zgłoszenia
quick-sheet-text = Jeśli kogoś zablokujesz lub zgłosisz, nie usiądziecie już przy jednym stole, dopóki każde z was używa tej samej przeglądarki. Przy zgłoszeniu operator tego serwera poznaje też imię i powód. Inni gracze się o tym nie dowiedzą.
quick-no-others = Nikogo więcej tu nie ma.
quick-block = Zablokuj: { $name }
quick-report = Zgłoś: { $name }
quick-reason = { $which ->
    [name] Obraźliwe imię
    [stalling] Celowo opóźnia grę
   *[unfair] Gra nieuczciwie
}
quick-blocked = Zablokowano. Ten gracz już się nie pojawi: { $name }.
quick-reported = Dziękujemy. Operator zobaczy zgłoszenie, a ten gracz już się nie pojawi: { $name }.
