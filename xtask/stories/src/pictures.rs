//! The pictures of the README.

use std::path::Path;
use std::time::Duration;

use anyhow::Result;

use crate::Stage;
use crate::browser::{Browser, Screen};
use crate::film::Film;
use crate::play;

/// A deal that looks good.
const DEAL: &str = "5c1deb0a5c1deb0a5c1deb0a5c1deb0a5c1deb0a5c1deb0a5c1deb0a5c1deb0a";

/// How long a film pauses for the viewer.
const LOOK: Duration = Duration::from_millis(1200);

/// Takes all of them into a folder.
pub(crate) async fn take(stage: &Stage, folder: &Path) -> Result<()> {
    std::fs::create_dir_all(folder)?;
    let album = Album { stage, folder };
    album.table("table-desktop").await?;
    album.page("light", "/learn", "learn-phone").await?;
    album.page("dark", "/settings", "settings-phone-dark").await?;
    album.round("round").await
}

struct Album<'s> {
    stage: &'s Stage,
    folder: &'s Path,
}

impl Album<'_> {
    async fn browser(&self, screen: Screen, theme: &str) -> Result<Browser> {
        let browser = self.stage.browser(screen).await?;
        browser.go("/").await?;
        browser.run(&format!("localStorage.setItem('sideboards.theme', '{theme}')")).await?;
        Ok(browser)
    }

    /// Takes a page on a phone.
    async fn page(&self, theme: &str, path: &str, name: &str) -> Result<()> {
        let browser = self.browser(Screen::Phone, theme).await?;
        browser.go(path).await?;
        self.save(&browser, name).await?;
        browser.close().await
    }

    /// Takes the table in the middle of a game.
    async fn table(&self, name: &str) -> Result<()> {
        let browser = self.browser(Screen::Desktop, "light").await?;
        play_until(&browser, 5).await?;
        browser.click_nth(".hand-card", 1).await?;
        self.save(&browser, name).await?;
        browser.close().await
    }

    /// Films a round on a phone: a card is taken up, rotated, placed and confirmed, then all others show theirs.
    async fn round(&self, name: &str) -> Result<()> {
        let browser = self.browser(Screen::Phone, "light").await?;
        play_until(&browser, 2).await?;
        let mut film = Film::new()?;
        film.slow_down(&browser).await?;
        browser.go("/game").await?;
        play::turn(&browser, 2).await?;
        film.hold(&browser, LOOK).await?;
        // Taken up, then rotated.
        for length in [300, 500] {
            browser.click_nth(".hand-card", 0).await?;
            film.run(&browser, Duration::from_millis(length)).await?;
            film.hold(&browser, LOOK / 2).await?;
        }
        browser.click(".end.right").await?;
        film.run(&browser, Duration::from_millis(1600)).await?;
        film.hold(&browser, LOOK).await?;
        browser.click(".confirm:not(:disabled)").await?;
        film.run(&browser, Duration::from_millis(1800)).await?;
        film.hold(&browser, LOOK).await?;
        film.save(&self.folder.join(format!("{name}.gif")), 360)?;
        println!("{name}");
        browser.close().await
    }

    async fn save(&self, browser: &Browser, name: &str) -> Result<()> {
        browser.until("!document.querySelector('.toast')").await?;
        // Until the fonts are there and nothing moves any more.
        browser.run_async("document.fonts.ready.then(() => setTimeout(arguments[0], 500))").await?;
        std::fs::write(self.folder.join(format!("{name}.png")), browser.picture().await?)?;
        println!("{name}");
        Ok(())
    }
}

/// Plays with three bots until a number of cards are placed.
async fn play_until(browser: &Browser, placed: usize) -> Result<()> {
    browser.go(&format!("/new?deal={DEAL}&players=4&goals=2-8-19")).await?;
    browser.click(".sent-deal .main").await?;
    play::lay_start(browser).await?;
    for lie in 2..placed {
        play::lay_next(browser, lie).await?;
    }
    play::turn(browser, placed).await
}
