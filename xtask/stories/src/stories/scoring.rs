use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use crate::Stage;
use crate::axe;
use crate::browser::{Browser, Screen};
use crate::play;

const TAB: char = '\u{e004}';
const ENTER: char = '\u{e007}';
const ESCAPE: char = '\u{e00c}';
const RIGHT: char = '\u{e014}';
const LEFT: char = '\u{e012}';

/// Finished games: six of all kinds, and two.
const SIX: &str = include_str!("../../../../examples/six-players.txt");
const TWO: &str = include_str!("../../../../examples/two-players.txt");

const SIZES: [(u32, u32); 5] = [(320, 568), (360, 740), (740, 360), (820, 1180), (1440, 900)];

/// What sticks out of the window, or can be scrolled, while the race runs.
const OUTSIDE: &str = "const parts = [...document.querySelectorAll('.race-board, .race-bar, .race-goal, .teller button')]; \
    const out = parts.filter((e) => { const r = e.getBoundingClientRect(); \
        return r.left < -1 || r.top < -1 || r.right > innerWidth + 1 || r.bottom > innerHeight + 1 }); \
    const race = document.querySelector('.race'); \
    return (race.scrollHeight > race.clientHeight + 1 ? ['it scrolls'] : []).concat(out.map((e) => e.className || e.textContent))";

/// Puts a finished game on the table.
async fn put(browser: &Browser, game: &str) -> Result<()> {
    browser.go("/settings").await?;
    browser.run_with("localStorage.setItem('sideboards.game', arguments[0])", vec![json!(game)]).await?;
    browser.go("/game").await?;
    browser.see(".race[open] .race-board").await?;
    Ok(())
}

async fn moving(stage: &Stage) -> Result<Browser> {
    let browser = stage.browser(Screen::Desktop).await?;
    browser.emulate_media(&[("prefers-reduced-motion", "no-preference")]).await?;
    Ok(browser)
}

pub(crate) async fn the_winner_is_in_view_on_every_size(stage: &Stage) -> Result<()> {
    let browser = moving(stage).await?;
    for (width, height) in SIZES {
        for game in [SIX, TWO] {
            browser.resize_to(width, height).await?;
            put(&browser, game).await?;
            // Every stage fits; then the timer comes to the end by itself.
            for stage in 0.. {
                let outside = browser.run(OUTSIDE).await?;
                ensure!(outside == json!([]), "{width}x{height}, stage {stage}: {outside} is out of view");
                if browser.count(".race-stages li:last-child.now").await? == 1 {
                    break;
                }
                browser.click_nth(".teller button", 2).await?;
            }
            browser.until("!document.querySelector('.race')").await?;
            play::winner_in_view(&browser).await.with_context(|| format!("{width}x{height}, by itself"))?;
            let first = "const r = document.querySelector('.rank').getBoundingClientRect(); return r.top >= 0 && r.bottom <= innerHeight";
            ensure!(browser.run(first).await? == true, "{width}x{height}: the winner’s row is in view");
            // Once more, and skipped at once.
            browser.click(".retell").await?;
            browser.see(".race[open]").await?;
            browser.click(".teller .main").await?;
            browser.until("!document.querySelector('.race')").await?;
            play::winner_in_view(&browser).await.with_context(|| format!("{width}x{height}, skipped"))?;
            let wide = "return document.documentElement.scrollWidth > innerWidth";
            ensure!(browser.run(wide).await? == false, "{width}x{height}: nothing is wider than the window");
        }
    }
    browser.close().await
}

