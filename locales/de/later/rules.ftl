rules-title = Die Regeln
rules-lead = Alle bauen ein Sideboard aus acht Karten. Drei Aufträge, für alle dieselben, bestimmen, welche Schubladen Punkte bringen.
rules-contents = Auf dieser Seite
rules-source-title = Wie sicher wir sind
rules-source-text = Unsere Quelle ist das Regelheft in fünf Sprachen; wir kennen seinen Text, aber nicht seine Bilder. Darum ist alles gekennzeichnet:
source-booklet = Regelheft
source-booklet-text = Die Ausgaben sind sich einig, bis auf die Versehen weiter unten.
source-ruling = Entscheidung
source-ruling-text = Die Ausgaben schweigen oder widersprechen sich; so haben wir entschieden.
source-reconstruction = Rekonstruktion
source-reconstruction-text = Nur auf einem Bild zu sehen, das wir nicht haben; das hier ist unser Entwurf. In deiner Schachtel kann es anders sein.

rules-box-title = In der Schachtel
rules-box-cards = { $cards } Sideboardkarten: fünf Schubladen übereinander, in fünf Farben, mit drei Arten von Griffen.
rules-box-deck = Leute, die das Spiel besitzen, berichten: Jede Karte zeigt jede Farbe einmal, dazu einen Blumengriff, einen quadratischen und einen länglichen Griff. Aus der Zahl der Karten schließen wir, dass es jede Reihenfolge der fünf Farben genau einmal gibt (auf dem Kopf gilt sie als dieselbe).
rules-box-handles = Welche Schublade einer Karte welchen Griff hat, haben wir uns ausgedacht.
rules-box-exchange = Sechs Tauschkarten, für jede Person eine, vorne +1, hinten X.
rules-box-goals = { $goals } Auftragskarten in drei Arten: Farben, Griffe, Reihen. Innerhalb einer Art gilt: je höher die Nummer, desto schwieriger.
rules-box-suggestions = Zwei Empfehlungskarten mit insgesamt vier Zusammenstellungen von Aufträgen.
rules-example-card = Eine Karte und dieselbe Karte gedreht

rules-setup-title = Vorbereitung
rules-setup-players = Eine bis sechs Personen ab 8 Jahren. Alle bekommen eine Tauschkarte, mit der +1 nach oben.
rules-setup-goals = Ein Auftrag von jeder Art: ausgesucht, gezogen oder nach einer der Empfehlungen, die sich für die ersten Partien anbieten.
rules-setup-suggestions = Welche Aufträge zusammen empfohlen werden, ist unsere Wahl; Empfehlung B ist dem Beispiel im Regelheft nachempfunden.
rules-setup-deal = Die Karten werden gemischt, und alle bekommen drei. Der Rest ist der verdeckte Nachziehstapel.
rules-setup-secret = Handkarten sind geheim.
rules-setup-order = Karten werden einzeln reihum ausgeteilt und gezogen. Dieselbe Verteilung lässt sich jederzeit noch einmal spielen, auch von anderen.

