title = Sideboards
skip = Vai al contenuto
home = Home
play = Gioca
learn = Impara
rules = Regole
settings = Impostazioni
main-navigation = Navigazione principale

home-lead = Affianca otto carte e combina cassetti e maniglie per completare tre obiettivi.
home-facts = 1–6 giocatori · 15 minuti · senza account
home-know = Conosco già il gioco
home-continue = Continua la partita
home-continue-where = Turno { $round } di { $rounds }
home-again = Con le ultime impostazioni
home-finished = Guarda il risultato
home-turns = { $games ->
    [one] Tocca a te in { $games } partita
   *[other] Tocca a te in { $games } partite
}
home-streak = { $days ->
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}
home-solo = Gioca in solitario
home-bots = Gioca contro i bot
home-device = Insieme su un dispositivo
home-learn = Impara in tre minuti
home-daily-text = Una partita al giorno, le stesse carte per tutti, e conta solo il primo tentativo.
home-puzzles-text = Trova la mossa migliore. Ogni soluzione è dimostrata.
home-besides = Carte vere e partite passate
home-past = Partite passate
home-load = Apri una partita salvata
home-offline = Dopo la prima visita funziona tutto anche senza rete, tranne il gioco online.
home-box = Un’edizione non ufficiale del gioco di carte di Hartwig Jakubik. Se ti piace, compra il gioco in scatola.
licences = Licenze

new-title = Nuova partita
new-who = Chi gioca?
new-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
new-add-bot = Aggiungi un bot
new-add-person = Aggiungi una persona
new-change = Modifica { $name }
new-strength = Livello
new-make-person = Fai giocare una persona
new-make-bot = Fai giocare un bot
new-remove = Togli
new-done = Fatto
new-solo = In solitario
new-bots = Contro i bot
new-name = Nome del giocatore { $number }
new-goals = Obiettivi
new-goals-random = A caso
new-goals-suggestion = Suggerimento { $name }
new-goals-drawn-later = I tre obiettivi vengono estratti all’inizio
new-goal-other = Scegline un altro
new-die = Estrai tre nuovi obiettivi
goals-preset = { $name ->
    [first-evening] Prima serata
    [A] Riscaldamento
    [B] Punte rosse
    [C] In fiore
    [D] Su per le scale
   *[tight-corners] Alle strette
}
new-variant = Variante
new-standard = Normale
new-standard-text = Tre carte all’inizio, poi due; uno scambio a partita.
new-four-card = Quattro carte
new-four-card-text = Quattro carte all’inizio, poi tre; nessuno scambio.
new-hints = Consigli
new-hints-text = Aggiunge un pulsante per chiedere consiglio a un maestro.
new-more = Altre opzioni
new-word = Codice della partita
new-word-text = Con lo stesso codice tutti ricevono le stesse carte. Lascialo vuoto per averne di nuove.
new-start = Inizia
new-same-deal = Ti hanno mandato una sfida: stesse carte, stesso ordine.
sent-beat = Stesse carte. Batti { $points }.
sent-same = Stesse carte. Tocca a te.
sent-change = Cambia i giocatori
new-box = Scatola
box-classic = Classica
new-box-missing = Questa sfida usa una scatola che non hai in questo browser. Aggiungila e riapri il link, oppure inizia un’altra partita.

settings-title = Impostazioni
settings-language = Lingua
settings-theme = Tema
theme-device = Come il dispositivo
theme-light = Chiaro
theme-dark = Scuro
settings-palette = Colori dei cassetti
palette-classic = Classici
palette-classic-text = I colori della scatola.
palette-clear = Ben distinti
palette-clear-text = Riconoscibili con qualsiasi percezione dei colori.
palette-tones = Toni
palette-tones-text = Dallo scuro al chiaro: leggibili anche in bianco e nero.
settings-marks = Segni sui cassetti
marks-both = Lettere e trame
marks-letters = Lettere
marks-textures = Trame
settings-swift = Piazzare una carta
swift-off = Chiedi conferma
swift-on = Piazza subito
settings-previews = Anteprime alle estremità del comodino
preview-pointed = Forme, dal lato indicato
preview-full = Forme e punti, da entrambi i lati
settings-hints = Consigli
switch-on = Sì
switch-off = No
settings-preview = Anteprima
settings-sound = Suoni
settings-volume = Volume
volume-low = Basso
volume-medium = Medio
volume-high = Alto
settings-touch = Vibrazione
settings-kept = Le impostazioni restano in questo browser. Non viene inviato nulla.

update-ready = È disponibile una nuova versione.
update-take = Aggiorna
storage-full = La memoria del browser è piena: quello che fai ora non viene salvato. Libera spazio, per esempio eliminando vecchie partite.
nowhere-title = Un cassetto vuoto
nowhere-text = A questo indirizzo non c’è niente.
nowhere-home = Torna alla home
no-game-title = Nessuna partita sul tavolo
no-game-text = Iniziane una o aprine una salvata.
load-player = Questa non è una partita salvata: la riga { $line } non indica un giocatore.
load-record = Questa non è una partita di Sideboards: la riga { $line } è illeggibile.
load-other-box = Questa partita usa una scatola che non hai (la sua impronta inizia con { $hash }). Aggiungila, poi riapri la partita.
load-illegal = Questa partita viola le regole alla mossa { $number }.
labelled = { $label }: { $text }
listed = { $before }; { $next }
settings-keys = Scorciatoie da tastiera
keys-play = Attive
keys-nothing = Disattivate

later-coming = Un attimo…
later-missing = Non è stato possibile caricare questa parte della pagina.
later-again = Riprova

sheet-title = Foglio segnapunti
boxes-title = La tua scatola
daily-title = Partita del giorno
daily-practice = Allenamento
puzzles-title = Problemi
replay-title = Replay
statistics-title = Statistiche
