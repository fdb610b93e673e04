//! The catalog with the real games.

use gantry_catalog::{
    HUMAN, Listing, Perspective, SimPlan, Table, TableStart, find, games, missing_keys,
};
use gantry_kernel::record::{Player, Record, Start};
use gantry_kernel::{DATA_OPTION, Millis, OptionValues, Seat, Secret, Viewer, has_own_data};

const NOW: Millis = Millis(0);

fn people(seats: usize) -> Vec<Player> {
    let person = |seat: Seat| Player { kind: HUMAN.into(), name: format!("Player {seat}") };
    Seat::all(seats).map(person).collect()
}

fn opening(seats: usize) -> TableStart {
    let start = Start::Options(Vec::new());
    TableStart { start, players: people(seats), secret: Secret::from_number(7), salts: Vec::new() }
}

fn begin(listing: &Listing, text: &str, secret: Secret) -> Box<dyn Table> {
    let seats = listing.position_seats(text).expect("a position");
    let start = Start::Position(text.into());
    let opening = TableStart { start, players: people(seats), secret, salts: Vec::new() };
    listing.open(opening).unwrap_or_else(|error| panic!("{}: {error}\n{text}", listing.id))
}

#[test]
fn every_listed_bot_is_found() {
    for listing in games() {
        for bot in listing.bots {
            assert!(listing.bot(bot).is_ok(), "{bot} of {}", listing.id);
        }
    }
}

#[test]
fn every_game_says_the_same_in_every_language() {
    for listing in games() {
        assert_eq!(missing_keys(listing.messages), [""; 0], "{}", listing.id);
    }
}

/// Bots that count worlds decide the same whether or not they were asked before.
#[test]
fn bots_that_count_remember_nothing() {
    let listing = find("launch-pad").unwrap();
    let [mut played, mut saved] = [0; 2].map(|_| listing.open(opening(2)).unwrap());
    for step in 0..120 {
        played.settle(NOW).unwrap();
        saved.settle(NOW).unwrap();
        let seat = played.next_to_decide().unwrap();
        let notation = played.decide(seat, "search:12").unwrap();
        if step % 2 == 1 {
            assert_eq!(saved.decide(seat, "search:12").unwrap(), notation, "step {step}");
        }
        played.act(NOW, seat, &notation).unwrap();
        saved.act(NOW, seat, &notation).unwrap();
    }
}

fn options(listing: &Listing, table: &dyn Table) -> Vec<(String, String)> {
    match &table.header().start {
        Start::Options(options) => options.clone(),
        Start::Position(_) => panic!("{} began with options", listing.id),
    }
}

#[test]
fn a_game_with_a_file_reads_it_into_its_option() {
    for listing in games() {
        let mut specs = listing.options.iter();
        let spec = specs.find(|spec| spec.key == DATA_OPTION);
        assert_eq!(spec.is_some(), listing.data_file().is_some(), "{}", listing.id);
        let Some(file) = listing.data_file() else {
            assert_eq!(listing.read_data(""), None, "{}", listing.id);
            continue;
        };
        assert_eq!(spec.map(|spec| &spec.values), Some(&OptionValues::Text), "{}", listing.id);
        let value = listing.read_data(file).expect("it has a file").expect("its own file is good");
        let start = Start::Options(vec![(DATA_OPTION.into(), value.clone())]);
        let table = listing.open(TableStart { start, ..opening(listing.seats.0) }).unwrap();
        let said = options(listing, &*table).into_iter().find(|(key, _)| key == DATA_OPTION);
        assert_eq!(said.map_or(String::new(), |(_, value)| value), value, "{}", listing.id);
    }
}

