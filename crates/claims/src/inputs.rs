//! Streams of inputs, valid and invalid, against a match.

use gantry_kernel::{Awaiting, Input, MAX_SEATS, Millis, OptionValues, Seat, Text};

use crate::table::{Table, pick};

/// The bytes are choices: seats, dice, a value per option, and then who tries what. Every input is
/// answered; a refused one changes nothing; a listed action is never refused; the record replays,
/// and proves exactly as many outcomes as were drawn.
pub fn inputs<G: Text>(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let (least, most) = G::SEATS;
    let seats = least + usize::from(choices.byte().unwrap_or(0)) % (most - least + 1);
    let seed = choices.byte().unwrap_or(0);
    let options: Vec<(String, String)> = G::OPTIONS
        .iter()
        .map(|spec| (spec.key.to_string(), value(&spec.values, choices.byte().unwrap_or(0))))
        .collect();
    let mut table = Table::<G>::fresh(seats, &options, seed);
    while let Some(kind) = choices.byte() {
        step(&mut table, kind, &mut choices);
    }
    table.prove();
}

/// The remaining bytes.
pub(crate) struct Choices<'a>(std::slice::Iter<'a, u8>);

impl<'a> Choices<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        Self(bytes.iter())
    }

    pub(crate) fn byte(&mut self) -> Option<u8> {
        self.0.next().copied()
    }
}

/// The default for 0; otherwise numbers near both ends of their range, where off-by-one errors are.
pub(crate) fn value(values: &OptionValues, choice: u8) -> String {
    match *values {
        OptionValues::Words(ref words) => {
            let words: Vec<&str> = words.iter().collect();
            words[usize::from(choice) % words.len()].into()
        }
        OptionValues::Number { default, least, most } => {
            let step = u32::from(choice / 2);
            let number = match choice {
                0 => default,
                choice if choice % 2 == 1 => least.saturating_add(step),
                _ => most.saturating_sub(step),
            };
            number.clamp(least, most).to_string()
        }
        // Only the game knows what the text may be.
        OptionValues::Text => String::new(),
    }
}

fn step<G: Text>(table: &mut Table<G>, kind: u8, choices: &mut Choices<'_>) {
    let detail = choices.byte().unwrap_or(0);
    let now = table.played.now();
    // Seats that the table does not have are tried too.
    let seat = Seat::new(usize::from(kind / 16) % MAX_SEATS);
    match kind % 16 {
        // Most choices advance the game, or it would never get far.
        0..=8 => table.advance(detail, kind / 16),
        9 => {
            if let Some(action) = pick(&table.seen, detail).cloned() {
                let until = table.played.awaiting().until();
                let at = until.map_or(now, |_| moment(now, until, choices.byte().unwrap_or(0)));
                table.try_input(at, Input::Act { seat, action });
            }
        }
        10 | 11 => {
            // An altered legal action is wrong in one word only; a formerly legal one may simply be
            // late.
            let mut legal = Vec::new();
            if kind % 16 == 11 {
                G::legal(table.played.state(), seat, &mut legal);
            }
            let known = if legal.is_empty() { &table.seen } else { &legal };
            let changed = pick(known, detail).map(G::Action::to_string);
            if let Some(Ok(action)) = changed.map(|text| altered(table, &text, choices).parse()) {
                table.try_input(now, Input::Act { seat, action });
            }
        }
        12 => outcome(table, detail, choices),
        13 => {
            let at = moment(now, table.played.awaiting().until(), detail);
            table.try_input(at, Input::Timeout);
        }
        14 => {
            let earlier = now.0.saturating_sub(1);
            if let Some(action) = pick(&table.seen, detail).cloned() {
                table.try_input(Millis(earlier), Input::Act { seat, action });
            }
        }
        _ => table.undo(seat),
    }
}

/// A little before the deadline, at it or after it. Without a deadline, or for half of the choices,
/// a number of seconds later.
fn moment(now: Millis, until: Option<Millis>, choice: u8) -> Millis {
    let step = u64::from(choice / 8);
    match (until, choice % 8) {
        (Some(until), 0) => Millis(until.0.saturating_sub(1 + step)),
        (Some(until), 1) => Millis(until.0.saturating_add(step)),
        (Some(until), 2 | 3) => now.max(until),
        _ => Millis(now.0.saturating_add(step * 1000)),
    }
}

/// The text with one of its words replaced, left out or doubled; words come from formerly legal
/// actions.
fn altered<G: Text>(table: &Table<G>, text: &str, choices: &mut Choices<'_>) -> String {
    let (place, other) = (choices.byte().unwrap_or(0), choices.byte().unwrap_or(0));
    let mut words: Vec<&str> = text.split(' ').collect();
    let at = usize::from(place / 4) % words.len();
    match place % 4 {
        0 => _ = words.remove(at),
        1 => words.insert(at, pick(&table.words, other).map_or("", String::as_str)),
        _ => words[at] = pick(&table.words, other).map_or("", String::as_str),
    }
    words.join(" ")
}

/// An outcome other than the one the dice give, possible or not; or one that is not awaited.
fn outcome<G: Text>(table: &mut Table<G>, detail: u8, choices: &mut Choices<'_>) {
    let now = table.played.now();
    if let (Awaiting::Chance(_), Some(mut dice)) =
        (table.played.awaiting(), table.played.dice(&table.seed))
    {
        table.outcome = Some(G::draw(table.played.state(), &mut dice));
    }
    let Some(outcome) = &table.outcome else { return };
    let text = outcome.to_string();
    let mut words: Vec<&str> = text.split(' ').collect();
    let len = words.len();
    let from = choices.byte().map_or(0, usize::from) % len;
    match detail % 4 {
        0 => _ = words.remove(from),
        1 => words.insert(from, words[choices.byte().map_or(0, usize::from) % len]),
        _ => words.swap(from, usize::from(detail) % len),
    }
    if let Ok(outcome) = words.join(" ").parse() {
        table.try_input(now, Input::Chance(outcome));
    }
}
