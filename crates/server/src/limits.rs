//! How much of this machine's resources clients may use: a limit on everything that a client can
//! make this server wait for, hold or do, each with its reason.

use std::time::Duration;

use crate::rate::Rate;

/// The push services of the browsers: Chrome and its relatives, Firefox, Safari, Edge. The server
/// calls nobody else, unless a setting names them: addresses come from clients. A name stands for
/// the names below it, too.
pub(crate) const PUSH_HOSTS: [&str; 4] =
    ["fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com"];

/// The shortest password: shorter ones can be guessed.
pub(crate) const SHORTEST_PASSWORD: usize = 10;
/// The longest password: longer ones only cost time.
pub(crate) const LONGEST_PASSWORD: usize = 200;
/// The most tokens of one account: a few programs, each with its own.
pub(crate) const MOST_TOKENS: usize = 20;
/// The most passkeys of one account: a few devices and spare keys.
pub(crate) const MOST_PASSKEYS: usize = 20;
/// How long somebody may take to find their key: what the standard recommends.
pub(crate) const CEREMONY: Duration = Duration::from_mins(5);
/// How long an unused session lasts: half a year.
pub(crate) const SESSION_LIFETIME_MS: u64 = 180 * 24 * 60 * 60 * 1000;

/// The most tables in one answer: more than fit on a screen.
pub(crate) const TABLES_SHOWN: u32 = 100;
/// For how many of somebody's latest tables a list says whether it is their turn: each table has to
/// be asked.
pub(crate) const TURNS_SHOWN: usize = 30;
/// The most tables in one answer with results: each is replayed.
pub(crate) const RESULTS_SHOWN: u32 = 20;
/// The most tables in one answer to a host, who sees all there are.
pub(crate) const JUDGED_TABLES_SHOWN: u32 = 50;
/// The most reports or accounts in one answer to a host.
pub(crate) const REPORTS_SHOWN: u32 = 100;
/// The most sessions in one answer; those used last come first.
pub(crate) const SESSIONS_SHOWN: usize = 100;
/// How many points of a rating history a profile shows: as many as a small chart has room for.
pub(crate) const RATINGS_SHOWN: u32 = 100;
/// How many of the last games a profile shows.
pub(crate) const GAMES_SHOWN: u32 = 20;

/// The longest note on a report, in characters.
pub(crate) const LONGEST_OUTCOME: usize = 500;
/// The longest request id that is taken from a proxy: it is repeated in every log line.
pub(crate) const LONGEST_REQUEST_ID: usize = 64;
/// The longest address of a push service; those of the known services have a few hundred
/// characters.
pub(crate) const LONGEST_ENDPOINT: usize = 1000;

/// The limits of web push.
#[derive(Clone, Copy, Debug)]
pub struct PushLimits {
    /// The time between two calls of an account; what happens meanwhile is one call.
    pub pause: Duration,
    /// How many accounts wait to be called. Above that nobody is called: no table waits for it.
    pub waiting: usize,
    /// How many accounts are called at a time.
    pub at_once: usize,
    /// How long a push service may take to answer.
    pub answer: Duration,
    /// How many failures in a row end the calls to a browser.
    pub failures: u64,
    /// How many browsers of an account are called; the newest ones.
    pub browsers: usize,
    /// Whether push services may be on this machine, at any port and without TLS: only for tests.
    pub allows_loopback: bool,
}

