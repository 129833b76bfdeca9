use anyhow::{Context, Result, ensure};
use serde_json::json;

use super::pages::fits;
use crate::browser::{Browser, Screen};
use crate::{Stage, axe};

/// Two sideboards that score as in the booklet's example; the goals are those of suggestion B.
const LIDIA: &str = "ObRsT-P-Kf PbR-OsT-Kf K-PbT-OsRf O-PsTfK-Rb OsT-PbKfR- T-PbO-KfRs KsTfP-ObR- PbR-K-TsOf";
const CARINA: &str =
    "R-O-PsKbTf OsRbPfK-T- KbTfPsR-O- KsP-ObR-Tf PfTsK-R-Ob OfKsPbR-T- TbOsK-RfP- T-P-OfRsKb";

/// The booklet's example with all three players.
const OTHERS: &str = "AQMCCBO8_fj73KMDCGVT8QAIBUxpZGlhHS4NEhMBDpcIBkNhcmluYQ-ot5oxmSUgCAVQZXRlciGcMzA7qiQK";

/// Takes the candidate that shows these colours from the top.
const TAKE: &str = "
const names = { R: 'red', T: 'turquoise', P: 'pink', O: 'orange', K: 'black' };
const shows = (e) => [...e.querySelectorAll('use')].map((u) => u.getAttribute('href')).filter((h) => h.startsWith('#drawer-'));
const wanted = [...arguments[0]].filter((_, i) => i % 2 === 0).map((letter) => '#drawer-' + names[letter]).join();
[...document.querySelectorAll('.candidate')].find((e) => shows(e).join() === wanted).click();";

/// Taps the top colour of a card, and then the card. (Further colours could leave only one free card, which takes itself.)
async fn enter(browser: &Browser, card: &str) -> Result<()> {
    let index = card.chars().next().and_then(|letter| "RTPOK".find(letter)).context("a colour")?;
    browser.click_nth(".colours button", index).await?;
    let left = browser.count(".candidate").await?;
    ensure!(left == 24, "one colour leaves {left} cards");
    browser.run_with(TAKE, vec![json!(card)]).await?;
    Ok(())
}

/// Counts the cards that are written down.
async fn lying(browser: &Browser) -> Result<usize> {
    browser.count(".entry-board .column button").await
}

/// Returns the last line of the shared text.
async fn link(browser: &Browser) -> Result<String> {
    let text = browser.text(".share pre").await?;
    let code = text.rsplit_once('#').context("a link in the text")?.1;
    Ok(format!("/score#{code}"))
}

pub(crate) async fn a_real_table_is_scored(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    write_a_sideboard(stage, &browser).await?;
    write_another_with_a_mistake(&browser).await?;
    read_the_result(stage, &browser).await?;
    play_another_round(&browser).await?;
    name_a_player(&browser).await?;
    browser.go("/").await?;
    browser.go("/score#nonsense").await?;
    browser.see(".fault").await?;
    browser.close().await
}

async fn write_a_sideboard(stage: &Stage, browser: &Browser) -> Result<()> {
    browser.go("/score").await?;
    axe::check(browser, &stage.axe, "the start of a sheet").await?;
    browser.see(".sheet-players input[type=text]").await?.send_keys("Lidia").await?;
    browser.click_nth(".sheet-goals .switch", 1).await?;
    browser.click(".start button").await?;
    for card in LIDIA.split(' ').take(7) {
        enter(browser, card).await?;
    }
    browser.click_nth(".colours button", 0).await?;
    axe::check(browser, &stage.axe, "a card is looked for").await?;
    fits(browser, "a card is looked for").await?;
    browser.reload().await?;
    ensure!(lying(browser).await? == 7, "everything is kept");
    enter(browser, "PbR-K-TsOf").await?;
    browser.click(".sheet-onward .main").await?;
    Ok(())
}

async fn write_another_with_a_mistake(browser: &Browser) -> Result<()> {
    // The same card twice is a mistake, shown at once; it is put right by taking another one instead.
    enter(browser, "ObRsT-P-Kf").await?;
    ensure!(browser.text(".entry .fault").await?.contains("Lidia, card 1"), "a mistake names both places");
    browser.click(".steps li:last-child button").await?;
    ensure!(browser.count(".verdict, .evening").await? == 0, "no result with a mistake, and no evening");
    browser.click_nth(".steps button", 2).await?;
    browser.click(".entry-board .column button").await?;
    fits(browser, "a card is corrected").await?;
    for card in CARINA.split(' ') {
        enter(browser, card).await?;
    }
    Ok(())
}

