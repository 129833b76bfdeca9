use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::document;
use sideboards_client::Clock;
use sideboards_client::room::{Due, Reconnect};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{MessageEvent, WebSocket};

use crate::browser::Browser;
use crate::place;

/// A WebSocket to a room that is opened again whenever it is lost. Its owner must call [`Self::beat`] regularly.
#[derive(Clone)]
pub(super) struct Connection(Rc<RefCell<State>>);

/// What happens to a connection.
pub(super) enum ConnectionEvent {
    Opened,
    Message(String),
    /// It is time for a sign of life.
    Idle,
    Lost,
}

struct State {
    path: String,
    socket: Option<WebSocket>,
    /// Which socket it is: what comes from others is out of date.
    number: u32,
    reconnect: Reconnect,
    tell: Rc<dyn Fn(ConnectionEvent)>,
}

impl Connection {
    pub(super) fn new(path: String, tell: impl Fn(ConnectionEvent) + 'static) -> Self {
        let state =
            State { path, socket: None, number: 0, reconnect: Reconnect::default(), tell: Rc::new(tell) };
        Self(Rc::new(RefCell::new(state)))
    }

    /// Does what is due.
    pub(super) fn beat(&self) {
        let due = self.0.borrow().reconnect.due(Browser.now());
        match due {
            Due::Nothing => {}
            Due::Connect => self.open(),
            Due::Ping => self.tell(ConnectionEvent::Idle),
            Due::Close => self.lost(),
        }
    }

    /// Connects at once if the page is visible.
    pub(super) fn hurry(&self) {
        if !document().hidden() {
            self.0.borrow_mut().reconnect.hurry();
            self.beat();
        }
    }

    /// Closes the socket and opens another one.
    pub(super) fn reopen(&self) {
        self.close();
        self.0.borrow_mut().reconnect = Reconnect::default();
        self.beat();
    }

    /// Closes the socket for good.
    pub(super) fn end(&self) {
        self.close();
        self.0.borrow_mut().reconnect.end();
    }

    /// Sends a text if the socket is open. What cannot be sent is sent again after the next hello.
    pub(super) fn send(&self, text: &str) {
        let mut state = self.0.borrow_mut();
        let socket = state.socket.clone().filter(|socket| socket.ready_state() == WebSocket::OPEN);
        if let Some(socket) = socket {
            state.reconnect.sent(Browser.now());
            let _ = socket.send_with_str(text);
        }
    }

    fn open(&self) {
        let mut state = self.0.borrow_mut();
        state.reconnect.connecting(Browser.now());
        state.number += 1;
        state.socket = WebSocket::new(&address(&state.path)).ok();
        let (number, socket) = (state.number, state.socket.clone());
        drop(state);
        let Some(socket) = socket else { return self.lost() };
        let connection = self.clone();
        let listen = move |event: MessageEvent| connection.listen(number, &event);
        let listener = Closure::<dyn FnMut(MessageEvent)>::new(listen).into_js_value();
        let listener = Some(listener.unchecked_ref());
        socket.set_onopen(listener);
        socket.set_onmessage(listener);
        socket.set_onclose(listener);
    }

    /// Takes an event of a socket, if it is the current one.
    fn listen(&self, number: u32, event: &MessageEvent) {
        if self.0.borrow().number != number {
            return;
        }
        match event.type_().as_str() {
            "open" => {
                self.0.borrow_mut().reconnect.connected(Browser.now());
                self.tell(ConnectionEvent::Opened);
            }
            "message" => {
                self.0.borrow_mut().reconnect.received(Browser.now());
                self.tell(ConnectionEvent::Message(event.data().as_string().unwrap_or_default()));
            }
            _ => self.lost(),
        }
    }

    fn tell(&self, event: ConnectionEvent) {
        let tell = Rc::clone(&self.0.borrow().tell);
        tell(event);
    }

    /// Closes a socket that is dead, or could not be opened.
    pub(super) fn lost(&self) {
        self.0.borrow_mut().reconnect.lost(Browser.now());
        self.close();
        self.tell(ConnectionEvent::Lost);
    }

    fn close(&self) {
        let mut state = self.0.borrow_mut();
        state.number += 1;
        let socket = state.socket.take();
        drop(state);
        if let Some(socket) = socket {
            // It is closed or will be.
            let _ = socket.close();
        }
    }
}

fn address(path: &str) -> String {
    // Both http and https become what sockets are called there.
    format!("{}{path}", place::origin().replacen("http", "ws", 1))
}
