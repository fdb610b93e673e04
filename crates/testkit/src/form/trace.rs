//! The serializer behind [`Form`]: it records only the kind of each part.

use serde::Serialize;
use serde::ser::{
    Error, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};
use std::collections::BTreeMap;
use std::fmt::Display;

use super::{Field, Form, FormError, Shape};

type Result<T> = std::result::Result<T, FormError>;

impl Error for FormError {
    fn custom<T: Display>(message: T) -> Self {
        Self(message.to_string())
    }
}

/// The parts of a value, as they come in.
pub(super) struct Parts<'a> {
    form: &'a mut Form,
    /// The name of the type, if it has one, and the variant, if it is one.
    name: Option<&'static str>,
    variant: Option<(u32, &'static str)>,
    items: Vec<Shape>,
    fields: Vec<Field>,
    /// The keys and values of a map, or the items of a list, merged.
    key: Shape,
    value: Shape,
}

impl<'a> Parts<'a> {
    fn new(form: &'a mut Form, name: Option<&'static str>) -> Self {
        let (items, fields) = (Vec::new(), Vec::new());
        Self { form, name, variant: None, items, fields, key: Shape::Unseen, value: Shape::Unseen }
    }

    fn item(&mut self, value: &(impl Serialize + ?Sized)) -> Result<()> {
        self.items.push(value.serialize(Tracer(self.form))?);
        Ok(())
    }

    fn field(&mut self, name: &'static str, value: &(impl Serialize + ?Sized)) -> Result<()> {
        let shape = value.serialize(Tracer(self.form))?;
        self.fields.push(Field { name, shape, optional: false });
        Ok(())
    }

    fn left_out(&mut self, name: &'static str) {
        self.fields.push(Field { name, shape: Shape::Unseen, optional: true });
    }

    fn done(self, shape: impl FnOnce(Vec<Shape>, Vec<Field>) -> Shape) -> Result<Shape> {
        let shape = shape(self.items, self.fields);
        let shape = match self.variant {
            Some((number, name)) => Shape::Choice(BTreeMap::from([(number, (name, shape))])),
            None => shape,
        };
        match self.name {
            Some(name) => self.form.name(name, shape),
            None => Ok(shape),
        }
    }

    fn tuple(self) -> Result<Shape> {
        self.done(|items, _| Shape::Tuple(items))
    }

    fn structure(self) -> Result<Shape> {
        self.done(|_, fields| Shape::Fields(fields))
    }
}

macro_rules! plain {
    ($($method:ident $kind:ty = $name:literal;)*) => {
        $(fn $method(self, _: $kind) -> Result<Shape> {
            Ok(Shape::Plain($name))
        })*
    };
}

/// Traces one value.
pub(super) struct Tracer<'a>(pub(super) &'a mut Form);

impl<'a> Serializer for Tracer<'a> {
    type Ok = Shape;
    type Error = FormError;
    type SerializeSeq = Parts<'a>;
    type SerializeTuple = Parts<'a>;
    type SerializeTupleStruct = Parts<'a>;
    type SerializeTupleVariant = Parts<'a>;
    type SerializeMap = Parts<'a>;
    type SerializeStruct = Parts<'a>;
    type SerializeStructVariant = Parts<'a>;

    plain! {
        serialize_bool bool = "bool";
        serialize_i8 i8 = "i8";
        serialize_i16 i16 = "i16";
        serialize_i32 i32 = "i32";
        serialize_i64 i64 = "i64";
        serialize_u8 u8 = "u8";
        serialize_u16 u16 = "u16";
        serialize_u32 u32 = "u32";
        serialize_u64 u64 = "u64";
        serialize_f32 f32 = "f32";
        serialize_f64 f64 = "f64";
        serialize_char char = "char";
        serialize_str &str = "text";
        serialize_bytes &[u8] = "bytes";
    }

    /// Traces the form in digests, not the human-readable one.
    fn is_human_readable(&self) -> bool {
        false
    }

