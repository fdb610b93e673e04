//! What a seat may look at.

use std::fmt::{self, Debug};

use crate::{Awaiting, Game, Seat, Viewer};

/// Everything that a seat may look at. A bot gets this and nothing else, so it cannot peek.
pub struct SeatContext<'a, G: Game> {
    state: &'a G::State,
    seat: Seat,
}

/// Prints only the seat: a bot must not read the state from debug output.
impl<G: Game> Debug for SeatContext<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SeatContext({})", self.seat)
    }
}

impl<G: Game> Clone for SeatContext<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for SeatContext<'_, G> {}

impl<'a, G: Game> SeatContext<'a, G> {
    /// The context of a seat.
    pub const fn new(state: &'a G::State, seat: Seat) -> Self {
        Self { state, seat }
    }

    /// Whose context it is.
    pub const fn seat(self) -> Seat {
        self.seat
    }

    /// What the seat sees.
    pub fn view(self) -> G::View {
        G::view(self.state, Viewer::Seat(self.seat))
    }

    /// Whom the game waits for.
    pub fn awaiting(self) -> Awaiting {
        G::awaiting(self.state)
    }

    /// What the seat may do.
    pub fn legal(self, actions: &mut Vec<G::Action>) {
        G::legal(self.state, self.seat, actions);
    }
}
