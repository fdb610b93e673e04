//! What everything on the table shares: the view, the held card, and what a press does.

use std::sync::Arc;

use crate::prelude::*;
use gantry_kernel::{Phrase, Seat, Words};
use gantry_launch_pad::{Action, Aim, Board, Card, LaunchPad, Rocket, Stage, Target, View};
use web_sys::MouseEvent;

use super::drag::Drag;
use super::place::{Place, Press, can_hold, is_busy, meant, press};
use crate::boards::looking::Looking;
use crate::boards::motion::Motion;
use crate::boards::{Aside, Play};
use gantry_wire::Refused;

/// For this long after the stage has changed, the buttons above the hand ignore the pointer: a
/// second click of a double click must not mean something else.
const SETTLES_MS: f64 = 600.0;

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
    /// The rocket of which a component is to be named.
    pub opened: RwSignal<Option<(Seat, Rocket)>>,
    /// What the viewer is looking at.
    pub looking: Looking,
    /// The card that is being dragged.
    pub drag: Drag,
    /// The player whose yard the viewer has asked to see where there is room for one only.
    pub visited: RwSignal<Option<Seat>>,
    /// Whether the discard pile is spread out.
    pub browsing: RwSignal<bool>,
    /// When the stage changed last.
    changed_ms: StoredValue<f64>,
}

impl Desk {
    pub fn new(play: Play, motion: Motion) -> Self {
        let view = motion.watch(play.view::<LaunchPad>());
        let taken = RwSignal::new(None);
        let held = Memo::new(move |_| held(view.get()?.as_ref(), taken.get()?));
        let desk = Self {
            table: StoredValue::new(play),
            view,
            legal: play.legal(),
            taken,
            held,
            opened: RwSignal::new(None),
            looking: Looking::new(play),
            drag: Drag::new(),
            visited: RwSignal::new(None),
            browsing: RwSignal::new(false),
            changed_ms: StoredValue::new(0.0),
        };
        desk.follow();
        desk
    }

    /// Remembers when the stage changes, and closes what belonged to another card.
    fn follow(self) {
        let stage = Memo::new(move |_| {
            let view = self.view.read();
            view.as_ref().map(|view| (view.open.clock.turn, stage_of(view)))
        });
        Effect::new(move |_| stage.with(|_| self.changed_ms.set_value(now_ms())));
        Effect::new(move |_| {
            self.held.track();
            self.opened.set(None);
            self.visited.set(None);
        });
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

    /// Whether this is the viewer's own seat.
    pub fn is_own(self, seat: Seat) -> bool {
        self.view.read().as_ref().is_some_and(|view| view.viewer.is(seat))
    }

    /// What a press would do, whether the rules allow it or not.
    fn meaning(self, place: Place) -> Option<Action> {
        meant(self.view.get()?.as_ref(), self.held.get(), place)
    }

    fn pressing(self, place: Place) -> Option<Press> {
        // While a component is to be named, its buttons lie over other rockets.
        if self.opened.read().is_some() && matches!(place, Place::Rocket(..)) {
            return None;
        }
        press(self.view.get()?.as_ref(), &self.legal.read(), self.held.get(), place)
    }

    /// Whether pressing this place leads to something; reactive.
    pub fn is_lit(self, place: Place) -> bool {
        self.pressing(place).is_some()
    }

    /// Whether there is more to do than to end the step.
    pub fn is_busy(self) -> bool {
        is_busy(&self.legal.read())
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
        let view = self.view.get()?;
        Some(match self.pressing(place)? {
            Press::Act(action) => self.play().say(&LaunchPad::action(&view, &action)),
            Press::PickUp(_) => self.play().t("web-lp-choose"),
            Press::Open(..) => self.play().t("web-lp-open"),
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

    /// Whether a click comes so soon after a change that it was meant for something else.
    pub fn is_hasty(self, place: Place, event: &MouseEvent) -> bool {
        let button = matches!(place, Place::GoOn | Place::DrawRest | Place::DiscardHeld);
        button && event.detail() != 0 && now_ms() - self.changed_ms.get_value() < SETTLES_MS
    }

    /// Acts, picks up a card, or says why not.
    pub fn press(self, place: Place) {
        untrack(|| match (self.pressing(place), place) {
            (Some(Press::Act(action)), _) => {
                self.put_down();
                self.play().act(&action);
            }
            (Some(Press::Open(seat, rocket)), _) => self.opened.set(Some((seat, rocket))),
            (_, Place::Hand(card)) if self.meaning(place).is_none() => self.take_up(card),
            _ => self.refuse(place),
        });
    }

    /// Says why a press does nothing, or shows what there is to see.
    fn refuse(self, place: Place) {
        let phrase = match (self.meaning(place), self.held.get(), place) {
            (Some(action), ..) => return self.play().show_why(&action),
            (None, _, Place::DiscardPile) => return self.browsing.set(true),
            (None, Some(card), _) => Phrase::new("web-lp-not-there").with("card", card.phrase()),
            (None, None, _) => Phrase::new("web-lp-hold-first"),
        };
        self.play().aside.set(Some(Aside::Refused(Refused::without_rule(phrase))));
    }

    fn take_up(self, card: Card) {
        let down = self.held.get() == Some(card);
        self.taken.set((!down).then_some(card));
        if !down && self.pressing(Place::Hand(card)).is_none() {
            self.play().show_why(&Action::Play(card, Target::Nothing));
        }
    }

    /// Picks up a card by dragging it; returns whether it can be held.
    pub fn pick_up(self, card: Card) -> bool {
        let can = self.view.get_untracked().is_some_and(|view| held(&view, card).is_some());
        if can {
            self.taken.set(Some(card));
        }
        can
    }

    /// Puts the held card down.
    pub fn put_down(self) {
        self.taken.set(None);
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

/// The stage, without what changes within it.
fn stage_of(view: &View) -> Stage {
    match view.open.clock.stage {
        Stage::Draw { .. } => Stage::Draw { due: 0 },
        stage => stage,
    }
}

fn now_ms() -> f64 {
    window().performance().map_or(0.0, |performance| performance.now())
}

/// The card that was picked up, if it can still be held and is in the viewer's hand.
fn held(view: &View, taken: Card) -> Option<Card> {
    let hand = view.hands.get(view.viewer.seat()?.index())?;
    (can_hold(view) && hand.known.has(taken)).then_some(taken)
}

/// The seat whose board is the large one, and the others clockwise from there.
pub fn order(view: &View) -> (Seat, Vec<Seat>) {
    let main = view.viewer.seat().unwrap_or_default();
    let seats = usize::from(view.open.setup.seats);
    let others = (1..seats).map(|step| Seat::new((main.index() + step) % seats));
    (main, others.collect())
}
