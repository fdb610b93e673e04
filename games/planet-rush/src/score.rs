//! The result (PR-5.3).

use gantry_kernel::Standings;

use crate::state::{Stage, State};

/// The result of [`gantry_kernel::Game::standings`].
pub fn standings(state: &State) -> Option<Standings> {
    let open = &state.open;
    (open.stage == Stage::Over).then(|| {
        let companies = &open.companies[..open.seats()];
        let keys: Vec<_> = companies.iter().map(|company| (company.points.into(), 0)).collect();
        Standings::ranked(&keys)
    })
}
