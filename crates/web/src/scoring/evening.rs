use leptos::prelude::*;
use sideboards_client::sheet::{Evening, EveningStanding};

use crate::browser::day_of;
use crate::live::live;
use crate::picture::EveningPicture;
use crate::sharing;
use crate::texts::{LaterTexts, later_texts};
use crate::words::date_words;

/// Buttons that send an evening as text and as a picture: names, rounds, sums and the date.
#[component]
pub(crate) fn ShareEvening(
    evening: Evening,
    /// When it began, in milliseconds since 1970.
    began: f64,
) -> impl IntoView {
    let t = later_texts();
    let standings = evening.standings();
    if standings.is_empty() {
        return ().into_any();
    }
    let date = date_words(began, &[("dateStyle", "long")]);
    let file = format!("sideboards-{}-evening.png", day_of(&js_sys::Date::new(&began.into())));
    let text = told(t, &date, &standings);
    let label = t.labelled(&t.evening_share(), &date);
    let picture = StoredValue::new(EveningPicture::of(t, date, standings));
    let done = RwSignal::new(false);
    let (sent, copied, saved) = (text.clone(), text, file.clone());
    view! {
        <div class="evening-share" role="group" aria-label=label>
            <div class="buttons">
                {sharing::can_send().then(|| view! { <button on:click=move |_| sharing::send(&sent)>{t.share_send()}</button> })}
                {sharing::can_copy().then(|| view! { <button on:click=move |_| sharing::copy(copied.clone(), done)>{t.share_copy()}</button> })}
                <button on:click=move |_| picture.with_value(|picture| picture.save(&saved))>{t.sheet_picture()}</button>
                {sharing::can_send().then(|| view! { <button on:click=move |_| picture.with_value(|picture| picture.send(&file))>{t.sheet_picture_send()}</button> })}
            </div>
            <p role="status">{live(move || done.get().then(|| t.share_copied()))}</p>
        </div>
    }
    .into_any()
}

/// Writes an evening as a text: the date, and who got what.
fn told(t: &LaterTexts, date: &str, standings: &[EveningStanding]) -> String {
    let line = |standing: &EveningStanding| {
        let points = |points: &Option<_>| {
            points.map_or_else(|| "–".to_owned(), |points: sideboards_rules::Points| points.to_string())
        };
        let rounds: Vec<String> = standing.rounds.iter().map(points).collect();
        let sum = t.points_count(standing.sum.0);
        let words = if rounds.len() > 1 { format!("{} = {sum}", rounds.join(" + ")) } else { sum };
        t.labelled(&format!("{}. {}", standing.place, standing.name), &words)
    };
    let lines: Vec<String> = standings.iter().map(line).collect();
    format!("{} · {date}\n{}", t.title(), lines.join("\n"))
}
