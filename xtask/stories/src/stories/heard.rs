use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::Stage;
use crate::browser::{Browser, Screen};
use crate::play::{self, CARDS};

const ENTER: char = '\u{e007}';
const LEFT: char = '\u{e012}';
const RIGHT: char = '\u{e014}';

/// The same cards every time, so that what is heard can be compared.
const DEAL: &str = "/new?mode=bots&players=6&goals=2-8-19&deal=5eed000000000000000000000000000000000000000000000000000000000006";

/// The maximum number of words in a round.
const WORDS: usize = 40;

fn golden() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("golden/six-by-keyboard.txt")
}

fn words(line: &str) -> usize {
    line.split_whitespace().count()
}

/// Returns whether a line announces a round.
fn is_round(line: &str) -> bool {
    line.contains(" Round ")
}

/// Plays a game of six by keyboard and compares the announcements with the stored text; `STORIES_GOLDEN=write`
/// stores another one.
pub(crate) async fn a_game_of_six_is_heard_in_few_words(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Desktop).await?;
    browser.go(DEAL).await?;
    browser.click(".sent-deal .main").await?;
    play::turn(&browser, 0).await?;
    let listen = "window.heard = []; const region = document.querySelector('.table > [role=status]'); \
                  new MutationObserver(() => window.heard.push(region.textContent)) \
                    .observe(region, { childList: true, characterData: true, subtree: true })";
    browser.run(listen).await?;
    // Bots decide first: what they think of depends on what was decided before.
    let all_ready = "document.querySelectorAll('.neighbour').length === 5 && !document.querySelector('.neighbour.thinking')";
    let mut heard = Vec::new();
    for lie in [0, 2, 3, 4, 5, 6, 7] {
        play::turn(&browser, lie).await?;
        browser.until(all_ready).await?;
        let keys: &[char] = if lie == 0 { &['1', RIGHT, '2', 'r', LEFT] } else { &['1', LEFT] };
        browser.press(keys).await?;
        browser.until("!document.querySelector('.confirm').disabled").await?;
        if lie == 3 {
            browser.press(&['t']).await?;
            browser.until("window.heard.at(-1).includes('Your hand')").await?;
        }
        let before =
            browser.run("const all = window.heard; window.heard = []; return all.join('\\n')").await?;
        heard.push(before.as_str().unwrap_or_default().to_owned());
        browser.press(&[ENTER]).await?;
        if lie + 1 < CARDS {
            browser.until("window.heard.some((words) => words.includes('Round '))").await?;
        }
    }
    browser.see(".result").await?;
    let heard = heard.join("\n") + "\n";
    for line in heard.lines().filter(|line| is_round(line)) {
        ensure!(words(line) < WORDS, "{} words: {line}", words(line));
    }
    if std::env::var("STORIES_GOLDEN").is_ok_and(|wish| wish == "write") {
        std::fs::write(golden(), &heard)?;
    }
    let kept = std::fs::read_to_string(golden()).with_context(|| golden().display().to_string())?;
    let other = kept.lines().zip(heard.lines()).find(|(kept, heard)| kept != heard);
    ensure!(kept == heard, "it says something else now: {other:?}, {} lines", heard.lines().count());
    browser.close().await
}

/// What is said of points is what the table shows: the points, then what the row bonus adds.
pub(crate) async fn a_game_alone_is_heard_as_it_is_shown(stage: &Stage) -> Result<()> {
    const ALONE: &str = "/new?mode=solo&players=1&goals=2-8-25&deal=5eed000000000000000000000000000000000000000000000000000000000004";
    let browser = stage.browser(Screen::Desktop).await?;
    browser.go(ALONE).await?;
    browser.click(".sent-deal .main").await?;
    play::turn(&browser, 0).await?;
    let mut with_bonus = 0;
    for lie in [0, 2, 3, 4, 5, 6, 7] {
        play::turn(&browser, lie).await?;
        browser.press(if lie == 0 { &['1', RIGHT, '2', 'r', LEFT] } else { &['1', RIGHT] }).await?;
        browser.until("!document.querySelector('.confirm').disabled").await?;
        let brought = heard_now(&browser).await?;
        let (points, added) = shown(&browser).await?;
        ensure!(
            brought.contains(&format!(" {points} in total.")),
            "shown are {points} points, heard: {brought}"
        );
        let bonus = added.iter().find(|words| words.starts_with("Row bonus"));
        ensure!(
            bonus.map_or(!brought.contains("bonus"), |bonus| brought.ends_with(&format!(" {bonus}."))),
            "shown is {added:?}, heard: {brought}"
        );
        with_bonus += usize::from(bonus.is_some());
        browser.press(&['t']).await?;
        browser.until(&format!("{HEARD}.includes('Your hand')")).await?;
        let all = heard_now(&browser).await?;
        ensure!(all.contains(&format!("You have {points} point")), "shown are {points} points, heard: {all}");
        ensure!(
            added.iter().all(|words| all.contains(&format!(" {words}."))),
            "shown is {added:?}, heard: {all}"
        );
        browser.press(&[ENTER]).await?;
    }
    ensure!(with_bonus > 0, "this deal has no bonus to talk about");
    browser.see(".result").await?;
    browser.close().await
}

const HEARD: &str = "document.querySelector('.table > [role=status]').textContent";

async fn heard_now(browser: &Browser) -> Result<String> {
    Ok(browser.run(&format!("return {HEARD}")).await?.as_str().unwrap_or_default().trim().to_owned())
}

/// Returns the own points as they are shown, and what would be added.
async fn shown(browser: &Browser) -> Result<(i64, Vec<String>)> {
    let script = "const own = document.querySelector('.own-points'); \
                  return [parseInt(own.textContent), (own.querySelector('.more-points')?.title ?? '').split(' · ').filter(Boolean)]";
    Ok(serde_json::from_value(browser.run(script).await?)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_of_six_takes_few_words_and_always_tells_the_points() {
        let kept = std::fs::read_to_string(golden()).expect("what was heard");
        let rounds: Vec<&str> =
            kept.lines().filter(|line| is_round(line) && !line.contains("Your hand")).collect();
        assert_eq!(rounds.len(), 6, "after each round but the last");
        for line in rounds {
            assert!(words(line) < WORDS, "{} words: {line}", words(line));
            assert!(line.starts_with("You: +"), "own points come first: {line}");
        }
        let laid = kept.lines().filter(|line| line.starts_with("Placed at the"));
        assert!(laid.clone().count() >= 8 && laid.clone().all(|line| line.contains(" in total.")));
    }
}
