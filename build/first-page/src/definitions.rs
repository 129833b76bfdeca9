//! Shared SVG symbols of drawers and handles.

use markup::escape;

/// The colours of drawers, as their symbols are called.
pub const COLOURS: [&str; 5] = ["red", "turquoise", "pink", "orange", "black"];

/// Draws drawers and handles once, for reuse by every card: a page has hundreds of them. The letters are those of
/// [`COLOURS`].
pub fn definitions(letters: &[String; 5]) -> String {
    let petals: String = (0..6)
        .map(|petal| {
            format!(r#"<ellipse cx="0" cy="-7.2" rx="4.3" ry="5" transform="rotate({})"/>"#, petal * 60)
        })
        .collect();
    let drawers: String =
        COLOURS.iter().zip(letters).map(|(colour, letter)| drawer(colour, letter)).collect();
    format!(
        r#"<svg class="definitions" width="0" height="0" aria-hidden="true"><symbol id="flower" viewBox="-16 -16 32 32" overflow="visible">{petals}{AFTER_PETALS}<defs>{drawers}{GRAINS}</defs></svg>"#
    )
}

const AFTER_PETALS: &str = concat!(
    r#"<circle r="4.2" class="handle-heart"/></symbol>"#,
    r#"<symbol id="square" viewBox="-16 -16 32 32" overflow="visible">"#,
    r#"<rect x="-9" y="-9" width="18" height="18" rx="1.5"/><rect x="-4.2" y="-4.2" width="8.4" height="8.4" class="handle-heart"/></symbol>"#,
    r#"<symbol id="bar" viewBox="-16 -16 32 32" overflow="visible">"#,
    r#"<rect x="-18" y="-3.6" width="36" height="7.2" rx="3.6"/><path d="M-12 -3.6V3.6M12 -3.6V3.6" class="handle-line"/></symbol>"#,
);

/// A texture for each colour.
const GRAINS: &str = concat!(
    r#"<pattern id="grain-red" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V7" class="grain"/></pattern>"#,
    r#"<pattern id="grain-turquoise" width="8" height="8" patternUnits="userSpaceOnUse"><circle cx="2" cy="2" r="1.3" class="grain-dot"/><circle cx="6" cy="6" r="1.3" class="grain-dot"/></pattern>"#,
    r#"<pattern id="grain-pink" width="14" height="7" patternUnits="userSpaceOnUse"><path d="M0 3.5q3.5 -4 7 0t7 0" class="grain"/></pattern>"#,
    r#"<pattern id="grain-orange" width="5" height="10" patternUnits="userSpaceOnUse"><path d="M1 0V10" class="grain"/></pattern>"#,
    r#"<pattern id="grain-black" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 4H8M4 0V8" class="grain"/></pattern>"#,
);

/// The front of a drawer, with the mark of its colour.
fn drawer(colour: &str, letter: &str) -> String {
    let letter = escape(letter);
    format!(
        r#"<g id="drawer-{colour}" class="drawer {colour}"><rect class="front" x="2" y="2" width="56" height="36" rx="2"/><rect class="texture" x="2" y="2" width="56" height="36" rx="2" fill="url(#grain-{colour})"/><path class="shine" d="M3 3.2H57"/><path class="shade" d="M3 37H57"/><text class="letter" x="5" y="15">{letter}</text></g>"#
    )
}
