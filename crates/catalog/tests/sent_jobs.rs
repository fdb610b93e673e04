//! Bots' decisions that other processes make.

use gantry_catalog::{
    BOTS_VERSION, HUMAN, Listing, Perspective, SentJob, SentJobError, Table, TableStart, Timing,
    games,
};
use gantry_kernel::record::{Player, Start};
use gantry_kernel::{Awaiting, Millis, Seat, Secret, Viewer};

const NOW: Millis = Millis(0);

/// A table without real time.
fn open(listing: &Listing, secret: u64) -> Box<dyn Table> {
    let turns = listing.is_real_time.then(|| ("pace".to_owned(), "turns".to_owned()));
    let player = |seat: Seat| Player { kind: HUMAN.into(), name: format!("Player {seat}") };
    let players = Seat::all(listing.seats.0).map(player).collect();
    let (secret, start) =
        (Secret::from_number(secret), Start::Options(turns.into_iter().collect()));
    listing.open(TableStart { start, players, secret, salts: Vec::new() }).expect("a new table")
}

/// The seat that decides next.
fn next(table: &mut dyn Table) -> Option<Seat> {
    table.settle(NOW).expect("chance goes on");
    if table.awaiting() == Awaiting::Over { None } else { table.next_to_decide() }
}

fn sent(table: &mut dyn Table, seat: Seat, bot: &str) -> Option<SentJob> {
    table.ask(seat, bot, Timing::InTurn).expect("it has a choice").sent()
}

/// Plays by what workers decide; returns a number that depends on every decision.
fn decisions(listing: &Listing, steps: usize) -> u32 {
    let mut table = open(listing, 5);
    let mut hash: u32 = 0x811c_9dc5;
    for step in 0..steps {
        let Some(seat) = next(&mut *table) else { break };
        let bot = ["search:24", "search:9", "search:3"][step % 3];
        let pending = table.ask(seat, bot, Timing::InTurn).expect("it has a choice");
        let job = pending.sent().expect("a search is worth sending");
        let notation = job.think().expect("the same version");
        assert_eq!(job.think(), Ok(notation.clone()), "{}: the same again", listing.id);
        assert!(pending.offers(&notation), "{}: {notation}", listing.id);
        assert!(!pending.offers("nothing"), "{}", listing.id);
        hash = notation
            .bytes()
            .fold(hash, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
        table.act(NOW, seat, &notation).expect("it is legal");
    }
    hash
}

/// Whoever changes what a bot decides raises the version, so that workers and servers of different
/// releases do not mix bots.
#[test]
fn workers_decide_as_this_version_does() {
    let decided: Vec<(&str, u32)> =
        games().iter().map(|listing| (listing.id, decisions(listing, 60))).collect();
    let expected = [
        ("lift-off", 1_480_294_928),
        ("launch-pad", 3_355_725_744),
        ("planet-rush", 3_479_270_133),
    ];
    // a game that is being made has no workers of another release yet
    for game in expected {
        assert!(decided.contains(&game), "raise BOTS_VERSION, and change this: {decided:?}");
    }
    assert_eq!(BOTS_VERSION, 1);
}

/// What is sent is the same whatever is hidden: all of a job but its dice follows from what the
/// seat sees.
#[test]
fn a_job_carries_only_what_its_seat_sees() {
    for listing in games() {
        let mut tables = [1, 2].map(|secret| open(listing, secret));
        let mut jobs = Vec::new();
        for table in &mut tables {
            let seat = next(&mut **table).expect("somebody begins");
            let view = table.view(Perspective::Of(Viewer::Seat(seat)));
            let job = sent(&mut **table, seat, "search:5").expect("a search is worth sending");
            assert_eq!(job.view, view, "{}", listing.id);
            let SentJob { game, rules, bot, .. } = &job;
            assert_eq!((&**game, *rules, &**bot), (listing.id, listing.rules, "search:5"));
            jobs.push(job);
        }
        assert_ne!(jobs[0].dice, jobs[1].dice, "{}: bots have dice of their own", listing.id);
    }
}

#[test]
fn quick_bots_are_not_sent() {
    for listing in games() {
        let mut table = open(listing, 1);
        let seat = next(&mut *table).expect("somebody begins");
        assert_eq!(sent(&mut *table, seat, "greedy"), None);
        assert_eq!(sent(&mut *table, seat, "random"), None);
    }
}

/// A job for another version is declined, and so is one that cannot be read.
#[test]
fn a_job_that_does_not_fit_is_declined() {
    let listing = &games()[0];
    let mut table = open(listing, 1);
    let seat = next(&mut *table).expect("somebody begins");
    let job = sent(&mut *table, seat, "search:5").expect("a search is worth sending");
    let with = |change: &dyn Fn(&mut SentJob)| {
        let mut other = job.clone();
        change(&mut other);
        other.think()
    };
    let rules = with(&|job| job.rules = 99);
    assert_eq!(rules, Err(SentJobError::Rules(listing.id.into(), 99)));
    let bot = with(&|job| job.bot = "prophet".into());
    assert_eq!(bot, Err(SentJobError::Bot("prophet".into())));
    assert!(matches!(with(&|job| job.view = "{}".into()), Err(SentJobError::View(_))));
    let others = Seat::all(listing.seats.0).find(|other| *other != seat).expect("two seats");
    assert!(with(&|job| job.seat = others).is_err(), "it is another's view");
    assert_eq!(with(&|_| ()), job.think());
}

/// Bots with a time budget count, too, so that a busy machine does not make them weaker.
#[test]
fn a_bot_with_a_time_budget_counts() {
    let listing = games().iter().find(|listing| listing.id == "launch-pad").expect("listed");
    let mut table = open(listing, 3);
    let seat = next(&mut *table).expect("somebody begins");
    let timed = sent(&mut *table, seat, "search:40ms").expect("a search is worth sending");
    let decided = timed.think().expect("the same version");
    assert_eq!(timed.think(), Ok(decided));
}
