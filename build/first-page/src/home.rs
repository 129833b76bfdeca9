use markup::escape;

use crate::board::{board, front};
use crate::texts::{Frame, Texts};

/// State that only the running program knows; before that there is none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// The round of the game on the table, in words.
    pub round: String,
    /// How many days in a row the daily deal was played, in words.
    pub streak: Option<String>,
    /// How many games are in progress elsewhere, in words.
    pub rooms: Option<String>,
    /// Whether the game on the table is over.
    pub is_over: bool,
}

/// Draws the home page without its footer. New and returning visitors see different parts of it: `data-home` at the
/// root selects them, and the style sheet shows them.
pub fn home(t: &Texts, news: &News) -> String {
    let [title, lead, facts, learn, know] =
        [&t.title, &t.lead, &t.facts, &t.learn, &t.know].map(|text| escape(text));
    let [resume, round, play, again, new_game] =
        [&t.resume, &news.round, &t.play, &t.again, &t.new_game].map(|text| escape(text));
    let finished = if news.is_over {
        format!(r#"<a class="hero-other" href="/game">{}</a>"#, escape(&t.finished))
    } else {
        String::new()
    };
    let board = board();
    let tiles = [
        tile("/daily", "day", ["turquoise", "flower"], &t.daily, &t.daily_text, news.streak.as_deref()),
        tile("/puzzles", "trainer", ["orange", "square"], &t.puzzles, &t.puzzles_text, None),
        tile("/online", "online", ["red", "bar"], &t.online, &t.online_text, news.rooms.as_deref()),
    ]
    .concat();
    let play_links = [
        link("/new?mode=solo", "solo", ["orange", "square"], &t.solo),
        link("/new?mode=bots", "bots", ["turquoise", "bar"], &t.bots),
        link("/new?mode=device", "device", ["pink", "flower"], &t.device),
    ]
    .concat();
    let besides = escape(&t.besides);
    let more_links = [
        link("/score", "score", ["pink", "bar"], &t.sheet),
        link("/replay", "past", ["black", "square"], &t.past),
        link("/statistics", "numbers", ["orange", "flower"], &t.statistics),
        link("/box", "own-box", ["red", "square"], &t.boxes),
    ]
    .concat();
    format!(
        r#"<section class="hero">{board}<div class="hero-words"><h1>{title}</h1><div class="hero-first"><p class="hero-lead">{lead}</p><a class="hero-main" href="/learn"><b>{learn}</b></a><a class="hero-other" href="/new">{know}</a><p class="hero-facts">{facts}</p></div><div class="hero-continue"><a class="hero-main continue" href="/game"><b>{resume}</b><span>{round}</span></a><a class="hero-other" href="/new">{new_game}</a></div><div class="hero-again"><a class="hero-main again" href="/new"><b>{play}</b><span>{again}</span></a>{finished}<a class="hero-other" href="/new">{new_game}</a></div></div></section><div class="home-tiles">{tiles}</div><nav class="home-links" aria-label="{play}">{play_links}</nav><h2 id="besides">{besides}</h2><nav class="home-links" aria-labelledby="besides">{more_links}</nav>"#
    )
}

/// Draws the end of the home page.
pub fn footer(t: &Texts) -> String {
    let [offline, edition, licences] = [&t.offline, &t.edition, &t.licences].map(|text| escape(text));
    format!(r#"<p>{offline}</p><p>{edition}</p><p><a href="/licences">{licences}</a></p>"#)
}

/// Draws the whole page as the program will: the frame, and the home page.
pub fn frame(frame: &Frame, t: &Texts) -> String {
    let (home, footer) = (home(t, &News::default()), footer(t));
    let [skip, navigation, title, play] =
        [&frame.skip, &frame.navigation, &t.title, &t.play].map(|text| escape(text));
    let [learn, rules, settings, open] =
        [&frame.learn, &frame.rules, &frame.settings, &frame.open].map(|text| escape(text));
    format!(
        r##"<a class="skip" href="#content">{skip}</a><header class="site"><a class="brand" href="/">{title}</a><nav aria-label="{navigation}"><a href="/new">{play}</a><a href="/learn">{learn}</a><a href="/rules">{rules}</a><a href="/settings">{settings}</a></nav></header><main id="content" tabindex="-1"><article class="home"><div class="home-page">{home}</div><p class="buttons home-file"><span class="button open">{open}</span></p><footer>{footer}</footer></article></main>"##
    )
}

/// A link with a sentence about it, and news.
fn tile(path: &str, class: &str, drawer: [&str; 2], title: &str, text: &str, news: Option<&str>) -> String {
    let (picture, title, text) = (picture(drawer), escape(title), escape(text));
    let news = news.map(|news| format!("<em>{}</em>", escape(news))).unwrap_or_default();
    format!(
        r#"<a class="home-tile {class}" href="{path}">{picture}<b>{title}</b>{news}<span>{text}</span></a>"#
    )
}

/// A small link.
fn link(path: &str, class: &str, drawer: [&str; 2], title: &str) -> String {
    let (picture, title) = (picture(drawer), escape(title));
    format!(r#"<a class="{class}" href="{path}">{picture}{title}</a>"#)
}

fn picture([colour, handle]: [&str; 2]) -> String {
    let front = front(colour, handle, 0);
    format!(r#"<svg class="home-drawer" viewBox="0 0 60 40" aria-hidden="true">{front}</svg>"#)
}
