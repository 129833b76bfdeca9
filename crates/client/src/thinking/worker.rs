use std::sync::Arc;

use sideboards_bots::{Adviser, Exchange, Hint, Level, hindsight};
use sideboards_rules::{Content, Decision, Game, Record, Seat, Viewer};

use super::{Question, puzzle, review, thousandths, whims};

/// Answers questions.
#[derive(Debug, Default)]
pub struct Worker {
    /// The box of the last question, and its file.
    opened: Option<(String, Arc<Content>)>,
}

impl Worker {
    /// Answers a question. Decisions are indices in the list of legal ones; whole games are records.
    pub fn answer(&mut self, question: &str) -> String {
        let (question, file) = Question::read(question);
        let content = self.open_box(file);
        answer(question.expect("front ends ask what the worker knows"), &content)
    }

    /// Returns the box of a question. It is read once for all questions of a game.
    fn open_box(&mut self, file: Option<&str>) -> Arc<Content> {
        let Some(file) = file else { return Content::classic() };
        match &self.opened {
            Some((known, content)) if known == file => Arc::clone(content),
            _ => {
                let content = Arc::new(Content::parse(file).expect("front ends send boxes without faults"));
                self.opened = Some((file.to_owned(), Arc::clone(&content)));
                content
            }
        }
    }
}

fn answer(question: Question, content: &Arc<Content>) -> String {
    match question {
        Question::Decide { level, seat, record } => {
            let (record, game) = replay(&record, content);
            let view = game.view(Viewer::Seat(seat));
            let decision = level.bot(&whims(record.decisions().len())).decide(&view);
            number(&game, seat, &decision).to_string()
        }
        Question::Hints { seat, record } => {
            let (record, game) = replay(&record, content);
            let mut adviser = Adviser::new(&whims(record.decisions().len()), Adviser::PLAYOUTS);
            let hints = adviser.hints(&game.view(Viewer::Seat(seat)));
            let line = |hint: &Hint| {
                let [worth, cost, error] = [hint.worth, hint.cost, hint.cost_error].map(thousandths);
                let distinct = u8::from(hint.is_distinct);
                format!("{} {worth} {cost} {error} {distinct}\n", number(&game, seat, &hint.decision))
            };
            hints.iter().map(line).collect()
        }
        Question::Hindsight { record } => best_play(&replay(&record, content).0).to_string(),
        Question::Master { record } => masters_play(&replay(&record, content).0).to_string(),
        Question::Puzzle { kind, record } => puzzle::prove(kind, replay(&record, content).0),
        Question::NewPuzzle { kind, seed } => puzzle::find(kind, content, seed),
        Question::Review { seat, record } => {
            let (record, _) = replay(&record, content);
            let mut adviser = Adviser::new(&whims(record.decisions().len()), Adviser::PLAYOUTS);
            let review = adviser.review(&record, seat).expect("only finished games can be reviewed");
            review::write(&review, record.content().deck())
        }
    }
}

/// Returns the best play of a solo deal.
fn best_play(deal: &Record) -> Record {
    let (content, goals) = (deal.content(), deal.setup().goals());
    let best = hindsight(content, goals, &deal.seed(), Exchange::Allowed).expect("the classic box is large");
    let mut record = Record::new(content.clone(), *deal.setup(), deal.seed());
    best.decisions.iter().for_each(|decision| record.push(Seat::new(0), *decision));
    record
}

/// Plays a solo deal like a master, from the view of its seat.
fn masters_play(deal: &Record) -> Record {
    let seat = Seat::new(0);
    let mut record = Record::new(deal.content().clone(), *deal.setup(), deal.seed());
    let mut game = record.deal();
    while !game.is_over() {
        let mut master = Level::Master.bot(&whims(record.decisions().len()));
        let decision = master.decide(&game.view(Viewer::Seat(seat)));
        game.decide(seat, decision).expect("bots play by the rules");
        record.push(seat, decision);
    }
    record
}

