//! Games in rooms of a server, with people elsewhere: sockets and requests. The known state of a room is in the
//! client.

mod api;
mod farewell;
mod push;
mod room;
mod socket;
mod turns;
mod visit;

pub(crate) use api::{
    Failure, enter_daily, finished_game, join_group, leave_group, look_at_daily, look_at_group, my_games,
    open_room, quick_offer, report, seat_qr, sit_among_strangers, take_seat,
};
pub(crate) use farewell::{TOLD, say_farewell};
pub(crate) use push::{Messages, look_at_messages, stop_messages, want_messages};
pub(crate) use room::{Room, is_meeting};
pub(crate) use turns::{TurnsElsewhere, ask_for_turns, heard, mark_icons};
pub(crate) use visit::Visit;
