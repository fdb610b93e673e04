//! The connection to NATS, over which the nodes of a server tell each other things. Any message may
//! be lost, and costs time then, nothing else. So what cannot be sent at once is dropped here:
//! whoever waits for an answer asks again.

use std::time::Duration;

use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, ServerAddr, Subscriber};
use thiserror::Error;
use tokio::sync::watch;
use tokio::time::timeout;

/// A dead connection is noticed after two of these.
const PING: Duration = Duration::from_secs(2);
/// The longest pause between two attempts to connect.
const LONGEST_PAUSE: Duration = Duration::from_millis(500);
/// By how much the pause grows with each attempt.
const PAUSE: Duration = Duration::from_millis(50);
/// How long one attempt may take.
const CONNECT: Duration = Duration::from_secs(2);

/// Why something was not sent or heard.
#[derive(Debug, Error)]
pub enum NatsError {
    /// The address cannot be read.
    #[error("not an address of NATS: {0:?}; it is written like nats://machine:4222")]
    Address(String),
    /// There is no connection now.
    #[error("NATS is away")]
    Away,
    /// Nobody has answered.
    #[error("nobody has answered: {0}")]
    NoAnswer(String),
    /// The client library refuses.
    #[error("NATS: {0}")]
    Failed(String),
}

/// A connection, which comes back by itself. Clones share it.
#[derive(Clone, Debug)]
pub struct Nats {
    client: Client,
    connected: watch::Receiver<bool>,
}

impl Nats {
    /// Begins to connect, and keeps trying. `name` is what operators of NATS see. Several addresses
    /// are separated by commas.
    pub async fn connect(addresses: &str, name: &str) -> Result<Self, NatsError> {
        let addresses = Self::addresses(addresses)?;
        let (state, connected) = watch::channel(false);
        let options = ConnectOptions::new()
            .name(name)
            .retry_on_initial_connect()
            .connection_timeout(CONNECT)
            .ping_interval(PING)
            .no_echo()
            .reconnect_delay_callback(|attempts| {
                let attempts = u32::try_from(attempts).unwrap_or(u32::MAX);
                PAUSE.saturating_mul(attempts).min(LONGEST_PAUSE)
            })
            .event_callback(move |event| {
                match &event {
                    Event::Connected => {
                        tracing::info!("connected to NATS");
                        state.send_replace(true);
                    }
                    Event::Disconnected => {
                        tracing::warn!("NATS is away");
                        state.send_replace(false);
                    }
                    Event::ClientError(error) => tracing::debug!(%error, "NATS"),
                    other => tracing::warn!(event = %other, "NATS"),
                }
                std::future::ready(())
            });
        let client = options.connect(addresses).await;
        let client = client.map_err(|error| NatsError::Failed(error.to_string()))?;
        Ok(Self { client, connected })
    }

    /// Reads addresses, without connecting.
    pub fn addresses(text: &str) -> Result<Vec<ServerAddr>, NatsError> {
        let read = |text: &str| {
            let (scheme, rest) = text.split_once("://").unwrap_or_default();
            let is_sound = ["nats", "tls"].contains(&scheme) && !rest.is_empty();
            let address = text.parse().ok().filter(|_| is_sound);
            address.ok_or_else(|| NatsError::Address(text.to_owned()))
        };
        text.split(',').map(str::trim).map(read).collect()
    }

    /// Whether there is a connection now.
    pub fn is_connected(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// Tells when the connection comes and goes.
    pub fn changes(&self) -> watch::Receiver<bool> {
        let mut connected = self.connected.clone();
        connected.mark_unchanged();
        connected
    }

    /// Sends a message to everybody who listens to a subject.
    pub async fn publish(&self, subject: String, bytes: Vec<u8>) -> Result<(), NatsError> {
        if !self.is_connected() {
            return Err(NatsError::Away);
        }
        let sent = self.client.publish(subject, bytes.into()).await;
        sent.map_err(|error| NatsError::Failed(error.to_string()))
    }

    /// Sends a message and waits for an answer.
    pub async fn request(
        &self,
        subject: String,
        bytes: Vec<u8>,
        within: Duration,
    ) -> Result<Vec<u8>, NatsError> {
        if !self.is_connected() {
            return Err(NatsError::Away);
        }
        let request = self.client.request(subject, bytes.into());
        match timeout(within, request).await {
            Ok(Ok(message)) => Ok(message.payload.into()),
            Ok(Err(error)) => Err(NatsError::NoAnswer(error.to_string())),
            Err(_) => Err(NatsError::NoAnswer("it took too long".into())),
        }
    }

    /// Listens to a subject, also after the connection was lost and has come back.
    pub async fn subscribe(&self, subject: String) -> Result<Subscriber, NatsError> {
        let listening = self.client.subscribe(subject).await;
        listening.map_err(|error| NatsError::Failed(error.to_string()))
    }

    /// The same as one of a group: each message goes to one of its members.
    pub async fn subscribe_in_group(
        &self,
        subject: String,
        group: String,
    ) -> Result<Subscriber, NatsError> {
        let listening = self.client.queue_subscribe(subject, group).await;
        listening.map_err(|error| NatsError::Failed(error.to_string()))
    }

    /// The connection itself, for conversations of more than one answer.
    pub(crate) const fn client(&self) -> &Client {
        &self.client
    }

    /// The largest message, in bytes.
    pub fn most_bytes(&self) -> usize {
        self.client.max_payload()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_before_anything_is_done() {
        for good in ["nats://127.0.0.1:4222", "nats://a, nats://b:1", "tls://me:word@nats.example"]
        {
            assert!(Nats::addresses(good).is_ok(), "{good}");
        }
        for bad in ["", "127.0.0.1", "http://machine", "nats://", "nats://a,,nats://b"] {
            assert!(matches!(Nats::addresses(bad), Err(NatsError::Address(_))), "{bad}");
        }
    }
}
