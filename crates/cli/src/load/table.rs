//! One table of a load test, with a connection for each seat.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use gantry_client::{ClientError, Server, Socket};
use gantry_kernel::Awaiting;
use gantry_wire::{Answer, ClientMessage, Frame, HostMessage};
use tokio::time::sleep_until;

use super::Plan;
use super::report::Tally;

/// A table after the deal.
pub(super) struct LoadTable {
    servers: Vec<Server>,
    seats: Vec<LoadSeat>,
    number: usize,
}

/// A seat with its connection.
struct LoadSeat {
    socket: Socket,
    /// The table that it looks at: frames of the one before may still be on their way.
    table: String,
    frame: Option<Box<Frame>>,
}

impl LoadTable {
    /// Opens a table and fills all seats.
    pub(super) async fn open(
        servers: &[Server],
        plan: &Plan,
        number: usize,
    ) -> Result<Self, ClientError> {
        let mut seats = Vec::new();
        for (seat, server) in servers.iter().enumerate() {
            let client = format!("load-{number}-{seat}");
            let socket = server.socket(&client, plan.form).await?;
            seats.push(LoadSeat { socket, table: String::new(), frame: None });
        }
        let mut table = Self { servers: servers.to_vec(), seats, number };
        table.deal(plan).await?;
        Ok(table)
    }

    /// Starts a new game for everybody who is connected.
    pub(super) async fn deal(&mut self, plan: &Plan) -> Result<(), ClientError> {
        let name = self.servers[0].create(&plan.settings).await?;
        for seat in &mut self.seats {
            (seat.frame, seat.table) = (None, name.clone());
            let (table, detail, known) = (name.clone(), plan.detail, None);
            seat.expect_done(ClientMessage::Enter { table, detail, known }).await?;
            let (wish, name, salt, colour) = (None, String::new(), String::new(), 0);
            seat.expect_done(ClientMessage::Join { seat: wish, name, salt, colour }).await?;
        }
        self.seats[0].expect_done(ClientMessage::Begin).await?;
        for seat in &mut self.seats {
            seat.see().await?;
        }
        Ok(())
    }

    /// The id of the table that was dealt last.
    pub(super) fn id(&self) -> &str {
        self.seats.first().map_or("", |seat| &seat.table)
    }

    /// Plays until the time is up.
    pub(super) async fn play(mut self, plan: &Plan) -> Result<Tally, ClientError> {
        let end = Instant::now() + Duration::from_secs(plan.seconds);
        let before: u64 = self.seats.iter().map(|seat| seat.socket.received()).sum();
        let mut tally = if let Some(pause) = plan.pause {
            let mut tally = self.race(pause, end).await?;
            tally.received = tally.received.saturating_sub(before);
            tally
        } else {
            let mut tally = self.take_turns(plan, end).await?;
            let received: u64 = self.seats.iter().map(|seat| seat.socket.received()).sum();
            tally.received = received - before;
            tally
        };
        tally.latencies.shrink_to_fit();
        Ok(tally)
    }

    /// One move after the other, each as soon as everybody was told of the one before.
    async fn take_turns(&mut self, plan: &Plan, end: Instant) -> Result<Tally, ClientError> {
        let mut tally = Tally::default();
        let mut pick = self.number;
        while Instant::now() < end {
            let over = |seat: &LoadSeat| {
                seat.frame.as_ref().is_some_and(|frame| frame.awaiting == Awaiting::Over)
            };
            if self.seats.iter().any(over) {
                tally.games += 1;
                self.deal(plan).await?;
            }
            let Some(asked) = self.seats.iter().position(|seat| seat.choice(0).is_some()) else {
                self.seats[0].see().await?;
                continue;
            };
            pick += 7;
            let choice = self.seats[asked].choice(pick).unwrap_or_default();
            let lines = self.seats[asked].lines();
            let sent = Instant::now();
            if self.seats[asked].socket.call(ClientMessage::Act(choice)).await? != Answer::Done {
                tally.refused += 1;
                self.seats[asked].see().await?;
                continue;
            }
            for seat in &mut self.seats {
                while seat.lines() <= lines {
                    seat.see().await?;
                }
            }
            tally.moves += 1;
            tally.latencies.push(micros(sent.elapsed()));
        }
        Ok(tally)
    }

