rematch-title = Mais um jogo?
rematch-in = Alinho
rematch-out = Desta vez não
rematch-is-in = alinha
rematch-go = Começar daqui a 15 segundos
rematch-starts = Começa daqui a { $seconds } s
wins = { $count ->
    [one] { $count } vitória
   *[other] { $count } vitórias
}
watchers = { $count ->
    [one] { $count } pessoa a assistir
   *[other] { $count } pessoas a assistir
}
nudge = Chamar { $name }
place-for = Deixar um bot jogar por { $name }
reactions = Reagir
reaction = { $which ->
    [applause] Aplausos
    [shock] Espanto
    [thinking] A pensar
    [fire] Em brasa
    [laughter] Risos
   *[thanks] Obrigado
}
room-sheet = Sala e convite
room-lock = Trancar a sala
room-unlock = Destrancar a sala
room-locked = Trancada: mais ninguém pode entrar.
room-remove-sure = Retirar { $name } da sala?
room-remove-yes = Retirar
room-wants = quer o teu lugar
end-game = Terminar o jogo
end-game-sure = Terminar o jogo sem resultado? Acaba assim que todos concordarem; na primeira ronda, o anfitrião decide sozinho.
end-game-back = Continuar a jogar
end-game-wanted = Jogadores que querem terminar o jogo: { $count }
lost-not-ready = O jogo seguinte começou sem ti. Estás a assistir.
lost-removed = O anfitrião retirou-te do teu lugar. Estás a assistir.
notice-nudged = { $name } está à tua espera.
notice-left = { $name } saiu do jogo.
notice-ready = { $name } alinha noutro jogo.
notice-bot-wanted = { $name } gostava que um bot jogasse por ti. É a tua vez!
notice-end-wanted = { $name } quer terminar o jogo.
notice-swap = { $name } quer trocar de lugar contigo.
notice-starting = O próximo jogo começa daqui a 15 segundos.
notice-bot-placed = Os outros concordaram: um bot jogou uma carta por ti.
notice-abandoned = O jogo terminou sem resultado.
