use std::time::Duration;

use leptos::prelude::*;
use sideboards_client::place::room_path;
use sideboards_client::room::{Countdown, code_words, players_of};
use sideboards_protocol::{MyGame, MyResult, Occupant, SeatKey, SeatNumber, Stage, seat_of};
use sideboards_rules::{Card, Round};

use super::failure_words;
use crate::browser::{Browser, departures, keyring};
use crate::dialog::{Dialog, Question};
use crate::drawing::small_sideboard;
use crate::live::{When, live, part};
use crate::online::{Failure, TOLD, Visit, heard, my_games, say_farewell};
use crate::pages::personal_link::PersonalLink;
use crate::texts::{LaterTexts, Texts, later_texts, texts};
use crate::words::{columns_words, deadline_words, player_name};

/// How often the list is refreshed.
const PACE: Duration = Duration::from_secs(15);

/// The rooms that this browser has a seat in, the most urgent first.
#[component]
pub(super) fn MyGamesList() -> impl IntoView {
    let t = texts();
    let games = RwSignal::new(None::<Result<Vec<MyGame>, Failure>>);
    let look = move || {
        let keys = keyring().all();
        if keys.is_empty() {
            return games.set(None);
        }
        my_games(&keys, move |found| {
            if let Ok(games) = &found {
                heard(games);
            }
            games.try_set(Some(found));
        });
    };
    look();
    let leaving = RwSignal::new(departures().all().len());
    let count_leaving = move |_| leaving.set(departures().all().len());
    let told = window_event_listener_untyped(TOLD, count_leaving);
    on_cleanup(move || told.remove());
    let look_again = move || {
        if !document().hidden() {
            look();
        }
    };
    let ticking = set_interval_with_handle(look_again, PACE);
    on_cleanup(move || drop(ticking.map(|handle| handle.clear())));
    // A seat that would be lost is asked about first.
    let asks = RwSignal::new(None::<String>);
    let forget = move |room: &str, is_there: bool| {
        if is_there {
            return asks.set(Some(room.to_owned()));
        }
        keyring().forget(room);
        look();
    };
    let visit: Visit = expect_context();
    let give_up = move || {
        if let Some(room) = asks.get_untracked() {
            visit.leave(&room);
            departures().give_up(&room).into_iter().for_each(say_farewell);
        }
        leaving.set(departures().all().len());
        look();
    };
    let shown = RwSignal::new(None::<SeatKey>);
    let personal = move || {
        shown.get().map(|key| {
            let title = later_texts().personal_title();
            view! { <Dialog title on_close=move || shown.set(None)><div class="personal"><PersonalLink key /></div></Dialog> }
        })
    };
    let list = move || {
        games.with(|games| match games.as_ref()? {
            Ok(games) => {
                let show = move |room: &str| shown.set(keyring().key(room));
                let of = |rank: u8| games.iter().filter(move |game| urgency(game) == rank);
                let items = (0..5).flat_map(of).map(|game| item(game, show, forget)).collect_view();
                Some(view! { <ul class="my-games">{items}</ul> }.into_any())
            }
            Err(failure) => Some(view! { <p class="fault">{failure_words(t, *failure)}</p> }.into_any()),
        })
    };
    view! {
        <When is=live(move || games.with(Option::is_some))>
            <section class="mine" aria-label=t.my_games()>
                <h2>{t.my_games()}</h2>
                {part(list)}
            </section>
        </When>
        // For a moment, or until there is a network.
        <When is=live(move || leaving.get() > 0)>
            <p class="my-games-leaving" role="status">{live(move || later_texts().my_games_leaving(leaving.get()))}</p>
        </When>
        <When is=live(move || asks.with(Option::is_some))>
            <Question title=t.room_leave_sure() yes=t.room_leave() on_yes=give_up on_close=move || asks.set(None) />
        </When>
        {part(personal)}
    }
}

/// Orders games: own turn, others' turn, gathering, over, gone.
fn urgency(game: &MyGame) -> u8 {
    match game.state.as_ref().map(|state| state.stage) {
        Some(Stage::Playing) if game.your_turn => 0,
        Some(Stage::Playing) => 1,
        Some(Stage::Gathering) => 2,
        Some(Stage::Over) => 3,
        None => 4,
    }
}

