use anyhow::{Result, ensure};

use super::online::{go_offline, is_about_the_network};
use super::pages::fits;
use crate::browser::{Browser, Screen};
use crate::{Stage, axe, play};

/// Begins the deal of today.
async fn begin(browser: &Browser) -> Result<()> {
    browser.go("/daily").await?;
    browser.click(".daily .main").await?;
    play::turn(browser, 0).await
}

/// Waits until the table of the day names a place.
async fn placed(browser: &Browser, place: &str) -> Result<()> {
    browser.until(&format!("document.querySelector('.daily-place')?.textContent.endsWith('{place}')")).await
}

/// Returns what the browser keeps of its days.
async fn diary(browser: &Browser) -> Result<String> {
    let kept = browser.run("return localStorage.getItem('sideboards.daily')").await?;
    Ok(kept.as_str().unwrap_or_default().to_owned())
}

pub(crate) async fn one_try_a_day_counts(stage: &Stage) -> Result<()> {
    let (ann, bo) = (stage.browser(Screen::Desktop).await?, stage.browser(Screen::Phone).await?);
    // A game waits on the table, and will wait there when the day is played.
    play::start(&ann, "solo").await?;
    play::lay_start(&ann).await?;
    play::turn(&ann, 2).await?;
    let table = play::kept(&ann).await?;
    let hand = play_the_day(stage, &ann).await?;
    let kept = check_the_day(stage, &ann).await?;
    practise(&ann, &hand, &kept).await?;
    ensure!(play::kept(&ann).await? == table, "the game on the table has waited");
    look_back(&ann).await?;
    compare(stage, &bo, &hand).await?;
    play_afterwards(&bo).await?;
    ann.close().await?;
    bo.close().await
}

/// Plays the try, and returns the first hand.
async fn play_the_day(stage: &Stage, ann: &Browser) -> Result<Vec<String>> {
    ann.run("localStorage.setItem('sideboards.hints', 'on')").await?;
    ann.go("/daily").await?;
    axe::check(ann, &stage.axe, "a day before it is played").await?;
    ann.see("input[name=name]").await?.send_keys("Ann").await?;
    begin(ann).await?;
    let hand = play::hand(ann).await?;
    ensure!(ann.text(".round small").await? == "Daily deal", "the table says that it counts");
    axe::check(ann, &stage.axe, "the table of a day").await?;
    // Neither a reload nor the menu gives another try.
    play::lay_start(ann).await?;
    play::turn(ann, 2).await?;
    let second = play::hand(ann).await?;
    ann.reload().await?;
    play::turn(ann, 2).await?;
    ensure!(play::hand(ann).await? == second, "the try goes on where it was");
    ensure!(ann.count(".menu-sheet .leave, .hint").await? == 0, "it is neither left nor helped");
    for lie in 2..play::CARDS {
        play::lay_next(ann, lie).await?;
    }
    Ok(hand)
}

/// Checks the page of a day that was played, and returns what the browser keeps of it.
async fn check_the_day(stage: &Stage, ann: &Browser) -> Result<String> {
    ann.see(".teller").await?;
    ensure!(ann.count(".daily").await? == 0, "first the end is told");
    play::check_result(ann, 1).await?;
    placed(ann, "1 of 1").await?;
    ensure!(ann.count(".daily-best .own").await? == 1, "the own row is marked");
    ensure!(ann.text(".daily-streaks dt").await? == "current streak", "one day is not several");
    ensure!(ann.count(".bar.marked").await? == 1, "the own bar is marked");
    ann.until("document.querySelectorAll('.daily-line .columns').length === 3").await?;
    let totals =
        "return [...document.querySelectorAll('.daily-scores tfoot td')].map((td) => +td.textContent)";
    let totals: Vec<u64> = serde_json::from_value(ann.run(totals).await?)?;
    ensure!(totals.len() == 3 && totals[1] >= totals[0].max(totals[2]), "hindsight is the best: {totals:?}");
    ensure!(ann.text(".share pre").await?.contains("/daily/20"), "the result can be shared");
    axe::check(ann, &stage.axe, "a day that was played").await?;
    let kept = diary(ann).await?;
    ensure!(kept.contains(" sent "), "the server has it: {kept}");
    Ok(kept)
}

