use anyhow::{Result, ensure};

use crate::Stage;
use crate::browser::Screen;
use crate::play;

pub(crate) async fn the_tutorial_by_doing(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    // Somebody else's game is on the table, and must be there afterwards.
    play::start(&browser, "solo").await?;
    let kept = play::kept(&browser).await?;
    browser.go("/learn").await?;
    let step =
        |number: usize| format!("document.querySelector('.teacher-step').textContent.includes('{number} ')");
    browser.until(&step(1)).await?;
    browser.click_nth(".hand-card", 0).await?;
    browser.until(&step(2)).await?;
    browser.click(".turn").await?;
    browser.until(&step(3)).await?;
    browser.click(".end").await?;
    browser.until(&step(4)).await?;
    browser.click_nth(".hand-card", 0).await?;
    browser.click(".end.right").await?;
    browser.until(&step(5)).await?;
    browser.click(".confirm").await?;
    browser.until(&step(6)).await?;
    play::lay_next(&browser, 2).await?;
    browser.until(&step(7)).await?;
    play::lay_next(&browser, 3).await?;
    browser.until(&step(8)).await?;
    browser.click(".exchange").await?;
    browser.click("dialog .main").await?;
    browser.until(&step(9)).await?;
    browser.click(".teacher .main").await?;
    browser.until(&step(10)).await?;
    browser.see(".result").await?;
    ensure!(play::kept(&browser).await? == kept, "the tutorial leaves the other game alone");
    // The pages after it have the real table again.
    browser.click(".teacher a.main").await?;
    browser.click(".start button").await?;
    play::lay_start(&browser).await?;
    play::turn(&browser, 2).await?;
    browser.close().await
}
