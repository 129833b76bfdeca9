//! Tells a room that is not open in this tab that a seat of it is given up.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use sideboards_client::Clock;
use sideboards_client::room::{Farewell, FarewellOutcome};
use sideboards_protocol::{RefusalCode, SeatKey};

use super::socket::{Socket, SocketEvent};
use super::{Failure, api};
use crate::browser::{Browser, announce, departures, fresh_seed};

/// Announces within this tab that a room knows of a departure.
pub(crate) const TOLD: &str = "sideboards-told";

/// How long a connection may take. What it could not tell is told later.
const FAREWELL_TIMEOUT: Duration = Duration::from_secs(10);

/// Tries once to tell a room; [`super::ask_for_turns`] tries again.
pub(crate) fn say_farewell(key: SeatKey) {
    let prefix = fresh_seed().to_string()[..12].to_owned();
    let farewell = RefCell::new(Farewell::new(&key, prefix));
    let path = format!("/ws/rooms/{}", key.room);
    // The listener exists before the socket, which it refers to.
    let opened = Rc::new(RefCell::new(None::<Socket>));
    let told = Rc::clone(&opened);
    let socket = Socket::new(path, move |event| {
        let Some(socket) = told.borrow().clone() else { return };
        let outcome = match event {
            SocketEvent::Opened => {
                farewell.borrow_mut().opened(Browser.now()).iter().for_each(|text| socket.send(text));
                None
            }
            SocketEvent::Message(text) => farewell.borrow_mut().received(&text, Browser.now()),
            SocketEvent::Closed => {
                told.borrow_mut().take();
                return check_room(key.clone());
            }
        };
        if let Some(outcome) = outcome {
            socket.close();
            told.borrow_mut().take();
            if outcome == FarewellOutcome::Left {
                forget(&key);
            }
        }
    });
    *opened.borrow_mut() = Some(socket.clone());
    socket.open();
    let give_up = move || {
        if let Some(socket) = opened.borrow_mut().take() {
            socket.close();
        }
    };
    set_timeout(give_up, FAREWELL_TIMEOUT);
}

/// A failed socket does not say why: a room that does not exist waits for no one.
fn check_room(key: SeatKey) {
    api::look_for(&key.room.clone(), move |answer| {
        if answer == Err(Failure::Refused(RefusalCode::NoSuchRoom)) {
            forget(&key);
        }
    });
}

fn forget(key: &SeatKey) {
    departures().done(key);
    announce(TOLD);
}
