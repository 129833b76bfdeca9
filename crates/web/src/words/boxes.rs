use sideboards_rules::Content;

use crate::texts::Texts;

/// Names a box.
pub(crate) fn box_title(t: &Texts, content: &Content) -> String {
    if content.hash() == Content::classic().hash() { t.box_classic() } else { content.name().to_owned() }
}
