replay-lead = Gry zakończone w tej przeglądarce, od najnowszej.
replay-none = Nie masz jeszcze w tej przeglądarce zakończonych gier. Pojawią się tutaj.
replay-more = Pokaż więcej
replay-place = Miejsce { $place } z { $players }
replay-unreadable = Ten link nie prowadzi do żadnej gry. Może brakuje jego części.
replay-other-box = Tę grę rozegrano kartami z pudełka, którego nie ma w tej przeglądarce. Osoba, która przysłała ci link, może przysłać też pudełko.
replay-not-over = Ta gra jeszcze trwa. Obejrzysz ją, gdy się skończy: do tego czasu karty na ręce są tajne.
replay-no-such-game = Serwer nie zna zakończonej gry o tej nazwie.

replay-controls = Krok po kroku
replay-dealt = Karty są rozdane.
replay-starts = { $name }: na początek dwie karty.
replay-lays-left = { $name }: karta na lewym końcu.
replay-lays-right = { $name }: karta na prawym końcu.
replay-chose = { $name }: ruch gotowy, na razie tajny.
replay-took-back = { $name }: ruch cofnięty.
replay-exchanged = { $name }: wymiana, dwie nowe karty.
replay-passed = Wszyscy wyłożyli karty. Pozostałe wędrują w lewo.
replay-step = Krok { $step } z { $steps }
replay-slider = Pozycja w grze
replay-first = Na początek
replay-last = Na koniec
replay-play = Odtwórz
replay-hand = Karty na ręce
replay-looks = Widok
replay-who-looks = Z czyjej perspektywy?
replay-open-hands = Wszystkie karty odkryte
replay-rounds = Po rundzie
replay-round = Runda { $round }
replay-speed = Tempo
replay-slow = Wolno
replay-normal = Normalnie
replay-fast = Szybko
replay-keys = ← →: krok · Shift + ← →: runda · Home, End: na początek, na koniec · Spacja: odtwarzanie, pauza · N: następny błąd
replay-graph = Punkty po każdej rundzie
replay-graph-round = Runda
replay-play-deal = Rozegraj to rozdanie
replay-copy-link = Kopiuj link do tego momentu

replay-review-title = Analiza
replay-review-text = Po każdym ruchu rozgrywamy partię do końca tysiące razy, aby sprawdzić, ile był wart. Liczy się tylko to, co można było wtedy wiedzieć.
replay-review-whose = Czyja gra?
replay-review-ask = Przeanalizuj tę grę
replay-review-thinking = Sprawdzamy każdy ruch… to chwilę potrwa.
replay-review-failed = Analiza się nie udała. Spróbuj jeszcze raz.
replay-review-choices = Wszystkie ruchy
replay-number = { $number }
replay-par = Norma
replay-par-text = tyle zwykle osiąga doświadczony gracz
replay-luck = Szczęście
replay-luck-text = to, co nie zależało od ruchów
replay-skill = Umiejętności
replay-skill-text = za ruchy lepsze lub gorsze od normy
replay-result = Wynik
replay-result-text = wszystko razem
replay-measure-points = Mierzone w punktach.
replay-measure-lead = Mierzone w punktach przewagi nad najlepszą z pozostałych osób.
replay-optimum = { $points ->
    [one] Znając wszystkie karty z góry, można było zdobyć { $points } punkt:
    [few] Znając wszystkie karty z góry, można było zdobyć { $points } punkty:
   *[many] Znając wszystkie karty z góry, można było zdobyć { $points } punktów:
}
replay-grade = { $grade ->
    [best] najlepszy ruch
    [good] dobry ruch
    [inaccuracy] niedokładność
   *[mistake] błąd
}
replay-card = karta { $number }
replay-card-turned = karta { $number } (obrócona)
replay-chosen = Wybrano:
replay-best = Najlepszy ruch:
replay-luck-and-skill = Szczęście przed ruchem: { $luck } · Umiejętności: { $skill }
replay-passed-to = Karta podana w lewo: { $name }.
replay-passed-laid = { $points ->
    [one] Od razu wyłożona, za { $points } punkt.
    [few] Od razu wyłożona, za { $points } punkty.
   *[many] Od razu wyłożona, za { $points } punktów.
}
replay-passed-unused = Wyłożono inną kartę.

replay-mistakes-proven = { $count ->
    [one] Jeden z tych błędów da się udowodnić. Dołączył do twoich zadań i jeszcze wróci.
    [few] { $count } z tych błędów da się udowodnić. Dołączyły do twoich zadań i jeszcze wrócą.
   *[many] { $count } z tych błędów da się udowodnić. Dołączyły do twoich zadań i jeszcze wrócą.
}
replay-mistakes-unproven = { $count ->
    [one] Jednego błędu nie da się udowodnić, więc nie powstanie z niego zadanie: do końca brakowało więcej niż dwóch kart albo żaden ruch nie był lepszy od wszystkich innych o co najmniej punkt.
    [few] { $count } błędów nie da się udowodnić, więc nie powstaną z nich zadania: do końca brakowało więcej niż dwóch kart albo żaden ruch nie był lepszy od wszystkich innych o co najmniej punkt.
   *[many] { $count } błędów nie da się udowodnić, więc nie powstaną z nich zadania: do końca brakowało więcej niż dwóch kart albo żaden ruch nie był lepszy od wszystkich innych o co najmniej punkt.
}

replay-compare = Porównaj
replay-compare-text = Dwie gry z tymi samymi kartami obok siebie.
replay-compare-own = Twoja gra, punkty: { $points }
replay-compare-link = Link do innej gry z tymi kartami
replay-compare-go = Porównaj
replay-compare-no-link = To nie jest link do zakończonej gry.
replay-compare-other-deal = Te dwie gry mają różne karty, więc nie da się ich porównać.
replay-pair-title = Dwie gry, te same karty
replay-pair-first = Pierwsza gra
replay-pair-second = Druga gra
replay-pair-parting = Różnią się od rundy { $round }.
replay-pair-same = Obie gry są identyczne.
