use leptos::prelude::*;
use sideboards_rules::Colour;

use crate::texts::texts;
use crate::words::colour_letter;

/// Drawers and handles, drawn once and used on every card: a page has hundreds of them.
#[component]
pub(crate) fn Definitions() -> impl IntoView {
    view! {
        <svg class="definitions" width="0" height="0" aria-hidden="true">
            <symbol id="flower" viewBox="-16 -16 32 32" overflow="visible">
                {(0..6)
                    .map(|petal| view! { <ellipse cx="0" cy="-7.2" rx="4.3" ry="5" transform=format!("rotate({})", petal * 60) /> })
                    .collect_view()}
                <circle r="4.2" class="handle-heart" />
            </symbol>
            <symbol id="square" viewBox="-16 -16 32 32" overflow="visible">
                <rect x="-9" y="-9" width="18" height="18" rx="1.5" />
                <rect x="-4.2" y="-4.2" width="8.4" height="8.4" class="handle-heart" />
            </symbol>
            <symbol id="bar" viewBox="-16 -16 32 32" overflow="visible">
                <rect x="-18" y="-3.6" width="36" height="7.2" rx="3.6" />
                <path d="M-12 -3.6V3.6M12 -3.6V3.6" class="handle-line" />
            </symbol>
            <defs>
                {Colour::ALL.map(drawer).into_iter().collect_view()}
                <pattern id="grain-red" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                    <path d="M0 0V7" class="grain" />
                </pattern>
                <pattern id="grain-turquoise" width="8" height="8" patternUnits="userSpaceOnUse">
                    <circle cx="2" cy="2" r="1.3" class="grain-dot" />
                    <circle cx="6" cy="6" r="1.3" class="grain-dot" />
                </pattern>
                <pattern id="grain-pink" width="14" height="7" patternUnits="userSpaceOnUse">
                    <path d="M0 3.5q3.5 -4 7 0t7 0" class="grain" />
                </pattern>
                <pattern id="grain-orange" width="5" height="10" patternUnits="userSpaceOnUse">
                    <path d="M1 0V10" class="grain" />
                </pattern>
                <pattern id="grain-black" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                    <path d="M0 4H8M4 0V8" class="grain" />
                </pattern>
            </defs>
        </svg>
    }
}

/// The front of a drawer, with what tells its colour.
fn drawer(colour: Colour) -> impl IntoView {
    view! {
        <g id=format!("drawer-{colour}") class=format!("drawer {colour}")>
            <rect class="front" x="2" y="2" width="56" height="36" rx="2" />
            <rect class="texture" x="2" y="2" width="56" height="36" rx="2" fill=format!("url(#grain-{colour})") />
            <path class="shine" d="M3 3.2H57" />
            <path class="shade" d="M3 37H57" />
            <text class="letter" x="5" y="15">{colour_letter(texts(), colour)}</text>
        </g>
    }
}
