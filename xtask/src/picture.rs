//! The picture of the command line: the program's output, as a drawing.

use std::process::Command;

use anstyle_svg::Term;
use anyhow::Result;

use crate::run;

/// The path of the picture.
const PICTURE: &str = "docs/images/example.svg";

/// Scores the worked example with colours, and draws the output.
pub(crate) fn run() -> Result<()> {
    run::cargo(&["build", "--package", "sideboards"], &[])?;
    let mut command = Command::new(run::target().join("debug/sideboards"));
    command.args(["score", "examples/worked-example.json"]).env("CLICOLOR_FORCE", "1").env("COLUMNS", "100");
    let text = run::output(&mut command)?;
    std::fs::create_dir_all(run::root().join("docs/images"))?;
    std::fs::write(run::root().join(PICTURE), Term::new().render_svg(text.trim_end()))?;
    println!("{PICTURE} is drawn");
    Ok(())
}
