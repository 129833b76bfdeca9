use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};
use locales::Language;

use crate::browser::{Browser, Screen};
use crate::{Stage, axe, play};

pub(super) const PAGES: &[&str] = &[
    "/",
    "/new?mode=solo",
    "/new?mode=device",
    "/online",
    "/learn",
    "/rules",
    "/settings",
    "/score",
    "/daily",
    "/daily/2026-11-01",
    "/daily/2026-10-31",
    "/puzzles",
    "/puzzles?1-2",
    "/puzzles?minutes",
    "/statistics",
    "/replay",
    "/box",
    "/licences",
    "/nowhere-at-all",
];

/// Returns the folder with the texts of the page.
pub(super) fn locales_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales")
}

/// Returns the codes of all languages.
pub(super) fn languages() -> Result<Vec<String>> {
    Ok(Language::list(&locales_folder())?.into_iter().map(|language| language.code).collect())
}

pub(super) async fn speak(browser: &Browser, language: &str) -> Result<()> {
    browser.run(&format!("localStorage.setItem('sideboards.language', '{language}')")).await?;
    Ok(())
}

pub(crate) async fn every_page_in_every_language_is_accessible(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Desktop).await?;
    browser.go("/").await?;
    let mut seen = Vec::new();
    for language in &languages()? {
        speak(&browser, language).await?;
        for theme in ["light", "dark"] {
            browser.run(&format!("localStorage.setItem('sideboards.theme', '{theme}')")).await?;
            for page in PAGES {
                browser.go(page).await?;
                ensure!(
                    browser.run("return document.documentElement.lang").await? == *language,
                    "{page} speaks {language}"
                );
                axe::check(&browser, &stage.axe, &format!("{page} in {language}, {theme}")).await?;
            }
            // The table and the result, with others and with a card on trial.
            play::start(&browser, "bots").await?;
            axe::check(&browser, &stage.axe, &format!("the table in {language}, {theme}")).await?;
            browser.click_nth(".hand-card", 0).await?;
            browser.click(".end").await?;
            axe::check(&browser, &stage.axe, &format!("a card on trial in {language}, {theme}")).await?;
            browser.click(".look").await?;
            browser.see("dialog[open]").await?;
            axe::check(&browser, &stage.axe, &format!("a dialog in {language}, {theme}")).await?;
        }
        play::start(&browser, "device").await?;
        axe::check(&browser, &stage.axe, &format!("the curtain in {language}")).await?;
        play::start(&browser, "solo").await?;
        play::whole_game(&browser).await?;
        play::check_result(&browser, 1).await?;
        axe::check(&browser, &stage.axe, &format!("the result in {language}")).await?;
        browser.go("/").await?;
        seen.push(browser.text(".home footer").await?);
    }
    seen.sort();
    seen.dedup();
    ensure!(seen.len() == languages()?.len(), "every language has words of its own: {seen:?}");
    browser.close().await
}

/// Finds what is wider than the window, and what is too small for a finger. What is around an element may reach further than it; the seven days
/// of a week share what the smallest phone has.
const MISFITS: &str = "
const wide = document.documentElement.scrollWidth > innerWidth ? ['the page is ' + document.documentElement.scrollWidth + ' wide'] : [];
const size = (e) => {
  const r = e.getBoundingClientRect(), reach = getComputedStyle(e, '::after');
  return [reach.position === 'absolute' ? Math.max(r.width, parseFloat(reach.width)) : r.width, r.height];
};
const targets = [...document.querySelectorAll('button, a[href], input, summary')].filter((e) => e.checkVisibility({ visibilityProperty: true }));
const least = (e) => innerWidth < 340 && e.matches('.daily-days a') ? 39.5 : 43.5;
const large = (e) => { const [w, h] = size(e.closest('label') ?? e); return (w >= least(e) && h >= 43.5) || w <= 1; };
const inText = (e) => e.matches('p a, li a') && getComputedStyle(e).display === 'inline';
const exempt = (e) => e.matches('.skip, .end, .trial') || inText(e);
return wide.concat(targets.filter((e) => !exempt(e) && !large(e)).map((e) => size(e).join('x') + ' ' + e.outerHTML.slice(0, 120)));";

pub(super) async fn fits(browser: &Browser, what: &str) -> Result<()> {
    let misfits = browser.run(MISFITS).await?;
    let misfits: Vec<&str> =
        misfits.as_array().into_iter().flatten().filter_map(|misfit| misfit.as_str()).collect();
    ensure!(misfits.is_empty(), "{what} on a phone:\n{}", misfits.join("\n"));
    Ok(())
}

/// The smallest phone, and a usual one.
const PHONES: [(u32, u32); 2] = [(320, 568), (360, 740)];

pub(crate) async fn everything_fits_on_a_phone(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    browser.go("/").await?;
    for language in &languages()? {
        speak(&browser, language).await?;
        for page in PAGES {
            browser.go(page).await?;
            for (width, height) in PHONES {
                browser.resize_to(width, height).await?;
                fits(&browser, &format!("{page} in {language} at {width} x {height}")).await?;
            }
        }
        play::start(&browser, "bots").await?;
        for (width, height) in PHONES {
            browser.resize_to(width, height).await?;
            fits(&browser, &format!("the table in {language} at {width} x {height}")).await?;
        }
        // A finger may miss the ends of a row by a little.
        browser.click_nth(".hand-card", 0).await?;
        let reach = "const r = getComputedStyle(document.querySelector('.end'), '::after'); return parseFloat(r.width)";
        ensure!(browser.run(reach).await?.as_f64() >= Some(44.0), "an end is wide enough for a finger");
        // Nothing of the hand is hidden below the buttons.
        let hidden = "const hand = document.querySelector('.hand-card').getBoundingClientRect(); \
                      const say = document.querySelector('.say').getBoundingClientRect(); return hand.bottom - say.top";
        ensure!(browser.run(hidden).await?.as_f64() <= Some(8.0), "the hand is covered in {language}");
    }
    browser.close().await
}

pub(crate) async fn settings_are_kept(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Tablet).await?;
    browser.go("/settings").await?;
    browser.click_nth("input[name=language]", 4).await?;
    browser.until("document.documentElement.lang === 'pl'").await?;
    browser.until("document.querySelector('h1').textContent === 'Ustawienia'").await?;
    browser.click_nth("input[name=palette]", 1).await?;
    browser.click_nth("input[name=theme]", 2).await?;
    browser.click_nth("input[name=marks]", 2).await?;
    browser.reload().await?;
    let shown = "const d = document.documentElement.dataset; return [d.palette, d.theme, d.marks, document.documentElement.lang]";
    ensure!(
        browser.run(shown).await? == serde_json::json!(["clear", "dark", "letters", "pl"]),
        "all of it is kept"
    );
    ensure!(browser.text("h1").await? == "Ustawienia", "and spoken");
    browser.close().await
}
