title = Sideboards
skip = Zum Inhalt springen
home = Startseite
play = Spielen
learn = Lernen
rules = Regeln
settings = Einstellungen
main-navigation = Hauptmenü

home-lead = Lege acht Karten so nebeneinander, dass Schubladen und Griffe drei Aufträge erfüllen.
home-facts = 1–6 Personen · 15 Minuten · ohne Konto
home-know = Ich kenne das Spiel
home-continue = Weiterspielen
home-continue-where = Runde { $round } von { $rounds }
home-again = Wie beim letzten Mal
home-finished = Ergebnis ansehen
home-turns = { $games ->
    [one] Du bist in { $games } Partie dran
   *[other] Du bist in { $games } Partien dran
}
home-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
home-solo = Allein spielen
home-bots = Gegen Bots spielen
home-device = An einem Gerät
home-learn = In drei Minuten lernen
home-daily-text = Jeden Tag eine Partie, dieselben Karten für alle, und nur der erste Versuch zählt.
home-puzzles-text = Finde den besten Zug. Jede Antwort ist bewiesen.
home-besides = Echte Karten und frühere Partien
home-past = Frühere Partien
home-load = Gespeicherte Partie öffnen
home-offline = Nach dem ersten Besuch läuft alles außer dem Online-Spiel auch ohne Netz.
home-box = Eine inoffizielle Ausgabe des Kartenspiels von Hartwig Jakubik. Wenn es dir gefällt, kauf dir das echte Spiel.
licences = Lizenzen

new-title = Neue Partie
new-who = Wer spielt?
new-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
new-add-bot = Bot dazusetzen
new-add-person = Jemanden dazusetzen
new-change = { $name } ändern
new-strength = Stärke
new-make-person = Mensch statt Bot
new-make-bot = Bot statt Mensch
new-remove = Entfernen
new-done = Fertig
new-solo = Allein
new-bots = Gegen Bots
new-name = Name von Person { $number }
new-goals = Aufträge
new-goals-random = Zufällig
new-goals-suggestion = Empfehlung { $name }
new-goals-drawn-later = Beim Start werden drei Aufträge gezogen
new-goal-other = Anderen wählen
new-die = Drei neue Aufträge würfeln
goals-preset = { $name ->
    [first-evening] Erster Abend
    [A] Zum Aufwärmen
    [B] Rote Gipfel
    [C] In voller Blüte
    [D] Treppauf
   *[tight-corners] Enge Ecken
}
new-variant = Variante
new-standard = Standard
new-standard-text = Erst drei Karten, dann zwei; ein Tausch pro Partie.
new-four-card = Vier Karten
new-four-card-text = Erst vier Karten, dann drei; kein Tausch.
new-hints = Tipps
new-hints-text = Mit einem Knopf am Tisch fragst du den Meister um Rat.
new-more = Mehr Optionen
new-word = Code der Partie
new-word-text = Ein beliebiges Wort: Wer dasselbe eingibt, bekommt dieselben Karten. Bleibt das Feld leer, wird neu gemischt.
new-start = Los geht’s
new-same-deal = Jemand hat dir eine Partie geschickt: dieselben Karten in derselben Reihenfolge.
sent-beat = Dieselben Karten. Schaffst du mehr als { $points }?
sent-same = Dieselben Karten. Du bist dran.
sent-change = Andere Mitspieler
new-box = Schachtel
box-classic = Klassisch
new-box-missing = Diese Partie braucht eine Schachtel, die in diesem Browser fehlt. Füge sie hinzu und öffne den Link noch einmal, oder beginne eine andere.

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Darstellung
theme-device = Automatisch
theme-light = Hell
theme-dark = Dunkel
settings-palette = Farben der Schubladen
palette-classic = Klassisch
palette-classic-text = Die Farben aus der Schachtel.
palette-clear = Deutlich
palette-clear-text = Auch bei Farbsehschwäche gut zu unterscheiden.
palette-tones = Abgestuft
palette-tones-text = Von dunkel bis hell, auch ohne Farben erkennbar.
settings-marks = Zeichen auf den Schubladen
marks-both = Buchstaben und Schraffuren
marks-letters = Buchstaben
marks-textures = Schraffuren
settings-swift = Karten legen
swift-off = Erst bestätigen
swift-on = Sofort legen
settings-previews = Vorschau beim Anlegen
preview-pointed = Formen, nur wo du hinzeigst
preview-full = Formen und Punkte an beiden Enden
settings-hints = Tipps
switch-on = An
switch-off = Aus
settings-preview = Vorschau
settings-sound = Ton
settings-volume = Lautstärke
volume-low = Leise
volume-medium = Mittel
volume-high = Laut
settings-touch = Vibration
settings-kept = Die Einstellungen werden in diesem Browser gespeichert. Nichts wird verschickt.

update-ready = Eine neue Version ist da.
update-take = Jetzt aktualisieren
storage-full = Der Speicher des Browsers ist voll: Was du jetzt tust, wird nicht gespeichert. Schaffe Platz, zum Beispiel indem du alte Partien löschst.
nowhere-title = Eine leere Schublade
nowhere-text = Unter dieser Adresse gibt es nichts.
nowhere-home = Zur Startseite
no-game-title = Keine Partie auf dem Tisch
no-game-text = Fang eine an oder öffne eine gespeicherte.
load-player = Das ist keine gespeicherte Partie: In Zeile { $line } fehlt ein Name.
load-record = Das ist keine Sideboards-Aufzeichnung: Zeile { $line } ist nicht lesbar.
load-other-box = Für diese Partie fehlt dir die Schachtel (ihr Fingerabdruck beginnt mit { $hash }). Füge sie hinzu und öffne die Partie dann noch einmal.
load-illegal = Diese Aufzeichnung verstößt bei Zug { $number } gegen die Regeln.
labelled = { $label }: { $text }
listed = { $before }; { $next }
settings-keys = Tastenkürzel
keys-play = An
keys-nothing = Aus

later-coming = Einen Moment …
later-missing = Dieser Teil der Seite ließ sich nicht laden.
later-again = Noch einmal versuchen

sheet-title = Wertungs­blatt
boxes-title = Eigene Schachtel
daily-title = Tagespartie
daily-practice = Übung
puzzles-title = Rätsel
replay-title = Wiederholung
statistics-title = Statistik
