//! Two plays of one deal side by side.

use leptos::prelude::*;
use sideboards_client::codes;
use sideboards_client::daily::LayingOrder;
use sideboards_client::local::{LocalGame, Standing};
use sideboards_client::place::Place;
use sideboards_client::replay::{Comparison, FoundGame, NoReplay, Pair, Perspective, PlayedBy, Side};
use sideboards_rules::{Card, GoalKind, PlayerScore, Scorer, Seat};

use super::board::faces;
use super::show::board_cards;
use crate::charts::{Line, Lines};
use crate::choices::Choices;
use crate::drawing::{Board, BoardCard, Glow, Spotlight, goal_picture};
use crate::live::{live, memo, part};
use crate::points::{Space, points_now};
use crate::texts::{LaterTexts, later_texts};
use crate::words::{goal_says, goal_title, player_name, sideboard_words};

/// Two plays that can be compared.
#[derive(Clone)]
pub(super) struct Compared {
    pub(super) games: [FoundGame; 2],
    by: PlayedBy,
    pair: Pair,
}

impl Compared {
    /// Puts another game beside one that was found.
    pub(super) fn new(first: FoundGame, second: FoundGame, by: PlayedBy) -> Result<Self, NoReplay> {
        let pair = Pair::new(first.game.record(), second.game.record()).map_err(|_| NoReplay::OtherDeal)?;
        Ok(Self { games: [first, second], by, pair })
    }

    /// Returns the address of the comparison.
    pub(super) fn address(&self) -> String {
        let [first, second] = [0, 1].map(|side| codes::record::write(self.games[side].game.record()));
        Comparison { code: second, by: self.by }.address(&first)
    }

    fn game(&self, side: Side) -> &LocalGame {
        &self.games[usize::from(side == Side::Second)].game
    }

    fn name(&self, side: Side) -> String {
        let t = later_texts();
        let [is_own, is_other_own] = [0, 1].map(|side| self.games[side].you.is_some());
        match (side, self.by) {
            (Side::Second, PlayedBy::Hindsight) => t.daily_hindsight(),
            (Side::Second, PlayedBy::Master) => t.daily_master(),
            (Side::First, _) if is_own && !is_other_own => t.you(),
            (Side::Second, PlayedBy::Person) if is_other_own && !is_own => t.you(),
            (Side::First, _) => t.replay_pair_first(),
            (Side::Second, PlayedBy::Person) => t.replay_pair_second(),
        }
    }
}

/// What is looked at.
#[derive(Clone, Copy)]
struct Sight {
    compared: StoredValue<Compared>,
    round: RwSignal<usize>,
    seat: RwSignal<Seat>,
}

/// What is to be seen of a play.
#[derive(Clone, PartialEq)]
struct Seen {
    cards: Vec<BoardCard>,
    glows: Vec<Glow>,
    standing: Standing,
}

/// The page.
#[component]
pub(super) fn SideBySide(compared: Compared) -> impl IntoView {
    let t = later_texts();
    let last = compared.pair.rounds() - 1;
    let whose = compared.games[0].you.unwrap_or(Seat::new(0));
    let replay = compared.games[0].asked.address(None);
    let game = compared.games[0].game.clone();
    let sight = Sight {
        compared: StoredValue::new(compared),
        round: RwSignal::new(last),
        seat: RwSignal::new(whose),
    };
    let rounds: Vec<(usize, String)> = (1..=last).map(|round| (round, round.to_string())).collect();
    let round = sight.round;
    let goals = GoalKind::ALL.map(|kind| {
        let goal = game.content().goal(game.setup().goals().of(kind));
        view! { <li>{goal_picture(goal)}<span><b>{goal_title(t, goal)}</b>{goal_says(t, goal)}</span></li> }
    });
    let parting = live(move || {
        let parting = sight.compared.with_value(|compared| compared.pair.parting(sight.seat.get()));
        parting.map_or_else(|| t.replay_pair_same(), |round| t.replay_pair_parting(round))
    });
    view! {
        <article class="pair">
            <header class="pair-head">
                <h1>{t.replay_pair_title()}</h1>
                <a href=replay>{t.replay_title()}</a>
                <a href=Place::Replay.path()>{t.home_past()}</a>
            </header>
            <ul class="pair-goals">{goals.into_iter().collect_view()}</ul>
            {seats(sight, &game)}
            <p class="pair-parting">{parting}</p>
            <Choices legend=t.replay_rounds() name="pair-round" options=rounds chosen=move || round.get() on_change=move |chosen| round.set(chosen) />
            <div class="pair-plays">{Side::BOTH.map(|side| view! { <Play sight side /> }).into_iter().collect_view()}</div>
            {part(move || graph(sight))}
            {part(move || scores(sight))}
        </article>
    }
}

