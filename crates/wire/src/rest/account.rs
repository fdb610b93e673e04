//! What a server tells of accounts over HTTP: profiles, and what owners see of their own.

use serde::{Deserialize, Serialize};

use super::{Role, TableSummary};

/// A rating as it was after a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RatingAfter {
    /// The rating.
    pub rating: f64,
    /// How certain it is.
    pub deviation: f64,
    /// How many games it is based on.
    pub games: u64,
    /// When the game ended, in milliseconds since 1970.
    pub changed_ms: u64,
}

/// A rating at one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameRating {
    /// The game's id.
    pub game: String,
    /// The rating.
    pub rating: f64,
    /// How certain it is.
    pub deviation: f64,
    /// How much it changes.
    pub volatility: f64,
    /// How many games it is based on.
    pub games: u64,
    /// When it last changed, in milliseconds since 1970.
    pub changed_ms: u64,
    /// The rating after each game, the latest first. The ids of tables are left out: they would let
    /// anybody in.
    pub course: Vec<RatingAfter>,
}

/// What everybody may know about an account.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Profile {
    /// Its id.
    pub account: String,
    /// What others call its owner.
    pub name: String,
    /// What it may do.
    pub role: Role,
    /// When it was opened, in milliseconds since 1970.
    pub since_ms: u64,
    /// Its ratings, by game.
    pub ratings: Vec<GameRating>,
    /// The last finished games at tables that were open to everybody.
    pub games: Vec<TableSummary>,
}

/// A passkey, as its owner sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PasskeyInfo {
    /// The authenticator's id for it, in hexadecimal digits.
    pub id: String,
    /// The name that its owner gave it.
    pub name: String,
    /// When it was added, in milliseconds since 1970.
    pub created_ms: u64,
    /// When it was last used, in milliseconds since 1970.
    pub used_ms: u64,
}

/// A device that is logged in, as the account's owner sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeviceInfo {
    /// The id of its session.
    pub id: String,
    /// What it calls itself.
    pub device: String,
    /// When it logged in, in milliseconds since 1970.
    pub created_ms: u64,
    /// When it was last used, in milliseconds since 1970.
    pub seen_ms: u64,
    /// When its session ends unless it is used, in milliseconds since 1970.
    pub expires_ms: u64,
    /// Whether it is the device that asks.
    pub own: bool,
}

/// A token with which a program plays, as its owner sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TokenInfo {
    /// The name that its owner gave it.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub created_ms: u64,
    /// The token itself, shown once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

/// What browsers subscribe for, so that a server can call them by web push.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PushKey {
    /// The public key, in base64 for addresses; none where the host of the server has not set it
    /// up.
    pub key: Option<String>,
}
