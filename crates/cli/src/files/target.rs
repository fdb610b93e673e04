//! Writes files: completely or not at all, and never over something that is not a file.

use std::fs::{self, File, Permissions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

use super::about;
use super::keeper::lock;
use crate::fail::CliError;

/// A longer chain of links is taken for a loop.
const MOST_LINKS: usize = 40;
/// Prefix and suffix of files that are being written.
const PART: (&str, &str) = (".gantry-", ".part");
/// Another process may clean up between two steps of ours, but not for ever.
const MOST_TRIES: usize = 10;

/// What happens to a file that already exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Existing {
    /// It stays, and nothing is written.
    Stays,
    /// It is replaced.
    Goes,
}

impl Existing {
    /// By the option `--force`.
    pub(crate) const fn forced(force: bool) -> Self {
        if force { Self::Goes } else { Self::Stays }
    }
}

/// Writes the whole file or leaves the old one untouched.
pub(crate) fn write(path: &Path, content: &str, existing: Existing) -> Result<(), CliError> {
    let place = free(path, existing)?;
    let put = || -> io::Result<()> {
        // Removes itself if anything goes wrong before it is renamed.
        let mut part = part(&place)?;
        part.write_all(content.as_bytes())?;
        part.as_file().sync_all()?;
        match existing {
            Existing::Goes => part.persist(&place.target)?,
            Existing::Stays => part.persist_noclobber(&place.target)?,
        };
        sync_folder(&place)
    };
    put().map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => taken(path),
        _ => about(path, error),
    })
}

/// Whether a file can be written there, before there is anything to write.
pub(crate) fn check(path: &Path, existing: Existing) -> Result<(), CliError> {
    let place = free(path, existing)?;
    // Only trying tells; the temporary file removes itself.
    part(&place).map(drop).map_err(|error| about(path, error))
}

/// The destination, if a file may be written there.
fn free(path: &Path, existing: Existing) -> Result<Destination, CliError> {
    let place = place(path)?;
    if place.permissions.is_some() {
        if existing == Existing::Stays {
            return Err(taken(path));
        }
        // The game that is running in it would go on in a file without a name.
        let file = File::open(&place.target).map_err(|error| about(path, error))?;
        lock(path, &file)?;
    }
    Ok(place)
}

fn taken(path: &Path) -> CliError {
    about(path, "there is such a file already; --force replaces it")
}

/// The file that a path leads to, if there is one.
pub(crate) fn real(path: &Path) -> Option<PathBuf> {
    fs::canonicalize(path).ok()
}

/// A file to write, and its folder.
pub(super) struct Destination {
    pub(super) target: PathBuf,
    folder: PathBuf,
    /// Those of the existing file.
    pub(super) permissions: Option<Permissions>,
}

