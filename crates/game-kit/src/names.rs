//! Enums with a name for each variant.

/// Declares an enum with a name for each variant: `ALL`, `NAMES`, `name` (or the word after `as`),
/// `Display` and `FromStr`, whose error says what was expected.
#[macro_export]
macro_rules! named {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Enum:ident, $expected:literal {
            $($(#[$inner:meta])* $Variant:ident = $word:literal,)+
        }
    ) => {
        $crate::named! {
            $(#[$meta])*
            $vis enum $Enum as name, $expected { $($(#[$inner])* $Variant = $word,)+ }
        }
    };
    (
        $(#[$meta:meta])*
        $vis:vis enum $Enum:ident as $name:ident, $expected:literal {
            $($(#[$inner:meta])* $Variant:ident = $word:literal,)+
        }
    ) => {
        $(#[$meta])*
        $vis enum $Enum {
            $($(#[$inner])* $Variant,)+
        }

        impl $Enum {
            /// All variants, in order.
            pub const ALL: [Self; Self::NAMES.len()] = [$(Self::$Variant),+];
            /// Their names, in the same order.
            pub const NAMES: [&'static str; [$($word),+].len()] = [$($word),+];

            /// The name in text forms.
            #[inline]
            pub const fn $name(self) -> &'static str {
                match self {
                    $(Self::$Variant => $word,)+
                }
            }
        }

        $crate::spelled!($Enum, $name, Self::ALL.into_iter(), $expected);
    };
}

/// `Display` and `FromStr` for a type whose values have names. Takes all values, and what the error
/// says was expected.
#[macro_export]
macro_rules! spelled {
    ($Type:ty, $name:ident, $all:expr, $expected:expr) => {
        impl ::std::fmt::Display for $Type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.$name())
            }
        }

        impl ::std::str::FromStr for $Type {
            type Err = $crate::kernel::ParseError;

            fn from_str(text: &str) -> ::std::result::Result<Self, $crate::kernel::ParseError> {
                let found = $all.find(|known| known.$name() == text);
                found.ok_or_else(|| $crate::kernel::ParseError::new($expected, text))
            }
        }
    };
}
