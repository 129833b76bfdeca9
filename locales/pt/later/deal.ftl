deal-shared = A distribuição foi fixada antes da primeira carta e inclui um número aleatório do teu aparelho.
deal-fixed = A distribuição foi fixada antes da primeira carta. Não inclui nenhum número aleatório do teu aparelho.
deal-late = Esta página foi aberta quando a distribuição já estava fixada. Tudo o que a página viu desde então coincide com o registo.
deal-mismatch = Há algo que não bate certo.
deal-fault = { $what ->
    [goals] Estes não são os objetivos fixados no início.
    [nonce] O servidor aceitou o teu número aleatório, mas depois deixou-o de fora.
    [secret] O servidor usou um segredo diferente daquele com que se tinha comprometido.
    [seed] As cartas não resultam dos números fixados antes da partida.
    [commitment] O servidor mudou aquilo com que se tinha comprometido antes da distribuição.
    [chain] As jogadas registadas não são as que foram feitas.
    [decision] Falta uma jogada tua no registo.
    [shown] O registo contradiz o que viste na mesa.
    [unfinished] O registo está incompleto.
    [no-proof] O servidor não revelou o segredo com que se tinha comprometido.
   *[other] A prova pertence a outra partida.
}
check-title = Verifica tu a distribuição
check-text = Todos receberam o primeiro número antes de ser dada a primeira carta, e o segundo no fim. Com os dois, o comando «sideboards verify» confirma a partida terminada.
