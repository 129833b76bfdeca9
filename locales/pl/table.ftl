colour = { $colour ->
    [red] czerwony
    [turquoise] turkusowy
    [pink] różowy
    [orange] pomarańczowy
   *[black] czarny
}
colour-letter = { $colour ->
    [red] C
    [turquoise] T
    [pink] R
    [orange] P
   *[black] A
}
handle = { $handle ->
    [flower] kwiat
    [square] kwadrat
    [bar] linia
   *[none] bez uchwytu
}
drawer = { $colour ->
    [red] czerwona
    [turquoise] turkusowa
    [pink] różowa
    [orange] pomarańczowa
   *[black] czarna
} { $handle ->
    [flower] z kwiatem
    [square] z kwadratem
    [bar] z linią
   *[none] bez uchwytu
}
hand-card = Karta { $number }, od góry: { $drawers }
row-card = Kolumna { $number }, od góry: { $drawers }

goal-kind = { $kind ->
    [colour] Kolory
    [handle] Uchwyty
   *[row] Rzędy
}
goal-pattern = { $name ->
    [Bend] Zakręt
    [Peak] Szczyt
    [Stairs] Schodki
    [Leap] Skok
    [Hook] Hak
    [Arch] Łuk
    [Zigzag] Zygzak
    [Step] Stopień
    [Pair] Para
    [Staircase] Schody
   *[other] { $name }
}
goal-pattern-of-handles = { $pattern } (uchwyty)
goal-longest = Najdłuższy { $of ->
    [colour] rząd dowolnego koloru
    [handle] rząd dowolnych uchwytów
    [red] czerwony rząd
    [turquoise] turkusowy rząd
    [pink] różowy rząd
    [orange] pomarańczowy rząd
    [black] czarny rząd
    [flower] rząd kwiatów
    [square] rząd kwadratów
   *[bar] rząd linii
}
goal-two-longest = Dwa najdłuższe { $of ->
    [colour] rzędy dowolnego koloru
    [handle] rzędy dowolnych uchwytów
    [red] czerwone rzędy
    [turquoise] turkusowe rzędy
    [pink] różowe rzędy
    [orange] pomarańczowe rzędy
    [black] czarne rzędy
    [flower] rzędy kwiatów
    [square] rzędy kwadratów
   *[bar] rzędy linii
}
goal-lines = Najdłuższe { $of ->
    [colour] rzędy dowolnego koloru
    [handle] rzędy dowolnych uchwytów
    [red] czerwone rzędy
    [turquoise] turkusowe rzędy
    [pink] różowe rzędy
    [orange] pomarańczowe rzędy
    [black] czarne rzędy
    [flower] rzędy kwiatów
    [square] rzędy kwadratów
   *[bar] rzędy linii
}, poziomy { $lines }
goal-says-colour = { $points ->
    [one] { $points } punkt za każdy układ w jednym kolorze
    [few] { $points } punkty za każdy układ w jednym kolorze
   *[many] { $points } punktów za każdy układ w jednym kolorze
}
goal-says-handle = { $points ->
    [one] { $points } punkt za każdy układ z jednakowymi uchwytami
    [few] { $points } punkty za każdy układ z jednakowymi uchwytami
   *[many] { $points } punktów za każdy układ z jednakowymi uchwytami
}
goal-says-row = { $points ->
    [one] { $points } punkt za każdą szufladę
    [few] { $points } punkty za każdą szufladę
   *[many] { $points } punktów za każdą szufladę
}
goal-has-combinations = { $count ->
    [one] { $count } kombinacja
    [few] { $count } kombinacje
   *[many] { $count } kombinacji
}, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
goal-has-drawers = { $count ->
    [one] { $count } szuflada
    [few] { $count } szuflady
   *[many] { $count } szuflad
}, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
goals-title = Cele
goal-light = Pokaż na komodach
ask-drawers = Oglądaj szuflady po kolei, klawiszami strzałek
# A drawer that was tapped is in no combination and no row that counts.
drawer-alone = jeszcze nie daje punktów

