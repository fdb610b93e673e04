//! The log by turns: whose turn, and what happened in it, with repetitions told as one line.

use gantry_kernel::{EntryPhrases, Phrase, Seat, Value};

/// What happened in one turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The number of its first entry.
    pub first: usize,
    /// Whose turn it was; `None` if the table itself did something.
    pub seat: Option<Seat>,
    /// What happened, as the phrase and how often it happened in a row.
    pub lines: Vec<TurnLine>,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnLine {
    /// What happened.
    pub phrase: Phrase,
    /// How often in a row.
    pub times: usize,
}

/// The log by turns, the earliest first. Where everybody acts at once there are no turns, and
/// everything is in one.
pub fn turns(log: &[EntryPhrases], real_time: bool) -> Vec<Turn> {
    let said = |key: &str| log.iter().flat_map(|told| &told.phrases).any(|it| it.key == key);
    let announced = said(TURN);
    let mut turns: Vec<Turn> = Vec::new();
    for EntryPhrases { entry, phrases } in log {
        let first = phrases.iter().find_map(actor);
        for phrase in phrases {
            let seat = match announced {
                true if BEGINNINGS.contains(&phrase.key.as_ref()) => actor(phrase),
                true => None,
                false => first,
            };
            let seat = seat.filter(|_| !real_time);
            let goes_on = turns.last().is_some_and(|turn| seat.is_none() || turn.seat == seat);
            if !goes_on {
                turns.push(Turn { first: *entry, seat, lines: Vec::new() });
            }
            // The heading says whose turn it is.
            if phrase.key != TURN {
                tell(&mut turns.last_mut().expect("one was just added").lines, phrase);
            }
        }
    }
    turns
}

/// Whose turn it was at an entry, and which of that seat's turns, counted from 1; `None` before the
/// first turn, and where there are none.
pub fn turn_at(log: &[EntryPhrases], entry: usize, real_time: bool) -> Option<(Seat, usize)> {
    let until = log.iter().filter(|told| told.entry <= entry).cloned().collect::<Vec<_>>();
    let turns = turns(&until, real_time);
    let seat = turns.last()?.seat?;
    Some((seat, turns.iter().filter(|turn| turn.seat == Some(seat)).count()))
}

/// Games in which others act during a turn announce whose turn it is.
const TURN: &str = "ev-turn";
/// There, these begin a turn.
const BEGINNINGS: [&str; 2] = [TURN, "ev-dealt"];

/// Who does what a phrase says: games name that seat `seat`.
fn actor(phrase: &Phrase) -> Option<Seat> {
    phrase.values.iter().find_map(|(name, value)| match value {
        Value::Seat(seat) if name == "seat" => Some(*seat),
        _ => None,
    })
}

/// Adds a line, or joins it to the last one: three cards that are drawn are one line.
fn tell(lines: &mut Vec<TurnLine>, phrase: &Phrase) {
    let Some(last) = lines.last_mut() else {
        lines.push(TurnLine { phrase: phrase.clone(), times: 1 });
        return;
    };
    if last.phrase == *phrase {
        last.times += 1;
    } else if let Some(both) = joined(&last.phrase, phrase).filter(|_| last.times == 1) {
        last.phrase = both;
    } else {
        lines.push(TurnLine { phrase: phrase.clone(), times: 1 });
    }
}

/// What several of can be named in one sentence.
const JOINED: [&str; 2] = ["card", "cards"];

