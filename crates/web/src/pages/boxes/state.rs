use std::sync::Arc;

use leptos::prelude::*;
use sideboards_client::boxes::{BoxVerdict, KeptBox};
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
        Self {
            id: kept.id,
            draft,
            text,
            is_readable: RwSignal::new(is_readable),
            verdict,
            tab: RwSignal::new(if is_readable { Tab::Cards } else { Tab::Text }),
            card: RwSignal::new(None),
            goal: RwSignal::new(None),
            before: StoredValue::new(before),
        }
    }

    /// Changes the draft, and with it the text.
    pub(super) fn change(self, change: impl FnOnce(&mut ContentDraft)) {
        self.draft.update(change);
        self.keep(self.draft.with_untracked(ContentDraft::write));
    }

    /// Changes the text, and with it the draft if it can hold it.
    pub(super) fn change_text(self, text: String) {
        let draft = ContentDraft::read(&text);
        self.is_readable.set(draft.is_some());
        if let Some(draft) = draft {
            self.draft.set(draft);
        }
        self.keep(text);
    }

    fn keep(self, text: String) {
        if let Some(before) = self.before.try_update_value(Option::take).flatten() {
            boxes().remember(&before);
        }
        boxes().write(self.id, &text);
        self.text.set(text);
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
