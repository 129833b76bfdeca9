use js_sys::{Date, Object, Reflect};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::settings::{Options, Settings};

const YEAR: u64 = 365 * 24 * 60 * 60 * 1000;

/// Writes the day of a time as people here do.
pub(super) fn day(when: u64) -> String {
    written(when, &[("day", "numeric"), ("month", "short"), ("year", "numeric")])
}

/// Writes days so short that they fit under a chart: without the year, or without the day if they lie years apart.
pub(super) fn short_days(times: &[u64]) -> Vec<String> {
    let span = times.last().unwrap_or(&0).saturating_sub(*times.first().unwrap_or(&0));
    let parts = if span < YEAR {
        [("day", "numeric"), ("month", "numeric")]
    } else {
        [("month", "numeric"), ("year", "numeric")]
    };
    times.iter().map(|when| written(*when, &parts)).collect()
}

fn written(when: u64, parts: &[(&str, &str)]) -> String {
    let language = expect_context::<Settings>().language.get_untracked().name();
    let options = Object::new();
    for (part, style) in parts {
        // An object takes every property.
        let _ = Reflect::set(&options, &(*part).into(), &(*style).into());
    }
    let date = Date::new(&JsValue::from_f64(when as f64));
    date.to_locale_date_string(language, &options).into()
}
