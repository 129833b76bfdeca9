//! Drafts of boxes: written files are read again, faults included.

use sideboards_rules::{
    Card, Content, ContentDraft, ContentPart, CountDraft, FaultKind, GoalDraft, GoalKind, GoalNumber,
    Suggestion,
};

const CLASSIC: &str = include_str!("../../../../content/classic.toml");

fn classic() -> ContentDraft {
    ContentDraft::of(&Content::classic())
}

/// Returns each fault of a draft with its part.
fn faults(draft: &ContentDraft) -> Vec<(ContentPart, FaultKind)> {
    let text = draft.write();
    let faults = Content::parse(&text).expect_err("a draft with faults").0;
    faults.into_iter().map(|fault| (ContentPart::at(fault.place, &text), fault.kind)).collect()
}

#[test]
fn the_classic_box_survives() {
    let written = Content::parse(&classic().write()).expect("a box");
    let classic = Content::classic();
    assert_eq!(written.hash(), classic.hash());
    assert_eq!(written.name(), classic.name());
    assert_eq!(written.all_goals(), classic.all_goals());
    let suggestions = |content: &Content| -> Vec<Suggestion> { content.suggestions().to_vec() };
    assert_eq!(suggestions(&written), suggestions(&classic));
    assert_eq!(ContentDraft::read(CLASSIC), Some(self::classic()));
    for (index, goal) in self::classic().goals.iter().enumerate() {
        assert_eq!(goal.goal(GoalNumber(index as u8 + 1)).as_ref(), Some(&classic.all_goals()[index]));
    }
}

#[test]
fn a_draft_with_faults_is_kept_as_it_is() {
    let mut draft = classic();
    draft.name = " \"odd\\\u{7}\u{c}\n ".to_owned();
    draft.cards.push(draft.cards[7].turned());
    draft.goals[0].points = -3;
    draft.goals[1].pattern.clear();
    draft.goals[2].pattern = (0..8).flat_map(|column| [(column, 0), (column, 1)]).collect();
    draft.goals[20].count = CountDraft::Lines(vec![]);
    draft.goals[21].count = CountDraft::Longest(7);
    draft.goals.push(GoalDraft::new(GoalKind::Handle));
    draft.suggestions[1].goals = vec![1, 2, 99];
    draft.suggestions[2].name.clear();
    let mut read = ContentDraft::read(&draft.write()).expect("a draft");
    // The drawers of a pattern have no order.
    read.goals[2].pattern.sort_unstable();
    assert_eq!(read, draft);
}

#[test]
fn faults_find_their_part() {
    let mut draft = classic();
    draft.cards[13] = draft.cards[2].turned();
    draft.goals[1].pattern.clear();
    draft.goals[28].points = 100;
    let parts: Vec<ContentPart> = faults(&draft).into_iter().map(|(part, _)| part).collect();
    assert_eq!(parts, [ContentPart::Card(13), ContentPart::Goal(1), ContentPart::Goal(28)]);

    let mut draft = classic();
    draft.cards.truncate(6);
    draft.name.clear();
    draft.suggestions[3].goals = vec![1, 2, 15];
    let parts: Vec<ContentPart> = faults(&draft).into_iter().map(|(part, _)| part).collect();
    assert_eq!(parts, [ContentPart::Whole, ContentPart::Whole, ContentPart::Suggestion(3)]);
}

#[test]
fn suggestions_follow_when_a_goal_goes() {
    let mut draft = classic();
    draft.remove_goal(7);
    let goals: Vec<&[i64]> = draft.suggestions.iter().map(|suggestion| suggestion.goals.as_slice()).collect();
    assert_eq!(goals, [&[1, 16][..], &[2, 18], &[1, 8, 23], &[3, 9, 14]]);
}

#[test]
fn a_draft_holds_whatever_is_good() {
    for start in (0..CLASSIC.len()).step_by(37) {
        // Loses a few letters, as a slip would.
        let text = format!("{}{}", &CLASSIC[..start], &CLASSIC[start + start % 3..]);
        let draft = ContentDraft::read(&text);
        if let Ok(content) = Content::parse(&text) {
            let written = draft.as_ref().expect("a good box is a draft").write();
            let written = Content::parse(&written).expect("and stays good");
            assert_eq!(ContentDraft::of(&written), ContentDraft::of(&content), "at {start}");
        }
        if let Some(draft) = draft {
            let again = ContentDraft::read(&draft.write()).expect("what is written can be read");
            assert_eq!(again.write(), draft.write(), "at {start}");
        }
    }
}

#[test]
fn drawers_and_lines_are_switched() {
    let mut goal = GoalDraft::new(GoalKind::Colour);
    assert_eq!(goal.goal(GoalNumber(1)), None, "without a pattern there is nothing to draw");
    for (column, line) in [(3, 2), (4, 3), (5, 5), (5, 5)] {
        goal.switch_drawer(column, line);
    }
    assert!(goal.goal(GoalNumber(1)).is_some());
    assert_eq!(goal.pattern, [(3, 2), (4, 3)]);
    goal.count = CountDraft::Lines(vec![3]);
    for line in [5, 1, 3] {
        goal.switch_line(line);
    }
    assert_eq!(goal.count, CountDraft::Lines(vec![1, 5]));
}

#[test]
fn what_no_draft_can_hold_is_left_alone() {
    for (from, to) in [
        ("R-TbPfOsK-", "X-TbPfOsK-"),
        ("number = 30", "number = 31"),
        ("number = 30", "number = 29"),
        ("kind = \"row\"", "kind = \"raw\""),
        ("longest = 1", "shortest = 1"),
        ("points = 3", "points = \"3\""),
        ("format = 1", "format = 2"),
        ("cards = [", "cards = "),
    ] {
        let text = CLASSIC.replacen(from, to, 1);
        assert_eq!(ContentDraft::read(&text), None, "{to}");
    }
}

#[test]
fn a_new_card_shows_each_colour_once() {
    assert_eq!(Card::PLAIN.to_string(), "R-T-P-O-K-");
}
