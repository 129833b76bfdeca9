use anyhow::{Result, ensure};

use super::pages::fits;
use crate::Stage;
use crate::browser::Screen;
use crate::play::{self, CARDS, FILL_STORAGE};

pub(crate) async fn a_whole_game_alone_by_mouse(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Desktop).await?;
    browser.go("/").await?;
    // Two clicks from the first page to the first card.
    browser.click("a.solo").await?;
    browser.click(".start button").await?;
    play::turn(&browser, 0).await?;
    // A click takes a card up, a second one turns it, and so does the button.
    browser.click_nth(".hand-card", 0).await?;
    let before = play::hand(&browser).await?;
    browser.click_nth(".hand-card", 0).await?;
    let turned = play::hand(&browser).await?;
    ensure!(before[0] != turned[0] && before[1] == turned[1], "a second click turns the card");
    browser.click(".turn").await?;
    ensure!(play::hand(&browser).await? == before, "the button turns it back");
    // Dragging works as well as clicking.
    browser.drag(".hand-card", ".end").await?;
    browser.until("document.querySelectorAll('.own .trial').length === 1").await?;
    // A card on trial can be taken back.
    browser.click(".take-back").await?;
    browser.until("document.querySelectorAll('.own .trial').length === 0").await?;
    browser.click(".end").await?;
    browser.until("document.querySelectorAll('.own .trial').length === 1").await?;
    browser.drag(".hand-card", ".end.right").await?;
    // Either start card can be lifted by a click on it.
    browser.until("document.querySelectorAll('.own .trial').length === 2").await?;
    let first = browser.run("return document.querySelector('.trial button').dataset.card").await?;
    browser.click_nth(".trial", 0).await?;
    browser.until("document.querySelectorAll('.own .trial').length === 1").await?;
    ensure!(
        browser.run("return document.querySelector('.taken .hand-card').dataset.card").await? == first,
        "that one"
    );
    browser.click(".end.left").await?;
    browser.click(".confirm:not(:disabled)").await?;
    // The exchange brings two other cards.
    play::turn(&browser, 2).await?;
    let before = play::hand(&browser).await?;
    browser.click(".exchange").await?;
    browser.click("dialog .main").await?;
    browser.see(".exchange.used").await?;
    let after = play::hand(&browser).await?;
    ensure!(
        after.len() == 2 && after.iter().all(|card| !before.contains(card)),
        "{before:?} became {after:?}"
    );
    for lie in 2..CARDS {
        play::lay_next(&browser, lie).await?;
    }
    play::check_result(&browser, 1).await?;
    ensure!(browser.text(".share pre").await?.contains("/new?deal="), "the result can be shared");
    browser.close().await
}

pub(crate) async fn a_game_survives_reload_and_closing(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    play::start(&browser, "bots").await?;
    play::lay_start(&browser).await?;
    play::lay_next(&browser, 2).await?;
    play::turn(&browser, 3).await?;
    let hand = play::hand(&browser).await?;
    browser.reload().await?;
    play::turn(&browser, 3).await?;
    ensure!(play::hand(&browser).await? == hand, "the same cards after a reload");
    let browser = browser.reopen(&stage.driver, Screen::Phone).await?;
    browser.go("/").await?;
    browser.click("a.continue").await?;
    play::turn(&browser, 3).await?;
    ensure!(play::hand(&browser).await? == hand, "the same cards on the next morning");
    for lie in 3..CARDS {
        play::lay_next(&browser, lie).await?;
    }
    play::check_result(&browser, 3).await?;
    browser.close().await
}

