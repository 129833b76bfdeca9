use anyhow::{Result, ensure};
use serde_json::json;

use super::pages::{languages, speak};
use crate::browser::{Browser, Screen};
use crate::{Stage, axe, play};

pub(super) const STEPS: usize = 13;

pub(super) fn step(number: usize) -> String {
    format!("document.querySelector('.teacher-step')?.textContent.startsWith('{number}/')")
}

/// The element under the light.
fn is_lit(selector: &str) -> String {
    format!(
        "((spot, target) => spot && !spot.hidden && target && Math.abs(spot.getBoundingClientRect().left + 6 - target.getBoundingClientRect().left) < 8 \
         && Math.abs(spot.getBoundingClientRect().top + 6 - target.getBoundingClientRect().top) < 8)\
         (document.querySelector('.spot'), document.querySelector({selector:?}))"
    )
}

pub(crate) async fn the_tutorial_by_doing(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    // Another game is on the table, and must be there afterwards.
    play::start(&browser, "solo").await?;
    let kept = play::kept(&browser).await?;
    browser.go("/learn").await?;
    browser.until(&step(1)).await?;
    browser.until(&is_lit(".hand")).await?;
    browser.click_nth(".hand-card", 0).await?;
    browser.until(&step(2)).await?;
    browser.until(&is_lit(".taken .hand-card")).await?;
    browser.click(".turn").await?;
    browser.until(&step(3)).await?;
    browser.click(".end").await?;
    browser.until(&step(4)).await?;
    browser.click_nth(".hand-card", 0).await?;
    browser.click(".end.right").await?;
    browser.until(&step(5)).await?;
    browser.until(&is_lit(".confirm")).await?;
    browser.click(".confirm").await?;
    // Where the third card went is only read.
    browser.until(&step(6)).await?;
    browser.until(&is_lit(".neighbour")).await?;
    browser.click(".teacher-next").await?;
    browser.until(&step(7)).await?;
    browser.until(&is_lit(".goal.colour")).await?;
    play::lay_next(&browser, 2).await?;
    browser.until(&step(8)).await?;
    // It answers what was done.
    browser.until("document.querySelector('.teacher-answer').textContent.length > 3").await?;
    play::lay_next(&browser, 3).await?;
    browser.until(&step(9)).await?;
    play::lay_next(&browser, 4).await?;
    browser.until(&step(10)).await?;
    browser.click(".teacher-next").await?;
    browser.until(&step(11)).await?;
    browser.until(&is_lit(".exchange")).await?;
    browser.click(".exchange").await?;
    browser.click("dialog .main").await?;
    browser.until(&step(12)).await?;
    browser.click(".teacher-next").await?;
    browser.until(&step(13)).await?;
    browser.click(".teller .main").await?;
    browser.see(".verdict").await?;
    ensure!(play::kept(&browser).await? == kept, "the tutorial leaves the other game alone");
    // The pages after it have the real table again.
    browser.click(".teacher a.main").await?;
    browser.click(".start button").await?;
    play::lay_start(&browser).await?;
    play::turn(&browser, 2).await?;
    browser.close().await
}

pub(crate) async fn the_tutorial_goes_on_and_back_and_survives_a_reload(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    browser.go("/learn").await?;
    let lie = "return document.querySelectorAll('.own .column').length";
    let mut cards = Vec::new();
    for number in 1..STEPS {
        browser.until(&step(number)).await?;
        if number < STEPS - 1 {
            browser.reload().await?;
            browser.until(&step(number)).await?;
            browser.see(".hand-card").await?;
        }
        cards.push(browser.run(lie).await?);
        // A step never asks for a press of something that is disabled.
        if number == 5 {
            browser.see(".confirm:not(:disabled)").await?;
        }
        browser.click(".teacher-next").await?;
    }
    browser.until(&step(STEPS)).await?;
    // The scoring fills the window until it is over.
    browser.click(".teller .main").await?;
    browser.see(".verdict").await?;
    for number in (1..STEPS).rev() {
        browser.click(".teacher-back").await?;
        browser.until(&step(number)).await?;
        browser.see(".hand-card").await?;
        let now = browser.run(lie).await?;
        ensure!(now == cards[number - 1], "step {number} began with {} cards, not {now}", cards[number - 1]);
    }
    browser.close().await
}

