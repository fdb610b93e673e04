//! Parses single fields. A browser loads this: it is small first, so nothing is inlined.

use gantry_game_kit::data::{DataError, Node, Result};
use gantry_kernel::ParseError;
use tinyvec::ArrayVec;

use super::{Copies, MOST_THRESHOLDS, Requirement, Station, Thresholds};
use crate::card::Colour;
use crate::effect::Work;

/// A whole number within bounds; the error for one in quotes says that it is a text.
#[inline(never)]
pub fn number(node: &Node, least: u8, most: u8) -> Result<u8> {
    node.number(least, most).map_err(|wrong| match node.text() {
        Ok(text) => node.found(
            format_args!("a whole number from {least} to {most}"),
            format!("the text {text}"),
        ),
        Err(_) => wrong,
    })
}

#[inline(never)]
pub fn copies(node: &Node) -> Result<Copies> {
    let items = node.items()?;
    let [unmarked, three, four] = items.as_slice() else {
        let expected = "three numbers: cards without a mark, marked 3, marked 4";
        return Err(node.found(expected, format!("{} of them", items.len())));
    };
    Ok([number(unmarked, 0, 9)?, number(three, 0, 9)?, number(four, 0, 9)?])
}

/// LO-4.2: one or two actions.
#[inline(never)]
pub fn works(node: &Node) -> Result<ArrayVec<[Work; 2]>> {
    let items = node.items()?;
    let works: Vec<Work> = items.iter().map(Node::word).collect::<Result<_>>()?;
    match *works.as_slice() {
        [work] => Ok(ArrayVec::from_iter([work])),
        [first, second] if first != second => Ok(ArrayVec::from([first, second])),
        [_, second] => Err(node.found("two different actions (LO-4.2)", format!("{second} twice"))),
        _ => Err(node.found("one or two actions (LO-4.2)", format!("{} of them", works.len()))),
    }
}

/// LO-9.1: points by threshold.
#[inline(never)]
pub fn thresholds(node: &Node) -> Result<Thresholds> {
    let mut points = Thresholds::new();
    for field in node.fields()? {
        let threshold = field.key_number("a threshold", 1, 99)?;
        if points.try_push((threshold, number(&field, 1, 99)?)).is_some() {
            let expected = format!("{} to have at most {MOST_THRESHOLDS} thresholds", node.path);
            return Err(DataError { at: field.at, why: ParseError::new(expected, "one more") });
        }
    }
    points.sort_unstable();
    Ok(points)
}

/// Replaces the points of existing thresholds.
#[inline(never)]
pub fn replace(points: &mut Thresholds, exceptions: &Node) -> Result<()> {
    for exception in exceptions.fields()? {
        let threshold = exception.key_number("a threshold", 1, 99)?;
        let there = points.iter_mut().find(|(known, _)| *known == threshold);
        let Some((_, replaced)) = there else {
            let expected = format!("a threshold that points has in {}", exceptions.path);
            let why = ParseError::new(expected, &exception.key);
            return Err(DataError { at: exception.at, why });
        };
        *replaced = number(&exception, 1, 99)?;
    }
    Ok(())
}

pub fn numbers<const MOST: usize>(
    node: &Node,
    least: u8,
    most: u8,
    fewest: usize,
) -> Result<ArrayVec<[u8; MOST]>>
where
    [u8; MOST]: tinyvec::Array<Item = u8>,
{
    let items = node.items()?;
    if !(fewest..=MOST).contains(&items.len()) {
        let expected = format!("a list of {fewest} to {MOST} numbers");
        return Err(node.found(expected, format!("{} of them", items.len())));
    }
    items.iter().map(|item| number(item, least, most)).collect()
}

/// The spaces with these numbers, the first ones if several are equal; or the number that no space
/// has.
pub fn cover(station: &Station, numbers: &[u8]) -> std::result::Result<u16, u8> {
    let mut covered = 0_u16;
    for &number in numbers {
        let open = |&(index, &space): &(usize, &u8)| space == number && covered >> index & 1 == 0;
        let (index, _) = station.spaces.iter().enumerate().find(open).ok_or(number)?;
        covered |= 1 << index;
    }
    Ok(covered)
}

pub fn phase_of(node: &Node) -> Result<usize> {
    match node.key.as_str() {
        "phase1" => Ok(0),
        "phase2" => Ok(1),
        _ => Err(node.unknown(&["phase1", "phase2"])),
    }
}

/// LO-6.5: alternatives, any one of which is enough.
#[inline(never)]
pub fn alternatives(node: &Node) -> Result<Requirement> {
    let items = node.items()?;
    let mut requirement = Requirement::new();
    if !(1..=requirement.capacity()).contains(&items.len()) {
        let expected = format!("a list of 1 to {} tables", requirement.capacity());
        return Err(node.found(expected, format!("{} of them", items.len())));
    }
    for item in &items {
        let mut needs = [0; 4];
        for need in item.fields()? {
            let colour: Colour =
                need.key.parse().map_err(|_| need.unknown(&Colour::ALL.map(Colour::name)))?;
            needs[colour.index()] = number(&need, 1, 9)?;
        }
        if needs == [0; 4] {
            return Err(item.found("a table of at least one colour", ""));
        }
        requirement.push(needs);
    }
    Ok(requirement)
}
