use std::path::Path;

use anyhow::{Context, Result, ensure};

use super::online::{is_about_the_network, open_room};
use super::pages::{fits, languages, speak};
use crate::browser::{Browser, Screen};
use crate::{Stage, axe, play};

const RIGHT: char = '\u{e014}';
const LEFT: char = '\u{e012}';
const HOME: char = '\u{e011}';
const END: char = '\u{e010}';

/// Waits until so many cards lie on the first sideboard, and the address says so many steps.
async fn stands_at(browser: &Browser, step: usize, cards: usize) -> Result<()> {
    browser
        .until(&format!(
            "new URLSearchParams(location.search).get('step') === '{step}' \
             && document.querySelectorAll('.replay [data-seat=\"0\"] .column').length === {cards}"
        ))
        .await
}

/// Checks that the bar at the bottom hides nothing of the hand without scrolling.
async fn hand_is_free(browser: &Browser) -> Result<()> {
    let room = "const at = (part) => document.querySelector(part).getBoundingClientRect(); scrollTo(0, 0); \
                return at('.replay-controls').top - at('.replay-hand ul').bottom";
    let room = browser.run(room).await?;
    ensure!(room.as_f64() >= Some(0.0), "the hand lies above the bar: {room}");
    Ok(())
}

async fn address(browser: &Browser) -> Result<String> {
    let address = browser.run("return location.pathname + location.search + location.hash").await?;
    Ok(address.as_str().context("an address")?.to_owned())
}

pub(crate) async fn a_game_is_seen_again_and_reviewed(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Desktop).await?;
    play::start(&browser, "solo").await?;
    play::whole_game(&browser).await?;
    play::check_result(&browser, 1).await?;
    let points = browser.text(".result-player h2 b").await?;
    browser.click(".after a[href*='/replay']").await?;
    browser.see(".replay").await?;
    axe::check(&browser, &stage.axe, "a replay").await?;
    // By buttons and by keys; the address follows.
    browser.click(".replay .forward").await?;
    stands_at(&browser, 1, 2).await?;
    browser.press(&[RIGHT, RIGHT]).await?;
    stands_at(&browser, 3, 4).await?;
    ensure!(browser.count(".replay .newest").await? == 1, "the newest card is marked");
    browser.press(&[LEFT]).await?;
    stands_at(&browser, 2, 3).await?;
    browser.press(&[HOME]).await?;
    stands_at(&browser, 0, 0).await?;
    ensure!(browser.count(".replay-hand .card").await? == 3, "the hand that was dealt");
    hand_is_free(&browser).await?;
    browser.press(&[END]).await?;
    stands_at(&browser, 7, 8).await?;
    ensure!(browser.text(".replay-hand").await?.is_empty(), "nothing is said of no hand");
    ensure!(browser.text(".replay .result-player h2 b").await? == points, "it ends as it ended");
    // Rounds have buttons, and the replay can run by itself.
    browser.click_nth(".replay-rounds button", 4).await?;
    stands_at(&browser, 5, 6).await?;
    browser.click_nth("input[name=speed]", 2).await?;
    browser.click(".replay .play").await?;
    stands_at(&browser, 7, 8).await?;
    // The graph has a table behind it: the deal and seven rounds.
    browser.click(".replay .chart summary").await?;
    browser.until("document.querySelectorAll('.replay .chart tbody tr').length === 8").await?;
    graph_tells_the_same(&browser).await?;
    review(&browser, stage).await?;
    // The same link somewhere else shows the same moment.
    browser.press(&[HOME]).await?;
    browser.press(&[RIGHT, RIGHT]).await?;
    stands_at(&browser, 2, 3).await?;
    let link = address(&browser).await?;
    let friend = stage.browser(Screen::Phone).await?;
    friend.go(&link).await?;
    stands_at(&friend, 2, 3).await?;
    ensure!(
        friend.text(".replay .result-player h2").await?.contains("Player 1"),
        "no player is called you here"
    );
    fits(&friend, "a replay").await?;
    hand_is_free(&friend).await?;
    axe::check(&friend, &stage.axe, "a replay on a phone").await?;
    for language in languages()?.iter().rev() {
        speak(&friend, language).await?;
        friend.reload().await?;
        stands_at(&friend, 2, 3).await?;
        fits(&friend, &format!("a replay in {language}")).await?;
    }
    // The link that skips to the content keeps the game.
    friend.run("document.querySelector('.skip').click()").await?;
    friend.until("location.hash.length > 50 && document.querySelector('.replay')").await?;
    // And the same cards can be played.
    friend.click(".replay-links a").await?;
    friend.see(".sent-deal").await?;
    friend.close().await?;
    // The game is in the list, and comes back from there.
    browser.go("/replay").await?;
    browser.click(".past-games li a").await?;
    browser.see(".replay").await?;
    // So does one from a file.
    browser.click(".replay-head a").await?;
    let file =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/three-players.txt").canonicalize()?;
    browser.choose_file(".past-games .open input", &file).await?;
    browser.until("document.querySelectorAll('.replay .result-player').length === 3").await?;
    // With the shift key a step is a whole round.
    browser.press_with_shift(RIGHT).await?;
    browser.until("document.querySelectorAll('.replay .column').length === 6").await?;
    browser.close().await
}