fn replay(record: &str, content: &Arc<Content>) -> (Record, Game) {
    let record = Record::parse(record, Arc::clone(content)).expect("front ends send records");
    let game = record.replay().expect("of games that were played");
    (record, game)
}

fn number(game: &Game, seat: Seat, decision: &Decision) -> usize {
    game.legal(seat).iter().position(|legal| legal == *decision).expect("bots play by the rules")
}

#[cfg(test)]
mod tests {
    use sideboards_rules::{Seed, Setup, Variant};

    use super::super::advice::{Advice, read_decision, read_hints};
    use super::*;
    use crate::example::weekend_box;

    fn unfinished(decisions: usize) -> (String, Game) {
        let path = format!("{}/../../examples/two-players.txt", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("an example");
        let text: Vec<&str> = text.lines().take(7 + decisions).collect();
        let text = text.join("\n");
        let (_, game) = replay(&text, &Content::classic());
        (text, game)
    }

    fn ask(question: &Question) -> String {
        Worker::default().answer(&question.write(None))
    }

    #[test]
    fn a_box_comes_with_the_question() {
        let file = include_str!("../../../../examples/weekend-box.toml");
        let content = weekend_box();
        let seed = Seed([5; 32]);
        let goals = content.random_goals(&seed);
        let setup = Setup::new(&content, 2, Variant::Standard, goals).expect("cards for two");
        let record = Record::new(Arc::clone(&content), setup, seed);
        let seat = Seat::new(1);
        let (classic, _) = unfinished(4);
        let mut worker = Worker::default();
        for level in Level::ALL {
            let question = Question::Decide { level, seat, record: record.to_string() };
            let answer = worker.answer(&question.write(Some(file.to_owned())));
            assert!(read_decision(&record.deal().view(Viewer::Seat(seat)), &answer).is_some(), "{level}");
        }
        // The next question may be about the classic box again.
        let question = Question::Decide { level: Level::Random, seat, record: classic };
        worker.answer(&question.write(None));
    }

    #[test]
    fn every_bot_answers_with_something_legal() {
        let (record, game) = unfinished(2);
        for level in Level::ALL {
            let question = Question::Decide { level, seat: Seat::new(1), record: record.clone() };
            let view = game.view(Viewer::Seat(Seat::new(1)));
            let decision = read_decision(&view, &ask(&question)).expect("a decision");
            assert!(view.legal().contains(&decision));
        }
    }

    #[test]
    fn hints_cover_everything_legal() {
        let (record, game) = unfinished(2);
        let view = game.view(Viewer::Seat(Seat::new(0)));
        let question = Question::Hints { seat: Seat::new(0), record };
        let hints = read_hints(&view, &ask(&question)).expect("hints");
        assert_eq!(hints.len(), view.legal().len());
        assert!(hints[0].cost.abs() < 1e-9, "the best comes first");
        let falls = |pair: &[Advice]| pair[0].worth >= pair[1].worth;
        assert!(hints.windows(2).all(falls), "what is shown never contradicts the order");
    }

    #[test]
    fn no_bot_beats_hindsight() {
        let deal = sideboards_rules::Day::FIRST.record().to_string();
        let points = |question: Question| {
            let game = replay(&ask(&question), &Content::classic()).1;
            game.view(Viewer::Spectator).scores().expect("it is over").of(Seat::new(0)).total
        };
        let best = points(Question::Hindsight { record: deal.clone() });
        let master = points(Question::Master { record: deal });
        assert!(best >= master && master.0 > 20, "{best} {master}");
    }

    #[test]
    fn nonsense_is_no_decision() {
        let (_, game) = unfinished(2);
        let view = game.view(Viewer::Seat(Seat::new(0)));
        assert_eq!(read_decision(&view, "99"), None);
        assert_eq!(read_decision(&view, "-1"), None);
        assert_eq!(read_hints(&view, "0 1 2"), None);
    }
}
