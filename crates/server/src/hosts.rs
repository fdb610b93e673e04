//! Which host names requests may use. Otherwise another site could make its name resolve to
//! this server (DNS rebinding), and its pages would count as ours.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::HOST;
use axum::http::uri::Authority;
use axum::http::{StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

const UNKNOWN_HOST: &str =
    "This server does not answer to that name; `gantry serve --host NAME` lets it.\n";
const NOT_ONE_HOST: &str = "A request must name exactly one host.\n";

/// The configured names; loopback names and the machine's own addresses are always allowed.
#[derive(Clone, Debug, Default)]
pub struct Hosts(Arc<[String]>);

/// The local address at which a connection came in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LocalAddress(pub(crate) IpAddr);

impl Hosts {
    /// Allows these names as well.
    pub fn new(names: &[String]) -> Self {
        Self(names.iter().map(|name| plain(name)).collect())
    }

    fn allow(&self, host: &str, local: Option<IpAddr>) -> bool {
        let host = plain(host);
        let address: Option<IpAddr> = host.parse().ok();
        let own = address.is_some_and(|address| {
            address.is_loopback() || local.is_some_and(|at| at.to_canonical() == address)
        });
        own || host == "localhost" || host.ends_with(".localhost") || self.0.contains(&host)
    }
}

/// A normalized host name: no brackets, no trailing dot, lower case.
fn plain(host: &str) -> String {
    let bare = host.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(host);
    bare.strip_suffix('.').unwrap_or(bare).to_ascii_lowercase()
}

/// Lets only requests through that use an allowed name.
pub(crate) async fn guard(State(hosts): State<Hosts>, request: Request, next: Next) -> Response {
    let local = request.extensions().get::<LocalAddress>().map(|at| at.0);
    match named(&request) {
        None => (StatusCode::BAD_REQUEST, NOT_ONE_HOST).into_response(),
        Some(names) if names.iter().all(|name| hosts.allow(name.host(), local)) => {
            next.run(request).await
        }
        Some(_) => (StatusCode::MISDIRECTED_REQUEST, UNKNOWN_HOST).into_response(),
    }
}

/// Every host name in a request: one in the header, possibly one in the URI.
fn named(request: &Request) -> Option<Vec<Authority>> {
    let mut headers = request.headers().get_all(HOST).iter();
    let (Some(header), None) = (headers.next(), headers.next()) else { return None };
    let header = Authority::try_from(header.as_bytes()).ok()?;
    let address = Uri::authority(request.uri()).cloned();
    Some([header].into_iter().chain(address).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_allowed_names_are_accepted() {
        let hosts = Hosts::new(&["Games.Example".into(), "192.0.2.9".into()]);
        let here: IpAddr = "192.168.1.5".parse().unwrap();
        for own in [
            "localhost",
            "LOCALHOST.",
            "gantry.localhost",
            "127.0.0.1",
            "127.3.2.1",
            "[::1]",
            "192.168.1.5",
            "games.example",
            "192.0.2.9",
        ] {
            assert!(hosts.allow(own, Some(here)), "{own}");
        }
        for other in
            ["evil.example", "localhost.evil.example", "xlocalhost", "192.168.1.6", "", "10.0.0.1"]
        {
            assert!(!hosts.allow(other, Some(here)), "{other}");
        }
        let mapped: IpAddr = "::ffff:192.168.1.5".parse().unwrap();
        assert!(hosts.allow("192.168.1.5", Some(mapped)), "through a socket for both kinds");
    }
}