    /// Everybody acts at their own pace, whatever the others do.
    async fn race(self, pause: Duration, end: Instant) -> Result<Tally, ClientError> {
        // The newest line that each seat was told of.
        let told: Arc<[AtomicUsize]> = self.seats.iter().map(|seat| seat.lines().into()).collect();
        let mut racing = tokio::task::JoinSet::new();
        for (index, seat) in self.seats.into_iter().enumerate() {
            let told = told.clone();
            let offset = pause.mul_f64(fraction(self.number * 31 + index * 7));
            racing.spawn(seat.race(index, told, pause, offset, end));
        }
        let mut tally = Tally::default();
        while let Some(raced) = racing.join_next().await {
            tally.add(raced.map_err(|error| ClientError::Unreadable(error.to_string()))??);
        }
        Ok(tally)
    }
}

/// A fraction that is spread evenly over tables and seats.
#[allow(clippy::cast_precision_loss)] // small numbers
fn fraction(number: usize) -> f64 {
    (number % 97) as f64 / 97.0
}

fn micros(time: Duration) -> u32 {
    u32::try_from(time.as_micros()).unwrap_or(u32::MAX)
}

impl LoadSeat {
    async fn expect_done(&mut self, message: ClientMessage) -> Result<(), ClientError> {
        match self.socket.call(message).await? {
            Answer::Done | Answer::Opened(_) => Ok(()),
            other => Err(ClientError::Unreadable(format!("{other:?}"))),
        }
    }

    /// How many lines it was told of.
    fn lines(&self) -> usize {
        self.frame.as_ref().map_or(0, |frame| frame.lines)
    }

    /// Waits for the next frame.
    async fn see(&mut self) -> Result<(), ClientError> {
        loop {
            match self.socket.next().await? {
                HostMessage::Frame(frame) if frame.table == self.table => {
                    self.frame = Some(frame);
                    return Ok(());
                }
                _ => {}
            }
        }
    }

    /// One of the choices of this seat, if the game waits for it.
    fn choice(&self, pick: usize) -> Option<String> {
        let frame = self.frame.as_ref()?;
        let awaiting = frame.awaiting;
        let asked = if awaiting.must().is_empty() { awaiting.may() } else { awaiting.must() };
        let asked = frame.viewer.seat().is_some_and(|seat| asked.contains(seat));
        let choices = &frame.choices;
        (asked && !choices.is_empty()).then(|| choices[pick % choices.len()].notation.clone())
    }

    /// Acts at a given pace, and receives all the time.
    async fn race(
        mut self,
        index: usize,
        told: Arc<[AtomicUsize]>,
        pause: Duration,
        offset: Duration,
        end: Instant,
    ) -> Result<Tally, ClientError> {
        let mut tally = Tally::default();
        let mut next = Instant::now() + offset;
        let mut pick = index;
        // The call in progress, and when it was sent; then the line that it produced.
        let mut waiting: Option<(u32, Instant)> = None;
        let mut open: Option<(usize, Instant)> = None;
        while Instant::now() < end {
            tokio::select! {
                message = self.socket.next() => match message? {
                    HostMessage::Frame(frame) => {
                        told[index].store(frame.lines, Ordering::Release);
                        self.frame = Some(frame);
                    }
                    HostMessage::Answer { to, answer } => {
                        if let Some((_, sent)) = waiting.take_if(|(call, _)| *call == to) {
                            if answer == Answer::Done {
                                tally.moves += 1;
                                open = Some((self.lines() + 1, sent));
                            } else {
                                tally.refused += 1;
                            }
                        }
                    }
                    _ => {}
                },
                () = sleep_until(next.into()), if waiting.is_none() && open.is_none() => {
                    next += pause;
                    pick += 5;
                    if let Some(choice) = self.choice(pick) {
                        let sent = Instant::now();
                        let call = self.socket.send(ClientMessage::Act(choice)).await?;
                        waiting = Some((call, sent));
                    }
                }
                () = tokio::time::sleep(Duration::from_millis(1)), if open.is_some() => {}
            }
            let all = |line: usize| told.iter().all(|lines| lines.load(Ordering::Acquire) >= line);
            if let Some((_, sent)) = open.take_if(|(line, _)| all(*line)) {
                tally.latencies.push(micros(sent.elapsed()));
            }
        }
        tally.received = self.socket.received();
        Ok(tally)
    }
}
