use sideboards_bots::Level;
use sideboards_rules::Seat;

use super::{Mode, Plan};

/// Adds and removes players; people precede bots, so a change may move other seats.
impl Plan {
    /// Fills the next chair: among people with one more, else with a bot.
    pub fn add_player(&mut self) {
        if self.mode == Mode::Device { self.add_person() } else { self.add_bot() }
    }

    /// Adds a bot, as strong as the one before.
    pub fn add_bot(&mut self) {
        match self.mode {
            Mode::Solo => {
                self.mode = Mode::Bots;
                self.bots.truncate(1);
            }
            Mode::Bots => self.bots.push(self.bots.last().copied().unwrap_or(Level::Joiner)),
            Mode::Device => {
                let before = self.guests.last().or(self.bots.first());
                self.guests.push(before.copied().unwrap_or(Level::Joiner));
            }
        }
    }

    /// Adds a person; the bots stay.
    pub fn add_person(&mut self) {
        match self.mode {
            Mode::Device => self.people.push(String::new()),
            Mode::Solo | Mode::Bots => {
                self.guests = if self.mode == Mode::Bots { self.bots.clone() } else { Vec::new() };
                self.people.truncate(2);
                self.mode = Mode::Device;
            }
        }
    }

    /// Removes the player of a seat; the first is kept.
    pub fn remove(&mut self, seat: Seat) {
        let index = seat.index();
        match self.mode {
            Mode::Solo => {}
            Mode::Bots if self.bots.len() > 1 => {
                self.bots.remove(index - 1);
            }
            // The last bot is remembered for the next time.
            Mode::Bots => self.mode = Mode::Solo,
            Mode::Device if index >= self.people.len() => {
                self.guests.remove(index - self.people.len());
            }
            Mode::Device => {
                self.people.remove(index);
                if self.people.len() == 1 {
                    self.people.push(String::new());
                    self.mode = if self.guests.is_empty() { Mode::Solo } else { Mode::Bots };
                    if self.mode == Mode::Bots {
                        self.bots = self.guests.clone();
                    }
                }
            }
        }
    }

    /// Replaces a bot by a person.
    pub fn make_person(&mut self, seat: Seat) {
        self.remove(seat);
        self.add_person();
    }

    /// Replaces a person by a bot.
    pub fn make_bot(&mut self, seat: Seat) {
        self.remove(seat);
        self.add_bot();
    }

    /// Sets the level of the bot on a seat.
    pub fn set_level(&mut self, seat: Seat, level: Level) {
        let (bots, first) = match self.mode {
            Mode::Solo => return,
            Mode::Bots => (&mut self.bots, 1),
            Mode::Device => (&mut self.guests, self.people.len()),
        };
        bots[seat.index() - first] = level;
    }

    /// Names one of several people.
    pub fn set_name(&mut self, seat: Seat, name: String) {
        if self.mode == Mode::Device {
            self.people[seat.index()] = name;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::local::Player;

    fn told(plan: &Plan) -> String {
        plan.players().iter().map(Player::to_string).collect::<Vec<_>>().join(", ")
    }

    #[test]
    fn bots_come_and_go() {
        let mut plan = Plan::default();
        plan.add_bot();
        assert_eq!(told(&plan), "person , bot apprentice");
        plan.set_level(Seat::new(1), Level::Master);
        plan.add_bot();
        assert_eq!(told(&plan), "person , bot master, bot master");
        plan.remove(Seat::new(1));
        plan.remove(Seat::new(1));
        assert_eq!(told(&plan), "person ");
        plan.add_bot();
        assert_eq!(told(&plan), "person , bot master", "the strength is remembered");
    }

    #[test]
    fn people_sit_first() {
        let mut plan = Plan { mode: Mode::Bots, ..Plan::default() };
        plan.make_person(Seat::new(2));
        plan.set_name(Seat::new(1), "Bo".to_owned());
        assert_eq!(told(&plan), "person , person Bo, bot apprentice");
        plan.add_person();
        plan.make_bot(Seat::new(2));
        assert_eq!(told(&plan), "person , person Bo, bot apprentice, bot apprentice");
        plan.set_level(Seat::new(3), Level::Random);
        plan.remove(Seat::new(1));
        assert_eq!((plan.mode, told(&plan).as_str()), (Mode::Bots, "person , bot apprentice, bot random"));
        plan.mode = Mode::Solo;
        plan.add_player();
        assert_eq!(plan.mode, Mode::Bots, "who is alone gets a bot");
        plan.mode = Mode::Solo;
        plan.add_person();
        plan.add_player();
        assert_eq!(told(&plan), "person , person , person ", "people are joined by people");
        plan.remove(Seat::new(2));
        assert_eq!(told(&plan), "person , person ");
        plan.remove(Seat::new(1));
        assert_eq!(plan.mode, Mode::Solo);
    }
}
