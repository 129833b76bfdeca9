//! Encrypts messages and brings them to push services.

use std::sync::Arc;
use std::time::Duration;

use axum::http::header::{AUTHORIZATION, CONTENT_ENCODING, HeaderName};
use tokio::time::{Instant, sleep};

use super::letter::Letter;
use super::{Push, device};
use crate::metrics::Metrics;
use crate::outgoing::{OutgoingError, Post, Response, Target};
use crate::secret::TokenHash;
use crate::storage::Subscription;

/// The pauses before further attempts.
const PAUSES: [Duration; 4] =
    [Duration::from_secs(5), Duration::from_secs(30), Duration::from_mins(2), Duration::from_mins(10)];

/// The longest pause that a push service may ask for.
const LONGEST_PAUSE: Duration = Duration::from_mins(30);

/// The longest time that push services keep a message, in seconds.
const MAX_LIFE: u64 = 28 * 24 * 3600;

/// Longest topic that push services accept, in characters.
const MAX_TOPIC: usize = 32;

/// What an attempt has led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Delivery {
    Done,
    /// The push service no longer knows the device.
    Unknown,
    /// It may work later.
    Later(Option<Duration>),
    /// It never will.
    Refused,
}

impl Push {
    /// Sends a message in the background. If too many wait, it is dropped: an overloaded server must not grow.
    pub(super) fn send(&self, to: &Subscription, letter: Letter) {
        let Ok(place) = Arc::clone(&self.0.waiting).try_acquire_owned() else {
            Metrics::count(&self.0.metrics.push_failures);
            return;
        };
        let (push, to) = (self.clone(), to.clone());
        tokio::spawn(async move {
            let _place = place;
            push.deliver(&to, &letter).await;
        });
    }

    async fn deliver(&self, to: &Subscription, letter: &Letter) {
        let ends = Instant::now() + Duration::from_secs(letter.life);
        for pause in PAUSES.map(Some).into_iter().chain([None]) {
            let left = ends.saturating_duration_since(Instant::now()).as_secs();
            match (self.attempt(to, letter, left).await, pause) {
                (Delivery::Done, _) => return Metrics::count(&self.0.metrics.push_sent),
                (Delivery::Unknown, _) => return self.forget(to).await,
                (Delivery::Later(wish), Some(pause)) => {
                    let pause = wish.unwrap_or(pause).clamp(pause, LONGEST_PAUSE.max(pause));
                    if Instant::now() + pause >= ends {
                        break;
                    }
                    sleep(pause).await;
                }
                (Delivery::Refused | Delivery::Later(_), _) => break,
            }
        }
        Metrics::count(&self.0.metrics.push_failures);
    }

    async fn attempt(&self, to: &Subscription, letter: &Letter, life: u64) -> Delivery {
        let _turn = self.0.sending.acquire().await.expect("it is never closed");
        // Checked again: the operator may have changed the list since.
        let Ok(target) = self.0.client.check(&to.endpoint, &self.0.hosts) else { return Delivery::Unknown };
        let Some(post) = self.post(to, letter, &target, life) else { return Delivery::Refused };
        let answer = self.0.client.post(&target, post).await;
        let delivery = judge(&answer);
        match (&answer, delivery) {
            (_, Delivery::Done | Delivery::Unknown) => {}
            // Only the host: the rest of the address is a secret of the device.
            (Ok(answer), _) => {
                tracing::warn!(
                    host = target.host(),
                    status = answer.status.as_u16(),
                    "a push service refuses a message"
                );
            }
            (Err(error), _) => tracing::warn!(host = target.host(), %error, "a message cannot be sent"),
        }
        delivery
    }

    fn post(&self, to: &Subscription, letter: &Letter, target: &Target, life: u64) -> Option<Post> {
        let (key, auth) = device::keys(&to.p256dh, &to.auth)?;
        let body = web_push_native::encrypt(letter.text.clone().into_bytes(), &key, &auth).ok()?;
        let Push(shared) = self;
        let authorization =
            shared.keys.authorization(&target.origin(), shared.contact.as_deref(), shared.rooms.now());
        let headers = vec![
            (AUTHORIZATION, authorization),
            (CONTENT_ENCODING, "aes128gcm".to_owned()),
            (HeaderName::from_static("ttl"), life.min(MAX_LIFE).to_string()),
            (HeaderName::from_static("urgency"), "normal".to_owned()),
            // A later message about the room replaces one that was not delivered yet.
            (HeaderName::from_static("topic"), topic(to)),
        ];
        Some(Post { kind: "application/octet-stream", headers, body })
    }

    async fn forget(&self, to: &Subscription) {
        if let Err(error) = self.0.book.forget(&to.endpoint).await {
            // The push service will say it again.
            tracing::debug!(%error, "a device that is gone cannot be removed");
        }
    }
}

/// Returns a name for the messages of a room to a device. Push services can read it, so it must not tell the code of the
/// room, which lets people in.
fn topic(to: &Subscription) -> String {
    let mut name = TokenHash::of(&format!("topic {} {}", to.room, to.auth)).into_text();
    name.truncate(MAX_TOPIC);
    name
}

fn judge(answer: &Result<Response, OutgoingError>) -> Delivery {
    match answer {
        Ok(answer) => match answer.status.as_u16() {
            200..300 => Delivery::Done,
            404 | 410 => Delivery::Unknown,
            429 | 500..600 => Delivery::Later(answer.retry_after),
            // No redirect is followed: an allowed server must not send us elsewhere.
            _ => Delivery::Refused,
        },
        Err(OutgoingError::Unreachable(_) | OutgoingError::Broken(_) | OutgoingError::Timeout) => {
            Delivery::Later(None)
        }
        Err(_) => Delivery::Refused,
    }
}
