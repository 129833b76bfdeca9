use std::sync::Arc;

use leptos::prelude::*;
use sideboards_client::puzzles::Attempt;
use sideboards_rules::{CardId, Content};

use super::solving::Named;
use super::words::kind_name;
use crate::drawing::card;
use crate::live::{memo, part};
use crate::texts::later_texts;
use crate::words::{card_words, listed};

/// What is asked, how hard it is, and the cards to come in puzzles that show them.
pub(super) fn task(attempt: RwSignal<Attempt>, named: &Named) -> AnyView {
    let t = later_texts();
    let (kind, content) = attempt
        .with_untracked(|attempt| (attempt.puzzle().kind(), attempt.puzzle().record().content().clone()));
    let to_come = memo(move || attempt.with(|attempt| attempt.shown().to_come));
    let about = [Some(kind_name(t, kind)), named.difficulty.map(|rating| t.puzzles_difficulty(rating))];
    let about = about.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    view! {
        <section class="others puzzle-task">
            <p class="puzzle-about">{about}</p>
            <p class="puzzle-question">{t.puzzles_question(&kind.to_string())}</p>
            {part(move || to_come.with(|cards| (!cards.is_empty()).then(|| coming(&content, cards))))}
        </section>
    }
    .into_any()
}

/// The cards that come, two by two.
fn coming(content: &Arc<Content>, cards: &[CardId]) -> impl IntoView + use<> {
    let t = later_texts();
    let deck = content.deck();
    let pairs = cards.chunks(2).enumerate().map(|(index, pair)| {
        let words = listed(t, pair.iter().map(|card| card_words(t, deck.card(*card))));
        let pictures = pair.iter().map(|id| card(deck.card(*id))).collect_view();
        view! { <li><span class="only-heard">{words}</span>{pictures}<small aria-hidden="true">{index + 1}</small></li> }
    });
    view! {
        <div class="puzzle-coming">
            <p title=t.puzzles_to_come_text()>{t.puzzles_to_come()}<span class="only-heard">". "{t.puzzles_to_come_text()}</span></p>
            <ol>{pairs.collect_view()}</ol>
        </div>
    }
}
