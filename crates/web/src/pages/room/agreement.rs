use leptos::prelude::*;
use sideboards_protocol::{AT_LEISURE, Deed, GoalsWish, ROUND_SECONDS, Settings};
use sideboards_rules::{Content, GoalKind, Goals, Setup, Variant};

use super::is_host;
use super::keep_box::KeepBox;
use crate::choices::Choices;
use crate::drawing::goal_picture;
use crate::live::{When, live, memo, part};
use crate::online::Room;
use crate::pages::goals_form::{GoalsForm, goals_of};
use crate::pages::variant_form::VariantForm;
use crate::texts::{Texts, texts};
use crate::words::{box_title, duration_words, goal_title, preset_title};

const DAY: u32 = 24 * 60 * 60;

/// The grace periods.
const GRACES: [u32; 6] = [60, 120, 300, 60 * 60, DAY, 3 * DAY];

/// What is played: the host chooses, the others read.
#[component]
pub(super) fn Agreement(room: Room) -> impl IntoView {
    let t = texts();
    let is_host = live(move || room.look_at_state(is_host) == Some(true));
    let summary = live(move || room.look_at_state(|state| summary(t, &state.settings, &room.content())));
    view! {
        <section class="agreement" aria-label=t.room_settings()>
            <h2>{t.room_settings()}</h2>
            <p>{summary}</p>
            <AgreedGoals room />
            <KeepBox room />
            <When is=is_host><Form room /></When>
        </section>
    }
}

/// The goals, unless they are drawn later.
#[component]
pub(in crate::pages) fn AgreedGoals(room: Room) -> impl IntoView {
    let t = texts();
    let goals =
        memo(move || room.look_at_state(|state| goals_of(&state.settings.goals, &room.content())).flatten());
    let content = room.content();
    let item = move |number| {
        let goal = content.goal(number);
        view! { <li><span class="goal-picture">{goal_picture(goal)}</span><b>{goal_title(t, goal)}</b></li> }
    };
    part(move || {
        let items = |goals: Goals| GoalKind::ALL.map(|kind| item(goals.of(kind))).into_iter().collect_view();
        goals
            .get()
            .map(|goals| view! { <ul class="agreed-goals" aria-label=t.new_goals()>{items(goals)}</ul> })
    })
}

fn summary(t: &Texts, settings: &Settings, content: &Content) -> String {
    let variant = match settings.variant {
        Variant::Standard => t.new_standard(),
        Variant::FourCard => t.new_four_card(),
    };
    let goals = match &settings.goals {
        GoalsWish::Random => Some(t.new_goals_random()),
        GoalsWish::Suggestion(name) => Some(preset_title(t, content, name)),
        // They are shown as pictures.
        GoalsWish::Chosen(_) => None,
    };
    let time = match settings.round_seconds {
        Some(seconds) => duration_words(t, seconds),
        None => t.room_no_limit(),
    };
    let is_classic = content.hash() == Content::classic().hash();
    let of_box = (!is_classic).then(|| t.labelled(&t.new_box(), &box_title(t, content)));
    let lines = [
        of_box,
        Some(t.labelled(&t.new_variant(), &variant)),
        goals.map(|goals| t.labelled(&t.new_goals(), &goals)),
        Some(t.labelled(&t.room_time(), &time)),
        Some(t.labelled(&t.room_grace(), &duration_words(t, settings.grace_seconds))),
    ];
    lines.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// Returns how long a round may take, with 0 for no limit.
fn round_of(settings: &Settings) -> u32 {
    settings.round_seconds.unwrap_or_default()
}

/// Returns the default grace period: in a slow game, two rounds.
fn usual_grace(round: u32) -> u32 {
    if round < AT_LEISURE { Settings::default().grace_seconds } else { 2 * round }
}

#[component]
fn Form(room: Room) -> impl IntoView {
    let t = texts();
    let settings = room.peek(|known| known.state.as_ref().map(|state| state.settings.clone()));
    // Drawn at once; the server's answer follows.
    let draft = RwSignal::new(settings.unwrap_or_default());
    let change = move |change: &dyn Fn(&mut Settings)| {
        draft.update(change);
        room.ask(Deed::Settings(draft.get_untracked()));
    };
    let words = move |seconds: u32| match seconds {
        0 => t.room_no_limit(),
        seconds => duration_words(t, seconds),
    };
    let round = memo(move || draft.with(round_of));
    let rounds: Vec<_> = [0].into_iter().chain(ROUND_SECONDS).map(|round| (round, words(round))).collect();
    let take_round = move |round| {
        change(&|settings| {
            settings.round_seconds = Some(round).filter(|round| *round > 0);
            settings.grace_seconds = usual_grace(round);
        });
    };
    let take_grace = move |grace| change(&|settings| settings.grace_seconds = grace);
    let graces = move || {
        let usual = usual_grace(round.get());
        let known = GRACES.into_iter().chain((!GRACES.contains(&usual)).then_some(usual));
        let options = known.map(|seconds| (seconds, words(seconds))).collect();
        let grace = move || draft.with(|settings| settings.grace_seconds);
        view! { <Choices legend=t.room_grace() name="grace" options chosen=grace on_change=take_grace /> }
    };
    let goals = memo(move || draft.with(|settings| settings.goals.clone()));
    let take_goals = move |goals: GoalsWish| change(&|settings| settings.goals = goals.clone());
    let variant = move || draft.with(|settings| settings.variant);
    let take_variant = move |variant| change(&|settings| settings.variant = variant);
    let spectators = move || draft.with(|settings| settings.spectators);
    let take_spectators = move |spectators| change(&|settings| settings.spectators = spectators);
    let content = room.content();
    let has_variants = Setup::most_players(&content, Variant::FourCard) > 1;
    let on_off = vec![(false, t.switch_off()), (true, t.switch_on())];
    view! {
        <details class="change">
            <summary>{t.room_change_settings()}</summary>
            <div class="form">
                <Choices legend=t.room_time() name="round" options=rounds chosen=move || round.get() on_change=take_round />
                {part(graces)}
                <p class="aside">{t.room_grace_text()}</p>
                <GoalsForm goals content on_change=take_goals />
                {has_variants.then(|| view! { <VariantForm variant on_change=take_variant /> })}
                <Choices legend=t.room_spectators() name="spectators" options=on_off chosen=spectators on_change=take_spectators />
            </div>
        </details>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slow_games_wait_for_two_rounds() {
        assert_eq!(usual_grace(0), 120);
        assert_eq!(usual_grace(60), 120);
        assert_eq!(usual_grace(AT_LEISURE), 2 * AT_LEISURE);
        assert_eq!(usual_grace(3 * DAY), 6 * DAY);
    }
}
