puzzles-lead = Encontra a melhor jogada. Todas as soluções estão comprovadas: têm em conta todas as cartas que ainda podem vir, e nada é estimado.
puzzles-your-rating = O teu rating
puzzles-answered = { $answered ->
    [one] { $right } de { $answered } problema resolvido
   *[other] { $right } de { $answered } problemas resolvidos
}
puzzles-day = Problema do dia
puzzles-day-solve = Resolver o problema de hoje
puzzles-day-again = Ver outra vez
puzzles-day-went = { $outcome ->
    [right] Resolvido
    [near] Quase resolvido
   *[wrong] Falhado
}
puzzles-streak = { $days ->
    [one] { $days } dia seguido
   *[other] { $days } dias seguidos
}
puzzles-longest = { $days ->
    [one] série mais longa: { $days } dia
   *[other] série mais longa: { $days } dias
}
puzzles-tomorrow = O próximo chega amanhã.
puzzles-training = Treino de problemas
puzzles-training-text = Problemas novos adequados ao teu rating. Os que falhares voltam depois de veres os outros.
puzzles-train = Treinar
puzzles-level = Nível
puzzles-level-name = { $level ->
    [easy] Fácil
    [medium] Médio
    [hard] Difícil
   *[any] Todos
}
puzzles-goal = Objetivo
puzzles-any-goal = Todos
puzzles-by-kind = Por tipo
puzzles-by-theme = Por tema
puzzles-solved-of = { $solved } de { $count } resolvidos
puzzles-mode = { $mode ->
    [minutes] Três minutos
   *[lives] Três vidas
}
puzzles-mode-text = { $mode ->
    [minutes] Resolve o máximo de problemas antes de o tempo acabar.
   *[lives] Problemas cada vez mais difíceis, até ao terceiro erro.
}
puzzles-best-run = { $count ->
    [one] O teu recorde: { $count }
   *[other] O teu recorde: { $count }
}
puzzles-mistakes = Os teus erros
puzzles-mistakes-text = Jogadas do final das tuas partidas a solo que, comprovadamente, não foram as melhores. Voltam ao fim de um, três e sete dias. As jogadas anteriores não se podem comprovar.
puzzles-mistakes-due = { $count ->
    [one] { $count } por corrigir
   *[other] { $count } por corrigir
}
puzzles-mistakes-later = O próximo volta a { $day }.
puzzles-mistakes-none = Ainda nenhum: termina uma partida a solo e volta cá.
puzzles-mistakes-done = Por hoje é tudo. Muito bem!
puzzles-looking = A percorrer as tuas partidas…
puzzles-kind = { $kind ->
    [last-card] A última carta
    [two-rounds] Faltam duas cartas
    [exchange] Trocar ou não
   *[perfect] Cartas à vista
}
puzzles-kind-text = { $kind ->
    [last-card] Já se sabe tudo. Que carta, e onde?
    [two-rounds] Ainda vem mais uma carta. O que rende mais, em média?
    [exchange] Duas cartas novas, ou uma destas?
   *[perfect] Sabes o que vem a seguir. Joga até ao fim.
}
puzzles-question = { $kind ->
    [last-card] Coloca a última carta: qual, em que sentido, em que ponta?
    [two-rounds] Esta carta e mais uma. Que jogada rende mais, em média?
    [exchange] Trocar a tua mão ou colocar uma destas cartas?
   *[perfect] Todas as cartas estão à vista. Faz o máximo de pontos possível.
}
puzzles-idea = { $idea ->
    [exchange-now] Trocar já
    [keep-the-hand] Não trocar
    [plan-the-exchange] Planear a troca
    [keep-row-open] Manter uma fila aberta
    [give-up] Abdicar de algo
    [complete-two] Duas combinações de uma vez
    [reach-bonus] Chegar ao bónus
    [two-goals] Dois objetivos de uma vez
    [complete] Completar uma combinação
    [lengthen-row] Aumentar uma fila
   *[prepare] Preparar o terreno
}
puzzles-difficulty = Dificuldade { $rating }
puzzles-number = Problema { $number }
puzzles-from-game = De uma partida
puzzles-all = Todos os problemas
puzzles-to-come = As próximas cartas
puzzles-to-come-text = Duas de cada vez, a contar da esquerda. As que não colocares são descartadas.
puzzles-heard = { $question } { $points ->
    [one] Tens { $points } ponto.
   *[other] Tens { $points } pontos.
} A tua mão: { $hand }. Carrega em T para ouvir tudo.
puzzles-right = Certo!
puzzles-near = { $points ->
    [one] Quase: falta um ponto
   *[other] Quase: faltam { $points } pontos
}
puzzles-wrong = Não é a melhor escolha
puzzles-your-choice = A tua escolha
puzzles-best-choice = A melhor escolha
puzzles-your-choice-is-best = A tua escolha é a melhor
puzzles-points = { $points } pontos
puzzles-on-average = em média, com todas as cartas que ainda podem vir
puzzles-exactly = exatamente { $value }
puzzles-less = { $points } pontos abaixo da melhor escolha
puzzles-margin = mais { $points } pontos do que qualquer outra escolha
puzzles-exchange-shown = Descartas as duas cartas e tiras duas novas.
puzzles-order = Os números indicam a ordem.
puzzles-order-exchange = { $number ->
    [0] A troca vem primeiro.
    [one] A troca vem depois de { $number } carta.
   *[other] A troca vem depois de { $number } cartas.
}
puzzles-choices = Todas as escolhas, valores exatos
puzzles-choice = Escolha
puzzles-value = Valor
puzzles-difference = Perda
puzzles-next = Problema seguinte
puzzles-again = Tentar outra vez
puzzles-share = Partilhar este problema
puzzles-share-question = Consegues encontrar a melhor jogada?
puzzles-rating-now = O teu rating: { $rating } ({ $change })
puzzles-unrated = Já respondeste a este problema, por isso o teu rating não muda.
puzzles-not-rated = O teu rating não muda.
puzzles-theme = Tema
puzzles-none-left = Nenhum problema corresponde a esta escolha.
puzzles-nonsense = Este endereço não leva a nenhum problema. Talvez lhe falte uma parte.
puzzles-run-rules = Só problemas de uma jogada. O teu rating não muda.
puzzles-begin = Começar
puzzles-time-left = Tempo restante
puzzles-lives-left = { $lives ->
    [one] { $lives } vida restante
   *[other] { $lives } vidas restantes
}
puzzles-solved = { $count ->
    [one] { $count } resolvido
   *[other] { $count } resolvidos
}
puzzles-run-over = { $mode ->
    [minutes] O tempo acabou
   *[lives] Já não tens vidas
}
puzzles-run-best = Novo recorde!
puzzles-run-again = Outra vez
puzzles-run-result = Ver o resultado
puzzles-run-answers = Rever as tuas respostas
puzzles-run-answer = Problema { $number }: { $went ->
    [right] certo
   *[wrong] falhado
}
puzzles-fresh = Novos, sem fim
puzzles-fresh-text = Encontrados e provados no teu aparelho. A dificuldade não é medida, por isso não mudam o teu rating.
