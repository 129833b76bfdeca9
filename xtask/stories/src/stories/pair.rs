//! Two plays of one deal side by side.

use anyhow::{Context, Result, ensure};
use serde_json::json;
use sideboards_client::codes::record::write;
use sideboards_client::history::{Origin, Past};
use sideboards_client::local::{LocalGame, Player};
use sideboards_rules::{Day, Record, Seat};

use super::pages::{fits, languages, speak};
use crate::browser::{Browser, Screen};
use crate::{Stage, axe};

const ALONE: Seat = Seat::new(0);

/// Plays the deal of a day: the same for two rounds, then by the choice with a number.
fn play(day: Day, number: usize) -> Result<LocalGame> {
    let mut record: Record = day.record();
    let mut game = record.deal();
    for round in 0.. {
        if game.is_over() {
            break;
        }
        let decision = game.legal(ALONE).choice(if round < 2 { 0 } else { number }).into();
        game.decide(ALONE, decision)?;
        record.push(ALONE, decision);
    }
    LocalGame::resume(record, vec![Player::person("")]).ok().context("a game by the rules")
}

/// Returns a link to two plays of a deal.
pub(super) fn link() -> Result<String> {
    let day: Day = "2026-11-02".parse()?;
    let [code, with] = [play(day, 0)?, play(day, 5)?].map(|game| write(game.record()));
    Ok(format!("/replay?with={with}#{code}"))
}

/// Waits for what the worker has to think about first.
pub(super) async fn until_compared(browser: &Browser) -> Result<()> {
    for _ in 0..4 {
        if browser.until("document.querySelectorAll('.pair-play').length === 2").await.is_ok() {
            return Ok(());
        }
    }
    browser.see(".pair-play").await.map(drop)
}

pub(crate) async fn two_plays_are_compared(stage: &Stage) -> Result<()> {
    let day: Day = "2026-11-02".parse()?;
    let (own, other) = (play(day, 0)?, play(day, 5)?);
    let code = write(own.record());
    let browser = stage.browser(Screen::Desktop).await?;
    browser.go("/").await?;
    let lines = [(&own, 1), (&other, 2)]
        .map(|(game, when)| Past::of(game, Some(ALONE), Origin::Device, when).to_string());
    browser
        .run_with("localStorage.setItem('sideboards.history', arguments[0])", vec![json!(lines.join("\n"))])
        .await?;
    // From the replay to the other play of the same cards.
    browser.go(&format!("/replay#{code}")).await?;
    browser.click(".compare-own").await?;
    until_compared(&browser).await?;
    ensure!(browser.text(".pair-parting").await?.contains("round 3"), "the first two rounds are the same");
    let totals = "return [...document.querySelectorAll('.pair-scores tbody tr:last-child td')].map((td) => +td.textContent)";
    let points = |game: &LocalGame| game.public().scores().map(|scores| scores.of(ALONE).total.0);
    let [one, two] = [points(&own).context("points")?, points(&other).context("points")?];
    ensure!(browser.run(totals).await? == json!([one, two]), "the points of both");
    let beside = "const [one, other] = [...document.querySelectorAll('.pair-play')].map((play) => play.getBoundingClientRect()); \
                  return one.right <= other.left";
    ensure!(browser.run(beside).await? == true, "side by side on a wide screen");
    // By rounds: after two, both lie alike.
    browser.click_nth("input[name=pair-round]", 1).await?;
    browser.until("document.querySelectorAll('.pair-play .column').length === 6").await?;
    let rows = "return [...document.querySelectorAll('.pair .chart tbody tr')].map((row) => [...row.querySelectorAll('td')].map((td) => td.textContent))";
    let rows: Vec<[String; 2]> = serde_json::from_value(browser.run(rows).await?)?;
    ensure!(rows.len() == 8 && rows[2][0] == rows[2][1], "{rows:?}");
    ensure!(rows[7] == [one.to_string(), two.to_string()], "the graph ends with the result: {rows:?}");
    axe::check(&browser, &stage.axe, "two plays").await?;
    // The optimum is found by the worker; no play beats it.
    browser.go(&format!("/replay?step=1#{code}")).await?;
    browser.click(".compare-best").await?;
    until_compared(&browser).await?;
    let best: Vec<u16> = serde_json::from_value(browser.run(totals).await?)?;
    ensure!(best[0] == one && best[1] >= one.max(two), "hindsight is the best: {best:?}");
    ensure!(browser.text(".pair-play:last-child h2").await?.contains("hindsight"), "by name");
    // By a link: one that leads elsewhere says so.
    browser.go(&format!("/replay?step=2#{code}")).await?;
    let third = write(play(Day::FIRST, 0)?.record());
    for (link, fault) in [("hello".to_owned(), "a link"), (format!("/replay#{third}"), "different cards")] {
        let field = browser.see("input[name=other-play]").await?;
        field.clear().await?;
        field.send_keys(&link).await?;
        browser.click(".compare-link button").await?;
        browser
            .until(&format!(
                "document.querySelector('.replay-compare .fault').textContent.includes('{fault}')"
            ))
            .await?;
    }
    browser.close().await?;
    opened_by_a_friend(stage, &link()?).await
}

/// Someone else sees the same from the link, on a phone in every language; nothing is shown of a day that is still to be played.
async fn opened_by_a_friend(stage: &Stage, link: &str) -> Result<()> {
    let friend = stage.browser(Screen::Phone).await?;
    friend.go(link).await?;
    until_compared(&friend).await?;
    ensure!(friend.text(".pair-play h2").await?.contains("First game"), "no player is called you here");
    axe::check(&friend, &stage.axe, "two plays on a phone").await?;
    for language in languages()?.iter().rev() {
        speak(&friend, language).await?;
        friend.reload().await?;
        until_compared(&friend).await?;
        fits(&friend, &format!("two plays in {language}")).await?;
    }
    let today = "const now = new Date(); return [now.getFullYear(), now.getMonth() + 1, now.getDate()]";
    let (year, month, date): (u16, u8, u8) = serde_json::from_value(friend.run(today).await?)?;
    let day = Day::new(year, month, date).context("a day")?;
    let [one, two] = [play(day, 0)?, play(day, 5)?].map(|game| write(game.record()));
    friend.go(&format!("/replay?with={two}#{one}")).await?;
    friend.see(".spoiler .main").await?;
    ensure!(friend.count(".pair, .column, .card").await? == 0, "no card is to be seen");
    friend.click(".spoiler button").await?;
    until_compared(&friend).await?;
    friend.close().await
}
