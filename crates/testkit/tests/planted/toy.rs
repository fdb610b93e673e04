//! A small game that is sound unless a fault is planted: everybody seals a card, then in turn draws
//! or shows one.

use gantry_kernel::{
    Audience, Awaiting, Dice, Face, Game, Input, InputOf, Millis, News, ParseError, Purpose,
    Refusal, Seat, SeatSet, SetupError, Standings, Viewer,
};
use serde::{Deserialize, Deserializer, Serialize};

use crate::fault::{Counter, Fault, Smuggled, global, planted};
use crate::text::{Action, Chance};

const HAND: usize = 3;
const HAND_LIMIT: usize = 4;
pub(crate) const HIGHEST_CARD: u8 = 3;

pub(crate) struct Toy;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Setup {
    pub(crate) seats: usize,
    pub(crate) long: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Step {
    Deal,
    Seal,
    Play,
    Over,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) turn: Seat,
    pub(crate) step: Step,
    pub(crate) pile: Vec<u8>,
    pub(crate) hands: Vec<Vec<u8>>,
    pub(crate) sealed: Vec<Vec<u8>>,
    pub(crate) shown: Vec<Vec<u8>>,
    pub(crate) counter: Counter,
    pub(crate) setup: Setup,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Event {
    Dealt(Vec<u8>),
    Ready,
    Sealed { seat: Seat, card: Face<u8> },
    Drawn { seat: Seat, card: Face<u8> },
    Shown { seat: Seat, card: u8 },
    Turn { turn: Seat, step: Step },
    Leaked(Option<u8>),
    Restarted,
}

/// `leaked` and `smuggled` are always empty in a sound game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct View {
    pub(crate) viewer: Viewer,
    pub(crate) setup: Setup,
    pub(crate) turn: Seat,
    pub(crate) step: Step,
    pub(crate) pile: usize,
    #[serde(deserialize_with = "read_own")]
    pub(crate) own: Vec<u8>,
    pub(crate) hands: Vec<usize>,
    pub(crate) sealed: Vec<Option<Face<u8>>>,
    pub(crate) shown: Vec<Vec<u8>>,
    pub(crate) leaked: Option<u8>,
    pub(crate) smuggled: Smuggled,
}

fn read_own<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<u8>, D::Error> {
    let own = Vec::deserialize(deserializer)?;
    Ok(if planted(Fault::ViewIsReadWithoutHands) { Vec::new() } else { own })
}

pub(crate) fn all_cards(setup: &Setup) -> Vec<u8> {
    let copies = if setup.long { 6 } else { 5 };
    (1..=HIGHEST_CARD).flat_map(|card| vec![card; copies]).collect()
}

pub(crate) fn remove(cards: &mut Vec<u8>, card: u8) {
    let place = cards.iter().position(|&held| held == card).expect("the card is there");
    cards.remove(place);
}

impl State {
    fn unsealed(&self) -> SeatSet {
        Seat::all(self.setup.seats).filter(|seat| self.sealed[seat.index()].is_empty()).collect()
    }

    fn top_is_highest(&self) -> bool {
        self.pile.last() == Some(&HIGHEST_CARD)
    }

    fn can_draw(&self, seat: Seat) -> bool {
        let hand = self.hands[seat.index()].len();
        let leaks = planted(Fault::LegalDependsOnPile) && hand > 0 && self.top_is_highest();
        !self.pile.is_empty() && hand < HAND_LIMIT && !leaks
    }

    fn pass_on(&mut self, news: &mut News<Event>) {
        let seats = self.setup.seats;
        if self.pile.is_empty() && self.hands.iter().all(Vec::is_empty) {
            self.step = Step::Over;
            if planted(Fault::NeverEnds) {
                *self = Toy::start(&self.setup).expect("it was started before");
                news.tell_all(|| Event::Restarted);
                return;
            }
        } else {
            self.turn = self.turn.next(seats);
            while self.pile.is_empty() && self.hands[self.turn.index()].is_empty() {
                self.turn = self.turn.next(seats);
            }
        }
        let (turn, step) = (self.turn, self.step);
        news.tell_all(|| Event::Turn { turn, step });
    }

    fn seal(&mut self, seat: Seat, card: u8, news: &mut News<Event>) {
        remove(&mut self.hands[seat.index()], card);
        self.sealed[seat.index()].push(card);
        let know = if planted(Fault::SealedCardIsShown) {
            SeatSet::first(self.setup.seats)
        } else {
            SeatSet::only(seat)
        };
        let event = |card| Event::Sealed { seat, card };
        news.tell_apart(know, || event(Face::Shown(card)), || event(Face::Hidden));
        if !self.unsealed().is_empty() {
            return;
        }
        news.reveal();
        for seat in Seat::all(self.setup.seats) {
            let card = self.sealed[seat.index()].remove(0);
            self.shown[seat.index()].push(card);
            news.tell_all(|| Event::Shown { seat, card });
        }
        self.step = Step::Play;
        if planted(Fault::SealedOrderMatters) {
            self.turn = seat;
        }
        let (turn, step) = (self.turn, self.step);
        news.tell_all(|| Event::Turn { turn, step });
    }