/// A browser looks for them before it can read the view.
#[test]
fn views_with_values_of_their_own_are_recognized() {
    let values = [
        ("lift-off", "{ tracks = { cost_start = 6 } }"),
        ("planet-rush", "{ planet = [{ id = \"beta-minor\", vp = 3 }] }"),
    ];
    for listing in games() {
        let own = values.iter().find(|(game, _)| *game == listing.id);
        assert_eq!(own.is_some(), listing.data_file().is_some(), "{}", listing.id);
        let view = |data: Option<&str>| {
            let options = data.map(|line| (DATA_OPTION.into(), line.into()));
            let start = Start::Options(options.into_iter().collect());
            let table = listing.open(TableStart { start, ..opening(2) }).unwrap();
            table.view(Perspective::Of(Viewer::Spectator))
        };
        assert!(!has_own_data(&view(None)), "{}", listing.id);
        if let Some((_, line)) = own {
            assert!(has_own_data(&view(Some(line))), "{}", listing.id);
        }
    }
}

#[test]
fn lift_off_is_weighed_alike_on_any_number_of_threads() {
    let lift_off = find("lift-off").unwrap();
    let report = |threads| {
        let bots = vec!["greedy".into(); 3];
        let plan = SimPlan { games: 20, seed: 5, bots, options: Vec::new(), threads };
        lift_off.balance(&plan, &|_| {}).unwrap().unwrap()
    };
    let one = report(1);
    assert_eq!(one, report(3));
    assert!(one.subjects.iter().all(|tally| tally.taken <= tally.offered));
    let seats: u64 = one.places.iter().map(|place| place.fate.seats).sum();
    assert_eq!(seats, 3 * 20, "every seat of every game");
}

/// Positions that leave cards out, each with what its text names from the top.
const POSITIONS: &[(&str, &str)] = &[
    (
        "launch-pad",
        "seats = 2\ndraw = [\"oxygen\", \"vacuum\", \"...\"]\n[seat.A]\nhand = [\"thief\"]\n",
    ),
    ("launch-pad", "seats = 3\nlow = 20\n[seat.B]\nhand = [\"3 metal\"]\n"),
    ("launch-pad", "seats = 2\noptions = { length = \"long\" }\naside = false\nlow = 6\n"),
    ("lift-off", "seats = 3\nround = 2\n[seat.A]\nhand = [\"lab-director\", \"...\"]\n"),
    ("planet-rush", "seats = 2\n[seat.A]\ndeck = \"settler lift-off ...\"\n"),
];

#[test]
fn cards_that_nobody_named_are_shuffled_for_play() {
    for (game, text) in POSITIONS {
        let listing = find(game).expect("a game");
        let deal = |number, salts: &[(Seat, String)]| {
            let secret = Secret::from_number(number);
            listing.deal_position(text, &secret, salts).expect("a position")
        };
        let ordered = begin(listing, text, Secret::from_number(1)).position();
        let dealt: Vec<String> = (1..20).map(|number| deal(number, &[])).collect();
        for position in &dealt {
            assert_ne!(*position, ordered, "{game} in the order of its list");
            let table = begin(listing, position, Secret::from_number(1));
            assert_eq!(table.position(), *position, "everything is named");
        }
        assert_eq!(dealt[0], deal(1, &[]), "the same deal again");
        assert_ne!(dealt[0], dealt[1]);
        assert_ne!(dealt[0], deal(1, &[(Seat::new(0), "pepper".into())]), "salt counts");
    }
    let (game, text) = POSITIONS[0];
    let listing = find(game).expect("a game");
    let dealt = listing.deal_position(text, &Secret::from_number(3), &[]).expect("a position");
    assert!(dealt.contains("draw = [\"oxygen\", \"vacuum\", "), "what is named stays\n{dealt}");
}

#[test]
fn a_game_from_a_position_proves_less() {
    for (game, text) in POSITIONS {
        let listing = find(game).expect("a game");
        let record = begin(listing, text, Secret::from_number(1)).save();
        let record = Record::read(&record.to_string()).expect("one spelling");
        assert!(listing.verify(&record).expect("sound").from_position, "{game}");
    }
    let launch_pad = find("launch-pad").expect("a game");
    let record = begin(launch_pad, "seats = 2\nstage = \"deal\"\n", Secret::from_number(1)).save();
    assert!(!launch_pad.verify(&record).expect("sound").from_position, "everything is dealt");
}
