//! Who somebody is on a server. Guests are remembered in a file that only its owner can read, so
//! that they get their seats back.

use std::fs;
use std::io::{self, BufRead, IsTerminal};
use std::path::{Path, PathBuf};

use gantry_client::{ClientError, Server};
use gantry_kernel::outside;
use gantry_terminal::{Voice, error_phrase};
use serde::{Deserialize, Serialize};

use crate::args::IdentityArgs;
use crate::fail::CliError;
use crate::files::{self, Existing};

/// The variable with the token of a program.
const TOKEN: &str = "GANTRY_TOKEN";

/// A guest as the file has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Guest {
    server: String,
    name: String,
    cookie: String,
}

/// The file; the latest guest comes last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Guests {
    #[serde(default)]
    guest: Vec<Guest>,
}

/// Where the guests are kept: in the user's configuration folder.
fn file() -> Option<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    let folder = set("XDG_CONFIG_HOME").or_else(|| set("APPDATA")).map(PathBuf::from);
    let folder = folder.or_else(|| Some(PathBuf::from(set("HOME")?).join(".config")))?;
    Some(folder.join("gantry").join("guests.toml"))
}

impl Guests {
    fn read(path: &Path) -> Result<Self, CliError> {
        if !path.exists() {
            return Ok(Self::default());
        }
        let text = files::text(path)?;
        toml::from_str(&text).map_err(|error| {
            let first = error.to_string().lines().next().unwrap_or_default().to_owned();
            files::about(path, format_args!("{first}; delete it to be a new guest"))
        })
    }

    fn write(&self, path: &Path) -> Result<(), CliError> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(|error| files::about(folder, error))?;
        }
        let text = toml::to_string(self).map_err(CliError::usage)?;
        // A new file can be read by nobody else, and an existing one keeps its rights.
        let new = !path.exists();
        files::write(path, &text, Existing::Goes)?;
        if new { only_for_its_owner(path) } else { Ok(()) }
    }

    /// The guest with this name, or the latest one.
    fn find(&self, server: &str, name: Option<&str>) -> Option<&Guest> {
        let fits =
            |guest: &&Guest| guest.server == server && name.is_none_or(|name| guest.name == name);
        self.guest.iter().rfind(fits)
    }

    fn forget(&mut self, server: &str, name: Option<&str>) {
        self.guest
            .retain(|guest| guest.server != server || name.is_some_and(|name| guest.name != name));
    }
}

#[cfg(unix)]
fn only_for_its_owner(path: &Path) -> Result<(), CliError> {
    use std::os::unix::fs::PermissionsExt;
    let private = fs::Permissions::from_mode(0o600);
    fs::set_permissions(path, private).map_err(|error| files::about(path, error))
}

#[cfg(not(unix))]
fn only_for_its_owner(_: &Path) -> Result<(), CliError> {
    Ok(())
}

/// Somebody on a server.
pub(super) struct Identity {
    pub(super) server: Server,
    /// Their account.
    pub(super) account: String,
    /// What they should know about it.
    pub(super) remark: Option<&'static str>,
}

/// The token of a program, if there is one.
fn token() -> Option<String> {
    std::env::var(TOKEN).ok().filter(|token| !token.is_empty())
}

/// The server as whoever asks.
pub(super) async fn identify(
    address: &str,
    name: Option<&str>,
    who: &IdentityArgs,
    voice: &Voice,
) -> Result<Identity, CliError> {
    let trouble = |error: ClientError| super::trouble(voice, &error);
    let (server, remark) = match (&who.login, token()) {
        (Some(login), _) => {
            let password = password(voice)?;
            (Server::login(address, login, &password).await.map_err(trouble)?, None)
        }
        (None, Some(token)) => (Server::program(address, &token).map_err(trouble)?, None),
        (None, None) => return guest(address, name, who.forget, voice).await,
    };
    let account = server.me().await.map_err(trouble)?.account;
    Ok(Identity { server, account, remark })
}

/// The server as everybody who has been there from this machine, the latest first.
pub(super) fn known(address: &str, voice: &Voice) -> Result<Vec<Server>, CliError> {
    let trouble = |error: ClientError| super::trouble(voice, &error);
    let mut known = Vec::new();
    if let Some(token) = token() {
        known.push(Server::program(address, &token).map_err(trouble)?);
    }
    let guests = file().as_deref().map_or_else(|| Ok(Guests::default()), Guests::read)?;
    for guest in guests.guest.iter().rev().filter(|guest| guest.server == address) {
        known.push(Server::session(address, &guest.cookie).map_err(trouble)?);
    }
    Ok(known)
}

