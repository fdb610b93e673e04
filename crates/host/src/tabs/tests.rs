//! Two tabs with one store.

use gantry_catalog::{HUMAN, find};
use gantry_kernel::record::Record;

use gantry_kernel::Awaiting;
use gantry_wire::{Answer, ClientMessage, Frame, HostMessage};

use super::Stale;
use crate::host::{Effects, Host, last_frame};
use crate::tests::{Shelf, answer, ask, at, host, start, step};

/// A tab, as its shell runs it.
struct Tab {
    host: Host,
    frame: Option<Frame>,
    ms: u64,
}

impl Tab {
    fn new() -> Self {
        Self { host: host(), frame: None, ms: 0 }
    }

    /// Stores first, then sends; returns whether it could be stored, and the messages.
    fn carry_out(&mut self, store: &mut Shelf, mut effects: Effects) -> (bool, Vec<HostMessage>) {
        let fits = store.fits(&effects);
        if fits {
            store.take(&effects);
            self.frame = last_frame(&effects).cloned().or(self.frame.take());
        } else {
            let table = effects.writes[0].table().to_owned();
            effects.messages = self.host.elsewhere(&table, effects.messages);
            self.frame = None;
        }
        (fits, effects.messages)
    }

    fn ask(&mut self, store: &mut Shelf, message: ClientMessage) -> (bool, Vec<HostMessage>) {
        self.ms += 1_000;
        if let Some(stale) = Stale::before(&message) {
            self.host.replace_kept(&stale, vec![store.table()]);
        }
        let effects = ask(&mut self.host, self.ms, message);
        self.carry_out(store, effects)
    }

    fn open(&mut self, store: &mut Shelf, table: &str) {
        self.ask(store, ClientMessage::TakeOver(table.into()));
        assert!(self.frame.is_some());
    }

    /// Takes one step: a choice of the person, or whatever bots do. Returns whether it could be
    /// stored.
    fn go_on(&mut self, store: &mut Shelf, undo: bool) -> bool {
        let frame = self.frame.as_ref().expect("a table is looked at");
        if undo && frame.can_undo {
            return self.ask(store, ClientMessage::Undo).0;
        }
        if let Some(choice) = frame.choices.first() {
            let request = ClientMessage::Act(choice.notation.clone());
            return self.ask(store, request).0;
        }
        self.ms += 1_000;
        let effects = step(&mut self.host, at(self.ms));
        self.carry_out(store, effects).0
    }
}

/// A table that the first tab plays and the second has open as well.
fn two_tabs(store: &mut Shelf) -> (Tab, Tab, String) {
    let (mut first, mut second) = (Tab::new(), Tab::new());
    let effects = start(&mut first.host, "launch-pad", &[HUMAN, "greedy"], &[]);
    let Answer::Opened(table) = answer(&effects).clone() else { panic!("{effects:?}") };
    first.carry_out(store, effects);
    second.open(store, &table);
    (first, second, table)
}

#[test]
fn an_outdated_tab_changes_nothing_and_is_told() {
    let mut store = Shelf::default();
    let (mut first, mut second, table) = two_tabs(&mut store);
    for _ in 0..5 {
        assert!(first.go_on(&mut store, false));
    }
    let before = store.table();
    let notation = second.frame.as_ref().and_then(|frame| frame.choices.first());
    let request = ClientMessage::Act(notation.expect("something to do").notation.clone());
    let (kept, replies) = second.ask(&mut store, request);
    assert!(!kept);
    assert_eq!(store.table(), before, "nothing is written");
    let expected = [
        HostMessage::Answer { to: 1, answer: Answer::Elsewhere },
        HostMessage::Elsewhere(table.clone()),
    ];
    assert_eq!(replies, expected, "nothing is shown as if it had happened");
    assert_eq!(second.host.playing(), None);
    second.open(&mut store, &table);
    let digests = [&first, &second].map(|tab| tab.frame.as_ref().map(|frame| &frame.digest));
    assert_eq!(digests[0], digests[1], "it shows what the other has played");
    assert_eq!(second.host.playing(), Some(table.as_str()));
}

#[test]
fn whatever_two_tabs_do_the_log_has_no_holes() {
    for seed in 0..12_u32 {
        let mut store = Shelf::default();
        let (first, second, table) = two_tabs(&mut store);
        let mut tabs = [first, second];
        let (mut refused, mut mixed) = (0, seed);
        for step in 0..150 {
            mixed = mixed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let tab = &mut tabs[(mixed >> 16 & 1) as usize];
            if tab.frame.is_none() {
                tab.open(&mut store, &table);
            }
            if tab.frame.as_ref().is_some_and(|frame| frame.awaiting == Awaiting::Over) {
                break;
            }
            let kept = tab.go_on(&mut store, (mixed >> 20).is_multiple_of(8));
            refused += usize::from(!kept);
            let record = Record::read(&store.table().record());
            let record = record.unwrap_or_else(|fault| panic!("{seed}, {step}: {fault}"));
            let replayed = find("launch-pad").expect("a game").replay(&record).expect("no holes");
            if let Some(frame) = &tab.frame {
                assert_eq!(frame.digest, replayed.digest().to_string(), "what is shown is kept");
            }
        }
        assert!(refused > 5, "the tabs did meet: {refused}");
    }
}

#[test]
fn other_tabs_are_asked_about_where_they_matter() {
    let table = || "0123".to_owned();
    for (request, stale) in [
        (ClientMessage::Tables, Some(Stale::All)),
        (ClientMessage::Open(table()), Some(Stale::Table(table()))),
        (ClientMessage::TakeOver(table()), Some(Stale::Table(table()))),
        (ClientMessage::Export(table()), Some(Stale::Table(table()))),
        (ClientMessage::Replay { table: table(), entry: Some(3), viewer: None }, None),
        (ClientMessage::Undo, None),
    ] {
        assert_eq!(Stale::before(&request), stale, "{request:?}");
    }
    let mut store = Shelf::default();
    let (mut first, _, table) = two_tabs(&mut store);
    first.host.replace_kept(&Stale::Table(table.clone()), Vec::new());
    let (_, replies) = {
        let effects = ask(&mut first.host, 9_000, ClientMessage::Export(table));
        first.carry_out(&mut store, effects)
    };
    assert!(
        matches!(&replies[0], HostMessage::Answer { answer: Answer::Refused(_), .. }),
        "another tab has deleted it: {replies:?}"
    );
}
