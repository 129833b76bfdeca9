use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use photographs::{Chance, Condition, Style, compressed, take_cards};
use serde_json::{Value, json};
use sideboards_rules::{Card, Content, Seed};

use super::pages::fits;
use crate::browser::{Browser, Screen};
use crate::{Stage, axe};

/// A sideboard of the booklet's example.
pub(super) const LIDIA: &str =
    "ObRsT-P-Kf PbR-OsT-Kf K-PbT-OsRf O-PsTfK-Rb OsT-PbKfR- T-PbO-KfRs KsTfP-ObR- PbR-K-TsOf";
const CARINA: &str =
    "R-O-PsKbTf OsRbPfK-T- KbTfPsR-O- KsP-ObR-Tf PfTsK-R-Ob OfKsPbR-T- TbOsK-RfP- T-P-OfRsKb";

/// Returns the drawers of each card that some selector finds: colours and handles from the top.
const DRAWERS: &str = "
const letters = { red: 'R', turquoise: 'T', pink: 'P', orange: 'O', black: 'K', flower: 'f', square: 's', bar: 'b' };
return [...document.querySelectorAll(arguments[0])].map((card) => {
  let text = '';
  for (const use of card.querySelectorAll('use')) {
    const name = use.getAttribute('href').replace('#drawer-', '').replace('#', '');
    text += /drawer/.test(use.getAttribute('href')) ? (text.length % 2 ? '-' : '') + letters[name] : letters[name];
  }
  return text.length % 2 ? text + '-' : text;
});";

fn seed(text: &str) -> Seed {
    let Ok(seed) = text.parse();
    seed
}

/// Draws a photograph of cards and puts it where the browser finds it.
pub(super) fn photograph(browser: &Browser, cards: &str) -> Result<PathBuf> {
    let faces = cards.split(' ').map(str::parse).collect::<Result<Vec<Card>, _>>()?;
    let taken = take_cards(&faces, Style::Page, Condition::Good, &mut Chance::new(&seed("a story")));
    file(browser, "photograph.jpg", &taken.jpeg)
}

pub(super) fn file(browser: &Browser, name: &str, bytes: &[u8]) -> Result<PathBuf> {
    let path = browser.downloads().with_file_name(name);
    std::fs::write(&path, bytes).with_context(|| path.display().to_string())?;
    Ok(path)
}

async fn open(browser: &Browser, path: &Path) -> Result<()> {
    browser.choose_file(".sheet-photo input", path).await
}

async fn another(browser: &Browser, path: &Path) -> Result<()> {
    browser.choose_file("dialog .photo-button input", path).await
}

async fn says(browser: &Browser, text: &str) -> Result<()> {
    browser.until(&format!("document.querySelector('.photo-says')?.textContent.includes(\"{text}\")")).await
}

async fn drawers(browser: &Browser, selector: &str) -> Result<Vec<String>> {
    let texts = browser.run_with(DRAWERS, vec![json!(selector)]).await?;
    let texts = texts.as_array().context("a list")?.iter();
    Ok(texts.filter_map(Value::as_str).map(str::to_owned).collect())
}

/// Takes the cards that were read.
async fn take(browser: &Browser) -> Result<()> {
    browser.click(".photo-take").await?;
    browser.until("!document.querySelector('dialog')").await
}

async fn start(browser: &Browser) -> Result<()> {
    browser.go("/score").await?;
    browser.click_nth(".sheet-goals .switch", 1).await?;
    browser.click(".start button").await?;
    browser.see(".sheet-photo input").await?;
    Ok(())
}

