use sideboards_rules::Content;

use crate::texts::Texts;

/// Names a box.
pub(crate) fn box_title(t: &Texts, content: &Content) -> String {
    // A copy has a name of its own before anything else in it is changed.
    if content.name() == Content::classic().name() { t.box_classic() } else { content.name().to_owned() }
}