rules-play-title = Spielablauf
rules-play-together = Alle spielen gleichzeitig: wählen, legen, weitergeben, ziehen.
rules-play-start = Runde 1: Wähle zwei deiner drei Karten als Startkarten und lege sie nebeneinander, jede so herum, wie du willst. Die dritte gibst du nach links weiter. Alle ziehen eine Karte und haben nun zwei.
rules-play-round = Runde 2 bis 7: Lege eine deiner zwei Karten am linken oder rechten Ende deines Sideboards an, so herum, wie du willst. Die andere gibst du nach links weiter. Ziehe eine Karte.
rules-play-fixed = Karten liegen bündig nebeneinander, nicht versetzt (das sagt nur die deutsche Ausgabe) und ohne Lücke, und werden nicht mehr verschoben oder gedreht.
rules-play-end = Nach der achten Karte kommt die letzte Handkarte auf den Ablagestapel. Niemand gibt weiter oder zieht, und die Partie ist zu Ende.
rules-play-exchange = Tauschen: Einmal pro Partie, nach den Startkarten und bevor du eine Karte wählst, darfst du deine Handkarten abwerfen und zwei neue ziehen. Die Tauschkarte drehst du dann auf die Seite mit dem X.
rules-play-open = Aufgedeckt wird, wenn alle gelegt haben; bis dahin darfst du deine Karten zurücknehmen. Einen Tausch sehen alle sofort, und er lässt sich nicht zurücknehmen; die abgeworfenen Karten bleiben bis zum Ende geheim.
rules-play-empty = Reicht der Nachziehstapel nicht mehr, werden die abgeworfenen Karten gemischt und bilden den neuen.
rules-play-solo = Solo-Spiel: Lege zwei von drei Karten, wirf die dritte ab und ziehe zwei; danach lege immer eine, wirf die andere ab und ziehe zwei, bis acht Karten liegen. Die Tauschkarte darfst du benutzen.
rules-play-four = Variante mit vier Karten: vier austeilen, zwei legen, zwei weitergeben, eine ziehen; danach immer drei auf der Hand: eine legen, zwei weitergeben, eine ziehen. Ohne Tauschkarten.
rules-play-four-players = Die Variante mit vier Karten ist für zwei bis sechs Personen.

rules-combination-title = Aufträge 1 bis 14: Kombinationen
rules-combination-what = Eine Kombination besteht aus Schubladen, die das Muster des Auftrags zeigen, alle in derselben Farbe oder alle mit dem gleichen Griff. Das Muster darf gedreht und gespiegelt sein.
rules-combination-turns = Auch Vierteldrehungen zählen. Bei den Mustern dieser Schachtel macht das keinen Unterschied.
rules-combination-once = Jede Schublade zählt pro Auftrag nur einmal, darf aber für einen anderen Auftrag noch einmal zählen. Gewertet werden so viele Kombinationen wie möglich.
rules-combination-patterns = Das Regelheft erklärt zwei Aufträge: drei Schubladen einer Farbe für 4 Punkte und zwei Griffe über Eck für 3 Punkte. Ihnen sind unsere Aufträge 2 und 8 nachempfunden. Form und Nummer dieser beiden, alle anderen Muster samt Punkten und alle Namen sind von uns.
rules-example-combination = Hervorgehoben: jede Kombination des Auftrags „{ $name }“

rules-row-title = Aufträge 15 bis 30: Reihen
rules-row-what = Eine Reihe besteht aus Schubladen, die lückenlos nebeneinanderliegen und die gleiche Farbe oder den gleichen Griff haben. Jede Schublade der Reihen, die zählen, bringt 2 Punkte.
rules-row-single = Eine einzelne Schublade ist eine Reihe der Länge 1. Eine Schublade ohne Griff gehört zu keiner Griffreihe.
rules-row-two = Die zwei längsten Reihen sind zwei verschiedene Reihen; sie dürfen dieselbe Farbe haben und in derselben Zeile liegen.
rules-row-numbers = Welcher der Aufträge 19 bis 26 welche Farbe oder welchen Griff hat, steht nicht im Text: Wir nehmen die Reihenfolge, in der die Regelhefte sie aufzählen.
rules-row-lines = Zeilen werden von oben gezählt. Die Aufträge 27 und 28 zählen die längste Reihe in Zeile 1 und die längste in Zeile 4 zusammen, die Aufträge 29 und 30 die in den Zeilen 2 und 3. Welcher dieser vier Aufträge welche Zeilen zählt, haben wir festgelegt.
rules-example-row = Hervorgehoben: die längste rote Reihe

