//! Input by keys, mouse and touch.

use std::time::Duration;

use anyhow::{Context, Result};
use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions,
};
use serde_json::json;

use super::Browser;

impl Browser {
    /// Presses keys one after the other, at the current focus.
    pub(crate) async fn press(&self, keys: &[char]) -> Result<()> {
        let mut actions = KeyActions::new("keys".to_owned());
        for key in keys {
            actions = actions.then(KeyAction::Down { value: *key }).then(KeyAction::Up { value: *key });
        }
        self.client.perform_actions(actions).await?;
        Ok(())
    }

    /// Presses a key while the shift key is held.
    pub(crate) async fn press_with_shift(&self, key: char) -> Result<()> {
        const SHIFT: char = '\u{e008}';
        let actions = KeyActions::new("keys".to_owned())
            .then(KeyAction::Down { value: SHIFT })
            .then(KeyAction::Down { value: key })
            .then(KeyAction::Up { value: key })
            .then(KeyAction::Up { value: SHIFT });
        self.client.perform_actions(actions).await?;
        Ok(())
    }

    /// Drags an element onto another one, with the mouse.
    pub(crate) async fn drag(&self, from: &str, to: &str) -> Result<()> {
        let mouse = MouseActions::new("mouse".to_owned());
        let actions = self.way(from, to).await?.into_iter().fold(mouse, MouseActions::then);
        Ok(self.client.perform_actions(actions).await?)
    }

    /// Drags an element onto another one, with a finger.
    pub(crate) async fn drag_by_touch(&self, from: &str, to: &str) -> Result<()> {
        let finger = TouchActions::new("finger".to_owned());
        let actions = self.way(from, to).await?.into_iter().fold(finger, TouchActions::then);
        Ok(self.client.perform_actions(actions).await?)
    }

    /// Drags an element over another one with a finger, and holds it there. `ChromeDriver` forgets a finger between two commands.
    pub(crate) async fn hold_by_touch(&self, from: &str, over: &str) -> Result<()> {
        let (from, to) = (self.centre(from).await?, self.centre(over).await?);
        self.finger("touchStart", Some(from)).await?;
        self.finger("touchMove", Some((f64::midpoint(from.0, to.0), f64::midpoint(from.1, to.1)))).await?;
        self.finger("touchMove", Some(to)).await
    }

    /// Goes on to another element with the finger that is down.
    pub(crate) async fn hold_on_over(&self, over: &str) -> Result<()> {
        self.finger("touchMove", Some(self.centre(over).await?)).await
    }

    /// Lifts the finger that is down.
    pub(crate) async fn let_go(&self) -> Result<()> {
        self.finger("touchEnd", None).await
    }

    async fn finger(&self, kind: &str, at: Option<(f64, f64)>) -> Result<()> {
        let points: Vec<_> = at.iter().map(|(x, y)| json!({ "x": x, "y": y })).collect();
        self.devtools("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points })).await?;
        Ok(())
    }

    /// Moves the mouse over an element.
    pub(crate) async fn point_at(&self, selector: &str) -> Result<()> {
        let (x, y) = self.centre(selector).await?;
        let over = PointerAction::MoveTo { duration: None, x, y };
        Ok(self.client.perform_actions(MouseActions::new("mouse".to_owned()).then(over)).await?)
    }

    /// Touches an element with a finger, without a pause between down and up: on a busy machine the engine would
    /// take it for a long press.
    pub(crate) async fn touch(&self, selector: &str) -> Result<()> {
        let (x, y) = self.centre(selector).await?;
        let finger = TouchActions::new("finger".to_owned())
            .then(PointerAction::MoveTo { duration: None, x, y })
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        Ok(self.client.perform_actions(finger).await?)
    }

    /// Returns the steps of dragging one element onto another one.
    async fn way(&self, from: &str, to: &str) -> Result<[PointerAction; 5]> {
        let (from, to) = (self.centre(from).await?, self.centre(to).await?);
        let over =
            |(x, y): (f64, f64)| PointerAction::MoveTo { duration: Some(Duration::from_millis(60)), x, y };
        Ok([
            over(from),
            PointerAction::Down { button: MOUSE_BUTTON_LEFT },
            over((f64::midpoint(from.0, to.0), f64::midpoint(from.1, to.1))),
            over(to),
            PointerAction::Up { button: MOUSE_BUTTON_LEFT },
        ])
    }

    /// Returns the centre of an element in the window.
    async fn centre(&self, selector: &str) -> Result<(f64, f64)> {
        self.see(selector).await?;
        let script =
            "const { x, y, width, height } = document.querySelector(arguments[0]).getBoundingClientRect();
                      return [x + width / 2, y + height / 2]";
        let place = self.run_with(script, vec![json!(selector)]).await?;
        Ok((place[0].as_f64().context("a place")?, place[1].as_f64().context("a place")?))
    }
}
