//! Finished games on a server, where a command takes the file of a record.

use std::path::Path;

use gantry_client::{ClientError, Server};

use super::address::Address;
use super::identity::known;
use super::{runtime, trouble};
use crate::args::Wording;
use crate::fail::CliError;
use crate::language;
use crate::show::Voice;

/// The link that stands in place of a file.
pub(crate) fn link(file: &Path) -> Option<&str> {
    let text = file.to_str()?;
    (text.starts_with("http://") || text.starts_with("https://")).then_some(text)
}

/// The record of the game that was played at a table. A private table shows it only to those who
/// played there, so everybody who was on the server from here asks in turn.
pub(crate) fn record(link: &str) -> Result<String, CliError> {
    let words = Wording { lang: None, plain: true };
    let voice = Voice { book: language::without_game(&words), names: Vec::new() };
    let address = Address::read(link, None)?;
    let runtime = runtime()?;
    let ask = |server: &Server| runtime.block_on(server.record(&address.table));
    for server in known(&address.server, &voice)? {
        match ask(&server) {
            // it is not for everybody
            Err(ClientError::Refused { status: 401 | 404, .. }) => {}
            other => return other.map_err(|error| trouble(&voice, &error)),
        }
    }
    let stranger = Server::anonymous(&address.server);
    stranger.and_then(|stranger| ask(&stranger)).map_err(|error| trouble(&voice, &error))
}
