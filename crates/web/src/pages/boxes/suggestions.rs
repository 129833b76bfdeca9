use leptos::prelude::*;
use sideboards_rules::{ContentPart, GoalKind, SuggestionDraft};

use super::faults::PartFaults;
use super::goals;
use super::state::Editor;
use crate::live::{Handler, live, memo, part};
use crate::texts::later_texts;
use crate::words::kind_word;

/// The suggested trios of goals.
#[component]
pub(super) fn Suggestions(editor: Editor) -> impl IntoView {
    let t = later_texts();
    let count = memo(move || editor.draft.with(|draft| draft.suggestions.len()));
    // Those behind one that was taken out move up, so all are drawn anew.
    let anew = RwSignal::new(());
    let add = move |_| editor.change(|draft| draft.suggestions.push(next(&draft.suggestions)));
    view! {
        <p class="aside">{t.boxes_suggestions_text()}</p>
        {part(move || {
            anew.get();
            (0..count.get()).map(|index| view! { <One editor index on_remove=move || anew.set(()) /> }).collect_view()
        })}
        <p class="buttons"><button class="add-suggestion" on:click=add>{t.boxes_suggestion_add()}</button></p>
    }
}

/// Begins a suggestion, with the first letter that is free.
fn next(known: &[SuggestionDraft]) -> SuggestionDraft {
    let is_free = |name: &String| known.iter().all(|suggestion| suggestion.name != *name);
    let name = ('A'..='Z').map(String::from).find(is_free).unwrap_or_default();
    SuggestionDraft { name, goals: Vec::new() }
}

#[component]
fn One(editor: Editor, index: usize, #[prop(into)] on_remove: Handler) -> impl IntoView {
    let t = later_texts();
    let name = editor.draft.with_untracked(|draft| draft.suggestions[index].name.clone());
    let rename = move |event| {
        editor.change(|draft| draft.suggestions[index].name = event_target_value(&event));
    };
    let remove = move |_| {
        editor.remove(ContentPart::Suggestion(index));
        on_remove.run();
    };
    view! {
        <fieldset class="suggestion">
            <legend class="only-heard">{t.new_goals_suggestion(&(index + 1).to_string())}</legend>
            <label class="field">
                <span>{t.boxes_suggestion_name()}</span>
                <input type="text" name="suggestion-name" maxlength="60" value=name on:input=rename />
            </label>
            {GoalKind::ALL.map(|kind| view! { <GoalSelect editor index kind /> }).into_iter().collect_view()}
            <button class="remove" on:click=remove>{t.boxes_suggestion_remove()}</button>
            <PartFaults editor of=live(move || ContentPart::Suggestion(index)) />
        </fieldset>
    }
}

/// Chooses the goal of one kind.
#[component]
fn GoalSelect(editor: Editor, index: usize, kind: GoalKind) -> impl IntoView {
    let t = later_texts();
    let (chosen, goals) = editor.draft.with_untracked(|draft| {
        let of_kind =
            (1_i64..).zip(draft.goals.iter().enumerate()).filter(|(_, (_, goal))| goal.kind == kind);
        let titled = of_kind.map(|(number, (place, goal))| {
            let drawn = goal.goal(goals::number(place));
            (number, goals::title(t, goal, drawn.as_ref()))
        });
        let goals: Vec<(i64, String)> = titled.collect();
        let is_chosen = |number: &i64| goals.iter().any(|(known, _)| known == number);
        (draft.suggestions[index].goals.iter().copied().find(is_chosen), goals)
    });
    let numbers: Vec<i64> = goals.iter().map(|(number, _)| *number).collect();
    let choose = move |event| {
        let chosen: Option<i64> = event_target_value(&event).parse().ok();
        editor.change(|draft| {
            let all: Vec<i64> = (1..).take(draft.goals.len()).collect();
            put(&mut draft.suggestions[index].goals, &all, &numbers, chosen);
        });
    };
    let option = |(number, name): (i64, String)| {
        view! { <option value=number.to_string() selected=chosen == Some(number)>{format!("{number} {name}")}</option> }
    };
    view! {
        <label class="field">
            <span>{kind_word(t, kind)}</span>
            <select on:change=choose>
                <option value="" selected=chosen.is_none()>"–"</option>
                {goals.into_iter().map(option).collect_view()}
            </select>
        </label>
    }
}

/// Puts a goal in the place of those of its kind; numbers that belong to no goal go too.
fn put(goals: &mut Vec<i64>, all: &[i64], of_kind: &[i64], chosen: Option<i64>) {
    goals.retain(|number| all.contains(number) && !of_kind.contains(number));
    goals.extend(chosen);
    goals.sort_unstable();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_suggestion_has_a_name_of_its_own() {
        let named = |name: &str| SuggestionDraft { name: name.to_owned(), goals: Vec::new() };
        assert_eq!(next(&[]).name, "A");
        assert_eq!(next(&[named("A"), named("C"), named("B")]).name, "D");
    }

    #[test]
    fn a_goal_takes_the_place_of_its_kind() {
        let all: Vec<i64> = (1..=17).collect();
        let mut goals = vec![1, 8, 17, 99];
        put(&mut goals, &all, &[8, 9, 10], Some(10));
        assert_eq!(goals, [1, 10, 17]);
        put(&mut goals, &all, &[1, 2, 3], None);
        assert_eq!(goals, [10, 17]);
    }
}
