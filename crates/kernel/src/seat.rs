//! Seats, viewers and audiences.

use std::fmt;
use std::str::FromStr;

/// No game here seats more, and a set of seats fits in one byte.
pub const MAX_SEATS: usize = 8;

/// A place at the table, counted clockwise from 0 and written `A`, `B`, `C`, …
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index.
    ///
    /// # Panics
    /// If the index is not below [`MAX_SEATS`]: seats from outside come through `FromStr`.
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SEATS, "seat index out of range");
        #[allow(clippy::cast_possible_truncation)] // below 8
        Self(index as u8)
    }

    /// For indexing per-seat arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    #[must_use]
    pub const fn next(self, seats: usize) -> Self {
        Self::new((self.index() + 1) % seats)
    }

    /// The seats of a table in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..seats).map(Self::new)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'A' + self.0))
    }
}

impl FromStr for Seat {
    type Err = crate::ParseError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.as_bytes() {
            [letter @ b'A'..=b'H'] => Ok(Self(letter - b'A')),
            [letter @ b'a'..=b'h'] => Ok(Self(letter - b'a')),
            _ => Err(crate::ParseError::new("a seat letter from A to H", text)),
        }
    }
}

/// A set of seats.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: Self = Self(0);

    /// The first `seats` seats.
    pub const fn first(seats: usize) -> Self {
        assert!(seats <= MAX_SEATS, "too many seats");
        #[allow(clippy::cast_possible_truncation)] // at most 8 bits are set
        Self(((1_u16 << seats) - 1) as u8)
    }

    /// Only this seat.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with the seat in it.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.0))
    }

    /// The set without the seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    /// The seats in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The seats in this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether every seat of this set is in the other.
    pub const fn is_subset(self, of: Self) -> bool {
        self.0 & !of.0 == 0
    }

    /// Whether nobody is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat in it.
    pub fn lowest(self) -> Option<Seat> {
        self.iter().next()
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(MAX_SEATS).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.to_string())).finish()
    }
}

/// Who is looking at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Viewer {
    /// A player, who sees their own things and everything public.
    Seat(Seat),
    /// Anybody else, who sees only what is public.
    Spectator,
}

impl Viewer {
    /// Everybody who may look at a table of `seats`.
    pub fn all(seats: usize) -> impl Iterator<Item = Self> {
        Seat::all(seats).map(Self::Seat).chain([Self::Spectator])
    }

    /// The player's seat.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }

    /// Whether this is the player at that seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => seat.fmt(f),
            Self::Spectator => f.write_str("spectator"),
        }
    }
}

/// Who is told a piece of news: a set of seats, with or without the spectators.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Audience {
    seats: SeatSet,
    spectators: bool,
}

impl Audience {
    /// Everybody.
    pub const ALL: Self = Self { seats: SeatSet::first(MAX_SEATS), spectators: true };

    /// Only the players in the set.
    pub const fn seats(seats: SeatSet) -> Self {
        Self { seats, spectators: false }
    }

    /// Only one player.
    pub const fn only(seat: Seat) -> Self {
        Self::seats(SeatSet::only(seat))
    }

    /// Everybody but the players in the set.
    pub const fn all_but(seats: SeatSet) -> Self {
        Self { seats: SeatSet::first(MAX_SEATS).minus(seats), spectators: true }
    }

    /// Whether this viewer is told.
    pub const fn includes(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.seats.contains(seat),
            Viewer::Spectator => self.spectators,
        }
    }
}
