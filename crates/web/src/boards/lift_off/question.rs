//! What the viewer is asked, and how the answer is given.

use gantry_kernel::Seat;
use gantry_lift_off::{Action, Board, Pass, Specialist, Stage, Task, View};

use super::place::{Place, keepable, offers};

/// What the viewer has to decide now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Question {
    /// Nothing.
    #[default]
    None,
    /// The draft of objectives.
    Goals(Pass),
    /// The draft of specialists.
    Draft(Pass),
    /// Which specialist to play.
    Play,
    /// The actions of a specialist.
    Work(Specialist),
    /// Which deck to draw missions from.
    Deck,
    /// Which of the drawn missions to keep, and how many at most.
    Keep(usize),
    /// The cargo of a rocket.
    Load,
    /// Which launched mission takes effect first.
    Resolve,
    /// Which objectives to sell.
    Sale,
    /// Another choice between a few actions.
    Choice(Task),
    /// Which way specialists are passed.
    Direction,
}

/// How a question is laid out on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// There is none.
    Nothing,
    /// Cards in the middle, at reading size.
    Cards,
    /// Buttons beside the rocket.
    Buttons,
    /// The hold beside the rocket.
    Hold,
}

impl Layout {
    /// Its name in markup.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Cards => "cards",
            Self::Buttons => "buttons",
            Self::Hold => "hold",
        }
    }
}

impl Question {
    /// The question that a view asks its viewer.
    pub fn of(view: &View) -> Self {
        let Some(seat) = view.own() else { return Self::None };
        match view.open.clock.stage {
            Stage::Goals(pass) => Self::Goals(pass),
            Stage::Draft(pass) => Self::Draft(pass),
            Stage::Direction if view.open.clock.starter == seat => Self::Direction,
            _ => Self::of_task(view, seat, view.board(seat)),
        }
    }

    fn of_task(view: &View, seat: Seat, board: &Board) -> Self {
        match board.task {
            Task::Play => Self::Play,
            Task::Work => board.round.played.last().map_or(Self::None, |&card| Self::Work(card)),
            Task::Deck | Task::Search { .. } => Self::Deck,
            Task::Keep => Self::Keep(keepable(view, seat).unwrap_or(1)),
            Task::Load => Self::Load,
            Task::Resolve => Self::Resolve,
            Task::Sale => Self::Sale,
            Task::Idle => Self::None,
            task if offers(view, seat, Place::Desk).is_empty() => {
                debug_assert!(false, "{task:?} offers nothing");
                Self::None
            }
            task => Self::Choice(task),
        }
    }

    /// How it is laid out.
    pub const fn layout(self) -> Layout {
        match self {
            Self::None => Layout::Nothing,
            Self::Goals(_)
            | Self::Draft(_)
            | Self::Play
            | Self::Deck
            | Self::Keep(_)
            | Self::Resolve
            | Self::Sale => Layout::Cards,
            Self::Load => Layout::Hold,
            Self::Work(_) | Self::Choice(_) | Self::Direction => Layout::Buttons,
        }
    }

    /// Whether the hand lies in the middle.
    pub const fn takes_hand(self) -> bool {
        matches!(self, Self::Draft(_) | Self::Play)
    }

    /// Whether the objectives lie in the middle.
    pub const fn takes_goals(self) -> bool {
        matches!(self, Self::Goals(_) | Self::Sale)
    }

    /// Whether a chosen card is confirmed with a button: what follows cannot be taken back.
    pub const fn confirms(self) -> bool {
        matches!(self, Self::Goals(_) | Self::Draft(_) | Self::Keep(_) | Self::Sale)
    }
}

/// How much an action stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emphasis {
    /// The one thing that this question leads to.
    Primary,
    /// One of several things to do.
    Plain,
    /// Doing nothing, or nothing more.
    Quiet,
}

/// How much an action stands out. Doing nothing never does, unless something has been done and
/// nothing else is left.
pub fn emphasis(board: &Board, action: Action, is_only: bool) -> Emphasis {
    match action {
        Action::LiftOff => Emphasis::Primary,
        Action::Done if is_only && has_acted(board) => Emphasis::Primary,
        Action::Done | Action::Decline => Emphasis::Quiet,
        _ => Emphasis::Plain,
    }
}

/// Whether the player has done something in this step.
const fn has_acted(board: &Board) -> bool {
    match board.task {
        Task::Work => board.round.done != 0,
        Task::Launch => board.round.flights != 0,
        Task::Buy { .. } => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use gantry_kernel::{Awaiting, Dice, Game, Input, Millis, News, Viewer};
    use gantry_lift_off::{LiftOff, Setup};

    use super::*;

    /// Random games with three seats.
    fn every_turn(mut look: impl FnMut(&View, Seat, &[Action])) {
        let mut legal = Vec::new();
        for setup in Setup::variants(3) {
            let mut dice = Dice::from_number(7);
            let mut state = LiftOff::start(&setup).expect("a table");
            loop {
                let input = match LiftOff::awaiting(&state) {
                    Awaiting::Over => break,
                    Awaiting::Chance(_) => Input::Chance(LiftOff::draw(&state, &mut dice)),
                    Awaiting::Players { must, .. } => {
                        let seat = must.lowest().expect("somebody must act");
                        LiftOff::legal(&state, seat, &mut legal);
                        look(&LiftOff::view(&state, Viewer::Seat(seat)), seat, &legal);
                        Input::Act { seat, action: *dice.pick(&legal) }
                    }
                };
                LiftOff::apply(&mut state, Millis(0), &input, &mut News::silent());
            }
        }
    }

    #[test]
    fn whoever_must_act_is_asked() {
        every_turn(|view, _, legal| {
            let question = Question::of(view);
            assert_ne!(question.layout(), Layout::Nothing, "{legal:?}");
        });
    }

    #[test]
    fn spectators_are_asked_nothing() {
        let setup = Setup::variants(2).next().expect("a setup");
        let state = LiftOff::start(&setup).expect("a table");
        let view = LiftOff::view(&state, Viewer::Spectator);
        assert_eq!(Question::of(&view), Question::None);
    }

    #[test]
    fn doing_nothing_never_stands_out() {
        let mut quiet = 0;
        every_turn(|view, seat, legal| {
            let board = view.board(seat);
            let idle = board.round.done == 0 && board.round.flights == 0;
            let is_only = legal.len() == 1;
            if legal.contains(&Action::Done) && idle && !matches!(board.task, Task::Buy { .. }) {
                assert_eq!(emphasis(board, Action::Done, is_only), Emphasis::Quiet);
                quiet += 1;
            }
        });
        assert!(quiet > 10, "only {quiet} times");
    }
}
