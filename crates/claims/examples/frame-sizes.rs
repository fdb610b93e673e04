//! How many bytes a frame has in each form and detail, and what compression would save and cost:
//! `cargo run --package gantry-claims --example frame-sizes`. The finding is in
//! `docs/decisions/0035-protocol.md`.

use std::time::Instant;

use flate2::{Compress, Compression, FlushCompress};
use gantry_host::MachineTime;
use gantry_host::shared::{ClientId, Person, Phase, SharedEffects, SharedTable, TableSetup};
use gantry_kernel::Secret;
use gantry_wire::{Call, ClientMessage, Detail, HostMessage, TableSettings};

const DETAILS: [Detail; 3] = [Detail::Full, Detail::Plain, Detail::Lean];
/// A game is followed for this many steps.
const STEPS: usize = 200;

fn settings(game: &str) -> TableSettings {
    let turns = ("pace".to_owned(), "turns".to_owned());
    let options = if game == "planet-rush" { vec![turns] } else { Vec::new() };
    TableSettings { options, ..TableSettings::for_people(game, 2) }
}

/// The frames of one player of a game, by detail.
fn frames(game: &str) -> [Vec<HostMessage>; 3] {
    let mut at = MachineTime { machine_ms: 0, wall_ms: 0 };
    let owner = Person { account: "a".into(), name: "Ada".into() };
    let kept = TableSetup::new(&owner, settings(game), Secret::from_number(5)).expect("playable");
    let mut table = SharedTable::new("t".into(), kept, || [1; 32]).expect("a table");
    let mut found = [const { Vec::new() }; 3];
    let mut hear = |effects: SharedEffects| {
        for (client, message) in effects.messages {
            let index = usize::try_from(client.0).expect("a small number");
            if index < 3 && matches!(message, HostMessage::Frame(_)) {
                found[index].push(message);
            }
        }
    };
    for (index, detail) in (0..).zip(DETAILS) {
        hear(
            table
                .enter(at, ClientId(index), owner.clone(), detail, None)
                .expect("the table accepts it"),
        );
    }
    let other = Person { account: "b".into(), name: "Ben".into() };
    hear(table.enter(at, ClientId(3), other, Detail::Lean, None).expect("the table accepts it"));
    let call = |message| Call { id: 1, message };
    for client in [0, 3] {
        let (seat, name, salt) = (None, String::new(), String::new());
        let join = call(ClientMessage::Join { seat, name, salt, colour: 0 });
        hear(table.handle(at, ClientId(client), join, None));
    }
    hear(table.handle(at, ClientId(0), call(ClientMessage::Begin), None));
    for step in 0..STEPS {
        let Some(played) = table.table().filter(|_| table.phase() == Phase::Playing) else { break };
        let Some(seat) = played.next_to_decide() else {
            // a countdown
            at.machine_ms += 1000;
            hear(table.step(at).expect("it goes on"));
            continue;
        };
        let notations = played.notations(seat);
        let action = notations[(step * 7) % notations.len()].clone();
        let client = if seat.index() == 0 { 0 } else { 3 };
        hear(table.handle(at, ClientId(client), call(ClientMessage::Act(action)), None));
    }
    found
}

/// The mean bytes of the messages, compressed one after the other in one stream as
/// permessage-deflate does, or each alone; and the microseconds that each takes.
fn deflated(messages: &[Vec<u8>], level: u32, alone: bool) -> (usize, f64) {
    let mut stream = Compress::new(Compression::new(level), false);
    let mut room = Vec::with_capacity(1 << 20);
    let began = Instant::now();
    let mut all = 0;
    for message in messages {
        room.clear();
        if alone {
            stream.reset();
        }
        stream.compress_vec(message, &mut room, FlushCompress::Sync).expect("room enough");
        all += room.len();
    }
    let micros = began.elapsed().as_secs_f64() * 1e6;
    let count = u32::try_from(messages.len()).expect("a few hundred");
    (all / messages.len(), micros / f64::from(count))
}

fn main() {
    println!(
        "| game | detail | form | frames | bytes | alone | µs | stream 1 | µs | stream 6 | µs |"
    );
    println!("|---|---|---|---:|---:|---:|---:|---:|---:|---:|---:|");
    for game in ["launch-pad", "lift-off", "planet-rush"] {
        for (frames, detail) in frames(game).iter().zip(DETAILS) {
            let json = |it| serde_json::to_vec(it).expect("plain data");
            let json: Vec<Vec<u8>> = frames.iter().map(json).collect();
            let postcard: Vec<Vec<u8>> = frames.iter().map(gantry_wire::encode).collect();
            for (form, messages) in [("JSON", json), ("postcard", postcard)] {
                let count = messages.len();
                let bytes = messages.iter().map(Vec::len).sum::<usize>() / count;
                let (alone, alone_us) = deflated(&messages, 6, true);
                let (fast, fast_us) = deflated(&messages, 1, false);
                let (good, good_us) = deflated(&messages, 6, false);
                print!("| {game} | {detail:?} | {form} | {count} | {bytes} ");
                print!("| {alone} | {alone_us:.0} | {fast} | {fast_us:.0} ");
                println!("| {good} | {good_us:.0} |");
            }
        }
    }
}