async fn read_the_result(stage: &Stage, browser: &Browser) -> Result<()> {
    browser.until("!document.querySelector('.entry .fault')").await?;
    browser.click(".sheet-onward .main").await?;
    ensure!(
        browser.text(".verdict").await?.contains("Lidia"),
        "3 × 4 + 5 × 3 + 5 × 2 + 1 against 4 more for the row"
    );
    let totals = "return [...document.querySelectorAll('.result-table tfoot td')].map((e) => e.textContent)";
    ensure!(browser.run(totals).await? == json!(["38", "33"]), "the points of the worked example");
    axe::check(browser, &stage.axe, "the result").await?;
    fits(browser, "the result").await?;

    browser.click(".sheet-lines button").await?;
    browser.see("dialog[open] .why .fit .frame").await?;
    ensure!(browser.count(".why .marks text").await? > 0, "the combinations in the way have numbers");
    axe::check(browser, &stage.axe, "why not more").await?;
    fits(browser, "why not more").await?;
    browser.click("dialog .close").await?;
    browser.until("!document.querySelector('dialog[open]')").await?;
    Ok(())
}

async fn play_another_round(browser: &Browser) -> Result<()> {
    // Another round; the evening adds up, and the first round is still to be looked at, by its link too: it is an own one.
    let first = link(browser).await?;
    browser.click(".evening .main").await?;
    browser.click(".steps li:last-child button").await?;
    ensure!(browser.text(".leads").await?.contains("Lidia"), "the leader is named");
    browser.go("/").await?;
    browser.go(&first).await?;
    browser.until("!location.hash && document.querySelector('.evening')").await?;
    ensure!(browser.text(".verdict").await?.contains("Lidia"), "the own round");
    ensure!(browser.count(".visitor").await? == 0, "it is an own sheet, not a sent one");
    ensure!(browser.count(".correcting").await? == 1, "it says which round it is");
    // What others sent says so; a copy of it is the own sheet.
    browser.go("/").await?;
    browser.go(&format!("/score#{OTHERS}")).await?;
    ensure!(browser.text(".sent.visitor").await?.contains("link"), "a sheet that was sent says so");
    browser.click(".visitor .main").await?;
    browser.click("dialog .main").await?;
    browser.until("!location.hash && document.querySelector('.evening')").await?;
    ensure!(browser.text(".verdict").await?.contains("Peter"), "the copy is the own sheet now");
    browser.click(".undo").await?;
    browser.until("document.querySelector('.verdict')?.textContent.includes('Lidia')").await?;
    Ok(())
}

async fn name_a_player(browser: &Browser) -> Result<()> {
    // A player named only now is the same as before, and long names leave room for all columns.
    browser.click_nth(".steps button", 0).await?;
    browser.see(".sheet-players li:nth-child(2) input").await?.send_keys("Carina-Elisabeth").await?;
    browser.click(".steps li:last-child button").await?;
    browser.see(".evening thead").await?;
    let heads = "return [...document.querySelectorAll('.evening thead th')].map((e) => e.textContent)";
    ensure!(browser.run(heads).await? == json!(["Lidia", "Carina-Elisabeth"]), "people stay the same");
    let wide = "return [...document.querySelectorAll('.result-table')].filter((e) => e.scrollWidth > e.clientWidth).length";
    ensure!(browser.run(wide).await? == json!(0), "both tables fit");
    let lines = "return new Set([...document.querySelectorAll('.steps li')].map((e) => e.offsetTop)).size";
    ensure!(browser.run(lines).await? == json!(1), "the steps are one strip");
    fits(browser, "an evening with names").await?;
    Ok(())
}

pub(crate) async fn a_sheet_by_keyboard_goes_to_a_file_and_a_picture(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Desktop).await?;
    browser.go("/score").await?;
    // Alone, so that one sideboard is enough.
    browser.click_nth(".sheet-players li button", 3).await?;
    browser.click(".start button").await?;
    // The last card that is left takes itself; what was wrong about it is undone.
    browser.press(&['o', 'r', 't', 'x', 'b']).await?;
    browser.until("document.querySelectorAll('.entry-board .column button').length === 1").await?;
    browser.press(&['\u{e003}']).await?;
    browser.until("!document.querySelector('.entry-board .column button')").await?;
    browser.press(&['o', 'r', 't', 'b', '\u{e003}']).await?;
    browser.until("!document.querySelector('.entry-board .column button')").await?;
    browser.press(&['o', 'r', 't', 'p']).await?;
    browser.until("document.querySelectorAll('.entry-board .column button').length === 1").await?;
    browser.click(".sheet-onward .main").await?;
    ensure!(browser.text(".score-sheet .sent").await?.contains('7'), "seven cards are missing");
    let handed = browser.run("return document.querySelector('.bg-stats').href").await?;
    ensure!(handed.as_str().is_some_and(|link| link.starts_with("bgstats://")), "a plain link to the app");
    for (index, ending) in [(2, "png"), (4, "json")] {
        browser.click_nth(".share button", index).await?;
        browser.downloaded(ending).await?;
    }
    browser.close().await
}
