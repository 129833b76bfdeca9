//! A conversation with a room: events go in, effects come out.

use sideboards_client::room::{Conversation, Effect, Pauses, UpdateOrder};
use sideboards_protocol::wire::{self, Unread};
use sideboards_protocol::{
    Accepted, Answer, Command, Deed, Hello, Outcome, PROTOCOL, RefusalCode, Refused, RoomState,
    ServerMessage, Settings, Stage, Update,
};

fn conversation() -> Conversation {
    Conversation::new("tab".to_owned(), Pauses::default())
}

/// An admitted conversation, at the time 0.
fn entered() -> Conversation {
    let mut conversation = conversation();
    assert_eq!(conversation.tick(0), [Effect::Connect]);
    let hello = sent(&conversation.opened(Some("secret".to_owned()), 0));
    assert_eq!(
        conversation.received(&accepted(&hello[0].id, 4), 0),
        [Effect::Entered(Accepted { version: 4 })]
    );
    conversation
}

/// Reads the commands that are sent.
fn sent(effects: &[Effect]) -> Vec<Command> {
    let sent = effects.iter().filter_map(|effect| match effect {
        Effect::Send(text) => Some(wire::read(text).expect("a command")),
        _ => None,
    });
    sent.collect()
}

/// Asks on an open connection, and returns the command.
fn asked(conversation: &mut Conversation, deed: Deed, now: u64) -> Command {
    wire::read(&conversation.ask(deed, now).expect("there is a connection")).expect("a command")
}

fn answer(id: &str, outcome: Outcome) -> String {
    wire::write(&ServerMessage::Answer(Answer { id: id.to_owned(), outcome }))
}

fn accepted(id: &str, version: u64) -> String {
    answer(id, Outcome::Accepted(Accepted { version }))
}

fn refusal(code: RefusalCode) -> Refused {
    Refused::new(code, "because")
}

fn refused(id: &str, code: RefusalCode) -> String {
    answer(id, Outcome::Refused(refusal(code)))
}

fn update(epoch: &str, since: Option<u64>, version: u64) -> Update {
    let room = RoomState {
        code: "abcd2345wxyz".to_owned(),
        stage: Stage::Gathering,
        games: 0,
        host: None,
        you: None,
        settings: Settings::default(),
        content: None,
        next_secret_hash: None,
        seats: Vec::new(),
        capacity: 6,
        locked: false,
        strangers: None,
        starts: None,
        deadline: None,
    };
    Update { since, version, epoch: epoch.to_owned(), now: 0, events: Vec::new(), room, table: None }
}

fn hello(effects: &[Effect]) -> Hello {
    match &sent(effects)[0].deed {
        Deed::Hello(hello) => hello.clone(),
        deed => panic!("a hello comes first: {deed:?}"),
    }
}

fn decision() -> Deed {
    Deed::Decide("exchange".to_owned())
}

#[test]
fn commands_are_numbered_and_about_what_was_seen() {
    let mut conversation = entered();
    let seen = update("e", None, 4);
    let text = wire::write(&ServerMessage::Update(Box::new(seen.clone())));
    assert_eq!(conversation.received(&text, 1), [Effect::Update(Box::new(seen.clone()))]);
    let early = asked(&mut conversation, Deed::Start, 1);
    assert_eq!(early.version, 0, "the player does not see it yet");
    conversation.saw(&seen);
    let start = asked(&mut conversation, Deed::Start, 1);
    let ping: Command = wire::read(&conversation.mention(Deed::Ping, 1).expect("a text")).expect("a command");
    assert_eq!((start.id.as_str(), start.version), ("tab-3", 4));
    assert_eq!(ping.id, "tab-4");
    assert_eq!(
        conversation.unanswered().map(|command| command.id.as_str()).collect::<Vec<_>>(),
        ["tab-2", "tab-3"]
    );
    let done = Outcome::Accepted(Accepted { version: 5 });
    assert_eq!(conversation.received(&accepted("tab-3", 5), 2), [Effect::Answered(start.clone(), done)]);
    assert_eq!(conversation.received(&accepted("tab-3", 5), 2), [], "an answer counts once");
    assert_eq!(conversation.received(&accepted("tab-4", 5), 2), [], "no one waits for this one");
}

