//! A check that cannot fail proves nothing: each fault here is planted in a toy game, and the kit
//! must name the promise that it breaks.

mod fault;
mod knowledge;
mod text;
mod toy;

use fault::{Fault, plant};
use gantry_testkit::{Check, Plan, assert_conforms, conformance};
use toy::Toy;

const GAMES: usize = 40;

fn caught(fault: Fault) -> Option<Check> {
    plant(fault);
    conformance(&Plan::<Toy>::covering(GAMES, 1)).err().map(|failure| failure.check)
}

/// Checks that no fault in a game can break, because the kernel enforces them.
const KEPT_BY_THE_KERNEL: &[Check] =
    &[Check::Record, Check::RecordAlteration, Check::EarlyTimeout, Check::BackwardsTime];

const EXPECTED: &[(Fault, Check)] = &[
    (Fault::ViewShowsPile, Check::FoldedView),
    (Fault::ViewAndNewsShowPile, Check::ImaginedView),
    (Fault::AwaitingShowsPile, Check::ImaginedAwaiting),
    (Fault::LegalDependsOnPile, Check::ImaginedLegal),
    (Fault::RefusalNamesPile, Check::RefusalLeak),
    (Fault::EventShowsDrawnCard, Check::EventLeak),
    (Fault::DrawCanBeTakenBack, Check::TakeBack),
    (Fault::SealedCardIsShown, Check::SealedChoice),
    (Fault::SealedOrderMatters, Check::SealedOrder),
    (Fault::CopyIsShallow, Check::ShallowCopy),
    (Fault::RefusalCounts, Check::RefusalMutates),
    (Fault::ApplyReadsGlobal, Check::Deterministic),
    (Fault::StartReadsGlobal, Check::Replay),
    (Fault::DrawReadsGlobal, Check::RecordProof),
    (Fault::CardIsLost, Check::Census),
    (Fault::ImaginedCardsAreMadeUp, Check::ImaginedCensus),
    (Fault::ActionTwice, Check::LegalOrder),
    (Fault::WaitsForUnheard, Check::WaitingSets),
    (Fault::OverWithoutStandings, Check::Standings),
    (Fault::ForcedWithoutAction, Check::LegalForced),
    (Fault::ListedButRefused, Check::LegalRefused),
    (Fault::AcceptedButUnlisted, Check::LegalUnlisted),
    (Fault::UnheardButListed, Check::LegalUnheard),
    (Fault::StrangerIsHeard, Check::Stranger),
    (Fault::NobodyIsHeard, Check::Stuck),
    (Fault::NotationIsLossy, Check::ActionNotation),
    (Fault::NotationPanics, Check::Panics),
    (Fault::ChanceIsLossy, Check::ChanceNotation),
    (Fault::PositionForgets, Check::Position),
    (Fault::DrawIsImpossible, Check::DrawAdmitted),
    (Fault::NeverEnds, Check::Ends),
    (Fault::SetupIsNotKept, Check::Setup),
    (Fault::OptionsAreLost, Check::Options),
    (Fault::TurnFollowsPile, Check::Exchange),
    (Fault::BytesShowPile, Check::ViewBytes),
    (Fault::NotationForgetsNumbers, Check::GarbageNotation),
    (Fault::ViewIsReadWithoutHands, Check::ViewJson),
];

#[test]
fn each_fault_breaks_its_promise() {
    for &(fault, expected) in EXPECTED {
        assert_eq!(caught(fault), Some(expected), "{fault:?}");
    }
}

#[test]
fn the_sound_toy_passes_and_every_check_is_made() {
    let report = assert_conforms(&Plan::<Toy>::covering(GAMES, 1));
    for &check in Check::ALL {
        // A panic is counted only when it happens.
        let made = report.times(check) > 0 || check == Check::Panics;
        assert!(made, "{check:?} was never made\n{report}");
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
    plant(Fault::CardIsLost);
    let plan = Plan::<Toy>::covering(GAMES, 1);
    let failure = conformance(&plan).expect_err("a card is lost");
    let setup = plan.setups.iter().find(|setup| format!("{setup:?}") == failure.setup);
    let setups = vec![setup.expect("the failure names a setup of the plan").clone()];
    let again = conformance(&Plan::<Toy> { setups, games_per_setup: 1, seed: failure.seed });
    assert_eq!(again, Err(failure.clone()));
    let message = failure.to_string();
    for part in ["Census", &failure.setup, &failure.seed.to_string(), &failure.detail] {
        assert!(message.contains(part), "{part:?} is missing in {message:?}");
    }
}
