rules-title = Zasady
rules-lead = Każdy buduje komodę z ośmiu kart. Trzy cele, takie same dla wszystkich, mówią, za które szuflady dostaje się punkty.
rules-contents = Na tej stronie
rules-source-title = Na ile to pewne?
rules-source-text = Naszym źródłem jest instrukcja w pięciu językach: mamy jej tekst, ale nie ilustracje. Dlatego każdy fragment ma oznaczenie:
source-booklet = instrukcja
source-booklet-text = Wydania są zgodne, nie licząc pomyłek wymienionych niżej.
source-ruling = rozstrzygnięcie
source-ruling-text = Wydania milczą albo się różnią; to nasza decyzja.
source-reconstruction = rekonstrukcja
source-reconstruction-text = Widać to tylko na ilustracji, której nie mamy, więc to nasz projekt. W twoim pudełku może być inaczej.

rules-box-title = W pudełku
rules-box-cards = { $cards ->
    [one] { $cards } karta komody
    [few] { $cards } karty komody
   *[many] { $cards } kart komody
}: pięć szuflad jedna nad drugą, w pięciu kolorach, z trzema rodzajami uchwytów.
rules-box-deck = Według właścicieli gry na każdej karcie każdy kolor występuje raz, a do tego jest jeden kwiat, jeden kwadrat i jedna linia. Z liczby kart wnioskujemy, że każda kolejność pięciu kolorów występuje dokładnie raz (odwrócona do góry nogami liczy się jako ta sama).
rules-box-handles = Rozmieszczenie uchwytów na kartach to nasz wybór.
rules-box-exchange = Sześć kart wymiany, po jednej dla każdej osoby, z +1 na awersie i X na rewersie.
rules-box-goals = { $goals ->
    [one] { $goals } karta celu
    [few] { $goals } karty celów
   *[many] { $goals } kart celów
} trzech rodzajów: kolory, uchwyty, rzędy. W każdym rodzaju wyższy numer to trudniejszy cel.
rules-box-suggestions = Dwie karty sugestii, na których są łącznie cztery zestawy celów.
rules-example-card = Karta i ta sama karta po obróceniu

rules-setup-title = Przygotowanie
rules-setup-players = Od jednej do sześciu osób w wieku od 8 lat. Każda dostaje kartę wymiany i kładzie ją stroną +1 do góry.
rules-setup-goals = Trzy cele, po jednym z każdego rodzaju: wybrane, wylosowane albo z jednej z sugestii, zalecanych na pierwsze rozgrywki.
rules-setup-suggestions = Zestawy celów w sugestiach dobraliśmy sami; sugestia B jest wzorowana na przykładzie z instrukcji.
rules-setup-deal = Potasuj karty i rozdaj każdemu po trzy. Reszta tworzy zakrytą talię.
rules-setup-secret = Karty na ręce są tajne.
rules-setup-order = Karty rozdaje się i dobiera po jednej, w kolejności miejsc przy stole. To samo rozdanie każdy może rozegrać jeszcze raz.

rules-play-title = Przebieg gry
rules-play-together = Wszyscy grają jednocześnie: wybierz, wyłóż, podaj, dobierz.
rules-play-start = Runda 1: z trzech kart wybierz dwie i wyłóż je obok siebie, każdą dowolnie obróconą. Trzecia wędruje do osoby po lewej. Każdy dobiera jedną kartę i ma dwie na ręce.
rules-play-round = Rundy 2–7: dołóż jedną ze swoich dwóch kart, dowolnie obróconą, na lewym albo prawym końcu komody. Druga wędruje w lewo. Dobierz jedną.
rules-play-fixed = Karty leżą równo, bez przesunięć (mówi o tym tylko wydanie niemieckie) i luk; wyłożonych nie wolno przesuwać ani obracać.
rules-play-end = Po ósmej karcie ostatnia karta z ręki zostaje odrzucona. Nikt już nie podaje ani nie dobiera i gra się kończy.
rules-play-exchange = Wymiana: raz na grę, po wyłożeniu początkowych kart, a przed wyborem kolejnej, możesz odrzucić karty z ręki i dobrać dwie nowe. Potem odwróć kartę wymiany na stronę X.
rules-play-open = Karty odkrywa się, gdy wszyscy już je wyłożą; do tego czasu możesz cofnąć swój ruch. Wymianę widać od razu i nie można jej cofnąć; odrzucone karty pozostają tajne do końca gry.
rules-play-empty = Gdy w talii zabraknie kart, tasuje się odrzucone i powstaje z nich nowa talia.
rules-play-solo = Solo: wyłóż dwie z trzech kart, trzecią odrzuć i dobierz dwie; potem wykładaj jedną, drugą odrzucaj i dobieraj dwie, aż będzie leżeć osiem kart. Możesz użyć karty wymiany.
rules-play-four = Wariant z czterema kartami: rozdaj po cztery, wyłóż dwie, podaj dwie, dobierz jedną; potem zawsze trzy na ręce: wyłóż jedną, podaj dwie, dobierz jedną. Bez kart wymiany.
rules-play-four-players = Wariant z czterema kartami jest dla 2–6 osób.

rules-combination-title = Cele 1–14: kombinacje
rules-combination-what = Kombinacja to szuflady, które tworzą układ z karty celu – wszystkie w jednym kolorze albo wszystkie z jednym rodzajem uchwytu. Układ można obracać i odwracać jak w lustrze.
rules-combination-turns = Liczą się też obroty o 90 stopni. Przy układach z tego pudełka nie robi to różnicy.
rules-combination-once = W ramach jednego celu szuflada liczy się tylko raz, ale może liczyć się też w innym. Dostajesz punkty za tyle kombinacji, ile się zmieści.
rules-combination-patterns = Instrukcja objaśnia dwa cele: trzy szuflady jednego koloru za 4 punkty i dwa uchwyty po przekątnej za 3 punkty. Wzorowaliśmy na nich nasze cele 2 i 8. Ich kształt i numer oraz wszystkie inne układy, punkty i nazwy są nasze.
rules-example-combination = Podświetlone: wszystkie kombinacje celu „{ $name }”