#[test]
fn what_was_asked_offline_is_sent_after_the_hello() {
    let mut conversation = conversation();
    assert_eq!(conversation.ask(decision(), 0), None);
    assert!(conversation.is_deciding());
    assert_eq!(conversation.mention(Deed::Ping, 0), None);
    conversation.tick(0);
    let opening = sent(&conversation.opened(None, 0));
    assert_eq!(opening.len(), 2);
    assert_eq!(
        opening[0].deed,
        Deed::Hello(Hello { protocol: PROTOCOL, token: None, since: None, epoch: None, name: None })
    );
    assert_eq!((opening[1].id.as_str(), &opening[1].deed), ("tab-1", &decision()));
}

#[test]
fn a_command_whose_answer_is_lost_is_sent_again_under_its_id() {
    let mut conversation = entered();
    conversation.saw(&update("e", None, 4));
    let first = asked(&mut conversation, decision(), 10);
    assert_eq!(conversation.closed(20), [Effect::Close, Effect::Lost]);
    assert_eq!((conversation.tick(20), conversation.wake_at()), (Vec::new(), Some(520)));
    assert_eq!(conversation.tick(520), [Effect::Connect]);
    let opening = conversation.opened(Some("secret".to_owned()), 530);
    assert_eq!(sent(&opening)[1..], *std::slice::from_ref(&first));
    let again = hello(&opening);
    assert_eq!((again.since, again.epoch.as_deref()), (Some(4), Some("e")), "only what came after it");
    let outcome = Outcome::Accepted(Accepted { version: 3 });
    let effects = conversation.received(&accepted(&first.id, 3), 540);
    assert_eq!(effects, [Effect::Answered(first.clone(), outcome)]);
    assert!(conversation.is_answered());
}

#[test]
fn what_cannot_be_stored_is_sent_again_later() {
    for code in [RefusalCode::Unavailable, RefusalCode::TooMany] {
        let mut conversation = entered();
        let first = asked(&mut conversation, decision(), 100);
        let effects = conversation.received(&refused(&first.id, code), 200);
        assert_eq!(effects, [Effect::Postponed(first.clone(), code)]);
        assert!(conversation.is_deciding(), "it is not lost");
        assert_eq!((conversation.tick(2_199), conversation.wake_at()), (Vec::new(), Some(2_200)));
        assert_eq!(
            sent(&conversation.tick(2_200)),
            std::slice::from_ref(&first),
            "with its id and its version"
        );
        assert_eq!(conversation.tick(5_000), [], "and then it waits for its answer");
        // A connection before the due time resends it at once, and only once.
        conversation.received(&refused(&first.id, code), 6_000);
        conversation.closed(6_100);
        conversation.tick(7_000);
        assert_eq!(sent(&conversation.opened(None, 7_000))[1..], *std::slice::from_ref(&first));
        assert_eq!(conversation.tick(9_000), []);
    }
}

#[test]
fn a_refused_command_is_done_with() {
    let mut conversation = entered();
    let start = asked(&mut conversation, Deed::Start, 1);
    let effects = conversation.received(&refused(&start.id, RefusalCode::TooFew), 2);
    let outcome = Outcome::Refused(refusal(RefusalCode::TooFew));
    assert_eq!(effects, [Effect::Answered(start.clone(), outcome)]);
    assert!(conversation.is_answered());
}

#[test]
fn versions_count_within_an_epoch() {
    let mut conversation = entered();
    assert_eq!(conversation.order(&update("e", Some(3), 4)), UpdateOrder::Resync, "nothing is known");
    conversation.saw(&update("e", None, 4));
    assert_eq!(conversation.order(&update("e", Some(4), 6)), UpdateOrder::Next);
    assert_eq!(conversation.order(&update("e", Some(5), 6)), UpdateOrder::Resync, "something was missed");
    assert_eq!(conversation.order(&update("e", None, 4)), UpdateOrder::Resync, "it is told anew");
    assert_eq!(conversation.order(&update("e", None, 3)), UpdateOrder::Backwards);
    assert_eq!(conversation.order(&update("f", None, 3)), UpdateOrder::WentBack);
    assert_eq!(conversation.order(&update("f", Some(4), 6)), UpdateOrder::Resync, "another 4");
    conversation.saw(&update("f", None, 3));
    assert_eq!(conversation.version(), 3, "whatever was told last is true");
    assert_eq!(conversation.order(&update("f", Some(3), 4)), UpdateOrder::Next);
}

