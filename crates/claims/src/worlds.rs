//! Two tables that a viewer cannot tell apart: the real one, and one that fits the viewer's view
//! with the hidden things exchanged. As long as the rules tell the viewer the same at both, every
//! byte that a host sends to the viewer's clients is the same.

use gantry_catalog::{Perspective, Playable, Table, TableStart, find};
use gantry_host::MachineTime;
use gantry_host::shared::{ClientId, Phase, SharedEffects, SharedTable, TableSetup};
use gantry_kernel::record::Start;
use gantry_kernel::{Dice, Seat, Secret, Viewer};
use gantry_wire::{Call, ClientMessage, Detail, HostMessage};

use crate::watched_table::{Tap, WatchedTable, person, random};

const DETAILS: [Detail; 3] = [Detail::Full, Detail::Plain, Detail::Lean];
/// How many steps both tables are played on.
const STEPS: usize = 4;
/// The clients of the viewer are the first; one of every other person follows.
const OTHERS: u64 = 10;

/// What came of a comparison.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Compared {
    /// How many messages were the same.
    pub messages: usize,
    /// Whether something hidden was exchanged: the two positions differ.
    pub differ: bool,
}

/// One of the two tables.
struct World {
    table: SharedTable,
    heard: Vec<String>,
    tap: Option<Tap>,
}

/// What another state that fits this view looks like, as a position.
fn imagined<G: Playable>(rules: u32, position: &str, viewer: Viewer, seed: u8) -> String {
    let state = G::read_position(rules, position).expect("a position of our own");
    let view = G::view(&state, viewer);
    G::position(&G::imagine(&view, &mut Dice::from_number(seed.into())))
}

/// Compares what a viewer is told at the table with what they are told where hidden things are
/// exchanged.
pub(crate) fn exchange<G: Playable>(
    stage: &WatchedTable,
    viewer: Viewer,
    seed: u8,
    tap: Option<Tap>,
) -> Compared {
    let Some(table) = stage.table.table() else { return Compared::default() };
    let real = table.position();
    let other = imagined::<G>(table.header().rules, &real, viewer, seed);
    let now = stage.now();
    let mut worlds = [&real, &other].map(|position| {
        let table = at(&stage.setup, table, position, now);
        World { table, heard: Vec::new(), tap }
    });
    let differ = real != other;
    if !same_to(&worlds, viewer) {
        // what a viewer remembers beyond a position is not written in it
        return Compared::default();
    }
    let name = |seat: Seat| format!("guest-{seat}");
    for (index, detail) in DETAILS.into_iter().enumerate() {
        let client = ClientId(index as u64);
        let name = viewer.seat().map_or_else(|| "Nobody".to_owned(), name);
        both(&mut worlds, |world| world.enter(now, client, &name, detail));
    }
    for seat in Seat::all(table.seats()).filter(|seat| viewer.seat() != Some(*seat)) {
        let client = ClientId(OTHERS + seat.index() as u64);
        both(&mut worlds, |world| world.enter(now, client, &name(seat), Detail::Lean));
    }
    ask(&mut worlds, viewer, now);
    for (call, step) in (100..).zip(0..STEPS) {
        let Some((seat, notation)) = next(&worlds, usize::from(seed) + step) else { break };
        let own = viewer.seat() == Some(seat);
        let client = ClientId(if own { 0 } else { OTHERS + seat.index() as u64 });
        let marks = [worlds[0].heard.len(), worlds[1].heard.len()];
        for world in &mut worlds {
            let act = Call { id: call, message: ClientMessage::Act(notation.clone()) };
            let effects = world.table.handle(now, client, act, None);
            world.listen(effects);
        }
        let over = worlds.iter().any(|world| world.table.phase() == Phase::Over);
        if over || !same_to(&worlds, viewer) {
            // something hidden was shown, and it is not the same at both
            for (world, mark) in worlds.iter_mut().zip(marks) {
                world.heard.truncate(mark);
            }
            break;
        }
    }
    let [real, other] = worlds.map(|world| world.heard);
    assert_eq!(real.len(), other.len(), "as many messages to {viewer} whatever is hidden");
    for (one, two) in real.iter().zip(&other) {
        if let Some(place) = one.bytes().zip(two.bytes()).position(|(one, two)| one != two) {
            let near = |text: &str| {
                let nearby = text.bytes().skip(place.saturating_sub(200)).take(300);
                String::from_utf8_lossy(&nearby.collect::<Vec<u8>>()).into_owned()
            };
            panic!("{viewer} is told what is hidden:\n{}\n{}", near(one), near(two));
        }
        assert_eq!(one.len(), two.len(), "{viewer} is told more where something else is hidden");
    }
    Compared { messages: real.len(), differ }
}

