//! The worker that thinks for the page.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use js_sys::Array;
use sideboards_client::thinking::{self, Question};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::browser::boxes;

/// Gets the answer, or nothing if the worker failed.
type Callback = Box<dyn FnOnce(Option<String>)>;

/// The worker of this page, and the questions that wait for it. Questions are answered in the order they are asked.
#[derive(Clone)]
pub(crate) struct Thinker(Rc<RefCell<State>>);

struct State {
    script: String,
    worker: Option<Worker>,
    waiting: VecDeque<(u32, Array, Callback)>,
    asked: u32,
    failures: u32,
}

impl Thinker {
    pub(crate) fn new(script: String) -> Self {
        Self(Rc::new(RefCell::new(State {
            script,
            worker: None,
            waiting: VecDeque::new(),
            asked: 0,
            failures: 0,
        })))
    }

    /// Asks, and calls back with the answer.
    pub(crate) fn ask(&self, question: Question, callback: impl FnOnce(Option<String>) + 'static) {
        self.send(&packed(&question), &JsValue::UNDEFINED, Box::new(callback));
    }

    /// Asks about a picture, whose pixels are copied to the worker.
    pub(crate) fn ask_about(
        &self,
        question: &str,
        pixels: &JsValue,
        callback: impl FnOnce(Option<String>) + 'static,
    ) {
        self.send(question, pixels, Box::new(callback));
    }

    fn send(&self, question: &str, pixels: &JsValue, callback: Callback) {
        let mut state = self.0.borrow_mut();
        state.asked += 1;
        let id = state.asked;
        if state.worker.is_none() {
            state.worker = self.start(&state.script);
        }
        let message = Array::of3(&id.into(), &question.into(), pixels);
        state.send(&message);
        state.waiting.push_back((id, message, callback));
    }

    /// Forgets all questions; what the worker is at is not worth waiting for.
    pub(crate) fn forget(&self) {
        let mut state = self.0.borrow_mut();
        if !state.waiting.is_empty() {
            state.waiting.clear();
            state.stop();
        }
    }

    fn start(&self, script: &str) -> Option<Worker> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(script, &options).ok()?;
        let thinker = self.clone();
        let on_message =
            Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| thinker.receive(&event));
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        on_message.forget();
        let thinker = self.clone();
        let on_error = Closure::<dyn FnMut()>::new(move || thinker.restart());
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        on_error.forget();
        Some(worker)
    }

    fn receive(&self, event: &MessageEvent) {
        let data: Array = event.data().unchecked_into();
        let (id, text) = (data.get(0).as_f64(), data.get(1).as_string());
        let mut state = self.0.borrow_mut();
        let place = state.waiting.iter().position(|(waiting, ..)| Some(f64::from(*waiting)) == id);
        let Some((_, _, callback)) = place.and_then(|place| state.waiting.remove(place)) else { return };
        if text.is_some() {
            state.failures = 0;
        }
        drop(state);
        callback(text);
    }

    /// Browsers may end a worker when memory is short, or fail to load it: begin anew and ask again, but only once.
    fn restart(&self) {
        let mut state = self.0.borrow_mut();
        state.stop();
        state.failures += 1;
        if state.failures > 1 {
            let waiting = std::mem::take(&mut state.waiting);
            drop(state);
            return waiting.into_iter().for_each(|(_, _, callback)| callback(None));
        }
        if state.waiting.is_empty() {
            return;
        }
        state.worker = self.start(&state.script);
        for (_, message, _) in &state.waiting {
            state.send(message);
        }
    }

    /// Ends the worker, and forgets all questions.
    pub(crate) fn end(&self) {
        let mut state = self.0.borrow_mut();
        state.waiting.clear();
        state.stop();
    }

    /// Makes another one, with a worker of its own.
    pub(crate) fn another(&self) -> Self {
        Self::new(self.0.borrow().script.clone())
    }
}

impl State {
    fn send(&self, message: &Array) {
        if let Some(worker) = &self.worker {
            // The only way to fail is data that cannot be copied; numbers, texts and pixels can.
            let _ = worker.post_message(message);
        }
    }

    fn stop(&mut self) {
        if let Some(worker) = self.worker.take() {
            worker.terminate();
        }
    }
}

/// Writes a question, with the box that its record is of.
fn packed(question: &Question) -> String {
    let file = boxes().text_of(&boxes().of_record(&question.to_string()));
    question.write(file)
}

thread_local! {
    /// What answers, in the worker.
    static ANSWERER: RefCell<thinking::Worker> = RefCell::default();
}

/// Answers a question, in the worker.
pub(crate) fn answer(question: &str) -> String {
    ANSWERER.with_borrow_mut(|answerer| answerer.answer(question))
}
