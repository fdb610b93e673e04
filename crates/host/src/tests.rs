//! Tests the host without a client.

mod clients;
mod endings;
mod outside;

use gantry_catalog::{HUMAN, Phrasebook, find};
use gantry_kernel::record::{Player, Record, Start};
use gantry_kernel::{Awaiting, Seat, Secret, Viewer};

use gantry_wire::{
    Answer, Call, ClientMessage, Files, Frame, HostMessage, NewTable, Refused, Sitter,
};

use crate::host::{Effects, Host, last_frame};
use crate::{KeptTable, MachineTime, Write};

fn random() -> [u8; 32] {
    [7; 32]
}

pub(super) fn at(ms: u64) -> MachineTime {
    MachineTime { machine_ms: ms, wall_ms: 1_000_000 + ms }
}

pub(super) fn host() -> Host {
    let mut host = Host::new(Vec::new(), random);
    ask(
        &mut host,
        0,
        ClientMessage::Prefer { person: "Player".into(), bot: "Bot".into(), pause_ms: 0 },
    );
    host
}

pub(super) fn ask(host: &mut Host, ms: u64, message: ClientMessage) -> Effects {
    host.handle(at(ms), Call { id: 1, message })
}

/// Does everything that is due, and waits for bots.
pub(super) fn step(host: &mut Host, now: MachineTime) -> Effects {
    let mut all = host.step(now);
    while !all.tasks.is_empty() {
        for task in std::mem::take(&mut all.tasks) {
            for effects in [host.done(now, task.run()), host.step(now)] {
                all.writes.extend(effects.writes);
                all.messages.extend(effects.messages);
                all.tasks.extend(effects.tasks);
            }
        }
    }
    all
}

/// A refusal in English.
pub(super) fn words(refused: &Refused) -> String {
    let book = Phrasebook::new("en", &[crate::MESSAGES]);
    book.say(&refused.reason, &[])
}

pub(super) fn answer(effects: &Effects) -> &Answer {
    match &effects.messages[0] {
        HostMessage::Answer { answer, .. } => answer,
        other => panic!("{other:?}"),
    }
}

pub(super) fn start(
    host: &mut Host,
    game: &str,
    kinds: &[&str],
    options: &[(&str, &str)],
) -> Effects {
    let seats =
        kinds.iter().map(|kind| Sitter { kind: (*kind).into(), ..Sitter::default() }).collect();
    let options = options.iter().map(|(key, value)| ((*key).into(), (*value).into())).collect();
    ask(host, 0, ClientMessage::Start(NewTable { game: game.into(), options, seats }))
}

/// What a browser's database would contain after some writes.
#[derive(Clone, Debug, Default)]
pub(super) struct Shelf {
    row: Option<String>,
    lines: Vec<String>,
}

impl Shelf {
    /// Whether the writes continue what is there.
    pub(super) fn fits(&self, effects: &Effects) -> bool {
        effects.writes.iter().all(|write| write.fits(self.row.as_deref()))
    }

    /// Applies the writes; returns how many lines were written, if anything was.
    pub(super) fn take(&mut self, effects: &Effects) -> Option<usize> {
        let mut written = None;
        for write in &effects.writes {
            assert!(write.fits(self.row.as_deref()), "it goes on from what is there");
            if let Write::Keep { row, from, lines, .. } = write {
                self.row = Some(row.clone());
                self.lines.truncate(*from);
                assert_eq!(self.lines.len(), *from, "no line is left out");
                self.lines.extend_from_slice(lines);
                written = Some(written.unwrap_or(0) + lines.len());
            }
        }
        written
    }

    pub(super) fn table(&self) -> KeptTable {
        let row = self.row.clone().expect("something is written");
        KeptTable::read(row, self.lines.clone()).expect("as it was written")
    }
}

/// Plays the first choice of people, and whatever bots do, to the end; returns the last frame.
fn play_out(host: &mut Host, first: Frame, shelf: &mut Shelf) -> Frame {
    let (mut frame, mut ms) = (first, 0);
    for _ in 0..20_000 {
        if frame.awaiting == Awaiting::Over {
            return frame;
        }
        ms += 50;
        let must = frame.viewer.seat().is_some_and(|seat| frame.awaiting.must().contains(seat));
        let first = frame.choices.first().filter(|_| must);
        let effects = match (frame.pass_to, first) {
            (Some(seat), _) => ask(host, ms, ClientMessage::Sit(seat)),
            (None, Some(choice)) => ask(host, ms, ClientMessage::Act(choice.notation.clone())),
            (None, None) => step(host, at(ms)),
        };
        let next = last_frame(&effects);
        let new = next.map(|next| next.version - frame.version).filter(|new| *new > 0);
        assert_eq!(shelf.take(&effects), new, "whatever is told is kept, and nothing twice");
        frame = next.cloned().unwrap_or(frame);
    }
    panic!("the game does not end");
}

