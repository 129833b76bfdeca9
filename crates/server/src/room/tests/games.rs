//! What remains of a game, and the next one.

use super::*;

/// After a game, players see it from the seats that they had in it.
#[test]
fn after_a_game_players_see_it_from_their_old_seats() {
    let mut story = Story::new(3, 0);
    story.accept(0, Deed::Start);
    story.finish();
    story.accept(0, Deed::Leave);
    let you = |story: &Story, key| story.update(Some(key), None).table.expect("a table").you;
    assert_eq!(story.update(Some(1), None).room.you, Some(1), "the seats behind move up");
    assert_eq!((you(&story, 1), you(&story, 2)), (Some(2), Some(3)), "but not in the game that was");
    let names: Vec<String> =
        story.room.table.as_ref().expect("a game").players.iter().map(Occupant::name).collect();
    assert_eq!(names, ["P1", "P2", "P3"]);
}

#[test]
fn a_room_has_so_many_games_and_no_more() {
    let mut story = Story::new(1, 1);
    story.accept(0, Deed::Start);
    story.finish();
    let rematches = (0..1000).take_while(|_| {
        story.accept(0, Deed::Ready(true));
        story.settle();
        let is_dealt = story.room.stage() == Stage::Playing;
        story.finish();
        is_dealt
    });
    assert_eq!(rematches.count(), 99);
    assert_eq!(story.refuse(0, Deed::Start), RefusalCode::Exhausted);
    assert_eq!(story.room.due(), None, "nothing is waited for");
}

#[test]
fn after_a_game_there_is_the_record_and_a_rematch() {
    let mut story = Story::new(2, 2);
    story.accept(0, Deed::Start);
    let commitment = story.update(None, None).table.expect("a table").commitment;
    for round in 0.. {
        story.settle();
        if story.room.stage() == Stage::Over {
            break;
        }
        assert!(story.update(None, None).table.expect("a table").record.is_none());
        story.decide(0, round * 7);
        story.decide(1, round * 5);
    }
    let table = story.update(None, None).table.expect("a table");
    let record = Record::parse(&table.record.expect("it is open now"), Content::classic()).expect("a record");
    assert!(record.replay().expect("a legal game").is_over());
    let proof = table.proof.expect("it is open now");
    proof.check(&record, &commitment).expect("the deal was not changed");
    for key in 0..2 {
        story.accept(key, Deed::Ready(true));
    }
    story.settle();
    assert_eq!((story.room.stage(), story.room.games()), (Stage::Playing, 2));
}

/// The list of one's games shows the own sideboard, which everyone at the table sees, and how it ended.
#[test]
fn a_player_learns_the_own_sideboard_and_result_from_outside() {
    let mut story = Story::new(2, 0);
    assert_eq!(story.room.own_game(0), None);
    story.accept(0, Deed::Start);
    story.decide(0, 0);
    assert_eq!(story.room.own_game(0), Some((Vec::new(), None)), "a choice is secret until all have chosen");
    story.finish();
    let results = [0, 1].map(|key| {
        let (sideboard, result) = story.room.own_game(key).expect("a player");
        assert_eq!(sideboard.len(), 8);
        result.expect("the game is over")
    });
    let best = results.iter().map(|result| result.points).max();
    for result in results {
        assert_eq!(result.place == 1, Some(result.points) == best);
    }
    assert_eq!(story.room.own_game(9), None);
}
