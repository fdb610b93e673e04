//! Any sequence of calls to a shared table, by anybody: it never fails, its log replays, and nobody
//! is told what they may not know.

use gantry_catalog::Playable;
use gantry_host::shared::{ClientId, Phase, TableSetup};
use gantry_kernel::{MAX_SEATS, Seat, Secret, Viewer};
use gantry_wire::{Access, ChairPlan, ClientMessage, NewTable, Pace, Spectators, TableSettings};

use crate::inputs::{Choices, value};
use crate::watched_table::{SALT, Tap, WatchedTable};
use crate::worlds::{Compared, exchange};

/// A game that is over shows everything to everybody: a few steps of it are enough.
const AFTER_THE_END: usize = 40;

/// The delay of spectators, where there is one.
const DELAY_MINUTES: u16 = Spectators::LEAST_DELAY_MINUTES;

/// What was looked at in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Watched {
    /// How many bytes clients were sent, in both forms.
    pub bytes: u64,
    /// How many lines the log has.
    pub lines: usize,
    /// Whether the game was played to its end.
    pub over: bool,
    /// How many messages were the same where hidden things were exchanged.
    pub compared: usize,
}

/// The bytes are choices: how the table is set up, and then who does what.
pub fn shared<G: Playable>(bytes: &[u8]) {
    watch::<G>(bytes, None);
}

/// The same, with something planted into every frame: a leak is found, or this does not panic.
///
/// # Panics
/// If a client is told what it may not know, or anything else breaks.
pub fn watch<G: Playable>(bytes: &[u8], tap: Option<Tap>) -> Watched {
    let mut choices = Choices::new(bytes);
    let mut watched = Watched::default();
    let Some(setup) = opening::<G>(&mut choices) else { return watched };
    let mut stage = WatchedTable::new(setup, tap);
    gather(&mut stage, &mut choices);
    let mut left = AFTER_THE_END;
    while let Some(kind) = choices.byte().filter(|_| left > 0) {
        step::<G>(&mut stage, kind, &mut choices, tap, &mut watched);
        left -= usize::from(stage.table.phase() == Phase::Over);
    }
    stage.restart();
    watched.bytes = stage.bytes;
    watched.lines = stage.lines.len();
    watched.over = stage.table.phase() == Phase::Over;
    watched
}

fn opening<G: Playable>(choices: &mut Choices<'_>) -> Option<TableSetup> {
    let mut next = || choices.byte().unwrap_or_default();
    let (least, most) = G::SEATS;
    let seats = least + usize::from(next()) % (most - least + 1);
    let specs = G::OPTIONS.iter();
    let options = specs.map(|spec| (spec.key.to_string(), value(&spec.values, next()))).collect();
    // the first seat is a person's, or nobody would play
    let chair = |seat, choice: u8| match choice % 4 {
        0 if seat > 0 => ChairPlan::Bot("random".into()),
        _ => ChairPlan::Person,
    };
    let mut settings = TableSettings {
        game: G::ID.into(),
        options,
        chairs: (0..seats).map(|seat| chair(seat, next())).collect(),
        pace: match next() % 8 {
            0 => Pace::PerMove { seconds: 30 },
            1 => Pace::Fischer { bank_seconds: 60, increment_seconds: 2 },
            2 => Pace::Days { days: 1 },
            _ => Pace::Relaxed,
        },
        access: if next() % 8 == 0 { Access::Open } else { Access::Invitation },
        spectators: match next() % 5 {
            0 => Spectators::Nobody,
            1 => Spectators::AfterEnd,
            2 => Spectators::Delayed { minutes: DELAY_MINUTES },
            _ => Spectators::Public,
        },
        stand_in: "random".into(),
        rated: false,
        begins: false,
    };
    // a delay needs a clock in seconds; a race has its own
    let (owner, secret) = (crate::watched_table::person("Ada"), || Secret::new([7; 32]));
    let fits = TableSetup::new(&owner, settings.clone(), secret());
    settings.pace = match settings.pace {
        Pace::Relaxed => Pace::PerMove { seconds: 30 },
        _ => Pace::Relaxed,
    };
    fits.or_else(|_| TableSetup::new(&owner, settings, secret())).ok()
}

/// Everybody comes, people sit down, and the cards are dealt.
fn gather(stage: &mut WatchedTable, choices: &mut Choices<'_>) {
    let clients: Vec<ClientId> = stage.guests.keys().copied().collect();
    for client in &clients {
        stage.enter(*client, None);
    }
    let first = usize::from(choices.byte().unwrap_or_default());
    for turn in 0..stage.setup.chairs().len() {
        // now and then somebody has two seats
        let client = clients[(turn + first / 64) % 4];
        let (seat, salt) = (None, SALT.to_owned());
        let name = format!("Sitter {turn}");
        stage.call(client, ClientMessage::Join { seat, name, salt, colour: 0 });
    }
    stage.call(clients[0], ClientMessage::Begin);
    stage.wait(0);
}