/// The graph has in every round what the board says: the points with what is in brackets.
async fn graph_tells_the_same(browser: &Browser) -> Result<()> {
    let mut additions = 0;
    for round in 1..8 {
        browser.click_nth(".replay-rounds button", round - 1).await?;
        stands_at(browser, round, round + 1).await?;
        let [plotted, shown, more] = [
            format!(
                "return document.querySelectorAll('.replay .chart tbody tr')[{round}].querySelector('td').textContent"
            ),
            "return document.querySelector('.replay .result-player h2 b').textContent.match(/\\d+/g)\
             .reduce((sum, number) => sum + +number, 0) + ''"
                .to_owned(),
            "return document.querySelectorAll('.replay .result-player h2 .more-points').length".to_owned(),
        ];
        let [plotted, shown] = [browser.run(&plotted).await?, browser.run(&shown).await?];
        ensure!(plotted == shown, "round {round}: the graph says {plotted}, the board {shown}");
        additions += browser.run(&more).await?.as_u64().unwrap_or_default();
    }
    ensure!(additions > 0, "something was in brackets");
    Ok(())
}

async fn review(browser: &Browser, stage: &Stage) -> Result<()> {
    browser.click(".ask-review").await?;
    browser.until("document.querySelector('.review-said').textContent").await?;
    // It thinks for as long as it takes; the page can be used meanwhile.
    browser.press(&[HOME]).await?;
    stands_at(browser, 0, 0).await?;
    ensure!(browser.count(".review-choice").await? == 7, "a start and six cards");
    ensure!(browser.count(".review-cards .card").await? == 8, "each decision has its cards");
    for _ in 0..4 {
        if browser.until("document.querySelector('.review-grade')").await.is_ok() {
            break;
        }
    }
    ensure!(browser.count(".optimum .card").await? == 8, "the best that was possible");
    browser.click_nth(".review-choice", 3).await?;
    browser.see(".review-details figure").await?;
    stands_at(browser, 3, 4).await?;
    axe::check(browser, &stage.axe, "a review").await?;
    // How sure it is belongs to what it says, and so does the accuracy of the game.
    ensure!(browser.text(".review-said").await?.contains('±'), "it says how sure it is");
    ensure!(browser.text(".review-sums b").await?.ends_with('%'), "it says how accurate the game was");
    // It is kept: nothing is thought about again after a reload.
    browser.reload().await?;
    browser.see(".review-grade").await?;
    ensure!(browser.count(".ask-review").await? == 0, "the review is there");
    // Board and decisions are beside each other, and a click on the graph leads to its round.
    let beside = "const at = (part) => document.querySelector(part).getBoundingClientRect(); \
                  return at('.replay-stage').right <= at('.review').left";
    ensure!(browser.run(beside).await? == true, "the decisions are right of the board");
    let click = "const graph = document.querySelector('.replay .chart .to-pick'); const at = graph.getBoundingClientRect(); \
                 graph.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: at.right - 4, clientY: at.top + 9 }))";
    browser.press(&[HOME]).await?;
    stands_at(browser, 0, 0).await?;
    browser.run(click).await?;
    stands_at(browser, 7, 8).await?;
    next_mistake(browser).await?;
    Ok(())
}

/// Goes to the next mistake by its key, if the game had one, and round to it again.
async fn next_mistake(browser: &Browser) -> Result<()> {
    let mistakes = browser.count(".review-choices > .inaccuracy, .review-choices > .mistake").await?;
    ensure!(
        (browser.count(".next-mistake").await? == 1) == (mistakes > 0),
        "there is a way to mistakes only"
    );
    for _ in 0..mistakes {
        browser.press(&['n']).await?;
        browser.see(".inaccuracy .review-details, .mistake .review-details").await?;
    }
    Ok(())
}

