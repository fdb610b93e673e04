//! The style of all positions: one line per key with inner tables in braces, then the sections.
//! Keys without a value are left out. The TOML crate writes numbers and quotes. The code that every
//! key goes through is not inlined: shapes have many keys, and the page should stay small.

use serde::ser::{
    Error as _, Impossible, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeTuple,
    Serializer,
};
use toml::ser::{Error, ValueSerializer};

/// The names that distinguish the sections of a shape from tables in braces.
const SECTION: &str = "[key]";
const SECTIONS: &str = "[key.*]";

type Result<T> = std::result::Result<T, Error>;

/// For `serialize_with`: a table under its own header, `[contest]`.
pub fn section<T: Serialize, S: Serializer>(
    table: &T,
    serializer: S,
) -> std::result::Result<S::Ok, S::Error> {
    serializer.serialize_newtype_struct(SECTION, table)
}

/// For `serialize_with`: tables, each under a header, `[seat.A]`.
pub fn sections<T: Serialize, S: Serializer>(
    tables: &T,
    serializer: S,
) -> std::result::Result<S::Ok, S::Error> {
    serializer.serialize_newtype_struct(SECTIONS, tables)
}

/// A shape as text. Its sections must come after its other keys.
pub fn text(shape: &impl Serialize) -> String {
    let mut text = String::new();
    let (lead, path) = (String::new(), String::new());
    let whole = ValueWriter { text: &mut text, lead, path, form: Form::Lines };
    shape.serialize(whole).expect("a shape has keys, and values that TOML knows");
    text.push('\n');
    text
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// On one line, tables in braces.
    Inline,
    /// A line for each key.
    Lines,
    /// A section for each key.
    Sections,
}

/// Where a value is written.
struct ValueWriter<'a> {
    text: &'a mut String,
    /// What comes before the value, if there is one. It begins with the end of the previous line.
    lead: String,
    /// The path of keys, for headers.
    path: String,
    form: Form,
}

impl<'a> ValueWriter<'a> {
    #[inline(never)]
    fn begin(self) -> &'a mut String {
        let first = self.text.is_empty();
        self.text.push_str(if first { self.lead.trim_start() } else { &self.lead });
        self.text
    }

    #[inline(never)]
    fn value(self) -> Result<ValueSerializer<'a>> {
        match self.form {
            Form::Inline => Ok(ValueSerializer::new(self.begin())),
            Form::Lines | Form::Sections => Err(Error::custom("expected keys")),
        }
    }

    fn list(self) -> List<'a> {
        let text = self.begin();
        text.push('[');
        List { text, empty: true }
    }

    #[inline(never)]
    fn table(mut self) -> Table<'a> {
        let (form, path) = (self.form, std::mem::take(&mut self.path));
        let text = self.begin();
        if form == Form::Inline {
            text.push('{');
        }
        Table { text, key: String::new(), path, form, empty: true }
    }
}

fn header(path: &str) -> String {
    format!("\n\n[{path}]")
}

/// Values that the TOML crate writes.
macro_rules! values {
    ($($method:ident($($name:ident: $type:ty),*);)+) => {
        $(fn $method(self, $($name: $type),*) -> Result<()> {
            self.value()?.$method($($name),*).map(|_| ())
        })+
    };
}

