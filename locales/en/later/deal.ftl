### The deal of an online game, checked at its end.

deal-shared = The deal was locked in before the first card was dealt, and a random number from your device went into it.
deal-fixed = The deal was locked in before the first card was dealt. No random number from your device went into it.
deal-late = This page was opened after the deal was locked in. Everything it has seen since matches the record.
deal-mismatch = Something doesn’t match.
# $what (String) - the kind of fault
deal-fault = { $what ->
    [goals] These aren’t the goals that were set at the start.
    [nonce] The server accepted your random number, then left it out of the deal.
    [secret] The server used a different secret from the one it had committed to.
    [seed] The cards don’t follow from the numbers set before the game.
    [commitment] The server changed what it had committed to before the deal.
    [chain] The moves in the record aren’t the ones that were played.
    [decision] One of your moves is missing from the record.
    [shown] The record contradicts what you saw on the table.
    [unfinished] The record is incomplete.
    [no-proof] The server didn’t reveal the secret it had committed to.
   *[other] The proof belongs to a different game.
}
check-title = Verify the deal yourself
check-text = Everyone received the first number before the first card was dealt, and the second at the end. With both, the command “sideboards verify” checks the finished game.
