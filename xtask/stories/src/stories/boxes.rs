use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use serde_json::json;

use super::pages::fits;
use crate::browser::{Browser, Screen};
use crate::{Stage, axe};

/// What the browser keeps of the only box, below the line with its number.
async fn kept(browser: &Browser) -> Result<String> {
    let stored = browser.run("return localStorage.getItem('sideboards.boxes') ?? ''").await?;
    let stored = stored.as_str().context("a text")?;
    Ok(stored.split_once('\n').map(|(_, text)| text.to_owned()).unwrap_or_default())
}

/// Types a text in place of what is there.
pub(super) async fn fill(browser: &Browser, selector: &str, text: &str) -> Result<()> {
    browser.see(selector).await?;
    let script = "const e = document.querySelector(arguments[0]); e.value = arguments[1]; \
                  e.dispatchEvent(new Event('input', { bubbles: true }))";
    browser.run_with(script, vec![json!(selector), json!(text)]).await?;
    Ok(())
}

async fn says(browser: &Browser, text: &str) -> Result<()> {
    browser.until(&format!("document.querySelector('.judgement').textContent.includes('{text}')")).await
}

async fn close_dialog(browser: &Browser) -> Result<()> {
    browser.click("dialog .close").await?;
    browser.until("!document.querySelector('dialog')").await
}

async fn downloaded(folder: &Path) -> Result<PathBuf> {
    for _ in 0..100 {
        let entries = std::fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
        let is_written = |path: &PathBuf| std::fs::metadata(path).is_ok_and(|file| file.len() > 0);
        let is_box = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "toml");
        if let Some(path) = entries.map(|entry| entry.path()).find(|path| is_box(path) && is_written(path)) {
            return Ok(path);
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    None.context("nothing was downloaded")
}

async fn begin(browser: &Browser) -> Result<()> {
    browser.go("/box").await?;
    fill(browser, "input[name=box-name]", "Attic box").await?;
    browser.click(".new-box button").await?;
    browser.see(".box-editor").await?;
    Ok(())
}

pub(crate) async fn two_tabs_work_on_one_box(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Desktop).await?;
    begin(&browser).await?;
    let first = browser.tab().await?;
    let second = browser.new_tab().await?;
    browser.go("/box").await?;
    browser.click(".box a.main").await?;
    turn_first_drawer(&browser, 0).await?;
    let once = kept(&browser).await?;
    let label = "document.querySelector('.box-card').getAttribute('aria-label')";
    let changed = browser.run(&format!("return {label}")).await?;
    // The first tab shows it, and what it changes keeps it.
    browser.switch_to(first).await?;
    browser.until(&format!("{label} === {changed}")).await?;
    turn_first_drawer(&browser, 5).await?;
    let twice = kept(&browser).await?;
    let differences = once.lines().zip(twice.lines()).filter(|(before, after)| before != after).count();
    ensure!(differences == 1, "only the other card is changed: {once}\n{twice}");
    // A box that was deleted in one tab is kept by the tab that works on it.
    browser.run("localStorage.setItem('sideboards.boxes', '')").await?;
    browser.switch_to(second).await?;
    turn_first_drawer(&browser, 9).await?;
    ensure!(kept(&browser).await?.lines().count() == twice.lines().count(), "it is kept again");
    browser.close().await
}

/// Turns the handle of a card's first drawer.
async fn turn_first_drawer(browser: &Browser, card: usize) -> Result<()> {
    browser.click_nth(".box-card", card).await?;
    browser.click_nth("dialog .drawer-button", 0).await?;
    close_dialog(browser).await
}

pub(crate) async fn a_box_is_transcribed(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Desktop).await?;
    begin(&browser).await?;
    says(&browser, "bcfdf8fb").await?;
    ensure!(browser.count(".box-card").await? == 60, "it begins as the classic box");
    axe::check(&browser, &stage.axe, "the cards of a box").await?;
    change_cards(stage, &browser).await?;
    change_goals(stage, &browser).await?;
    change_the_text(stage, &browser).await?;
    leave_and_return(stage, browser).await
}

