//! Faults and when they happen.

use tokio::time::sleep;

use super::chance;
use super::world::World;
use crate::storage::simulated::{Cut, Weather};

/// A kind of fault. Each history has only some of them, so rare combinations occur.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    Kill,
    Stop,
    Weather,
    Cut,
    Restart,
    Restore,
    Clock,
    Curse,
    Desert,
}

impl Fault {
    const ALL: [Self; 9] = [
        Self::Kill,
        Self::Stop,
        Self::Weather,
        Self::Cut,
        Self::Restart,
        Self::Restore,
        Self::Clock,
        Self::Curse,
        Self::Desert,
    ];
}

/// Causes faults for a while.
pub(super) async fn run(world: &World) {
    let until =
        world.elapsed() + if chance::one_in(12) { 90_000 } else { 6_000 + chance::below(24_000) as u64 };
    let faults: Vec<Fault> = Fault::ALL.into_iter().filter(|_| chance::one_in(3)).collect();
    let pace = chance::pick(&[1_500, 4_000, 9_000]);
    while world.elapsed() < until || world.is_deserted() {
        sleep(chance::milliseconds(50, pace)).await;
        if chance::one_in(3) {
            world.database().back_up();
        }
        if !faults.is_empty() {
            strike(world, chance::pick(&faults)).await;
        }
    }
}

async fn strike(world: &World, fault: Fault) {
    let index = chance::below(world.nodes());
    // With a file the machine's clock counts: set back while the server is down, it would make rounds longer.
    let jumps: &[i64] = if world.database().is_shared() {
        &[-60_000, -5_000, 9_000, 3_600_000]
    } else {
        &[-3_000, 4_000, 9_000, 30_000, 3_600_000]
    };
    match fault {
        Fault::Kill => {
            if world.kill(index) {
                later(world, if chance::one_in(2) { 2_000 } else { 25_000 }, move |world| world.start(index));
            }
        }
        Fault::Stop => {
            world.set_stopped(index, true);
            later(world, if chance::one_in(2) { 3_000 } else { 30_000 }, move |world| {
                world.set_stopped(index, false);
            });
        }
        Fault::Weather => {
            world.set_weather(chance::pick(&Weather::BAD));
            later(world, if chance::one_in(2) { 4_000 } else { 25_000 }, |world| {
                world.set_weather(Weather::Fair);
            });
        }
        Fault::Cut => {
            world.set_cut(index, Some(chance::pick(&[Cut::Silent, Cut::Refused, Cut::Deaf])));
            later(world, if chance::one_in(2) { 4_000 } else { 25_000 }, move |world| {
                world.set_cut(index, None);
            });
        }
        Fault::Desert if chance::one_in(6) => world.desert(world.elapsed() + 75_000),
        Fault::Restart => world.restart_database(false),
        Fault::Restore if chance::one_in(4) => {
            // A file is replaced while no server uses it.
            if !world.database().is_shared() {
                world.kill(0);
                sleep(chance::milliseconds(10, 3_000)).await;
            }
            world.restart_database(true);
            world.start(0);
        }
        Fault::Desert | Fault::Restore => {}
        Fault::Clock => world.move_clock(index, chance::pick(jumps)),
        Fault::Curse => {
            let rooms = world.audit().rooms();
            if !rooms.is_empty() {
                let room = rooms[chance::below(rooms.len())].clone();
                let until = world.elapsed() + 8_000;
                world.set_cursed(&room, Some(until));
                later(world, 8_000, move |world| world.set_cursed(&room, None));
            }
        }
    }
}

/// Runs `deed` after a random delay of at most `most` milliseconds, unless the world is calm by then.
fn later(world: &World, most: u64, deed: impl FnOnce(&World) + Send + 'static) {
    let (world, after) = (world.clone(), chance::milliseconds(50, most));
    world.clone().spawn(async move {
        sleep(after).await;
        if !world.is_calm() {
            deed(&world);
        }
    });
}
