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

/// What a drawer is part of is told to the keyboard too: one stop for all drawers, and arrow keys from one to the next.
pub(crate) async fn drawers_are_asked_by_keyboard(stage: &Stage) -> Result<()> {
    const DOWN: char = '\u{e015}';
    // Drawers beside each other differ in this deal, so every answer is another one.
    const DEAL: &str =
        "/new?players=6&goals=2-8-19&deal=5eed000000000000000000000000000000000000000000000000000000000006";
    let browser = stage.browser(Screen::Desktop).await?;
    browser.go(DEAL).await?;
    browser.click(".sent-deal .main").await?;
    play::lay_start(&browser).await?;
    play::turn(&browser, 2).await?;
    browser.click(".hand-card").await?;
    for _ in 0..60 {
        browser.press(&[TAB]).await?;
        if browser.run("return document.activeElement.matches('.drawer-cursor')").await? == true {
            break;
        }
    }
    let ring = "(() => { const at = document.querySelector('.drawer-ring rect').getBoundingClientRect(); \
                return [...document.querySelectorAll('.own .column')].findIndex((e) => { const card = e.getBoundingClientRect(); \
                  return at.left > card.left - 3 && at.right < card.right + 3 }) + ',' + \
                  Math.round(5 * (at.top - document.querySelector('.own .column').getBoundingClientRect().top) / document.querySelector('.own .column').offsetHeight) })()";
    let says = "document.querySelector('.say').textContent";
    let before = browser.run(&format!("return {says}")).await?;
    ensure!(
        browser.run(&format!("return {ring}")).await? == "0,0",
        "the focus is visible at the first drawer"
    );
    let mut answers = vec![before];
    for (key, at) in
        [(ENTER, "0,0"), (DOWN, "0,1"), (RIGHT, "1,1"), (RIGHT, "1,1"), (LEFT, "0,1"), (SPACE, "0,2")]
    {
        browser.press(&[key]).await?;
        browser.until(&format!("{ring} === '{at}'")).await?;
        let answer = browser.run(&format!("return {says}")).await?;
        let is_same = answers.last() == Some(&answer);
        ensure!(is_same == (at == "1,1" && answers.len() == 4), "{answer} after {:?}", answers.last());
        browser
            .until(&format!(
                "[...document.querySelectorAll('.own [role=status]')].some((e) => e.textContent === {says})"
            ))
            .await?;
        answers.push(answer);
    }
    ensure!(browser.count(".own .trial").await? == 0, "arrow keys lay no card here");
    browser.press(&['\u{e00c}']).await?;
    browser.until("document.querySelector('.own [role=status]').textContent === ''").await?;
    browser.press(&[TAB]).await?;
    ensure!(
        browser.run("return document.activeElement.closest('.own')").await?.is_null(),
        "one stop for all drawers"
    );
    browser.close().await
}

async fn heard(browser: &Browser, words: &str) -> Result<()> {
    browser
        .until(&format!("document.querySelector('.table [role=status]').textContent.includes({words:?})"))
        .await
}
