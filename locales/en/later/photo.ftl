### A photograph of a sideboard on the score sheet.

photo-button = Photograph
photo-title = Photograph a sideboard
photo-private = The picture stays on this device and isn’t kept.
photo-opening = Opening the picture…
photo-reading = Reading the cards…
# $cards (Number) - how many were read
photo-read = { $cards ->
    [one] One card. Is it right?
   *[other] { $cards } cards. Are they right?
}
# $cards (Number) - how many were read
# $unsure (Number) - how many of them a person should look at
photo-read-unsure = { $cards ->
    [one] One card: please check it.
   *[other] { $cards } cards, { $unsure } to check: tap the card that is really there.
}
photo-no-picture = This file isn’t a picture that your browser can open.
photo-too-large = This picture is too large: at most 64 megapixels and 64 megabytes.
photo-too-small = This picture is too small to show any cards.
photo-no-board = No sideboard found in this picture.
photo-bad-corners = These corners don’t enclose a board.
photo-too-few-cards = There are more cards in this picture than are left in the box. Check the other sideboards.
photo-no-reader = The picture couldn’t be read here. Check your connection and try again.
photo-helps = What helps: one sideboard, upright, from above, with all five drawers of every card in the picture, in even light. Or drag the four corners to the corners of the board.
photo-corners-aside = If the frame is off, drag its corners to the corners of the board.
photo-picture = The photograph
photo-corners = Corners of the board
# $corner (String) - upper-left, upper-right, lower-right or lower-left
photo-corner = { $corner ->
    [upper-left] Upper left corner: drag it or use the arrow keys
    [upper-right] Upper right corner: drag it or use the arrow keys
    [lower-right] Lower right corner: drag it or use the arrow keys
   *[lower-left] Lower left corner: drag it or use the arrow keys
}
photo-columns = Cards from left to right
# $number (Number) - which column, from 1
# $card (String) - what it shows
photo-column-unsure = Card { $number }, please check: { $card }
# $number (Number) - which column, from 1
photo-column-unknown = Card { $number }: not known yet
# $number (Number) - which column, from 1
photo-which = Card { $number }: tap the card that is really there.
photo-other = Another card? Tap its colours from the top:
photo-right = It’s right
photo-no-card = No card here
photo-add-left = Card missing to the left
photo-add-right = Card missing to the right
# $count (Number) - how many cards
photo-take = { $count ->
    [one] Use this card
   *[other] Use these { $count } cards
}
# $count (Number) - how many cards lie there
photo-replaces = { $count ->
    [one] Replaces the card that is there.
   *[other] Replaces the { $count } cards that are there.
}
photo-again = Another picture
# $count (Number) - how many cards
photo-taken = { $count ->
    [one] One card entered from the photograph.
   *[other] { $count } cards entered from the photograph.
}