round-of = Runda { $round } z { $rounds }
round-log = Dotychczasowe rundy
log-round = Runda { $round }
points-count = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
your-sideboard = Twoja komoda
sideboard-of = Komoda – { $name }
sideboard-empty = Jeszcze bez kart
your-hand = Twoje karty
lay-here = { $end ->
    [left] Dołóż z lewej
   *[right] Dołóż z prawej
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}{ $more }
# The same, without what it would bring.
# $end (String) - left or right
lay-plain = { $end ->
    [left] Dołóż z lewej
   *[right] Dołóż z prawej
}
lay-first = Wyłóż pierwszą kartę
makes-colour = { $count ->
    [one] { $count } kombinacja kolorów
    [few] { $count } kombinacje kolorów
   *[many] { $count } kombinacji kolorów
}
makes-handle = { $count ->
    [one] { $count } kombinacja uchwytów
    [few] { $count } kombinacje uchwytów
   *[many] { $count } kombinacji uchwytów
}
makes-row = { $count ->
    [one] rząd dłuższy o { $count } szufladę
    [few] rząd dłuższy o { $count } szuflady
   *[many] rząd dłuższy o { $count } szuflad
}
makes-bonus = { $points } z premii za rząd
end-waits = Najpierw wybierz kartę
turn = Obróć
turn-card = Obróć kartę
confirm = Gotowe
confirm-start = Zacznij
take-back = Cofnij ruch
change-choice = Zmień wybór
exchange = Wymiana
exchange-explained = Odrzuć karty z ręki i dobierz dwie nowe. Raz na grę; niewykorzystana karta wymiany jest warta 1 punkt.
exchange-sure = Odrzucić obie karty i dobrać dwie nowe?
exchange-yes = Wymień
cancel = Anuluj
exchange-unused = Karta wymiany: niewykorzystana daje 1 punkt
exchange-used = Po wymianie
exchanged-who = { $name } wymienia karty
mute = Wycisz
exchange-mark-unused = +1
exchange-mark-used = ×
pile = Talia
pile-has = { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
   *[many] { $count } kart w talii
}
discards-have = { $count ->
    [one] { $count } odrzucona karta
    [few] { $count } odrzucone karty
   *[many] { $count } odrzuconych kart
}
say-start = Wyłóż na początek dwie karty, dowolnie obrócone.
say-start-second = Teraz druga karta, z lewej albo z prawej strony.
say-choose = Wybierz kartę. Dotknij jej ponownie, aby ją obrócić.
say-choose-end = Teraz dołóż ją z lewej albo z prawej strony.
say-confirm = Pasuje? Możesz jeszcze cofnąć ruch.
say-waiting = Wyłożone. Czekamy na: { $names }.
passes-to = Karty, których nie wyłożysz, dostaje { $name }
passes-from = Karty podaje ci { $name }
passes-discard = Odrzucasz karty, których nie wyłożysz
thinking = myśli
placed = już po ruchu
plays-later = zagra później
you = Ty
player = Gracz { $number }
bot-level = { $level ->
    [random] Roztrzepaniec
    [apprentice] Uczeń
    [joiner] Stolarz
   *[master] Mistrz
}
bot-temper = { $level ->
    [random] Wykłada, co popadnie.
    [apprentice] Zgarnia od razu jak najwięcej punktów.
    [joiner] Planuje całą komodę.
   *[master] Planuje naprzód i obserwuje wszystkich.
}
name-numbered = { $name } { $number }
look-closer = Zobacz z bliska
close = Zamknij

news-laid-left = Karta leży na lewym końcu.
news-laid-right = Karta leży na prawym końcu.
news-lifted = Karta znów na ręce.
news-chosen = Wyłożone. Czekamy na pozostałych.
news-taken-back = Ruch cofnięty.
news-exchanged = Dwie nowe karty.
news-brings = { $points ->
    [one] { $points } punkt więcej, razem { $sum }.
    [few] { $points } punkty więcej, razem { $sum }.
   *[many] { $points } punktów więcej, razem { $sum }.
}
news-own = Ty: +{ $points }, razem { $sum }.
news-brief = { $name }: { $end ->
    [left] lewy koniec
    [right] prawy koniec
   *[start] początek
}, +{ $points }.
news-round = Runda { $round }.
news-hand = Twoje karty: { $hand }.
news-read-out = Odczytaj cały stół
news-other = { $name ->
    [Ty] Wykładasz: { $card }.
   *[other] { $name } wykłada: { $card }.
}
news-over = Koniec gry.
news-standing = { $points ->
    [one] Masz { $points } punkt.
    [few] Masz { $points } punkty.
   *[many] Masz { $points } punktów.
}

