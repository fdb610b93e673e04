//! A promise that cannot be seen to break proves nothing: each fault here is planted in a toy game, and
//! the kit must name the promise that it breaks.

#[path = "planted/fault.rs"]
mod fault;
#[path = "planted/knowledge.rs"]
mod knowledge;
#[path = "planted/text.rs"]
mod text;
#[path = "planted/toy.rs"]
mod toy;

use fault::Fault;
use gantry_testkit::{Check, Plan, assert_conforms, conformance};
use toy::Toy;

const GAMES: usize = 40;

fn caught<const FAULT: u8>() -> Option<Check> {
    conformance(&Plan::<Toy<FAULT>>::covering(GAMES, 1)).err().map(|failure| failure.check)
}

/// Checks that no fault in a game can break, because the kernel keeps them for it; and one that only a
/// view with an inexact `==` breaks.
const KEPT_BY_THE_KERNEL: &[Check] = &[
    Check::Record,
    Check::RecordAlteration,
    Check::EarlyTimeout,
    Check::BackwardsTime,
    Check::GarbageNotation,
    Check::ViewBytes,
];

macro_rules! planted {
    ($($fault:ident => $check:ident,)+) => {
        const EXPECTED: &[(Fault, Check)] = &[$((Fault::$fault, Check::$check)),+];

        #[test]
        fn each_fault_breaks_its_promise() {
            let found = [$((Fault::$fault, caught::<{ Fault::$fault as u8 }>())),+];
            for ((fault, expected), (_, found)) in EXPECTED.iter().zip(found) {
                assert_eq!(found, Some(*expected), "{fault:?}");
            }
        }
    };
}

planted! {
    ViewShowsPile => TwoRoads,
    ViewAndNewsShowPile => ImaginedView,
    AwaitingShowsPile => ImaginedAwaiting,
    LegalDependsOnPile => ImaginedLegal,
    RefusalNamesPile => RefusalLeak,
    EventShowsDrawnCard => EventLeak,
    DrawCanBeTakenBack => TakeBack,
    SealedCardIsShown => SealedChoice,
    SealedOrderMatters => SealedOrder,
    CopyIsShallow => ShallowCopy,
    RefusalCounts => RefusalMutates,
    ApplyReadsGlobal => Deterministic,
    StartReadsGlobal => Replay,
    DrawReadsGlobal => RecordProof,
    CardIsLost => Census,
    ImaginedCardsAreMadeUp => ImaginedCensus,
    ActionTwice => LegalOrder,
    WaitsForUnheard => WaitingSets,
    OverWithoutStandings => Standings,
    ForcedWithoutAction => LegalForced,
    ListedButRefused => LegalRefused,
    AcceptedButUnlisted => LegalUnlisted,
    UnheardButListed => LegalUnheard,
    StrangerIsHeard => Stranger,
    NobodyIsHeard => Stuck,
    NotationIsLossy => ActionNotation,
    NotationPanics => Panics,
    ChanceIsLossy => ChanceNotation,
    PositionForgets => Position,
    DrawIsImpossible => DrawAdmitted,
    EndIsPromisedTooEarly => Ends,
    SetupIsNotKept => Setup,
    OptionsAreLost => Options,
}

#[test]
fn the_sound_toy_passes_and_every_check_is_made() {
    let report = assert_conforms(&Plan::<Toy<{ Fault::Nothing as u8 }>>::covering(GAMES, 1));
    for &check in Check::ALL {
        // These are noted only when they fail, or need a deadline.
        let silent = matches!(check, Check::Panics | Check::DrawAdmitted);
        assert!(silent || report.times(check) > 0, "{check:?} was never made\n{report}");
    }
}

#[test]
fn every_check_has_a_fault_that_breaks_it() {
    for check in Check::ALL {
        let breaks = EXPECTED.iter().any(|(_, broken)| broken == check);
        assert!(breaks != KEPT_BY_THE_KERNEL.contains(check), "{check:?}");
    }
}

#[test]
fn a_failure_can_be_played_again_by_its_seed() {
    type Faulty = Toy<{ Fault::CardIsLost as u8 }>;
    let plan = Plan::<Faulty>::covering(GAMES, 1);
    let failure = conformance(&plan).expect_err("a card is lost");
    let setup = plan.setups.iter().find(|setup| format!("{setup:?}") == failure.setup);
    let setups = vec![setup.expect("the failure names a setup of the plan").clone()];
    let again = conformance(&Plan::<Faulty> { setups, games_per_setup: 1, seed: failure.seed });
    assert_eq!(again, Err(failure));
}
