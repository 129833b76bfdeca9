use anyhow::{Context, Result, ensure};
use serde_json::json;

use super::pages::fits;
use crate::browser::{Browser, Screen};
use crate::{Stage, axe, play};

/// Opens a room and gives its path.
pub(super) async fn open_room(browser: &Browser, name: &str) -> Result<String> {
    open_room_with(browser, name, None).await
}

/// Opens a room with one of the boxes to choose, if there is a choice.
pub(super) async fn open_room_with(browser: &Browser, name: &str, of_box: Option<usize>) -> Result<String> {
    browser.go("/online").await?;
    browser.see("input[name=name]").await?.send_keys(name).await?;
    if let Some(index) = of_box {
        browser.click_nth("input[name=box]", index).await?;
    }
    browser.click(".door .main").await?;
    browser.until("location.pathname.startsWith('/room/')").await?;
    connected(browser).await?;
    let path = browser.run("return location.pathname").await?;
    Ok(path.as_str().context("a path")?.to_owned())
}

/// Opens a room with the shortest grace period; the page offers longer ones only.
pub(super) async fn open_impatient_room(browser: &Browser, name: &str) -> Result<String> {
    let wish = json!({ "name": name, "settings": { "grace_seconds": 5 } });
    let opened = browser
        .run(&format!(
            "const request = new XMLHttpRequest();
             request.open('POST', '/api/rooms', false);
             request.setRequestHeader('content-type', 'application/json');
             request.send(JSON.stringify({wish}));
             return JSON.parse(request.responseText)"
        ))
        .await?;
    let path = format!("/room/{}", opened["room"].as_str().context("a room")?);
    browser.go(&format!("{path}#{}", opened["token"].as_str().context("a token")?)).await?;
    connected(browser).await?;
    Ok(path)
}

pub(super) async fn sit_down(browser: &Browser, room: &str, name: &str) -> Result<()> {
    browser.go(room).await?;
    browser.see("input[name=name]").await?.send_keys(name).await?;
    browser.click(".door .main").await?;
    browser.until("document.querySelector('.seat.you')").await
}

async fn connected(browser: &Browser) -> Result<()> {
    browser.until("document.querySelector('.connection.connected')").await
}

