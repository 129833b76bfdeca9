deal-shared = A distribuição estava fixada antes da primeira carta, e o teu número faz parte dela.
deal-fixed = A distribuição estava fixada antes da primeira carta. Nenhum número teu faz parte dela.
deal-late = Esta página não estava presente quando a distribuição foi fixada. O que viu desde então condiz com o registo.
deal-mismatch = Há algo que não condiz.
deal-fault = { $what ->
    [goals] Os objetivos não são os que foram fixados no início.
    [nonce] O servidor aceitou o teu número e depois deixou-o de fora.
    [secret] O servidor usou um segredo diferente do que tinha anunciado.
    [seed] As cartas não resultam dos números fixados antes da partida.
    [commitment] O servidor mudou o que tinha dito sobre a distribuição.
    [chain] As decisões registadas não são as que foram jogadas.
    [decision] Falta uma decisão tua no registo.
    [shown] O registo contradiz o que estava na tua mesa.
    [unfinished] O registo não está completo.
    [no-proof] O servidor não revela o segredo que tinha anunciado.
   *[other] A prova não pertence a esta partida.
}
check-title = Como verificares tu
check-text = Todos receberam o primeiro número antes da primeira carta e o segundo no fim. Com eles, «sideboards verify» verifica a partida terminada.
