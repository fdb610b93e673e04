//! What comes from outside, and what a deal proves.

use std::sync::atomic::{AtomicU8, Ordering};

use gantry_kernel::hex;
use gantry_wire::RecordSource;

use super::*;

/// Different bytes each time.
fn other() -> [u8; 32] {
    static NEXT: AtomicU8 = AtomicU8::new(0);
    [NEXT.fetch_add(1, Ordering::Relaxed); 32]
}

fn pledge(host: &mut Host) -> String {
    match answer(&ask(host, 0, ClientMessage::Pledge)) {
        Answer::Pledge(pledge) => pledge.clone(),
        other => panic!("{other:?}"),
    }
}

fn sitter(kind: &str, name: &str, salt: &str) -> Sitter {
    Sitter { kind: kind.into(), name: name.into(), salt: salt.into(), ..Sitter::default() }
}

fn begin(host: &mut Host, seats: Vec<Sitter>) -> Effects {
    let opening = NewTable { game: "launch-pad".into(), options: Vec::new(), seats };
    ask(host, 0, ClientMessage::Start(opening))
}

fn refused(effects: &Effects) -> String {
    match answer(effects) {
        Answer::Refused(refused) => words(refused),
        other => panic!("{other:?}"),
    }
}

/// A running game of a person against this bot.
fn record_against(kind: &str) -> (Box<dyn gantry_catalog::Table>, String) {
    let player = |kind: &str, name: &str| Player { kind: kind.into(), name: name.into() };
    let opening = gantry_catalog::TableStart {
        start: Start::Options(Vec::new()),
        players: vec![player(HUMAN, "Ada"), player(kind, "Bot")],
        secret: Secret::from_number(1),
        salts: Vec::new(),
    };
    let table = find("launch-pad").expect("a game").open(opening).expect("a table");
    let text = table.save().to_string();
    (table, text)
}

#[test]
fn the_pledge_is_shown_before_people_add_to_the_deal() {
    let mut host = Host::new(Vec::new(), other);
    let sealed = pledge(&mut host);
    assert_eq!(pledge(&mut host), sealed, "one secret until it is used");
    let wrong =
        begin(&mut host, vec![sitter(HUMAN, "Ada", "a\u{202e}b"), sitter("greedy", "", "")]);
    refused(&wrong);
    assert_eq!(pledge(&mut host), sealed, "who mends the form keeps the seal");
    let seats = vec![sitter(HUMAN, "Ada", " pepper "), sitter("greedy", "", "not a person's")];
    let effects = begin(&mut host, seats);
    let frame = last_frame(&effects).expect("a frame").clone();
    assert_eq!(frame.pledge.as_ref(), Some(&sealed), "told with the cards");
    let mut shelf = Shelf::default();
    shelf.take(&effects);
    let record = Record::read(&shelf.table().record()).expect("a record");
    assert!(sealed.contains(&hex::encode(&record.header.commitment)), "{sealed}");
    assert_eq!(record.header.salts, [(Seat::new(0), "pepper".to_owned())]);
    assert!(find("launch-pad").expect("a game").verify(&record).is_ok(), "dealt with the salt");
    assert_ne!(pledge(&mut host), sealed, "no secret serves twice");
}

#[test]
fn names_that_cannot_be_shown_are_refused() {
    let mut host = host();
    for name in ["\u{1b}[2K", "A\u{200b}da", "\u{2066}Ada", "Αda\nBob", &"n".repeat(65)] {
        let effects = begin(&mut host, vec![sitter(HUMAN, name, ""), sitter("greedy", "", "")]);
        let words = refused(&effects);
        assert!(gantry_kernel::outside::is_plain(&words), "{words:?}");
        assert!(effects.writes.is_empty());
    }
    let twins = vec![sitter(HUMAN, "Ada", ""), sitter(HUMAN, "Аdа", "")];
    refused(&begin(&mut host, twins));
}