rules-bonus-title = Reihenbonus
rules-bonus-table = Wer die meisten Schubladen für den Reihenauftrag hat, bekommt Bonuspunkte; spielen mehr mit, gibt es auch für die nächsten Plätze welche.
rules-bonus-players = Personen
rules-bonus-most = 1. Platz
rules-bonus-second = 2. Platz
rules-bonus-third = 3. Platz
rules-bonus-shared = Bei Gleichstand teilt man sich den Platz, und alle bekommen dessen Bonus.
rules-bonus-zero = Ganz ohne Schublade gibt es keinen Bonus.
rules-bonus-solo = Im Solo-Spiel entscheidet allein, wie viele Schubladen du hast: Die Aufträge 17 bis 26 bringen ab 4, 6 oder 8 Schubladen 2, 4 oder 8 Punkte, die Aufträge 15, 16 und 27 bis 30 ab 7, 9 oder 11.
rules-bonus-solo-highest = Nur die höchste erreichte Stufe zählt.

rules-score-title = Spielende
rules-score-total = Zähle zusammen: Farbkombinationen, Griffkombinationen, 2 Punkte für jede Schublade der Reihen, den Reihenbonus und 1 Punkt für eine unbenutzte Tauschkarte. Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
rules-score-solo-exchange = Den Punkt für die unbenutzte Tauschkarte gibt es auch im Solo-Spiel.
rules-score-solo = Im Solo-Spiel erreichst du mit deinen Punkten außerdem eine von fünf Stufen.
rules-score-titles = Die Titel der Stufen sind von uns:
rules-rating-from = ab { $from }
rules-example-title = Ein Wertungsbeispiel
rules-example-text = Drei fertige Sideboards, Aufträge 2, 8 und 19. Die Karten sind von uns; Lidias Punkte und die roten Reihen sind die aus dem Beispiel im Regelheft. Tippe einen Auftrag an, um seine Schubladen hervorzuheben.
rules-slips-title = Versehen in einzelnen Ausgaben
rules-slips-italian = Italienisch: vier Empfehlungen auf jeder der zwei Karten, und am Ende ein Bonus nur für die zweit- und drittlängste Reihe. Wir haben insgesamt vier Empfehlungen, und auch die längste Reihe bekommt ihren Bonus.
rules-slips-polish = Polnisch: Alle lückenlosen Reihen zählen, bei 19 bis 26 geht es um „die gleiche“ Farbe oder Form, und zwei Reihen bringen „auch noch“ 2 Punkte pro Schublade. Bei uns zählt die längste Reihe, mit der genannten Farbe oder dem genannten Griff, und es bleibt bei 2 Punkten pro Schublade.
rules-slips-portuguese = Portugiesisch: im Solo-Spiel 4, 4 und 4 Schubladen als Stufen für die Aufträge 15, 16 und 27 bis 30, dazu eine „11.“ Zeile. Wir spielen mit 7, 9 und 11 Schubladen und mit Zeile 1.
rules-slips-french = Französisch: Türkis heißt einmal Blau, und zwei Anmerkungen kennen nur die halbe Drehung. Bei uns ist es Türkis, und jede Drehung gilt.
rules-slips-lines = Italienisch und Polnisch: Bei den Aufträgen 27 bis 30 ist von der obersten und untersten und von den beiden mittleren Zeilen die Rede. Wir folgen der deutschen, französischen und portugiesischen Ausgabe: Zeilen 1 und 4, Zeilen 2 und 3.
rules-goals-title = Alle Aufträge
at-hand-round = Runde 1: zwei Karten legen. Runden 2 bis 7: eine an einem Ende anlegen. Nach jeder Runde außer der letzten den Rest nach links weitergeben und eine ziehen.
at-hand-round-solo = Runde 1: zwei Karten legen, die dritte abwerfen. Runden 2 bis 7: eine an einem Ende anlegen, die andere abwerfen. Nach jeder Runde außer der letzten zwei ziehen.
at-hand-once = Eine Schublade zählt pro Auftrag nur einmal, darf aber für einen anderen noch einmal zählen.
at-hand-drawers = { $drawers ->
    [one] ab { $drawers } Schublade
   *[other] ab { $drawers } Schubladen
}
at-hand-all = Alle Regeln