#[test]
fn whole_games_are_played_kept_and_proved() {
    for (game, options) in
        [("launch-pad", &[][..]), ("lift-off", &[]), ("planet-rush", &[("pace", "turns")])]
    {
        let mut host = host();
        let effects = start(&mut host, game, &[HUMAN, "greedy"], options);
        let first = last_frame(&effects).expect("a frame").clone();
        let mut shelf = Shelf::default();
        assert!(shelf.take(&effects).is_some(), "{game} is kept from the start");
        let last = play_out(&mut host, first, &mut shelf);
        assert!(last.standings.is_some());
        let record = Record::read(&shelf.table().record()).expect("a record");
        let proof = find(game).expect("a game").verify(&record).expect("proved");
        assert_eq!(proof.digest.to_string(), last.digest, "{game}");
    }
}

/// A bot that ends a round leaves the table to chance, and nobody else would wake it.
#[test]
fn a_race_between_bots_needs_no_other_alarm_than_its_own() {
    let mut host = host();
    let effects = start(&mut host, "planet-rush", &["quick", "quick"], &[]);
    let (mut now, mut tasks) = (0, effects.tasks);
    let mut over = false;
    while !over {
        // As a shell does it: one task, then a sleep until the next alarm.
        let effects = if let Some(task) = tasks.pop() {
            host.done(at(now), task.run())
        } else {
            now += host.next_step_in(at(now)).expect("somebody has something to do");
            host.step(at(now))
        };
        tasks.extend(effects.tasks);
        over = effects.messages.iter().any(|message| match message {
            HostMessage::Frame(frame) => frame.awaiting == Awaiting::Over,
            _ => false,
        });
    }
    assert_eq!(host.next_step_in(at(now)), None);
}

#[test]
fn a_game_in_real_time_goes_by_the_clock() {
    let mut host = host();
    let effects = start(&mut host, "planet-rush", &[HUMAN, "quick"], &[]);
    let frame = last_frame(&effects).expect("a frame").clone();
    let ready = frame.choices[0].notation.clone();
    ask(&mut host, 10, ClientMessage::Act(ready));
    let mut ms = 10;
    let mut version = 0;
    for _ in 0..200 {
        // It stops when only a choice of ours is awaited.
        let Some(wait) = host.next_step_in(at(ms)) else { break };
        ms += wait.max(1);
        version = last_frame(&step(&mut host, at(ms))).map_or(version, |frame| frame.version);
    }
    assert!(version > 20, "the bot has played: {version}");
    ask(&mut host, ms, ClientMessage::Pause(true));
    assert_eq!(host.next_step_in(at(ms + 60_000)), None, "nothing happens while nobody looks");
}

#[test]
fn people_at_one_screen_see_nothing_of_each_other() {
    let mut host = host();
    let effects = start(&mut host, "launch-pad", &[HUMAN, HUMAN], &[]);
    let frame = last_frame(&effects).expect("a frame");
    let seat = frame.pass_to.expect("the screen is handed over first");
    assert_eq!((frame.viewer, frame.choices.len()), (Viewer::Spectator, 0));
    let effects = ask(&mut host, 1, ClientMessage::Sit(seat));
    let frame = last_frame(&effects).expect("a frame");
    assert_eq!((frame.viewer, frame.pass_to), (Viewer::Seat(seat), None));
    assert!(!frame.choices.is_empty() && frame.news_from == 0);
}

