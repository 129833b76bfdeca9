use leptos::prelude::*;
use sideboards_rules::{Decision, Seat};

use crate::drawing::seat_mark;
use crate::focus;
use crate::session::Session;
use crate::texts::texts;
use crate::words::player_name;

/// Stands before the table while the device goes from hand to hand. Nothing secret is on the page.
#[component]
pub(crate) fn Curtain(session: Session, next: Seat) -> impl IntoView {
    let t = texts();
    let name = session.with_untracked(|game| game.map(|game| player_name(t, game.players(), next)));
    let name = name.unwrap_or_default();
    let lift = move |seat: Seat| {
        session.hold(seat);
        focus::rescue_to(".hand-card");
    };
    let last = session.with_untracked(|game| {
        let game = game?;
        let (seat, _) = *game.record().decisions().last()?;
        let can = game.player(seat).is_person() && game.view(seat).legal().can_take_back();
        can.then(|| (seat, player_name(t, game.players(), seat)))
    });
    let take_back = last.map(|(seat, name)| {
        let back = move |_| {
            session.decide(seat, Decision::TakeBack);
            lift(seat);
        };
        view! { <button class="quiet" on:click=back>{t.curtain_take_back(&name)}</button> }
    });
    view! {
        <section class="curtain">
            <div class="curtain-sheet">
                <h1>
                    <span class="curtain-to">{t.curtain_title()}</span>
                    " "
                    <span class="curtain-name">{seat_mark(next)}{name.clone()}</span>
                </h1>
                <p>{t.curtain_text()}</p>
                <button class="main large" on:click=move |_| lift(next) autofocus>{t.curtain_lift(&name)}</button>
                {take_back}
            </div>
        </section>
    }
}