fn item(game: &MyGame, show: impl Fn(&str) + 'static, forget: impl Fn(&str, bool) + 'static) -> AnyView {
    let t = later_texts();
    let (title, stands) = (title(t, game), stands(t, game));
    let (room, is_urgent, is_there) = (game.room.clone(), urgency(game) == 0, game.state.is_some());
    let label = t.my_games_forget_which(&title);
    let of_link = game.room.clone();
    let device = is_there.then(|| {
        let label = t.personal_which(&title);
        view! {
            <button class="quiet my-game-device" aria-label=label title=t.personal_title() on:click=move |_| show(&of_link)>
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7 3h10v18H7zM11 18h2" /></svg>
            </button>
        }
    });
    let faces: Vec<Card> = game.sideboard.iter().filter_map(|card| card.parse().ok()).collect();
    let board = (!faces.is_empty()).then(|| {
        let label = format!("{}: {}", t.your_sideboard(), columns_words(t, &faces));
        view! { <span class="my-game-board">{small_sideboard(&faces, label)}</span> }
    });
    let heading = match &game.state {
        Some(_) => view! { <a class="my-game-link" href=room_path(&game.room)>{title}</a> }.into_any(),
        None => view! { <b>{title}</b> }.into_any(),
    };
    view! {
        <li class="my-game" class:urgent=is_urgent>
            {heading}
            <span class="my-game-state">{stands}</span>
            {board}
            {device}
            <button class="quiet close" aria-label=label title=t.my_games_forget() on:click=move |_| forget(&room, is_there)>"×"</button>
        </li>
    }
    .into_any()
}

/// Names a game by the others at its table.
fn title(t: &Texts, game: &MyGame) -> String {
    let Some(state) = &game.state else { return code_words(&game.room) };
    let players = players_of(&state.seats);
    let others = (1..=players.len() as u8).filter(|seat| Some(*seat) != state.you).filter_map(seat_of);
    let names: Vec<String> = others.map(|seat| player_name(t, &players, seat)).collect();
    if names.is_empty() { code_words(&game.room) } else { names.join(", ") }
}

fn stands(t: &LaterTexts, game: &MyGame) -> String {
    let Some(state) = &game.state else { return t.my_games_gone() };
    let word = match state.stage {
        Stage::Gathering => t.my_games_gathering(),
        Stage::Playing if game.your_turn => t.my_games_your_turn(),
        Stage::Playing => awaited(state.you, &state.seats)
            .map_or_else(|| t.my_games_others_turn(), |name| t.my_games_waiting(name)),
        Stage::Over if is_replaced(state.you, &state.seats) => t.bot_finished_you(),
        Stage::Over => game.result.map_or_else(|| t.my_games_over(), |result| outcome(t, result)),
    };
    let is_playing = state.stage == Stage::Playing;
    let round = game.round.filter(|_| is_playing).map(|round| t.round_of(round + 1, Round::COUNT + 1));
    let ends =
        state.deadline.map(|deadline| deadline_words(t, Countdown::until(deadline, game.now, &Browser)));
    [Some(word), round, ends].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// Says how a game ended for the player.
fn outcome(t: &LaterTexts, result: MyResult) -> String {
    let place = match result.place {
        1 => t.my_games_won(),
        place => t.place_word(place),
    };
    format!("{place} · {}", t.rating_points(result.points))
}

/// Returns whether a bot plays the own seat.
fn is_replaced(you: Option<SeatNumber>, seats: &[Occupant]) -> bool {
    let own = you.and_then(|you| seats.get(usize::from(you) - 1));
    matches!(own, Some(Occupant::Person(person)) if person.replaced)
}

/// Names the only other person at the table, for whom it must be waiting: bots need no time.
fn awaited(you: Option<SeatNumber>, seats: &[Occupant]) -> Option<&str> {
    let mut others = (1..).zip(seats).filter_map(|(number, occupant)| match occupant {
        Occupant::Person(person) if Some(number) != you && !person.replaced => Some(person.name.as_str()),
        Occupant::Person(_) | Occupant::Bot { .. } => None,
    });
    others.next().filter(|_| others.next().is_none())
}

#[cfg(test)]
mod tests {
    use sideboards_bots::Level;
    use sideboards_protocol::Person;

    use super::*;

    #[test]
    fn only_one_other_person_is_surely_awaited() {
        let person = |name: &str| Occupant::Person(Person { name: name.to_owned(), ..Person::default() });
        let bot = Occupant::Bot { level: Level::Master, wins: 0 };
        let mut seats = vec![person("Ann"), bot, person("Bo")];
        assert_eq!(awaited(Some(1), &seats), Some("Bo"));
        seats.push(person("Cy"));
        assert_eq!(awaited(Some(1), &seats), None);
    }
}
