//! The settings in force: flags before the environment, before the file, before the defaults.

use std::net::{IpAddr, Ipv4Addr};
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::time::Duration;

use gantry_server::nats::Nats;
use gantry_server::{
    Hosts, Limits, Network, Networks, NodeError, Proxies, PushLimits, PushSettings, Settings, Site,
    Tls,
};
use serde::Serialize;
use url::Url;

use crate::args::{
    GivenSettings, HostName, LogFormat, LogLevel, NodeName, PREFIX, ProxyHeader, PushContact, Serve,
};
use crate::fail::CliError;
use crate::files;

/// Every setting with its value. Written as TOML, it is a file that [`GivenSettings`] reads.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct EffectiveSettings {
    address: IpAddr,
    port: u16,
    host: Vec<HostName>,
    database: String,
    rate_factor: NonZeroU32,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) client: Option<PathBuf>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tls_certificate: Option<PathBuf>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tls_key: Option<PathBuf>,
    trusted_proxy: Vec<Network>,
    proxy_header: ProxyHeader,
    metrics_from: Vec<Network>,
    #[serde(skip_serializing_if = "Option::is_none")]
    push_contact: Option<PushContact>,
    push_host: Vec<HostName>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nats: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    node_name: Option<NodeName>,
    log_format: LogFormat,
    log_level: LogLevel,
    grace: u32,
    connections: NonZeroU32,
    sockets: NonZeroU32,
    thinkers: NonZeroU32,
}

impl EffectiveSettings {
    /// Gathers them from everywhere.
    pub(super) fn gather(arguments: Serve) -> Result<Self, CliError> {
        let (given, config) = (arguments.given, arguments.config);
        refuse_unknown_variables()?;
        let file = config.as_deref().map(read).transpose()?.unwrap_or_default();
        let settings = Self::of(given.or(file));
        if settings.tls_certificate.is_some() != settings.tls_key.is_some() {
            let both = "tls-certificate and tls-key belong together, but only one is given";
            return Err(CliError::usage(both));
        }
        if let Some(nats) = &settings.nats {
            Nats::addresses(nats).map_err(CliError::usage)?;
        }
        Ok(settings)
    }

    fn of(given: GivenSettings) -> Self {
        let rate_factor = given.rate_factor.unwrap_or(NonZeroU32::MIN);
        // what is given by itself counts as it is
        let limits = Limits::default().times(rate_factor.get());
        let number = |number: usize| u32::try_from(number).ok().and_then(NonZeroU32::new);
        let or = |given: Option<NonZeroU32>, default| {
            given.or(number(default)).unwrap_or(NonZeroU32::MIN)
        };
        let grace = u32::try_from(limits.grace.as_secs()).unwrap_or(u32::MAX);
        Self {
            address: given.address.unwrap_or(Ipv4Addr::LOCALHOST.into()),
            port: given.port.unwrap_or(8000),
            host: given.host.unwrap_or_default(),
            database: given.database.unwrap_or_else(|| "gantry.db".into()),
            rate_factor,
            client: given.client,
            tls_certificate: given.tls_certificate,
            tls_key: given.tls_key,
            trusted_proxy: given.trusted_proxy.unwrap_or_default(),
            proxy_header: given.proxy_header.unwrap_or(ProxyHeader::XForwarded),
            push_contact: given.push_contact,
            push_host: given.push_host.unwrap_or_default(),
            node_name: given.node_name,
            nats: given.nats,
            metrics_from: given.metrics_from.unwrap_or_else(|| Network::loopback().into()),
            log_format: given.log_format.unwrap_or(LogFormat::Text),
            log_level: given.log_level.unwrap_or(LogLevel::Info),
            grace: given.grace.unwrap_or(grace),
            connections: or(given.connections, limits.connections),
            sockets: or(given.sockets, limits.sockets),
            thinkers: or(given.thinkers, limits.thinkers),
        }
    }

    /// As a file, without the passwords of database and NATS.
    pub(super) fn shown(mut self) -> Result<String, CliError> {
        self.database = without_password(&self.database);
        self.nats = self.nats.map(|all| {
            let shown: Vec<String> = all.split(',').map(str::trim).map(without_password).collect();
            shown.join(",")
        });
        toml::to_string(&self).map_err(CliError::usage)
    }

    pub(super) const fn log_format(&self) -> gantry_server::LogFormat {
        match self.log_format {
            LogFormat::Text => gantry_server::LogFormat::Text,
            LogFormat::Json => gantry_server::LogFormat::Json,
        }
    }

    pub(super) const fn log_level(&self) -> gantry_server::Level {
        self.log_level.level()
    }

