//! Rooms in the pseudo-language.

use anyhow::Result;

use super::super::online::open_room;
use super::Look;
use crate::play;

impl Look<'_> {
    pub(super) async fn room(&mut self) -> Result<()> {
        let browser = self.browser;
        open_room(browser, "Ada").await?;
        self.at("a room").await?;
        browser.click_nth(".add-bot button", 1).await?;
        browser.until("document.querySelectorAll('.seat').length === 2").await?;
        browser.click(".change summary").await?;
        self.at("the settings of a room").await?;
        browser.click(".start button").await?;
        play::turn(browser, 0).await?;
        self.at("the table of a room").await?;
        play::lay_start(browser).await?;
        for lie in 2..play::CARDS {
            play::lay_next(browser, lie).await?;
        }
        browser.click(".teller .main").await?;
        browser.see(".rematch-chip").await?;
        self.at("another game in a room").await?;
        browser.go("/online").await?;
        browser.see(".my-game-state").await?;
        self.at("my games").await
    }
}
