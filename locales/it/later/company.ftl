rematch-title = Un’altra partita?
rematch-in = Ci sto
rematch-out = Stavolta no
rematch-is-in = ci sta
rematch-go = Inizia tra 15 secondi
rematch-starts = Si comincia tra { $seconds } s
wins = { $count ->
    [one] { $count } vittoria
   *[other] { $count } vittorie
}
watchers = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
}
nudge = Sollecita { $name }
place-for = Fai giocare un bot al posto di { $name }
nudged = Hai sollecitato { $name }
vote-place-for = Far giocare un bot al posto di { $name } in questo turno?
vote-place-for-you = Gli altri vogliono far giocare un bot al posto tuo.
vote-end = Terminare la partita senza risultato?
vote-stand = D’accordo { $count } su { $needed }: { $names }
vote-agree = D’accordo
reactions = Reagisci
reaction = { $which ->
    [applause] Applausi
    [shock] Sorpresa
    [thinking] Ci penso
    [fire] Che mossa
    [laughter] Risate
   *[thanks] Grazie
}
room-sheet = Stanza e invito
room-lock = Chiudi la stanza
room-unlock = Riapri la stanza
room-locked = Chiusa: non può entrare nessun altro.
room-full-watch = Puoi guardare. La partita appare qui appena comincia.
room-watch = Guarda con questo nome
room-watching-as = Stai guardando come { $name }.
room-full-closed = L’host non ammette spettatori.
room-invited = { $name } ti invita a giocare
room-invited-text = Un gioco di carte da due a sei persone, circa 15 minuti, senza account.
share-room = { $host } ti invita a una partita a Sideboards: { $link }
my-games-waiting = Aspettiamo { $name }
my-games-won = Hai vinto
my-games-leaving = { $count ->
    [one] Hai lasciato un posto. Gli altri lo sapranno appena questo dispositivo raggiungerà il server.
   *[other] Hai lasciato { $count } posti. Gli altri lo sapranno appena questo dispositivo raggiungerà il server.
}
time-until = entro: { $time }
personal-qr = Codice QR con il tuo link personale
personal-which = Continua su un altro dispositivo: { $game }
room-remove-sure = Rimuovere { $name } dalla stanza?
room-remove-yes = Rimuovi
room-wants = vorrebbe il tuo posto
name-too-long = Un nome ha al massimo { $most } caratteri. Il tuo diventa «{ $name }».
end-game = Termina la partita
end-game-sure = Terminare la partita senza risultato? Finisce appena tutti sono d’accordo; al primo turno decide l’host da solo.
end-game-back = Continua a giocare
end-game-wanted = Giocatori che vogliono terminare la partita: { $count }
room-ready = Ci sono
room-not-ready = Non ancora
room-is-ready = c’è
room-new-here = Non conosci il gioco?
room-learn = Imparalo mentre aspetti
bot-finished-you = Finita da un bot al posto tuo
bot-finished-who = Un bot ha finito la partita al posto di { $names }.
bot-finished-mark = finita da un bot
lost-not-ready = La nuova partita è iniziata senza di te. Stai guardando.
lost-to-table = Vai al tavolo
lost-removed = L’host ti ha tolto il posto. Stai guardando.
notice-nudged = { $name } ti sta aspettando.
notice-left = { $name } ha lasciato la partita.
notice-ready = { $name } ci sta per un’altra partita.
notice-bot-wanted = { $name } vorrebbe far giocare un bot al posto tuo. Tocca a te!
notice-end-wanted = { $name } vuole terminare la partita.
notice-swap = { $name } vuole scambiare il posto con te.
notice-starting = La nuova partita inizia tra 15 secondi.
notice-bot-placed = Gli altri erano d’accordo: un bot ha piazzato una carta al posto tuo.
notice-abandoned = La partita è terminata senza risultato.
push-title = Avvisami quando tocca a me
push-off = Ricevi una notifica su questo dispositivo quando inizia un turno, e una prima che scada il tempo.
push-on = Attivo: questo dispositivo riceve una notifica quando inizia un turno e tu non ci sei, e una prima che scada il tempo. Tocca di nuovo per smettere.
push-blocked = Questo browser blocca le notifiche di questa pagina. Per attivarle, consentile nelle impostazioni del browser e ricarica la pagina.
push-impossible = Questo browser non può avvisarti quando tocca a te.
push-home-screen = Per ricevere un avviso quando tocca a te, aggiungi prima questa pagina alla schermata Home: tocca Condividi, poi «Aggiungi alla schermata Home», e apri la stanza da lì.
push-failed = Non ha funzionato. Riprova.
