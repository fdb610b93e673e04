//! The page's end of the line to the worker.

use std::cell::RefCell;
use std::collections::BTreeMap;

use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use web_sys::{HtmlScriptElement, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::browser;
use gantry_wire::{Answer, Call, ClientMessage, HostMessage};

type Waiting = Box<dyn FnOnce(Answer)>;

thread_local! {
    static LINE: RefCell<Line> = const { RefCell::new(Line { worker: None, waiting: Vec::new() }) };
    static CALLS: RefCell<(u32, BTreeMap<u32, Waiting>)> = const { RefCell::new((0, BTreeMap::new())) };
}

/// The line to the worker.
struct Line {
    /// Once it listens.
    worker: Option<Worker>,
    /// What was said before.
    waiting: Vec<String>,
}

impl Line {
    fn say(&mut self, text: String) {
        match &self.worker {
            Some(worker) => drop(worker.post_message(&JsValue::from(text))),
            None => self.waiting.push(text),
        }
    }

    fn open(&mut self, worker: Worker) {
        self.worker = Some(worker);
        std::mem::take(&mut self.waiting).into_iter().for_each(|text| self.say(text));
    }
}

/// Starts the worker, which runs the same program as this page; `heard` gets what is not an answer, `broke` is called
/// when it has failed.
pub fn start(
    heard: impl Fn(HostMessage) + 'static,
    broke: impl Fn() + 'static,
) -> Result<(), JsValue> {
    let script = browser::document().query_selector("script[type=module]")?;
    let script: HtmlScriptElement = script.ok_or("the page has its script")?.unchecked_into();
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&script.src(), &options)?;
    let known = worker.clone();
    browser::listen(&worker, "error", move |_| broke());
    browser::listen(&worker, "message", move |event| {
        let text = event.unchecked_into::<MessageEvent>().data().as_string().unwrap_or_default();
        match serde_json::from_str(&text) {
            Ok(HostMessage::Answer { to, answer }) => {
                let call = CALLS.with_borrow_mut(|(_, calls)| calls.remove(&to));
                if let Some(call) = call {
                    call(answer);
                }
            }
            Ok(HostMessage::Ready { .. }) => LINE.with_borrow_mut(|line| line.open(known.clone())),
            Ok(other) => heard(other),
            // one program speaks to itself
            Err(error) => panic!("the worker said {text:?}: {error}"),
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
    let text = serde_json::to_string(&Call { id, message }).expect("plain data");
    LINE.with_borrow_mut(|line| line.say(text));
}
