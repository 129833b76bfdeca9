//! The picture in the README: what the program prints, as a drawing.

use std::process::Command;

use anstyle_svg::Term;
use anyhow::Result;

use crate::run;

/// Where the picture is.
const PICTURE: &str = "docs/images/example.svg";

/// Runs the program without a command, with colours, and draws what it prints.
pub(crate) fn run() -> Result<()> {
    run::cargo(&["build", "--package", "sideboards"], &[])?;
    let program = run::target().join("debug/sideboards");
    let text = run::output(Command::new(program).env("CLICOLOR_FORCE", "1").env("COLUMNS", "100"))?;
    // The last lines tell how to go on from where the program was called, which is nobody else's path.
    let shown: Vec<&str> = text.lines().take_while(|line| !line.contains("Try ")).collect();
    std::fs::create_dir_all(run::root().join("docs/images"))?;
    std::fs::write(run::root().join(PICTURE), Term::new().render_svg(shown.join("\n").trim_end()))?;
    println!("{PICTURE} is drawn");
    Ok(())
}
