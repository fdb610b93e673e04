//! Backup and restore of a file.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use super::SqlStore;
use super::database::Database;
use super::error::before_commit;
use super::open::{beside, lock, private_file};
use crate::error::{BackupError, RestoreError};
use crate::store::Store as _;

/// Copies the file as of one moment. The copy gets its name when it is complete.
pub(super) async fn backup(database: &Database, to: &Path) -> Result<(), BackupError> {
    let cannot = |path: &Path, error| BackupError::File { path: path.into(), error };
    if to.exists() {
        return Err(cannot(to, io::ErrorKind::AlreadyExists.into()));
    }
    let part = copy(database, to).await?;
    fs::rename(&part, to).and_then(|()| sync_folder(to)).map_err(|error| cannot(to, error))
}

/// Writes a synced copy under a temporary name.
async fn copy(database: &Database, to: &Path) -> Result<PathBuf, BackupError> {
    let Some(file) = database.file().await else {
        return Err(BackupError::Elsewhere(
            "save a PostgreSQL database with its own tools: pg_dump",
        ));
    };
    let mut file = file.map_err(|error| before_commit(&error))?;
    let part = beside(to, ".part");
    let cannot = |error| BackupError::File { path: part.clone(), error };
    private_file(OpenOptions::new().create(true).write(true).truncate(true), &part)
        .map_err(cannot)?;
    let place = part
        .to_str()
        .ok_or_else(|| cannot(io::Error::new(io::ErrorKind::InvalidInput, "not UTF-8")))?;
    let copied = sqlx::query("VACUUM INTO $1").bind(place).execute(&mut *file).await;
    copied.map_err(|error| before_commit(&error))?;
    File::open(&part).and_then(|copy| copy.sync_all()).map_err(cannot)?;
    Ok(part)
}

/// Restores a copy as the store at a path.
pub(crate) async fn restore(from: &Path, to: &Path, force: bool) -> Result<(), RestoreError> {
    let cannot = |path: &Path, error| RestoreError::File { path: path.into(), error };
    let source = SqlStore::read_file(from).await?;
    let faults = source.check().await?;
    if let Some(fault) = faults.into_iter().next() {
        return Err(RestoreError::Damaged { path: from.into(), fault });
    }
    // Links are resolved: the lock is next to the file itself.
    let exists = to.exists();
    if exists && !force {
        return Err(RestoreError::Exists(to.into()));
    }
    let place =
        if exists { fs::canonicalize(to).map_err(|error| cannot(to, error))? } else { to.into() };
    // The lock keeps servers from starting meanwhile.
    let _lock = lock(&place)?;
    let part = copy(&source.database, &place).await?;
    source.close().await;
    // The old file's WAL must not be read as part of the new one.
    for ending in ["-wal", "-shm"] {
        let old = beside(&place, ending);
        match fs::remove_file(&old) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(cannot(&old, error));
            }
            _ => {}
        }
    }
    fs::rename(&part, &place)
        .and_then(|()| sync_folder(&place))
        .map_err(|error| cannot(&place, error))
}

/// Syncs the folder, so that a new name is on the disk.
fn sync_folder(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
    }
    #[cfg(not(unix))]
    let _ = path;
    Ok(())
}
