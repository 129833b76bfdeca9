//! Games in several rooms at once.

use anyhow::{Result, ensure};

use super::online::{open_room, sit_down};
use super::pages::fits;
use crate::browser::{Browser, Screen};
use crate::{Stage, play};

/// Whether the icon and the title of the tab say that a game waits.
const IS_MARKED: &str =
    "document.title.startsWith('●') && document.querySelector('link[rel=icon]').href.includes('icon-turn')";

async fn open_with_bot(browser: &Browser, name: &str) -> Result<String> {
    let room = open_room(browser, name).await?;
    browser.click_nth(".add-bot button", 0).await?;
    browser.until("document.querySelectorAll('.seat').length === 2").await?;
    Ok(room)
}

pub(crate) async fn games_that_wait_are_told_in_every_tab(stage: &Stage) -> Result<()> {
    let (ann, bo) = (stage.browser(Screen::Phone).await?, stage.browser(Screen::Desktop).await?);
    let first = open_with_bot(&ann, "Ann").await?;
    ann.click(".start button").await?;
    play::turn(&ann, 0).await?;
    let second = open_with_bot(&ann, "Ann").await?;
    sit_down(&bo, &second, "Bo").await?;
    ann.until("document.querySelectorAll('.seat').length === 3").await?;
    ann.click(".start button").await?;
    play::turn(&ann, 0).await?;
    ensure!(ann.count(".back-to-room, .next-game").await? == 0, "no call away from a table");
    let table = ann.tab().await?;
    // Another tab knows of both, without a table of its own.
    let other = ann.new_tab().await?;
    ann.go("/").await?;
    ann.until("document.querySelector('.home').textContent.includes('Your turn in 2 games')").await?;
    ann.until(IS_MARKED).await?;
    ann.go("/rules").await?;
    ann.see(".back-to-room a").await?;
    fits(&ann, "the way to a game that waits").await?;
    // After a move the next game is one tap away, and the other tab hears of it.
    ann.switch_to(table.clone()).await?;
    play::lay_start(&ann).await?;
    ann.see(".next-game").await?;
    let in_sight = "((place) => place.top >= 0 && place.bottom <= innerHeight && place.height >= 44 && place.right <= innerWidth)\
                    (document.querySelector('.next-game').getBoundingClientRect())";
    ann.until(in_sight).await?;
    ann.switch_to(other.clone()).await?;
    ann.until("document.querySelector('.back-to-room')?.textContent.includes('Your turn in 1 game')").await?;
    ann.switch_to(table).await?;
    ann.click(".next-game").await?;
    ann.until(&format!("location.pathname === '{first}'")).await?;
    play::turn(&ann, 0).await?;
    // A seat that was given up waits no more.
    ann.run("localStorage.setItem('sideboards.rooms', ''); localStorage.setItem('sideboards.turns', '')")
        .await?;
    ann.switch_to(other).await?;
    ann.until(&format!("!({IS_MARKED}) && !document.querySelector('.back-to-room')")).await?;
    ann.close().await?;
    bo.close().await
}
