//! What friends in a room do with each other.

use anyhow::{Result, ensure};

use super::online::{go_offline, is_about_the_network, open_impatient_room, open_room, sit_down};
use super::pages::fits;
use crate::browser::{Browser, Screen};
use crate::{Stage, axe, play};

/// Counts the others that bots play for.
async fn until_bots_play_for(browser: &Browser, count: usize) -> Result<()> {
    browser
        .until(&format!(
            "[...document.querySelectorAll('.presence')].filter((mark) => mark.textContent.includes('bot')).length === {count}"
        ))
        .await
}

async fn until_seats(browser: &Browser, count: usize) -> Result<()> {
    browser.until(&format!("document.querySelectorAll('.seat').length === {count}")).await
}

/// Chooses in the menu of the table: 1 opens the sheet of the room, 2 leaves it.
async fn choose_in_menu(browser: &Browser, selector: &str, index: usize) -> Result<()> {
    browser.click(".menu summary").await?;
    browser.click_nth(selector, index).await
}

pub(crate) async fn guests_are_welcome_and_asked_before_anything_changes(stage: &Stage) -> Result<()> {
    let (ann, bo) = (stage.browser(Screen::Desktop).await?, stage.browser(Screen::Phone).await?);
    let cy = stage.browser(Screen::Phone).await?;
    let room = open_room(&ann, "Ann").await?;
    // A guest with a phone held sideways sees who invites, and what to fill in and to press, without scrolling.
    bo.resize_to(740, 360).await?;
    bo.go(&room).await?;
    bo.until("document.activeElement?.name === 'name'").await?;
    let in_sight = |selector: &str| {
        format!(
            "((place) => place.top >= 0 && place.bottom <= innerHeight)(document.querySelector('{selector}').getBoundingClientRect())"
        )
    };
    for selector in [".door h2", ".door input[name=name]", ".door .main"] {
        bo.until(&format!("scrollY === 0 && {}", in_sight(selector))).await?;
    }
    bo.see("input[name=name]").await?.send_keys("Bo").await?;
    bo.click(".door .main").await?;
    bo.see(".seat.you").await?;
    bo.resize(Screen::Phone).await?;
    sit_down(&cy, &room, "Cy").await?;
    until_seats(&ann, 3).await?;
    // Everyone sees who is ready, and what others feel.
    bo.click(".ready").await?;
    for browser in [&ann, &bo, &cy] {
        browser.until("document.querySelectorAll('.ready-mark').length === 1").await?;
    }
    bo.click(".reactions summary").await?;
    bo.click_nth(".reaction-sheet button", 3).await?;
    cy.until(
        "document.querySelectorAll('.seat')[1].querySelector('.seat-reaction-sign')?.textContent === '🔥'",
    )
    .await?;
    fits(&bo, "the lobby").await?;
    axe::check(&bo, &stage.axe, "the lobby of guests").await?;
    bo.until("!document.querySelector('.seat-reaction-sign')").await?;
    // A newcomer learns while waiting, and finds the way back.
    bo.click(".while-waiting a").await?;
    bo.see(".teacher").await?;
    bo.click(".back-to-room a").await?;
    bo.see(".seat.you").await?;
    swap(&bo, &cy).await?;
    lock_and_remove(stage, &ann, &cy, &room).await?;
    ann.close().await?;
    bo.close().await?;
    cy.close().await
}

/// Two guests change seats when both want to.
async fn swap(bo: &Browser, cy: &Browser) -> Result<()> {
    let second = "document.querySelectorAll('.seat')[1].classList.contains('you')";
    // Each of the others has a button; that of Bo is the second.
    cy.click_nth(".seat-buttons button[title]", 1).await?;
    bo.see(".seat-buttons .main").await?;
    bo.until(second).await?;
    bo.click(".seat-buttons .main").await?;
    cy.until(second).await?;
    bo.until(&format!("!{second} && !document.querySelector('.seat-buttons .main')")).await
}

/// Only those who are in stay in a locked room. A removal asks the host, and tells the guest.
async fn lock_and_remove(stage: &Stage, ann: &Browser, cy: &Browser, room: &str) -> Result<()> {
    ann.until("[...document.querySelectorAll('.seat b')].map((name) => name.textContent).join() === 'Cy,Bo'")
        .await?;
    ann.click_nth(".company > .buttons:not(.add-bot) button", 0).await?;
    cy.until("document.querySelector('.company').textContent.includes('Locked')").await?;
    let stranger = stage.browser(Screen::Phone).await?;
    stranger.go(room).await?;
    stranger.until("document.querySelector('.room p')?.textContent.includes('locked')").await?;
    axe::check(&stranger, &stage.axe, "a locked room").await?;
    stranger.close().await?;
    ann.click_nth(".seat .close", 0).await?;
    ann.see("dialog[open]").await?;
    until_seats(cy, 3).await?;
    ann.click("dialog .main").await?;
    until_seats(ann, 2).await?;
    cy.until("document.querySelector('.banner')?.textContent.includes('removed')").await?;
    axe::check(cy, &stage.axe, "a removed guest").await
}

