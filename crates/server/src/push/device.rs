//! Reads what a browser says about itself.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sideboards_protocol::{MAX_ENDPOINT, PushDevice, PushWish, RefusalCode, Refused};
use web_push_native::Auth;
use web_push_native::p256::PublicKey;

use crate::outgoing::{Client, HostPattern, OutgoingError};
use crate::secret::{self, TokenHash};
use crate::storage::Subscription;
use crate::texts::Texts;

/// Length of a public key and of a secret of a browser, in bytes.
const KEY: usize = 65;
const SECRET: usize = 16;

/// Reads a wish for messages, or says what is wrong with it.
pub(super) fn read(
    client: &Client,
    hosts: &[HostPattern],
    room: &str,
    wish: PushWish,
    base: String,
) -> Result<Subscription, Refused> {
    if wish.endpoint.len() > MAX_ENDPOINT {
        return Err(Refused::new(
            RefusalCode::TooLarge,
            format!("an endpoint has at most {MAX_ENDPOINT} bytes"),
        ));
    }
    client.check(&wish.endpoint, hosts).map_err(|error| match error {
        OutgoingError::NotAllowed(_) => Refused::new(RefusalCode::NotAllowed, error),
        _ => Refused::new(RefusalCode::Malformed, error),
    })?;
    if !secret::is_token(&wish.token) {
        return Err(Refused::new(RefusalCode::BadToken, "the token owns no seat in this room"));
    }
    if keys(&wish.p256dh, &wish.auth).is_none() {
        let message = "p256dh is a point of P-256 with 65 bytes, auth has 16 bytes, both in base64url";
        return Err(Refused::new(RefusalCode::Malformed, message));
    }
    Ok(Subscription {
        room: room.to_owned(),
        endpoint: wish.endpoint,
        token: TokenHash::of(&wish.token).into_text(),
        p256dh: wish.p256dh,
        auth: wish.auth,
        language: Texts::known_language(&wish.language).to_owned(),
        base,
        began: 0,
        ending: 0,
        due: None,
    })
}

/// Returns the key and the secret of a browser, if they can be used.
pub(super) fn keys(p256dh: &str, auth: &str) -> Option<(PublicKey, Auth)> {
    let bytes = |text: &str, length: usize| {
        URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok().filter(|bytes| bytes.len() == length)
    };
    // It also refuses points that are not on the curve.
    let key = PublicKey::from_sec1_bytes(&bytes(p256dh, KEY)?).ok()?;
    Some((key, Auth::clone_from_slice(&bytes(auth, SECRET)?)))
}

/// Returns whether a request comes from the owner of the seat, or from the device itself.
pub(super) fn proves(device: &Subscription, asked: &PushDevice) -> bool {
    let is_owner =
        asked.token.as_deref().map(TokenHash::of).is_some_and(|hash| hash.as_text() == device.token);
    // Hashes, so that the time of the comparison tells nothing.
    let is_device = asked.auth.as_deref().map(TokenHash::of) == Some(TokenHash::of(&device.auth));
    is_owner || is_device
}
