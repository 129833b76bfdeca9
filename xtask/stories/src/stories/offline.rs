use anyhow::{Context, Result, ensure};

use crate::Stage;
use crate::browser::{Browser, Screen};
use crate::play;
use crate::versions::Versions;

/// Waits until the browser has kept the whole page.
async fn settled(browser: &Browser) -> Result<()> {
    browser.until("navigator.serviceWorker.controller").await
}

pub(crate) async fn everything_works_without_the_network(stage: &Stage) -> Result<()> {
    let mut browser = stage.browser(Screen::Phone).await?;
    let server = stage.server.another().await?;
    browser.moved_to(server.address());
    browser.go("/").await?;
    settled(&browser).await?;
    drop(server);
    // A deep link, another language and a whole game against bots, with the server gone.
    browser.go("/rules").await?;
    browser.see("#bonus").await?;
    browser.go("/licences").await?;
    browser.see(".licence").await?;
    browser.go("/settings").await?;
    browser.click_nth("input[name=language]", 1).await?;
    browser.until("document.documentElement.lang === 'de'").await?;
    // The home page is kept in each language, and comes in the one that was chosen.
    browser.go("/").await?;
    browser.until("document.querySelector('.hero-lead').textContent.includes('Schubladen')").await?;
    play::start(&browser, "bots").await?;
    play::whole_game(&browser).await?;
    play::check_result(&browser, 3).await?;
    browser.close().await
}

pub(crate) async fn a_new_version_is_taken_as_a_whole(stage: &Stage) -> Result<()> {
    let mut browser = stage.browser(Screen::Desktop).await?;
    let versions = Versions::of(&stage.server).await.context("copying the page")?;
    browser.moved_to(versions.address());
    let version = "return document.querySelector('meta[name=version]')?.content ?? 'old'";
    // The very first visit: this tab began without a service worker.
    browser.go("/").await?;
    settled(&browser).await?;
    browser.click("a.solo").await?;
    browser.click(".start button").await?;
    play::turn(&browser, 0).await?;
    let kept = play::kept(&browser).await?;
    // The server is updated: old files are gone, the new page has other names.
    versions.deploy();
    browser
        .run_async("navigator.serviceWorker.ready.then((r) => r.update()).then(() => arguments[0]())")
        .await?;
    // The page offers the new version, and takes all of it at once; until then the old one is whole.
    browser.see(".update button").await?;
    ensure!(browser.run(version).await? == "old", "nothing changes before the player agrees");
    browser.run("document.querySelector('a.house').click()").await?;
    browser.see(".home").await?;
    browser.click(".update button").await?;
    browser.until("document.querySelector('meta[name=version]')?.content === 'new'").await?;
    browser.until("document.querySelector('a.continue').checkVisibility()").await?;
    browser.go("/game").await?;
    play::turn(&browser, 0).await?;
    ensure!(play::kept(&browser).await? == kept, "the game is still there");
    let caches = browser.run_async("caches.keys().then(arguments[0])").await?;
    ensure!(caches.as_array().map(Vec::len) == Some(1), "nothing old is kept: {caches}");
    browser.close().await
}
