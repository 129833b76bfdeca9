use sideboards_bots::Level;
use sideboards_protocol::GoalsWish;
use sideboards_rules::{Content, MAX_PLAYERS, Seed, Variant};

use crate::deal::Wish;
use crate::local::Player;

/// Who plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Mode {
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

/// A game to be, as it was chosen last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Plan {
    pub(super) mode: Mode,
    pub(super) bots: Vec<Level>,
    pub(super) people: Vec<String>,
    /// Bots beside several people.
    pub(super) guests: Vec<Level>,
    pub(super) goals: GoalsWish,
    pub(super) variant: Variant,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            mode: Mode::Solo,
            bots: vec![Level::Apprentice, Level::Joiner],
            people: vec![String::new(); 2],
            guests: Vec::new(),
            // The trio of the booklet's example, which teaches well.
            goals: GoalsWish::Suggestion("B".to_owned()),
            variant: Variant::Standard,
        }
    }
}

impl Plan {
    /// Gives who sits where: people first.
    pub(super) fn players(&self) -> Vec<Player> {
        let bots = |levels: &[Level]| levels.iter().map(|level| Player::Bot(*level)).collect::<Vec<_>>();
        match self.mode {
            Mode::Solo => vec![Player::person("")],
            Mode::Bots => [vec![Player::person("")], bots(&self.bots)].concat(),
            Mode::Device => {
                [self.people.iter().map(|name| Player::person(name)).collect(), bots(&self.guests)].concat()
            }
        }
    }

    /// Gives the variant; alone there is only one.
    pub(super) fn variant(&self) -> Variant {
        if self.mode == Mode::Solo { Variant::Standard } else { self.variant }
    }

    /// Takes the mode from an address.
    pub(super) fn with_query(mut self, query: &str) -> Self {
        let mode = query.split('&').find_map(|part| Mode::parse(part.strip_prefix("mode=")?));
        self.mode = mode.unwrap_or(self.mode);
        self
    }

    /// Makes room for a deal that was sent: the number of players decides who gets which card.
    pub(super) fn with_wish(mut self, wish: &Wish) -> Self {
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

    pub(super) fn to_text(&self) -> String {
        let levels = |levels: &[Level]| levels.iter().map(Level::to_string).collect::<Vec<_>>().join(" ");
        let people = self.people.join("\t");
        let (mode, goals, variant) = (self.mode.name(), &self.goals, self.variant);
        format!("{mode}\n{}\n{people}\n{}\n{goals}\n{variant}", levels(&self.bots), levels(&self.guests))
    }

    pub(super) fn parse(text: &str, content: &Content) -> Option<Self> {
        let lines: Vec<&str> = text.split('\n').collect();
        let [mode, bots, people, guests, goals, variant] = lines[..] else { return None };
        let levels =
            |text: &str| text.split_whitespace().map(str::parse).collect::<Result<Vec<Level>, _>>().ok();
        let goals: GoalsWish = goals.parse().ok()?;
        // It can be granted, whatever is dealt.
        goals.resolve(content, &Seed([0; 32])).ok()?;
        let plan = Self {
            mode: Mode::parse(mode)?,
            bots: levels(bots)?,
            people: people.split('\t').map(str::to_owned).collect(),
            guests: levels(guests)?,
            goals,
            variant: variant.parse().ok()?,
        };
        let fits = |count: usize| (2..=MAX_PLAYERS).contains(&count);
        (fits(plan.bots.len() + 1) && plan.people.len() > 1 && fits(plan.people.len() + plan.guests.len()))
            .then_some(plan)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plan_survives_being_kept() {
        let content = Content::classic();
        let suggestion = GoalsWish::Suggestion("C".to_owned());
        for goals in [GoalsWish::Random, suggestion, GoalsWish::Chosen([7, 14, 30])] {
            let people = vec!["Ada".to_owned(), String::new(), "Bo Derek".to_owned()];
            let plan =
                Plan { mode: Mode::Device, people, guests: vec![Level::Master], goals, ..Plan::default() };
            assert_eq!(Plan::parse(&plan.to_text(), &content), Some(plan));
        }
        assert_eq!(Plan::parse("solo", &content), None);
        let crowd = Plan { people: vec![String::new(); 7], ..Plan::default() };
        assert_eq!(Plan::parse(&crowd.to_text(), &content), None);
    }

    #[test]
    fn a_deal_that_was_sent_keeps_its_number_of_players() {
        let wish = Wish { players: Some(4), ..Wish::default() };
        assert_eq!(Plan::default().with_wish(&wish).players().len(), 4);
        let wish = Wish { players: Some(1), ..Wish::default() };
        assert_eq!(Plan::default().with_query("mode=bots").with_wish(&wish).players().len(), 1);
    }

    #[test]
    fn the_variant_needs_company() {
        let plan = Plan { variant: Variant::FourCard, ..Plan::default() };
        assert_eq!(plan.variant(), Variant::Standard);
        assert_eq!(plan.with_query("mode=device").variant(), Variant::FourCard);
    }
}
