//! Why a request was not carried out: a status, a word for programs, a sentence for people.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use gantry_kernel::Value;
use gantry_store::{AccountError, StoreError};
use gantry_wire::{ErrorBody, Refused};

/// Why a request was not carried out. Nothing has changed, unless the store gave no answer to a
/// write.
#[derive(Debug)]
pub(crate) enum ApiError {
    /// There is nothing at this address.
    NotFound,
    /// The request is not authenticated.
    Unauthenticated,
    /// The account is banned.
    Banned,
    /// No account has this name and password.
    WrongPassword,
    /// The passkey is unknown, or what was signed with it is wrong.
    WrongPasskey,
    /// The passkey ceremony was finished before, or took too long.
    CeremonyOver,
    /// Browsers allow passkeys only where the server has a name.
    NoPasskeysHere,
    /// Without it, nobody could log in to the account any more.
    LastCredential,
    /// It needs a session; a token is not enough.
    SessionOnly,
    /// Only a host of this server may do it.
    HostsOnly,
    /// The game has ended.
    Over,
    /// A name that cannot be shown to others.
    BadName(String),
    /// Another account has this name.
    NameTaken,
    /// Somebody else changed the same thing at the same time.
    Stale,
    /// The request is malformed.
    Invalid(String),
    /// The address does not support this method.
    Method,
    /// The server or the rules of a game refuse it.
    Refused(Refused),
    /// It would show hidden cards: the game is not over.
    NotYet,
    /// No analysis was started, or its result is no longer kept.
    NoAnalysis,
    /// Too many analyses are waiting.
    Busy,
    /// Too many requests.
    TooMany,
    /// The account has too many tables that are not over.
    TooManyTables,
    /// A trusted proxy does not say who sent the request.
    UnknownSource,
    /// The request comes from a page of another site.
    OtherPage,
    /// The server is about to stop.
    Closing,
    /// The store has not done it, or nobody knows whether it has.
    Store(StoreError),
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<AccountError> for ApiError {
    fn from(error: AccountError) -> Self {
        match error {
            AccountError::NameTaken => Self::NameTaken,
            AccountError::Store(error) => Self::Store(error),
            AccountError::Exists | AccountError::Stale => Self::Stale,
            AccountError::Missing => Self::Unauthenticated,
        }
    }
}

impl ApiError {
    fn status(&self) -> StatusCode {
        match self {
            Self::NotFound | Self::NoAnalysis => StatusCode::NOT_FOUND,
            Self::Unauthenticated | Self::WrongPassword | Self::WrongPasskey => {
                StatusCode::UNAUTHORIZED
            }
            Self::Banned | Self::HostsOnly | Self::NotYet | Self::OtherPage | Self::SessionOnly => {
                StatusCode::FORBIDDEN
            }
            Self::NameTaken
            | Self::Stale
            | Self::LastCredential
            | Self::Over
            | Self::TooManyTables => StatusCode::CONFLICT,
            Self::Invalid(_)
            | Self::BadName(_)
            | Self::CeremonyOver
            | Self::NoPasskeysHere
            | Self::UnknownSource => StatusCode::BAD_REQUEST,
            Self::Method => StatusCode::METHOD_NOT_ALLOWED,
            Self::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Self::Busy | Self::Closing | Self::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// A word for programs and a sentence for people.
    fn words(&self) -> (&'static str, &str) {
        match self {
            Self::NotFound => ("not-found", "There is nothing at this address."),
            Self::Unauthenticated => ("stranger", "Please log in first."),
            Self::Banned => ("banned", "This account is banned."),
            Self::WrongPassword => {
                ("wrong-password", "There is no account with this name and password.")
            }
            Self::WrongPasskey => ("wrong-passkey", "This passkey is not known here."),
            Self::CeremonyOver => ("ceremony-over", "This took too long. Please try again."),
            Self::NoPasskeysHere => {
                ("no-passkeys-here", "Passkeys need a server with a name, such as localhost.")
            }
            Self::LastCredential => (
                "last-credential",
                "Without this passkey nobody could log in. Set a password first.",
            ),
            Self::SessionOnly => {
                ("session-only", "A program with a token cannot do this. Please log in.")
            }
            Self::HostsOnly => ("hosts-only", "Only a host of this server may do this."),
            Self::Over => ("over", "The game is over."),
            Self::BadName(what) => ("bad-name", what),
            Self::NameTaken => ("name-taken", "This name is taken."),
            Self::Stale => ("stale", "Somebody changed this at the same time. Please try again."),
            Self::Invalid(what) => ("invalid", what),
            Self::Method => ("method", "This address does not support this method."),
            Self::Refused(refused) => match refused.reason.values.first() {
                Some((_, Value::Code(fault))) => ("refused", fault),
                _ => ("refused", &refused.reason.key),
            },
            Self::NotYet => {
                ("not-yet", "This shows hidden cards, so it is available once the game is over.")
            }
            Self::NoAnalysis => ("no-analysis", "There is no recent analysis of this game."),
            Self::Busy => {
                ("busy", "Too many games are waiting to be analysed. Please try again later.")
            }
            Self::TooMany => ("too-many", "Too many requests. Please wait a moment."),
            Self::TooManyTables => {
                ("too-many-tables", "You have too many tables. Please finish some of them first.")
            }
            Self::UnknownSource => {
                ("unknown-source", "The proxy in front of this server does not say who asks.")
            }
            Self::OtherPage => ("other-page", "A page of another server cannot do this."),
            Self::Closing => ("closing", "The server is about to restart."),
            Self::Store(StoreError::Full(_)) => (
                "store-full",
                "There is no room left to store anything, so nothing has changed. Please tell the \
                 host of this server.",
            ),
            Self::Store(StoreError::Unknown(_)) => (
                "maybe-stored",
                "The database does not answer, so this may or may not have happened. Please look \
                 before you try again.",
            ),
            Self::Store(_) => {
                ("store", "The database does not answer, so nothing has changed. Please try again.")
            }
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        if let Self::Store(error) = &self {
            tracing::warn!(%error, "a request failed");
        }
        let status = self.status();
        let (error, message) = self.words();
        let (error, message) = (error.to_owned(), message.to_owned());
        let refused = match self {
            Self::Refused(refused) => Some(refused),
            _ => None,
        };
        (status, Json(ErrorBody { error, message, refused })).into_response()
    }
}
