use anyhow::{Context, Result, ensure};

use super::pages::fits;
use crate::Stage;
use crate::axe;
use crate::browser::{Browser, Screen};
use crate::play;

/// Makes many games of one: other days, and once somewhere else each.
const MANY: &str = "
const [, , you, code, ...players] = localStorage.getItem('sideboards.history').split('\\n')[0].split('\\t');
const day = 24 * 60 * 60 * 1000;
const game = (days, where) => [Date.now() - days * day, where, you, code, ...players].join('\\t');
const games = [game(400, 'daily 2025-10-11'), game(20, 'device')];
for (let number = 12; number > 0; number--) games.push(game(number / 24, 'room test-' + number));
localStorage.setItem('sideboards.history', games.join('\\n'));
return games.length;";

const COUNT: &str = "document.querySelector('.statistics-count').textContent";

pub(crate) async fn statistics_count_filter_and_travel(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    browser.go("/statistics").await?;
    browser.see(".statistics a[href='/new']").await?;
    axe::check(&browser, &stage.axe, "statistics without games").await?;
    play::start(&browser, "solo").await?;
    play::whole_game(&browser).await?;
    play::check_result(&browser, 1).await?;
    let points =
        browser.run("return parseInt(document.querySelector('.result-table tfoot td').textContent)").await?;
    let games = browser.run(MANY).await?;
    browser.go("/statistics").await?;
    browser.until(&format!("{COUNT} === '14 games'")).await?;
    ensure!(games == 14, "{games}");
    // The numbers are those of the one game.
    let best = browser.run("return +document.querySelector('.statistics-numbers a').closest('dd').querySelector('b').textContent").await?;
    ensure!(best.as_f64() == points.as_f64(), "{best} is the best of {points}");
    ensure!(browser.count(".statistics-games li").await? == 10, "the first ten are listed");
    fits(&browser, "the statistics").await?;
    axe::check(&browser, &stage.axe, "the statistics").await?;
    // Behind a chart is its table.
    browser.click_nth(".chart summary", 1).await?;
    browser
        .until("document.querySelectorAll('.chart')[1].querySelectorAll('tbody tr').length === 14")
        .await?;
    axe::check(&browser, &stage.axe, "the table behind a chart").await?;
    // Alone, all of them; with others, none.
    browser.click_nth("input[name=company]", 2).await?;
    browser.until(&format!("{COUNT} === '0 games'")).await?;
    browser.click_nth("input[name=company]", 1).await?;
    choose(&browser, 3, "Online").await?;
    browser.until(&format!("{COUNT} === '12 games'")).await?;
    choose(&browser, 3, "all except practice").await?;
    choose(&browser, 4, "last 30 days").await?;
    browser.until(&format!("{COUNT} === '13 games'")).await?;
    let link =
        browser.run("return document.querySelector('.statistics-games a').getAttribute('href')").await?;
    ensure!(link.as_str().is_some_and(|link| link.starts_with("/replay")), "{link} shows the game");
    files(&browser).await?;
    browser.close().await
}

pub(super) async fn choose(browser: &Browser, question: usize, answer: &str) -> Result<()> {
    let script = "const select = document.querySelectorAll('.filter-grid select')[arguments[0]]; \
                  select.selectedIndex = [...select.options].findIndex((option) => option.text === arguments[1]); \
                  select.dispatchEvent(new Event('change', { bubbles: true })); return select.selectedIndex";
    let chosen = browser.run_with(script, vec![question.into(), answer.into()]).await?;
    ensure!(chosen.as_i64() >= Some(0), "{answer} can be chosen");
    Ok(())
}

/// Saves, deletes and brings the games back.
async fn files(browser: &Browser) -> Result<()> {
    browser.click(".save-table").await?;
    let table = std::fs::read_to_string(browser.downloaded("csv").await?)?;
    ensure!(table.starts_with("finished,where,") && table.matches("\r\n").count() == 15, "{table}");
    browser.click(".save-games").await?;
    let file = browser.downloaded("txt").await?;
    // One game goes alone, after a question.
    browser.click(".statistics-games li button").await?;
    browser.click("dialog .main").await?;
    browser.until(&format!("{COUNT} === '12 games'")).await?;
    ensure!(kept(browser).await? == 13, "one game is forgotten");
    ensure!(
        browser.run("return document.activeElement !== document.body").await? == true,
        "the focus is not lost"
    );
    // All others go together, and cancelling deletes nothing.
    browser.click(".delete-games").await?;
    browser.click_nth("dialog .buttons button", 1).await?;
    browser.until("!document.querySelector('dialog')").await?;
    ensure!(kept(browser).await? == 13, "nothing is forgotten");
    browser.click(".delete-games").await?;
    browser.click("dialog .main").await?;
    browser.see(".statistics a[href='/new']").await?;
    ensure!(kept(browser).await? == 0, "all games are forgotten");
    // A new phone: the file brings them, and twice the same are no more games.
    for says in ["14 games added.", "Nothing new: you already have all these games."] {
        browser.choose_file(".statistics-keeping input", &file).await?;
        browser
            .until(&format!(
                "document.querySelector('.statistics-keeping [role=status]').textContent === '{says}'"
            ))
            .await?;
        ensure!(kept(browser).await? == 14, "every game once");
    }
    let nonsense = browser.downloads().join("nonsense.txt");
    std::fs::write(&nonsense, "Dear diary")?;
    browser.choose_file(".statistics-keeping input", &nonsense).await?;
    browser
        .until("document.querySelector('.statistics-keeping [role=status]').textContent.startsWith('This isn’t')")
        .await
}

async fn kept(browser: &Browser) -> Result<usize> {
    let lines = "return (localStorage.getItem('sideboards.history') ?? '').split('\\n').filter((line) => line).length";
    Ok(browser.run(lines).await?.as_u64().context("a number")? as usize)
}
