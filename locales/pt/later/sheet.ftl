sheet-lead = Para partidas com cartas de verdade: diz quem joga e com que objetivos, regista cada cómoda, e a folha faz as contas.
sheet-steps = Passos
sheet-start = Preparação
sheet-result = Resultado
sheet-progress = { $cards } de 8
sheet-players = Jogadores
sheet-how-many = Quantos jogam
sheet-earlier = Mover { $name } para cima
sheet-remove-player = Retirar { $name }
sheet-remove = Retirar
sheet-box = Caixa
sheet-box-sure = { $count ->
    [one] { $count } carta não existe nessa caixa e fica de fora. Mudar de caixa?
   *[other] { $count } cartas não existem nessa caixa e ficam de fora. Mudar de caixa?
}
sheet-box-yes = Mudar
sheet-goals-text = Toca num objetivo para escolher outro.
sheet-reconstruction = Os puxadores, os padrões dos objetivos e os pontos da caixa clássica são uma reconstrução nossa. Se as tuas cartas mostram outra coisa, regista-as primeiro:
sheet-next = A seguir: { $name }
sheet-back = Voltar
sheet-to-result = Ver o resultado
sheet-exchange-unused = Não usada: 1 ponto
sheet-exchange-used = Usada
sheet-which = Qual é a carta seguinte? Toca nas cores dela de cima para baixo e depois na carta.
sheet-which-instead = Para substituir a carta { $number }, toca nas cores da carta certa.
sheet-full = Já estão aqui as oito cartas. Toca numa carta para a corrigir.
sheet-colours = Cores
sheet-untap = Desfazer a última cor
sheet-end = Em que ponta?
sheet-left = À esquerda
sheet-right = À direita
sheet-left-over = { $count ->
    [one] Só resta uma. Toca nela.
   *[other] Restam { $count }. Toca na que está na mesa, ou em mais uma cor.
}
sheet-lies-at = Já colocada por { $name }
sheet-keys = Teclas: { $colours }; Backspace desfaz uma cor, Enter escolhe a única carta que resta.
sheet-card = Carta { $number }
sheet-move-left = Mover para a esquerda
sheet-move-right = Mover para a direita
sheet-twice = A mesma carta aparece duas vezes: { $first } e { $second }.
sheet-spot = { $name } (carta { $number })
sheet-no-cards = { $name }: ainda sem cartas
sheet-not-yet = Ainda não há resultado
sheet-missing = { $count ->
    [one] { $name }: falta { $count } carta. Conta-se o que está registado.
   *[other] { $name }: faltam { $count } cartas. Conta-se o que está registado.
}
sheet-why = Porque não { $count }?
sheet-why-title = { $name }, { $goal }: porque não { $count }?
sheet-why-most = { $count ->
    [one] Só conta { $count }: todas as outras combinações partilham gavetas com ela, e uma gaveta só conta uma vez por objetivo.
   *[other] Não cabem mais de { $count } sem partilhar uma gaveta, e uma gaveta só conta uma vez por objetivo.
}
sheet-why-which = Não conta: { $number } de { $of } (a tracejado).
sheet-why-shares = { $count ->
    [one] As gavetas marcadas já pertencem à combinação { $combinations }.
   *[other] As gavetas marcadas já pertencem às combinações { $combinations }.
}
sheet-why-before = Anterior
sheet-why-after = Seguinte
sheet-copy-link = Copiar link
sheet-picture = Guardar imagem
sheet-picture-send = Enviar imagem…
sheet-print = Imprimir
sheet-json = Guardar como JSON
sheet-bg-stats = Registar no BG Stats
sheet-bg-stats-text = Abre a aplicação BG Stats, se estiver instalada neste aparelho. Nada é enviado para mais lado nenhum.
sheet-evening = Esta sessão
sheet-round = Partida { $number }
sheet-leads = À frente: { $names }
sheet-another = Outra partida com as mesmas pessoas
sheet-new-evening = Nova sessão
sheet-delete-round = Apagar a partida { $number }
sheet-sent = Esta folha veio por um link. Não é uma das tuas.
sheet-copy = Editar uma cópia
sheet-copy-sure = Editar uma cópia? Vai substituir a folha que estás a preencher.
sheet-own = Voltar à minha folha
sheet-link-broken = Este link não contém uma folha de pontuação.
sheet-link-other-box = Esta folha usa uma caixa que não tens. Adiciona-a e abre o link outra vez.
sheet-undo = Desfazer: { $what }
sheet-box-changed = A tua caixa «{ $name }» mudou desde que começaste esta folha. Fazer as contas com a versão atual?
sheet-box-count = Usar a versão atual
sheet-correcting = Estás a corrigir a partida { $number }. As alterações substituem a versão anterior.
sheet-back-to-round = Voltar à partida { $number }
sheet-insert-before = Inserir antes
sheet-insert-after = Inserir depois
sheet-which-between = Que carta vai na posição { $number }? Toca nas cores dela de cima para baixo.
sheet-not-kept = O armazenamento do navegador está cheio: as alterações desta folha não estão a ser guardadas. Guarda-a num ficheiro ou liberta espaço.
sheet-running = Pontos até agora
sheet-evenings-text = As partidas terminadas ficam nas partidas anteriores e nas estatísticas.
sheet-evenings = Sessões anteriores
sheet-bg-stats-missing = O BG Stats não parece estar instalado aqui. Nada foi enviado; guarda a partida como JSON ou copia o link.