/// One phrase for two that differ in a single named thing, such as the card that is drawn.
fn joined(one: &Phrase, two: &Phrase) -> Option<Phrase> {
    if one.key != two.key || one.values.len() != two.values.len() {
        return None;
    }
    let pairs = || one.values.iter().zip(&two.values);
    let mut differing = pairs().enumerate().filter(|(_, (one, two))| one != two);
    let (index, ((name, first), (other, second))) = differing.next()?;
    if differing.next().is_some() || name != other {
        return None;
    }
    let Value::Phrase(_) = second else { return None };
    if !JOINED.contains(&name.as_ref()) {
        return None;
    }
    let mut things = match first {
        Value::Phrase(_) => vec![first.clone()],
        Value::List(things) if things.iter().all(|thing| matches!(thing, Value::Phrase(_))) => {
            things.clone()
        }
        _ => return None,
    };
    things.push(second.clone());
    let mut both = one.clone();
    both.values[index].1 = Value::List(things);
    Some(both)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drew(seat: usize, card: &'static str) -> Phrase {
        Phrase::new("ev-drew").with("seat", Seat::new(seat)).with("card", Phrase::new(card))
    }

    fn entry(entry: usize, phrases: &[Phrase]) -> EntryPhrases {
        EntryPhrases { entry, phrases: phrases.to_vec() }
    }

    #[test]
    fn an_entry_is_named_by_whose_turn_it_was() {
        let log = [(1, 0), (2, 1), (4, 0), (6, 1)]
            .map(|(at, seat)| entry(at, &[drew(seat, "card-fuel")]));
        let at = |entry| turn_at(&log, entry, false).map(|(seat, turn)| (seat.index(), turn));
        assert_eq!([at(0), at(1), at(3), at(5)], [None, Some((0, 1)), Some((1, 1)), Some((0, 2))]);
        assert_eq!(turn_at(&log, 6, true), None, "all at once");
    }

    #[test]
    fn a_turn_ends_where_another_seat_acts() {
        let log = [
            entry(1, &[Phrase::new("ev-laid")]),
            entry(2, &[drew(0, "metal")]),
            entry(3, &[Phrase::new("ev-reshuffled")]),
            entry(5, &[drew(0, "fuel")]),
            entry(6, &[drew(1, "card")]),
        ];
        let found = turns(&log, false);
        let heads: Vec<_> = found.iter().map(|turn| (turn.first, turn.seat)).collect();
        assert_eq!(heads, [(1, None), (2, Some(Seat::new(0))), (6, Some(Seat::new(1)))]);
        assert_eq!(found[1].lines.len(), 3, "the shuffle belongs to the turn");
        assert_eq!(turns(&log, true).len(), 1);
    }

    #[test]
    fn where_turns_are_announced_others_act_within_them() {
        let turn = |seat: usize| Phrase::new("ev-turn").with("seat", Seat::new(seat));
        let log = [
            entry(4, &[turn(0), drew(0, "metal")]),
            entry(5, &[drew(1, "card")]),
            entry(6, &[drew(0, "fuel"), turn(1), drew(1, "card")]),
        ];
        let found = turns(&log, false);
        let heads: Vec<_> = found.iter().map(|turn| (turn.seat, turn.lines.len())).collect();
        assert_eq!(heads, [(Some(Seat::new(0)), 3), (Some(Seat::new(1)), 1)]);
    }

    #[test]
    fn cards_drawn_in_a_row_are_one_line() {
        let log = [
            entry(1, &[drew(0, "metal"), drew(0, "fuel"), drew(0, "fuel")]),
            entry(2, &[drew(1, "card"), drew(1, "card"), drew(1, "card")]),
        ];
        let found = turns(&log, false);
        let [own] = &found[0].lines[..] else { panic!("one line: {found:?}") };
        let names = ["metal", "fuel", "fuel"].map(Phrase::new).to_vec();
        assert_eq!(own.phrase.values[1].1, Value::from(names));
        assert_eq!(found[1].lines, [TurnLine { phrase: drew(1, "card"), times: 3 }]);
    }

    #[test]
    fn lines_that_differ_in_more_than_a_name_stay_apart() {
        let paid =
            |money: i32| Phrase::new("ev-paid").with("seat", Seat::new(0)).with("money", money);
        let found = turns(&[entry(1, &[paid(1), paid(2), drew(0, "metal")])], false);
        assert_eq!(found[0].lines.len(), 3);
    }
}
