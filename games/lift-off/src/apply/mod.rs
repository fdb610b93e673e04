//! Folds an accepted input into the state.

mod draft;
mod effect;
mod launch;
mod mission;
mod round;
mod specialist;

use gantry_kernel::{Input, Millis, News, Seat};

use crate::action::Action;
use crate::board::{Board, Task};
use crate::chance::Chance;
use crate::event::Event;
use crate::state::{Open, Sealed, State};

/// The table and the news.
struct Fold<'a> {
    state: &'a mut State,
    news: &'a mut News<Event>,
}

/// The fold of [`gantry_kernel::Game::apply`].
pub fn apply(state: &mut State, _: Millis, input: &Input<Action, Chance>, news: &mut News<Event>) {
    let before = news.has_listeners().then(|| state.open.clone());
    let mut fold = Fold { state, news };
    match input {
        Input::Act { seat, action } => fold.act(*seat, *action),
        Input::Chance(chance) => fold.chance(chance),
        Input::Timeout => unreachable!("Lift Off sets no deadlines"),
    }
    if let Some(before) = before {
        tell_changes(&before, &state.open, news);
    }
}

/// Tells the public parts that have changed, after what happened.
fn tell_changes(before: &Open, after: &Open, news: &mut News<Event>) {
    for seat in Seat::all(after.seats()) {
        if before.board(seat) != after.board(seat) {
            news.tell_all(|| Event::Board { seat, board: *after.board(seat) });
        }
    }
    if before.station != after.station {
        news.tell_all(|| Event::Station(after.station));
    }
    if before.dismissed != after.dismissed {
        news.tell_all(|| Event::Dismissed(after.dismissed));
    }
    if before.discards != after.discards {
        news.tell_all(|| Event::Discards(after.discards));
    }
    if before.clock != after.clock {
        news.tell_all(|| Event::Clock(after.clock));
    }
}

impl Fold<'_> {
    fn act(&mut self, seat: Seat, action: Action) {
        match action {
            Action::KeepGoal(goal) | Action::PassGoal(goal) => self.seal(seat, Sealed::Goal(goal)),
            Action::KeepSpecialist(card) | Action::PassSpecialist(card) => {
                self.seal(seat, Sealed::Specialist(card));
            }
            Action::Direction(direction) => self.direct(seat, direction),
            Action::Play(card) => self.play(seat, card),
            Action::Do(deed) => self.do_deed(seat, deed),
            Action::More(colour) => self.buy_more(seat, colour),
            Action::Take(techs) => self.take(seat, techs),
            Action::Deck(level) => self.choose_deck(seat, level),
            Action::Keep(kept) => self.keep(seat, kept.missions()),
            Action::Launch(symbol) => self.prepare(seat, symbol),
            Action::Load(mission) => self.board(seat).flight.cargo.add(mission),
            Action::Boost(weight) => self.boost(seat, weight),
            Action::Bonus => self.board(seat).flight.bonus = true,
            Action::LiftOff => self.lift_off(seat),
            Action::Resolve(mission) => self.resolve(seat, mission),
            Action::Map(colour) => self.map(seat, colour),
            Action::Decline => self.decline(seat),
            Action::Gain(colour) => self.gain_freely(seat, colour),
            Action::Upgrade(upgrade) => {
                self.upgrade(seat, upgrade);
                self.next_effect(seat);
            }
            Action::Reward(reward) => {
                self.reward(seat, reward);
                self.next_effect(seat);
            }
            Action::Sell(goal) => self.sell(seat, goal),
            Action::Done => self.done(seat),
        }
    }

    fn done(&mut self, seat: Seat) {
        match self.board(seat).task {
            Task::Buy { .. } => self.board(seat).task = Task::Work,
            Task::Work => self.end_turn(seat),
            Task::Launch => self.end_launching(seat),
            Task::Sale => self.end_sale(seat),
            task => unreachable!("{task:?} does not end like this"),
        }
    }

    fn decline(&mut self, seat: Seat) {
        match self.board(seat).task {
            Task::Load => self.drop_launch(seat),
            Task::Map => self.next_effect(seat),
            task => unreachable!("{task:?} cannot be declined"),
        }
    }

    fn chance(&mut self, chance: &Chance) {
        match chance {
            Chance::Deal { first, goals, specialists, missions } => {
                self.deal(*first, goals, specialists, missions);
            }
            Chance::Specialists(cards) => self.begin_phase(cards),
            Chance::Missions(_, cards) => self.reshuffle(cards),
        }
    }

    fn board(&mut self, seat: Seat) -> &mut Board {
        &mut self.state.open.boards[seat.index()]
    }

    fn seats(&self) -> usize {
        self.state.seats()
    }

    /// The seats clockwise from the starting player.
    fn clockwise(&self) -> impl Iterator<Item = Seat> + use<> {
        let (seats, starter) = (self.seats(), self.state.open.clock.starter.index());
        (0..seats).map(move |step| Seat::new((starter + step) % seats))
    }
}
