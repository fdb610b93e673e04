//! Reads a position. What is left out has a sensible default: nobody has taken a stone, it is seat
//! A's turn, and cards that are named nowhere are dealt.

use gantry_game_kit::position::Source;
use gantry_kernel::{Dice, LineError};
use toml::Spanned;

use super::check::check;
use super::text::{Position, SeatText};
use super::words::card;
use crate::NewGame;
use crate::card::Card;
use crate::state::{Open, Stage, State};

type Result<T> = std::result::Result<T, LineError>;

/// The text, for the lines of errors.
pub struct Reader<'a>(pub Source<'a>);

impl Reader<'_> {
    /// The state of [`gantry_kernel::Text::read_position`], or with dice of
    /// [`gantry_kernel::Text::deal_position`].
    pub fn state(&self, rules: u32, position: &Position, dice: Option<&mut Dice>) -> Result<State> {
        let setup = position.setup::<NewGame>(self.0, rules)?;
        let mut open = Open::new(&setup);
        let blank = SeatText::default();
        let texts = self.0.sections(open.seats(), &position.seat, &blank)?;
        open.stones = texts.iter().map(|text| text.stones).collect();
        let card = |text: &&SeatText| text.card.as_ref().map(|card| self.card(card)).transpose();
        let named = texts.iter().map(card).collect::<Result<Vec<_>>>()?;
        if let Some(word) = &position.turn {
            open.turn = self.0.seat(open.seats(), word)?;
        }
        // NG-1.1: what nobody has taken is in the heap.
        let left = |heap: u8, taken: &u8| heap.saturating_sub(*taken);
        let heap = open.stones.iter().fold(setup.stones, left);
        open.heap = position.heap.unwrap_or(heap);
        open.stage = match &position.stage {
            Some(word) => self.0.word(word, str::parse)?,
            None if open.heap == 0 => Stage::Over,
            None => Stage::Play,
        };
        let cards = deal(&named, open.stage, dice);
        let state = State { open, cards };
        check(&state).map_err(|error| self.0.locate(&error))?;
        Ok(state)
    }

    fn card(&self, number: &Spanned<u8>) -> Result<Card> {
        card(*number.get_ref()).or_else(|expected| self.0.fault(number.span().start, expected))
    }
}

/// NG-1.2: once cards are dealt, a seat without a card gets one that nobody has, as the dice say.
fn deal(named: &[Option<Card>], stage: Stage, dice: Option<&mut Dice>) -> Vec<Card> {
    let mut others = Card::ALL.to_vec();
    others.retain(|card| !named.contains(&Some(*card)));
    if let Some(dice) = dice {
        dice.shuffle(&mut others);
    }
    let mut others = others.into_iter().filter(|_| stage != Stage::Deal);
    named.iter().filter_map(|card| card.or_else(|| others.next())).collect()
}
