//! The table on every size of window: nothing overlaps, nothing is cut, and cards stay large enough to be read.

use anyhow::{Result, ensure};

use super::online::open_room;
use super::pages::speak;
use crate::Stage;
use crate::browser::{Browser, Screen};
use crate::play;

const ESCAPE: char = '\u{e00c}';

/// A deal in which the goals have long names.
const SIX: &str =
    "/new?deal=5c1deb0a5c1deb0a5c1deb0a5c1deb0a5c1deb0a5c1deb0a5c1deb0a5c1deb0a&players=6&goals=7-14-27";

/// Phones held both ways, a tablet, computers, and computers at twice the size of everything.
const SIZES: [(u32, u32); 13] = [
    (320, 568),
    (360, 740),
    (390, 844),
    (740, 360),
    (568, 320),
    (720, 450),
    (960, 540),
    (410, 590),
    (820, 1180),
    // Once cut off the exchange card.
    (1024, 730),
    (1280, 720),
    (1440, 900),
    (1920, 1080),
];

/// Finds parts of the table that overlap or leave the window, and words and buttons that are cut.
const FAULTS: &str = "
const found = [], place = (e) => e.getBoundingClientRect();
const parts = ['.top', '.others', '.goals', '.own', '.hand', '.stock', '.actions'].map((name) => [name, document.querySelector(name)]).filter(([, e]) => e);
for (const [name, e] of parts) {
  const { left, top, right, bottom } = place(e);
  if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) found.push(`${name} leaves the window`);
  for (const [other, f] of parts) {
    if (other <= name) continue;
    const at = place(f), wide = Math.min(right, at.right) - Math.max(left, at.left), high = Math.min(bottom, at.bottom) - Math.max(top, at.top);
    if (wide > 2 && high > 2) found.push(`${name} and ${other} overlap by ${wide} x ${high}`);
  }
}
const inside = { '.hand-card': '.hand', '.own .column': '.own', '.end': '.own', '.look': '.others', '.goal': '.goals', '.exchange': '.stock', '.actions button': '.actions' };
for (const [name, outer] of Object.entries(inside)) for (const e of document.querySelectorAll(name)) {
  const at = place(e), box = place(document.querySelector(outer));
  if (at.left < box.left - 9 || at.right > box.right + 9 || at.top < box.top - 16 || at.bottom > box.bottom + 9) found.push(`${name} leaves ${outer}`);
}
for (const e of document.querySelectorAll('.round, .connection, .time-left, .device-of, .neighbour-name, .neighbour-points, .goal, .goal-name, .goal-standing, .own-points, .exchange, .say, .actions button:not(.hint)')) {
  const range = document.createRange(); range.selectNodeContents(e);
  const words = range.getBoundingClientRect(), box = place(e);
  if (e.checkVisibility() && !e.querySelector('.only-heard') && (words.right > box.right + 1.5 || words.left < box.left - 1.5 || words.bottom > box.bottom + 3)) found.push(`cut: ${e.className} ${e.textContent.slice(0, 40)}`);
}
for (const e of document.querySelectorAll('.look > *')) {
  const at = place(e), box = place(e.parentElement);
  if (e.checkVisibility() && at.width > 1 && (at.left < box.left - 2 || at.right > box.right + 3)) found.push(`${e.className} leaves its player`);
}
const bar = [...document.querySelectorAll('.top > *, .top .status > *')].filter((e) => e.checkVisibility() && place(e).width > 1 && !e.matches('.notice, .banner, .status'));
for (const e of bar) {
  const at = place(e), box = place(document.querySelector('.top'));
  if (at.left < box.left - 1 || at.right > box.right + 1 || at.bottom > box.bottom + 2) found.push(`${e.className} leaves .top`);
  for (const f of bar) {
    if (e === f || e.contains(f) || f.contains(e)) continue;
    const b = place(f), wide = Math.min(at.right, b.right) - Math.max(at.left, b.left), high = Math.min(at.bottom, b.bottom) - Math.max(at.top, b.top);
    if (wide > 1 && high > 1) found.push(`${e.className} and ${f.className} overlap by ${wide} x ${high}`);
  }
}
for (const [name, least] of [['.own .column', LEAST], ['.hand-card', LEAST]]) {
  const width = place(document.querySelector(name)).width;
  if (width < least) found.push(`${name} is only ${width.toFixed(1)} wide`);
}
return found.join('\\n');";

