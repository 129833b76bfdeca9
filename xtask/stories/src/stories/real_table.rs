//! Evenings with the real box: few taps, corrections, other boxes, and what is kept of it.

use anyhow::{Context, Result, ensure};
use serde_json::json;

use super::pages::fits;
use crate::browser::{Browser, Screen};
use crate::play::FILL_STORAGE;
use crate::{Stage, axe};

/// The booklet's example: 38, 33 and 39 points.
pub(super) const EXAMPLE: &str =
    "AQMCCBO8_fj73KMDCGVT8QAIBUxpZGlhHS4NEhMBDpcIBkNhcmluYQ-ot5oxmSUgCAVQZXRlciGcMzA7qiQK";

/// A sheet of a box that is not here, from the samples.
const OWN_BOX: &str = "AgK8u6yMDkN7e2VT8vQLV2Vla2VuZCBib3gBAAQEUGVhawJAoAIBAwRTdGVwAoBAAwICB1JlZCByb3cCAAgDQWRhAOn4IcKoANC8Fc3NBdf8FVbnBeNXH2ZeBAAL6ssoYFQBJX4QVUs";

/// Whether all candidates are in sight, none of them smaller than a finger.
const IN_SIGHT: &str = "const all = [...document.querySelectorAll('.candidate')].map((e) => e.getBoundingClientRect());
return [all.length, all.filter((r) => r.top >= 0 && r.bottom <= innerHeight && r.left >= 0 && r.right <= innerWidth
  && r.width >= 43.9 && r.height >= 44).length];";

const TOTALS: &str = "return [...document.querySelectorAll('.verdict ~ .result-table tfoot td')].map((e) => e.textContent).sort()";

/// Lays a sheet on the desk, as it was left.
pub(super) async fn leave(browser: &Browser, entries: &[(&str, &str)]) -> Result<()> {
    browser.go("/").await?;
    for (name, text) in entries {
        let put = "localStorage.setItem('sideboards.' + arguments[0], arguments[1])";
        browser.run_with(put, vec![json!(name), json!(text)]).await?;
    }
    browser.go("/score").await
}

pub(super) async fn totals(browser: &Browser) -> Result<serde_json::Value> {
    browser.see(".verdict").await?;
    browser.run(TOTALS).await
}

pub(crate) async fn a_table_of_four_takes_seventy_taps(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    browser.resize_to(360, 600).await?;
    browser.go("/score").await?;
    let mut taps = 0;
    browser.click_nth(".sheet-players .choice", 3).await?;
    browser.until("document.querySelectorAll('.sheet-players li').length === 4").await?;
    browser.click(".start button").await?;
    taps += 2;
    for player in 0..4 {
        for card in 0..8 {
            browser.run("scrollTo(0, 0)").await?;
            browser.click_nth(".colours button", (player + card) % 5).await?;
            browser.until("document.querySelectorAll('.candidate').length === 24").await?;
            browser.run("scrollTo(0, 0)").await?;
            ensure!(browser.run(IN_SIGHT).await? == json!([24, 24]), "all candidates are above the fold");
            browser.click(".candidate:not(.taken)").await?;
            let lying =
                format!("document.querySelectorAll('.entry-board .column button').length === {}", card + 1);
            browser.until(&lying).await?;
            taps += 2;
        }
        ensure!(browser.count(".running-points li").await? == 4, "the points run along");
        browser.click(".sheet-onward .main").await?;
        taps += 1;
    }
    browser.see(".verdict").await?;
    ensure!(taps <= 70, "{taps} taps");
    fits(&browser, "a table of four").await?;
    let broken = "return [...document.querySelectorAll('.result-table th')].filter((e) => getComputedStyle(e).overflowWrap === 'anywhere').length";
    ensure!(browser.run(broken).await? == json!(0), "names never break inside words");
    browser.close().await
}

