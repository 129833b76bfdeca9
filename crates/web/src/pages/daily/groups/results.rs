use leptos::prelude::*;
use sideboards_client::daily::{self, Group};
use sideboards_protocol::{GroupMember, GroupTable};

use super::super::super::name_field::last_name;
use super::{DailyGroups, group_failure_words};
use crate::browser::{Browser, fresh_seed};
use crate::live::part;
use crate::online::{Failure, look_at_group};
use crate::texts::{later_texts, texts};

/// Where the answer of the server goes.
type Found = RwSignal<Option<Result<GroupTable, Failure>>>;

/// The table of a group on the day.
#[component]
pub(super) fn Results(groups: DailyGroups, code: String) -> impl IntoView {
    let found: Found = RwSignal::new(None);
    look(groups, code, found, true);
    part(move || match found.get() {
        None => view! { <p role="status">{texts().later_coming()}</p> }.into_any(),
        Some(Err(failure)) => view! { <p class="fault">{group_failure_words(failure)}</p> }.into_any(),
        Some(Ok(table)) => rows(table),
    })
}

/// Asks for the table. If the player is not in it, or has another name now, it is put right once.
fn look(groups: DailyGroups, code: String, found: Found, may_mend: bool) {
    let key = daily::key(&Browser, fresh_seed);
    look_at_group(&code.clone(), groups.daily.day, key.as_deref(), move |answer| match answer {
        Ok(table) if may_mend && !is_right(&table) => {
            let group = Group { code: code.clone(), title: table.title.clone() };
            groups.join(group, false, move |failure| match failure {
                None => look(groups, code, found, false),
                Some(_) => drop(found.try_set(Some(Ok(table)))),
            });
        }
        answer => drop(found.try_set(Some(answer))),
    });
}

/// Returns whether the player is on the table under the present name, or has none.
fn is_right(table: &GroupTable) -> bool {
    let name = last_name();
    name.is_empty() || table.members.iter().any(|member| member.is_you && member.name == name)
}

fn rows(table: GroupTable) -> AnyView {
    let t = later_texts();
    let played = t.daily_group_played(table.results(), table.members.len());
    let row = |GroupMember { name, points, place, is_you }: GroupMember| {
        let you = is_you.then(|| view! { <i>{t.you()}</i> });
        let points = points.map_or_else(|| t.daily_not_played(), |points| t.points_count(points));
        let is_unplayed = place.is_none();
        view! { <li class:own=is_you class:unplayed=is_unplayed value=place><span>{name}</span>" "<b>{points}</b>" "{you}</li> }
    };
    view! {
        <p>{played}</p>
        <ol class="daily-group-table">{table.members.into_iter().map(row).collect_view()}</ol>
    }
    .into_any()
}
