//! The page's end of the connection to the worker.

use std::cell::RefCell;
use std::collections::BTreeMap;

use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::browser;
use gantry_wire::{Answer, Call, ClientMessage, HostMessage, decode, encode};
use js_sys::Uint8Array;

type Waiting = Box<dyn FnOnce(Answer)>;

thread_local! {
    static CONNECTION: RefCell<WorkerConnection> =
        const { RefCell::new(WorkerConnection { worker: None, waiting: Vec::new() }) };
    static CALLS: RefCell<(u32, BTreeMap<u32, Waiting>)> = const { RefCell::new((0, BTreeMap::new())) };
}

/// The connection to the worker.
struct WorkerConnection {
    /// The worker, once it listens.
    worker: Option<Worker>,
    /// Messages sent before that.
    waiting: Vec<Vec<u8>>,
}

impl WorkerConnection {
    fn say(&mut self, bytes: &[u8]) {
        match &self.worker {
            Some(worker) => drop(worker.post_message(&Uint8Array::from(bytes))),
            None => self.waiting.push(bytes.to_vec()),
        }
    }

    fn open(&mut self, worker: Worker) {
        self.worker = Some(worker);
        std::mem::take(&mut self.waiting).iter().for_each(|bytes| self.say(bytes));
    }
}

/// Starts the worker, the other program of this version of the client. `heard` gets messages that
/// are not answers; `broke` is called when the worker has failed.
pub fn start(
    heard: impl Fn(HostMessage) + 'static,
    broke: impl Fn() + 'static,
) -> Result<(), JsValue> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&browser::file("work.js"), &options)?;
    let known = worker.clone();
    browser::listen(&worker, "error", move |_| broke());
    browser::listen(&worker, "message", move |event| {
        let data = event.unchecked_into::<MessageEvent>().data();
        match decode(&Uint8Array::new(&data).to_vec()) {
            Some(HostMessage::Answer { to, answer }) => {
                let call = CALLS.with_borrow_mut(|(_, calls)| calls.remove(&to));
                if let Some(call) = call {
                    call(answer);
                }
            }
            Some(HostMessage::Ready { .. }) => {
                CONNECTION.with_borrow_mut(|line| line.open(known.clone()));
            }
            Some(other) => heard(other),
            // Both ends are of the same version.
            None => panic!("the worker says what is no message"),
        }
    });
    Ok(())
}

/// Asks the worker; the answer comes later.
pub fn ask(message: ClientMessage, answered: impl FnOnce(Answer) + 'static) {
    let id = CALLS.with_borrow_mut(|(last, calls)| {
        *last += 1;
        calls.insert(*last, Box::new(answered));
        *last
    });
    let bytes = encode(&Call { id, message });
    CONNECTION.with_borrow_mut(|line| line.say(&bytes));
}
