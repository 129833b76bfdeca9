//! Messages to a device when it is the player's turn.

use anyhow::{Result, ensure};
use serde_json::json;

use super::online::open_room;
use crate::Stage;
use crate::axe;
use crate::browser::{Browser, Screen};

/// A browser that reaches a push service: this one never asks one, and gives an address that the server may use.
const PUSH_SERVICE: &str = "
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const subscription = Object.create(PushSubscription.prototype, {
      endpoint: { value: 'https://fcm.googleapis.com/fcm/send/of-a-story' },
      toJSON: { value: () => ({ keys }) },
      unsubscribe: { value: async () => { localStorage.removeItem('subscribed'); return true; } },
    });
    PushManager.prototype.getSubscription = async () => localStorage.getItem('subscribed') ? subscription : null;
    PushManager.prototype.subscribe = async (options) => {
      if (!options.userVisibleOnly || options.applicationServerKey.length !== 87) throw new Error('bad options');
      localStorage.setItem('subscribed', 'yes');
      return subscription;
    };";

const ON: &str = "document.querySelector('.push-switch')?.ariaPressed === 'true'";
const OFF: &str = "document.querySelector('.push-switch')?.ariaPressed === 'false'";

/// Opens a room with rounds of a day.
async fn open_leisurely_room(browser: &Browser) -> Result<()> {
    open_room(browser, "Ann").await?;
    ensure!(browser.count(".turn-messages").await? == 0, "no calls to rounds of minutes");
    browser.click(".change summary").await?;
    browser.click_nth("input[name=round]", 7).await?;
    browser.until("document.querySelector('.agreement > p').textContent.includes('1 day')").await
}

pub(crate) async fn a_device_is_told_when_it_is_its_turn(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    let permissions = json!({ "permissions": ["notifications"], "origin": stage.server.address() });
    browser.devtools("Browser.grantPermissions", permissions).await?;
    let script = json!({ "source": PUSH_SERVICE });
    browser.devtools("Page.addScriptToEvaluateOnNewDocument", script).await?;
    browser.go("/").await?;
    browser.until("navigator.serviceWorker.controller").await?;
    open_leisurely_room(&browser).await?;
    browser.until(OFF).await?;
    axe::check(&browser, &stage.axe, "a room with rounds of a day").await?;
    browser.click(".push-switch").await?;
    browser.until(ON).await?;
    browser.until("document.querySelector('.turn-messages p').textContent.startsWith('On:')").await?;
    // The server knows it, not only the page.
    browser.reload().await?;
    browser.until(ON).await?;
    browser.click(".push-switch").await?;
    browser.until(OFF).await?;
    browser.reload().await?;
    browser.until(OFF).await?;
    browser.close().await
}

pub(crate) async fn a_message_is_shown_with_a_way_to_stop_them(stage: &Stage) -> Result<()> {
    let browser = stage.browser(Screen::Phone).await?;
    let origin = stage.server.address();
    let permissions = json!({ "permissions": ["notifications"], "origin": origin });
    browser.devtools("Browser.grantPermissions", permissions).await?;
    browser.go("/").await?;
    browser.until("navigator.serviceWorker.controller").await?;
    let shown = "const worker = await navigator.serviceWorker.ready;
                 const [message] = await worker.getNotifications();
                 window.message = message;";
    let message = json!({
        "web_push": 8030,
        "notification": {
            "title": "Sideboards: your turn",
            "body": "Round 2 has begun. You have 24 h left.",
            "lang": "en",
            "tag": "abcdefghjkmn",
            "navigate": format!("{origin}/room/abcdefghjkmn"),
            "data": { "room": "abcdefghjkmn", "stop": "Stop these messages" },
        },
    });
    browser.devtools("ServiceWorker.enable", json!({})).await?;
    let delivery = json!({ "origin": origin, "registrationId": "0", "data": message.to_string() });
    browser.devtools("ServiceWorker.deliverPushMessage", delivery).await?;
    browser.run(&format!("setInterval(async () => {{ {shown} }}, 100)")).await?;
    browser.until("window.message?.title === 'Sideboards: your turn'").await?;
    let told = browser
        .run("return [message.body, message.tag, message.data.room, ...message.actions.map((action) => action.title)]")
        .await?;
    let expected = json!([
        "Round 2 has begun. You have 24 h left.",
        "abcdefghjkmn",
        "abcdefghjkmn",
        "Stop these messages"
    ]);
    ensure!(told == expected, "{told}");
    browser.close().await
}
