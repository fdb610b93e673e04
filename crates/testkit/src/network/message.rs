//! The messages between the clients and the host.

use std::rc::Rc;

use gantry_kernel::{Game, Millis};

/// What one viewer was told about one entry of the log; possibly nothing, since frames are numbered
/// without gaps.
pub(super) struct Frame<G: Game> {
    pub(super) at: Millis,
    pub(super) events: Vec<G::Event>,
}

/// From a client to the host.
pub(super) enum ToHost<G: Game> {
    /// An action. `intent` lets the run tell copies of a message from another message with the same
    /// action. The host only records it, since here the game itself has to tell them apart.
    Act { intent: usize, action: G::Action },
    /// Asks for all frames from this one on.
    Resync { have: usize },
}

/// From the host to a client.
pub(super) enum ToClient<G: Game> {
    /// Frames in order, the first with this number.
    Frames { first: usize, frames: Vec<Rc<Frame<G>>> },
    /// The host has accepted or refused a message. The result is in the frames, of which there were
    /// `frames` afterwards: a client that is missing some must not decide yet.
    Answered { intent: usize, frames: usize },
}

// Not derived: that would require the game itself to be `Clone`.
impl<G: Game> Clone for ToHost<G> {
    fn clone(&self) -> Self {
        match self {
            Self::Act { intent, action } => Self::Act { intent: *intent, action: action.clone() },
            Self::Resync { have } => Self::Resync { have: *have },
        }
    }
}

impl<G: Game> Clone for ToClient<G> {
    fn clone(&self) -> Self {
        match self {
            Self::Frames { first, frames } => {
                Self::Frames { first: *first, frames: frames.clone() }
            }
            Self::Answered { intent, frames } => {
                Self::Answered { intent: *intent, frames: *frames }
            }
        }
    }
}
