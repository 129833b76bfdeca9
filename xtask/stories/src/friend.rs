//! A person in a room without a browser: as quick as the network, and does what a story asks for.

use std::sync::Arc;

use anyhow::{Context, Result, anyhow, ensure};
use sideboards_client::room::{Effect, Pauses};
use sideboards_example_player::{Visit, greedy, rest};
use sideboards_protocol::{Deed, NewRoom, Outcome, SeatTaken, Settings, Update};
use sideboards_rules::Content;
use tokio::sync::{mpsc, oneshot};

/// What a friend is asked to do.
#[derive(Debug)]
enum Wish {
    Ask(Deed),
    /// Lay what brings the most points, as soon as it is possible.
    Lay,
}

type Order = (Wish, oneshot::Sender<Result<()>>);

/// A person with a seat, who stays connected until dropped.
pub(crate) struct Friend {
    pub(crate) name: &'static str,
    pub(crate) seat: SeatTaken,
    orders: mpsc::Sender<Order>,
}

impl Friend {
    /// Opens a room on a server, as its host.
    pub(crate) async fn open_room(host: &str, name: &'static str, settings: Settings) -> Result<Self> {
        let room = NewRoom { name: name.to_owned(), settings, content: None, token: None };
        Ok(Self::on(host, name, rest::open_room(host, &room).await?))
    }

    /// Takes a seat in a room.
    pub(crate) async fn sit_down(host: &str, room: &str, name: &'static str) -> Result<Self> {
        Ok(Self::on(host, name, rest::take_seat(host, room, name).await?))
    }

    fn on(host: &str, name: &'static str, seat: SeatTaken) -> Self {
        let (orders, incoming) = mpsc::channel(1);
        let visit =
            Visit::new(vec![host.to_owned()], &seat.room, Some(seat.token.clone()), Pauses::default());
        tokio::spawn(live(visit, incoming));
        Self { name, seat, orders }
    }

    /// Sends a command and waits until the server has carried it out.
    pub(crate) async fn ask(&self, deed: Deed) -> Result<()> {
        self.wish(Wish::Ask(deed)).await
    }

    /// Waits for the own turn, and places.
    pub(crate) async fn lay(&self) -> Result<()> {
        self.wish(Wish::Lay).await
    }

    async fn wish(&self, wish: Wish) -> Result<()> {
        let (done, outcome) = oneshot::channel();
        let what = format!("{}: {wish:?}", self.name);
        self.orders.send((wish, done)).await.ok().with_context(|| what.clone())?;
        outcome.await.with_context(|| what.clone())?.context(what)
    }
}

/// Stays connected, and fulfils one wish after the other.
async fn live(mut visit: Visit, mut orders: mpsc::Receiver<Order>) {
    let content = Content::classic();
    let (mut latest, mut pending, mut asked) = (None::<Update>, None::<Order>, false);
    // The first version with the own last deed: what was seen before says nothing about the next one.
    let mut outdated_before = 0;
    loop {
        tokio::select! {
            effect = visit.next() => match effect {
                Effect::Update(update) => {
                    visit.saw(&update);
                    latest = Some(*update);
                }
                Effect::Answered(_, outcome) if asked => {
                    asked = false;
                    if let Outcome::Accepted(accepted) = &outcome {
                        outdated_before = accepted.version;
                    }
                    if let Some((_, done)) = pending.take() {
                        // A story that has failed does not wait.
                        let _ = done.send(accepted(outcome));
                    }
                }
                Effect::NotLetIn(_) => return,
                _ => {}
            },
            order = orders.recv(), if pending.is_none() => match order {
                Some(order) => pending = Some(order),
                None => return,
            },
        }
        if asked {
            continue;
        }
        let deed = match &pending {
            Some((Wish::Ask(deed), _)) => Some(deed.clone()),
            Some((Wish::Lay, _)) => latest
                .as_ref()
                .filter(|update| update.version >= outdated_before)
                .and_then(|update| placement(&content, update)),
            None => None,
        };
        if let Some(deed) = deed {
            asked = true;
            visit.ask(deed);
        }
    }
}

fn accepted(outcome: Outcome) -> Result<()> {
    match outcome {
        Outcome::Accepted(_) => Ok(()),
        Outcome::Refused(refused) => Err(anyhow!("refused: {refused:?}")),
    }
}

/// Returns what to place, if the table waits for it.
fn placement(content: &Arc<Content>, update: &Update) -> Option<Deed> {
    let sight = update.table.as_ref()?.read(content).ok()?;
    let is_waiting = sight.player(sight.seat()?).is_waiting;
    let decision = greedy(content, &sight).filter(|_| is_waiting)?;
    Some(Deed::Decide(content.deck().text(&decision).to_string()))
}

/// Lets everybody place once.
pub(crate) async fn all_lay(friends: &[Friend]) -> Result<()> {
    ensure!(!friends.is_empty(), "a friend places");
    for friend in friends {
        friend.lay().await?;
    }
    Ok(())
}
