//! Reads a position. What is left out has a sensible default: an empty table, all cards that are
//! not named in the draw pile, the first player in step 4.

use gantry_game_kit::position::{Source, Word, before_rest, seat};
use gantry_kernel::{Dice, LineError, ParseError, Seat};
use tinyvec::ArrayVec;

use super::text::{Position, SeatText};
use super::words::{corner, known, run, shown, stage};
use super::{check, deal};
use crate::LaunchPad;
use crate::bag::Bag;
use crate::board::Board;
use crate::card::{CARDS, Card, HAND_CARDS, KINDS};
use crate::rocket::{Rocket, Zone};
use crate::setup::Length;
use crate::state::{Corner, MOST_LAID, Stage, State};

type Result<T> = std::result::Result<T, LineError>;

/// The text, for the lines of errors.
pub struct Reader<'a>(pub Source<'a>);

impl Reader<'_> {
    /// Where a card that occurs too often was named last. If too few are named: the draw pile,
    /// which then does not end in `...`.
    fn last_naming(position: &Position, card: Card, left: i32) -> usize {
        let draw = position.draw.iter().flatten();
        if left > 0 {
            return draw.last().map_or(0, |word| word.span().start);
        }
        let seats = position.seat.values().flat_map(|seat| {
            let boards = [&seat.construction, &seat.quality, &seat.launch];
            let words = boards.into_iter().chain(&seat.hand).flatten().chain(&seat.specialties);
            words.chain(seat.experts.values())
        });
        let corners = position.corners.iter().chain(&position.pad);
        let words =
            draw.chain(&position.discard).chain(&position.laying).chain(seats).chain(corners);
        let names = |word: &&Word| {
            let text = word.get_ref().as_str();
            let rocket = Rocket::from_short(text, Zone::Launch);
            let first = text.split(' ').next().unwrap_or(text);
            first == card.name()
                || run(text).is_ok_and(|(_, named)| named == card)
                || rocket.is_ok_and(|rocket| rocket.cards().any(|part| part == card))
        };
        words.filter(names).map(|word| word.span().start).max().unwrap_or(0)
    }

    /// The state of [`gantry_kernel::Text::read_position`], or with dice of
    /// [`gantry_kernel::Text::deal_position`].
    pub fn state(&self, rules: u32, position: &Position, dice: Option<&mut Dice>) -> Result<State> {
        let setup = position.setup::<LaunchPad>(self.0, rules)?;
        let mut state = State::new(&setup);
        self.clock(position, &mut state)?;
        for (name, seat_text) in position.seat.iter() {
            let seat = self.0.seat(state.seats(), name)?;
            self.board(&mut state, seat, seat_text)?;
            state.hands[seat.index()] = self.bag(seat_text.hand.as_deref().unwrap_or_default())?;
            if let Some(card) = &seat_text.sealed {
                state.sealed[seat.index()] = Some(self.0.word(card, str::parse)?);
            }
        }
        let laying = self.cards(&position.laying)?;
        if let (true, Some(last)) = (laying.len() > MOST_LAID, position.laying.last()) {
            let message = format!("LP-5.14: no action discards more than {MOST_LAID} cards");
            return self.0.fault(last.span().start, message);
        }
        state.open.laying = laying.into_iter().collect();
        state.open.laying.sort_unstable();
        for word in &position.shown {
            let choice = self.0.word(word, shown)?;
            if state.open.shown.try_push(choice).is_some() {
                return self.0.fault(word.span().start, "LP-5.11: one card per player");
            }
        }
        if let Some(offer) = &position.offer {
            state.offer.give = self.bag(&offer.give)?;
            state.offer.want = self.bag(&offer.want)?;
        }
        for card in self.cards(&position.discard)?.into_iter().rev() {
            state.open.discards.push(card);
        }
        let too_much = "LP-9.4: more is known than the hands can hold";
        let facts = position.known.as_deref().unwrap_or_default();
        if let Some(fact) = facts.get(HAND_CARDS) {
            return self.0.fault(fact.span().start, too_much);
        }
        for fact in facts {
            let (hand, card, knowers) = self.0.word(fact, known)?;
            if state.known.try_learn(hand, card, knowers).is_none() {
                return self.0.fault(fact.span().start, too_much);
            }
        }
        if let Some(stock) = &position.stock {
            state.open.stock = self.bag(stock)?;
        }
        self.draw_pile(position, &mut state, dice)?;
        check::check(&state).map_err(|error| self.0.locate(&error))?;
        Ok(state)
    }

    fn clock(&self, position: &Position, state: &mut State) -> Result<()> {
        let stage = self.0.word_or(position.stage.as_ref(), Stage::Play, stage)?;
        let corners: Vec<Corner> =
            position.corners.iter().map(|word| self.0.word(word, corner)).collect::<Result<_>>()?;
        if corners.len() > 4 {
            return self.0.fault(position.corners[4].span().start, "there are four corners");
        }
        let seats = state.open.setup.seats;
        let turn = position.turn.as_ref();
        let turn = self.0.word_or(turn, Seat::new(0), |text| seat(text, seats.into()))?;
        let clock = &mut state.open.clock;
        clock.turn = turn;
        clock.stage = stage;
        clock.turns = position.turns.unwrap_or(u16::from(stage != Stage::Deal));
        clock.gone = position.gone;
        for word in &position.arrived {
            let rocket = self.0.word(word, |text| Rocket::from_short(text, Zone::Quality))?;
            if clock.arrived.try_push(rocket).is_some() {
                return self.0.fault(word.span().start, "at most two rockets arrive in a turn");
            }
        }
        clock.arrived.sort_unstable();
        clock.took = position.took;
        clock.refilled = position.refilled;
        clock.plays = position.plays;
        clock.offers = position.offers;
        clock.withdrawn = position.withdrawn.unwrap_or(0);
        clock.corners = corners.into_iter().collect();
        for word in &position.pad {
            let card: Card = self.0.word(word, str::parse)?;
            if !card.is_corner() {
                let expected = ParseError::new("a corner", card.name());
                return self.0.fault(word.span().start, expected);
            }
            if clock.on_pad(card) {
                return self
                    .0
                    .fault(word.span().start, format!("LP-1: there is one {card} corner"));
            }
            clock.area |= 1 << card.corner();
        }
        let complete = clock.area == 0b1111;
        clock.countdown = position.countdown.or(complete.then_some(seats));
        let lies_out = clock.area != 0 || !clock.corners.is_empty();
        let in_draw =
            position.draw.iter().flatten().any(|word| {
                Card::CORNERS.into_iter().any(|corner| corner.name() == word.get_ref())
            });
        let long = state.open.setup.length == Length::Long;
        state.open.clock.aside = position.aside.unwrap_or(long && !lies_out && !in_draw);
        Ok(())
    }

    fn board(&self, state: &mut State, seat: Seat, text: &SeatText) -> Result<()> {
        let board: &mut Board = &mut state.open.boards[seat.index()];
        let zones = [&text.construction, &text.quality, &text.launch];
        for (zone, words) in Zone::ALL.into_iter().zip(zones) {
            for word in words {
                let rocket = self.0.word(word, |text| Rocket::from_short(text, zone))?;
                if board.rockets.len() == board.rockets.capacity() {
                    return self.0.fault(word.span().start, "the box holds 21 rockets");
                }
                board.add_rocket(rocket);
            }
        }
        for (zone, expert) in text.experts.iter() {
            let zone: Zone = self.0.word(zone, str::parse)?;
            let card: Card = self.0.word(expert, str::parse)?;
            if card != zone.expert() && card != Card::Jack {
                let expected = format!("{} or jack", zone.expert());
                let expected = ParseError::new(expected, expert.get_ref());
                return self.0.fault(expert.span().start, expected);
            }
            board.experts[zone.index()] = Some(card);
        }
        for word in &text.specialties {
            let (_, card) = self.0.word(word, run)?;
            if !Card::SPECIALTIES.contains(&card) {
                let expected = ParseError::new("a specialty", card.name());
                return self.0.fault(word.span().start, expected);
            }
        }
        for card in self.cards(&text.specialties)? {
            board.specialties[card.specialty()] += 1;
        }
        Ok(())
    }

    /// Cards in order; `3 metal` stands for three.
    fn cards(&self, words: &[Word]) -> Result<Vec<Card>> {
        self.0.cards(words, CARDS, run)
    }

    fn bag(&self, words: &[Word]) -> Result<Bag> {
        for word in words {
            let (_, card) = self.0.word(word, run)?;
            if card.is_corner() {
                let expected = ParseError::new("no corner", card.name());
                return self.0.fault(word.span().start, expected);
            }
        }
        Ok(self.cards(words)?.into_iter().collect())
    }

    /// The named cards, top first; `...` stands for everything that is named nowhere.
    fn draw_pile(
        &self,
        position: &Position,
        state: &mut State,
        dice: Option<&mut Dice>,
    ) -> Result<()> {
        let dealt = state.open.clock.stage != Stage::Deal;
        let (named, open) = position.draw.as_deref().map_or((&[][..], dealt), before_rest);
        let mut pile: ArrayVec<[Card; CARDS]> = self.cards(named)?.into_iter().collect();
        let named = pile.len();
        let mut left = check::left_over(state);
        for card in &pile {
            left[card.index()] -= 1;
        }
        if open {
            for card in Card::all() {
                for _ in 0..left[card.index()].max(0) {
                    if pile.try_push(card).is_some() {
                        return self.0.fault(0, format!("the box holds {CARDS} cards"));
                    }
                }
                left[card.index()] = left[card.index()].min(0);
            }
        }
        if let Some(dice) = dice {
            deal::shuffle(&mut pile[named..], position.low, dice);
        }
        if state.open.clock.stage == Stage::Deal {
            left = [0; KINDS];
        }
        if let Some(card) = Card::all().find(|card| left[card.index()] != 0) {
            let (many, there) = (card.copies(), i32::from(card.copies()) - left[card.index()]);
            let message = format!("the box holds {many} {card}, the position names {there}");
            return self.0.fault(Self::last_naming(position, card, left[card.index()]), message);
        }
        state.draw = pile.iter().rev().copied().collect();
        let len = u8::try_from(pile.len()).expect("no more than all cards");
        state.open.clock.low = position.low.unwrap_or(if state.open.clock.aside { 0 } else { len });
        Ok(())
    }
}
