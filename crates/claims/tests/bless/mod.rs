//! Rewrites seeds that depend on the current rules and component values.

use gantry_claims::{input, open_match};
use gantry_kernel::record::Record;
use gantry_kernel::{Awaiting, Dice, Game, Input, InputOf, Match, Millis, News, Seat, Seed, Text};

/// How many random games are searched for a position.
const GAMES: u64 = 500;

/// Whether `GANTRY_BLESS` asks for it.
pub(crate) fn blessing() -> bool {
    std::env::var_os("GANTRY_BLESS").is_some()
}

/// The same record under the current rules: outcomes follow from the secret, and an action that is
/// no longer legal is replaced by the first legal one.
pub(crate) fn replayed<G: Text>(record: &Record) -> Record {
    let header = &record.header;
    let mut played = open_match::<G>(header).expect("a table of this game");
    let seed = header.secret.map(|secret| secret.seed(&header.salts));
    for line in &record.lines {
        let drawn = matches!(played.awaiting(), Awaiting::Chance(_)) && seed.is_some();
        let said = input::<G>(line).filter(|_| !drawn);
        if said.is_none_or(|said| played.admit(line.at, said).is_err()) {
            advance(&mut played, line.at, &seed.unwrap_or(Seed::from_number(0)));
        }
    }
    Record::of(header.clone(), &played)
}

fn advance<G: Text>(played: &mut Match<G>, at: Millis, seed: &Seed) {
    let at = at.max(played.now());
    if let Awaiting::Chance(_) = played.awaiting() {
        played.draw_chance(at, seed).expect("what is drawn is possible");
        return;
    }
    if let Some((at, input)) = players::<G>(played.state(), at, |_| 0) {
        played.admit(at, input).expect("what is possible is accepted");
    }
}

/// What players or the clock do, chosen by `place`. A deadline that has passed, or that nobody can
/// meet, comes first.
fn players<G: Game>(
    state: &G::State,
    now: Millis,
    mut place: impl FnMut(usize) -> usize,
) -> Option<(Millis, InputOf<G>)> {
    let Awaiting::Players { must, may, until, .. } = G::awaiting(state) else { return None };
    if let Some(until) = until.filter(|until| *until <= now || may.is_empty()) {
        return Some((until.max(now), Input::Timeout));
    }
    let seats: Vec<Seat> = if must.is_empty() { may } else { must }.iter().collect();
    let seat = seats[place(seats.len())];
    let mut legal = Vec::new();
    G::legal(state, seat, &mut legal);
    let action = legal.swap_remove(place(legal.len()));
    Some((now, Input::Act { seat, action }))
}

/// A seed that begins with such a line is the first position of a random game that contains the
/// line after the colon:
///
/// ```text
/// # met with 3 seats edition=fr simultaneous=on: task = "launch"
/// ```
pub(crate) fn find_position<G: Text>(text: &str) -> Option<String> {
    let first = text.lines().next()?;
    let (table, wanted) = first.strip_prefix("# met with ")?.split_once(": ")?;
    let (seats, options) = table.split_once(" seats").expect("N seats");
    let option = |word: &str| {
        let (key, value) = word.split_once('=').expect("KEY=VALUE");
        (key.to_owned(), value.to_owned())
    };
    let options: Vec<(String, String)> = options.split_whitespace().map(option).collect();
    let setup =
        G::configure(G::RULES, seats.parse().expect("a number"), &options).expect("a table");
    let found = (0..GAMES).find_map(|game| met::<G>(&setup, game, wanted));
    Some(format!("{first}\n{}", found.unwrap_or_else(|| panic!("nobody meets {wanted}"))))
}

fn met<G: Text>(setup: &G::Setup, game: u64, wanted: &str) -> Option<String> {
    let mut dice = Dice::from_number(game);
    let mut state = G::start(setup).expect("a table");
    let mut now = Millis(0);
    loop {
        let position = G::position(&state);
        if position.lines().any(|line| line == wanted) {
            return Some(position);
        }
        let (at, input) = choice::<G>(&state, now, &mut dice)?;
        G::apply(&mut state, at, &input, &mut News::new());
        now = at;
    }
}

fn choice<G: Game>(state: &G::State, now: Millis, dice: &mut Dice) -> Option<(Millis, InputOf<G>)> {
    if let Awaiting::Chance(_) = G::awaiting(state) {
        return Some((now, Input::Chance(G::draw(state, dice))));
    }
    players::<G>(state, now, |count| dice.index(count))
}

/// The game's file without its comments.
pub(crate) fn without_comments(file: &str) -> String {
    let said = file.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    said.flat_map(|line| [line, "\n"]).collect()
}
