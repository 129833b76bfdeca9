use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{MessageEvent, WebSocket};

use super::pulse::{Due, Pulse};
use crate::place;

/// The connection to a room, dialled again whenever it is lost.
#[derive(Clone, Copy)]
pub(crate) struct Line {
    pub(crate) state: RwSignal<LineState>,
    wire: StoredValue<Wire, LocalStorage>,
}

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
    /// Nobody has picked up.
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
    /// Dials, and goes on until it is hung up.
    pub(super) fn begin(path: String, tell: impl Fn(Heard) + 'static) -> Self {
        let wire = Wire { path, socket: None, number: 0, pulse: Pulse::new(), tell: Rc::new(tell) };
        let line = Self { state: RwSignal::new(LineState::Connecting), wire: StoredValue::new_local(wire) };
        let ticking = set_interval_with_handle(move || line.beat(), Duration::from_millis(500));
        let wake = move |_| {
            if !document().hidden() {
                line.hurry();
            }
        };
        let online = window_event_listener_untyped("online", wake);
        let offline = window_event_listener_untyped("offline", move |_| line.lost());
        let seen = window_event_listener_untyped("visibilitychange", wake);
        on_cleanup(move || {
            drop(ticking.map(|handle| handle.clear()));
            [online, offline, seen].into_iter().for_each(WindowListenerHandle::remove);
            line.hang_up();
        });
        line
    }

    /// Dials at once.
    pub(super) fn hurry(self) {
        self.wire.update_value(|wire| wire.pulse.hurry());
        self.beat();
    }

    /// Ends the call and begins another one.
    pub(super) fn redial(self) {
        self.hang_up();
        self.state.set(LineState::Connecting);
        self.wire.update_value(|wire| wire.pulse = Pulse::new());
        self.beat();
    }

    /// Ends the call; nobody is called any more.
    pub(super) fn end(self) {
        self.hang_up();
        self.wire.update_value(|wire| wire.pulse.end());
    }

    /// Says something if somebody listens.
    pub(super) fn say(self, words: &str) {
        self.wire.update_value(|wire| {
            if let Some(socket) =
                wire.socket.as_ref().filter(|socket| socket.ready_state() == WebSocket::OPEN)
            {
                wire.pulse.said(js_sys::Date::now());
                // What cannot be sent is sent again after the next call.
                let _ = socket.send_with_str(words);
            }
        });
    }

    fn beat(self) {
        let Some((due, tell)) =
            self.wire.try_with_value(|wire| (wire.pulse.due(js_sys::Date::now()), Rc::clone(&wire.tell)))
        else {
            return;
        };
        match due {
            Due::Nothing => {}
            Due::Dial => self.dial(),
            Due::Ping => tell(Heard::Silence),
            Due::HangUp => self.lost(),
        }
    }

    fn dial(self) {
        let number = self.wire.try_update_value(|wire| {
            wire.pulse.dialled(js_sys::Date::now());
            wire.number += 1;
            wire.socket = WebSocket::new(&address(&wire.path)).ok();
            (wire.number, wire.socket.clone())
        });
        let Some((number, Some(socket))) = number else { return self.lost() };
        let opened = move || {
            self.wire.update_value(|wire| wire.pulse.picked_up(js_sys::Date::now()));
            self.tell(Heard::Hello);
        };
        let heard = move |event: MessageEvent| {
            self.wire.update_value(|wire| wire.pulse.heard(js_sys::Date::now()));
            self.tell(Heard::Words(event.data().as_string().unwrap_or_default()));
        };
        let is_current = move || self.wire.try_with_value(|wire| wire.number) == Some(number);
        let listen = move |event: MessageEvent| match event.type_().as_str() {
            _ if !is_current() => {}
            "open" => opened(),
            "message" => heard(event),
            _ => self.lost(),
        };
        let listener = Closure::<dyn FnMut(MessageEvent)>::new(listen).into_js_value();
        socket.set_onopen(Some(listener.unchecked_ref()));
        socket.set_onmessage(Some(listener.unchecked_ref()));
        socket.set_onclose(Some(listener.unchecked_ref()));
    }

    fn tell(self, heard: Heard) {
        if let Some(tell) = self.wire.try_with_value(|wire| Rc::clone(&wire.tell)) {
            tell(heard);
        }
    }

    fn lost(self) {
        self.wire.update_value(|wire| wire.pulse.lost(js_sys::Date::now()));
        self.hang_up();
        // Whoever was connected a moment ago will soon be again.
        let is_first = self.state.try_get_untracked() == Some(LineState::Connected);
        self.state.try_set(if is_first { LineState::Connecting } else { LineState::Offline });
        self.tell(Heard::Nobody);
    }

    fn hang_up(self) {
        let socket = self.wire.try_update_value(|wire| {
            wire.number += 1;
            wire.socket.take()
        });
        if let Some(socket) = socket.flatten() {
            // It is closed or will be.
            let _ = socket.close();
        }
    }
}

fn address(path: &str) -> String {
    // Both http and https become what sockets are called there.
    format!("{}{path}", place::origin().replacen("http", "ws", 1))
}
