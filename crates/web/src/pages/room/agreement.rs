use leptos::prelude::*;
use sideboards_client::settings::Switch;
use sideboards_protocol::{Deed, GoalsWish, Settings};
use sideboards_rules::{Content, Setup, Variant};

use super::is_host;
use super::keep_box::KeepBox;
use crate::choices::Choices;
use crate::live::{When, effect, live, part};
use crate::online::Room;
use crate::pages::goals_form::GoalsForm;
use crate::pages::variant_form::VariantForm;
use crate::texts::{Texts, texts};
use crate::words::{box_title, duration_words};

const DAY: usize = 24 * 60 * 60;

/// How long a round may take.
const ROUNDS: [usize; 7] = [0, 30, 60, 120, DAY, 3 * DAY, 7 * DAY];

/// How long somebody may be away.
const GRACES: [usize; 6] = [60, 120, 300, 60 * 60, DAY, 3 * DAY];

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
            <KeepBox room />
            <When is=is_host><Form room /></When>
        </section>
    }
}

fn summary(t: &Texts, settings: &Settings, content: &Content) -> String {
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
    let is_classic = content.hash() == Content::classic().hash();
    let of_box = (!is_classic).then(|| t.labelled(&t.new_box(), &box_title(t, content)));
    let lines = [
        t.labelled(&t.new_variant(), &variant),
        t.labelled(&t.new_goals(), &goals),
        t.labelled(&t.room_time(), &time),
        t.labelled(&t.room_grace(), &duration_words(t, settings.grace_seconds)),
    ];
    of_box.into_iter().chain(lines).collect::<Vec<_>>().join(" · ")
}

/// What the host is choosing. Times are seconds, and no limit is 0.
#[derive(Clone, Copy)]
struct Draft {
    variant: RwSignal<Variant>,
    goals: RwSignal<GoalsWish>,
    round: RwSignal<usize>,
    grace: RwSignal<usize>,
    spectators: RwSignal<Switch>,
}

impl Draft {
    fn of(settings: &Settings) -> Self {
        let spectators = if settings.spectators { Switch::On } else { Switch::Off };
        Self {
            variant: RwSignal::new(settings.variant),
            goals: RwSignal::new(settings.goals.clone()),
            round: RwSignal::new(settings.round_seconds.unwrap_or_default() as usize),
            grace: RwSignal::new(settings.grace_seconds as usize),
            spectators: RwSignal::new(spectators),
        }
    }

    fn settings(self) -> Settings {
        let round = self.round.get() as u32;
        Settings {
            variant: self.variant.get(),
            goals: self.goals.get(),
            round_seconds: (round > 0).then_some(round),
            grace_seconds: self.grace.get() as u32,
            spectators: self.spectators.get() == Switch::On,
        }
    }
}

/// Gives how long somebody may be away if nobody has said anything: in a slow game two rounds.
fn usual_grace(round: usize) -> usize {
    if round < DAY { Settings::default().grace_seconds as usize } else { 2 * round }
}

#[component]
fn Form(room: Room) -> impl IntoView {
    let t = texts();
    let settings = room.peek(|known| known.state.as_ref().map(|state| state.settings.clone()));
    let draft = Draft::of(&settings.unwrap_or_default());
    // What is chosen is agreed at once.
    let mut before = None;
    effect(move || {
        let now = draft.settings();
        if let Some(before) = before.replace(now.clone()).filter(|before| *before != now) {
            if before.round_seconds != now.round_seconds {
                draft.grace.set(usual_grace(draft.round.get_untracked()));
            }
            room.ask(Deed::Settings(now));
        }
    });
    let words = move |seconds: usize| match seconds {
        0 => t.room_no_limit(),
        seconds => duration_words(t, seconds as u32),
    };
    let rounds = ROUNDS.map(|round| (round, words(round)));
    let graces = move || {
        let usual = usual_grace(draft.round.get());
        let known = GRACES.into_iter().chain((!GRACES.contains(&usual)).then_some(usual));
        let options = known.map(|seconds| (seconds, words(seconds))).collect();
        view! { <Choices legend=t.room_grace() name="grace" options chosen=draft.grace /> }
    };
    let content = room.content();
    let has_variants = Setup::most_players(&content, Variant::FourCard) > 1;
    let spectators = vec![(Switch::On, t.switch_on()), (Switch::Off, t.switch_off())];
    view! {
    <details class="change">
                <summary>{t.room_change_settings()}</summary>
                <div class="form">
                    <Choices legend=t.room_time() name="round" options=rounds.to_vec() chosen=draft.round />
                    {part(graces)}
                    <p class="aside">{t.room_grace_text()}</p>
                    <GoalsForm goals=draft.goals content />
                    {has_variants.then(|| view! { <VariantForm variant=draft.variant /> })}
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
        assert_eq!(usual_grace(0), 120);
        assert_eq!(usual_grace(60), 120);
        assert_eq!(usual_grace(3 * DAY), 6 * DAY);
    }
}
