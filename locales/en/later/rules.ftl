### The rules page. Our own words; each paragraph has a mark for where it comes from.

rules-title = The rules
rules-lead = Everyone builds a sideboard of eight cards. Three shared goals decide which drawers score.
rules-contents = On this page
rules-source-title = How sure we are
rules-source-text = Our source is the rule booklet in five languages; we have its text but not its pictures. So everything is labelled:
source-booklet = booklet
source-booklet-text = The editions agree, apart from the slips listed below.
source-ruling = ruling
source-ruling-text = The editions are silent or disagree, so we decided.
source-reconstruction = reconstruction
source-reconstruction-text = Only shown in a picture we don’t have, so this is our own design. Your box may differ.

rules-box-title = The box
# $cards (Number) - how many
rules-box-cards = { $cards } sideboard cards, each a stack of five drawers in five colours, with three kinds of handle.
rules-box-deck = Owners report that every card shows each colour once, plus one flower, one square and one bar. From the number of cards we infer that each order of the five colours appears exactly once (upside down counts as the same order).
rules-box-handles = Which drawers carry which handles is our own choice.
rules-box-exchange = Six exchange cards, one per player, with +1 on the front and X on the back.
# $goals (Number) - how many
rules-box-goals = { $goals } goal cards of three kinds: colours, handles, rows. Within each kind, the higher the number, the harder the goal.
rules-box-suggestions = Two suggestion cards with four suggested sets of goals in all.
rules-example-card = A card, and the same card rotated

rules-setup-title = Setting up
rules-setup-players = One to six players, aged 8 and up. Everyone takes an exchange card and puts it in front of them, +1 side up.
rules-setup-goals = Take one goal of each kind: choose them, draw them at random, or use one of the suggestions, which are recommended for your first games.
rules-setup-suggestions = Which goals are suggested together is our own choice; suggestion B is modelled on the booklet’s example.
rules-setup-deal = Shuffle and deal three cards to everyone. The rest form the draw pile, face down.
rules-setup-secret = Hands are secret.
rules-setup-order = Cards are dealt and drawn one at a time in seat order. Anyone can play the same deal again.

rules-play-title = Playing
rules-play-together = Everyone plays at the same time: choose, place, pass, draw.
rules-play-start = Round 1: choose two of your three cards and place them side by side, each either way up. Pass the third to the player on your left. Then everyone draws one card, for a hand of two.
rules-play-round = Rounds 2 to 7: add one of your two cards, either way up, to the left or right end of your sideboard. Pass the other to the left and draw one.
rules-play-fixed = Cards sit level with each other (only the German edition says so), with no gaps, and are never moved or rotated once placed.
rules-play-end = After your eighth card, discard whatever is left in your hand. Nobody passes or draws, and the game is over.
rules-play-exchange = Exchange: once per game, after your starting cards are down and before you choose a card, you may discard your hand and draw two new cards. Then turn your exchange card to its X side.
rules-play-open = Cards are revealed once everyone has placed theirs; until then you can undo your move. Everyone sees an exchange at once, and it can’t be undone; the discarded cards stay secret until the end.
rules-play-empty = When the draw pile runs out, the discards are shuffled to form a new one.
rules-play-solo = Solo: place two of your three cards, discard the third and draw two. Then place one, discard the other and draw two, until you have placed eight. You may use your exchange card.
rules-play-four = Four-card variant: deal four cards each; place two, pass two, draw one. After that you always hold three: place one, pass two, draw one. There are no exchange cards.
rules-play-four-players = The four-card variant is for two to six players.

rules-combination-title = Goals 1 to 14: combinations
rules-combination-what = A combination is a set of drawers that forms the goal’s pattern, all of one colour or all with the same kind of handle. The pattern may be rotated and mirrored.
rules-combination-turns = Quarter turns count too. With the patterns in this box they make no difference.
rules-combination-once = A drawer counts only once per goal, but it can count again for another goal. You score as many combinations as possible.
rules-combination-patterns = The booklet explains two goals: three drawers of one colour for 4 points, and two diagonal handles for 3 points. Our goals 2 and 8 are modelled on them. Their shapes and numbers, and all other patterns, points and names, are ours.
# $name (String) - of the goal
rules-example-combination = Highlighted: every combination for “{ $name }”

