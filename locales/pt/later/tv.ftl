tv-show = Mostrar na televisão
tv-show-text = Abre num novo separador. Na própria televisão, escreve:
tv-join = Entra com o telemóvel
tv-free = livre
tv-waiting = À espera de
tv-lost = Ligação perdida
tv-again = A tentar de novo…
tv-address = Confirma o endereço: { $origin }{ $path }
tv-hidden = Esta partida não tem espectadores, por isso a televisão não a pode mostrar.
tv-hidden-how = Para mudar isso, depois da partida o anfitrião abre «{ $settings }» e liga «{ $spectators }».
tv-dark = A televisão não vai mostrar a partida: os espectadores estão desligados. O anfitrião pode mudar isso em «{ $settings }»: «{ $spectators }».
tv-locked-how = O anfitrião pode deixar entrar a televisão com «{ $unlock }».
tv-watches = { $count ->
    [one] { $count } televisão mostra a partida
   *[other] { $count } televisões mostram a partida
}