/// Goes through all sizes, and checks what has been set up.
async fn check(browser: &Browser, sizes: &[(u32, u32)], least: u32, what: &str) -> Result<()> {
    let script = FAULTS.replace("LEAST", &least.to_string());
    for (width, height) in sizes {
        browser.resize_to(*width, *height).await?;
        // A new size is laid out soon, not at once.
        let mut found = browser.run(&script).await?;
        for _ in 0..100 {
            if found == "" {
                break;
            }
            browser.run_async("requestAnimationFrame(() => setTimeout(arguments[0], 20))").await?;
            found = browser.run(&script).await?;
        }
        ensure!(found == "", "{what}, {width}x{height}:\n{}", found.as_str().unwrap_or_default());
    }
    Ok(())
}

pub(crate) async fn a_table_of_six_fits_every_window(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Desktop).await?;
    browser.go("/").await?;
    browser.run("localStorage.setItem('sideboards.hints', 'on')").await?;
    for language in super::pages::languages()? {
        speak(&browser, &language).await?;
        browser.run("localStorage.removeItem('sideboards.game')").await?;
        browser.resize(Screen::Desktop).await?;
        browser.go(SIX).await?;
        browser.click(".sent-deal .main").await?;
        play::turn(&browser, 0).await?;
        // The empty row has no column yet: its frame is as wide.
        let phones = &SIZES[..5];
        let sizes = if language == "en" { &SIZES[..] } else { phones };
        play::lay_start(&browser).await?;
        play::turn(&browser, 2).await?;
        check(&browser, sizes, 28, &format!("two cards in {language}")).await?;
        browser.resize(Screen::Desktop).await?;
        browser.click_nth(".hand-card", 0).await?;
        check(&browser, sizes, 28, &format!("a card taken up in {language}")).await?;
        if language != "en" {
            continue;
        }
        browser.resize(Screen::Desktop).await?;
        browser.press(&[ESCAPE]).await?;
        browser.reload().await?;
        for lie in 2..play::CARDS - 1 {
            play::lay_next(&browser, lie).await?;
        }
        play::turn(&browser, play::CARDS - 1).await?;
        check(&browser, sizes, 24, "a long row").await?;
        hints_fit(&browser).await?;
    }
    browser.close().await
}

/// Counts the hints that are not wholly in sight, or have no picture.
const CUT_HINTS: &str = "const panel = document.querySelector('.advice').getBoundingClientRect(); \
    return [...document.querySelectorAll('.hint-line')].filter((line) => { const at = line.getBoundingClientRect(); \
      return at.bottom > panel.bottom + 1 || at.top < panel.top - 1 || at.right > panel.right || !line.querySelector('.card, .swap') }).length";

/// All three hints are seen without scrolling, each with a picture and how it would end; the best one has the best end.
async fn hints_fit(browser: &Browser) -> Result<()> {
    for (width, height) in SIZES {
        browser.resize_to(width, height).await?;
        browser.click(".hint").await?;
        browser.see(".hint-line").await?;
        let cut = browser.run(CUT_HINTS).await?;
        ensure!(cut == 0, "{width}x{height}: {cut} hints are cut or have no picture");
        let ends = "return [...document.querySelectorAll('.advice-end')].map((e) => /([0-9.]+) points (ahead|behind)/.exec(e.textContent)) \
                    .map((found) => found[1] * (found[2] === 'ahead' ? 1 : -1))";
        let ends = browser.run(ends).await?;
        let ends: Vec<f64> =
            ends.as_array().into_iter().flatten().filter_map(serde_json::Value::as_f64).collect();
        ensure!(ends.len() > 1 && ends.is_sorted_by(|one, next| one >= next), "the order says: {ends:?}");
        browser.press(&[ESCAPE]).await?;
        browser.until("!document.querySelector('.advice')").await?;
    }
    Ok(())
}

