deal-shared = La distribuzione era fissata prima della prima carta, e il tuo numero ne fa parte.
deal-fixed = La distribuzione era fissata prima della prima carta. Nessun tuo numero ne fa parte.
deal-late = Questa pagina non c’era quando la distribuzione è stata fissata. Quello che ha visto da allora concorda con la partita salvata.
deal-mismatch = Qualcosa non concorda.
deal-fault = { $what ->
    [goals] Gli obiettivi non sono quelli fissati all’inizio.
    [nonce] Il server ha accettato il tuo numero e poi lo ha lasciato fuori.
    [secret] Il server ha usato un segreto diverso da quello annunciato.
    [seed] Le carte non derivano dai numeri fissati prima della partita.
    [commitment] Il server ha cambiato ciò che aveva detto della distribuzione.
    [chain] Le decisioni registrate non sono quelle giocate.
    [decision] Una tua decisione manca nella partita salvata.
    [shown] La partita salvata contraddice ciò che era sul tuo tavolo.
    [unfinished] La partita salvata non è completa.
    [no-proof] Il server non rivela il segreto che aveva annunciato.
   *[other] La prova non appartiene a questa partita.
}
check-title = Come verificarlo tu
check-text = Tutti hanno ricevuto il primo numero prima della prima carta e il secondo alla fine. Con questi, “sideboards verify” controlla la partita finita.
