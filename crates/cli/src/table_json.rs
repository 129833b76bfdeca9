//! A table as JSON, written by people and scripts, or from a score sheet.

use serde::Deserialize;
use serde_json::Value;
use sideboards_client::sheet::{Paper, PaperPlayer};
use sideboards_rules::{
    Content, Goals, Notation, Placed, Sideboard, Tabletop, TabletopError, TabletopPlayer, UnknownVariant,
    Variant,
};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a table: goals, variant and players")]
struct TableFile {
    goals: Vec<i64>,
    #[serde(default)]
    variant: Option<String>,
    /// Read one by one, so that a fault can be reported with the player's name.
    players: Vec<Value>,
    /// The box, if the table names it.
    #[serde(default, rename = "box")]
    played_with: Option<BoxFile>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a box: name and hash")]
struct BoxFile {
    #[serde(default)]
    name: Option<String>,
    hash: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "a player: name, exchange_used and cards")]
struct PlayerFile {
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    exchange_used: bool,
    cards: Vec<Value>,
}

/// A table that can be scored, and the names of its players.
#[derive(Debug)]
pub(crate) struct NamedTable<'c> {
    pub(crate) goals: Goals,
    pub(crate) names: Vec<String>,
    pub(crate) sideboards: Vec<Sideboard>,
    pub(crate) table: Tabletop<'c>,
}

impl<'c> NamedTable<'c> {
    /// Reads a table, or describes the fault in one line, naming the player and the card.
    pub(crate) fn parse(text: &str, content: &'c Content) -> Result<Self, String> {
        let text = text.trim();
        if text.is_empty() {
            return Err("not a table: there is nothing in it".to_owned());
        }
        if !text.starts_with('{') {
            return Err("not a table: a table is a JSON object with goals and players".to_owned());
        }
        let file: TableFile = serde_json::from_str(text).map_err(|error| format!("not a table: {error}"))?;
        // First of all: with another box everything below would be about other goals and cards.
        file.played_with.map_or(Ok(()), |played_with| played_with.check(content))?;
        let goals = content.goals(&file.goals).map_err(|error| error.to_string())?;
        let variant: Variant = match file.variant {
            None => Variant::default(),
            Some(word) => word.parse().map_err(|error: UnknownVariant| error.to_string())?,
        };
        let (mut names, mut players) = (Vec::new(), Vec::new());
        for (number, player) in (1..).zip(file.players) {
            let called = name_of(&player, number)?;
            let (name, player) = PlayerFile::read(player, &called, content)?;
            names.push(name.unwrap_or(called));
            players.push(player);
        }
        Self::new(content, variant, goals, names, players)
    }

    /// Takes a score sheet, or tells in one line what is wrong with it.
    pub(crate) fn of_sheet(paper: &'c Paper) -> Result<Self, String> {
        let name = |(number, player): (usize, &PaperPlayer)| match player.name.as_str() {
            "" => placeholder(number),
            name => name.to_owned(),
        };
        let names = (1..).zip(&paper.players).map(name).collect();
        Self::new(&paper.content, paper.variant(), paper.goals, names, paper.table_players())
    }

    fn new(
        content: &'c Content,
        variant: Variant,
        goals: Goals,
        names: Vec<String>,
        players: Vec<TabletopPlayer>,
    ) -> Result<Self, String> {
        let sideboards: Vec<Sideboard> = players.iter().map(|player| player.sideboard).collect();
        let table = Tabletop::new(content, variant, goals, players)
            .map_err(|error| explain(&error, &names, &sideboards, content))?;
        Ok(Self { goals, names, sideboards, table })
    }
}

impl BoxFile {
    /// A shorter beginning of a hash would not tell boxes apart.
    const SHORTEST: usize = 16;

    /// Refuses to score with another box than the one that was played with.
    fn check(&self, content: &Content) -> Result<(), String> {
        let (hash, here) = (self.hash.to_ascii_lowercase(), content.hash().to_string());
        let is_hash = (Self::SHORTEST..=here.len()).contains(&hash.len())
            && hash.bytes().all(|digit| digit.is_ascii_hexdigit());
        if !is_hash {
            return Err(format!("box: the hash {:?} is not 16 to 64 hexadecimal digits", self.hash));
        }
        if here.starts_with(&hash) {
            return Ok(());
        }
        let name = self.name.as_deref().map_or(String::new(), |name| format!("{name:?}, "));
        Err(format!(
            "the table was played with the box {name}hash {}, which is missing; this is the box {:?}, hash {}; \
             give the missing box with --content FILE",
            &hash[..Self::SHORTEST],
            content.name(),
            &here[..Self::SHORTEST]
        ))
    }
}

/// Returns what a player without a name is called.
fn placeholder(number: usize) -> String {
    format!("Player {number}")
}

/// Returns the name of a player, or a placeholder.
fn name_of(player: &Value, number: usize) -> Result<String, String> {
    match player.get("name") {
        Some(Value::String(name)) if name.chars().any(char::is_control) => {
            Err(format!("player {number}: the name {name:?} has control characters"))
        }
        Some(Value::String(name)) => Ok(name.clone()),
        _ => Ok(placeholder(number)),
    }
}

impl PlayerFile {
    fn read(
        player: Value,
        name: &str,
        content: &Content,
    ) -> Result<(Option<String>, TabletopPlayer), String> {
        if !player.is_object() {
            return Err(format!("player {name:?}: a player is a JSON object with cards"));
        }
        let file: Self =
            serde_json::from_value(player).map_err(|error| format!("player {name:?}: {error}"))?;
        let mut cards = Vec::new();
        for (number, card) in (1..).zip(&file.cards) {
            let text = card
                .as_str()
                .ok_or_else(|| format!("player {name:?}, card {number}: {card} is not a text"))?;
            let placed = Placed::read(text, content.deck())
                .map_err(|error| format!("player {name:?}, card {number}: {error}"))?;
            cards.push(placed);
        }
        let sideboard =
            Sideboard::try_from(cards.as_slice()).map_err(|error| format!("player {name:?}: {error}"))?;
        Ok((file.name, TabletopPlayer { sideboard, exchange_used: file.exchange_used }))
    }
}

/// Explains a fault of a table with the names of its players.
fn explain(error: &TabletopError, names: &[String], sideboards: &[Sideboard], content: &Content) -> String {
    match *error {
        TabletopError::Players(_) | TabletopError::FourCardAlone => error.to_string(),
        TabletopError::NoCards { seat } => {
            format!("player {:?} has no cards; a sideboard has 1 to 8", names[seat.index()])
        }
        TabletopError::CardTwice { seat, card } => {
            let lying = sideboards[seat.index()].cards().iter().rfind(|placed| placed.card == card);
            let text = lying.map(|placed| content.deck().text(placed).to_string()).unwrap_or_default();
            format!("player {:?}, card {text:?}: this card is already on the table", names[seat.index()])
        }
        TabletopError::NoExchangeCards { seat } => {
            format!(
                "player {:?} used an exchange card, but the four-card variant has none",
                names[seat.index()]
            )
        }
    }
}
