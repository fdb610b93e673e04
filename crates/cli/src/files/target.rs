//! Where a file is written: whole or not at all, and never over what is not a file.

use std::fs::{self, Permissions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

use super::about;
use crate::fail::Failure;

/// Links that lead further than this lead nowhere.
const MOST_LINKS: usize = 40;

/// Writes the whole file or leaves the old one as it was.
pub(crate) fn write(path: &Path, content: &str) -> Result<(), Failure> {
    let place = place(path)?;
    let put = || -> io::Result<()> {
        // Removed by itself if anything goes wrong before it takes its place.
        let mut part = part(&place)?;
        part.write_all(content.as_bytes())?;
        part.as_file().sync_all()?;
        part.persist(&place.target)?;
        Ok(())
    };
    put().map_err(|error| about(path, error))
}

/// Whether a file can be written there, before there is anything to write.
pub(crate) fn check(path: &Path) -> Result<(), Failure> {
    let place = place(path)?;
    // Only trying tells; what was tried removes itself.
    part(&place).map(drop).map_err(|error| about(path, error))
}

/// The file that a path means in the end, if there is one.
pub(crate) fn real(path: &Path) -> Option<PathBuf> {
    fs::canonicalize(path).ok()
}

/// A file to write and the folder it is in.
struct Place {
    target: PathBuf,
    folder: PathBuf,
    /// Of the file that is there already.
    permissions: Option<Permissions>,
}

/// Looks where the path leads. A link stays a link: what it points to is written.
fn place(path: &Path) -> Result<Place, Failure> {
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
    Ok(Place { target, folder, permissions })
}

/// An empty file of its own name beside the target, so that renaming it is one step.
fn part(place: &Place) -> io::Result<NamedTempFile> {
    let mut builder = Builder::new();
    builder.prefix(".gantry-").suffix(".part");
    // Like any new file, not for the owner alone as temporary files are; the system takes away what
    // the user's mask says.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let part = builder.tempfile_in(&place.folder).map_err(|error| plain(&error))?;
    if let Some(permissions) = &place.permissions {
        part.as_file().set_permissions(permissions.clone())?;
    }
    Ok(part)
}

/// The error without the name of a temporary file, which means nothing to anybody.
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
        let failure = write(path, "new").unwrap_err();
        assert_eq!(check(path).unwrap_err().message(), failure.message());
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
        write(&at("further"), "new").unwrap();
        write(&at("dangling"), "first").unwrap();
        assert_eq!(fs::read_to_string(at("file")).unwrap(), "new");
        assert_eq!(fs::metadata(at("file")).unwrap().permissions().mode() & 0o777, 0o640);
        assert_eq!(fs::read_to_string(at("later")).unwrap(), "first");
        assert_eq!(names(folder.path()), ["dangling", "file", "further", "later", "link"]);
        assert!(fs::symlink_metadata(at("link")).unwrap().is_symlink());
    }

    #[test]
    fn what_is_not_a_file_is_left_alone() {
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
}
