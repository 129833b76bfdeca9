tv-show = Mostra su una TV
tv-show-text = Si apre in una nuova scheda. Sulla TV stessa, digita:
tv-join = Entra con il telefono
tv-free = libero
tv-waiting = In attesa di
tv-lost = Connessione persa
tv-again = Nuovo tentativo…
tv-address = Controlla l’indirizzo: { $origin }{ $path }
tv-hidden = Questa partita si gioca senza spettatori, quindi la TV non può mostrarla.
tv-hidden-how = Per cambiare, dopo la partita l’host apre «{ $settings }» e attiva «{ $spectators }».
tv-dark = La TV non mostrerà la partita: gli spettatori sono disattivati. L’host può cambiare in «{ $settings }»: «{ $spectators }».
tv-locked-how = L’host può far entrare la TV con «{ $unlock }».
tv-watches = { $count ->
    [one] { $count } TV mostra la partita
   *[other] { $count } TV mostrano la partita
}