rules-row-title = Cele 15–30: rzędy
rules-row-what = Rząd to nieprzerwany ciąg szuflad obok siebie, w tym samym kolorze albo z tym samym uchwytem. Każda szuflada w rzędach, które się liczą, daje 2 punkty.
rules-row-single = Pojedyncza szuflada to też rząd, o długości jeden. Szuflada bez uchwytu nie należy do żadnego rzędu uchwytów.
rules-row-two = Dwa najdłuższe rzędy to dwa różne rzędy; mogą mieć ten sam kolor i leżeć na tym samym poziomie.
rules-row-numbers = Tekst nie mówi, którego koloru lub uchwytu dotyczy każdy z celów 19–26: trzymamy się kolejności, w jakiej wymieniają je instrukcje.
rules-row-lines = Poziomy liczy się od góry. Cele 27 i 28 sumują najdłuższy rząd na poziomie 1 i najdłuższy na poziomie 4, cele 29 i 30 – te na poziomach 2 i 3. Przydział poziomów do tych czterech celów to nasz wybór.
rules-example-row = Podświetlony: najdłuższy czerwony rząd

rules-bonus-title = Premia za rząd
rules-bonus-table = Kto ma najwięcej szuflad w rzędach, które się liczą, dostaje premię; przy większej liczbie graczy premie są też za kolejne miejsca.
rules-bonus-players = Gracze
rules-bonus-most = 1. miejsce
rules-bonus-second = 2. miejsce
rules-bonus-third = 3. miejsce
rules-bonus-shared = Przy remisie miejsce jest wspólne, a każdy dostaje pełną premię.
rules-bonus-zero = Bez żadnej szuflady nie ma premii.
rules-bonus-solo = W grze solo decyduje sama liczba: cele 17–26 dają 2, 4 lub 8 punktów za co najmniej 4, 6 lub 8 szuflad, a cele 15, 16 i 27–30 – za co najmniej 7, 9 lub 11.
rules-bonus-solo-highest = Liczy się tylko najwyższy osiągnięty próg.

rules-score-title = Koniec gry
rules-score-total = Dodaj punkty za kombinacje kolorów i kombinacje uchwytów, 2 punkty za każdą szufladę w rzędach, premię za rząd i 1 punkt za niewykorzystaną kartę wymiany. Wygrywa ten, kto ma najwięcej punktów; przy remisie zwycięstwo jest wspólne.
rules-score-solo-exchange = Punkt za niewykorzystaną kartę wymiany należy się także w grze solo.
rules-score-solo = W grze solo punkty decydują też, który z pięciu stopni osiągasz.
rules-score-titles = Nazwy stopni są nasze:
rules-rating-from = od { $from }
rules-example-title = Przykład punktacji
rules-example-text = Trzy gotowe komody, cele 2, 8 i 19. Karty są nasze; punkty Lidii i czerwone rzędy są takie jak w przykładzie z instrukcji. Dotknij celu, aby podświetlić jego szuflady.
rules-slips-title = Pomyłki w poszczególnych wydaniach
rules-slips-italian = Wydanie włoskie: cztery sugestie na każdej z dwóch kart, a na koniec premia tylko za drugi i trzeci rząd. U nas są łącznie cztery sugestie, a premię daje też najdłuższy rząd.
rules-slips-polish = Wydanie polskie: liczą się wszystkie nieprzerwane rzędy, w celach 19–26 mowa o „tym samym” kolorze lub kształcie, a dwa rzędy dają „także” 2 punkty za szufladę. U nas liczy się najdłuższy rząd, podany kolor lub uchwyt i 2 punkty za szufladę, nic więcej.
rules-slips-portuguese = Wydanie portugalskie: w grze solo progi 4, 4 i 4 szuflad dla celów 15, 16 i 27–30 oraz „11.” poziom. U nas 7, 9 i 11 szuflad oraz poziom 1.
rules-slips-french = Wydanie francuskie: turkusowy raz nazwano niebieskim, a dwie uwagi mówią tylko o obrocie o 180 stopni. U nas to turkusowy i wolno obracać dowolnie.
rules-slips-lines = Wydania włoskie i polskie: przy celach 27–30 mowa o poziomie górnym i dolnym oraz o dwóch środkowych. Trzymamy się wydań niemieckiego, francuskiego i portugalskiego: poziomy 1 i 4, poziomy 2 i 3.
rules-goals-title = Wszystkie cele
at-hand-round = Runda 1: wyłóż dwie karty. Rundy 2–7: dołóż jedną na jednym z końców. Po każdej rundzie oprócz ostatniej podaj resztę w lewo i dobierz jedną.
at-hand-round-solo = Runda 1: wyłóż dwie karty, trzecią odrzuć. Rundy 2–7: dołóż jedną na jednym z końców, drugą odrzuć. Po każdej rundzie oprócz ostatniej dobierz dwie.
at-hand-once = W ramach jednego celu szuflada liczy się tylko raz, ale może liczyć się też w innym.
at-hand-drawers = { $drawers ->
    [one] od { $drawers } szuflady
    [few] od { $drawers } szuflad
   *[many] od { $drawers } szuflad
}
at-hand-all = Wszystkie zasady
