//! The serialized form behind digests, as text: which fields and variants a value serializes to, in
//! which order and of which kinds.
//!
//! Digests are made of the serialized state (decisions 0003, 0026), so this form belongs to a
//! version of the rules for ever, whatever the memory layout. [`Form::add`] traces what a value
//! hands to serde; parts that no value has shown are unknown.

mod trace;

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;
use thiserror::Error;

use trace::Tracer;

/// A value that has no form, or more than one.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct FormError(String);

/// What values serialize to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Form {
    /// Types with a name, by name.
    named: BTreeMap<&'static str, Shape>,
}

/// The form of one value.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Shape {
    /// Nothing seen so far: an empty list, an empty option.
    Unseen,
    /// A number, a string, a boolean.
    Plain(&'static str),
    /// A named type.
    Named(&'static str),
    Option(Box<Self>),
    /// A list, with its length written.
    List(Box<Self>),
    /// A map, with its length written.
    Map(Box<Self>, Box<Self>),
    /// A fixed number of parts.
    Tuple(Vec<Self>),
    /// A type with named fields.
    Fields(Vec<Field>),
    /// One of several variants, by index.
    Choice(BTreeMap<u32, (&'static str, Self)>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Field {
    name: &'static str,
    shape: Shape,
    /// Some values leave it out.
    optional: bool,
}

impl Form {
    /// Traces a value.
    pub fn add(&mut self, value: &impl Serialize) -> Result<(), FormError> {
        value.serialize(Tracer(self)).map(drop)
    }

    /// Merges what is known about a named type, and returns its name.
    fn name(&mut self, name: &'static str, shape: Shape) -> Result<Shape, FormError> {
        let known = self.named.remove(name).unwrap_or(Shape::Unseen);
        let merged = known
            .merged(shape)
            .map_err(|FormError(why)| FormError(format!("{name} has two forms: {why}")))?;
        self.named.insert(name, merged);
        Ok(Shape::Named(name))
    }
}

impl Shape {
    /// What two values of a type show together.
    fn merged(self, other: Self) -> Result<Self, FormError> {
        Ok(match (self, other) {
            (Self::Unseen, shape) | (shape, Self::Unseen) => shape,
            (Self::Option(one), Self::Option(other)) => Self::Option(one.boxed(*other)?),
            (Self::List(one), Self::List(other)) => Self::List(one.boxed(*other)?),
            (Self::Map(key, value), Self::Map(other_key, other_value)) => {
                Self::Map(key.boxed(*other_key)?, value.boxed(*other_value)?)
            }
            (Self::Tuple(one), Self::Tuple(other)) if one.len() == other.len() => {
                let pairs = one.into_iter().zip(other);
                Self::Tuple(pairs.map(|(one, other)| one.merged(other)).collect::<Result<_, _>>()?)
            }
            (Self::Fields(one), Self::Fields(other)) if names(&one).eq(names(&other)) => {
                let pairs = one.into_iter().zip(other);
                let fields = pairs.map(|(one, other)| {
                    let (name, optional) = (one.name, one.optional || other.optional);
                    Ok(Field { name, shape: one.shape.merged(other.shape)?, optional })
                });
                Self::Fields(fields.collect::<Result<_, _>>()?)
            }
            (Self::Choice(mut one), Self::Choice(other)) => {
                for (number, (name, shape)) in other {
                    let known = one.remove(&number).unwrap_or((name, Self::Unseen));
                    if known.0 != name {
                        return Err(FormError(format!("variant {number}: {name}, {}", known.0)));
                    }
                    one.insert(number, (name, known.1.merged(shape)?));
                }
                Self::Choice(one)
            }
            (one, other) if one == other => one,
            (one, other) => return Err(FormError(format!("{one} and {other}"))),
        })
    }

    /// A fixed number of parts. Parts of the same form, as in an array, are merged.
    fn tuple(items: Vec<Self>) -> Self {
        let all = items.iter().cloned().try_fold(Self::Unseen, Self::merged);
        let count = items.len();
        Self::Tuple(all.map_or(items, |one| vec![one; count]))
    }

    fn boxed(self, other: Self) -> Result<Box<Self>, FormError> {
        self.merged(other).map(Box::new)
    }
}

/// A field that every value leaves out is not part of the form: a later version may have added it.
fn written(fields: &[Field]) -> impl Iterator<Item = &Field> {
    fields.iter().filter(|field| field.shape != Shape::Unseen)
}

fn names(fields: &[Field]) -> impl Iterator<Item = &'static str> {
    fields.iter().map(|field| field.name)
}

/// One definition per line or block, by name.
impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, shape) in &self.named {
            match shape {
                Shape::Fields(fields) => {
                    writeln!(f, "{name}")?;
                    written(fields).try_for_each(|field| writeln!(f, "  {field}"))?;
                }
                Shape::Choice(variants) => {
                    writeln!(f, "{name}, one of")?;
                    for (number, (name, shape)) in variants {
                        match shape {
                            Shape::Tuple(items) if items.is_empty() => {
                                writeln!(f, "  {number} {name}")?;
                            }
                            shape => writeln!(f, "  {number} {name} {shape}")?,
                        }
                    }
                }
                shape => writeln!(f, "{name} = {shape}")?,
            }
        }
        Ok(())
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at_times = if self.optional { " (left out at times)" } else { "" };
        write!(f, "{}{at_times}: {}", self.name, self.shape)
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unseen => f.write_str("unseen"),
            Self::Plain(name) | Self::Named(name) => f.write_str(name),
            Self::Option(shape) => write!(f, "option of {shape}"),
            Self::List(shape) => write!(f, "list of {shape}"),
            Self::Map(key, value) => write!(f, "map of {key} to {value}"),
            Self::Tuple(items) => {
                let runs = items.chunk_by(|one, other| one == other);
                let run = |run: &[Self]| match run {
                    [only] => only.to_string(),
                    _ => format!("{} × {}", run.len(), run[0]),
                };
                write!(f, "({})", runs.map(run).collect::<Vec<_>>().join(", "))
            }
            Self::Fields(fields) => {
                let fields: Vec<String> = written(fields).map(ToString::to_string).collect();
                write!(f, "{{ {} }}", fields.join(", "))
            }
            Self::Choice(_) => f.write_str("one of several"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[derive(Serialize)]
    struct Table {
        seats: u8,
        cards: Vec<Card>,
        last: Option<(i32, &'static str)>,
        #[serde(skip_serializing_if = "is_zero")]
        late: u16,
        pads: [Pad; 3],
    }

    #[derive(Serialize)]
    enum Card {
        Metal,
        Rocket { parts: u8 },
        Pair(bool, char),
        Stack(Pad),
    }

    #[derive(Clone, Copy, Serialize)]
    struct Pad(u64);

    #[allow(clippy::trivially_copy_pass_by_ref)] // the signature serde calls
    fn is_zero(number: &u16) -> bool {
        *number == 0
    }

    fn table(cards: Vec<Card>) -> Table {
        Table { seats: 2, cards, last: None, late: 0, pads: [Pad(7); 3] }
    }

    #[test]
    fn a_form_is_what_all_values_show_together() {
        let mut form = Form::default();
        form.add(&table(Vec::new())).unwrap();
        assert_eq!(
            form.to_string(),
            "Pad = u64\nTable\n  seats: u8\n  cards: list of unseen\n  last: option of unseen\n  \
             pads: (3 × Pad)\n"
        );
        let cards = vec![Card::Stack(Pad(1)), Card::Metal, Card::Pair(true, 'x')];
        form.add(&Table { last: Some((-1, "ä")), late: 3, ..table(cards) }).unwrap();
        form.add(&table(vec![Card::Rocket { parts: 2 }])).unwrap();
        assert_eq!(
            form.to_string(),
            "Card, one of\n  0 Metal\n  1 Rocket { parts: u8 }\n  2 Pair (bool, char)\n  \
             3 Stack (Pad)\nPad = u64\nTable\n  seats: u8\n  cards: list of Card\n  \
             last: option of (i32, text)\n  late (left out at times): u16\n  pads: (3 × Pad)\n"
        );
        let again = form.clone();
        form.add(&table(vec![Card::Metal])).unwrap();
        assert_eq!(form, again, "nothing new");
        let mut map = Form::default();
        map.add(&Some(BTreeMap::from([(1_u8, Pad(1))]))).unwrap();
        assert_eq!(map.to_string(), "Pad = u64\n");
        let items = vec![Shape::Plain("u8"), Shape::Unseen, Shape::Unseen];
        assert_eq!(Shape::tuple(items).to_string(), "(3 × u8)", "an array has one form");
    }

    /// Changes that a refactoring might make; each is noticed.
    #[test]
    fn other_fields_kinds_and_variants_are_another_form() {
        mod other {
            use serde::Serialize;

            #[derive(Serialize)]
            #[serde(rename = "Table")]
            pub(super) struct Renamed {
                pub(super) places: u8,
            }

            #[derive(Serialize)]
            #[serde(rename = "Pad")]
            pub(super) struct Wider(pub(super) u32);

            #[derive(Serialize)]
            #[serde(rename = "Card")]
            pub(super) enum Moved {
                Fuel,
            }
        }
        let mut form = Form::default();
        form.add(&table(vec![Card::Metal])).unwrap();
        let mut wrong = |value: &dyn erased::Add| value.add(&mut form).unwrap_err().to_string();
        let fields = wrong(&other::Renamed { places: 2 });
        assert!(fields.starts_with("Table has two forms: { seats: u8, "), "{fields}");
        assert_eq!(wrong(&other::Wider(1)), "Pad has two forms: u64 and u32");
        assert_eq!(wrong(&other::Moved::Fuel), "Card has two forms: variant 0: Fuel, Metal");
    }

    /// Values of different types in one place.
    mod erased {
        use super::{Form, FormError, Serialize};

        pub(super) trait Add {
            fn add(&self, form: &mut Form) -> Result<(), FormError>;
        }

        impl<T: Serialize> Add for T {
            fn add(&self, form: &mut Form) -> Result<(), FormError> {
                form.clone().add(self)
            }
        }
    }
}
