rules-title = As regras
rules-lead = Cada pessoa monta uma cómoda de oito cartas. Três objetivos comuns decidem que gavetas valem pontos.
rules-contents = Nesta página
rules-source-title = Que certezas temos?
rules-source-text = A nossa fonte é o folheto de regras em cinco línguas; temos o texto, mas não as imagens. Por isso, tudo tem uma marca:
source-booklet = folheto
source-booklet-text = As edições coincidem, salvo os lapsos indicados mais abaixo.
source-ruling = decisão
source-ruling-text = As edições não dizem nada ou não concordam, e a decisão é nossa.
source-reconstruction = reconstrução
source-reconstruction-text = Só se vê numa imagem que não temos, e esta versão é nossa. A tua caixa pode ser diferente.

rules-box-title = A caixa
rules-box-cards = { $cards } cartas de cómoda: cinco gavetas umas sobre as outras, em cinco cores, com três tipos de puxador.
rules-box-deck = Segundo quem tem o jogo, cada carta mostra cada cor uma vez, e ainda uma flor, um quadrado e uma barra. Do número de cartas deduzimos que cada ordem das cinco cores existe exatamente uma vez (lida de baixo para cima, conta como a mesma).
rules-box-handles = A distribuição dos puxadores pelas gavetas de cada carta é escolha nossa.
rules-box-exchange = Seis cartas de troca, uma para cada jogador, com +1 na frente e X no verso.
rules-box-goals = { $goals } cartas de objetivo de três tipos: cores, puxadores e filas. Dentro de cada tipo, quanto mais alto o número, mais difícil o objetivo.
rules-box-suggestions = Duas cartas de sugestão, com quatro trios de objetivos ao todo.
rules-example-card = Uma carta e a mesma carta rodada

rules-setup-title = Preparação
rules-setup-players = De um a seis jogadores, a partir dos 8 anos. Cada um recebe uma carta de troca, com o +1 para cima.
rules-setup-goals = Um objetivo de cada tipo: escolhido, sorteado ou de uma das sugestões, recomendadas para as primeiras partidas.
rules-setup-suggestions = Os objetivos sugeridos são escolha nossa; a sugestão B inspira-se no exemplo do folheto.
rules-setup-deal = Baralham-se as cartas e dão-se três a cada jogador. As restantes formam a pilha de jogo, viradas para baixo.
rules-setup-secret = As mãos são secretas.
rules-setup-order = As cartas são dadas e tiradas uma a uma, pela ordem dos lugares. Qualquer pessoa pode voltar a jogar com as mesmas cartas.

rules-play-title = Como se joga
rules-play-together = Todos jogam ao mesmo tempo: escolher, colocar, passar, tirar.
rules-play-start = Ronda 1: das tuas três cartas, escolhe duas e coloca-as lado a lado, cada uma em qualquer dos dois sentidos. A terceira vai para quem está à tua esquerda. Cada jogador tira uma carta e fica com duas.
rules-play-round = Rondas 2 a 7: junta uma das tuas duas cartas, em qualquer dos dois sentidos, à ponta esquerda ou direita da tua cómoda. Passa a outra para a esquerda. Tira uma carta.
rules-play-fixed = As cartas ficam alinhadas, sem desníveis (só a edição alemã o diz) nem intervalos, e depois de colocadas não se movem nem se rodam.
rules-play-end = Depois da oitava carta, descarta-se a carta que sobra na mão. Já ninguém passa nem tira cartas, e a partida termina.
rules-play-exchange = Troca: uma vez por partida, depois das cartas iniciais e antes de escolher uma carta, podes descartar a tua mão e tirar duas cartas novas. Depois vira a carta de troca para o lado do X.
rules-play-open = As jogadas só são reveladas quando todos tiverem jogado; até lá, podes desfazer a tua. Uma troca vê-se logo e não se pode desfazer; as cartas descartadas ficam secretas até ao fim.
rules-play-empty = Se a pilha de jogo não chegar, as cartas descartadas são baralhadas e formam uma nova pilha.
rules-play-solo = A solo: coloca duas de três cartas, descarta a terceira e tira duas; depois coloca uma, descarta a outra e tira duas, até haver oito cartas na mesa. Podes usar a carta de troca.
rules-play-four = Variante de quatro cartas: dão-se quatro, colocam-se duas, passam-se duas, tira-se uma; depois, sempre com três na mão: coloca-se uma, passam-se duas, tira-se uma. Sem cartas de troca.
rules-play-four-players = A variante de quatro cartas é para dois a seis jogadores.

rules-combination-title = Objetivos 1 a 14: combinações
rules-combination-what = Uma combinação é um conjunto de gavetas que forma o padrão do objetivo, todas da mesma cor ou todas com o mesmo tipo de puxador. O padrão pode ser rodado e invertido (como num espelho).
rules-combination-turns = Os quartos de volta também contam. Com os padrões desta caixa, não faz diferença.
rules-combination-once = Cada gaveta conta uma só vez por objetivo, mas pode voltar a contar para outro objetivo. Conta o maior número possível de combinações.
rules-combination-patterns = O folheto explica dois objetivos: três gavetas da mesma cor por 4 pontos e dois puxadores na diagonal por 3 pontos. Os nossos objetivos 2 e 8 inspiram-se neles. A forma e o número deles, e todos os outros padrões, pontos e nomes, são nossos.
rules-example-combination = Em destaque: todas as combinações do objetivo «{ $name }»

