//! The example plays a whole game with itself on a real server.

use std::net::Ipv4Addr;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::Duration;

use sideboards_client::room::{Effect, Pauses};
use sideboards_example_player::{PlayerError, RoomLink, RoomPlayer, Visit, greedy, rest};
use sideboards_protocol::{
    DealVerdict, Deed, NewRoom, Occupant, Outcome, Person, RefusalCode, Settings, Table,
};
use sideboards_rules::{Content, Record};
use sideboards_server::{App, Config, Limits, Outgoing};
use tokio::net::TcpListener;
use tokio::sync::watch;

/// Serves while the test runs, and returns the host.
async fn serve() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Relaxed);
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    let file = folder.join(format!("player-{}-{number}.db", std::process::id()));
    let config = Config {
        listen: vec![],
        database: format!("sqlite:{}", file.display()),
        backup_folder: None,
        public_url: None,
        trusted_proxies: vec![],
        limits: Limits::default(),
        strangers: false,
        outgoing: Outgoing::default(),
    };
    let (stop, stopping) = watch::channel(false);
    let app = App::open(&config, stopping.clone()).await.expect("a server");
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a port");
    let host = listener.local_addr().expect("an address").to_string();
    tokio::spawn(async move {
        let _running = stop;
        app.answer(listener, stopping).await
    });
    host
}

async fn play(ada: &mut RoomPlayer, bo: &mut RoomPlayer) -> Result<(Table, Table), PlayerError> {
    let game = async { tokio::try_join!(ada.play(greedy), bo.play(greedy)) };
    tokio::time::timeout(Duration::from_secs(20), game).await.expect("an end")
}

fn has_nonce(seat: &Occupant) -> bool {
    matches!(seat, Occupant::Person(Person { nonce: Some(_), .. }))
}

#[tokio::test]
async fn two_of_them_play_a_game_to_its_end() -> Result<(), PlayerError> {
    let host = serve().await;
    let room = NewRoom { name: "Ada".to_owned(), settings: Settings::default(), content: None, token: None };
    let seat = rest::open_room(&host, &room).await?;
    let link: RoomLink = seat.link.parse().expect("the server gives links");
    let mut bo = RoomPlayer::sit_down(link.clone(), "Bo").await?;

    let token = Some(seat.token.clone());
    let mut hosting = Visit::new(vec![link.host.clone()], &link.code, token, Pauses::default());
    hosting.ask(Deed::Start);
    while !hosting.conversation().is_answered() {
        let effect = hosting.next().await;
        assert!(!matches!(effect, Effect::Answered(_, Outcome::Refused(_))), "{effect:?}");
    }

    let mut ada = RoomPlayer::on(link.clone(), seat);
    let (table, same) = play(&mut ada, &mut bo).await?;
    // Both arrived after the deal.
    assert_eq!([ada.check_deal()?, bo.check_deal()?], [DealVerdict::Fixed; 2]);
    assert_eq!(table.record, same.record);
    let record = Record::parse(&table.record.expect("it is over"), Content::classic()).expect("a record");
    assert!(record.replay().expect("a legal game").is_over());
    let kept = rest::finished_game(&host, &format!("{}-1", link.code)).await?;
    assert_eq!((kept.record, kept.players), (record.to_string(), vec!["Ada".to_owned(), "Bo".to_owned()]));

    // They contribute to the next deal by themselves.
    loop {
        if let Effect::Update(update) = hosting.next().await
            && update.room.seats.iter().all(has_nonce)
        {
            hosting.saw(&update);
            break;
        }
    }
    let rematch = async {
        loop {
            hosting.next().await;
        }
    };
    tokio::select! {
        played = play(&mut ada, &mut bo) => drop(played?),
        () = rematch => {}
    }
    assert_eq!([ada.check_deal()?, bo.check_deal()?], [DealVerdict::Shared; 2]);
    Ok(())
}

#[tokio::test]
async fn a_refused_player_is_told() {
    let host = serve().await;
    let nowhere: RoomLink = format!("http://{host}/room/aaaaaaaaaaaa").parse().expect("a link");
    let refused = RoomPlayer::sit_down(nowhere, "Bo").await.expect_err("there is no such room");
    assert!(matches!(refused, PlayerError::Status { status: 404, .. }), "{refused}");

    let room = NewRoom { name: "Ada".to_owned(), settings: Settings::default(), content: None, token: None };
    let mut seat = rest::open_room(&host, &room).await.expect("a room");
    seat.token = "another player's".to_owned();
    let link = seat.link.parse().expect("the server gives links");
    let refused = RoomPlayer::on(link, seat).play(greedy).await.expect_err("the token is wrong");
    assert!(
        matches!(refused, PlayerError::Refused(ref why) if why.code == RefusalCode::BadToken),
        "{refused}"
    );
}
