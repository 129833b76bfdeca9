use leptos::prelude::*;
use sideboards_client::local::LocalGame;
use sideboards_client::sound::Cue;
use sideboards_rules::Seat;

use super::finale::{Finale, has_won};
use super::race::RaceStage;
use super::run::RaceRun;
use super::scored::Scored;
use super::television::TelevisionVerdict;
use crate::dealer::Dealer;
use crate::focus;
use crate::later::{Later, RESULT};
use crate::live::{Handler, When, effect, live, memo};
use crate::online::Room;
use crate::sound;
use crate::texts::later_texts;

/// Who looks at a result, and what they can do next.
#[derive(Clone, Copy)]
pub(crate) enum Audience {
    /// People with a device of their own, or around one; there may be someone who deals another game.
    Readers(Option<Dealer>),
    /// Everybody in front of a television, on which nothing can be pressed.
    Room(Room),
}

/// A game that is over, and who looks at it.
#[derive(Clone)]
struct Ended {
    game: LocalGame,
    you: Option<Seat>,
    audience: Audience,
    on_told: Option<Handler>,
}

/// The result of a finished game. What shows it is loaded while it is played.
#[component]
pub(crate) fn GameResult(
    game: LocalGame,
    /// Who reads it, if it is one of the players.
    you: Option<Seat>,
    /// For whom it is.
    audience: Audience,
    /// What follows when the verdict is told.
    #[prop(optional, into)]
    on_told: Option<Handler>,
) -> impl IntoView {
    provide_context(Ended { game, you, audience, on_told });
    view! { <Later load=RESULT /> }
}

/// The race, then the verdict.
#[component]
pub(crate) fn ResultPage() -> impl IntoView {
    let t = later_texts();
    let Ended { game, you, audience, on_told } = expect_context();
    let run = RaceRun::begin(&game, on_told);
    let scores = game.public().scores().expect("the game is over");
    let bot_finished = match audience {
        Audience::Room(room) | Audience::Readers(Some(Dealer::Room(room))) => {
            room.peek(|known| known.bot_finished.clone())
        }
        Audience::Readers(_) => Vec::new(),
    };
    let scored = StoredValue::new(Scored::of(t, &game, scores, bot_finished));
    let game = StoredValue::new(game);
    let is_over = memo(move || run.is_over());
    let dealer = match audience {
        Audience::Readers(dealer) => dealer,
        Audience::Room(room) => {
            return view! {
                <When is=live(move || !is_over.get())><RaceStage run game scored has_controls=false /></When>
                <When is=is_over><TelevisionVerdict room game scored /></When>
            }
            .into_any();
        }
    };
    let is_won = scored.with_value(|scored| has_won(scored, you));
    effect(move || {
        if is_over.get() {
            see(".finale");
            sound::play(is_won.then_some((0, Cue::Win)).into_iter().collect());
            focus::rescue_to(".verdict");
        }
    });
    view! {
        <div class="result">
            <h1 class="only-heard">{t.scoring_title()}</h1>
            <When is=live(move || !is_over.get())><RaceStage run game scored has_controls=true /></When>
            <Finale run is_over game scored you dealer />
        </div>
    }
    .into_any()
}

/// Scrolls to something, unless all of it is in view, once the page has changed.
fn see(selector: &'static str) {
    request_animation_frame(move || {
        let Ok(Some(element)) = document().query_selector(selector) else { return };
        let place = element.get_bounding_client_rect();
        let height = window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or(f64::MAX);
        if place.top() < 0.0 || place.bottom() > height {
            element.scroll_into_view();
        }
    });
}
