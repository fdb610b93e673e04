//! Writes seeds anew that depend on the rules and component values of today.

use gantry_fuzz::{begun, input};
use gantry_kernel::record::Record;
use gantry_kernel::{Awaiting, Dice, Game, Input, Match, Millis, News, Seed, Text};

/// How many random games are searched for a position.
const GAMES: u64 = 500;

/// Whether `GANTRY_BLESS` asks for it.
pub(crate) fn blessing() -> bool {
    std::env::var_os("GANTRY_BLESS").is_some()
}

/// The same record as the rules of today play it: chance speaks as the secret makes it, and whoever
/// did what is no longer possible does the first thing that is.
pub(crate) fn played_anew<G: Text>(record: &Record) -> Record {
    let header = &record.header;
    let mut played = begun::<G>(header).expect("a table of this game");
    let seed = header.secret.map(|secret| secret.seed(&header.salts));
    for line in &record.lines {
        let drawn = matches!(played.awaiting(), Awaiting::Nature(_)) && seed.is_some();
        let said = input::<G>(line).filter(|_| !drawn);
        if said.is_none_or(|said| played.admit(line.at, said).is_err()) {
            lead_on(&mut played, line.at, &seed.unwrap_or(Seed::from_number(0)));
        }
    }
    Record::of(header.clone(), &played)
}

fn lead_on<G: Text>(played: &mut Match<G>, now: Millis, seed: &Seed) {
    match played.awaiting() {
        Awaiting::Over => {}
        Awaiting::Nature(_) => _ = played.nature(now, seed).expect("what is drawn is possible"),
        Awaiting::Players { must, .. } => {
            let seat = must.lowest().expect("somebody holds the game up");
            let mut legal = Vec::new();
            G::legal(played.state(), seat, &mut legal);
            _ = played.act(now, seat, legal.swap_remove(0)).expect("what is legal is accepted");
        }
    }
}

/// A seed that begins with such a line is the first position of a random game that has the line after
/// the colon:
///
/// ```text
/// # met with 3 seats edition=fr simultaneous=on: task = "launch"
/// ```
pub(crate) fn met_anew<G: Text>(text: &str) -> Option<String> {
    let first = text.lines().next()?;
    let (table, wanted) = first.strip_prefix("# met with ")?.split_once(": ")?;
    let (seats, options) = table.split_once(" seats").expect("N seats");
    let option = |word: &str| {
        let (key, value) = word.split_once('=').expect("KEY=VALUE");
        (key.to_owned(), value.to_owned())
    };
    let options: Vec<(String, String)> = options.split_whitespace().map(option).collect();
    let setup = G::configure(seats.parse().expect("a number"), &options).expect("a table");
    let found = (0..GAMES).find_map(|game| met::<G>(&setup, game, wanted));
    Some(format!("{first}\n{}", found.unwrap_or_else(|| panic!("nobody meets {wanted}"))))
}

fn met<G: Text>(setup: &G::Setup, game: u64, wanted: &str) -> Option<String> {
    let mut dice = Dice::from_number(game);
    let mut state = G::start(setup).expect("a table");
    loop {
        let position = G::position(&state);
        if position.lines().any(|line| line == wanted) {
            return Some(position);
        }
        let input = choice::<G>(&state, &mut dice)?;
        G::apply(&mut state, Millis(0), &input, &mut News::new());
    }
}

fn choice<G: Game>(state: &G::State, dice: &mut Dice) -> Option<Input<G::Action, G::Chance>> {
    Some(match G::awaiting(state) {
        Awaiting::Over => return None,
        Awaiting::Nature(_) => Input::Chance(G::draw(state, dice)),
        Awaiting::Players { must, .. } => {
            let seats: Vec<_> = must.iter().collect();
            let seat = *dice.pick(&seats);
            let mut legal = Vec::new();
            G::legal(state, seat, &mut legal);
            Input::Act { seat, action: dice.pick(&legal).clone() }
        }
    })
}

/// The file of the game without what is for people.
pub(crate) fn without_comments(file: &str) -> String {
    let said = file.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    said.flat_map(|line| [line, "\n"]).collect()
}