pub(crate) async fn sideboards_are_photographed(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    start(&browser).await?;
    // What is no photograph of a sideboard is refused, each in its own words.
    open(&browser, &file(&browser, "letter.jpg", b"Dear Lidia, here is no picture.")?).await?;
    says(&browser, "open this file as a picture").await?;
    ensure!(browser.count(".photo-take:disabled").await? == 1, "there is nothing to take");
    let bomb = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\xea\x60\0\0\xea\x60\x08\x06\0\0\0\0\0\0\0";
    another(&browser, &file(&browser, "bomb.png", bomb)?).await?;
    says(&browser, "too large").await?;
    let grey = compressed(&vec![140; 3 * 640 * 480], 640, 480, 80);
    another(&browser, &file(&browser, "grey.jpg", &grey)?).await?;
    says(&browser, "No sideboard found").await?;
    ensure!(browser.count(".photo-corner").await? == 4, "corners can be dragged");
    axe::check(&browser, &stage.axe, "a picture without a sideboard").await?;
    fits(&browser, "a picture without a sideboard").await?;

    another(&browser, &photograph(&browser, LIDIA)?).await?;
    says(&browser, "8 cards").await?;
    ensure!(drawers(&browser, ".photo-column").await?.join(" ") == LIDIA, "the cards are read");
    axe::check(&browser, &stage.axe, "a photograph that was read").await?;
    fits(&browser, "a photograph that was read").await?;
    corners_move(&browser).await?;
    another(&browser, &photograph(&browser, LIDIA)?).await?;
    says(&browser, "8 cards").await?;
    take(&browser).await?;
    ensure!(drawers(&browser, ".entry-board .column").await?.join(" ") == LIDIA, "they lie there");
    browser.until("document.querySelector('.entry [role=status]').textContent.includes('8 cards')").await?;

    // The same sideboard for the second player: no card is there twice, so other cards are offered, and none is sure.
    browser.click(".sheet-onward .main").await?;
    open(&browser, &photograph(&browser, LIDIA)?).await?;
    browser.until("document.querySelectorAll('.photo-column.unsure').length > 0").await?;
    let read = drawers(&browser, ".photo-column").await?;
    ensure!(read.iter().all(|card| !LIDIA.contains(card.as_str())), "no card twice: {read:?}");
    another(&browser, &photograph(&browser, CARINA)?).await?;
    browser.until("document.querySelector('.photo-says').textContent.includes('right?')").await?;
    take(&browser).await?;
    browser.click(".sheet-onward .main").await?;
    let totals = "return [...document.querySelectorAll('.result-table tfoot td')].map((e) => e.textContent)";
    browser.see(".result-table tfoot td").await?;
    ensure!(browser.run(totals).await? == json!(["38", "33"]), "the points of the worked example");
    browser.close().await
}

/// Corners follow mouse, finger and keys, and the picture is read again when they rest.
async fn corners_move(browser: &Browser) -> Result<()> {
    let points = "return document.querySelector('.photo-corners polygon').getAttribute('points')";
    let found = browser.run(points).await?;
    browser.drag(".photo-corner", ".photo-picture").await?;
    browser.until("!document.querySelector('.photo-corner.held')").await?;
    let moved = browser.run(points).await?;
    ensure!(moved != found, "the mouse moves a corner");
    browser.until("!document.querySelector('.photo-says').textContent.includes('Reading')").await?;
    ensure!(browser.run(points).await? == moved, "it stays where it was put");
    browser.drag_by_touch(".photo-corner:last-of-type", ".photo-picture").await?;
    browser.until("!document.querySelector('.photo-corner.held')").await?;
    let dragged = browser.run(points).await?;
    ensure!(dragged != moved, "a finger moves a corner: {moved} {dragged}");
    browser.until("!document.querySelector('.photo-says').textContent.includes('Reading')").await?;
    browser.run("document.querySelector('.photo-corner:last-of-type').focus()").await?;
    let before = browser.run(points).await?;
    browser.press(&['\u{e012}', '\u{e013}']).await?;
    let after = browser.run(points).await?;
    ensure!(after != before, "keys move a corner: {before} {after}");
    browser.until("!document.querySelector('.photo-says').textContent.includes('Reading')").await
}

pub(crate) async fn a_card_that_was_missed_is_asked_for(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    start(&browser).await?;
    let (missed, seven) = LIDIA.split_once(' ').context("eight cards")?;
    open(&browser, &photograph(&browser, seven)?).await?;
    says(&browser, "7 cards").await?;
    let asks = browser.text(".photo-missing [role=status]").await?;
    ensure!(asks == "7 cards found. Is one missing?", "{asks}");
    axe::check(&browser, &stage.axe, "a card that was missed").await?;
    fits(&browser, "a card that was missed").await?;
    browser.click(".photo-missing button").await?;
    browser.until("document.querySelectorAll('.photo-column').length === 8").await?;
    ensure!(browser.count(".photo-missing").await? == 0, "eight cards are all");
    // ObRsT-P-Kf by its colours.
    for colour in [3, 0, 1, 2] {
        browser.click_nth(".photo-colour", colour).await?;
    }
    browser.until("document.querySelectorAll('.photo-candidate').length === 1").await?;
    browser.click(".photo-candidate").await?;
    browser.until("document.querySelectorAll('.photo-column.unsure').length === 0").await?;
    let cards = drawers(&browser, ".photo-column").await?;
    ensure!(cards.join(" ") == LIDIA && cards[0] == missed, "{cards:?}");
    take(&browser).await?;

    // The other one has as many, and lacks the last one.
    browser.click(".sheet-onward .main").await?;
    let few: Vec<&str> = CARINA.split(' ').take(7).collect();
    open(&browser, &photograph(&browser, &few.join(" "))?).await?;
    browser
        .until("document.querySelector('.photo-missing [role=status]')?.textContent.startsWith('7 cards')")
        .await?;
    browser.click_nth(".photo-missing button", 1).await?;
    browser.until("document.querySelectorAll('.photo-column').length === 8").await?;
    let last =
        browser.run("return document.querySelector('.photo-columns li:last-child button').className").await?;
    ensure!(last.as_str().is_some_and(|class| class.contains("unsure")), "it is added at the right: {last}");
    browser.close().await
}

