use anyhow::{Context, Result, ensure};
use serde_json::json;
use sideboards_rules::{Card, Content, ContentDraft, Turned};

use super::boxes::fill;
use super::pages::fits;
use crate::browser::{Browser, Screen};
use crate::{Stage, axe};

/// Enters cards as a person does who holds each of them, and counts every tap.
const ENTER: &str = "
const [cards, done] = arguments;
const rest = () => new Promise((then) => setTimeout(then));
const all = (selector) => [...document.querySelectorAll(selector)];
const names = { R: 'red', T: 'turquoise', P: 'pink', O: 'orange', K: 'black' };
const shows = (e) => [...e.querySelectorAll('use')].map((u) => u.getAttribute('href')).filter((h) => h.startsWith('#drawer-')).join();
let taps = 0;
const tap = async (e) => { e.click(); taps += 1; await rest(); };
(async () => {
  for (const card of cards) {
    const wanted = [...card].filter((_, i) => i % 2 === 0).map((letter) => '#drawer-' + names[letter]).join();
    if (!document.querySelector('.transcribe-candidate')) await tap(all('.colour-key')['RTPOK'.indexOf(card[0])]);
    const candidate = all('.transcribe-candidate').find((e) => shows(e) === wanted);
    if (candidate) await tap(candidate);
    if (shows(document.querySelector('.held-card')) !== wanted) return done('not in hand: ' + card);
    while (document.querySelector('.held-drawer.open')) {
      const line = all('.held-drawer').findIndex((e) => e.ariaCurrent === 'true' || e.getAttribute('aria-current') === 'true');
      await tap(all('.handle-key')['-fsb'.indexOf(card[2 * line + 1])]);
    }
  }
  done(taps);
})();";

/// Takes what the editor keeps of the only box.
async fn kept(browser: &Browser) -> Result<ContentDraft> {
    let stored = browser.run("return localStorage.getItem('sideboards.boxes') ?? ''").await?;
    let (_, text) = stored.as_str().and_then(|stored| stored.split_once('\n')).context("a box")?;
    ContentDraft::read(text).context("a box that can be read")
}

async fn begin(browser: &Browser) -> Result<()> {
    browser.go("/box").await?;
    browser.click(".new-box button").await?;
    browser.see(".box-editor").await?;
    Ok(())
}

/// Returns a box that has every handle elsewhere: each card has those of another one.
fn other_handles() -> Vec<Card> {
    let cards: Vec<Card> = Content::classic().deck().iter().map(|(_, card)| *card).collect();
    let card = |index: usize| {
        let mut card = cards[index];
        let other = cards[(index + 11) % cards.len()];
        card.0.iter_mut().zip(other.drawers()).for_each(|(drawer, other)| drawer.handle = other.handle);
        card
    };
    (0..cards.len()).map(card).collect()
}

pub(crate) async fn a_whole_box_is_transcribed_in_less_than_400_taps(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    begin(&browser).await?;
    let mut taps = 1;
    browser.click(".transcribe").await?;
    browser.see(".transcription .colour-key").await?;
    fits(&browser, "a box before its first card").await?;
    axe::check(&browser, &stage.axe, "a box before its first card").await?;

    // The stack in any order, every other card the other way up.
    let cards = other_handles();
    let stack: Vec<String> = (0..60)
        .map(|place| {
            let turned = if place % 2 == 0 { Turned::AsPrinted } else { Turned::HalfTurn };
            turned.apply(&cards[place * 23 % 60]).to_string()
        })
        .collect();
    let mut enter = async |stack: &[String]| -> Result<()> {
        let entered = browser.run_async_with(ENTER, vec![json!(stack)]).await?;
        taps += entered.as_u64().with_context(|| entered.to_string())?;
        Ok(())
    };
    enter(&stack[..17]).await?;
    ensure!(browser.text(".transcription .which").await? == "Card 17 of 60", "it counts");
    fits(&browser, "a card that is complete").await?;
    axe::check(&browser, &stage.axe, "a card that is complete").await?;
    // What was entered is there tomorrow.
    browser.reload().await?;
    browser.click(".transcribe").await?;
    enter(&stack[17..]).await?;
    ensure!(browser.count(".transcription .warnings:not(:empty)").await? == 0, "nothing is unusual");
    browser.click(".transcribe-goals").await?;
    taps += 1;

    // One pattern is another one in this box; the other goals are right, a tap each.
    browser.see(".transcribe-next").await?;
    fits(&browser, "a goal of a box that is transcribed").await?;
    browser.click_nth(".pattern-cell", 3).await?;
    taps += 1;
    for goal in 1..=30 {
        browser
            .until(&format!("document.querySelector('.which').textContent === 'Goal {goal} of 30'"))
            .await?;
        browser.click(".transcribe-next").await?;
        taps += 1;
    }
    browser.see(".suggestion").await?;
    axe::check(&browser, &stage.axe, "suggestions of a box that is transcribed").await?;
    browser.click(".transcribe-over").await?;
    taps += 1;
    ensure!(taps < 400, "{taps} taps");
    println!("  a whole box: {taps} taps");
    let draft = kept(&browser).await?;
    ensure!(draft.cards == cards, "every card is as it was held");
    ensure!(draft.goals[0].pattern.len() == 4, "the pattern has a drawer more");
    ensure!(browser.text(".judgement .in-short").await?.starts_with("No errors"), "and the box is right");
    browser.close().await
}

