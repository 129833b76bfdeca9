use std::sync::Arc;

use leptos::prelude::*;
use sideboards_bots::Level;
use sideboards_client::statistics::{
    Company, Filter, Opponents, Origins, PlayedGoal, Since, Where, boxes_played, goals_played,
};
use sideboards_rules::MAX_PLAYERS;

use super::book::PastGames;
use crate::choices::Choices;
use crate::live::live;
use crate::texts::{LaterTexts, later_texts};
use crate::words::{goal_title, level_word};

/// The chosen filters.
#[derive(Clone, Copy)]
pub(super) struct FilterState {
    company: RwSignal<Company>,
    more: RwSignal<Filter>,
}

impl FilterState {
    /// Asks for all games.
    pub(super) fn all() -> Self {
        Self { company: RwSignal::default(), more: RwSignal::default() }
    }

    pub(super) fn filter(self) -> Filter {
        Filter { company: self.company.get(), ..self.more.get() }
    }
}

/// Questions about the games that are shown.
#[component]
pub(super) fn Filters(wish: FilterState, known: Arc<PastGames>) -> impl IntoView {
    let t = later_texts();
    let companies = vec![
        (Company::Any, t.statistics_all()),
        (Company::Alone, t.new_solo()),
        (Company::Others, t.statistics_others()),
    ];
    let goals = goals_played(known.games.iter());
    // The last game with a goal may have been deleted; then it cannot be asked for any more.
    if wish.more.with_untracked(|filter| filter.goal.as_ref().is_some_and(|goal| !goals.contains(goal))) {
        wish.more.update(|filter| filter.goal = None);
    }
    let goals = goals.into_iter().map(|goal| {
        let name = goal_words(t, &goal);
        (Some(goal), name)
    });
    let boxes = boxes_played(known.games.iter());
    if wish.more.with_untracked(|filter| filter.of.as_ref().is_some_and(|of| !boxes.contains(of))) {
        wish.more.update(|filter| filter.of = None);
    }
    let has_boxes = boxes.len() > 1;
    let boxes = boxes.into_iter().map(|of| {
        let name = if of.is_classic() { t.box_classic() } else { of.name.clone() };
        (Some(of), name)
    });
    let players = (1..=MAX_PLAYERS).map(|players| (Some(players), players.to_string()));
    let bots = Level::ALL.map(|level| (Opponents::Bots(level), level_word(t, level)));
    let opponents = [(Opponents::People, t.statistics_people())].into_iter().chain(bots);
    let origins = Origins::ALL.map(|origin| (Where::Only(origin), origin_word(t, origin)));
    let origins = origins.into_iter().chain([(Where::All, t.statistics_where_all())]);
    let counted = (Where::Counted, t.statistics_where_counted());
    let times = Since::LIMITS.map(|(since, days)| (since, t.statistics_last_days(days)));
    let any = t.statistics_any();
    view! {
        <section class="filters" aria-label=t.statistics_filter()>
            <Choices legend=t.statistics_filter() name="company" options=companies chosen=move || wish.company.get() on_change=move |chosen| wish.company.set(chosen) />
            <div class="filter-grid">
                {question(wish, t.statistics_goal(), (None, any.clone()), goals, |filter| &filter.goal, |filter| &mut filter.goal)}
                {question(wish, t.statistics_players(), (None, any.clone()), players, |filter| &filter.players, |filter| &mut filter.players)}
                {question(wish, t.statistics_opponents(), (Opponents::Any, any.clone()), opponents, |filter| &filter.opponents, |filter| &mut filter.opponents)}
                {question(wish, t.statistics_where(), counted, origins, |filter| &filter.origin, |filter| &mut filter.origin)}
                {question(wish, t.statistics_since(), (Since::Ever, t.statistics_always()), times.into_iter(), |filter| &filter.since, |filter| &mut filter.since)}
                {has_boxes.then(|| question(wish, t.statistics_box(), (None, any), boxes, |filter| &filter.of, |filter| &mut filter.of))}
            </div>
        </section>
    }
}

pub(super) fn origin_word(t: &LaterTexts, origin: Origins) -> String {
    match origin {
        Origins::Daily => t.daily_title(),
        Origins::Alone => t.new_solo(),
        Origins::Bots => t.statistics_bots(),
        Origins::Device => t.home_device(),
        Origins::Online => t.statistics_online(),
        Origins::Practice => t.daily_practice(),
        Origins::Table => t.tables_title(),
    }
}

/// Names a goal, and its box if that is an own one.
pub(super) fn goal_words(t: &LaterTexts, PlayedGoal { goal, of }: &PlayedGoal) -> String {
    let name = format!("{} {}", goal.number, goal_title(t, goal));
    if of.is_classic() { name } else { format!("{name} · {}", of.name) }
}

/// Asks for one property of the games.
fn question<T: Clone + PartialEq + Send + Sync + 'static>(
    wish: FilterState,
    label: String,
    any: (T, String),
    options: impl Iterator<Item = (T, String)>,
    of: fn(&Filter) -> &T,
    of_mut: fn(&mut Filter) -> &mut T,
) -> AnyView {
    let (values, words): (Vec<T>, Vec<String>) = std::iter::once(any).chain(options).unzip();
    let known = values.clone();
    let chosen = live(move || {
        wish.more.with(|filter| known.iter().position(|value| value == of(filter)).unwrap_or(0))
    });
    let choose = move |index: usize| {
        if let Some(value) = values.get(index) {
            wish.more.update(|filter| *of_mut(filter) = value.clone());
        }
    };
    select(label, words, chosen, Box::new(choose))
}

/// Draws a list to choose from, which knows only the place of each option: so it is compiled once, whatever is asked.
fn select(label: String, words: Vec<String>, chosen: Signal<usize>, choose: Box<dyn Fn(usize)>) -> AnyView {
    let option = |(index, word): (usize, String)| {
        view! { <option value=index.to_string() prop:selected=live(move || chosen.get() == index)>{word}</option> }
    };
    let options = words.into_iter().enumerate().map(option).collect_view();
    let change = move |event| choose(event_target_value(&event).parse().unwrap_or(0));
    view! { <label class="field"><span>{label}</span><select on:change=change>{options}</select></label> }
        .into_any()
}
