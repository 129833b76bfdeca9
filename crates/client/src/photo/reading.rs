use sideboards_rules::{Content, Placed, Turned};

use super::question::{Corners, read_card, read_corners, write_corners};

/// What a worker made of a photograph.
#[derive(Clone, Debug, PartialEq)]
pub struct PhotoReading {
    /// Where the board is.
    pub corners: Corners,
    /// From left to right.
    pub columns: Vec<ReadColumn>,
}

/// A column as it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadColumn {
    /// What it most likely is.
    pub placed: Placed,
    /// Whether it needs no confirmation.
    pub is_sure: bool,
    /// What else it may be, the likeliest first.
    pub others: Vec<Placed>,
    /// Whether there is room for a card between it and the one on its left.
    pub is_apart: bool,
}

/// Why no cards were read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhotoRefusal {
    /// Nothing looks like a board, or not where the corners are.
    NoBoard,
    /// The corners go round nothing.
    Corners,
    /// There are more columns than cards that lie nowhere else.
    TooFewCards,
    /// The worker could not be loaded, or ended.
    NoReader,
}

impl PhotoReading {
    /// Writes what was read.
    pub fn write(answer: &Result<Self, PhotoRefusal>) -> String {
        match answer {
            Ok(reading) => {
                let columns = reading.columns.iter().map(|column| {
                    let cards = std::iter::once(&column.placed).chain(&column.others).map(write_placed);
                    let cards: Vec<String> = cards.collect();
                    let (sure, apart) = (u8::from(column.is_sure), u8::from(column.is_apart));
                    format!("\n{sure}{apart} {}", cards.join(" "))
                });
                format!("{}{}", write_corners(&reading.corners), columns.collect::<String>())
            }
            Err(PhotoRefusal::NoBoard) => "no-board".to_owned(),
            Err(PhotoRefusal::Corners) => "corners".to_owned(),
            Err(PhotoRefusal::TooFewCards) => "too-few-cards".to_owned(),
            Err(PhotoRefusal::NoReader) => "no-reader".to_owned(),
        }
    }

    /// Reads an answer; what cannot be read comes from no reader.
    pub fn read(answer: &str, content: &Content) -> Result<Self, PhotoRefusal> {
        match answer {
            "no-board" => Err(PhotoRefusal::NoBoard),
            "corners" => Err(PhotoRefusal::Corners),
            "too-few-cards" => Err(PhotoRefusal::TooFewCards),
            answer => read(answer, content).ok_or(PhotoRefusal::NoReader),
        }
    }
}

fn read(answer: &str, content: &Content) -> Option<PhotoReading> {
    let mut lines = answer.lines();
    let corners = read_corners(lines.next()?)?;
    let column = |line: &str| {
        let (marks, cards) = line.split_once(' ')?;
        let (is_sure, is_apart) = match marks {
            "00" => (false, false),
            "01" => (false, true),
            "10" => (true, false),
            "11" => (true, true),
            _ => return None,
        };
        let mut cards = cards.split(' ').map(|card| read_placed(card, content));
        let (placed, others) = (cards.next()??, cards.collect::<Option<_>>()?);
        Some(ReadColumn { placed, is_sure, others, is_apart })
    };
    Some(PhotoReading { corners, columns: lines.map(column).collect::<Option<_>>()? })
}

fn write_placed(placed: &Placed) -> String {
    let turned = if placed.turned == Turned::HalfTurn { "r" } else { "" };
    format!("{}{turned}", placed.card.index())
}

fn read_placed(text: &str, content: &Content) -> Option<Placed> {
    let (number, turned) =
        text.strip_suffix('r').map_or((text, Turned::AsPrinted), |number| (number, Turned::HalfTurn));
    Some(Placed { card: read_card(number, content)?, turned })
}

#[cfg(test)]
mod tests {
    use sideboards_rules::CardId;

    use super::*;

    fn placed(card: usize, turned: Turned) -> Placed {
        Placed { card: CardId::new(card), turned }
    }

    #[test]
    fn an_answer_arrives_as_it_was_given() {
        let columns = vec![
            ReadColumn {
                placed: placed(59, Turned::HalfTurn),
                is_sure: true,
                others: Vec::new(),
                is_apart: false,
            },
            ReadColumn {
                placed: placed(0, Turned::AsPrinted),
                is_sure: false,
                others: vec![placed(4, Turned::HalfTurn), placed(5, Turned::AsPrinted)],
                is_apart: true,
            },
        ];
        let corners = [(0.0, 0.5), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)];
        let content = Content::classic();
        let answers = [
            Ok(PhotoReading { corners, columns }),
            Err(PhotoRefusal::NoBoard),
            Err(PhotoRefusal::Corners),
            Err(PhotoRefusal::TooFewCards),
            Err(PhotoRefusal::NoReader),
        ];
        for answer in answers {
            assert_eq!(PhotoReading::read(&PhotoReading::write(&answer), &content), answer);
        }
        for text in [
            "",
            "1 2 3",
            "0 0 1 0 1 1 0 1\n10 60",
            "0 0 1 0 1 1 0 1\n10",
            "0 0 1 0 1 1 0 1\n1 3",
            "0 0 1 0 1 1 0 1\n10 3 x",
        ] {
            assert_eq!(PhotoReading::read(text, &content), Err(PhotoRefusal::NoReader), "{text:?}");
        }
    }
}
