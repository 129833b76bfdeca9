use leptos::prelude::*;
use sideboards_client::place::Place;

use crate::texts::later_texts;

/// What stands above a puzzle: the way back, what it is part of, and how it stands.
#[derive(Clone)]
pub(super) struct Head {
    pub(super) title: String,
    /// A clock, lives, a rating: drawn anew wherever the head is.
    pub(super) status: ViewFn,
}

impl Head {
    pub(super) fn new(title: String, status: impl Into<ViewFn>) -> Self {
        Self { title, status: status.into() }
    }

    pub(super) fn draw(&self) -> AnyView {
        let t = later_texts();
        view! {
            <header class="top puzzle-top">
                <a class="puzzle-back" href=Place::Puzzles.path() aria-label=t.puzzles_all() title=t.puzzles_all()>
                    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M14.500 5l-7 7 7 7" /></svg>
                </a>
                <h1>{self.title.clone()}</h1>
                <div class="puzzle-status">{self.status.run()}</div>
            </header>
        }
        .into_any()
    }
}
