use leptos::prelude::*;
use sideboards_client::place::{Place, room_path};
use sideboards_rules::Content;

use crate::arrival::{self, Arrival, soon};
use crate::browser::{STORAGE_FULL, boxes};
use crate::drawing::Definitions;
use crate::later::{self, Draw, Later, Loading};
use crate::live::{When, effect, live, memo, part};
use crate::newest;
use crate::online::{TurnsElsewhere, Visit, mark_icons};
use crate::pages::{GamePage, Home, NewOrSent, Nowhere, SettingsPage};
use crate::place::Way;
use crate::session::Session;
use crate::settings::Settings;
use crate::texts::{self, Language, texts};
use crate::thinking::Thinker;

/// Builds the page behind what the browser shows while it is loading, and then shows it.
///
/// In small steps, so the browser stays responsive.
pub(crate) fn show(worker: String, language: Language) {
    let arrival = Arrival::begin();
    let mount = move || mount_to_body(move || view! { <App worker language arrival /> });
    soon(move || {
        if Session::is_kept() {
            drop(Content::classic());
        }
        soon(move || {
            mount();
            arrival.go_on(arrival::take_over);
        });
    });
}

#[component]
fn App(worker: String, language: Language, arrival: Arrival) -> impl IntoView {
    let settings = Settings::begin(language);
    let way = Way::begin();
    provide_context(settings);
    provide_context(arrival);
    provide_context(way);
    texts::speak(settings.language.get_untracked());
    let thinker = StoredValue::new_local(Thinker::new(worker));
    provide_context(thinker);
    provide_context(Session::begin(thinker));
    let visit = Visit::begin();
    provide_context(visit);
    let turns = TurnsElsewhere::begin(visit);
    provide_context(turns);
    effect(move || mark_icons(turns.count()));
    // Everything is drawn anew in another language; the game itself is kept above.
    part(move || {
        texts::speak(settings.language.get());
        view! {
            <Definitions />
            <Page />
            <Announcements />
        }
    })
}

#[component]
fn Page() -> impl IntoView {
    let way: Way = expect_context();
    let t = texts();
    let turns: TurnsElsewhere = expect_context();
    let is_own_turn = memo(move || turns.count() > 0);
    effect(move || document().set_title(&title(way.place(), is_own_turn.get())));
    let session: Session = expect_context();
    // The table needs all the room there is, and has a menu of its own.
    let is_playing = move || session.with(|game| game.is_some_and(|game| !game.is_over()));
    // A television has no mouse.
    let has_controls = memo(move || way.place() != Place::Television);
    let has_navigation = live(move || has_controls.get() && (way.place() != Place::Game || !is_playing()));
    view! {
        <When is=has_controls><a class="skip" href="#content">{t.skip()}</a></When>
        <When is=has_navigation><Navigation /></When>
        <When is=has_controls><BackToRoom /></When>
        <main id="content" tabindex="-1">
            {part(move || {
                let place = way.place();
                // Another tab may have made a box since.
                if boxes().must_learn_to_read() {
                    view! { <Later load=with_boxes /> }.into_any()
                } else {
                    draw(place)
                }
            })}
        </main>
    }
}

/// Draws a page.
fn draw(place: Place) -> AnyView {
    match place {
        Place::Home => view! { <Home /> }.into_any(),
        Place::NewGame => view! { <NewOrSent /> }.into_any(),
        Place::Game => view! { <GamePage /> }.into_any(),
        Place::Online => view! { <Later load=later::ONLINE /> }.into_any(),
        Place::Room => view! { <Later load=later::ROOM /> }.into_any(),
        Place::Television => view! { <Later load=later::TELEVISION /> }.into_any(),
        Place::Tutorial => view! { <Later load=later::TUTORIAL /> }.into_any(),
        Place::Rules => view! { <Later load=later::RULES /> }.into_any(),
        Place::Settings => view! { <SettingsPage /> }.into_any(),
        Place::Sheet => view! { <Later load=later::SHEET /> }.into_any(),
        Place::Boxes => view! { <Later load=later::BOXES /> }.into_any(),
        Place::Daily => view! { <Later load=later::DAILY /> }.into_any(),
        Place::Puzzles => view! { <Later load=later::PUZZLES /> }.into_any(),
        Place::Replay => view! { <Later load=later::REPLAY /> }.into_any(),
        Place::Statistics => view! { <Later load=later::STATISTICS /> }.into_any(),
        Place::Licences => view! { <Later load=later::LICENCES /> }.into_any(),
        Place::Nowhere => view! { <Nowhere /> }.into_any(),
    }
}

/// Loads what reads own boxes, then draws the page.
fn with_boxes() -> Loading {
    Box::pin(async {
        later::learn_to_read_boxes().await?;
        let draw: Draw = || draw(untrack(|| expect_context::<Way>().place()));
        Ok(draw)
    })
}

