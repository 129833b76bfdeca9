//! Helpers of several tests.

use std::net::Ipv4Addr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use postgres_for_tests::Postgres;
use sideboards_bots::Level;
use sideboards_client::room::{Conversation, Effect, Pauses};
use sideboards_example_player::{Connection, PlayerError, rest};
use sideboards_protocol::wire;
use sideboards_protocol::{
    Accepted, Answer, Command, Deed, NewRoom, Outcome, RefusalCode, RoomState, SeatTaken, ServerMessage,
    Settings, Update,
};
use sideboards_rules::Content;
use sideboards_server::{App, Config, Limits, Outgoing};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout};

/// How long one step of a test may take.
const STEP_TIMEOUT: Duration = Duration::from_secs(20);

/// Waits for a step of a test, and fails with its name if it takes too long.
pub(crate) async fn within<T>(step: &str, future: impl Future<Output = T>) -> T {
    timeout(STEP_TIMEOUT, future).await.unwrap_or_else(|_| panic!("{step}: not done after {STEP_TIMEOUT:?}"))
}

/// A small box, with cards for two.
pub(crate) const WEEKEND: &str = include_str!("../../../../examples/weekend-box.toml");

/// Returns the box of a room.
pub(crate) fn content(room: &RoomState) -> Arc<Content> {
    match room.content {
        Some(_) => Arc::new(Content::parse(WEEKEND).expect("a box")),
        None => Content::classic(),
    }
}

/// A folder that is removed when dropped.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("sideboards-server-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder for tests");
        Self(path)
    }

    pub(crate) fn database(&self) -> String {
        format!("sqlite:{}", self.file().display())
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.0.join("rooms.db")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Leftovers are in the folder for temporary files.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The PostgreSQL of all tests; it ends with the process.
pub(crate) fn postgres() -> &'static Postgres {
    static POSTGRES: OnceLock<Postgres> = OnceLock::new();
    POSTGRES.get_or_init(|| Postgres::start().expect("PostgreSQL"))
}

/// A server with its own threads, so that it can be killed.
pub(crate) struct Node {
    pub(crate) host: String,
    runtime: Option<Runtime>,
    stop: watch::Sender<bool>,
}

/// The configuration of a test server: no limits.
pub(crate) fn config(database: String) -> Config {
    Config {
        listen: Vec::new(),
        database,
        backup_folder: None,
        public_url: None,
        trusted_proxies: Vec::new(),
        limits: Limits::NONE,
        strangers: false,
        outgoing: Outgoing::default(),
    }
}

impl Node {
    pub(crate) fn start(database: String) -> Self {
        Self::with(&config(database))
    }

    pub(crate) fn with(config: &Config) -> Self {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
        let runtime = runtime.expect("threads");
        let (stop, stopping) = watch::channel(false);
        let (config, (ready, host)) = (config.clone(), std::sync::mpsc::channel());
        runtime.spawn(async move {
            let app = App::open(&config, stopping.clone()).await.expect("a database");
            let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a free port");
            ready.send(listener.local_addr().expect("an address")).expect("the receiver waits");
            // Only the sockets are told to stop: tests inspect the server afterwards.
            let (_end, never) = watch::channel(false);
            app.answer(listener, never).await.expect("it serves");
        });
        let host = host.recv_timeout(STEP_TIMEOUT).expect("it starts").to_string();
        Self { host, runtime: Some(runtime), stop }
    }

    /// Kills the server, and starts another one with its database.
    pub(crate) async fn restart(self, database: String) -> Self {
        drop(self);
        Self::start_when_free(database).await
    }

    /// Starts a server when the previous one has released the database: the lock of the file is free when its last
    /// task is gone.
    pub(crate) async fn start_when_free(database: String) -> Self {
        let begun = Instant::now();
        loop {
            match std::panic::catch_unwind(|| Self::start(database.clone())) {
                Ok(node) => return node,
                Err(panic) if begun.elapsed() > STEP_TIMEOUT => std::panic::resume_unwind(panic),
                Err(_) => sleep(Duration::from_millis(50)).await,
            }
        }
    }

    /// Asks the server to stop.
    pub(crate) fn stop(&self) {
        self.stop.send_replace(true);
    }

    /// Opens a room.
    pub(crate) async fn open(&self, settings: Settings) -> SeatTaken {
        self.open_with(settings, None).await
    }

    /// Opens a room with a box.
    pub(crate) async fn open_with(&self, settings: Settings, content: Option<&str>) -> SeatTaken {
        let content = content.map(str::to_owned);
        let room = NewRoom { name: "Lidia".to_owned(), settings, content, token: None };
        within("open a room", rest::open_room(&self.host, &room)).await.expect("a room")
    }

    /// Takes a seat.
    pub(crate) async fn sit(&self, room: &str, name: &str) -> SeatTaken {
        within("take a seat", rest::take_seat(&self.host, room, name)).await.expect("a seat")
    }

    /// Opens a room for a person and a bot, and deals.
    pub(crate) async fn deal_with_bot(&self, settings: Settings) -> (SeatTaken, Guest) {
        let host = self.open(settings).await;
        let mut guest = self.enter(&host.room, Some(&host.token)).await;
        guest.act(Deed::AddBot { level: Level::Random }).await;
        guest.act(Deed::Start).await;
        (host, guest)
    }

