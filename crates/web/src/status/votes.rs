use leptos::prelude::*;
use sideboards_client::room::players_of;
use sideboards_protocol::{Deed, Occupant, Person, RoomState, SeatNumber, Stage, seat_of};

use crate::live::{memo, part};
use crate::online::Room;
use crate::texts::{Texts, later_texts, texts};
use crate::words::player_name;

/// What players of a running game are asked to agree to, with those who have: that a bot places for a person, and that the
/// game ends without a result.
#[component]
pub(super) fn Votes(room: Room) -> impl IntoView {
    let votes = memo(move || room.look_at_state(|state| votes(texts(), state)).unwrap_or_default());
    part(move || votes.get().into_iter().map(|vote| line(room, &vote)).collect_view())
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Vote {
    about: Subject,
    /// The names of those who agree.
    agreed: Vec<String>,
    /// How many have to.
    needed: usize,
    own: OwnVote,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Subject {
    /// A bot places for a person.
    PlaceFor(SeatNumber, String),
    /// A bot places for the viewer.
    PlaceForYou,
    /// The game ends.
    End,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OwnVote {
    /// The viewer has no say.
    None,
    Open,
    Agreed,
}

fn votes(t: &Texts, state: &RoomState) -> Vec<Vote> {
    if state.stage != Stage::Playing {
        return Vec::new();
    }
    let players = players_of(&state.seats);
    let name = |number: SeatNumber| {
        let seat = seat_of(number).filter(|seat| seat.index() < players.len());
        seat.map(|seat| player_name(t, &players, seat)).unwrap_or_default()
    };
    let people = || {
        (1..)
            .zip(&state.seats)
            .filter_map(|(number, occupant)| person(occupant).map(|person| (number, person)))
    };
    let plays = |number: SeatNumber| people().any(|(other, person)| other == number && !person.replaced);
    let own = |agreed: &[SeatNumber], asked: Option<SeatNumber>| match state.you {
        Some(you) if agreed.contains(&you) => OwnVote::Agreed,
        Some(you) if Some(you) != asked && plays(you) => OwnVote::Open,
        _ => OwnVote::None,
    };
    let place_for = people().filter(|(_, person)| !person.place_for.is_empty()).map(|(number, asked)| Vote {
        about: if state.you == Some(number) {
            Subject::PlaceForYou
        } else {
            Subject::PlaceFor(number, name(number))
        },
        agreed: asked.place_for.iter().copied().map(name).collect(),
        needed: people()
            .filter(|(other, person)| *other != number && person.online && !person.replaced)
            .count(),
        own: own(&asked.place_for, Some(number)),
    });
    let ends: Vec<SeatNumber> =
        people().filter(|(_, person)| person.ends).map(|(number, _)| number).collect();
    let end = (!ends.is_empty()).then(|| Vote {
        about: Subject::End,
        agreed: ends.iter().copied().map(name).collect(),
        needed: people().filter(|(_, person)| !person.replaced).count(),
        own: own(&ends, None),
    });
    place_for.chain(end).collect()
}

fn person(occupant: &Occupant) -> Option<&Person> {
    match occupant {
        Occupant::Person(person) => Some(person),
        Occupant::Bot { .. } => None,
    }
}

fn line(room: Room, vote: &Vote) -> AnyView {
    let t = later_texts();
    let (words, agree, withdraw) = match &vote.about {
        Subject::PlaceFor(number, name) => (t.vote_place_for(name), Some(Deed::PlaceFor(*number)), None),
        Subject::PlaceForYou => (t.vote_place_for_you(), None, None),
        Subject::End => (t.vote_end(), Some(Deed::End(true)), Some(Deed::End(false))),
    };
    let stand = t.vote_stand(vote.agreed.len(), vote.needed, &vote.agreed.join(", "));
    let button = match vote.own {
        OwnVote::Open => agree.map(|deed| (t.vote_agree(), deed, "main")),
        OwnVote::Agreed => withdraw.map(|deed| (t.end_game_back(), deed, "")),
        OwnVote::None => None,
    };
    let button = button.map(|(words, deed, class)| {
        view! { <button class=class on:click=move |_| room.ask(deed.clone())>{words}</button> }
    });
    view! { <div class="banner vote" role="status"><span>{words}" "<small>{stand}</small></span>{button}</div> }.into_any()
}

#[cfg(test)]
mod tests {
    use sideboards_protocol::wire;

    use super::*;
    use crate::texts::{Language, first_texts};

    fn state(you: &str, seats: &str) -> RoomState {
        let text = format!(
            r#"{{"code":"abcd2345wxyz","stage":"playing","games":1,"settings":{{}},{you}"seats":[{seats}]}}"#
        );
        wire::read(&text).expect("a room")
    }

    const SEATS: &str = r#"{"person":{"name":"Ann","online":true,"replaced":false,"ends":true}},
        {"person":{"name":"Bo","online":true,"replaced":false,"place_for":[1,3]}},
        {"person":{"name":"Cy","online":true,"replaced":false}},
        {"person":{"name":"Di","online":true,"replaced":true}}"#;

    fn of(you: &str) -> Vec<Vote> {
        votes(&first_texts(Language::English), &state(you, SEATS))
    }

    #[test]
    fn everyone_sees_who_has_agreed_and_who_may() {
        let [place, end] = &of(r#""you":1,"#)[..] else { panic!("two votes") };
        assert_eq!((&place.about, place.own), (&Subject::PlaceFor(2, "Bo".to_owned()), OwnVote::Agreed));
        assert_eq!(
            (&place.agreed[..], place.needed),
            (&["Ann".to_owned(), "Cy".to_owned()][..], 2),
            "a bot plays for Di"
        );
        assert_eq!((&end.about, end.needed, end.own), (&Subject::End, 3, OwnVote::Agreed));
        let own = |you| of(you).iter().map(|vote| vote.own).collect::<Vec<_>>();
        assert_eq!(own(r#""you":2,"#), [OwnVote::None, OwnVote::Open], "the person who is asked about");
        assert_eq!(of(r#""you":2,"#)[0].about, Subject::PlaceForYou);
        assert_eq!(own(r#""you":3,"#), [OwnVote::Agreed, OwnVote::Open]);
        assert_eq!(own(r#""you":4,"#), [OwnVote::None, OwnVote::None], "a bot plays for Di");
        assert_eq!(own(""), [OwnVote::None, OwnVote::None], "a spectator");
    }
}
