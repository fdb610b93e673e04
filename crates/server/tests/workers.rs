//! Workers that think for the bots of a server: where they are, where they are not, and where they
//! disappear in the middle of a thought.

use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt as _;
use gantry_client::Encoding;
use gantry_kernel::Awaiting;
use gantry_server::Worker;
use gantry_store::Store;
use gantry_store::testing::Nats;
use gantry_wire::{Answer, ChairPlan, ClientMessage, Detail, Pace, TableSettings};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::common::{Player, Serving};

/// A worker in this process.
struct Working {
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

impl Working {
    async fn at(nats: &Nats, threads: usize) -> Self {
        let worker = Worker::connect(nats.address(), threads).await.expect("NATS is there");
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(worker.run(async { drop(stopped.await) }));
        Self { stop: Some(stop), task }
    }

    /// As SIGTERM does.
    async fn stop(mut self) {
        self.stop.take().map(|stop| stop.send(()));
        self.task.await.expect("it ends well");
    }
}

async fn memory() -> Arc<dyn Store> {
    gantry_store::open("memory:").await.expect("memory always opens")
}

/// A person at a table with bots of this name.
async fn table_with(serving: &Serving, bot: &str) -> Player {
    let mut ada = Player::guest(serving, "Ada", Encoding::Postcard).await;
    let chairs = vec![ChairPlan::Person, ChairPlan::Bot(bot.into()), ChairPlan::Bot(bot.into())];
    let settings =
        TableSettings { chairs, pace: Pace::Relaxed, ..TableSettings::for_people("launch-pad", 0) };
    let table = ada.server.create(&settings).await.expect("a table");
    // among programs bots do not pause
    let (id, detail) = (table.clone(), Detail::Plain);
    let enter = ClientMessage::Enter { table: id, detail, known: None };
    assert_eq!(ada.call(enter).await, Answer::Opened(table));
    assert_eq!(ada.join().await, Answer::Done);
    assert_eq!(ada.call(ClientMessage::Begin).await, Answer::Done);
    ada
}

/// Acts whenever it is this person's turn, until the log has this many lines or the game is over.
async fn play(ada: &mut Player, lines: usize) {
    let playing = async {
        loop {
            if let Some(choice) = ada.choices().first() {
                let answer = ada.socket.send(ClientMessage::Act(choice.clone())).await;
                answer.expect("connected");
            }
            let frame = ada.see().await;
            if frame.awaiting == Awaiting::Over || frame.lines >= lines {
                return;
            }
        }
    };
    tokio::time::timeout(Duration::from_mins(1), playing).await.expect("the bots go on");
}

/// A figure of the server.
async fn figure(serving: &Serving, name: &str) -> u64 {
    let text = crate::raw::request(&serving.address, "GET", "/metrics", "", "").await.body;
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.expect("a figure of this name").parse().expect("a number")
}

const ELSEWHERE: &str = "gantry_decided_elsewhere_total";
const REPEATED: &str = "gantry_thinking_repeated_total";
const HERE: &str = "gantry_thinking_seconds_count";

/// Workers come and go while bots think: jobs go to them, and to the server while there is none.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_think_where_there_is_time() {
    let nats = Nats::start().expect("a NATS server");
    let serving = Serving::thinking_at(memory().await, nats.address()).await;
    let mut ada = table_with(&serving, "search:40").await;
    play(&mut ada, 40).await;
    assert_eq!(figure(&serving, ELSEWHERE).await, 0, "there is no worker");
    assert!(figure(&serving, HERE).await > 0);

    let worker = Working::at(&nats, 2).await;
    let before = ada.frame.as_ref().map_or(0, |frame| frame.lines);
    play(&mut ada, before + 60).await;
    let made = figure(&serving, ELSEWHERE).await;
    assert!(made > 10, "workers think: {made}");
    worker.stop().await;
    let before = ada.frame.as_ref().map_or(0, |frame| frame.lines);
    play(&mut ada, before + 40).await;
    assert!(figure(&serving, ELSEWHERE).await <= made + 1, "there is none any more");
    assert_eq!(figure(&serving, REPEATED).await, 0, "it has said goodbye");
    serving.stop().await;
}

/// A worker that says nothing any more costs a repeat; one that says nonsense costs nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_worker_that_falls_silent_costs_a_repeat() {
    let nats = Nats::start().expect("a NATS server");
    let serving = Serving::thinking_at(memory().await, nats.address()).await;
    let client = async_nats::connect(nats.address()).await.expect("connected");
    // whoever takes a job and dies, and whoever answers with what nobody can choose
    let mut jobs = client.queue_subscribe("gantry.think.>", "workers".into()).await.expect("heard");
    client.flush().await.expect("heard");
    let answering = client.clone();
    let bad = tokio::spawn(async move {
        for silent in [true, false] {
            let job = jobs.next().await.expect("a job");
            let reply = job.reply.expect("somebody waits");
            if !silent {
                // `Report::Decided`, as it is written
                let said = b"\x01\x07nothing".to_vec();
                answering.publish(reply, said.into()).await.expect("sent");
            }
        }
    });
    let mut ada = table_with(&serving, "search:40").await;
    // until the server has reached NATS it thinks itself, so nobody knows how many steps it takes
    let mut lines = 0;
    while !bad.is_finished() {
        lines += 10;
        play(&mut ada, lines).await;
    }
    bad.await.expect("both came");
    assert_eq!(figure(&serving, REPEATED).await, 1, "the silent one");
    let worker = Working::at(&nats, 2).await;
    let before = ada.frame.as_ref().map_or(0, |frame| frame.lines);
    play(&mut ada, before + 40).await;
    assert!(figure(&serving, ELSEWHERE).await > 3);
    worker.stop().await;
    serving.stop().await;
}

/// Without NATS a server thinks itself, and workers take over as soon as it is there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_nats_the_server_thinks() {
    let nobody = "nats://127.0.0.1:1";
    let serving = Serving::thinking_at(memory().await, nobody).await;
    let mut ada = table_with(&serving, "search:40").await;
    play(&mut ada, 40).await;
    assert!(figure(&serving, HERE).await > 0);
    serving.stop().await;
}
