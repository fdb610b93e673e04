//! What every position begins with: the game, the version of its rules, seats and options.

use std::collections::BTreeMap;

use gantry_kernel::{LineError, ParseError, Seat, Text, known_rules};
use toml::Spanned;

use super::source::{Source, Word};

/// Options, as a position names them.
pub type Options = BTreeMap<String, Spanned<toml::Value>>;

/// The keys that every position may begin with.
pub struct Head<'a> {
    /// `game`.
    pub game: Option<&'a Word>,
    /// `rules_version`.
    pub rules: Option<&'a Spanned<u32>>,
    /// `seats`.
    pub seats: Option<&'a Spanned<usize>>,
    /// `options`.
    pub options: &'a Options,
}

impl Head<'_> {
    /// The settings; without `rules_version` they have these rules, without `seats` as many seats
    /// as the sections need.
    pub fn setup<'s, G: Text>(
        &self,
        source: Source,
        rules: u32,
        sections: impl Iterator<Item = &'s Word>,
    ) -> Result<G::Setup, LineError> {
        if let Some(game) = self.game
            && game.get_ref() != G::ID
        {
            return source.fault(game.span().start, ParseError::new(G::ID, game.get_ref()));
        }
        let rules = match self.rules {
            None => rules,
            Some(named) => known_rules::<G>(*named.get_ref())
                .map(|()| *named.get_ref())
                .or_else(|error| source.fault(named.span().start, error))?,
        };
        let highest = sections.filter_map(|name| name.get_ref().parse().ok()).max();
        let (seats, at) = match self.seats {
            Some(seats) => (*seats.get_ref(), seats.span().start),
            None => (highest.map_or(0, |seat: Seat| seat.index() + 1).max(2), 0),
        };
        let mut options = Vec::new();
        let plain = G::configure(rules, seats, &options);
        let mut setup = plain.or_else(|error| source.fault(at, error))?;
        for (key, value) in self.options {
            let text = match value.get_ref() {
                toml::Value::String(text) => text.clone(),
                other => other.to_string(),
            };
            options.push((key.clone(), text));
            setup = G::configure(rules, seats, &options)
                .or_else(|error| source.fault(value.span().start, error))?;
        }
        Ok(setup)
    }
}
