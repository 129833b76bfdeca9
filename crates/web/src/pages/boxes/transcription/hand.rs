use leptos::prelude::*;
use sideboards_client::boxes::{Candidate, Transcription};
use sideboards_client::settings::Keys;
use sideboards_rules::{Colour, Drawer, Handle, LINES};

use super::super::unusual::Warnings;
use super::{Clerk, face, keys};
use crate::drawing::{card, drawer_front};
use crate::live::{Handler, When, live, memo, part};
use crate::settings::Settings;
use crate::texts::later_texts;
use crate::words::{card_words, colour_letter, colour_word, drawer_words, handle_word};

/// The cards, one after the other.
#[component]
pub(super) fn CardSteps(clerk: Clerk, #[prop(into)] on_over: Handler) -> impl IntoView {
    let t = later_texts();
    let settings: Settings = expect_context();
    keys::listen(clerk);
    let box_ = clerk.box_;
    let progress = live(move || {
        box_.with(|box_| {
            let held = box_.hand().filter(|hand| !box_.is_done(hand.card));
            t.boxes_card_of((box_.done().len() + usize::from(held.is_some())).max(1), box_.cards().len())
        })
    });
    let asks = live(move || {
        box_.with(|box_| match (box_.is_over(), box_.asks_colours()) {
            (true, _) => t.transcribe_cards_over(),
            (false, true) => t.transcribe_asks_colours(),
            (false, false) => t.transcribe_asks_handles(),
        })
    });
    let done = live(move || box_.with(|box_| box_.done().len()).to_string());
    let all = live(move || box_.with(|box_| box_.cards().len()).to_string());
    let held = live(move || box_.with(|box_| box_.hand().map_or(usize::MAX, |hand| hand.card)));
    let is_over = live(move || box_.with(Transcription::is_over));
    let letters =
        Colour::ALL.map(|colour| format!("{} {}", colour_letter(t, colour), colour_word(t, colour)));
    let letters = letters.join(", ");
    view! {
        <p class="which">{progress}</p>
        <progress value=done max=all aria-label=t.transcribe_title()></progress>
        <p class="asks">{asks}</p>
        <p class="only-heard" role="status">{clerk.news}</p>
        <div class="transcribe-card">
            <Held clerk />
            <HandleKeys clerk />
        </div>
        <Warnings editor=clerk.editor card=held />
        <ColourKeys clerk />
        <Candidates clerk />
        <div class="buttons">
            <button class="transcribe-undo" disabled=live(move || !box_.with(Transcription::can_undo)) on:click=move |_| clerk.change(Transcription::undo)>{t.boxes_put_back()}</button>
            <button class="transcribe-back" disabled=live(move || !box_.with(Transcription::can_go_back)) on:click=move |_| clerk.change(Transcription::back)>{t.transcribe_back()}</button>
            <When is=is_over>{
                let on_over = on_over.clone();
                view! { <button class="main transcribe-goals" on:click=move |_| on_over.run()>{t.transcribe_to_goals()}</button> }
            }</When>
        </div>
        <When is=live(move || settings.keys.get() == Keys::Play)>
            <p class="aside transcribe-keys">{t.transcribe_keys(&letters)}</p>
        </When>
    }
}

