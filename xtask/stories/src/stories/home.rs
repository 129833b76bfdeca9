use anyhow::{Context, Result, ensure};
use serde_json::json;

use super::pages::{languages, speak};
use crate::Stage;
use crate::browser::{Browser, Screen};
use crate::play;

/// Runs a script before everything else in each document.
async fn beforehand(browser: &Browser, script: &str) -> Result<()> {
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await?;
    Ok(())
}

/// Blocks the program, including a service worker's copy.
async fn block_program(browser: &Browser) -> Result<()> {
    browser.devtools("Network.enable", json!({})).await?;
    browser.devtools("Network.setBypassServiceWorker", json!({ "bypass": true })).await?;
    browser.devtools("Network.setBlockedURLs", json!({ "urls": ["*.wasm"] })).await?;
    Ok(())
}

/// Asks for pages in a language, as the browsers of other countries do.
async fn come_from(browser: &Browser, language: &str) -> Result<()> {
    let agent = browser.run("return navigator.userAgent").await?;
    let agent = json!({ "userAgent": agent, "acceptLanguage": language });
    browser.devtools("Network.setUserAgentOverride", agent).await?;
    Ok(())
}

pub(crate) async fn the_home_page_is_there_before_the_program(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    block_program(&browser).await?;
    for (tag, lead, learn) in [
        ("de-AT", "Schubladen", "In drei Minuten lernen"),
        ("pl", "szuflady", "Naucz się w trzy minuty"),
        ("xx", "drawers", "Learn in three minutes"),
    ] {
        come_from(&browser, tag).await?;
        browser.visit("/").await?;
        // The style sheet may still be on its way, and the page loads once more when its program does not come.
        let shown = "document.querySelector('h1')?.checkVisibility({ visibilityProperty: true }) \
                     && document.querySelector('h1').innerText === 'Sideboards' && sessionStorage['sideboards.retried'] === 'yes'";
        browser.until(shown).await.with_context(|| format!("the title in {tag}"))?;
        ensure!(browser.text(".hero-lead").await?.contains(lead), "what one does in {tag}");
        ensure!(browser.text(".hero-main").await? == learn, "the button in {tag}");
        let links = browser.run("return document.querySelectorAll('main a[href^=\"/\"]').length").await?;
        ensure!(links.as_u64() >= Some(11), "{links} links in {tag}");
        browser.click(".hero-main").await?;
        browser.until("location.pathname === '/learn'").await?;
    }
    // What was chosen earlier is there from the first frame on.
    browser.run("localStorage.setItem('sideboards.theme', 'dark')").await?;
    speak(&browser, "fr").await?;
    browser.visit("/").await?;
    browser.until("document.querySelector('.hero-lead')?.textContent.includes('tiroirs')").await?;
    // The style sheet may still be on its way.
    let shown = "document.documentElement.lang === 'fr' && getComputedStyle(document.documentElement).colorScheme === 'dark' \
                 && document.querySelector('.hero-lead').checkVisibility({ visibilityProperty: true })";
    browser.until(shown).await.context("French in the dark")?;
    // The console has complained about the program, which is right.
    browser.complaints().await?;
    browser.close().await
}

/// Adds up how much the page jumps.
const SHIFTS: &str = "window.shifts = []; new PerformanceObserver((list) => shifts.push(...list.getEntries().map((e) => e.value)))\
                      .observe({ type: 'layout-shift', buffered: true });";

/// Finds where the page from the server differs from the one that the program draws.
const DIFFERENCE: &str = "
const done = arguments[arguments.length - 1];
fetch('/' + document.documentElement.lang + '.html').then((answer) => answer.text()).then((text) => {
  const served = new DOMParser().parseFromString(text, 'text/html');
  const parts = (page) => [
    page.querySelector('.home-page').innerHTML.replace(/<em>.*?<\\/em>|<!---->/g, ''),
    page.querySelector('.home footer').innerHTML.replaceAll('<!---->', ''),
    page.querySelector('svg.definitions').innerHTML,
    ...[...page.querySelectorAll('a')].map((link) => link.getAttribute('href') + link.textContent),
  ];
  const [before, after] = [parts(served), parts(document)];
  done(before.map((part, index) => part === after[index] ? '' : part + '\\nbecomes\\n' + after[index]).join(''));
});";