rules-row-title = Objetivos 15 a 30: filas
rules-row-what = Uma fila é uma sequência horizontal, sem interrupções, de gavetas com a mesma cor ou o mesmo puxador. Cada gaveta das filas que contam dá 2 pontos.
rules-row-single = Uma gaveta sozinha também é uma fila. Uma gaveta sem puxador não pertence a nenhuma fila de puxadores.
rules-row-two = As duas filas mais longas são duas filas diferentes; podem ter a mesma cor e estar na mesma linha.
rules-row-numbers = O texto não diz que cor ou que puxador cabe a cada um dos objetivos 19 a 26: seguimos a ordem em que os folhetos os enumeram.
rules-row-lines = As linhas contam-se de cima para baixo. Os objetivos 27 e 28 somam a fila mais longa da linha 1 e a mais longa da linha 4; os objetivos 29 e 30, as das linhas 2 e 3. A escolha das linhas de cada um destes quatro objetivos é nossa.
rules-example-row = Em destaque: a fila vermelha mais longa

rules-bonus-title = Bónus de fila
rules-bonus-table = Quem tem mais gavetas para o objetivo de fila recebe um bónus; a partir de três jogadores, os seguintes também.
rules-bonus-players = Jogadores
rules-bonus-most = 1.º lugar
rules-bonus-second = 2.º lugar
rules-bonus-third = 3.º lugar
rules-bonus-shared = Em caso de empate, partilha-se o lugar, e todos recebem o bónus inteiro.
rules-bonus-zero = Sem nenhuma gaveta, não há bónus.
rules-bonus-solo = A solo, o bónus depende do teu número de gavetas: os objetivos 17 a 26 dão 2, 4 ou 8 pontos a partir de 4, 6 ou 8 gavetas; os objetivos 15, 16 e 27 a 30, a partir de 7, 9 ou 11.
rules-bonus-solo-highest = Só conta o nível mais alto alcançado.

rules-score-title = Fim da partida
rules-score-total = Soma as combinações de cor, as combinações de puxadores, 2 pontos por cada gaveta das filas, o bónus de fila e 1 ponto pela carta de troca não usada. Ganha quem tiver mais pontos; em caso de empate, a vitória é partilhada.
rules-score-solo-exchange = O ponto da carta de troca não usada também conta a solo.
rules-score-solo = A solo, os teus pontos decidem também qual de cinco níveis alcanças.
rules-score-titles = Os títulos dos níveis são nossos:
rules-rating-from = a partir de { $from }
rules-example-title = Um exemplo completo
rules-example-text = Três cómodas terminadas, objetivos 2, 8 e 19. As cartas são nossas; os pontos da Lidia e as filas vermelhas são os do exemplo do folheto. Toca num objetivo para destacar as gavetas que contam.
rules-slips-title = Lapsos de algumas edições
rules-slips-italian = Edição italiana: quatro sugestões em cada uma das duas cartas e, no fim, bónus só para a segunda e a terceira fila mais longa. Para nós há quatro sugestões ao todo, e a fila mais longa também tem bónus.
rules-slips-polish = Edição polaca: contam todas as filas sem interrupções, os objetivos 19 a 26 falam da «mesma» cor ou forma, e duas filas dão «também» 2 pontos por gaveta. Para nós conta a fila mais longa, a cor ou o puxador indicado, e 2 pontos por gaveta, nada mais.
rules-slips-portuguese = Edição portuguesa: a solo, níveis de 4, 4 e 4 gavetas para os objetivos 15, 16 e 27 a 30, e uma «11.ª» linha. Para nós são 7, 9 e 11 gavetas, e a linha 1.
rules-slips-french = Edição francesa: o turquesa aparece uma vez como azul, e duas notas só falam de meia-volta. Para nós é turquesa, e valem todas as rotações.
rules-slips-lines = Edições italiana e polaca: nos objetivos 27 a 30 fala-se da linha de cima e da de baixo, e das duas do meio. Seguimos as edições alemã, francesa e portuguesa: linhas 1 e 4, linhas 2 e 3.
rules-goals-title = Todos os objetivos
at-hand-round = Ronda 1: coloca duas cartas. Rondas 2 a 7: junta uma carta a uma das pontas. Depois de cada ronda, menos a última, passa o resto para a esquerda e tira uma.
at-hand-round-solo = Ronda 1: coloca duas cartas e descarta a terceira. Rondas 2 a 7: junta uma carta a uma das pontas e descarta a outra. Depois de cada ronda, menos a última, tira duas.
at-hand-once = Uma gaveta conta uma vez por objetivo, mas pode contar também para outro.
at-hand-drawers = { $drawers ->
    [one] a partir de { $drawers } gaveta
   *[other] a partir de { $drawers } gavetas
}
at-hand-all = Todas as regras
