use js_sys::{Date, Object, Reflect};
use leptos::prelude::*;
use sideboards_rules::Day;
use wasm_bindgen::JsValue;

use crate::settings::Settings;

/// Writes a time, in milliseconds since 1970, as people do here; the wishes are those of the browser's `Intl.DateTimeFormat`.
pub(crate) fn date_words(when: f64, wishes: &[(&str, &str)]) -> String {
    let settings: Settings = expect_context();
    let options = Object::new();
    for (name, value) in wishes {
        // It fails only for objects that are frozen.
        let _ = Reflect::set(&options, &(*name).into(), &(*value).into());
    }
    let locale = settings.language.get_untracked().tag();
    Date::new(&JsValue::from_f64(when)).to_locale_string(locale, &options).into()
}

/// Writes a day, which is the same wherever one is, as [`date_words`] writes a time.
pub(crate) fn day_words(day: Day, wishes: &[(&str, &str)]) -> String {
    let wishes: Vec<(&str, &str)> = wishes.iter().copied().chain([("timeZone", "UTC")]).collect();
    date_words(f64::from(day.number()) * 86_400_000.0, &wishes)
}
