use leptos::prelude::*;

/// Draws the crown of the leader.
pub(crate) fn crown() -> AnyView {
    view! {
        <svg class="crown" viewBox="0 0 24 18" aria-hidden="true">
            <path d="M3 17 1 4l6.500 5L12 1l4.500 8L23 4l-2 13z" />
        </svg>
    }
    .into_any()
}
