//! Why a server did not do something, in words that say what to do next.

use gantry_kernel::Phrase;
use gantry_wire::{ErrorBody, Refused};

use super::super::app::{App, code};

/// Why a request failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ServerError {
    /// Nobody answers.
    Unreachable,
    /// What answers is no server of ours, but a file host.
    NoServer,
    /// The server refuses.
    Refused {
        /// The status of the answer.
        status: u16,
        /// A word for programs, such as `banned`.
        error: String,
        /// A sentence in English.
        message: String,
        /// Why, where a game or the host of tables refuses.
        refused: Option<Refused>,
    },
}

impl ServerError {
    /// Reads the body of an answer that is not a success.
    pub(super) fn read(status: u16, text: &str) -> Self {
        match serde_json::from_str(text) {
            Ok(ErrorBody { error, message, refused }) => {
                Self::Refused { status, error, message, refused }
            }
            Err(_) => Self::NoServer,
        }
    }

    /// The word of a refusal; empty for another error.
    pub fn word(&self) -> &str {
        match self {
            Self::Refused { error, .. } => error,
            Self::Unreachable | Self::NoServer => "",
        }
    }

    /// The same as a phrase of this client.
    fn phrase(&self) -> Phrase {
        let Self::Refused { error, message, refused, .. } = self else {
            return Phrase::new("web-net-unreachable");
        };
        if let Some(refused) = refused {
            return refused.reason.clone();
        }
        Phrase::new(match error.as_str() {
            "banned" => "web-net-banned",
            "stranger" => "web-net-stranger",
            "wrong-password" => "web-net-wrong-password",
            "bad-name" => "host-bad-name",
            "too-many-tables" => "host-too-many-tables",
            "name-taken" => "web-net-name-taken",
            "not-found" => "web-net-not-found",
            "not-yet" => "host-secret-until-over",
            "too-many" => "web-net-too-many",
            "closing" | "store" | "busy" => "web-net-busy",
            "store-full" => "host-store-full",
            "maybe-stored" => "host-maybe-done",
            _ => return Phrase::new("web-net-refused").with("message", code(message)),
        })
    }
}

/// What a reader is told about it.
pub fn sentence(app: App, error: &ServerError) -> String {
    app.say_game(&error.phrase(), &[])
}
