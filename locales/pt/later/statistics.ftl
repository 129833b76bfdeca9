statistics-lead = Com base nas partidas que terminaste neste navegador. Nada é enviado.
statistics-reading = A ler as tuas partidas: { $done } de { $of }…
statistics-empty = Ainda não terminaste aqui nenhuma partida. Joga uma, ou importa as tuas partidas de outro aparelho.
statistics-none = Nenhuma partida corresponde a estes filtros.

statistics-filter = Que partidas?
statistics-all = Todas
statistics-others = Com outros
statistics-any = indiferente
statistics-goal = Objetivo
statistics-players = Jogadores
statistics-opponents = Adversários
statistics-people = pessoas
statistics-where = Onde
statistics-online = Online
statistics-since = Período
statistics-always = desde sempre
statistics-last-days = { $days ->
    [one] último dia
   *[other] últimos { $days } dias
}
statistics-count = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}

statistics-games = Partidas
statistics-points = Pontos
statistics-mean = Média
statistics-median = Mediana
statistics-spread = Desvio-padrão
statistics-around = ± { $points }
statistics-best = Melhor
statistics-worst = Pior
statistics-won = Vitórias
statistics-percent = { $percent }%
statistics-wins-of = { $wins } de { $games }
statistics-replay-of = Rever a partida de { $date }
statistics-distribution = Distribuição dos pontos
statistics-trend = Média das últimas dez partidas
statistics-game = Partida
statistics-game-of = { $number }, { $date }

statistics-bars = A barra é a média; a marca mais à frente, a melhor partida.
statistics-by-goal = Por objetivo
statistics-goal-brings = Pontos do objetivo
statistics-by-players = Por número de jogadores
statistics-players-count = { $count ->
    [1] a solo
    [one] { $count } jogador
   *[other] { $count } jogadores
}
statistics-by-bot = Contra bots
statistics-bot = Bot
statistics-bot-mean = Média do bot
statistics-by-origin = Por modo de jogo
statistics-name = Nome

statistics-list = As tuas partidas
statistics-order = Ordenar
statistics-best-first = Melhores primeiro
statistics-newest-first = Recentes primeiro
statistics-more = Mostrar mais
statistics-place = { $place }.º de { $players }
statistics-delete = Apagar
statistics-delete-which = Apagar: { $game }, { $date }
statistics-delete-sure = Apagar esta partida? Só a recuperas a partir de um ficheiro guardado.

statistics-shared = { $count ->
    [one] { $count } partida em que nenhum lugar era teu, por exemplo no mesmo aparelho, conta apenas sob o nome dos jogadores.
   *[other] { $count } partidas em que nenhum lugar era teu, por exemplo no mesmo aparelho, contam apenas sob o nome dos jogadores.
}
statistics-other-box = { $count ->
    [one] { $count } partida não contada: não tens a caixa com que foi jogada.
   *[other] { $count } partidas não contadas: não tens a caixa com que foram jogadas.
}
statistics-unreadable = { $count ->
    [one] { $count } entrada não contada: não é uma partida terminada.
   *[other] { $count } entradas não contadas: não são partidas terminadas.
}

statistics-keep-title = Cópia de segurança das partidas
statistics-keep-text = Telemóvel novo? Guarda aqui todas as partidas e importa-as lá; nenhuma conta duas vezes. A tabela é para folhas de cálculo.
statistics-save = Guardar todas as partidas
statistics-csv = Guardar como tabela (CSV)
statistics-bring = Importar partidas de um ficheiro
statistics-brought = { $count ->
    [0] Nada de novo: estas partidas já cá estão todas.
    [one] { $count } partida acrescentada.
   *[other] { $count } partidas acrescentadas.
}
statistics-not-games = Isto não é um ficheiro de partidas guardadas.
statistics-no-room = O navegador já não tem espaço para estas partidas.
statistics-delete-all = Apagar todas as partidas
statistics-delete-all-sure = Apagar todas as partidas deste navegador? Só as recuperas a partir de um ficheiro guardado.
statistics-deleted = Todas as partidas foram apagadas.
