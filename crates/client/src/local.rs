//! Games that run on this device: one person, bots, or several people around it.

mod asking;
mod cast;
mod consequences;
mod draft;
mod game;
mod known_deals;
mod player;
mod promise;
mod purpose;
mod round_log;
mod saved;
mod session;
mod standing;

pub use self::asking::Asked;
pub use self::cast::bot_at;
pub use self::consequences::{Consequences, News};
pub use self::draft::Draft;
pub use self::game::LocalGame;
pub use self::known_deals::note_known;
pub use self::player::Player;
pub use self::promise::{Promise, before};
pub use self::purpose::Purpose;
pub use self::round_log::RoundLog;
pub use self::saved::{LoadError, load, record_in, save};
pub use self::session::{Decided, LocalSession};
pub use self::standing::Standing;
pub use sideboards_bots::Character;
