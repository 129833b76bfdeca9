// The draft of Sideboards for four, as a game of boardgame.io's server (`cargo xtask load versus`).
//
// Hands and choices are secret, all players choose at the same time, choices are revealed together, hands are passed to the left
// and all players draw: two cards in the first round, one in each of the six others. Then the next game begins in the same match.
// It keeps nothing on disk and scores nothing. Undo is off, and nothing is sent to the log of others, as it has to be.
'use strict';

const { INVALID_MOVE } = require('boardgame.io/core');
const { Server } = require('boardgame.io/server');

const PLAYERS = ['0', '1', '2', '3'];
const ROUNDS = 7;
// The length of our card texts.
const CARDS = Array.from({ length: 60 }, (_, card) => `card-${String(card).padStart(5, '0')}`);

function deal(random, games) {
  const pile = random.Shuffle(CARDS);
  const seats = PLAYERS.map(() => ({ hand: pile.splice(0, 3), choice: null, sideboard: [] }));
  return { games, round: 0, pile, seats };
}

function reveal(G) {
  for (const seat of G.seats) {
    const { cards, end } = seat.choice;
    seat.hand = seat.hand.filter((card) => !cards.includes(card));
    seat.sideboard = end === 'left' ? [...cards, ...seat.sideboard] : [...seat.sideboard, ...cards];
    seat.choice = null;
  }
}

function passAndDraw(G) {
  const hands = G.seats.map((seat) => seat.hand);
  G.seats.forEach((seat, index) => {
    seat.hand = [...hands[(index + PLAYERS.length - 1) % PLAYERS.length], G.pile.pop()];
  });
}

function choose({ G, playerID, random }, cards, end) {
  const seat = G.seats[playerID];
  const isPossible =
    seat.choice === null &&
    cards.length === (G.round === 0 ? 2 : 1) &&
    cards.every((card) => seat.hand.includes(card));
  if (!isPossible) return INVALID_MOVE;
  seat.choice = { cards, end };
  if (G.seats.some((seat) => seat.choice === null)) return;
  reveal(G);
  G.round += 1;
  if (G.round === ROUNDS) {
    // A move changes the state or returns a new one, never both.
    Object.assign(G, deal(random, G.games + 1));
  } else {
    passAndDraw(G);
  }
}

function playerView({ G, playerID }) {
  const own = G.seats[playerID];
  return {
    games: G.games,
    round: G.round,
    pile: G.pile.length,
    hand: own ? own.hand : [],
    choice: own ? own.choice : null,
    seats: G.seats.map(({ hand, choice, sideboard }) => ({
      hand: hand.length,
      waiting: choice === null,
      sideboard,
    })),
  };
}

const draft = {
  name: 'draft',
  minPlayers: PLAYERS.length,
  maxPlayers: PLAYERS.length,
  disableUndo: true,
  setup: ({ random }) => deal(random, 0),
  turn: { activePlayers: { all: 'draft' }, stages: { draft: {} } },
  moves: { choose: { move: choose, redact: true, ignoreStaleStateID: true } },
  playerView,
};

Server({ games: [draft], origins: [] }).run({ port: Number(process.argv[2]) });
