rules-title = Die Regeln
rules-lead = Alle bauen ein Sideboard aus acht Karten. Drei Aufträge, für alle dieselben, bestimmen, welche Schubladen Punkte bringen.
rules-contents = Auf dieser Seite
rules-source-title = Wie sicher wir sind
rules-source-text = Unsere Quelle ist das Regelheft in fünf Sprachen; wir kennen seinen Text, aber nicht seine Bilder. Darum ist jeder Abschnitt gekennzeichnet:
source-booklet = Regelheft
source-booklet-text = Alle Ausgaben sind sich einig.
source-ruling = Entscheidung
source-ruling-text = Die Ausgaben schweigen oder widersprechen sich; so haben wir entschieden.
source-reconstruction = Rekonstruktion
source-reconstruction-text = Es steht nur in einem Bild, das wir nicht haben; das hier ist unser Entwurf. In deiner Schachtel kann es anders sein.

rules-box-title = In der Schachtel
rules-box-cards = { $cards } Sideboardkarten: fünf Schubladen übereinander, in fünf Farben, mit drei Arten von Griffen.
rules-box-deck = Jede Karte zeigt jede Farbe einmal, dazu einen Blumengriff, einen quadratischen und einen länglichen Griff. Jede Reihenfolge der fünf Farben gibt es genau einmal; auf den Kopf gestellt gilt sie als dieselbe.
rules-box-handles = Welche Schublade einer Karte welchen Griff hat, haben wir uns ausgedacht.
rules-box-exchange = Sechs Tauschkarten, für jede Person eine.
rules-box-goals = { $goals } Auftragskarten in drei Arten: Farben, Griffe, Reihen. Innerhalb einer Art gilt: je höher die Nummer, desto schwieriger.
rules-example-card = Eine Karte und dieselbe Karte gedreht

rules-setup-title = Vorbereitung
rules-setup-players = Eine bis sechs Personen. Alle bekommen eine Tauschkarte, mit der +1 nach oben.
rules-setup-goals = Ein Auftrag von jeder Art: ausgesucht, gezogen oder nach einer der Empfehlungen, die sich für die ersten Partien anbieten.
rules-setup-deal = Die Karten werden gemischt, und alle bekommen drei. Der Rest ist der Nachziehstapel. Handkarten sind geheim.
rules-setup-order = Karten werden einzeln reihum ausgeteilt und gezogen. Dieselbe Verteilung lässt sich jederzeit noch einmal spielen, auch von anderen.

rules-play-title = Spielablauf
rules-play-together = Alle spielen gleichzeitig: wählen, legen, weitergeben, ziehen.
rules-play-start = Der Start: Wähle zwei deiner drei Karten als Startkarten und lege sie nebeneinander, jede so herum, wie du willst. Die dritte gibst du nach links weiter. Alle ziehen eine Karte und haben nun zwei.
rules-play-round = Dann folgen sechs Runden: Lege eine deiner zwei Karten am linken oder rechten Ende deines Sideboards an, so herum, wie du willst. Die andere gibst du nach links weiter. Ziehe eine Karte.
rules-play-fixed = Karten liegen bündig nebeneinander, nicht versetzt und ohne Lücke, und werden nicht mehr verschoben oder gedreht.
rules-play-end = Nach der achten Karte kommt die letzte Handkarte auf den Ablagestapel, und das Spiel ist zu Ende.
rules-play-exchange = Tauschen: Einmal im Spiel, nach den Startkarten und bevor du eine Karte wählst, darfst du deine Handkarten abwerfen und zwei neue ziehen. Die Tauschkarte drehst du dann auf die Seite mit dem X.
rules-play-open = Aufgedeckt wird, wenn alle gelegt haben; bis dahin darfst du deine Karten zurücknehmen. Einen Tausch sehen alle sofort, und er lässt sich nicht zurücknehmen.
rules-play-empty = Reicht der Nachziehstapel nicht mehr, werden die abgeworfenen Karten gemischt und bilden den neuen.
rules-play-solo = Solo-Spiel: Lege zwei von drei Karten, wirf die dritte ab und ziehe zwei; danach lege immer eine, wirf die andere ab und ziehe zwei, bis acht Karten liegen. Die Tauschkarte darfst du benutzen.
rules-play-four = Variante mit vier Karten, für zwei bis sechs: vier austeilen, zwei legen, zwei weitergeben, eine ziehen; danach immer drei auf der Hand: eine legen, zwei weitergeben, eine ziehen. Ohne Tauschkarten.

