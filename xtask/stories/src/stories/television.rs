//! A room on a television: what it shows at every stage, and what it keeps to itself.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use sideboards_protocol::{Deed, Reaction, Settings};

use super::online::{go_offline, is_about_the_network};
use crate::browser::{Browser, Screen};
use crate::friend::{Friend, all_lay};
use crate::{Stage, axe, play};

/// The smallest screen, a usual one and a large one.
const SCREENS: [(u32, u32); 3] = [(1280, 720), (1920, 1080), (3840, 2160)];

/// Finds what leaves the screen or its board, what is cut, words that are too small for a sofa, and things to press.
const FAULTS: &str = "
const found = [], place = (e) => e.getBoundingClientRect(), tv = document.querySelector('.tv');
if (document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth) found.push('it scrolls');
const leaves = (at, box) => at.left < box.left - 1 || at.top < box.top - 1 || at.right > box.right + 1 || at.bottom > box.bottom + 1;
const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
for (const e of tv.querySelectorAll('*')) {
  if (e.closest('.only-heard') || e.closest('svg') !== null && e.tagName !== 'svg' || !e.checkVisibility() || e.tagName === 'WBR') continue;
  const at = place(e);
  if (at.width > 0 && leaves(at, screen)) found.push(`${e.tagName}.${e.className.baseVal ?? e.className} leaves the screen`);
  const words = [...e.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
  if (!words.length || e.closest('dialog') !== tv.querySelector('dialog')) continue;
  if (parseFloat(getComputedStyle(e).fontSize) < innerHeight * 0.022) found.push(`too small to read: ${e.textContent.slice(0, 30)}`);
  const range = document.createRange(); range.selectNodeContents(e);
  if (getComputedStyle(e).textOverflow !== 'ellipsis' && leaves(place(range), screen)) found.push(`cut: ${e.textContent.slice(0, 30)}`);
}
for (const board of tv.querySelectorAll('.tv-board')) {
  for (const e of board.querySelectorAll('.card, .stand, .tv-points')) if (leaves(place(e), place(board))) found.push(`${e.className.baseVal ?? e.className} leaves its board`);
  const points = place(board.querySelector('.tv-points'));
  for (const e of board.querySelectorAll('h2 > *:not(.tv-points, .only-heard)')) if (place(e).right > points.left + 1) found.push('the points are covered');
}
const parts = ['.tv-first', '.tv-middle > *', '.tv-head .tv-qr', '.tv-boards', '.tv-foot'].flatMap((part) => [...tv.querySelectorAll(part)]).filter((e) => place(e).width > 0);
parts.forEach((one, index) => parts.slice(index + 1).forEach((other) => {
  const [a, b] = [place(one), place(other)];
  if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1) found.push(`${one.className} covers ${other.className}`);
}));
const pressed = document.querySelectorAll('a[href], button, input, select, summary, [tabindex=\"0\"]').length;
if (pressed) found.push(`${pressed} things to press`);
return [...new Set(found)].join('\\n');";

/// Checks that all of it fits, on every screen.
async fn fills_screens(tv: &Browser, what: &str) -> Result<()> {
    for (width, height) in SCREENS {
        tv.resize_to(width, height).await?;
        // A new size is laid out soon, not at once.
        let mut found = tv.run(FAULTS).await?;
        for _ in 0..50 {
            if found == "" {
                break;
            }
            tv.run_async("requestAnimationFrame(() => setTimeout(arguments[0], 20))").await?;
            found = tv.run(FAULTS).await?;
        }
        ensure!(found == "", "{what}, {width}x{height}:\n{}", found.as_str().unwrap_or_default());
    }
    tv.resize_to(SCREENS[0].0, SCREENS[0].1).await
}

/// Waits until the television shows so many cards, and no more.
async fn until_cards(tv: &Browser, cards: usize) -> Result<()> {
    tv.until(&format!("document.querySelectorAll('.tv-board .column').length === {cards}")).await
}

async fn until_awaited(tv: &Browser, names: &str) -> Result<()> {
    tv.until(&format!(
        "[...document.querySelectorAll('.tv-names li')].map((name) => name.textContent).join() === '{names}'"
    ))
    .await
}

