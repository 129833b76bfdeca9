use leptos::prelude::*;
use sideboards_client::codes;
use sideboards_client::history::{Origin, Past};
use sideboards_client::local::load;
use sideboards_client::place::Place;
use sideboards_client::replay::{BotFinished, FoundGame, ReplayRequest};
use sideboards_client::statistics::Played;
use sideboards_rules::{Day, PlayerScore, Seat};

use crate::browser::{boxes, past_games};
use crate::file::FileButton;
use crate::live::{Change, When, live, part};
use crate::pages::home::load_fault;
use crate::place::Way;
use crate::texts::later_texts;
use crate::words::{date_words, day_words, player_name};

/// Games per page: each is replayed for its points.
const GAMES_PER_PAGE: usize = 30;

/// The games that were finished in this browser, the newest first.
#[component]
pub(super) fn PastGameList(#[prop(into)] on_open: Change<FoundGame>) -> impl IntoView {
    let t = later_texts();
    let mut past = past_games();
    past.reverse();
    let (is_empty, count) = (past.is_empty(), past.len());
    let past = StoredValue::new(past);
    let many = RwSignal::new(GAMES_PER_PAGE);
    let list = part(move || {
        let boxes = boxes().all();
        past.with_value(|past| {
            let games =
                past.iter().take(many.get()).map(|past| Played::of(past.clone(), &boxes).map_err(|_| past));
            games.map(item).collect_view()
        })
    });
    view! {
        <article class="sheet past-games">
            <h1>{t.home_past()}</h1>
            <p class="aside">{if is_empty { t.replay_none() } else { t.replay_lead() }}</p>
            {(!is_empty).then(|| view! { <ul>{list}</ul> })}
            <When is=live(move || many.get() < count)>
                <p class="buttons"><button on:click=move |_| many.update(|many| *many += GAMES_PER_PAGE)>{t.replay_more()}</button></p>
            </When>
            <p class="buttons">
                {is_empty.then(|| view! { <a class="button main" href=Place::NewGame.path()>{t.new_game()}</a> })}
                <OpenRecord on_open />
            </p>
        </article>
    }
}

/// One past game; one whose box is not here has no points to show.
fn item(game: Result<Played, &Past>) -> AnyView {
    let t = later_texts();
    let (past, result, names) = match &game {
        Ok(game) => (&game.past, result(game), standings(game)),
        Err(past) => (*past, t.replay_other_box(), String::new()),
    };
    let address = match &game {
        Ok(game) => game.replay(),
        Err(past) => ReplayRequest::of(past).address(None),
    };
    view! {
        <li>
            <a href=address>
                <time>{date_words(past.when as f64, &[("dateStyle", "medium"), ("timeStyle", "short")])}</time>
                {of_day(past).map(|words| view! { <span class="of-day">{words}</span> })}
                {past.is_table().then(|| view! { <span class="of-day">{t.tables_title()}</span> })}
                {past.is_bot_finished().then(|| view! { <span class="of-day">{t.bot_finished_you()}</span> })}
                <b>{result}</b>
                <span>{names}</span>
            </a>
        </li>
    }
    .into_any()
}

/// Names the day, if it was a daily deal, and says what does not count.
fn of_day(past: &Past) -> Option<String> {
    let t = later_texts();
    let (word, day) = match &past.origin {
        Origin::Daily(day) => (t.daily_title(), day),
        Origin::Archive(day) => (t.daily_archive(), day),
        Origin::Practice(day) => (t.daily_practice(), day),
        Origin::Again => return Some(t.daily_practice()),
        Origin::Device | Origin::Room(_) | Origin::Table { .. } => return None,
    };
    let day: Day = day.parse().ok()?;
    Some(format!("{word} · {}", day_words(day, &[("dateStyle", "long")])))
}

/// Describes the result: of the player of this browser, or the winner.
fn result(game: &Played) -> String {
    let t = later_texts();
    let (players, scores) = (game.players(), &game.scores);
    match (game.past.you, scores.rating()) {
        (_, Some(rating)) => t.rating(rating.step()),
        (Some(you), None) => t.replay_place(scores.of(you).place, players.len()),
        (None, None) => {
            let names: Vec<String> = scores.winners().map(|seat| player_name(t, players, seat)).collect();
            if names.len() == 1 { t.verdict_one(&names[0]) } else { t.verdict_shared(&names.join(", ")) }
        }
    }
}

/// Names all players with their points.
fn standings(game: &Played) -> String {
    let t = later_texts();
    let line = |(index, score): (usize, &PlayerScore)| {
        let name = player_name(t, game.players(), Seat::new(index));
        t.labelled(&name, &t.points_count(score.total.0))
    };
    game.scores.players().iter().enumerate().map(line).collect::<Vec<_>>().join(" · ")
}

/// A button that opens the file of a finished game.
#[component]
fn OpenRecord(on_open: Change<FoundGame>) -> impl IntoView {
    let t = later_texts();
    let way: Way = expect_context();
    let fault = RwSignal::new(None);
    let open = Callback::new(move |text: String| match load(&text, boxes().of_record(&text)) {
        Ok(game) if game.is_over() => {
            let asked = ReplayRequest::Code(codes::record::write(game.record()));
            way.note(&asked.address(None));
            let bot_finished = BotFinished::default();
            on_open.to(FoundGame { you: game.only_person(), game, bot_finished, asked });
        }
        Ok(_) => fault.set(Some(t.replay_not_over())),
        Err(error) => fault.set(Some(load_fault(t, &error))),
    });
    view! {
        <FileButton label=t.home_load() accept=".txt,text/plain" on_text=open />
        <span class="fault" role="alert">{fault}</span>
    }
}
