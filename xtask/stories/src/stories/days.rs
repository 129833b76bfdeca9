//! What counts of a day, and what does not.

use anyhow::{Context, Result, ensure};

use super::pages::{fits, languages, speak};
use crate::browser::{Browser, Screen};
use crate::{Stage, axe, play};

/// Opens a browser at a server of its own, so that no one else is on the leaderboard.
pub(super) async fn apart(stage: &Stage, screen: Screen) -> Result<(Browser, crate::server::Server)> {
    let mut browser = stage.browser(screen).await?;
    let server = stage.server.another().await?;
    browser.moved_to(server.address());
    Ok((browser, server))
}

/// Plays today's puzzle to its end.
async fn play_today(browser: &Browser) -> Result<()> {
    browser.go("/daily").await?;
    browser.click(".daily .main").await?;
    play::whole_game(browser).await?;
    browser.click(".teller .main").await?;
    browser.until("document.querySelector('.daily-place')?.textContent.endsWith('1 of 1')").await
}

/// Returns the words in which the history files its games.
async fn filed(browser: &Browser) -> Result<serde_json::Value> {
    let words = "return (localStorage.getItem('sideboards.history') ?? '').split('\\n').filter((line) => line) \
                 .map((line) => line.split('\\t')[1].split(' ')[0])";
    browser.run(words).await
}

pub(crate) async fn two_tabs_have_one_try_of_a_day(stage: &Stage) -> Result<()> {
    let (browser, _server) = apart(stage, Screen::Desktop).await?;
    browser.go("/daily").await?;
    browser.see(".daily .main").await?;
    let first = browser.tab().await?;
    let second = browser.new_tab().await?;
    browser.go("/daily").await?;
    browser.click(".daily .main").await?;
    play::turn(&browser, 0).await?;
    play::lay_start(&browser).await?;
    play::turn(&browser, 2).await?;
    let hand = play::hand(&browser).await?;
    // The first tab had not begun: it has the same try.
    browser.switch_to(first.clone()).await?;
    play::turn(&browser, 2).await?;
    ensure!(play::hand(&browser).await? == hand, "the other tab has followed");
    play::lay_next(&browser, 2).await?;
    browser.switch_to(second).await?;
    play::turn(&browser, 3).await?;
    for lie in 3..play::CARDS {
        play::lay_next(&browser, lie).await?;
    }
    browser.click(".teller .main").await?;
    browser.until("document.querySelector('.daily-place')?.textContent.endsWith('1 of 1')").await?;
    // The first tab shows the same result, and nothing is left to play there.
    browser.switch_to(first).await?;
    browser.until("document.querySelector('.daily-place')?.textContent.endsWith('1 of 1')").await?;
    ensure!(browser.count(".hand-card").await? == 0, "there is no second try");
    let told =
        browser.run("return +document.querySelector('.verdict p').textContent.match(/\\d+/)[0]").await?;
    let kept = browser.run("return +localStorage.getItem('sideboards.daily').split(' ')[2]").await?;
    ensure!(told == kept, "the end says {told}, and {kept} is on the leaderboard");
    ensure!(filed(&browser).await? == serde_json::json!(["daily"]), "one try is one game");
    browser.close().await
}

pub(crate) async fn practice_counts_for_nothing(stage: &Stage) -> Result<()> {
    let (browser, _server) = apart(stage, Screen::Phone).await?;
    play_today(&browser).await?;
    browser.click(".daily-part .main").await?;
    play::whole_game(&browser).await?;
    browser.click(".teller .main").await?;
    browser.see(".daily-archive").await?;
    browser.go("/daily/2026-11-01").await?;
    browser.click(".daily .main").await?;
    play::whole_game(&browser).await?;
    browser.click(".teller .main").await?;
    browser.see(".daily-archive").await?;
    ensure!(browser.text(".share pre").await?.contains("Played later"), "the text says that it was later");
    let filed = filed(&browser).await?;
    ensure!(filed == serde_json::json!(["daily", "practice", "archive"]), "{filed}");
    browser.go("/statistics").await?;
    let counts =
        |text: &str| format!("document.querySelector('.statistics-count')?.textContent === '{text}'");
    browser.until(&counts("1 game")).await?;
    for (answer, text) in
        [("Practice", "2 games"), ("all, including practice", "3 games"), ("Solo", "0 games")]
    {
        super::statistics::choose(&browser, 3, answer).await?;
        browser.until(&counts(text)).await?;
    }
    browser.go("/replay").await?;
    browser.see(".past-games .of-day").await?;
    let labels =
        "return [...document.querySelectorAll('.of-day')].map((label) => label.textContent.split(' · ')[0])";
    let labels = browser.run(labels).await?;
    ensure!(labels == serde_json::json!(["Archive", "Practice", "Daily deal"]), "{labels}");
    browser.close().await
}

