//! Views as prompts for language models, and decisions in their answers.

use std::fmt::{self, Write};
use std::str::FromStr;

use sideboards_rules::{
    Content, Decision, Decisions, ExchangeCard, Goal, GoalKind, GoalRule, Notation, RowCount, View,
};
use thiserror::Error;

/// A language of prompts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English.
    En,
    /// German.
    De,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::En, Self::De];
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::En => "en",
            Self::De => "de",
        })
    }
}

/// A word that names no language of prompts.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is not a language of prompts (en, de)")]
pub struct UnknownLanguage(pub String);

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(word: &str) -> Result<Self, UnknownLanguage> {
        let found = Self::ALL.into_iter().find(|language| language.to_string() == word);
        found.ok_or_else(|| UnknownLanguage(word.to_owned()))
    }
}

/// The error for a text without a legal decision.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("no line of the answer is a decision that is legal now; legal ones are {}", .legal.join(", "))]
pub struct NoDecision {
    /// The legal decisions.
    pub legal: Vec<String>,
}

/// Describes the whole situation of the viewer: short rules, goals, table, hand and every legal decision.
///
/// It contains nothing that the viewer may not know.
pub fn prompt(view: &View, language: Language) -> String {
    let words = Words::of(language);
    let mut text = String::new();
    // Writing into a text cannot fail.
    let _ = write_prompt(&mut text, view, &words);
    text
}

/// Finds the decision in an answer: the last line that is a legal one, whatever else the answer contains.
pub fn parse(answer: &str, content: &Content, legal: &Decisions) -> Result<Decision, NoDecision> {
    let deck = content.deck();
    let read = |line: &str| {
        let line = line.trim().trim_matches(['`', '*', '"', '.', '>']).trim().trim_start_matches("- ");
        let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
        Decision::read(&line, deck).ok().filter(|decision| legal.contains(decision))
    };
    answer.lines().rev().find_map(read).ok_or_else(|| NoDecision {
        legal: legal.iter().map(|decision| deck.text(&decision).to_string()).collect(),
    })
}

fn write_prompt(text: &mut String, view: &View, words: &Words) -> fmt::Result {
    let (content, setup) = (view.content(), view.setup());
    let deck = content.deck();
    writeln!(text, "{}\n\n{}", words.rules, words.goals)?;
    for kind in GoalKind::ALL {
        writeln!(text, "- {}", goal(content.goal(setup.goals().of(kind)), words))?;
    }
    writeln!(text, "\n{}: {}", words.round, view.round())?;
    for seat in setup.players().seats() {
        let who = if Some(seat) == view.seat() { words.you } else { words.other };
        let exchange = match view.exchange_card(seat) {
            ExchangeCard::Unused => words.unused,
            ExchangeCard::Used => words.used,
            ExchangeCard::None => words.no_exchange,
        };
        writeln!(text, "{} {seat} ({who}, {exchange}): {}", words.seat, deck.text(view.sideboard(seat)))?;
        let known: Vec<String> = view.known_hand(seat).map(|card| deck.card(card).to_string()).collect();
        if Some(seat) != view.seat() && !known.is_empty() {
            writeln!(text, "  {}: {}", words.known, known.join(" "))?;
        }
    }
    let hand: Vec<String> = view.hand().cards().iter().map(|card| deck.card(*card).to_string()).collect();
    writeln!(text, "{}: {}\n\n{}", words.hand, hand.join(" "), words.legal)?;
    for decision in view.legal().iter() {
        writeln!(text, "{}", deck.text(&decision))?;
    }
    writeln!(text, "\n{}", words.answer)
}

fn goal(goal: &Goal, words: &Words) -> String {
    match &goal.rule {
        GoalRule::Combination(rule) => {
            let what = if goal.kind() == GoalKind::Colour { words.one_colour } else { words.one_handle };
            format!("{} {} {what}: {}", rule.points, words.points_for, rule.pattern)
        }
        GoalRule::Row(rule) => {
            let count = match rule.count {
                RowCount::Longest => words.longest.to_owned(),
                RowCount::TwoLongest => words.two_longest.to_owned(),
                RowCount::InLines(lines) => {
                    let lines: Vec<String> = lines.iter().map(|line| (line + 1).to_string()).collect();
                    format!("{} {}", words.in_lines, lines.join(", "))
                }
            };
            format!("{} {} ({}): {count}", rule.points, words.row, rule.of)
        }
    }
}