/// Alone there are no others whose place the hints could take; all three are in sight all the same, above the whole row.
pub(crate) async fn hints_fit_a_phone_in_a_solo_game(stage: &Stage) -> Result<()> {
    const PHONES: [(u32, u32); 5] = [(320, 568), (360, 640), (360, 740), (390, 844), (740, 360)];
    let browser = stage.browser(Screen::Desktop).await?;
    browser.go("/").await?;
    browser.run("localStorage.setItem('sideboards.hints', 'on')").await?;
    browser.go(&SIX.replace("players=6", "players=1")).await?;
    browser.click(".sent-deal .main").await?;
    play::lay_start(&browser).await?;
    for lie in 2..5 {
        play::lay_next(&browser, lie).await?;
    }
    play::turn(&browser, 5).await?;
    for (width, height) in PHONES {
        browser.resize_to(width, height).await?;
        browser.click(".hint").await?;
        browser.see(".hint-line").await?;
        let cut = browser.run(CUT_HINTS).await?;
        ensure!(cut == 0, "{width}x{height}: {cut} hints are cut or have no picture");
        let row = "return document.querySelector('.own .column').getBoundingClientRect().top \
                   - document.querySelector('.advice').getBoundingClientRect().bottom";
        let room = browser.run(row).await?.as_f64();
        ensure!(room.is_some_and(|room| room >= 0.0), "{width}x{height}: hints lie over the row: {room:?}");
        browser.press(&[ESCAPE]).await?;
        browser.until("!document.querySelector('.advice')").await?;
    }
    browser.close().await
}

/// A room of two and of six, with a clock: reactions, the connection and the time left have their places on small screens.
pub(crate) async fn rooms_fit_small_windows(stage: &Stage) -> Result<()> {
    const SMALL: [(u32, u32); 4] = [(320, 568), (360, 740), (740, 360), (568, 320)];
    for others in [1, 5] {
        let browser = stage.browser(Screen::Tablet).await?;
        open_room(&browser, "Maximiliane").await?;
        for seats in 2..=others + 1 {
            browser.click_nth(".add-bot button", 1).await?;
            browser.until(&format!("document.querySelectorAll('.seat').length === {seats}")).await?;
        }
        browser.click(".change summary").await?;
        browser.click_nth("input[name=round]", 7).await?;
        browser.until("document.querySelector('.agreement > p').textContent.includes('1 day')").await?;
        browser.click(".start button").await?;
        for language in super::pages::languages()? {
            speak(&browser, &language).await?;
            browser.reload().await?;
            if browser.count(".own .column").await? == 0 {
                play::lay_start(&browser).await?;
            }
            play::turn(&browser, 2).await?;
            browser.see(".time-left").await?;
            browser.until("document.querySelector('.connection.connected')").await?;
            check(&browser, &SMALL, 28, &format!("a room with {others} others in {language}")).await?;
        }
        for (width, height) in SMALL {
            browser.resize_to(width, height).await?;
            // A phone on its side has them in the menu.
            let (opens, all) =
                if width > height { (".menu", ".menu-reactions") } else { (".reactions", ".reaction-sheet") };
            browser.click(&format!("{opens} summary")).await?;
            let cut = format!(
                "return [...document.querySelectorAll('{all} button')].filter((e) => {{ const {{ left, top, right, bottom, width }} = e.getBoundingClientRect(); \
                   return width > 0 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight }}).length"
            );
            ensure!(browser.run(&cut).await? == 6, "six reactions are in sight at {width}x{height}");
            browser.click_nth(&format!("{all} button"), 1).await?;
            browser.until(&format!("!document.querySelector('{opens}[open]')")).await?;
        }
        browser.close().await?;
    }
    Ok(())
}

