statistics-where-counted = todas menos os treinos
statistics-where-all = todas, incluindo treinos
statistics-bots = Contra bots
statistics-box = Caixa
replay-cut = Falta o fim deste link; deve ter sido cortado ao copiar. Copia o link inteiro ou pede-o outra vez.
replay-spoils = Esta é a repetição da partida do dia
replay-spoils-text = Ainda não terminaste a tua tentativa. Se vires a repetição agora, ficas a conhecer as cartas antes de jogar.
replay-spoils-play = Jogar primeiro
replay-spoils-show = Mostrar mesmo assim
daily-share-late = Jogada mais tarde, a partir do calendário
daily-of-possible = { $points } de { $best }
daily-by-master = mestre { $points }
daily-shared = { $count ->
    [one] { $count } resultado no { $place }.º lugar
   *[other] { $count } partilham o { $place }.º lugar
}
daily-best-text = Cada nome tem um só lugar. Aparecem no máximo três resultados por ligação; os outros contam sem nome.
replay-review-sure = Pontos desperdiçados no total: { $cost } ± { $error }
replay-within = { $cost } ± { $error }
replay-cost-sure = −{ $cost } ± { $error }
replay-cost-chance = 0 ± { $error }
replay-given-away = Pontos desperdiçados
replay-accuracy = Precisão
replay-accuracy-text = { $mistakes ->
    [0] nenhum erro claro
    [one] { $mistakes } imprecisão ou erro
   *[other] { $mistakes } imprecisões ou erros
}
replay-next-mistake = Erro seguinte
replay-review-everyone = Analisar todos
replay-expected = { $name }, resultado esperado
replay-play-on = Continuar a partir daqui
replay-play-on-text = Os bots ocupam os outros lugares. A partida conta como treino.
