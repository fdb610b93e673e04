//! The worker: requests from the page, the bots' time, and the database, one after the other.

mod asking;
mod host;
mod kept;
mod learning;
mod reading;
mod session;
mod stopwatch;
mod store;
#[cfg(test)]
mod tests;
mod wording;

use std::cell::RefCell;
use std::collections::VecDeque;

use gantry_kernel::Phrase;
use host::Host;
use session::Moment;
use store::Store;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::protocol::{Call, Reply};

/// A browser may wake us late, but not for longer than this if there is something to do.
const LONGEST_SLEEP_MS: u64 = 60_000;

thread_local! {
    static QUEUE: RefCell<VecDeque<Call>> = const { RefCell::new(VecDeque::new()) };
    static ALARM: RefCell<Option<Alarm>> = const { RefCell::new(None) };
    static BUSY: RefCell<bool> = const { RefCell::new(true) };
    static STATE: RefCell<Option<State>> = const { RefCell::new(None) };
}

/// A timer that runs, and what it calls.
type Alarm = (i32, Closure<dyn FnMut()>);

struct State {
    scope: DedicatedWorkerGlobalScope,
    host: Host,
    /// None if the browser denies it: then everything lives in memory.
    store: Option<Store>,
}

/// Listens from now on; requests that come before the database is open wait.
pub fn run(scope: DedicatedWorkerGlobalScope) {
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| {
        let call = event.data().as_string().and_then(|text| serde_json::from_str(&text).ok());
        if let Some(call) = call {
            QUEUE.with_borrow_mut(|queue| queue.push_back(call));
            wake();
        }
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    send(&scope, &Reply::Ready);
    spawn_local(async move {
        let opened = match Store::open().await {
            Ok(store) => store.all().await.map(|shelf| (store, shelf)),
            Err(error) => Err(error),
        };
        let (store, shelf) = match opened {
            Ok((store, shelf)) => (Some(store), shelf),
            Err(_) => (None, Vec::new()),
        };
        let state = State { scope, host: Host::new(shelf, random), store };
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

/// Does everything that there is to do, unless that is being done already.
fn wake() {
    if BUSY.replace(true) {
        return;
    }
    spawn_local(async {
        // only one of these runs at a time, so nobody else needs the state meanwhile
        let Some(mut state) = STATE.take() else { return };
        while let Some(call) = QUEUE.with_borrow_mut(VecDeque::pop_front) {
            let effects = state.host.handle(moment(&state.scope), call);
            state.carry_out(effects).await;
        }
        let effects = state.host.step(moment(&state.scope));
        state.carry_out(effects).await;
        let sleep = state.host.next_step_in(moment(&state.scope));
        set_alarm(&state.scope, sleep);
        STATE.set(Some(state));
        BUSY.set(false);
        // what came in while the last thing was kept
        if QUEUE.with_borrow(|queue| !queue.is_empty()) {
            wake();
        }
    });
}

/// Wakes up after so many milliseconds, in place of any earlier alarm.
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
fn moment(scope: &DedicatedWorkerGlobalScope) -> Moment {
    let machine_ms = scope.performance().map_or(0.0, |performance| performance.now());
    Moment { machine_ms: machine_ms as u64, wall_ms: js_sys::Date::now() as u64 }
}

impl State {
    /// Keeps first, speaks then.
    async fn carry_out(&mut self, effects: host::Effects) {
        for write in &effects.writes {
            if let Some(store) = &self.store
                && store.write(write).await.is_err()
            {
                self.store = None;
                self.notice("web-storage-full");
            }
        }
        effects.replies.iter().for_each(|reply| self.send(reply));
    }

    fn notice(&self, key: &'static str) {
        self.send(&Reply::Notice(self.host.say(&Phrase::new(key))));
    }

    fn send(&self, reply: &Reply) {
        send(&self.scope, reply);
    }
}

fn send(scope: &DedicatedWorkerGlobalScope, reply: &Reply) {
    let text = serde_json::to_string(reply).expect("plain data");
    // a page that is gone needs no answer
    drop(scope.post_message(&JsValue::from(text)));
}