fn host(stage: &Stage) -> String {
    stage.server.address().trim_start_matches("http://").to_owned()
}

/// Goes to the television of a room with a browser that even owns a seat there.
async fn switch_on(stage: &Stage, owner: &Friend) -> Result<Browser> {
    let tv = stage.browser(Screen::Desktop).await?;
    tv.resize_to(SCREENS[0].0, SCREENS[0].1).await?;
    tv.go("/").await?;
    let (room, token) = (&owner.seat.room, &owner.seat.token);
    tv.run(&format!("localStorage.setItem('sideboards.rooms', '{room} {token}')")).await?;
    tv.go(&format!("/room/{room}/tv")).await?;
    Ok(tv)
}

pub(crate) async fn four_people_a_television_and_a_spectator(stage: &Stage) -> Result<()> {
    let settings = Settings { round_seconds: Some(300), ..Settings::default() };
    let mut friends = vec![Friend::open_room(&host(stage), "Ann", settings).await?];
    let room = friends[0].seat.room.clone();
    let tv = switch_on(stage, &friends[0]).await?;
    lobby_fills_up(stage, &tv, &mut friends).await?;
    let guest = stage.browser(Screen::Phone).await?;
    guest.go(&format!("/room/{room}")).await?;
    guest.until("document.querySelector('.watchers')?.textContent.includes('TV')").await?;
    friends[0].ask(Deed::Start).await?;
    first_round(stage, &tv, &friends).await?;
    rest_of_the_game(&tv, &guest, &friends).await?;
    result_is_told_in_step(stage, &tv, &guest).await?;
    // All players are still there, so the winner is among the seats.
    tv.see(".tv-wins").await?;
    // Everybody agrees, and the next game begins on its own.
    for (friend, are_in) in friends.iter().zip(1..) {
        let before = format!("document.querySelectorAll('.tv-in').length === {}", are_in - 1);
        tv.until(&before).await?;
        friend.ask(Deed::Ready(true)).await?;
    }
    until_awaited(&tv, "Ann,Bo,Cy,Dee").await?;
    second_game_loses_one(&tv, &mut friends).await?;
    // The others play on without the one who left.
    tv.until("document.querySelectorAll('.tv-chair').length === 3").await?;
    fills_screens(&tv, "a result that a bot finished").await?;
    for friend in &friends {
        friend.ask(Deed::Ready(true)).await?;
    }
    until_awaited(&tv, "Ann,Bo,Cy").await?;
    ensure!(tv.count(".tv-board").await? == 3, "three boards");
    fills_screens(&tv, "a table of three").await?;
    let complaints = tv.complaints().await?;
    ensure!(complaints.iter().all(|line| is_about_the_network(line)), "the console says: {complaints:?}");
    guest.close().await
}

/// The lobby shows the way in, and seats as they are taken.
async fn lobby_fills_up(stage: &Stage, tv: &Browser, friends: &mut Vec<Friend>) -> Result<()> {
    tv.until("document.querySelector('.tv-qr')?.naturalWidth > 0").await?;
    let room = friends[0].seat.room.clone();
    let address = tv.text(".tv-address").await?;
    ensure!(
        address.replace('-', "").ends_with(&format!("/room/{room}"))
            && !address.contains(&friends[0].seat.token),
        "the address is {address}"
    );
    tv.until("document.querySelectorAll('.tv-chair:not(.tv-free)').length === 1").await?;
    for name in ["Bo", "Cy", "Dee"] {
        friends.push(Friend::sit_down(&host(stage), &room, name).await?);
    }
    tv.until("document.querySelectorAll('.tv-chair:not(.tv-free)').length === 4 && document.querySelectorAll('.tv-free').length === 2")
        .await?;
    friends[1].ask(Deed::Ready(true)).await?;
    tv.until("document.querySelectorAll('.tv-chair')[1].querySelector('.tv-in')").await?;
    tv.until("document.querySelector('.tv-say').textContent.includes('Ann')").await?;
    tv.until("!document.querySelector('.tv-away')").await?;
    fills_screens(tv, "the lobby").await?;
    axe::check(tv, &stage.axe, "the lobby on a television").await
}