/// The card as it lies in the hand, or the colours that were tapped of it.
#[component]
fn Held(clerk: Clerk) -> impl IntoView {
    let t = later_texts();
    let drawer = move |line: usize| {
        // What it shows, whether its handle is known, and whether that only follows from the others.
        let shown = memo(move || {
            clerk.box_.with(|box_| match box_.hand() {
                Some(hand) => {
                    let known = hand.fitting(line);
                    let assumed = known.is_some_and(|(_, is_assumed)| is_assumed);
                    Some((face(box_, &hand).0[line], known.is_some(), assumed))
                }
                None => box_
                    .colours()
                    .get(line)
                    .map(|colour| (Drawer { colour: *colour, handle: None }, false, false)),
            })
        });
        let current = live(move || {
            let is_it = clerk.box_.with(|box_| box_.hand().and_then(|hand| hand.line) == Some(line));
            is_it.then_some("true")
        });
        let words = live(move || match shown.get() {
            None => t.transcribe_unknown(line + 1),
            Some((drawer, true, _)) => t.boxes_drawer(line + 1, &drawer_words(t, drawer)),
            Some((drawer, false, _)) => t.boxes_drawer(line + 1, &colour_word(t, drawer.colour)),
        });
        let is_open = live(move || shown.get().is_none_or(|(_, is_known, _)| !is_known));
        let is_assumed = live(move || shown.get().is_some_and(|(_, _, is_assumed)| is_assumed));
        view! {
            <button
                type="button"
                class="held-drawer"
                class:open=is_open
                class:assumed=is_assumed
                aria-current=current
                aria-label=words
                on:click=move |_| clerk.change(|box_| box_.go_to_line(line))
            >
                {part(move || shown.get().map(|(drawer, ..)| drawer_front(drawer)))}
            </button>
        }
    };
    view! { <div class="held-card" role="group" aria-label=t.transcribe_held()>{(0..LINES).map(drawer).collect_view()}</div> }
}

/// The palette: no handle, flower, square, bar.
#[component]
fn HandleKeys(clerk: Clerk) -> impl IntoView {
    let t = later_texts();
    let key = move |handle: Option<Handle>| {
        // Not disabled, so that it keeps the focus.
        let closed = live(move || {
            let is_open = clerk.box_.with(|box_| box_.hand().is_some_and(|hand| hand.line.is_some()));
            (!is_open).then_some("true")
        });
        let picture = handle.map(|handle| {
            view! { <svg viewBox="0 0 32 32" aria-hidden="true"><use_ class="handle" href=format!("#{handle}") width="32" height="32" /></svg> }
        });
        view! {
            <button type="button" class="handle-key" aria-disabled=closed on:click=move |_| clerk.tap_handle(handle)>
                {picture}
                <span>{handle_word(t, handle)}</span>
            </button>
        }
    };
    let all = std::iter::once(None).chain(Handle::ALL.map(Some));
    view! { <div class="handle-keys" role="group" aria-label=t.transcribe_handles()>{all.map(key).collect_view()}</div> }
}

/// The colours of the next card.
#[component]
fn ColourKeys(clerk: Clerk) -> impl IntoView {
    let t = later_texts();
    let key = move |colour: Colour| {
        let closed = live(move || (!clerk.box_.with(|box_| box_.can_follow(colour))).then_some("true"));
        view! {
            <button type="button" class="colour-key" aria-label=colour_word(t, colour) aria-disabled=closed on:click=move |_| clerk.change(|box_| box_.tap_colour(colour))>
                {drawer_front(Drawer { colour, handle: None })}
            </button>
        }
    };
    view! { <div class="colour-keys" role="group" aria-label=t.transcribe_colours()>{Colour::ALL.map(key).into_iter().collect_view()}</div> }
}

/// The cards that may be meant.
#[component]
fn Candidates(clerk: Clerk) -> impl IntoView {
    let t = later_texts();
    let candidates = memo(move || clerk.box_.with(Transcription::candidates));
    let candidate = move |candidate: Candidate| {
        let (face, is_done) = clerk.box_.with_untracked(|box_| {
            let mut face = candidate.turned.apply(&box_.cards()[candidate.card]);
            let is_done = box_.is_done(candidate.card);
            if !is_done {
                // Handles that were not entered yet would only mislead.
                face.0.iter_mut().for_each(|drawer| drawer.handle = None);
            }
            (face, is_done)
        });
        let words = if is_done { t.transcribe_again(&card_words(t, &face)) } else { card_words(t, &face) };
        view! {
            <button type="button" class="transcribe-candidate" class:again=is_done aria-label=words on:click=move |_| clerk.choose(candidate)>
                {card(&face)}
            </button>
        }
    };
    view! { <div class="transcribe-candidates">{part(move || candidates.get().into_iter().map(candidate).collect_view())}</div> }
}
