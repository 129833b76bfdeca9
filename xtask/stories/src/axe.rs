use anyhow::{Result, ensure};

use crate::browser::Browser;
use crate::engine::Engine;

/// Checks the page with axe-core and fails if it finds anything. It reads the document, which is the same in every
/// engine, so it runs in Chromium only.
pub(crate) async fn check(browser: &Browser, axe: &str, what: &str) -> Result<()> {
    if browser.engine() != Engine::Chromium {
        return Ok(());
    }
    browser.run(&format!("if (!window.axe) {{ {axe} }}")).await?;
    let script = "const done = arguments[arguments.length - 1]; axe.run(document, { resultTypes: ['violations'] }).then((found) => \
                  done(found.violations.map((v) => v.id + ': ' + v.help + '\\n  ' + v.nodes.map((n) => n.html.slice(0, 200) + ' ' + \
                  n.failureSummary).join('\\n  '))), (error) => done(['axe failed: ' + error]));";
    let violations = browser.run_async(script).await?;
    let violations: Vec<String> = violations
        .as_array()
        .into_iter()
        .flatten()
        .map(|violation| violation.as_str().unwrap_or_default().to_owned())
        .collect();
    ensure!(violations.is_empty(), "{what}: axe finds\n{}", violations.join("\n"));
    Ok(())
}
