//! Why a command stopped, and with which exit code.

use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

use gantry_kernel::outside::harmless;

/// Why a command did not end well.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was given cannot be used: exit code 2.
    Usage(String),
    /// The same, and all has been said already.
    UsageSaid,
    /// What was examined is not sound: exit code 1.
    Unsound(String),
    /// The same, and all has been said already.
    UnsoundSaid,
    /// What was examined is of another version, so nothing is known of it: exit code 3.
    Unknown(String),
    /// The same, and all has been said already.
    UnknownSaid,
    /// Nobody reads the output any more: there is nobody to tell, but what could not be told must
    /// not pass for an answer.
    NoReader,
}

/// What a shell says of a program that writes to a closed pipe: 128 and the number of SIGPIPE.
const NO_READER: u8 = 128 + 13;

impl Failure {
    pub(crate) fn usage(message: impl Display) -> Self {
        Self::Usage(message.to_string())
    }

    pub(crate) fn unsound(message: impl Display) -> Self {
        Self::Unsound(message.to_string())
    }

    /// Tells it on standard error, in one line whatever was typed.
    pub(crate) fn tell(&self) {
        if let Some(message) = self.message() {
            let message = harmless(message);
            // Nobody is left to tell if this fails too.
            let _ = writeln!(io::stderr(), "gantry: {message}");
        }
    }

    pub(crate) fn message(&self) -> Option<&str> {
        match self {
            Self::Usage(message) | Self::Unsound(message) | Self::Unknown(message) => Some(message),
            Self::UsageSaid | Self::UnsoundSaid | Self::UnknownSaid | Self::NoReader => None,
        }
    }

    pub(crate) fn code(&self) -> ExitCode {
        match self {
            Self::Usage(_) | Self::UsageSaid => ExitCode::from(2),
            Self::Unsound(_) | Self::UnsoundSaid => ExitCode::from(1),
            Self::Unknown(_) | Self::UnknownSaid => ExitCode::from(3),
            Self::NoReader => ExitCode::from(NO_READER),
        }
    }
}

/// Errors of standard output; files are read and written in `files`, which names them.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::NoReader,
            _ => Self::usage(format_args!("cannot write: {error}")),
        }
    }
}
