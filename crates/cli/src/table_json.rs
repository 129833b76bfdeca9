//! A table as JSON, as people and scripts write it.

use serde::Deserialize;
use sideboards_rules::{
    Content, Goals, Notation, Placed, Sideboard, Table, TableError, TablePlayer, Variant,
};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table: goals, variant and players")]
struct TableFile {
    goals: Vec<i64>,
    #[serde(default)]
    variant: Option<String>,
    players: Vec<PlayerFile>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a player: name, exchange_used and cards")]
struct PlayerFile {
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    exchange_used: bool,
    cards: Vec<String>,
}

/// A table that can be scored, and the names of its players.
#[derive(Debug)]
pub(crate) struct NamedTable<'c> {
    pub(crate) goals: Goals,
    pub(crate) names: Vec<String>,
    pub(crate) sideboards: Vec<Sideboard>,
    pub(crate) table: Table<'c>,
}

impl<'c> NamedTable<'c> {
    /// Reads a table, or tells in one line what is wrong with it, naming the player and the card.
    pub(crate) fn parse(text: &str, content: &'c Content) -> Result<Self, String> {
        let text = text.trim_end();
        if text.is_empty() {
            return Err("not a table: there is nothing in it".to_owned());
        }
        let file: TableFile = serde_json::from_str(text).map_err(|error| format!("not a table: {error}"))?;
        let goals = content.goals(&file.goals).map_err(|error| error.to_string())?;
        let variant: Variant = match file.variant {
            None => Variant::default(),
            Some(word) => {
                word.parse().map_err(|error: sideboards_rules::UnknownVariant| error.to_string())?
            }
        };
        let names: Vec<String> =
            (1..).zip(&file.players).map(|(number, player)| player.name(number)).collect::<Result<_, _>>()?;
        let players: Vec<TablePlayer> = file
            .players
            .iter()
            .zip(&names)
            .map(|(player, name)| player.read(name, content))
            .collect::<Result<_, _>>()?;
        let sideboards = players.iter().map(|player| player.sideboard).collect();
        let table = Table::new(content, variant, goals, players)
            .map_err(|error| explain(&error, &names, &file.players, content))?;
        Ok(Self { goals, names, sideboards, table })
    }
}

impl PlayerFile {
    fn name(&self, number: usize) -> Result<String, String> {
        match &self.name {
            None => Ok(format!("Player {number}")),
            Some(name) if name.chars().any(char::is_control) => {
                Err(format!("player {number}: the name {name:?} has control characters"))
            }
            Some(name) => Ok(name.clone()),
        }
    }

    fn read(&self, name: &str, content: &Content) -> Result<TablePlayer, String> {
        let mut cards = Vec::new();
        for (number, text) in (1..).zip(&self.cards) {
            let placed = Placed::read(text, content.deck())
                .map_err(|error| format!("player {name:?}, card {number}: {error}"))?;
            cards.push(placed);
        }
        let sideboard =
            Sideboard::try_from(cards.as_slice()).map_err(|error| format!("player {name:?}: {error}"))?;
        Ok(TablePlayer { sideboard, exchange_used: self.exchange_used })
    }
}

/// Says what is wrong with a table in the names that its players have.
fn explain(error: &TableError, names: &[String], players: &[PlayerFile], content: &Content) -> String {
    match *error {
        TableError::Players(_) | TableError::FourCardAlone => error.to_string(),
        TableError::NoCards { seat } => {
            format!("player {:?} has no cards; a sideboard has 1 to 8", names[seat.index()])
        }
        TableError::CardTwice { seat, card } => {
            let is_it =
                |text: &&String| Placed::read(text, content.deck()).is_ok_and(|placed| placed.card == card);
            let text = players[seat.index()].cards.iter().rfind(is_it).map_or("", String::as_str);
            format!("player {:?}, card {text:?}: this card is on the table already", names[seat.index()])
        }
        TableError::NoExchangeCards { seat } => format!(
            "player {:?} used an exchange card, but the four-card variant has none",
            names[seat.index()]
        ),
    }
}
