//! Links to tables.

use url::Url;

use crate::fail::CliError;

/// A table on a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Address {
    /// The server.
    pub(super) server: String,
    /// The table's id.
    pub(super) table: String,
}

impl Address {
    /// The link that invites others.
    pub(super) fn link(&self) -> String {
        format!("{}#/join/{}", self.server, self.table)
    }

    /// Reads a link, or the name of a table beside its server. The name of the table is the last
    /// part of the link, whichever page it opens.
    pub(super) fn read(link: &str, server: Option<&str>) -> Result<Self, CliError> {
        let link = link.trim();
        let wrong = || {
            let form = "http://example.org:8000/#/join/TABLE";
            CliError::usage(format_args!("{link:?} is no link to a table; one looks like {form}"))
        };
        let Ok(mut url) = Url::parse(link) else {
            let plain = link.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
            return match server {
                Some(server) if plain && !link.is_empty() => {
                    Ok(Self { server: base(server)?, table: link.to_owned() })
                }
                None if plain && !link.is_empty() => {
                    Err(CliError::usage("the name of a table alone needs --server URL"))
                }
                _ => Err(wrong()),
            };
        };
        let fragment = url.fragment().unwrap_or_default().to_owned();
        let table = fragment.rsplit('/').next().unwrap_or_default().to_owned();
        let plain = table.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        if table.is_empty() || !plain {
            return Err(wrong());
        }
        url.set_fragment(None);
        let server = server.map_or_else(|| base(url.as_str()), base)?;
        Ok(Self { server, table })
    }
}

/// The address of a server, with a slash at its end.
pub(super) fn base(server: &str) -> Result<String, CliError> {
    let wrong = || {
        let form = "http://example.org:8000/";
        CliError::usage(format_args!("{server:?} is no address of a server; one looks like {form}"))
    };
    let mut url = Url::parse(server.trim()).map_err(|_| wrong())?;
    if !matches!(url.scheme(), "http" | "https") || !url.has_host() {
        return Err(wrong());
    }
    url.set_fragment(None);
    url.set_query(None);
    if !url.path().ends_with('/') {
        let path = format!("{}/", url.path());
        url.set_path(&path);
    }
    Ok(url.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(link: &str, server: Option<&str>) -> Option<(String, String)> {
        let address = Address::read(link, server).ok()?;
        Some((address.server, address.table))
    }

    #[test]
    fn a_link_names_server_and_table() {
        let expected = Some(("http://localhost:8000/".to_owned(), "k3v9".to_owned()));
        assert_eq!(read("http://localhost:8000/#/join/k3v9", None), expected);
        assert_eq!(read("http://localhost:8000#/play/k3v9", None), expected);
        assert_eq!(read("k3v9", Some("http://localhost:8000")), expected);
        let encrypted = Some(("https://example.org/games/".to_owned(), "k3v9".to_owned()));
        assert_eq!(read("https://example.org/games/#/join/k3v9", None), encrypted);
        let address = Address::read("http://localhost:8000/#/join/k3v9", None).unwrap();
        assert_eq!(address.link(), "http://localhost:8000/#/join/k3v9");
    }

    #[test]
    fn a_broken_link_is_refused() {
        for wrong in ["", "k3v9", "http://localhost:8000/", "ftp://x/#/join/a", "http://x/#/join/"]
        {
            assert_eq!(read(wrong, None), None, "{wrong}");
        }
        assert_eq!(read("a b", Some("http://localhost:8000")), None);
        assert_eq!(read("k3v9", Some("localhost")), None);
    }
}
