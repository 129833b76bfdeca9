tables-title = Na mesa a sério
tables-evenings = Sessões na mesa a sério
tables-pairs = Frente a frente
tables-pair = Jogadores
tables-ahead = À frente
tables-wins = Ganhas
tables-round = Partida { $number }
tables-rename = Mudar o nome de { $name }
tables-name = Nome novo
tables-rename-yes = Mudar o nome
tables-rename-text = Se alguém já tem esse nome, as duas passam a ser uma só pessoa.
tables-renamed = { $count ->
    [one] Nome mudado em { $count } partida.
   *[other] Nome mudado em { $count } partidas.
}
tables-rename-left = { $count ->
    [one] { $count } partida ficou como estava: os dois nomes jogam nela.
   *[other] { $count } partidas ficaram como estavam: os dois nomes jogam nelas.
}
tables-skipped = Linhas ilegíveis que foram ignoradas: { $lines }.
