//! A client that never gives up: it reconnects, asks for what it missed, and repeats unanswered
//! calls.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use gantry_client::{ClientError, Encoding, Server, Socket};
use gantry_kernel::Awaiting;
use gantry_wire::{
    Answer, ClientMessage, Detail, Frame, Gathering, HostMessage, Refused, TableSettings,
};
use tokio::time::{sleep, sleep_until, timeout};

use crate::dice::Dice;
use crate::history::{CallResult, History, SentCall};
use crate::players::Shared;

/// One of so many frames is kept, to be compared with the log.
const SAMPLE: usize = 30;
/// How often a waiting player checks whether the run is over.
const CHECK_INTERVAL: Duration = Duration::from_millis(200);

/// The role of a client at its table.
pub(crate) enum Role {
    /// Opens it and plays.
    Owner(Box<TableSettings>),
    /// Plays.
    Player,
    /// Watches.
    Spectator,
}

/// One client.
pub(crate) struct Player {
    /// Every node of the server; one where it has no nodes.
    servers: Vec<Server>,
    /// The one that it is connected to.
    at: usize,
    /// When its connection broke, and to which node, until it sees its table again.
    broken: Option<(Instant, usize)>,
    history: History,
    role: Role,
    slot: usize,
    detail: Detail,
    form: Encoding,
    dice: Dice,
    shared: Arc<Shared>,
    table: String,
    next_call: u32,
    /// The call by which the table is entered, until it is answered.
    entering: Option<u32>,
    /// When a call was last sent or answered.
    asked_at: Instant,
    /// Calls without an answer, as places in the history.
    pending: Vec<usize>,
    gathering: Option<Gathering>,
    frame: Option<Frame>,
    /// Not before then.
    acts_at: Instant,
}

impl Player {
    pub(crate) fn new(
        servers: Vec<Server>,
        history: History,
        role: Role,
        slot: usize,
        (detail, form): (Detail, Encoding),
        mut dice: Dice,
        shared: Arc<Shared>,
    ) -> Self {
        let at = dice.below(servers.len());
        Self {
            servers,
            at,
            broken: None,
            history,
            role,
            slot,
            detail,
            form,
            dice,
            shared,
            table: String::new(),
            next_call: 1,
            entering: None,
            asked_at: Instant::now(),
            pending: Vec::new(),
            gathering: None,
            frame: None,
            acts_at: Instant::now(),
        }
    }

    /// Plays until the run is over, through all outages.
    pub(crate) async fn run(mut self) -> History {
        let mut up = self.shared.up.subscribe();
        while !self.is_over() {
            if timeout(CHECK_INTERVAL, up.wait_for(|up| *up)).await.is_err() {
                continue;
            }
            let played = match self.find_table().await {
                Ok(true) => self.play().await,
                Ok(false) => Ok(()),
                Err(error) => Err(error),
            };
            if let Err(error) = played {
                self.lost_connection(&error);
                self.go_elsewhere();
                // hundreds that come back at once must not be all that a machine does
                let longest = Duration::from_millis(10) * self.shared.conduct.calm;
                sleep(self.dice.between(Duration::from_millis(10), longest)).await;
            }
        }
        self.history
    }

    /// Another node is tried next, where there are several.
    fn go_elsewhere(&mut self) {
        self.broken.get_or_insert((Instant::now(), self.at));
        let others = self.servers.len() - 1;
        if others > 0 {
            self.at = (self.at + 1 + self.dice.below(others)) % self.servers.len();
        }
    }

    fn is_over(&self) -> bool {
        self.shared.ended.load(Ordering::Relaxed)
    }

    fn fault(&self, what: &str) {
        let Self { history, table, .. } = self;
        self.shared.findings.fault(format!("{} at table {table}: {what}", history.client));
    }

