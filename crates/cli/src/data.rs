//! `gantry data`: a game's component values as a file, and files that replace them.

use std::path::Path;

use gantry_catalog::Listing;
use gantry_kernel::DATA_OPTION;

use crate::args::{self, Data};
use crate::fail::CliError;
use crate::files;
use crate::screen::{GOOD, Screen};

pub(crate) fn run(arguments: &Data) -> Result<(), CliError> {
    let listing = files::game(&arguments.game)?;
    let Some(path) = &arguments.check else {
        return Ok(Screen::new(true).raw(file(listing)?)?);
    };
    value(listing, path)?;
    let name = path.display();
    Ok(Screen::new(false).styled(GOOD, &format!("{name}: good; use it with --data {name}"))?)
}

/// The options of a table: those on the command line, and the values of a file.
pub(crate) fn options(
    listing: &Listing,
    given: &[(String, String)],
    path: Option<&Path>,
) -> Result<Vec<(String, String)>, CliError> {
    let mut options = args::options(given)?;
    if let Some(path) = path {
        if options.iter().any(|(key, _)| key == DATA_OPTION) {
            let message =
                format!("--data and --option {DATA_OPTION}=… both give the values: use one");
            return Err(CliError::usage(message));
        }
        options.push((DATA_OPTION.into(), value(listing, path)?));
    }
    Ok(options)
}

/// A file of custom values as the value of the option.
fn value(listing: &Listing, path: &Path) -> Result<String, CliError> {
    // If the game is wrong, say so before the file is read.
    file(listing)?;
    let read = listing.read_data(&files::text(path)?).ok_or_else(|| none(listing))?;
    read.map_err(|fault| files::fault(path, &fault))
}

fn file(listing: &Listing) -> Result<&'static str, CliError> {
    listing.data_file().ok_or_else(|| none(listing))
}

fn none(listing: &Listing) -> CliError {
    CliError::usage(format_args!("{} has no data file: its values are fixed", listing.id))
}
