//! A parsed text as serde reads it. The TOML crate would do the same, but compiles all its kinds of
//! values, keys and maps anew for every type that is read. Here there is one kind of each, and what
//! does not depend on the type is not generic: the page should stay small.

use std::fmt::{self, Display, Formatter};
use std::slice::Iter;

use gantry_kernel::LineError;
use serde::de::{
    DeserializeSeed, Deserializer, Error, Expected, MapAccess, SeqAccess, Unexpected, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_spanned::de::is_spanned;
use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};
use toml::map;

/// What is wrong with a text, and at which byte, once that is known.
#[derive(Debug)]
pub(super) struct ValueError(Box<(String, Option<usize>)>);

impl ValueError {
    /// The same fault with its line. A fault of the whole text is at its beginning.
    #[inline(never)]
    pub(super) fn in_text(self, text: &str) -> LineError {
        let (message, at) = *self.0;
        LineError::of_parser(text, at.unwrap_or(0), &message)
    }

    /// The same fault; it is at this value, unless it already is at something inside it.
    #[inline(never)]
    fn at(mut self, value: Value) -> Self {
        self.0.1.get_or_insert(value.start);
        self
    }
}

impl Display for ValueError {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0.0)
    }
}

impl std::error::Error for ValueError {}

impl Error for ValueError {
    #[inline(never)]
    fn custom<T: Display>(message: T) -> Self {
        Self(Box::new((message.to_string(), None)))
    }
}

type Result<T> = std::result::Result<T, ValueError>;

/// A value, a key, or an end of a span.
#[derive(Clone, Copy)]
pub(super) struct Value<'a> {
    kind: Kind<'a>,
    start: usize,
    end: usize,
}

#[derive(Clone, Copy)]
enum Kind<'a> {
    Text(&'a str),
    Natural(u64),
    Negative(i64),
    /// A whole number with too many digits.
    Huge(&'a str),
    Float(f64),
    Truth(bool),
    Date,
    List(&'a [Spanned<DeValue<'a>>]),
    Table(&'a DeTable<'a>),
}

impl<'a> Value<'a> {
    #[inline(never)]
    pub(super) fn new(value: &'a DeValue<'a>, start: usize, end: usize) -> Self {
        let kind = match value {
            DeValue::String(text) => Kind::Text(text),
            DeValue::Integer(number) => {
                let (digits, radix) = (number.as_str(), number.radix());
                match (u64::from_str_radix(digits, radix), i64::from_str_radix(digits, radix)) {
                    (Ok(natural), _) => Kind::Natural(natural),
                    (_, Ok(negative)) => Kind::Negative(negative),
                    _ => Kind::Huge(digits),
                }
            }
            DeValue::Float(number) => Kind::Float(number.as_str().parse().unwrap_or(f64::NAN)),
            DeValue::Boolean(truth) => Kind::Truth(*truth),
            DeValue::Datetime(_) => Kind::Date,
            DeValue::Array(items) => Kind::List(items),
            DeValue::Table(table) => Kind::Table(table),
        };
        Self { kind, start, end }
    }

    fn of(spanned: &'a Spanned<DeValue<'a>>) -> Self {
        let span = spanned.span();
        Self::new(spanned.get_ref(), span.start, span.end)
    }

    fn key(key: &'a Spanned<DeString<'a>>) -> Self {
        let span = key.span();
        Self { kind: Kind::Text(key.get_ref()), start: span.start, end: span.end }
    }

    /// The fault that this is another kind of value.
    #[inline(never)]
    fn other_than(self, expected: &dyn Expected) -> ValueError {
        let found = match self.kind {
            Kind::Text(text) => Unexpected::Str(text),
            Kind::Natural(number) => Unexpected::Unsigned(number),
            Kind::Negative(number) => Unexpected::Signed(number),
            Kind::Huge(digits) => Unexpected::Other(digits),
            Kind::Float(number) => Unexpected::Float(number),
            Kind::Truth(truth) => Unexpected::Bool(truth),
            Kind::Date => Unexpected::Other("date"),
            Kind::List(_) => Unexpected::Seq,
            Kind::Table(_) => Unexpected::Map,
        };
        ValueError::invalid_type(found, expected)
    }

