use std::sync::Arc;

use leptos::prelude::*;
use sideboards_client::new_game::Plan;
use sideboards_rules::{Content, Setup};

use crate::live::memo;

/// What is being chosen, and the boxes to choose from.
#[derive(Clone, Copy)]
pub(super) struct Form {
    boxes: StoredValue<Vec<Arc<Content>>>,
    /// It always fits its box.
    pub(super) plan: RwSignal<Plan>,
}

impl Form {
    pub(super) fn of(plan: Plan, boxes: Vec<Arc<Content>>) -> Self {
        let plan = fitted(plan, &boxes);
        Self { boxes: StoredValue::new(boxes), plan: RwSignal::new(plan) }
    }

    /// Changes the plan, and with it what does not go with the change.
    pub(super) fn change(self, change: impl FnOnce(&mut Plan)) {
        let mut plan = self.plan.get_untracked();
        change(&mut plan);
        self.plan.set(self.boxes.with_value(|boxes| fitted(plan, boxes)));
    }

    /// Follows the place of the box.
    pub(super) fn of_box(self) -> Memo<usize> {
        memo(move || self.boxes.with_value(|boxes| self.plan.with(|plan| plan.of_box(boxes))))
    }

    pub(super) fn take_box(self, place: usize) {
        let hash = self.content(place).hash().to_string();
        self.change(|plan| plan.content = hash);
    }

    pub(super) fn content(self, place: usize) -> Arc<Content> {
        self.boxes.with_value(|boxes| Arc::clone(&boxes[place]))
    }

    /// Follows how many can play.
    pub(super) fn most(self) -> Memo<usize> {
        let of_box = self.of_box();
        memo(move || Setup::most_players(&self.content(of_box.get()), self.plan.with(|plan| plan.variant)))
    }
}

fn fitted(plan: Plan, boxes: &[Arc<Content>]) -> Plan {
    let content = Arc::clone(&boxes[plan.of_box(boxes)]);
    plan.fitted(&content)
}
