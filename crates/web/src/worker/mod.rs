//! The worker: a shell around [`gantry_host`] with the browser's database.

mod lock;
mod run;
mod store;

pub use run::run;
