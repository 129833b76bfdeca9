//! Shared steps of stories at the table.

use anyhow::{Result, ensure};
use serde_json::Value;

use crate::browser::Browser;

/// Leaves no room in the browser's storage.
pub(crate) const FILL_STORAGE: &str = "let size = 1 << 22; let n = 0;
while (size > 0) { try { localStorage.setItem('fill' + n, 'x'.repeat(size)); n += 1; } catch { size = Math.floor(size / 2); } }";

/// The cards of a start and the six rounds after it.
pub(crate) const CARDS: usize = 8;

/// Begins a game with the page's defaults.
pub(crate) async fn start(browser: &Browser, mode: &str) -> Result<()> {
    browser.go(&format!("/new?mode={mode}")).await?;
    browser.click(".start button").await?;
    browser.see(".hand-card, .curtain").await?;
    Ok(())
}

/// Opens the settings that most games do not need.
pub(crate) async fn open_more(browser: &Browser) -> Result<()> {
    browser.click(".more summary").await
}

/// Decides how strong the bot on a chair is, from 0 to 3.
pub(crate) async fn set_level(browser: &Browser, chair: usize, level: usize) -> Result<()> {
    browser.click(&format!(".chair-{chair}")).await?;
    browser.see("dialog[open] .level").await?;
    browser.click_nth(".level", level).await?;
    browser.until("!document.querySelector('dialog')").await
}

/// Names the person on a chair.
pub(crate) async fn set_name(browser: &Browser, chair: usize, name: &str) -> Result<()> {
    browser.click(&format!(".chair-{chair}")).await?;
    browser.see("dialog[open] input[name=sitter]").await?.send_keys(name).await?;
    browser.click("dialog .main").await?;
    browser.until("!document.querySelector('dialog')").await
}

/// Waits until `lie` cards are placed, nothing moves, and it is this player's turn.
pub(crate) async fn turn(browser: &Browser, lie: usize) -> Result<()> {
    browser
        .until(&format!(
            "document.querySelectorAll('.own .column').length === {lie} && document.querySelector('.hand-card:not(:disabled)') \
             && !document.getAnimations().some((a) => a.playState === 'running' && a.effect.getTiming().iterations === 1)"
        ))
        .await
}

/// Lays the two start cards.
pub(crate) async fn lay_start(browser: &Browser) -> Result<()> {
    turn(browser, 0).await?;
    browser.click_nth(".hand-card", 0).await?;
    browser.click(".end").await?;
    browser.until("document.querySelectorAll('.own .trial').length === 1").await?;
    browser.click_nth(".hand-card", 0).await?;
    browser.click(".end.left").await?;
    browser.click(".confirm:not(:disabled)").await
}

/// Adds a card where the page promises more, in words that are heard.
pub(crate) async fn lay_next(browser: &Browser, lie: usize) -> Result<()> {
    turn(browser, lie).await?;
    browser.click_nth(".hand-card", 0).await?;
    browser.see(".end.left.offered").await?;
    let promised = |side: &str| {
        format!(
            "return +/[-−]?[0-9]+/.exec(document.querySelector('.end.{side}').ariaLabel)[0].replace('−', '-')"
        )
    };
    let left = browser.run(&promised("left")).await?;
    let right = browser.run(&promised("right")).await?;
    let end = if left.as_f64() > right.as_f64() { ".end.left" } else { ".end.right" };
    browser.click(end).await?;
    browser.click(".confirm:not(:disabled)").await
}

/// Plays from the start to the result.
pub(crate) async fn whole_game(browser: &Browser) -> Result<()> {
    lay_start(browser).await?;
    for lie in 2..CARDS {
        lay_next(browser, lie).await?;
    }
    browser.see(".result").await?;
    Ok(())
}

/// Goes to the end of the scoring and checks that the shown points add up.
pub(crate) async fn check_result(browser: &Browser, players: usize) -> Result<()> {
    browser.click(".teller .main").await?;
    browser.see(".verdict").await?;
    winner_in_view(browser).await?;
    ensure!(browser.count(".teller").await? == 0, "there is nothing more to tell");
    let shown = "return [...document.querySelectorAll('.result-player h2 b')].map((b) => parseInt(b.textContent)).sort()";
    let summed = "return [...document.querySelectorAll('.result-table tfoot td')].map((td) => parseInt(td.textContent)).sort()";
    let (shown, summed) = (browser.run(shown).await?, browser.run(summed).await?);
    ensure!(shown == summed, "players have {shown}, the table says {summed}");
    let ranked =
        "return [...document.querySelectorAll('.rank summary b')].map((b) => parseInt(b.textContent)).sort()";
    let ranked = browser.run(ranked).await?;
    ensure!(shown == ranked, "players have {shown}, their ranks say {ranked}");
    ensure!(shown.as_array().map(Vec::len) == Some(players), "{shown} for {players} players");
    ensure!(
        browser.count(".result .columns .card").await? == players * CARDS,
        "every sideboard has eight cards"
    );
    Ok(())
}

/// Waits until the verdict is in view, without anything that can be pressed no more.
pub(crate) async fn winner_in_view(browser: &Browser) -> Result<()> {
    browser
        .until("((place) => place.top >= 0 && place.bottom <= innerHeight)(document.querySelector('.verdict').getBoundingClientRect())")
        .await?;
    ensure!(browser.count(".result button:disabled").await? == 0, "no dead buttons stay");
    Ok(())
}

/// Returns the stored game.
pub(crate) async fn kept(browser: &Browser) -> Result<String> {
    let kept = browser.run("return localStorage.getItem('sideboards.game')").await?;
    Ok(kept.as_str().unwrap_or_default().to_owned())
}

/// Returns the descriptions of the cards in hand.
pub(crate) async fn hand(browser: &Browser) -> Result<Vec<String>> {
    let labels = "return [...document.querySelectorAll('.hand-card')].map((card) => card.getAttribute('aria-label').replace(/^[^:]*: /, ''))";
    let labels = browser.run(labels).await?;
    Ok(labels.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect())
}
