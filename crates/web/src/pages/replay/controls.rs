use leptos::prelude::*;
use sideboards_client::replay::Perspective;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use super::show::{Show, Speed};
use super::telling::{cards_told, told};
use crate::choices::Choices;
use crate::live::{Handler, live};
use crate::texts::later_texts;

/// What happened, and the way through the game.
#[component]
pub(super) fn Controls(show: Show) -> impl IntoView {
    let t = later_texts();
    let said = live(move || show.now(|moment| told(t, show, moment, show.perspective.get())));
    let cards = live(move || show.now(|moment| cards_told(t, show, moment, show.perspective.get())));
    let is_first = live(move || show.step.get() == 0);
    let is_last = live(move || show.step.get() == show.last);
    let runs = show.runs;
    let play_word = live(move || if runs.get() { t.scoring_pause() } else { t.replay_play() });
    view! {
        <section class="replay-controls" aria-label=t.replay_controls()>
            <p class="told" role="status">{said}" "<span class="only-heard">{cards}</span></p>
            <Slider show />
            <div class="buttons">
                {button("first", "«", t.replay_first(), is_first, (move || show.go(0)).into())}
                {button("back", "‹", t.scoring_back(), is_first, (move || show.back()).into())}
                <button class="main play" on:click=move |_| show.play_or_pause()>{play_word}</button>
                {button("forward", "›", t.scoring_next(), is_last, (move || show.forward()).into())}
                {button("last", "»", t.replay_last(), is_last, (move || show.go(show.last)).into())}
            </div>
        </section>
    }
}

fn button(
    class: &'static str,
    sign: &'static str,
    label: String,
    is_off: Signal<bool>,
    action: Handler,
) -> impl IntoView {
    // A button that is switched off while it has the focus would lose it, and the keys with it.
    view! {
        <button class=class aria-label=label aria-disabled=live(move || is_off.get().to_string()) on:click=move |_| action.run()>
            <span aria-hidden="true">{sign}</span>
        </button>
    }
}

/// All moments on a line.
#[component]
fn Slider(show: Show) -> impl IntoView {
    let t = later_texts();
    let slide = move |event: leptos::ev::Event| {
        let input: HtmlInputElement = event.target().expect("events of inputs have one").unchecked_into();
        show.go(input.value().parse().unwrap_or_default());
    };
    let text = live(move || {
        let step = t.replay_step(show.step.get(), show.last);
        show.now(|moment| t.labelled(&step, &told(t, show, moment, show.perspective.get())))
    });
    view! {
        <input
            type="range"
            class="replay-slider"
            min="0"
            max=show.last
            aria-label=t.replay_slider()
            aria-valuetext=text
            prop:value=live(move || show.step.get().to_string())
            on:input=slide
        />
    }
}

/// Rounds to jump to, who looks, and how fast it goes.
#[component]
pub(super) fn Looks(show: Show) -> impl IntoView {
    let t = later_texts();
    let ends = show.rounds.get_value();
    let round = move |(number, end): (usize, usize)| {
        let current = live(move || (show.ended_rounds() == number).then_some("step"));
        view! {
            <button aria-label=t.replay_round(number) aria-current=current on:click=move |_| show.go(end)>{number}</button>
        }
    };
    let rounds = ends.into_iter().enumerate().skip(1).map(round).collect_view();
    let seats = show.seats();
    let seen = (seats.len() > 1).then(|| {
        let options = seats.into_iter().map(|seat| (Perspective::Seat(seat), show.name(seat)));
        let options = options.chain([(Perspective::Open, t.replay_open_hands())]).collect();
        view! { <Choices legend=t.replay_who_looks() name="perspective" options chosen=move || show.perspective.get() on_change=move |chosen| show.perspective.set(chosen) /> }
    });
    let speeds = vec![
        (Speed::Slow, t.replay_slow()),
        (Speed::Normal, t.replay_normal()),
        (Speed::Fast, t.replay_fast()),
    ];
    view! {
        <section class="replay-looks" aria-label=t.replay_looks()>
            {seen}
            <div>
                <p class="legend">{t.replay_rounds()}</p>
                <div class="replay-rounds">{rounds}</div>
            </div>
            <Choices legend=t.replay_speed() name="speed" options=speeds chosen=move || show.speed.get() on_change=move |chosen| show.speed.set(chosen) />
            <p class="aside replay-keys"><b>{t.keys_title()}</b>" "{t.replay_keys()}</p>
        </section>
    }
}