/// The sentences of one language.
struct Words {
    rules: &'static str,
    goals: &'static str,
    one_colour: &'static str,
    one_handle: &'static str,
    points_for: &'static str,
    row: &'static str,
    longest: &'static str,
    two_longest: &'static str,
    in_lines: &'static str,
    round: &'static str,
    seat: &'static str,
    you: &'static str,
    other: &'static str,
    unused: &'static str,
    used: &'static str,
    no_exchange: &'static str,
    known: &'static str,
    hand: &'static str,
    legal: &'static str,
    answer: &'static str,
}

impl Words {
    const fn of(language: Language) -> Self {
        match language {
            Language::En => Self {
                rules: "You play Sideboards. Everyone builds a row of eight cards. A card has five drawers, written top first with two letters each: \
the colour (R T P O K) and the handle (f s b, or - for none). A card may be turned by 180 degrees, which reverses its drawers. You start with two cards side by side \
and then add one card a round at the left or the right end; the rest of your hand goes to the next player. Once a game you may exchange your hand. \
A drawer counts once for each goal; patterns may be mirrored and turned. More drawers in the counted rows than others give a bonus; an unused exchange card is worth 1 point.",
                goals: "Goals:",
                one_colour: "set of drawers of one colour in this pattern (lines separated by /)",
                one_handle: "set of drawers with one kind of handle in this pattern (lines separated by /)",
                points_for: "points for each",
                row: "points for each drawer of a horizontal run",
                longest: "the longest run",
                two_longest: "the two longest runs",
                in_lines: "the longest run in each of these lines, counted from the top:",
                round: "Now",
                seat: "Player",
                you: "you",
                other: "another player",
                unused: "exchange card unused",
                used: "exchange card used",
                no_exchange: "no exchange card",
                known: "known cards in this hand",
                hand: "Your hand",
                legal: "Legal decisions (cards as they will lie):",
                answer: "Answer with one of these lines, alone on the last line.",
            },
            Language::De => Self {
                rules: "Du spielst Sideboards. Alle bauen eine Reihe aus acht Karten. Eine Karte hat fünf Schubladen, von oben nach unten mit je zwei Buchstaben \
geschrieben: Farbe (R T P O K) und Griff (f s b oder - für keinen). Eine Karte darf um 180 Grad gedreht werden, dann stehen die Schubladen umgekehrt. Du beginnst mit zwei Karten \
nebeneinander und legst danach in jeder Runde eine Karte links oder rechts an; der Rest der Hand geht weiter. Einmal im Spiel darfst du die Hand tauschen. \
Eine Schublade zählt für jedes Ziel einmal; Muster dürfen gespiegelt und gedreht werden. Mehr Schubladen in den gezählten Reihen als andere geben einen Bonus; eine ungenutzte Tauschkarte zählt 1 Punkt.",
                goals: "Ziele:",
                one_colour: "Gruppe von Schubladen einer Farbe in diesem Muster (Zeilen durch / getrennt)",
                one_handle: "Gruppe von Schubladen mit gleichem Griff in diesem Muster (Zeilen durch / getrennt)",
                points_for: "Punkte für jede",
                row: "Punkte für jede Schublade einer waagerechten Reihe",
                longest: "die längste Reihe",
                two_longest: "die zwei längsten Reihen",
                in_lines: "die längste Reihe in jeder dieser Zeilen, von oben gezählt:",
                round: "Jetzt",
                seat: "Spieler",
                you: "du",
                other: "jemand anderes",
                unused: "Tauschkarte ungenutzt",
                used: "Tauschkarte genutzt",
                no_exchange: "keine Tauschkarte",
                known: "bekannte Karten dieser Hand",
                hand: "Deine Hand",
                legal: "Erlaubte Entscheidungen (Karten, wie sie liegen werden):",
                answer: "Antworte mit einer dieser Zeilen, allein in der letzten Zeile.",
            },
        }
    }
}
