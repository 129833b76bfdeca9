use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use super::pages::{languages, speak};
use crate::Stage;
use crate::browser::{Browser, Screen};

/// Shows one drawer of each colour, large, above everything else.
const SHOW: &str = "
const name = 'http://www.w3.org/2000/svg';
const make = (kind, attributes) => {
  const element = document.createElementNS(name, kind);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};
const svg = make('svg', { viewBox: '0 0 300 40', width: 600, height: 80 });
Object.assign(svg.style, { position: 'fixed', inset: '0 auto auto 0', zIndex: 99 });
['red', 'turquoise', 'pink', 'orange', 'black'].forEach((colour, i) => svg.append(make('use', { href: '#drawer-' + colour, x: i * 60 })));
document.body.append(svg);";

/// Reads a screenshot: how strong the texture of each drawer is, in steps of 255, and how alike each two of them are, from 0 to 1. Only
/// what changes from place to place counts, so a lighter or darker drawer alone makes no difference.
const COMPARE: &str = "
const [picture, done] = [arguments[0], arguments[1]];
const bytes = Uint8Array.from(atob(picture), (c) => c.charCodeAt(0));
createImageBitmap(new Blob([bytes], { type: 'image/png' })).then((image) => {
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
  canvas.drawImage(image, 0, 0);
  const greys = (i) => {
    const { data } = canvas.getImageData(i * 120 + 8, 10, 104, 60);
    const grey = [];
    for (let at = 0; at < data.length; at += 4) grey.push(0.2126 * data[at] + 0.7152 * data[at + 1] + 0.0722 * data[at + 2]);
    const mean = grey.reduce((a, b) => a + b) / grey.length;
    return grey.map((value) => value - mean);
  };
  const product = (a, b) => a.reduce((sum, value, i) => sum + value * b[i], 0) / a.length;
  const drawers = [0, 1, 2, 3, 4].map(greys);
  const strong = drawers.map((drawer) => Math.sqrt(product(drawer, drawer)));
  const alike = drawers.flatMap((a, i) => drawers.slice(i + 1).map((b, j) => Math.abs(product(a, b)) / (strong[i] * strong[i + 1 + j])));
  done([Math.min(...strong), Math.max(...alike)]);
});";

async fn letters(browser: &Browser) -> Result<Value> {
    let script = "return [...document.querySelectorAll('.drawer .letter')].filter((e) => getComputedStyle(e).display !== 'none')\
                  .map((e) => e.textContent).join('')";
    browser.run(script).await
}

async fn choose(browser: &Browser, setting: &str, value: &str) -> Result<()> {
    browser.run(&format!("localStorage.setItem('sideboards.{setting}', '{value}')")).await?;
    browser.reload().await
}

pub(crate) async fn textures_alone_tell_drawers_apart(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Desktop).await?;
    browser.go("/").await?;
    for palette in ["classic", "clear", "tones"] {
        choose(&browser, "palette", palette).await?;
        ensure!(letters(&browser).await? == json!(""), "no letters unless they are asked for");
        browser.run(SHOW).await?;
        browser.devtools("Emulation.setEmulatedVisionDeficiency", json!({ "type": "achromatopsia" })).await?;
        let picture = browser.devtools("Page.captureScreenshot", json!({ "format": "png" })).await?;
        let seen = browser.run_async_with(COMPARE, vec![picture["data"].clone()]).await?;
        let number = |index: usize| seen[index].as_f64().context("a number");
        let (weakest, most_alike) = (number(0)?, number(1)?);
        ensure!(weakest > 5.0, "{palette}: a texture is only {weakest:.1} steps strong");
        ensure!(most_alike < 0.5, "{palette}: two textures are {most_alike:.2} alike");
    }
    browser.close().await
}

pub(crate) async fn letters_follow_the_language(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    browser.go("/").await?;
    let mut seen = Vec::new();
    for language in &languages()? {
        speak(&browser, language).await?;
        choose(&browser, "marks", "both").await?;
        seen.push(letters(&browser).await?);
    }
    let expected = ["RTPOB", "RTAOS", "RTSON", "RTSAN", "CTRPA", "VTRLP"];
    ensure!(seen.starts_with(&expected.map(Value::from)), "{seen:?}");
    speak(&browser, "pt").await?;
    // What was typed on a keyboard in Portuguese is found; English keys would find nothing.
    browser.go("/score").await?;
    browser.click(".start button").await?;
    browser.press(&['l', 'v', 'k']).await?;
    browser.until("document.querySelectorAll('.tapped-drawer svg').length === 2").await?;
    // Phones do not show it, since most have no keyboard.
    let told = browser.run("return document.querySelector('.keys-say').textContent").await?;
    let keys = "V vermelho, T turquesa, R rosa, L laranja, P preto";
    ensure!(told.as_str().is_some_and(|told| told.contains(keys)), "{told}");
    // Forced colours switch letters on.
    choose(&browser, "marks", "textures").await?;
    ensure!(letters(&browser).await? == json!(""), "none");
    browser.emulate_media(&[("forced-colors", "active")]).await?;
    ensure!(letters(&browser).await? == json!("VTRLP"), "letters go on by themselves");
    browser.close().await
}
