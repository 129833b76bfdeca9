use leptos::prelude::*;
use sideboards_client::daily::{Group, group_code};
use sideboards_protocol::{GroupTable, NAME_LENGTH, clean_name};

use super::super::super::name_field::{NameField, last_name};
use super::super::super::online::door;
use super::{DailyGroups, group_failure_words};
use crate::browser::fresh_seed;
use crate::live::part;
use crate::online::{Failure, look_at_group};
use crate::texts::{later_texts, texts};

/// Says which group it is, and asks for a name.
#[component]
pub(super) fn Invited(groups: DailyGroups, code: String) -> impl IntoView {
    let t = later_texts();
    let found = RwSignal::new(None::<Result<GroupTable, Failure>>);
    look_at_group(&code, groups.daily.day, None, move |answer| {
        found.try_set(Some(answer));
    });
    let fault = RwSignal::new(None);
    let shown = move || match found.get() {
        None => view! { <p role="status">{texts().later_coming()}</p> }.into_any(),
        Some(Err(failure)) => {
            view! { <p class="fault" role="alert">{group_failure_words(failure)}</p> }.into_any()
        }
        Some(Ok(GroupTable { title, members, .. })) => {
            let group = Group { code: code.clone(), title: title.clone() };
            let join = move || {
                groups.join(group.clone(), false, move |failure| {
                    fault.try_set(failure.map(group_failure_words));
                });
            };
            let field = view! {
                <p>{t.daily_group_members(members.len())}</p>
                <NameField value=last_name() />
                <p class="aside">{t.daily_group_text()}</p>
            };
            door(t.daily_group_invited(&title), field.into_any(), t.daily_group_join(), fault, join.into())
        }
    };
    view! {
        <section class="daily-invited" aria-label=t.daily_groups()>
            {part(shown)}
            <p class="buttons"><button class="quiet" on:click=move |_| groups.invited.set(None)>{t.daily_group_not_now()}</button></p>
        </section>
    }
}

/// Two forms: for a group that exists, and for a new one.
#[component]
pub(super) fn MoreGroups(groups: DailyGroups) -> impl IntoView {
    let t = later_texts();
    let (typed, title) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let (code_fault, fault) = (RwSignal::new(None), RwSignal::new(None));
    let find = move || match typed.with_untracked(|text| group_code(text)) {
        Some(code) => groups.invited.set(Some(code)),
        None => code_fault.set(Some(t.daily_group_code_fault())),
    };
    let code_field = view! {
        <label class="field">
            <span>{t.daily_group_code_field()}</span>
            <input type="text" name="group-code" autocomplete="off" required on:input=move |event| typed.set(event_target_value(&event)) />
        </label>
    };
    let begin = move || {
        let title = title.with_untracked(|title| clean_name(title));
        groups.join(Group::begin(title, fresh_seed()), true, move |failure| {
            fault.try_set(failure.map(group_failure_words));
        });
    };
    let begin_fields = view! {
        <label class="field">
            <span>{t.daily_group_title()}</span>
            <input type="text" name="group-title" autocomplete="off" maxlength=NAME_LENGTH required on:input=move |event| title.set(event_target_value(&event)) />
        </label>
        <NameField value=last_name() />
        <p class="aside">{t.daily_group_text()}</p>
    };
    view! {
        <details class="daily-group-new">
            <summary>{t.daily_groups_more()}</summary>
            <div class="doors">
                {door(t.daily_group_new(), begin_fields.into_any(), t.daily_group_create(), fault, begin.into())}
                {door(t.daily_group_known(), code_field.into_any(), t.daily_group_find(), code_fault, find.into())}
            </div>
        </details>
    }
}
