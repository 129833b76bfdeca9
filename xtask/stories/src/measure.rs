//! Measures the page's responsiveness.

use anyhow::{Context, Result, ensure};
use photographs::{Chance, Condition, Style, take_cards};
use sideboards_rules::{Card, Seed};

use crate::Stage;
use crate::browser::{Browser, Screen};
use crate::play;

/// Counts the bytes transferred until the page and its worker have been used.
const BYTES: &str = "
const entries = [performance.getEntriesByType('navigation')[0], ...performance.getEntriesByType('resource')];
return entries.map((e) => [e.name.replace(/^.*\\//, '/'), e.transferSize]).concat([['in all', entries.reduce((sum, e) => sum + e.transferSize, 0)]])
  .map(([name, size]) => name + ': ' + size).join('\\n')";

/// Counts the bytes that the first page does not need.
const LATER: &str = "
const entries = performance.getEntriesByType('resource').filter((e) => /together|split_|chunk_|-later/.test(e.name));
return entries.reduce((sum, e) => sum + e.transferSize, 0)";

/// The limit of the first load, in bytes.
const FIRST_LOAD: u64 = 311_000;

/// The places that are loaded later.
const PLACES: [&str; 8] =
    ["/learn", "/online", "/score", "/box", "/daily", "/puzzles", "/replay", "/statistics"];

/// Watches frames for a while and returns the longest time between two.
const FRAMES: &str = "
const done = arguments[0]; const begin = performance.now(); let last = begin, worst = 0, count = 0;
const tick = (now) => { worst = Math.max(worst, now - last); last = now; count += 1;
  if (now - begin < 2000) requestAnimationFrame(tick); else done([Math.round(worst * 10) / 10, count]); };
requestAnimationFrame(tick);";

/// Confirms a decision and watches frames while cards and points move, until the next decision can be made. Returns the longest time between two frames,
/// how many there were, and how many took longer than one interval of the screen.
const MOVING_FRAMES: &str = "
const done = arguments[0];
const moves = () => document.getAnimations().some((a) => a.playState === 'running' && a.effect.getTiming().iterations === 1);
document.querySelector('.confirm:not(:disabled)').click();
const begin = performance.now(); let last = begin, worst = 0, count = 0, late = 0, rest = 0;
const tick = (now) => { const took = now - last; last = now; count += 1; worst = Math.max(worst, took); if (took > 25) late += 1;
  rest = moves() ? 0 : rest + 1;
  // Movements follow each other with short rests between them.
  if (now - begin < 15000 && (rest < 30 || !document.querySelector('.hand-card:not(:disabled), .result'))) requestAnimationFrame(tick);
  else done([Math.round(worst * 10) / 10, count, late]); };
requestAnimationFrame(tick);";

/// Takes a card up, turns it, lays it and lifts it, and returns how long each blocked the page before it could be
/// painted.
const ANSWERS: &str = "
const done = arguments[0];
const worked = () => new Promise((then) => { const { port1, port2 } = new MessageChannel(); port1.onmessage = then; port2.postMessage(0); });
const took = async (selector) => { const begin = performance.now(); document.querySelector(selector).click(); await worked(); document.body.offsetHeight;
  return Math.round((performance.now() - begin) * 10) / 10; };
(async () => { const times = []; for (const step of ['.hand-card', '.turn', '.end.right', '.trial button']) times.push(await took(step)); done(times); })();";

/// Lets a master decide for the first seat of the game, in a separate worker, and returns the longest time.
const MASTER: &str = "
const done = arguments[0];
(async () => {
  const boot = await (await fetch(document.querySelector('script[src*=boot]').src)).text();
  const worker = new Worker(boot.match(/\\/assets\\/worker[^\"]*/)[0], { type: 'module' });
  const ask = (question) => new Promise((answer) => { worker.onmessage = ({ data }) => answer(data[1]); worker.postMessage([1, question]); });
  const kept = localStorage.getItem('sideboards.game');
  const question = 'decide 0 master\\n' + kept.slice(kept.indexOf('sideboards record'));
  await ask(question.replace('master', 'random'));
  let longest = 0;
  for (let i = 0; i < 5; i += 1) { const begin = performance.now(); await ask(question); longest = Math.max(longest, performance.now() - begin); }
  worker.terminate();
  done(Math.round(longest));
})();";

/// Notes when a photograph begins to be opened, when it is with the reader, and when its cards are there.
const WATCH: &str = "
window.photo = {};
new MutationObserver(() => {
  const says = document.querySelector('.photo-says')?.textContent ?? '';
  const phase = says.startsWith('Opening') ? 'opening' : says.startsWith('Reading') ? 'reading' : /^[0-9] cards/.test(says) ? 'read' : 'other';
  if (!(phase in window.photo)) window.photo[phase] = performance.now();
}).observe(document.body, { subtree: true, childList: true, characterData: true });";

/// Measures how long photographs take from the file to the cards; the first one loads the reader as well.
async fn photographs(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    browser.go("/score").await?;
    browser.click(".start button").await?;
    browser.see(".sheet-photo input").await?;
    browser.run(WATCH).await?;
    let cards = "ObRsT-P-Kf PbR-OsT-Kf K-PbT-OsRf O-PsTfK-Rb OsT-PbKfR- T-PbO-KfRs KsTfP-ObR- PbR-K-TsOf";
    let faces = cards.split(' ').map(str::parse).collect::<Result<Vec<Card>, _>>()?;
    for (number, condition) in
        [Condition::Good, Condition::Good, Condition::Warm, Condition::Slanted, Condition::Mixed]
            .into_iter()
            .enumerate()
    {
        let Ok(seed) = format!("measure {number}").parse::<Seed>();
        let taken = take_cards(&faces, Style::Page, condition, &mut Chance::new(&seed));
        let path = browser.downloads().with_file_name(format!("{number}.jpg"));
        std::fs::write(&path, &taken.jpeg)?;
        browser.run("window.photo = {}").await?;
        let input = if number == 0 { ".sheet-photo input" } else { "dialog .photo-button input" };
        browser.choose_file(input, &path).await?;
        browser.until("window.photo.read ?? window.photo.other").await?;
        let times = "const { opening, reading, read, other } = window.photo; \
                     return [reading - opening, (read ?? other) - reading].map(Math.round)";
        println!(
            "a photograph ({condition}, {} x {}): opened, read in ms: {}",
            taken.width,
            taken.height,
            browser.run(times).await?
        );
    }
    browser.close().await
}

/// Opens a game of six with five masters.
async fn five_masters(browser: &Browser) -> Result<()> {
    browser.go("/new?mode=bots").await?;
    for _ in 0..3 {
        browser.click(".chair.empty").await?;
    }
    for chair in 1..=5 {
        play::set_level(browser, chair, 3).await?;
    }
    browser.click(".start button").await
}

/// Measures frames while cards move and five masters think.
async fn movement(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Desktop).await?;
    browser.emulate_media(&[("prefers-reduced-motion", "no-preference")]).await?;
    five_masters(&browser).await?;
    for lie in 2..play::CARDS {
        play::turn(&browser, lie - usize::from(lie == 2) * 2).await?;
        for _ in 0..if lie == 2 { 2 } else { 1 } {
            browser.click(".hand-card").await?;
            browser.click(".end.right, .end").await?;
        }
        println!(
            "cards move while five masters think: longest time between two frames in ms, frames, frames over 25 ms: {}",
            browser.run_async(MOVING_FRAMES).await?
        );
    }
    browser.close().await
}

pub(crate) async fn run(stage: &Stage) -> Result<()> {
    photographs(stage).await?;
    let browser = stage.browser(Screen::Desktop).await?;
    browser.go("/").await?;
    let bytes = browser.run(BYTES).await?;
    let bytes = bytes.as_str().context("a list of files")?;
    println!("bytes of the first load\n{bytes}");
    let sum: u64 = bytes.rsplit(' ').next().context("a sum")?.parse()?;
    ensure!(sum <= FIRST_LOAD, "the first load has {sum} bytes, {FIRST_LOAD} are allowed");
    for place in PLACES {
        // The first visit starts with an empty cache.
        let newcomer = stage.browser(Screen::Desktop).await?;
        newcomer.go(place).await?;
        println!("bytes that {place} loads besides: {}", newcomer.run(LATER).await?);
        newcomer.close().await?;
    }
    movement(stage).await?;
    five_masters(&browser).await?;
    println!(
        "five masters think: longest time between two frames in ms, and frames in 2 s: {}",
        browser.run_async(FRAMES).await?
    );
    println!("first two cards: a master decides in a worker in ms: {}", browser.run_async(MASTER).await?);
    play::lay_start(&browser).await?;
    for lie in 2..play::CARDS {
        play::turn(&browser, lie).await?;
        // Let the previous round finish completely.
        tokio::time::sleep(std::time::Duration::from_secs(1)).await;
        println!("card {}: take, turn, lay, lift in ms: {}", lie + 1, browser.run_async(ANSWERS).await?);
        browser.until("document.querySelectorAll('.thinking').length === 0").await?;
        println!(
            "card {}: a master decides in a worker in ms: {}",
            lie + 1,
            browser.run_async(MASTER).await?
        );
        browser.click(".end.right").await?;
        browser.click(".confirm:not(:disabled)").await?;
    }
    browser.close().await
}