/// The guest of before, or a new one.
async fn guest(
    address: &str,
    name: Option<&str>,
    forget: bool,
    voice: &Voice,
) -> Result<Identity, CliError> {
    let trouble = |error: ClientError| super::trouble(voice, &error);
    let path = file();
    let mut guests = path.as_deref().map_or_else(|| Ok(Guests::default()), Guests::read)?;
    if forget {
        guests.forget(address, name);
    }
    let mut remark = None;
    if let Some(known) = guests.find(address, name) {
        let server = Server::session(address, &known.cookie).map_err(trouble)?;
        match server.me().await {
            Ok(me) => return Ok(Identity { server, account: me.account, remark }),
            Err(ClientError::Refused { status: 401, .. }) => remark = Some("online-new-guest"),
            Err(error) => return Err(trouble(error)),
        }
    }
    let known = guests.find(address, name).map(|known| known.name.clone());
    let name = name.map(str::to_owned).or(known).unwrap_or_else(|| default_name(voice));
    let server = Server::guest(address, &name).await.map_err(trouble)?;
    let account = server.me().await.map_err(trouble)?.account;
    guests.forget(address, Some(&name));
    let cookie = server.session_cookie().unwrap_or_default();
    guests.guest.push(Guest { server: address.to_owned(), name, cookie });
    if let Some(path) = path {
        guests.write(&path)?;
    }
    Ok(Identity { server, account, remark })
}

/// What somebody without a name is called: as on this machine.
fn default_name(voice: &Voice) -> String {
    let user = ["USER", "LOGNAME", "USERNAME"].iter().find_map(|name| std::env::var(name).ok());
    user.filter(|user| outside::name(user).is_ok()).unwrap_or_else(|| voice.word("online-guest"))
}

/// A password: typed without being shown, or the first line of a pipe.
fn password(voice: &Voice) -> Result<String, CliError> {
    let none = || CliError::usage(voice.word("online-no-password"));
    if io::stdin().is_terminal() {
        let typed = gantry_terminal::password(&voice.word("online-password"))?;
        return typed.ok_or_else(none);
    }
    let mut line = String::new();
    let read = io::stdin().lock().read_line(&mut line);
    read.map_err(|error| CliError::usage(format_args!("cannot read: {error}")))?;
    let line = line.trim_end_matches(['\r', '\n']);
    if line.is_empty() { Err(none()) } else { Ok(line.to_owned()) }
}

/// Why the server did not do as asked, in the reader's language.
pub(super) fn said(voice: &Voice, error: &ClientError) -> String {
    voice.say(&error_phrase(error))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guest(server: &str, name: &str) -> Guest {
        Guest { server: server.into(), name: name.into(), cookie: "gantry_session=x".into() }
    }

    #[test]
    fn guests_are_found_by_server_and_name() {
        let guest = vec![guest("a", "Ada"), guest("a", "Ben"), guest("b", "Cy")];
        let mut guests = Guests { guest };
        let name = |guests: &Guests, server: &str, name: Option<&str>| {
            guests.find(server, name).map(|guest| guest.name.clone())
        };
        assert_eq!(name(&guests, "a", None).as_deref(), Some("Ben"), "the latest");
        assert_eq!(name(&guests, "a", Some("Ada")).as_deref(), Some("Ada"));
        assert_eq!(name(&guests, "a", Some("Cy")), None);
        guests.forget("a", Some("Ben"));
        assert_eq!(name(&guests, "a", None).as_deref(), Some("Ada"));
        guests.forget("a", None);
        assert_eq!((name(&guests, "a", None), guests.guest.len()), (None, 1));
    }

    #[test]
    fn guests_survive_their_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deeper").join("guests.toml");
        assert_eq!(Guests::read(&path).unwrap(), Guests::default());
        let guests = Guests { guest: vec![guest("http://a/", "Ada \"the\" first")] };
        guests.write(&path).unwrap();
        assert_eq!(Guests::read(&path).unwrap(), guests);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(&path).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "nobody else reads it");
        }
        fs::write(&path, "guest = 3").unwrap();
        let failure = Guests::read(&path).unwrap_err();
        assert!(failure.message().is_some_and(|text| text.contains("delete it")), "{failure:?}");
    }
}
