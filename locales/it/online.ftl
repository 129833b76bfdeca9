home-online = Gioca online con gli amici
home-online-text = Apri una stanza e manda il link. Senza account; in tempo reale o nell’arco di più giorni.
online-title = Gioca online
online-lead = Da due a sei giocatori. Non serve un account: basta un link.
online-name = Il tuo nome
online-open-title = Una nuova stanza
online-open = Apri una stanza
online-join-title = Hai un invito?
online-code = Codice o link
online-join = Entra
online-code-fault = Non è né un codice né un link a una stanza.
online-unreachable = Il server non è raggiungibile. Su questo dispositivo puoi giocare lo stesso.
online-offline-hint = Sei offline. Su questo dispositivo puoi giocare lo stesso.
my-games = Le tue partite
my-games-your-turn = Tocca a te
my-games-others-turn = In attesa degli altri
my-games-gathering = Non ancora iniziata
my-games-over = Finita
my-games-gone = Non c’è più
my-games-forget = Togli dalla lista
my-games-forget-which = Togli dalla lista: { $game }

room-title = Stanza { $code }
room-closed = Non puoi entrare
room-as-guest = Entra come ospite
room-seats = Attorno al tavolo
room-passing = { $free ->
    [0] Ognuno passa le carte al successivo, l’ultimo al primo.
    [one] Ognuno passa le carte al successivo, l’ultimo al primo. Resta { $free } posto libero.
   *[other] Ognuno passa le carte al successivo, l’ultimo al primo. Restano { $free } posti liberi.
}
room-host = host
room-swap = Scambia il posto con { $name }
room-remove = Libera il posto di { $name }
room-add-bot = Aggiungi un bot
room-sit-down = Siediti
room-join-title = C’è un posto libero per te
room-full = Tutti i posti sono occupati.
room-needs-two = Servono almeno due giocatori
room-waits-for-host = In attesa che { $name } avvii la partita.
room-leave = Lascia la stanza
room-leave-sure = Lasciare la stanza? Perdi il tuo posto. Se c’è una partita in corso, un bot la finisce al posto tuo.
room-hidden = È in corso una partita senza spettatori. Potrai sederti per la prossima.

room-settings = Impostazioni della partita
room-change-settings = Cambia
room-keep-box = Salva questa scatola
room-box-kept = La scatola è salvata in questo browser.
room-time = Tempo per turno
room-no-limit = senza limite
room-grace = Un bot subentra dopo
room-grace-text = Quanto si può restare offline prima che subentri un bot. Il posto si può riprendere in ogni momento.
room-spectators = Spettatori
time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}

invite-title = Invita gli altri
invite-only-here = Questo indirizzo funziona solo su questo computer. Avvia il server con --listen 0.0.0.0:7425 per far entrare gli altri.
invite-copy = Copia link
invite-qr = Codice QR con il link a questa stanza
personal-title = Continua su un altro dispositivo
personal-text = Questo link è il tuo posto. Non condividerlo: chi ce l’ha può giocare a nome tuo.

line-connected = Online
line-connecting = Connessione…
line-offline = Offline
time-left = ancora { $time }
time-warning = { $seconds ->
    [one] Ancora { $seconds } secondo.
   *[other] Ancora { $seconds } secondi.
}
presence-away = offline
presence-away-who = { $name } è offline
presence-bot = bot
presence-bot-who = Un bot gioca al posto di { $name }
replaced-you = Un bot gioca al posto tuo.
replaced-return = Riprendi il posto
notice-sat = { $name } ha preso posto.
notice-came = { $name } è qui.
notice-went = { $name } ha perso la connessione.
notice-returned = { $name } torna in gioco.
notice-time-over = Tempo scaduto: il server ha giocato al posto tuo.
notice-went-back = Il server è tornato a un momento precedente della partita. Si riprende da lì.
refused = { $code ->
    [no-such-room] Questa stanza non esiste, o non esiste più.
    [bad-token] Questo link non dà più diritto a un posto qui.
    [full] Tutti i posti sono occupati.
    [bad-settings] Queste impostazioni non vanno bene con questa scatola e questo numero di giocatori.
    [bad-content] Con questa scatola non si può giocare: contiene un errore o troppo poche carte per due giocatori.
    [too-few] Bisogna essere almeno in due.
    [not-host] Può farlo solo l’host.
    [not-now] Ora non è possibile.
    [outdated] Il tavolo è appena cambiato. Dai un’altra occhiata.
    [illegal] Le regole non lo permettono.
    [too-many] Troppe richieste in una volta. Riprova tra un momento.
    [exhausted] Questa stanza ha raggiunto il limite. Aprine una nuova.
    [locked] Questa stanza è chiusa.
    [removed] Non fai più parte di questa stanza: l’host ti ha fatto uscire.
    [unavailable] Il server al momento non riesce a salvare nulla, ma continua a provarci.
    [protocol] Questa pagina non è aggiornata. Ricaricala.
   *[other] Qualcosa è andato storto.
}

say-sending = Invio…
watching = Stai guardando la partita.
room-back = Torna alla partita
room-back-to = Torna alla stanza
room-next = Prossima partita