    /// A server that is killed ends connections; nothing else may be wrong with it.
    fn lost_connection(&self, error: &ClientError) {
        match error {
            // one that is about to stop refuses new ones
            ClientError::Ended
            | ClientError::Unreachable(_)
            | ClientError::Refused { status: 429 | 503, .. } => {}
            other => self.fault(&format!("no connection: {other}")),
        }
    }

    /// Opens the first table, or waits until it is open; whether there is one.
    async fn find_table(&mut self) -> Result<bool, ClientError> {
        if !self.table.is_empty() {
            return Ok(true);
        }
        let first = &self.shared.first[self.slot];
        if let Role::Owner(settings) = &self.role {
            // one that was opened without an answer stays empty
            self.table = self.servers[self.at].create(settings).await?;
            first.send_replace(Some(self.table.clone()));
            return Ok(true);
        }
        let mut opened = first.subscribe();
        let Ok(Ok(table)) = timeout(CHECK_INTERVAL, opened.wait_for(Option::is_some)).await else {
            return Ok(false);
        };
        self.table = table.clone().unwrap_or_default();
        Ok(true)
    }

    /// Plays until the connection ends.
    async fn play(&mut self) -> Result<(), ClientError> {
        let server = &self.servers[self.at];
        let mut socket = server.socket(&self.history.client, self.form).await?;
        self.enter(&mut socket).await?;
        while !self.is_over() {
            let next = self.acts_at.max(Instant::now()).min(Instant::now() + CHECK_INTERVAL);
            tokio::select! {
                message = socket.next() => self.take(&mut socket, message?).await?,
                () = sleep_until(next.into()) => self.act(&mut socket).await?,
            }
            let waits = self.entering.is_some() || !self.pending.is_empty();
            let patience = self.shared.conduct.patience;
            if waits && self.asked_at.elapsed() > patience && *self.shared.up.borrow() {
                if self.shared.conduct.moves_on {
                    return Err(ClientError::Ended);
                }
                self.fault("a call was never answered");
                return Ok(());
            }
        }
        socket.close().await;
        Ok(())
    }

    async fn enter(&mut self, socket: &mut Socket) -> Result<(), ClientError> {
        let known = self.history.seen.get(&self.table).map(|seen| seen.lines);
        // sometimes everything is told again, and must be the same
        let known = known.filter(|_| !self.dice.one_in(4));
        let (table, detail) = (self.table.clone(), self.detail);
        (self.gathering, self.frame) = (None, None);
        let number = self.number();
        (self.entering, self.asked_at) = (Some(number), Instant::now());
        socket.number_next(number);
        socket.send(ClientMessage::Enter { table, detail, known }).await?;
        Ok(())
    }

    const fn number(&mut self) -> u32 {
        let number = self.next_call;
        self.next_call += 1;
        number
    }

    /// Sends a call, for the first time or again.
    async fn send(&mut self, socket: &mut Socket, call: usize) -> Result<(), ClientError> {
        let call = &mut self.history.calls[call];
        call.sent += 1;
        self.asked_at = Instant::now();
        socket.number_next(call.number);
        let message = call.message.clone();
        self.shared.called.notify_waiters();
        socket.send(message).await?;
        Ok(())
    }

