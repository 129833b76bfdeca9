use leptos::prelude::*;
use sideboards_client::local::{LocalGame, Standing, bot_at};
use sideboards_rules::{CardId, Choice, Counts, End, ExchangeCard, Seat, Sideboard};

use crate::drawing::{Board, BoardCard, Glow, Look, Spotlight, face, seat_mark};
use crate::focus;
use crate::points::{Space, points_now};
use crate::session::Session;
use crate::texts::texts;
use crate::words::{player_name, round_number, sideboard_words};

/// What people around one device look at together when a round has ended. All of it is open: hands are not even asked for.
#[component]
pub(crate) fn Reveal(session: Session) -> impl IntoView {
    let t = texts();
    let revealed = session.revealed();
    let go_on = move |_| {
        session.end_reveal();
        focus::rescue_to(".curtain .main");
    };
    session.game().map(|game| {
        let (before, now) = (standings(&game, &revealed), standings(&game, &[]));
        let boards = game.seats().zip(before).zip(now);
        let boards = boards.map(|((seat, before), now)| board(&game, seat, &revealed, before, now)).collect_view();
        // The round that has ended: the next one has begun.
        let round = round_number(game.public().round()) - 1;
        let next = game.waiting_person().map(|seat| player_name(t, game.players(), seat)).unwrap_or_default();
        view! {
            <section class="reveal">
                <h1>{t.reveal_title(round)}</h1>
                <div class="reveal-boards">{boards}</div>
                <p class="reveal-next"><button class="main large" on:click=go_on autofocus>{t.reveal_next(&next)}</button></p>
            </section>
        }
    })
}

/// Tells how everybody stands, or stood before some choices.
fn standings(game: &LocalGame, without: &[(Seat, Choice)]) -> Vec<Standing> {
    let view = game.public();
    let scorer = view.scorer();
    let counts = |seat: Seat| {
        let laid = newest(without, seat);
        let mut sideboard = Sideboard::EMPTY;
        for placed in view.sideboard(seat).cards().iter().filter(|placed| !laid.contains(&placed.card)) {
            sideboard.add(*placed, End::Right);
        }
        scorer.counts(&sideboard)
    };
    let has_exchange = |seat| view.exchange_card(seat) == ExchangeCard::Unused;
    let table: Vec<(Counts, bool)> = game.seats().map(|seat| (counts(seat), has_exchange(seat))).collect();
    scorer.scores(&table).players().iter().map(Standing::of).collect()
}

/// Returns the cards that a seat has laid.
fn newest(revealed: &[(Seat, Choice)], seat: Seat) -> Vec<CardId> {
    let own = revealed.iter().filter(|(who, _)| *who == seat);
    own.flat_map(|(_, choice)| choice.steps().map(|(placed, _)| placed.card)).collect()
}

/// Shows a sideboard with what is new, and what that has brought.
fn board(
    game: &LocalGame,
    seat: Seat,
    revealed: &[(Seat, Choice)],
    before: Standing,
    now: Standing,
) -> impl IntoView + use<> {
    let t = texts();
    let view = game.public();
    let (deck, sideboard) = (game.content().deck(), view.sideboard(seat));
    let new = newest(revealed, seat);
    let look = |card| if new.contains(&card) { Look::Newest } else { Look::Plain };
    let cards: Vec<BoardCard> =
        sideboard.cards().iter().map(|placed| BoardCard::of(deck.face(*placed), look(placed.card))).collect();
    let faces: Vec<_> = cards.iter().map(|card| card.face).collect();
    let name = player_name(t, game.players(), seat);
    let words = sideboard_words(t, &name, &faces);
    // A card can break up what lay there.
    let gain = i32::from(now.points.0) - i32::from(before.points.0);
    // The symbol of a person is in the face already.
    let mark = bot_at(game.players(), seat).map(|_| seat_mark(seat));
    view! {
        <section class="reveal-board">
            <h2>
                <span class="reveal-name">{face(game.players(), seat)}{mark}<span>{name}</span></span>
                <span class="reveal-points">{points_now(Signal::stored(now), Space::Enough)}" "<b class="reveal-gain">{format!("{gain:+}")}</b></span>
            </h2>
            <p class="only-heard">{words}</p>
            <Board cards glows=Glow::all(&view.scorer().tally(sideboard), Spotlight::Everything) />
        </section>
    }
}
