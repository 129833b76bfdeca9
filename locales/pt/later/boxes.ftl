boxes-lead = Os puxadores, os padrões e os pontos deste jogo são uma reconstrução nossa: não tínhamos as imagens das cartas verdadeiras. Se tens a caixa, regista o que as tuas cartas mostram e poderás jogar e contar os pontos com elas.
boxes-none = Ainda não tens nenhuma caixa tua.
boxes-kept = Cada alteração fica logo guardada neste navegador. Nada é enviado para lado nenhum.
boxes-all = Todas as tuas caixas
boxes-nameless = Caixa com erros
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
boxes-copy = Duplicar
boxes-copy-name = { $name } (cópia)
boxes-delete = Apagar
boxes-delete-sure = Apagar «{ $name }»? As partidas jogadas com esta caixa deixarão de poder ser abertas.
boxes-delete-yes = Apagar
boxes-new-title = Nova caixa
boxes-new-text = Começa por ser uma cópia da caixa clássica. As cores das cartas estão muito provavelmente certas; confere os puxadores, os padrões e os pontos com as tuas.
boxes-new-default = A minha caixa
boxes-new = Criar
boxes-import-title = Importar uma caixa
boxes-import-text = O mesmo ficheiro que a linha de comandos e o servidor aceitam.
boxes-import = Abrir um ficheiro

boxes-link = Link
boxes-link-title = Link para esta caixa
boxes-link-text = Este link contém a caixa inteira. Quem o abrir pode guardá-la.
boxes-sent-title = Enviaram-te uma caixa
boxes-sent-known = Já tens estas cartas e estes objetivos: { $name }. Guardar esta caixa substitui os nomes e as sugestões dessa.
boxes-sent-keep = Guardar esta caixa
boxes-sent-fault = Este link está incompleto: falta uma parte da caixa.

boxes-name = Nome da caixa
boxes-judgement = Verificação
boxes-right = Sem erros. Impressão digital: { $hash }
boxes-unusable = Poderás jogar com esta caixa quando tudo estiver corrigido. Até lá nada se perde.
boxes-unreadable = O ficheiro tem erros que o formulário não consegue mostrar. Corrige-os no texto.
boxes-tabs = O que queres alterar?
boxes-tab-cards = Cartas
boxes-tab-suggestions = Sugestões
boxes-tab-text = Texto
boxes-previous = Anterior
boxes-next = Seguinte
boxes-search = Encontrar uma carta pelas cores, de cima para baixo
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
boxes-pattern = Padrão: toca nas gavetas que o formam
boxes-pattern-aside = Desenha-o uma vez, em qualquer sentido: as formas rodadas e invertidas contam automaticamente.
boxes-cell = Linha { $line }, coluna { $column }
boxes-row-of = Que filas
row-of = { $of ->
    [colour] qualquer cor
    [handle] qualquer puxador
    [red] vermelha
    [turquoise] turquesa
    [pink] rosa
    [orange] laranja
    [black] preta
    [flower] flores
    [square] quadrados
   *[bar] barras
}
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
boxes-text-aside = É verificado enquanto escreves. Alterar algo nos formulários reescreve o ficheiro e elimina os comentários.

fault-at = Linha { $line }, carácter { $column }: { $fault }
fault-syntax = Não é TOML válido. Mensagem do analisador (em inglês): «{ $detail }»
fault-too-large = O ficheiro tem { $bytes } bytes; o limite é { $most }
fault-format = O formato { $found } é desconhecido; esta versão lê o formato 1
fault-missing = Falta «{ $key }»
fault-unknown-key = Chave desconhecida: «{ $key }»
fault-each = Cada elemento de «{ $key }»
fault-value = { $kind ->
    [text] um texto
    [integer] um número inteiro
    [float] um número decimal
    [boolean] verdadeiro ou falso
    [date] uma data
    [list] uma lista
   *[table] uma tabela
}
fault-type = { $what }: esperava-se { $expected }, encontrou-se { $found }
fault-huge = { $what }: o número é demasiado grande
fault-name = Um nome tem 1 a { $most } caracteres imprimíveis, sem espaços no início nem no fim
fault-card = Carta «{ $text }»: { $why }
fault-card-length = são precisos 10 caracteres, dois por gaveta; encontrados: { $letters }
fault-card-colour = a gaveta { $drawer } a contar de cima tem a cor «{ $letter }» em vez de R, T, P, O ou K
fault-card-handle = a gaveta { $drawer } a contar de cima tem o puxador «{ $letter }» em vez de f, s, b ou -
fault-card-twice = A carta «{ $text }» é igual à da linha { $line }, talvez rodada
fault-card-count = Uma caixa tem { $least } a { $most } cartas, não { $count }
fault-goal-number = O número de objetivo { $number } não está entre 1 e { $most }
fault-goal-twice = O objetivo { $number } já está na linha { $line }
fault-goal-missing = Falta o objetivo { $number }; a numeração começa em 1, sem falhas
fault-no-goal = Nenhum objetivo deste tipo: { $kind }. É preciso um de cada tipo
fault-kind = «{ $word }» não é um tipo de objetivo; escreve colour, handle ou row
fault-points = Os pontos vão de 1 a { $most }; aqui: { $points }
fault-pattern-empty = O padrão está vazio
fault-pattern-letter = A linha { $line } do padrão contém «{ $letter }»; # é uma gaveta, . é qualquer coisa
fault-pattern-drawers = O padrão tem { $drawers } gavetas; o máximo é { $most }
fault-pattern-size = Um padrão de { $columns } × { $lines } não cabe numa cómoda de { $wide } × { $high }, nem rodado
fault-row-of = «{ $word }» não indica que filas contam; escreve any colour, any handle, ou uma cor ou um puxador em inglês
fault-longest = «longest» tem de ser 1 ou 2, não { $rows }
fault-row-count = Um objetivo de fila tem ou «longest» (1 ou 2) ou «lines»
fault-lines-none = Nenhuma linha escolhida
fault-lines-twice = A linha { $number } aparece duas vezes
fault-lines-unknown = A linha { $number } não existe; as linhas vão de 1 a { $most }, a contar de cima
fault-suggestion = Sugestão «{ $name }»: { $why }
fault-goals-count = uma partida tem três objetivos, não { $count }
fault-goals-unknown = esta caixa não tem o objetivo { $number }; os objetivos vão de 1 a { $last }
fault-goals-same = os objetivos { $first } e { $second } são do mesmo tipo ({ $kind }); uma partida tem um de cada
fault-suggestion-unknown = esta caixa não tem a sugestão «{ $name }»
fault-suggestion-name = A sugestão «{ $name }» precisa de outro nome: este tem um significado especial
fault-suggestion-twice = Há duas sugestões chamadas «{ $name }»
fault-more = Há mais erros; corrige primeiro estes
fault-quoted = «{ $word }»
