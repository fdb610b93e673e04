//! Trusted networks: those of proxies, and those that may read the metrics.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::str::FromStr;
use std::sync::Arc;

use ipnet::IpNet;
use serde::{Deserialize, Serialize};

/// One address or a range of them, such as `10.0.0.0/8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Network(IpNet);

impl Network {
    /// The loopback addresses.
    pub fn loopback() -> [Self; 2] {
        let four = IpNet::new_assert(Ipv4Addr::LOCALHOST.into(), 8);
        [Self(four.trunc()), Self(IpAddr::V6(Ipv6Addr::LOCALHOST).into())]
    }
}

impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let address = text.parse::<IpAddr>().map(IpNet::from);
        let network = address.or_else(|_| text.parse::<IpNet>());
        let network = network.map_err(|_| "expected an address or a network, such as 10.0.0.0/8");
        Ok(Self(network?.trunc()))
    }
}

impl TryFrom<String> for Network {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Network> for String {
    fn from(network: Network) -> Self {
        network.to_string()
    }
}

/// A network of one address is written as that address.
impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.prefix_len() == self.0.max_prefix_len() {
            return self.0.addr().fmt(f);
        }
        self.0.fmt(f)
    }
}

/// Several networks.
#[derive(Clone, Debug, Default)]
pub struct Networks(Arc<[Network]>);

impl Networks {
    /// All of these.
    pub fn new(networks: &[Network]) -> Self {
        Self(networks.into())
    }

    /// Whether an address is in one of them. An IPv4 address that came through an IPv6 socket is
    /// still that address.
    pub(crate) fn contains(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|network| network.0.contains(&address))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_and_ranges_are_read() {
        for (text, shown) in [
            ("10.0.0.1", "10.0.0.1"),
            ("10.1.2.3/8", "10.0.0.0/8"),
            ("::1", "::1"),
            ("2001:db8::5/32", "2001:db8::/32"),
        ] {
            assert_eq!(text.parse::<Network>().unwrap().to_string(), shown);
        }
        for wrong in ["", "10.0.0", "10.0.0.0/33", "localhost", "10.0.0.1:80"] {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn loopback_is_this_machine() {
        let networks = Networks::new(&Network::loopback());
        for (address, inside) in [
            ("127.0.0.1", true),
            ("127.9.9.9", true),
            ("::1", true),
            ("::ffff:127.0.0.1", true),
            ("10.0.0.1", false),
            ("::2", false),
        ] {
            assert_eq!(networks.contains(address.parse().unwrap()), inside, "{address}");
        }
    }
}
