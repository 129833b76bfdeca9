scoring-title = Pontuação
scoring-back = Passo anterior
scoring-next = Passo seguinte
scoring-pause = Pausa
scoring-go = Continuar
scoring-all = Ver o resultado
scoring-total = Total
step-combination = { $goal }, combinação { $number }
step-row = { $drawers ->
    [one] { $goal }, { $drawers } gaveta
   *[other] { $goal }, { $drawers } gavetas
}
step-bonus = Bónus de fila
step-exchange = Carta de troca
step-told = { $name }: { $what }, +{ $points } = { $sum }
verdict-one = { $name } ganhou
verdict-you = Ganhaste
verdict-shared = Vitória partilhada: { $names }
verdict-points = { $points ->
    [one] com { $points } ponto
   *[other] com { $points } pontos
}
rating = { $step ->
    [0] Sobraram uns parafusos
    [1] Fica bem no corredor
    [2] Feito para durar
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
