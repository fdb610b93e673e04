//! The worker in its browser: messages, timers, locks, the database.

use std::cell::RefCell;
use std::collections::VecDeque;

use gantry_host::{Effects, Host, MachineTime, Stale, Task};
use gantry_kernel::Phrase;
use gantry_wire::{Answer, Call, ClientMessage, HostMessage, Refused, VERSION, decode, encode};
use js_sys::Uint8Array;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::store::Store;
use crate::{games, lock};

/// The longest sleep: a browser may wake us late.
const LONGEST_SLEEP_MS: u64 = 60_000;

thread_local! {
    static QUEUE: RefCell<VecDeque<Call>> = const { RefCell::new(VecDeque::new()) };
    static ALARM: RefCell<Option<Alarm>> = const { RefCell::new(None) };
    static BUSY: RefCell<bool> = const { RefCell::new(true) };
    static STATE: RefCell<Option<State>> = const { RefCell::new(None) };
}

/// A running timer, and what it calls.
type Alarm = (i32, Closure<dyn FnMut()>);

struct State {
    scope: DedicatedWorkerGlobalScope,
    host: Host,
    /// `None` if the browser denies storage: then everything stays in memory.
    store: Option<Store>,
    /// Tasks still to be computed.
    tasks: VecDeque<Task>,
}

/// Listens from now on; messages that arrive before the database is open wait.
pub fn run(scope: DedicatedWorkerGlobalScope) {
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| {
        let call = decode(&Uint8Array::new(&event.data()).to_vec());
        if let Some(call) = call {
            QUEUE.with_borrow_mut(|queue| queue.push_back(call));
            wake();
        }
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    send(&scope, &HostMessage::Ready { version: VERSION });
    spawn_local(async move {
        let opened = match Store::open().await {
            Ok(store) => store.read(&Stale::All).await.map(|shelf| (store, shelf)),
            Err(error) => Err(error),
        };
        let (store, shelf) = match opened {
            Ok((store, shelf)) => (Some(store), shelf),
            Err(_) => (None, Vec::new()),
        };
        let state = State { scope, host: Host::new(shelf, random), store, tasks: VecDeque::new() };
        if state.store.is_none() {
            state.notice("web-storage-denied");
        }
        STATE.set(Some(state));
        BUSY.set(false);
        wake();
    });
}

fn random() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("a browser has randomness");
    bytes
}

/// Does everything there is to do, unless that is already happening.
fn wake() {
    if BUSY.replace(true) {
        return;
    }
    spawn_local(async {
        // Only one of these runs at a time, so nobody else needs the state meanwhile.
        let Some(mut state) = STATE.take() else { return };
        while let Some(call) = QUEUE.with_borrow_mut(VecDeque::pop_front) {
            state.answer(call).await;
        }
        let effects = state.host.step(moment(&state.scope));
        state.carry_out(effects).await;
        // One task at a time, so that messages are handled in between.
        if let Some(task) = state.tasks.pop_front() {
            let done = task.run();
            let effects = state.host.done(moment(&state.scope), done);
            state.carry_out(effects).await;
        }
        let more = !state.tasks.is_empty();
        let next = state.host.next_step_in(moment(&state.scope));
        let sleep = if more { Some(0) } else { next };
        set_alarm(&state.scope, sleep);
        STATE.set(Some(state));
        BUSY.set(false);
        // Messages may have arrived while the last effects were stored.
        if QUEUE.with_borrow(|queue| !queue.is_empty()) {
            wake();
        }
    });
}

/// Opens a table again, after another tab has released it, taken it or changed it.
pub fn reopen(table: String) {
    // The page numbers its calls from 1.
    let call = Call { id: 0, message: ClientMessage::Open(table) };
    QUEUE.with_borrow_mut(|queue| queue.push_back(call));
    wake();
}

/// Wakes up after this many milliseconds, in place of any earlier timer.
fn set_alarm(scope: &DedicatedWorkerGlobalScope, sleep_ms: Option<u64>) {
    if let Some((handle, _)) = ALARM.take() {
        scope.clear_timeout_with_handle(handle);
    }
    let Some(sleep_ms) = sleep_ms else { return };
    let ring = Closure::<dyn FnMut()>::new(wake);
    let sleep_ms = i32::try_from(sleep_ms.min(LONGEST_SLEEP_MS)).expect("a minute at most");
    let function = ring.as_ref().unchecked_ref();
    if let Ok(handle) =
        scope.set_timeout_with_callback_and_timeout_and_arguments_0(function, sleep_ms)
    {
        ALARM.set(Some((handle, ring)));
    }
}

#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // milliseconds, positive
fn moment(scope: &DedicatedWorkerGlobalScope) -> MachineTime {
    let machine_ms = scope.performance().map_or(0.0, |performance| performance.now());
    MachineTime { machine_ms: machine_ms as u64, wall_ms: js_sys::Date::now() as u64 }
}

impl State {
    /// Answers a call from what is stored now. A table that is played here is locked for other
    /// tabs.
    async fn answer(&mut self, call: Call) {
        if let ClientMessage::Open(table) | ClientMessage::TakeOver(table) = &call.message
            && !lock::take(table, matches!(call.message, ClientMessage::TakeOver(_))).await
        {
            let answer = HostMessage::Answer { to: call.id, answer: Answer::Elsewhere };
            self.host.elsewhere(table, vec![answer]).iter().for_each(|message| self.send(message));
            return;
        }
        if let (Some(store), Some(stale)) = (&self.store, Stale::before(&call.message)) {
            match store.read(&stale).await {
                Ok(kept) => self.host.replace_kept(&stale, kept),
                Err(_) => self.lose_store(),
            }
        }
        let leaves = matches!(
            call.message,
            ClientMessage::Leave
                | ClientMessage::Learn { .. }
                | ClientMessage::Puzzle { .. }
                | ClientMessage::Replay { .. }
                | ClientMessage::Forget(_)
        );
        if games::load(&self.host.needs(&call.message)).await.is_err() {
            let refused = Refused::without_rule(Phrase::new("web-game-missing"));
            let answer = Answer::Refused(refused);
            self.send(&HostMessage::Answer { to: call.id, answer });
            return;
        }
        let effects = self.host.handle(moment(&self.scope), call);
        match self.host.playing() {
            Some(table) => drop(lock::take(table, false).await),
            None if leaves => lock::release(),
            None => {}
        }
        self.carry_out(effects).await;
    }

    /// Stores first, then sends. What cannot be stored because another tab has changed the table
    /// has not happened.
    async fn carry_out(&mut self, mut effects: Effects) {
        self.tasks.extend(effects.tasks);
        for write in &effects.writes {
            let Some(store) = &self.store else { break };
            match store.write(write).await {
                Ok(true) => {}
                Ok(false) => {
                    effects.messages = self.host.elsewhere(write.table(), effects.messages);
                    if lock::is_held() {
                        reopen(write.table().into());
                    }
                    break;
                }
                Err(_) => self.lose_store(),
            }
        }
        effects.messages.iter().for_each(|message| self.send(message));
    }

    /// From now on everything stays in memory.
    fn lose_store(&mut self) {
        self.store = None;
        self.notice("web-storage-full");
    }

    fn notice(&self, key: &'static str) {
        self.send(&HostMessage::Notice(Phrase::new(key)));
    }

    fn send(&self, message: &HostMessage) {
        send(&self.scope, message);
    }
}

fn send(scope: &DedicatedWorkerGlobalScope, message: &HostMessage) {
    // A page that is gone needs no answer.
    drop(scope.post_message(&Uint8Array::from(&encode(message)[..])));
}