pub(crate) async fn a_replay_of_today_spoils_nothing(stage: &Stage) -> Result<()> {
    let (ann, server) = apart(stage, Screen::Desktop).await?;
    play_today(&ann).await?;
    let code = ann.run("return localStorage.getItem('sideboards.daily').trim().split(' ')[3]").await?;
    let code = code.as_str().context("a code")?;
    ann.go(&format!("/replay#{code}")).await?;
    ann.see(".replay-links a[href*='deal=']").await?;
    let mut bo = stage.browser(Screen::Phone).await?;
    bo.moved_to(server.address());
    bo.go(&format!("/replay#{code}")).await?;
    bo.see(".spoiler .main").await?;
    ensure!(bo.count(".card").await? == 0, "no card is to be seen");
    axe::check(&bo, &stage.axe, "a replay of today").await?;
    bo.click(".spoiler button").await?;
    bo.see(".replay-hand .card").await?;
    ensure!(bo.count(".replay-links a[href*='deal=']").await? == 0, "the deal is not played before the day");
    // A link that has lost its end says so, wherever it was cut.
    for length in [20, code.len() - 1, code.len() - 6] {
        bo.go(&format!("/replay?cut={length}#{}", &code[..length])).await?;
        bo.until(
            "document.querySelector('.fault')?.textContent.startsWith('The end of this link is missing')",
        )
        .await?;
    }
    ann.close().await?;
    bo.close().await
}

/// Returns the cells of the table behind the chart.
async fn cells(browser: &Browser) -> Result<serde_json::Value> {
    let cells = "return [...document.querySelectorAll('.daily-over .chart tbody tr')].map((row) => \
                 [...row.querySelectorAll('td')].map((cell) => cell.textContent).join(' '))";
    browser.run(cells).await
}

pub(crate) async fn the_days_make_a_chart(stage: &Stage) -> Result<()> {
    let (browser, _server) = apart(stage, Screen::Phone).await?;
    browser.go("/daily").await?;
    browser.see(".daily .main").await?;
    ensure!(browser.count(".daily-over").await? == 0, "there is nothing to draw yet");
    let keep = "localStorage.setItem('sideboards.daily', '2026-11-01 sent 30 AQ\\n2026-11-02 afterwards 70 AQ\\n2026-11-03 sent 40 AQ\\n'); \
                localStorage.setItem('sideboards.daily-yardsticks', '2026-11-01 60 50\\n')";
    browser.run(keep).await?;
    browser.reload().await?;
    browser.see(".daily-over .chart").await?;
    ensure!(
        cells(&browser).await? == serde_json::json!(["30 60 50", "40  "]),
        "what is not known is left out"
    );
    ensure!(browser.text(".daily-mean").await?.contains("50%"), "of the day that is known");
    // The missing day is worked out when it is asked for, and kept.
    browser.click(".daily-work-out").await?;
    for _ in 0..4 {
        if browser.until("!document.querySelector('.daily-over button')").await.is_ok() {
            break;
        }
    }
    let kept = browser.run("return localStorage.getItem('sideboards.daily-yardsticks')").await?;
    let kept = kept.as_str().context("yardsticks")?;
    let worked_out = kept.lines().nth(1).context("the other day")?;
    let points: Vec<u16> = worked_out.split(' ').skip(1).map(str::parse).collect::<Result<_, _>>()?;
    ensure!(worked_out.starts_with("2026-11-03 ") && points[0] >= points[1], "{kept}");
    let [best, master] = [points[0], points[1]];
    let rows = cells(&browser).await?;
    ensure!(rows == serde_json::json!(["30 60 50", format!("40 {best} {master}")]), "{rows}");
    axe::check(&browser, &stage.axe, "the days as a chart").await?;
    browser.click_nth("input[name=over]", 1).await?;
    browser.until("document.querySelector('.daily-over tbody td').textContent === '50'").await?;
    browser.click_nth("input[name=over]", 2).await?;
    browser.until("/20/.test(document.querySelector('.daily-over tbody td').textContent)").await?;
    browser.reload().await?;
    ensure!(cells(&browser).await? == rows, "nothing is worked out again");
    browser.click(".daily-over .chart summary").await?;
    for language in languages()?.iter().rev() {
        speak(&browser, language).await?;
        browser.reload().await?;
        browser.see(".daily-over .chart").await?;
        fits(&browser, &format!("the days in {language}")).await?;
    }
    browser.close().await
}
