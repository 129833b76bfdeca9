//! The sideboard of the home page. The style sheet animates its cards one after the other and lights two
//! combinations.

/// Peter's sideboard of the worked example, from left to right: goals 2 (Peak) and 19 (Red row) are well met.
pub const SHOWPIECE: [&str; 8] = [
    "T-PfKsRbO-",
    "OfP-K-RbTs",
    "P-ObTsR-Kf",
    "P-T-ObRfKs",
    "OsP-TbRfK-",
    "KfO-TbR-Ps",
    "TsOfP-R-Kb",
    "RbP-K-TfOs",
];

/// A Peak of turquoise drawers in columns three to five, and the row of seven red ones.
const PEAK: &str = "M124 82h52a2 2 0 0 1 2 2v32a2 2 0 0 1-2 2h-52a2 2 0 0 1-2-2V84a2 2 0 0 1 2-2ZM184 42h52a2 2 0 0 1 2 2v32a2 2 0 0 1-2 2h-52a2 2 0 0 1-2-2V44a2 2 0 0 1 2-2ZM244 82h52a2 2 0 0 1 2 2v32a2 2 0 0 1-2 2h-52a2 2 0 0 1-2-2V84a2 2 0 0 1 2-2Z";
const ROW: &str = "M4 122h412a2 2 0 0 1 2 2v32a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-32a2 2 0 0 1 2-2Z";

/// Draws the sideboard.
pub(crate) fn board() -> String {
    let cards: String =
        SHOWPIECE.map(|card| format!(r#"<div class="hero-card">{}</div>"#, picture(card))).concat();
    let [peak, row] = [("peak", PEAK), ("row", ROW)].map(|(name, path)| {
        format!(
            r#"<g class="hero-light {name}"><path class="hero-rim" pathLength="1" d="{path}"/><path class="hero-frame" pathLength="1" d="{path}"/></g>"#
        )
    });
    format!(
        r#"<div class="hero-wall" aria-hidden="true"><div class="hero-cards">{cards}<svg class="hero-lights" viewBox="0 0 480 200">{peak}{row}<g class="hero-gain"><circle cx="210" cy="24" r="17"/><text x="210" y="30">+4</text></g></svg></div><svg class="hero-stand" viewBox="0 0 480 48"><path d="M0 0h480v8H0Z"/><path d="M52 8h16L52 48h-8ZM412 8h16l8 40h-8Z"/></svg></div>"#
    )
}

/// Draws a card, given as five pairs of letters for colour and handle.
fn picture(card: &str) -> String {
    let signs: Vec<char> = card.chars().collect();
    let drawers: String = signs.chunks(2).enumerate().map(|(line, pair)| drawer(pair, line * 40)).collect();
    format!(
        r#"<svg class="card" viewBox="0 0 60 200"><rect class="carcass" width="60" height="200" rx="3"/>{drawers}</svg>"#
    )
}

fn drawer(pair: &[char], top: usize) -> String {
    let colour = match pair[0] {
        'R' => "red",
        'T' => "turquoise",
        'P' => "pink",
        'O' => "orange",
        _ => "black",
    };
    let handle = match pair[1] {
        'f' => "flower",
        's' => "square",
        'b' => "bar",
        _ => "",
    };
    front(colour, handle, top)
}

/// Draws the front of a drawer into a picture that is 60 wide; without a handle if that is empty.
pub fn front(colour: &str, handle: &str, top: usize) -> String {
    let drawer = format!(r##"<use href="#drawer-{colour}" y="{top}"/>"##);
    if handle.is_empty() {
        return drawer;
    }
    let centre = top + 4;
    format!(r##"{drawer}<use class="handle" href="#{handle}" x="16" y="{centre}" width="32" height="32"/>"##)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn colour(column: usize, line: usize) -> char {
        SHOWPIECE[column].chars().nth(line * 2).expect("five drawers")
    }

    #[test]
    fn what_is_lit_is_there() {
        assert_eq!([colour(2, 2), colour(3, 1), colour(4, 2)], ['T'; 3]);
        assert!((0..7).all(|column| colour(column, 3) == 'R'));
    }

    #[test]
    fn a_card_has_five_drawers() {
        for card in SHOWPIECE {
            assert_eq!(picture(card).matches("#drawer-").count(), 5, "{card}");
        }
    }
}
