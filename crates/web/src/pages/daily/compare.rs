use leptos::prelude::*;
use sideboards_client::daily::{LayingOrder, Yardstick};
use sideboards_client::local::LocalGame;
use sideboards_client::thinking::Question;
use sideboards_rules::{GoalKind, PlayerScore, Seat};

use super::keeping::{Daily, Thought, game_of, points_of, thought_game};
use crate::drawing::{Board, BoardCard, Glow, Spotlight};
use crate::live::{live, part};
use crate::texts::later_texts;
use crate::thinking::Thinker;
use crate::words::{columns_words, goal_title};

/// The deal as played by you, with all cards known, and by a master.
#[component]
pub(super) fn DayComparison(daily: Daily) -> impl IntoView {
    let t = later_texts();
    ask(daily);
    let lines = move || {
        let own = daily.entry().as_ref().and_then(game_of).into();
        [(t.you(), own), (t.daily_hindsight(), daily.best.get()), (t.daily_master(), daily.master.get())]
    };
    let is_thinking =
        live(move || lines()[1..].iter().any(|(_, thought)| matches!(thought, Thought::Thinking)));
    view! {
        <section class="daily-part daily-lines">
            <h2>{t.daily_possible()}</h2>
            <p class="aside">{t.daily_possible_text()}</p>
            <p class="only-heard" role="status">{live(move || is_thinking.get().then(|| t.hint_thinking()))}</p>
            {part(move || lines().map(|(title, thought)| line(title, &thought)).into_iter().collect_view())}
            {part(move || score_table(&lines()))}
        </section>
    }
}

/// Asks the worker for what is not known yet, and keeps the points for the chart over the days.
fn ask(daily: Daily) {
    let record = daily.day.record().to_string();
    let questions = [
        (daily.best, Question::Hindsight { record: record.clone() }),
        (daily.master, Question::Master { record }),
    ];
    for (thought, question) in questions {
        if thought.with_untracked(|thought| matches!(thought, Thought::Here(_))) {
            continue;
        }
        let is_best = matches!(question, Question::Hindsight { .. });
        let hear = move |answer: Option<String>| {
            let game = thought_game(answer);
            let points = game.as_ref().and_then(points_of);
            let yardstick = if is_best {
                Yardstick { best: points, master: None }
            } else {
                Yardstick { best: None, master: points }
            };
            daily.note(daily.day, yardstick);
            thought.try_set(game.into());
        };
        daily.thinker.with_value(|thinker: &Thinker| thinker.ask(question, hear));
    }
}

/// One sideboard with its points, everything lit that counts, and when each card was laid.
fn line(title: String, thought: &Thought) -> AnyView {
    let t = later_texts();
    let game = match thought {
        Thought::Here(game) => game,
        Thought::Thinking => {
            return view! { <section class="daily-line"><h3>{title}</h3><p class="daily-thinks">{t.hint_thinking()}</p></section> }.into_any();
        }
        Thought::Failed => {
            return view! { <section class="daily-line"><h3>{title}</h3><p>{t.daily_failed()}</p></section> }
                .into_any();
        }
    };
    let (seat, view) = (Seat::new(0), game.public());
    let sideboard = view.sideboard(seat);
    let deck = game.content().deck();
    let faces: Vec<_> = sideboard.cards().iter().map(|placed| deck.face(*placed)).collect();
    let glows = Glow::all(&view.scorer().tally(sideboard), Spotlight::Everything);
    let points = score(game).map(|score| t.points_count(score.total.0));
    let order = LayingOrder::of(game.record());
    let rounds: Vec<String> = order.rounds.iter().map(u8::to_string).collect();
    let heard = t.daily_order_heard(&rounds.join(", "));
    let words = format!("{title}. {}", columns_words(t, &faces));
    let rounds = rounds.into_iter().map(|round| view! { <span>{round}</span> }).collect_view();
    let order_below = view! { <div class="daily-order" aria-hidden="true">{rounds}</div> }.into_any();
    view! {
        <section class="daily-line">
            <h3><span>{title}</span><b>{points}</b></h3>
            <p class="only-heard">{words}". "{heard}</p>
            <Board cards=BoardCard::all(faces) glows below=order_below />
            {order.exchange.map(|round| view! { <p class="aside">{t.daily_exchange(round)}</p> })}
        </section>
    }
    .into_any()
}

fn score(game: &LocalGame) -> Option<PlayerScore> {
    game.public().scores().map(|scores| *scores.of(Seat::new(0)))
}

/// The points of all side by side.
fn score_table(lines: &[(String, Thought)]) -> Option<AnyView> {
    let t = later_texts();
    let known = lines.iter().filter_map(|(title, thought)| match thought {
        Thought::Here(game) => Some((title.clone(), game, score(game)?)),
        Thought::Thinking | Thought::Failed => None,
    });
    let known: Vec<_> = known.collect();
    let (_, game, _) = known.first()?;
    let heads = known.iter().map(|(title, ..)| view! { <th scope="col">{title.clone()}</th> }).collect_view();
    let row = |title: String, cell: &dyn Fn(&PlayerScore) -> u16| {
        let cells = known.iter().map(|(_, _, score)| view! { <td>{cell(score)}</td> }).collect_view();
        view! { <tr><th scope="row">{title}</th>{cells}</tr> }
    };
    let title = |kind| goal_title(t, game.content().goal(game.setup().goals().of(kind)));
    let table = view! {
        <div class="daily-scores" role="region" aria-label=t.daily_possible() tabindex="0">
            <table>
                <caption class="only-heard">{t.daily_possible()}</caption>
                <thead><tr><td></td>{heads}</tr></thead>
                <tbody>
                    {row(title(GoalKind::Colour), &|score| score.colour.0)}
                    {row(title(GoalKind::Handle), &|score| score.handle.0)}
                    {row(title(GoalKind::Row), &|score| score.row.0)}
                    {row(t.step_bonus(), &|score| score.bonus.0)}
                    {row(t.step_exchange(), &|score| score.exchange.0)}
                </tbody>
                <tfoot>{row(t.scoring_total(), &|score| score.total.0)}</tfoot>
            </table>
        </div>
    };
    Some(table.into_any())
}
