//! Warnings and errors of a page. `ChromeDriver` collects them. In other engines a script in the page records them from when the
//! page has appeared until the next navigation; earlier ones are missed.

use std::sync::PoisonError;

use anyhow::Result;
use serde_json::{Value, json};

use super::{Browser, Extra};
use crate::engine::Engine;

impl Browser {
    /// Returns all warnings and errors of the console since the last time.
    pub(crate) async fn complaints(&self) -> Result<Vec<String>> {
        if self.engine != Engine::Chromium {
            self.leave().await?;
            return Ok(std::mem::take(&mut *self.heard.lock().unwrap_or_else(PoisonError::into_inner)));
        }
        let log = self.client.issue_cmd(Extra { path: "se/log", body: json!({ "type": "browser" }) }).await?;
        let entries = log.as_array().cloned().unwrap_or_default();
        let bad = entries.iter().filter(|entry| entry["level"] == "SEVERE" || entry["level"] == "WARNING");
        Ok(bad.map(|entry| entry["message"].to_string()).collect())
    }

    /// Starts recording the page's complaints.
    pub(super) async fn listen(&self) -> Result<()> {
        const LISTEN: &str = "
if (window.complaints) return;
window.complaints = [];
const say = (...words) => window.complaints.push(words.map((word) => String(word?.stack ?? word)).join(' '));
for (const level of ['error', 'warn']) {
  const before = console[level];
  console[level] = (...words) => { say(level, ...words); before.apply(console, words); };
}
addEventListener('error', (event) => say('error', event.message, event.filename, event.lineno));
addEventListener('unhandledrejection', (event) => say('unhandled', event.reason));
addEventListener('securitypolicyviolation', (event) => say('policy', event.violatedDirective, event.blockedURI));";
        if self.engine != Engine::Chromium {
            self.run(LISTEN).await?;
        }
        Ok(())
    }

    /// Keeps the recording before the page is replaced.
    pub(super) async fn leave(&self) -> Result<()> {
        if self.engine != Engine::Chromium {
            let said = self.run("return window.complaints?.splice(0) ?? []").await?;
            let said = said.as_array().into_iter().flatten().map(Value::to_string);
            self.heard.lock().unwrap_or_else(PoisonError::into_inner).extend(said);
        }
        Ok(())
    }
}
