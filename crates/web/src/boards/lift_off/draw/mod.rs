//! The board of Lift Off (2018): the common table, one board in full, the others as summaries, a
//! desk for the current decision, and the hand.
//!
//! `place` says which action is reached where; everything else draws what the view says.

mod cards;
mod common;
mod desk;
mod figures;
mod hand;
mod launch;
mod memory;
mod own;
mod rivals;
mod status;

use super::{copies, face, launches, place, track};
use std::sync::Arc;

use crate::page::browser;
use crate::prelude::*;
use crate::terms::NamedTerm;
use gantry_art::{Icon, Weight};
use gantry_kernel::{Phrase, Seat, Term, Value, Words};
use gantry_lift_off::{Action, Board, Colour, LiftOff, View};

use crate::boards::looking::Looking;
use crate::boards::motion::Motion;
use crate::boards::{Play, keys, sign};
use face::Face;
use place::{Place, offers};

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
    /// What the viewer is looking at.
    looking: Looking,
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
    let table = Table { play, view, terms, own, main, looking: Looking::new(play) };
    view! {
        <div class="lo" node_ref=motion.root on:keydown=|event| keys::walk(&event) {..table.looking.listeners()}>
            <div class="lo-size">
                <div class="lo-table">
                    {status::draw(table)}
                    {common::decks(table)}
                    {own::draw(table)}
                    <div class="lo-dock">
                        {own::strip(table)}
                        {desk::draw(table)}
                        {hand::draw(table)}
                    </div>
                    <div class="lo-right">
                        {status::score(table)}
                        {common::station(table)}
                        {rivals::draw(table)}
                        {memory::draw(table)}
                    </div>
                </div>
            </div>
            {launch::draw(table)}
            {cards::enlarger(table)}
        </div>
    }
}

/// The card that a word names, with its rule text.
pub fn picture(play: Play, term: &NamedTerm) -> Option<String> {
    let view: View = serde_json::from_str(&play.frame.read_untracked().view).ok()?;
    let words = gantry_art::Words { title: &term.name, sentence: &term.text };
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

/// A button at a place of the board. `name` says what it is.
fn spot(
    table: Table,
    place: Place,
    name: impl Fn() -> String + Copy + Send + Sync + 'static,
    content: impl IntoView + 'static,
) -> impl IntoView {
    button(table, place, None, name, content)
}

/// A card at a place of the board; it can be enlarged.
fn card_spot(
    table: Table,
    place: Place,
    (face, copy): (Face, usize),
    name: impl Fn() -> String + Copy + Send + Sync + 'static,
) -> impl IntoView {
    button(table, place, Some(face), name, table.picture(face, copy))
}

fn button(
    table: Table,
    place: Place,
    face: Option<Face>,
    name: impl Fn() -> String + Copy + Send + Sync + 'static,
    content: impl IntoView + 'static,
) -> impl IntoView {
    let lit = Memo::new(move |_| table.is_lit(place));
    let only = Memo::new(move |_| table.only(place));
    let label = move || match only.get() {
        Some(only) => table.named(name(), table.words(only)),
        None => name(),
    };
    let class = if face.is_some() { "lo-spot lo-carded" } else { "lo-spot" };
    view! {
        <button type="button" class=class class:lo-lit=lit aria-disabled=move || (!lit.get()).to_string() aria-label=label
            aria-description=move || face.map(|face| table.sentence(face)) data-large=face.map(Face::id)
            on:click=move |_| table.click(place)
            data-would=move || only.get().map(|only| only.to_string())>
            {content}
        </button>
    }
}

/// An icon, hidden from screen readers.
fn icon(icon: Icon) -> impl IntoView {
    view! { <span class="lo-icon" aria-hidden="true" inner_html=gantry_art::icon(icon, Weight::Solid)></span> }
}

/// A technology icon, hidden from screen readers.
fn technology(colour: Colour) -> impl IntoView {
    view! { <span class="lo-tech" aria-hidden="true" inner_html=gantry_art::lift_off::technology(colour)></span> }
}

/// A button for one action.
fn chip(
    table: Table,
    action: Action,
    class: &'static str,
    content: impl IntoView + 'static,
) -> impl IntoView {
    let lit = Memo::new(move |_| table.play.can(&action));
    view! {
        <button type="button" class=class class:lo-lit=lit aria-disabled=move || (!lit.get()).to_string()
            aria-label=move || table.words(action) title=move || table.words(action)
            on:click=move |_| table.play.try_act(&action)
            data-would=action.to_string()>
            {content}
        </button>
    }
}