#[test]
fn bots_that_think_too_long_for_the_page_are_refused() {
    let mut host = host();
    let seats = vec![sitter(HUMAN, "", ""), sitter("search:4000000", "", "")];
    assert!(refused(&begin(&mut host, seats)).contains("2000 ms"));
    for kind in ["search:4000000", "search:60000ms"] {
        let (table, text) = record_against(kind);
        assert!(refused(&ask(&mut host, 0, ClientMessage::Read(text))).contains("2000 ms"));
        // Kept by an earlier client.
        let mut kept = KeptTable::new("0a".into(), &*table, vec![0, 1]);
        kept.follow(&*table, 0);
        let mut later = Host::new(vec![kept], random);
        refused(&ask(&mut later, 0, ClientMessage::Open("0a".into())));
        let replay = ClientMessage::Replay { table: "0a".into(), entry: None, viewer: None };
        assert!(matches!(answer(&ask(&mut later, 0, replay)), Answer::Opened(_)), "looked at");
    }
    let (_, text) = record_against("strong");
    assert!(matches!(answer(&ask(&mut host, 0, ClientMessage::Read(text))), Answer::Opened(_)));
}

#[test]
fn a_disproved_record_does_not_go_on() {
    let mut host = host();
    let (_, text) = record_against("greedy");
    let forged = text.replace(
        &hex::encode(Secret::from_number(1).bytes()),
        &hex::encode(Secret::from_number(2).bytes()),
    );
    assert_ne!(forged, text);
    let words = refused(&ask(&mut host, 0, ClientMessage::Read(forged)));
    assert!(words.contains("does not fit the commitment"), "{words}");
}

/// A record with a few entries, and the same with its last entries damaged.
fn damaged_record() -> (String, String) {
    let text = include_str!("../../../../games/launch-pad/tests/logs/three-seats-short.record");
    let altered = text.replace("\n200 0 ", "\n200 1 ");
    assert_ne!(altered, text);
    (text.into(), altered)
}

#[test]
fn the_beginning_of_a_damaged_record_is_recovered() {
    let (whole, altered) = damaged_record();
    let cut = whole.lines().take(100).collect::<Vec<_>>().join("\n");
    let middle_of_a_line = &whole[..whole.len() / 2];
    for (text, readable) in [(altered.as_str(), Some(199)), (&cut, None), (middle_of_a_line, None)]
    {
        let mut host = host();
        let read = ask(&mut host, 0, ClientMessage::Read(text.into()));
        let Answer::Damaged(damage) = answer(&read) else { panic!("{read:?}") };
        assert_eq!(damage.game, "launch-pad");
        assert!(damage.readable > 50 && damage.readable <= damage.lines, "{damage:?}");
        assert!(readable.is_none_or(|lines| lines == damage.readable), "{damage:?}");
        assert!(read.writes.is_empty(), "nothing is kept before somebody asks");
        let recover = ClientMessage::Recover(RecordSource::Text(text.into()));
        let opened = ask(&mut host, 0, recover);
        assert!(matches!(answer(&opened), Answer::Opened(_)), "{opened:?}");
        assert!(last_frame(&opened).expect("a frame").version >= damage.readable);
    }
}

#[test]
fn a_damaged_kept_table_stays_as_it_is() {
    let (_, text) = record_against("greedy");
    let mut host = host();
    let mut shelf = Shelf::default();
    shelf.take(&ask(&mut host, 0, ClientMessage::Read(text))).expect("kept");
    let kept = shelf.table();
    let id = kept.id.clone();
    let row = serde_json::to_string(&kept).expect("plain data");
    let mut lines = kept.lines().to_vec();
    lines.push("nonsense".into());
    let readable = lines.len() - 1;
    let damaged = KeptTable::read(row, lines).expect("a row");
    let mut later = Host::new(vec![damaged], other);
    let replay = ClientMessage::Replay { table: id.clone(), entry: None, viewer: None };
    for message in [ClientMessage::Open(id.clone()), replay] {
        let effects = ask(&mut later, 0, message);
        let Answer::Damaged(damage) = answer(&effects) else { panic!("{effects:?}") };
        assert_eq!((damage.readable, damage.lines), (readable, readable + 1));
    }
    let recovered = ask(&mut later, 0, ClientMessage::Recover(RecordSource::Kept(id.clone())));
    let Answer::Opened(other) = answer(&recovered) else { panic!("{recovered:?}") };
    assert_ne!(*other, id, "a new table");
    let left = later.kept_table(&id).expect("still kept").lines().len();
    assert_eq!(left, readable + 1);
}

