//! The bodies of requests about messages to devices (Web Push).

use serde::{Deserialize, Serialize};
use wire_derive::Wire;

/// What messages a server can send.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PushInfo {
    /// The server's key (VAPID) for `pushManager.subscribe`, in base64url; absent if its operator allows no push
    /// service.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}

/// Asks for messages to a device about a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PushWish {
    /// The secret of the seat.
    pub token: String,
    /// The address at the push service, as the browser gave it.
    #[cfg_attr(feature = "schema", schema(max_length = 1000, pattern = "^https://"))]
    pub endpoint: String,
    /// The public key of the browser, in base64url.
    #[cfg_attr(feature = "schema", schema(max_length = 100))]
    pub p256dh: String,
    /// The secret of the browser, in base64url.
    #[cfg_attr(feature = "schema", schema(max_length = 40))]
    pub auth: String,
    /// The language of the messages; English if the server does not know it.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(max_length = 20, example = "de"))]
    pub language: String,
}

/// Names a device that gets messages about a seat, and proves that the request comes from there or from the owner of
/// the seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PushDevice {
    /// The address at the push service.
    pub endpoint: String,
    /// The secret of the seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// The secret of the browser, if the token is not at hand, as in a message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub auth: Option<String>,
}

/// Whether a device gets messages about a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, Wire)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PushState {
    /// Whether it does.
    pub on: bool,
}

/// The longest address at a push service, in bytes.
pub const MAX_ENDPOINT: usize = 1000;
