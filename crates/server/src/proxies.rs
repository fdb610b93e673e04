//! Proxies: what their headers say about a request, and which proxies are trusted.
//!
//! Anybody can send these headers. They are believed only from the addresses that the operator
//! names, and only one family of them: a proxy that writes `X-Forwarded-For` passes on whatever
//! `Forwarded` it was sent.

use std::net::{IpAddr, SocketAddr};

use axum::http::header::{FORWARDED, HeaderMap, HeaderName};

use crate::networks::Networks;

const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const X_FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");
const X_FORWARDED_HOST: HeaderName = HeaderName::from_static("x-forwarded-host");

/// Which headers a proxy writes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ProxyHeader {
    /// `X-Forwarded-For`, `-Proto` and `-Host`: what nearly all proxies write.
    #[default]
    XForwarded,
    /// `Forwarded`, the standard one (RFC 7239).
    Forwarded,
}

/// The proxies in front of this server.
#[derive(Clone, Debug, Default)]
pub struct Proxies {
    /// Where they are.
    pub trusted: Networks,
    /// What they write.
    pub header: ProxyHeader,
}

/// What is known about the source of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RequestSource {
    /// The client, as far as trusted proxies know.
    pub(crate) from: IpAddr,
    /// The host name that the client used.
    pub(crate) host: Option<String>,
    /// Whether the client's connection is encrypted.
    pub(crate) secure: Option<bool>,
    /// Whether the connection comes from a trusted proxy.
    pub(crate) trusted: bool,
    /// Whether an untrusted proxy forwarded it: its true source is unknown.
    pub(crate) relayed: bool,
    /// Whether a trusted proxy forwarded it without saying for whom, or in a way that we cannot
    /// read. It must not count as the proxy, which often is this machine.
    pub(crate) unknown: bool,
}

impl Proxies {
    /// What the headers of a request say, if it comes from a proxy of ours.
    pub(crate) fn source(&self, peer: IpAddr, headers: &HeaderMap) -> RequestSource {
        let mut source = RequestSource::of(peer);
        if !self.trusted.contains(peer) {
            source.relayed =
                headers.contains_key(&X_FORWARDED_FOR) || headers.contains_key(FORWARDED);
            return source;
        }
        source.trusted = true;
        let (own, other) = match self.header {
            ProxyHeader::XForwarded => (X_FORWARDED_FOR, FORWARDED),
            ProxyHeader::Forwarded => (FORWARDED, X_FORWARDED_FOR),
        };
        // a proxy that writes the other family is set up wrongly: whom it serves is not known
        source.unknown = !headers.contains_key(own) && headers.contains_key(other);
        match self.header {
            ProxyHeader::XForwarded => self.x_forwarded(headers, &mut source),
            ProxyHeader::Forwarded => self.forwarded(headers, &mut source),
        }
        source
    }

    /// Each proxy appends who connected to it. We read backwards until the first untrusted address.
    fn x_forwarded(&self, headers: &HeaderMap, source: &mut RequestSource) {
        if !all_text(headers, &X_FORWARDED_FOR) {
            source.unknown = true;
            return;
        }
        for address in listed(headers, &X_FORWARDED_FOR).rev() {
            let Some(address) = address_of(address) else {
                source.unknown = true;
                break;
            };
            source.from = address;
            if !self.trusted.contains(address) {
                break;
            }
        }
        // what the nearest proxy wrote is the last
        source.host = listed(headers, &X_FORWARDED_HOST).next_back().map(str::to_owned);
        source.secure = listed(headers, &X_FORWARDED_PROTO).next_back().map(is_https);
    }

    /// The same, but each element also has the host and scheme that its proxy was asked with.
    fn forwarded(&self, headers: &HeaderMap, source: &mut RequestSource) {
        if !all_text(headers, &FORWARDED) {
            source.unknown = true;
            return;
        }
        let values = headers.get_all(FORWARDED).iter().filter_map(|value| value.to_str().ok());
        let elements: Vec<&str> = values.flat_map(|value| unquoted_split(value, ',')).collect();
        for element in elements.into_iter().rev() {
            (source.host, source.secure) = (None, None);
            let mut known = None;
            for pair in unquoted_split(element, ';') {
                let Some((name, value)) = pair.split_once('=') else { continue };
                let value = value.trim().trim_matches('"');
                match name.trim().to_ascii_lowercase().as_str() {
                    "for" => known = address_of(value),
                    "host" => source.host = Some(value.to_owned()),
                    "proto" => source.secure = Some(is_https(value)),
                    _ => {}
                }
            }
            let Some(address) = known else {
                source.unknown = true;
                break;
            };
            source.from = address;
            if !self.trusted.contains(address) {
                break;
            }
        }
    }
}

impl RequestSource {
    /// A request without a proxy.
    pub(crate) const fn of(from: IpAddr) -> Self {
        let (trusted, relayed, unknown) = (false, false, false);
        Self { from, host: None, secure: None, trusted, relayed, unknown }
    }
}

/// Whether every line of a header is plain text.
fn all_text(headers: &HeaderMap, name: &HeaderName) -> bool {
    headers.get_all(name).iter().all(|value| value.to_str().is_ok())
}