pub(crate) async fn a_game_is_saved_and_opened(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Tablet).await?;
    play::start(&browser, "solo").await?;
    play::lay_start(&browser).await?;
    play::turn(&browser, 2).await?;
    let kept = play::kept(&browser).await?;
    browser.click(".menu summary").await?;
    browser.click(".menu-sheet .save").await?;
    let file = browser.downloaded("txt").await?;
    let saved = std::fs::read_to_string(&file)?;
    ensure!(saved == kept, "the file is the game, not {saved:?} in {}", file.display());
    // The game is taken from the table, and comes back from the file.
    browser.click(".menu-sheet .leave").await?;
    browser.click("dialog .main").await?;
    browser.see(".home").await?;
    ensure!(play::kept(&browser).await?.is_empty(), "the game has ended");
    browser.choose_file(".open input", &file).await?;
    play::turn(&browser, 2).await?;
    ensure!(play::kept(&browser).await? == kept, "the same game again");
    // Something else is refused, and told.
    let nonsense = browser.downloads().join("nonsense.txt");
    std::fs::write(&nonsense, "Dear diary")?;
    browser.go("/").await?;
    browser.choose_file(".open input", &nonsense).await?;
    browser.until("document.querySelector('.fault').textContent.includes('1')").await?;
    browser.close().await
}

pub(crate) async fn two_tabs_play_one_game(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Desktop).await?;
    play::start(&browser, "solo").await?;
    let first = browser.tab().await?;
    let second = browser.new_tab().await?;
    browser.go("/game").await?;
    play::lay_start(&browser).await?;
    play::turn(&browser, 2).await?;
    let hand = play::hand(&browser).await?;
    browser.switch_to(first).await?;
    play::turn(&browser, 2).await?;
    ensure!(play::hand(&browser).await? == hand, "the other tab has followed");
    play::lay_next(&browser, 2).await?;
    browser.switch_to(second).await?;
    play::turn(&browser, 3).await?;
    // A game that goes on is not thrown away without a question.
    browser.go("/new?mode=solo").await?;
    browser.click(".start button").await?;
    browser.click_nth("dialog .buttons button", 1).await?;
    browser.until("!document.querySelector('dialog')").await?;
    browser.go("/game").await?;
    play::turn(&browser, 3).await?;
    browser.close().await
}

pub(crate) async fn a_full_browser_is_told_on_the_table(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    play::start(&browser, "solo").await?;
    play::lay_start(&browser).await?;
    play::turn(&browser, 2).await?;
    ensure!(browser.count(".update").await? == 0, "there is room");
    browser.run(FILL_STORAGE).await?;
    play::lay_next(&browser, 2).await?;
    browser.until("document.querySelector('.update')?.textContent.includes('storage is full')").await?;
    fits(&browser, "the notice of a full browser").await?;
    browser.click(".update button").await?;
    browser.until("!document.querySelector('.update')").await?;
    // The game goes on, and the notice comes back as long as nothing is kept.
    play::turn(&browser, 3).await?;
    play::lay_next(&browser, 3).await?;
    browser.see(".update").await?;
    browser.close().await
}

pub(crate) async fn it_works_where_nothing_may_be_kept(stage: &Stage) -> Result<()> {
    let browser = stage.forgetful_browser(Screen::Phone).await?;
    browser.go("/").await?;
    browser.click("a.solo").await?;
    browser.click(".start button").await?;
    play::whole_game(&browser).await?;
    play::check_result(&browser, 1).await?;
    browser.close().await
}

pub(crate) async fn the_cards_of_a_friend_come_by_link(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Desktop).await?;
    let deal = "ab".repeat(32);
    let address = format!("/new?deal={deal}&players=1&goals=3-10-15&beat=41");
    let mut hands = Vec::new();
    for _ in 0..2 {
        browser.go(&address).await?;
        ensure!(browser.text(".sent-deal h1").await? == "Same cards. Beat 41.", "one card says it all");
        browser.click(".sent-deal .large").await?;
        play::turn(&browser, 0).await?;
        hands.push(play::hand(&browser).await?);
    }
    ensure!(hands[0] == hands[1], "the same deal twice");
    // The players can be changed, in the form of every game.
    browser.go(&address).await?;
    browser.click(".sent-deal .quiet").await?;
    browser.see(".new-game .start button").await?;
    ensure!(play::kept(&browser).await?.contains("goals 3 10 15"), "with the goals of the friend");
    browser.close().await
}
