//! All clients: players at tables of every game, some with a second tab, and spectators.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use gantry_catalog::games;
use gantry_client::{Encoding, Server};
use gantry_wire::{ChairPlan, Detail, Pace, TableSettings};
use tokio::sync::{Notify, watch};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::dice::Dice;
use crate::findings::Findings;
use crate::history::History;
use crate::player::{Player, Role};
use crate::uptime::Uptime;

/// The first part of the random numbers that belongs to players.
const PART: u64 = 100;
/// A server accepts at most this many new guests at once.
const GUESTS: usize = 24;
/// This many moves after the last start show that a table is not stuck.
const MOVES: u64 = 2;

/// How clients behave.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Conduct {
    /// A server that does not answer for this long has lost a call.
    pub(crate) patience: Duration,
    /// Where more fails than the server, it has lost nothing: clients ask again, elsewhere if they
    /// can.
    pub(crate) moves_on: bool,
    /// How far a table's clock may differ from what a client expects: a frame says when it was
    /// made, and may have waited for the store.
    pub(crate) slack: Duration,
    /// They pause so many times as long as a single table would need.
    pub(crate) calm: u32,
    /// The bot at tables without real time, if it is not the game's own.
    pub(crate) bot: Option<&'static str>,
}

/// Who plays where.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlayPlan<'a> {
    /// Every node.
    pub(crate) addresses: &'a [String],
    /// How many tables are played at a time.
    pub(crate) tables: usize,
    pub(crate) seed: u64,
    pub(crate) conduct: Conduct,
}

/// What all players share.
pub(crate) struct Shared {
    pub(crate) findings: Arc<Findings>,
    pub(crate) uptime: Arc<Uptime>,
    pub(crate) conduct: Conduct,
    /// Whether a server is ready.
    pub(crate) up: watch::Sender<bool>,
    pub(crate) ended: AtomicBool,
    /// Somebody has called.
    pub(crate) called: Notify,
    /// Somebody was told that their call is done.
    pub(crate) answered: Notify,
    /// Acknowledged moves by slot.
    pub(crate) moves: Vec<AtomicU64>,
    /// The first table of each slot.
    pub(crate) first: Vec<watch::Sender<Option<String>>>,
}

/// Everybody.
pub(crate) struct Players {
    shared: Arc<Shared>,
    players: JoinSet<History>,
}

impl Players {
    /// Connects everybody to a server that is ready; they begin to play at once.
    pub(crate) async fn gather(
        plan: &PlayPlan<'_>,
        findings: &Arc<Findings>,
        uptime: &Arc<Uptime>,
    ) -> Result<Self> {
        let PlayPlan { addresses, tables: slots, seed, conduct } = *plan;
        let (first, others) = addresses.split_first().context("at least one node")?;
        let mut guests = VecDeque::new();
        // an account has a limited number of sockets
        for guest in 0..GUESTS.max(slots / 4).min(2 * slots + 1) {
            let server = Server::guest(first, &format!("Guest {guest}")).await?;
            let account = server.me().await?.account;
            let cookie = server.session_cookie().context("a guest has a session")?;
            let known = others.iter().map(|address| Server::session(address, &cookie));
            let mut servers = vec![server];
            for other in known {
                servers.push(other?);
            }
            guests.push_back((servers, account));
        }
        let (watcher, watcher_account) = guests.pop_back().context("at least three")?;
        let shared = Arc::new(Shared {
            findings: findings.clone(),
            uptime: uptime.clone(),
            conduct,
            up: watch::Sender::new(true),
            ended: AtomicBool::new(false),
            called: Notify::new(),
            answered: Notify::new(),
            moves: (0..slots).map(|_| AtomicU64::new(0)).collect(),
            first: (0..slots).map(|_| watch::Sender::new(None)).collect(),
        });
        let mut players = JoinSet::new();
        let mut part = PART;
        for slot in 0..slots {
            let [owner, other] =
                [0, 1].map(|index| guests[(2 * slot + index) % guests.len()].clone());
            let mut roles = vec![
                (owner, Role::Owner(Box::new(settings(slot, conduct.bot))), "owner"),
                (other.clone(), Role::Player, "other"),
            ];
            if slot % 4 == 1 {
                roles.push((other, Role::Player, "tab"));
            }
            if slot % 3 == 0 {
                roles.push((
                    (watcher.clone(), watcher_account.clone()),
                    Role::Spectator,
                    "spectator",
                ));
            }
            for ((servers, account), role, name) in roles {
                part += 1;
                let history = History::new(account, format!("{name}-{slot}"));
                let detail = [Detail::Full, Detail::Plain, Detail::Lean][slot / 3 % 3];
                let form = if part.is_multiple_of(2) { Encoding::Json } else { Encoding::Postcard };
                let dice = Dice::new(seed, part);
                let manner = (detail, form);
                let shared = shared.clone();
                let player = Player::new(servers, history, role, slot, manner, dice, shared);
                players.spawn(player.run());
            }
        }
        Ok(Self { shared, players })
    }

