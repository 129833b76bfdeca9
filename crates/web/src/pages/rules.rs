//! The rules, with examples that are counted and drawn by the rules themselves.

mod at_hand;
mod examples;
mod sections;
mod source;

use leptos::prelude::*;
use sideboards_rules::{Content, GoalKind};

pub(crate) use self::at_hand::{AtHand, RulesAtHand};
use self::examples::{Combinations, TurnedCard, WorkedExample};
use self::sections::{Section, bonus_table, ratings};
use self::source::Source;
use crate::drawing::goal_picture;
use crate::texts::later_texts;
use crate::words::{goal_says, goal_title, kind_word};

/// The page of the rules.
#[component]
pub(crate) fn RulesPage() -> impl IntoView {
    let t = later_texts();
    let sections = sections::all(t);
    let contents: Vec<_> = sections
        .iter()
        .map(|section| view! { <li><a href=format!("#{}", section.id)>{section.title.clone()}</a></li> })
        .collect();
    view! {
        <article class="sheet rules">
            <h1>{t.rules_title()}</h1>
            <p class="lead">{t.rules_lead()}</p>
            <nav aria-label=t.rules_contents()><ul class="contents">{contents}</ul></nav>
            <Sources />
            {sections.into_iter().map(|section| view! { <SectionView section /> }).collect_view()}
            <AllGoals />
        </article>
    }
}

/// What the marks mean.
#[component]
fn Sources() -> impl IntoView {
    let t = later_texts();
    let source = |source: Source| view! { <li>{source.mark(t)}" "{source.explained(t)}</li> };
    view! {
        <section class="sources">
            <h2>{t.rules_source_title()}</h2>
            <p>{t.rules_source_text()}</p>
            <ul>{Source::ALL.map(source).into_iter().collect_view()}</ul>
        </section>
    }
}

#[component]
fn SectionView(section: Section) -> impl IntoView {
    let t = later_texts();
    let paragraphs = section.paragraphs.into_iter();
    let paragraphs = paragraphs
        .map(|(source, text)| view! { <li><span>{text}</span>{source.mark(t)}</li> })
        .collect_view();
    let example = match section.id {
        "box" => view! { <TurnedCard /> }.into_any(),
        "combinations" => {
            view! { <Combinations kind=GoalKind::Colour /><Combinations kind=GoalKind::Handle /> }.into_any()
        }
        "rows" => view! { <Combinations kind=GoalKind::Row /> }.into_any(),
        "bonus" => bonus_table(t).into_any(),
        "end" => view! { {ratings(t)}<WorkedExample /> }.into_any(),
        _ => ().into_any(),
    };
    view! {
        <section id=section.id>
            <h2>{section.title}</h2>
            <ul class="paragraphs">{paragraphs}</ul>
            {example}
        </section>
    }
}

/// Every goal of the box.
#[component]
fn AllGoals() -> impl IntoView {
    let t = later_texts();
    let content = Content::classic();
    let kind = |kind: GoalKind| {
        let goals = content.all_goals().iter().filter(|goal| goal.kind() == kind);
        let goals = goals.map(|goal| {
            view! {
                <li class=format!("goal {kind}")>
                    <span class="goal-picture">{goal_picture(goal)}</span>
                    <span class="goal-text">
                        <span class="goal-name"><b>{goal.number.to_string()}</b>" "{goal_title(t, goal)}</span>
                        <span class="goal-says">{goal_says(t, goal)}</span>
                    </span>
                </li>
            }
        });
        view! { <h3>{kind_word(t, kind)}</h3><ul class="goal-list">{goals.collect_view()}</ul> }
    };
    view! {
        <section id="goals">
            <h2>{t.rules_goals_title()}</h2>
            {GoalKind::ALL.map(kind).into_iter().collect_view()}
        </section>
    }
}
