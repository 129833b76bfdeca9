//! A scored table as JSON for other programs: `docs/TABLE.md` and `docs/SHEET.md`.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use sideboards_protocol::wire::quote;
use sideboards_rules::Scores;

use super::paper::Paper;

/// Where the app BG Stats takes a play. The scheme is its own, so nothing goes over the network.
const BG_STATS: &str = "bgstats://app.bgstatsapp.com/createPlay.html?data=";

/// Everything but the unreserved letters of RFC 3986.
const RESERVED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'~');

/// Writes the table that `sideboards score` reads.
pub fn table(paper: &Paper, names: &[String]) -> String {
    let goals = paper.box_numbers().map(|number| number.to_string()).join(", ");
    let (box_name, hash) = (quoted(paper.content.name()), paper.box_hash());
    let players = paper.players.iter().zip(names).map(|(player, name)| {
        let cards = player.cards.iter().map(|placed| quoted(&paper.content.deck().face(*placed).to_string()));
        let used = player.exchange_used && paper.variant().has_exchange();
        let (name, cards) = (quoted(name), list(cards, ", "));
        format!("  {{\"name\": {name}, \"exchange_used\": {used}, \"cards\": [{cards}]}}")
    });
    let players = list(players, ",\n");
    format!(
        "{{\"box\": {{\"name\": {box_name}, \"hash\": \"{hash}\"}},\n \
         \"goals\": [{goals}], \"variant\": \"{}\",\n \"players\": [\n{players}]}}\n",
        paper.variant()
    )
}

/// Returns the link that hands a play to BG Stats; the date is UTC, as `2026-11-15 20:30:00`.
pub fn bg_stats(paper: &Paper, names: &[String], scores: &Scores, date: &str, goals: &str) -> String {
    let players = names.iter().zip(scores.players()).map(|(name, score)| {
        let (name, total, rank) = (quoted(name), score.total, score.place);
        // All players act at the same time: there is no start player.
        format!(
            "{{\"name\":{name},\"sourcePlayerId\":{name},\"startPlayer\":false,\"score\":{total},\"rank\":{rank},\
             \"winner\":{}}}",
            rank == 1
        )
    });
    let players = list(players, ",");
    let data = format!(
        "{{\"sourceName\":\"Sideboards\",\"sourcePlayId\":\"{}\",\"playDate\":\"{date}\",\
         \"game\":{{\"name\":\"Sideboards\",\"sourceGameId\":\"sideboards\",\"highestWins\":true,\"noPoints\":false}},\
         \"comments\":{},\"players\":[{players}]}}",
        paper.begun,
        quoted(goals)
    );
    format!("{BG_STATS}{}", utf8_percent_encode(&data, RESERVED))
}

fn list(parts: impl Iterator<Item = String>, between: &str) -> String {
    parts.collect::<Vec<_>>().join(between)
}

fn quoted(text: &str) -> String {
    let mut quoted = String::new();
    quote(text, &mut quoted);
    quoted
}

#[cfg(test)]
mod tests {
    use super::super::paper::worked_example;
    use super::*;

    fn names(paper: &Paper) -> Vec<String> {
        paper.players.iter().map(|player| player.name.clone()).collect()
    }

    #[test]
    fn the_table_is_that_of_the_documents() {
        let mut paper = worked_example();
        paper.players[0].name = r#"Li"d\ia"#.to_owned();
        paper.players[1].exchange_used = true;
        let json = table(&paper, &names(&paper));
        let hash = sideboards_rules::Content::classic().hash();
        let head =
            format!("{{\"box\": {{\"name\": \"classic\", \"hash\": \"{hash}\"}},\n \"goals\": [2, 8, 19], ");
        assert!(json.starts_with(&head), "{json}");
        assert!(json.contains(
            r#"{"name": "Li\"d\\ia", "exchange_used": false, "cards": ["TbRsKfO-P-", "PbT-RfO-Ks","#
        ));
        assert!(json.contains(r#""name": "Carina", "exchange_used": true"#));
    }

    #[test]
    fn a_play_for_bg_stats_says_who_won() {
        let paper = worked_example();
        let scores = paper.outcome().expect("a table").scores;
        let link = bg_stats(&paper, &names(&paper), &scores, "2026-11-15 20:30:00", "Peak · Step");
        let data = link.strip_prefix(BG_STATS).expect("the address of the app");
        assert!(data.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.~%".contains(&byte)), "{data}");
        assert!(data.contains("%22playDate%22%3A%222026-11-15%2020%3A30%3A00%22"));
        let peter = "{\"name\":\"Peter\",\"sourcePlayerId\":\"Peter\",\"startPlayer\":false,\"score\":39,\"rank\":1,\"winner\":true";
        assert!(data.contains(&utf8_percent_encode(peter, RESERVED).to_string()));
    }
}
