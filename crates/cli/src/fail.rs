//! Why a command stopped, and with which exit code.

use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

use gantry_kernel::outside::printable;

/// Why a command failed.
#[derive(Debug)]
pub(crate) enum CliError {
    /// The input cannot be used: exit code 2.
    Usage(String),
    /// The same, but everything has already been printed.
    UsageSaid,
    /// What was examined is invalid: exit code 1.
    Unsound(String),
    /// The same, but everything has already been printed.
    UnsoundSaid,
    /// What was examined has another version, so nothing is known about it: exit code 3.
    Unknown(String),
    /// The same, but everything has already been printed.
    UnknownSaid,
    /// Nobody reads the output any more. There is nobody to tell, but an incomplete answer must not
    /// look like a complete one.
    NoReader,
}

/// The exit code that shells report for a program that writes to a closed pipe: 128 plus the number
/// of SIGPIPE.
const NO_READER: u8 = 128 + 13;

impl CliError {
    pub(crate) fn usage(message: impl Display) -> Self {
        Self::Usage(message.to_string())
    }

    pub(crate) fn unsound(message: impl Display) -> Self {
        Self::Unsound(message.to_string())
    }

    /// Prints it on standard error, on one line whatever was typed.
    pub(crate) fn tell(&self) {
        if let Some(message) = self.message() {
            let message = printable(message);
            // If this fails, too, there is nobody left to tell.
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

/// Errors of standard output; `files` reads and writes files, and names them.
impl From<io::Error> for CliError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::NoReader,
            _ => Self::usage(format_args!("cannot write: {error}")),
        }
    }
}