    fn draw(&mut self, seat: Seat, news: &mut News<Event>) {
        let card = self.pile.pop().expect("legal: there is a card");
        if !(planted(Fault::CardIsLost) && card == HIGHEST_CARD) {
            self.hands[seat.index()].push(card);
            self.hands[seat.index()].sort_unstable();
        }
        if !planted(Fault::DrawCanBeTakenBack) {
            news.reveal();
        }
        let event = |card| Event::Drawn { seat, card };
        let own = SeatSet::only(seat);
        news.tell(Audience::seats(own), || event(Face::Shown(card)));
        let told =
            if planted(Fault::EventShowsDrawnCard) { Face::Shown(card) } else { Face::Hidden };
        news.tell(Audience::all_but(own), || event(told));
        if planted(Fault::TurnFollowsPile) && self.top_is_highest() {
            self.turn = self.turn.next(self.setup.seats);
        }
        self.pass_on(news);
    }

    fn act(&mut self, seat: Seat, action: Action, news: &mut News<Event>) {
        match action {
            Action::Seal(card) => self.seal(seat, card, news),
            Action::Draw => self.draw(seat, news),
            Action::Show(card) => {
                remove(&mut self.hands[seat.index()], card);
                self.shown[seat.index()].push(card);
                news.tell_all(|| Event::Shown { seat, card });
                self.pass_on(news);
            }
        }
    }

    fn deal(&mut self, cards: &[u8], news: &mut News<Event>) {
        self.pile = cards.to_vec();
        for seat in Seat::all(self.setup.seats) {
            let mut hand = self.pile.split_off(self.pile.len() - HAND);
            hand.sort_unstable();
            news.tell(Audience::only(seat), || Event::Dealt(hand.clone()));
            self.hands[seat.index()] = hand;
        }
        self.step = Step::Seal;
        news.tell_all(|| Event::Ready);
    }

    fn refusal(&self, seat: Seat, action: Action) -> Option<Refusal> {
        let held = |card: u8| self.hands[seat.index()].contains(&card);
        match (self.step, action) {
            (Step::Seal, Action::Seal(card)) => {
                if !self.unsealed().contains(seat) {
                    return Some(Refusal::new("TOY-1", "already-sealed"));
                }
                (!held(card)).then(|| Refusal::new("TOY-2", "card-not-held"))
            }
            (Step::Play, _) if self.turn != seat => Some(Refusal::new("TOY-3", "not-your-turn")),
            (Step::Play, Action::Show(card)) => {
                (!held(card)).then(|| Refusal::new("TOY-2", "card-not-held"))
            }
            (Step::Play, Action::Draw) => {
                let can = self.can_draw(seat)
                    || (planted(Fault::AcceptedButUnlisted) && !self.pile.is_empty());
                (!can).then(|| Refusal::new("TOY-4", "cannot-draw"))
            }
            _ => Some(Refusal::new("TOY-5", "not-now")),
        }
    }
}

impl Game for Toy {
    const ID: &'static str = "toy";
    const RULES: u32 = 1;
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn seats(setup: &Setup) -> usize {
        setup.seats
    }

    fn start(setup: &Setup) -> Result<State, SetupError> {
        let mut pile = all_cards(setup);
        if planted(Fault::StartReadsGlobal) {
            let turns = global() as usize % 7;
            pile.rotate_left(turns);
        }
        let mut setup = setup.clone();
        setup.long |= planted(Fault::SetupIsNotKept);
        Ok(State {
            turn: Seat::new(0),
            step: Step::Deal,
            pile,
            hands: vec![Vec::new(); setup.seats],
            sealed: vec![Vec::new(); setup.seats],
            shown: vec![Vec::new(); setup.seats],
            counter: Counter::default(),
            setup,
        })
    }

    fn setup(state: &State) -> &Setup {
        &state.setup
    }

