use anyhow::{Result, ensure};

use crate::Stage;
use crate::browser::Screen;
use crate::play;

pub(crate) async fn bots_of_every_strength_and_hints(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Tablet).await?;
    browser.go("/new?mode=bots").await?;
    for _ in 0..2 {
        browser.click(".chair.empty").await?;
    }
    for level in 0..4 {
        play::set_level(&browser, level + 1, level).await?;
    }
    play::open_more(&browser).await?;
    // Hints are off until they are asked for.
    ensure!(
        browser.run("return document.querySelectorAll('input[name=hints]')[0].checked").await? == true,
        "off"
    );
    browser.click_nth("input[name=hints]", 1).await?;
    browser.click(".start button").await?;
    play::lay_start(&browser).await?;
    play::turn(&browser, 2).await?;
    // A goal that is touched says what it pays for, and only its drawers are lit.
    browser.click(".goal.colour").await?;
    browser
        .until("document.querySelector('.say').textContent.includes('4 points for each of these')")
        .await?;
    ensure!(browser.count(".own .glow:not(.colour):not(.preview *)").await? == 0, "the goal is alone");
    browser.click(".goal.colour").await?;
    ensure!(browser.count(".neighbour").await? == 4, "four others are at the table");
    ensure!(browser.count(".neighbour .portrait").await? == 4, "each has a face");
    let names =
        "return [...document.querySelectorAll('.neighbour-name')].map((name) => name.textContent).join()";
    ensure!(browser.run(names).await? == "Ida,Bruno,Nora,Otto", "and a name");
    ensure!(
        play::kept(&browser).await?.contains("bot random\nbot apprentice\nbot joiner\nbot master\n"),
        "as chosen"
    );
    browser.click(".hint").await?;
    browser.see(".advice-item").await?;
    let advice = browser.text(".advice-item").await?;
    ensure!(advice.contains("Best") && advice.contains("points"), "{advice}");
    browser.click(".hint-line").await?;
    browser.until("document.querySelector('.own .trial') || document.querySelector('dialog[open]')").await?;
    // Another player's sideboard can be looked at closely.
    browser.reload().await?;
    play::turn(&browser, 2).await?;
    browser.click(".look").await?;
    browser.see("dialog[open] .columns .card").await?;
    ensure!(browser.text("dialog .temper").await?.contains("Scatterbrain"), "with its strength");
    browser.click("dialog .close").await?;
    browser.until("!document.querySelector('dialog')").await?;
    for lie in 2..play::CARDS {
        play::lay_next(&browser, lie).await?;
    }
    play::check_result(&browser, 5).await?;
    browser.close().await
}

/// What a hint says stands beside the board and the hand, and is shown on the board itself.
pub(crate) async fn hints_are_shown_on_the_board(stage: &Stage) -> Result<()> {
    const ESCAPE: char = '\u{e00c}';
    let browser = stage.browser(Screen::Phone).await?;
    browser.go("/").await?;
    browser.run("localStorage.setItem('sideboards.hints', 'on')").await?;
    play::start(&browser, "bots").await?;
    play::lay_start(&browser).await?;
    let is_covered = "const panel = document.querySelector('.advice').getBoundingClientRect(); \
                      return ['.own', '.hand', '.confirm'].filter((part) => { \
                        const place = document.querySelector(part).getBoundingClientRect(); \
                        return panel.left < place.right - 2 && panel.right > place.left + 2 && panel.top < place.bottom - 2 && panel.bottom > place.top + 2; \
                      }).join()";
    for screen in [Screen::Phone, Screen::Tablet, Screen::Desktop] {
        browser.resize(screen).await?;
        play::turn(&browser, 2).await?;
        browser.click(".hint").await?;
        browser.see(".hint-line").await?;
        // The best one lies on trial at once, and leaves with the panel.
        browser.until("document.querySelector('.hint-line[aria-pressed=true]') && document.querySelector('.own .trial')").await?;
        let covered = browser.run(is_covered).await?;
        ensure!(covered == "", "on {screen:?} the hints cover {covered}");
        browser.press(&[ESCAPE]).await?;
        browser.until("!document.querySelector('.advice') && !document.querySelector('.own .trial')").await?;
        browser.until("document.activeElement.matches('.hint')").await?;
    }
    // Going back closes them too, and stays at the table.
    browser.click(".hint").await?;
    browser.see(".hint-line").await?;
    browser.run("history.back()").await?;
    browser.until("!document.querySelector('.advice') && location.pathname === '/game'").await?;
    // So does a tap elsewhere.
    browser.click(".hint").await?;
    browser.see(".hint-line").await?;
    browser.click(".round").await?;
    browser.until("!document.querySelector('.advice')").await?;
    // Facts are shown on "Why?"; what nearly every card can do is not a fact.
    browser.click(".hint").await?;
    browser.see(".hint-line").await?;
    ensure!(browser.count(".advice-facts").await? == 0, "facts wait");
    browser.click(".hint-why").await?;
    browser.see(".advice-facts li").await?;
    // What is chosen stays, and one tap makes it count.
    browser.click(".hint-line").await?;
    browser.until("document.querySelector('.own .trial') || document.querySelector('dialog[open]')").await?;
    if browser.count("dialog[open]").await? == 0 {
        browser.click(".confirm:not(:disabled)").await?;
        play::turn(&browser, 3).await?;
        ensure!(browser.count(".advice").await? == 0, "the hints are gone");
    }
    browser.close().await
}

pub(crate) async fn the_four_card_variant(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    browser.go("/new?mode=bots").await?;
    play::open_more(&browser).await?;
    browser.click_nth("input[name=variant]", 1).await?;
    browser.click("label:has(input[name=goals]):last-child input").await?;
    browser.see(".goal-card .unknown").await?;
    browser.click(".start button").await?;
    play::turn(&browser, 0).await?;
    ensure!(play::hand(&browser).await?.len() == 4, "four cards are dealt");
    ensure!(browser.count(".exchange").await? == 0, "there is no exchange card");
    play::whole_game(&browser).await?;
    play::check_result(&browser, 3).await?;
    browser.close().await
}