/// A table of the same people that begins at a position.
fn at(setup: &TableSetup, table: &dyn Table, position: &str, now: MachineTime) -> SharedTable {
    let header = table.header();
    let opening = TableStart {
        start: Start::Position(position.to_owned()),
        players: header.players.clone(),
        secret: Secret::new([7; 32]),
        salts: header.salts.clone(),
    };
    let listing = find(&header.game).expect("a game");
    let opened = listing.open(opening).expect("a position of our own can be played");
    let mut record = opened.save();
    record.lines.clear();
    let text = record.to_string();
    let head = text.rfind("end ").map_or("", |end| &text[..end]);
    // The setup is plain data: the head is exchanged, and everybody has an account of their seat
    let mut plain = serde_json::to_value(setup).expect("plain data");
    plain["head"] = head.into();
    plain["origin_ms"] = now.machine_ms.into();
    // who sees everything later would see the beginning of this table at once
    plain["settings"]["spectators"] = "Public".into();
    for (index, chair) in plain["chairs"].as_array_mut().expect("chairs").iter_mut().enumerate() {
        if let Some(account) = chair.pointer_mut("/Person/account") {
            *account = person(&format!("guest-{}", Seat::new(index))).account.into();
        }
    }
    let setup = serde_json::from_value(plain).expect("a table setup");
    let none = std::iter::empty();
    SharedTable::restore("t1".into(), setup, &[], none, Vec::new(), now, random)
        .expect("a table without a log")
}

fn both(worlds: &mut [World; 2], step: impl Fn(&mut World)) {
    worlds.iter_mut().for_each(step);
}

/// Whether the rules tell the viewer the same at both tables.
fn same_to(worlds: &[World; 2], viewer: Viewer) -> bool {
    let told = |world: &World| {
        let table = world.table.table().expect("begun");
        let choices = viewer.seat().map(|seat| table.notations(seat));
        let view = table.view(Perspective::Of(viewer));
        (view, table.events(viewer, 0), table.awaiting(), choices, table.standings())
    };
    told(&worlds[0]) == told(&worlds[1])
}

/// Asks what a curious client would.
fn ask(worlds: &mut [World; 2], viewer: Viewer, now: MachineTime) {
    let table = worlds[0].table.table().expect("begun");
    let mut questions = vec![
        ClientMessage::Glossary,
        ClientMessage::Position,
        ClientMessage::Export(String::new()),
        ClientMessage::Hint,
        ClientMessage::Undo,
        ClientMessage::Key('a'),
    ];
    let actions = Seat::all(table.seats()).flat_map(|seat| table.notations(seat));
    for notation in actions.take(12) {
        questions.push(ClientMessage::Explain(notation.clone()));
        questions.push(ClientMessage::Judge(notation.clone()));
        questions.push(ClientMessage::Preview(notation));
    }
    let others = Seat::all(table.seats()).filter(|seat| viewer.seat() != Some(*seat));
    questions.extend(others.map(|seat| ClientMessage::LookAs(Viewer::Seat(seat))));
    for (id, message) in (1..).zip(questions) {
        both(worlds, |world| {
            let call = Call { id, message: message.clone() };
            let effects = world.table.handle(now, ClientId(0), call, None);
            world.listen(effects);
        });
    }
}

/// Something that somebody may do at both tables.
fn next(worlds: &[World; 2], choice: usize) -> Option<(Seat, String)> {
    let [one, two] = worlds.each_ref().map(|world| world.table.table().expect("begun"));
    let people = |seat: &Seat| one.bot_at(*seat).is_none();
    let seats: Vec<Seat> = one.awaiting().may().iter().filter(people).collect();
    let both = seats.iter().flat_map(|seat| {
        let allowed = two.notations(*seat);
        let common = one.notations(*seat).into_iter().filter(move |it| allowed.contains(it));
        common.map(|notation| (*seat, notation))
    });
    let both: Vec<_> = both.collect();
    both.get(choice % both.len().max(1)).cloned()
}

impl World {
    fn enter(&mut self, now: MachineTime, client: ClientId, name: &str, detail: Detail) {
        match self.table.enter(now, client, person(name), detail, None) {
            Ok(effects) => self.listen(effects),
            Err(refused) => self.heard.push(format!("{refused:?}")),
        }
    }

    /// Notes what the viewer's clients are told.
    fn listen(&mut self, effects: SharedEffects) {
        for (client, mut message) in effects.messages {
            if client.0 >= OTHERS {
                continue;
            }
            if let (HostMessage::Frame(frame), Some(tap)) = (&mut message, self.tap) {
                tap(self.table.table().expect("begun"), frame);
            }
            self.heard.push(serde_json::to_string(&message).expect("plain data"));
        }
    }
}
