//! What is looked back on, in the pseudo-language: photographs and sessions of the real table, the days, two plays of a deal.

use anyhow::Result;

use super::super::evening::open_example;
use super::super::pair;
use super::super::photo::{LIDIA, file, photograph};
use super::Look;

impl Look<'_> {
    pub(super) async fn photo(&mut self) -> Result<()> {
        let browser = self.browser;
        browser.go("/score").await?;
        browser.click(".steps li:first-child button").await?;
        browser.click(".start button").await?;
        let letter = file(browser, "letter.jpg", b"Dear Lidia, here is no picture.")?;
        browser.choose_file(".sheet-photo input", &letter).await?;
        browser.until("document.querySelector('.photo-take:disabled')").await?;
        self.at("a picture that cannot be opened").await?;
        browser.choose_file("dialog .photo-button input", &photograph(browser, LIDIA)?).await?;
        browser.until("document.querySelectorAll('.photo-column').length === 8").await?;
        self.at("a photograph that was read").await?;
        browser.click(".photo-take").await?;
        browser.until("!document.querySelector('dialog')").await?;
        self.at("cards from a photograph").await
    }

    pub(super) async fn evening(&mut self) -> Result<()> {
        open_example(self.browser, "").await?;
        self.at("a session").await?;
        self.browser.go("/statistics").await?;
        self.browser.see(".past-evening").await?;
        self.at("past sessions").await
    }

    /// A chart appears with the second day.
    pub(super) async fn days(&mut self) -> Result<()> {
        let browser = self.browser;
        let keep = "localStorage.setItem('sideboards.daily', '2026-11-01 sent 30 AQ\\n2026-11-03 sent 40 AQ\\n'); \
                    localStorage.setItem('sideboards.daily-yardsticks', '2026-11-01 60 50\\n')";
        browser.run(keep).await?;
        browser.go("/daily").await?;
        for shown in 0..3 {
            browser.click_nth("input[name=over]", shown).await?;
            browser.see(".daily-over .chart").await?;
            self.at("the days as a chart").await?;
        }
        Ok(())
    }

    pub(super) async fn two_plays(&mut self) -> Result<()> {
        self.browser.go(&pair::link()?).await?;
        pair::until_compared(self.browser).await?;
        self.at("two plays of a deal").await
    }
}