    /// A server is ready.
    pub(crate) fn report_up(&self) {
        self.shared.up.send_replace(true);
    }

    /// No server is ready.
    pub(crate) fn report_down(&self) {
        self.shared.up.send_replace(false);
    }

    /// Waits until somebody calls. If nobody plays any more, the report says so.
    pub(crate) async fn next_call(&self) {
        let _ = timeout(Duration::from_secs(5), self.shared.called.notified()).await;
    }

    /// Waits until somebody is told that their call is done.
    pub(crate) async fn next_answer(&self) {
        let _ = timeout(Duration::from_secs(5), self.shared.answered.notified()).await;
    }

    /// The slots at which nobody moves any more, after this time at most.
    pub(crate) async fn stuck(&self, limit: Duration) -> Vec<usize> {
        let moves = || -> Vec<u64> {
            self.shared.moves.iter().map(|moves| moves.load(Ordering::Relaxed)).collect()
        };
        let (before, began) = (moves(), Instant::now());
        loop {
            let pairs = moves().into_iter().zip(&before).enumerate();
            let stuck = pairs.filter(|(_, (now, before))| *now < **before + MOVES);
            let stuck: Vec<usize> = stuck.map(|(slot, _)| slot).collect();
            if stuck.is_empty() || began.elapsed() > limit {
                return stuck;
            }
            sleep(Duration::from_millis(50)).await;
        }
    }

    /// Ends all clients; returns their histories.
    pub(crate) async fn end(mut self) -> Vec<History> {
        self.shared.ended.store(true, Ordering::Relaxed);
        let mut histories = Vec::new();
        while let Some(history) = self.players.join_next().await {
            match history {
                Ok(history) => histories.push(history),
                Err(error) => self.shared.findings.fault(format!("a player failed: {error}")),
            }
        }
        histories
    }
}

/// The tables of a slot: every game, with and without bots, with every kind of clock.
fn settings(slot: usize, bot: Option<&str>) -> TableSettings {
    let game = &games()[slot % games().len()];
    let round = slot / games().len();
    let has_bot = !round.is_multiple_of(2);
    let mut chairs = vec![ChairPlan::Person; 2];
    if has_bot {
        let bot = bot.filter(|_| !game.is_real_time).unwrap_or(game.default_bot());
        chairs.push(ChairPlan::Bot(bot.to_owned()));
    }
    let turns = game.is_real_time && !has_bot;
    let pace = match round % 4 {
        _ if game.is_real_time && !turns => Pace::Relaxed,
        0 => Pace::Fischer { bank_seconds: 120, increment_seconds: 5 },
        1 => Pace::Relaxed,
        2 => Pace::PerMove { seconds: 60 },
        _ => Pace::Days { days: 1 },
    };
    let options = if turns { vec![("pace".into(), "turns".into())] } else { Vec::new() };
    TableSettings { options, chairs, pace, ..TableSettings::for_people(game.id, 0) }
}
