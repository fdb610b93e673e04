//! Malformed and forged records: each error names its line and says what was expected.

use gantry_kernel::outside::is_plain;
use gantry_kernel::record::{Header, Player, Pledged, Record, Start, replay, verify};
use gantry_kernel::{Game, Match, Millis, Seat, Secret};

use crate::common::Seats;
use crate::turn::{Action, Turn};

const A: Seat = Seat::new(0);

/// A short game: a deal, a draw, a card played.
fn record() -> Record {
    let secret = Secret::from_number(5);
    let player = |name: &str| Player { kind: "human".into(), name: name.into() };
    let header = Header {
        game: Turn::ID.into(),
        rules: Turn::RULES,
        start: Start::Options(Vec::new()),
        players: vec![player("Ada Lovelace"), player("Grace")],
        commitment: secret.commitment(),
        salts: vec![(A, "a pinch".into())],
        secret: Some(secret),
    };
    let start = Turn::start(&Seats { seats: 2 }).expect("two seats are allowed");
    let mut table = Match::<Turn>::new(start, header.digest());
    table.draw_chance(Millis(10), &secret.seed(&header.salts)).expect("the cards are dealt");
    table.act(Millis(20), A, Action::Draw).expect("the pile has cards");
    let card = table.state().hands[1][0];
    table.act(Millis(30), Seat::new(1), Action::Lay(card)).expect("the card is in hand");
    Record::of(header, &table)
}

/// The record's text with one line replaced.
fn with_line(number: usize, line: &str) -> String {
    let text = record().to_string();
    let mut lines: Vec<&str> = text.lines().collect();
    lines[number - 1] = line;
    lines.join("\n") + "\n"
}

/// The error from reading the text or, if it can be read, from verifying it.
fn fault(text: &str) -> String {
    match Record::read(text) {
        Err(fault) => fault.to_string(),
        Ok(record) => {
            let proof = verify::<Turn>(&record).map(|(_, pledged)| pledged);
            proof.expect_err("the record is faulty").to_string()
        }
    }
}

#[test]
fn the_record_format_is_as_documented() {
    let text = record().to_string();
    let shape: Vec<&str> = text.lines().map(|line| line.split(' ').next().unwrap_or("")).collect();
    let expected = [
        "gantry-record",
        "game",
        "player",
        "player",
        "commitment",
        "salt",
        "secret",
        "begin",
        "1",
        "2",
        "3",
        "end",
    ];
    assert_eq!(shape, expected, "{text}");
    assert!(text.contains("\n2 20 A draw = "), "{text}");
}

#[test]
fn a_sound_record_is_read_replayed_and_proved() {
    let record = record();
    assert_eq!(Record::read(&record.to_string()).as_ref(), Ok(&record));
    let (played, pledged) = verify::<Turn>(&record).expect("sound");
    assert_eq!(played.entries().len(), 3);
    assert_eq!(pledged, Pledged::Proved { outcomes: 1 });
}

#[test]
fn without_the_secret_the_log_is_sound_but_unproved() {
    let mut record = record();
    record.header.secret = None;
    record.lines.iter_mut().for_each(|line| line.number -= 1);
    assert_eq!(Record::read(&record.to_string()).as_ref(), Ok(&record));
    assert_eq!(verify::<Turn>(&record).expect("sound").1, Pledged::Open);
}

#[test]
fn an_option_holds_any_text_of_one_line() {
    let long = "Ærø · {\"cards\" = [1, 2]} # 'no comment' = 0123456789abcdef ".repeat(500);
    for value in ["off", "a = b", " = ", "# {} \"quoted\" \\ | option data x", "end ", &long] {
        let mut record = record();
        record.header.start = Start::Options(vec![("data".into(), value.into())]);
        record.lines.iter_mut().for_each(|line| line.number += 1);
        assert_eq!(record.header.check(), Ok(()), "{value:?}");
        let read = Record::read(&record.to_string()).expect("one line");
        assert_eq!(read, record);
        assert_eq!(read.header.digest(), record.header.digest());
    }
}

