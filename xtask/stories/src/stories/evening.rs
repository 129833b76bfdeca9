//! An evening of several rounds: what is sent of it, and a table of six on a phone.

use anyhow::{Context, Result, ensure};
use serde_json::json;

use super::pages::fits;
use super::real_table::{EXAMPLE, leave, totals};
use crate::browser::{Browser, Screen};
use crate::{Stage, axe};

/// Six players with long names and eight cards each.
const SIX: &str = "AQYCCBO8_fj73KMDCGVT8QAIC0JhcnRob2xvbWV3AAECAwQFBgcICldpbGhlbG1pbmUICQoLDA0ODwgLTWF4aW1pbGlhbmEQERITFBUWFwgKS29uc3RhbnRpbhgZGhscHR4fCAlPbHV3YXNldW4gISIjJCUmJwgPRHIuIEFubmUtU29waGllKCkqKywtLi8";

/// What a browser does that can send: it is noted here.
const SENDS: &str = "navigator.share = (data) => { globalThis.sent = data; return Promise.resolve(); };
navigator.canShare = () => true;";

/// Opens the result of the second of two games, which can be shared together, after running a script.
pub(super) async fn open_example(browser: &Browser, before: &str) -> Result<()> {
    leave(browser, &[("sheet", EXAMPLE), ("sheet.rounds", EXAMPLE), ("sheet.step", "0")]).await?;
    browser.run(before).await?;
    browser.click(".steps li:last-child button").await?;
    totals(browser).await?;
    browser.see(".evening-share").await.map(drop)
}

pub(crate) async fn an_evening_is_shared_as_text_and_picture(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    open_example(&browser, SENDS).await?;
    axe::check(&browser, &stage.axe, "an evening to send").await?;
    fits(&browser, "an evening to send").await?;
    browser.click_nth(".evening-share button", 0).await?;
    browser.until("globalThis.sent?.text").await?;
    let text = browser.run("return globalThis.sent.text").await?;
    let lines: Vec<&str> = text.as_str().context("a text")?.lines().collect();
    ensure!(lines[0].starts_with("Sideboards · ") && lines[0].contains("2023"), "{lines:?}");
    ensure!(
        lines[1..]
            == [
                "1. Peter: 39 + 39 = 78 points",
                "2. Lidia: 38 + 38 = 76 points",
                "3. Carina: 33 + 33 = 66 points"
            ],
        "{lines:?}"
    );
    // The picture goes the same way, and to a file where the browser cannot send it.
    browser.run("globalThis.sent = undefined").await?;
    browser.click(".evening-share button:last-child").await?;
    browser.until("globalThis.sent?.files?.[0]?.size > 10000").await?;
    browser.click(".evening-share button:nth-last-child(2)").await?;
    let bytes = std::fs::read(browser.downloaded("png").await?)?;
    ensure!(bytes.starts_with(b"\x89PNG") && bytes.len() > 10_000, "a picture of {} bytes", bytes.len());

    // Past evenings can be sent as well.
    browser.go("/statistics").await?;
    browser.see(".past-evening .evening-share button").await?;
    axe::check(&browser, &stage.axe, "a past evening to send").await?;
    browser.close().await
}

/// The columns of a result that do not end inside its frame, and cells that are wider than their column. The frame scrolls, so no other check
/// sees them.
const CUT: &str = "return [...document.querySelectorAll('.result-table')].flatMap((frame) => {
  const area = frame.getBoundingClientRect();
  return [...frame.querySelectorAll('th, td')].filter((cell) => {
    const place = cell.getBoundingClientRect();
    return place.left < area.left - 0.5 || place.right > area.right + 0.5 || cell.scrollWidth > cell.clientWidth + 1;
  }).map((cell) => cell.textContent);
})";

pub(crate) async fn six_players_fit_a_phone(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    for (width, height) in [(360, 740), (820, 1180)] {
        browser.resize_to(width, height).await?;
        leave(&browser, &[("sheet", SIX), ("sheet.rounds", SIX), ("sheet.step", "outcome")]).await?;
        let sums = totals(&browser).await?;
        ensure!(sums.as_array().is_some_and(|sums| sums.len() == 6), "{sums}");
        ensure!(browser.count(".evening .result-table").await? == 1, "the evening is there");
        let cut = browser.run(CUT).await?;
        ensure!(cut == json!([]), "{width}x{height}: cut off: {cut}");
        fits(&browser, "a table of six").await?;
    }
    // On paper the date and the goals are there too, which the screen does not show.
    ensure!(
        browser.run("return document.querySelector('.on-paper').offsetHeight").await? == json!(0),
        "on the screen"
    );
    browser.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" })).await?;
    let printed = "return [document.querySelector('.on-paper').offsetHeight > 40, document.querySelectorAll('.on-paper svg').length]";
    ensure!(browser.run(printed).await? == json!([true, 3]), "on paper");
    browser.close().await
}
