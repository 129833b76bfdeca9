//! The plan of a new game, as chosen last.

use std::sync::Arc;

use sideboards_bots::Level;
use sideboards_protocol::GoalsWish;
use sideboards_rules::{Content, MAX_PLAYERS, Seed, Setup, SetupError, Variant};

use super::{Wish, deal_from};
use crate::local::{LocalGame, Player};
use crate::storage::{Storage, try_set};

/// Name of the plan in storage.
const STORAGE_KEY: &str = "plan";

/// The kind of players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// One person alone.
    #[default]
    Solo,
    /// One person against bots.
    Bots,
    /// Several people, and bots if they like.
    Device,
}

impl Mode {
    const ALL: [(Self, &str); 3] = [(Self::Solo, "solo"), (Self::Bots, "bots"), (Self::Device, "device")];

    fn name(self) -> &'static str {
        Self::ALL.into_iter().find(|(mode, _)| *mode == self).expect("all modes are listed").1
    }

    fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(_, known)| *known == name).map(|(mode, _)| mode)
    }
}

/// The plan of the next game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The mode.
    pub mode: Mode,
    /// Bots against one person.
    pub bots: Vec<Level>,
    /// The names of several people.
    pub people: Vec<String>,
    /// Bots beside several people.
    pub guests: Vec<Level>,
    /// The goals.
    pub goals: GoalsWish,
    /// The chosen variant; [`Self::variant`] is the effective one.
    pub variant: Variant,
    /// The hash of the box.
    pub content: String,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            mode: Mode::Solo,
            bots: vec![Level::Apprentice, Level::Joiner],
            people: vec![String::new(); 2],
            guests: Vec::new(),
            // Modelled on the booklet's example, which teaches well.
            goals: GoalsWish::Suggestion("B".to_owned()),
            variant: Variant::Standard,
            content: Content::classic().hash().to_string(),
        }
    }
}

impl Plan {
    /// Returns the stored plan.
    pub fn kept(storage: &dyn Storage) -> Option<Self> {
        Self::parse(&storage.get(STORAGE_KEY)?)
    }

    /// Stores the plan.
    pub fn keep(&self, storage: &dyn Storage) {
        try_set(storage, STORAGE_KEY, &self.to_text());
    }

    /// Returns the players, people first.
    pub fn players(&self) -> Vec<Player> {
        let bots = |levels: &[Level]| levels.iter().map(|level| Player::Bot(*level)).collect::<Vec<_>>();
        match self.mode {
            Mode::Solo => vec![Player::person("")],
            Mode::Bots => [vec![Player::person("")], bots(&self.bots)].concat(),
            Mode::Device => {
                [self.people.iter().map(|name| Player::person(name)).collect(), bots(&self.guests)].concat()
            }
        }
    }

    /// Returns the variant; solo games have only one.
    pub fn variant(&self) -> Variant {
        if self.mode == Mode::Solo { Variant::Standard } else { self.variant }
    }

    /// Returns the index of the box among some; the first is the classic one, which always exists.
    pub fn of_box(&self, boxes: &[Arc<Content>]) -> usize {
        boxes.iter().position(|content| content.hash().to_string() == self.content).unwrap_or(0)
    }

    /// Deals a game with the box of the plan, or with the first of some if that one is gone.
    pub fn deal(self, boxes: &[Arc<Content>], seed: Seed) -> Result<LocalGame, SetupError> {
        let content = Arc::clone(&boxes[self.of_box(boxes)]);
        let plan = self.fitted(&content);
        let goals = plan.goals.resolve(&content, &seed).unwrap_or_else(|_| content.random_goals(&seed));
        deal_from(content, plan.players(), plan.variant(), goals, seed)
    }

    /// Changes settings that the box does not allow: it may have other goals, or too few cards.
    #[must_use]
    pub fn fitted(mut self, content: &Content) -> Self {
        self.content = content.hash().to_string();
        if Setup::most_players(content, Variant::FourCard) < 2 {
            self.variant = Variant::Standard;
        }
        let most = Setup::most_players(content, self.variant);
        if most < 2 {
            self.mode = Mode::Solo;
        } else {
            self.bots.truncate(most - 1);
            self.people.truncate(most);
            self.guests.truncate(most - self.people.len());
        }
        // A wish that one seed resolves is resolved by every seed.
        if self.goals.resolve(content, &Seed([0; 32])).is_err() {
            let first = content.suggestions().first();
            self.goals = first.map_or(GoalsWish::Random, |first| GoalsWish::Suggestion(first.name.clone()));
        }
        self
    }

    /// Takes the mode from an address.
    #[must_use]
    pub fn with_query(mut self, query: &str) -> Self {
        let mode = query.split('&').find_map(|part| Mode::parse(part.strip_prefix("mode=")?));
        self.mode = mode.unwrap_or(self.mode);
        self
    }