rules-row-title = Goals 15 to 30: rows
rules-row-what = A row is an unbroken horizontal run of drawers with the same colour or the same handle. Each drawer in a scoring row is worth 2 points.
rules-row-single = A single drawer is a row of one. A drawer without a handle belongs to no handle row.
rules-row-two = “Two longest rows” means two different rows; they may have the same colour and be in the same line.
rules-row-numbers = Which of goals 19 to 26 has which colour or handle isn’t in the text: we use the order in which the booklets list them.
rules-row-lines = Lines are counted from the top. Goals 27 and 28 add the longest row in line 1 to the longest row in line 4; goals 29 and 30 do the same for lines 2 and 3. Which of these four goals uses which lines is our own choice.
rules-example-row = Highlighted: the longest red row

rules-bonus-title = Row bonus
rules-bonus-table = The player with the most drawers for the row goal gets a bonus; with more players, so do the runners-up.
rules-bonus-players = Players
rules-bonus-most = Most
rules-bonus-second = Second
rules-bonus-third = Third
rules-bonus-shared = Tied players share the place, and each gets the full bonus.
rules-bonus-zero = With no drawers at all, there’s no bonus.
rules-bonus-solo = In a solo game, your own count decides: goals 17 to 26 give 2, 4 or 8 points for at least 4, 6 or 8 drawers; goals 15, 16 and 27 to 30 for at least 7, 9 or 11.
rules-bonus-solo-highest = Only the highest threshold you reach counts.

rules-score-title = End of the game
rules-score-total = Add up your colour combinations, handle combinations, 2 points for each drawer in your rows, the row bonus, and 1 point for an unused exchange card. Whoever has the most points wins; tied players share the victory.
rules-score-solo-exchange = The point for an unused exchange card counts in a solo game too.
rules-score-solo = In a solo game, your score also earns one of five ratings.
rules-score-titles = The titles of the ratings are our own:
# $from (Number) - points
rules-rating-from = from { $from }
rules-example-title = A worked example
rules-example-text = Three finished sideboards with goals 2, 8 and 19. The cards are ours; Lidia’s score and the red rows are those of the booklet’s example. Tap a goal to highlight its drawers.
rules-slips-title = Slips in some editions
rules-slips-italian = Italian: four suggestions on each of two cards, and at the end a bonus only for the second and third longest rows. We use four suggestions in all, and the longest row gets its bonus too.
rules-slips-polish = Polish: all unbroken rows count, goals 19 to 26 ask for “the same” colour or shape, and two rows score “also” 2 points per drawer. We score the longest row, in the given colour or handle, at 2 points per drawer and no more.
rules-slips-portuguese = Portuguese: solo thresholds of 4, 4 and 4 drawers for goals 15, 16 and 27 to 30, and an “11th” line. We use 7, 9 and 11 drawers, and line 1.
rules-slips-french = French: turquoise is once called blue, and two notes mention only half turns. We say turquoise, and any rotation counts.
rules-slips-lines = Italian and Polish: goals 27 to 30 speak of the top and bottom lines and of the two in the middle. We follow the German, French and Portuguese editions: lines 1 and 4, lines 2 and 3.
rules-goals-title = All goals
# The rules of one game, over its table.
at-hand-round = Round 1: place two cards. Rounds 2 to 7: add one to either end. After each round but the last, pass the rest to the left and draw one.
at-hand-round-solo = Round 1: place two cards and discard the third. Rounds 2 to 7: add one card to either end and discard the other. After each round but the last, draw two.
at-hand-once = Each drawer counts once per goal, but can count again for another goal.
# $drawers (Number) - at least so many
at-hand-drawers = { $drawers ->
    [one] { $drawers }+ drawer
   *[other] { $drawers }+ drawers
}
at-hand-all = All the rules
