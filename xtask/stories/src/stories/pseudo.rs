//! All pages in the pseudo-language: shows texts that are not translated or do not fit.

mod own_box;
mod past;
mod rooms;

use anyhow::{Result, ensure};
use serde_json::{Value, json};

use super::learn::{STEPS, step};
use super::pages::{PAGES, locales_folder};
use super::puzzles::{decide, set, shown, worst};
use crate::browser::{Browser, Screen};
use crate::{Stage, play};

/// Replaces the English texts of the page before anything else runs.
const HOOK: &str = "
const real = window.fetch;
window.fetch = (what, ...more) => {
  const found = /\\/assets\\/en(-later)?\\.[0-9a-f]+\\.txt$/.exec(what?.url ?? what);
  return found ? Promise.resolve(new Response(TEXTS[found[1] ? 1 : 0])) : real(what, ...more);
};";

/// Finds what is wider than the window, what is cut off, and words that are in no locale file. A message is in brackets; what it was
/// filled with is too. Allowed besides are names, codes, card notation, and what is written in a language of its own.
const FINDINGS: &str = "
const found = new Set();
const say = (what, e, text) => found.add(what + ': ' + (text ?? e.textContent).trim().slice(0, 90) + '  <' + e.tagName.toLowerCase() + ' class=\"' + (e.getAttribute('class') ?? '') + '\">');
const root = document.documentElement;
if (root.scrollWidth > innerWidth) {
  found.add('the page is ' + root.scrollWidth + ' wide');
  const scrolls = (e) => { for (let p = e.parentElement; p; p = p.parentElement) if (getComputedStyle(p).overflowX !== 'visible') return true; };
  for (const e of document.body.querySelectorAll('*')) if (e.getBoundingClientRect().right > innerWidth + 1 && !scrolls(e)) say('too wide', e);
}
const isSeen = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
for (const e of document.body.querySelectorAll('*')) {
  if (!isSeen(e) || !e.textContent.trim() || e.closest('svg, textarea, .only-heard, .skip, dialog:not([open])')) continue;
  const style = getComputedStyle(e);
  const isCutting = ['hidden', 'clip'].includes(style.overflowX) || style.textOverflow === 'ellipsis';
  const isButton = e.matches('button, a.button, .choice span, summary');
  if ((isCutting || isButton) && style.display !== 'inline' && e.clientWidth > 1 && e.scrollWidth > e.clientWidth + 1) say('cut off', e);
}
const allowed = new RegExp('^(' + ALLOWED.join('|') + ')$');
const isForeign = (text) => {
  let rest = text, before;
  do { before = rest; rest = rest.replace(/\\[[^\\[\\]]*\\]/g, ' '); } while (rest !== before);
  return (rest.match(/\\p{L}[\\p{L}\\p{N}’'.-]+/gu) ?? []).some((word) => !allowed.test(word));
};
const isOwn = (e) => e.closest('[lang]') !== root || e.closest('pre, code, textarea, .link, script, style, noscript');
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const e = node.parentElement;
  if (isSeen(e) && !isOwn(e) && isForeign(node.data)) say('not translated', e, node.data);
}
for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description', 'aria-valuetext'])
  for (const e of document.querySelectorAll('[' + name + ']'))
    if (!isOwn(e) && isForeign(e.getAttribute(name))) say('not translated (' + name + ')', e, e.getAttribute(name));
return [...found];";

/// Regular expressions for whole words: the name of the game, names of people and boxes, codes, cards, and dates, which the browser
/// writes.
const ALLOWED: &[&str] = &[
    "Sideboards",
    "Ada|Attic|Carina|Lidia|Peter",
    "[0-9a-f]{8}",
    "([RTPOK][fsb-]){5}",
    "(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Oct|Nov|Dec)[a-z]*",
    "Mon|Tue|Wed|Thu|Fri|Sat|Sun",
    "Ida|Bruno|Nora|Otto|Lena|Hugo",
];

/// Checks all pages, and goes on after a fault, so that one run reports all of them.
struct Look<'b> {
    browser: &'b Browser,
    screen: Screen,
    faults: Vec<String>,
}

impl Look<'_> {
    async fn at(&mut self, what: &str) -> Result<()> {
        let script = format!("const ALLOWED = {};{FINDINGS}", json!(ALLOWED));
        let found = self.browser.run(&script).await?;
        let found = found.as_array().into_iter().flatten().filter_map(Value::as_str);
        self.faults.extend(found.map(|fault| format!("{what} ({:?}): {fault}", self.screen)));
        Ok(())
    }

    async fn pages(&mut self) -> Result<()> {
        for page in PAGES {
            self.browser.go(page).await?;
            self.at(page).await?;
        }
        Ok(())
    }

    async fn table(&mut self) -> Result<()> {
        let browser = self.browser;
        play::start(browser, "device").await?;
        self.at("the curtain").await?;
        play::start(browser, "bots").await?;
        self.at("the table").await?;
        browser.click_nth(".hand-card", 0).await?;
        browser.click(".end").await?;
        self.at("a card on trial").await?;
        browser.click(".look").await?;
        browser.see("dialog[open]").await?;
        self.at("a sideboard of another").await?;
        browser.click("dialog .close").await?;
        browser.until("!document.querySelector('dialog')").await?;
        browser.click(".menu summary").await?;
        self.at("the menu").await?;
        browser.click(".menu-sheet button").await?;
        browser.see("dialog[open] .at-hand-goal").await?;
        self.at("the rules at hand").await?;
        play::start(browser, "bots").await?;
        play::whole_game(browser).await?;
        browser.click(".teller .main").await?;
        browser.see(".verdict").await?;
        self.at("the result of a game with bots").await?;
        play::start(browser, "solo").await?;
        play::whole_game(browser).await?;
        self.at("the scoring").await?;
        browser.click(".teller .main").await?;
        browser.see(".verdict").await?;
        self.at("the result").await?;
        browser.click(".after a[href*='/replay']").await?;
        browser.see(".replay").await?;
        browser.click(".replay .forward").await?;
        self.at("a replay").await?;
        browser.click(".ask-review").await?;
        browser.until("document.querySelector('.review-said').textContent").await?;
        browser.click_nth(".review-choice", 3).await?;
        browser.see(".review-details figure").await?;
        self.at("a review").await?;
        for page in ["/statistics", "/replay", "/"] {
            browser.go(page).await?;
            self.at(&format!("{page} after a game")).await?;
        }
        Ok(())
    }

    async fn tutorial(&mut self) -> Result<()> {
        let browser = self.browser;
        browser.go("/learn").await?;
        for number in 1..STEPS {
            browser.until(&step(number)).await?;
            browser.see(".hand-card").await?;
            self.at(&format!("step {number} of the tutorial")).await?;
            browser.click(".teacher-next").await?;
        }
        browser.until(&step(STEPS)).await?;
        browser.click(".teller .main").await?;
        browser.see(".verdict").await?;
        self.at("the end of the tutorial").await
    }

    async fn puzzles(&mut self) -> Result<()> {
        let (browser, set) = (self.browser, set()?);
        browser.go("/puzzles?1-1").await?;
        decide(browser, &worst(&shown(browser, &set).await?)).await?;
        browser.see(".puzzle-verdict.wrong").await?;
        browser.click(".puzzle-details summary").await?;
        self.at("a puzzle that was missed").await?;
        browser.go("/puzzles?lives").await?;
        browser.click(".start button").await?;
        for _ in 0..3 {
            let puzzle = shown(browser, &set).await?;
            self.at("a run").await?;
            decide(browser, &worst(&puzzle)).await?;
            browser.see(".puzzle-verdict.wrong").await?;
            browser.click(".puzzle-next").await?;
        }
        browser.see(".puzzle-run").await?;
        self.at("the result of a run").await?;
        for page in ["/puzzles", "/puzzles?mistakes"] {
            browser.go(page).await?;
            self.at(&format!("{page} after a run")).await?;
        }
        Ok(())
    }

    async fn sheet(&mut self) -> Result<()> {
        let browser = self.browser;
        browser.go("/score").await?;
        browser.click(".start button").await?;
        for colour in [0, 1, 2] {
            browser.click_nth(".colours button", colour).await?;
        }
        self.at("a card is looked for").await?;
        browser.click(".candidate").await?;
        browser.click(".entry-board .column button").await?;
        self.at("a card is corrected").await?;
        browser.click(".steps li:last-child button").await?;
        self.at("the result of a sheet").await
    }
}

pub(crate) async fn the_pseudo_language_fits_everywhere(stage: &Stage) -> Result<()> {
    let texts = locales::pseudo(&locales_folder())?;
    let hook = format!("const TEXTS = {};{HOOK}", json!(texts));
    let mut faults = Vec::new();
    for screen in [Screen::Phone, Screen::Desktop] {
        let browser = stage.browser(screen).await?;
        browser
            .devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": format!("{{{hook}}}") }))
            .await?;
        let mut look = Look { browser: &browser, screen, faults: Vec::new() };
        look.pages().await?;
        look.table().await?;
        look.tutorial().await?;
        look.puzzles().await?;
        look.sheet().await?;
        look.photo().await?;
        look.evening().await?;
        look.boxes().await?;
        look.transcription().await?;
        look.days().await?;
        look.two_plays().await?;
        look.room().await?;
        faults.append(&mut look.faults);
        browser.close().await?;
    }
    ensure!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
    Ok(())
}
