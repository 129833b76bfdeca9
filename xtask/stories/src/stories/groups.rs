//! Groups of the daily deal.

use anyhow::{Result, ensure};

use super::days::apart;
use super::pages::fits;
use crate::browser::{Browser, Screen};
use crate::{Stage, axe, play};

/// Plays today's deal, and waits until the server has the result.
async fn play_today(browser: &Browser, place: &str) -> Result<()> {
    browser.click(".daily .start .main").await?;
    play::whole_game(browser).await?;
    browser.click(".teller .main").await?;
    browser.until(&format!("document.querySelector('.daily-place')?.textContent.endsWith('{place}')")).await
}

/// Returns the rows of the only group.
async fn rows(browser: &Browser) -> Result<Vec<String>> {
    let words = "return [...document.querySelectorAll('.daily-group-table li')].map((row) => row.innerText.trim().replace(/\\s+/g, ' '))";
    Ok(serde_json::from_value(browser.run(words).await?)?)
}

pub(crate) async fn a_group_has_a_leaderboard_of_its_own(stage: &Stage) -> Result<()> {
    let (ann, server) = apart(stage, Screen::Desktop).await?;
    let mut bo = stage.browser(Screen::Phone).await?;
    bo.moved_to(server.address());
    // Ann begins a group before she has played: it tells nothing yet.
    ann.go("/daily").await?;
    ann.click(".daily-group-new summary").await?;
    ann.see(".daily-group-new input[name=group-title]").await?.send_keys("Class 7b").await?;
    ann.see(".daily-group-new input[name=name]").await?.send_keys("Ann").await?;
    ann.click(".daily-group-new .main").await?;
    ensure!(ann.text(".daily-group h3").await? == "Class 7b", "the group is there");
    ensure!(ann.count(".daily-group-table").await? == 0, "the results come after the own try");
    ann.click(".daily-group-more summary").await?;
    let code = ann.text(".daily-group-code").await?;
    axe::check(&ann, &stage.axe, "a group before the day is played").await?;
    play_today(&ann, "1 of 1").await?;
    ann.until("document.querySelectorAll('.daily-group-table .own').length === 1").await?;
    // Bo follows the link; the code does not stay in the address.
    bo.go(&format!("/daily#{}", code.replace('-', ""))).await?;
    ensure!(bo.text(".daily-invited h2").await? == "Join the group “Class 7b”?", "it says which group");
    ensure!(bo.run("return location.hash").await? == "", "the code is a secret");
    fits(&bo, "an invitation to a group").await?;
    axe::check(&bo, &stage.axe, "an invitation to a group").await?;
    bo.see(".daily-invited input[name=name]").await?.send_keys("Bo").await?;
    bo.click(".daily-invited .main").await?;
    bo.see(".daily-group").await?;
    ensure!(bo.count(".daily-invited").await? == 0, "it is answered");
    play_today(&bo, "of 2").await?;
    bo.until("document.querySelectorAll('.daily-group-table li').length === 2").await?;
    let seen = rows(&bo).await?;
    ensure!(seen.iter().any(|row| row.starts_with("Bo ") && row.ends_with("You")), "{seen:?}");
    fits(&bo, "the leaderboard of a group").await?;
    axe::check(&bo, &stage.axe, "the leaderboard of a group").await?;
    // A third person types the code, and has not played.
    let mut cy = stage.browser(Screen::Desktop).await?;
    cy.moved_to(server.address());
    cy.go("/daily").await?;
    cy.click(".daily-group-new summary").await?;
    cy.see("input[name=group-code]").await?.send_keys("abcd-efgh-jkmn").await?;
    cy.click_nth(".daily-group-new .main", 1).await?;
    ensure!(cy.text(".daily-invited .fault").await?.contains("doesn’t exist"), "a code that nobody has");
    // The browser's console says so, too.
    let complaints = cy.complaints().await?;
    ensure!(complaints.iter().all(|line| line.contains("404")), "the console says: {complaints:?}");
    cy.run("document.querySelector('input[name=group-code]').select()").await?;
    cy.see("input[name=group-code]").await?.send_keys(&code).await?;
    cy.click_nth(".daily-group-new .main", 1).await?;
    cy.see(".daily-invited input[name=name]").await?.send_keys("Cy").await?;
    cy.click(".daily-invited .main").await?;
    cy.see(".daily-group").await?;
    ann.reload().await?;
    ann.until("document.querySelectorAll('.daily-group-table li').length === 3").await?;
    let seen = rows(&ann).await?;
    ensure!(seen[2] == "Cy not played", "{seen:?}");
    // Ann leaves: her points go with her.
    ann.click(".daily-group-more summary").await?;
    ann.click(".daily-group-more .buttons:last-child button").await?;
    ann.click("dialog .main").await?;
    ann.until("!document.querySelector('.daily-group')").await?;
    bo.reload().await?;
    bo.until("document.querySelectorAll('.daily-group-table li').length === 2").await?;
    ensure!(!rows(&bo).await?.iter().any(|row| row.starts_with("Ann")), "she has left");
    ann.close().await?;
    bo.close().await?;
    cy.close().await
}
