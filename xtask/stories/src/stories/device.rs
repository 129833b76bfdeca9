use anyhow::{Result, ensure};

use crate::Stage;
use crate::browser::{Browser, Screen};
use crate::play;

/// Everything that the page holds, seen or not.
async fn whole_page(browser: &Browser) -> Result<String> {
    let page = browser.run("return document.documentElement.outerHTML").await?;
    Ok(page.as_str().unwrap_or_default().to_owned())
}

/// Looks at the round that has ended with everybody, and goes on.
async fn look_together(browser: &Browser) -> Result<()> {
    browser.see(".reveal").await?;
    let page = whole_page(browser).await?;
    ensure!(!page.contains("data-card"), "no card of a hand is there to be played");
    let boards = browser.run("return document.querySelectorAll('.reveal .columns .card').length").await?;
    let laid = browser.run("return document.querySelectorAll('.reveal .newest').length").await?;
    ensure!(boards.as_u64() > Some(0) && laid.as_u64() > Some(0), "{boards} cards lie open, {laid} are new");
    browser.until("document.activeElement.matches('.reveal .main')").await?;
    browser.click(".reveal .main").await?;
    browser.see(".curtain").await?;
    Ok(())
}

pub(crate) async fn hands_stay_secret_around_one_device(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    // With movement, as most people have it: nothing of a hand may fly over the curtain.
    browser.emulate_media(&[("prefers-reduced-motion", "no-preference")]).await?;
    browser.go("/new?mode=device").await?;
    play::set_name(&browser, 0, "Ann").await?;
    browser.click(".start button").await?;
    // Nothing of any hand is on the page as long as the curtain is there.
    browser.see(".curtain").await?;
    ensure!(browser.text(".curtain h1").await?.contains("Ann"), "the curtain names who comes next");
    ensure!(browser.count("[data-card], .card").await? == 0, "no card behind the curtain");
    browser.click(".curtain .main").await?;
    play::turn(&browser, 0).await?;
    let first = play::hand(&browser).await?;
    play::lay_start(&browser).await?;
    browser.see(".curtain").await?;
    ensure!(
        browser.count("[data-card], .card").await? == 0,
        "no card behind the curtain, and none that flies over it"
    );
    let page = whole_page(&browser).await?;
    ensure!(first.iter().all(|card| !page.contains(card)), "nothing of Ann's hand is behind the curtain");
    // Ann may change her mind before the other one looks.
    browser.click(".curtain .quiet").await?;
    play::turn(&browser, 0).await?;
    ensure!(play::hand(&browser).await? == first, "Ann has her cards again");
    play::lay_start(&browser).await?;
    browser.click(".curtain .main").await?;
    play::turn(&browser, 0).await?;
    let page = whole_page(&browser).await?;
    ensure!(first.iter().all(|card| !page.contains(card)), "the second player sees nothing of Ann's cards");
    let second = play::hand(&browser).await?;
    play::lay_start(&browser).await?;
    // All look at what was laid, and at nothing else.
    look_together(&browser).await?;
    // Now the sideboards are open, the hands are not.
    ensure!(browser.count("[data-card], .card").await? == 0, "the curtain is empty again");
    browser.click(".curtain .main").await?;
    play::turn(&browser, 2).await?;
    let page = whole_page(&browser).await?;
    ensure!(browser.text(".device-of").await? == "Ann", "the table names who has the device");
    let state = browser.run("return document.querySelector('.neighbour .state').textContent").await?;
    ensure!(state == "plays later", "who waits for the device does not think: {state}");
    let open = second.iter().filter(|card| page.contains(card.as_str())).count();
    ensure!(open >= 1, "what the second player laid is open");
    for lie in 2..play::CARDS {
        play::lay_next(&browser, lie).await?;
        browser.see(".curtain").await?;
        ensure!(browser.count("[data-card], .card").await? == 0, "no card behind the curtain of round {lie}");
        browser.click(".curtain .main").await?;
        play::lay_next(&browser, lie).await?;
        if lie + 1 < play::CARDS {
            look_together(&browser).await?;
            browser.click(".curtain .main").await?;
        }
    }
    play::check_result(&browser, 2).await?;
    browser.close().await
}

/// Lays the start cards of the second player, and returns what moves in the second frame of what all look at, and after
/// a finger went down: cards that turn over, cards that are covered, and cards on their way.
async fn reveal_first_round(browser: &Browser) -> Result<[i64; 6]> {
    play::turn(browser, 0).await?;
    browser.click_nth(".hand-card", 0).await?;
    browser.click(".end").await?;
    browser.until("document.querySelectorAll('.own .trial').length === 1").await?;
    browser.click_nth(".hand-card", 0).await?;
    browser.click(".end.left").await?;
    browser.see(".confirm:not(:disabled)").await?;
    let moving = "
const done = arguments[0];
const counted = () => [document.querySelectorAll('.reveal .newest.turning').length, document.querySelectorAll('.reveal .cover').length,
  document.querySelectorAll('.travelling, .moving').length];
const two_frames = (then) => requestAnimationFrame(() => requestAnimationFrame(then));
document.querySelector('.confirm').click();
two_frames(() => { const before = counted(); window.dispatchEvent(new PointerEvent('pointerdown')); two_frames(() => done(before.concat(counted()))); });";
    Ok(serde_json::from_value(browser.run_async(moving).await?)?)
}

pub(crate) async fn cards_around_one_device_turn_over_together(stage: &Stage) -> Result<()> {
    for motion in ["no-preference", "reduce"] {
        let browser = stage.browser(Screen::Phone).await?;
        browser.emulate_media(&[("prefers-reduced-motion", motion)]).await?;
        play::start(&browser, "device").await?;
        browser.click(".curtain .main").await?;
        play::lay_start(&browser).await?;
        browser.click(".curtain .main").await?;
        let moved = reveal_first_round(&browser).await?;
        let expected = if motion == "reduce" { [0; 6] } else { [4, 4, 0, 0, 0, 0] };
        ensure!(moved == expected, "with {motion}: {moved:?}");
        look_together(&browser).await?;
        browser.close().await?;
    }
    Ok(())
}
