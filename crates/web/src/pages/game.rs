use leptos::prelude::*;
use sideboards_client::local::LocalGame;
use sideboards_client::place::Place;
use sideboards_rules::Seat;

use super::home::OpenFile;
use crate::dealer::Dealer;
use crate::live::{memo, part};
use crate::scoring::{Audience, GameResult};
use crate::session::Session;
use crate::table::{Curtain, Reveal, TableOf, keep_focus};
use crate::texts::texts;

/// What stands on the table.
#[derive(Clone, Copy, PartialEq)]
enum OnTable {
    NoGame,
    /// All look at the last round together.
    Reveal,
    /// The device is passed on to a player.
    Curtain(Seat),
    Table(Seat),
    Result,
}

/// The game on this device.
#[component]
pub(crate) fn GamePage() -> impl IntoView {
    let session: Session = expect_context();
    keep_focus(session.play);
    let shown = memo(move || {
        let (holder, is_revealing) = (session.holder(), session.is_revealing());
        session.with(|game| match game {
            None => OnTable::NoGame,
            Some(game) if game.is_over() => OnTable::Result,
            Some(_) if is_revealing => OnTable::Reveal,
            Some(game) => match (holder, game.waiting_person().or_else(|| game.people().next())) {
                (Some(seat), _) => OnTable::Table(seat),
                (None, Some(next)) => OnTable::Curtain(next),
                // Only bots: there is nothing to hide.
                (None, None) => OnTable::Table(Seat::new(0)),
            },
        })
    });
    // Another finished game on the table is another result.
    let seed = memo(move || session.with(|game| game.map(|game| game.record().seed().to_string())));
    part(move || match shown.get() {
        OnTable::NoGame => view! { <NoGame /> }.into_any(),
        OnTable::Reveal => view! { <Reveal session /> }.into_any(),
        OnTable::Curtain(next) => view! { <Curtain session next /> }.into_any(),
        OnTable::Table(seat) => view! { <TableOf session seat /> }.into_any(),
        OnTable::Result => {
            // A memo that is only tracked is never computed, and so never changes.
            seed.get();
            let result = |game: LocalGame| {
                let you = game.only_person();
                view! { <GameResult game you audience=Audience::Readers(Some(Dealer::Device(session))) /> }
            };
            session.game().map(result).into_any()
        }
    })
}

#[component]
fn NoGame() -> impl IntoView {
    let t = texts();
    view! {
        <article class="sheet">
            <h1>{t.no_game_title()}</h1>
            <p>{t.no_game_text()}</p>
            <p class="buttons"><a class="button main" href=Place::NewGame.path()>{t.new_game()}</a><OpenFile /></p>
        </article>
    }
}