fn step<G: Playable>(
    stage: &mut WatchedTable,
    kind: u8,
    choices: &mut Choices<'_>,
    tap: Option<Tap>,
    watched: &mut Watched,
) {
    let detail = choices.byte().unwrap_or_default();
    let client = ClientId(u64::from(detail) % stage.guests.len() as u64);
    match kind % 32 {
        // most choices lead on, or games would never get far
        0..=20 => lead_on(stage, kind, detail),
        21..=23 => {
            let message = message(stage, choices.byte().unwrap_or_default(), detail);
            stage.call(client, message.clone());
            if kind.is_multiple_of(2) {
                stage.call_again(client, message);
            }
        }
        24 => stage.leave(client),
        25 | 26 => {
            let known = stage.lines.len().checked_sub(usize::from(kind / 32));
            stage.enter(client, known);
        }
        27 => {
            // with a delay, long enough for something to be seen
            let delayed = matches!(stage.setup.settings().spectators, Spectators::Delayed { .. });
            stage.wait(u64::from(detail) * if delayed { 2500 } else { 500 });
        }
        28 if detail.is_multiple_of(8) => stage.restart(),
        29 => {
            stage.call(client, ClientMessage::Undo);
            for other in stage.guests.keys().copied().collect::<Vec<_>>() {
                stage.call(other, ClientMessage::Respond(!detail.is_multiple_of(4)));
            }
        }
        30 if stage.table.phase() == Phase::Playing => {
            let viewers = stage.viewers();
            let viewer = viewers[usize::from(detail) % viewers.len()];
            let Compared { messages, differ } = exchange::<G>(stage, viewer, kind, tap);
            watched.compared += if differ { messages } else { 0 };
        }
        _ => stage.wait(50),
    }
}

/// Somebody does something that they may do; if nobody may, time passes.
fn lead_on(stage: &mut WatchedTable, kind: u8, detail: u8) {
    let passing = stage.guests.iter().find_map(|(client, guest)| {
        let seat = guest.frame.as_ref().filter(|_| guest.inside)?.pass_to?;
        Some((*client, seat))
    });
    if let Some((client, seat)) = passing {
        stage.call(client, ClientMessage::Sit(seat));
    }
    match stage.asked(usize::from(kind)) {
        Some((client, actions)) => {
            let action = actions[usize::from(detail) % actions.len()].clone();
            stage.call(client, ClientMessage::Act(action));
            stage.wait(100);
        }
        None => stage.wait(1000),
    }
}

/// A message that fits the moment or does not.
fn message(stage: &WatchedTable, kind: u8, detail: u8) -> ClientMessage {
    let seat = Seat::new(usize::from(detail / 8) % MAX_SEATS);
    let actions = stage.asked(usize::from(detail)).map(|(_, actions)| actions).unwrap_or_default();
    let action = actions.first().cloned().unwrap_or_else(|| "end".into());
    let viewer = if detail.is_multiple_of(8) { Viewer::Spectator } else { Viewer::Seat(seat) };
    match kind % 32 {
        0 => ClientMessage::Act("fly me to the moon".into()),
        1 => ClientMessage::Act(action),
        2 => ClientMessage::Key(char::from(detail)),
        3 => ClientMessage::Undo,
        4 => ClientMessage::Explain(action),
        5 => ClientMessage::Judge(action),
        6 => ClientMessage::Preview(action),
        7 => ClientMessage::Hint,
        8 => ClientMessage::Glossary,
        9 => ClientMessage::Export(String::new()),
        10 => ClientMessage::Position,
        11 => ClientMessage::Sit(seat),
        12 if detail > 240 => ClientMessage::Resign(seat),
        13 => ClientMessage::Return(seat),
        14 if detail > 200 => ClientMessage::ProposeAbandon,
        15 => ClientMessage::Respond(detail.is_multiple_of(2)),
        16 => ClientMessage::Say("hello".into()),
        17 => ClientMessage::Mute { author: stage.account(seat), silent: detail.is_multiple_of(2) },
        18 => ClientMessage::Report { line: u64::from(detail % 4), reason: "rude".into() },
        19 => ClientMessage::Rematch,
        20 => ClientMessage::StandUp(seat),
        21 => ClientMessage::Assign { seat, chair: ChairPlan::Person },
        22 => ClientMessage::Begin,
        23 => ClientMessage::Replay { table: "t1".into(), entry: None, viewer: Some(viewer) },
        24 => ClientMessage::Start(NewTable::default()),
        25 => ClientMessage::Open("t1".into()),
        _ => ClientMessage::LookAs(viewer),
    }
}
