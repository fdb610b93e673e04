//! A server in its own process, so that its memory can be measured separately from the load test's.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use crate::fail::CliError;

/// The server; it is stopped when this is dropped.
pub(super) struct OwnServer {
    child: Child,
    pub(super) address: String,
    _folder: Option<tempfile::TempDir>,
}

impl OwnServer {
    pub(super) fn start(database: Option<&str>) -> Result<Self, CliError> {
        let (database, folder) = if let Some(database) = database {
            (database.to_owned(), None)
        } else {
            let folder = tempfile::tempdir().map_err(CliError::usage)?;
            let file = folder.path().join("load.db");
            (file.to_string_lossy().into_owned(), Some(folder))
        };
        let program = std::env::current_exe().map_err(CliError::usage)?;
        let mut child = Command::new(program)
            .args(["serve", "--port", "0", "--rate-factor", "1000", "--database", &database])
            .args(["--log-level", "warn"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(CliError::usage)?;
        let said = BufReader::new(child.stdout.take().expect("piped"));
        let address = said.lines().map_while(Result::ok).find_map(|line| {
            let (_, rest) = line.split_once("Gantry is at ")?;
            Some(rest.split(' ').next()?.to_owned())
        });
        let Some(address) = address else {
            // The server itself has said why.
            drop(child.wait());
            return Err(CliError::usage("the server did not start"));
        };
        Ok(Self { child, address, _folder: folder })
    }

    /// How much memory it uses, in bytes, where the system reports that.
    pub(super) fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kilobytes: u64 = line.trim().strip_suffix(" kB")?.trim().parse().ok()?;
        Some(kilobytes * 1024)
    }
}

/// How many ticks the processor time of a process counts per second; the same on all of Linux.
const TICKS_PER_SECOND: f64 = 100.0;

impl OwnServer {
    /// How long processors have worked for it, in seconds, where the system reports that.
    pub(super) fn processor_seconds(&self) -> Option<f64> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).ok()?;
        // The name of the program may contain anything, so count from behind it: the times are
        // fields 14 and 15.
        let fields = stat.rsplit_once(')')?.1.split_whitespace();
        let ticks: Vec<f64> =
            fields.skip(11).take(2).map_while(|field| field.parse().ok()).collect();
        (ticks.len() == 2).then(|| ticks.iter().sum::<f64>() / TICKS_PER_SECOND)
    }
}

impl Drop for OwnServer {
    fn drop(&mut self) {
        // It may have ended by itself.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
