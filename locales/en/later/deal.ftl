### The deal of an online game, checked at its end.

deal-shared = The deal was fixed before the first card, and your number is in it.
deal-fixed = The deal was fixed before the first card. No number of yours is in it.
deal-late = This page was not here when the deal was fixed. What it has seen since then fits the record.
deal-mismatch = Something does not match.
# $what (String) - the kind of fault
deal-fault = { $what ->
    [goals] The goals are not those that were fixed at the start.
    [nonce] The server accepted your number and then left it out of the deal.
    [secret] The server used another secret than the one it had announced.
    [seed] The cards do not follow from the numbers that were fixed before the game.
    [commitment] The server changed what it had said about the deal.
    [chain] The decisions in the record are not those that were played.
    [decision] A decision of yours is missing from the record.
    [shown] The record contradicts what lay on your table.
    [unfinished] The record is not complete.
    [no-proof] The server does not reveal the secret that it had announced.
   *[other] The proof does not belong to this game.
}
check-title = How to check it yourself
check-text = Everybody was told the first number before the first card, and the second one at the end. With them, “sideboards verify” checks the finished game.
