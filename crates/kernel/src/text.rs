//! What every game has in text form: options, positions, facts and component values.

use crate::{Dice, FactKeys, Game, LineError, OptionSpec, SetupError};

/// The key of positions and scenarios that names the version of the rules.
pub const RULES_KEY: &str = "rules_version";

/// The option that carries replaced component values; see [`Text::read_data`].
pub const DATA_OPTION: &str = "data";

/// Whether a view as JSON is of a table with replaced component values. Every game that has them
/// keeps their line in the field `own` of its settings.
pub fn has_own_data(view: &str) -> bool {
    view.contains("\"own\":\"")
}

/// Text forms beyond those of actions and outcomes, which are `Display` and `FromStr`.
pub trait Text: Game {
    /// The fewest and the most seats.
    const SEATS: (usize, usize);
    /// All options of a table.
    const OPTIONS: &'static [OptionSpec];
    /// The keys of positions, facts and views that scenarios compare in a way of their own.
    const FACT_KEYS: FactKeys = FactKeys::NONE;

    /// Settings from options, for a table that is played by this version of the rules, which the
    /// game has; what is left out has its default.
    fn configure(
        rules: u32,
        seats: usize,
        options: &[(String, String)],
    ) -> Result<Self::Setup, SetupError>;
    /// Every option with its value, in the order of [`Text::OPTIONS`]; empty is the default of a
    /// text.
    fn options(setup: &Self::Setup) -> Vec<(&'static str, String)>;
    /// The state as readable TOML; reading it back gives the same state.
    fn position(state: &Self::State) -> String;
    /// The state that a position describes; what is left out has a sensible default. The table is
    /// played by the version of the rules that the text names ([`RULES_KEY`]), or else by this one.
    fn read_position(rules: u32, text: &str) -> Result<Self::State, LineError>;
    /// The same for a table that is to be played: cards that are named nowhere lie where the dice
    /// put them, not in the order of their list, which everybody knows.
    fn deal_position(rules: u32, text: &str, _dice: &mut Dice) -> Result<Self::State, LineError> {
        Self::read_position(rules, text)
    }
    /// Facts about a state that scenarios may name beside the position: `key = value` TOML lines.
    fn facts(state: &Self::State) -> String;
    /// What scenarios may say about a view: TOML with the keys of positions and facts, as far as
    /// the viewer knows them.
    fn view_facts(_view: &Self::View) -> String {
        String::new()
    }
    /// The rules as Markdown, with the numbered rules that scenarios may name; none: any.
    fn rules_text() -> Option<&'static str> {
        None
    }
    /// The component values that the game has by default under its newest rules, as the file that
    /// people edit; none for a game whose values are part of its rules.
    fn data_file() -> Option<&'static str> {
        None
    }
    /// Reads a file that replaces any part of these values; `None` as for [`Text::data_file`]. The
    /// answer is the value of the option [`DATA_OPTION`], a [`crate::OptionValues::Text`]: one line
    /// that [`Text::configure`] understands. Files that say the same give the same line, since it
    /// goes into the record of a match and so into its digest.
    fn read_data(_text: &str) -> Option<Result<String, LineError>> {
        None
    }
    /// Lets this browser read replaced component values. Few tables have some, so what reads them
    /// is loaded when it is needed; until then they are refused.
    #[cfg(target_arch = "wasm32")]
    fn install_data_reader() {}
}