    /// Adapts the plan to a sent deal: the number of players determines who gets which card.
    #[must_use]
    pub fn with_wish(mut self, wish: &Wish, boxes: &[Arc<Content>]) -> Self {
        if wish.seed.is_some() {
            self.content = boxes[wish.of_box].hash().to_string();
        }
        match wish.players {
            Some(1) => self.mode = Mode::Solo,
            Some(players) => {
                self.mode = Mode::Bots;
                self.bots.resize(players - 1, Level::Joiner);
            }
            None => {}
        }
        if let Some(goals) = wish.goals {
            self.goals = GoalsWish::Chosen(goals.numbers());
        }
        if wish.seed.is_some() {
            self.variant = wish.variant;
        }
        self
    }

    fn to_text(&self) -> String {
        let levels = |levels: &[Level]| levels.iter().map(Level::to_string).collect::<Vec<_>>().join(" ");
        let people = self.people.join("\t");
        let (mode, goals, variant) = (self.mode.name(), &self.goals, self.variant);
        let (bots, guests, content) = (levels(&self.bots), levels(&self.guests), &self.content);
        format!("{mode}\n{bots}\n{people}\n{guests}\n{goals}\n{variant}\n{content}")
    }

    fn parse(text: &str) -> Option<Self> {
        let lines: Vec<&str> = text.split('\n').collect();
        // Earlier versions knew one box.
        let [mode, bots, people, guests, goals, variant, ref content @ ..] = lines[..] else { return None };
        let levels =
            |text: &str| text.split_whitespace().map(str::parse).collect::<Result<Vec<Level>, _>>().ok();
        let plan = Self {
            mode: Mode::parse(mode)?,
            bots: levels(bots)?,
            people: people.split('\t').map(str::to_owned).collect(),
            guests: levels(guests)?,
            goals: goals.parse().ok()?,
            variant: variant.parse().ok()?,
            content: content.first().map_or_else(|| Self::default().content, |hash| (*hash).to_owned()),
        };
        let fits = |count: usize| (2..=MAX_PLAYERS).contains(&count);
        (fits(plan.bots.len() + 1) && plan.people.len() > 1 && fits(plan.people.len() + plan.guests.len()))
            .then_some(plan)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::weekend_box;

    #[test]
    fn a_plan_survives_being_kept() {
        let suggestion = GoalsWish::Suggestion("C".to_owned());
        for goals in [GoalsWish::Random, suggestion, GoalsWish::Chosen([7, 14, 30])] {
            let people = vec!["Ada".to_owned(), String::new(), "Bo Derek".to_owned()];
            let plan =
                Plan { mode: Mode::Device, people, guests: vec![Level::Master], goals, ..Plan::default() };
            assert_eq!(Plan::parse(&plan.to_text()), Some(plan));
        }
        let before = "solo\nmaster\n\t\n\nA\nstandard";
        assert_eq!(Plan::parse(before).map(|plan| plan.content), Some(Plan::default().content));
        assert_eq!(Plan::parse("solo"), None);
        let crowd = Plan { people: vec![String::new(); 7], ..Plan::default() };
        assert_eq!(Plan::parse(&crowd.to_text()), None);
    }

    #[test]
    fn a_deal_that_was_sent_keeps_its_number_of_players() {
        let with_wish = |plan: Plan, players| {
            let wish = Wish { players: Some(players), ..Wish::default() };
            plan.with_wish(&wish, &[Content::classic()]).players().len()
        };
        assert_eq!(with_wish(Plan::default(), 4), 4);
        assert_eq!(with_wish(Plan::default().with_query("mode=bots"), 1), 1);
    }

    #[test]
    fn a_small_box_is_for_few() {
        let content = weekend_box();
        let crowd = Plan { mode: Mode::Bots, bots: vec![Level::Joiner; 5], ..Plan::default() };
        let plan = Plan { guests: vec![Level::Joiner], variant: Variant::FourCard, ..crowd }.fitted(&content);
        assert_eq!((plan.players().len(), plan.people.len(), plan.guests.len()), (2, 2, 0));
        assert_eq!(
            (plan.variant, &plan.goals),
            (Variant::FourCard, &GoalsWish::Suggestion("First game".to_owned()))
        );
        let boxes = [Content::classic(), content];
        assert_eq!((plan.of_box(&boxes), plan.of_box(&boxes[..1])), (1, 0));
        let tiny = include_str!("../../../../examples/weekend-box.toml").replace("\"K-PsObTfR-\",", "");
        let tiny: Vec<&str> = tiny.lines().filter(|line| !line.contains("R-PfTbK-Os")).collect();
        let tiny = Content::parse(&tiny.join("\n")).expect("a box for one");
        assert_eq!(plan.fitted(&tiny).players().len(), 1);
    }

    #[test]
    fn a_plan_is_dealt_at_once() {
        let plan = Plan { mode: Mode::Bots, content: "gone".to_owned(), ..Plan::default() };
        let game = plan.deal(&[Content::classic()], Seed([7; 32])).expect("three can play");
        assert_eq!((game.players().len(), game.content().hash()), (3, Content::classic().hash()));
    }

    #[test]
    fn the_variant_needs_company() {
        let plan = Plan { variant: Variant::FourCard, ..Plan::default() };
        assert_eq!(plan.variant(), Variant::Standard);
        assert_eq!(plan.with_query("mode=device").variant(), Variant::FourCard);
    }
}
