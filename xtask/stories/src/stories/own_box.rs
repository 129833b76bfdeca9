use anyhow::{Result, ensure};
use serde_json::json;

use super::online::{open_room_with, sit_down};
use super::pages::fits;
use crate::browser::{Browser, Screen};
use crate::{Stage, axe, play};

/// A small box, with cards for two.
const WEEKEND: &str = include_str!("../../../../examples/weekend-box.toml");

/// Puts a box into the browser.
async fn keep_box(browser: &Browser) -> Result<()> {
    browser
        .run_with("localStorage.setItem('sideboards.boxes', '1\\n' + arguments[0])", vec![json!(WEEKEND)])
        .await?;
    Ok(())
}

/// Begins a game with the own box, which is the second one to choose.
async fn start(browser: &Browser, mode: &str) -> Result<()> {
    browser.go(&format!("/new?mode={mode}")).await?;
    play::open_more(browser).await?;
    browser.click_nth("input[name=box]", 1).await?;
    browser.until("document.querySelector('.new-game').textContent.includes('First game')").await?;
    Ok(())
}

pub(crate) async fn an_own_box_is_played_alone_and_with_a_bot(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    browser.go("/new").await?;
    ensure!(browser.count("input[name=box]").await? == 0, "with one box there is nothing to choose");
    // Another tab may have stored it: the page is not loaded again.
    keep_box(&browser).await?;
    browser.click(".brand").await?;
    browser.click("a.bots").await?;
    browser.see("input[name=box]").await?;
    start(&browser, "bots").await?;
    ensure!(browser.count(".chair").await? == 2, "there are cards for two");
    fits(&browser, "a new game with an own box").await?;
    axe::check(&browser, &stage.axe, "a new game with an own box").await?;
    browser.click(".start button").await?;
    browser.see(".hand-card").await?;
    ensure!(play::kept(&browser).await?.contains("content bcbbac8c"), "the record names the box");
    // Hints and the bot know the box, and a reload finds it again.
    browser.reload().await?;
    play::whole_game(&browser).await?;
    play::check_result(&browser, 2).await?;
    // The choice is remembered, and a friend without the box is told so.
    browser.go("/new?mode=solo").await?;
    browser.until("document.querySelectorAll('input[name=box]')[1].checked").await?;
    browser.click(".start button").await?;
    play::whole_game(&browser).await?;
    play::check_result(&browser, 1).await?;
    let link = "return document.querySelector('.share pre').textContent.split('\\n').pop().replace(location.origin, '')";
    let link = browser.run(link).await?;
    let link = link.as_str().unwrap_or_default().to_owned();
    ensure!(link.contains("&box=bcbbac8c"), "{link} names the box");
    let hand = "return JSON.stringify([...document.querySelectorAll('.hand-card')].map((card) => card.getAttribute('aria-label')))";
    browser.click_nth(".after .buttons button", 0).await?;
    browser.see(".hand-card").await?;
    let dealt = browser.run(hand).await?;
    browser.go(&link).await?;
    browser.click(".sent-deal .main").await?;
    browser.see(".hand-card").await?;
    ensure!(browser.run(hand).await? == dealt, "the same cards of the same box");
    browser.run("localStorage.removeItem('sideboards.boxes')").await?;
    browser.go(&link).await?;
    browser.see(".new-game .sent").await?;
    ensure!(
        browser.text(".new-game .sent").await?.contains("have in this browser"),
        "it says what is missing"
    );
    axe::check(&browser, &stage.axe, "a deal of a box that is not here").await?;
    browser.close().await
}

pub(crate) async fn an_own_box_is_played_in_a_room(stage: &Stage) -> Result<()> {
    let (ann, bo) = (stage.browser(Screen::Desktop).await?, stage.browser(Screen::Phone).await?);
    ann.go("/").await?;
    keep_box(&ann).await?;
    let room = open_room_with(&ann, "Ann", Some(1)).await?;
    ann.until("document.querySelector('.agreement > p').textContent.includes('Weekend box')").await?;
    axe::check(&ann, &stage.axe, "a room with an own box").await?;
    // Bo does not have the box, gets it with the room, and keeps it only if he wants to.
    sit_down(&bo, &room, "Bo").await?;
    bo.until("document.querySelector('.agreement > p').textContent.includes('Weekend box')").await?;
    fits(&bo, "a room with an own box").await?;
    axe::check(&bo, &stage.axe, "a room with a borrowed box").await?;
    ensure!(bo.run("return localStorage.getItem('sideboards.boxes')").await?.is_null(), "nothing is kept");
    ann.until("document.querySelectorAll('.seat').length === 2").await?;
    ensure!(ann.count(".add-bot").await? == 0, "there are cards for two");
    ann.click(".start button").await?;
    play::lay_start(&ann).await?;
    play::lay_start(&bo).await?;
    for lie in 2..play::CARDS {
        if lie == 4 {
            bo.reload().await?;
        }
        play::lay_next(&ann, lie).await?;
        play::lay_next(&bo, lie).await?;
    }
    for browser in [&ann, &bo] {
        browser.see(".result").await?;
        play::check_result(browser, 2).await?;
    }
    bo.click(".keep-box").await?;
    bo.until("localStorage.getItem('sideboards.boxes')?.includes('Weekend box')").await?;
    axe::check(&bo, &stage.axe, "the result of a room with an own box").await?;
    ann.close().await?;
    bo.close().await
}
