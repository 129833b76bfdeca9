use leptos::prelude::*;
use sideboards_client::puzzles::{Address, Run, RunShare};

use super::path;
use super::run::Running;
use crate::live::live;
use crate::scoring::{Share, ShareButtons};
use crate::texts::later_texts;

/// How a run went, with every puzzle of it to look at again.
#[component]
pub(super) fn RunResult(running: Running) -> impl IntoView {
    let t = later_texts();
    let run = running.run.get_untracked();
    let (mode, solved) = (run.mode().name(), run.solved());
    let share = RunShare::new(&run);
    let title = format!("{} · {}: {}", t.title(), t.puzzles_mode(mode), t.puzzles_solved(share.solved));
    let text = std::iter::once(title).chain(share.lines).collect::<Vec<_>>().join("\n");
    let best = live(move || {
        if running.is_best.get() {
            t.puzzles_run_best()
        } else {
            t.puzzles_best_run(running.desk.book.with(|book| book.best_run(run_mode(running))))
        }
    });
    let answer = |(number, is_right): &(u32, bool)| {
        let (went, mark) = if *is_right { ("right", "✓") } else { ("wrong", "✗") };
        let address = path(&Address::Number(*number).to_string());
        view! {
            <li><a class=format!("puzzle-past {went}") href=address aria-label=t.puzzles_run_answer(*number, went)>
                <b aria-hidden="true">{mark}</b><span aria-hidden="true">{number.to_string()}</span>
            </a></li>
        }
    };
    let answers = run.answers().iter().map(answer).collect_view();
    let has_any = !run.answers().is_empty();
    view! {
        <article class="sheet puzzle-run">
            <h1>{t.puzzles_run_over(mode)}</h1>
            <p class="puzzle-sum"><b>{solved}</b><span>{t.puzzles_mode(mode)}</span></p>
            <p class="puzzle-best">{best}</p>
            <div class="buttons">
                <button class="main large puzzle-next" on:click=move |_| running.begin()>{t.puzzles_run_again()}</button>
                <a class="button large" href=path("")>{t.puzzles_all()}</a>
            </div>
            {has_any.then(|| view! { <section><h2>{t.puzzles_run_answers()}</h2><ul class="puzzle-pasts">{answers}</ul></section> })}
            <ShareButtons share=Share::new(text, &path(mode)) />
        </article>
    }
}

fn run_mode(running: Running) -> sideboards_client::puzzles::RunMode {
    running.run.with_untracked(Run::mode)
}
