//! PR-4: planets are resolved one after another, card by card, until somebody has to choose.

use gantry_kernel::Seat;

use super::{Step, later};
use crate::action::Deed;
use crate::card::{Card, Colour};
use crate::event::{Event, Obstacle};
use crate::judge::price;
use crate::layout::{MOST_PLANETS, Side};
use crate::pile::Pile;
use crate::setup::MOST_SEATS;
use crate::state::{Contest, Deck, Stage, Task};

impl Step<'_> {
    /// PR-4.2: the caller begins, or the first player clockwise after the caller.
    pub(super) fn begin_planet(&mut self, planet: usize) {
        let open = &mut self.state.open;
        let caller = open.caller.expect("PR-3.5: somebody ended the round").index();
        let seats = open.seats();
        let after = |side: &Side| {
            let seat = open.seat_of(planet, *side).index();
            (seat + seats - caller) % seats
        };
        let turn = Side::BOTH.into_iter().min_by_key(after).expect("two sides");
        let spot = open.spot(planet);
        open.contest = Contest { planet: spot.index, turn, ..Contest::default() };
        let contested = open.rows[planet].iter().any(|row| !row.is_empty());
        if contested {
            self.news.tell_all(|| Event::Contested { planet: spot, turn });
        }
    }

    /// Continues until somebody has to choose, or the round is over.
    pub(super) fn resolve(&mut self) {
        while self.state.open.contest.task == Task::None {
            if let Some((side, card)) = self.next_card() {
                self.reveal(side, card);
                continue;
            }
            self.settle();
            let next = usize::from(self.state.open.contest.planet) + 1;
            if next == self.state.open.layout.len() {
                self.end_round();
                return;
            }
            self.begin_planet(next);
        }
        let choice = self.state.open.setup.choice;
        let until = (choice > 0).then(|| later(self.at, u64::from(choice) * 1000));
        self.state.open.until = until;
        let task = self.state.open.contest.task;
        let seat = self.state.open.chooser().expect("every task has a player");
        self.news.tell_all(|| Event::Asked { task, seat, until });
    }

    /// PR-4.2: the rows are revealed alternately.
    fn next_card(&mut self) -> Option<(Side, Card)> {
        let next = self.state.open.next_reveal();
        if let Some((side, _)) = next {
            let contest = &mut self.state.open.contest;
            contest.revealed[side.index()] += 1;
            contest.turn = side.other();
        }
        next
    }

    fn reveal(&mut self, side: Side, card: Card) {
        let seat = self.seat(side);
        self.news.tell_all(|| Event::Revealed { side, seat, card });
        let contest = &mut self.state.open.contest;
        match card.colour() {
            // PR-4.3
            Colour::Blue => contest.cargo[side.index()][card.index()] += 1,
            // PR-4.4
            Colour::Yellow => {}
            Colour::Red => match card {
                Card::Mining => self.order(side, Task::Mine(side)),
                Card::Terraforming => self.order(side, Task::Terraform(side)),
                _ => self.steal(side),
            },
        }
    }

    /// PR-4.5: mining and terraforming are mandatory if possible.
    fn order(&mut self, side: Side, task: Task) {
        let open = &self.state.open;
        let contest = &open.contest;
        let ore = open.card(contest.planet.into()).ore;
        let obstacle = if contest.energy(side) < price(task) {
            Some(Obstacle::Energy)
        } else {
            (task == Task::Mine(side) && contest.ore >= ore).then_some(Obstacle::Ore)
        };
        if let Some(obstacle) = obstacle {
            let (seat, order) = (self.seat(side), order_of(task));
            self.news.tell_all(|| Event::Failed { seat, order, obstacle });
            return;
        }
        let (least, most) = contest.solar(side, price(task));
        if least == most {
            self.carry_out(side, task, least, false);
        } else {
            self.state.open.contest.task = task;
        }
    }

    /// PR-4.5: energy is spent, and the order succeeds.
    fn carry_out(&mut self, side: Side, task: Task, solar: u8, chosen: bool) {
        let seat = self.seat(side);
        let contest = &mut self.state.open.contest;
        let tanks = price(task) - solar;
        contest.cargo[side.index()][Card::Tank.index()] -= tanks;
        if order_of(task) == Card::Mining {
            contest.ore += 1;
            self.state.open.companies[seat.index()].points += 1;
        } else {
            contest.terraformed = contest.terraformed.saturating_add(1);
        }
        let order = order_of(task);
        self.news.tell_all(|| Event::Ordered { side, seat, order, solar, tanks, chosen });
    }

    /// PR-4.5: a theft or, if there is a security force, the counter-theft.
    fn steal(&mut self, side: Side) {
        let seat = self.seat(side);
        let contest = &mut self.state.open.contest;
        let guarded = contest.has(side.other(), Card::Security) > 0;
        let victim = if guarded { side } else { side.other() };
        let nothing = contest.cargo[victim.index()].iter().all(|&count| count == 0);
        match (guarded, nothing) {
            (false, true) => {
                let (order, obstacle) = (Card::Steal, Obstacle::Loot);
                self.news.tell_all(|| Event::Failed { seat, order, obstacle });
            }
            (true, true) => self.news.tell_all(|| Event::Foiled { seat }),
            (false, false) => contest.task = Task::Steal(side),
            (true, false) => contest.task = Task::Counter(side.other()),
        }
    }

    /// PR-4.5: somebody has chosen.
    pub(super) fn choose(&mut self, deed: Deed) {
        self.news.reveal();
        self.state.open.until = None;
        let task = std::mem::take(&mut self.state.open.contest.task);
        let side = task.side().expect("somebody was asked");
        let (seat, counter) = (self.seat(side), matches!(task, Task::Counter(_)));
        self.state.open.last = Some((seat, deed));
        // PR-7.1: a choice by the clock counts too, so that a late answer does not apply to the
        // next question.
        self.state.open.companies[seat.index()].actions += 1;
        match deed {
            Deed::Solar(count) => self.carry_out(side, task, count, true),
            Deed::Take(card) => {
                let cargo = &mut self.state.open.contest.cargo;
                cargo[side.other().index()][card.index()] -= 1;
                cargo[side.index()][card.index()] += 1;
                self.news.tell_all(|| Event::Took { side, seat, card, counter });
            }
            _ => self.news.tell_all(|| Event::Declined { seat, counter }),
        }
        self.resolve();
    }

    /// PR-7.3: solar modules pay first, thefts are declined.
    pub(super) fn choose_by_default(&mut self) {
        let contest = &self.state.open.contest;
        let deed = match contest.task {
            task @ (Task::Mine(side) | Task::Terraform(side)) => {
                Deed::Solar(contest.solar(side, price(task)).1)
            }
            Task::Steal(_) | Task::Counter(_) | Task::None => Deed::Decline,
        };
        self.choose(deed);
    }

    /// PR-4.6.
    fn settle(&mut self) {
        let open = &mut self.state.open;
        let index = usize::from(open.contest.planet);
        if open.rows[index].iter().all(|row| row.is_empty()) {
            return;
        }
        let card = *open.card(index);
        let settlers = Side::BOTH.map(|side| open.contest.has(side, Card::Settler));
        let more = match settlers[0].cmp(&settlers[1]) {
            std::cmp::Ordering::Greater => Some(Side::Near),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Less => Some(Side::Far),
        };
        let habitable = open.contest.terraformed >= card.terraforming;
        let winner = more.filter(|_| habitable).map(|side| open.seat_of(index, side));
        if let Some(seat) = winner {
            open.companies[seat.index()].points += u16::from(card.points);
        }
        let (planet, points) = (open.spot(index), card.points);
        self.news.tell_all(|| Event::Settled { planet, winner, points, settlers });
    }

    /// PR-4.7, PR-5.1: all cards return to the decks.
    fn end_round(&mut self) {
        let open = &mut self.state.open;
        let (round, seats) = (open.round, open.seats());
        let points = || open.companies[..seats].iter().map(|company| company.points).collect();
        self.news.tell_all(|| Event::RoundOver { round, points: points() });
        open.contest = Contest::default();
        if open.last_round() {
            open.stage = Stage::Over;
            self.news.tell_all(|| Event::Ended);
            return;
        }
        open.rows = [[Pile::EMPTY; 2]; MOST_PLANETS];
        for company in &mut open.companies {
            company.discards = crate::card::Bag::default();
            company.actions = 0;
        }
        open.round += 1;
        open.caller = None;
        open.stage = Stage::Shuffle(Seat::new(0));
        self.state.decks = [Deck::default(); MOST_SEATS];
    }

    /// Who sits at a side of the planet that is being resolved.
    fn seat(&self, side: Side) -> Seat {
        self.state.open.seat_of(self.state.open.contest.planet.into(), side)
    }
}

/// The order behind a task.
const fn order_of(task: Task) -> Card {
    match task {
        Task::Mine(_) => Card::Mining,
        Task::Terraform(_) => Card::Terraforming,
        Task::None | Task::Steal(_) | Task::Counter(_) => Card::Steal,
    }
}