#[test]
fn a_position_is_dealt_and_a_scenario_is_not() {
    let mut host = Host::new(Vec::new(), other);
    let mut position_after = |text: &str| {
        let effects = ask(&mut host, 0, ClientMessage::Read(text.into()));
        assert!(matches!(answer(&effects), Answer::Opened(_)), "{effects:?}");
        match answer(&ask(&mut host, 0, ClientMessage::Position)) {
            Answer::File { text, .. } => text.clone(),
            other => panic!("{other:?}"),
        }
    };
    let position = "game = \"launch-pad\"\nseats = 2\n";
    assert_ne!(position_after(position), position_after(position), "shuffled each time");
    let scenario = "game = \"launch-pad\"\n[[scenario]]\nrules = [\"LP-3.1\"]\ntitle = \"t\"\n\
                    given = \"seats = 2\"\nplay = \"A end\"\n";
    assert_eq!(position_after(scenario), position_after(scenario));
}

/// A game of version 1 that an earlier client kept is listed, opened and played on by its rules.
#[test]
fn a_table_of_version_1_is_played_on() {
    let position = "game = \"launch-pad\"\nrules_version = 1\nseats = 2\n";
    let mut host = host();
    let effects = ask(&mut host, 0, ClientMessage::Read(position.into()));
    let mut shelf = Shelf::default();
    shelf.take(&effects).expect("kept");
    let record = Record::read(&shelf.table().record()).expect("a record");
    assert_eq!(record.header.rules, 1);
    let kept = shelf.table();
    assert!(kept.info().readable);
    let mut later = Host::new(vec![kept], other);
    let table = last_frame(&effects).expect("a frame").table.clone();
    let opened = ask(&mut later, 0, ClientMessage::Open(table.clone()));
    let choice = last_frame(&opened).expect("a frame").choices[0].notation.clone();
    let act = ask(&mut later, 0, ClientMessage::Act(choice));
    shelf.take(&act).expect("kept");
    let record = Record::read(&shelf.table().record()).expect("a record");
    assert_eq!((record.header.rules, record.lines.is_empty()), (1, false));
    assert!(find("launch-pad").expect("a game").verify(&record).is_ok());
}

/// A finished game that is read again is the table that is kept already, also in another tab.
#[test]
fn a_finished_game_is_kept_once_however_often_it_is_read() {
    let listing = find("launch-pad").expect("a game");
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/launch-pad/tests/logs");
    let texts = std::fs::read_dir(folder).expect("an archive").flatten();
    let texts = texts.map(|file| std::fs::read_to_string(file.path()).expect("a record"));
    let over = |text: &String| {
        let record = Record::read(text).expect("a record");
        listing.replay(&record).is_ok_and(|table| table.awaiting() == Awaiting::Over)
    };
    let text = texts.into_iter().find(over).expect("a finished game");
    let read = |host: &mut Host| {
        let effects = ask(host, 0, ClientMessage::Read(text.clone()));
        let Answer::Opened(id) = answer(&effects) else { panic!("{effects:?}") };
        assert!(last_frame(&effects).is_some(), "it is shown");
        (id.clone(), effects)
    };
    let mut host = host();
    let mut shelf = Shelf::default();
    let (first, effects) = read(&mut host);
    shelf.take(&effects).expect("kept");
    let (second, effects) = read(&mut host);
    assert_eq!((second, effects.writes.len()), (first.clone(), 0));
    let (elsewhere, _) = read(&mut Host::new(Vec::new(), other));
    assert_eq!(elsewhere, first, "its id follows from the game");
    assert!(text.contains(&first), "namely from its digest");
    // A game that was played here has an id of its own, and stays the only copy.
    let own = serde_json::to_string(&shelf.table()).expect("plain data");
    let own = own.replace(&format!("\"id\":\"{first}\""), "\"id\":\"own\"");
    let own = KeptTable::read(own, shelf.table().lines().to_vec()).expect("a row");
    assert_eq!(read(&mut Host::new(vec![own], other)).0, "own");
}
