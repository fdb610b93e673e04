//! What an input brought about, and who may hear of it.

use crate::{Audience, SeatSet, Viewer};

/// A piece of news and its audience.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told<E> {
    /// Who hears it.
    pub to: Audience,
    /// What they hear.
    pub event: E,
}

/// Where `apply` reports what happened. Search plays with it silent and pays nothing for it.
#[derive(Clone, Debug)]
pub struct News<E> {
    silent: bool,
    revealed: bool,
    told: Vec<Told<E>>,
}

impl<E> News<E> {
    /// News that somebody will hear.
    pub const fn new() -> Self {
        Self { silent: false, revealed: false, told: Vec::new() }
    }

    /// News that nobody will hear.
    pub const fn silent() -> Self {
        Self { silent: true, revealed: false, told: Vec::new() }
    }

    /// Tells an audience; the event is not even made if nobody listens.
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

    /// Tells the seats in the know one thing and everybody else another.
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

    /// Notes that the input has shown somebody something hidden which taking it back would not hide
    /// again, or has handed the turn to another seat: it cannot be taken back.
    #[inline]
    pub fn reveal(&mut self) {
        self.revealed = true;
    }

    /// Whether anybody listens.
    pub const fn heard(&self) -> bool {
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
