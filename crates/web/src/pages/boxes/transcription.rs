//! A mode of the editor for people with a stack of cards in the hand: one after the other, then goals and suggestions.

mod goals;
mod hand;
mod keys;

use leptos::prelude::*;
use sideboards_client::boxes::{Candidate, CardInHand, Transcription};
use sideboards_rules::{Card, Drawer, Handle, LINES};

use self::goals::GoalSteps;
use self::hand::CardSteps;
use super::state::Editor;
use super::suggestions::Suggestions;
use crate::choices::Choices;
use crate::focus;
use crate::live::part;
use crate::texts::later_texts;
use crate::words::{card_words, drawer_words};

/// What is being transcribed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Cards,
    Goals,
    Suggestions,
}

/// A box while it is transcribed. Every tap is kept.
#[derive(Clone, Copy)]
pub(super) struct Clerk {
    pub(super) editor: Editor,
    pub(super) box_: RwSignal<Transcription>,
    /// What was done last, for those who hear it.
    news: RwSignal<String>,
}

impl Clerk {
    fn begin(editor: Editor) -> Self {
        let cards = editor.draft.with_untracked(|draft| draft.cards.clone());
        let box_ = RwSignal::new(Transcription::new(cards, editor.transcribed()));
        Self { editor, box_, news: RwSignal::new(String::new()) }
    }

    /// Changes something, keeps it, and says what has become of the card.
    fn change(self, change: impl FnOnce(&mut Transcription)) {
        let before = self.box_.with_untracked(|box_| (box_.hand(), box_.done().len()));
        self.box_.update(change);
        self.box_.with_untracked(|box_| self.editor.keep_transcription(box_));
        let t = later_texts();
        let news = self.box_.with_untracked(|box_| {
            let hand = box_.hand()?;
            let face = face(box_, &hand);
            if box_.done().len() > before.1 {
                return Some(t.transcribe_done(&card_words(t, &face)));
            }
            let line = hand.line?;
            let word = drawer_words(t, Drawer { handle: None, ..face.0[line] });
            let before_hand = before.0.filter(|before| before.card == hand.card);
            let entered = before_hand.and_then(|before| before.line).map(|line| face.0[line]);
            Some(match entered {
                Some(entered) => t.transcribe_entered(&drawer_words(t, entered), line + 1, &word),
                None => t.transcribe_drawer(line + 1, &word),
            })
        });
        self.news.set(news.unwrap_or_default());
    }

    fn tap_handle(self, handle: Option<Handle>) {
        self.change(|box_| box_.tap_handle(handle));
    }

    fn choose(self, candidate: Candidate) {
        self.change(|box_| box_.choose(candidate));
        focus::rescue_to(".handle-key");
    }
}

/// Returns the card in hand as far as it is entered.
fn face(box_: &Transcription, hand: &CardInHand) -> Card {
    let mut face = hand.turned.apply(&box_.cards()[hand.card]);
    for line in 0..LINES {
        face.0[line].handle = hand.fitting(line).and_then(|(handle, _)| handle);
    }
    face
}

/// The whole way: cards, goals, suggestions.
#[component]
pub(super) fn TranscriptionView(editor: Editor) -> impl IntoView {
    let t = later_texts();
    let clerk = Clerk::begin(editor);
    let step = RwSignal::new(Step::Cards);
    let steps = vec![
        (Step::Cards, t.boxes_tab_cards()),
        (Step::Goals, t.goals_title()),
        (Step::Suggestions, t.boxes_tab_suggestions()),
    ];
    view! {
        <section class="transcription" aria-label=t.transcribe_title()>
            <h2>{t.transcribe_title()}</h2>
            <Choices legend=t.transcribe_title() name="transcribe-step" options=steps chosen=move || step.get() on_change=move |chosen| step.set(chosen) quiet=true />
            {part(move || match step.get() {
                Step::Cards => view! { <CardSteps clerk on_over=move || step.set(Step::Goals) /> }.into_any(),
                Step::Goals => view! { <GoalSteps editor on_over=move || step.set(Step::Suggestions) /> }.into_any(),
                Step::Suggestions => view! {
                    <p>{t.transcribe_suggestions()}</p>
                    <Suggestions editor />
                    <p class="buttons"><button class="main transcribe-over" on:click=move |_| editor.tab.set(super::state::Tab::Cards)>{t.transcribe_over()}</button></p>
                }
                .into_any(),
            })}
        </section>
    }
}
