//! Views and actions as numbers, for networks and for everybody who studies the games.

use gantry_kernel::{Game, Seat};

/// A game whose views and actions can be written as numbers.
///
/// A description is made from a view alone, so it cannot tell more than the viewer may know. It
/// consists of small integers with a fixed number of places: counts, and 1 or 0 for yes and no.
/// Seats are counted from the viewer, so that the same table looks the same from every chair.
pub trait Encode: Game {
    /// The version of the descriptions, from 1. It is raised when a number changes its place or its
    /// meaning, since networks are made for one version.
    const ENCODING: u32;
    /// How many numbers describe a view.
    const VIEW_NUMBERS: usize;
    /// How many numbers describe an action.
    const ACTION_NUMBERS: usize;

    /// Describes a view. Spectators see the table from the first seat.
    fn write_view(view: &Self::View, numbers: &mut Numbers<'_>);

    /// Describes an action that is legal for the viewer, with what the view says about its target.
    /// Legal actions of the same view have different descriptions.
    fn write_action(view: &Self::View, action: &Self::Action, numbers: &mut Numbers<'_>);

    /// Fills a buffer with the description of a view.
    ///
    /// # Panics
    /// If the buffer has not [`Encode::VIEW_NUMBERS`] places, or the game fills more or fewer.
    fn encode_view(view: &Self::View, buffer: &mut [i8]) {
        assert_eq!(buffer.len(), Self::VIEW_NUMBERS, "the buffer for a view of {}", Self::ID);
        let mut numbers = Numbers::new(buffer);
        Self::write_view(view, &mut numbers);
        numbers.finish();
    }

    /// Fills a buffer with the description of an action.
    ///
    /// # Panics
    /// If the buffer has not [`Encode::ACTION_NUMBERS`] places, or the game fills more or fewer.
    fn encode_action(view: &Self::View, action: &Self::Action, buffer: &mut [i8]) {
        assert_eq!(buffer.len(), Self::ACTION_NUMBERS, "the buffer for an action of {}", Self::ID);
        let mut numbers = Numbers::new(buffer);
        Self::write_action(view, action, &mut numbers);
        numbers.finish();
    }
}

/// A buffer that is filled from its first place to its last.
#[derive(Debug)]
pub struct Numbers<'a> {
    left: &'a mut [i8],
}

impl<'a> Numbers<'a> {
    /// Clears a buffer and begins at its first place.
    #[inline]
    pub fn new(buffer: &'a mut [i8]) -> Self {
        buffer.fill(0);
        Self { left: buffer }
    }

    /// The next places, still zero.
    ///
    /// # Panics
    /// If there are not that many.
    #[inline]
    pub fn block(&mut self, len: usize) -> &mut [i8] {
        let (block, left) = std::mem::take(&mut self.left).split_at_mut(len);
        self.left = left;
        block
    }

    /// A number; beyond 127 it stays 127.
    ///
    /// # Panics
    /// If no place is left. So do the others.
    #[inline]
    pub fn number(&mut self, number: impl TryInto<i32>) {
        self.block(1)[0] = small(number);
    }

    /// 1 for yes.
    #[inline]
    pub fn flag(&mut self, flag: bool) {
        self.block(1)[0] = i8::from(flag);
    }

    /// A 1 at one of `len` places, or nowhere.
    ///
    /// # Panics
    /// If the place is not among them.
    #[inline]
    pub fn one_of(&mut self, len: usize, place: Option<usize>) {
        let block = self.block(len);
        if let Some(place) = place {
            block[place] = 1;
        }
    }

    /// Leaves places zero.
    #[inline]
    pub fn skip(&mut self, len: usize) {
        self.block(len);
    }

    /// Ends the description.
    ///
    /// # Panics
    /// If places are left.
    #[inline]
    pub fn finish(self) {
        assert!(self.left.is_empty(), "{} places are left over", self.left.len());
    }
}

/// A number as it is stored: beyond 127 it stays 127.
#[inline]
pub fn small(number: impl TryInto<i32>) -> i8 {
    let number = number.try_into().unwrap_or(i32::MAX).clamp(-127, 127);
    i8::try_from(number).expect("within bounds")
}

/// How many seats `seat` sits after `own`, clockwise.
#[inline]
pub const fn seats_after(own: Seat, seat: Seat, seats: usize) -> usize {
    (seat.index() + seats - own.index()) % seats
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_buffer_is_filled_in_order() {
        let mut buffer = [9; 8];
        let mut numbers = Numbers::new(&mut buffer);
        numbers.number(3);
        numbers.number(1000_u16);
        numbers.number(-1000);
        numbers.number(usize::MAX);
        numbers.flag(true);
        numbers.one_of(2, Some(1));
        numbers.skip(1);
        numbers.finish();
        assert_eq!(buffer, [3, 127, -127, 127, 1, 0, 1, 0]);
    }

    #[test]
    #[should_panic(expected = "1 places are left over")]
    fn a_place_is_left_over() {
        Numbers::new(&mut [0]).finish();
    }

    #[test]
    fn seats_are_counted_clockwise() {
        assert_eq!(seats_after(Seat::new(2), Seat::new(0), 3), 1);
        assert_eq!(seats_after(Seat::new(1), Seat::new(1), 4), 0);
    }
}
