//! The file of a running game. It is a complete record after every entry; decision 0024 explains
//! why.

use std::fs::{File, Metadata, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use gantry_host::KeptTable;
use gantry_terminal::{Keep, uninterrupted};

use super::target::{Destination, place, sync_folder};
use super::{LARGEST, about, torn};
use crate::fail::CliError;

/// Keeps the record of a running game in a file that no other program may write meanwhile.
#[derive(Debug)]
pub(crate) struct Keeper {
    path: PathBuf,
    target: PathBuf,
    file: File,
    /// The length of the part above the log.
    head_bytes: u64,
    /// The log as it is in the file.
    lines: Vec<String>,
    /// The last line, with its line break.
    end: String,
    /// Whether some of it may not be on the disk yet.
    unsynced: bool,
}

impl Keeper {
    /// Starts to keep a game. The file must be new or empty, or contain this game already; anything
    /// else is left untouched.
    pub(crate) fn open(path: &Path, table: &KeptTable) -> Result<Self, CliError> {
        let place = place(path)?;
        let exists = place.permissions.is_some();
        let mut options = OpenOptions::new();
        options.read(true).write(true).create_new(!exists);
        let file = options.open(&place.target).map_err(|error| match error.kind() {
            io::ErrorKind::NotFound if !exists => about(path, "there is no such folder"),
            io::ErrorKind::AlreadyExists => taken(path),
            kind => about(path, kind),
        })?;
        lock(path, &file)?;
        let mut keeper = Self::unwritten(path, &place, file, table);
        match keeper.begin(&place, table) {
            Ok(true) => Ok(keeper),
            Ok(false) => Err(taken(path)),
            Err(error) => {
                if !exists {
                    // An empty file is of no use to anybody; if it stays, it does no harm.
                    let _ = std::fs::remove_file(&place.target);
                }
                Err(about(path, error))
            }
        }
    }

    /// Keeps the same game with a longer part above its log: people add to the deal before anything
    /// is dealt.
    pub(crate) fn restart(&mut self, table: &KeptTable) -> io::Result<()> {
        self.still_there()?;
        self.head_bytes = table.head().len() as u64;
        self.lines = table.lines().to_vec();
        self.end = end_line(table);
        self.write_whole(&table.record())
    }

    fn unwritten(path: &Path, place: &Destination, file: File, table: &KeptTable) -> Self {
        Self {
            path: path.to_owned(),
            target: place.target.clone(),
            file,
            head_bytes: table.head().len() as u64,
            lines: table.lines().to_vec(),
            end: end_line(table),
            unsynced: false,
        }
    }

    /// Writes what is not there yet; returns whether the file may be used for this game.
    fn begin(&mut self, place: &Destination, table: &KeptTable) -> io::Result<bool> {
        let whole = table.record();
        let mut found = String::new();
        // What is not text is not this game either.
        match (&self.file).take(LARGEST + 1).read_to_string(&mut found) {
            Err(error) if error.kind() == io::ErrorKind::InvalidData => return Ok(false),
            read => read?,
        };
        if found == whole {
            return Ok(true);
        }
        let cut_off = || {
            torn::repair(&found)
                .is_some_and(|repaired| repaired.digest().to_string() == table.digest())
        };
        if !found.is_empty() && !cut_off() {
            return Ok(false);
        }
        self.write_whole(&whole)?;
        sync_folder(place)?;
        Ok(true)
    }

    fn write_whole(&self, whole: &str) -> io::Result<()> {
        uninterrupted(|| {
            self.put(0, whole)?;
            self.file.set_len(whole.len() as u64)?;
            self.file.sync_all()
        })
    }

    /// The path as it was given.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// An error about this file.
    pub(crate) fn about(&self, error: &io::Error) -> CliError {
        about(&self.path, error)
    }

    /// How many lines of the file stay, and the lines that follow them. A line has the digest over
    /// all lines before it, so where one is equal, all before it are.
    fn news<'a>(&self, table: &'a KeptTable) -> (usize, &'a [String]) {
        let (old, new) = (&self.lines, table.lines());
        if let Some(last) = old.last()
            && new.get(old.len() - 1) == Some(last)
        {
            return (old.len(), &new[old.len()..]);
        }
        let same = old.iter().zip(new).take_while(|(old, new)| old == new).count();
        (same, &new[same..])
    }

    fn cut(&self, from: usize, at: u64) -> io::Result<()> {
        if from < self.lines.len() { self.file.set_len(at) } else { Ok(()) }
    }

    fn put(&self, at: u64, text: &str) -> io::Result<()> {
        let mut file = &self.file;
        file.seek(SeekFrom::Start(at))?;
        file.write_all(text.as_bytes())
    }

    /// Restores the file if writing failed half-way: its space on the disk is still reserved.
    fn put_back(&self, from: usize, at: u64) {
        let lines = self.lines[from..].iter();
        let text: String = lines.flat_map(|line| [line, "\n"]).chain([self.end.as_str()]).collect();
        // If this fails, too, resuming the game repairs the file.
        let _ = self.put(at, &text).and_then(|()| self.file.set_len(at + text.len() as u64));
    }

    /// Checks that the file was not removed or replaced; the game would be lost with it.
    fn still_there(&self) -> io::Result<()> {
        let found = std::fs::metadata(&self.target);
        let own = self.file.metadata()?;
        match found {
            Ok(found) if same(&found, &own) => Ok(()),
            Ok(_) => Err(io::Error::other("another file has taken its place")),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                Err(io::Error::other("it was moved or removed"))
            }
            Err(error) => Err(error),
        }
    }
}

impl Keep for Keeper {
    /// Writes what was played or taken back since. Other programs can read it then, but only
    /// [`Keeper::sync`] waits for the disk.
    fn follow(&mut self, table: &KeptTable) -> io::Result<()> {
        let end = end_line(table);
        if end == self.end {
            return Ok(());
        }
        let (from, later) = self.news(table);
        let kept: u64 = self.lines[..from].iter().map(|line| line.len() as u64 + 1).sum();
        let at = self.head_bytes + kept;
        let text: String = later.iter().flat_map(|line| [line, "\n"]).chain([&*end]).collect();
        uninterrupted(|| {
            self.still_there()?;
            // Remove what is taken back first: if the write is cut off here, the file has no end,
            // rather than two of them.
            let written = self.cut(from, at).and_then(|()| self.put(at, &text));
            written.inspect_err(|_| self.put_back(from, at))
        })?;
        self.lines.truncate(from);
        self.lines.extend_from_slice(later);
        self.end = end;
        self.unsynced = true;
        Ok(())
    }

    fn sync(&mut self) -> io::Result<()> {
        self.still_there()?;
        if self.unsynced {
            self.file.sync_data()?;
            self.unsynced = false;
        }
        Ok(())
    }
}

fn end_line(table: &KeptTable) -> String {
    table.end_line() + "\n"
}

fn taken(path: &Path) -> CliError {
    about(path, "it holds something already; name another file, or remove it first")
}

/// Makes sure that no other program of ours writes the file. Where there are no locks, there is no
/// way to know.
pub(super) fn lock(path: &Path, file: &File) -> Result<(), CliError> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => {
            Err(about(path, "another game is being saved there; name another file"))
        }
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(()),
        Err(TryLockError::Error(error)) => Err(about(path, error)),
    }
}

#[cfg(unix)]
fn same(one: &Metadata, other: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;

    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

/// On other systems a file that is open can be neither removed nor replaced.
#[cfg(not(unix))]
fn same(_: &Metadata, _: &Metadata) -> bool {
    true
}
