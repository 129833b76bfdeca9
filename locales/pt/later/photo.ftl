photo-button = Fotografar
photo-title = Fotografar uma cómoda
photo-private = A fotografia fica neste aparelho e não é guardada.
photo-opening = A abrir a fotografia…
photo-reading = A ler as cartas…
photo-read = { $cards ->
    [one] Uma carta. Está certa?
   *[other] { $cards } cartas. Estão certas?
}
photo-read-unsure = { $cards ->
    [one] Uma carta: verifica-a.
   *[other] { $cards } cartas, { $unsure } por verificar: toca na carta certa.
}
photo-no-picture = O teu navegador não consegue abrir este ficheiro como imagem.
photo-too-large = Esta fotografia é grande demais: no máximo, 64 megapíxeis e 64 megabytes.
photo-too-small = Esta fotografia é pequena demais para se verem as cartas.
photo-no-board = Não se vê nenhuma cómoda nesta fotografia.
photo-bad-corners = Estes cantos não delimitam uma cómoda.
photo-too-few-cards = Há mais cartas na fotografia do que as que restam na caixa. Verifica as outras cómodas.
photo-no-reader = Não foi possível ler a fotografia. Verifica a ligação e tenta outra vez.
photo-helps = O que ajuda: uma só cómoda, direita, vista de cima, com as cinco gavetas de cada carta à vista e luz uniforme. Também podes arrastar os cantos da moldura para os da cómoda.
photo-corners-aside = Se a moldura estiver fora do sítio, arrasta os cantos para os da cómoda.
photo-picture = Fotografia
photo-corners = Cantos da cómoda
photo-corner = { $corner ->
    [upper-left] Canto superior esquerdo: arrasta-o ou usa as setas
    [upper-right] Canto superior direito: arrasta-o ou usa as setas
    [lower-right] Canto inferior direito: arrasta-o ou usa as setas
   *[lower-left] Canto inferior esquerdo: arrasta-o ou usa as setas
}
photo-columns = Cartas da esquerda para a direita
photo-column-unsure = Carta { $number }, por verificar: { $card }
photo-column-unknown = Carta { $number }: ainda desconhecida
photo-which = Carta { $number }: toca na carta certa.
photo-other = Outra carta? Toca nas cores dela, de cima para baixo:
photo-right = Está certa
photo-no-card = Aqui não há carta
photo-add-left = Falta uma carta à esquerda
photo-add-right = Falta uma carta à direita
photo-missing = { $found ->
    [one] Uma carta encontrada.
   *[other] { $found } cartas encontradas.
} { $missing ->
    [one] Falta uma?
   *[other] Faltam { $missing }?
}
photo-add-first = Acrescentar à esquerda
photo-add-last = Acrescentar à direita
photo-add-between = Acrescentar entre { $left } e { $right }
photo-missing-between = Falta alguma noutro sítio? Toca na carta ao lado.
photo-take = { $count ->
    [one] Usar esta carta
   *[other] Usar estas { $count } cartas
}
photo-replaces = { $count ->
    [one] Substitui a carta que já lá está.
   *[other] Substitui as { $count } cartas que já lá estão.
}
photo-again = Outra fotografia
photo-taken = { $count ->
    [one] Uma carta registada a partir da fotografia.
   *[other] { $count } cartas registadas a partir da fotografia.
}
