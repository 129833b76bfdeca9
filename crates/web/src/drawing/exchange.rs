use leptos::prelude::*;

/// Draws what an exchange does: cards go, others come. It is struck through below a class `used`.
pub(crate) fn exchange_picture() -> impl IntoView {
    view! {
        <svg class="swap" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 8.500h15l-4.500-4.500M20 15.500H5l4.500 4.500" />
            <path class="swap-struck" d="M5 21 19 3" />
        </svg>
    }
}
