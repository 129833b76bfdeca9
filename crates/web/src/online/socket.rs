use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{MessageEvent, WebSocket};

use crate::place;

/// A browser's WebSocket to a room, which can be reopened.
#[derive(Clone)]
pub(super) struct Socket(Rc<RefCell<State>>);

/// An event of a socket.
pub(super) enum SocketEvent {
    Opened,
    Message(String),
    Closed,
}

struct State {
    path: String,
    socket: Option<WebSocket>,
    /// The number of the socket: events of others are outdated.
    number: u32,
    tell: Rc<dyn Fn(SocketEvent)>,
}

impl Socket {
    pub(super) fn new(path: String, tell: impl Fn(SocketEvent) + 'static) -> Self {
        Self(Rc::new(RefCell::new(State { path, socket: None, number: 0, tell: Rc::new(tell) })))
    }

    /// Opens a socket in place of an earlier one.
    pub(super) fn open(&self) {
        self.close();
        let mut state = self.0.borrow_mut();
        state.socket = WebSocket::new(&address(&state.path)).ok();
        let (number, socket) = (state.number, state.socket.clone());
        drop(state);
        let Some(socket) = socket else { return self.tell(SocketEvent::Closed) };
        let this = self.clone();
        let listen = move |event: MessageEvent| this.listen(number, &event);
        let listener = Closure::<dyn FnMut(MessageEvent)>::new(listen).into_js_value();
        let listener = Some(listener.unchecked_ref());
        socket.set_onopen(listener);
        socket.set_onmessage(listener);
        socket.set_onclose(listener);
    }

    /// Sends a text if the socket is open.
    pub(super) fn send(&self, text: &str) {
        let state = self.0.borrow();
        let socket = state.socket.as_ref().filter(|socket| socket.ready_state() == WebSocket::OPEN);
        if let Some(socket) = socket {
            // Unsent texts are sent again after the next hello.
            let _ = socket.send_with_str(text);
        }
    }

    pub(super) fn close(&self) {
        let mut state = self.0.borrow_mut();
        state.number += 1;
        let socket = state.socket.take();
        drop(state);
        if let Some(socket) = socket {
            // It is closed or will be.
            let _ = socket.close();
        }
    }

    /// Handles an event of a socket, if it is the current one.
    fn listen(&self, number: u32, event: &MessageEvent) {
        if self.0.borrow().number != number {
            return;
        }
        self.tell(match event.type_().as_str() {
            "open" => SocketEvent::Opened,
            "message" => SocketEvent::Message(event.data().as_string().unwrap_or_default()),
            _ => SocketEvent::Closed,
        });
    }

    fn tell(&self, event: SocketEvent) {
        let tell = Rc::clone(&self.0.borrow().tell);
        tell(event);
    }
}

fn address(path: &str) -> String {
    // http becomes ws, and https becomes wss.
    format!("{}{path}", place::origin().replacen("http", "ws", 1))
}