pub(crate) async fn a_gap_is_filled_and_a_removal_undone(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    leave(&browser, &[("sheet", EXAMPLE), ("sheet.step", "0")]).await?;
    let words = "return [...document.querySelectorAll('.entry-board .column button')].map((e) => e.getAttribute('aria-label').replace(/^[^:]*:/, ''))";
    browser.see(".entry-board .column button").await?;
    let before = browser.run(words).await?;
    browser.click_nth(".entry-board .column button", 2).await?;
    axe::check(&browser, &stage.axe, "a card is corrected").await?;
    browser.click(".correction .remove").await?;
    browser.until("document.querySelectorAll('.entry-board .column button').length === 7").await?;
    browser.click(".tapped button").await?;
    browser.until("document.querySelectorAll('.entry-board .column button').length === 8").await?;
    ensure!(browser.run(words).await? == before, "the card is back where it was");

    browser.click_nth(".entry-board .column button", 2).await?;
    browser.click(".correction .remove").await?;
    browser.click_nth(".entry-board .column button", 1).await?;
    browser.click(".correction .insert-after").await?;
    // RfObT-K-Ps, the third of the example.
    for colour in [0, 3, 1, 4] {
        browser.click_nth(".colours button", colour).await?;
    }
    browser.until("document.querySelectorAll('.entry-board .column button').length === 8").await?;
    ensure!(browser.run(words).await? == before, "the gap is filled");

    // Its neighbour lies at another player's: of the two cards that three colours leave, the free one takes itself.
    browser.click(".steps li:nth-child(3) button").await?;
    let lying = "document.querySelectorAll('.entry-board .column button').length";
    browser.until(&format!("{lying} === 8")).await?;
    for _ in 0..8 {
        browser.click_nth(".entry-board .column button", 0).await?;
        browser.click(".correction .remove").await?;
    }
    browser.until(&format!("{lying} === 0")).await?;
    // RfObT-P-Ks is no card of the box turned over, and RfObT-K-Ps lies at the first player's.
    for colour in [0, 3, 1] {
        browser.click_nth(".colours button", colour).await?;
    }
    browser.until(&format!("{lying} === 1")).await?;
    browser.close().await
}

pub(crate) async fn an_earlier_round_is_corrected_and_the_evening_kept(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    leave(&browser, &[("sheet", EXAMPLE), ("sheet.step", "outcome")]).await?;
    ensure!(totals(&browser).await? == json!(["33", "38", "39"]), "the worked example");
    browser.click(".evening .main").await?;
    browser.click(".steps li:last-child button").await?;
    browser.click(".open-round").await?;
    browser.see(".correcting").await?;
    ensure!(browser.count(".visitor").await? == 0, "it came by no link");
    // Lidia had used the exchange card.
    browser.click_nth(".steps button", 1).await?;
    browser.click_nth(".entry .choices .choice", 1).await?;
    browser.click(".steps li:last-child button").await?;
    browser.until("document.querySelector('.verdict')").await?;
    ensure!(totals(&browser).await? == json!(["33", "37", "39"]), "the round is corrected");
    let rounds = "return document.querySelectorAll('.evening tbody tr').length";
    ensure!(browser.run(rounds).await? == json!(2), "and counts once");
    browser.click(".correcting button").await?;
    browser.until("!document.querySelector('.correcting')").await?;
    browser.click(".steps li:last-child button").await?;
    browser.click(".evening tbody td:last-child button").await?;
    browser.until("document.querySelectorAll('.evening tbody tr').length === 0").await?;
    browser.click(".undo").await?;
    browser.until("document.querySelectorAll('.evening tbody tr').length === 2").await?;

    // A new evening closes this one, which stays among the past games.
    browser.click(".new-evening").await?;
    browser.until("!document.querySelector('.evening')").await?;
    browser.go("/statistics").await?;
    let sums = "return [...document.querySelectorAll('.past-evening tfoot tr:first-child td')].map((e) => e.textContent)";
    browser.see(".past-evening").await?;
    ensure!(browser.run(sums).await? == json!(["37", "33", "39"]), "the corrected round");
    ensure!(browser.count(".pairs tbody tr").await? == 3, "each against each");
    axe::check(&browser, &stage.axe, "evenings at a real table").await?;
    fits(&browser, "evenings at a real table").await?;
    browser.click_nth(".rename", 0).await?;
    let first = browser.text(".rename").await?;
    browser.see("dialog[open] input").await?.clear().await?;
    browser.see("dialog[open] input").await?.send_keys("Wilhelmine").await?;
    browser.click("dialog[open] .main").await?;
    browser.until("[...document.querySelectorAll('.past-evening thead th')].some((e) => e.textContent === 'Wilhelmine')").await?;
    ensure!(!browser.text(".past-evening thead").await?.contains(&first), "{first} has another name");
    browser.go("/replay").await?;
    ensure!(browser.text(".past-games li").await?.contains("Wilhelmine"), "it is a past game");
    browser.click(".past-games li a").await?;
    browser.see(".score-sheet .verdict").await?;
    browser.close().await
}