    /// What the server is told.
    pub(super) fn settings(self, client: gantry_server::Client) -> Result<Settings, CliError> {
        if self.node_name.is_some() && !gantry_server::is_shared(&self.database) {
            return Err(CliError::usage(NodeError::Alone));
        }
        let tls = self.tls_certificate.zip(self.tls_key);
        let tls = tls.map(|(certificate, key)| Tls::read(&certificate, &key)).transpose();
        let header = match self.proxy_header {
            ProxyHeader::XForwarded => gantry_server::ProxyHeader::XForwarded,
            ProxyHeader::Forwarded => gantry_server::ProxyHeader::Forwarded,
        };
        let names: Vec<String> = self.host.into_iter().map(|host| host.0).collect();
        let number = |number: NonZeroU32| usize::try_from(number.get()).unwrap_or(usize::MAX);
        let push_hosts = self.push_host.into_iter().map(|host| host.0).collect();
        let limits = PushLimits::default();
        let push = |PushContact(contact)| PushSettings { contact, hosts: push_hosts, limits };
        let name = self.node_name.unwrap_or_else(NodeName::of_machine).0;
        Ok(Settings {
            node_name: name,
            push: self.push_contact.map(push),
            site: Site {
                client,
                hosts: Hosts::new(&names),
                tls: tls.map_err(CliError::usage)?,
                proxies: Proxies { trusted: Networks::new(&self.trusted_proxy), header },
                metrics_from: Networks::new(&self.metrics_from),
            },
            address: self.address,
            port: self.port,
            database: self.database,
            nats: self.nats,
            limits: Limits {
                grace: Duration::from_secs(self.grace.into()),
                connections: number(self.connections),
                sockets: number(self.sockets),
                thinkers: number(self.thinkers),
                ..Limits::default().times(self.rate_factor.get())
            },
        })
    }
}

impl GivenSettings {
    /// What is not given here is taken from another source.
    fn or(self, other: Self) -> Self {
        Self {
            address: self.address.or(other.address),
            port: self.port.or(other.port),
            host: self.host.or(other.host),
            database: self.database.or(other.database),
            rate_factor: self.rate_factor.or(other.rate_factor),
            client: self.client.or(other.client),
            tls_certificate: self.tls_certificate.or(other.tls_certificate),
            tls_key: self.tls_key.or(other.tls_key),
            trusted_proxy: self.trusted_proxy.or(other.trusted_proxy),
            proxy_header: self.proxy_header.or(other.proxy_header),
            metrics_from: self.metrics_from.or(other.metrics_from),
            push_contact: self.push_contact.or(other.push_contact),
            push_host: self.push_host.or(other.push_host),
            nats: self.nats.or(other.nats),
            node_name: self.node_name.or(other.node_name),
            log_format: self.log_format.or(other.log_format),
            log_level: self.log_level.or(other.log_level),
            grace: self.grace.or(other.grace),
            connections: self.connections.or(other.connections),
            sockets: self.sockets.or(other.sockets),
            thinkers: self.thinkers.or(other.thinkers),
        }
    }
}

/// The settings of a file; a fault is named with its line.
fn read(path: &Path) -> Result<GivenSettings, CliError> {
    let text = files::text(path)?;
    toml::from_str(&text).map_err(|error| {
        let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        let reason: Vec<&str> = error.message().split_whitespace().collect();
        files::about(path, format_args!("line {line}: {}", reason.join(" ")))
    })
}

/// A variable that is misspelt would otherwise be a setting that nobody has made.
fn refuse_unknown_variables() -> Result<(), CliError> {
    let known = Serve::variables();
    let names = std::env::vars_os().map(|(name, _)| name.to_string_lossy().into_owned());
    let mut unknown = names.filter(|name| name.starts_with(PREFIX) && !known.contains(name));
    match unknown.next() {
        None => Ok(()),
        Some(name) => {
            let all = "`gantry serve --help` shows all";
            Err(CliError::usage(format_args!("{name}: there is no such setting; {all}")))
        }
    }
}

/// An address of a database or of NATS as others may see it.
fn without_password(database: &str) -> String {
    if !database.contains("://") {
        return database.into();
    }
    let Ok(mut url) = Url::parse(database) else { return "…".into() };
    if url.password().is_some() && url.set_password(Some("***")).is_err() {
        return "…".into();
    }
    if url.query_pairs().any(|(key, _)| key == "password") {
        let pairs: Vec<(String, String)> = url.query_pairs().into_owned().collect();
        let mut query = url.query_pairs_mut();
        query.clear();
        for (key, value) in pairs {
            let value = if key == "password" { "***" } else { value.as_str() };
            query.append_pair(&key, value);
        }
        drop(query);
    }
    url.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_not_shown() {
        for (database, shown) in [
            ("gantry.db", "gantry.db"),
            ("memory:", "memory:"),
            ("postgres://me:secret@db/gantry", "postgres://me:***@db/gantry"),
            ("postgres://me@db/gantry", "postgres://me@db/gantry"),
            ("nats://me:secret@machine:4222", "nats://me:***@machine:4222"),
            ("postgres://db/g?user=me&password=secret", "postgres://db/g?user=me&password=***"),
            ("postgres://me:secret@[/gantry", "…"),
        ] {
            assert_eq!(without_password(database), shown);
        }
    }
}