/// The coach is as high in every step and language, and its words fit, on small screens too.
pub(crate) async fn the_coach_never_jumps(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    browser.go("/").await?;
    for (width, height) in [(320, 568), (360, 740), (740, 360), (720, 450), (1440, 900)] {
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 700 });
        browser.devtools("Emulation.setDeviceMetricsOverride", metrics).await?;
        for language in &languages()? {
            speak(&browser, language).await?;
            browser.run("localStorage.removeItem('sideboards.lesson-step')").await?;
            browser.go("/learn").await?;
            check_heights(&browser, &format!("{language} at {width} x {height}")).await?;
        }
    }
    speak(&browser, "en").await?;
    browser.go("/learn").await?;
    axe::check(&browser, &stage.axe, "the tutorial").await?;
    browser.close().await
}

/// A newcomer hears the first sounds here, and silences them here.
async fn check_mute(browser: &Browser, place: &str) -> Result<()> {
    let in_sight = "const at = document.querySelector('.teacher .mute').getBoundingClientRect(); \
                    return at.width >= 43.5 && at.height >= 43.5 && at.left >= 0 && at.right <= innerWidth && at.top >= 0 && at.bottom <= innerHeight";
    ensure!(browser.run(in_sight).await? == true, "no button to mute in {place}");
    for silent in ["true", "false"] {
        browser.click(".teacher .mute").await?;
        browser
            .until(&format!("document.querySelector('.teacher .mute').ariaPressed === '{silent}'"))
            .await?;
    }
    Ok(())
}

async fn check_heights(browser: &Browser, place: &str) -> Result<()> {
    check_mute(browser, place).await?;
    let mut first = None;
    for number in 1..STEPS {
        browser.until(&step(number)).await?;
        let seen = browser
            .run("const coach = document.querySelector('.teacher'), says = document.querySelector('.teacher-says'); \
                  const bottom = (name) => document.querySelector(name).getBoundingClientRect().bottom, actions = document.querySelector('.actions').getBoundingClientRect(); \
                  return [coach.offsetHeight, says.scrollHeight - says.clientHeight, document.documentElement.scrollWidth - innerWidth, \
                          Math.round(Math.max(bottom('.hand'), bottom('.stock'), bottom('.own')) - actions.top), document.documentElement.scrollHeight - innerHeight]")
            .await?;
        ensure!(seen[1].as_i64() <= Some(1), "step {number} in {place} does not fit: {seen}");
        ensure!(seen[2].as_i64() <= Some(0), "step {number} in {place} is too wide: {seen}");
        ensure!(seen[3].as_i64() <= Some(2), "step {number} in {place} has cards under the buttons: {seen}");
        ensure!(seen[4].as_i64() <= Some(2), "step {number} in {place} is taller than the window: {seen}");
        let first = first.get_or_insert_with(|| seen[0].clone());
        ensure!(*first == seen[0], "step {number} in {place} jumps from {first} to {}", seen[0]);
        if number < STEPS - 1 {
            browser.click(".teacher-next").await?;
        }
    }
    Ok(())
}

/// The rules of this game open over the table.
pub(crate) async fn the_rules_are_at_hand(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    play::start(&browser, "bots").await?;
    play::lay_start(&browser).await?;
    play::turn(&browser, 2).await?;
    browser.click(".menu summary").await?;
    browser.click(".menu-sheet button").await?;
    browser.see("dialog[open] .at-hand-goal").await?;
    ensure!(browser.count(".at-hand-goal").await? == 3, "the three goals of this game");
    ensure!(browser.count(".at-hand-goal:nth-child(2) .pattern").await? > 1, "in every way up and round");
    axe::check(&browser, &stage.axe, "the rules at hand").await?;
    // Going back closes them and leaves the game alone.
    browser.run("history.back()").await?;
    browser.until("!document.querySelector('dialog') && document.querySelector('.hand-card')").await?;
    browser.press(&['?']).await?;
    browser.see("dialog[open] .at-hand").await?;
    browser.click(".at-hand a").await?;
    browser.see(".rules").await?;
    browser.run("history.back()").await?;
    play::turn(&browser, 2).await?;
    browser.close().await
}
