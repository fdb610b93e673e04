//! Addresses of push services. Browsers send them, so anybody can make them up: only known
//! services are called, and nothing inside the server's own network.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use axum::http::Uri;
use axum::http::uri::Scheme;
use thiserror::Error;

use crate::limits::{LONGEST_ENDPOINT, PUSH_HOSTS};

/// Why something is not the address of a browser at a push service.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub(crate) enum EndpointError {
    /// It is not an address, or one that nobody would send.
    #[error("The endpoint must be an https address without a port.")]
    Address,
    /// The service is not in the list.
    #[error("This server does not call this push service.")]
    Host,
}

/// Which push services are called.
#[derive(Clone, Debug)]
pub(super) struct Services {
    /// Further services, in addition to those that are always known.
    hosts: Vec<String>,
    /// Whether they may be on this machine, at any port and without TLS.
    allows_loopback: bool,
}

/// The address of a browser at its push service.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Endpoint {
    pub(super) uri: Uri,
    pub(super) host: String,
    pub(super) port: u16,
    pub(super) is_encrypted: bool,
}

impl Services {
    pub(super) fn new(hosts: &[String], allows_loopback: bool) -> Self {
        Self {
            hosts: hosts.iter().map(|host| host.to_ascii_lowercase()).collect(),
            allows_loopback,
        }
    }

    /// Reads an address. A name in the list stands for the names below it, too.
    pub(super) fn read(&self, text: &str) -> Result<Endpoint, EndpointError> {
        let uri: Uri = text.parse().map_err(|_| EndpointError::Address)?;
        let is_encrypted = match uri.scheme() {
            Some(scheme) if *scheme == Scheme::HTTPS => true,
            Some(scheme) if *scheme == Scheme::HTTP && self.allows_loopback => false,
            _ => return Err(EndpointError::Address),
        };
        let authority = uri.authority().ok_or(EndpointError::Address)?;
        let usual = if is_encrypted { 443 } else { 80 };
        let port = authority.port_u16().unwrap_or(usual);
        let plain = authority.port().is_none() || self.allows_loopback;
        if text.len() > LONGEST_ENDPOINT || authority.as_str().contains('@') || !plain {
            return Err(EndpointError::Address);
        }
        let host = authority.host().to_ascii_lowercase();
        let mut known = PUSH_HOSTS.iter().copied().chain(self.hosts.iter().map(String::as_str));
        let is_below = |name: &str| host.strip_suffix(name).is_some_and(|sub| sub.ends_with('.'));
        if !known.any(|name| host == name || is_below(name)) {
            return Err(EndpointError::Host);
        }
        Ok(Endpoint { uri, host, port, is_encrypted })
    }

    /// Whether a service may have this address. A name that is allowed may still lead elsewhere.
    pub(super) fn admits(&self, address: IpAddr) -> bool {
        self.allows_loopback || is_public(address)
    }
}

impl Endpoint {
    /// The service, as its signature names it.
    pub(super) fn origin(&self) -> String {
        let scheme = if self.is_encrypted { "https" } else { "http" };
        let authority = self.uri.authority().map(ToString::to_string).unwrap_or_default();
        format!("{scheme}://{authority}")
    }
}

/// Whether an address belongs to the public internet: not to this machine, a private network, or a
/// range with another purpose.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(four) => is_public_four(four),
        IpAddr::V6(six) => is_public_six(six),
    }
}

fn is_public_four(four: Ipv4Addr) -> bool {
    let [a, b, c, _] = four.octets();
    let special = four.is_private()
        || four.is_loopback()
        || four.is_link_local()
        || four.is_documentation()
        || matches!((a, b, c), (0, ..) | (100, 64..=127, _) | (192, 0, 0) | (198, 18 | 19, _))
        || a >= 224;
    !special
}

fn is_public_six(six: Ipv6Addr) -> bool {
    match six.segments() {
        // what networks without IPv4 translate
        [0x64, 0xff9b, 0, 0, 0, 0, high, low] => {
            is_public_four(Ipv4Addr::from(u32::from(high) << 16 | u32::from(low)))
        }
        // tunnels and examples
        [0x2001, 0..=0x1ff | 0xdb8, ..] | [0x2002, ..] | [0x3fff, 0..=0xfff, ..] => false,
        [first, ..] => first & 0xe000 == 0x2000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_known_services_over_https_are_called() {
        let services = Services::new(&["Push.Example".into()], false);
        let long = format!("https://fcm.googleapis.com/{}", "x".repeat(LONGEST_ENDPOINT));
        for (address, expected) in [
            ("https://fcm.googleapis.com/fcm/send/abc", Ok("https://fcm.googleapis.com")),
            ("https://updates.push.services.mozilla.com/wpush/v2/x", Ok("")),
            ("https://web.push.apple.com/QX", Ok("")),
            ("https://wns2-par02p.notify.windows.com/w/?token=B%3d", Ok("")),
            ("https://PUSH.example/a", Ok("https://PUSH.example")),
            ("https://eu.push.example/a", Ok("")),
            ("https://evilpush.example/a", Err(EndpointError::Host)),
            ("https://push.example.evil.example/a", Err(EndpointError::Host)),
            ("https://127.0.0.1/a", Err(EndpointError::Host)),
            ("https://[::1]/a", Err(EndpointError::Host)),
            ("https://localhost/a", Err(EndpointError::Host)),
            ("http://push.example/a", Err(EndpointError::Address)),
            ("https://push.example:8443/a", Err(EndpointError::Address)),
            ("https://push.example@127.0.0.1/a", Err(EndpointError::Address)),
            ("https://me@push.example/a", Err(EndpointError::Address)),
            ("ftp://push.example/a", Err(EndpointError::Address)),
            ("/a", Err(EndpointError::Address)),
            ("", Err(EndpointError::Address)),
            (&long, Err(EndpointError::Address)),
        ] {
            let read = services.read(address);
            match expected {
                Err(error) => assert_eq!(read, Err(error), "{address}"),
                Ok(origin) => {
                    let origin = if origin.is_empty() {
                        address.splitn(4, '/').take(3).collect::<Vec<_>>().join("/")
                    } else {
                        origin.to_owned()
                    };
                    assert_eq!(read.map(|read| read.origin()), Ok(origin), "{address}");
                }
            }
        }
    }

    #[test]
    fn private_addresses_are_not_called() {
        let services = Services::new(&[], false);
        for (address, admitted) in [
            ("142.250.74.10", true),
            ("2a00:1450:4001:800::200a", true),
            ("64:ff9b::8efa:4a0a", true),
            ("127.0.0.1", false),
            ("0.0.0.0", false),
            ("10.1.2.3", false),
            ("172.16.0.1", false),
            ("192.168.1.1", false),
            ("169.254.169.254", false),
            ("100.64.0.1", false),
            ("192.0.0.8", false),
            ("198.18.0.1", false),
            ("203.0.113.1", false),
            ("224.0.0.1", false),
            ("255.255.255.255", false),
            ("::1", false),
            ("::", false),
            ("::ffff:127.0.0.1", false),
            ("::127.0.0.1", false),
            ("64:ff9b::7f00:1", false),
            ("fe80::1", false),
            ("fd00::1", false),
            ("ff02::1", false),
            ("2001:db8::1", false),
            ("2002:7f00:1::", false),
        ] {
            assert_eq!(services.admits(address.parse().unwrap()), admitted, "{address}");
        }
    }
}
