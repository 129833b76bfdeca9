use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use crate::Stage;
use crate::browser::{Browser, Screen};
use crate::play;

/// Remembers every synthesiser that the page makes.
const LISTEN: &str = "
window.synthesisers = [];
window.AudioContext = class extends AudioContext {
  constructor(...options) {
    super(...options);
    window.synthesisers.push(this);
    window.tones = 0;
  }
  createGain() {
    window.tones += 1;
    return super.createGain();
  }
};";

/// Lays the card that is taken up, and returns how much moves after two frames and after a finger went down.
const LAY: &str = "
const done = arguments[arguments.length - 1];
const moving = () => document.getAnimations().filter((a) => a.playState === 'running' && a.effect.getTiming().iterations === 1 && !(a instanceof CSSTransition)).length;
document.querySelector('.end.right, .end').click();
requestAnimationFrame(() => requestAnimationFrame(() => {
  const before = moving();
  window.dispatchEvent(new PointerEvent('pointerdown'));
  requestAnimationFrame(() => requestAnimationFrame(() => done([before, moving(), document.querySelectorAll('.travelling, .flying').length])));
}));";

async fn take_and_lay(browser: &Browser) -> Result<[i64; 3]> {
    browser.click(".hand-card").await?;
    let moved = browser.run_async(LAY).await?;
    serde_json::from_value(moved).context("three numbers")
}

pub(crate) async fn cards_move_until_the_player_acts(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    browser.emulate_media(&[("prefers-reduced-motion", "no-preference")]).await?;
    play::start(&browser, "solo").await?;
    play::turn(&browser, 0).await?;
    let [moving, after, left] = take_and_lay(&browser).await?;
    ensure!(moving > 0, "a card travels to its place");
    ensure!(after == 0 && left == 0, "a finger finishes it: {after} move, {left} are left behind");
    // A turn is a half turn, and quick players need not wait for it.
    let turned = "
const done = arguments[0];
document.querySelector('.hand-card').click();
document.querySelector('.hand-card').click();
requestAnimationFrame(() => requestAnimationFrame(() => done(document.getAnimations().some((a) => a.effect.getKeyframes().some((frame) => frame.rotate === '-180deg')))));";
    ensure!(browser.run_async(turned).await? == json!(true), "it turns");
    browser.click(".end.right").await?;
    browser.click(".confirm:not(:disabled)").await?;
    play::turn(&browser, 2).await?;
    // Reduced motion means no movement.
    browser.emulate_media(&[("prefers-reduced-motion", "reduce")]).await?;
    let [moving, ..] = take_and_lay(&browser).await?;
    ensure!(moving == 0, "{moving} move although nothing should");
    ensure!(browser.count(".own .trial").await? == 1, "the card lies");
    browser.close().await
}

/// Returns the number of synthesisers, whether one runs, and how many tones it was told to play.
async fn sounds(browser: &Browser) -> Result<Value> {
    browser
        .run("return [synthesisers.length, synthesisers.some((s) => s.state === 'running'), window.tones ?? 0]")
        .await
}

pub(crate) async fn sound_comes_with_a_gesture_and_goes_with_a_button(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": LISTEN })).await?;
    play::start(&browser, "solo").await?;
    play::turn(&browser, 0).await?;
    // What a script does is no gesture. After a reload nothing was touched yet.
    browser.reload().await?;
    play::turn(&browser, 0).await?;
    browser.run("document.querySelector('.hand-card').click()").await?;
    browser.see(".taken .hand-card").await?;
    ensure!(sounds(&browser).await? == json!([0, false, 0]), "nothing is heard before a gesture");
    browser.click(".end").await?;
    browser.until("synthesisers.length === 1 && synthesisers[0].state === 'running' && tones > 0").await?;
    // One tap, and it is silent, the next time too.
    ensure!(
        browser.run("return document.querySelector('.mute').ariaPressed").await? == json!("false"),
        "heard"
    );
    browser.click(".mute").await?;
    browser.until("document.querySelector('.mute').ariaPressed === 'true'").await?;
    let before = sounds(&browser).await?;
    browser.click(".hand-card").await?;
    browser.see(".taken .hand-card").await?;
    browser.click(".end.left").await?;
    browser.until("document.querySelectorAll('.own .trial').length === 2").await?;
    ensure!(sounds(&browser).await? == before, "nothing more is heard");
    browser.reload().await?;
    browser.until("document.querySelector('.mute')?.ariaPressed === 'true'").await?;
    browser.go("/settings").await?;
    let off = "return document.querySelectorAll('input[name=sound]')[0].checked";
    ensure!(browser.run(off).await? == json!(true), "the settings know it");
    // Choosing a volume plays a sample.
    browser.click_nth("input[name=sound]", 1).await?;
    browser.click_nth("input[name=volume]", 0).await?;
    browser.until("synthesisers.length === 1 && tones > 0").await?;
    browser.close().await
}

/// The same in engines whose drivers cannot add scripts to pages: the page makes no synthesiser before it needs one.
pub(crate) async fn sound_waits_for_a_gesture(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Desktop).await?;
    play::start(&browser, "solo").await?;
    play::turn(&browser, 0).await?;
    // Nothing was touched since the reload.
    browser.reload().await?;
    play::turn(&browser, 0).await?;
    browser.run(LISTEN).await?;
    browser.run("document.querySelector('.hand-card').click()").await?;
    browser.see(".taken .hand-card").await?;
    ensure!(sounds(&browser).await? == json!([0, false, 0]), "nothing is heard before a gesture");
    browser.click(".end").await?;
    // Whether it sounds depends on the machine: without a device for sound, an engine never starts it.
    browser.until("synthesisers.length === 1 && tones > 0").await?;
    browser.close().await
}
