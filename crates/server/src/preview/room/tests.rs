use sideboards_bots::Level;
use sideboards_protocol::{Person, Settings};
use sideboards_rules::Content;

use super::*;

fn person(name: &str) -> Occupant {
    Occupant::Person(Person { name: name.to_owned(), ..Person::default() })
}

fn look(names: &[&str]) -> Look {
    let state = RoomState {
        code: "abcd2345wxyz".to_owned(),
        stage: Stage::Gathering,
        games: 0,
        host: Some(1),
        you: None,
        settings: Settings::default(),
        content: None,
        next_secret_hash: None,
        seats: names.iter().map(|name| person(name)).collect(),
        capacity: 6,
        locked: false,
        strangers: None,
        starts: None,
        deadline: None,
    };
    Look {
        state,
        is_owner: false,
        is_waiting: false,
        round: None,
        sideboard: Vec::new(),
        result: None,
        table: None,
        content: Content::classic(),
        file: None,
    }
}

fn english() -> Texts {
    Texts::of(&["en".to_owned()])
}

fn said(look: &Look) -> (String, String) {
    let Preview { title, sentence, .. } = Preview::of_room(look, english());
    (title, sentence)
}

#[test]
fn a_preview_says_who_invites_and_what_is_possible() {
    let (title, sentence) = said(&look(&["Anna"]));
    assert_eq!(title, "Anna invites you to Sideboards");
    assert_eq!(sentence, "A 15-minute card game, no account needed. 1 of 6 seats taken.");
    let with = |change: &dyn Fn(&mut RoomState)| {
        let mut changed = look(&["Anna"]);
        change(&mut changed.state);
        said(&changed).1
    };
    let closed = "This room is closed to newcomers.";
    let private = Settings { spectators: false, ..Settings::default() };
    assert!(with(&|room| room.seats = vec![person("Anna"); 6]).contains("you can watch"));
    let full = |room: &mut RoomState| {
        room.seats = vec![person("Anna"); 6];
        room.settings = private.clone();
    };
    assert_eq!(with(&full), closed);
    assert_eq!(with(&|room| room.locked = true), closed);
    assert!(with(&|room| room.stage = Stage::Playing).contains("in progress"));
    let hidden = |room: &mut RoomState| {
        room.stage = Stage::Playing;
        room.settings = private.clone();
    };
    assert_eq!(with(&hidden), closed);
    let mut empty = look(&[]);
    empty.state.host = None;
    assert_eq!(said(&empty).0, "An invitation to Sideboards");
}

#[test]
fn the_picture_of_a_table_shows_seats_and_goals() {
    let mut look = look(&["小明", "Ida"]);
    look.state.seats.push(Occupant::Bot { level: Level::Master, wins: 0 });
    let preview = Preview::of_room(&look, english());
    assert_eq!(
        preview.picture.title, "An invitation to Sideboards",
        "the typeface lacks the name of the host"
    );
    assert_eq!(preview.title, "小明 invites you to Sideboards");
    assert_eq!(preview.alt, "At the table: 小明, Ida, Bruno.", "the bot steps back for Ida");
    let Motif::Table { seats, goals } = &preview.picture.motif else { panic!("{:?}", preview.picture.motif) };
    let names: Vec<_> = (seats.iter())
        .map(|place| match place {
            Chair::Free(text) => text.as_str(),
            Chair::Taken(player) => player.name(),
        })
        .collect();
    assert_eq!(names, ["Seat 1", "Ida", "Bruno", "free", "free", "free"]);
    assert_eq!(*goals, None, "they are drawn when the game begins");
    look.state.settings.goals = GoalsWish::Chosen([2, 8, 19]);
    let Motif::Table { goals: Some(goals), .. } = Preview::of_room(&look, english()).picture.motif else {
        panic!("the goals are agreed");
    };
    assert_eq!(goals.map(|goal| goal.number.0), [2, 8, 19]);
}

#[test]
fn a_picture_depends_on_the_language() {
    let look = look(&["Anna"]);
    let [one, other] =
        ["de", "pl"].map(|code| Preview::of_room(&look, Texts::of(&[code.to_owned()])).picture);
    assert_eq!(one.title, "Anna lädt dich zu Sideboards ein");
    assert_ne!(one.draw(), other.draw());
}