/// Wide windows, and low ones among them: the facts of a hint speak of the board, the hand and the others.
pub(crate) async fn hints_cover_nothing_they_speak_of(stage: &Stage) -> Result<()> {
    const WIDE: [(u32, u32); 7] =
        [(1100, 700), (1280, 600), (1280, 720), (1366, 768), (1366, 600), (1440, 900), (1920, 1080)];
    let covered = "const panel = document.querySelector('.advice').getBoundingClientRect(); \
        const over = (e) => { const place = e.getBoundingClientRect(); \
          return panel.left < place.right - 2 && panel.right > place.left + 2 && panel.top < place.bottom - 2 && panel.bottom > place.top + 2; }; \
        const parts = ['.own', '.hand', '.stock', '.confirm', '.neighbour', '.goal'].filter((part) => [...document.querySelectorAll(part)].some(over)); \
        return [...parts, panel.bottom > innerHeight && 'the lower edge', panel.left < 0 && 'the left edge'].filter(Boolean).join()";
    let browser = stage.browser(Screen::Desktop).await?;
    browser.go("/").await?;
    browser.run("localStorage.setItem('sideboards.hints', 'on')").await?;
    browser.go(SIX).await?;
    browser.click(".sent-deal .main").await?;
    play::lay_start(&browser).await?;
    play::turn(&browser, 2).await?;
    for (width, height) in WIDE {
        browser.resize_to(width, height).await?;
        browser.click(".hint").await?;
        browser.see(".hint-line").await?;
        let found = browser.run(covered).await?;
        ensure!(found == "", "at {width}x{height} the hints cover {found}");
        check(&browser, &[(width, height)], 28, "beside hints").await?;
        for why in 0..browser.count(".hint-why").await? {
            browser.click_nth(".hint-why", why).await?;
            browser.see(".advice-facts li").await?;
            let found = browser.run(covered).await?;
            ensure!(found == "", "at {width}x{height} the facts cover {found}");
        }
        browser.press(&[ESCAPE]).await?;
        browser.until("!document.querySelector('.advice')").await?;
    }
    browser.close().await
}

/// Two people of the same long name share a device: each is named, and the menu stays in reach.
pub(crate) async fn long_names_around_one_device(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Tablet).await?;
    browser.go("/new?mode=device").await?;
    // Among people the free chair is for one more of them.
    browser.click(".chair.empty").await?;
    browser.until("document.querySelectorAll('.chair .portrait.person').length === 3").await?;
    for chair in 0..2 {
        play::set_name(&browser, chair, "Maximiliane Anna").await?;
    }
    browser.click(".start button").await?;
    for _ in 0..3 {
        browser.click(".curtain .main").await?;
        play::lay_start(&browser).await?;
    }
    browser.click(".reveal .main").await?;
    browser.click(".curtain .main").await?;
    play::turn(&browser, 2).await?;
    let cut = "const name = document.querySelector('.device-of'), menu = document.querySelector('.menu summary').getBoundingClientRect(); \
               return [name.scrollWidth - name.clientWidth > 1 && 'the name is cut', menu.right > innerWidth && 'the menu is away', \
                       name.getBoundingClientRect().right > document.querySelector('.mute').getBoundingClientRect().left + 1 && 'the name is covered'].filter(Boolean).join()";
    for (width, height) in SIZES {
        browser.resize_to(width, height).await?;
        let cut = browser.run(cut).await?;
        ensure!(cut == "", "{width}x{height}: {cut}");
    }
    check(&browser, &SIZES, 28, "two of one name").await?;
    browser.close().await
}