#[test]
fn options_that_no_line_can_hold_are_refused() {
    let refused = |key: &str, value: &str| {
        let start = Start::Options(vec![(key.into(), value.into())]);
        let header = Header { start, ..record().header };
        header.check().expect_err("it would be read back as something else").to_string()
    };
    assert_eq!(refused("data", ""), "expected a value on one line for data, found nothing");
    let value = "expected a value on one line for data, found ";
    assert_eq!(refused("data", "1\n2"), format!("{value}\"1\\n2\""));
    assert_eq!(refused("data", "1\r"), format!("{value}\"1\\r\""));
    assert_eq!(
        refused("da ta", "1"),
        "expected one word for the name of an option, found \"da ta\""
    );
}

#[test]
fn every_malformed_line_is_named() {
    let table: &[(usize, &str, &str)] = &[
        (
            1,
            "gantry-record 2",
            "expected \"gantry-record 1\" on the first line, found \"gantry-record 2\"",
        ),
        (2, "game toy-turn", "expected `game ID rules NUMBER`, found \"game toy-turn\""),
        (2, "game toy-turn rules one", "expected a rules version, found \"one\""),
        (2, "game toy-rush rules 1", "expected the game toy-turn, found \"toy-rush\""),
        (
            2,
            "game toy-turn rules 2",
            "unknown here: played by rules 2 of toy-turn, known are rules 1",
        ),
        (3, "player B human Ada", "expected `player A KIND NAME`, found \"B human Ada\""),
        (3, "commitment", "expected `player A KIND NAME`, found \"commitment\""),
        (4, "player B human", "expected `player B KIND NAME`, found \"B human\""),
        (
            5,
            "commitment 00",
            "expected `commitment` and 64 hexadecimal digits, found \"commitment 00\"",
        ),
        (5, "option length", "expected `option KEY VALUE`, found \"length\""),
        (5, "option data ", "expected `option KEY VALUE`, found \"data \""),
        (6, "salt C more", "expected `salt SEAT TEXT`, seats ascending, found \"C more\""),
        (6, "salt a more", "expected the spelling \"salt A more\", found \"salt a more\""),
        (7, "secret 00", "expected 64 hexadecimal digits, found \"00\""),
        (8, "begin", "expected `begin` and 16 hexadecimal digits, found \"begin\""),
        (8, "begin 0123456789ABCDEF", "expected 16 hexadecimal digits, found \"0123456789ABCDEF\""),
        (
            10,
            "2 20 A draw",
            "expected `2 MILLISECONDS SEAT ACTION = DIGEST`, found \"2 20 A draw\"",
        ),
        (10, "3 20 A draw = 0123456789abcdef", "expected entry number 2, found \"3\""),
        (10, "2 soon A draw = 0123456789abcdef", "expected a time in milliseconds, found \"soon\""),
        (
            10,
            "2 20 Q draw = 0123456789abcdef",
            "expected a seat letter, `*`, `~` or `!`, found \"Q\"",
        ),
        (
            10,
            "2 020 A draw = 0123456789abcdef",
            "expected the spelling \"2 20 A draw = 0123456789abcdef\", found \"2 020 A draw = 0123456789abcdef\"",
        ),
        (12, "end 2 00", "expected `end 3 DIGEST`, found \"end 2 00\""),
        (12, "4", "expected `4 MILLISECONDS SEAT ACTION = DIGEST`, found \"4\""),
    ];
    for (number, line, message) in table {
        let entry = number.checked_sub(8).filter(|entry| *entry > 0);
        let entry = entry.map_or_else(String::new, |entry| format!("entry {entry}: "));
        assert_eq!(fault(&with_line(*number, line)), format!("line {number}: {entry}{message}"));
    }
}

#[test]
fn every_unsound_entry_is_named() {
    let table: &[(usize, &str, &str)] = &[
        (
            10,
            "2 5 A draw = 0123456789abcdef",
            "entry 2, line 10: time runs backwards: 5 ms after 10 ms",
        ),
        (
            10,
            "2 20 A fly = 0123456789abcdef",
            "entry 2, line 10: expected `draw`, `lay CARD` or `show`, found \"fly\"",
        ),
        (
            10,
            "2 20 A Draw = 0123456789abcdef",
            "entry 2, line 10: expected \"draw\", found \"Draw\"",
        ),
        (10, "2 20 B draw = 0123456789abcdef", "entry 2, line 10: refused by TT-1.1"),
        (10, "2 20 H draw = 0123456789abcdef", "entry 2, line 10: refused by TT-1.1"),
        (
            10,
            "2 20 * roll 1 = 0123456789abcdef",
            "entry 2, line 10: the game does not wait for chance here",
        ),
        (10, "2 20 ~ = 0123456789abcdef", "entry 2, line 10: no deadline has passed"),
    ];
    for (number, line, message) in table {
        assert_eq!(fault(&with_line(*number, line)), *message);
    }
}

