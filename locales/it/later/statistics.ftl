statistics-lead = In base alle partite finite in questo browser. Non viene inviato nulla.
statistics-reading = Lettura delle tue partite: { $done } di { $of }…
statistics-empty = Non hai ancora finito nessuna partita qui. Giocane una, o importa le tue partite da un altro dispositivo.
statistics-none = Nessuna partita corrisponde a questi filtri.

statistics-filter = Quali partite?
statistics-all = Tutte
statistics-others = Con altri
statistics-any = qualsiasi
statistics-goal = Obiettivo
statistics-players = Giocatori
statistics-opponents = Avversari
statistics-people = persone
statistics-where = Dove
statistics-online = Online
statistics-since = Periodo
statistics-always = da sempre
statistics-last-days = { $days ->
    [one] ultimo giorno
   *[other] ultimi { $days } giorni
}
statistics-count = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}

statistics-games = Partite
statistics-points = Punti
statistics-mean = Media
statistics-median = Mediana
statistics-spread = Deviazione standard
statistics-around = ± { $points }
statistics-best = Migliore
statistics-worst = Peggiore
statistics-won = Vinte
statistics-percent = { $percent }%
statistics-wins-of = { $wins } su { $games }
statistics-replay-of = Rivedi la partita: { $date }
statistics-distribution = Distribuzione dei punteggi
statistics-trend = Media delle ultime dieci partite
statistics-game = Partita
statistics-game-of = { $number }, { $date }

statistics-bars = La barra indica la media; il segno alla sua destra, la partita migliore.
statistics-by-goal = Per obiettivo
statistics-goal-brings = Punti obiettivo
statistics-by-players = Per numero di giocatori
statistics-players-count = { $count ->
    [1] in solitario
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
statistics-by-bot = Contro i bot
statistics-bot = Bot
statistics-bot-mean = Media del bot
statistics-by-origin = Online o sul dispositivo
statistics-name = Nome

statistics-list = Le tue partite
statistics-order = Ordina
statistics-best-first = Prima le migliori
statistics-newest-first = Prima le più recenti
statistics-more = Mostrane altre
statistics-place = { $place }º su { $players }
statistics-delete = Elimina
statistics-delete-which = Elimina: { $game }, { $date }
statistics-delete-sure = Eliminare questa partita? Potrai riaverla solo da un file salvato.

statistics-shared = { $count ->
    [one] { $count } partita in cui nessun posto era tuo, per esempio insieme su un dispositivo, conta solo sotto i nomi dei giocatori.
   *[other] { $count } partite in cui nessun posto era tuo, per esempio insieme su un dispositivo, contano solo sotto i nomi dei giocatori.
}
statistics-other-box = { $count ->
    [one] { $count } partita non contata: non hai la sua scatola.
   *[other] { $count } partite non contate: non hai la loro scatola.
}
statistics-unreadable = { $count ->
    [one] { $count } voce non contata: non è una partita finita.
   *[other] { $count } voci non contate: non sono partite finite.
}

statistics-keep-title = Backup delle tue partite
statistics-keep-text = Telefono nuovo? Salva qui tutte le partite e importale là; nessuna conta due volte. La tabella è per i fogli di calcolo.
statistics-save = Salva tutte le partite
statistics-csv = Salva come tabella (CSV)
statistics-bring = Importa partite da un file
statistics-brought = { $count ->
    [0] Niente di nuovo: queste partite ci sono già tutte.
    [one] { $count } partita è stata aggiunta.
   *[other] { $count } partite sono state aggiunte.
}
statistics-not-games = Questo non è un file di partite salvate.
statistics-no-room = Il browser non ha più spazio per queste partite.
statistics-delete-all = Elimina tutte le partite
statistics-delete-all-sure = Eliminare tutte le partite di questo browser? Potrai riaverle solo da un file salvato.
statistics-deleted = Tutte le partite sono state eliminate.
