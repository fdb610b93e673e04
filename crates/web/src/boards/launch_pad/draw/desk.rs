//! What everything on the table shares: the view, the held card, and what a press does.

use std::sync::Arc;

use crate::prelude::*;
use gantry_kernel::{Phrase, Seat, SeatSet, Words};
use gantry_launch_pad::{Action, Aim, Board, Card, LaunchPad, Stage, Target, View};

use super::place::{Place, meant, takes};
use crate::boards::looking::Looking;
use crate::boards::motion::Motion;
use crate::boards::{Aside, Play};
use gantry_wire::Refused;

/// The table in front of the viewer.
#[derive(Clone, Copy)]
pub struct Desk {
    /// Stored, because it is large and this struct is passed by value.
    table: StoredValue<Play>,
    pub view: Memo<Option<Arc<View>>>,
    legal: Memo<Arc<Vec<Action>>>,
    /// The card that was picked up last.
    taken: RwSignal<Option<Card>>,
    /// The card that is held now, if it still can be.
    pub held: Memo<Option<Card>>,
    /// What the viewer is looking at.
    pub looking: Looking,
    /// Opponents whose boards are open.
    pub opened: RwSignal<SeatSet>,
    /// Whether the discard pile is spread out.
    pub browsing: RwSignal<bool>,
}

impl Desk {
    pub fn new(play: Play, motion: Motion) -> Self {
        let view = motion.watch(play.view::<LaunchPad>());
        let taken = RwSignal::new(None);
        let held = Memo::new(move |_| held(view.get()?.as_ref(), taken.get()?));
        Self {
            table: StoredValue::new(play),
            view,
            legal: play.legal(),
            taken,
            held,
            looking: Looking::new(play),
            opened: RwSignal::new(SeatSet::default()),
            browsing: RwSignal::new(false),
        }
    }

    /// What can be asked and done at this table.
    pub fn play(self) -> Play {
        self.table.get_value()
    }

    /// A player's board.
    pub fn board(self, seat: Seat) -> Board {
        let view = self.view.read();
        view.as_ref()
            .and_then(|view| view.open.boards.get(seat.index()).copied())
            .unwrap_or_default()
    }

    /// What a press would do, whether the rules allow it or not.
    fn meaning(self, place: Place) -> Option<Action> {
        meant(self.view.get()?.as_ref(), self.held.get(), place)
    }

    /// Whether pressing this place advances the game; reactive.
    pub fn is_lit(self, place: Place) -> bool {
        let Some(view) = self.view.get() else { return false };
        if let (Place::Hand(card), Stage::Play) = (place, view.open.clock.stage) {
            return self.can_play(card);
        }
        takes(&view, self.held.get(), place)
            && self.meaning(place).is_some_and(|action| self.legal.read().contains(&action))
    }

    fn can_play(self, card: Card) -> bool {
        let plays = |action: &Action| matches!(action, Action::Play(played, _) if *played == card);
        self.legal.read().iter().any(plays)
    }

    /// Whether the held card could be played against something of this player's.
    pub fn is_aimed_at(self, seat: Seat) -> bool {
        let (Some(held), Some(view)) = (self.held.get(), self.view.get()) else { return false };
        self.legal.read().iter().any(|action| match *action {
            Action::Play(card, Target::Card(corner)) if card == held => {
                view.open.clock.corners.iter().any(|lies| lies.card == corner && lies.seat == seat)
            }
            Action::Play(
                card,
                Target::Of(owner, _) | Target::Part(owner, ..) | Target::Expert(owner, _),
            ) => card == held && owner == seat,
            _ => false,
        })
    }

    /// What a press would do, in words; `None` if it has no effect now.
    pub fn deed(self, place: Place) -> Option<String> {
        if !self.is_lit(place) {
            return None;
        }
        let view = self.view.get()?;
        Some(match self.meaning(place) {
            Some(action) => self.play().say(&LaunchPad::action(&view, &action)),
            None => self.play().t("web-lp-choose"),
        })
    }

    /// The label of a place, whether the action is possible or not.
    pub fn words(self, place: Place) -> String {
        let view = self.view.get();
        let action = self.meaning(place);
        view.zip(action)
            .map(|(view, action)| self.play().say(&LaunchPad::action(&view, &action)))
            .unwrap_or_default()
    }

    /// Acts, picks up a card, or says why not.
    pub fn press(self, place: Place) {
        untrack(|| match (place, self.meaning(place)) {
            (_, Some(action)) => {
                if self.is_lit(place) {
                    self.taken.set(None);
                }
                self.play().try_act(&action);
            }
            (Place::Hand(card), None) => self.take_up(card),
            (Place::DiscardPile, None) => self.browsing.set(true),
            _ => self.answer("web-lp-hold-first"),
        });
    }

    fn take_up(self, card: Card) {
        let down = self.held.get() == Some(card);
        self.taken.set((!down).then_some(card));
        if !down && !self.can_play(card) {
            self.play().show_why(&Action::Play(card, Target::Nothing));
        }
    }

    /// Puts the held card down.
    pub fn put_down(self) {
        self.taken.set(None);
    }

    fn answer(self, key: &'static str) {
        let refused = Refused::because(Phrase::new(key));
        self.play().aside.set(Some(Aside::Refused(refused)));
    }

    /// The action that a press does, or would begin.
    pub fn would(self, place: Place) -> Option<String> {
        let action = match place {
            Place::Hand(card) if card.aim() == Aim::Nothing => {
                Some(Action::Play(card, Target::Nothing))
            }
            _ => self.meaning(place),
        };
        action.map(|action| action.to_string())
    }

    /// A phrase of the game or of this client.
    pub fn say(self, phrase: &Phrase) -> String {
        self.play().say(phrase)
    }
}

/// The card that was picked up, if it can still be held: in step 4 of the viewer's turn, and in the
/// viewer's hand.
fn held(view: &View, taken: Card) -> Option<Card> {
    let own = view.viewer.seat()?;
    let hand = view.hands.get(own.index())?;
    let plays = view.open.clock.stage == Stage::Play && view.open.clock.turn == own;
    (plays && hand.known.has(taken)).then_some(taken)
}

/// The seat whose board is the large one, and the others clockwise from there.
pub fn order(view: &View) -> (Seat, Vec<Seat>) {
    let main = view.viewer.seat().unwrap_or_default();
    let seats = usize::from(view.open.setup.seats);
    let others = (1..seats).map(|step| Seat::new((main.index() + step) % seats));
    (main, others.collect())
}
