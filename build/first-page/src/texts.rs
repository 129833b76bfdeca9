//! The texts of the home page.

/// The texts of the home page in one language.
#[derive(Clone, Debug)]
pub struct Texts {
    /// The name of the game.
    pub title: String,
    /// The summary of the game.
    pub lead: String,
    /// The number of players and the duration.
    pub facts: String,
    /// The link to the tutorial.
    pub learn: String,
    /// The link for people who know the game.
    pub know: String,
    /// The link back to the current game.
    pub resume: String,
    /// The button that begins a game.
    pub play: String,
    /// The settings of that game: as the last time.
    pub again: String,
    /// The link to other settings.
    pub new_game: String,
    /// The link to the result of the current game.
    pub finished: String,
    /// The daily deal.
    pub daily: String,
    /// Its description.
    pub daily_text: String,
    /// Rooms.
    pub online: String,
    /// Their description.
    pub online_text: String,
    /// Puzzles.
    pub puzzles: String,
    /// What they are.
    pub puzzles_text: String,
    /// A game alone.
    pub solo: String,
    /// A game against bots.
    pub bots: String,
    /// A game around one device.
    pub device: String,
    /// The heading of the other tiles.
    pub besides: String,
    /// The score sheet.
    pub sheet: String,
    /// Games that are over.
    pub past: String,
    /// Statistics of these games.
    pub statistics: String,
    /// Custom boxes.
    pub boxes: String,
    /// When it works offline.
    pub offline: String,
    /// The authors of game and edition.
    pub edition: String,
    /// The licences of third-party work.
    pub licences: String,
}

/// The texts around the home page. The program draws that part itself.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The link that skips the navigation.
    pub skip: String,
    /// The label of the navigation.
    pub navigation: String,
    /// The link to the tutorial.
    pub learn: String,
    /// The link to the rules.
    pub rules: String,
    /// The link to the settings.
    pub settings: String,
    /// The button that opens a saved game.
    pub open: String,
}
