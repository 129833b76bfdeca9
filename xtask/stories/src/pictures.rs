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
    let save = async |browser: &Browser, name: &str| -> Result<()> {
        // Fonts come with the first picture, light with the next.
        browser.run_async("document.fonts.ready.then(() => setTimeout(arguments[0], 500))").await?;
        std::fs::write(folder.join(format!("{name}.png")), browser.picture().await?)?;
        println!("{name}");
        Ok(())
    };
    for (screen, theme, name) in [
        (Screen::Desktop, "light", "desktop"),
        (Screen::Desktop, "dark", "desktop-dark"),
        (Screen::Tablet, "light", "tablet"),
        (Screen::Phone, "light", "phone"),
        (Screen::Phone, "dark", "phone-dark"),
    ] {
        let browser = stage.browser(screen).await?;
        browser.go("/").await?;
        browser.run(&format!("localStorage.setItem('sideboards.theme', '{theme}')")).await?;
        browser.go("/").await?;
        save(&browser, &format!("home-{name}")).await?;
        browser.go(&format!("/new?deal={DEAL}&players=4&goals=2-8-19")).await?;
        browser.click(".start button").await?;
        play::lay_start(&browser).await?;
        for lie in 2..5 {
            play::lay_next(&browser, lie).await?;
        }
        play::turn(&browser, 5).await?;
        browser.click_nth(".hand-card", 1).await?;
        save(&browser, &format!("table-{name}")).await?;
        for lie in 5..play::CARDS {
            play::lay_next(&browser, lie).await?;
        }
        play::check_result(&browser, 4).await?;
        browser.run("scrollTo(0, 0)").await?;
        save(&browser, &format!("result-{name}")).await?;
        for (path, page) in [("/learn", "learn"), ("/rules", "rules"), ("/settings", "settings"), ("/new?mode=bots", "new")] {
            browser.go(path).await?;
            save(&browser, &format!("{page}-{name}")).await?;
        }
        browser.close().await?;
    }
    Ok(())
}
