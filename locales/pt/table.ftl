colour = { $colour ->
    [red] vermelho
    [turquoise] turquesa
    [pink] rosa
    [orange] laranja
   *[black] preto
}
colour-letter = { $colour ->
    [red] V
    [turquoise] T
    [pink] R
    [orange] L
   *[black] P
}
handle = { $handle ->
    [flower] flor
    [square] quadrado
    [bar] barra
   *[none] sem puxador
}
drawer = { $colour ->
    [red] vermelha
    [turquoise] turquesa
    [pink] rosa
    [orange] laranja
   *[black] preta
} { $handle ->
    [flower] com flor
    [square] com quadrado
    [bar] com barra
   *[none] sem puxador
}
hand-card = Carta { $number }, de cima para baixo: { $drawers }
row-card = Coluna { $number }, de cima para baixo: { $drawers }

goal-kind = { $kind ->
    [colour] Cores
    [handle] Puxadores
   *[row] Filas
}
goal-pattern = { $name ->
    [Bend] Curva
    [Peak] Pico
    [Stairs] Escada
    [Leap] Salto
    [Hook] Gancho
    [Arch] Arco
    [Zigzag] Ziguezague
    [Step] Degrau
    [Pair] Par
    [Staircase] Escadaria
   *[other] { $name }
}
goal-pattern-of-handles = { $pattern } (puxadores)
goal-longest = A fila { $of ->
    [colour] mais longa de qualquer cor
    [handle] mais longa de qualquer puxador
    [red] vermelha mais longa
    [turquoise] turquesa mais longa
    [pink] rosa mais longa
    [orange] laranja mais longa
    [black] preta mais longa
    [flower] de flores mais longa
    [square] de quadrados mais longa
   *[bar] de barras mais longa
}
goal-two-longest = As duas filas { $of ->
    [colour] mais longas de qualquer cor
    [handle] mais longas de qualquer puxador
    [red] vermelhas mais longas
    [turquoise] turquesa mais longas
    [pink] rosa mais longas
    [orange] laranja mais longas
    [black] pretas mais longas
    [flower] de flores mais longas
    [square] de quadrados mais longas
   *[bar] de barras mais longas
}
goal-lines = As filas { $of ->
    [colour] mais longas de qualquer cor
    [handle] mais longas de qualquer puxador
    [red] vermelhas mais longas
    [turquoise] turquesa mais longas
    [pink] rosa mais longas
    [orange] laranja mais longas
    [black] pretas mais longas
    [flower] de flores mais longas
    [square] de quadrados mais longas
   *[bar] de barras mais longas
}, linhas { $lines }
goal-says-colour = { $points ->
    [one] { $points } ponto por cada padrão de uma só cor
   *[other] { $points } pontos por cada padrão de uma só cor
}
goal-says-handle = { $points ->
    [one] { $points } ponto por cada padrão com o mesmo puxador
   *[other] { $points } pontos por cada padrão com o mesmo puxador
}
goal-says-row = { $points ->
    [one] { $points } ponto por cada gaveta que conta
   *[other] { $points } pontos por cada gaveta que conta
}
goal-has-combinations = { $count ->
    [one] { $count } combinação
   *[other] { $count } combinações
}, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
goal-has-drawers = { $count ->
    [one] { $count } gaveta
   *[other] { $count } gavetas
}, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
goals-title = Objetivos
goal-light = Mostrar nas cómodas
ask-drawers = Ver as gavetas uma a uma, com as setas
# A drawer that was tapped is in no combination and no row that counts.
drawer-alone = ainda não conta para nenhum objetivo

round-of = Ronda { $round } de { $rounds }
round-log = Rondas até agora
log-round = Ronda { $round }
points-count = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
your-sideboard = A tua cómoda
sideboard-of = Cómoda de { $name }
sideboard-empty = Ainda sem cartas
your-hand = A tua mão
lay-here = { $end ->
    [left] Juntar à esquerda
   *[right] Juntar à direita
}: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}{ $more }
# The same, without what it would bring.
# $end (String) - left or right
lay-plain = { $end ->
    [left] Juntar à esquerda
   *[right] Juntar à direita
}
lay-first = Coloca a primeira carta
makes-colour = { $count ->
    [one] { $count } combinação de cor
   *[other] { $count } combinações de cor
}
makes-handle = { $count ->
    [one] { $count } combinação de puxadores
   *[other] { $count } combinações de puxadores
}
makes-row = { $count ->
    [one] fila com mais { $count } gaveta
   *[other] fila com mais { $count } gavetas
}
makes-bonus = { $points } pelo bónus de fila
end-waits = Escolhe primeiro uma carta
turn = Rodar
turn-card = Rodar a carta
confirm = Confirmar
confirm-start = Começar assim
take-back = Desfazer
change-choice = Mudar a escolha
exchange = Trocar
exchange-explained = Descarta a tua mão e tira duas cartas novas. Uma vez por partida; se não for usada, a carta de troca vale 1 ponto.
exchange-sure = Descartar as duas cartas e tirar duas novas?
exchange-yes = Trocar
cancel = Cancelar
exchange-unused = Carta de troca: 1 ponto se não for usada
exchange-used = Troca já feita
exchanged-who = { $name } trocou de cartas
mute = Silenciar
exchange-mark-unused = +1
exchange-mark-used = ×
pile = Pilha de jogo
pile-has = { $count ->
    [one] { $count } carta na pilha de jogo
   *[other] { $count } cartas na pilha de jogo
}
discards-have = { $count ->
    [one] { $count } carta descartada
   *[other] { $count } cartas descartadas
}
say-start = Escolhe duas cartas iniciais, em qualquer sentido.
say-start-second = Agora coloca outra, à esquerda ou à direita.
say-choose = Escolhe uma carta. Toca nela outra vez para a rodar.
say-choose-end = Coloca a carta numa das duas pontas.
say-confirm = Está bem assim? Ainda podes desfazer.
say-waiting = Jogada feita. À espera de { $names }.
passes-to = As cartas que não colocares vão para { $name }
passes-from = Recebes cartas de { $name }
passes-discard = As cartas que não colocares são descartadas
thinking = a pensar
placed = já jogou
plays-later = joga depois
you = Tu
player = Jogador { $number }
bot-level = { $level ->
    [random] Cabeça no ar
    [apprentice] Aprendiz
    [joiner] Marceneiro
   *[master] Mestre
}
bot-temper = { $level ->
    [random] Joga o que lhe vem à mão.
    [apprentice] Quer já o máximo de pontos.
    [joiner] Planeia a cómoda inteira.
   *[master] Vê longe e está de olho em todos.
}
name-numbered = { $name } { $number }
look-closer = Ver de perto
close = Fechar

