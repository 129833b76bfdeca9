colour = { $colour ->
    [red] rosso
    [turquoise] turchese
    [pink] rosa
    [orange] arancione
   *[black] nero
}
colour-letter = { $colour ->
    [red] R
    [turquoise] T
    [pink] S
    [orange] A
   *[black] N
}
handle = { $handle ->
    [flower] fiore
    [square] quadrato
    [bar] barretta
   *[none] senza maniglia
}
drawer = { $colour ->
    [red] rosso
    [turquoise] turchese
    [pink] rosa
    [orange] arancione
   *[black] nero
} { $handle ->
    [flower] con fiore
    [square] con quadrato
    [bar] con barretta
   *[none] senza maniglia
}
hand-card = Carta { $number }, dall’alto: { $drawers }
row-card = Colonna { $number }, dall’alto: { $drawers }

goal-kind = { $kind ->
    [colour] Colori
    [handle] Maniglie
   *[row] File
}
goal-pattern = { $name ->
    [Bend] Curva
    [Peak] Punta
    [Stairs] Scala
    [Leap] Salto
    [Hook] Gancio
    [Arch] Arco
    [Zigzag] Zigzag
    [Step] Gradino
    [Pair] Coppia
    [Staircase] Scalinata
   *[other] { $name }
}
goal-pattern-of-handles = { $pattern } (maniglie)
goal-longest = La fila { $of ->
    [colour] più lunga di qualsiasi colore
    [handle] più lunga di qualsiasi maniglia
    [red] rossa più lunga
    [turquoise] turchese più lunga
    [pink] rosa più lunga
    [orange] arancione più lunga
    [black] nera più lunga
    [flower] di fiori più lunga
    [square] di quadrati più lunga
   *[bar] di barrette più lunga
}
goal-two-longest = Le due file { $of ->
    [colour] più lunghe di qualsiasi colore
    [handle] più lunghe di qualsiasi maniglia
    [red] rosse più lunghe
    [turquoise] turchesi più lunghe
    [pink] rosa più lunghe
    [orange] arancioni più lunghe
    [black] nere più lunghe
    [flower] di fiori più lunghe
    [square] di quadrati più lunghe
   *[bar] di barrette più lunghe
}
goal-lines = Le file { $of ->
    [colour] più lunghe di qualsiasi colore
    [handle] più lunghe di qualsiasi maniglia
    [red] rosse più lunghe
    [turquoise] turchesi più lunghe
    [pink] rosa più lunghe
    [orange] arancioni più lunghe
    [black] nere più lunghe
    [flower] di fiori più lunghe
    [square] di quadrati più lunghe
   *[bar] di barrette più lunghe
}, righe { $lines }
goal-says-colour = { $points ->
    [one] { $points } punto per ogni schema di un solo colore
   *[other] { $points } punti per ogni schema di un solo colore
}
goal-says-handle = { $points ->
    [one] { $points } punto per ogni schema con la stessa maniglia
   *[other] { $points } punti per ogni schema con la stessa maniglia
}
goal-says-row = { $points ->
    [one] { $points } punto per ogni cassetto che conta
   *[other] { $points } punti per ogni cassetto che conta
}
goal-has-combinations = { $count ->
    [one] { $count } combinazione
   *[other] { $count } combinazioni
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
goal-has-drawers = { $count ->
    [one] { $count } cassetto
   *[other] { $count } cassetti
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
goals-title = Obiettivi
goal-light = Mostra sui comodini
ask-drawers = Guarda i cassetti uno per uno, con i tasti freccia
# A drawer that was tapped is in no combination and no row that counts.
drawer-alone = non conta ancora per nessun obiettivo

round-of = Turno { $round } di { $rounds }
round-log = Turni giocati
log-round = Turno { $round }
points-count = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
your-sideboard = Il tuo comodino
sideboard-of = Comodino di { $name }
sideboard-empty = Ancora nessuna carta
your-hand = Le tue carte
lay-here = { $end ->
    [left] Aggiungi a sinistra
   *[right] Aggiungi a destra
}: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $more }
# The same, without what it would bring.
# $end (String) - left or right
lay-plain = { $end ->
    [left] Aggiungi a sinistra
   *[right] Aggiungi a destra
}
lay-first = Piazza la prima carta
makes-colour = { $count ->
    [one] { $count } combinazione di colori
   *[other] { $count } combinazioni di colori
}
makes-handle = { $count ->
    [one] { $count } combinazione di maniglie
   *[other] { $count } combinazioni di maniglie
}
makes-row = { $count ->
    [one] { $count } cassetto in più nella fila
   *[other] { $count } cassetti in più nella fila
}
makes-bonus = { $points } per il bonus fila
end-waits = Prima scegli una carta
turn = Ruota
turn-card = Ruota la carta
confirm = Conferma
confirm-start = Inizia così
take-back = Annulla mossa
change-choice = Cambia scelta
exchange = Scambia
exchange-explained = Scarta la mano e pesca due carte nuove. Una volta a partita; se non la usi, la carta Scambio vale 1 punto.
exchange-sure = Scartare entrambe le carte e pescarne due nuove?
exchange-yes = Scambia
cancel = Annulla
exchange-unused = Carta Scambio: 1 punto se non usata
exchange-used = Scambio usato
exchanged-who = { $name } scambia le carte
mute = Silenzia
exchange-mark-unused = +1
exchange-mark-used = ×
pile = Mazzo
pile-has = { $count ->
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
}
discards-have = { $count ->
    [one] { $count } carta scartata
   *[other] { $count } carte scartate
}
say-start = Scegli due carte, ciascuna nel verso che vuoi.
say-start-second = Ora piazza la seconda, a sinistra o a destra.
say-choose = Scegli una carta. Toccala di nuovo per ruotarla.
say-choose-end = Aggiungila a una delle due estremità.
say-confirm = Va bene così? Puoi ancora ripensarci.
say-waiting = Fatto. Aspettiamo { $names }.
passes-to = Le carte che non piazzi passano a { $name }
passes-from = Ricevi le carte da { $name }
passes-discard = Le carte che non piazzi vengono scartate
thinking = sta pensando
placed = ha piazzato
plays-later = gioca più tardi
you = Tu
player = Giocatore { $number }
bot-level = { $level ->
    [random] Sbadato
    [apprentice] Apprendista
    [joiner] Falegname
   *[master] Maestro
}
bot-temper = { $level ->
    [random] Piazza quello che capita.
    [apprentice] Prende subito più punti che può.
    [joiner] Pensa a tutto il suo comodino.
   *[master] Guarda lontano e tiene d’occhio tutti.
}
name-numbered = { $name } { $number }
look-closer = Guarda da vicino
close = Chiudi

news-laid-left = Carta aggiunta a sinistra.
news-laid-right = Carta aggiunta a destra.
news-lifted = Carta di nuovo in mano.
news-chosen = Fatto. Aspettiamo gli altri.
news-taken-back = Mossa annullata.
news-exchanged = Due carte nuove.
news-brings = { $points ->
    [one] { $points } punto in più, { $sum } in tutto.
   *[other] { $points } punti in più, { $sum } in tutto.
}
news-own = Tu: +{ $points }, { $sum } in tutto.
news-brief = { $name }: { $end ->
    [left] a sinistra
    [right] a destra
   *[start] inizio
}, +{ $points }.
news-round = Turno { $round }.
news-hand = Le tue carte: { $hand }.
news-read-out = Leggi tutto il tavolo
news-other = { $name ->
    [Tu] Hai piazzato: { $card }.
   *[other] { $name } ha piazzato: { $card }.
}
news-over = La partita è finita.
news-standing = { $points ->
    [one] Hai { $points } punto.
   *[other] Hai { $points } punti.
}

hint = Consiglio
hint-title = Che cosa farebbe un maestro?
hint-thinking = Il maestro ci pensa…
hint-points = circa { $points } punti alla fine
hint-wins = { $percent }% di vittorie
hint-lead = { $side ->
    [ahead] { $lead } punti di vantaggio
   *[behind] { $lead } punti di svantaggio
}
hint-best = Mossa migliore
hint-cost = { $cost } punti in meno
hint-close = Vale quasi lo stesso
hint-why = Perché?
hint-exchange = Usa la carta Scambio
hint-start = Comincia con queste due
hint-left = Aggiungi a sinistra
hint-right = Aggiungi a destra
fact-completes = { $count ->
    [one] completa una combinazione: { $value }
   *[other] completa { $count } combinazioni: { $value }
}
fact-lengthens = { $drawers ->
    [one] file che contano: da { $before } a { $drawers } cassetto
   *[other] file che contano: da { $before } a { $drawers } cassetti
}
fact-keeps-open = la fila { $value ->
    [rosso] rossa di { $drawers }
    [nero] nera di { $drawers }
    [fiore] di { $drawers ->
            [one] { $drawers } fiore
           *[other] { $drawers } fiori
        }
    [quadrato] di { $drawers ->
            [one] { $drawers } quadrato
           *[other] { $drawers } quadrati
        }
    [barretta] di { $drawers ->
            [one] { $drawers } barretta
           *[other] { $drawers } barrette
        }
   *[other] { $value } di { $drawers }
} può ancora allungarsi
fact-closes = la fila { $value ->
    [rosso] rossa di { $drawers }
    [nero] nera di { $drawers }
    [fiore] di { $drawers ->
            [one] { $drawers } fiore
           *[other] { $drawers } fiori
        }
    [quadrato] di { $drawers ->
            [one] { $drawers } quadrato
           *[other] { $drawers } quadrati
        }
    [barretta] di { $drawers ->
            [one] { $drawers } barretta
           *[other] { $drawers } barrette
        }
   *[other] { $value } di { $drawers }
} non può più allungarsi
fact-prepares = { $kind ->
    [colour] con { $cards } delle { $of } carte non viste completeresti una combinazione di colori
   *[handle] con { $cards } delle { $of } carte non viste completeresti una combinazione di maniglie
}
fact-race = gara per il bonus fila: { $own } contro { $others }
fact-passes = { $to ->
    [you] { $points ->
            [0] puoi fare poco con ciò che ricevi
            [one] puoi fare { $points } punto con ciò che ricevi
           *[other] puoi fare { $points } punti con ciò che ricevi
        }
   *[other] { $points ->
            [0] { $name } può fare poco con ciò che passi
            [one] { $name } può fare { $points } punto con ciò che passi
           *[other] { $name } può fare { $points } punti con ciò che passi
        }
}
fact-exchange = costa il punto della carta Scambio

curtain-title = Passa il dispositivo a
curtain-text = Le carte sono segrete. Non si sbircia!
curtain-lift = Sono io, { $name }
curtain-take-back = Un momento, { $name } ci ripensa
reveal-title = Turno { $round }: hanno piazzato tutti
reveal-next = Ora tocca a { $name }

menu = Menu
save-record = Salva su file
new-game = Nuova partita
leave-game = Termina la partita
leave-sure = Terminare questa partita? Non verrà salvata.
leave-yes = Termina
keys-title = Tasti
keys-text = Da 1 a 4: scegli una carta · R: ruota · ← →: aggiungi a un’estremità · Invio: conferma · Backspace: annulla mossa · X: scambia · T: leggi il tavolo · ?: regole
keys-hint = H: consiglio
player-list = Gli altri
