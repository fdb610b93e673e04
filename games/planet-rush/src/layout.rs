//! Where planets are and who contests them (PR-2), and who sits where (PR-5.2).

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use gantry_kernel::{Dice, ParseError, Seat};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::planet::{PLANETS, Planet};

/// The most planet cards in play.
pub const MOST_PLANETS: usize = 10;
/// The most arms.
const MOST_ARMS: usize = 4;

/// The two sides of a planet: the one of the place whose arm it is in, and the one of the next
/// place clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Side {
    /// The place with the number of the arm.
    #[default]
    Near,
    /// The next place clockwise.
    Far,
}

impl Side {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::Near, Self::Far];

    /// For indexing pairs.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opposite side.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::Near => Self::Far,
            Self::Far => Self::Near,
        }
    }
}

/// Planet cards in layout order, and how many are in each arm.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Layout {
    planets: ArrayVec<[Planet; MOST_PLANETS]>,
    /// Where each arm ends.
    ends: [u8; MOST_ARMS],
}

impl Layout {
    /// The layout of these arms.
    ///
    /// # Panics
    /// If there are more arms or planets than a table has.
    pub fn new(arms: &[&[Planet]]) -> Self {
        let mut layout = Self::default();
        for arm in arms {
            layout.planets.extend_from_slice(arm);
        }
        let mut end = 0;
        for (place, known) in layout.ends.iter_mut().enumerate() {
            end += arms.get(place).map_or(0, |arm| arm.len());
            *known = u8::try_from(end).expect("ten planets");
        }
        layout
    }

    /// PR-2: the planets of a new table.
    pub fn draw(seats: usize, dice: &mut Dice) -> Self {
        let mut kinds = Planet::ALL;
        match seats {
            // PR-2.1
            2 => {
                dice.shuffle(&mut kinds);
                Self::new(&[&kinds])
            }
            // PR-2.2
            3 => {
                let mut cards = [Planet::default(); 2 * PLANETS];
                for (card, planet) in cards.iter_mut().zip(kinds.into_iter().cycle()) {
                    *card = planet;
                }
                dice.shuffle(&mut cards);
                Self::new(&[&cards[..3], &cards[3..6], &cards[6..9]])
            }
            // PR-2.3
            _ => {
                let short_first = dice.below(2) == 0;
                dice.shuffle(&mut kinds);
                let mut opposite = kinds;
                for cards in [&mut kinds, &mut opposite] {
                    let (short, long) = cards.split_at_mut(2);
                    dice.shuffle(short);
                    dice.shuffle(long);
                }
                let ((short, long), (other_short, other_long)) =
                    (kinds.split_at(2), opposite.split_at(2));
                if short_first {
                    Self::new(&[short, long, other_short, other_long])
                } else {
                    Self::new(&[long, short, other_long, other_short])
                }
            }
        }
    }

    /// Whether PR-2 allows this layout for this many seats.
    pub fn check(&self, seats: usize) -> Result<(), ParseError> {
        let expected = match seats {
            2 => "the five planets in one arm",
            3 => "three arms of three planets, none more than twice",
            _ => "arms of 2, 3, 2, 3 or 3, 2, 3, 2 planets, opposite ones alike, all five of them",
        };
        let sizes: Vec<usize> = (0..MOST_ARMS).map(|arm| self.arm(arm).len()).collect();
        let kind_twice = |planets: &[Planet], most: usize| {
            Planet::ALL
                .iter()
                .all(|kind| planets.iter().filter(|planet| *planet == kind).count() <= most)
        };
        let alike = |one: usize, two: usize| {
            let sorted = |arm: usize| {
                let mut planets = self.planets[self.arm(arm)].to_vec();
                planets.sort_unstable();
                planets
            };
            sorted(one) == sorted(two)
        };
        let fits = match seats {
            2 => sizes == [5, 0, 0, 0] && kind_twice(&self.planets, 1),
            3 => sizes == [3, 3, 3, 0] && kind_twice(&self.planets, 2),
            _ => {
                (sizes == [2, 3, 2, 3] || sizes == [3, 2, 3, 2])
                    && alike(0, 2)
                    && alike(1, 3)
                    && kind_twice(&self.planets[..PLANETS], 1)
            }
        };
        if fits { Ok(()) } else { Err(ParseError::new(expected, self.to_string())) }
    }

    /// How many planet cards are in play.
    #[inline]
    pub fn len(&self) -> usize {
        self.planets.len()
    }

    /// Whether nothing is laid out yet.
    pub fn is_empty(&self) -> bool {
        self.planets.is_empty()
    }

    /// The planets in layout order.
    pub fn planets(&self) -> &[Planet] {
        &self.planets
    }

    /// The planet card at an index.
    #[inline]
    pub fn planet(&self, index: usize) -> Planet {
        self.planets[index]
    }

    /// The indices of an arm.
    #[inline]
    pub fn arm(&self, place: usize) -> Range<usize> {
        let start = if place == 0 { 0 } else { self.ends[place - 1].into() };
        start..self.ends[place].into()
    }

    /// The arm of a planet card.
    #[inline]
    pub fn arm_of(&self, index: usize) -> usize {
        self.ends.iter().position(|&end| index < usize::from(end)).expect("a planet of the layout")
    }
}

/// Where a seat sits in a round (PR-5.2).
#[inline]
pub const fn place_of(seat: Seat, round: u8, seats: usize) -> usize {
    if seats == 3 { (seat.index() + round as usize + 2) % 3 } else { seat.index() }
}

/// Who sits at a place in a round (PR-5.2).
#[inline]
pub const fn seat_at(place: usize, round: u8, seats: usize) -> Seat {
    if seats == 3 { Seat::new((place + 7 - round as usize) % 3) } else { Seat::new(place) }
}

/// Arms separated by `/`, planets by spaces.
impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for place in 0..MOST_ARMS {
            let arm = self.arm(place);
            if arm.is_empty() {
                break;
            }
            if place > 0 {
                f.write_str(" /")?;
            }
            for (index, planet) in self.planets[arm].iter().enumerate() {
                let gap = if place == 0 && index == 0 { "" } else { " " };
                write!(f, "{gap}{planet}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for Layout {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let arms = text.split(" / ").map(|arm| arm.split(' ').map(str::parse).collect());
        let arms: Vec<Vec<Planet>> = arms.collect::<Result<_, _>>()?;
        if arms.len() > MOST_ARMS || arms.iter().map(Vec::len).sum::<usize>() > MOST_PLANETS {
            return Err(ParseError::new("up to ten planets in up to four arms", text));
        }
        let arms: Vec<&[Planet]> = arms.iter().map(Vec::as_slice).collect();
        Ok(Self::new(&arms))
    }
}
