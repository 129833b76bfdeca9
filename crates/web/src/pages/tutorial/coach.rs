use leptos::prelude::*;
use sideboards_client::lessons::Lesson;
use sideboards_client::place::Place;

use super::Learning;
use super::words::{answer, words};
use crate::focus;
use crate::live::{When, live};
use crate::table::Mute;
use crate::texts::later_texts;

/// Says what to do, and answers what was done; as high in every lesson, so that nothing below it jumps.
#[component]
pub(super) fn Coach(learning: Learning) -> impl IntoView {
    let t = later_texts();
    let lesson = learning.lesson;
    let steps = Lesson::ALL.len();
    let step = live(move || t.tutorial_step(lesson.get().number(), steps));
    let short_step = live(move || format!("{}/{steps}", lesson.get().number()));
    let is_end = live(move || lesson.get() == Lesson::Score);
    let next =
        live(move || if lesson.get() == Lesson::Play { t.tutorial_finish() } else { t.tutorial_next() });
    let back = move |_| {
        learning.go_back();
        focus::rescue_to(".teacher-next");
    };
    view! {
        <section class="teacher" aria-label=t.tutorial_title()>
            <div class="teacher-bar">
                <a class="teacher-leave" href=Place::Home.path() aria-label=t.home()>"×"</a>
                <button class="quiet teacher-back" aria-label=t.tutorial_back() disabled=live(move || lesson.get() == Lesson::Card) on:click=back>"‹"</button>
                <p class="teacher-step"><span aria-hidden="true">{short_step}</span><span class="only-heard">{step}</span></p>
                <Mute />
                <When is=live(move || !is_end.get())>
                    <button class="main teacher-next" on:click=move |_| learning.go_on()>{next}</button>
                </When>
                <When is=is_end>
                    <a class="button main" href=format!("{}?mode=bots", Place::NewGame.path())>{t.tutorial_next_bots()}</a>
                </When>
            </div>
            <p class="teacher-says" role="status">
                <b class="teacher-answer">{live(move || answer(t, learning))}</b>
                {live(move || words(t, lesson.get()))}
            </p>
        </section>
        <When is=is_end>
            <p class="teacher-more buttons">
                <a class="button" href=format!("{}?mode=solo", Place::NewGame.path())>{t.tutorial_next_solo()}</a>
                <a class="button" href=Place::Rules.path()>{t.tutorial_next_rules()}</a>
                <button on:click=move |_| learning.begin_again()>{t.tutorial_again()}</button>
            </p>
        </When>
    }
}