rules-combination-title = Aufträge 1 bis 14: Kombinationen
rules-combination-what = Eine Kombination besteht aus Schubladen, die das Muster des Auftrags zeigen, alle in derselben Farbe oder alle mit dem gleichen Griff. Das Muster darf gedreht und gespiegelt sein.
rules-combination-once = Jede Schublade zählt pro Auftrag nur einmal, darf aber für einen anderen Auftrag noch einmal zählen. Gewertet werden so viele Kombinationen wie möglich.
rules-combination-patterns = Das Regelheft erklärt zwei Aufträge: drei Schubladen einer Farbe für 4 Punkte und zwei Griffe über Eck für 3 Punkte. Ihnen sind unsere Aufträge 2 und 8 nachempfunden. Ihre Form und Nummer, alle anderen Muster, ihre Punkte und alle Namen sind von uns.
rules-example-combination = Hervorgehoben: jede Kombination des Auftrags „{ $name }“

rules-row-title = Aufträge 15 bis 30: Reihen
rules-row-what = Eine Reihe besteht aus Schubladen, die lückenlos nebeneinanderliegen und die gleiche Farbe oder den gleichen Griff haben. Jede Schublade der Reihen, die zählen, bringt 2 Punkte.
rules-row-single = Eine einzelne Schublade ist eine Reihe der Länge 1. Eine Schublade ohne Griff gehört zu keiner Griffreihe.
rules-row-two = Die zwei längsten Reihen sind zwei verschiedene Reihen; sie dürfen dieselbe Farbe haben und in derselben Zeile liegen.
rules-row-lines = Zeilen werden von oben gezählt. Die Aufträge 27 und 28 zählen die längste Reihe in Zeile 1 und die längste in Zeile 4 zusammen, die Aufträge 29 und 30 die in den Zeilen 2 und 3.
rules-example-row = Beleuchtet: die längste rote Reihe

rules-bonus-title = Reihenbonus
rules-bonus-table = Wer die meisten Schubladen für den Reihenauftrag hat, bekommt Bonuspunkte; spielen mehr mit, gibt es auch für die nächsten Plätze welche.
rules-bonus-players = Personen
rules-bonus-most = 1. Platz
rules-bonus-second = 2. Platz
rules-bonus-third = 3. Platz
rules-bonus-shared = Bei Gleichstand teilt man sich den Platz, und alle bekommen dessen Bonus.
rules-bonus-zero = Ganz ohne Schublade gibt es keinen Bonus.
rules-bonus-solo = Im Solo-Spiel entscheidet die Anzahl selbst: Die Aufträge 17 bis 26 bringen ab 4, 6 oder 8 Schubladen 2, 4 oder 8 Punkte, die Aufträge 15, 16 und 27 bis 30 ab 7, 9 oder 11.
rules-bonus-solo-highest = Nur die höchste erreichte Stufe zählt.

rules-score-title = Spielende
rules-score-total = Zähle zusammen: Farbkombinationen, Griffkombinationen, 2 Punkte für jede Schublade der Reihen, den Reihenbonus und 1 Punkt für eine unbenutzte Tauschkarte. Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
rules-score-solo = Spielst du allein, sagen deine Punkte, wie gut du gebaut hast:
rules-rating-from = ab { $from }
rules-example-title = Ein Wertungsbeispiel
rules-example-text = Drei fertige Sideboards, Aufträge 2, 8 und 19. Tippe einen Auftrag an, damit seine Schubladen leuchten.
rules-goals-title = Alle Aufträge
