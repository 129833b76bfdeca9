puzzles-lead = Encontra a melhor decisão. Cada resposta está provada: nenhuma carta que ainda pode vir fica esquecida, e nada é estimado.
puzzles-your-rating = A tua pontuação de problemas
puzzles-answered = { $answered ->
    [one] { $right } de { $answered } problema resolvido
   *[other] { $right } de { $answered } problemas resolvidos
}
puzzles-day = Problema do dia
puzzles-day-solve = Resolver o de hoje
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
    [one] recorde: { $days } dia
   *[other] recorde: { $days } dias
}
puzzles-tomorrow = O próximo chega amanhã.
puzzles-training = Treino
puzzles-training-text = Problemas novos perto do teu nível. Os que falhaste voltam depois de veres os outros.
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
puzzles-by-kind = Por pergunta
puzzles-by-theme = Por tema
puzzles-solved-of = { $solved } de { $count } resolvidos
puzzles-mode = { $mode ->
    [minutes] Três minutos
   *[lives] Três vidas
}
puzzles-mode-text = { $mode ->
    [minutes] Resolve o máximo antes de o tempo acabar.
   *[lives] São cada vez mais difíceis. O terceiro erro acaba a série.
}
puzzles-best-run = { $count ->
    [one] O teu recorde: { $count }
   *[other] O teu recorde: { $count }
}
puzzles-mistakes = Os teus erros
puzzles-mistakes-text = Decisões perto do fim dos teus jogos a solo que, está provado, não eram as melhores. Voltam ao fim de um, três e sete dias.
puzzles-mistakes-due = { $count ->
    [one] { $count } à espera
   *[other] { $count } à espera
}
puzzles-mistakes-later = O próximo volta a { $day }.
puzzles-mistakes-none = Ainda nenhum: acaba um jogo a solo e volta cá.
puzzles-mistakes-done = É tudo por hoje. Muito bem.
puzzles-looking = A ver os teus jogos…
puzzles-kind = { $kind ->
    [last-card] A última carta
    [two-rounds] Faltam duas cartas
    [exchange] Trocar ou não
   *[perfect] Cartas abertas
}
puzzles-kind-text = { $kind ->
    [last-card] Tudo é conhecido. Que carta, e onde?
    [two-rounds] Ainda vem uma carta. Espera o máximo.
    [exchange] Duas cartas novas, ou uma destas?
   *[perfect] Vês o que vem. Joga até ao fim.
}
puzzles-question = { $kind ->
    [last-card] Coloca a última carta: qual, em que sentido, em que ponta?
    [two-rounds] Esta carta e mais uma. Que decisão vale mais em média?
    [exchange] Trocar a tua mão, ou colocar uma destas cartas?
   *[perfect] Todas as cartas estão abertas. Chega ao máximo possível.
}
puzzles-idea = { $idea ->
    [exchange-now] Trocar já
    [keep-the-hand] Ficar com a mão
    [plan-the-exchange] Planear a troca
    [keep-row-open] Manter uma fila aberta
    [give-up] Abdicar de algo
    [complete-two] Duas de uma vez
    [reach-bonus] Chegar ao bónus
    [two-goals] Servir dois objetivos
    [complete] Completar uma
    [lengthen-row] Aumentar uma fila
   *[prepare] Preparar
}
puzzles-difficulty = Dificuldade { $rating }
puzzles-number = Problema { $number }
puzzles-from-game = De um jogo
puzzles-all = Todos os problemas
puzzles-to-come = Vêm estas cartas
puzzles-to-come-text = Duas de cada vez, da esquerda. O que não colocas é descartado.
puzzles-heard = { $question } { $points ->
    [one] Tens { $points } ponto.
   *[other] Tens { $points } pontos.
} A tua mão: { $hand }. Prime T para ouvir tudo.
puzzles-right = Certo!
puzzles-near = { $points ->
    [one] Perto: falta um ponto
   *[other] Perto: faltam { $points } pontos
}
puzzles-wrong = Não é a melhor
puzzles-your-choice = A tua escolha
puzzles-best-choice = A melhor
puzzles-your-choice-is-best = A tua escolha é a melhor
puzzles-points = { $points } pontos
puzzles-on-average = em média, com todas as cartas que ainda podem vir
puzzles-exactly = exatamente { $value }
puzzles-less = menos { $points } pontos do que a melhor
puzzles-margin = mais { $points } pontos do que qualquer outra escolha
puzzles-exchange-shown = As duas cartas vão-se, e vêm duas novas.
puzzles-order = Os números indicam a ordem.
puzzles-order-exchange = { $number ->
    [0] A troca vem primeiro.
    [one] A troca vem depois de { $number } carta.
   *[other] A troca vem depois de { $number } cartas.
}
puzzles-choices = Todas as escolhas, exatamente
puzzles-choice = Escolha
puzzles-value = Valor
puzzles-difference = Menos
puzzles-next = Problema seguinte
puzzles-again = Tentar outra vez
puzzles-share = Partilhar este problema
puzzles-share-question = Encontras a melhor decisão?
puzzles-rating-now = A tua pontuação: { $rating } ({ $change })
puzzles-unrated = Já respondeste a este, por isso a tua pontuação fica igual.
puzzles-not-rated = A tua pontuação não muda.
puzzles-theme = Tema
puzzles-none-left = Nenhum problema corresponde a esta escolha.
puzzles-nonsense = Este endereço não leva a nenhum problema. Talvez lhe falte uma parte.
puzzles-run-rules = Só problemas com uma decisão. A tua pontuação não muda.
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
puzzles-run-best = O teu melhor resultado!
puzzles-run-again = Outra vez
puzzles-run-result = Ver o resultado
puzzles-run-answers = As tuas respostas, para rever
puzzles-run-answer = Problema { $number }: { $went ->
    [right] certo
   *[wrong] não é a melhor
}
