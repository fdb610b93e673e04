//! Hosts in the same process, and what a client needs from any host.

use std::cell::RefCell;
use std::io;
use std::rc::Rc;
use std::time::Duration;

use gantry_catalog::{Listing, Table, TableStart};
use gantry_host::{Host, KeptTable};
use gantry_kernel::record::{Player, Start};
use gantry_kernel::{Awaiting, Secret};
use gantry_wire::{Answer, ClientMessage, Frame, decode, encode};

use crate::console::Key;
use crate::link::{Keep, Link, LinkError, LinkEvent, Local};
use crate::live::play;
use crate::testing::Script;
use crate::voice::{MESSAGES, Voice};

const NOW: Duration = Duration::ZERO;

fn listing(game: &str) -> &'static Listing {
    gantry_catalog::find(game).expect("a game")
}

fn table(game: &str, kinds: &[&str]) -> Box<dyn Table> {
    let names = ["Ada", "Bob", "Eve"];
    let players = kinds.iter().zip(names);
    let players = players.map(|(kind, name)| Player { kind: (*kind).into(), name: name.into() });
    let opening = TableStart {
        start: Start::Options(Vec::new()),
        players: players.collect(),
        secret: Secret::from_number(3),
        salts: Vec::new(),
    };
    listing(game).open(opening).expect("a table")
}

fn open(game: &str, kinds: &[&str], keep: Notes) -> (Local<Notes>, Frame) {
    let host = Host::new(Vec::new(), || [7; 32]);
    let opened = Local::open(host, NOW, listing(game), table(game, kinds), keep);
    opened.expect("nothing fails")
}

/// What was done to a file, in order: how many entries it has after each write, and `None` for each
/// wait for the disk.
#[derive(Clone, Default)]
struct Notes {
    done: Rc<RefCell<Vec<Option<usize>>>>,
    full: Rc<RefCell<bool>>,
}

impl Keep for Notes {
    fn follow(&mut self, table: &KeptTable) -> io::Result<()> {
        if *self.full.borrow() {
            return Err(io::Error::other("full"));
        }
        self.done.borrow_mut().push(Some(table.lines().len()));
        Ok(())
    }

    fn sync(&mut self) -> io::Result<()> {
        self.done.borrow_mut().push(None);
        Ok(())
    }
}

#[test]
fn bots_between_two_answers_share_one_wait_for_the_disk() {
    let notes = Notes::default();
    let (mut local, opened) = open("launch-pad", &["human", "greedy", "greedy"], notes.clone());
    assert_eq!((opened.version, notes.done.take()), (0, vec![Some(0), None]));
    local.step(NOW).expect("nothing fails");
    let mut frame = opened;
    for asked in 0.. {
        while let Some(next) = local.frame() {
            frame = next;
        }
        let done = notes.done.take();
        assert_eq!(done.last(), Some(&None), "all is stored before it is told");
        assert_eq!(done.iter().filter(|wait| wait.is_none()).count(), 1, "{done:?}");
        assert_eq!(done.iter().flatten().max(), Some(&frame.version));
        if frame.awaiting == Awaiting::Over {
            return assert!(asked > 5, "{asked} questions");
        }
        assert!(frame.asked().is_some(), "bots have thought");
        // The last choice ends a turn sooner or later.
        let last = frame.choices.last().expect("a choice").notation.clone();
        let answer = local.call(NOW, ClientMessage::Act(last)).expect("nothing fails");
        assert_eq!(answer, Answer::Done);
    }
}

#[test]
fn an_unsaved_step_is_told_once_it_is_stored_elsewhere() {
    let notes = Notes::default();
    let (mut local, _) = open("launch-pad", &["human", "greedy"], notes.clone());
    local.step(NOW).expect("nothing fails");
    let mut frame = None;
    while let Some(next) = local.frame() {
        frame = Some(next);
    }
    let frame = frame.expect("cards are dealt");
    notes.full.replace(true);
    let act = ClientMessage::Act(frame.choices[0].notation.clone());
    assert!(matches!(local.call(NOW, act), Err(LinkError::Unsaved(_))));
    assert_eq!(local.frame(), None, "nothing is told");
    assert!(local.store().is_err());
    assert!(local.table().lines().len() > frame.version, "the table has moved on");
    let answer = local.keep_in(Notes::default()).expect("told");
    assert_eq!(answer, Some(Answer::Done));
    let next = local.frame().expect("a frame");
    assert!(next.version > frame.version);
    local.step(NOW).expect("it goes on");
}

/// A link to a remote host: everything is encoded as bytes, both ways.
struct Wired(Local<Notes>);

fn over_the_wire<T: serde::Serialize + serde::de::DeserializeOwned>(message: &T) -> T {
    decode(&encode(message)).expect("the same message")
}

impl Link for Wired {
    fn send(&mut self, now: Duration, message: ClientMessage) -> Result<u32, LinkError> {
        self.0.send(now, over_the_wire(&message))
    }

    fn step(&mut self, now: Duration) -> Result<(), LinkError> {
        self.0.step(now)
    }

    fn receive(&mut self) -> Option<LinkEvent> {
        let LinkEvent::Message(message) = self.0.receive()? else { return None };
        Some(LinkEvent::Message(over_the_wire(&message)))
    }

    fn next_step_in(&self, now: Duration) -> Option<Duration> {
        self.0.next_step_in(now)
    }
}

#[test]
fn a_race_over_the_wire_looks_the_same() {
    let keys = "rdn0".chars().cycle().zip(1..).map(|(key, index)| (index * 60, Key::Char(key)));
    let keys: Vec<_> = keys.take(200).collect();
    let race = listing("planet-rush");
    let run = |wired: bool| {
        let (local, mut frame) = open(race.id, &["human", "expert"], Notes::default());
        let messages = [race.messages, MESSAGES, gantry_host::MESSAGES];
        let book = gantry_catalog::Phrasebook::new("en", &messages);
        let mut voice = Voice { book, names: frame.names() };
        let mut script = Script::new(80, 24, &keys);
        let mut link: Box<dyn Link> = if wired { Box::new(Wired(local)) } else { Box::new(local) };
        play(&mut *link, &mut frame, &mut voice, race.title, Vec::new(), &mut script)
            .expect("nothing fails");
        script.shots
    };
    assert_eq!(run(true), run(false));
}