    /// Enters with the token of a seat, or as a spectator.
    pub(crate) async fn enter(&self, room: &str, token: Option<&str>) -> Guest {
        let mut guest = self.knock(room, token, None).await;
        guest.accepted().await;
        guest.hear().await;
        guest
    }

    /// Only says hello, with the last seen update if there is one.
    pub(crate) async fn knock(&self, room: &str, token: Option<&str>, seen: Option<&Update>) -> Guest {
        static GUESTS: AtomicU32 = AtomicU32::new(0);
        let connection = within("connect", Connection::open(&self.host, room)).await.expect("a connection");
        // Distinguishes the ids of different guests, who may own the same seat.
        let name = GUESTS.fetch_add(1, Ordering::Relaxed).to_string();
        let mut conversation = Conversation::new(name, Pauses::default());
        conversation.watch_as(Some("Zoë".to_owned()));
        if let Some(update) = seen {
            conversation.saw(update);
        }
        let hello = conversation.opened(token.map(str::to_owned), 0);
        let mut guest = Guest { connection, conversation, update: None, last: String::new() };
        guest.carry_out(hello).await;
        guest
    }
}

impl Drop for Node {
    /// Ends everything at once, like a crash.
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// A client with a connection.
pub(crate) struct Guest {
    pub(crate) connection: Connection,
    pub(crate) update: Option<Update>,
    conversation: Conversation,
    /// The id of the last command.
    last: String,
}

impl Guest {
    /// Returns the last update.
    pub(crate) fn seen(&self) -> &Update {
        self.update.as_ref().expect("an update has come")
    }

    /// Sends a command about the last update.
    pub(crate) async fn send(&mut self, deed: Deed) {
        let text = self.conversation.ask(deed, 0).expect("there is a connection");
        self.send_text(text).await;
    }

    /// Carries out the effects of the conversation. Tests open connections themselves.
    async fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            if let Effect::Send(text) = effect {
                self.send_text(text).await;
            }
        }
    }

    async fn send_text(&mut self, text: String) {
        self.last = wire::read::<Command>(&text).expect("a command").id;
        within("send a command", self.connection.send(text)).await.expect("it is sent");
    }

    /// Waits for a message.
    pub(crate) async fn receive(&mut self) -> Result<ServerMessage, PlayerError> {
        let text = within("wait for a message", self.connection.receive()).await?;
        self.conversation.received(&text, 0);
        Ok(wire::read(&text)?)
    }

    fn take(&mut self, update: Update) {
        self.conversation.saw(&update);
        self.update = Some(update);
    }

    /// Waits for an update.
    pub(crate) async fn hear(&mut self) -> Update {
        within("wait for an update", async {
            loop {
                if let ServerMessage::Update(update) = self.receive().await.expect("a message") {
                    self.take((*update).clone());
                    return *update;
                }
            }
        })
        .await
    }

    /// Waits for a message that is neither an answer nor an update.
    pub(crate) async fn aside(&mut self) -> ServerMessage {
        within("wait for a message", async {
            loop {
                match self.receive().await.expect("a message") {
                    ServerMessage::Answer(_) => {}
                    ServerMessage::Update(update) => self.take(*update),
                    aside => return aside,
                }
            }
        })
        .await
    }

    /// Waits for an update that meets a condition.
    pub(crate) async fn hear_until(&mut self, is_meant: impl Fn(&Update) -> bool) -> Update {
        within("wait for what an update should say", async {
            while !self.update.as_ref().is_some_and(&is_meant) {
                self.hear().await;
            }
        })
        .await;
        self.seen().clone()
    }

    /// Waits for the answer to the last command.
    pub(crate) async fn outcome(&mut self) -> Outcome {
        let last = self.last.clone();
        within("wait for an answer", async {
            loop {
                match self.receive().await.expect("a message") {
                    ServerMessage::Answer(Answer { id, outcome }) if id == last => return outcome,
                    ServerMessage::Update(update) => self.take(*update),
                    ServerMessage::Answer(_) | ServerMessage::SeatLost(_) | ServerMessage::Watchers(_) => {}
                }
            }
        })
        .await
    }

    pub(crate) async fn accepted(&mut self) -> u64 {
        match self.outcome().await {
            Outcome::Accepted(Accepted { version }) => version,
            Outcome::Refused(refused) => panic!("refused: {refused:?}"),
        }
    }

    pub(crate) async fn refused(&mut self) -> RefusalCode {
        match self.outcome().await {
            Outcome::Accepted(_) => panic!("accepted"),
            Outcome::Refused(refused) => refused.code,
        }
    }

    /// Sends a command that is accepted, and waits for its update.
    pub(crate) async fn act(&mut self, deed: Deed) {
        self.send(deed).await;
        let version = self.accepted().await;
        self.hear_until(|update| update.version >= version).await;
    }

    /// Returns a choice of the own hand, as text.
    pub(crate) fn choice(&self, index: usize) -> String {
        let content = content(&self.seen().room);
        let table = self.seen().table.as_ref().expect("a game");
        let legal = table.read(&content).expect("a table").legal();
        content.deck().text(&legal.choice(index % legal.choices())).to_string()
    }

    /// Lays a choice if the table waits for it.
    pub(crate) async fn lay(&mut self, index: usize) {
        let choice = self.choice(index);
        self.act(Deed::Decide(choice)).await;
    }
}
