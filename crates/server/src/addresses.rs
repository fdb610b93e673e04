//! Which addresses people can visit to reach a listener.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// The addresses to visit, the nearest first. A server that listens on all interfaces is reachable
/// at every address of this machine, but not at the wildcard address itself.
pub(crate) fn to_visit(bound: SocketAddr, scheme: &str) -> Vec<String> {
    let all = if bound.ip().is_unspecified() { of_this_machine() } else { vec![bound.ip()] };
    of(bound, scheme, all)
}

/// The addresses of the machine's interfaces. If they cannot be read, the loopback address remains.
fn of_this_machine() -> Vec<IpAddr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    interfaces.iter().map(if_addrs::Interface::ip).collect()
}

fn of(bound: SocketAddr, scheme: &str, all: Vec<IpAddr>) -> Vec<String> {
    let loopback = match bound.ip() {
        IpAddr::V4(_) => IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(_) => IpAddr::V6(Ipv6Addr::LOCALHOST),
    };
    let first = bound.ip().is_unspecified().then_some(loopback);
    let others = all.into_iter().filter(|ip| {
        // A link-local address needs the name of an interface, which URLs cannot contain.
        let is_linked = matches!(ip, IpAddr::V6(ip) if ip.is_unicast_link_local());
        ip.is_ipv4() == bound.is_ipv4() && !is_linked && first.is_none_or(|_| !ip.is_loopback())
    });
    let all = first.into_iter().chain(others);
    all.map(|ip| format!("{scheme}://{}/", SocketAddr::new(ip, bound.port()))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(bound: &str, machine: &[&str], expected: &[&str]) {
        let machine = machine.iter().map(|ip| ip.parse().unwrap()).collect();
        assert_eq!(of(bound.parse().unwrap(), "http", machine), expected);
    }

    #[test]
    fn a_wildcard_listener_has_every_address_of_the_machine() {
        let machine = ["127.0.0.1", "192.168.1.5", "::1", "fe80::1", "2001:db8::5"];
        check("0.0.0.0:80", &machine, &["http://127.0.0.1:80/", "http://192.168.1.5:80/"]);
        check("[::]:80", &machine, &["http://[::1]:80/", "http://[2001:db8::5]:80/"]);
        check("0.0.0.0:80", &[], &["http://127.0.0.1:80/"]);
    }

    #[test]
    fn a_listener_at_one_address_has_only_that_one() {
        check("192.168.1.5:80", &["192.168.1.5"], &["http://192.168.1.5:80/"]);
        check("127.0.0.1:80", &["127.0.0.1"], &["http://127.0.0.1:80/"]);
    }

    #[test]
    fn the_wildcard_address_is_never_shown() {
        let visited = to_visit("0.0.0.0:7".parse().unwrap(), "https");
        assert_eq!(visited.first().map(String::as_str), Some("https://127.0.0.1:7/"));
        assert!(visited.iter().all(|address| !address.contains("0.0.0.0")), "{visited:?}");
    }
}