pub(crate) async fn a_replay_goes_on_and_turns_like_pages(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    play::start(&browser, "solo").await?;
    play::whole_game(&browser).await?;
    play::check_result(&browser, 1).await?;
    browser.click(".after a[href*='/replay']").await?;
    browser.see(".replay").await?;
    let wipe = "const board = document.querySelector('.replay .wall'); const [from, to] = arguments; \
                const at = (type, clientX) => board.dispatchEvent(new PointerEvent(type, \
                { bubbles: true, pointerType: 'touch', isPrimary: true, clientX, clientY: 200 })); \
                at('pointerdown', from); at('pointerup', to)";
    for (from, to, step, cards) in [(300, 100, 1, 2), (300, 100, 2, 3), (300, 280, 2, 3), (100, 300, 1, 2)] {
        browser.run_with(wipe, vec![from.into(), to.into()]).await?;
        stands_at(&browser, step, cards).await?;
    }
    // The game goes on from this moment, and counts as practice: its cards are known.
    browser.click(".play-on").await?;
    play::turn(&browser, 2).await?;
    for lie in 2..play::CARDS {
        play::lay_next(&browser, lie).await?;
    }
    play::check_result(&browser, 1).await?;
    browser.go("/statistics").await?;
    browser.until("document.querySelector('.statistics-count')?.textContent === '1 game'").await?;
    let code =
        browser.run("return localStorage.getItem('sideboards.history').split('\\n')[0].split('\\t')[3]");
    let code = code.await?;
    plays_on_as_a_friend(stage, code.as_str().context("a code")?).await?;
    browser.close().await
}

/// A friend's game counts for nothing either: its cards are known, also after a reload.
async fn plays_on_as_a_friend(stage: &Stage, code: &str) -> Result<()> {
    let friend = stage.browser(Screen::Phone).await?;
    friend.go(&format!("/replay?step=2#{code}")).await?;
    stands_at(&friend, 2, 3).await?;
    friend.click(".play-on").await?;
    play::turn(&friend, 3).await?;
    play::lay_next(&friend, 3).await?;
    friend.reload().await?;
    play::turn(&friend, 4).await?;
    for lie in 4..play::CARDS {
        play::lay_next(&friend, lie).await?;
    }
    play::check_result(&friend, 1).await?;
    friend.go("/statistics").await?;
    let counts = "document.querySelector('.statistics-count')?.textContent";
    friend.until(&format!("{counts} === '0 games'")).await?;
    super::statistics::choose(&friend, 3, "Practice").await?;
    friend.until(&format!("{counts} === '1 game'")).await?;
    friend.close().await
}

pub(crate) async fn a_game_of_a_room_has_a_page(stage: &Stage) -> Result<()> {
    let ann = stage.browser(Screen::Phone).await?;
    let room = open_room(&ann, "Ann").await?;
    ann.click_nth(".add-bot button", 1).await?;
    ann.until("document.querySelectorAll('.seat').length === 2").await?;
    ann.click(".start button").await?;
    play::whole_game(&ann).await?;
    play::check_result(&ann, 2).await?;
    ann.click(".after a[href*='/replay']").await?;
    ann.see(".replay").await?;
    fits(&ann, "a replay of a room").await?;
    let link = address(&ann).await?;
    ensure!(link == format!("{}-1", room.replace("room", "replay")), "{link}");
    // A browser that did not play asks the server.
    let guest = stage.browser(Screen::Tablet).await?;
    guest.go(&link).await?;
    guest.until("document.querySelectorAll('.replay .result-player').length === 2").await?;
    ensure!(guest.text(".replay .result-player h2").await?.contains("Ann"), "by name");
    // From a seat only its own hand is to be seen, with open hands both.
    ensure!(guest.count(".replay-hand").await? == 1, "one hand");
    guest.click_nth("input[name=perspective]", 2).await?;
    guest.until("document.querySelectorAll('.replay-hand').length === 2").await?;
    guest.click(".replay .last").await?;
    guest.until("document.querySelectorAll('.replay .column').length === 16").await?;
    axe::check(&guest, &stage.axe, "a replay with open hands").await?;
    // Links that lead nowhere say so.
    guest.go("/replay#nonsense").await?;
    guest.see(".fault").await?;
    axe::check(&guest, &stage.axe, "no replay").await?;
    guest.go("/replay/aaaabbbbcccc-1").await?;
    guest.see(".fault").await?;
    let complaints = guest.complaints().await?;
    ensure!(complaints.iter().all(|line| is_about_the_network(line)), "the console says: {complaints:?}");
    ann.close().await?;
    guest.close().await
}
