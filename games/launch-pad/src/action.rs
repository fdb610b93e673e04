//! What players can do, what chance can do, and how both are written.

use std::fmt;
use std::str::FromStr;

use gantry_kernel::{ParseError, Seat};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::card::{CARDS, Card, Family};
use crate::chance::Chance;
use crate::rocket::{Rocket, Zone};

/// One small step of a player. The order of the variants is their order in lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Action {
    /// Step 2: a rocket advances.
    Advance(Rocket),
    /// Step 2: no more rockets advance.
    Stay,
    /// Step 3: a card from the draw pile.
    Draw,
    /// Step 3: all cards that are due, from the draw pile.
    DrawRest,
    /// Step 3: the top card of the discard pile.
    Take,
    /// Step 4: a card from the hand, with its target.
    Play(Card, Target),
    /// Step 4: begin an offer to an opponent.
    Offer(Seat),
    /// Offer: one more card from the player's hand.
    Give(Card),
    /// Offer: one more card from the opponent's hand.
    Ask(Card),
    /// Offer: propose it to the opponent.
    Propose,
    /// Offer: cancel it.
    Withdraw,
    /// Answer: yes.
    Accept,
    /// Answer: no.
    Refuse,
    /// Surplus: the card to discard; may be changed until all have chosen.
    Choose(Card),
    /// The next card to put on the discard pile.
    Lay(Card),
    /// All remaining cards on the discard pile, in list order.
    LayRest,
    /// Step 6: a card from the hand.
    Discard(Card),
    /// End of the turn.
    End,
}

/// What a played card is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Target {
    /// No target.
    Nothing,
    /// One of the player's own rockets.
    Rocket(Rocket),
    /// One of the player's own Expert places.
    Place(Zone),
    /// Any player's rocket.
    Of(Seat, Rocket),
    /// A component on any player's rocket.
    Part(Seat, Rocket, Card),
    /// Any player's Expert.
    Expert(Seat, Zone),
    /// A player.
    Seat(Seat),
    /// Two players, the lower one first, or one twice.
    Seats(Seat, Seat),
    /// A kind of card.
    Card(Card),
}

/// What kind of target a card takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// None.
    Nothing,
    /// One of the player's own rockets.
    Rocket,
    /// One of the player's own zones.
    Place,
    /// Any player's rocket.
    Of,
    /// A component on any player's rocket.
    Part,
    /// Any player's Expert.
    Expert,
    /// A player.
    Seat,
    /// One or two players.
    Seats,
    /// A card: a corner, or one from the discard pile.
    Card,
}

impl Card {
    /// What kind of target the card takes when played.
    pub const fn aim(self) -> Aim {
        match self {
            Self::AbortMission | Self::QualityCheck | Self::Vacuum => Aim::Of,
            Self::Sabotage => Aim::Part,
            Self::BigRedButton | Self::Salvage => Aim::Card,
            Self::BudgetCuts => Aim::Seat,
            Self::FastTrack => Aim::Rocket,
            Self::Recruitment => Aim::Expert,
            Self::Thief => Aim::Seats,
            _ => match self.family() {
                Family::Component | Family::Bonus => Aim::Rocket,
                Family::Expert => Aim::Place,
                _ => Aim::Nothing,
            },
        }
    }
}

impl Target {
    pub(crate) const fn aim(self) -> Aim {
        match self {
            Self::Nothing => Aim::Nothing,
            Self::Rocket(_) => Aim::Rocket,
            Self::Place(_) => Aim::Place,
            Self::Of(..) => Aim::Of,
            Self::Part(..) => Aim::Part,
            Self::Expert(..) => Aim::Expert,
            Self::Seat(_) => Aim::Seat,
            Self::Seats(..) => Aim::Seats,
            Self::Card(_) => Aim::Card,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Advance(rocket) => write!(f, "advance {rocket}"),
            Self::Stay => f.write_str("stay"),
            Self::Draw => f.write_str("draw"),
            Self::DrawRest => f.write_str("draw rest"),
            Self::Take => f.write_str("take"),
            Self::Play(card, target) => write!(f, "play {card}{target}"),
            Self::Offer(seat) => write!(f, "offer {seat}"),
            Self::Give(card) => write!(f, "give {card}"),
            Self::Ask(card) => write!(f, "ask {card}"),
            Self::Propose => f.write_str("propose"),
            Self::Withdraw => f.write_str("withdraw"),
            Self::Accept => f.write_str("accept"),
            Self::Refuse => f.write_str("refuse"),
            Self::Choose(card) => write!(f, "choose {card}"),
            Self::Lay(card) => write!(f, "lay {card}"),
            Self::LayRest => f.write_str("lay rest"),
            Self::Discard(card) => write!(f, "discard {card}"),
            Self::End => f.write_str("end"),
        }
    }
}

