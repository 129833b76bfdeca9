tables-title = Com cartas de verdade
tables-evenings = Sessões com cartas de verdade
tables-pairs = Frente a frente
tables-pair = Jogadores
tables-ahead = À frente
tables-wins = Vitórias
tables-round = Partida { $number }
tables-rename = Mudar o nome de { $name }
tables-name = Nome novo
tables-rename-yes = Mudar o nome
tables-rename-text = Se esse nome já existir, as duas pessoas passam a ser uma só.
tables-renamed = { $count ->
    [one] Nome mudado em { $count } partida.
   *[other] Nome mudado em { $count } partidas.
}
tables-rename-left = { $count ->
    [one] { $count } partida ficou como estava: os dois nomes aparecem nela.
   *[other] { $count } partidas ficaram como estavam: os dois nomes aparecem nelas.
}
tables-skipped = Linhas ilegíveis que foram ignoradas: { $lines }.
evening-share = Partilhar esta sessão
