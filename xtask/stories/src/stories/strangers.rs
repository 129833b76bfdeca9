//! What people do who do not know each other.

use anyhow::{Result, ensure};

use super::pages::fits;
use crate::browser::{Browser, Memory, Screen};
use crate::{Stage, axe, play};

/// The form that looks for a quick game.
const DOOR: &str = ".doors > .door:nth-child(3)";

/// Looks for a quick game of two.
async fn look_for_game(browser: &Browser, name: &str) -> Result<()> {
    browser.go("/online").await?;
    browser.see(&format!("{DOOR} input[name=name]")).await?.send_keys(name).await?;
    browser.click(&format!("{DOOR} .main")).await?;
    browser.see(".meeting").await?;
    Ok(())
}

/// Counts the chairs of a meeting that are taken.
async fn until_there(browser: &Browser, count: usize) -> Result<()> {
    browser.until(&format!("document.querySelectorAll('.meeting-chair:not(.free)').length === {count}")).await
}

pub(crate) async fn strangers_meet_where_the_operator_lets_them(stage: &Stage) -> Result<()> {
    let shy = stage.browser(Screen::Phone).await?;
    shy.go("/online").await?;
    let is_answered = "performance.getEntriesByType('resource').some((entry) => entry.name.endsWith('/api/quick') && entry.responseEnd > 0)";
    shy.until(is_answered).await?;
    ensure!(shy.count(".door").await? == 2, "strangers are not offered");
    shy.close().await?;
    let server = stage.server.another_with(&["--strangers"]).await?;
    let open = async |screen| Browser::open(&stage.driver, server.address(), screen, Memory::Keeps).await;
    let (ann, bo) = (open(Screen::Phone).await?, open(Screen::Desktop).await?);
    ann.go("/online").await?;
    ann.see(DOOR).await?;
    fits(&ann, "the offer of a quick game").await?;
    axe::check(&ann, &stage.axe, "the offer of a quick game").await?;
    look_for_game(&ann, "Ann").await?;
    until_there(&ann, 1).await?;
    ensure!(ann.count(".meeting .start").await? == 0, "nothing to agree to yet");
    fits(&ann, "waiting for strangers").await?;
    axe::check(&ann, &stage.axe, "waiting for strangers").await?;
    look_for_game(&bo, "Bo").await?;
    for browser in [&ann, &bo] {
        until_there(browser, 2).await?;
        browser.see(".meeting .start .main").await?;
    }
    axe::check(&bo, &stage.axe, "strangers who get ready").await?;
    ann.click(".meeting .start .main").await?;
    bo.until("document.querySelectorAll('.meeting-ready').length === 1").await?;
    bo.click(".meeting .start .main").await?;
    for browser in [&ann, &bo] {
        play::lay_start(browser).await?;
    }
    for browser in [&ann, &bo] {
        play::turn(browser, 2).await?;
        ensure!(browser.count(".time-left").await? == 1, "strangers have a clock");
    }
    report(stage, &ann).await?;
    meet_no_more(&ann, &bo).await?;
    ann.close().await?;
    bo.close().await
}

/// Reports the other player in the menu of the table.
async fn report(stage: &Stage, ann: &Browser) -> Result<()> {
    ann.click(".menu summary").await?;
    ann.click_nth(".menu-sheet button", 1).await?;
    ann.see("dialog[open] .stranger").await?;
    ann.click(".stranger summary").await?;
    fits(ann, "reporting a stranger").await?;
    axe::check(ann, &stage.axe, "reporting a stranger").await?;
    ann.click_nth(".stranger details button", 1).await?;
    ann.until("document.querySelector('.room-sheet [role=status]').textContent.includes('Bo')").await?;
    ann.click("dialog[open] .close").await?;
    ann.until("!document.querySelector('dialog')").await
}

/// After the report each of them waits at a table of their own.
async fn meet_no_more(ann: &Browser, bo: &Browser) -> Result<()> {
    for browser in [ann, bo] {
        browser.click(".menu summary").await?;
        browser.click(".menu-sheet .leave").await?;
        browser.click("dialog .main").await?;
        browser.until("location.pathname === '/online'").await?;
        browser.click(&format!("{DOOR} .main")).await?;
        until_there(browser, 1).await?;
    }
    let rooms = [ann.run("return location.pathname").await?, bo.run("return location.pathname").await?];
    ensure!(rooms[0] != rooms[1], "they are at one table: {rooms:?}");
    until_there(ann, 1).await
}
