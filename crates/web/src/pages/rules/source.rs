use leptos::prelude::*;

use crate::texts::LaterTexts;

/// Where a rule comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Source {
    /// It is in the booklet; the editions agree but for obvious slips.
    Booklet,
    /// Our decision where they are silent or disagree.
    Ruling,
    /// Our design for what is only in a picture.
    Reconstruction,
}

impl Source {
    pub(super) const ALL: [Self; 3] = [Self::Booklet, Self::Ruling, Self::Reconstruction];

    /// Draws the mark.
    pub(super) fn mark(self, t: &LaterTexts) -> impl IntoView + use<> {
        let (class, word) = match self {
            Self::Booklet => ("source booklet", t.source_booklet()),
            Self::Ruling => ("source ruling", t.source_ruling()),
            Self::Reconstruction => ("source reconstruction", t.source_reconstruction()),
        };
        view! { <span class=class>{word}</span> }
    }

    /// Explains the mark.
    pub(super) fn explained(self, t: &LaterTexts) -> String {
        match self {
            Self::Booklet => t.source_booklet_text(),
            Self::Ruling => t.source_ruling_text(),
            Self::Reconstruction => t.source_reconstruction_text(),
        }
    }
}
