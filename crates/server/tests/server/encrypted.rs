//! PostgreSQL over TLS.

use postgres_for_tests::Postgres;
use sideboards_protocol::Settings;
use sideboards_server::App;
use tokio::sync::watch;

use crate::kit::{Node, config};

#[tokio::test]
async fn a_database_over_tls_is_used_if_its_certificate_is_right() {
    let (postgres, other) = (Postgres::start().expect("PostgreSQL"), Postgres::start().expect("another one"));
    let database = postgres.database("encrypted").expect("a database");
    let (authority, stranger) = (postgres.encrypt().expect("TLS"), other.encrypt().expect("TLS"));
    let verified = format!("{database}?sslmode=verify-full&sslrootcert={}", authority.display());
    let room = {
        let node = Node::start(verified.clone());
        let room = node.open(Settings::default()).await;
        node.enter(&room.room, Some(&room.token)).await;
        room
    };
    let node = Node::start(verified.replace("127.0.0.1", "localhost"));
    node.enter(&room.room, Some(&room.token)).await;
    for (why, refused) in [
        ("no encryption", format!("{database}?sslmode=disable")),
        (
            "an authority that did not sign it",
            format!("{database}?sslmode=verify-full&sslrootcert={}", stranger.display()),
        ),
        ("an authority that the system does not know", format!("{database}?sslmode=verify-full")),
    ] {
        let (_stop, stopping) = watch::channel(false);
        assert!(App::open(&config(refused), stopping).await.is_err(), "{why}");
    }
}
