deal-shared = La distribuzione è stata fissata prima di dare la prima carta e comprende un numero casuale generato dal tuo dispositivo.
deal-fixed = La distribuzione è stata fissata prima di dare la prima carta. Non comprende numeri casuali generati dal tuo dispositivo.
deal-late = Questa pagina è stata aperta quando la distribuzione era già fissata. Quello che ha visto da allora concorda con la partita salvata.
deal-mismatch = Qualcosa non torna.
deal-fault = { $what ->
    [goals] Non sono gli obiettivi fissati all’inizio.
    [nonce] Il server ha accettato il tuo numero casuale, ma poi non l’ha usato.
    [secret] Il server ha usato un segreto diverso da quello che si era impegnato a usare.
    [seed] Le carte non derivano dai numeri fissati prima della partita.
    [commitment] Il server ha cambiato ciò a cui si era impegnato prima della distribuzione.
    [chain] Le mosse registrate non sono quelle giocate.
    [decision] Nella partita salvata manca una tua mossa.
    [shown] La partita salvata contraddice ciò che hai visto sul tavolo.
    [unfinished] La partita salvata è incompleta.
    [no-proof] Il server non ha rivelato il segreto che si era impegnato a usare.
   *[other] La prova appartiene a un’altra partita.
}
check-title = Verifica da te la distribuzione
check-text = Tutti hanno ricevuto il primo numero prima che fosse distribuita la prima carta, e il secondo alla fine. Con entrambi, il comando «sideboards verify» controlla la partita finita.
