//! What a card would make is seen before it counts, with a finger as well as with a mouse.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use serde_json::json;
use tokio::time::sleep;

use crate::Stage;
use crate::browser::{Browser, Screen};
use crate::play;

/// What is seen at an end: the card, the outlines over the row, what would be made, the points.
async fn seen_at(browser: &Browser, end: &str) -> Result<[bool; 4]> {
    let script = "const end = document.querySelector(arguments[0]); \
        const is_seen = (part) => { const e = end.querySelector(part); \
          return !!e && e.checkVisibility({ opacityProperty: true }) && e.getBoundingClientRect().width > 0 }; \
        return ['.card', '.preview', '.badge', '.badge-points'].map(is_seen)";
    Ok(serde_json::from_value(browser.run_with(script, vec![json!(end)]).await?)?)
}

/// Waits until an end shows this much: the browser learns where the mouse is a moment after it has moved.
async fn shows(browser: &Browser, end: &str, expected: [bool; 4]) -> Result<()> {
    let mut seen = seen_at(browser, end).await?;
    for _ in 0..50 {
        if seen == expected {
            break;
        }
        sleep(Duration::from_millis(20)).await;
        seen = seen_at(browser, end).await?;
    }
    ensure!(seen == expected, "it shows {seen:?} and not {expected:?}");
    Ok(())
}

const NOTHING: [bool; 4] = [false; 4];
/// Where the card would lie, as much as a place for a card shows without telling anything.
const GHOST: [bool; 4] = [true, false, false, false];
const SHAPES: [bool; 4] = [true, true, true, false];
const EVERYTHING: [bool; 4] = [true; 4];

async fn two_cards(stage: &Stage, preview: &str) -> Result<Browser> {
    let browser = stage.browser(Screen::Phone).await?;
    browser.go("/").await?;
    browser.run(&format!("localStorage.setItem('sideboards.preview', '{preview}')")).await?;
    play::start(&browser, "bots").await?;
    play::lay_start(&browser).await?;
    play::turn(&browser, 2).await?;
    Ok(browser)
}

pub(crate) async fn a_finger_sees_what_a_card_would_make(stage: &Stage) -> Result<()> {
    let browser = two_cards(stage, "pointed").await?;
    browser.hold_by_touch(".hand-card", ".end.right").await?;
    browser.see(".end.right.aimed").await?;
    ensure!(seen_at(&browser, ".end.right").await? == SHAPES, "it shows what it would make there");
    ensure!(seen_at(&browser, ".end.left").await? == NOTHING, "and nothing at the other end");
    // The card under the finger hides none of it.
    browser.until("getComputedStyle(document.querySelector('.carried')).opacity < 0.5").await?;
    browser.hold_on_over(".end.left").await?;
    browser.see(".end.left.aimed").await?;
    ensure!(seen_at(&browser, ".end.right").await? == NOTHING, "the first end is forgotten");
    ensure!(seen_at(&browser, ".end.left").await? == SHAPES, "the other end shows it");
    browser.hold_on_over(".say").await?;
    browser.until("!document.querySelector('.aimed, .aiming')").await?;
    browser.hold_on_over(".end.right").await?;
    browser.see(".end.right.aimed").await?;
    browser.let_go().await?;
    browser.until("document.querySelectorAll('.own .trial').length === 1").await?;
    ensure!(browser.count(".aimed, .aiming").await? == 0, "nothing stays marked");
    browser.close().await
}

/// A tap on an end places a card on trial: what it makes shines, the sums have it, and a tap takes it back.
pub(crate) async fn a_tap_tries_a_card_and_shows_what_it_makes(stage: &Stage) -> Result<()> {
    let browser = two_cards(stage, "pointed").await?;
    let sums = "return [...document.querySelectorAll('.goal-standing, .own-points')].map((sum) => sum.textContent).join(' | ')";
    let before = browser.run(sums).await?;
    // Some card at some end makes something.
    let mut made = 0;
    for (card, end) in [(0, ".end.right"), (0, ".end.left"), (1, ".end.right"), (1, ".end.left")] {
        browser.run(&format!("document.querySelectorAll('.hand-card')[{card}].id = 'tried'")).await?;
        browser.touch("#tried").await?;
        browser.touch(&format!("{end}.offered")).await?;
        browser.see(".own .trial").await?;
        let strong = browser.count(".own .columns .glow:not(.quiet)").await?;
        let after = browser.run(sums).await?;
        ensure!(
            (strong > 0) == (after != before),
            "{strong} outlines are new, the sums are {before} and {after}"
        );
        made += strong;
        browser.touch(".own .trial button").await?;
        browser.until("!document.querySelector('.own .trial')").await?;
        // It is taken up again; put it down.
        ensure!(browser.run(sums).await? == before, "all of it is taken back");
        browser.reload().await?;
        play::turn(&browser, 2).await?;
    }
    ensure!(made > 0, "no card made anything");
    browser.close().await
}

pub(crate) async fn previews_show_as_much_as_was_chosen(stage: &Stage) -> Result<()> {
    for (preview, resting, pointed) in
        [("off", NOTHING, GHOST), ("pointed", NOTHING, SHAPES), ("full", EVERYTHING, EVERYTHING)]
    {
        let browser = two_cards(stage, preview).await?;
        browser.click(".hand-card").await?;
        browser.point_at(".say").await?;
        for end in [".end.left", ".end.right"] {
            ensure!(seen_at(&browser, end).await? == resting, "{preview}: {end} at rest");
        }
        for (end, other) in [(".end.left", ".end.right"), (".end.right", ".end.left")] {
            browser.point_at(end).await?;
            shows(&browser, end, pointed).await.with_context(|| format!("{preview}: {end} is pointed at"))?;
            ensure!(
                seen_at(&browser, other).await? == resting,
                "{preview}: {other} while {end} is pointed at"
            );
            // What is hidden from the eye is not told either.
            let label =
                browser.run_with("return document.querySelector(arguments[0]).ariaLabel", vec![json!(end)]);
            let tells = label.await?.as_str().is_some_and(|label| label.contains("point"));
            ensure!(tells == (preview != "off"), "{preview}: the words of {end}");
        }
        // A finger sees as much as a mouse.
        browser.press(&['\u{e00c}']).await?;
        browser.hold_by_touch(".hand-card", ".end.right").await?;
        browser.see(".end.right.aimed").await?;
        ensure!(seen_at(&browser, ".end.right").await? == pointed, "{preview}: under a finger");
        browser.let_go().await?;
        browser.close().await?;
    }
    Ok(())
}
