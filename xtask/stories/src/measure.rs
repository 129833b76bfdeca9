//! What a player feels, in numbers.

use anyhow::Result;

use crate::Stage;
use crate::browser::Screen;
use crate::play;

/// Counts the bytes that come over the wire until the page is there and its worker has been used.
const BYTES: &str = "
const entries = [performance.getEntriesByType('navigation')[0], ...performance.getEntriesByType('resource')];
return entries.map((e) => [e.name.replace(/^.*\\//, '/'), e.transferSize]).concat([['in all', entries.reduce((sum, e) => sum + e.transferSize, 0)]])
  .map(([name, size]) => name + ': ' + size).join('\\n')";

/// Follows frames for a while and tells the longest time between two.
const FRAMES: &str = "
const done = arguments[0]; const begin = performance.now(); let last = begin, worst = 0, count = 0;
const tick = (now) => { worst = Math.max(worst, now - last); last = now; count += 1;
  if (now - begin < 2000) requestAnimationFrame(tick); else done([Math.round(worst * 10) / 10, count]); };
requestAnimationFrame(tick);";

/// Clicks a card and an end, and tells how long the page worked on each.
const ANSWERS: &str = "
const took = (selector, index) => { const e = document.querySelectorAll(selector)[index]; const begin = performance.now(); e.click(); return performance.now() - begin; };
return [took('.hand-card', 0), took('.hand-card', 0)].map((t) => Math.round(t * 100) / 100)";

pub(crate) async fn run(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Desktop).await?;
    browser.go("/").await?;
    println!("bytes of the first load\n{}", browser.run(BYTES).await?.as_str().unwrap_or_default());
    browser.go("/new?mode=bots").await?;
    browser.click_nth("input[name=bots]", 4).await?;
    for bot in 0..5 {
        browser.see(&format!("input[name=bot-{bot}]")).await?;
        browser.click_nth(&format!("input[name=bot-{bot}]"), 3).await?;
    }
    browser.click(".start button").await?;
    println!(
        "five masters think: longest time between two frames in ms, and frames in 2 s: {}",
        browser.run_async(FRAMES).await?
    );
    let mut longest: f64 = 0.0;
    play::lay_start(&browser).await?;
    for lie in 2..play::CARDS {
        play::turn(&browser, lie).await?;
        println!("card {}: a click on a card answers in ms: {}", lie + 1, browser.run(ANSWERS).await?);
        let begin = std::time::Instant::now();
        browser.until("document.querySelectorAll('.thinking').length === 0").await?;
        longest = longest.max(begin.elapsed().as_secs_f64());
        browser.press(&['r']).await?;
        browser.click(".end.right").await?;
        browser.click(".confirm:not(:disabled)").await?;
    }
    println!("five masters decide within {longest:.2} s at the most");
    browser.close().await
}
