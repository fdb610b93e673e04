//! A table on a server. A thread keeps the connection: it comes back by itself after a break, says
//! what it knows, and repeats the calls that were not answered. A repeated call has the same
//! number, so it counts once.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;
use std::{io, mem};

use gantry_client::{ClientError, Encoding, Server, Socket};
use gantry_kernel::Phrase;
use gantry_wire::{Answer, Call, ClientMessage, Detail, HostMessage};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};

use super::error_phrase::{error_phrase, is_temporary};
use super::{Link, LinkError, LinkEvent};

/// How often a client without a wake-up looks for news.
const POLL_INTERVAL: Duration = Duration::from_millis(20);
/// How long a server may take to let us in.
const ENTER_TIMEOUT: Duration = Duration::from_secs(10);
/// The first and the longest wait before the next attempt to connect.
const RETRY_WAITS: (Duration, Duration) = (Duration::from_millis(250), Duration::from_secs(4));
/// How often the connection is tried when nothing else happens: a broken one may stay silent.
const PROBE_INTERVAL: Duration = Duration::from_secs(15);
/// How long we wait for the server to hear that we leave.
const CLOSE_TIMEOUT: Duration = Duration::from_millis(500);

/// A way to a table on a server.
pub struct Remote {
    /// Dropped first, so that the thread ends.
    calls: Option<UnboundedSender<Call>>,
    incoming: Receiver<Result<LinkEvent, Phrase>>,
    numbers: Arc<AtomicU32>,
    events: VecDeque<LinkEvent>,
    thread: Option<JoinHandle<()>>,
}

impl Remote {
    /// Enters a table. `client` is a word of our own that nobody else uses; `wake` is called
    /// whenever something has arrived.
    ///
    /// # Errors
    /// If the system has no threads left.
    pub fn enter(
        server: Server,
        client: String,
        table: String,
        wake: impl Fn() + Send + 'static,
    ) -> io::Result<Self> {
        let (calls, to_send) = unbounded_channel();
        let (tell, incoming) = channel();
        let numbers = Arc::new(AtomicU32::new(1));
        let line = Connection {
            server,
            client,
            table,
            known: None,
            numbers: Arc::clone(&numbers),
            to_send,
            unanswered: VecDeque::new(),
            tell,
            wake: Box::new(wake),
        };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let thread = thread::Builder::new().name("server".into());
        let thread = thread.spawn(move || runtime.block_on(line.run()))?;
        let (calls, thread, events) = (Some(calls), Some(thread), VecDeque::new());
        Ok(Self { calls, incoming, numbers, events, thread })
    }
}

impl Drop for Remote {
    fn drop(&mut self) {
        drop(self.calls.take());
        if let Some(thread) = self.thread.take() {
            // If it has panicked, that was reported already.
            let _ = thread.join();
        }
    }
}

impl Link for Remote {
    fn send(&mut self, _: Duration, message: ClientMessage) -> Result<u32, LinkError> {
        let id = self.numbers.fetch_add(1, Ordering::Relaxed);
        if let Some(calls) = &self.calls {
            // If the thread has ended, it has said why.
            let _ = calls.send(Call { id, message });
        }
        Ok(id)
    }

    fn step(&mut self, _: Duration) -> Result<(), LinkError> {
        while let Ok(event) = self.incoming.try_recv() {
            self.events.push_back(event.map_err(LinkError::Closed)?);
        }
        Ok(())
    }

    fn receive(&mut self) -> Option<LinkEvent> {
        self.events.pop_front()
    }

    fn next_step_in(&self, _: Duration) -> Option<Duration> {
        Some(POLL_INTERVAL)
    }
}

/// The thread's side.
struct Connection {
    server: Server,
    client: String,
    table: String,
    /// How many lines of the table's log were told.
    known: Option<usize>,
    numbers: Arc<AtomicU32>,
    to_send: UnboundedReceiver<Call>,
    /// Calls that were sent or are to be sent, in order, until their answers arrive.
    unanswered: VecDeque<Call>,
    tell: Sender<Result<LinkEvent, Phrase>>,
    wake: Box<dyn Fn() + Send>,
}

/// How a connection ended.
enum End {
    /// The client leaves.
    Left,
    /// It broke, or the server asked us to come again.
    Broken,
    /// We may not stay.
    Out(Phrase),
}

