//! The worker: a shell around [`gantry_host`] with a database of the browser.

mod lock;
mod run;
mod store;

pub use run::run;
