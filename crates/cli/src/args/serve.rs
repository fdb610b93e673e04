//! The command line of `gantry serve`. Every setting has one name in three spellings: the flag
//! `--log-level`, the variable `GANTRY_SERVE_LOG_LEVEL` and the key `log-level` of a file.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, Command, ValueEnum};
use gantry_server::{Level, Network};
use serde::{Deserialize, Serialize};

/// What the variables of all settings begin with.
pub(crate) const PREFIX: &str = "GANTRY_SERVE_";

const EXAMPLES: &str = "\
A flag counts before a variable of the environment, that before the file, and that before the
default. Lists are separated by commas in flags and variables. --print-config shows what is in
force.

Ctrl-C or SIGTERM stops it: clients are told to come back, and what is being sent may finish for as
long as --grace says. A second one ends it at once. SIGHUP reads certificate and key again.
Requests that call it by a name it does not know are refused, so that no other page can pass for
this one.

Examples:
  gantry serve --open
  gantry serve --address 0.0.0.0 --port 8080
  gantry serve --address 0.0.0.0 --host attic.local --host games.example
  gantry serve --config gantry.toml --print-config";

const DATABASE: &str = "\
Where games and people are kept: a file for SQLite, postgres://… for PostgreSQL, or memory: to \
forget everything at the end [default: gantry.db]";

const NATS: &str = "\
Where NATS is; several addresses are separated by commas. `gantry think` thinks for the bots of this \
server there, and a server on PostgreSQL becomes one of several nodes that share the database \
[default: it is alone]";

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES, mut_args(|arg| arg.hide_env_values(true)))]
pub(crate) struct Serve {
    /// Read settings from this file, in TOML: `port = 8080`, `host = ["games.example"]`
    #[arg(long, env = "GANTRY_SERVE_CONFIG", value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
    /// Show the settings that are in force, as such a file, and do nothing else
    #[arg(long)]
    pub(crate) print_config: bool,
    #[command(flatten)]
    pub(crate) given: GivenSettings,
    /// Open the page in the browser
    #[arg(long)]
    pub(crate) open: bool,
}

/// Settings as one source has given them: flags and environment, or a file.
#[derive(Debug, Default, Args, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct GivenSettings {
    /// Where to listen; 0.0.0.0 lets other machines in [default: 127.0.0.1]
    #[arg(long, env = "GANTRY_SERVE_ADDRESS")]
    pub(crate) address: Option<IpAddr>,
    /// The port; 0 takes any that is free [default: 8000]
    #[arg(long, env = "GANTRY_SERVE_PORT")]
    pub(crate) port: Option<u16>,
    /// Another name by which browsers may call this server, such as that of this machine in your
    /// network; can be repeated. Loopback names and the machine's own addresses need no mention
    #[arg(long, env = "GANTRY_SERVE_HOST", value_name = "NAME", value_delimiter = ',')]
    pub(crate) host: Option<Vec<HostName>>,
    #[arg(long, env = "GANTRY_SERVE_DATABASE", value_name = "PATH|URL", help = DATABASE)]
    pub(crate) database: Option<String>,
    /// Multiply every limit per person and address, for load tests and among friends
    /// [default: 1]
    #[arg(long, env = "GANTRY_SERVE_RATE_FACTOR", value_name = "N")]
    pub(crate) rate_factor: Option<NonZeroU32>,
    /// Hand out the files of this folder instead of those that are built in, for work on the page
    #[arg(long, env = "GANTRY_SERVE_CLIENT", value_name = "FOLDER")]
    pub(crate) client: Option<PathBuf>,
    /// Speak TLS, with the certificate in this PEM file, followed by those that vouch for it
    #[arg(long, env = "GANTRY_SERVE_TLS_CERTIFICATE", value_name = "FILE")]
    pub(crate) tls_certificate: Option<PathBuf>,
    /// The private key of that certificate, in PEM
    #[arg(long, env = "GANTRY_SERVE_TLS_KEY", value_name = "FILE")]
    pub(crate) tls_key: Option<PathBuf>,
    /// A proxy in front of this server, or its network: what it says about who asks, by which name
    /// and whether by TLS is believed; can be repeated [default: none]
    #[arg(
        long,
        env = "GANTRY_SERVE_TRUSTED_PROXY",
        value_name = "ADDRESS|NETWORK",
        value_delimiter = ','
    )]
    pub(crate) trusted_proxy: Option<Vec<Network>>,
    /// Which headers these proxies write: X-Forwarded-For, -Proto and -Host, or Forwarded
    /// [default: x-forwarded]
    #[arg(long, env = "GANTRY_SERVE_PROXY_HEADER", value_enum)]
    pub(crate) proxy_header: Option<ProxyHeader>,
    #[arg(
        long,
        env = "GANTRY_SERVE_METRICS_FROM",
        value_name = "ADDRESS|NETWORK",
        value_delimiter = ',',
        help = "Who may read /metrics; can be repeated [default: 127.0.0.0/8, ::1]"
    )]
    pub(crate) metrics_from: Option<Vec<Network>>,
    /// Calls people when it is their turn while no page is open, and names this address to push
    /// services [default: nobody is called]
    #[arg(long, env = "GANTRY_SERVE_PUSH_CONTACT", value_name = "mailto:ADDRESS")]
    pub(crate) push_contact: Option<PushContact>,
    #[arg(
        long,
        env = "GANTRY_SERVE_PUSH_HOST",
        value_name = "NAME",
        value_delimiter = ',',
        help = "A push service besides those of the usual browsers; can be repeated"
    )]
    pub(crate) push_host: Option<Vec<HostName>>,
    #[arg(long, env = "GANTRY_SERVE_NATS", value_name = "nats://…", help = NATS)]
    pub(crate) nats: Option<String>,
    /// What this node is called in logs and metrics: letters, digits, - and _ [default: the name of
    /// the machine]
    #[arg(long, env = "GANTRY_SERVE_NODE_NAME", value_name = "NAME")]
    pub(crate) node_name: Option<NodeName>,
    /// How log lines are written, on standard error [default: text]
    #[arg(long, env = "GANTRY_SERVE_LOG_FORMAT", value_enum)]
    pub(crate) log_format: Option<LogFormat>,
    /// How much is logged [default: info]
    #[arg(long, env = "GANTRY_SERVE_LOG_LEVEL", value_enum)]
    pub(crate) log_level: Option<LogLevel>,
    /// How long requests may go on after the server has been told to stop [default: 5]
    #[arg(long, env = "GANTRY_SERVE_GRACE", value_name = "SECONDS")]
    pub(crate) grace: Option<u32>,
    /// How many connections are open at a time, beside sockets; others wait [default: 4096]
    #[arg(long, env = "GANTRY_SERVE_CONNECTIONS", value_name = "N")]
    pub(crate) connections: Option<NonZeroU32>,
    /// How many sockets of players are open at a time; others are refused [default: 4096]
    #[arg(long, env = "GANTRY_SERVE_SOCKETS", value_name = "N")]
    pub(crate) sockets: Option<NonZeroU32>,
    /// How many bots think at a time [default: one for each processor]
    #[arg(long, env = "GANTRY_SERVE_THINKERS", value_name = "N")]
    pub(crate) thinkers: Option<NonZeroU32>,
}