pub(crate) async fn the_host_leaves_and_the_next_one_calls_a_rematch(stage: &Stage) -> Result<()> {
    let (ann, bo) = (stage.browser(Screen::Desktop).await?, stage.browser(Screen::Phone).await?);
    let cy = stage.browser(Screen::Tablet).await?;
    ann.go("/").await?;
    let room = open_impatient_room(&ann, "Ann").await?;
    sit_down(&bo, &room, "Bo").await?;
    sit_down(&cy, &room, "Cy").await?;
    ann.click_nth(".add-bot button", 0).await?;
    until_seats(&ann, 4).await?;
    ann.click(".start button").await?;
    for browser in [&ann, &bo, &cy] {
        play::lay_start(browser).await?;
    }
    // The host leaves in the middle: a bot plays at once, so the others need not wait.
    play::turn(&ann, 2).await?;
    choose_in_menu(&ann, ".menu-sheet .leave", 0).await?;
    ann.click("dialog .main").await?;
    ann.until("location.pathname === '/online'").await?;
    until_bots_play_for(&bo, 1).await?;
    play::lay_next(&bo, 2).await?;
    play::lay_next(&cy, 2).await?;
    // One more is away until the end.
    play::turn(&cy, 3).await?;
    cy.go("/healthz").await?;
    until_bots_play_for(&bo, 2).await?;
    for lie in 3..play::CARDS {
        play::lay_next(&bo, lie).await?;
    }
    bo.click(".teller .main").await?;
    bo.until("document.querySelectorAll('.rank-bot').length === 2").await?;
    // The seat of the host is free, and the next player is the host.
    bo.until("document.querySelectorAll('.rematch-chip').length === 3").await?;
    axe::check(&bo, &stage.axe, "a result that bots finished").await?;
    fits(&bo, "a result that bots finished").await?;
    games_of_bots_are_marked(&cy, &room).await?;
    bo.click(".reactions summary").await?;
    bo.click_nth(".reaction-sheet button", 0).await?;
    cy.until("document.querySelector('.rematch-chip .seat-reaction-sign')?.textContent === '👏'").await?;
    // Who does not answer watches the next game, and is told.
    bo.click(".rematch > button").await?;
    cy.see(".rematch-starts").await?;
    play::turn(&bo, 0).await?;
    ensure!(bo.count(".neighbour").await? == 1, "the bot is in");
    cy.until("document.querySelector('.banner')?.textContent.includes('without you')").await?;
    cy.see(".verdict").await?;
    cy.click(".play-again .main").await?;
    cy.see(".watched").await?;
    ann.close().await?;
    bo.close().await?;
    cy.close().await
}

/// A player who was away finds the game marked in every list.
async fn games_of_bots_are_marked(cy: &Browser, room: &str) -> Result<()> {
    cy.go(room).await?;
    cy.click(".teller .main").await?;
    cy.see(".rank-bot").await?;
    cy.go("/online").await?;
    cy.until("document.querySelector('.my-game-state')?.textContent.includes('A bot finished')").await?;
    cy.go("/replay").await?;
    cy.until("document.querySelector('.past-games .of-day')?.textContent.includes('A bot finished')").await?;
    cy.click(".past-games li a").await?;
    cy.until("document.querySelector('.replay')?.textContent.includes('A bot finished')").await?;
    cy.go(room).await?;
    cy.click(".teller .main").await?;
    cy.see(".rematch-chip").await?;
    Ok(())
}

pub(crate) async fn a_seat_given_up_leaves_no_ghost(stage: &Stage) -> Result<()> {
    let (ann, bo) = (stage.browser(Screen::Desktop).await?, stage.browser(Screen::Phone).await?);
    let cy = stage.browser(Screen::Phone).await?;
    let room = open_room(&ann, "Ann").await?;
    sit_down(&bo, &room, "Bo").await?;
    sit_down(&cy, &room, "Cy").await?;
    ann.click_nth(".add-bot button", 0).await?;
    until_seats(&ann, 4).await?;
    ann.click(".start button").await?;
    play::turn(&bo, 0).await?;
    play::turn(&cy, 0).await?;
    // Cy goes to the list of games without closing the room: its socket stays until the seat is given up.
    choose_in_menu(&cy, ".menu-sheet a", 0).await?;
    cy.click("header.site .brand").await?;
    cy.click("a[href='/online']").await?;
    give_up(&cy).await?;
    until_bots_play_for(&ann, 1).await?;
    // Bo has no page of the room open, and no network when giving up.
    bo.go("/online").await?;
    bo.see(".my-game").await?;
    go_offline(&bo, true).await?;
    give_up(&bo).await?;
    bo.see(".my-games-leaving").await?;
    axe::check(&bo, &stage.axe, "a seat given up without a network").await?;
    fits(&bo, "a seat given up without a network").await?;
    ensure!(bo.run("return localStorage.getItem('sideboards.rooms')").await? == "", "the token is forgotten");
    go_offline(&bo, false).await?;
    until_bots_play_for(&ann, 2).await?;
    bo.until("!document.querySelector('.my-games-leaving, .my-game')").await?;
    // The others do not wait for them, neither in this game nor for the next one.
    play::whole_game(&ann).await?;
    ann.click(".teller .main").await?;
    ann.until("document.querySelectorAll('.rematch-chip').length === 2").await?;
    ann.click(".play-again .main").await?;
    play::turn(&ann, 0).await?;
    ensure!(ann.count(".neighbour").await? == 1, "both seats are free");
    let complaints = bo.complaints().await?;
    ensure!(complaints.iter().all(|line| is_about_the_network(line)), "the console says: {complaints:?}");
    ann.close().await?;
    cy.close().await
}

async fn give_up(browser: &Browser) -> Result<()> {
    browser.click(".my-game .close").await?;
    browser.see("dialog[open]").await?;
    browser.click("dialog .main").await?;
    browser.until("!document.querySelector('.my-game')").await
}