async fn change_cards(stage: &Stage, browser: &Browser) -> Result<()> {
    // A card is found by its colours; taps and keys change its handles, and the next card is one key away.
    for colour in [0, 1, 3] {
        browser.click_nth(".seek", colour).await?;
    }
    browser
        .until("[...document.querySelectorAll('.box-cards li')].filter((e) => !e.hidden).length === 2")
        .await?;
    browser.click_nth(".search button", 5).await?;
    browser.click_nth(".box-card", 0).await?;
    browser.click_nth("dialog .drawer-button", 0).await?;
    axe::check(browser, &stage.axe, "a card of a box").await?;
    browser.press(&['2', '\u{e014}', '1', 'r']).await?;
    close_dialog(browser).await?;
    let text = kept(browser).await?;
    ensure!(text.contains("\"RfT-PfOsK-\", \"OfK-PbTsRf\""), "two cards are changed: {text}");

    // A new card begins plain, its colours are chosen, and it may go again.
    browser.click(".add-card").await?;
    browser.see("dialog[open]").await?;
    browser.press(&['5']).await?;
    browser.until("document.querySelectorAll('.box-card').length === 61").await?;
    ensure!(kept(browser).await?.contains("\"R-T-P-O-R-\""), "the colour of a drawer is changed");
    browser.click("dialog .remove").await?;
    close_dialog(browser).await?;
    ensure!(browser.count(".box-card").await? == 60, "the new card is gone");
    Ok(())
}

async fn change_goals(stage: &Stage, browser: &Browser) -> Result<()> {
    // A pattern is drawn by tapping, and points are typed.
    browser.click_nth("input[name=tab]", 1).await?;
    axe::check(browser, &stage.axe, "the goals of a box").await?;
    browser.click_nth(".box-goal", 0).await?;
    browser.click_nth(".pattern-cell", 3).await?;
    fill(browser, "input[name=goal-points]", "0").await?;
    browser
        .until("document.querySelector('dialog .part-faults').textContent.includes('from 1 to 99')")
        .await?;
    axe::check(browser, &stage.axe, "a goal with a fault").await?;
    close_dialog(browser).await?;
    says(browser, "Points must be from 1 to 99, not 0").await?;

    // What is wrong is kept as well, and mended after a reload.
    browser.reload().await?;
    says(browser, "1 error").await?;
    browser.click(".judgement button").await?;
    fill(browser, "input[name=goal-points]", "6").await?;
    close_dialog(browser).await?;
    says(browser, "No errors").await?;
    let text = kept(browser).await?;
    ensure!(
        text.contains("points = 6\npattern = [\n    \"##.#\",\n    \"..#.\",\n]"),
        "goal 1 is changed: {text}"
    );

    // Rows and suggestions have forms of their own.
    browser.click_nth(".box-goal", 29).await?;
    browser.click_nth("dialog .lines button", 4).await?;
    close_dialog(browser).await?;
    ensure!(kept(browser).await?.contains("lines = [2, 3, 5]"), "goal 30 counts a line more");
    browser.click_nth("input[name=tab]", 2).await?;
    axe::check(browser, &stage.axe, "suggestions").await?;
    browser.click(".add-suggestion").await?;
    says(browser, "a game has three goals, not 0").await?;
    browser.click_nth(".suggestion .remove", 4).await?;
    says(browser, "No errors").await?;
    Ok(())
}

async fn change_the_text(stage: &Stage, browser: &Browser) -> Result<()> {
    // The text is judged while it is typed, and what it says is in the forms.
    browser.click_nth("input[name=tab]", 3).await?;
    let text = kept(browser).await?;
    fill(browser, ".box-source", &text.replace("number = 30", "number = 31")).await?;
    says(browser, ": Goal 30 is missing").await?;
    axe::check(browser, &stage.axe, "a box as text").await?;
    // Two equal cards are a fault, at the card and above, and the way to it is one click.
    fill(browser, ".box-source", &text.replace("OfK-PbTsRf", "RfT-PfOsK-")).await?;
    says(browser, "is the same as the card on line").await?;
    browser.click_nth("input[name=tab]", 0).await?;
    browser.see(".box-card.bad").await?;
    browser.click(".judgement button").await?;
    browser.until("document.querySelector('dialog .which')?.textContent === 'Card 2 of 60'").await?;
    close_dialog(browser).await?;
    browser.click_nth("input[name=tab]", 3).await?;
    fill(browser, ".box-source", &text.replace("Attic box", "Cellar box")).await?;
    says(browser, "No errors").await?;
    browser.until("document.querySelector('input[name=box-name]').value === 'Cellar box'").await?;
    Ok(())
}

