### The rules page. Our own words; each paragraph has a mark for where it comes from.

rules-title = The rules
rules-lead = Everybody builds a sideboard of eight cards. Three goals, the same for all, say which drawers are worth points.
rules-contents = On this page
rules-source-title = How sure we are
rules-source-text = Our source is the rule booklet in five languages; we have its words but not its pictures. So every part has a mark:
source-booklet = booklet
source-booklet-text = All editions agree.
source-ruling = ruling
source-ruling-text = The editions are silent or disagree, and this is our decision.
source-reconstruction = reconstruction
source-reconstruction-text = It is only in a picture that we do not have, and this is our design. Your box may differ.

rules-box-title = The box
# $cards (Number) - how many
rules-box-cards = { $cards } sideboard cards: five drawers one above the other, in five colours, with three kinds of handle.
rules-box-deck = Every card shows each colour once, and one flower, one square and one bar. Each order of the five colours is in the box once; turned round counts as the same.
rules-box-handles = Which drawer of a card has which handle is our choice.
rules-box-exchange = Six exchange cards, one for each player.
# $goals (Number) - how many
rules-box-goals = { $goals } goal cards of three kinds: colours, handles, rows. Within a kind, a higher number is harder.
rules-example-card = A card, and the same card turned

rules-setup-title = Setting up
rules-setup-players = One to six players. Everybody gets an exchange card, the +1 up.
rules-setup-goals = One goal of each kind: chosen, drawn, or one of the suggestions.
rules-setup-deal = Shuffle and deal three cards to everybody. The rest is the pile. Hands are secret.
rules-setup-order = Cards are dealt and drawn one at a time in seat order. The same deal can be played again by anybody.

rules-play-title = Playing
rules-play-together = All act at the same time: choose, place, pass, draw.
rules-play-start = The start: from three cards choose two and lay them side by side, each either way up. The third goes to the left neighbour. Everybody draws one card and has two.
rules-play-round = Six rounds follow: add one of your two cards, either way up, at the left or the right end of your row. The other one goes to the left. Draw one.
rules-play-fixed = No gaps, and nothing that lies is moved or turned.
rules-play-end = After the eighth card the last card in hand is discarded, and the game is over.
rules-play-exchange = Exchange: once a game, after the start and before you choose a card, you may discard your hand and draw two new cards.
rules-play-open = Placements are open when everybody has placed; until then you may take yours back. An exchange is seen at once and cannot be taken back.
rules-play-empty = If the pile is too small for a draw, the discarded cards are shuffled and become the pile.
rules-play-solo = Alone: lay two of three cards, discard the third and draw two; then lay one, discard the other, draw two, until eight cards lie.
rules-play-four = Four-card variant, for two to six: deal four, lay two, pass two, draw one; then always three in hand: lay one, pass two, draw one. No exchange cards.

rules-combination-title = Goals 1 to 14: combinations
rules-combination-what = A combination is a set of drawers that shows the pattern of the goal, all of one colour, or all with one kind of handle. The pattern may be turned and mirrored.
rules-combination-once = A drawer counts once for each goal, but may count again for another goal. You score as many combinations as fit.
rules-combination-patterns = Two of the patterns are printed in the booklet, numbers 2 and 8. The others, their points and all names are ours.
# $name (String) - of the goal
rules-example-combination = Lit: every combination of the goal { $name }

rules-row-title = Goals 15 to 30: rows
rules-row-what = A row is an unbroken line of drawers side by side with the same colour or the same handle. Each drawer of the rows that count brings 2 points.
rules-row-single = A single drawer is a row of one. A drawer without a handle belongs to no handle row.
rules-row-two = Two longest rows are two different rows; they may have the same colour and lie in the same line.
rules-row-lines = Lines count from the top. Goals 27 and 28 add the longest row in line 1 and the longest row in line 4, goals 29 and 30 those in lines 2 and 3.
rules-example-row = Lit: the longest red row

rules-bonus-title = Row bonus
rules-bonus-table = Whoever has the most drawers for the row goal gets a bonus; so do the next at larger tables.
rules-bonus-players = Players
rules-bonus-most = Most
rules-bonus-second = Second
rules-bonus-third = Third
rules-bonus-shared = Equal numbers share a place, and all get its bonus.
rules-bonus-zero = Without any drawer there is no bonus.
rules-bonus-solo = Alone the number itself decides: goals 17 to 26 give 2, 4 or 8 points for 4, 6 or 8 drawers; goals 15, 16 and 27 to 30 for 7, 9 or 11.
rules-bonus-solo-highest = Only the highest step counts.

rules-score-title = The end
rules-score-total = Add up colour combinations, handle combinations, 2 points for each drawer of the rows, the row bonus, and 1 point for an unused exchange card. Most points win; equal points share the victory.
rules-score-solo = Alone, your points say how well you built:
# $from (Number) - points
rules-rating-from = from { $from }
rules-example-title = A worked example
rules-example-text = Three finished sideboards, goals 2, 8 and 19. Light a goal to see its drawers.
rules-goals-title = All goals