pub(crate) async fn an_unsure_column_is_mended_by_one_tap(stage: &Stage) -> Result<()> {
    let mut browser = stage.browser(Screen::Phone).await?;
    let server = stage.server.another().await?;
    browser.moved_to(server.address());
    browser.go("/").await?;
    // Two cards of this box show the same colours: a photograph cannot tell which of them it is.
    let twins = Content::CLASSIC.replace("R-TsPbK-Of", "RsTfP-O-Kb").replace("\"classic\"", "\"Twins\"");
    browser
        .run_with("localStorage.setItem('sideboards.boxes', '1\\n' + arguments[0])", vec![json!(twins)])
        .await?;
    browser.until("navigator.serviceWorker.controller").await?;
    browser.go("/score").await?;
    let choose =
        "[...document.querySelectorAll('button')].find((e) => e.textContent.trim() === 'Twins').click()";
    browser.run(choose).await?;
    browser.click(".start button").await?;
    browser.see(".sheet-photo input").await?;
    // All of it is on this device.
    drop(server);
    open(&browser, &photograph(&browser, "R-TbPfOsK- T-KbO-RsPf OsP-TbRfK-")?).await?;
    says(&browser, "3 cards found, 1 to check").await?;
    let first = drawers(&browser, ".photo-column.unsure").await?;
    ensure!(browser.count(".photo-columns [aria-pressed=true]").await? == 1, "it is open already");
    axe::check(&browser, &stage.axe, "a column that is not sure").await?;
    fits(&browser, "a column that is not sure").await?;
    let offered = drawers(&browser, ".photo-candidate").await?;
    let twins = ["R-TbPfOsK-", "RsTfP-O-Kb"].map(str::to_owned);
    ensure!(twins.contains(&first[0]) && twins.contains(&offered[0]), "{first:?} or {offered:?}");
    ensure!(first[0] != offered[0], "the other one is offered");
    browser.click(".photo-candidate").await?;
    says(&browser, "3 cards found. Are they right?").await?;
    ensure!(drawers(&browser, ".photo-column").await?[0] == offered[0], "one tap mends it");

    // A card too many goes, and one that was missed comes by its colours.
    browser.click_nth(".photo-column", 2).await?;
    browser.click(".photo-none").await?;
    browser.until("document.querySelectorAll('.photo-column').length === 2").await?;
    browser.click_nth(".photo-column", 1).await?;
    browser.click(".photo-instead .buttons button:last-child").await?;
    browser.until("document.querySelectorAll('.photo-column').length === 3").await?;
    for colour in [3, 2, 1] {
        browser.click_nth(".photo-colour", colour).await?;
    }
    browser.until("document.querySelectorAll('.photo-candidate').length === 2").await?;
    browser.click(".photo-candidate").await?;
    says(&browser, "3 cards found. Are they right?").await?;
    take(&browser).await?;
    let lying = drawers(&browser, ".entry-board .column").await?;
    ensure!(lying[..2] == [offered[0].clone(), "T-KbO-RsPf".to_owned()], "{lying:?}");
    ensure!(lying[2].starts_with('O') && lying.len() == 3, "{lying:?}");

    // The card on the table has another handle than the box says: the box is corrected on the spot.
    browser.click_nth(".entry-board .column button", 1).await?;
    browser.click(".correct-box").await?;
    browser.click(".other-handles .handle-key:nth-child(4)").await?;
    axe::check(&browser, &stage.axe, "a box is corrected in the sheet").await?;
    fits(&browser, "a box is corrected in the sheet").await?;
    browser.click_nth(".other-handles .held-drawer", 1).await?;
    browser.click_nth(".other-handles .handle-key", 0).await?;
    browser.click(".other-handles .main").await?;
    browser.until("!document.querySelector('.other-handles')").await?;
    let lying = drawers(&browser, ".entry-board .column").await?;
    ensure!(lying[1] == "TbK-O-RsPf", "{lying:?}");
    browser.until("localStorage.getItem('sideboards.boxes').includes('TbK-O-RsPf')").await?;
    browser.reload().await?;
    ensure!(drawers(&browser, ".entry-board .column").await? == lying, "the sheet goes on with it");
    browser.close().await
}