async fn practise(ann: &Browser, hand: &[String], kept: &str) -> Result<()> {
    // The day stays played.
    ann.reload().await?;
    placed(ann, "1 of 1").await?;
    ensure!(ann.count(".hand-card").await? == 0, "there is no second try");
    ensure!(ann.count(".daily-days .counted").await? == 1, "the day is marked");
    // Practice has the same cards and changes nothing.
    ann.click(".daily-part .main").await?;
    play::turn(ann, 0).await?;
    ensure!(play::hand(ann).await? == *hand, "the same cards");
    ensure!(ann.text(".round small").await? == "Practice", "the table says that it does not count");
    play::whole_game(ann).await?;
    ann.click(".teller .main").await?;
    placed(ann, "1 of 1").await?;
    ensure!(diary(ann).await? == *kept, "practice does not count");
    let history = ann.run("return localStorage.getItem('sideboards.history').split('\\n').map((line) => line.split('\\t')[1].split(' ')[0])").await?;
    ensure!(history == serde_json::json!(["daily", "practice"]), "both games are remembered: {history}");
    Ok(())
}

/// The try is seen again from the page of the day, and from the list, which knows its day.
async fn look_back(ann: &Browser) -> Result<()> {
    ann.go("/daily").await?;
    ann.click(".daily-part a[href*='/replay#']").await?;
    ann.see(".replay-hand .card").await?;
    ann.go("/replay").await?;
    ann.see(".past-games .of-day").await?;
    ensure!(ann.count(".past-games .of-day").await? == 2, "practice is labelled too");
    Ok(())
}

/// Another browser has the same cards, and both see each other in the table.
async fn compare(stage: &Stage, bo: &Browser, hand: &[String]) -> Result<()> {
    begin(bo).await?;
    ensure!(play::hand(bo).await? == *hand, "the same cards for everyone");
    play::whole_game(bo).await?;
    bo.click(".teller .main").await?;
    bo.until("document.querySelector('.daily-place')?.textContent.endsWith('of 2')").await?;
    ensure!(
        bo.run("return document.querySelector('.daily-best').textContent").await?.to_string().contains("Ann"),
        "by name"
    );
    fits(bo, "a day that was played").await?;
    axe::check(bo, &stage.axe, "a day on a phone").await?;
    Ok(())
}

/// A day that is over counts for nothing.
async fn play_afterwards(bo: &Browser) -> Result<()> {
    bo.go("/daily/2026-11-01").await?;
    fits(bo, "a day that is over").await?;
    bo.click(".daily .main").await?;
    play::whole_game(bo).await?;
    bo.click(".teller .main").await?;
    bo.until("document.querySelector('.daily-days .afterwards')").await?;
    ensure!(diary(bo).await?.starts_with("2026-11-01 afterwards "), "it is marked");
    Ok(())
}

pub(crate) async fn a_day_without_the_network_is_sent_later(stage: &Stage) -> Result<()> {
    let mut browser = stage.browser(Screen::Tablet).await?;
    let server = stage.server.another().await?;
    browser.moved_to(server.address());
    begin(&browser).await?;
    browser.until("navigator.serviceWorker.controller").await?;
    go_offline(&browser, true).await?;
    play::whole_game(&browser).await?;
    browser.click(".teller .main").await?;
    browser
        .until("document.querySelector('.daily-part [role=status]')?.textContent.includes('saved here')")
        .await?;
    ensure!(diary(&browser).await?.contains(" waiting "), "the result waits");
    // What was possible is worked out without any server.
    browser.until("document.querySelectorAll('.daily-line .columns').length === 3").await?;
    go_offline(&browser, false).await?;
    placed(&browser, "1 of 1").await?;
    ensure!(diary(&browser).await?.contains(" sent "), "it was sent when the network came back");
    let complaints = browser.complaints().await?;
    ensure!(complaints.iter().all(|line| is_about_the_network(line)), "the console says: {complaints:?}");
    browser.close().await
}
