use std::sync::Arc;

use leptos::prelude::*;
use sideboards_client::local::{LocalGame, Player};
use sideboards_client::scoring::{Alone, Milestone, alone};
use sideboards_client::thinking::Question;
use sideboards_rules::{Content, Record, Seat};

use crate::browser::past_games;
use crate::live::part;
use crate::texts::{LaterTexts, later_texts};
use crate::thinking::Thinker;

/// What a solo game was worth beside others, and what was possible.
#[component]
pub(super) fn AloneFacts(
    game: StoredValue<LocalGame>,
    /// Whether to work out what was possible; the daily deal does so itself.
    has_advice: bool,
) -> impl IntoView {
    let t = later_texts();
    let total = game.with_value(points).unwrap_or_default();
    let facts = game.with_value(|game| alone(game, &past_games()));
    let facts = facts.map(|facts| facts_of(t, &facts, total)).unwrap_or_default();
    let facts = facts.into_iter().map(fact).collect_view();
    let possible = RwSignal::new(None::<u16>);
    if has_advice {
        game.with_value(|game| ask(game, possible));
    }
    view! {
        <ul class="alone-facts">
            {facts}
            {part(move || possible.get().map(|points| fact((points.to_string(), t.alone_possible()))))}
        </ul>
    }
}

fn fact((number, label): (String, String)) -> AnyView {
    view! { <li><b>{number}</b>" "<span>{label}</span></li> }.into_any()
}

fn facts_of(t: &LaterTexts, facts: &Alone, total: u16) -> Vec<(String, String)> {
    let milestone = match facts.milestone {
        None | Some(Milestone::First) => None,
        Some(Milestone::Best { before }) if before.0 == total => Some((before.0, t.alone_best_equal())),
        Some(Milestone::Best { before }) => Some((total, t.alone_best_new(before.0))),
        Some(Milestone::Below { best }) => Some((best.0, t.alone_best())),
    };
    let next =
        facts.next.map(|next| (t.points_count(next.missing.0), t.alone_next(&t.rating(next.rating.step()))));
    let round = facts.best_round.map(|round| (format!("+{}", round.points), t.alone_round(round.number)));
    let milestone = milestone.map(|(points, label)| (points.to_string(), label));
    [next, milestone, round].into_iter().flatten().collect()
}

fn points(game: &LocalGame) -> Option<u16> {
    Some(game.public().scores()?.of(Seat::new(0)).total.0)
}

/// Asks a worker for the best play of the deal. Boxes with few cards have none that can be found.
fn ask(game: &LocalGame, possible: RwSignal<Option<u16>>) {
    if game.content().hash() != Content::classic().hash() {
        return;
    }
    let thinker: StoredValue<Thinker, LocalStorage> = expect_context();
    // The game that may begin at any beat needs the other one.
    let own = StoredValue::new_local(thinker.with_value(Thinker::another));
    on_cleanup(move || own.try_with_value(Thinker::forget).unwrap_or_default());
    let record = game.record();
    let deal = Record::new(Arc::clone(record.content()), *record.setup(), record.seed()).to_string();
    let hear = move |answer: Option<String>| {
        let best = answer.and_then(|record| {
            let record = Record::parse(&record, Content::classic()).ok()?;
            points(&LocalGame::resume(record, vec![Player::person("")]).ok()?)
        });
        possible.try_set(best);
    };
    own.with_value(|thinker| thinker.ask(Question::Hindsight { record: deal }, hear));
}
