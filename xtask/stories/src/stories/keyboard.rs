use anyhow::{Result, bail, ensure};

use crate::Stage;
use crate::browser::{Browser, Screen};
use crate::play::{self, CARDS};

const TAB: char = '\u{e004}';
const ENTER: char = '\u{e007}';
const SPACE: char = ' ';
const LEFT: char = '\u{e012}';
const RIGHT: char = '\u{e014}';
const BACKSPACE: char = '\u{e003}';

/// Presses Tab until the right element has the focus, which must be visible.
async fn tab_to(browser: &Browser, selector: &str) -> Result<()> {
    for _ in 0..60 {
        browser.press(&[TAB]).await?;
        if browser.run(&format!("return document.activeElement.matches({selector:?})")).await? == true {
            let outlined = "const e = document.activeElement; const at = (e) => getComputedStyle(e).outlineStyle !== 'none'; \
                            return at(e) || at(e.closest('label') ?? e)";
            ensure!(browser.run(outlined).await? == true, "the focus on {selector} is visible");
            return Ok(());
        }
    }
    bail!("{selector} cannot be reached by Tab")
}

pub(crate) async fn a_whole_game_by_keyboard_only(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Desktop).await?;
    browser.go("/").await?;
    tab_to(&browser, "a.bots").await?;
    browser.press(&[ENTER]).await?;
    browser.see(".new-game").await?;
    tab_to(&browser, ".start button").await?;
    browser.press(&[ENTER]).await?;
    play::turn(&browser, 0).await?;
    // The start by keys alone: take, turn, lay, change one's mind, lay again.
    browser.press(&['1']).await?;
    let before = play::hand(&browser).await?;
    browser.press(&['r']).await?;
    ensure!(play::hand(&browser).await? != before, "R turns the card");
    browser.press(&[RIGHT]).await?;
    browser.until("document.querySelectorAll('.own .trial').length === 1").await?;
    browser.press(&[BACKSPACE]).await?;
    browser.until("document.querySelectorAll('.own .trial').length === 0").await?;
    browser.press(&[RIGHT, '2', LEFT]).await?;
    browser.until("document.querySelectorAll('.own .trial').length === 2").await?;
    browser.press(&[ENTER]).await?;
    play::turn(&browser, 2).await?;
    heard(&browser, "Round 2").await?;
    // The next round by Tab and Enter, as with a screen reader.
    tab_to(&browser, ".hand-card").await?;
    browser.press(&[SPACE]).await?;
    browser.until("document.activeElement.getAttribute('aria-pressed') === 'true'").await?;
    tab_to(&browser, ".end.right").await?;
    browser.press(&[ENTER]).await?;
    browser.until("document.querySelectorAll('.own .trial').length === 1").await?;
    // The end that had the focus is gone; what comes next has it now.
    browser.until("document.activeElement.matches('.confirm')").await?;
    browser.press(&[ENTER]).await?;
    play::turn(&browser, 3).await?;
    browser.until("document.activeElement.matches('.hand-card')").await?;
    // A dialog gives the focus back.
    tab_to(&browser, ".look").await?;
    browser.press(&[ENTER]).await?;
    browser.see("dialog[open]").await?;
    browser.press(&[ENTER]).await?;
    browser.until("!document.querySelector('dialog') && document.activeElement.matches('.look')").await?;
    for lie in 3..CARDS {
        play::turn(&browser, lie).await?;
        browser.press(&['1', LEFT]).await?;
        browser.until("document.activeElement.matches('.confirm')").await?;
        browser.press(&[ENTER]).await?;
    }
    browser.see(".result").await?;
    tab_to(&browser, ".teller .main").await?;
    browser.press(&[ENTER]).await?;
    browser.see(".verdict").await?;
    browser.close().await
}

async fn heard(browser: &Browser, words: &str) -> Result<()> {
    browser
        .until(&format!("document.querySelector('.table [role=status]').textContent.includes({words:?})"))
        .await
}