/// Follows the path. A link stays a link: what it points to is written.
pub(super) fn place(path: &Path) -> Result<Destination, CliError> {
    let mut target = path.to_owned();
    let mut links = 0;
    while fs::symlink_metadata(&target).is_ok_and(|found| found.is_symlink()) {
        links += 1;
        if links > MOST_LINKS {
            return Err(about(path, "the links lead nowhere"));
        }
        let next = fs::read_link(&target).map_err(|error| about(path, error))?;
        target.set_file_name(next);
    }
    let folder = match target.parent() {
        Some(folder) if folder.as_os_str().is_empty() => PathBuf::from("."),
        Some(folder) => folder.to_owned(),
        None if target.as_os_str().is_empty() => return Err(about(path, "no file name is given")),
        None => return Err(about(path, "a folder, not a file")),
    };
    if target.as_os_str().as_encoded_bytes().ends_with(b"/") {
        return Err(about(path, "a folder, not a file"));
    }
    let permissions = match fs::metadata(&target) {
        Ok(found) if found.is_dir() => return Err(about(path, "a folder, not a file")),
        Ok(found) if !found.is_file() => return Err(about(path, "not a regular file")),
        Ok(found) if found.permissions().readonly() => {
            return Err(about(path, "the file is write-protected"));
        }
        Ok(found) => Some(found.permissions()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(about(path, error)),
    };
    Ok(Destination { target, folder, permissions })
}

/// An empty file with a unique name beside the target, so that renaming it is atomic. It is locked:
/// one that is not locked was left by a program that was killed.
fn part(place: &Destination) -> io::Result<NamedTempFile> {
    sweep(&place.folder);
    for _ in 0..MOST_TRIES {
        let mut builder = Builder::new();
        builder.prefix(PART.0).suffix(PART.1);
        // The permissions of any new file, not those of a temporary file, which only its owner may
        // read; the system applies the umask.
        #[cfg(unix)]
        builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
        let part = builder.tempfile_in(&place.folder).map_err(|error| plain(&error))?;
        // Where there are no locks, nobody cleans up.
        let locked = part.as_file().try_lock();
        if !matches!(locked, Err(fs::TryLockError::WouldBlock)) && part.path().exists() {
            if let Some(permissions) = &place.permissions {
                part.as_file().set_permissions(permissions.clone())?;
            }
            return Ok(part);
        }
    }
    Err(io::Error::other("files beside it are removed as soon as they are made"))
}

/// Removes what killed programs have left beside the target.
fn sweep(folder: &Path) {
    let names = fs::read_dir(folder).into_iter().flatten().flatten();
    for entry in names {
        let name = entry.file_name();
        let name = name.as_encoded_bytes();
        if name.starts_with(PART.0.as_bytes()) && name.ends_with(PART.1.as_bytes()) {
            // Removed under its lock, so that a program that has just created it notices. If it
            // stays, it does no harm.
            let stale = File::open(entry.path()).ok().filter(|file| file.try_lock().is_ok());
            if stale.is_some() {
                let _ = fs::remove_file(entry.path());
            }
        }
    }
}

/// Makes sure that the entries of a folder are on the disk, too.
#[cfg(unix)]
pub(super) fn sync_folder(place: &Destination) -> io::Result<()> {
    File::open(&place.folder)?.sync_all()
}

/// On other systems folders cannot be opened as files.
#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "as above")]
pub(super) fn sync_folder(_: &Destination) -> io::Result<()> {
    Ok(())
}

/// The error without the name of the temporary file, which means nothing to anybody.
fn plain(error: &io::Error) -> io::Error {
    match error.kind() {
        io::ErrorKind::NotFound => io::Error::new(error.kind(), "there is no such folder"),
        kind => kind.into(),
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::{PermissionsExt, symlink};

    use super::*;

    fn message(path: &Path) -> String {
        let failure = write(path, "new", Existing::Goes).unwrap_err();
        assert_eq!(check(path, Existing::Goes).unwrap_err().message(), failure.message());
        failure.message().unwrap().to_owned()
    }

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        let mut names: Vec<_> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    #[test]
    fn a_link_stays_and_its_file_is_written() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::write(at("file"), "old").unwrap();
        fs::set_permissions(at("file"), Permissions::from_mode(0o640)).unwrap();
        symlink("file", at("link")).unwrap();
        symlink(at("link"), at("further")).unwrap();
        symlink("later", at("dangling")).unwrap();
        write(&at("further"), "new", Existing::Goes).unwrap();
        write(&at("dangling"), "first", Existing::Stays).unwrap();
        assert_eq!(fs::read_to_string(at("file")).unwrap(), "new");
        assert_eq!(fs::metadata(at("file")).unwrap().permissions().mode() & 0o777, 0o640);
        assert_eq!(fs::read_to_string(at("later")).unwrap(), "first");
        assert_eq!(names(folder.path()), ["dangling", "file", "further", "later", "link"]);
        assert!(fs::symlink_metadata(at("link")).unwrap().is_symlink());
    }

    #[test]
    fn a_target_that_is_not_a_file_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("folder")).unwrap();
        symlink("folder", at("to-folder")).unwrap();
        symlink("circle", at("circle")).unwrap();
        fs::write(at("kept"), "old").unwrap();
        fs::set_permissions(at("kept"), Permissions::from_mode(0o444)).unwrap();
        for name in ["folder", "to-folder", "folder/", "absent/", "folder/.."] {
            assert!(message(&at(name)).ends_with(": a folder, not a file"), "{name}");
        }
        assert!(message(&at("circle")).contains("lead nowhere"));
        assert!(message(&at("kept")).contains("write-protected"));
        assert!(message(&at("no/such/file")).contains("no such folder"));
        assert!(message(Path::new("")).contains("no file name"));
        assert_eq!(names(folder.path()), ["circle", "folder", "kept", "to-folder"]);
    }

    #[test]
    fn existing_files_are_replaced_only_if_allowed() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        fs::write(&file, "").unwrap();
        for failure in [check(&file, Existing::Stays), write(&file, "new", Existing::Stays)] {
            let failure = failure.unwrap_err();
            assert!(failure.message().unwrap().ends_with("--force replaces it"));
        }
        assert_eq!(fs::read_to_string(&file).unwrap(), "");
        write(&file, "new", Existing::Goes).unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), "new");
    }

    #[test]
    fn abandoned_partial_files_are_removed() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        for name in [".gantry-dead.part", ".gantry-alive.part", ".gantry-notes", "own.part"] {
            fs::write(at(name), "half").unwrap();
        }
        let alive = File::open(at(".gantry-alive.part")).unwrap();
        alive.try_lock().unwrap();
        write(&at("file"), "new", Existing::Stays).unwrap();
        let left = [".gantry-alive.part", ".gantry-notes", "file", "own.part"];
        assert_eq!(names(folder.path()), left);
    }
}