pub(crate) async fn two_tabs_are_one_sheet(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    leave(&browser, &[("sheet.step", "0")]).await?;
    let first = browser.tab().await?;
    let enter = async |colour: usize, count: usize| -> Result<()> {
        browser.click_nth(".colours button", colour).await?;
        browser.click(".candidate:not(.taken)").await?;
        browser
            .until(&format!("document.querySelectorAll('.entry-board .column button').length === {count}"))
            .await
    };
    enter(0, 1).await?;
    let second = browser.new_tab().await?;
    browser.go("/score").await?;
    enter(1, 2).await?;
    browser.switch_to(first.clone()).await?;
    browser.until("document.querySelectorAll('.entry-board .column button').length === 2").await?;
    enter(2, 3).await?;
    browser.switch_to(second).await?;
    browser.until("document.querySelectorAll('.entry-board .column button').length === 3").await?;
    browser.reload().await?;
    browser.until("document.querySelectorAll('.entry-board .column button').length === 3").await?;
    browser.close().await
}

pub(crate) async fn a_changed_box_is_noticed_and_another_one_wipes_nothing(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    let classic = std::fs::read_to_string("content/classic.toml").context("the classic box")?;
    let mine = classic.replacen("name = \"classic\"", "name = \"mine\"", 1);
    // Two versions of one box: Peak is worth 5, and later 6.
    let peak = |points: &str| {
        let start = mine.find("name = \"Peak\"").context("a goal")?;
        let (before, after) = mine.split_at(start);
        anyhow::Ok(format!("1\n{before}{}", after.replacen("points = 4", points, 1)))
    };
    leave(&browser, &[("boxes", &peak("points = 5")?), ("sheet", EXAMPLE), ("sheet.step", "start")]).await?;
    let boxes = ".score-sheet fieldset:not(.sheet-players, .sheet-goals) > .segments .switch";
    browser.click_nth(boxes, 1).await?;
    browser.until("document.querySelectorAll('dialog[open]').length === 0").await?;
    browser.click(".steps li:last-child button").await?;
    let with_five = totals(&browser).await?;
    ensure!(
        with_five != json!(["33", "38", "39"]) && with_five[0] != json!(""),
        "all cards are still there: {with_five}"
    );
    ensure!(browser.count(".box-changed").await? == 0, "nothing has changed yet");

    leave(&browser, &[("boxes", &peak("points = 6")?)]).await?;
    ensure!(totals(&browser).await? == with_five, "nothing is counted anew without a word");
    ensure!(browser.text(".box-changed").await?.contains("mine"), "but it is said");
    axe::check(&browser, &stage.axe, "a box that has changed").await?;
    browser.click(".box-changed .main").await?;
    browser.until("!document.querySelector('.box-changed')").await?;
    let with_six = totals(&browser).await?;
    ensure!(with_six != with_five && with_six.as_array().is_some_and(|all| all.len() == 3), "{with_six}");
    browser.click(".undo").await?;
    browser.see(".box-changed").await?;
    browser.close().await
}

pub(crate) async fn a_sheet_of_an_own_box_opens_for_others(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    browser.go(&format!("/score#{OWN_BOX}")).await?;
    browser.see(".verdict").await?;
    ensure!(browser.count(".fault").await? == 0, "no box is missing");
    ensure!(browser.count(".result-player").await? == 2, "with both sideboards");
    fits(&browser, "a sheet of another box").await?;
    browser.close().await
}

pub(crate) async fn a_full_browser_and_a_missing_app_are_said(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    leave(&browser, &[("sheet", EXAMPLE), ("sheet.step", "outcome")]).await?;
    // The link stays where it is: the browser of this story has no app and would complain in its console.
    browser.run("document.addEventListener('click', (e) => { if (e.target.closest('.bg-stats')) e.preventDefault(); })").await?;
    browser.click(".bg-stats").await?;
    browser.until("document.querySelector('.bg-stats-missing').textContent").await?;
    browser.click_nth(".steps button", 0).await?;
    browser.see(".sheet-players input[type=text]").await?;
    // The name of the step may have become shorter, so the storage is filled after it.
    browser.run(FILL_STORAGE).await?;
    browser.see(".sheet-players input[type=text]").await?.send_keys(" the First").await?;
    browser.see(".score-sheet .fault[role=alert]").await?;
    browser.close().await
}

pub(crate) async fn lines_that_say_nothing_are_named(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    browser.go("/statistics").await?;
    let file = std::env::temp_dir().join(format!("sideboards-lines-{}.txt", std::process::id()));
    let good = format!("1763239200000\ttable 1 2\t-\t{EXAMPLE}\tperson Lidia\tperson Carina\tperson Peter");
    std::fs::write(&file, format!("sideboards history 1\n{good}\nwhat is this?\n"))?;
    browser.choose_file(".statistics-keeping input[type=file]", &file).await?;
    browser
        .until("/: 3\\./.test(document.querySelector('.statistics-keeping [role=status]').textContent)")
        .await?;
    browser.see(".past-evening").await?;
    std::fs::remove_file(file)?;
    browser.close().await
}
