use std::cmp::Reverse;
use std::sync::Arc;

use leptos::prelude::*;
use sideboards_client::history::Past;
use sideboards_client::statistics::Played;
use sideboards_rules::Seat;

use super::admitted;
use super::book::{Book, PastGames};
use super::filters::FilterState;
use super::when::day;
use crate::choices::Choices;
use crate::dialog::Question;
use crate::live::{When, live, part};
use crate::texts::{LaterTexts, later_texts};
use crate::words::player_name;

/// Games listed at first; a button shows more.
const PAGE: usize = 10;

/// What comes first in the list.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SortOrder {
    Best,
    Newest,
}

/// A list of games, each with the way to see it again and to delete it.
#[component]
pub(super) fn Games(book: Book, wish: FilterState, known: Arc<PastGames>) -> impl IntoView {
    let t = later_texts();
    let order = RwSignal::new(SortOrder::Best);
    let shown = RwSignal::new(PAGE);
    let asks = RwSignal::new(None::<Past>);
    let orders =
        vec![(SortOrder::Best, t.statistics_best_first()), (SortOrder::Newest, t.statistics_newest_first())];
    let counted = Arc::clone(&known);
    let has_more = live(move || admitted(&counted, wish).len() > shown.get());
    let list = move || {
        let mut games = admitted(&known, wish);
        games.reverse();
        if order.get() == SortOrder::Best {
            games.sort_by_key(|game| Reverse(game.points()));
        }
        games.into_iter().take(shown.get()).map(|game| item(t, game, asks)).collect_view()
    };
    let forget = move || asks.get_untracked().iter().for_each(|past| book.forget(past));
    view! {
        <section class="statistics-games">
            <h2 tabindex="-1">{t.statistics_list()}</h2>
            <Choices legend=t.statistics_order() name="order" options=orders chosen=move || order.get() on_change=move |chosen| order.set(chosen) quiet=true />
            <ul>{part(list)}</ul>
            <When is=has_more>
                <button on:click=move |_| shown.update(|shown| *shown += 5 * PAGE)>{t.statistics_more()}</button>
            </When>
            <When is=live(move || asks.with(Option::is_some))>
                <Question title=t.statistics_delete_sure() yes=t.statistics_delete() on_yes=forget on_close=move || asks.set(None) />
            </When>
        </section>
    }
}

fn item(t: &'static LaterTexts, game: &Played, asks: RwSignal<Option<Past>>) -> impl IntoView + use<> {
    let when = day(game.past.when);
    // Without an own seat there are no own points to show.
    let title = match game.own() {
        Some(_) => t.points_count(game.points()),
        None if game.past.is_table() => t.tables_title(),
        None if game.past.is_bot_finished() => t.bot_finished_you(),
        None => t.home_device(),
    };
    let others: Vec<String> = (0..game.players().len())
        .map(Seat::new)
        .filter(|seat| Some(*seat) != game.past.you)
        .map(|seat| player_name(t, game.players(), seat))
        .collect();
    let place =
        game.own().filter(|_| !game.is_solo()).map(|own| t.statistics_place(own.place, game.players().len()));
    let company = if game.is_solo() { t.new_solo() } else { others.join(", ") };
    let about = std::iter::once(when.clone()).chain(place).chain([company]).collect::<Vec<_>>().join(" · ");
    let label = t.statistics_delete_which(&title, &when);
    let past = game.past.clone();
    view! {
        <li>
            <a href=game.replay()><b>{title}</b><span>{about}</span></a>
            <button class="quiet close" aria-label=label on:click=move |_| asks.set(Some(past.clone()))>"×"</button>
        </li>
    }
}