impl Serve {
    /// The variables that mean something.
    pub(crate) fn variables() -> Vec<String> {
        let command = Self::augment_args(Command::new("serve"));
        let names = command.get_arguments().filter_map(clap::Arg::get_env);
        names.map(|name| name.to_string_lossy().into_owned()).collect()
    }
}

/// A name or an address as browsers send it, without protocol, port and path.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct HostName(pub(crate) String);

impl FromStr for HostName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let is_name = |name: &str| {
            !name.is_empty()
                && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-._".contains(&byte))
        };
        if is_name(text) || text.parse::<IpAddr>().is_ok() {
            Ok(Self(text.into()))
        } else {
            Err("expected the name or address of a machine, such as attic.local".into())
        }
    }
}

impl TryFrom<String> for HostName {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

/// The name of a node.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct NodeName(pub(crate) String);

/// The longest name of a node: it is part of every message.
const LONGEST_NODE_NAME: usize = 40;

impl NodeName {
    /// As good a name as this machine's own.
    pub(crate) fn of_machine() -> Self {
        let own = std::fs::read_to_string("/etc/hostname").unwrap_or_default();
        let first = own.trim().split('.').next().unwrap_or_default();
        first.parse().unwrap_or_else(|_| Self("node".into()))
    }
}

impl FromStr for NodeName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
        if (1..=LONGEST_NODE_NAME).contains(&text.len()) && text.bytes().all(is_plain) {
            Ok(Self(text.into()))
        } else {
            Err(format!("expected at most {LONGEST_NODE_NAME} letters, digits, - and _"))
        }
    }
}

impl TryFrom<String> for NodeName {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

/// Where push services can write to the host of this server.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct PushContact(pub(crate) String);

impl FromStr for PushContact {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let parts = text.strip_prefix("mailto:").and_then(|address| address.split_once('@'));
        let is_part = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_graphic());
        match parts {
            Some((name, host)) if is_part(name) && is_part(host) => Ok(Self(text.into())),
            _ => Err("expected an address such as mailto:me@games.example".into()),
        }
    }
}

impl TryFrom<String> for PushContact {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

/// Which headers proxies write.
#[derive(Clone, Copy, Debug, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ProxyHeader {
    XForwarded,
    Forwarded,
}

/// How log lines are written.
#[derive(Clone, Copy, Debug, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LogFormat {
    /// For people
    Text,
    /// One JSON object a line
    Json,
}

/// How much is logged.
#[derive(Clone, Copy, Debug, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LogLevel {
    Error,
    Warn,
    Info,
    Debug,
    Trace,
}

impl LogLevel {
    /// The level that is meant.
    pub(crate) const fn level(self) -> Level {
        match self {
            Self::Error => Level::ERROR,
            Self::Warn => Level::WARN,
            Self::Info => Level::INFO,
            Self::Debug => Level::DEBUG,
            Self::Trace => Level::TRACE,
        }
    }
}
