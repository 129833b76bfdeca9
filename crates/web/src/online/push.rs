//! Messages to this device when it is the player's turn: what the browser can do, and what the server knows.

use std::cell::RefCell;

use js_sys::{Promise, Reflect};
use leptos::prelude::{document, window};
use leptos::task::spawn_local;
use sideboards_protocol::{PushDevice, PushInfo, PushState, PushWish, SeatKey};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Notification, NotificationPermission, PushManager, PushSubscription, PushSubscriptionOptionsInit,
    ServiceWorkerRegistration,
};

use super::api::{push_info, push_state, push_stop, push_subscribe};

/// Whether this device gets messages about a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Messages {
    /// The server sends none, or cannot be asked.
    Absent,
    /// The browser cannot show any.
    Impossible,
    /// The browser can, once the page is on the home screen (iOS).
    HomeScreenFirst,
    /// The player, or the browser, has forbidden them.
    Blocked,
    Off,
    On,
    /// Something went wrong on the way; another try may work.
    Failed,
}

/// What a tap needs at once: browsers ask for permission only during a tap.
#[derive(Clone)]
struct Ready {
    manager: PushManager,
    /// The key of the server.
    key: String,
}

/// How push services reach this browser.
struct Device {
    endpoint: String,
    p256dh: String,
    auth: String,
}

thread_local! {
    static READY: RefCell<Option<Ready>> = const { RefCell::new(None) };
}

/// Finds out whether this device gets messages about a seat.
pub(crate) fn look_at_messages(seat: SeatKey, then: impl Fn(Messages) + 'static) {
    push_info(move |answer| {
        let Some(PushInfo { key: Some(key) }) = answer.ok() else { return then(Messages::Absent) };
        spawn_local(async move {
            let manager = match manager().await {
                Ok(manager) => manager,
                Err(obstacle) => return then(obstacle),
            };
            let device = existing(&manager).await;
            READY.replace(Some(Ready { manager, key }));
            match device {
                Some(device) => ask(&seat, device, Box::new(then)),
                None => then(Messages::Off),
            }
        });
    });
}

/// Asks the player for permission, and the server for messages about a seat. To be called during a tap.
pub(crate) fn want_messages(seat: SeatKey, then: impl Fn(Messages) + 'static) {
    let Some(ready) = READY.with_borrow(Clone::clone) else { return then(Messages::Failed) };
    let asked = subscribe(&ready);
    spawn_local(async move {
        let device = match answered(asked).await {
            Some(device) => Some(device),
            // A key of another server, or of this one before its database was lost.
            None if !is_blocked() && forget(&ready.manager).await => answered(subscribe(&ready)).await,
            None => None,
        };
        let Some(device) = device else {
            return then(if is_blocked() { Messages::Blocked } else { Messages::Failed });
        };
        let language = document().document_element().and_then(|root| root.get_attribute("lang"));
        let wish = PushWish {
            token: seat.token,
            endpoint: device.endpoint,
            p256dh: device.p256dh,
            auth: device.auth,
            language: language.unwrap_or_default(),
        };
        push_subscribe(&seat.room, &wish, move |answer| {
            then(if answer.is_ok() { Messages::On } else { Messages::Failed });
        });
    });
}

/// Stops messages about a seat to this device.
pub(crate) fn stop_messages(seat: SeatKey, then: impl Fn(Messages) + 'static) {
    let Some(ready) = READY.with_borrow(Clone::clone) else { return then(Messages::Failed) };
    spawn_local(async move {
        let Some(device) = existing(&ready.manager).await else { return then(Messages::Off) };
        let device = PushDevice { endpoint: device.endpoint, token: Some(seat.token), auth: None };
        push_stop(&seat.room, &device, move |answer| {
            then(if answer.is_ok() { Messages::Off } else { Messages::Failed });
        });
    });
}

/// Asks the server whether it knows a device.
fn ask(seat: &SeatKey, device: Device, then: Box<dyn Fn(Messages)>) {
    let device = PushDevice { endpoint: device.endpoint, token: Some(seat.token.clone()), auth: None };
    push_state(&seat.room, &device, move |answer| {
        then(match answer {
            Ok(PushState { on: true }) => Messages::On,
            Ok(PushState { on: false }) => Messages::Off,
            Err(_) => Messages::Absent,
        });
    });
}

/// Returns what manages subscriptions, or why there is nothing.
async fn manager() -> Result<PushManager, Messages> {
    let (window, navigator) = (window(), window().navigator());
    if !has(&window, "PushManager") || !has(&window, "Notification") {
        // Only browsers of iOS have this property; on the home screen it is true.
        let standalone =
            Reflect::get(&navigator, &"standalone".into()).ok().and_then(|value| value.as_bool());
        let is_too_early = standalone == Some(false);
        return Err(if is_too_early { Messages::HomeScreenFirst } else { Messages::Impossible });
    }
    if !has(&navigator, "serviceWorker") {
        return Err(Messages::Impossible);
    }
    if is_blocked() {
        return Err(Messages::Blocked);
    }
    let registration = JsFuture::from(navigator.service_worker().get_registration()).await.ok();
    let registration = registration.and_then(|found| found.dyn_into::<ServiceWorkerRegistration>().ok());
    registration.and_then(|found| found.push_manager().ok()).ok_or(Messages::Impossible)
}

fn has(object: &JsValue, name: &str) -> bool {
    Reflect::has(object, &name.into()).unwrap_or_default()
}

fn is_blocked() -> bool {
    has(&window(), "Notification") && Notification::permission() == NotificationPermission::Denied
}

fn subscribe(ready: &Ready) -> Option<Promise> {
    let options = PushSubscriptionOptionsInit::new();
    options.set_user_visible_only(true);
    options.set_application_server_key(&ready.key.as_str().into());
    ready.manager.subscribe_with_options(&options).ok()
}

async fn existing(manager: &PushManager) -> Option<Device> {
    answered(manager.get_subscription().ok()).await
}

async fn answered(asked: Option<Promise>) -> Option<Device> {
    device(&JsFuture::from(asked?).await.ok()?.dyn_into().ok()?)
}

/// Drops the subscription of this browser, and returns whether there was one.
async fn forget(manager: &PushManager) -> bool {
    let Ok(asked) = manager.get_subscription() else { return false };
    let found = JsFuture::from(asked).await.ok().and_then(|found| found.dyn_into::<PushSubscription>().ok());
    match found.and_then(|found| found.unsubscribe().ok()) {
        Some(dropped) => JsFuture::from(dropped).await.is_ok(),
        None => false,
    }
}

fn device(subscription: &PushSubscription) -> Option<Device> {
    let keys = Reflect::get(subscription.to_json().ok()?.as_ref(), &"keys".into()).ok()?;
    let key = |name: &str| Reflect::get(&keys, &name.into()).ok()?.as_string();
    Some(Device { endpoint: subscription.endpoint(), p256dh: key("p256dh")?, auth: key("auth")? })
}
