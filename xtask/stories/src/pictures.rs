//! The pictures of the README and of the documents.

use std::path::Path;

use anyhow::Result;

use crate::Stage;
use crate::browser::{Browser, Screen};
use crate::play;

/// A deal that looks good.
const DEAL: &str = "5c1deb0a5c1deb0a5c1deb0a5c1deb0a5c1deb0a5c1deb0a5c1deb0a5c1deb0a";

/// Takes all of them into a folder.
pub(crate) async fn take(stage: &Stage, folder: &Path) -> Result<()> {
    std::fs::create_dir_all(folder)?;
    let album = Album { stage, folder };
    album.game(Screen::Desktop, "light", "desktop").await?;
    album.game(Screen::Desktop, "dark", "desktop-dark").await?;
    album.game(Screen::Tablet, "light", "tablet").await?;
    album.game(Screen::Phone, "light", "phone").await?;
    album.page(Screen::Desktop, "light", "/", "home-desktop").await?;
    album.page(Screen::Phone, "light", "/learn", "learn-phone").await?;
    album.page(Screen::Phone, "dark", "/settings", "settings-phone-dark").await?;
    album.page(Screen::Phone, "light", "/new?mode=bots", "new-phone").await?;
    album.page(Screen::Tablet, "light", "/rules", "rules-tablet").await
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

    async fn page(&self, screen: Screen, theme: &str, path: &str, name: &str) -> Result<()> {
        let browser = self.browser(screen, theme).await?;
        browser.go(path).await?;
        self.save(&browser, name).await?;
        browser.close().await
    }

    /// The table in the middle of a game, and the result.
    async fn game(&self, screen: Screen, theme: &str, name: &str) -> Result<()> {
        let browser = self.browser(screen, theme).await?;
        browser.go(&format!("/new?deal={DEAL}&players=4&goals=2-8-19")).await?;
        browser.click(".start button").await?;
        play::lay_start(&browser).await?;
        for lie in 2..5 {
            play::lay_next(&browser, lie).await?;
        }
        play::turn(&browser, 5).await?;
        browser.click_nth(".hand-card", 1).await?;
        self.save(&browser, &format!("table-{name}")).await?;
        for lie in 5..play::CARDS {
            play::lay_next(&browser, lie).await?;
        }
        play::check_result(&browser, 4).await?;
        browser.run("scrollTo(0, 0)").await?;
        self.save(&browser, &format!("result-{name}")).await?;
        browser.close().await
    }

    async fn save(&self, browser: &Browser, name: &str) -> Result<()> {
        // Until the fonts are there and nothing moves any more.
        browser.run_async("document.fonts.ready.then(() => setTimeout(arguments[0], 500))").await?;
        std::fs::write(self.folder.join(format!("{name}.png")), browser.picture().await?)?;
        println!("{name}");
        Ok(())
    }
}
