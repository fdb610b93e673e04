//! What missions do when they reach space (LO-6.7, LO-8).

use gantry_kernel::Seat;

use super::Fold;
use crate::action::{Reward, Upgrade};
use crate::board::{Flight, Task};
use crate::card::{Colour, Mission};
use crate::effect::Effect;
use crate::event::Event;
use crate::judge::{is_left, may_reward};
use crate::order;
use crate::price;

impl Fold<'_> {
    /// Continues with the rocket's remaining missions. Where their order cannot matter, nobody is
    /// asked (LO-6.7).
    pub(super) fn next_effect(&mut self, seat: Seat) {
        let cargo = self.state.open.board(seat).flight.cargo;
        let data = self.state.open.data();
        let idle = cargo.kinds().find(|&kind| !data.mission(kind).effect.is_immediate());
        match idle.or_else(|| cargo.kinds().next()) {
            Some(_) if idle.is_none() && order::is_asked(self.state, seat) => {
                self.board(seat).task = Task::Resolve;
            }
            Some(mission) => self.resolve(seat, mission),
            None => {
                let board = self.board(seat);
                board.flight = Flight::default();
                board.task = Task::Launch;
            }
        }
    }

    pub(super) fn resolve(&mut self, seat: Seat, mission: Mission) {
        let card = *self.state.open.data().mission(mission);
        let points = u16::from(card.points);
        let board = self.board(seat);
        board.flight.cargo.remove(mission);
        board.points += points;
        self.news.tell_all(|| Event::Reached { seat, mission, points });
        match card.effect {
            Effect::Nothing | Effect::Final(_) => {}
            Effect::Gain(colour) => self.gain_told(seat, colour),
            Effect::Mapping => {
                if Colour::PLAIN.iter().any(|&colour| self.board(seat).tech(colour) > 0) {
                    self.board(seat).task = Task::Map;
                    return;
                }
                self.news.tell_all(|| Event::Lapsed { seat });
            }
            Effect::Income(steps) => self.raise_income(seat, steps),
            Effect::Money(money) => {
                let money = u16::from(money);
                self.board(seat).money += money;
                self.news.tell_all(|| Event::Earned { seat, points: 0, money });
            }
            Effect::Capacity => self.upgrade_if_left(seat, Upgrade::Capacity),
            Effect::Propulsion => self.upgrade_if_left(seat, Upgrade::Propulsion),
            Effect::Lab => self.raise_lab(seat),
            Effect::Search(cards) => {
                self.search(seat, cards);
                return;
            }
            Effect::FreeInvestment => {
                self.station_rocket(seat, true);
                let data = self.state.open.data();
                let board = self.state.open.board(seat);
                if may_reward(data, board, Reward::Income).is_ok() {
                    self.board(seat).task = Task::Reward;
                    return;
                }
                self.reward(seat, Reward::Green);
            }
            Effect::TechAndUpgrade => {
                self.board(seat).task = Task::Gain;
                return;
            }
        }
        self.next_effect(seat);
    }

    pub(super) fn gain(&mut self, seat: Seat, colour: Colour) {
        self.board(seat).techs[colour.index()] += 1;
    }

    fn gain_told(&mut self, seat: Seat, colour: Colour) {
        self.gain(seat, colour);
        self.news.tell_all(|| Event::Gained { seat, colour });
    }

    pub(super) fn raise_income(&mut self, seat: Seat, steps: u8) {
        let most = self.state.open.data().tracks.income_most;
        let board = self.board(seat);
        let income = (board.income + steps).min(most);
        if income == board.income {
            self.news.tell_all(|| Event::Lapsed { seat });
            return;
        }
        board.income = income;
        self.news.tell_all(|| Event::IncomeUp { seat, income });
    }

    /// LO-1.5
    pub(super) fn upgrade(&mut self, seat: Seat, upgrade: Upgrade) {
        let board = self.board(seat);
        match upgrade {
            Upgrade::Capacity => board.capacity += 1,
            Upgrade::Propulsion => board.propulsion += 1,
        }
        self.news.tell_all(|| Event::Upgraded { seat, upgrade });
    }

    fn can_upgrade(&self, seat: Seat, upgrade: Upgrade) -> bool {
        let open = &self.state.open;
        is_left(open.data(), open.board(seat), upgrade, "LO-8.2").is_ok()
    }

    fn upgrade_if_left(&mut self, seat: Seat, upgrade: Upgrade) {
        if self.can_upgrade(seat, upgrade) {
            self.upgrade(seat, upgrade);
        } else {
            self.news.tell_all(|| Event::Lapsed { seat });
        }
    }

    pub(super) fn raise_lab(&mut self, seat: Seat) {
        match self.board(seat).lab.next() {
            Some(level) => {
                self.board(seat).lab = level;
                self.news.tell_all(|| Event::LabUp { seat, level });
            }
            None => self.news.tell_all(|| Event::Lapsed { seat }),
        }
    }

    /// LO-4.4: a rocket on or beside the station track, and its points.
    pub(super) fn station_rocket(&mut self, seat: Seat, beside: bool) {
        let board = self.board(seat);
        board.rockets += 1;
        let points = price::INVESTMENT + u16::try_from(board.space.len()).expect("few cards");
        board.points += points;
        self.news.tell_all(|| Event::Invested { seat, points, beside });
    }

    /// LO-4.4: green or income.
    pub(super) fn reward(&mut self, seat: Seat, reward: Reward) {
        match reward {
            Reward::Green => self.gain_told(seat, Colour::Green),
            Reward::Income => self.raise_income(seat, 1),
        }
    }

    /// *Planetary mapping* (LO-8.2).
    pub(super) fn map(&mut self, seat: Seat, given: Colour) {
        let board = self.board(seat);
        board.techs[given.index()] -= 1;
        for colour in Colour::PLAIN.into_iter().filter(|&colour| colour != given) {
            board.techs[colour.index()] += 1;
        }
        self.news.tell_all(|| Event::Mapped { seat, given });
        self.next_effect(seat);
    }

    /// *Tech and upgrade* (LO-8.2): the technology, then the upgrade, if one is left.
    pub(super) fn gain_freely(&mut self, seat: Seat, colour: Colour) {
        self.gain_told(seat, colour);
        let left =
            [Upgrade::Capacity, Upgrade::Propulsion].map(|kind| self.can_upgrade(seat, kind));
        match left {
            [true, true] => {
                self.board(seat).task = Task::Upgrade;
                return;
            }
            [true, false] => self.upgrade(seat, Upgrade::Capacity),
            [false, true] => self.upgrade(seat, Upgrade::Propulsion),
            [false, false] => self.news.tell_all(|| Event::Lapsed { seat }),
        }
        self.next_effect(seat);
    }
}
