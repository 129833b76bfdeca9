boxes-lead = Le maniglie, gli schemi e i punti di questo gioco sono una nostra ricostruzione: non avevamo le immagini delle carte vere. Se possiedi la scatola, trascrivi ciò che mostrano le tue carte e potrai usarle per giocare e contare i punti.
boxes-none = Non hai ancora una scatola tua.
boxes-kept = Ogni modifica viene salvata subito in questo browser. Non viene inviato nulla.
boxes-all = Tutte le tue scatole
boxes-nameless = Scatola con errori
boxes-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
boxes-goals = { $count ->
    [one] { $count } obiettivo
   *[other] { $count } obiettivi
}
boxes-faults = { $count ->
    [one] { $count } errore
   *[other] { $count } errori
}
boxes-edit = Modifica
boxes-copy = Duplica
boxes-copy-name = { $name } (copia)
boxes-delete = Elimina
boxes-delete-sure = Eliminare «{ $name }»? Le partite giocate con questa scatola non si potranno più aprire.
boxes-delete-yes = Elimina
boxes-new-title = Una nuova scatola
boxes-new-text = All’inizio è una copia della scatola classica. I colori delle carte sono molto probabilmente giusti; controlla maniglie, schemi e punti sulle tue carte.
boxes-new-default = La mia scatola
boxes-new = Crea
boxes-import-title = Importa una scatola
boxes-import-text = Lo stesso file che accettano la riga di comando e il server.
boxes-import = Apri un file

boxes-link = Link
boxes-link-title = Link a questa scatola
boxes-link-text = Questo link contiene tutta la scatola. Chi lo apre può salvarla.
boxes-sent-title = Ti hanno mandato una scatola
boxes-sent-known = Hai già queste carte e questi obiettivi: { $name }. Se salvi questa scatola, i suoi nomi e suggerimenti sostituiranno quelli che hai.
boxes-sent-keep = Salva questa scatola
boxes-sent-fault = Questo link è incompleto: manca una parte della scatola.

boxes-name = Nome della scatola
boxes-judgement = Controllo
boxes-right = Nessun errore. Impronta: { $hash }
boxes-unusable = Potrai giocare con questa scatola quando avrai corretto gli errori. Nel frattempo non si perde nulla.
boxes-unreadable = Il file ha errori che il modulo non può mostrare. Correggili nel testo.
boxes-tabs = Che cosa vuoi cambiare?
boxes-tab-cards = Carte
boxes-tab-suggestions = Suggerimenti
boxes-tab-text = Testo
boxes-previous = Indietro
boxes-next = Avanti
boxes-search = Trova una carta dai suoi colori, dall’alto
boxes-search-clear = Tutte le carte
boxes-card = Carta { $number }
boxes-card-of = Carta { $number } di { $count }
boxes-card-add = Aggiungi una carta
boxes-card-remove = Togli questa carta
boxes-tap = Un tocco su un cassetto cambia
boxes-tap-handle = la maniglia
boxes-tap-colour = il colore
boxes-drawer = Cassetto { $number }: { $drawer }
boxes-keys = Tasti: da 1 a 5 cambiano un cassetto, R ruota la carta, ← e → portano alle altre carte.
boxes-goal = Obiettivo { $number }
boxes-goal-of = Obiettivo { $number } di { $count }
boxes-goal-add = Aggiungi un obiettivo
boxes-goal-remove = Togli questo obiettivo
boxes-goal-name = Nome
boxes-goal-points = Punti
boxes-goal-kind = Tipo
boxes-pattern = Schema: tocca i suoi cassetti
boxes-pattern-aside = Disegnalo una volta, in qualsiasi verso: contano anche le versioni ruotate e capovolte a specchio.
boxes-cell = Riga { $line }, colonna { $column }
boxes-row-of = Quali file
row-of = { $of ->
    [colour] qualsiasi colore
    [handle] qualsiasi maniglia
    [red] rossa
    [turquoise] turchese
    [pink] rosa
    [orange] arancione
    [black] nera
    [flower] fiori
    [square] quadrati
   *[bar] barrette
}
boxes-row-count = Che cosa conta
boxes-row-longest = La fila più lunga
boxes-row-two-longest = Le due file più lunghe
boxes-row-lines = La fila più lunga in certe righe
boxes-line = Riga { $line }
boxes-suggestions-text = Tre obiettivi per una partita, uno per tipo.
boxes-suggestion-name = Nome
boxes-suggestion-add = Aggiungi un suggerimento
boxes-suggestion-remove = Togli
boxes-text = File del contenuto
boxes-text-aside = Viene controllato mentre scrivi. Ogni modifica nei moduli riscrive il file senza i commenti.