#[test]
fn two_tabs_of_one_seat_do_not_take_each_others_answers() {
    let (mut one, mut other) = (entered(), Conversation::new("other".to_owned(), Pauses::default()));
    other.tick(0);
    other.opened(Some("secret".to_owned()), 0);
    let (first, second) = (asked(&mut one, decision(), 1), asked(&mut other, decision(), 1));
    assert_ne!(first.id, second.id);
    assert_eq!(one.received(&accepted(&second.id, 5), 2), []);
    assert!(one.is_deciding());
    // The second decision is no longer possible.
    let effects = other.received(&refused(&second.id, RefusalCode::Outdated), 2);
    assert!(matches!(effects[..], [Effect::Answered(_, Outcome::Refused(_))]), "{effects:?}");
    assert!(other.is_answered());
}

#[test]
fn a_refused_client_stays_outside() {
    let mut conversation = conversation();
    conversation.tick(0);
    let greeting = sent(&conversation.opened(None, 0));
    let effects = conversation.received(&refused(&greeting[0].id, RefusalCode::NoSuchRoom), 1);
    assert_eq!(effects, [Effect::Close, Effect::NotLetIn(refusal(RefusalCode::NoSuchRoom))]);
    assert_eq!((conversation.closed(2), conversation.hurry(100_000)), (Vec::new(), Vec::new()));
    assert_eq!(conversation.wake_at(), None);
    // Entering with another token works.
    assert_eq!(conversation.reenter(100_000), [Effect::Close, Effect::Connect]);
}

#[test]
fn a_server_in_trouble_is_asked_less_and_less_often() {
    let mut conversation = conversation();
    let mut now = 0;
    let mut pauses = Vec::new();
    for _ in 0..3 {
        assert_eq!(conversation.tick(now), [Effect::Connect]);
        let greeting = sent(&conversation.opened(None, now));
        let effects = conversation.received(&refused(&greeting[0].id, RefusalCode::Unavailable), now);
        assert!(matches!(
            effects[..],
            [Effect::Postponed(_, RefusalCode::Unavailable), Effect::Close, Effect::Lost]
        ));
        let next = conversation.wake_at().expect("it tries again");
        pauses.push(next - now);
        now = next;
    }
    assert_eq!(pauses, [500, 1000, 2000]);
}

#[test]
fn an_admitted_client_returns_unless_it_speaks_another_protocol() {
    for (code, ends) in [(RefusalCode::BadToken, false), (RefusalCode::Protocol, true)] {
        let mut conversation = entered();
        conversation.saw(&update("e", None, 4));
        conversation.closed(10);
        conversation.tick(1_000);
        let greeting = sent(&conversation.opened(None, 1_000));
        let effects = conversation.received(&refused(&greeting[0].id, code), 1_100);
        assert_eq!(effects.contains(&Effect::NotLetIn(refusal(code))), ends, "{effects:?}");
        assert_eq!(conversation.wake_at().is_none(), ends);
    }
}

#[test]
fn silence_ends_a_connection_and_pings_break_it() {
    let mut conversation = entered();
    assert_eq!(conversation.wake_at(), Some(25_001));
    assert_eq!(sent(&conversation.tick(25_001))[0].deed, Deed::Ping);
    conversation.received(&accepted("tab-2", 4), 25_100);
    assert_eq!(sent(&conversation.tick(50_002))[0].deed, Deed::Ping);
    assert_eq!(conversation.tick(75_003).len(), 1);
    assert_eq!(conversation.tick(85_101), [Effect::Close, Effect::Lost]);
    assert_eq!(conversation.hurry(85_102), [Effect::Connect], "the network is back");
    assert_eq!(conversation.tick(95_103), [Effect::Close, Effect::Lost], "it could not be opened");
}

#[test]
fn nothing_is_guessed() {
    let mut conversation = entered();
    let first = asked(&mut conversation, decision(), 1);
    let unread = |word: &str| vec![Effect::Unread(Unread::Newer { word: word.to_owned() })];
    let strange = refused(&first.id, RefusalCode::Full).replace("\"full\"", "\"asleep\"");
    assert_eq!(conversation.received(&strange, 2), unread("asleep"));
    let strange = wire::write(&ServerMessage::Update(Box::new(update("e", None, 4))));
    let strange = strange.replace("\"gathering\"", "\"auction\"");
    assert_eq!(conversation.received(&strange, 2), unread("auction"));
    assert_eq!(conversation.received("nonsense", 2), [Effect::Unread(Unread::Malformed)]);
    assert!(conversation.is_deciding(), "what was asked is still there");
    assert_eq!(conversation.received(&accepted(&first.id, 5), 3).len(), 1, "and what can be read counts");
}
