boxes-lead = Os puxadores, os padrões e os pontos deste jogo são uma reconstrução nossa: não tínhamos as imagens das cartas verdadeiras. Se tens a caixa, copia o que as tuas cartas mostram e poderás jogar e contar os pontos com elas.
boxes-none = Ainda não tens uma caixa tua.
boxes-kept = Cada alteração fica logo guardada neste navegador. Nada é enviado para lado nenhum.
boxes-all = Todas as tuas caixas
boxes-nameless = Caixa ilegível
boxes-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
boxes-goals = { $count ->
    [one] { $count } objetivo
   *[other] { $count } objetivos
}
boxes-faults = { $count ->
    [one] { $count } erro
   *[other] { $count } erros
}
boxes-edit = Editar
boxes-copy = Copiar
boxes-copy-name = { $name } (cópia)
boxes-delete = Apagar
boxes-delete-sure = Apagar «{ $name }»? As partidas jogadas com esta caixa deixarão de poder ser abertas.
boxes-delete-yes = Apagar
boxes-new-title = Caixa nova
boxes-new-text = Começa como uma cópia da caixa clássica. As cores das cartas estão muito provavelmente certas; os puxadores, os padrões e os pontos são para verificar.
boxes-new-default = A minha caixa
boxes-new = Criar
boxes-import-title = Importar uma caixa
boxes-import-text = O mesmo ficheiro que a linha de comandos e o servidor aceitam.
boxes-import = Abrir um ficheiro

boxes-link = Link
boxes-link-title = Link para esta caixa
boxes-link-text = Este link contém a caixa inteira. Quem o abrir pode guardá-la.
boxes-sent-title = Uma caixa para ti
boxes-sent-known = Já tens estas cartas e estes objetivos: { $name }. Se guardares esta caixa, ela substitui os nomes e as sugestões dessa.
boxes-sent-keep = Guardar esta caixa
boxes-sent-fault = Este link está incompleto: falta uma parte da caixa.

boxes-name = Nome da caixa
boxes-judgement = Há erros?
boxes-right = Sem erros. Impressão digital: { $hash }
boxes-unusable = Poderás jogar com esta caixa quando tudo estiver corrigido. Até lá nada se perde.
boxes-unreadable = O ficheiro tem erros que o formulário não consegue mostrar. Corrige-os no texto.
boxes-tabs = O que queres alterar?
boxes-tab-cards = Cartas
boxes-tab-suggestions = Sugestões
boxes-tab-text = Texto
boxes-previous = Anterior
boxes-next = Seguinte
boxes-search = Encontrar uma carta pelas suas cores, de cima para baixo
boxes-search-clear = Todas as cartas
boxes-card = Carta { $number }
boxes-card-of = Carta { $number } de { $count }
boxes-card-add = Adicionar uma carta
boxes-card-remove = Retirar esta carta
boxes-tap = Um toque numa gaveta muda
boxes-tap-handle = o puxador
boxes-tap-colour = a cor
boxes-drawer = Gaveta { $number }: { $drawer }
boxes-keys = Teclas: 1 a 5 mudam uma gaveta, R roda a carta, ← e → levam às outras cartas.
boxes-goal = Objetivo { $number }
boxes-goal-of = Objetivo { $number } de { $count }
boxes-goal-add = Adicionar um objetivo
boxes-goal-remove = Retirar este objetivo
boxes-goal-name = Nome
boxes-goal-points = Pontos
boxes-goal-kind = Tipo
boxes-pattern = Padrão: toca nas suas gavetas
boxes-pattern-aside = Em qualquer direção; as formas rodadas e invertidas contam automaticamente.
boxes-cell = Linha { $line }, coluna { $column }
boxes-row-of = Que filas
boxes-row-count = O que conta
boxes-row-longest = A fila mais longa
boxes-row-two-longest = As duas filas mais longas
boxes-row-lines = A fila mais longa em certas linhas
boxes-line = Linha { $line }
boxes-suggestions-text = Três objetivos para uma partida, um de cada tipo.
boxes-suggestion-name = Nome
boxes-suggestion-add = Adicionar uma sugestão
boxes-suggestion-remove = Retirar
boxes-text = Ficheiro de conteúdo
boxes-text-aside = É verificado enquanto escreves. Uma alteração num dos formulários escreve o ficheiro de novo, sem comentários.