/// Everybody sees who is awaited; what was placed lies face down until all have.
async fn first_round(stage: &Stage, tv: &Browser, friends: &[Friend]) -> Result<()> {
    until_awaited(tv, "Ann,Bo,Cy,Dee").await?;
    ensure!(tv.text(".tv-round").await? == "Round 1 of 7", "the round");
    tv.until("/^[45]:[0-5][0-9]$/.test(document.querySelector('.tv-clock').textContent)").await?;
    ensure!(tv.count(".tv-goal").await? == 3, "three goals");
    friends[1].lay().await?;
    until_awaited(tv, "Ann,Cy,Dee").await?;
    ensure!(tv.count(".tv-board .tv-placed").await? == 1, "Bo’s card lies face down");
    ensure!(tv.count(".tv-board .column").await? == 0, "and it is not seen");
    // This browser owns a seat, and still a television sees what a spectator sees.
    ensure!(tv.count(".hand, .hand-card, .own").await? == 0, "there is no hand");
    let stored = tv
        .run("return Object.keys(localStorage).filter((name) => name.startsWith('sideboards.deals')).length")
        .await?;
    ensure!(stored == 0, "a television keeps nothing");
    friends[2].ask(Deed::React(Reaction::Fire)).await?;
    tv.until("document.querySelector('.toast-sign')?.textContent === '🔥'").await?;
    let over = "const sign = document.querySelector('.toast-sign')?.getBoundingClientRect(), board = document.querySelectorAll('.tv-board')[2].getBoundingClientRect(); \
                return !sign || sign.left > board.left && sign.right < board.right && sign.top > board.top && sign.bottom < board.bottom";
    ensure!(tv.run(over).await? == true, "over the board of Cy");
    fills_screens(tv, "an empty table").await?;
    axe::check(tv, &stage.axe, "the table on a television").await?;
    for friend in [&friends[0], &friends[2], &friends[3]] {
        friend.lay().await?;
    }
    until_cards(tv, 8).await
}

/// The television follows, also after it was cut off for a while.
async fn rest_of_the_game(tv: &Browser, guest: &Browser, friends: &[Friend]) -> Result<()> {
    for lie in 2..play::CARDS {
        if lie == 4 {
            go_offline(tv, true).await?;
            tv.see(".tv-lost").await?;
            all_lay(friends).await?;
            go_offline(tv, false).await?;
            tv.until("!document.querySelector('.tv-lost')").await?;
        } else {
            all_lay(friends).await?;
        }
        if lie + 1 < play::CARDS {
            until_cards(tv, (lie + 1) * friends.len()).await?;
            let round =
                format!("document.querySelector('.tv-round').textContent === 'Round {} of 7'", lie + 1);
            tv.until(&round).await?;
        }
        if lie + 2 == play::CARDS {
            // The phone of the spectator shows the same points.
            let points = |boards: &str| {
                format!(
                    "return [...document.querySelectorAll('{boards}')].map((points) => parseInt(points.textContent)).join()"
                )
            };
            let cards = format!(
                "document.querySelectorAll('.watched .column').length === {}",
                (lie + 1) * friends.len()
            );
            guest.until(&cards).await?;
            let (ours, theirs) = (
                tv.run(&points(".tv-points > [aria-hidden]")).await?,
                guest.run(&points(".watched-state > b")).await?,
            );
            ensure!(ours == theirs && ours != "", "the television says {ours}, a phone {theirs}");
            fills_screens(tv, "a long row").await?;
        }
    }
    Ok(())
}

