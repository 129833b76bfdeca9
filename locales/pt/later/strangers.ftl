quick-title = Partida rápida
quick-text = Joga com outras pessoas que também procuram uma partida. Só veem o teu nome. Uma ronda dura no máximo um minuto.
quick-players = Jogadores
quick-find = Encontrar jogadores
quick-seat-free = livre
quick-waiting = { $count ->
    [one] Falta mais um jogador…
   *[other] Faltam mais { $count } jogadores…
}
quick-bots-in = Daqui a { $seconds } s podes jogar com bots.
quick-bots = Jogar com bots
quick-check = Já cá estão todos. Começamos?
quick-check-left = Já cá estão todos. Começamos? Faltam { $seconds } s
quick-awaits = À espera de: { $names }
quick-lost = Não respondeste a tempo: o teu lugar voltou a ficar livre.
quick-again = Procurar outra partida
quick-sheet = Jogadores e denúncias
quick-sheet-text = Se bloqueares ou denunciares alguém, não voltam a ficar à mesma mesa, enquanto ambos usarem o mesmo navegador. Uma denúncia também diz o nome e o motivo a quem gere este servidor. Os outros jogadores não ficam a saber.
quick-no-others = Não há mais ninguém aqui.
quick-block = Bloquear { $name }
quick-report = Denunciar { $name }
quick-reason = { $which ->
    [name] Nome ofensivo
    [stalling] Atrasa a partida de propósito
   *[unfair] Joga de forma desleal
}
quick-blocked = Jogador bloqueado: não voltas a encontrar { $name }.
quick-reported = Obrigado. Quem gere este servidor verá a denúncia, e não voltas a encontrar { $name }.