impl<'a> Serializer for ValueWriter<'a> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = List<'a>;
    type SerializeTuple = List<'a>;
    type SerializeTupleStruct = Impossible<(), Error>;
    type SerializeTupleVariant = Impossible<(), Error>;
    type SerializeMap = Table<'a>;
    type SerializeStruct = Table<'a>;
    type SerializeStructVariant = Impossible<(), Error>;

    values! {
        serialize_bool(value: bool);
        serialize_i8(value: i8);
        serialize_i16(value: i16);
        serialize_i32(value: i32);
        serialize_i64(value: i64);
        serialize_u8(value: u8);
        serialize_u16(value: u16);
        serialize_u32(value: u32);
        serialize_u64(value: u64);
        serialize_f32(value: f32);
        serialize_f64(value: f64);
        serialize_char(value: char);
        serialize_str(value: &str);
        serialize_unit();
        serialize_unit_struct(name: &'static str);
        serialize_unit_variant(name: &'static str, index: u32, variant: &'static str);
    }

    fn serialize_bytes(self, value: &[u8]) -> Result<()> {
        value.serialize(self)
    }

    fn serialize_none(self) -> Result<()> {
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<()> {
        value.serialize(self)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Result<()> {
        value.serialize(match name {
            SECTION => ValueWriter { lead: header(&self.path), form: Form::Lines, ..self },
            SECTIONS => ValueWriter { lead: String::new(), form: Form::Sections, ..self },
            _ => self,
        })
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<List<'a>> {
        Ok(self.list())
    }

    fn serialize_tuple(self, _: usize) -> Result<List<'a>> {
        Ok(self.list())
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Table<'a>> {
        Ok(self.table())
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Table<'a>> {
        Ok(self.table())
    }

    fn serialize_tuple_struct(
        self,
        name: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleStruct> {
        Err(Error::custom(name))
    }

    fn serialize_tuple_variant(
        self,
        name: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant> {
        Err(Error::custom(name))
    }

    fn serialize_struct_variant(
        self,
        name: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant> {
        Err(Error::custom(name))
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<()> {
        Err(Error::custom(name))
    }
}

/// A list that is being written.
struct List<'a> {
    text: &'a mut String,
    empty: bool,
}

impl SerializeSeq for List<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<()> {
        let lead = if self.empty { "" } else { ", " }.to_owned();
        self.empty = false;
        value.serialize(ValueWriter {
            text: self.text,
            lead,
            path: String::new(),
            form: Form::Inline,
        })
    }

    fn end(self) -> Result<()> {
        self.text.push(']');
        Ok(())
    }
}

impl SerializeTuple for List<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<()> {
        SerializeSeq::serialize_element(self, value)
    }

    fn end(self) -> Result<()> {
        SerializeSeq::end(self)
    }
}

/// A table that is being written.
struct Table<'a> {
    text: &'a mut String,
    /// The next key.
    key: String,
    path: String,
    form: Form,
    empty: bool,
}

impl Table<'_> {
    /// Where the value of the next key goes.
    #[inline(never)]
    fn place(&mut self) -> ValueWriter<'_> {
        let key = std::mem::take(&mut self.key);
        let lead = match self.form {
            Form::Inline if self.empty => format!(" {key} = "),
            Form::Inline => format!(", {key} = "),
            Form::Lines | Form::Sections => format!("\n{key} = "),
        };
        let path = if self.path.is_empty() { key } else { format!("{}.{key}", self.path) };
        match self.form {
            Form::Inline | Form::Lines => {
                ValueWriter { text: self.text, lead, path, form: Form::Inline }
            }
            Form::Sections => {
                ValueWriter { text: self.text, lead: header(&path), path, form: Form::Lines }
            }
        }
    }
}

impl SerializeMap for Table<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<()> {
        key.serialize(ValueSerializer::new(&mut self.key))?;
        // Quotes only where a key needs them.
        let plain = self.key.trim_matches('"');
        let bare = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-');
        if !plain.is_empty() && plain.bytes().all(bare) {
            self.key = plain.to_owned();
        }
        Ok(())
    }

    #[inline(never)]
    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<()> {
        let before = self.text.len();
        value.serialize(self.place())?;
        self.empty &= self.text.len() == before;
        Ok(())
    }

    fn end(self) -> Result<()> {
        if self.form == Form::Inline {
            self.text.push_str(if self.empty { "}" } else { " }" });
        }
        Ok(())
    }
}

impl SerializeStruct for Table<'_> {
    type Ok = ();
    type Error = Error;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<()> {
        key.clone_into(&mut self.key);
        self.serialize_value(value)
    }

    fn end(self) -> Result<()> {
        SerializeMap::end(self)
    }
}
