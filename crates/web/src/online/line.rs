use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{MessageEvent, WebSocket};

use super::pulse::{Due, Pulse};
use crate::place;

/// The connection to a room, dialled again whenever it is lost. Whoever has it must let it beat.
#[derive(Clone)]
pub(super) struct Line(Rc<RefCell<Wire>>);

/// How the connection is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LineState {
    Connecting,
    Connected,
    /// It did not work; we try again.
    Offline,
}

/// What comes over a line.
pub(super) enum Heard {
    /// Somebody has picked up.
    Hello,
    Words(String),
    /// It is time for a sign of life.
    Silence,
    /// Nobody is there.
    Nobody,
}

struct Wire {
    path: String,
    socket: Option<WebSocket>,
    /// Which socket it is: what comes from others is out of date.
    number: u32,
    pulse: Pulse,
    tell: Rc<dyn Fn(Heard)>,
}

impl Line {
    pub(super) fn new(path: String, tell: impl Fn(Heard) + 'static) -> Self {
        let wire = Wire { path, socket: None, number: 0, pulse: Pulse::new(), tell: Rc::new(tell) };
        Self(Rc::new(RefCell::new(wire)))
    }

    /// Does what is due.
    pub(super) fn beat(&self) {
        let due = self.0.borrow().pulse.due(now());
        match due {
            Due::Nothing => {}
            Due::Dial => self.dial(),
            Due::Ping => self.tell(Heard::Silence),
            Due::HangUp => self.lost(),
        }
    }

    /// Dials at once if somebody looks.
    pub(super) fn hurry(&self) {
        if !document().hidden() {
            self.0.borrow_mut().pulse.hurry();
            self.beat();
        }
    }

    /// Ends the call and begins another one.
    pub(super) fn redial(&self) {
        self.hang_up();
        self.0.borrow_mut().pulse = Pulse::new();
        self.beat();
    }

    /// Ends the call; nobody is called any more.
    pub(super) fn end(&self) {
        self.hang_up();
        self.0.borrow_mut().pulse.end();
    }

    /// Says something if somebody listens.
    pub(super) fn say(&self, words: &str) {
        let mut wire = self.0.borrow_mut();
        let socket = wire.socket.clone().filter(|socket| socket.ready_state() == WebSocket::OPEN);
        if let Some(socket) = socket {
            wire.pulse.said(now());
            // What cannot be sent is sent again after the next call.
            let _ = socket.send_with_str(words);
        }
    }

    fn dial(&self) {
        let mut wire = self.0.borrow_mut();
        wire.pulse.dialled(now());
        wire.number += 1;
        wire.socket = WebSocket::new(&address(&wire.path)).ok();
        let (number, socket) = (wire.number, wire.socket.clone());
        drop(wire);
        let Some(socket) = socket else { return self.lost() };
        let line = self.clone();
        let listen = move |event: MessageEvent| line.listen(number, &event);
        let listener = Closure::<dyn FnMut(MessageEvent)>::new(listen).into_js_value();
        let listener = Some(listener.unchecked_ref());
        socket.set_onopen(listener);
        socket.set_onmessage(listener);
        socket.set_onclose(listener);
    }

    /// Takes an event of a socket, if it is the one that we talk over.
    fn listen(&self, number: u32, event: &MessageEvent) {
        if self.0.borrow().number != number {
            return;
        }
        match event.type_().as_str() {
            "open" => {
                self.0.borrow_mut().pulse.picked_up(now());
                self.tell(Heard::Hello);
            }
            "message" => {
                self.0.borrow_mut().pulse.heard(now());
                self.tell(Heard::Words(event.data().as_string().unwrap_or_default()));
            }
            _ => self.lost(),
        }
    }

    fn tell(&self, heard: Heard) {
        let tell = Rc::clone(&self.0.borrow().tell);
        tell(heard);
    }

    /// Ends a call that is dead, or never came to be.
    pub(super) fn lost(&self) {
        self.0.borrow_mut().pulse.lost(now());
        self.hang_up();
        self.tell(Heard::Nobody);
    }

    fn hang_up(&self) {
        let mut wire = self.0.borrow_mut();
        wire.number += 1;
        let socket = wire.socket.take();
        drop(wire);
        if let Some(socket) = socket {
            // It is closed or will be.
            let _ = socket.close();
        }
    }
}

fn now() -> f64 {
    js_sys::Date::now()
}

fn address(path: &str) -> String {
    // Both http and https become what sockets are called there.
    format!("{}{path}", place::origin().replacen("http", "ws", 1))
}