#[test]
fn a_player_without_cards_does_not_see_the_previous_hand() {
    let position = "game = \"launch-pad\"\nseats = 2\nturn = \"A\"\ndraw = [\"6 fuel\", \"...\"]\ndiscard = [\"oxygen\"]\n\
                    [seat.A]\nhand = [\"metal\", \"thief\"]\n[seat.B]\nhand = []\n";
    let person = |name: &str| Player { kind: HUMAN.into(), name: name.into() };
    let opening = gantry_catalog::TableStart {
        start: Start::Position(position.into()),
        players: vec![person("Ada"), person("Ben")],
        secret: Secret::from_number(1),
        salts: Vec::new(),
    };
    let table = find("launch-pad").expect("a game").open(opening).expect("a table");
    let mut host = host();
    ask(&mut host, 0, ClientMessage::Read(table.save().to_string()));
    let [ada, ben] = [0, 1].map(Seat::new);
    ask(&mut host, 1, ClientMessage::Sit(ada));
    let effects = ask(&mut host, 2, ClientMessage::Act("end".into()));
    let frame = last_frame(&effects).expect("a frame");
    assert_eq!((frame.viewer, frame.pass_to), (Viewer::Spectator, Some(ben)));
    assert_eq!(frame.news_from, 0, "the log is told anew, to whoever looks now");
    let effects = ask(&mut host, 3, ClientMessage::Sit(ben));
    let frame = last_frame(&effects).expect("a frame");
    assert_eq!((frame.viewer, frame.news_from), (Viewer::Seat(ben), 0));
}

#[test]
fn where_nothing_is_hidden_the_screen_is_not_handed_over() {
    let mut host = host();
    let effects = start(&mut host, "planet-rush", &[HUMAN, HUMAN], &[("pace", "turns")]);
    let frame = last_frame(&effects).expect("a frame");
    assert_eq!(frame.pass_to, None);
    assert!(!frame.choices.is_empty());
    let effects = start(&mut host, "planet-rush", &[HUMAN, HUMAN], &[]);
    assert!(matches!(answer(&effects), Answer::Refused(_)), "one person at a screen in real time");
}

#[test]
fn a_table_is_there_after_a_reload() {
    let mut host = host();
    let effects = start(&mut host, "launch-pad", &[HUMAN, "greedy"], &[]);
    let mut shelf = Shelf::default();
    shelf.take(&effects).expect("kept");
    let frame = last_frame(&effects).expect("a frame").clone();
    let mut later = Host::new(vec![shelf.table()], random);
    let opened = ask(&mut later, 0, ClientMessage::Open(frame.table.clone()));
    let again = last_frame(&opened).expect("a frame");
    assert_eq!(
        (&again.digest, &again.view, &again.choices),
        (&frame.digest, &frame.view, &frame.choices)
    );
    assert!(opened.writes.is_empty(), "looking changes nothing");
    let forgotten = ask(&mut later, 0, ClientMessage::Forget(frame.table.clone()));
    assert_eq!(forgotten.writes, [Write::Delete(frame.table)]);
}

#[test]
fn refusals_previews_and_undo_come_from_the_rules() {
    let mut host = host();
    let effects = start(&mut host, "launch-pad", &[HUMAN, "greedy"], &[]);
    let mut shelf = Shelf::default();
    shelf.take(&effects);
    let mut frame = last_frame(&effects).expect("a frame").clone();
    let mut ms = 0;
    while frame.choices.is_empty() {
        ms += 1;
        let effects = step(&mut host, at(ms));
        shelf.take(&effects);
        frame = last_frame(&effects).cloned().unwrap_or(frame);
    }
    let effects = ask(&mut host, ms, ClientMessage::Explain("accept".into()));
    let Answer::Refused(refused) = answer(&effects) else { panic!("{effects:?}") };
    assert!(refused.rule.as_ref().is_some_and(|rule| rule.starts_with("LP-")), "{refused:?}");
    let effects = ask(&mut host, ms, ClientMessage::Act("nonsense".into()));
    assert!(matches!(answer(&effects), Answer::Refused(_)) && last_frame(&effects).is_none());
    let own = frame
        .choices
        .iter()
        .find(|choice| choice.notation.starts_with("play"))
        .expect("something to play");
    let effects = ask(&mut host, ms, ClientMessage::Preview(own.notation.clone()));
    assert!(matches!(answer(&effects), Answer::Preview(_)) && last_frame(&effects).is_none());
    let before = shelf.table().record();
    let acted = ask(&mut host, ms, ClientMessage::Act(own.notation.clone()));
    shelf.take(&acted);
    if last_frame(&acted).expect("a frame").can_undo {
        let undone = ask(&mut host, ms, ClientMessage::Undo);
        let again = last_frame(&undone).expect("a frame");
        assert_eq!((&again.digest, again.news_from), (&frame.digest, frame.version));
        shelf.take(&undone);
        assert_eq!(shelf.table().record(), before, "what is taken back is not kept");
    }
}

