//! Groups with a leaderboard of their own, such as friends or a class. Anyone with the code can join; there are no accounts.

mod entering;
mod results;

use leptos::prelude::*;
use sideboards_client::daily::{self, Group, Groups, group_code};
use sideboards_client::room::code_words;
use sideboards_protocol::{GroupEntry, RefusalCode};

use self::entering::{Invited, MoreGroups};
use self::results::Results;
use super::super::name_field::last_name;
use super::super::online::failure_words;
use super::super::personal_link::ShareLink;
use super::keeping::Daily;
use crate::browser::{Browser, fresh_seed};
use crate::dialog::Question;
use crate::live::{When, live, part};
use crate::online::{Failure, join_group, leave_group};
use crate::place::{self, origin};
use crate::sharing;
use crate::texts::{later_texts, texts};

/// The groups of this device, and the one that the player is invited to.
#[derive(Clone, Copy)]
pub(super) struct DailyGroups {
    daily: Daily,
    groups: RwSignal<Groups>,
    /// The code of a group that the player may join.
    invited: RwSignal<Option<String>>,
}

impl DailyGroups {
    /// Takes up what is kept, and the invitation in the address.
    pub(super) fn begin(daily: Daily) -> Self {
        let groups = Groups::kept(&Browser);
        let code = group_code(&place::hash());
        if code.is_some() {
            // It is a secret, and a reload must not ask again.
            place::take_secret();
        }
        let is_new = |code: &String| groups.all().iter().all(|group| group.code != *code);
        let invited = RwSignal::new(code.filter(is_new));
        Self { daily, groups: RwSignal::new(groups), invited }
    }

    /// Joins a group or begins one, under the name that is in the field.
    fn join(self, group: Group, is_begun: bool, then: impl FnOnce(Option<Failure>) + 'static) {
        let Some(key) = daily::key(&Browser, fresh_seed) else { return then(Some(Failure::Unreachable)) };
        let title = is_begun.then(|| group.title.clone());
        let code = group.code.clone();
        join_group(&code, &GroupEntry { key, name: last_name(), title }, move |answer| match answer {
            Ok(_) => {
                // The page may have been left meanwhile.
                self.groups.try_set(Groups::add(group, &Browser));
                self.invited.try_set(None);
                then(None);
            }
            Err(failure) => then(Some(failure)),
        });
    }

    fn leave(self, code: String, then: impl FnOnce(Failure) + 'static) {
        let Some(key) = daily::key(&Browser, fresh_seed) else { return };
        leave_group(&code.clone(), &key, move |answer| match answer {
            Ok(_) => drop(self.groups.try_set(Groups::forget(&code, &Browser))),
            Err(failure) => then(failure),
        });
    }
}

/// Says why a group cannot be joined, seen or left.
fn group_failure_words(failure: Failure) -> String {
    let t = later_texts();
    match failure {
        Failure::Refused(RefusalCode::NoSuchRoom) => t.daily_group_none(),
        Failure::Refused(RefusalCode::Full) => t.daily_group_full(),
        Failure::Unreachable | Failure::Outdated | Failure::Refused(_) => failure_words(texts(), failure),
    }
}

/// The question whether to join a group, above everything else of the day.
#[component]
pub(super) fn GroupInvitation(groups: DailyGroups) -> impl IntoView {
    part(move || groups.invited.get().map(|code| view! { <Invited groups code /> }))
}

/// All groups with their tables of the day, and the way to others.
#[component]
pub(super) fn GroupTables(groups: DailyGroups) -> impl IntoView {
    let t = later_texts();
    let all = move || groups.groups.with(|groups| groups.all().to_vec());
    view! {
        <section class="daily-part daily-groups">
            <h2>{t.daily_groups()}</h2>
            <p class="aside">{t.daily_groups_text()}</p>
            {part(move || all().into_iter().map(|group| view! { <OneGroup groups group /> }).collect_view())}
            <When is=live(move || groups.groups.with(Groups::has_room))><MoreGroups groups /></When>
        </section>
    }
}

/// A group: its table, how others come, and the way out.
#[component]
fn OneGroup(groups: DailyGroups, group: Group) -> impl IntoView {
    let t = later_texts();
    let Group { code, title } = group.clone();
    let link = format!("{}{}", origin(), group.path());
    let invitation = t.daily_group_invitation(&title, &link);
    let (asks, fault) = (RwSignal::new(false), RwSignal::new(None));
    let leave = {
        let code = code.clone();
        move || {
            groups.leave(code.clone(), move |failure| {
                fault.try_set(Some(group_failure_words(failure)));
            });
        }
    };
    let sure = t.daily_group_leave_sure(&title);
    let results = {
        let code = code.clone();
        move || {
            let daily = groups.daily;
            // The own result is on the table once the server has it.
            let _has_come = daily.table.with(Option::is_some);
            let code = code.clone();
            match daily.entry() {
                Some(_) => view! { <Results groups code /> }.into_any(),
                None => view! { <p>{t.daily_group_later()}</p> }.into_any(),
            }
        }
    };
    view! {
        <section class="daily-group" aria-label=title.clone()>
            <h3>{title.clone()}</h3>
            {part(results)}
            <details class="daily-group-more">
                <summary>{t.daily_group_invite()}</summary>
                <p>{t.daily_group_code()}" "<b class="daily-group-code">{code_words(&code)}</b></p>
                <ShareLink link on_send=move || sharing::send(&invitation) />
                <p class="buttons"><button on:click=move |_| asks.set(true)>{t.daily_group_leave()}</button></p>
            </details>
            <p class="fault" role="alert">{fault}</p>
            <When is=asks>
                <Question title=sure.clone() yes=t.daily_group_leave() on_yes=leave.clone() on_close=move || asks.set(false) />
            </When>
        </section>
    }
}