pub(crate) async fn nothing_jumps_when_the_program_takes_over(stage: &Stage) -> Result<()> {
    for screen in [Screen::Phone, Screen::Tablet, Screen::Desktop] {
        let browser = stage.browser(screen).await?;
        beforehand(&browser, SHIFTS).await?;
        // Slow enough that the page is seen before the program comes.
        let slow = json!({ "offline": false, "latency": 40, "downloadThroughput": 3_000_000, "uploadThroughput": 1_000_000 });
        browser.devtools("Network.enable", json!({})).await?;
        browser.devtools("Network.emulateNetworkConditions", slow).await?;
        // The first visit, and then in each language that can be chosen.
        for language in [String::new()].into_iter().chain(languages()?) {
            if !language.is_empty() {
                speak(&browser, &language).await?;
            }
            browser.go("/").await?;
            let shifts = browser.run("return shifts.reduce((sum, shift) => sum + shift, 0)").await?;
            ensure!(shifts.as_f64() < Some(0.01), "{screen:?}, {language}: the page jumps by {shifts}");
            let difference = browser.run_async(DIFFERENCE).await?;
            ensure!(difference == "", "{screen:?}, {language}: {difference}");
        }
        // A returning visitor with a game.
        browser.run("localStorage.removeItem('sideboards.language')").await?;
        play::start(&browser, "solo").await?;
        browser.go("/").await?;
        let shifts = browser.run("return shifts.reduce((sum, shift) => sum + shift, 0)").await?;
        ensure!(shifts.as_f64() < Some(0.01), "{screen:?}: the page jumps by {shifts}");
        browser.close().await?;
    }
    Ok(())
}

/// Returns a script that checks whether a link is visible.
fn is_shown(selector: &str) -> String {
    format!("document.querySelector('{selector}')?.checkVisibility()")
}

pub(crate) async fn a_returning_player_plays_with_one_tap(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    browser.go("/").await?;
    browser.until(&format!("!{} && !{}", is_shown("a.continue"), is_shown("a.again"))).await?;
    browser.until("!document.querySelector('.home-tile em')").await?;
    play::start(&browser, "bots").await?;
    play::lay_start(&browser).await?;
    play::turn(&browser, 2).await?;
    browser.go("/").await?;
    browser.until(&format!("{} && !{}", is_shown("a.continue"), is_shown(".hero-lead"))).await?;
    ensure!(browser.text("a.continue span").await? == "Round 2 of 7", "where the game is");
    browser.click("a.continue").await?;
    play::turn(&browser, 2).await?;
    // Without a game on the table the next one is one tap away, as the last one was.
    browser.run("localStorage.removeItem('sideboards.game')").await?;
    let yesterday = "const day = new Date(Date.now() - 864e5); const two = (n) => String(n).padStart(2, '0'); \
                     const date = [day.getFullYear(), two(day.getMonth() + 1), two(day.getDate())].join('-'); \
                     localStorage.setItem('sideboards.daily', date + ' sent 41 AQ\\n'); \
                     localStorage.setItem('sideboards.rooms', 'abcd2345wxyz secret\\n')";
    browser.run(yesterday).await?;
    browser.go("/").await?;
    browser.until(&is_shown("a.again")).await?;
    ensure!(browser.text("a.day em").await? == "1-day streak", "the streak");
    ensure!(browser.text("a.online em").await? == "My games: 1", "the room");
    browser.click("a.again").await?;
    play::turn(&browser, 0).await?;
    ensure!(play::kept(&browser).await?.contains("bot "), "against bots again");
    browser.close().await
}

/// Events that come late, as in `WebKit`: the first worker has control before the page hears that it is installed.
const LATE: &str = "Object.defineProperty(ServiceWorker.prototype, 'state', \
                    { get() { return navigator.serviceWorker.controller ? 'installed' : 'installing'; } });";

pub(crate) async fn a_first_visit_is_offered_no_new_version(stage: &Stage) -> Result<()> {
    for script in ["", LATE] {
        let browser = stage.browser(Screen::Desktop).await?;
        beforehand(&browser, script).await?;
        browser.go("/").await?;
        let first = browser.tab().await?;
        let second = browser.new_tab().await?;
        beforehand(&browser, script).await?;
        browser.go("/").await?;
        for tab in [second, first] {
            browser.switch_to(tab).await?;
            browser.until("navigator.serviceWorker.controller").await?;
            let heard =
                "const done = arguments[0]; navigator.serviceWorker.ready.then(() => setTimeout(done, 300))";
            browser.run_async(heard).await?;
            ensure!(
                browser.run("return document.documentElement.dataset.update ?? ''").await? == "",
                "{script}"
            );
        }
        browser.close().await?;
    }
    Ok(())
}
