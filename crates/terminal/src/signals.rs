//! Ends the program when the system asks for it: nothing is left half written, and the terminal is
//! restored.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

/// Held while something must not be left half done.
static BUSY: Mutex<()> = Mutex::new(());
/// Whether the full screen is in use.
static SCREEN_IS_TAKEN: AtomicBool = AtomicBool::new(false);

/// Does work that a signal waits for.
pub fn uninterrupted<T>(work: impl FnOnce() -> T) -> T {
    let _busy = BUSY.lock().unwrap_or_else(PoisonError::into_inner);
    work()
}

/// Records whether there is a full screen to leave.
pub(crate) fn screen_is_taken(taken: bool) {
    SCREEN_IS_TAKEN.store(taken, Ordering::SeqCst);
}

/// From now on the program ends cleanly on an interrupt, hangup or termination signal: the terminal
/// gets back the modes that it has now, `parting` goes to standard error, and the exit code is 128
/// plus the number of the signal. Only the first call counts.
///
/// # Errors
/// If signal handlers cannot be installed.
#[cfg(unix)]
pub fn end_cleanly_on_signals(parting: Option<String>) -> io::Result<()> {
    unix::end_cleanly_on_signals(parting)
}

/// Other systems end programs in their own way.
#[cfg(not(unix))]
pub fn end_cleanly_on_signals(_parting: Option<String>) -> io::Result<()> {
    Ok(())
}

#[cfg(unix)]
mod unix {
    use std::io::{self, Write};
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::sync::mpsc;
    use std::time::Duration;
    use std::{mem, process, thread};

    use rustix::process::getpgrp;
    use rustix::termios::{OptionalActions, Termios, tcgetattr, tcgetpgrp, tcsetattr};
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    use signal_hook::iterator::Signals;

    use super::{BUSY, PoisonError, SCREEN_IS_TAKEN};

    /// A terminal that takes no more text (Ctrl-S) or a disk that hangs must not keep us alive.
    const TIMEOUT: Duration = Duration::from_secs(2);
    static LISTENS: AtomicBool = AtomicBool::new(false);

    pub(super) fn end_cleanly_on_signals(parting: Option<String>) -> io::Result<()> {
        if LISTENS.swap(true, Ordering::SeqCst) {
            return Ok(());
        }
        let modes = tcgetattr(io::stdin()).ok();
        let mut signals = Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM])?;
        let listen = move || {
            let Some(signal) = signals.forever().next() else { return };
            let (done, all_done) = mpsc::channel();
            thread::spawn(move || {
                clean_up(modes.as_ref(), parting.as_deref());
                done.send(())
            });
            // Whether it finished in time does not matter: the program ends.
            let _ = all_done.recv_timeout(TIMEOUT);
            process::exit(128 + signal);
        };
        thread::Builder::new().name("signals".into()).spawn(listen).map(drop)
    }

    fn clean_up(modes: Option<&Termios>, parting: Option<&str>) {
        restore(modes);
        // Nothing new may begin: both stay locked until the program has ended.
        mem::forget(BUSY.lock().unwrap_or_else(PoisonError::into_inner));
        mem::forget(io::stdout().lock());
        if SCREEN_IS_TAKEN.load(Ordering::SeqCst) {
            // If this or anything below fails, there is nobody left to tell.
            let _ = ratatui::try_restore();
        }
        restore(modes);
        if let Some(parting) = parting {
            let _ = writeln!(io::stderr(), "\r{parting}");
        }
    }

    /// Restores the terminal. While we are in the background it belongs to another process, and
    /// touching it would stop us.
    fn restore(modes: Option<&Termios>) {
        let background = tcgetpgrp(io::stdin()).is_ok_and(|group| group != getpgrp());
        if let (false, Some(modes)) = (background, modes) {
            let _ = tcsetattr(io::stdin(), OptionalActions::Now, modes);
        }
    }
}