hint = Podpowiedź
hint-title = Co zrobiłby mistrz?
hint-thinking = Mistrz się zastanawia…
hint-points = około { $points } punktu na koniec
hint-wins = szansa na wygraną: { $percent }%
hint-lead = { $side ->
    [ahead] { $lead } pkt przewagi
   *[behind] { $lead } pkt straty
}
hint-best = Najlepszy ruch
hint-cost = o { $cost } punktu mniej
hint-close = Prawie równie dobry
hint-why = Dlaczego?
hint-exchange = Użyj karty wymiany
hint-start = Zacznij od tych dwóch
hint-left = Dołóż z lewej
hint-right = Dołóż z prawej
fact-completes = { $count ->
    [one] domyka kombinację: { $value }
    [few] domyka { $count } kombinacje: { $value }
   *[many] domyka { $count } kombinacji: { $value }
}
fact-lengthens = szuflady w punktowanych rzędach: { $drawers } zamiast { $before }
fact-keeps-open = { $drawers ->
    [one] rząd z { $drawers } szuflady może dalej rosnąć: { $value }
    [few] rząd z { $drawers } szuflad może dalej rosnąć: { $value }
   *[many] rząd z { $drawers } szuflad może dalej rosnąć: { $value }
}
fact-closes = { $drawers ->
    [one] rząd z { $drawers } szuflady już nie urośnie: { $value }
    [few] rząd z { $drawers } szuflad już nie urośnie: { $value }
   *[many] rząd z { $drawers } szuflad już nie urośnie: { $value }
}
fact-prepares = { $cards } z { $of ->
    [one] { $of } nieznanej karty
    [few] { $of } nieznanych kart
   *[many] { $of } nieznanych kart
} { $cards ->
    [one] domknęłaby
    [few] domknęłyby
   *[many] domknęłoby
} { $kind ->
    [colour] kombinację kolorów
   *[handle] kombinację uchwytów
}
fact-race = wyścig o premię za rząd: { $own } do { $others }
fact-passes = { $to ->
    [you] { $points ->
            [0] niewiele zyskasz na tym, co dostaniesz
            [one] możesz zyskać { $points } punkt na tym, co dostaniesz
            [few] możesz zyskać { $points } punkty na tym, co dostaniesz
           *[many] możesz zyskać { $points } punktów na tym, co dostaniesz
        }
   *[other] { $points ->
            [0] { $name } niewiele zyska na tym, co podasz dalej
            [one] { $name } może zyskać { $points } punkt na tym, co podasz dalej
            [few] { $name } może zyskać { $points } punkty na tym, co podasz dalej
           *[many] { $name } może zyskać { $points } punktów na tym, co podasz dalej
        }
}
fact-exchange = tracisz punkt za kartę wymiany

curtain-title = Podaj urządzenie:
curtain-text = Karty na ręce są tajne. Niech nikt inny teraz nie patrzy.
curtain-lift = To ja, { $name }
curtain-take-back = Chwila, { $name } cofa ruch
reveal-title = Runda { $round }: wszyscy zagrali
reveal-next = Teraz { $name }

menu = Menu
save-record = Zapisz do pliku
new-game = Nowa gra
leave-game = Zakończ grę
leave-sure = Zakończyć tę grę? Nie zostanie zapisana.
leave-yes = Zakończ
keys-title = Klawisze
keys-text = 1–4: wybierz kartę · R: obróć · ← →: dołóż z lewej lub z prawej · Enter: gotowe · Backspace: cofnij ruch · X: wymiana · T: odczytaj stół · ?: zasady
keys-hint = H: podpowiedź
player-list = Pozostali
