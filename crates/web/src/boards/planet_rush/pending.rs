//! A card that was sent on its way and is shown where it goes before the table confirms it. Only
//! one at a time: nobody knows the next card yet.

use gantry_kernel::Seat;
use gantry_planet_rush::{Action, Card, Deed, Stage, View};

/// A card on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pending {
    /// What is done with it.
    pub action: Action,
    /// The card.
    pub card: Card,
    /// Whose it is.
    pub seat: Seat,
    /// Whether it was refused after the cards were handled: then no deck is shown any more to which
    /// it could return.
    pub refused: bool,
}

impl Pending {
    /// The viewer's top card on its way; `None` for everything else that can be done.
    pub fn of(view: &View, action: Action) -> Option<Self> {
        let handles = matches!(action.deed, Deed::Place(_) | Deed::Cycle | Deed::Discard);
        if !handles || view.open.stage != Stage::Rush {
            return None;
        }
        let seat = view.own()?;
        Some(Self { action, card: view.deck(seat).shown()?, seat, refused: false })
    }

    /// Whether a table that is shown does not show it yet.
    pub const fn is_open(&self, view: &View) -> bool {
        let Action { round, number, .. } = self.action;
        view.open.round == round && view.open.company(self.seat).actions <= number
    }

    /// Whether it goes to this planet.
    pub fn goes_to(&self, planet: usize) -> bool {
        matches!(self.action.deed, Deed::Place(to) if usize::from(to) == planet)
    }
}

#[cfg(test)]
mod tests {
    use gantry_kernel::{Awaiting, Dice, Game as _, Input, Millis, News, Viewer};
    use gantry_planet_rush::{Pace, PlanetRush, Setup, State};

    use super::*;

    const OWN: Seat = Seat::new(0);

    fn own_view(state: &State) -> View {
        PlanetRush::view(state, Viewer::Seat(OWN))
    }

    /// The cards of all rows of a seat, with that of a card on its way where it goes.
    fn rows(view: &View, pending: Option<Pending>) -> Vec<Vec<Card>> {
        let row = |(planet, side): (usize, gantry_planet_rush::Side)| {
            let lies = view.open.rows[planet][side.index()];
            let comes = pending.filter(|pending| pending.goes_to(planet));
            lies.iter().chain(comes.map(|pending| pending.card)).collect()
        };
        view.open.touched(OWN).map(row).collect()
    }

    /// Plays a random rush; calls `look` with each of our actions, before and after it.
    fn rush(mut look: impl FnMut(&View, Action, &View)) {
        let mut dice = Dice::from_number(11);
        let mut state = PlanetRush::start(&Setup { pace: Pace::Live, ..Setup::new(3) }).unwrap();
        let mut legal = Vec::new();
        while state.open.round == 1 && state.open.stage != Stage::Resolve {
            let awaiting = PlanetRush::awaiting(&state);
            let seats: Vec<Seat> = awaiting.may().iter().collect();
            let input = match awaiting {
                Awaiting::Over => unreachable!("the first round"),
                Awaiting::Chance(_) => Input::Chance(PlanetRush::draw(&state, &mut dice)),
                Awaiting::Players { .. } if seats.is_empty() => Input::Timeout,
                Awaiting::Players { .. } => {
                    let seat = *dice.pick(&seats);
                    PlanetRush::legal(&state, seat, &mut legal);
                    Input::Act { seat, action: *dice.pick(&legal) }
                }
            };
            let before = own_view(&state);
            let at = awaiting.until().unwrap_or(Millis(0));
            PlanetRush::apply(&mut state, at, &input, &mut News::silent());
            if let Input::Act { seat: OWN, action } = input {
                look(&before, action, &own_view(&state));
            }
        }
    }

    #[test]
    fn a_card_is_shown_where_the_table_shows_it_when_it_is_confirmed() {
        let (mut handled, mut placed) = (0, 0);
        rush(|before, action, after| {
            let Some(pending) = Pending::of(before, action) else {
                assert_eq!(action.deed, Deed::Ready, "only cards are on their way");
                return;
            };
            assert!(pending.is_open(before) && !pending.is_open(after));
            // A round that ends cleans the rows.
            if after.open.stage == Stage::Rush {
                assert_eq!(rows(before, Some(pending)), rows(after, None));
                placed += usize::from(matches!(action.deed, Deed::Place(_)));
                handled += 1;
            }
        });
        assert!(handled > 10 && placed > 2, "{handled} handled, {placed} placed");
    }

    #[test]
    fn what_others_do_does_not_confirm_it() {
        let mut last = None;
        rush(|before, action, _| {
            let cycles = Action { deed: Deed::Cycle, ..action };
            last = Pending::of(before, cycles).map(|pending| (pending, before.clone()));
        });
        let (pending, mut view) = last.expect("we have played");
        view.open.companies[1].actions += 5;
        assert!(pending.is_open(&view));
        view.open.stage = Stage::Resolve;
        assert!(pending.is_open(&view), "until it is refused");
        view.open.round += 1;
        assert!(!pending.is_open(&view), "the cards have gone home");
    }
}
