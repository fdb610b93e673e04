//! The lock of the table that this tab plays, so that no other tab of this browser plays it, too.
//!
//! Browsers have locks only at secure addresses. Elsewhere every tab may play, and only
//! [`crate::store::Store::write`] protects the stored tables.

use std::cell::RefCell;

use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::run::reopen;

thread_local! {
    static LOCK: RefCell<Lock> = const { RefCell::new(Lock { table: None, release: None }) };
}

struct Lock {
    /// The table to be played here.
    table: Option<String>,
    /// Releases the lock; `None` while another tab has it.
    release: Option<Function>,
}

/// Requests the lock of a table, in place of any other. If another tab has it, that tab loses it or
/// the answer is no. In the latter case the table is opened here once the other tab releases it.
pub async fn take(table: &str, steal: bool) -> bool {
    if LOCK.with_borrow(|lock| lock.release.is_some() && lock.table.as_deref() == Some(table)) {
        return true;
    }
    release();
    LOCK.with_borrow_mut(|lock| lock.table = Some(table.into()));
    if ask(table, if steal { "steal" } else { "ifAvailable" }).await {
        return true;
    }
    let table = table.to_owned();
    spawn_local(async move {
        if ask(&table, "").await {
            reopen(table);
        }
    });
    false
}

/// Releases whatever this tab has or waits for.
pub fn release() {
    let release = LOCK.with_borrow_mut(|lock| {
        lock.table = None;
        lock.release.take()
    });
    if let Some(release) = release {
        drop(release.call0(&JsValue::NULL));
    }
}

/// Whether this tab has a lock.
pub fn is_held() -> bool {
    LOCK.with_borrow(|lock| lock.release.is_some())
}

/// Waits for the browser's answer. Without locks, every tab gets a yes.
async fn ask(table: &str, option: &str) -> bool {
    match request(table, option) {
        Some(answer) => JsFuture::from(answer).await.ok().is_none_or(|answer| answer.is_truthy()),
        None => true,
    }
}

fn request(table: &str, option: &str) -> Option<Promise> {
    let part = |of: &JsValue, name: &str| Reflect::get(of, &JsValue::from(name)).ok();
    let navigator = part(&js_sys::global(), "navigator")?;
    let locks = part(&navigator, "locks")?;
    let request: Function = part(&locks, "request")?.dyn_into().ok()?;
    let options = Object::new();
    drop(Reflect::set(&options, &JsValue::from(option), &JsValue::TRUE));
    let mut tell = None;
    let told = Promise::new(&mut |resolve, _| tell = Some(resolve));
    let tell = tell?;
    let wanted = table.to_owned();
    let granted = Closure::once_into_js(move |lock: JsValue| -> JsValue {
        let takes = !lock.is_null()
            && LOCK
                .with_borrow(|lock| lock.table.as_ref() == Some(&wanted) && lock.release.is_none());
        drop(tell.call1(&JsValue::NULL, &JsValue::from(takes)));
        if !takes {
            return JsValue::UNDEFINED;
        }
        // The lock is ours until this promise is resolved.
        Promise::new(&mut |resolve, _| LOCK.with_borrow_mut(|lock| lock.release = Some(resolve)))
            .into()
    });
    let name = JsValue::from(format!("gantry-{table}"));
    let held: Promise = request.call3(&locks, &name, &options, &granted).ok()?.dyn_into().ok()?;
    let (table, known) = (table.to_owned(), held.clone());
    spawn_local(async move {
        // Fails when another tab has taken the lock from us.
        if JsFuture::from(known).await.is_err() && LOCK.with_borrow_mut(|lock| lock.lose(&table)) {
            reopen(table);
        }
    });
    Some(Promise::race(&Array::of2(&told, &held)))
}

impl Lock {
    /// Forgets the lock; returns whether it was the one we had.
    fn lose(&mut self, table: &str) -> bool {
        self.table.as_deref() == Some(table) && self.release.take().is_some()
    }
}
