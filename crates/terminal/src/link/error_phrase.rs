//! Errors of a server, or of the connection to it, as phrases that say what to do next.

use gantry_client::ClientError;
use gantry_kernel::Phrase;

use crate::voice::code;

/// Whether trying again may help: the server is away for a moment, or too busy.
pub(super) const fn is_temporary(error: &ClientError) -> bool {
    match error {
        ClientError::Unreachable(_) | ClientError::Ended | ClientError::Unreadable(_) => true,
        ClientError::Refused { status, .. } => matches!(status, 408 | 429 | 500..),
        ClientError::Address(_) | ClientError::NoAuthorities(_) | ClientError::Version(_) => false,
    }
}

/// An error as a phrase of the terminal's messages.
pub fn error_phrase(error: &ClientError) -> Phrase {
    match error {
        ClientError::Address(address) => Phrase::new("net-address").with("address", code(address)),
        ClientError::Unreachable(why) => Phrase::new("net-unreachable").with("why", code(why)),
        ClientError::NoAuthorities(why) => Phrase::new("net-no-authorities").with("why", code(why)),
        ClientError::Version(version) => {
            let ours = usize::try_from(gantry_wire::VERSION).unwrap_or(usize::MAX);
            let theirs = usize::try_from(*version).unwrap_or(usize::MAX);
            Phrase::new("net-version").with("theirs", theirs).with("ours", ours)
        }
        ClientError::Unreadable(_) => Phrase::new("net-unreadable"),
        ClientError::Ended => Phrase::new("net-ended"),
        ClientError::Refused { reason: Some(refused), .. } => refused.reason.clone(),
        ClientError::Refused { error, message, .. } => match error.as_str() {
            "banned" => Phrase::new("net-banned"),
            "stranger" => Phrase::new("net-stranger"),
            "wrong-password" => Phrase::new("net-wrong-password"),
            "not-found" => Phrase::new("net-no-table"),
            "not-yet" => Phrase::new("host-secret-until-over"),
            "too-many" => Phrase::new("net-too-many"),
            "too-many-tables" => Phrase::new("host-too-many-tables"),
            "bad-name" => Phrase::new("net-bad-name"),
            "name-taken" => Phrase::new("net-name-taken"),
            "closing" | "store" => Phrase::new("net-busy"),
            "store-full" => Phrase::new("host-store-full"),
            "maybe-stored" => Phrase::new("host-maybe-done"),
            _ => Phrase::new("net-refused").with("message", code(message)),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::voice;

    fn refused(status: u16, error: &str) -> ClientError {
        let (error, message) = (error.to_owned(), "Because.".to_owned());
        ClientError::Refused { status, error, message, reason: None }
    }

    #[test]
    fn only_what_may_pass_is_tried_again() {
        let passing = [refused(503, "closing"), refused(429, "too-many"), ClientError::Ended];
        assert!(passing.iter().all(is_temporary));
        let lasting = [refused(401, "stranger"), refused(403, "banned"), ClientError::Version(9)];
        assert!(!lasting.iter().any(is_temporary));
    }

    #[test]
    fn every_error_has_a_message() {
        let words = ["banned", "stranger", "wrong-password", "not-found", "not-yet", "too-many"];
        let names = ["too-many-tables", "bad-name", "name-taken"];
        let stored = ["closing", "store", "store-full", "maybe-stored", "other"];
        let refusals = words.iter().chain(&names).chain(&stored);
        let mut errors: Vec<ClientError> = refusals.map(|word| refused(400, word)).collect();
        errors.push(ClientError::Address("x".into()));
        errors.push(ClientError::Unreachable("x".into()));
        errors.push(ClientError::NoAuthorities("x".into()));
        errors.push(ClientError::Unreadable("x".into()));
        errors.extend([ClientError::Version(9), ClientError::Ended]);
        for error in errors {
            assert_eq!(voice().book.problems(&error_phrase(&error)), [""; 0]);
        }
    }
}