/// Names the page; whose turn it is in a room is seen on every page, and in every tab.
fn title(place: Place, is_own_turn: bool) -> String {
    let t = texts();
    let word = if is_own_turn { Some(format!("● {}", t.my_games_your_turn())) } else { word(place) };
    match word {
        Some(word) => format!("{word} · {}", t.title()),
        None => t.title(),
    }
}

fn word(place: Place) -> Option<String> {
    let t = texts();
    match place {
        Place::Home => None,
        Place::NewGame => Some(t.new_title()),
        Place::Game => Some(t.play()),
        Place::Online | Place::Room | Place::Television => Some(t.online_title()),
        Place::Tutorial => Some(t.learn()),
        Place::Rules => Some(t.rules()),
        Place::Settings => Some(t.settings()),
        Place::Sheet => Some(t.sheet_title()),
        Place::Boxes => Some(t.boxes_title()),
        Place::Daily => Some(t.daily_title()),
        Place::Puzzles => Some(t.puzzles_title()),
        Place::Replay => Some(t.replay_title()),
        Place::Statistics => Some(t.statistics_title()),
        Place::Licences => Some(t.licences()),
        Place::Nowhere => Some(t.nowhere_title()),
    }
}

#[component]
fn Navigation() -> impl IntoView {
    let t = texts();
    let way: Way = expect_context();
    let session: Session = expect_context();
    let visit: Visit = expect_context();
    // During a game, "Play" leads back to it.
    let play = memo(move || {
        let is_here = matches!(way.place(), Place::Game | Place::NewGame | Place::Room);
        let place = if session.with(|game| game.is_some()) { Place::Game } else { Place::NewGame };
        (visit.path().unwrap_or_else(|| place.path().to_owned()), is_here)
    });
    let link = move |path: String, is_here: Signal<bool>, word: String| {
        let current = live(move || is_here.get().then_some("page"));
        view! { <a href=path aria-current=current>{word}</a> }
    };
    let to = move |place: Place, word: String| {
        link(place.path().to_owned(), live(move || way.place() == place), word)
    };
    view! {
        <header class="site">
            <a class="brand" href=Place::Home.path()>{t.title()}</a>
            <nav aria-label=t.main_navigation()>
                {part(move || link(play.get().0, live(move || play.get().1), t.play()))} {to(Place::Tutorial, t.learn())}
                {to(Place::Rules, t.rules())} {to(Place::Settings, t.settings())}
            </nav>
        </header>
    }
}

/// Leads to a room that waits for the player.
#[component]
fn BackToRoom() -> impl IntoView {
    let t = texts();
    let (way, visit): (Way, Visit) = (expect_context(), expect_context());
    let turns: TurnsElsewhere = expect_context();
    let wanted = memo(move || {
        let (place, is_own_turn) = (way.place(), visit.is_own_turn());
        let path = visit.path().filter(|_| place != Place::Room);
        if let Some(path) = path.clone().filter(|_| is_own_turn || visit.is_asked()) {
            return Some((path, is_own_turn.then(|| t.my_games_your_turn()), t.room_back()));
        }
        // These pages say it themselves, and a game on this device is not interrupted.
        let is_quiet = matches!(place, Place::Home | Place::Online | Place::Room | Place::Game);
        let rooms = turns.rooms();
        if let Some(next) = rooms.first().filter(|_| !is_quiet) {
            return Some((room_path(next), Some(t.home_turns(rooms.len())), t.room_next()));
        }
        let path = path.filter(|_| place != Place::Game && visit.is_gathering())?;
        Some((path, None, t.room_back_to()))
    });
    let link = move |(path, turn, word): (String, Option<String>, String)| {
        let turn = turn.map(|turn| view! { <b>{turn}</b> });
        view! { <p class="back-to-room" role="status">{turn}<a class="button main" href=path>{word}</a></p> }
    };
    part(move || wanted.get().map(link))
}

/// Offers a new version once the browser has all of it, and warns when the browser has no room left.
#[component]
fn Announcements() -> impl IntoView {
    let t = texts();
    let way: Way = expect_context();
    let is_ready = RwSignal::new(newest::is_ready());
    let is_full = RwSignal::new(false);
    let ready = window_event_listener_untyped(newest::READY, move |_| is_ready.set(true));
    let full = window_event_listener_untyped(STORAGE_FULL, move |_| is_full.set(true));
    on_cleanup(move || {
        ready.remove();
        full.remove();
    });
    // The score sheet says it itself, with what can be done there.
    let warns = live(move || is_full.get() && way.place() != Place::Sheet);
    // A television takes it by itself.
    let is_offered = live(move || way.place() != Place::Television);
    view! {
        <When is=live(move || is_offered.get() && (is_ready.get() || warns.get()))>
            <aside class="update" role="status">
                <When is=warns>
                    <span>{t.storage_full()}</span>
                    <button on:click=move |_| is_full.set(false)>{t.close()}</button>
                </When>
                <When is=live(move || is_ready.get())>
                    <span>{t.update_ready()}</span>
                    <button class="main" on:click=|_| newest::load()>{t.update_take()}</button>
                </When>
            </aside>
        </When>
    }
}
