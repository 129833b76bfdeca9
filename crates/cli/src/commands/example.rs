use sideboards_rules::Content;

use crate::commands::score::readable;
use crate::failure::Failure;
use crate::output::print;
use crate::table_json::NamedTable;
use crate::terminal::{bold, dim};

/// The example that the rule booklet explains.
const EXAMPLE: &str = include_str!("../../../../examples/worked-example.json");

/// Shows a finished game, scored.
pub(crate) fn run() -> Result<(), Failure> {
    let content = Content::classic();
    let table = NamedTable::parse(EXAMPLE, &content).expect("the example is tested");
    // As it was called: whoever builds it the first time has no `sideboards` on the path.
    let program = std::env::args().next().unwrap_or_else(|| "sideboards".to_owned());
    let text = format!(
        "{}\n{}\n\n{}\n{}\n",
        bold("Sideboards"),
        "Three players have finished, and this is what their drawers are worth.",
        readable(&table, &content),
        dim(format!(
            "Try {program} --help\nor  {program} simulate --players 2 --bots joiner,apprentice --games 1000"
        )),
    );
    print(&text)
}