pub(crate) async fn six_players_race_in_less_than_twenty_seconds(stage: &Stage) -> Result<()> {
    let browser = moving(stage).await?;
    browser.resize(Screen::Phone).await?;
    put(&browser, SIX).await?;
    let begin = Instant::now();
    // What is heard, and every order of the bars.
    let watch = "window.heard = []; window.orders = new Set(); const said = document.querySelector('.race [aria-live]'); \
        const look = () => { if (heard[heard.length - 1] !== said.textContent) heard.push(said.textContent); \
            orders.add([...document.querySelectorAll('.race-bar')].map((b) => b.style.getPropertyValue('--place')).join()) }; \
        look(); new MutationObserver(look).observe(document.querySelector('.race'), { subtree: true, childList: true, characterData: true, attributes: true })";
    browser.run(watch).await?;
    let stages = browser.count(".race-stages li").await?;
    axe::check(&browser, &stage.axe, "the race").await?;
    browser.until("!document.querySelector('.race')").await?;
    let lasted = begin.elapsed();
    ensure!(lasted < Duration::from_secs(20), "the race lasted {lasted:?}");
    let heard = browser.run("return heard").await?;
    let heard: Vec<String> = serde_json::from_value(heard)?;
    ensure!(heard.len() == stages, "a sentence a stage: {heard:?}");
    ensure!(heard.iter().all(|said| said.split(' ').count() < 25), "short ones: {heard:?}");
    ensure!(browser.run("return orders.size").await?.as_u64() > Some(1), "bars overtake each other");
    play::winner_in_view(&browser).await?;
    // Six names fit beside their points, and none is broken inside a word.
    let cut = "return [...document.querySelectorAll('.rank-name')].filter((e) => e.scrollWidth > e.clientWidth).map((e) => e.textContent)";
    ensure!(browser.run(cut).await? == json!([]), "every name fits");
    axe::check(&browser, &stage.axe, "the verdict").await?;
    // One tap from here to the next game, wherever the page is scrolled to.
    browser.run("scrollTo(0, document.documentElement.scrollHeight / 2)").await?;
    let thumb = "const r = document.querySelector('.play-again button').getBoundingClientRect(); \
        return document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2).closest('.play-again') !== null && r.bottom > innerHeight - 80";
    ensure!(browser.run(thumb).await? == true, "Play again is under the thumb");
    browser.click(".play-again button").await?;
    browser.see(".hand-card, .curtain").await?;
    browser.close().await
}

pub(crate) async fn a_result_is_read_and_shared_by_keyboard(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Desktop).await?;
    put(&browser, TWO).await?;
    browser.until("document.activeElement.matches('.teller .main')").await?;
    // Stage by stage without movement, and back again.
    browser.click_nth(".teller button", 1).await?;
    let sums = "return JSON.stringify([...document.querySelectorAll('.race-bar b span:first-child')].map((b) => +b.textContent))";
    let first = browser.run(sums).await?;
    // Some goals bring nothing.
    browser.press(&[RIGHT, RIGHT, RIGHT]).await?;
    browser
        .until(&format!("(() => {{ {sums} }})() !== {first}"))
        .await
        .context("the next stage adds something")?;
    browser.press(&[LEFT, LEFT, LEFT]).await?;
    browser.until(&format!("(() => {{ {sums} }})() === {first}")).await.context("and back")?;
    browser.press(&[ESCAPE]).await?;
    browser.until("document.activeElement.matches('.verdict')").await?;
    // Details open with Enter, and their lines add up.
    browser.press(&[TAB, ENTER]).await?;
    let details = "const rank = document.querySelector('.rank[open]'); \
        return rank && [[...rank.querySelectorAll('dd')].map((dd) => +dd.textContent.match(/\\d+(?!.*\\d)/)[0]), parseInt(rank.querySelector('b').textContent)]";
    let details = browser.run(details).await?;
    let (lines, total) = (&details[0], &details[1]);
    let sum: u64 = lines.as_array().context("a row that is open")?.iter().filter_map(Value::as_u64).sum();
    ensure!(Some(sum) == total.as_u64(), "{details} adds up");
    // The picture goes to a file where the browser cannot send it.
    browser.run("navigator.canShare = undefined").await?;
    browser.click(".picture").await?;
    let file = browser.downloaded("png").await?;
    let bytes = std::fs::read(file)?;
    ensure!(bytes.starts_with(b"\x89PNG") && bytes.len() > 10_000, "a picture of {} bytes", bytes.len());
    browser.close().await
}
