//! Actions of people.

use std::time::Duration;

use rand_xoshiro::rand_core::Rng;
use sideboards_bots::Level;
use sideboards_protocol::{Command, Deed, NewRoom, Reaction, Settings, Stage};
use sideboards_rules::{MAX_PLAYERS, Variant};
use tokio::time::sleep;

use super::SimulatedPerson;
use crate::room::Room;
use crate::simulation::{audit, chance};

/// Returns a request for a room with random settings.
pub(super) fn new_room(number: u64) -> NewRoom {
    NewRoom { name: format!("P{number}"), settings: settings(), content: None, token: None }
}

fn settings() -> Settings {
    Settings {
        variant: chance::pick(&Variant::ALL),
        round_seconds: chance::pick(&[None, None, Some(15), Some(20), Some(40)]),
        grace_seconds: chance::pick(&[5, 10, 20, 120]),
        ..Settings::default()
    }
}

/// Nudges the first awaited person, or agrees that a bot places.
fn urge(room: &Room) -> Option<Deed> {
    let is_dreaming = |number: &u8| {
        let seat = sideboards_protocol::seat_of(*number);
        seat.is_some_and(|seat| {
            room.is_waiting_for(seat) && room.occupants()[seat.index()].person().is_some()
        })
    };
    let number = (1..=room.occupants().len() as u8).find(is_dreaming)?;
    Some(if chance::one_in(3) { Deed::Nudge(number) } else { Deed::PlaceFor(number) })
}

impl SimulatedPerson {
    /// Carries out the next action.
    pub(super) async fn act(&mut self) {
        if self.connection.is_none() || self.known.is_none() {
            return;
        }
        if self.world.is_calm() {
            if let Some(connection) = &self.connection {
                connection.set_reading(true);
            }
            if self.waiting.is_empty()
                && let Some(deed) = self.duty()
            {
                self.say(deed);
            }
        } else if chance::one_in(7) {
            self.misbehave().await;
        } else if let Some(deed) = self.duty() {
            self.say(deed);
        }
    }

    fn say(&mut self, deed: Deed) {
        let id = self.next_id();
        let version = self.known.as_ref().map_or(0, |known| known.version);
        self.send(Command { id, version, deed });
    }

    /// Returns what a cooperative player would do now.
    fn duty(&self) -> Option<Deed> {
        let token = self.token.as_deref()?;
        let (bots, people, is_calm) = (self.party.bots, self.party.people, self.world.is_calm());
        let look = self.world.audit().look(&self.room, |room| {
            let state = room.state(room.owner(token));
            let you = state.you?;
            let me = room.occupants()[usize::from(you) - 1].person()?;
            match state.stage {
                // At the end everything is unlocked.
                _ if is_calm && state.locked && state.host == Some(you) => Some(Deed::Lock(false)),
                Stage::Gathering if state.host != Some(you) => None,
                Stage::Gathering => {
                    let has_bots = room.occupants().iter().filter(|who| who.person().is_none()).count();
                    let has_people = room.occupants().len() - has_bots;
                    if has_bots < bots && room.occupants().len() < MAX_PLAYERS || room.occupants().len() < 2 {
                        Some(Deed::AddBot { level: Level::Random })
                    } else if has_people >= people || is_calm || chance::one_in(6) {
                        Some(Deed::Start)
                    } else {
                        None
                    }
                }
                Stage::Playing if me.is_replaced() => (is_calm || chance::one_in(3)).then_some(Deed::Return),
                Stage::Playing => {
                    let Some(seat) = audit::is_awaited(room, token) else {
                        return Some(urge(room)?).filter(|_| !is_calm && chance::one_in(5));
                    };
                    let decide = |words: &mut _| {
                        if is_calm { room.some_choice(seat, words) } else { room.some_decision(seat, words) }
                    };
                    chance::with(decide).map(Deed::Decide)
                }
                Stage::Over if me.is_ready || is_calm => None,
                Stage::Over => chance::one_in(3).then_some(Deed::Ready(true)),
            }
        });
        look.flatten()
    }

