use leptos::prelude::*;
use sideboards_client::boxes::OwnBox;
use sideboards_client::codes;
use sideboards_client::place::Place;

use super::list::in_short;
use crate::browser::boxes;
use crate::drawing::{card, goal_picture};
use crate::place::Way;
use crate::texts::later_texts;
use crate::words::goal_title;

/// A box that came by a link: what it is, and whether to keep it.
#[component]
pub(super) fn Sent(code: String) -> impl IntoView {
    let t = later_texts();
    view! {
        <article class="sheet boxes sent-box">
            <h1>{t.boxes_sent_title()}</h1>
            {match codes::own_box::read(&code) {
                Some(own) => view! { <Offer own /> }.into_any(),
                None => view! { <p class="fault" role="alert">{t.boxes_sent_fault()}</p> }.into_any(),
            }}
            <p><a class="button" href=Place::Boxes.path()>{t.boxes_all()}</a></p>
        </article>
    }
}

#[component]
fn Offer(own: OwnBox) -> impl IntoView {
    let t = later_texts();
    let way: Way = expect_context();
    let content = own.content.clone();
    let known = boxes().own().into_iter().find(|known| known.content.hash() == content.hash());
    let faces: Vec<_> = content.deck().iter().map(|(_, face)| card(face)).collect();
    let goals: Vec<_> = content
        .all_goals()
        .iter()
        .map(|goal| {
            let title = goal_title(t, goal);
            view! {
                <li class=format!("goal {}", goal.kind())>
                    <span class="goal-picture">{goal_picture(goal)}</span>
                    <span class="goal-text"><span class="goal-name"><b>{goal.number.to_string()}</b>" "{title}</span></span>
                </li>
            }
        })
        .collect();
    let keep = move |_| {
        boxes().keep(&own);
        way.go(Place::Boxes);
    };
    view! {
        <div>
            <h2>{content.name().to_owned()}</h2>
            <p class="aside">{in_short(t, &content)}</p>
        </div>
        {known.map(|known| view! { <p class="sent">{t.boxes_sent_known(known.content.name())}</p> })}
        <p class="buttons"><button class="main keep" on:click=keep>{t.boxes_sent_keep()}</button></p>
        <div class="box-cards small" aria-hidden="true">{faces}</div>
        <ul class="goal-list">{goals}</ul>
    }
}