/// The values of a header that is a list, whether in one line or in several.
fn listed<'h>(
    headers: &'h HeaderMap,
    name: &HeaderName,
) -> impl DoubleEndedIterator<Item = &'h str> + use<'h> {
    let lines = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    lines.flat_map(|line| line.split(',')).map(str::trim).filter(|value| !value.is_empty())
}

/// The parts between separators that are not in quotes.
fn unquoted_split(text: &str, separator: char) -> Vec<&str> {
    let (mut parts, mut quoted, mut begin) = (Vec::new(), false, 0);
    for (index, letter) in text.char_indices() {
        if letter == '"' {
            quoted = !quoted;
        } else if letter == separator && !quoted {
            parts.push(text[begin..index].trim());
            begin = index + letter.len_utf8();
        }
    }
    parts.push(text[begin..].trim());
    parts
}

/// An address, also with a port or in brackets.
fn address_of(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(text);
    let address = bare.parse().or_else(|_| text.parse().map(|socket: SocketAddr| socket.ip()));
    address.ok().map(|address: IpAddr| address.to_canonical())
}

fn is_https(scheme: &str) -> bool {
    scheme.eq_ignore_ascii_case("https")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn proxies(header: ProxyHeader) -> Proxies {
        let trusted = ["127.0.0.1", "10.0.0.0/8"].map(|text| text.parse().unwrap());
        Proxies { trusted: Networks::new(&trusted), header }
    }

    /// Compares the address, the host name and whether it is encrypted.
    #[track_caller]
    fn check(
        header: ProxyHeader,
        headers: &[(HeaderName, &str)],
        expected: (&str, Option<&str>, Option<bool>),
    ) {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(name, value.parse().unwrap());
        }
        let source = proxies(header).source("127.0.0.1".parse().unwrap(), &map);
        let from = if source.unknown { "unknown".into() } else { source.from.to_string() };
        let found = (from, source.host.as_deref(), source.secure);
        assert_eq!(found, (expected.0.to_owned(), expected.1, expected.2), "{headers:?}");
    }

    #[test]
    fn addresses_are_trusted_back_to_the_first_untrusted_proxy() {
        let check = |chain: &[&str], from| {
            let headers: Vec<_> = chain.iter().map(|line| (X_FORWARDED_FOR, *line)).collect();
            check(ProxyHeader::XForwarded, &headers, (from, None, None));
        };
        check(&["203.0.113.9"], "203.0.113.9");
        check(&["1.1.1.1, 203.0.113.9"], "203.0.113.9");
        check(&["1.1.1.1, 203.0.113.9, 10.0.0.2"], "203.0.113.9");
        check(&["1.1.1.1, 203.0.113.9", "10.0.0.2"], "203.0.113.9");
        check(&["203.0.113.9:4711"], "203.0.113.9");
        check(&["[2001:db8::1]:4711"], "2001:db8::1");
        check(&["2001:db8::1"], "2001:db8::1");
        check(&["203.0.113.9, nonsense"], "unknown");
        check(&["unknown"], "unknown");
        check(&["nonsense, 203.0.113.9"], "203.0.113.9");
        check(&[], "127.0.0.1");
    }

    #[test]
    fn name_and_scheme_are_those_of_the_nearest_proxy() {
        let headers = [
            (X_FORWARDED_FOR, "203.0.113.9"),
            (X_FORWARDED_HOST, "evil.example, games.example"),
            (X_FORWARDED_PROTO, "HTTPS"),
        ];
        let expected = ("203.0.113.9", Some("games.example"), Some(true));
        check(ProxyHeader::XForwarded, &headers, expected);
        // only the configured family counts
        check(ProxyHeader::Forwarded, &headers, ("unknown", None, None));
        check(ProxyHeader::XForwarded, &[(FORWARDED, "for=1.1.1.1")], ("unknown", None, None));
    }

    #[test]
    fn the_standard_header_is_read() {
        let check = |line, expected| check(ProxyHeader::Forwarded, &[(FORWARDED, line)], expected);
        check(
            "for=203.0.113.9;host=games.example;proto=https",
            ("203.0.113.9", Some("games.example"), Some(true)),
        );
        check("For=\"[2001:db8::1]:4711\"; Proto=http", ("2001:db8::1", None, Some(false)));
        check(
            "for=1.1.1.1;host=evil.example, for=203.0.113.9;host=\"a.example:8000\", for=10.0.0.2",
            ("203.0.113.9", Some("a.example:8000"), None),
        );
        check("for=unknown;proto=https", ("unknown", None, Some(true)));
        check("for=\"1.1.1.1, for=203.0.113.9", ("unknown", None, None));
        check("host=games.example", ("unknown", Some("games.example"), None));
    }

    #[test]
    fn headers_of_untrusted_proxies_are_ignored() {
        let mut headers = HeaderMap::new();
        let stranger = "203.0.113.1".parse().unwrap();
        let proxies = proxies(ProxyHeader::XForwarded);
        assert!(!proxies.source(stranger, &headers).relayed);
        headers.insert(X_FORWARDED_FOR, "127.0.0.1".parse().unwrap());
        headers.insert(X_FORWARDED_HOST, "games.example".parse().unwrap());
        let source = proxies.source(stranger, &headers);
        let expected = RequestSource { relayed: true, ..RequestSource::of(stranger) };
        assert_eq!(source, expected);
    }
}
