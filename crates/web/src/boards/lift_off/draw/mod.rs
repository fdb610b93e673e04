//! Draws the board. Every part is a function of [`Table`]; `spot` has the buttons that parts share.

mod cards;
mod decks;
mod desk;
mod drag;
mod earth;
mod figures;
mod gauges;
mod guard;
mod hand;
mod launch;
mod memory;
mod opened;
mod plan;
mod rivals;
mod site;
mod sky;
mod spot;

use super::{copies, face, launches, place, question, shelf, track};
use std::sync::Arc;

use crate::page::browser;
use crate::prelude::*;
use crate::terms::NamedTerm;
use gantry_kernel::{Phrase, Seat, Term, Value, Words};
use gantry_lift_off::{Action, Board, LiftOff, View};

use crate::boards::looking::Looking;
use crate::boards::motion::Motion;
use crate::boards::{Play, keys, sign};
use drag::Drag;
use face::Face;
use opened::Opened;
use place::{Place, offers};
use question::Question;

/// What every part of this board needs. Made of signals: cheap to pass around.
#[derive(Clone, Copy)]
pub struct Table {
    play: Play,
    view: Memo<Option<Arc<View>>>,
    /// Names and rule texts of the cards, with the values of this table.
    terms: Memo<Arc<Vec<Term>>>,
    /// The viewer's seat, if a player.
    own: Memo<Option<Seat>>,
    /// The seat whose board is drawn in full: the viewer's own; for spectators the one whose turn
    /// it is.
    main: Memo<Option<Seat>>,
    /// What the viewer is asked.
    question: Memo<Question>,
    /// What the viewer is looking at.
    looking: Looking,
    /// The mission that is being dragged to the rocket.
    drag: Drag,
    /// What lies open over the board.
    opened: RwSignal<Option<Opened>>,
}

/// Draws the board.
pub fn draw(play: Play) -> AnyView {
    let motion = Motion::new();
    let view = motion.watch(play.view::<LiftOff>());
    let setup = Memo::new(move |_| view.read().as_ref().map(|view| view.open.setup.clone()));
    let terms = Memo::new(move |_| {
        Arc::new(setup.read().as_ref().map(LiftOff::glossary).unwrap_or_default())
    });
    let own = Memo::new(move |_| view.read().as_ref().and_then(|view| view.own()));
    let main = Memo::new(move |_| {
        own.get().or_else(|| view.read().as_ref().map(|view| view.open.clock.turn))
    });
    let question = Memo::new(move |_| view.read().as_deref().map(Question::of).unwrap_or_default());
    let table = Table {
        play,
        view,
        terms,
        own,
        main,
        question,
        looking: Looking::new(play),
        drag: Drag::new(),
        opened: RwSignal::new(None),
    };
    let asked = move || question.get().layout().name();
    let class = move || {
        let colour = main.get().map(|seat| play.colour(seat)).unwrap_or_default();
        format!("lo seat-{colour}")
    };
    view! {
        <div class=class node_ref=motion.root data-asked=asked on:keydown=|event| keys::walk(&event)
            {..guard::listeners(table)} {..table.looking.listeners()}>
            <div class="lo-sky-backdrop" aria-hidden="true" inner_html=gantry_art::lift_off::sky()></div>
            <div class="lo-earth-backdrop" aria-hidden="true" inner_html=gantry_art::lift_off::earth()></div>
            {plan::draw(table)}
            {sky::station(table)}
            {rivals::draw(table)}
            <div class="lo-middle">
                {sky::space(table)}
                {site::lab(table)}
                {site::pad(table)}
                {desk::draw(table)}
            </div>
            {gauges::draw(table)}
            {earth::draw(table)}
            {hand::hand(table)}
            {hand::goals(table)}
            {hand::played(table)}
            {decks::draw(table)}
            {launch::draw(table)}
            {opened::draw(table)}
            {cards::enlarger(table)}
        </div>
    }
}

/// The card that a word names, with its rule text.
pub fn picture(play: Play, term: &NamedTerm) -> Option<String> {
    let view: View = serde_json::from_str(&play.frame.read_untracked().view).ok()?;
    let words = gantry_art::CardText { title: &term.name, sentence: &term.text };
    Some(face::drawing(&view, Face::read(&term.word)?, gantry_art::Form::Full, words))
}

impl Table {
    /// Something from the view; reactive. The default if there is no view.
    fn of<T: Default>(self, look: impl FnOnce(&View) -> T) -> T {
        self.view.read().as_deref().map(look).unwrap_or_default()
    }

    /// Something from a seat's board; reactive.
    fn at<T: Default>(self, seat: Seat, look: impl FnOnce(&View, &Board) -> T) -> T {
        self.of(|view| look(view, view.board(seat)))
    }

    /// What a place offers the viewer, allowed or not.
    fn offers(self, place: Place) -> Vec<Action> {
        self.of(|view| view.own().map(|seat| offers(view, seat, place)).unwrap_or_default())
    }

    /// Whether something can be done at a place.
    fn is_lit(self, place: Place) -> bool {
        !self.allowed(place).is_empty()
    }

    /// An action in words.
    fn words(self, action: Action) -> String {
        let phrase = self.view.read().as_deref().map(|view| LiftOff::action(view, &action));
        phrase.map(|phrase| self.play.say(&phrase)).unwrap_or_default()
    }

    /// A name together with what a press does, unless the latter contains the name.
    fn named(self, name: String, deed: String) -> String {
        if deed.contains(&name) {
            return deed;
        }
        let phrase = Phrase::new("web-named").with("name", Value::Code(name));
        self.play.app.say(&phrase.with("deed", Value::Code(deed)))
    }

    /// A word of the game.
    fn word(self, key: &'static str) -> String {
        self.play.say(&Phrase::new(key))
    }

    /// Phrases, joined.
    fn list(self, phrases: &[Phrase], between: &str) -> String {
        let said: Vec<String> = phrases.iter().map(|phrase| self.play.say(phrase)).collect();
        said.join(between)
    }

    /// A sentence of this client about a player.
    fn about(self, key: &'static str, seat: Seat) -> String {
        self.play.say(&Phrase::new(key).with("name", seat))
    }

    fn name(self, seat: Seat) -> String {
        self.play.seat(seat).map(|seat| seat.name).unwrap_or_default()
    }

    /// The symbol of a seat, in its colour.
    fn sign(self, seat: Seat) -> impl IntoView {
        sign(self.play, seat)
    }

    /// What can be done at a place.
    fn allowed(self, place: Place) -> Vec<Action> {
        let mut offered = self.offers(place);
        offered.retain(|action| self.play.can(action));
        offered
    }

    /// What a press at a place does, if there is only one possibility.
    fn only(self, place: Place) -> Option<Action> {
        match self.allowed(place).as_slice() {
            [only] => Some(*only),
            _ => None,
        }
    }

    /// Does what is possible at a place if there is one possibility. If there are several, the desk
    /// has the choice; if there are none, it says why.
    fn click(self, place: Place) {
        let (only, lit, first) =
            untrack(|| (self.only(place), self.is_lit(place), self.offers(place).first().copied()));
        match (only, first) {
            (Some(only), _) => self.play.act(&only),
            _ if lit => browser::focus("#lo-desk .lo-lit"),
            (None, Some(first)) => self.play.show_why(&first),
            (None, None) => {}
        }
    }
}
