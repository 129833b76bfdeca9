tables-title = Al tavolo vero
tables-evenings = Serate al tavolo vero
tables-pairs = Testa a testa
tables-pair = Giocatori
tables-ahead = Davanti
tables-wins = Vinte
tables-round = Partita { $number }
tables-rename = Rinomina { $name }
tables-name = Nuovo nome
tables-rename-yes = Rinomina
tables-rename-text = Se qualcuno ha già questo nome, i due diventano una sola persona.
tables-renamed = { $count ->
    [one] Rinominato in { $count } partita.
   *[other] Rinominato in { $count } partite.
}
tables-rename-left = { $count ->
    [one] { $count } partita è rimasta com’era: ci giocano entrambi i nomi.
   *[other] { $count } partite sono rimaste com’erano: ci giocano entrambi i nomi.
}
tables-skipped = Righe illeggibili e saltate: { $lines }.