#[test]
fn a_file_that_ends_early_or_goes_on_is_named() {
    let text = record().to_string();
    let cut: String = text.split_inclusive('\n').take(10).collect();
    assert_eq!(fault(&cut), "line 11: entry 3: expected entry 3 or the `end` line, found nothing");
    let longer = format!("{text}more\n");
    assert_eq!(fault(&longer), "line 13: expected nothing after the `end` line, found \"more\"");
    assert_eq!(fault(""), "line 1: expected gantry-record 1, found nothing");
    let unfinished = text.trim_end();
    assert!(fault(unfinished).starts_with("line 12: "), "{}", fault(unfinished));
}

#[test]
fn a_secret_that_was_not_pledged_is_named() {
    let mut record = record();
    record.header.secret = Some(Secret::from_number(6));
    assert!(replay::<Turn>(&record).is_ok(), "the log itself is sound");
    let fault = verify::<Turn>(&record).expect_err("another secret");
    assert_eq!(fault.to_string(), "line 7: the secret does not fit the commitment");
}

#[test]
fn another_outcome_than_the_pledged_one_is_named() {
    let mut record = record();
    let mut cards: Vec<&str> = record.lines[0].text.split(' ').collect();
    cards[1..].reverse();
    record.lines[0].text = cards.join(" ");
    let fault = verify::<Turn>(&record).expect_err("another deal");
    assert_eq!((fault.entry, fault.line), (1, 9));
    assert!(fault.message.starts_with("expected the outcome deal "), "{fault}");
}

#[test]
fn other_rules_are_unknown_and_not_disproved() {
    let record = Record { header: Header { rules: 2, ..record().header }, ..record() };
    assert!(verify::<Turn>(&record).expect_err("other rules").unknown);
    let record = Record { begin: "0123456789abcdef".into(), ..record };
    let record = Record { header: Header { rules: 1, ..record.header }, ..record };
    assert!(!verify::<Turn>(&record).expect_err("another beginning").unknown);
}

/// A forger may write any bytes into a record, and digests that match them.
#[test]
fn a_forged_header_is_refused_with_the_line() {
    let forged = [
        (3, "player A human \u{1b}[2K\u{1b}[1Gproved"),
        (3, "player A human Ada\0"),
        (3, "player A human Ada\rproved"),
        (3, "player A human \u{202e}adA"),
        (3, "player A human \u{2003}"),
        (3, "player A human  Ada"),
        (3, "player A \u{1b}[31m Ada"),
        (3, "player A café Ada"),
        (4, "player B human ada lovelace"),
        (5, "option length \u{9b}2K"),
        (5, "option \u{1b}c x"),
        (5, "| turn = \"A\" # \u{1b}[2Kproved"),
        (6, "salt A \u{2066}pinch"),
        (10, "2 20 A draw\u{1b}[2K = 0123456789abcdef"),
    ];
    for (number, line) in forged {
        let fault = Record::read(&with_line(number, line)).expect_err(line);
        assert_eq!(fault.line, number, "{fault}");
        assert!(is_plain(&fault.to_string()), "{fault:?}");
    }
    let long = format!("player A human {}", "n".repeat(65));
    assert!(fault(&with_line(3, &long)).contains("of at most 64 characters"));
    let long = format!("option data {}", "n".repeat(300_000));
    assert!(fault(&with_line(5, &long)).contains("a line has at most 262144 bytes"));
}

#[test]
fn the_number_of_options_is_limited() {
    let options = (0..65).map(|number| (format!("option-{number}"), "x".to_owned()));
    let header = Header { start: Start::Options(options.collect()), ..record().header };
    let refused = header.check().expect_err("too many").to_string();
    assert!(refused.starts_with("expected at most 64 options"), "{refused}");
}

/// Options that say the same have one spelling; here it is none at all.
#[test]
fn options_that_the_game_does_not_write_are_named() {
    let mut record = record();
    record.header.start = Start::Options(vec![("length".into(), "short".into())]);
    let fault = verify::<Turn>(&record).expect_err("no such option");
    assert_eq!((fault.entry, fault.line), (0, 5), "{fault}");
}