pub(crate) async fn a_card_is_transcribed_by_keyboard_and_taken_back(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Desktop).await?;
    begin(&browser).await?;
    browser.click(".transcribe").await?;
    browser.see(".transcription .colour-key").await?;
    // Black, orange, pink, turquoise: only one card is left, and it is the other way up in the box.
    browser.press(&['b', 'o', 'p', 't']).await?;
    browser.until("document.querySelectorAll('.held-drawer.open').length === 5").await?;
    browser.press(&['2', '3', '1']).await?;
    browser.until("document.querySelectorAll('.held-drawer.open').length === 2").await?;
    browser.press(&['4']).await?;
    browser.until("document.querySelectorAll('.held-drawer.assumed').length === 1").await?;
    ensure!(kept(&browser).await?.cards[0].to_string() == "R-TbP-OsKf", "black on top");
    // Two flowers are unusual, and said.
    browser.press(&['2']).await?;
    browser.see(".transcription .warnings:not(:empty)").await?;
    browser.press(&['\u{e003}']).await?;
    browser.until("document.querySelector('.transcription .warnings').textContent === ''").await?;
    // The card before comes back, and a tap corrects it.
    browser.press(&['r', 't', 'p']).await?;
    browser.until("document.querySelectorAll('.held-drawer.open').length === 5").await?;
    browser.click(".transcribe-back").await?;
    browser.until("document.querySelectorAll('.held-drawer.open').length === 0").await?;
    browser.click_nth(".held-drawer", 1).await?;
    browser.click_nth(".handle-key", 0).await?;
    browser.until("document.querySelector('.transcription .warnings').textContent.includes('bar')").await?;
    ensure!(kept(&browser).await?.cards[0].to_string() == "R-T-P-OsKf", "corrected");
    browser.click(".transcribe-undo").await?;
    ensure!(kept(&browser).await?.cards[0].to_string() == "R-TbP-OsKf", "taken back");
    browser.close().await
}

pub(crate) async fn slips_in_a_box_are_seen_and_undone(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    begin(&browser).await?;
    // A card is shown the way up that was typed, also large, and changed as it is seen.
    for colour in [4, 3, 2] {
        browser.click_nth(".seek", colour).await?;
    }
    browser.until("document.querySelectorAll('.box-cards li:not([hidden])').length === 2").await?;
    let tops = "return [...document.querySelectorAll('.box-cards li:not([hidden])')].map((e) => e.querySelector('use').getAttribute('href'))";
    ensure!(browser.run(tops).await? == json!(["#drawer-black", "#drawer-black"]), "black on top");
    browser.click(".box-cards li:not([hidden]) button").await?;
    browser.see("dialog[open]").await?;
    browser.click_nth("dialog .drawer-button", 0).await?;
    browser.until("document.querySelector('dialog .drawer-button [href=\"#flower\"]')").await?;
    ensure!(
        kept(&browser).await?.cards[0].to_string() == "R-TbPfOsKf",
        "the top drawer, at the bottom in the box"
    );
    // Two turquoise drawers are no fault, but a warning.
    ensure!(browser.text("dialog .warnings").await?.contains("flower"), "two flowers");
    browser.click_nth("dialog input[name=tap]", 1).await?;
    browser.click_nth("dialog .drawer-button", 0).await?;
    browser.click_nth("dialog .drawer-button", 0).await?;
    browser.until("document.querySelector('dialog .warnings').textContent.includes('turquoise')").await?;
    fits(&browser, "a card with warnings").await?;
    axe::check(&browser, &stage.axe, "a card with warnings").await?;

    // A card that was taken out comes back.
    let before = kept(&browser).await?;
    browser.click("dialog .remove").await?;
    browser.see("dialog .put-back").await?;
    ensure!(kept(&browser).await?.cards.len() == 59, "one is gone");
    browser.click("dialog .close").await?;
    browser.until("!document.querySelector('dialog')").await?;
    fits(&browser, "a card was taken out").await?;
    browser.click(".put-back button").await?;
    browser.until("document.querySelectorAll('.box-card').length === 60").await?;
    ensure!(kept(&browser).await? == before, "as if nothing had happened");
    browser.click(".box-warnings summary").await?;
    browser.click(".box-warnings li button").await?;
    browser.see("dialog[open]").await?;
    browser.click("dialog .close").await?;

    // Names of goals are in the language of today; those that people gave stay.
    browser.click_nth("input[name=tab]", 1).await?;
    browser.click_nth(".box-goal", 1).await?;
    fill(&browser, "input[name=goal-name]", "Hat").await?;
    browser.click("dialog .close").await?;
    browser.run("localStorage.setItem('sideboards.language', 'de')").await?;
    browser.reload().await?;
    browser.click_nth("input[name=tab]", 1).await?;
    browser.until("document.querySelector('.box-goal .goal-name').textContent.includes('Knick')").await?;
    let names = "return [...document.querySelectorAll('.box-goal .goal-name')].map((e) => e.textContent)[1]";
    ensure!(browser.run(names).await? == json!("2 Hat"), "a name given by hand");
    browser.click(".box-goal").await?;
    let value = "return document.querySelector('input[name=goal-name]').value";
    browser.see("input[name=goal-name]").await?;
    ensure!(browser.run(value).await? == json!("Knick"), "also where it is changed");
    browser.click("dialog .close").await?;
    ensure!(kept(&browser).await?.goals[0].name == "Bend", "looking changes nothing");
    browser.close().await
}
