puzzles-lead = Finde den besten Zug. Jede Antwort ist bewiesen: Alle Karten, die noch kommen können, sind berücksichtigt, und nichts ist geschätzt.
puzzles-your-rating = Deine Wertungszahl
puzzles-answered = { $answered ->
    [one] { $right } von { $answered } Rätsel gelöst
   *[other] { $right } von { $answered } Rätseln gelöst
}
puzzles-day = Rätsel des Tages
puzzles-day-solve = Löse das heutige Rätsel
puzzles-day-again = Noch einmal ansehen
puzzles-day-went = { $outcome ->
    [right] Gelöst
    [near] Fast gelöst
   *[wrong] Nicht gelöst
}
puzzles-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzles-longest = { $days ->
    [one] längste Serie: { $days } Tag
   *[other] längste Serie: { $days } Tage
}
puzzles-tomorrow = Das nächste kommt morgen.
puzzles-training = Training
puzzles-training-text = Neue Rätsel, passend zu deiner Wertungszahl. Was du nicht gelöst hast, kommt wieder, sobald du die anderen gesehen hast.
puzzles-train = Trainieren
puzzles-level = Stufe
puzzles-level-name = { $level ->
    [easy] Leicht
    [medium] Mittel
    [hard] Schwer
   *[any] Alle
}
puzzles-goal = Auftrag
puzzles-any-goal = Alle
puzzles-by-kind = Nach Art
puzzles-by-theme = Nach Thema
puzzles-solved-of = { $solved } von { $count } gelöst
puzzles-mode = { $mode ->
    [minutes] Drei Minuten
   *[lives] Drei Leben
}
puzzles-mode-text = { $mode ->
    [minutes] Löse so viele, wie du kannst, bevor die Zeit um ist.
   *[lives] Sie werden immer schwerer. Beim dritten Fehler ist Schluss.
}
puzzles-best-run = { $count ->
    [one] Dein Rekord: { $count }
   *[other] Dein Rekord: { $count }
}
puzzles-mistakes = Deine Fehler
puzzles-mistakes-text = Züge gegen Ende deiner Solo-Partien, die nachweislich nicht die besten waren. Sie kommen nach einem, drei und sieben Tagen wieder. Frühere Züge lassen sich nicht beweisen.
puzzles-mistakes-due = { $count ->
    [one] { $count } wartet
   *[other] { $count } warten
}
puzzles-mistakes-later = Der nächste kommt am { $day } wieder.
puzzles-mistakes-none = Noch keine: Spiele eine Solo-Partie zu Ende und schau wieder vorbei.
puzzles-mistakes-done = Das war’s für heute. Gut gemacht!
puzzles-looking = Deine Partien werden durchgesehen …
puzzles-kind = { $kind ->
    [last-card] Die letzte Karte
    [two-rounds] Noch zwei Karten
    [exchange] Tauschen oder nicht?
   *[perfect] Offene Karten
}
puzzles-kind-text = { $kind ->
    [last-card] Alles ist bekannt. Welche Karte, und wohin?
    [two-rounds] Eine Karte kommt noch. Was bringt im Schnitt am meisten?
    [exchange] Zwei neue Karten oder eine von diesen?
   *[perfect] Du siehst, was kommt. Spiel bis zum Ende.
}
puzzles-question = { $kind ->
    [last-card] Lege die letzte Karte: welche, wie herum, an welches Ende?
    [two-rounds] Diese Karte und noch eine. Welcher Zug bringt im Schnitt am meisten?
    [exchange] Deine Handkarten tauschen oder eine von ihnen legen?
   *[perfect] Alle Karten liegen offen. Hol so viele Punkte wie möglich.
}
puzzles-idea = { $idea ->
    [exchange-now] Jetzt tauschen
    [keep-the-hand] Karten behalten
    [plan-the-exchange] Tausch planen
    [keep-row-open] Reihe offen halten
    [give-up] Auf etwas verzichten
    [complete-two] Zwei Kombinationen
    [reach-bonus] Bonus erreichen
    [two-goals] Zwei Aufträge zugleich
    [complete] Eine Kombination
    [lengthen-row] Reihe verlängern
   *[prepare] Vorbereiten
}
puzzles-difficulty = Schwierigkeit { $rating }
puzzles-number = Rätsel { $number }
puzzles-from-game = Aus einer Partie
puzzles-all = Alle Rätsel
puzzles-to-come = Diese Karten kommen noch
puzzles-to-come-text = Du ziehst je zwei, von links. Was du nicht legst, wird abgeworfen.
puzzles-heard = { $question } { $points ->
    [one] Du hast { $points } Punkt.
   *[other] Du hast { $points } Punkte.
} Deine Handkarten: { $hand }. Mit T hörst du alles.
puzzles-right = Richtig!
puzzles-near = { $points ->
    [one] Knapp: Ein Punkt fehlt
   *[other] Knapp: { $points } Punkte fehlen
}
puzzles-wrong = Nicht die beste Wahl
puzzles-your-choice = Deine Wahl
puzzles-best-choice = Beste Wahl
puzzles-your-choice-is-best = Deine Wahl ist die beste
puzzles-points = { $points } Punkte
puzzles-on-average = im Schnitt über alle Karten, die noch kommen können
puzzles-exactly = genau { $value }
puzzles-less = { $points } Punkte weniger als die beste Wahl
puzzles-margin = { $points } Punkte mehr als jede andere Wahl
puzzles-exchange-shown = Beide Karten werden abgeworfen und zwei neue gezogen.
puzzles-order = Die Zahlen zeigen die Reihenfolge.
puzzles-order-exchange = { $number ->
    [0] Der Tausch kommt zuerst.
    [one] Der Tausch kommt nach { $number } Karte.
   *[other] Der Tausch kommt nach { $number } Karten.
}
puzzles-choices = Alle Möglichkeiten und ihr genauer Wert
puzzles-choice = Wahl
puzzles-value = Wert
puzzles-difference = Abstand
puzzles-next = Nächstes Rätsel
puzzles-again = Noch einmal
puzzles-share = Dieses Rätsel teilen
puzzles-share-question = Findest du den besten Zug?
puzzles-rating-now = Deine Wertungszahl: { $rating } ({ $change })
puzzles-unrated = Dieses Rätsel hast du schon beantwortet; deine Wertungszahl bleibt gleich.
puzzles-not-rated = Deine Wertungszahl bleibt gleich.
puzzles-theme = Thema
puzzles-none-left = Kein Rätsel passt zu dieser Auswahl.
puzzles-nonsense = Diese Adresse führt zu keinem Rätsel. Vielleicht fehlt ein Teil davon.
puzzles-run-rules = Nur Rätsel mit einem einzigen Zug. Deine Wertungszahl bleibt gleich.
puzzles-begin = Los geht’s
puzzles-time-left = Restzeit
puzzles-lives-left = { $lives ->
    [one] Noch { $lives } Leben
   *[other] Noch { $lives } Leben
}
puzzles-solved = { $count ->
    [one] { $count } gelöst
   *[other] { $count } gelöst
}
puzzles-run-over = { $mode ->
    [minutes] Die Zeit ist um
   *[lives] Kein Leben mehr
}
puzzles-run-best = Dein bisher bestes Ergebnis!
puzzles-run-again = Noch einmal
puzzles-run-result = Zum Ergebnis
puzzles-run-answers = Deine Antworten im Rückblick
puzzles-run-answer = Rätsel { $number }: { $went ->
    [right] richtig
   *[wrong] nicht die beste Wahl
}
puzzles-fresh = Neue ohne Ende
puzzles-fresh-text = Auf deinem Gerät gefunden und bewiesen. Wie schwer sie sind, ist nicht gemessen; sie ändern deine Wertungszahl nicht.