/// In a game with others, whose sideboards are compared.
fn seats(sight: Sight, game: &LocalGame) -> Option<impl IntoView + use<>> {
    let t = later_texts();
    let options: Vec<(Seat, String)> =
        game.seats().map(|seat| (seat, player_name(t, game.players(), seat))).collect();
    let seat = sight.seat;
    (options.len() > 1).then(|| {
        view! { <Choices legend=t.replay_review_whose() name="pair-seat" options chosen=move || seat.get() on_change=move |chosen| seat.set(chosen) /> }
    })
}

/// One play: its sideboard after the round, with what was placed in it marked.
#[component]
fn Play(sight: Sight, side: Side) -> impl IntoView {
    let t = later_texts();
    let seen = memo(move || seen(sight, side));
    let cards = memo(move || seen.with(|seen| seen.cards.clone()));
    let glows = memo(move || seen.with(|seen| seen.glows.clone()));
    let (name, exchange) = sight.compared.with_value(|compared| {
        let game = compared.game(side);
        let is_solo = game.setup().players().is_solo();
        let exchange = is_solo.then(|| LayingOrder::of(game.record()).exchange).flatten();
        (compared.name(side), exchange)
    });
    let heard = name.clone();
    let words = live(move || sideboard_words(t, &heard, &cards.with(|cards| -> Vec<Card> { faces(cards) })));
    view! {
        <section class="pair-play">
            <h2><span>{name}</span><b>{points_now(live(move || seen.with(|seen| seen.standing)), Space::Enough)}</b></h2>
            <p class="only-heard">{words}</p>
            <Board cards glows />
            {exchange.map(|round| view! { <p class="aside">{t.daily_exchange(round)}</p> })}
        </section>
    }
}

fn seen(sight: Sight, side: Side) -> Seen {
    let (round, seat) = (sight.round.get(), sight.seat.get());
    sight.compared.with_value(|compared| {
        let moment = compared.pair.at(side, round);
        let content = moment.game.content();
        let sideboard = moment.sideboard(seat, Perspective::Open);
        let newest = moment.newest(seat, Perspective::Open);
        let scorer = Scorer::new(content, moment.game.setup().goals());
        Seen {
            cards: board_cards(content.deck(), &sideboard, |card| newest.contains(&card)),
            glows: Glow::all(&scorer.tally(&sideboard), Spotlight::Everything),
            standing: moment.standing(seat, Perspective::Open),
        }
    })
}

/// The points of both plays after each round; a click leads to the round.
fn graph(sight: Sight) -> impl IntoView + use<> {
    let t = later_texts();
    let seat = sight.seat.get();
    let lines = sight.compared.with_value(|compared| {
        Side::BOTH.map(|side| {
            let course = compared.pair.course(side, seat).into_iter();
            Line { name: compared.name(side), values: course.map(|points| f64::from(points.0)).collect() }
        })
    });
    let rounds = sight.compared.with_value(|compared| compared.pair.rounds());
    let labels: Vec<String> = (0..rounds).map(|round| round.to_string()).collect();
    let marked = live(move || Some(sight.round.get()));
    // Before the first round there is nothing to see.
    let go = move |round: usize| sight.round.set(round.max(1));
    view! { <Lines title=t.replay_graph() of=t.replay_graph_round() labels lines=lines.to_vec() marked on_pick=go /> }
}

/// What both plays brought for each goal.
fn scores(sight: Sight) -> impl IntoView + use<> {
    let t = later_texts();
    let seat = sight.seat.get();
    sight.compared.with_value(|compared| {
        let score = |side| Some(*compared.game(side).public().scores()?.of(seat));
        let known: Vec<PlayerScore> = Side::BOTH.into_iter().filter_map(score).collect();
        let heads = Side::BOTH.map(|side| view! { <th scope="col">{compared.name(side)}</th> });
        let rows = rows(t, compared.game(Side::First)).map(|(title, cell)| {
            let cells = known.iter().map(|score| view! { <td>{cell(score)}</td> }).collect_view();
            view! { <tr><th scope="row">{title}</th>{cells}</tr> }
        });
        view! {
            <table class="pair-scores">
                <caption class="only-heard">{t.replay_pair_title()}</caption>
                <thead><tr><td></td>{heads.into_iter().collect_view()}</tr></thead>
                <tbody>{rows.into_iter().collect_view()}</tbody>
            </table>
        }
    })
}

/// What a row of the table shows of a player's score.
type Cell = fn(&PlayerScore) -> u16;

/// The rows of the table of points, the sum last.
fn rows(t: &LaterTexts, game: &LocalGame) -> [(String, Cell); 6] {
    let title = |kind| goal_title(t, game.content().goal(game.setup().goals().of(kind)));
    [
        (title(GoalKind::Colour), |score| score.colour.0),
        (title(GoalKind::Handle), |score| score.handle.0),
        (title(GoalKind::Row), |score| score.row.0),
        (t.step_bonus(), |score| score.bonus.0),
        (t.step_exchange(), |score| score.exchange.0),
        (t.scoring_total(), |score| score.total.0),
    ]
}
