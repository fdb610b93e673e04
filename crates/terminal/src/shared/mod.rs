//! A table that other people play at, too: what a client follows of it, what it does there by
//! itself, and what its reader may ask for. Both clients, lines and whole screen, share this.

mod arrival;
mod changes;
mod follower;
mod request;
mod status;

pub use arrival::{JoinOptions, arrive};
pub use follower::{Follower, TableState, Update};
pub use request::{HELP, Request, help_away};
pub(crate) use status::running;
pub use status::{Status, settings, statuses};
