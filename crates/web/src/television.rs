//! What a television shows at every stage of a room: the frame, boards, the clock, the seats and the way in. Nothing here can be
//! pressed: a television has no mouse.

mod board;
mod chairs;
mod clock;
mod frame;

pub(crate) use board::{tv_board, tv_face};
pub(crate) use chairs::Chairs;
pub(crate) use clock::{TvClock, TvStarts};
pub(crate) use frame::TvFrame;