    fn awaiting(state: &State) -> Awaiting {
        let everybody = SeatSet::first(state.setup.seats);
        let players = Awaiting::sealed;
        match state.step {
            Step::Deal => Awaiting::Chance(Purpose(0)),
            Step::Seal if planted(Fault::WaitsForUnheard) => players(everybody, state.unsealed()),
            Step::Seal if planted(Fault::ForcedWithoutAction) => players(everybody, everybody),
            Step::Seal => players(state.unsealed(), state.unsealed()),
            Step::Play if planted(Fault::NobodyIsHeard) => players(SeatSet::EMPTY, SeatSet::EMPTY),
            Step::Play if planted(Fault::AwaitingShowsPile) && state.top_is_highest() => {
                players(SeatSet::only(state.turn), everybody)
            }
            Step::Play => Awaiting::turn(state.turn),
            Step::Over => Awaiting::Over,
        }
    }

    fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        let Some(hand) = state.hands.get(seat.index()) else { return };
        match state.step {
            Step::Seal if state.unsealed().contains(seat) => {
                actions.extend(hand.iter().map(|&card| Action::Seal(card)));
            }
            Step::Play if state.turn == seat || planted(Fault::UnheardButListed) => {
                if state.can_draw(seat) || planted(Fault::ListedButRefused) {
                    actions.push(Action::Draw);
                }
                actions.extend(hand.iter().map(|&card| Action::Show(card)));
            }
            _ => {}
        }
        if !planted(Fault::ActionTwice) {
            actions.dedup();
        }
    }

    fn explain(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if seat.index() >= state.setup.seats {
            return if planted(Fault::StrangerIsHeard) {
                Ok(())
            } else {
                Err(Refusal::new("TOY-6", "not-at-this-table"))
            };
        }
        let Some(refusal) = state.refusal(seat, *action) else { return Ok(()) };
        if planted(Fault::RefusalCounts) {
            state.counter.count();
        }
        Err(match state.pile.last() {
            Some(&card) if planted(Fault::RefusalNamesPile) => refusal.with("top", card),
            _ => refusal,
        })
    }

    fn draw(state: &State, dice: &mut Dice) -> Chance {
        let mut cards = state.pile.clone();
        dice.shuffle(&mut cards);
        if planted(Fault::DrawReadsGlobal) {
            cards.sort_unstable();
            cards.rotate_left(global() as usize % 7);
        }
        Chance(cards)
    }

    fn admits(state: &State, chance: &Chance) -> Result<(), ParseError> {
        let sorted = |cards: &[u8]| {
            let mut cards = cards.to_vec();
            cards.sort_unstable();
            cards
        };
        let refused = planted(Fault::DrawIsImpossible) && chance.0[0] == HIGHEST_CARD;
        if sorted(&chance.0) == sorted(&state.pile) && !refused {
            return Ok(());
        }
        Err(ParseError::new("every card once", chance.to_string()))
    }

    fn apply(state: &mut State, _: Millis, input: &InputOf<Self>, news: &mut News<Event>) {
        if planted(Fault::CopyIsShallow) {
            state.counter.count();
        }
        if planted(Fault::ApplyReadsGlobal) {
            state.counter.set(global());
        }
        match input {
            Input::Act { seat, action } => state.act(*seat, *action, news),
            Input::Chance(Chance(cards)) => state.deal(cards, news),
            Input::Timeout => unreachable!("this toy has no deadline"),
        }
        if planted(Fault::ViewAndNewsShowPile) {
            news.tell_all(|| Event::Leaked(state.pile.last().copied()));
        }
    }

    fn standings(state: &State) -> Option<Standings> {
        let points = |cards: &Vec<u8>| (cards.iter().map(|&card| i32::from(card)).sum(), 0);
        let over = state.step == Step::Over && !planted(Fault::OverWithoutStandings);
        over.then(|| Standings::ranked(&state.shown.iter().map(points).collect::<Vec<_>>()))
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let sees = |seat| viewer.is(seat) || planted(Fault::SealedCardIsShown);
        let sealed = Seat::all(state.setup.seats).map(|seat| {
            let card = state.sealed[seat.index()].first()?;
            let spectating = viewer == Viewer::Spectator;
            Some(if sees(seat) && !spectating { Face::Shown(*card) } else { Face::Hidden })
        });
        let leaks = planted(Fault::ViewShowsPile) || planted(Fault::ViewAndNewsShowPile);
        let top = state.pile.last().copied().filter(|_| state.step != Step::Deal);
        View {
            viewer,
            setup: state.setup.clone(),
            turn: state.turn,
            step: state.step,
            pile: state.pile.len(),
            own: viewer.seat().map_or(Vec::new(), |seat| state.hands[seat.index()].clone()),
            hands: state.hands.iter().map(Vec::len).collect(),
            sealed: sealed.collect(),
            shown: state.shown.clone(),
            leaked: top.filter(|_| leaks),
            smuggled: Smuggled(top.filter(|_| planted(Fault::BytesShowPile))),
        }
    }
}