fault-at = Riga { $line }, carattere { $column } – { $fault }
fault-syntax = Non è TOML valido. Messaggio del parser (in inglese): «{ $detail }»
fault-too-large = Il file ha { $bytes } byte; il limite è { $most }
fault-format = Il formato { $found } è sconosciuto; questa versione legge il formato 1
fault-missing = Manca «{ $key }»
fault-unknown-key = Chiave sconosciuta: «{ $key }»
fault-each = Ogni voce di «{ $key }»
fault-value = { $kind ->
    [text] un testo
    [integer] un numero intero
    [float] un numero con la virgola
    [boolean] vero o falso
    [date] una data
    [list] un elenco
   *[table] una tabella
}
fault-type = { $what }: serve { $expected }, ma c’è { $found }
fault-huge = { $what }: il numero è davvero troppo grande
fault-name = Un nome ha da 1 a { $most } caratteri stampabili, senza spazi all’inizio o alla fine
fault-card = Carta «{ $text }»: { $why }
fault-card-length = servono 10 lettere, due per cassetto; trovate: { $letters }
fault-card-colour = il cassetto { $drawer } dall’alto ha il colore «{ $letter }» invece di R, T, P, O o K
fault-card-handle = il cassetto { $drawer } dall’alto ha la maniglia «{ $letter }» invece di f, s, b o -
fault-card-twice = La carta «{ $text }» è la stessa della riga { $line }, magari ruotata
fault-card-count = Una scatola ha da { $least } a { $most } carte, non { $count }
fault-goal-number = Il numero di obiettivo { $number } non è tra 1 e { $most }
fault-goal-twice = L’obiettivo { $number } c’è già alla riga { $line }
fault-goal-missing = Manca l’obiettivo { $number }; i numeri partono da 1 senza salti
fault-no-goal = Nessun obiettivo di questo tipo: { $kind }. Ne serve uno per tipo
fault-kind = «{ $word }» non è un tipo di obiettivo; scrivi colour, handle o row
fault-points = I punti vanno da 1 a { $most }; qui: { $points }
fault-pattern-empty = Lo schema è vuoto
fault-pattern-letter = La riga { $line } dello schema contiene «{ $letter }»; # è un cassetto, . è qualsiasi cosa
fault-pattern-drawers = Lo schema ha { $drawers } cassetti; il massimo è { $most }
fault-pattern-size = Uno schema di { $columns } × { $lines } non sta su un comodino di { $wide } × { $high }, nemmeno ruotato
fault-row-of = «{ $word }» non dice quali file; scrivi any colour, any handle, oppure un colore o una maniglia in inglese
fault-longest = «longest» deve essere 1 o 2, non { $rows }
fault-row-count = Un obiettivo di fila ha «longest» (1 o 2) oppure «lines»
fault-lines-none = Nessuna riga scelta
fault-lines-twice = La riga { $number } compare due volte
fault-lines-unknown = La riga { $number } non esiste; dall’alto vanno da 1 a { $most }
fault-suggestion = Suggerimento «{ $name }»: { $why }
fault-goals-count = una partita ha tre obiettivi, non { $count }
fault-goals-unknown = questa scatola non ha l’obiettivo { $number }; vanno da 1 a { $last }
fault-goals-same = gli obiettivi { $first } e { $second } sono dello stesso tipo ({ $kind }); una partita ne ha uno per tipo
fault-suggestion-unknown = questa scatola non ha il suggerimento «{ $name }»
fault-suggestion-name = Il suggerimento «{ $name }» deve cambiare nome: questo ha un significato particolare
fault-suggestion-twice = Due suggerimenti si chiamano «{ $name }»
fault-more = Ci sono altri errori; correggi prima questi
fault-quoted = «{ $word }»
