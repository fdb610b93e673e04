//! Launching (LO-3.5, LO-6).

use gantry_kernel::Seat;

use super::Fold;
use crate::action::Symbol;
use crate::banners::Banners;
use crate::board::{Flight, Task};
use crate::event::Event;
use crate::flight::may_prepare;
use crate::judge::launch_cost;
use crate::state::Stage;

impl Fold<'_> {
    pub(super) fn begin_launches(&mut self) {
        self.state.open.clock.stage = Stage::Launches;
        let starter = self.state.open.clock.starter;
        if !self.state.open.setup.simultaneous {
            self.let_launch(starter);
            return;
        }
        self.state.open.clock.turn = starter;
        for seat in self.clockwise() {
            if self.can_launch(seat) {
                self.board(seat).task = Task::Launch;
            }
        }
        self.end_round_if_all_have_launched();
    }

    /// Finds the first seat from this one on that can launch anything.
    fn let_launch(&mut self, first: Seat) {
        let (seats, starter) = (self.seats(), self.state.open.clock.starter);
        let mut seat = first;
        while !self.can_launch(seat) {
            seat = seat.next(seats);
            if seat == starter {
                self.end_round();
                return;
            }
        }
        self.state.open.clock.turn = seat;
        self.board(seat).task = Task::Launch;
    }

    fn can_launch(&self, seat: Seat) -> bool {
        let open = &self.state.open;
        let can = |symbol| may_prepare(open, open.board(seat), symbol).is_ok();
        can(Symbol::Lab) || can(Symbol::Banner)
    }

    pub(super) fn end_launching(&mut self, seat: Seat) {
        self.news.reveal();
        self.board(seat).task = Task::Idle;
        if self.state.open.setup.simultaneous {
            self.news.tell_all(|| Event::Finished { seat });
            self.end_round_if_all_have_launched();
            return;
        }
        let next = seat.next(self.seats());
        if next == self.state.open.clock.starter {
            self.end_round();
        } else {
            self.let_launch(next);
        }
    }

    fn end_round_if_all_have_launched(&mut self) {
        let seats = self.seats();
        if self.state.open.boards[..seats].iter().all(|board| board.task == Task::Idle) {
            self.end_round();
        }
    }

    pub(super) fn prepare(&mut self, seat: Seat, symbol: Symbol) {
        let board = self.board(seat);
        board.flight = Flight { symbol, ..Flight::default() };
        board.task = Task::Load;
    }

    pub(super) fn boost(&mut self, seat: Seat, weight: u8) {
        let board = self.board(seat);
        let weights = &mut board.round.weights;
        let place =
            weights.iter().position(|&other| other == weight).expect("a banner with this weight");
        weights.remove(place);
        board.flight.boost += weight;
    }

    /// LO-3.5: a rocket that has not lifted off is unloaded, and its banners can be used again.
    pub(super) fn drop_launch(&mut self, seat: Seat) {
        let open = &mut self.state.open;
        let board = &mut open.boards[seat.index()];
        if board.flight.boost > 0 {
            let banners = Banners::of(open.setup.data(), &board.round.played);
            board.round.weights.extend(banners.behind(board.flight.boost));
            board.round.weights.sort_unstable();
        }
        board.flight = Flight::default();
        board.task = Task::Launch;
    }

    /// LO-6.7; LO-6.8 gives an example.
    pub(super) fn lift_off(&mut self, seat: Seat) {
        let open = &mut self.state.open;
        let data = open.setup.data();
        let phase = open.clock.phase();
        let board = &mut open.boards[seat.index()];
        let Flight { symbol, bonus, cargo, .. } = board.flight;
        let cost = launch_cost(data, board, symbol);
        let points = u16::from(data.lab.launch_points[phase][board.lab.index()]);
        board.money -= cost;
        match symbol {
            Symbol::Lab => board.round.lab_used = true,
            Symbol::Banner => board.round.launches -= 1,
        }
        board.round.bonus_used |= bonus;
        board.round.flights += 1;
        board.round.flown += u8::try_from(cargo.len()).expect("few cards");
        board.points += points;
        board.earth.remove_all(cargo);
        board.space.add_all(cargo);
        self.news.tell_all(|| Event::LiftOff { seat, symbol, cost, points, cargo });
        self.next_effect(seat);
    }
}
