use leptos::prelude::*;
use sideboards_protocol::{Deed, GoalsWish, Settings};
use sideboards_rules::Variant;

use super::is_host;
use crate::choices::Choices;
use crate::live::{live, part};
use crate::online::Room;
use crate::pages::goals_form::GoalsForm;
use crate::pages::variant_form::VariantForm;
use crate::texts::{Texts, texts};
use crate::words::duration_words;

const DAY: u32 = 24 * 60 * 60;

/// How long a round may take.
const ROUNDS: [Option<u32>; 7] =
    [None, Some(30), Some(60), Some(120), Some(DAY), Some(3 * DAY), Some(7 * DAY)];

/// How long somebody may be away.
const GRACES: [u32; 6] = [60, 120, 300, 60 * 60, DAY, 3 * DAY];

/// What is played: the host chooses, the others read.
#[component]
pub(super) fn Agreement(room: Room) -> impl IntoView {
    let t = texts();
    let is_host = Memo::new(move |_| room.state.with(|state| state.as_ref().is_some_and(is_host)));
    let summary = live(move || {
        room.state.with(|state| state.as_ref().map(|state| summary(t, &state.settings))).unwrap_or_default()
    });
    view! {
        <section class="agreement" aria-label=t.room_settings()>
            <h2>{t.room_settings()}</h2>
            <p>{summary}</p>
            {part(move || is_host.get().then(|| view! { <Form room /> }))}
        </section>
    }
}

fn summary(t: &Texts, settings: &Settings) -> String {
    let variant = match settings.variant {
        Variant::Standard => t.new_standard(),
        Variant::FourCard => t.new_four_card(),
    };
    let goals = match &settings.goals {
        GoalsWish::Random => t.new_goals_random(),
        GoalsWish::Suggestion(name) => t.new_goals_suggestion(name),
        GoalsWish::Chosen(numbers) => numbers.map(|number| number.to_string()).join(" · "),
    };
    let time = match settings.round_seconds {
        Some(seconds) => duration_words(t, seconds),
        None => t.room_no_limit(),
    };
    let lines = [
        t.labelled(&t.new_variant(), &variant),
        t.labelled(&t.new_goals(), &goals),
        t.labelled(&t.room_time(), &time),
        t.labelled(&t.room_grace(), &duration_words(t, settings.grace_seconds)),
    ];
    lines.join(" · ")
}

/// What the host is choosing.
#[derive(Clone, Copy)]
struct Draft {
    variant: RwSignal<Variant>,
    goals: RwSignal<GoalsWish>,
    round: RwSignal<Option<u32>>,
    grace: RwSignal<u32>,
    spectators: RwSignal<bool>,
}

impl Draft {
    fn of(settings: &Settings) -> Self {
        Self {
            variant: RwSignal::new(settings.variant),
            goals: RwSignal::new(settings.goals.clone()),
            round: RwSignal::new(settings.round_seconds),
            grace: RwSignal::new(settings.grace_seconds),
            spectators: RwSignal::new(settings.spectators),
        }
    }

    fn settings(self) -> Settings {
        Settings {
            variant: self.variant.get(),
            goals: self.goals.get(),
            round_seconds: self.round.get(),
            grace_seconds: self.grace.get(),
            spectators: self.spectators.get(),
        }
    }
}

/// Gives how long somebody may be away if nobody has said anything: in a slow game two rounds.
fn usual_grace(round: Option<u32>) -> u32 {
    round.filter(|round| *round >= DAY).map_or(Settings::default().grace_seconds, |round| 2 * round)
}

#[component]
fn Form(room: Room) -> impl IntoView {
    let t = texts();
    let settings = room.state.with_untracked(|state| state.as_ref().map(|state| state.settings.clone()));
    let draft = Draft::of(&settings.unwrap_or_default());
    // What is chosen is agreed at once.
    Effect::new(move |before: Option<Settings>| {
        let now = draft.settings();
        if before.is_some_and(|before| before != now) {
            room.ask(Deed::Settings(now.clone()));
        }
        now
    });
    Effect::new(move |before: Option<Option<u32>>| {
        let round = draft.round.get();
        if before.is_some_and(|before| before != round) {
            draft.grace.set(usual_grace(round));
        }
        round
    });
    let rounds = ROUNDS
        .map(|round| (round, round.map_or_else(|| t.room_no_limit(), |seconds| duration_words(t, seconds))));
    let graces = move || {
        let usual = usual_grace(draft.round.get());
        let known = GRACES.into_iter().chain((!GRACES.contains(&usual)).then_some(usual));
        let options = known.map(|seconds| (seconds, duration_words(t, seconds))).collect();
        view! { <Choices legend=t.room_grace() name="grace" options chosen=draft.grace /> }
    };
    let spectators = vec![(true, t.switch_on()), (false, t.switch_off())];
    view! {
        <details class="change">
            <summary>{t.room_change_settings()}</summary>
            <div class="form">
                <Choices legend=t.room_time() name="round" options=rounds.to_vec() chosen=draft.round />
                {part(graces)}
                <p class="aside">{t.room_grace_text()}</p>
                <GoalsForm goals=draft.goals />
                <VariantForm variant=draft.variant />
                <Choices legend=t.room_spectators() name="spectators" options=spectators.clone() chosen=draft.spectators />
            </div>
        </details>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slow_games_wait_for_two_rounds() {
        assert_eq!(usual_grace(None), 120);
        assert_eq!(usual_grace(Some(60)), 120);
        assert_eq!(usual_grace(Some(3 * DAY)), 6 * DAY);
    }
}