/// Takes the network from a page, or gives it back.
pub(super) async fn go_offline(browser: &Browser, is_offline: bool) -> Result<()> {
    browser.devtools("Network.enable", json!({})).await?;
    let conditions =
        json!({ "offline": is_offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
    browser.devtools("Network.emulateNetworkConditions", conditions).await?;
    Ok(())
}

pub(crate) async fn two_people_and_a_bot_play_online(stage: &Stage) -> Result<()> {
    let (ann, bo) = (stage.browser(Screen::Desktop).await?, stage.browser(Screen::Phone).await?);
    let room = gather(stage, &ann, &bo).await?;
    begin_the_game(stage, &ann, &bo).await?;
    // A spectator sees no hand.
    let guest = stage.browser(Screen::Tablet).await?;
    guest.go(&room).await?;
    guest.see(".watched").await?;
    ensure!(guest.count(".hand-card, .hand, .confirm").await? == 0, "a spectator has no hand");
    axe::check(&guest, &stage.axe, "the table from above").await?;
    play_to_the_end(&ann, &bo, &guest).await?;
    for browser in [&ann, &bo, &guest] {
        browser.see(".result").await?;
        play::check_result(browser, 3).await?;
        axe::check(browser, &stage.axe, "the result of a room").await?;
    }
    check_the_deal(&ann, &bo, &guest).await?;
    play_again(stage, &ann, &bo).await?;
    let complaints = ann.complaints().await?;
    ensure!(complaints.iter().all(|line| is_about_the_network(line)), "the console says: {complaints:?}");
    ann.close().await?;
    bo.close().await?;
    guest.close().await
}

/// Opens a room for two people and a bot, and gives its path.
async fn gather(stage: &Stage, ann: &Browser, bo: &Browser) -> Result<String> {
    let room = open_room(ann, "Ann").await?;
    axe::check(ann, &stage.axe, "an empty room").await?;
    ensure!(ann.run("return location.hash").await? == "", "no secret stays in the address");
    // The host seats a bot and sets the time.
    ann.click_nth(".add-bot button", 1).await?;
    ann.until("document.querySelectorAll('.seat').length === 2").await?;
    ann.click(".change summary").await?;
    ann.click_nth("input[name=round]", 7).await?;
    ann.until("document.querySelector('.agreement > p').textContent.includes('1 day')").await?;
    axe::check(ann, &stage.axe, "the settings of a room").await?;
    sit_down(bo, &room, "Bo").await?;
    fits(bo, "a room").await?;
    axe::check(bo, &stage.axe, "a room with three seats").await?;
    ann.until("document.querySelectorAll('.seat').length === 3").await?;
    Ok(room)
}

async fn begin_the_game(stage: &Stage, ann: &Browser, bo: &Browser) -> Result<()> {
    ann.click(".start button").await?;
    for browser in [ann, bo] {
        play::turn(browser, 0).await?;
        ensure!(browser.count(".neighbour").await? == 2, "two others are at the table");
        ensure!(
            browser.text(".time-left").await?.contains("until"),
            "the time of day when the round ends is shown"
        );
        axe::check(browser, &stage.axe, "the table of a room").await?;
    }
    fits(bo, "the table of a room").await?;
    let hidden = "return document.querySelector('.hand-card').getBoundingClientRect().bottom - document.querySelector('.say').getBoundingClientRect().top";
    ensure!(bo.run(hidden).await?.as_f64() <= Some(8.0), "the hand is not covered");
    Ok(())
}

/// Plays with a change of mind, a reload and a lost connection.
async fn play_to_the_end(ann: &Browser, bo: &Browser, guest: &Browser) -> Result<()> {
    lay_start_at_second_thought(ann).await?;
    play::lay_start(bo).await?;
    for lie in 2..play::CARDS {
        match lie {
            // A reload in the middle of the game loses nothing.
            4 => bo.reload().await?,
            // What is decided without a connection is sent when it is there again.
            5 => {
                play::turn(ann, lie).await?;
                go_offline(ann, true).await?;
                ann.until("!document.querySelector('.connection.connected')").await?;
                play::lay_next(ann, lie).await?;
                go_offline(ann, false).await?;
                connected(ann).await?;
            }
            _ => {}
        }
        guest.until(&format!("document.querySelectorAll('.watched .card').length === {}", lie * 3)).await?;
        if lie != 5 {
            play::lay_next(ann, lie).await?;
        }
        play::lay_next(bo, lie).await?;
    }
    Ok(())
}

/// Both players added a number to the deal, and a reload in the middle has not forgotten it. The guest came after the deal.
async fn check_the_deal(ann: &Browser, bo: &Browser, guest: &Browser) -> Result<()> {
    for (browser, said) in [
        (ann, "and a random number from you"),
        (bo, "and a random number from you"),
        (guest, "No random number"),
    ] {
        let check = browser.text(".deal-good").await?;
        ensure!(
            check.contains("locked in before the first card") && check.contains(said),
            "the check says: {check}"
        );
    }
    Ok(())
}

/// Another game needs agreement. A player who reads another page is called back, not redirected.
async fn play_again(stage: &Stage, ann: &Browser, bo: &Browser) -> Result<()> {
    ann.click("header.site nav a[href='/rules']").await?;
    bo.click(".play-again .main").await?;
    ann.see(".back-to-room a").await?;
    axe::check(ann, &stage.axe, "the way back to a room").await?;
    ann.click(".back-to-room a").await?;
    ann.click(".teller .main").await?;
    ann.until("document.querySelectorAll('.rematch-chip.in').length === 2").await?;
    axe::check(ann, &stage.axe, "another game").await?;
    ann.click(".play-again .main").await?;
    play::turn(ann, 0).await?;
    play::turn(bo, 0).await?;
    ensure!(
        ann.run("return document.title").await?.as_str().is_some_and(|title| title.contains('●')),
        "whose turn"
    );
    ann.click(".reactions summary").await?;
    ann.click_nth(".reaction-sheet button", 0).await?;
    bo.until("document.querySelector('.toast')?.textContent === '👏'").await?;
    // The invitation and the personal link are at hand during a game.
    bo.click(".menu summary").await?;
    bo.click_nth(".menu-sheet button", 1).await?;
    bo.see("dialog[open] .invite").await?;
    axe::check(bo, &stage.axe, "the sheet of a room").await
}

/// Lays the start cards twice: what was laid can be changed as long as others think, and the button says so.
async fn lay_start_at_second_thought(browser: &Browser) -> Result<()> {
    play::lay_start(browser).await?;
    browser.until("document.querySelector('.take-back').textContent === 'Change my choice'").await?;
    browser.click(".take-back:not(:disabled)").await?;
    play::lay_start(browser).await
}

pub(crate) async fn a_seat_is_given_to_a_bot_and_taken_back(stage: &Stage) -> Result<()> {
    let (ann, bo) = (stage.browser(Screen::Phone).await?, stage.browser(Screen::Phone).await?);
    for browser in [&ann, &bo] {
        browser.go("/").await?;
        browser.run("localStorage.setItem('sideboards.language', 'pl')").await?;
    }
    let room = open_impatient_room(&ann, "Ania").await?;
    sit_down(&bo, &room, "Bolek").await?;
    fits(&ann, "pokój").await?;
    axe::check(&ann, &stage.axe, "a room in Polish").await?;
    ann.click(".start button").await?;
    play::turn(&bo, 0).await?;
    play::turn(&ann, 0).await?;
    // A seat cannot be freed during a game; a bot plays for a person who is away too long.
    bo.go("/healthz").await?;
    ann.until("document.querySelector('.presence')?.textContent.includes('bot')").await?;
    bo.go(&room).await?;
    bo.see(".banner").await?;
    fits(&bo, "stół").await?;
    axe::check(&bo, &stage.axe, "a bot plays for Ann, in Polish").await?;
    ann.see(".presence").await?;
    axe::check(&ann, &stage.axe, "a bot plays for another player, in Polish").await?;
    bo.click(".banner button").await?;
    bo.until("!document.querySelector('.banner')").await?;
    // The seat goes with its secret: another browser takes it over by the personal link.
    let kept = bo.run("return localStorage.getItem('sideboards.rooms')").await?;
    let token = kept.as_str().and_then(|kept| kept.trim().split(' ').nth(1)).context("a token")?.to_owned();
    let other = stage.browser(Screen::Tablet).await?;
    other.go(&format!("{room}#{token}")).await?;
    other.see(".hand").await?;
    ensure!(other.run("return location.hash").await? == "", "the secret does not stay in the address");
    // Both find the game among theirs.
    other.go("/online").await?;
    other.see(".my-game").await?;
    ensure!(other.text(".my-game").await?.contains("Ania"), "named after the other one");
    // The seat goes on to a third device: its link is at hand as a text and as a picture.
    other.click(".my-game-device").await?;
    other.until("document.querySelector('dialog[open] .qr')?.naturalWidth").await?;
    ensure!(other.text("dialog[open] .link").await?.ends_with(&token), "the personal link");
    axe::check(&other, &stage.axe, "the personal link").await?;
    other.click("dialog[open] .close").await?;
    other.until("!document.querySelector('dialog[open]')").await?;
    fits(&other, "my games").await?;
    axe::check(&other, &stage.axe, "my games").await?;
    // A player who goes to another page stays at the table, and finds the way back.
    other.click(".my-game-link").await?;
    other.see(".hand").await?;
    other.click(".menu summary").await?;
    other.click(".menu-sheet a").await?;
    other.see("header.site nav a").await?;
    other.click("header.site nav a").await?;
    other.see(".hand").await?;
    // Leaving a running game asks for confirmation.
    other.go("/online").await?;
    other.click(".my-game .close").await?;
    other.see("dialog[open]").await?;
    axe::check(&other, &stage.axe, "giving a seat up").await?;
    other.click("dialog .main").await?;
    other.until("!document.querySelector('.my-game')").await?;
    // A player who leaves a running game is not shown as present: a bot plays. Until the game is over, they can
    // return.
    bo.click(".menu summary").await?;
    bo.click(".menu-sheet .leave").await?;
    bo.click("dialog .main").await?;
    ann.until("document.querySelector('.presence')?.textContent.includes('bot')").await?;
    bo.see(".my-game-link").await?;
    bo.click(".my-game-link").await?;
    bo.click(".banner button").await?;
    bo.until("!document.querySelector('.banner')").await?;
    ann.close().await?;
    bo.close().await?;
    other.close().await
}

pub(crate) async fn doors_that_stay_shut_say_why(stage: &Stage) -> Result<()> {
    let mut browser = stage.browser(Screen::Phone).await?;
    browser.go("/online").await?;
    axe::check(&browser, &stage.axe, "the lobby").await?;
    browser.see("input[name=code]").await?.send_keys("nonsense").await?;
    browser.click_nth(".door .main", 1).await?;
    browser.until("document.querySelectorAll('.door .fault')[1].textContent").await?;
    browser.go("/room/aaaabbbbcccc").await?;
    browser.until("document.querySelector('.room p').textContent.includes('doesn’t exist')").await?;
    axe::check(&browser, &stage.axe, "no such room").await?;
    let room = open_room(&browser, "Ann").await?;
    // Another secret than that of the seat.
    browser.run(&format!("localStorage.setItem('sideboards.rooms', '{} wrong')", &room[6..])).await?;
    browser.reload().await?;
    browser.until("document.querySelector('.room .main')").await?;
    browser.click(".room .main").await?;
    browser.see(".door").await?;
    // A server that is gone.
    let server = stage.server.another().await?;
    browser.moved_to(server.address());
    browser.go("/online").await?;
    browser.until("navigator.serviceWorker.controller").await?;
    drop(server);
    browser.see("input[name=name]").await?.send_keys("Ann").await?;
    browser.click(".door .main").await?;
    browser.until("document.querySelector('.door .fault').textContent.includes('this device')").await?;
    let expected = browser.complaints().await?;
    ensure!(expected.iter().all(|line| is_about_the_network(line)), "the console says: {expected:?}");
    browser.close().await
}

/// Browsers log resources that they could not load, which these stories cause on purpose.
pub(super) fn is_about_the_network(line: &str) -> bool {
    ["Failed to load resource", "WebSocket", "ERR_"].iter().any(|word| line.contains(word))
}