/// Saves the box, deletes it, imports it again, and sends it to another browser.
async fn leave_and_return(stage: &Stage, browser: Browser) -> Result<()> {
    let text = kept(&browser).await?;
    browser.click(".box-editor .save").await?;
    let file = downloaded(&browser.downloads()).await?;
    ensure!(file.ends_with("Cellar-box.toml"), "{}", file.display());
    ensure!(std::fs::read_to_string(&file)? == text, "the file is what is kept");
    browser.click(".back").await?;
    browser.see(".box").await?;
    browser.click(".box .delete").await?;
    browser.click("dialog .main").await?;
    browser.until("!document.querySelector('.box')").await?;
    ensure!(kept(&browser).await?.is_empty(), "it is gone");
    browser.choose_file(".import input", &file).await?;
    says(&browser, "No errors").await?;
    ensure!(kept(&browser).await? == text, "the same box again");
    browser.go("/box").await?;
    axe::check(&browser, &stage.axe, "the list of boxes").await?;
    browser.click(".share-link").await?;
    let link = browser.run("return document.querySelector('.box-link').value").await?;
    let link = link.as_str().context("a link")?;
    ensure!(link.len() < 2500, "{} letters", link.len());
    axe::check(&browser, &stage.axe, "the link to a box").await?;

    let path = link.find("/box#").map(|start| link[start..].to_owned()).context("an address of ours")?;
    let friend = stage.browser(Screen::Phone).await?;
    friend.go(&path).await?;
    friend.see(".keep").await?;
    axe::check(&friend, &stage.axe, "a box that was sent").await?;
    fits(&friend, "a box that was sent").await?;
    // Skipping to the content changes the address too, but the box stays.
    friend.run("document.querySelector('.skip').click()").await?;
    friend.until("location.hash === '#content'").await?;
    friend.click(".keep").await?;
    friend.see(".box").await?;
    ensure!(kept(&friend).await? == text, "a friend has the same box");
    friend.go(&path[..path.len() - 8]).await?;
    friend.see(".sent-box .fault").await?;
    friend.close().await?;
    browser.close().await
}

pub(crate) async fn the_editor_of_boxes_fits_on_a_phone(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    browser.go("/").await?;
    let languages = [
        ("en", "Line 2, character 8: A name must have 1 to 60"),
        ("de", "Zeile 2, Zeichen 8: Ein Name hat 1 bis 60"),
        ("pl", "Wiersz 2, znak 8: Nazwa ma od 1 do 60"),
    ];
    for (language, name_fault) in languages {
        browser.run(&format!("localStorage.setItem('sideboards.language', '{language}')")).await?;
        begin(&browser).await?;
        fits(&browser, &format!("cards in {language}")).await?;
        browser.click_nth(".box-card", 4).await?;
        browser.see("dialog[open]").await?;
        fits(&browser, &format!("a card in {language}")).await?;
        close_dialog(&browser).await?;
        browser.click_nth("input[name=tab]", 1).await?;
        fits(&browser, &format!("goals in {language}")).await?;
        // What is wrong is said in the language of the page, with its place.
        fill(&browser, "input[name=box-name]", " ").await?;
        browser.until("document.querySelector('.judgement.bad li')").await?;
        browser.click_nth("input[name=tab]", 3).await?;
        let said = browser.text(".judgement li").await?;
        ensure!(said.starts_with(name_fault), "in {language}: {said}");
        fits(&browser, &format!("a fault in {language}")).await?;
        browser.click_nth("input[name=tab]", 1).await?;
        for goal in [6, 26] {
            browser.click_nth(".box-goal", goal).await?;
            browser.see("dialog[open]").await?;
            fits(&browser, &format!("goal {goal} in {language}")).await?;
            close_dialog(&browser).await?;
        }
        for tab in [2, 3] {
            browser.click_nth("input[name=tab]", tab).await?;
            fits(&browser, &format!("tab {tab} in {language}")).await?;
        }
        browser.go("/box").await?;
        fits(&browser, &format!("all boxes in {language}")).await?;
    }
    browser.close().await
}
