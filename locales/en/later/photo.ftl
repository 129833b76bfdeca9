### A photograph of a sideboard on the score sheet.

photo-button = Take a photo
photo-title = Photo of a sideboard
photo-private = The photo never leaves this device and isn’t saved.
photo-opening = Opening the photo…
photo-reading = Reading the cards…
# $cards (Number) - how many were read
photo-read = { $cards ->
    [one] 1 card found. Is it right?
   *[other] { $cards } cards found. Are they right?
}
# $cards (Number) - how many were read
# $unsure (Number) - how many of them a person should look at
photo-read-unsure = { $cards ->
    [one] 1 card found: please check it.
   *[other] { $cards } cards found, { $unsure } to check: tap the card that’s actually there.
}
photo-no-picture = Your browser can’t open this file as a picture.
photo-too-large = This photo is too large: the limits are 64 megapixels and 64 megabytes.
photo-too-small = This photo is too small to make out any cards.
photo-no-board = No sideboard found in this photo.
photo-bad-corners = These corners don’t enclose a sideboard.
photo-too-few-cards = There are more cards in this photo than are left in the box. Check the other sideboards.
photo-no-reader = The photo couldn’t be read here. Check your connection and try again.
photo-helps = For best results, photograph one sideboard from directly above, the right way up and in even light, with all five drawers of every card in view. Or drag the four corners to the corners of the sideboard.
photo-corners-aside = If the frame is off, drag its corners to the corners of the sideboard.
photo-picture = The photo
photo-corners = Corners of the sideboard
# $corner (String) - upper-left, upper-right, lower-right or lower-left
photo-corner = { $corner ->
    [upper-left] Top left corner: drag it or use the arrow keys
    [upper-right] Top right corner: drag it or use the arrow keys
    [lower-right] Bottom right corner: drag it or use the arrow keys
   *[lower-left] Bottom left corner: drag it or use the arrow keys
}
photo-columns = Cards from left to right
# $number (Number) - which column, from 1
# $card (String) - what it shows
photo-column-unsure = Card { $number }, please check: { $card }
# $number (Number) - which column, from 1
photo-column-unknown = Card { $number }: not known yet
# $number (Number) - which column, from 1
photo-which = Card { $number }: tap the card that’s actually there.
photo-other = A different card? Tap its colours from the top:
photo-right = That’s right
photo-no-card = No card here
photo-add-left = Card missing to the left
photo-add-right = Card missing to the right
# $found (Number) - how many cards were read
# $missing (Number) - how many fewer than there should be
photo-missing = { $found ->
    [one] 1 card found.
   *[other] { $found } cards found.
} { $missing ->
    [one] Is one missing?
   *[other] Are { $missing } missing?
}
photo-add-first = Add left
photo-add-last = Add right
# $left (Number) - the card to the left of the gap, from 1
# $right (Number) - the card to the right of the gap
photo-add-between = Add between { $left } and { $right }
photo-missing-between = Missing anywhere else? Tap the card next to it.
# $count (Number) - how many cards
photo-take = { $count ->
    [one] Use this card
   *[other] Use these { $count } cards
}
# $count (Number) - how many cards lie there
photo-replaces = { $count ->
    [one] Replaces the card already entered.
   *[other] Replaces the { $count } cards already entered.
}
photo-again = Another photo
# $count (Number) - how many cards
photo-taken = { $count ->
    [one] 1 card entered from the photo.
   *[other] { $count } cards entered from the photo.
}
