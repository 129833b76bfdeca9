daily-lead = Uma partida por dia, com as mesmas cartas para todos. Só conta a tua primeira tentativa.
daily-rules = A tentativa conta assim que vires as cartas, e não há dicas. Podes interrompê-la e continuar mais tarde. Depois vês como correu aos outros e o que era possível, e podes treinar quanto quiseres.
daily-begin = Jogar a partida de hoje
daily-day-is-over = Este dia já passou. Ainda podes jogar a partida, mas não conta nem para a classificação nem para a tua série.
daily-play-afterwards = Jogar esta partida
daily-name-text = Fica visível para todos na classificação do dia deste servidor. Podes deixar em branco.
daily-no-day = Não há partida para esse dia.
daily-to-today = Ir para a partida de hoje

daily-table-title = Classificação do dia
daily-sending = A enviar o teu resultado…
daily-waiting = Não é possível contactar o servidor. O teu resultado fica guardado aqui e é enviado na próxima visita, ou assim que estiveres online.
daily-sent = O teu resultado está na classificação.
daily-refused = O servidor não aceitou o teu resultado. Mesmo assim, conta para a tua série.
daily-afterwards = Partida jogada fora do prazo: não conta nem para a classificação nem para a tua série.
daily-table-away = O teu resultado está na classificação, mas agora não é possível contactar o servidor.
daily-not-kept = Este navegador não guarda nada, por isso o teu resultado não pode ser enviado.
daily-place = { $place }.º de { $count }
daily-results = { $count ->
    [one] { $count } resultado
   *[other] { $count } resultados
}
daily-chart = Como correu a todos
daily-chart-points = Pontos
daily-chart-count = Resultados
daily-best = Os melhores resultados
daily-nameless = Anónimo

daily-possible = O que era possível
daily-possible-text = «O melhor possível» é o que se podia fazer conhecendo todas as cartas desde o início. O mestre não sabia mais do que tu. O número por baixo de uma carta é a ronda em que foi colocada.
daily-hindsight = O melhor possível
daily-master = Um mestre
daily-failed = Não foi possível calcular.
daily-order-heard = Colocadas nestas rondas, a contar da esquerda: { $rounds }
daily-exchange = Troca na ronda { $round }

daily-streaks = A tua série
daily-streak = { $days ->
    [one] dia seguido
   *[other] dias seguidos
}
daily-longest = série mais longa
daily-played = { $days ->
    [one] dia jogado
   *[other] dias jogados
}
daily-share-streak = { $days ->
    [one] { $days } dia seguido
   *[other] { $days } dias seguidos
}
daily-practise = Treinar com estas cartas
daily-practise-text = Os treinos não contam.
daily-archive = Calendário
daily-month-before = Mês anterior
daily-month-after = Mês seguinte
daily-not-played = não jogada

daily-over = Dia a dia
daily-over-shows = O que o gráfico mostra
daily-over-share = Percentagem do máximo
daily-over-lead = Distância ao mestre
daily-over-percent = Percentagem
daily-over-day = Dia
daily-over-mean = Em média, alcanças { $percent }% do máximo possível.
daily-over-text = Só contam as primeiras tentativas feitas no próprio dia, no máximo as últimas 60. O melhor possível e o resultado de um mestre são calculados no teu aparelho e ficam lá guardados.
daily-over-work-out = { $days ->
    [one] Calcular { $days } dia em falta
   *[other] Calcular { $days } dias em falta
}
daily-over-working = A calcular { $day }…
daily-over-stop = Parar