    fn serialize_none(self) -> Result<Shape> {
        Ok(Shape::Option(Box::new(Shape::Unseen)))
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Shape> {
        Ok(Shape::Option(Box::new(value.serialize(self)?)))
    }

    fn serialize_unit(self) -> Result<Shape> {
        Ok(Shape::Tuple(Vec::new()))
    }

    fn serialize_unit_struct(self, name: &'static str) -> Result<Shape> {
        Parts::new(self.0, Some(name)).tuple()
    }

    fn serialize_unit_variant(
        self,
        name: &'static str,
        number: u32,
        variant: &'static str,
    ) -> Result<Shape> {
        self.serialize_tuple_variant(name, number, variant, 0)?.tuple()
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Result<Shape> {
        let shape = value.serialize(Tracer(&mut *self.0))?;
        self.0.name(name, shape)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        number: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<Shape> {
        let mut parts = self.serialize_tuple_variant(name, number, variant, 1)?;
        parts.item(value)?;
        parts.tuple()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Parts<'a>> {
        Ok(Parts::new(self.0, None))
    }

    fn serialize_tuple(self, _: usize) -> Result<Parts<'a>> {
        Ok(Parts::new(self.0, None))
    }

    fn serialize_tuple_struct(self, name: &'static str, _: usize) -> Result<Parts<'a>> {
        Ok(Parts::new(self.0, Some(name)))
    }

    fn serialize_tuple_variant(
        self,
        name: &'static str,
        number: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Parts<'a>> {
        Ok(Parts { variant: Some((number, variant)), ..Parts::new(self.0, Some(name)) })
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Parts<'a>> {
        Ok(Parts::new(self.0, None))
    }

    fn serialize_struct(self, name: &'static str, _: usize) -> Result<Parts<'a>> {
        Ok(Parts::new(self.0, Some(name)))
    }

    fn serialize_struct_variant(
        self,
        name: &'static str,
        number: u32,
        variant: &'static str,
        fields: usize,
    ) -> Result<Parts<'a>> {
        self.serialize_tuple_variant(name, number, variant, fields)
    }
}

impl SerializeSeq for Parts<'_> {
    type Ok = Shape;
    type Error = FormError;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<()> {
        let shape = value.serialize(Tracer(self.form))?;
        self.value = std::mem::replace(&mut self.value, Shape::Unseen).merged(shape)?;
        Ok(())
    }

    fn end(self) -> Result<Shape> {
        Ok(Shape::List(Box::new(self.value)))
    }
}

impl SerializeMap for Parts<'_> {
    type Ok = Shape;
    type Error = FormError;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<()> {
        let shape = key.serialize(Tracer(self.form))?;
        self.key = std::mem::replace(&mut self.key, Shape::Unseen).merged(shape)?;
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<()> {
        SerializeSeq::serialize_element(self, value)
    }

    fn end(self) -> Result<Shape> {
        Ok(Shape::Map(Box::new(self.key), Box::new(self.value)))
    }
}

impl SerializeTuple for Parts<'_> {
    type Ok = Shape;
    type Error = FormError;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<()> {
        self.item(value)
    }

    fn end(self) -> Result<Shape> {
        Ok(Shape::tuple(self.items))
    }
}

/// Unnamed and named parts of structs and variants.
macro_rules! parts {
    ($($which:ident $method:ident;)*) => {
        $(impl $which for Parts<'_> {
            type Ok = Shape;
            type Error = FormError;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<()> {
                self.item(value)
            }

            fn end(self) -> Result<Shape> {
                self.tuple()
            }
        })*
    };
    (fields $($which:ident)*) => {
        $(impl $which for Parts<'_> {
            type Ok = Shape;
            type Error = FormError;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                value: &T,
            ) -> Result<()> {
                self.field(name, value)
            }

            fn skip_field(&mut self, name: &'static str) -> Result<()> {
                self.left_out(name);
                Ok(())
            }

            fn end(self) -> Result<Shape> {
                self.structure()
            }
        })*
    };
}

parts! {
    SerializeTupleStruct serialize_field;
    SerializeTupleVariant serialize_field;
}
parts! { fields SerializeStruct SerializeStructVariant }
