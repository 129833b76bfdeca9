//! Boxes of one's own in the pseudo-language: the editor, and a box that is entered card by card.

use anyhow::Result;
use serde_json::json;

use super::Look;

/// Content files that have many kinds of errors.
const BAD_BOXES: [&str; 2] = [
    "format = 2\nname = 3\ncards = [\"XfT-PfOsK-\", \"R\", \"RxT-PfOsK-\", 4]\nhat = 1\n[[goal]]\nnumber = 300\nname = \" \"\nkind = \"hat\"\npoints = 0\n",
    "format = 1\nname = \"Attic\"\ncards = [\"RfT-PfOsK-\", \"RfT-PfOsK-\"]\n[[goal]]\nnumber = 2\nname = \"A\"\nkind = \"row\"\npoints = 1\nof = \"hat\"\nlongest = 3\n\
     [[goal]]\nnumber = 2\nname = \"B\"\nkind = \"colour\"\npoints = 1\npattern = [\"?\"]\n[[suggestion]]\nname = \"random\"\ngoals = [1]\n",
];

impl Look<'_> {
    pub(super) async fn boxes(&mut self) -> Result<()> {
        let browser = self.browser;
        browser.go("/box").await?;
        browser.run("document.querySelector('input[name=box-name]').value = 'Attic'").await?;
        browser.click(".new-box button").await?;
        browser.see(".box-editor").await?;
        browser.click(".box-card").await?;
        browser.see("dialog[open]").await?;
        self.at("a card of a box").await?;
        browser.click("dialog .close").await?;
        for tab in [1, 2, 3] {
            browser.click_nth("input[name=tab]", tab).await?;
            self.at(&format!("tab {tab} of a box")).await?;
        }
        let script = "const e = document.querySelector('.box-source'); e.value = arguments[0]; \
                      e.dispatchEvent(new Event('input', { bubbles: true }))";
        for text in BAD_BOXES {
            browser.run_with(script, vec![json!(text)]).await?;
            browser.see(".judgement.bad li").await?;
            self.at("a box with errors").await?;
        }
        browser.go("/box").await?;
        self.at("all boxes").await
    }

    pub(super) async fn transcription(&mut self) -> Result<()> {
        let browser = self.browser;
        browser.go("/box").await?;
        browser.click(".new-box button").await?;
        browser.click(".transcribe").await?;
        browser.see(".transcription .colour-key").await?;
        self.at("a box before its first card").await?;
        browser.click(".colour-key").await?;
        browser.click(".transcribe-candidate").await?;
        browser.see(".handle-key").await?;
        self.at("a card in hand").await?;
        // Five flowers on a card are unusual.
        while browser.count(".held-drawer.open").await? > 0 {
            browser.click_nth(".handle-key", 1).await?;
        }
        browser.see(".transcription .warnings:not(:empty)").await?;
        self.at("a card that is unusual").await
    }
}