    async fn take(&mut self, socket: &mut Socket, message: HostMessage) -> Result<(), ClientError> {
        match message {
            HostMessage::Answer { to, answer } if self.entering == Some(to) => {
                self.entering = None;
                self.entered(socket, answer).await
            }
            HostMessage::Answer { to, answer } => self.answered(socket, to, answer).await,
            HostMessage::Frame(frame) if frame.table == self.table => {
                let seen = self.history.seen.entry(self.table.clone()).or_default();
                let clocks = (&*self.shared.uptime, self.shared.conduct.slack);
                let faults = seen.take(&frame, Instant::now(), clocks);
                if self.dice.one_in(SAMPLE) {
                    seen.keep(&frame);
                }
                faults.iter().for_each(|fault| self.fault(fault));
                (self.frame, self.gathering) = (Some(*frame), None);
                if let Some((at, node)) = self.broken.take() {
                    self.shared.findings.resumed(node, at, at.elapsed());
                }
                Ok(())
            }
            HostMessage::Gathering(gathering) if gathering.table == self.table => {
                if self.frame.is_some() {
                    self.fault("it was dealt before, and gathers now");
                }
                self.gathering = Some(*gathering);
                Ok(())
            }
            // somebody else plays the table from now on, and nobody knows yet who
            HostMessage::Notice(phrase)
                if self.shared.conduct.moves_on && phrase.key == "host-waits" =>
            {
                Ok(())
            }
            HostMessage::Notice(phrase) => {
                self.fault(&format!("the server says {phrase:?}"));
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// The table is entered: sends unanswered calls again.
    async fn entered(&mut self, socket: &mut Socket, answer: Answer) -> Result<(), ClientError> {
        match answer {
            Answer::Opened(table) if table == self.table => {
                for call in self.pending.clone() {
                    self.send(socket, call).await?;
                }
                // now and then also what was answered: that changes nothing
                if self.dice.one_in(3)
                    && let Some(call) = self.last_done()
                {
                    self.pending.push(call);
                    self.send(socket, call).await?;
                }
                Ok(())
            }
            Answer::Refused(refused) if key(&refused) == "host-not-stored" => {
                sleep(Duration::from_millis(50)).await;
                self.enter(socket).await
            }
            // a node that cannot reach whoever plays the table says so
            Answer::Refused(refused) if self.shared.conduct.moves_on && !is_final(&refused) => {
                sleep(Duration::from_millis(100)).await;
                Err(ClientError::Ended)
            }
            other => {
                self.fault(&format!("it cannot be entered: {other:?}"));
                sleep(Duration::from_secs(1)).await;
                self.enter(socket).await
            }
        }
    }

    /// The last move at this table that was acknowledged.
    fn last_done(&self) -> Option<usize> {
        let fits = |call: &SentCall| {
            call.table == self.table && call.is_logged() && call.outcome == CallResult::Done
        };
        self.history.calls.iter().rposition(fits)
    }

    async fn answered(
        &mut self,
        socket: &mut Socket,
        to: u32,
        answer: Answer,
    ) -> Result<(), ClientError> {
        self.asked_at = Instant::now();
        let calls = &mut self.history.calls;
        let Some(place) = self.pending.iter().position(|call| calls[*call].number == to) else {
            self.fault(&format!("an answer to no call: {to} {answer:?}"));
            return Ok(());
        };
        if matches!(&answer, Answer::Refused(refused) if key(refused) == "host-enter-first") {
            // the call was not handled: send it again
            return self.enter(socket).await;
        }
        let call = &mut calls[self.pending.remove(place)];
        let again = call.outcome == CallResult::Done;
        // where the database fails, too, nobody may know for now whether something was stored
        let unsure = self.shared.conduct.moves_on
            && matches!(&answer, Answer::Refused(refused) if is_unsure(refused));
        let outcome = match &answer {
            _ if unsure && again => CallResult::Done,
            Answer::Done | Answer::Opened(_) => CallResult::Done,
            Answer::Refused(refused) if key(refused) == "host-maybe-stored" => CallResult::Unknown,
            Answer::Refused(refused) => CallResult::Refused(key(refused).to_owned()),
            other => CallResult::Refused(format!("{other:?}")),
        };
        let moved = outcome == CallResult::Done && call.is_logged() && !again;
        if again && outcome != CallResult::Done {
            let what = format!("{call:?} was done, and is refused now: {answer:?}");
            self.fault(&what);
        } else {
            call.outcome = outcome;
        }
        if moved {
            self.shared.moves[self.slot].fetch_add(1, Ordering::Relaxed);
            self.shared.answered.notify_waiters();
        }
        self.rest();
        Ok(())
    }

    /// Thinks for a moment.
    fn rest(&mut self) {
        let live = self.frame.as_ref().is_some_and(|frame| frame.is_real_time);
        let longest = Duration::from_millis(if live { 250 } else { 100 });
        let longest = longest * self.shared.conduct.calm;
        let pause = self.dice.between(Duration::from_millis(5), longest);
        self.acts_at = Instant::now() + pause;
    }

    /// Does something, if there is something to do.
    async fn act(&mut self, socket: &mut Socket) -> Result<(), ClientError> {
        self.rest();
        if matches!(self.role, Role::Spectator) {
            return self.follow(socket).await;
        }
        // now and then a second call goes out before the first is answered
        let most = if self.dice.one_in(8) { 2 } else { 1 };
        if self.entering.is_some() || self.pending.len() >= most {
            return Ok(());
        }
        let Some(message) = self.choose() else { return self.follow(socket).await };
        let number = self.number();
        let (table, outcome) = (self.table.clone(), CallResult::Unknown);
        self.history.calls.push(SentCall { table, number, message, outcome, sent: 0 });
        let call = self.history.calls.len() - 1;
        self.pending.push(call);
        self.send(socket, call).await
    }

    /// What to do now.
    fn choose(&mut self) -> Option<ClientMessage> {
        if let Some(gathering) = &self.gathering {
            let sits = gathering.chairs.iter().any(|chair| chair.own);
            let free = gathering.chairs.iter().any(|chair| chair.taken.is_none());
            return match (sits, free) {
                (false, true) => {
                    let salt = format!("salt {}", self.dice.below(1000));
                    Some(ClientMessage::Join { seat: None, name: String::new(), salt, colour: 0 })
                }
                (_, false) if gathering.owner => Some(ClientMessage::Begin),
                _ => None,
            };
        }
        let frame = self.frame.as_ref()?;
        let sharing = frame.sharing.as_ref()?;
        if frame.awaiting == Awaiting::Over {
            let owns = matches!(self.role, Role::Owner(_));
            return (owns && sharing.rematch.is_none()).then_some(ClientMessage::Rematch);
        }
        let seat = frame.viewer.seat()?;
        if sharing.stand_ins.iter().any(|(away, _)| *away == seat) {
            return Some(ClientMessage::Return(seat));
        }
        if self.dice.one_in(60) {
            let text = format!("{} says {}", self.history.client, self.next_call);
            return Some(ClientMessage::Say(text));
        }
        let able = frame.awaiting.must().contains(seat) || frame.awaiting.may().contains(seat);
        if !able || frame.choices.is_empty() {
            return None;
        }
        if self.dice.one_in(600) {
            return Some(ClientMessage::Resign(seat));
        }
        if frame.can_undo && self.dice.one_in(40) {
            return Some(ClientMessage::Undo);
        }
        let choice = self.dice.below(frame.choices.len());
        Some(ClientMessage::Act(frame.choices[choice].notation.clone()))
    }

    /// Goes on to the table at which the same people play again.
    async fn follow(&mut self, socket: &mut Socket) -> Result<(), ClientError> {
        let sharing = self.frame.as_ref().and_then(|frame| frame.sharing.as_ref());
        let Some(next) = sharing.and_then(|sharing| sharing.rematch.clone()) else { return Ok(()) };
        if self.entering.is_some() || !self.pending.is_empty() {
            return Ok(());
        }
        self.table = next;
        self.enter(socket).await
    }
}

/// Whether a call may have been stored, as far as the server knows.
fn is_unsure(refused: &Refused) -> bool {
    matches!(key(refused), "host-not-stored" | "host-maybe-stored" | "host-maybe-done")
}

/// Whether a table cannot be entered anywhere, ever.
fn is_final(refused: &Refused) -> bool {
    matches!(key(refused), "host-no-table" | "host-table-frozen" | "host-table-closed")
}

/// The key of a refusal.
fn key(refused: &Refused) -> &str {
    refused.reason.key.as_ref()
}
