home-online = Online con gli amici
home-online-text = Apri una stanza e manda il link. Senza account; tutto d’un fiato o in più giorni.
online-title = Gioca online
online-lead = Da due a sei persone. Nessuno ha bisogno di un account: basta un link.
online-name = Il tuo nome
online-open-title = Una nuova stanza
online-open = Apri una stanza
online-join-title = Hai un invito?
online-code = Codice o link
online-join = Vai
online-code-fault = Non è né un codice né un link a una stanza.
online-unreachable = Il server non è raggiungibile. Le partite su questo dispositivo funzionano lo stesso.
online-offline-hint = Senza rete, le partite su questo dispositivo funzionano lo stesso.
my-games = Le mie partite
my-games-your-turn = Tocca a te
my-games-others-turn = Gli altri pensano
my-games-gathering = Non ancora iniziata
my-games-over = Finita
my-games-gone = Non c’è più
my-games-forget = Togli dalla lista
my-games-forget-sure = Rinunciare a questo posto? Solo il suo link personale lo restituisce.
my-games-forget-which = Togli dalla lista: { $game }

room-title = Stanza { $code }
room-closed = La porta resta chiusa
room-as-guest = Entra come ospite
room-seats = Attorno al tavolo
room-passing = { $free ->
    [0] Ognuno passa le carte al successivo, l’ultimo al primo.
    [one] Ognuno passa le carte al successivo, l’ultimo al primo. { $free } posto è libero.
   *[other] Ognuno passa le carte al successivo, l’ultimo al primo. { $free } posti sono liberi.
}
room-host = host
room-swap = Scambia il posto con { $name }
room-remove = Libera il posto di { $name }
room-add-bot = Aggiungi un bot
room-sit-down = Siediti
room-join-title = C’è un posto per te
room-full = Tutti i posti sono occupati.
room-needs-two = Per iniziare bisogna essere in due
room-waits-for-host = { $name } avvia la partita.
room-leave = Lascia la stanza
room-leave-sure = Uscire? Durante una partita un bot gioca per te finché non torni; altrimenti il tuo posto si libera.
room-hidden = È in corso una partita senza spettatori. Quando finisce puoi sederti per la prossima.

room-settings = Che cosa giochiamo
room-change-settings = Cambia
room-keep-box = Conserva questa scatola
room-box-kept = La scatola è conservata in questo browser.
room-time = Tempo per turno
room-no-limit = senza limite
room-grace = Un bot subentra dopo
room-grace-text = È il tempo concesso senza connessione. Il posto si può riprendere in ogni momento.
room-spectators = Spettatori
time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}

invite-title = Invita gli altri
invite-only-here = Solo questo computer conosce questo indirizzo. Avvia con --listen 0.0.0.0:7425 per far entrare gli altri.
invite-copy = Copia il link
invite-qr = Codice QR con il link a questa stanza
personal-title = Continua su un altro dispositivo
personal-text = Questo link è il tuo posto. Tienilo segreto: chi ce l’ha gioca per te.

line-connected = Connesso
line-connecting = Connessione…
line-offline = Nessuna connessione
time-left = ancora { $time }
time-warning = { $seconds ->
    [one] Ancora { $seconds } secondo.
   *[other] Ancora { $seconds } secondi.
}
presence-away = assente
presence-away-who = { $name } non ha connessione
presence-bot = bot
presence-bot-who = Un bot gioca per { $name }
replaced-you = Un bot gioca per te.
replaced-return = Riprendi il posto
notice-sat = { $name } si siede.
notice-came = { $name } è qui.
notice-went = { $name } ha perso la connessione.
notice-returned = { $name } gioca di nuovo.
notice-time-over = Tempo scaduto: il server ha giocato per te.
notice-went-back = Il server è dovuto tornare a uno stato precedente. La partita prosegue da lì.
refused = { $code ->
    [no-such-room] Questa stanza non esiste, o non più.
    [bad-token] Questo link non dà più un posto qui.
    [full] Tutti i posti sono occupati.
    [bad-settings] Con questa scatola e questo numero di giocatori non si può giocare così.
    [bad-content] Con questa scatola non si può giocare: contiene un errore o troppo poche carte per due.
    [too-few] Bisogna essere almeno in due.
    [not-host] Può farlo solo l’host.
    [not-now] Non in questo momento.
    [outdated] Il tavolo è appena cambiato. Guarda di nuovo.
    [illegal] Le regole non lo permettono.
    [too-many] Troppo in una volta. Riprova tra un momento.
    [exhausted] Questa stanza ha raggiunto il limite. Aprine una nuova.
    [unavailable] Il server al momento non può salvare nulla. Riprova da solo.
    [protocol] Questa pagina è vecchia. Ricaricala.
   *[other] Non ha funzionato.
}

say-sending = Invio…
watching = Stai guardando.
