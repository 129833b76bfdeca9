use anyhow::{Result, ensure};
use serde_json::json;

use super::pages::fits;
use crate::Stage;
use crate::axe;
use crate::browser::{Browser, Screen};
use crate::play;

const ENTER: char = '\u{e007}';

/// The names of all chairs as they are heard.
async fn chairs(browser: &Browser) -> Result<String> {
    let names = "return [...document.querySelectorAll('.chair')].map((e) => e.ariaLabel ?? e.textContent.trim()).join('; ')";
    Ok(browser.run(names).await?.as_str().unwrap_or_default().to_owned())
}

pub(crate) async fn seats_around_a_table(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    browser.go("/new?mode=solo").await?;
    ensure!(chairs(&browser).await? == "You; Add a bot", "alone, with a chair for company");
    // A tap adds a bot, until the table is full. The keyboard stays where it is.
    browser.click(".chair.empty").await?;
    browser.until("document.activeElement.matches('.chair-1:not(.empty)')").await?;
    for _ in 0..4 {
        browser.click(".chair.empty").await?;
    }
    ensure!(
        browser.count(".chair:not(.empty)").await? == 6 && browser.count(".chair.empty").await? == 0,
        "six at most"
    );
    fits(&browser, "a full table").await?;
    axe::check(&browser, &stage.axe, "a full table").await?;
    // A face offers its strength, a person instead, and an empty chair.
    play::set_level(&browser, 1, 3).await?;
    browser.until("document.querySelector('.chair-1').ariaLabel === 'Change Ida, Master'").await?;
    browser.until("document.activeElement.matches('.chair-1')").await?;
    for _ in 0..3 {
        browser.click(".chair-5, .chair-4, .chair-3").await?;
        browser.see("dialog[open] .sitter-remove").await?;
        axe::check(&browser, &stage.axe, "a chair").await?;
        browser.click("dialog .sitter-remove").await?;
        browser.until("!document.querySelector('dialog')").await?;
    }
    browser.click(".chair-2").await?;
    browser.click("dialog .buttons button:not(.sitter-remove)").await?;
    browser.until("!document.querySelector('dialog')").await?;
    play::set_name(&browser, 1, "Ida").await?;
    // No bot shares a name with a person.
    ensure!(
        chairs(&browser).await? == "Change Player 1; Change Ida; Change Bruno, Master; Add a player",
        "not {}",
        chairs(&browser).await?
    );
    browser.click(".start button").await?;
    browser.see(".curtain").await?;
    browser.go("/new").await?;
    ensure!(chairs(&browser).await?.contains("Change Ida; Change Bruno, Master"), "the table is remembered");
    browser.close().await
}

/// Finds what cannot be clicked where it is, because something lies over it.
const COVERED: &str = "
const bad = [];
for (const e of document.querySelectorAll('main button, main input, main summary')) {
  if (!e.checkVisibility({ visibilityProperty: true })) continue;
  e.focus(); e.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const r = (e.closest('label') ?? e).getBoundingClientRect();
  const at = document.elementFromPoint(r.x + r.width / 2, r.y + Math.min(r.height / 2, 20));
  if (!at || !(e.contains(at) || (e.closest('label') ?? e).contains(at))) bad.push(e.outerHTML.slice(0, 90) + ' under ' + at?.outerHTML.slice(0, 60));
}
return bad.join('\\n');";

pub(crate) async fn goals_are_cards_and_start_covers_nothing(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    browser.go("/new?mode=bots").await?;
    let goals = "return [...document.querySelectorAll('.goal-card .goal-name b')].map((b) => b.textContent).join(' ')";
    ensure!(browser.run(goals).await? == "2 8 19", "the goals that teach well");
    // A preset, another card of a kind, and the die.
    browser.click_nth("input[name=goals]", 0).await?;
    ensure!(browser.run(goals).await? == "1 9 17", "the first evening");
    browser.click(".goal-card.row").await?;
    browser.see("dialog[open] .picker").await?;
    axe::check(&browser, &stage.axe, "goals of a kind").await?;
    browser.click_nth("dialog .picker button", 15).await?;
    browser.until("!document.querySelector('dialog')").await?;
    ensure!(browser.run(goals).await? == "1 9 30", "that one");
    browser.until("document.activeElement.matches('.goal-card.row')").await?;
    ensure!(browser.count("input[name=goals]:checked").await? == 0, "no preset any more");
    browser.run("document.querySelector('.die').focus()").await?;
    let before = browser.run(goals).await?;
    for _ in 0..5 {
        browser.press(&[ENTER]).await?;
    }
    ensure!(browser.run(goals).await? != before, "the die draws others");
    // Nothing lies over anything, on small screens too, and the start is in reach.
    for (width, height) in [(320, 568), (360, 740), (740, 360), (820, 1180), (1440, 900)] {
        let metrics =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 800 });
        browser.devtools("Emulation.setDeviceMetricsOverride", metrics).await?;
        browser.go("/new?mode=bots").await?;
        for _ in 0..3 {
            browser.click(".chair.empty").await?;
        }
        let covered = browser.run(COVERED).await?;
        ensure!(covered == "", "{width}x{height}: {covered}");
        fits(&browser, &format!("a new game at {width}x{height}")).await?;
    }
    // The word of a deal gives the same cards again.
    let mut hands = Vec::new();
    for _ in 0..2 {
        browser.go("/new?mode=solo").await?;
        play::open_more(&browser).await?;
        browser.see("input[name=word]").await?.send_keys("walnut").await?;
        browser.click(".start button").await?;
        play::turn(&browser, 0).await?;
        hands.push(play::hand(&browser).await?);
    }
    ensure!(hands[0] == hands[1], "the same word, the same cards");
    browser.close().await
}