news-laid-left = Carta colocada na ponta esquerda.
news-laid-right = Carta colocada na ponta direita.
news-lifted = Carta de volta à mão.
news-chosen = Jogada feita. À espera dos outros.
news-taken-back = Jogada desfeita.
news-exchanged = Duas cartas novas.
news-brings = { $points ->
    [one] Mais { $points } ponto, { $sum } ao todo.
   *[other] Mais { $points } pontos, { $sum } ao todo.
}
news-own = Tu: +{ $points }, { $sum } ao todo.
news-brief = { $name }: { $end ->
    [left] à esquerda
    [right] à direita
   *[start] início
}, +{ $points }.
news-round = Ronda { $round }.
news-hand = A tua mão: { $hand }.
news-read-out = Ler a mesa toda
news-other = { $name ->
    [Tu] Colocaste: { $card }.
   *[other] { $name } colocou: { $card }.
}
news-over = A partida terminou.
news-standing = { $points ->
    [one] Tens { $points } ponto.
   *[other] Tens { $points } pontos.
}

hint = Dica
hint-title = O que faria um mestre?
hint-thinking = A pensar…
hint-points = cerca de { $points } pontos no fim
hint-wins = { $percent }% de vitórias
hint-lead = { $side ->
    [ahead] { $lead } pontos de vantagem
   *[behind] { $lead } pontos de desvantagem
}
hint-best = Melhor jogada
hint-cost = { $cost } pontos a menos
hint-close = Quase tão boa
hint-why = Porquê?
hint-exchange = Usar a carta de troca
hint-start = Começar com estas duas
hint-left = Juntar à esquerda
hint-right = Juntar à direita
fact-completes = { $count ->
    [one] completa uma combinação: { $value }
   *[other] completa { $count } combinações: { $value }
}
fact-lengthens = { $drawers ->
    [one] as filas que contam passam de { $before } para { $drawers } gaveta
   *[other] as filas que contam passam de { $before } para { $drawers } gavetas
}
fact-keeps-open = a fila { $value ->
    [vermelho] vermelha de { $drawers }
    [preto] preta de { $drawers }
    [flor] de { $drawers ->
            [one] { $drawers } flor
           *[other] { $drawers } flores
        }
    [quadrado] de { $drawers ->
            [one] { $drawers } quadrado
           *[other] { $drawers } quadrados
        }
    [barra] de { $drawers ->
            [one] { $drawers } barra
           *[other] { $drawers } barras
        }
   *[other] { $value } de { $drawers }
} ainda pode crescer
fact-closes = a fila { $value ->
    [vermelho] vermelha de { $drawers }
    [preto] preta de { $drawers }
    [flor] de { $drawers ->
            [one] { $drawers } flor
           *[other] { $drawers } flores
        }
    [quadrado] de { $drawers ->
            [one] { $drawers } quadrado
           *[other] { $drawers } quadrados
        }
    [barra] de { $drawers ->
            [one] { $drawers } barra
           *[other] { $drawers } barras
        }
   *[other] { $value } de { $drawers }
} já não pode crescer
fact-prepares = { $kind ->
    [colour] combinação de cor possível com { $cards } das { $of } cartas por ver
   *[handle] combinação de puxadores possível com { $cards } das { $of } cartas por ver
}
fact-race = corrida ao bónus de fila: { $own } contra { $others }
fact-passes = { $to ->
    [you] { $points ->
            [0] ganhas pouco com o que recebes
            [one] podes fazer { $points } ponto com o que recebes
           *[other] podes fazer { $points } pontos com o que recebes
        }
   *[other] { $points ->
            [0] { $name } ganha pouco com o que passas
            [one] { $name } pode fazer { $points } ponto com o que passas
           *[other] { $name } pode fazer { $points } pontos com o que passas
        }
}
fact-exchange = custa o ponto da carta de troca

curtain-title = Passa o aparelho para
curtain-text = As mãos são secretas. Não vale espreitar!
curtain-lift = Sou eu, { $name }
curtain-take-back = Espera, { $name } quer desfazer
reveal-title = Ronda { $round }: todos jogaram
reveal-next = A seguir: { $name }

menu = Menu
save-record = Guardar em ficheiro
new-game = Nova partida
leave-game = Abandonar a partida
leave-sure = Abandonar esta partida? Não ficará guardada.
leave-yes = Abandonar
keys-title = Atalhos
keys-text = 1 a 4: escolher uma carta · R: rodar · ← →: colocar numa ponta · Enter: confirmar · Backspace: desfazer · X: trocar · T: ler a mesa · ?: regras
keys-hint = H: dica
player-list = Outros jogadores
