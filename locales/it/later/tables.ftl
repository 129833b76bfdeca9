tables-title = Con le carte vere
tables-evenings = Serate con le carte vere
tables-pairs = Testa a testa
tables-pair = Giocatori
tables-ahead = Bilancio
tables-wins = Vinte
tables-round = Partita { $number }
tables-rename = Rinomina { $name }
tables-name = Nuovo nome
tables-rename-yes = Rinomina
tables-rename-text = Se questo nome c’è già, i due giocatori diventano uno solo.
tables-renamed = { $count ->
    [one] Rinominato in { $count } partita.
   *[other] Rinominato in { $count } partite.
}
tables-rename-left = { $count ->
    [one] { $count } partita è rimasta com’era: vi compaiono entrambi i nomi.
   *[other] { $count } partite sono rimaste com’erano: vi compaiono entrambi i nomi.
}
tables-skipped = Righe illeggibili, saltate: { $lines }.
evening-share = Condividi questa serata