/// With a leading space, as it follows the card.
impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => Ok(()),
            Self::Rocket(rocket) => write!(f, " {rocket}"),
            Self::Place(zone) => write!(f, " {zone}"),
            Self::Of(seat, rocket) => write!(f, " {seat} {rocket}"),
            Self::Part(seat, rocket, part) => write!(f, " {seat} {rocket} {part}"),
            Self::Expert(seat, zone) => write!(f, " {seat} {zone}"),
            Self::Seat(seat) => write!(f, " {seat}"),
            Self::Seats(one, two) => write!(f, " {one} {two}"),
            Self::Card(card) => write!(f, " {card}"),
        }
    }
}

/// The words of a notation, taken one by one.
struct Tokens<'a>(std::str::Split<'a, char>);

impl<'a> Tokens<'a> {
    fn new(text: &'a str) -> Self {
        Self(text.split(' '))
    }

    fn next<T: FromStr<Err = ParseError>>(&mut self) -> Result<T, ParseError> {
        self.0.next().unwrap_or("").parse()
    }

    fn rocket(&mut self) -> Result<Rocket, ParseError> {
        let zone = self.next()?;
        Rocket::from_short(self.0.next().unwrap_or(""), zone)
    }

    fn end(mut self) -> Result<(), ParseError> {
        self.0.next().map_or(Ok(()), |word| Err(ParseError::new("nothing more", word)))
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = Tokens::new(text);
        let action = match words.0.next().unwrap_or("") {
            "advance" => Self::Advance(words.rocket()?),
            "stay" => Self::Stay,
            "draw" if text == "draw rest" => return Ok(Self::DrawRest),
            "draw" => Self::Draw,
            "take" => Self::Take,
            "play" => {
                let card: Card = words.next()?;
                // A card without its target is accepted, so that the refusal can explain it.
                let bare = text.split(' ').count() == 2;
                let aim = if bare { Aim::Nothing } else { card.aim() };
                Self::Play(card, target(aim, &mut words)?)
            }
            "offer" => Self::Offer(words.next()?),
            "give" => Self::Give(words.next()?),
            "ask" => Self::Ask(words.next()?),
            "propose" => Self::Propose,
            "withdraw" => Self::Withdraw,
            "accept" => Self::Accept,
            "refuse" => Self::Refuse,
            "choose" => Self::Choose(words.next()?),
            "lay" if text == "lay rest" => return Ok(Self::LayRest),
            "lay" => Self::Lay(words.next()?),
            "discard" => Self::Discard(words.next()?),
            "end" => Self::End,
            verb => {
                let verbs = "advance, stay, draw, take, play, offer, give, ask, propose, withdraw, \
                             accept, refuse, choose, lay, discard or end";
                return Err(ParseError::new(verbs, verb));
            }
        };
        words.end()?;
        Ok(action)
    }
}

fn target(aim: Aim, words: &mut Tokens<'_>) -> Result<Target, ParseError> {
    Ok(match aim {
        Aim::Nothing => Target::Nothing,
        Aim::Rocket => Target::Rocket(words.rocket()?),
        Aim::Place => Target::Place(words.next()?),
        Aim::Of => Target::Of(words.next()?, words.rocket()?),
        Aim::Part => Target::Part(words.next()?, words.rocket()?, words.next()?),
        Aim::Expert => Target::Expert(words.next()?, words.next()?),
        Aim::Seat => Target::Seat(words.next()?),
        Aim::Seats => {
            let (one, two): (Seat, Seat) = (words.next()?, words.next()?);
            Target::Seats(one.min(two), one.max(two))
        }
        Aim::Card => Target::Card(words.next()?),
    })
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cards: &[Card] = match self {
            Self::Deal { first, cards } => {
                write!(f, "deal {first}")?;
                cards
            }
            Self::Shuffle(cards) => {
                f.write_str("shuffle")?;
                cards
            }
            Self::Thief(cards) => {
                f.write_str("thief")?;
                cards
            }
        };
        cards.iter().try_for_each(|card| write!(f, " {}", card.code()))
    }
}

impl FromStr for Chance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = Tokens::new(text);
        match words.0.next().unwrap_or("") {
            "deal" => Ok(Self::Deal { first: words.next()?, cards: codes(words)? }),
            "shuffle" => Ok(Self::Shuffle(codes(words)?)),
            "thief" => match codes(words)?.as_slice() {
                &[one, two] => Ok(Self::Thief([one, two])),
                cards => Err(ParseError::new("two cards", format!("{} cards", cards.len()))),
            },
            other => Err(ParseError::new("deal, shuffle or thief", other)),
        }
    }
}

fn codes(words: Tokens<'_>) -> Result<ArrayVec<[Card; CARDS]>, ParseError> {
    let mut cards = ArrayVec::new();
    for code in words.0 {
        let card = Card::from_code(code)?;
        if cards.try_push(card).is_some() {
            return Err(ParseError::new(format!("at most {CARDS} cards"), code));
        }
    }
    Ok(cards)
}
