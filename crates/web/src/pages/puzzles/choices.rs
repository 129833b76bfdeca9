use leptos::prelude::*;
use sideboards_client::puzzles::Attempt;
use sideboards_puzzles::Expectation;
use sideboards_rules::Decision;

use crate::texts::LaterTexts;
use crate::words::decision_words;

/// Everything that could be chosen, the best first, with exact values.
pub(super) fn all_choices(t: &'static LaterTexts, attempt: &Attempt) -> impl IntoView + use<> {
    let (puzzle, chosen) = (attempt.puzzle(), attempt.decisions().first().copied());
    let proof = puzzle.proof();
    let best = std::iter::once((proof.answer, proof.value));
    let others = proof.alternatives.iter().map(|valued| (valued.decision, valued.value));
    let hand = puzzle.view().hand();
    let row = |(decision, value): (Decision, Expectation)| {
        let is_chosen = chosen == Some(decision);
        let lost = proof.value.lead_over(value);
        let less = (lost != Expectation::ZERO).then(|| format!("−{lost}"));
        let mark = is_chosen.then(|| view! { " "<em>{t.puzzles_your_choice()}</em> });
        view! {
            <tr class:chosen=is_chosen>
                <th scope="row">{decision_words(t, &decision, hand.cards())}{mark}</th>
                <td>{value.to_string()}</td>
                <td>{less}</td>
            </tr>
        }
    };
    let rows = best.chain(others).map(row).collect_view();
    view! {
        <details class="puzzle-details">
            <summary>{t.puzzles_choices()}</summary>
            <table class="puzzle-choices">
                <thead><tr><th scope="col">{t.puzzles_choice()}</th><th scope="col">{t.puzzles_value()}</th><th scope="col">{t.puzzles_difference()}</th></tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </details>
    }
}
