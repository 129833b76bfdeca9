//! Schedules slow bots: some cores are left for people, and the addresses that people play from take turns. A
//! client that opens a hundred rooms slows down only its own bots.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};

use tokio::sync::oneshot;

/// Lets bots think on all cores but the reserved ones.
#[derive(Clone, Debug)]
pub(super) struct Thinkers(Arc<Mutex<Queue>>);

#[derive(Debug)]
struct Queue {
    spare: usize,
    /// Addresses whose bots wait, the next one first; `None` stands for all unknown ones.
    addresses: VecDeque<(Option<IpAddr>, VecDeque<oneshot::Sender<Turn>>)>,
}

/// Permission for a bot to think, until dropped.
#[derive(Debug)]
pub(super) struct Turn(Thinkers);

impl Thinkers {
    pub(super) fn new(spare: usize) -> Self {
        Self(Arc::new(Mutex::new(Queue { spare, addresses: VecDeque::new() })))
    }

    /// Waits until a bot may think.
    pub(super) async fn turn(&self, address: Option<IpAddr>) -> Turn {
        let (given, turn) = oneshot::channel();
        {
            let mut line = self.queue();
            match line.addresses.iter_mut().find(|(waiting, _)| *waiting == address) {
                Some((_, bots)) => bots.push_back(given),
                None => line.addresses.push_back((address, VecDeque::from([given]))),
            }
        }
        self.give();
        turn.await.expect("every waiting bot gets a turn")
    }

    /// Gives free turns to waiting bots.
    fn give(&self) {
        loop {
            // Release the queue before a turn can come back.
            let next = self.queue().next();
            let Some(given) = next else { return };
            drop(given.send(Turn(self.clone())));
        }
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.0.lock().expect("lock is never poisoned")
    }
}

impl Queue {
    /// Removes the next bot from the queue, if a core is free.
    fn next(&mut self) -> Option<oneshot::Sender<Turn>> {
        if self.spare == 0 {
            return None;
        }
        while let Some((address, mut bots)) = self.addresses.pop_front() {
            // Skip bots whose rooms have given up.
            bots.retain(|given| !given.is_closed());
            if let Some(given) = bots.pop_front() {
                self.addresses.push_back((address, bots));
                self.spare -= 1;
                return Some(given);
            }
        }
        None
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.0.queue().spare += 1;
        self.0.give();
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    const HERE: Option<IpAddr> = Some(IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 1)));
    const THERE: Option<IpAddr> = Some(IpAddr::V4(std::net::Ipv4Addr::new(10, 0, 0, 2)));

    #[tokio::test]
    async fn addresses_take_turns() {
        let thinkers = Thinkers::new(1);
        let first = thinkers.turn(HERE).await;
        let mut many: Vec<_> = (0..100).map(|_| Box::pin(thinkers.turn(HERE))).collect();
        assert!(many.iter_mut().all(|turn| turn.now_or_never().is_none()), "one at a time");
        let mut other = Box::pin(thinkers.turn(THERE));
        assert!((&mut other).now_or_never().is_none());
        drop(first);
        let second = (&mut many[0]).now_or_never().expect("it came first");
        drop(second);
        let third = (&mut other).now_or_never().expect("it is the turn of another address");
        assert!((&mut many[1]).now_or_never().is_none());
        drop(third);
        assert!((&mut many[1]).now_or_never().is_some());
    }

    #[tokio::test]
    async fn a_room_that_gives_up_takes_no_turn() {
        let thinkers = Thinkers::new(1);
        let first = thinkers.turn(HERE).await;
        let mut waiting = Box::pin(thinkers.turn(THERE));
        assert!((&mut waiting).now_or_never().is_none());
        drop(waiting);
        drop(first);
        assert!(thinkers.turn(HERE).now_or_never().is_some());
    }
}