    /// What a struct is read from.
    #[inline(never)]
    fn fields(self, name: &'static str, fields: &'static [&'static str]) -> Option<Pairs<'a>> {
        match self.kind {
            _ if is_spanned(name) => Some(Pairs { next: Next::Span(fields, self), value: None }),
            Kind::Table(table) => Some(Pairs::of(table)),
            _ => None,
        }
    }

    fn number<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value> {
        match self.kind {
            Kind::Natural(number) => visitor.visit_u64(number),
            Kind::Negative(number) => visitor.visit_i64(number),
            _ => Err(self.other_than(&visitor)),
        }
    }

    fn text<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value> {
        match self.kind {
            Kind::Text(text) => visitor.visit_borrowed_str(text),
            _ => Err(self.other_than(&visitor)),
        }
    }

    fn list<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value> {
        match self.kind {
            Kind::List(items) => visitor.visit_seq(Items(items.iter())),
            _ => Err(self.other_than(&visitor)),
        }
    }

    fn table<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value> {
        match self.kind {
            Kind::Table(table) => visitor.visit_map(Pairs::of(table)),
            _ => Err(self.other_than(&visitor)),
        }
    }
}

/// Methods that read values of the same kind.
macro_rules! kinds {
    ($($kind:ident: $($method:ident)+;)+) => {
        $($(fn $method<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value> {
            self.$kind(visitor)
        })+)+
    };
}

impl<'a> Deserializer<'a> for Value<'a> {
    type Error = ValueError;

    kinds! {
        number: deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64;
        number: deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64;
        text: deserialize_str deserialize_string deserialize_identifier;
        list: deserialize_seq;
        table: deserialize_map;
    }

    fn deserialize_any<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value> {
        match self.kind {
            Kind::Text(text) => visitor.visit_borrowed_str(text),
            Kind::Natural(number) => visitor.visit_u64(number),
            Kind::Negative(number) => visitor.visit_i64(number),
            Kind::Float(number) => visitor.visit_f64(number),
            Kind::Truth(truth) => visitor.visit_bool(truth),
            Kind::List(items) => visitor.visit_seq(Items(items.iter())),
            Kind::Table(table) => visitor.visit_map(Pairs::of(table)),
            Kind::Huge(_) | Kind::Date => Err(self.other_than(&visitor)),
        }
    }

    fn deserialize_bool<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value> {
        match self.kind {
            Kind::Truth(truth) => visitor.visit_bool(truth),
            _ => Err(self.other_than(&visitor)),
        }
    }

    /// What is there is said.
    fn deserialize_option<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'a>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_tuple<V: Visitor<'a>>(self, _: usize, visitor: V) -> Result<V::Value> {
        self.list(visitor)
    }

    fn deserialize_struct<V: Visitor<'a>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value> {
        match self.fields(name, fields) {
            Some(pairs) => visitor.visit_map(pairs),
            None => Err(self.other_than(&visitor)),
        }
    }

    fn deserialize_ignored_any<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! {
        <V: Visitor<'a>>
        i128 u128 f32 f64 char bytes byte_buf unit unit_struct tuple_struct enum
    }
}

struct Items<'a>(Iter<'a, Spanned<DeValue<'a>>>);

impl<'a> SeqAccess<'a> for Items<'a> {
    type Error = ValueError;

    fn next_element_seed<T: DeserializeSeed<'a>>(&mut self, seed: T) -> Result<Option<T::Value>> {
        let Some(item) = self.0.next() else { return Ok(None) };
        let item = Value::of(item);
        seed.deserialize(item).map(Some).map_err(|fault| fault.at(item))
    }
}

/// What is left of a table, and the value of the key that was read last.
struct Pairs<'a> {
    next: Next<'a>,
    value: Option<Value<'a>>,
}

enum Next<'a> {
    Table(map::Iter<'a, Spanned<DeString<'a>>, Spanned<DeValue<'a>>>),
    /// To serde, a value with its span is a struct of three fields: where it begins, where it ends,
    /// and the value.
    Span(&'static [&'static str], Value<'a>),
}

impl<'a> Pairs<'a> {
    fn of(table: &'a DeTable<'a>) -> Self {
        Self { next: Next::Table(table.iter()), value: None }
    }

    #[inline(never)]
    fn next_key(&mut self) -> Option<Value<'a>> {
        match &mut self.next {
            Next::Table(pairs) => {
                let (key, value) = pairs.next()?;
                self.value = Some(Value::of(value));
                Some(Value::key(key))
            }
            Next::Span(fields, whole) => {
                let (field, rest) = fields.split_first()?;
                let end = |offset: usize| Kind::Natural(offset as u64);
                let kind = match rest.len() {
                    2 => end(whole.start),
                    1 => end(whole.end),
                    _ => whole.kind,
                };
                *fields = rest;
                self.value = Some(Value { kind, ..*whole });
                Some(Value { kind: Kind::Text(field), ..*whole })
            }
        }
    }
}

impl<'a> MapAccess<'a> for Pairs<'a> {
    type Error = ValueError;

    fn next_key_seed<K: DeserializeSeed<'a>>(&mut self, seed: K) -> Result<Option<K::Value>> {
        let Some(key) = self.next_key() else { return Ok(None) };
        seed.deserialize(key).map(Some).map_err(|fault| fault.at(key))
    }

    fn next_value_seed<V: DeserializeSeed<'a>>(&mut self, seed: V) -> Result<V::Value> {
        let value = self.value.expect("serde asks for a key first");
        seed.deserialize(value).map_err(|fault| fault.at(value))
    }
}
