//! How much of this machine's resources clients may use: a limit on everything that a client can
//! make this server wait for, hold or do, each with its reason.

use std::time::Duration;

use crate::rate::Rate;

/// All limits.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// How long the head of a request may take to arrive. An idle connection is closed after this
    /// time, too.
    pub head: Duration,
    /// How long the answer to a request may take.
    pub answer: Duration,
    /// How long a client may go without reading any of a response.
    pub stall: Duration,
    /// The largest body of a request, in bytes: a table with component values of its own is the
    /// largest thing that anybody sends.
    pub body_bytes: usize,
    /// How many connections may be open at a time; others wait to be accepted.
    pub connections: usize,
    /// How long requests may go on after the server has been told to stop.
    pub grace: Duration,

    /// How many sockets are open at a time; further ones are refused.
    pub sockets: usize,
    /// How many sockets one account may have: a few tabs on a few devices.
    pub sockets_per_account: usize,
    /// The largest message of a client, in bytes.
    pub message_bytes: usize,
    /// How many messages wait to be sent to a client before it counts as too slow.
    pub waiting: usize,
    /// How often an idle socket is pinged; one that does not answer twice is closed.
    pub ping: Duration,
    /// How often a client may call: people in a race press five keys a second, programs more.
    pub calls: Rate,
    /// How often a client may say something.
    pub chat: Rate,
    /// How many guests, log-ins and passwords may come from one address.
    pub entrances: Rate,
    /// How many passkeys may be in the making or in use at a time. Each is a few hundred bytes and
    /// is forgotten after five minutes.
    pub ceremonies: usize,
    /// How many tables one account may open.
    pub tables: Rate,
    /// How many messages wait for a table; further ones wait with their client.
    pub mailbox: usize,
    /// How many bots think at a time: as many as there are processors.
    pub thinkers: usize,
    /// How long moves wait for a database that is away before they fail.
    pub patience: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        let processors = std::thread::available_parallelism().map_or(2, usize::from);
        Self {
            head: Duration::from_secs(10),
            answer: Duration::from_secs(30),
            stall: Duration::from_secs(30),
            body_bytes: 512 * 1024,
            connections: 4096,
            grace: Duration::from_secs(5),
            sockets: 4096,
            sockets_per_account: 64,
            message_bytes: 64 * 1024,
            waiting: 256,
            ping: Duration::from_secs(20),
            calls: Rate { burst: 200, per_minute: 6000 },
            chat: Rate { burst: 6, per_minute: 30 },
            entrances: Rate { burst: 30, per_minute: 30 },
            ceremonies: 10_000,
            tables: Rate { burst: 30, per_minute: 20 },
            mailbox: 64,
            thinkers: processors,
            patience: Duration::from_secs(5),
        }
    }
}

impl Limits {
    /// The same limits, with rates and counts for each client or account so many times as high.
    #[must_use]
    pub fn times(self, factor: u32) -> Self {
        let each = usize::try_from(factor).unwrap_or(usize::MAX);
        Self {
            sockets: self.sockets.saturating_mul(each).min(1 << 20),
            connections: self.connections.saturating_mul(each).min(1 << 20),
            sockets_per_account: self.sockets_per_account.saturating_mul(each),
            calls: self.calls.times(factor),
            chat: self.chat.times(factor),
            entrances: self.entrances.times(factor),
            tables: self.tables.times(factor),
            ..self
        }
    }

    /// Those of the group commit.
    pub(crate) fn committer(&self) -> gantry_store::Limits {
        gantry_store::Limits { patience: self.patience, ..gantry_store::Limits::default() }
    }
}
