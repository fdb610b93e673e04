//! What an input caused, and who may hear about it.

use crate::{Audience, SeatSet, Viewer};

/// A piece of news and its audience.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told<E> {
    /// Who hears it.
    pub to: Audience,
    /// What they hear.
    pub event: E,
}

/// Where `apply` reports what happened. Search passes a silent one, which costs nothing.
#[derive(Clone, Debug)]
pub struct News<E> {
    silent: bool,
    revealed: bool,
    told: Vec<Told<E>>,
}

impl<E> News<E> {
    /// News with listeners.
    pub const fn new() -> Self {
        Self { silent: false, revealed: false, told: Vec::new() }
    }

    /// News without listeners.
    pub const fn silent() -> Self {
        Self { silent: true, revealed: false, told: Vec::new() }
    }

    /// Tells an audience. The event is not even built if nobody listens.
    #[inline]
    pub fn tell(&mut self, to: Audience, event: impl FnOnce() -> E) {
        if !self.silent {
            self.told.push(Told { to, event: event() });
        }
    }

    /// Tells everybody.
    #[inline]
    pub fn tell_all(&mut self, event: impl FnOnce() -> E) {
        self.tell(Audience::ALL, event);
    }

    /// Tells one thing to the seats in the know and another to everybody else.
    #[inline]
    pub fn tell_apart(
        &mut self,
        know: SeatSet,
        full: impl FnOnce() -> E,
        redacted: impl FnOnce() -> E,
    ) {
        self.tell(Audience::seats(know), full);
        self.tell(Audience::all_but(know), redacted);
    }

    /// Marks the input as final: it showed somebody something hidden that taking it back would not
    /// hide again, or it handed the turn to another seat.
    #[inline]
    pub fn reveal(&mut self) {
        self.revealed = true;
    }

    /// Whether anybody listens.
    pub const fn has_listeners(&self) -> bool {
        !self.silent
    }

    /// Whether the input can no longer be taken back.
    pub const fn revealed(&self) -> bool {
        self.revealed
    }

    /// Everything told, in order.
    pub fn told(&self) -> &[Told<E>] {
        &self.told
    }

    /// What one viewer hears, in order.
    pub fn heard_by(&self, viewer: Viewer) -> impl Iterator<Item = &E> {
        self.told.iter().filter(move |told| told.to.includes(viewer)).map(|told| &told.event)
    }
}

impl<E> Default for News<E> {
    fn default() -> Self {
        Self::new()
    }
}
