replay-lead = Die Partien, die in diesem Browser beendet wurden, die neueste zuerst.
replay-none = In diesem Browser wurde noch keine Partie beendet. Beendete Partien erscheinen hier.
replay-more = Mehr zeigen
replay-place = Platz { $place } von { $players }
replay-unreadable = Dieser Link führt zu keiner Partie. Vielleicht fehlt ein Teil davon.
replay-other-box = Diese Partie wurde mit einer Schachtel gespielt, die in diesem Browser fehlt. Wer dir die Partie geschickt hat, kann dir auch die Schachtel schicken.
replay-not-over = Diese Partie läuft noch. Gezeigt werden nur beendete Partien: Bis dahin sind Handkarten geheim.
replay-no-such-game = Der Server kennt keine beendete Partie mit diesem Namen.

replay-controls = Schritt für Schritt
replay-dealt = Die Karten sind ausgeteilt.
replay-starts = { $name ->
    [Du] Du startest mit zwei Karten.
   *[other] { $name } startet mit zwei Karten.
}
replay-lays-left = { $name ->
    [Du] Du legst eine Karte links an.
   *[other] { $name } legt eine Karte links an.
}
replay-lays-right = { $name ->
    [Du] Du legst eine Karte rechts an.
   *[other] { $name } legt eine Karte rechts an.
}
replay-chose = { $name ->
    [Du] Du legst verdeckt.
   *[other] { $name } legt verdeckt.
}
replay-took-back = { $name ->
    [Du] Du nimmst den Zug zurück.
   *[other] { $name } nimmt den Zug zurück.
}
replay-exchanged = { $name ->
    [Du] Du benutzt die Tauschkarte und ziehst zwei neue Karten.
   *[other] { $name } benutzt die Tauschkarte und zieht zwei neue Karten.
}
replay-passed = Alle haben gelegt. Die übrigen Karten gehen nach links.
replay-step = Schritt { $step } von { $steps }
replay-slider = Zeitpunkt in der Partie
replay-first = Zum Anfang
replay-last = Zum Ende
replay-play = Abspielen
replay-hand = Handkarten
replay-looks = Ansicht
replay-who-looks = Aus wessen Sicht?
replay-open-hands = Alle Karten offen
replay-rounds = Stand nach Runde
replay-round = Runde { $round }
replay-speed = Tempo
replay-slow = Langsam
replay-normal = Normal
replay-fast = Schnell
replay-keys = ← →: ein Schritt · Umschalt + ← →: eine Runde · Pos1, Ende: zum Anfang, zum Ende · Leertaste: Wiedergabe, Pause · N: nächster Fehler
replay-graph = Punkte nach jeder Runde
replay-graph-round = Runde
replay-play-deal = Diese Karten spielen
replay-copy-link = Link zu diesem Moment kopieren

replay-review-title = Analyse
replay-review-text = Nach jedem Zug wird die Partie tausendfach zu Ende gespielt, um zu sehen, was er wert war. Es zählt nur, was man zu dem Zeitpunkt wissen konnte.
replay-review-whose = Wessen Züge?
replay-review-ask = Diese Partie analysieren
replay-review-thinking = Jeder Zug wird geprüft. Das dauert einen Moment …
replay-review-failed = Die Analyse ist nicht gelungen. Versuch es noch einmal.
replay-review-choices = Alle Züge
replay-number = { $number }
replay-par = Richtwert
replay-par-text = was jemand mit Erfahrung meist schafft
replay-luck = Glück
replay-luck-text = was nicht an den Zügen lag
replay-skill = Können
replay-skill-text = durch bessere oder schlechtere Züge
replay-result = Ergebnis
replay-result-text = Richtwert, Glück und Können zusammen
replay-measure-points = Gemessen in Punkten.
replay-measure-lead = Gemessen als Vorsprung auf den stärksten Gegner, in Punkten.
replay-optimum = { $points ->
    [one] Wer alle Karten im Voraus kennt, schafft { $points } Punkt:
   *[other] Wer alle Karten im Voraus kennt, schafft { $points } Punkte:
}
replay-grade = { $grade ->
    [best] bester Zug
    [good] guter Zug
    [inaccuracy] Ungenauigkeit
   *[mistake] Fehler
}
replay-card = Karte { $number }
replay-card-turned = Karte { $number } (gedreht)
replay-chosen = Gewählt:
replay-best = Am besten:
replay-luck-and-skill = Glück vor dem Zug: { $luck } · Können: { $skill }
replay-passed-to = Weitergegeben an { $name }.
replay-passed-laid = { $points ->
    [one] Die Karte wurde sofort gelegt: { $points } Punkt.
   *[other] Die Karte wurde sofort gelegt: { $points } Punkte.
}
replay-passed-unused = Gelegt wurde eine andere Karte.

replay-mistakes-proven = { $count ->
    [one] Einer dieser Fehler lässt sich beweisen. Er gehört jetzt zu deinen Rätseln und kommt wieder.
   *[other] { $count } dieser Fehler lassen sich beweisen. Sie gehören jetzt zu deinen Rätseln und kommen wieder.
}
replay-mistakes-unproven = { $count ->
    [one] Ein Fehler lässt sich nicht beweisen und wird deshalb kein Rätsel: Mehr als zwei Karten fehlten noch, oder kein Zug war mindestens einen Punkt besser als alle anderen.
   *[other] { $count } Fehler lassen sich nicht beweisen und werden deshalb keine Rätsel: Mehr als zwei Karten fehlten noch, oder kein Zug war mindestens einen Punkt besser als alle anderen.
}

replay-compare = Vergleichen
replay-compare-text = Zwei Partien mit denselben Karten nebeneinander.
replay-compare-own = Deine Partie mit { $points } Punkten
replay-compare-link = Link zu einer anderen Partie mit diesen Karten
replay-compare-go = Vergleichen
replay-compare-no-link = Das ist kein Link zu einer beendeten Partie.
replay-compare-other-deal = Die beiden Partien wurden mit verschiedenen Karten gespielt und lassen sich nicht vergleichen.
replay-pair-title = Zweimal dieselben Karten
replay-pair-first = Erste Partie
replay-pair-second = Zweite Partie
replay-pair-parting = Ab Runde { $round } unterscheiden sie sich.
replay-pair-same = Beide Partien sind gleich.
