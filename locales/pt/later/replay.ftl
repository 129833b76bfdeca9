replay-lead = As partidas terminadas neste navegador, a mais recente primeiro.
replay-none = Ainda não terminaste nenhuma partida neste navegador. As tuas partidas vão aparecer aqui.
replay-more = Mostrar mais
replay-place = { $place }.º de { $players }
replay-unreadable = Este link não leva a nenhuma partida. Talvez falte uma parte.
replay-other-box = Esta partida foi jogada com uma caixa que não está neste navegador. Quem te enviou o link também te pode enviar a caixa.
replay-not-over = Esta partida ainda está a decorrer. Podes revê-la quando terminar: até lá, as mãos são secretas.
replay-no-such-game = O servidor não conhece nenhuma partida terminada com este nome.

replay-controls = Passo a passo
replay-dealt = As cartas estão dadas.
replay-starts = { $name ->
    [Tu] Começaste com duas cartas.
   *[other] { $name } começou com duas cartas.
}
replay-lays-left = { $name ->
    [Tu] Juntaste uma carta à esquerda.
   *[other] { $name } juntou uma carta à esquerda.
}
replay-lays-right = { $name ->
    [Tu] Juntaste uma carta à direita.
   *[other] { $name } juntou uma carta à direita.
}
replay-chose = { $name ->
    [Tu] Escolheste em segredo.
   *[other] { $name } escolheu em segredo.
}
replay-took-back = { $name ->
    [Tu] Desfizeste a jogada.
   *[other] { $name } desfez a jogada.
}
replay-exchanged = { $name ->
    [Tu] Usaste a carta de troca e tiraste duas cartas novas.
   *[other] { $name } usou a carta de troca e tirou duas cartas novas.
}
replay-passed = Todos jogaram. As outras cartas passam para a esquerda.
replay-step = Passo { $step } de { $steps }
replay-slider = Momento da partida
replay-first = Ir para o início
replay-last = Ir para o fim
replay-play = Reproduzir
replay-hand = Mão
replay-looks = Visualização
replay-who-looks = Ponto de vista
replay-open-hands = Mãos à vista
replay-rounds = Depois da ronda
replay-round = Ronda { $round }
replay-speed = Velocidade
replay-slow = Lenta
replay-normal = Normal
replay-fast = Rápida
replay-keys = ← →: um passo · Shift + ← →: uma ronda · Home, End: início, fim · Espaço: reproduzir, pausa · N: erro seguinte
replay-graph = Pontos depois de cada ronda
replay-graph-round = Ronda
replay-play-deal = Jogar com estas cartas
replay-copy-link = Copiar link para este momento

replay-review-title = Análise
replay-review-text = A partir de cada jogada, a partida é continuada até ao fim milhares de vezes, para ver quanto ela valia. Só conta o que se podia saber nesse momento.
replay-review-whose = Analisar o jogo de quem?
replay-review-ask = Analisar esta partida
replay-review-thinking = A examinar cada jogada… demora um momento.
replay-review-failed = A análise falhou. Tenta outra vez.
replay-review-choices = Todas as jogadas
replay-number = { $number }
replay-par = Referência
replay-par-text = o que um jogador experiente costuma tirar de uma partida assim
replay-luck = Sorte
replay-luck-text = o que não dependia das jogadas
replay-skill = Habilidade
replay-skill-text = jogadas melhores, ou piores, do que as desse jogador
replay-result = Resultado
replay-result-text = a soma dos três
replay-measure-points = Medido em pontos.
replay-measure-lead = Medido em pontos de vantagem sobre o melhor adversário.
replay-optimum = { $points ->
    [one] Conhecendo todas as cartas de antemão, era possível fazer { $points } ponto:
   *[other] Conhecendo todas as cartas de antemão, era possível fazer { $points } pontos:
}
replay-grade = { $grade ->
    [best] melhor jogada
    [good] boa jogada
    [inaccuracy] imprecisão
   *[mistake] erro
}
replay-card = carta { $number }
replay-card-turned = carta { $number } (rodada)
replay-chosen = Escolhida:
replay-best = Melhor jogada:
replay-luck-and-skill = Sorte antes da jogada: { $luck } · Habilidade: { $skill }
replay-passed-to = Carta passada para a esquerda: { $name }.
replay-passed-laid = { $points ->
    [one] Foi logo colocada, por { $points } ponto.
   *[other] Foi logo colocada, por { $points } pontos.
}
replay-passed-unused = Foi colocada outra carta.

replay-mistakes-proven = { $count ->
    [one] Um destes erros pode ser comprovado. Já está entre os teus problemas e vai voltar.
   *[other] { $count } destes erros podem ser comprovados. Já estão entre os teus problemas e vão voltar.
}
replay-mistakes-unproven = { $count ->
    [one] Um erro não pode ser comprovado e, por isso, não se torna um problema: ainda faltavam mais de duas cartas, ou nenhuma jogada valia pelo menos mais um ponto do que todas as outras.
   *[other] { $count } erros não podem ser comprovados e, por isso, não se tornam problemas: ainda faltavam mais de duas cartas, ou nenhuma jogada valia pelo menos mais um ponto do que todas as outras.
}

replay-compare = Comparar
replay-compare-text = Duas partidas com as mesmas cartas, lado a lado.
replay-compare-own = A tua partida de { $points } pontos
replay-compare-link = Link para outra partida com estas cartas
replay-compare-go = Comparar
replay-compare-no-link = Isso não é um link para uma partida terminada.
replay-compare-other-deal = As duas partidas têm cartas diferentes e não podem ser comparadas.
replay-pair-title = Duas partidas, as mesmas cartas
replay-pair-first = Primeira partida
replay-pair-second = Segunda partida
replay-pair-parting = Diferem a partir da ronda { $round }.
replay-pair-same = As duas partidas são idênticas.
