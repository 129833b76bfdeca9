//! Games that are over, step by step: a list of the past ones, and each with a graph and a review.

mod analysis;
mod board;
mod compare;
mod controls;
mod graph;
mod keys;
mod links;
mod pair;
mod past_games;
mod review;
mod show;
mod swipe;
mod telling;

use leptos::prelude::*;
use sideboards_client::codes;
use sideboards_client::daily::spoiled_day;
use sideboards_client::local::Player;
use sideboards_client::place::Place;
use sideboards_client::replay::{BotFinished, Comparison, FoundGame, NoReplay, ReplayRequest, step_of};
use sideboards_rules::{Day, Seat};

use self::analysis::Analysis;
use self::board::ReplayBoards;
use self::compare::CompareWith;
use self::controls::{Controls, Looks};
use self::graph::Graph;
use self::links::Links;
use self::pair::{Compared, SideBySide};
use self::past_games::PastGameList;
use self::review::ReviewOf;
use self::show::Show;
use super::daily::daily_path;
use crate::browser::{Browser, boxes, past_games, today};
use crate::live::{Handler, part};
use crate::online::{self, Failure};
use crate::place::{self, Way};
use crate::texts::{LaterTexts, later_texts};
use crate::words::player_name;

/// What the page shows.
#[derive(Clone)]
enum Loaded {
    List,
    Coming,
    Game(Box<FoundGame>),
    /// Two plays of one deal.
    Pair(Box<Compared>),
    /// Games with the cards of a day whose own try is open.
    Spoiler(Day, Box<Self>),
    Nothing(NoReplay),
}

impl Loaded {
    fn game(found: FoundGame) -> Self {
        let code = codes::record::write(found.game.record());
        Self::Game(Box::new(found)).guarded(&code)
    }

    /// Two plays have one deal, so one guard is enough.
    fn pair(compared: Compared) -> Self {
        let code = codes::record::write(compared.games[0].game.record());
        Self::Pair(Box::new(compared)).guarded(&code)
    }

    fn guarded(self, code: &str) -> Self {
        match spoiled_day(code, today(), &Browser) {
            Some(day) => Self::Spoiler(day, Box::new(self)),
            None => self,
        }
    }
}

/// The page of past games and replays.
#[component]
pub(crate) fn ReplayPage() -> impl IntoView {
    let shown = RwSignal::new(Loaded::Coming);
    find(shown);
    let way: Way = expect_context();
    // Another code in the same place is another game; the browser tells only this way.
    let changed = window_event_listener_untyped("hashchange", move |_| {
        match (shown.get_untracked(), place::hash().as_str()) {
            // The link that skips to the content must not replace the game.
            (Loaded::Game(found), "content") => {
                way.note(&found.asked.address(step_of(&place::query())));
            }
            (Loaded::Pair(compared), "content") => way.note(&compared.address()),
            _ => find(shown),
        }
    });
    on_cleanup(move || changed.remove());
    let t = later_texts();
    part(move || match shown.get() {
        Loaded::List => {
            view! { <PastGameList on_open=move |found| shown.set(Loaded::game(found)) /> }.into_any()
        }
        Loaded::Coming => view! { <p class="coming" role="status">{t.later_coming()}</p> }.into_any(),
        Loaded::Game(found) => view! { <Replay found=*found /> }.into_any(),
        Loaded::Pair(compared) => view! { <SideBySide compared=*compared /> }.into_any(),
        Loaded::Spoiler(day, hidden) => {
            view! { <Spoiler day on_show=move || shown.set(*hidden.clone()) /> }.into_any()
        }
        Loaded::Nothing(fault) => view! { <NoGame fault /> }.into_any(),
    })
}

/// Finds what the address asks for: here, or on the server.
fn find(shown: RwSignal<Loaded>) {
    let asked = ReplayRequest::read(&place::path(), &place::hash());
    let (past, boxes) = (past_games(), boxes().all());
    let found = match &asked {
        ReplayRequest::List => Ok(Loaded::List),
        ReplayRequest::Code(code) => FoundGame::in_code(code, &past, &boxes).and_then(|found| {
            let Some(Comparison { code, by }) = Comparison::read(&place::query()) else {
                return Ok(Loaded::game(found));
            };
            let other = FoundGame::in_code(&code, &past, &boxes)?;
            Compared::new(found, other, by).map(Loaded::pair)
        }),
        ReplayRequest::Room(name) => {
            let own = FoundGame::in_history(name, &past, &boxes);
            if own.is_none() {
                fetch(name.clone(), shown);
            }
            Ok(own.map_or(Loaded::Coming, Loaded::game))
        }
    };
    shown.set(found.unwrap_or_else(Loaded::Nothing));
}

