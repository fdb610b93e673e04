//! The system's signals to stop, or to read files again.

use std::io;

/// What a signal means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Signal {
    /// Stop.
    Stop,
    /// Read the TLS files again.
    Reload,
}

/// Ctrl-C and SIGTERM stop; SIGHUP reloads. No signal in between is missed.
#[cfg(unix)]
pub(crate) struct Signals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
    hangup: tokio::signal::unix::Signal,
    /// The meaning of SIGHUP. At a terminal it says that its window was closed.
    hung_up: Signal,
}

#[cfg(unix)]
impl Signals {
    pub(crate) fn new() -> io::Result<Self> {
        use io::IsTerminal as _;
        use tokio::signal::unix::{SignalKind, signal};
        let hung_up = if io::stdin().is_terminal() { Signal::Stop } else { Signal::Reload };
        Ok(Self {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
            hangup: signal(SignalKind::hangup())?,
            hung_up,
        })
    }

    /// Waits for the next signal.
    pub(crate) async fn next(&mut self) -> Signal {
        tokio::select! {
            _ = self.interrupt.recv() => Signal::Stop,
            _ = self.terminate.recv() => Signal::Stop,
            _ = self.hangup.recv() => self.hung_up,
        }
    }
}

/// Ctrl-C, and its other equivalents on Windows.
#[cfg(windows)]
pub(crate) struct Signals {
    interrupt: tokio::signal::windows::CtrlC,
    close: tokio::signal::windows::CtrlClose,
}

#[cfg(windows)]
impl Signals {
    pub(crate) fn new() -> io::Result<Self> {
        use tokio::signal::windows::{ctrl_c, ctrl_close};
        Ok(Self { interrupt: ctrl_c()?, close: ctrl_close()? })
    }

    /// Waits for the next signal. Nothing asks for new files here.
    pub(crate) async fn next(&mut self) -> Signal {
        tokio::select! {
            _ = self.interrupt.recv() => Signal::Stop,
            _ = self.close.recv() => Signal::Stop,
        }
    }
}
