scoring-title = Pontuação
scoring-back = Passo anterior
scoring-next = Passo seguinte
scoring-pause = Pausa
scoring-go = Continuar
scoring-all = Saltar
scoring-total = Total
verdict-one = { $name } ganhou
verdict-shared = Vitória partilhada: { $names }
verdict-points = { $points ->
    [one] com { $points } ponto
   *[other] com { $points } pontos
}
rating = { $step ->
    [0] Sobraram uns parafusos
    [1] Fica bem no corredor
    [2] Feita para durar
    [3] A estrela da sala
   *[4] Um clássico do design
}
rating-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
after-again = Jogar de novo
after-same-deal = Repetir com estas cartas
after-replay = Repetição e análise
share-title = Partilhar
share-send = Enviar…
share-copy = Copiar texto
share-copy-link = Copiar link do desafio
share-copied = Copiado.
share-me = Eu
scoring-watch = Rever a pontuação
race-nobody = ninguém pontua
race-drawers = { $count ->
    [one] { $count } gaveta
   *[other] { $count } gavetas
}
race-bonus = Para quem tem mais gavetas em fila
race-bonus-alone = Se tiveres gavetas suficientes em fila
race-exchange = 1 ponto por cada carta de troca não usada
verdict-one-by = { $points ->
    [one] { $name } ganhou por um ponto
   *[other] { $name } ganhou por { $points } pontos
}
verdict-you-by = { $points ->
    [one] Ganhaste por um ponto
   *[other] Ganhaste por { $points } pontos
}
place-word = { $place ->
    [2] Segundo lugar
    [3] Terceiro lugar
    [4] Quarto lugar
    [5] Quinto lugar
   *[6] Sexto lugar
}
verdict-behind = { $points ->
    [one] { $place }, a um ponto de { $names }
   *[other] { $place }, a { $points } pontos de { $names }
}
alone-next = para «{ $title }»
alone-best = recorde pessoal
alone-best-new = novo recorde (antes { $points })
alone-best-equal = recorde pessoal igualado
alone-round = melhor ronda (n.º { $number })
alone-possible = o melhor possível
