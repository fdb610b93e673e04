//! Implements the kernel's traits from the files that every game has under the same names. This is
//! the one place that says what each file must provide; a game that lacks something does not
//! compile.

/// Implements [`gantry_kernel::Game`]. Goes into `lib.rs`, beside the modules `action`, `apply`,
/// `chance`, `event`, `explain`, `legal`, `score`, `setup`, `state` and `view`.
#[macro_export]
macro_rules! game {
    ($Game:ident, $id:literal, rules $rules:literal) => {
        impl $crate::kernel::Game for $Game {
            const ID: &'static str = $id;
            const RULES: u32 = $rules;

            type Setup = setup::Setup;
            type State = state::State;
            type Action = action::Action;
            type Chance = chance::Chance;
            type Event = event::Event;
            type View = view::View;

            fn seats(setup: &setup::Setup) -> usize {
                setup.seats.into()
            }

            fn start(
                setup: &setup::Setup,
            ) -> ::std::result::Result<state::State, $crate::kernel::SetupError> {
                setup.check()?;
                Ok(state::State::new(setup))
            }

            fn setup(state: &state::State) -> &setup::Setup {
                state.setup()
            }

            fn rules(setup: &setup::Setup) -> u32 {
                setup.rules()
            }

            #[inline]
            fn awaiting(state: &state::State) -> $crate::kernel::Awaiting {
                legal::awaiting(state)
            }

            #[inline]
            fn legal(
                state: &state::State,
                seat: $crate::kernel::Seat,
                actions: &mut ::std::vec::Vec<action::Action>,
            ) {
                legal::legal(state, seat, actions);
            }

            fn explain(
                state: &state::State,
                seat: $crate::kernel::Seat,
                action: &action::Action,
            ) -> ::std::result::Result<(), $crate::kernel::Refusal> {
                explain::explain(state, seat, action)
            }

            fn draw(state: &state::State, dice: &mut $crate::kernel::Dice) -> chance::Chance {
                chance::draw(state, dice)
            }

            fn admits(
                state: &state::State,
                chance: &chance::Chance,
            ) -> ::std::result::Result<(), $crate::kernel::ParseError> {
                chance::admits(state, chance)
            }

            #[inline]
            fn apply(
                state: &mut state::State,
                at: $crate::kernel::Millis,
                input: &$crate::kernel::Input<action::Action, chance::Chance>,
                news: &mut $crate::kernel::News<event::Event>,
            ) {
                apply::apply(state, at, input, news);
            }

            fn standings(state: &state::State) -> Option<$crate::kernel::Standings> {
                score::standings(state)
            }

            fn view(state: &state::State, viewer: $crate::kernel::Viewer) -> view::View {
                view::view(state, viewer)
            }
        }
    };
}

/// Implements [`gantry_kernel::Text`]. Goes into `position/mod.rs`, beside the modules `facts`,
/// `keys`, `read`, `view` and `write`. A game whose component values may be replaced names them.
#[macro_export]
#[allow(clippy::crate_in_macro_def)] // refers to the caller's modules
macro_rules! text {
    ($Game:ident $(, values $Data:ty)?) => {
        impl $crate::kernel::Text for $Game {
            const SEATS: (usize, usize) = crate::setup::SEATS;
            const OPTIONS: &'static [$crate::kernel::OptionSpec] = crate::setup::OPTIONS;
            const FACT_KEYS: $crate::kernel::FactKeys = keys::KEYS;

            fn configure(
                rules: u32,
                seats: usize,
                options: &[(String, String)],
            ) -> ::std::result::Result<crate::setup::Setup, $crate::kernel::SetupError> {
                let seats = $crate::options::check_seats::<$Game>(seats)?;
                let plain = crate::setup::Setup::by_rules(rules, seats);
                $crate::options::configure(&crate::setup::CHOICES, plain, options)
            }

            fn options(setup: &crate::setup::Setup) -> Vec<(&'static str, String)> {
                $crate::options::options(&crate::setup::CHOICES, setup)
            }

            fn position(state: &crate::state::State) -> String {
                $crate::position::text(&write::write(state))
            }

            fn read_position(
                rules: u32,
                text: &str,
            ) -> ::std::result::Result<crate::state::State, $crate::kernel::LineError> {
                let (source, position) = $crate::position::Source::parse(text)?;
                read::Reader(source).state(rules, &position, None)
            }

            fn deal_position(
                rules: u32,
                text: &str,
                dice: &mut $crate::kernel::Dice,
            ) -> ::std::result::Result<crate::state::State, $crate::kernel::LineError> {
                let (source, position) = $crate::position::Source::parse(text)?;
                read::Reader(source).state(rules, &position, Some(dice))
            }

            fn facts(state: &crate::state::State) -> String {
                $crate::position::text(&facts::facts(state))
            }

            fn view_facts(view: &crate::view::View) -> String {
                $crate::position::text(&view::view_facts(view))
            }

            fn rules_text() -> Option<&'static str> {
                Some(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/RULES.md")))
            }

            $(
                fn data_file() -> Option<&'static str> {
                    Some(<$Data>::FILE)
                }

                fn read_data(
                    text: &str,
                ) -> Option<::std::result::Result<String, $crate::kernel::LineError>> {
                    Some(<$Data>::read(text).map(|data| data.line()))
                }

                #[cfg(target_arch = "wasm32")]
                fn install_data_reader() {
                    $crate::data::install_reader::<$Data>();
                }
            )?
        }
    };
}

/// Implements [`gantry_kernel::Words`]. Goes into `words/mod.rs`, beside the modules
/// `breakdown`, `event`, `glossary`, `panel` and `prompt` and the function `action`. Optional
/// methods follow in the same macro call.
#[macro_export]
#[allow(clippy::crate_in_macro_def)] // refers to the caller's modules
macro_rules! words {
    ($Game:ident, $title:literal, $credit:literal $(, { $($more:item)+ })?) => {
        impl $crate::kernel::Words for $Game {
            const TITLE: &'static str = $title;
            const CREDIT: &'static str = $credit;
            const MESSAGES: &'static [(&'static str, &'static str)] = &[
                ("en", include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/text/en.ftl"))),
                ("de", include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/text/de.ftl"))),
                ("fr", include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/text/fr.ftl"))),
            ];

            fn action(
                view: &crate::view::View,
                action: &crate::action::Action,
            ) -> $crate::kernel::Phrase {
                self::action(view, action)
            }

            fn event(
                setup: &crate::setup::Setup,
                event: &crate::event::Event,
            ) -> Option<$crate::kernel::Phrase> {
                event::event(setup, event)
            }

            fn prompt(view: &crate::view::View) -> $crate::kernel::Phrase {
                prompt::prompt(view)
            }

            fn glossary(setup: &crate::setup::Setup) -> Vec<$crate::kernel::Term> {
                glossary::glossary(setup)
            }

            fn panels(view: &crate::view::View) -> Vec<$crate::kernel::Panel> {
                panel::panels(view)
            }

            fn breakdown(
                view: &crate::view::View,
                told: &[crate::event::Event],
            ) -> Vec<$crate::kernel::Category> {
                breakdown::breakdown(view, told)
            }

            $($($more)+)?
        }
    };
}

/// The texts of a game's puzzles, by their numbers in the folder `puzzles`.
#[macro_export]
macro_rules! puzzles {
    ($($number:literal),* $(,)?) => {
        &[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/puzzles/", $number, ".toml"))),*]
    };
}
