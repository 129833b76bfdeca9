//! Measures how soon all players see a decision, when many rooms play at a fast human pace.

use std::cell::RefCell;
use std::path::Path;
use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use clap::Args;
use tokio::time::{MissedTickBehavior, interval_at};

use crate::crew::Crew;
use crate::drafter::{DraftedCommand, Drafter};
use crate::full_room::{FullRoom, SEATS};
use crate::latency::{Times, UnderWay};
use crate::machine::Machine;
use crate::message::{Message, Outcome, is_update};
use crate::raw_socket::RawSocket;
use crate::report::{Report, megabytes};
use crate::run_folder::{Kind, RunFolder};
use crate::server::Server;

/// How often each player decides.
const PACE: Duration = Duration::from_secs(1);

/// Warm-up before the measurement.
const WARM_UP: Duration = GAME.saturating_add(Duration::from_secs(3));

/// How long a game lasts: one decision in each round.
const GAME: Duration = PACE.saturating_mul(7);

/// How often the generator measures its own delay.
const OWN_DELAY_PERIOD: Duration = Duration::from_millis(7);

/// Let every player of many tables decide once a second
#[derive(Debug, Args)]
pub(crate) struct Paced {
    /// How many rooms
    #[arg(long, default_value_t = 1000)]
    rooms: usize,
    /// How long it counts
    #[arg(long, default_value_t = 30)]
    seconds: u64,
    /// All games begin, and so end, within a quarter of a second: the worst case
    #[arg(long)]
    together: bool,
    /// Which database
    #[arg(long, value_enum, default_value_t = Kind::Sqlite)]
    database: Kind,
}

/// A seat of a room with everything it needs to play.
#[derive(Debug)]
struct PacedPlayer {
    wire: RawSocket,
    seat: usize,
    drafter: Drafter,
    room: Rc<RefCell<UnderWay>>,
    times: Rc<RefCell<Times>>,
}

impl Paced {
    pub(crate) async fn run(&self, program: &Path) -> Result<()> {
        let place = RunFolder::new(self.database)?;
        let server = Server::start(program, &place).await?;
        let tables = FullRoom::many(server.host(), self.rooms).await?;
        let times = Rc::new(RefCell::new(Times::default()));
        let mut players = Crew::default();
        let count = tables.len() as u32;
        // Tables begin spread over the length of a game, so games also end spread out, as they do with people.
        let beginning = if self.together { PACE / SEATS as u32 } else { GAME };
        let mut number = 0;
        for table in tables {
            let room = Rc::new(RefCell::new(UnderWay::default()));
            for (seat, wire) in table.seats.into_iter().enumerate() {
                let drafter = Drafter::new(number.into());
                let (room, times) = (Rc::clone(&room), Rc::clone(&times));
                // The four of a table take turns in quarters of a second.
                let moment = beginning * (number / SEATS as u32) / count + PACE * seat as u32 / SEATS as u32;
                players.employ(PacedPlayer { wire, seat, drafter, room, times }.play(moment));
                number += 1;
            }
        }

        let late = Rc::new(RefCell::new(Times::default()));
        players.employ(watch_own_delay(Rc::clone(&late)));

        players.work(WARM_UP).await?;
        times.borrow_mut().clear();
        late.borrow_mut().clear();
        let (begin, before, machine) = (Instant::now(), server.usage()?, Machine::now()?);
        players.work(Duration::from_secs(self.seconds)).await?;
        let (wall, after) = (begin.elapsed().as_secs_f64(), server.usage()?);
        let busy = Machine::now()?.since(&machine);
        drop(players);

        let mut times = times.borrow_mut();
        let decisions = times.len() as f64 / (SEATS - 1) as f64;
        let mut report = Report::new(format!(
            "{} rooms of four, every player decides once a second, {:?}; from sending to the arrival at the others",
            self.rooms, self.database
        ));
        let names = ["half within", "nine of ten within", "99 of 100 within", "the longest"];
        for (name, time) in names.into_iter().zip(times.per_mille([500, 900, 990, 1000])) {
            let to_reach = if name.starts_with("99") { "15 ms" } else { "" };
            report.row(name, format!("{:.1} ms", time.as_secs_f64() * 1e3), to_reach);
        }
        let [own] = late.borrow_mut().per_mille([990]);
        report.row(
            "of it by the generator, 99 of 100 within",
            format!("{:.1} ms", own.as_secs_f64() * 1e3),
            "",
        );
        let a_second = (self.rooms * SEATS).to_string();
        report.row("decisions in a second", format!("{:.0}", decisions / wall), &a_second);
        report.row("CPUs that the server used", format!("{:.2}", after.cpu_since(&before) / wall), "");
        report.row("all processors busy", busy, "");
        report.row("memory of the server", megabytes(after.memory), "");
        report.print();
        Ok(())
    }
}

/// Measures the delay of this program with a task unrelated to the server: it may see the server's messages equally
/// late.
async fn watch_own_delay(late: Rc<RefCell<Times>>) -> Result<()> {
    let mut ticks = interval_at(tokio::time::Instant::now(), OWN_DELAY_PERIOD);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Skip);
    loop {
        let due = ticks.tick().await;
        late.borrow_mut().add(vec![due.elapsed()]);
    }
}

impl PacedPlayer {
    /// Plays: an update's command is sent at the player's next moment.
    async fn play(mut self, moment: Duration) -> Result<()> {
        let mut ticks = interval_at(tokio::time::Instant::now() + moment, PACE);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Skip);
        let mut ready = self.hear()?;
        loop {
            tokio::select! {
                received = self.wire.receive() => {
                    received?;
                    ready = self.hear()?.or(ready);
                    // A rematch is no decision, so it is not timed.
                    if let Some(rematch) = ready.take_if(|command| !command.is_decision) {
                        self.wire.send(&rematch.text).await?;
                    }
                }
                _ = ticks.tick() => if let Some(decision) = ready.take() {
                    self.room.borrow_mut().sent(self.seat, Instant::now());
                    self.wire.send(&decision.text).await?;
                },
            }
        }
    }

    /// Reads the received messages and returns the resulting command.
    fn hear(&mut self) -> Result<Option<DraftedCommand>> {
        let now = Instant::now();
        let mut latest = None;
        for text in self.wire.texts() {
            if is_update(text) {
                latest = Some(text);
            } else if let Message::Answer(answer) = Message::read(text)? {
                match answer.outcome {
                    Outcome::Accepted { version } => {
                        let times = self.room.borrow_mut().accepted(self.seat, version);
                        self.times.borrow_mut().add(times);
                    }
                    Outcome::Refused { message } => bail!("{} is refused: {message}", answer.id),
                }
            }
        }
        let Some(Message::Update(update)) = latest.map(Message::read).transpose()? else { return Ok(None) };
        let times = self.room.borrow_mut().arrived(self.seat, update.version, now);
        self.times.borrow_mut().add(times);
        Ok(self.drafter.next(&update))
    }
}
