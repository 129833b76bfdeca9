use js_sys::Promise;
use leptos::prelude::*;
use leptos::task::spawn_local;
use sideboards_rules::{GoalKind, Scores, Variant};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

use crate::live::live;
use crate::local::LocalGame;
use crate::place::{self, Place};
use crate::texts::{Texts, texts};
use crate::words::{goal_title, player_name};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = navigator, catch)]
    fn share(data: &JsValue) -> Result<Promise, JsValue>;
}

/// A result to send to friends, and the address of the deal for those who want to do better.
#[derive(Clone)]
pub(crate) struct Share {
    text: String,
    link: String,
}

impl Share {
    pub(super) fn of(t: &Texts, game: &LocalGame, scores: &Scores) -> Self {
        let goals = game.setup().goals();
        let titles = GoalKind::ALL.map(|kind| goal_title(t, game.content().goal(goals.of(kind))));
        let mut seats: Vec<_> = game.seats().collect();
        seats.sort_by_key(|seat| scores.of(*seat).place);
        let lines = seats.iter().map(|seat| {
            let points = t.points_count(scores.of(*seat).total.0);
            match scores.rating() {
                Some(rating) => t.labelled(&points, &t.rating(rating.step())),
                None => t.labelled(&player_name(t, game, *seat), &points),
            }
        });
        let lines: Vec<String> = lines.collect();
        let text = format!("{}\n{}\n{}", t.title(), titles.join(" · "), lines.join("\n"));
        Self { text, link: format!("{}{}", place::origin(), deal_address(game)) }
    }

    fn both(&self) -> String {
        format!("{}\n{}", self.text, self.link)
    }
}

/// Gives the address where somebody else gets the same cards in the same order.
fn deal_address(game: &LocalGame) -> String {
    let setup = game.setup();
    let goals = setup.goals().numbers().map(|number| number.to_string()).join("-");
    let variant = if setup.variant() == Variant::FourCard { "&variant=four-card" } else { "" };
    let (players, seed) = (setup.players(), game.record().seed());
    format!("{}?deal={seed}&players={players}&goals={goals}{variant}", Place::NewGame.path())
}

#[component]
pub(super) fn ShareButtons(share: Share) -> impl IntoView {
    let t = texts();
    let done = RwSignal::new(false);
    let (both, link) = (share.both(), share.link.clone());
    let can_send = js_sys::Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false);
    let send = {
        let text = both.clone();
        move |_| send(&text)
    };
    let copy = move |text: String| {
        spawn_local(async move {
            let copied = JsFuture::from(window().navigator().clipboard().write_text(&text)).await;
            done.set(copied.is_ok());
        });
    };
    // Browsers have it only where the connection is safe; the text above can always be marked and copied.
    let can_copy =
        js_sys::Reflect::get(&window().navigator(), &"clipboard".into()).is_ok_and(|it| !it.is_undefined());
    let shown = both.clone();
    view! {
        <section class="share" aria-label=t.share_title()>
            <h2>{t.share_title()}</h2>
            <pre>{shown}</pre>
            <div class="buttons">
                {can_send.then(|| view! { <button on:click=send>{t.share_send()}</button> })}
                {can_copy.then(|| view! {
                    <button on:click=move |_| copy(both.clone())>{t.share_copy()}</button>
                    <button on:click=move |_| copy(link.clone())>{t.share_copy_link()}</button>
                })}
            </div>
            <p role="status">{live(move || done.get().then(|| t.share_copied()))}</p>
        </section>
    }
}

fn send(text: &str) {
    let data = js_sys::Object::new();
    if js_sys::Reflect::set(&data, &"text".into(), &text.into()).is_ok() {
        // Whoever cancels has decided.
        spawn_local(async move {
            drop(JsFuture::from(share(&data).unwrap_or_else(|_| Promise::resolve(&JsValue::NULL))).await);
        });
    }
}
