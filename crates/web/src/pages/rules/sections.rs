use leptos::prelude::*;
use sideboards_rules::{Content, MAX_PLAYERS, Rating, Scores};

use super::source::Source;
use super::source::Source::{Booklet, Reconstruction, Ruling};
use crate::texts::LaterTexts;

/// A part of the rules.
pub(super) struct Section {
    /// Where a link finds it.
    pub(super) id: &'static str,
    pub(super) title: String,
    pub(super) paragraphs: Vec<(Source, String)>,
}

/// Returns the rules in the order in which they are learnt.
pub(super) fn all(t: &LaterTexts) -> Vec<Section> {
    vec![the_box(t), setting_up(t), playing(t), combinations(t), rows(t), bonus(t), end(t), slips(t)]
}

fn the_box(t: &LaterTexts) -> Section {
    let content = Content::classic();
    let paragraphs = vec![
        (Booklet, t.rules_box_cards(content.deck().len())),
        (Reconstruction, t.rules_box_deck()),
        (Reconstruction, t.rules_box_handles()),
        (Booklet, t.rules_box_goals(content.all_goals().len())),
        (Booklet, t.rules_box_exchange()),
        (Booklet, t.rules_box_suggestions()),
    ];
    Section { id: "box", title: t.rules_box_title(), paragraphs }
}

fn setting_up(t: &LaterTexts) -> Section {
    let paragraphs = vec![
        (Booklet, t.rules_setup_players()),
        (Booklet, t.rules_setup_goals()),
        (Reconstruction, t.rules_setup_suggestions()),
        (Booklet, t.rules_setup_deal()),
        (Ruling, t.rules_setup_secret()),
        (Ruling, t.rules_setup_order()),
    ];
    Section { id: "setup", title: t.rules_setup_title(), paragraphs }
}

fn playing(t: &LaterTexts) -> Section {
    let paragraphs = vec![
        (Booklet, t.rules_play_together()),
        (Booklet, t.rules_play_start()),
        (Booklet, t.rules_play_round()),
        (Booklet, t.rules_play_fixed()),
        (Booklet, t.rules_play_end()),
        (Booklet, t.rules_play_exchange()),
        (Ruling, t.rules_play_open()),
        (Ruling, t.rules_play_empty()),
        (Booklet, t.rules_play_solo()),
        (Booklet, t.rules_play_four()),
        (Ruling, t.rules_play_four_players()),
    ];
    Section { id: "play", title: t.rules_play_title(), paragraphs }
}

fn combinations(t: &LaterTexts) -> Section {
    let paragraphs = vec![
        (Booklet, t.rules_combination_what()),
        (Ruling, t.rules_combination_turns()),
        (Booklet, t.rules_combination_once()),
        (Reconstruction, t.rules_combination_patterns()),
    ];
    Section { id: "combinations", title: t.rules_combination_title(), paragraphs }
}

fn rows(t: &LaterTexts) -> Section {
    let paragraphs = vec![
        (Booklet, t.rules_row_what()),
        (Ruling, t.rules_row_single()),
        (Ruling, t.rules_row_two()),
        (Ruling, t.rules_row_numbers()),
        (Ruling, t.rules_row_lines()),
    ];
    Section { id: "rows", title: t.rules_row_title(), paragraphs }
}

fn bonus(t: &LaterTexts) -> Section {
    let paragraphs = vec![
        (Booklet, t.rules_bonus_table()),
        (Booklet, t.rules_bonus_shared()),
        (Ruling, t.rules_bonus_zero()),
        (Booklet, t.rules_bonus_solo()),
        (Ruling, t.rules_bonus_solo_highest()),
    ];
    Section { id: "bonus", title: t.rules_bonus_title(), paragraphs }
}

fn end(t: &LaterTexts) -> Section {
    let paragraphs = vec![
        (Booklet, t.rules_score_total()),
        (Ruling, t.rules_score_solo_exchange()),
        (Booklet, t.rules_score_solo()),
        (Ruling, t.rules_score_titles()),
    ];
    Section { id: "end", title: t.rules_score_title(), paragraphs }
}

/// Where one edition says something else than the others.
fn slips(t: &LaterTexts) -> Section {
    let paragraphs = vec![
        (Ruling, t.rules_slips_italian()),
        (Ruling, t.rules_slips_polish()),
        (Ruling, t.rules_slips_portuguese()),
        (Ruling, t.rules_slips_french()),
        (Ruling, t.rules_slips_lines()),
    ];
    Section { id: "slips", title: t.rules_slips_title(), paragraphs }
}

/// Asks the rules for the bonus of every table.
pub(super) fn bonus_table(t: &LaterTexts) -> impl IntoView + use<> {
    let row = |players: usize| {
        let bonuses = Scores::row_bonuses(players);
        let cells = (0..3).map(|place| {
            let bonus = bonuses.get(place).map(ToString::to_string);
            view! { <td>{bonus.unwrap_or_else(|| "–".to_owned())}</td> }
        });
        view! { <tr><th scope="row">{players.to_string()}</th>{cells.collect_view()}</tr> }
    };
    let heads =
        [t.rules_bonus_players(), t.rules_bonus_most(), t.rules_bonus_second(), t.rules_bonus_third()];
    view! {
        <table class="bonus">
            <thead><tr>{heads.map(|head| view! { <th scope="col">{head}</th> }).into_iter().collect_view()}</tr></thead>
            <tbody>{(2..=MAX_PLAYERS).map(row).collect_view()}</tbody>
        </table>
    }
}

/// The titles for playing alone, with the points that they take.
pub(super) fn ratings(t: &LaterTexts) -> impl IntoView + use<> {
    let rating = |rating: Rating| {
        let title = t.rating(rating.step());
        view! { <li><b>{title}</b>" "{t.rules_rating_from(rating.reached_from().0)}</li> }
    };
    view! { <ul class="ratings">{Rating::ALL.map(rating).into_iter().collect_view()}</ul> }
}