#[test]
fn a_running_game_is_replayed_without_other_hands() {
    let mut host = host();
    let effects = start(&mut host, "launch-pad", &[HUMAN, "greedy"], &[]);
    let table = last_frame(&effects).expect("a frame").table.clone();
    let other = Some(Viewer::Seat(Seat::new(1)));
    let effects = ask(&mut host, 1, ClientMessage::Replay { table, entry: Some(1), viewer: other });
    let frame = last_frame(&effects).expect("a frame");
    assert_eq!((frame.version, frame.viewer), (1, Viewer::Seat(Seat::new(0))));
    assert!(frame.replay.is_some() && effects.writes.is_empty());
    let effects = ask(&mut host, 1, ClientMessage::Act("draw".into()));
    assert!(matches!(answer(&effects), Answer::Refused(_)));
}

#[test]
fn a_table_without_entries_can_be_replayed_too() {
    let mut host = host();
    let effects = ask(
        &mut host,
        1,
        ClientMessage::Read(include_str!("../../browser-tests/positions/planet-rush.toml").into()),
    );
    let frame = last_frame(&effects).expect("a frame");
    let (table, version) = (frame.table.clone(), frame.version);
    assert_eq!(version, 0);
    let effects = ask(&mut host, 1, ClientMessage::Replay { table, entry: None, viewer: None });
    assert!(last_frame(&effects).expect("a frame").replay.is_some());
}

#[test]
fn files_of_a_running_game_are_only_for_solo_players() {
    for (kinds, files) in [([HUMAN, "greedy"], Files::Revealing), ([HUMAN, HUMAN], Files::Withheld)]
    {
        let mut host = host();
        let effects = start(&mut host, "launch-pad", &kinds, &[]);
        let frame = last_frame(&effects).expect("a frame").clone();
        let table = frame.table;
        let replay = ClientMessage::Replay { table: table.clone(), entry: None, viewer: None };
        for message in
            [ClientMessage::Position, ClientMessage::Export(table), replay, ClientMessage::Position]
        {
            let looks = matches!(message, ClientMessage::Replay { .. });
            let effects = ask(&mut host, 1, message);
            let refused = matches!(answer(&effects), Answer::Refused(_));
            assert_eq!(refused, files == Files::Withheld && !looks, "{:?}", answer(&effects));
        }
        assert_eq!(frame.files, files);
    }
}

#[test]
fn nobody_shares_a_name_or_a_colour() {
    let mut host = host();
    let sitter = |name: &str, colour| Sitter {
        kind: HUMAN.into(),
        name: name.into(),
        colour,
        ..Sitter::default()
    };
    let mut open = |seats| {
        ask(
            &mut host,
            0,
            ClientMessage::Start(NewTable {
                game: "launch-pad".into(),
                options: Vec::new(),
                seats,
            }),
        )
    };
    let effects = open(vec![sitter("Ada", 3), sitter("Ben", 3), sitter("", 0)]);
    let seats = &last_frame(&effects).expect("a frame").seats;
    assert_eq!(seats.iter().map(|seat| seat.colour).collect::<Vec<_>>(), [3, 0, 1]);
    let effects = open(vec![sitter("Ada", 0), sitter("ada ", 1)]);
    let Answer::Refused(refused) = answer(&effects) else { panic!("{effects:?}") };
    assert!(words(refused).contains("ada"), "{refused:?}");
}

#[test]
fn broken_texts_are_answered_and_lose_nothing() {
    let mut host = host();
    for text in ["", "gantry-record 1\n", "game = \"chess\"", "[[scenario]]"] {
        let effects = ask(&mut host, 0, ClientMessage::Read(text.into()));
        assert!(matches!(answer(&effects), Answer::Refused(_)), "{text:?}");
        assert!(effects.writes.is_empty());
    }
    let effects =
        ask(&mut host, 0, ClientMessage::Read("game = \"launch-pad\"\nseats = 2\n".into()));
    assert!(matches!(answer(&effects), Answer::Opened(_)), "{effects:?}");
}

#[test]
fn a_client_reads_the_options_that_games_list() {
    let effects = ask(&mut host(), 0, ClientMessage::Games);
    let bytes = gantry_wire::encode(answer(&effects));
    let Some(Answer::Games(games)) = gantry_wire::decode(&bytes) else { panic!("{effects:?}") };
    assert!(!games.is_empty());
    for game in games {
        let listing = find(&game.id).expect("a game of the catalog");
        assert_eq!(game.options, listing.options, "{}", game.id);
    }
}
