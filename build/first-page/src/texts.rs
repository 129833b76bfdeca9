/// The texts of the home page in one language.
#[derive(Clone, Debug)]
pub struct Texts {
    /// The name of the game.
    pub title: String,
    /// What one does in the game.
    pub lead: String,
    /// Who can play, and how long it takes.
    pub facts: String,
    /// Leads to the tutorial.
    pub learn: String,
    /// Leads past it.
    pub know: String,
    /// Leads back to the game on the table.
    pub resume: String,
    /// Begins a game.
    pub play: String,
    /// Which one: one like the last.
    pub again: String,
    /// Leads to other settings.
    pub new_game: String,
    /// Leads to the result of the game on the table.
    pub finished: String,
    /// The puzzle of the day.
    pub daily: String,
    /// What it is.
    pub daily_text: String,
    /// Rooms.
    pub online: String,
    /// What they are.
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
    /// What there is besides games.
    pub besides: String,
    /// The score sheet.
    pub sheet: String,
    /// Games that are over.
    pub past: String,
    /// What they say.
    pub statistics: String,
    /// Own boxes.
    pub boxes: String,
    /// When it works without the network.
    pub offline: String,
    /// Whose game it is.
    pub edition: String,
    /// The licences of everything that others wrote.
    pub licences: String,
}

/// The texts around the home page. The program draws that part itself.
#[derive(Clone, Debug)]
pub struct Frame {
    /// Leads past the navigation.
    pub skip: String,
    /// What the navigation is called.
    pub navigation: String,
    /// Leads to the tutorial.
    pub learn: String,
    /// Leads to the rules.
    pub rules: String,
    /// Leads to the settings.
    pub settings: String,
    /// Opens a saved game.
    pub open: String,
}