fn fetch(name: String, shown: RwSignal<Loaded>) {
    let asked = ReplayRequest::Room(name.clone());
    online::finished_game(&name, move |answer| {
        let found = match answer {
            Ok(finished) => {
                let players = finished.players.iter().map(|name| player(name)).collect();
                // The worker that reviews the game needs the box as well.
                finished.own_box().into_iter().for_each(|other| boxes().borrow(other));
                let record = finished.read(&boxes().all()).ok_or(NoReplay::OtherBox);
                let found = record.and_then(|record| FoundGame::new(record, players, None, asked));
                let bot_finished = BotFinished::Seats(finished.bot_finished);
                found.map(|found| FoundGame { bot_finished, ..found })
            }
            Err(Failure::Unreachable | Failure::Outdated) => Err(NoReplay::Unreachable),
            Err(Failure::Refused(_)) => Err(NoReplay::NoSuchGame),
        };
        // The page may have been left meanwhile.
        shown.try_set(found.map_or_else(Loaded::Nothing, Loaded::game));
    });
}

/// Reads a player as the server names it: a bot by its level.
fn player(name: &str) -> Player {
    name.parse().map_or_else(|_| Player::person(name), Player::Bot)
}

/// Warns that a game shows the cards of a day that is still to be played.
#[component]
fn Spoiler(day: Day, #[prop(into)] on_show: Handler) -> impl IntoView {
    let t = later_texts();
    view! {
        <article class="sheet spoiler">
            <h1>{t.replay_spoils()}</h1>
            <p role="alert">{t.replay_spoils_text()}</p>
            <p class="buttons">
                <a class="button main" href=daily_path(day)>{t.replay_spoils_play()}</a>
                <button on:click=move |_| on_show.run()>{t.replay_spoils_show()}</button>
            </p>
        </article>
    }
}

/// Explains why there is nothing to see.
#[component]
fn NoGame(fault: NoReplay) -> impl IntoView {
    let t = later_texts();
    let is_box = fault == NoReplay::OtherBox;
    view! {
        <article class="sheet">
            <h1>{t.replay_title()}</h1>
            <p class="fault" role="alert">{fault_words(t, fault)}</p>
            <p class="buttons">
                {is_box.then(|| view! { <a class="button main" href=Place::Boxes.path()>{t.boxes_title()}</a> })}
                <a class="button" href=Place::Replay.path()>{t.home_past()}</a>
            </p>
        </article>
    }
}

fn fault_words(t: &LaterTexts, fault: NoReplay) -> String {
    match fault {
        NoReplay::Unreadable => t.replay_unreadable(),
        NoReplay::Cut => t.replay_cut(),
        NoReplay::OtherBox => t.replay_other_box(),
        NoReplay::OtherDeal => t.replay_compare_other_deal(),
        NoReplay::NotOver => t.replay_not_over(),
        NoReplay::NoSuchGame => t.replay_no_such_game(),
        NoReplay::Unreachable => t.online_unreachable(),
    }
}

/// Tells for whom a bot finished the game.
fn bot_finished_words(found: &FoundGame) -> Option<String> {
    let t = later_texts();
    match &found.bot_finished {
        BotFinished::You => Some(t.bot_finished_you()),
        BotFinished::Seats(seats) if !seats.is_empty() => {
            let is_there = |seat: &&Seat| seat.index() < found.game.players().len();
            let names = seats.iter().filter(is_there).map(|seat| player_name(t, found.game.players(), *seat));
            Some(t.bot_finished_who(&names.collect::<Vec<_>>().join(", ")))
        }
        BotFinished::NoOne | BotFinished::Seats(_) => None,
    }
}

/// A game, and all that can be learnt from it.
#[component]
fn Replay(found: FoundGame) -> impl IntoView {
    let t = later_texts();
    let bot_finished = bot_finished_words(&found);
    let show = Show::begin(found);
    let analysis = Analysis::begin(show);
    keys::listen(analysis);
    let down = swipe::Down::new(None);
    view! {
        <article class="replay" class:replay-alone=show.is_solo()>
            <header class="replay-head">
                <h1>{t.replay_title()}</h1>
                <a href=Place::Replay.path()>{t.home_past()}</a>
            </header>
            {bot_finished.map(|words| view! { <p class="aside">{words}</p> })}
            <div
                class="replay-stage"
                on:pointerdown=move |event| swipe::begin(down, &event)
                on:pointerup=move |event| swipe::end(down, &event, show)
            >
                <ReplayBoards show />
                <Controls show />
            </div>
            <div class="replay-side">
                <ReviewOf analysis />
                <Graph analysis />
                <Looks show />
                <CompareWith analysis />
                <Links show />
            </div>
        </article>
    }
}
