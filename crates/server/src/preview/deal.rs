use sideboards_pictures::{Motif, Picture};
use sideboards_rules::{Content, Goals};

use super::Preview;
use super::places::goals_of;
use crate::texts::Texts;

/// A sent deal, as far as it is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct SentDeal {
    /// The goals, unless they are of another box.
    goals: Option<Goals>,
    /// The points of the player who sent it.
    beat: Option<u16>,
}

impl SentDeal {
    /// Reads the query of a page; without a seed it is no deal.
    pub(super) fn sent(query: &str) -> Option<Self> {
        let has_seed = parts(query).any(|(name, value)| name == "deal" && value.len() == 64);
        has_seed.then(|| Self::read(query))
    }

    /// Reads what is shown of a deal from a query; invalid parts are ignored, as the page does.
    pub(crate) fn read(query: &str) -> Self {
        let mut deal = Self::default();
        for (name, value) in parts(query) {
            match name {
                "goals" => deal.goals = goals(value),
                "beat" => deal.beat = value.parse().ok().filter(|points| *points < 1000),
                _ => {}
            }
        }
        if parts(query).any(|(name, _)| name == "box") {
            deal.goals = None;
        }
        deal
    }

    /// Writes the query of its picture, ready for further values.
    pub(super) fn query(&self) -> String {
        let goals = self.goals.map(|goals| goals.numbers().map(|number| number.to_string()).join("-"));
        let goals = goals.map(|goals| format!("goals={goals}&")).unwrap_or_default();
        goals + &self.beat.map(|points| format!("beat={points}&")).unwrap_or_default()
    }

    /// Makes its preview.
    pub(super) fn preview(&self, texts: Texts) -> Preview {
        let title = match self.beat {
            Some(points) => texts.fill("deal-beat", &[("points", &points.to_string())]),
            None => texts.get("deal").to_owned(),
        };
        let sentence = texts.get("deal-line").to_owned();
        let goals = self.goals.map(|goals| goals_of(&Content::classic(), goals));
        let picture = Picture { title: title.clone(), line: sentence.clone(), motif: Motif::Deal { goals } };
        Preview { title, sentence, alt: texts.get("alt-deal").to_owned(), picture }
    }
}

fn parts(query: &str) -> impl Iterator<Item = (&str, &str)> {
    query.split('&').filter_map(|part| part.split_once('='))
}

fn goals(text: &str) -> Option<Goals> {
    let numbers: Result<Vec<i64>, _> = text.split('-').map(str::parse).collect();
    Content::classic().goals(&numbers.ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deal_says_what_to_beat() {
        let texts = Texts::of(&["en".to_owned()]);
        let deal = SentDeal::read("goals=2-8-19&beat=41&players=2");
        assert_eq!(deal.preview(texts).title, "Same cards. Beat 41.");
        assert_eq!(SentDeal::read(&deal.query()), deal);
        let plain = SentDeal::read("goals=1-2-3&beat=me&beat=-1");
        assert_eq!(plain, SentDeal::default());
        assert_eq!(plain.preview(texts).title, "Same cards. Your turn.");
    }
}
