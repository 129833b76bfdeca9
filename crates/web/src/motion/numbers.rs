//! Numbers that count up to their new values.

use std::cell::RefCell;

use leptos::prelude::*;
use sideboards_client::Clock;
use wasm_bindgen::JsCast;
use web_sys::{Element, Node};

use super::all;
use crate::browser::Browser;

/// The numbers of the goals.
pub(super) const GOALS: &str = ".goals .goal-standing";

/// The own points.
pub(super) const TOTAL: &str = ".own-points";

/// Duration of counting, in milliseconds.
const DURATION: u64 = 260;

/// The texts with numbers before the change.
pub(super) struct Numbers(Vec<(&'static str, Vec<String>)>);

/// A text that is counting.
struct Roll {
    node: Node,
    from: String,
    to: String,
    /// The last text it showed. If it differs, the page has changed it, and is right.
    shown: String,
    begins: u64,
}

thread_local! {
    static ROLLING: RefCell<Vec<Roll>> = const { RefCell::new(Vec::new()) };
}

impl Numbers {
    pub(super) fn read() -> Self {
        let read = |selector| (selector, texts(selector).iter().map(said).collect());
        Self([GOALS, TOTAL].map(read).into())
    }

    /// Counts numbers up from their old values, optionally only inside an element, after a delay in milliseconds.
    pub(super) fn roll(&self, selector: &str, inside: Option<&Element>, delay: u32) {
        let Some((_, before)) = self.0.iter().find(|(known, _)| *known == selector) else { return };
        let now = texts(selector);
        if now.len() != before.len() {
            return;
        }
        let begins = Browser.now() + u64::from(delay);
        let was_idle = ROLLING.with_borrow(Vec::is_empty);
        for (node, from) in now.into_iter().zip(before) {
            let to = said(&node);
            if *from != to && inside.is_none_or(|element| element.contains(Some(&node))) {
                node.set_node_value(Some(from));
                let (from, shown) = (from.clone(), from.clone());
                ROLLING.with_borrow_mut(|rolling| rolling.push(Roll { node, from, to, shown, begins }));
            }
        }
        if was_idle {
            go_on();
        }
    }
}

fn said(node: &Node) -> String {
    node.node_value().unwrap_or_default()
}

/// Finds the texts inside some elements.
fn texts(selector: &str) -> Vec<Node> {
    fn gather(node: &Node, found: &mut Vec<Node>) {
        if node.node_type() == Node::TEXT_NODE {
            found.push(node.clone());
        }
        let children = node.child_nodes();
        (0..children.length())
            .filter_map(|index| children.get(index))
            .for_each(|child| gather(&child, found));
    }
    let mut found = Vec::new();
    for element in &all(selector) {
        gather(element.unchecked_ref(), &mut found);
    }
    found
}

fn go_on() {
    if ROLLING.with_borrow(Vec::is_empty) {
        return;
    }
    request_animation_frame(|| {
        let now = Browser.now();
        ROLLING.with_borrow_mut(|rolling| rolling.retain_mut(|roll| roll.step(now)));
        go_on();
    });
}

pub(super) fn finish_all() {
    for mut roll in ROLLING.take() {
        roll.step(u64::MAX);
    }
}

impl Roll {
    /// Shows the next step, and returns whether it goes on.
    fn step(&mut self, now: u64) -> bool {
        if said(&self.node) != self.shown {
            return false;
        }
        let passed = now.saturating_sub(self.begins).min(DURATION);
        self.shown = between(&self.from, &self.to, passed as f64 / DURATION as f64);
        self.node.set_node_value(Some(&self.shown));
        passed < DURATION
    }
}

/// Returns a text with numbers between those of two otherwise equal texts.
fn between(from: &str, to: &str, part: f64) -> String {
    let (from, to_parts) = (split(from), split(to));
    if from.len() != to_parts.len() {
        return to.to_owned();
    }
    let number = |text: &str| text.parse::<f64>().ok();
    let pairs = from.iter().zip(&to_parts).map(|(from, to)| match (number(from), number(to)) {
        (Some(from), Some(to)) => (from + (to - from) * part).round().to_string(),
        _ => (*to).to_owned(),
    });
    pairs.collect()
}

/// Splits a text into numbers and the text between them.
fn split(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_number = first.is_ascii_digit();
        let end = rest.find(|letter: char| letter.is_ascii_digit() != is_number).unwrap_or(rest.len());
        let (part, more) = rest.split_at(end);
        parts.push(part);
        rest = more;
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_count_up_and_words_stay() {
        assert_eq!(between("1 × 4 = 4", "3 × 4 = 12", 0.0), "1 × 4 = 4");
        assert_eq!(between("1 × 4 = 4", "3 × 4 = 12", 0.5), "2 × 4 = 8");
        assert_eq!(between("19 points", "24 points", 1.0), "24 points");
        assert_eq!(between("1 point", "24 points", 0.5), "13 points");
        assert_eq!(between("24 (+8)", "30", 0.3), "30", "another sentence");
        assert_eq!(between("", "7", 0.3), "7");
    }
}
