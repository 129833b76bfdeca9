use anyhow::{Result, ensure};

use crate::Stage;
use crate::browser::Screen;
use crate::play;

pub(crate) async fn bots_of_every_strength_and_hints(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Tablet).await?;
    browser.go("/new?mode=bots").await?;
    browser.click_nth("input[name=bots]", 3).await?;
    for (bot, level) in [(0, 0), (1, 1), (2, 2), (3, 3)] {
        browser.see(&format!("input[name=bot-{bot}]")).await?;
        browser.click_nth(&format!("input[name=bot-{bot}]"), level).await?;
    }
    // Hints are off until somebody asks for them.
    ensure!(
        browser.run("return document.querySelectorAll('input[name=hints]')[0].checked").await? == true,
        "off"
    );
    browser.click_nth("input[name=hints]", 1).await?;
    browser.click(".start button").await?;
    play::lay_start(&browser).await?;
    play::turn(&browser, 2).await?;
    // A goal that is touched says what it pays for, and its light goes out.
    browser.click(".goal.colour").await?;
    browser
        .until("document.querySelector('.say').textContent.includes('4 points for each of these')")
        .await?;
    ensure!(browser.count(".own .glow.colour").await? == 0, "the light is out");
    browser.click(".goal.colour").await?;
    ensure!(browser.count(".neighbour").await? == 4, "four others are at the table");
    ensure!(
        play::kept(&browser).await?.contains("bot random\nbot apprentice\nbot joiner\nbot master\n"),
        "as chosen"
    );
    browser.click(".hint").await?;
    browser.see(".advice-item").await?;
    let advice = browser.text(".advice-item").await?;
    ensure!(advice.contains("points at the end"), "{advice}");
    browser.click(".advice-item button").await?;
    browser.until("document.querySelector('.own .trial') || document.querySelector('dialog[open]')").await?;
    // Somebody else's sideboard can be looked at closely.
    browser.reload().await?;
    play::turn(&browser, 2).await?;
    browser.click(".look").await?;
    browser.see("dialog[open] .columns .card").await?;
    browser.click("dialog .close").await?;
    browser.until("!document.querySelector('dialog')").await?;
    for lie in 2..play::CARDS {
        play::lay_next(&browser, lie).await?;
    }
    play::check_result(&browser, 5).await?;
    browser.close().await
}

pub(crate) async fn the_four_card_variant(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    browser.go("/new?mode=bots").await?;
    browser.click_nth("input[name=variant]", 1).await?;
    browser.click_nth("input[name=goals]", 4).await?;
    browser.click(".start button").await?;
    play::turn(&browser, 0).await?;
    ensure!(play::hand(&browser).await?.len() == 4, "four cards are dealt");
    ensure!(browser.count(".exchange").await? == 0, "there is no exchange card");
    play::whole_game(&browser).await?;
    play::check_result(&browser, 3).await?;
    browser.close().await
}