impl Connection {
    async fn run(mut self) {
        let mut entered = false;
        let mut wait = RETRY_WAITS.0;
        loop {
            match self.connect().await {
                Ok(socket) => {
                    wait = RETRY_WAITS.0;
                    if mem::replace(&mut entered, true) {
                        self.report(Ok(LinkEvent::Back));
                    }
                    match self.serve(socket).await {
                        End::Left => return,
                        End::Broken => self.report(Ok(LinkEvent::Lost)),
                        End::Out(why) => return self.report(Err(why)),
                    }
                }
                Err(ConnectError::Net(error)) if entered && is_temporary(&error) => {}
                Err(ConnectError::Net(error)) => return self.report(Err(error_phrase(&error))),
                Err(ConnectError::Out(why)) if entered && why.key == "host-not-stored" => {}
                Err(ConnectError::Out(why)) => return self.report(Err(why)),
            }
            if !self.rest(wait).await {
                return;
            }
            wait = (wait * 2).min(RETRY_WAITS.1);
        }
    }

    fn report(&self, event: Result<LinkEvent, Phrase>) {
        // If nobody listens any more, nobody needs to know.
        let _ = self.tell.send(event);
        (self.wake)();
    }

    fn number(&self) -> u32 {
        self.numbers.fetch_add(1, Ordering::Relaxed)
    }

    /// Waits before the next attempt, and notes what is to be sent then; false if the client
    /// leaves.
    async fn rest(&mut self, wait: Duration) -> bool {
        let until = sleep(wait);
        tokio::pin!(until);
        loop {
            tokio::select! {
                () = &mut until => return true,
                call = self.to_send.recv() => match call {
                    Some(call) => self.note(call),
                    None => return false,
                },
            }
        }
    }

    /// Remembers a call until it is answered.
    fn note(&mut self, call: Call) {
        if let ClientMessage::Enter { table, .. } = &call.message
            && *table != self.table
        {
            self.table.clone_from(table);
            self.known = None;
        }
        self.unanswered.push_back(call);
    }

    /// Connects, enters the table, and repeats what was not answered.
    async fn connect(&mut self) -> Result<Socket, ConnectError> {
        let late = |_| ClientError::Unreachable("it takes too long".into());
        let opened =
            timeout(ENTER_TIMEOUT, self.server.socket(&self.client, Encoding::Postcard)).await;
        let mut socket = opened.map_err(late)??;
        let (table, known) = (self.table.clone(), self.known);
        let enter = ClientMessage::Enter { table, detail: Detail::Full, known };
        socket.number_next(self.number());
        let answer = timeout(ENTER_TIMEOUT, socket.call(enter)).await.map_err(late)??;
        if let Answer::Refused(refused) = answer {
            return Err(ConnectError::Out(refused.reason));
        }
        for call in &self.unanswered {
            send(&mut socket, call).await?;
        }
        Ok(socket)
    }

    async fn serve(&mut self, mut socket: Socket) -> End {
        let mut beats = interval(PROBE_INTERVAL);
        beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
        beats.tick().await;
        // The call that tries the connection, until it is answered.
        let mut beat = None;
        loop {
            tokio::select! {
                call = self.to_send.recv() => {
                    let Some(call) = call else {
                        // If it takes too long, the server finds out by itself.
                        let _ = timeout(CLOSE_TIMEOUT, socket.close()).await;
                        return End::Left;
                    };
                    self.note(call.clone());
                    if send(&mut socket, &call).await.is_err() {
                        return End::Broken;
                    }
                }
                incoming = socket.next() => match incoming {
                    Ok(HostMessage::Answer { to, .. }) if beat == Some(to) => beat = None,
                    Ok(message) => if let Some(end) = self.receive(message) {
                        return end;
                    },
                    Err(_) => return End::Broken,
                },
                _ = beats.tick() => {
                    let id = self.number();
                    // Does nothing, but is answered.
                    let call = Call { id, message: ClientMessage::Pause(false) };
                    if beat.replace(id).is_some() || send(&mut socket, &call).await.is_err() {
                        return End::Broken;
                    }
                }
            }
        }
    }

    /// Passes on a message; returns how the connection ends, if it does.
    fn receive(&mut self, message: HostMessage) -> Option<End> {
        match &message {
            HostMessage::Answer { answer: Answer::Refused(refused), .. }
                if refused.reason.key == "host-enter-first" =>
            {
                // The table was dropped and read again; so we enter and ask again.
                return Some(End::Broken);
            }
            HostMessage::Answer { to, .. } => self.unanswered.retain(|call| call.id != *to),
            HostMessage::Frame(frame) if frame.table == self.table => {
                self.known = Some(frame.lines);
            }
            HostMessage::Notice(why) => return Some(End::Out(why.clone())),
            _ => {}
        }
        self.report(Ok(LinkEvent::Message(message)));
        None
    }
}

async fn send(socket: &mut Socket, call: &Call) -> Result<(), ClientError> {
    socket.number_next(call.id);
    socket.send(call.message.clone()).await.map(drop)
}

/// Why we are not connected.
enum ConnectError {
    Net(ClientError),
    /// The table does not let us in.
    Out(Phrase),
}

impl From<ClientError> for ConnectError {
    fn from(error: ClientError) -> Self {
        Self::Net(error)
    }
}
