daily-lead = Jeden Tag eine Partie, für alle dieselben Karten. Nur dein erster Versuch zählt.
daily-rules = Dein Versuch zählt, sobald du die Karten gesehen hast. Tipps gibt es keine. Du kannst jederzeit unterbrechen und später weiterspielen. Danach siehst du, wie die anderen abgeschnitten haben und was möglich war, und kannst üben, so oft du willst.
daily-begin = Heutige Partie spielen
daily-day-is-over = Dieser Tag ist vorbei. Du kannst die Partie noch spielen, aber sie zählt weder für die Tageswertung noch für deine Serie.
daily-play-afterwards = Diese Partie spielen
daily-name-text = So stehst du für alle sichtbar in der Tageswertung dieses Servers. Du kannst das Feld auch leer lassen.
daily-no-day = Für diesen Tag gibt es keine Partie.
daily-to-today = Zur heutigen Partie

daily-table-title = Tageswertung
daily-sending = Dein Ergebnis ist unterwegs …
daily-waiting = Der Server ist nicht erreichbar. Dein Ergebnis bleibt hier und wird beim nächsten Besuch gesendet, oder sobald du wieder online bist.
daily-sent = Dein Ergebnis steht in der Tageswertung.
daily-refused = Der Server hat dein Ergebnis nicht angenommen. Für deine Serie zählt es trotzdem.
daily-afterwards = Nachträglich gespielt: Das zählt weder für die Tageswertung noch für deine Serie.
daily-table-away = Dein Ergebnis steht in der Tageswertung, aber der Server ist gerade nicht erreichbar.
daily-not-kept = Dieser Browser speichert nichts, deshalb kann dein Ergebnis nicht gesendet werden.
daily-place = Platz { $place } von { $count }
daily-results = { $count ->
    [one] { $count } Ergebnis
   *[other] { $count } Ergebnisse
}
daily-chart = So haben alle abgeschnitten
daily-chart-points = Punkte
daily-chart-count = Ergebnisse
daily-best = Die besten Ergebnisse
daily-nameless = Anonym

daily-possible = Was möglich war
daily-possible-text = „Im Nachhinein optimal“ heißt: Alle Karten sind von Anfang an bekannt. Der Meister wusste nicht mehr als du. Die Zahl unter einer Karte nennt die Runde, in der sie gelegt wurde.
daily-hindsight = Im Nachhinein optimal
daily-master = Ein Meister
daily-failed = Das ließ sich nicht berechnen.
daily-order-heard = Gelegt in diesen Runden, von links: { $rounds }
daily-exchange = Tausch in Runde { $round }

daily-streaks = Deine Serie
daily-streak = { $days ->
    [one] Tag in Folge
   *[other] Tage in Folge
}
daily-longest = längste Serie
daily-played = { $days ->
    [one] gespielter Tag
   *[other] gespielte Tage
}
daily-share-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
daily-practise = Mit diesen Karten üben
daily-practise-text = Übungspartien zählen nicht.
daily-archive = Archiv
daily-month-before = Voriger Monat
daily-month-after = Nächster Monat
daily-not-played = nicht gespielt

daily-over = Tag für Tag
daily-over-shows = Was das Diagramm zeigt
daily-over-share = Prozent des Möglichen
daily-over-lead = Abstand zum Meister
daily-over-percent = Prozent
daily-over-day = Tag
daily-over-mean = Im Schnitt holst du { $percent } % der möglichen Punkte.
daily-over-text = Es zählen nur erste Versuche, die am Tag selbst gespielt wurden, höchstens die letzten 60. Was möglich war und was ein Meister schafft, wird auf deinem Gerät berechnet und gespeichert.
daily-over-work-out = { $days ->
    [one] { $days } fehlenden Tag berechnen
   *[other] { $days } fehlende Tage berechnen
}
daily-over-working = { $day } wird berechnet …
daily-over-stop = Anhalten