/// The race runs on the television and on phones at the same time, and ends with the same words.
async fn result_is_told_in_step(stage: &Stage, tv: &Browser, guest: &Browser) -> Result<()> {
    let goal = "document.querySelector('.race-goal h2')?.textContent ?? ''";
    tv.until(&format!("{goal} !== ''")).await?;
    let mut is_in_step = false;
    for _ in 0..200 {
        let (ours, theirs) =
            (tv.run(&format!("return {goal}")).await?, guest.run(&format!("return {goal}")).await?);
        // The phone may still be loading its race, and a lap may end between the two questions.
        is_in_step = ours == theirs && ours != "";
        if is_in_step {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    ensure!(is_in_step, "the race runs in step");
    ensure!(tv.count(".teller, .race button").await? == 0, "it needs no buttons");
    fills_screens(tv, "the race").await?;
    tv.see(".tv-verdict").await?;
    guest.see(".verdict").await?;
    let said = guest.text(".verdict h2").await?;
    ensure!(tv.text(".tv-verdict h2").await? == said, "a phone says: {said}");
    let places = "return [...document.querySelectorAll('.tv-place')].map((place) => parseInt(place.textContent)).join()";
    let places = tv.run(places).await?;
    ensure!(places.as_str().is_some_and(|places| places.starts_with('1')), "the winner first: {places}");
    tv.until("document.querySelectorAll('.tv-chair').length === 4").await?;
    fills_screens(tv, "the verdict").await?;
    axe::check(tv, &stage.axe, "the verdict on a television").await
}

/// One leaves in the middle: a bot plays on at once.
async fn second_game_loses_one(tv: &Browser, friends: &mut Vec<Friend>) -> Result<()> {
    all_lay(friends).await?;
    until_cards(tv, 8).await?;
    let dee = friends.pop().context("four friends")?;
    dee.ask(Deed::Leave).await?;
    tv.until("document.querySelector('.tv-notice')?.textContent.includes('Dee')").await?;
    tv.until("document.querySelectorAll('.tv-board')[3].querySelector('.presence')").await?;
    fills_screens(tv, "a bot plays for one").await?;
    for _ in 2..play::CARDS {
        all_lay(friends).await?;
    }
    tv.see(".race").await?;
    tv.see(".tv-verdict").await?;
    ensure!(tv.count(".tv-bot").await? == 1, "a bot finished for Dee");
    Ok(())
}

pub(crate) async fn a_television_that_sees_nothing_says_why(stage: &Stage) -> Result<()> {
    let settings = Settings { spectators: false, ..Settings::default() };
    let ann = Friend::open_room(&host(stage), "Ann", settings).await?;
    let tv = switch_on(stage, &ann).await?;
    let room = ann.seat.room.clone();
    let bo = Friend::sit_down(&host(stage), &room, "Maximiliane Anna").await?;
    tv.see(".tv-warning").await?;
    fills_screens(&tv, "a lobby without spectators").await?;
    ann.ask(Deed::Start).await?;
    tv.until("document.querySelector('.tv-message')?.textContent.includes('Spectators')").await?;
    ensure!(tv.count(".tv-board, .card").await? == 0, "it shows nothing of the game");
    fills_screens(&tv, "a closed game").await?;
    axe::check(&tv, &stage.axe, "a closed game on a television").await?;
    // In the first round the host ends the game alone, and opens the next one to spectators.
    ann.ask(Deed::End(true)).await?;
    tv.see(".tv-warning").await?;
    ann.ask(Deed::Settings(Settings::default())).await?;
    tv.until("!document.querySelector('.tv-warning')").await?;
    // A locked room lets no one in, and a television that was waiting as soon as it is open.
    ann.ask(Deed::Lock(true)).await?;
    tv.reload().await?;
    tv.until("document.querySelector('.tv-message')?.textContent.includes('locked')").await?;
    fills_screens(&tv, "a locked room").await?;
    ann.ask(Deed::Lock(false)).await?;
    tv.see(".tv-lobby").await?;
    ann.ask(Deed::Start).await?;
    until_awaited(&tv, "Ann,Maximiliane Anna").await?;
    fills_screens(&tv, "a table of two").await?;
    tv.go("/room/aaaabbbbcccc/tv").await?;
    tv.until("document.querySelector('.tv-message')?.textContent.includes('/room/aaaabbbbcccc/tv')").await?;
    fills_screens(&tv, "no such room").await?;
    drop(bo);
    let complaints = tv.complaints().await?;
    ensure!(complaints.iter().all(|line| is_about_the_network(line)), "the console says: {complaints:?}");
    Ok(())
}
