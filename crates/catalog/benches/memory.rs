//! How much memory a running table takes in the middle of its game, for every game of the catalog:
//! `cargo bench --package gantry-catalog --bench memory`.

use gantry_catalog::{Listing, Table, TableStart, games};
use gantry_kernel::record::{Player, Start};
use gantry_kernel::{Seat, Secret};

#[global_allocator]
static COUNTING: dhat::Alloc = dhat::Alloc;

/// The most memory a table may take.
const LIMIT: usize = 16 * 1024;

fn main() {
    let _counted = dhat::Profiler::builder().testing().build();
    // Exclude what is built once for all tables.
    for listing in games() {
        drop(play(listing, listing.seats.0, usize::MAX));
    }
    println!("a table of players who choose at random, after half of its entries");
    println!("game          seats   entries     bytes  of the limit");
    for listing in games() {
        for seats in [listing.seats.0, listing.seats.1] {
            let all = play(listing, seats, usize::MAX).entries();
            let before = dhat::HeapStats::get().curr_bytes;
            let table = play(listing, seats, all / 2);
            let bytes = dhat::HeapStats::get().curr_bytes - before;
            let (entries, share) = (table.entries(), 100 * bytes / LIMIT);
            println!("{:<14}{seats:>5}{entries:>10}{bytes:>10}{share:>10} %", listing.id);
            assert!(bytes <= LIMIT, "{} with {seats} seats: {bytes} of {LIMIT} bytes", listing.id);
        }
    }
}

/// A table played until it has this many entries, or to the end.
fn play(listing: &Listing, seats: usize, entries: usize) -> Box<dyn Table> {
    let player = |seat: Seat| Player { kind: "human".into(), name: seat.to_string() };
    let players = Seat::all(seats).map(player).collect();
    let (start, secret) = (Start::Options(Vec::new()), Secret::from_number(1));
    let opening = TableStart { start, players, secret, salts: Vec::new() };
    let mut table = listing.open(opening).expect("the options are the usual ones");
    while table.entries() < entries {
        table.settle(table.now()).expect("the secret is known");
        if let Some(seat) = table.next_to_decide() {
            let action = table.decide(seat, "random").expect("it has a choice");
            table.act(table.now(), seat, &action).expect("it is legal");
        } else if let Some(until) = table.awaiting().until() {
            table.timeout(until).expect("the deadline has passed");
        } else {
            break;
        }
    }
    table
}
