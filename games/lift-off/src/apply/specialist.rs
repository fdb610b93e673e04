//! Playing specialists (LO-3.3, LO-4).

use gantry_kernel::Seat;

use super::Fold;
use crate::action::{Deed, Reward, Techs, Upgrade};
use crate::board::Task;
use crate::card::{Colour, Level, Specialist};
use crate::effect::Banner;
use crate::event::Event;
use crate::judge::lab_price;
use crate::price;
use crate::setup::Edition;
use crate::state::{Direction, Stage};

impl Fold<'_> {
    pub(super) fn begin_specialists(&mut self) {
        let clock = &mut self.state.open.clock;
        clock.stage = Stage::Specialists;
        let starter = clock.starter;
        self.let_play(starter);
    }

    fn let_play(&mut self, seat: Seat) {
        self.state.open.clock.turn = seat;
        self.board(seat).task = Task::Play;
    }

    pub(super) fn play(&mut self, seat: Seat, card: Specialist) {
        self.news.reveal();
        let hand = &mut self.state.hands[seat.index()];
        let place = hand.iter().position(|other| *other == card).expect("a card in hand");
        hand.remove(place);
        self.news.tell_all(|| Event::Played { seat, card });
        let banner = self.state.open.data().specialist(card).banner;
        let board = self.board(seat);
        board.round.played.push(card);
        board.round.done = 0;
        board.task = Task::Work;
        // LO-4.1
        match banner {
            Banner::Money(money) => board.money += u16::from(money),
            Banner::Points(points) => board.points += u16::from(points),
            Banner::Mission => board.round.missions += 1,
            Banner::Weight(weight) => {
                board.round.weights.push(weight);
                board.round.weights.sort_unstable();
            }
            Banner::Launch => board.round.launches += 1,
        }
        self.news.tell_all(|| Event::Banner { seat, banner });
    }

    /// LO-4.2
    pub(super) fn end_turn(&mut self, seat: Seat) {
        self.news.reveal();
        let seats = self.seats();
        let board = self.board(seat);
        board.task = Task::Idle;
        if board.round.done == 0 {
            board.money += price::NOTHING_DONE;
            self.news.tell_all(|| Event::Nothing { seat });
        }
        let clock = &mut self.state.open.clock;
        // LO-3.3, LO-11
        let order = match self.state.open.setup.edition {
            Edition::En => clock.direction,
            Edition::De | Edition::Fr => Direction::Left,
        };
        let next = order.after(seat, seats);
        if next != clock.starter {
            self.let_play(next);
        } else if !clock.second {
            clock.second = true;
            self.let_play(next);
        } else {
            self.begin_missions();
        }
    }

    /// LO-4.3
    pub(super) fn do_deed(&mut self, seat: Seat, deed: Deed) {
        let works = {
            let open = &self.state.open;
            let card = open.board(seat).round.played.last().expect("a card was played");
            open.data().specialist(*card).works
        };
        let place = works.iter().position(|&work| work == deed.work()).expect("it is on the card");
        self.board(seat).round.done |= 1 << place;
        let paid = self.price_of(seat, deed);
        self.board(seat).money -= paid;
        self.news.tell_all(|| Event::Did { seat, deed, paid });
        match deed {
            Deed::Grant => self.grant(seat),
            Deed::Survey(level) => self.survey(seat, level),
            Deed::BuyOne(colour) => self.gain(seat, colour),
            Deed::BuyThree(colour) => {
                self.gain(seat, colour);
                self.board(seat).task = Task::Buy { bought: 1 };
            }
            Deed::BuyTwo(one, other) => {
                self.gain(seat, one);
                self.gain(seat, other);
            }
            Deed::GreenOne => self.gain(seat, Colour::Green),
            Deed::GreenTwo(count) => (0..count).for_each(|_| self.gain(seat, Colour::Green)),
            Deed::Sell(colour) => {
                let board = self.board(seat);
                board.techs[colour.index()] -= 1;
                board.money += price::SELL;
            }
            Deed::Swap(given) => {
                let board = self.board(seat);
                given.colours().for_each(|colour| board.techs[colour.index()] -= 1);
                board.task = Task::Swap { given };
            }
            Deed::Capacity => self.upgrade(seat, Upgrade::Capacity),
            Deed::Propulsion => self.upgrade(seat, Upgrade::Propulsion),
            Deed::Lab => self.raise_lab(seat),
            Deed::Invest(reward) => self.invest(seat, reward),
        }
    }

    /// What the action will cost its player.
    fn price_of(&self, seat: Seat, deed: Deed) -> u16 {
        let open = &self.state.open;
        match deed {
            Deed::BuyOne(_) => price::BUY_ONE,
            Deed::BuyThree(_) => price::BUY_THREE[0],
            Deed::BuyTwo(..) => price::BUY_TWO,
            Deed::GreenOne => price::GREEN_ONE,
            Deed::GreenTwo(count) => price::GREEN_TWO[usize::from(count) - 1],
            Deed::Capacity => price::CAPACITY,
            Deed::Propulsion => price::PROPULSION,
            Deed::Lab => lab_price(open.data(), open.board(seat)).expect("a level is left"),
            Deed::Invest(_) => open.investment().0.into(),
            Deed::Grant | Deed::Survey(_) | Deed::Sell(_) | Deed::Swap(_) => 0,
        }
    }

    fn grant(&mut self, seat: Seat) {
        self.news.reveal();
        for other in self.clockwise() {
            let money = if other == seat { price::GRANT } else { price::GRANT_OTHERS };
            self.earn(other, 0, money);
        }
    }

    /// LO-4.5: the others gain even if the player has no such mission.
    fn survey(&mut self, seat: Seat, level: Level) {
        let (points, money, others) = price::SURVEY[level.index()];
        for other in self.clockwise() {
            let open = &self.state.open;
            let missions = u16::try_from(open.board(other).in_space(open.data(), level));
            let missions = missions.expect("few cards");
            if other == seat {
                self.earn(other, points * missions, money * missions);
            } else {
                if missions > 0 {
                    self.news.reveal();
                }
                self.earn(other, others * missions, 0);
            }
        }
    }

    fn earn(&mut self, seat: Seat, points: u16, money: u16) {
        if points + money == 0 {
            return;
        }
        let board = self.board(seat);
        board.points += points;
        board.money += money;
        self.news.tell_all(|| Event::Earned { seat, points, money });
    }

    pub(super) fn buy_more(&mut self, seat: Seat, colour: Colour) {
        let board = self.board(seat);
        let Task::Buy { bought } = board.task else { unreachable!("only while buying") };
        let paid = price::BUY_THREE[usize::from(bought)];
        board.money -= paid;
        board.techs[colour.index()] += 1;
        let last = usize::from(bought) + 1 == price::BUY_THREE.len();
        board.task = if last { Task::Work } else { Task::Buy { bought: bought + 1 } };
        self.news.tell_all(|| Event::Bought { seat, colour, paid });
    }

    pub(super) fn take(&mut self, seat: Seat, techs: Techs) {
        let board = self.board(seat);
        techs.colours().for_each(|colour| board.techs[colour.index()] += 1);
        board.task = Task::Work;
        self.news.tell_all(|| Event::Took { seat, techs });
    }

    /// LO-4.4; the price is already paid.
    fn invest(&mut self, seat: Seat, reward: Reward) {
        let (_, space) = self.state.open.investment();
        if let Some(space) = space {
            self.state.open.station |= 1 << space;
        }
        self.station_rocket(seat, space.is_none());
        self.reward(seat, reward);
    }
}