    async fn misbehave(&mut self) {
        match chance::below(20) {
            0 | 1 => self.be_away().await,
            2 => self.lose_connection(),
            3 => {
                // A reloaded page knows nothing.
                self.hang_up();
                self.known = None;
            }
            4 => {
                let device = self.second_device();
                self.world.spawn(device.stay());
            }
            5 => self.look_away().await,
            6 => self.say_again(),
            7 => {
                for _ in 0..6 {
                    self.say(Deed::Leave);
                }
            }
            8 => self.say_something_stale(),
            9 if chance::one_in(4) => self.dream().await,
            _ => {
                let deed = self.some_deed();
                self.say(deed);
            }
        }
    }

    /// Disconnects for a while, and reconnects to any node.
    async fn be_away(&mut self) {
        self.hang_up();
        let back = self.world.elapsed() + if chance::one_in(3) { 60_000 } else { 8_000 };
        while self.world.elapsed() < back && !self.world.is_calm() && !chance::one_in(40) {
            sleep(Duration::from_millis(500)).await;
        }
    }

    /// Stays connected and idle, so long that the others may let a bot place.
    async fn dream(&mut self) {
        let end = self.world.elapsed() + 80_000;
        while self.world.elapsed() < end && !self.world.is_calm() && self.connection.is_some() {
            self.listen().await;
            self.check_patience();
        }
    }

    /// Reads nothing for a while.
    async fn look_away(&mut self) {
        if let Some(connection) = &self.connection {
            connection.set_reading(false);
            sleep(chance::milliseconds(100, 5_000)).await;
            connection.set_reading(true);
        }
        // Nothing could be received so far.
        self.begin_to_wait();
    }

    /// Sends the last command again, or another one under its id.
    fn say_again(&mut self) {
        let Some(command) = self.waiting.last().map(|waiting| waiting.command.clone()) else { return };
        let deed = if chance::one_in(2) { command.deed.clone() } else { self.some_deed() };
        if let Some(connection) = &self.connection
            && !matches!(command.deed, Deed::Hello(_))
        {
            connection.send(Command { deed, ..command });
        }
    }

    /// Decides about an old hand, or a future one.
    fn say_something_stale(&mut self) {
        let Some(Deed::Decide(decision)) = self.duty() else { return };
        let id = self.next_id();
        let known = self.known.as_ref().map_or(0, |known| known.version);
        let version = if chance::one_in(2) { known.saturating_sub(3) } else { known + 3 };
        self.send(Command { id, version, deed: Deed::Decide(decision) });
    }

    fn some_deed(&self) -> Deed {
        let seat = 1 + chance::below(4) as u8;
        match chance::below(26) {
            16 => Deed::Ready(!chance::one_in(4)),
            17 | 18 => Deed::PlaceFor(seat),
            19 => Deed::Lock(chance::one_in(2)),
            20 | 21 => Deed::Nudge(seat),
            22 => Deed::React(chance::pick(&Reaction::ALL)),
            23 | 24 => Deed::End(!chance::one_in(3)),
            0 => Deed::Leave,
            1 => Deed::Return,
            2 | 3 => Deed::Replace(seat),
            4 => Deed::Rename(format!("R{}", chance::below(100))),
            5 => Deed::MoveTo(seat),
            6 => Deed::Remove(seat),
            7 => Deed::Settings(settings()),
            8 => Deed::Start,
            9 => Deed::Decide("take-back".to_owned()),
            10 => Deed::Decide("left nonsense".to_owned()),
            11 => Deed::Ping,
            12 => Deed::Nonce(chance::with(|words| {
                format!("{:016x}{:016x}", words.next_u64(), words.next_u64())
            })),
            _ => self.some_choice(seat),
        }
    }

    /// Chooses for the own seat, or for another one.
    fn some_choice(&self, seat: u8) -> Deed {
        let choice = self.world.audit().look(&self.room, |room| {
            let own = self.token.as_deref().and_then(|token| audit::is_awaited(room, token));
            let seat = own.filter(|_| !chance::one_in(4)).or_else(|| sideboards_protocol::seat_of(seat))?;
            (seat.index() < room.occupants().len()).then_some(())?;
            chance::with(|words| room.some_choice(seat, words))
        });
        match choice.flatten() {
            Some(choice) if chance::one_in(2) => Deed::Decide(choice),
            choice => Deed::Highlight(choice),
        }
    }
}
