//! Stories that were written to run in every engine. `main.rs` lists all that do.

use std::time::Duration;

use anyhow::{Context, Result, ensure};

use super::online::{open_room, sit_down};
use crate::Stage;
use crate::browser::Screen;
use crate::play::{self, CARDS};

/// The first service worker has the same files as the page, whenever it takes control.
pub(crate) async fn a_first_visit_is_not_told_of_a_new_version(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Desktop).await?;
    browser.go("/").await?;
    browser.until("navigator.serviceWorker.controller?.state === 'activated'").await?;
    // Long enough for a wrong offer to appear.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let offered = browser.run("return document.documentElement.dataset.update ?? ''").await?;
    ensure!(offered == "", "there is nothing newer than the first visit");
    browser.close().await
}

pub(crate) async fn a_whole_game_with_bots_by_touch_and_drag(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    play::start(&browser, "bots").await?;
    play::turn(&browser, 0).await?;
    // A finger takes a card up, turns it and lays it.
    let first = "document.querySelector('.hand-card').getAttribute('aria-label').replace(/^[^:]*: /, '')";
    let shown = browser.run(&format!("return {first}")).await?;
    browser.touch(".hand-card").await?;
    browser.see(".taken .hand-card").await?;
    browser.touch(".hand-card").await?;
    browser.until(&format!("{first} !== {shown}")).await.context("a second touch turns the card")?;
    browser.touch(".end").await?;
    browser.until("document.querySelectorAll('.own .trial').length === 1").await?;
    // It drags as well, and so does a mouse.
    browser.drag_by_touch(".hand-card", ".end.right").await?;
    browser.until("document.querySelectorAll('.own .trial').length === 2").await?;
    browser.touch(".confirm:not(:disabled)").await?;
    play::turn(&browser, 2).await?;
    browser.drag(".hand-card", ".end.left").await?;
    browser.until("document.querySelectorAll('.own .trial').length === 1").await?;
    browser.touch(".confirm:not(:disabled)").await?;
    for lie in 3..CARDS {
        play::lay_next(&browser, lie).await?;
    }
    play::check_result(&browser, 3).await?;
    browser.close().await
}

pub(crate) async fn two_people_play_in_a_room(stage: &Stage) -> Result<()> {
    let (ann, bo) = (stage.browser(Screen::Desktop).await?, stage.browser(Screen::Phone).await?);
    let room = open_room(&ann, "Ann").await?;
    sit_down(&bo, &room, "Bo").await?;
    ann.until("document.querySelectorAll('.seat').length === 2").await?;
    ann.click(".start button").await?;
    play::lay_start(&ann).await?;
    play::lay_start(&bo).await?;
    for lie in 2..CARDS {
        // A reload in the middle of the game loses nothing.
        if lie == 4 {
            bo.reload().await?;
        }
        play::lay_next(&ann, lie).await?;
        play::lay_next(&bo, lie).await?;
    }
    for browser in [ann, bo] {
        browser.see(".result").await?;
        play::check_result(&browser, 2).await?;
        let check = browser.text(".deal-good").await?;
        ensure!(check.contains("and a random number from you"), "the check says: {check}");
        browser.close().await?;
    }
    Ok(())
}
