use std::sync::Arc;

use leptos::prelude::*;
use sideboards_client::boxes::{BoxVerdict, KeptBox, Transcription};
use sideboards_rules::{Content, ContentDraft, ContentPart};

use crate::browser::boxes;
use crate::live::memo;

/// The parts of the editor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tab {
    Cards,
    Goals,
    Suggestions,
    Text,
    /// Card by card, then goals and suggestions.
    Transcription,
}

/// What was taken out of a box, and how it can be put back.
#[derive(Clone)]
pub(super) struct Removal {
    pub(super) part: ContentPart,
    draft: ContentDraft,
    transcribed: Vec<usize>,
}

/// A box that is being edited. Every change is kept at once, right or wrong.
#[derive(Clone, Copy)]
pub(super) struct Editor {
    id: u32,
    pub(super) draft: RwSignal<ContentDraft>,
    /// The content file as it is kept.
    pub(super) text: RwSignal<String>,
    /// Whether the draft says what the text says; there are texts that no form can show.
    pub(super) is_readable: RwSignal<bool>,
    pub(super) verdict: Memo<BoxVerdict>,
    pub(super) tab: RwSignal<Tab>,
    /// The card that is shown large.
    pub(super) card: RwSignal<Option<usize>>,
    /// The goal that is shown large.
    pub(super) goal: RwSignal<Option<usize>>,
    /// The box before something was taken out of it, until the next change.
    pub(super) before_removal: RwSignal<Option<Removal>>,
    /// The box as games were played with it, until it is changed.
    before: StoredValue<Option<String>>,
}

impl Editor {
    /// Opens what is kept.
    pub(super) fn open(kept: &KeptBox) -> Self {
        let draft = ContentDraft::read(&kept.text);
        let is_readable = draft.is_some();
        let empty = || ContentDraft {
            name: String::new(),
            cards: Vec::new(),
            goals: Vec::new(),
            suggestions: Vec::new(),
        };
        let draft = RwSignal::new(draft.unwrap_or_else(empty));
        let text = RwSignal::new(kept.text.clone());
        let verdict = memo(move || {
            text.with(|text| BoxVerdict::of(text, draft.with_untracked(ContentDraft::write) == *text))
        });
        let is_own = |content: &&Arc<Content>| content.hash() != Content::classic().hash();
        let before = kept.content.as_ref().ok().filter(is_own).map(|_| kept.text.clone());
        let editor = Self {
            id: kept.id,
            draft,
            text,
            is_readable: RwSignal::new(is_readable),
            verdict,
            tab: RwSignal::new(if is_readable { Tab::Cards } else { Tab::Text }),
            card: RwSignal::new(None),
            goal: RwSignal::new(None),
            before_removal: RwSignal::new(None),
            before: StoredValue::new(before),
        };
        let handle = window_event_listener_untyped("storage", move |_| editor.follow_other_tabs());
        on_cleanup(move || handle.remove());
        editor
    }

    /// Takes over what another tab has written, so that neither overwrites the other.
    fn follow_other_tabs(self) {
        let kept = boxes().kept().into_iter().find(|kept| kept.id == self.id);
        let Some(kept) = kept.filter(|kept| self.text.with_untracked(|text| kept.text != *text)) else {
            return;
        };
        let draft = ContentDraft::read(&kept.text);
        // Dialogs of what is no longer there close first.
        let (cards, goals) = draft.as_ref().map_or((0, 0), |draft| (draft.cards.len(), draft.goals.len()));
        for (open, count) in [(self.card, cards), (self.goal, goals)] {
            if open.get_untracked().is_some_and(|index| index >= count) {
                open.set(None);
            }
        }
        self.before_removal.set(None);
        self.show_text(kept.text, draft);
    }

    /// Returns which cards are transcribed.
    pub(super) fn transcribed(self) -> Vec<usize> {
        boxes().transcribed(self.id)
    }

    /// Keeps what was transcribed: cards, and which of them are done.
    pub(super) fn keep_transcription(self, box_: &Transcription) {
        boxes().keep_transcribed(self.id, box_.done());
        if self.draft.with_untracked(|draft| draft.cards != box_.cards()) {
            self.change(|draft| draft.cards = box_.cards().to_vec());
        }
    }

    /// Takes a card, a goal or a suggestion out; it can be put back.
    pub(super) fn remove(self, part: ContentPart) {
        let (draft, transcribed) = (self.draft.get_untracked(), self.transcribed());
        self.change(|draft| match part {
            ContentPart::Whole => {}
            ContentPart::Card(index) => drop(draft.cards.remove(index)),
            ContentPart::Goal(index) => draft.remove_goal(index),
            ContentPart::Suggestion(index) => drop(draft.suggestions.remove(index)),
        });
        if let ContentPart::Card(index) = part {
            // Those behind it move up.
            let left = transcribed.iter().filter(|card| **card != index);
            let moved: Vec<usize> = left.map(|card| card - usize::from(*card > index)).collect();
            boxes().keep_transcribed(self.id, &moved);
        }
        self.before_removal.set(Some(Removal { part, draft, transcribed }));
    }

    /// Puts back what was taken out.
    pub(super) fn put_back(self) {
        if let Some(before) = self.before_removal.get_untracked() {
            self.change(|draft| *draft = before.draft);
            boxes().keep_transcribed(self.id, &before.transcribed);
        }
    }

    /// Changes the draft, and with it the text.
    pub(super) fn change(self, change: impl FnOnce(&mut ContentDraft)) {
        self.draft.update(change);
        let text = self.draft.with_untracked(ContentDraft::write);
        self.store(&text);
        self.text.set(text);
    }

    /// Changes the text, and with it the draft if it can hold it.
    pub(super) fn change_text(self, text: String) {
        let draft = ContentDraft::read(&text);
        self.store(&text);
        self.show_text(text, draft);
    }

    fn show_text(self, text: String, draft: Option<ContentDraft>) {
        self.is_readable.set(draft.is_some());
        if let Some(draft) = draft {
            self.draft.set(draft);
        }
        self.text.set(text);
    }

    fn store(self, text: &str) {
        self.before_removal.set(None);
        if let Some(before) = self.before.try_update_value(Option::take).flatten() {
            boxes().remember(&before);
        }
        boxes().write(self.id, text);
    }

    /// Shows what a fault belongs to.
    pub(super) fn show(self, part: ContentPart) {
        match part {
            ContentPart::Whole => {}
            ContentPart::Card(index) => {
                self.tab.set(Tab::Cards);
                self.card.set(Some(index));
            }
            ContentPart::Goal(index) => {
                self.tab.set(Tab::Goals);
                self.goal.set(Some(index));
            }
            ContentPart::Suggestion(_) => self.tab.set(Tab::Suggestions),
        }
    }
}