impl Default for PushLimits {
    fn default() -> Self {
        Self {
            pause: Duration::from_mins(1),
            waiting: 10_000,
            at_once: 16,
            answer: Duration::from_secs(10),
            failures: 20,
            browsers: 10,
            allows_loopback: false,
        }
    }
}

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
    /// How many of them one address may have: a school behind one address needs hundreds, and
    /// nobody alone may take all of them. Trusted proxies have no such limit.
    pub connections_per_address: usize,
    /// How often one address may read something through the API: a page asks a dozen things when
    /// it starts and the lobby a few per minute, and many people may share an address.
    pub reads: Rate,
    /// How long requests may go on after the server has been told to stop.
    pub grace: Duration,

    /// How many sockets are open at a time; further ones are refused.
    pub sockets: usize,
    /// How many sockets one account may have: a few tabs on a few devices.
    pub sockets_per_account: usize,
    /// How many sockets one address may have, with however many guests.
    pub sockets_per_address: usize,
    /// The largest message of a client, in bytes.
    pub message_bytes: usize,
    /// How many messages wait to be sent to a client before it counts as too slow.
    pub waiting: usize,
    /// How often an idle socket is pinged; one that does not answer for twice as long is closed.
    pub ping: Duration,
    /// How often a socket is pinged where people play in real time: everybody sees the
    /// round-trip times.
    pub live_ping: Duration,
    /// How often an account may call, over all of its sockets: people in a race press five keys a
    /// second, programs more. Control frames count, too.
    pub calls: Rate,
    /// How many calls above that rate are answered in a row before the client is disconnected.
    pub excess: u32,
    /// How often an account may say something.
    pub chat: Rate,
    /// How often an account may report somebody: a host reads every report.
    pub reports: Rate,
    /// How often one address may create guests, log in or change passwords.
    pub sign_ins: Rate,
    /// How often somebody may try to log in with one name, from anywhere, whether or not there is
    /// such an account: guessing a password from many addresses is no faster than from one. Its
    /// owner stays logged in, and passkeys work.
    pub log_ins: Rate,
    /// How many passkey ceremonies may be in progress. Each takes a few hundred bytes and is
    /// forgotten after five minutes.
    pub ceremonies: usize,
    /// How many of them one address may have in progress, so that nobody can use up all.
    pub ceremonies_per_address: usize,
    /// How many tables one account may open.
    pub tables: Rate,
    /// How many tables one address may open, with however many guests.
    pub tables_per_address: Rate,
    /// How many tables that are not over one account may have: each may keep bots thinking.
    pub open_tables: u32,
    /// How long a table may wait for players without any change: after that nobody comes.
    pub gathering: Duration,
    /// How long a guest's account is kept after its session has ended and no table names it:
    /// nobody can use it any more. The delay protects an account whose session is only just being
    /// made.
    pub idle_guests: Duration,
    /// How many messages may wait for a table. Above that, the connections wait.
    pub mailbox: usize,
    /// How long a connection waits for a table that is being read, or whose mailbox is full: longer
    /// than writes are retried, and not as long as clients wait for an answer to a ping.
    pub table_wait: Duration,
    /// How long a call waits to learn its result when nobody knows whether it was stored and the
    /// table cannot be read. After that it is answered that it may be stored.
    pub result_wait: Duration,
    /// How many bots think at a time: as many as there are processors.
    pub thinkers: usize,
    /// How many decisions are made at a time where workers make them: a worker that has no time
    /// says so, so more than all workers have threads only costs messages.
    pub jobs_sent: usize,
    /// How many decisions of bots may wait before hints are refused: at a tenth of a second each,
    /// one processor needs half a minute for them.
    pub thinking_queue: usize,
    /// How often one account may have a game analysed: each analysis keeps a processor busy for
    /// `analysis_time`. Asking for one that has begun is free.
    pub analyses: Rate,
    /// How long an analysis thinks, on one thread: as much work as `gantry analyse` does by default
    /// on a machine with one processor. A long game takes a little more, since every estimate needs
    /// at least two imagined games.
    pub analysis_time: Duration,
    /// How many analyses run at a time. They have threads of their own, so that no bot waits for
    /// one; one processor is enough, since no table waits for an analysis.
    pub analysers: usize,
    /// How many analyses wait or run at a time: the last one is done within ten minutes.
    pub analyses_pending: usize,
    /// How many results are kept in memory. A long game of six players takes about a megabyte.
    pub analyses_kept: usize,
    /// How often one address may send a result of the deal of the day: its game is played again,
    /// which takes as long as the bots in it have thought.
    pub daily_results: Rate,
    /// How many of these games are played again at a time: nobody waits for it at a table.
    pub daily_checks: usize,
    /// For how many days after its own a deal still takes results: somebody who has played offline
    /// may send theirs late.
    pub daily_days: u64,
    /// How many results of a deal are ranked.
    pub daily_ranked: u32,
    /// How many of the ranked results are listed.
    pub daily_shown: usize,
    /// How long writes are retried while the database cannot be reached.
    pub retry_for: Duration,
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
            connections_per_address: 1024,
            reads: Rate { burst: 600, per_minute: 3000 },
            grace: Duration::from_secs(5),
            sockets: 4096,
            sockets_per_account: 64,
            sockets_per_address: 512,
            message_bytes: 64 * 1024,
            waiting: 256,
            ping: Duration::from_secs(20),
            live_ping: Duration::from_secs(3),
            calls: Rate { burst: 200, per_minute: 6000 },
            excess: 1000,
            chat: Rate { burst: 6, per_minute: 30 },
            reports: Rate { burst: 5, per_minute: 1 },
            sign_ins: Rate { burst: 30, per_minute: 30 },
            log_ins: Rate { burst: 10, per_minute: 10 },
            ceremonies: 10_000,
            ceremonies_per_address: 200,
            tables: Rate { burst: 30, per_minute: 20 },
            tables_per_address: Rate { burst: 100, per_minute: 60 },
            open_tables: 100,
            gathering: Duration::from_hours(14 * 24),
            idle_guests: Duration::from_hours(24),
            mailbox: 64,
            table_wait: Duration::from_secs(10),
            result_wait: Duration::from_secs(10),
            thinkers: processors,
            jobs_sent: 128,
            thinking_queue: 256,
            analyses: Rate { burst: 5, per_minute: 2 },
            analysis_time: Duration::from_secs(30),
            analysers: 1,
            analyses_pending: 16,
            analyses_kept: 64,
            daily_results: Rate { burst: 6, per_minute: 2 },
            daily_checks: 1,
            daily_days: 7,
            daily_ranked: 10_000,
            daily_shown: 100,
            retry_for: Duration::from_secs(5),
        }
    }
}

impl Limits {
    /// The same limits, with rates and counts per client or account multiplied by a factor.
    #[must_use]
    pub fn times(self, factor: u32) -> Self {
        let each = usize::try_from(factor).unwrap_or(usize::MAX);
        Self {
            sockets: self.sockets.saturating_mul(each).min(1 << 20),
            connections: self.connections.saturating_mul(each).min(1 << 20),
            connections_per_address: self.connections_per_address.saturating_mul(each),
            reads: self.reads.times(factor),
            sockets_per_account: self.sockets_per_account.saturating_mul(each),
            sockets_per_address: self.sockets_per_address.saturating_mul(each),
            calls: self.calls.times(factor),
            chat: self.chat.times(factor),
            reports: self.reports.times(factor),
            sign_ins: self.sign_ins.times(factor),
            log_ins: self.log_ins.times(factor),
            ceremonies_per_address: self.ceremonies_per_address.saturating_mul(each),
            tables: self.tables.times(factor),
            tables_per_address: self.tables_per_address.times(factor),
            open_tables: self.open_tables.saturating_mul(factor),
            analyses: self.analyses.times(factor),
            daily_results: self.daily_results.times(factor),
            ..self
        }
    }

    /// The limits of the committer.
    pub(crate) fn committer(&self) -> gantry_store::CommitterLimits {
        gantry_store::CommitterLimits {
            retry_for: self.retry_for,
            ..gantry_store::CommitterLimits::default()
        }
    }
}
