//! The tests and benchmarks that every game has, as macros.

/// The conformance kit over every combination of options and seats. Takes the number of games for
/// two, three and four seats, the settings for a number of seats, and the checks that do not apply.
#[macro_export]
macro_rules! conformance_tests {
    ($Game:ty, seed $seed:literal, games [$two:literal, $three:literal, $four:literal],
     $setups:expr, idle $idle:expr) => {
        fn variants(seats: u8, games: usize) {
            let games_per_setup = games * $crate::soak_factor();
            let setups = ($setups)(seats);
            let plan = $crate::Plan::<$Game> { setups, games_per_setup, seed: $seed };
            $crate::assert_conforms(&plan).assert_no_idle_check($idle);
        }

        #[test]
        fn two_seats() {
            variants(2, $two);
        }

        #[test]
        fn three_seats() {
            variants(3, $three);
        }

        #[test]
        fn four_seats() {
            variants(4, $four);
        }

        /// Every other value of every option, including the ends of each range.
        #[test]
        fn every_option() {
            $crate::assert_conforms(&$crate::Plan::<$Game>::covering($crate::soak_factor(), 1000));
        }
    };
}

/// Views and actions as numbers, in a random game with each of these settings. A released
/// game gives the digest of all numbers, which is the same on every machine; if they change on
/// purpose, `Encode::ENCODING` rises.
#[macro_export]
macro_rules! encoding_tests {
    ($Game:ty, seed $seed:literal, $setups:expr $(, digest $digest:literal)?) => {
        #[test]
        fn numbers_tell_what_a_view_tells() {
            let encoded = $crate::assert_encodes::<$Game>(&$setups, $seed);
            assert!(encoded.positions > 20 && encoded.exchanged > 0, "{encoded:?}");
            $(assert_eq!(format!("{:016x}", encoded.digest), $digest, "{encoded:?}");)?
        }
    };
}

/// Records of earlier releases still verify, and the game's answers along the way stay the same.
#[macro_export]
macro_rules! archive_tests {
    ($Game:ty) => {
        const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests");

        #[test]
        fn every_archived_record_is_proved() {
            $crate::archive::assert_proved::<$Game>(FOLDER);
        }

        #[test]
        fn every_answer_on_the_way_is_the_same() {
            $crate::archive::assert_playthroughs::<$Game>(FOLDER);
        }

        #[test]
        fn the_form_of_digests_is_as_written_down() {
            $crate::archive::assert_forms::<$Game>(FOLDER);
        }
    };
}

/// Every scenario holds, views match the facts, and every numbered rule has a scenario. `apart` are
/// the keys that [`scenario::assert_views`](crate::scenario::assert_views) leaves out.
#[macro_export]
macro_rules! scenario_tests {
    ($Game:ty, $prefix:literal, at least $rules:literal rules, apart $apart:expr) => {
        /// The name and text of every scenario file.
        fn files() -> Vec<(String, String)> {
            $crate::archive::files(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios"))
        }

        #[test]
        fn every_scenario_holds() {
            for (name, text) in files() {
                let held = $crate::scenario::assert_scenarios::<$Game>(&name, &text);
                assert!(held > 0, "{name} is empty");
            }
        }

        #[test]
        fn scenarios_are_told_the_truth_about_views() {
            let logs = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/logs");
            let compared = $crate::archive::compared_views::<$Game>(logs, $apart);
            // The shortest archived games have a few dozen.
            assert!(compared > 20, "only {compared} views");
        }

        #[test]
        fn every_numbered_rule_has_a_scenario() {
            let rules = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/RULES.md"));
            let texts: Vec<String> = files().into_iter().map(|(_, text)| text).collect();
            let numbered = $crate::coverage::assert_covered(rules, $prefix, &texts);
            assert!(numbered > $rules, "the rules are numbered: {numbered}");
        }
    };
}

/// All planted faults of a game, in `testing/faults.rs`, and a function that lists those the kit
/// misses.
#[macro_export]
macro_rules! planted {
    ($Game:ty, $($fault:ident),+ $(,)?) => {
        /// The faults that the conformance kit does not find as it should.
        pub fn misses(
            setups: &[<$Game as $crate::kernel::Game>::Setup],
            games: usize,
        ) -> Vec<String> {
            [$($crate::missed::<$fault>(setups, games)),+].into_iter().flatten().collect()
        }
    };
}

/// The benchmarks of a game, as a whole program: random play including legal-action generation, and
/// with a mid-game state, clone, view and `imagine`.
#[macro_export]
macro_rules! measurements {
    ($Game:ty, $Setup:ty, $middle:expr) => {
        type State = <$Game as ::gantry_kernel::Game>::State;
        const FIRST: ::gantry_kernel::Viewer =
            ::gantry_kernel::Viewer::Seat(::gantry_kernel::Seat::new(0));

        fn main() {
            println!("state: {} bytes", size_of::<State>());
            divan::main();
        }

        /// A hundred games, always the same ones.
        #[divan::bench(args = [2, 3, 4])]
        fn random_play(bencher: divan::Bencher, seats: u8) {
            let (mut legal, setup) = (Vec::new(), <$Setup>::new(seats));
            let mut game =
                |seed| ::gantry_bots::measure::random_game::<$Game>(&setup, seed, &mut legal);
            let mut games = || (0..100).map(&mut game).sum::<u64>();
            let decisions = games();
            bencher.counter(divan::counter::ItemsCount::new(decisions)).bench_local(games);
        }

        #[divan::bench]
        fn clone(bencher: divan::Bencher) {
            let state: State = $middle;
            bencher.bench_local(|| Clone::clone(divan::black_box(&state)));
        }

        #[divan::bench]
        fn view(bencher: divan::Bencher) {
            let state: State = $middle;
            let view = || <$Game as ::gantry_kernel::Game>::view(divan::black_box(&state), FIRST);
            bencher.bench_local(view);
        }

        #[divan::bench]
        fn imagine(bencher: divan::Bencher) {
            let view = <$Game as ::gantry_kernel::Game>::view(&$middle, FIRST);
            let mut dice = ::gantry_kernel::Dice::from_number(1);
            bencher.bench_local(|| {
                <$Game as ::gantry_kernel::Imagine>::imagine(divan::black_box(&view), &mut dice)
            });
        }
    };
}
