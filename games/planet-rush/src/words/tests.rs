//! Checks that every phrase has a message in every language, with the variables it uses, and that
//! every message is used.

use std::collections::{BTreeMap, BTreeSet};

use gantry_kernel::{
    Awaiting, Dice, Game as _, Input, Millis, News, Phrase, Seat, Text as _, Value, Viewer, Words,
};

use crate::PlanetRush;
use crate::action::{Action, Deed};
use crate::card::Card;
use crate::data::Data;
use crate::denial::Denial;
use crate::event::{Cause, Event, Obstacle, Spot};
use crate::layout::Side;
use crate::planet::Planet;
use crate::setup::{Pace, Setup};
use crate::state::{Contest, Stage, State, Task};

/// Variables by message.
type Book = BTreeMap<String, BTreeSet<String>>;

/// Parses as much Fluent as these files use: a message begins a line, its variables have a dollar
/// sign.
fn book(text: &str) -> Book {
    let mut book = Book::new();
    let mut last = None;
    for line in text.lines() {
        let begins = line.starts_with(|letter: char| letter.is_ascii_lowercase());
        let rest = match line.split_once(" = ") {
            Some((key, rest)) if begins => {
                assert!(book.insert(key.into(), BTreeSet::new()).is_none(), "{key} twice");
                last = Some(key);
                rest
            }
            _ => line,
        };
        for found in rest.split('$').skip(1) {
            let end = found.find(|letter: char| !letter.is_ascii_lowercase());
            let name = &found[..end.unwrap_or(found.len())];
            book.get_mut(last.expect("a message")).expect("it is there").insert(name.into());
        }
    }
    book
}

/// Compares phrases with the messages and remembers them.
struct PhraseChecker {
    book: Book,
    heard: BTreeSet<String>,
}

impl PhraseChecker {
    fn new() -> Self {
        Self { book: book(PlanetRush::MESSAGES[0].1), heard: BTreeSet::new() }
    }

    #[track_caller]
    fn hear(&mut self, phrase: &Phrase) {
        let used = self.book.get(&*phrase.key).unwrap_or_else(|| panic!("no message: {phrase}"));
        let given: BTreeSet<String> =
            phrase.values.iter().map(|(name, _)| name.to_string()).collect();
        assert_eq!(&given, used, "{phrase}");
        self.heard.insert(phrase.key.to_string());
        for (_, value) in &phrase.values {
            self.hear_value(value);
        }
    }

    fn hear_value(&mut self, value: &Value) {
        match value {
            Value::Phrase(phrase) => self.hear(phrase),
            Value::List(values) => values.iter().for_each(|value| self.hear_value(value)),
            Value::Number(_) | Value::Seat(_) | Value::Code(_) => {}
        }
    }

    fn hear_event(&mut self, setup: &Setup, event: &Event) {
        if let Some(phrase) = PlanetRush::event(setup, event) {
            self.hear(&phrase);
        }
    }

    /// Everything that can be said about a table.
    fn look(&mut self, state: &State) {
        for viewer in Viewer::all(state.open.seats()) {
            let view = PlanetRush::view(state, viewer);
            self.hear(&PlanetRush::prompt(&view));
            for panel in PlanetRush::panels(&view) {
                self.hear(&panel.title);
                for row in &panel.rows {
                    self.hear(&row.label);
                    row.cells.iter().for_each(|cell| self.hear(cell));
                }
            }
            for deed in deeds() {
                self.hear(&PlanetRush::action(&view, &action(deed)));
            }
        }
    }

    fn glossary(&mut self, setup: &Setup) {
        for term in PlanetRush::glossary(setup) {
            self.hear(&term.name);
            self.hear(&term.text);
        }
    }
}

const fn action(deed: Deed) -> Action {
    Action { round: 1, number: 0, deed }
}

fn deeds() -> impl Iterator<Item = Deed> {
    let fixed = [Deed::Ready, Deed::Cycle, Deed::Discard, Deed::Decline];
    let planets = (0..12).map(Deed::Place);
    let choices = (0..=2).map(Deed::Solar).chain(Card::ALL.map(Deed::Take));
    fixed.into_iter().chain(planets).chain(choices)
}

/// Plays a random game and checks everything said at every step.
fn play(checker: &mut PhraseChecker, setup: &Setup, seed: u64) {
    let mut dice = Dice::from_number(seed);
    let mut state = PlanetRush::start(setup).expect("a legal setup");
    let mut now = Millis(0);
    loop {
        let awaiting = PlanetRush::awaiting(&state);
        let input = match awaiting {
            Awaiting::Over => break,
            Awaiting::Chance(_) => Input::Chance(PlanetRush::draw(&state, &mut dice)),
            Awaiting::Players { .. } => {
                let mut legal = Vec::new();
                let seats: Vec<Seat> = awaiting.may().iter().collect();
                let seat = (!seats.is_empty()).then(|| *dice.pick(&seats));
                if let Some(seat) = seat {
                    PlanetRush::legal(&state, seat, &mut legal);
                }
                match (seat, awaiting.until()) {
                    (Some(seat), _) => Input::Act { seat, action: *dice.pick(&legal) },
                    (None, until) => {
                        now = until.expect("somebody or the clock");
                        Input::Timeout
                    }
                }
            }
        };
        let mut news = News::new();
        PlanetRush::apply(&mut state, now, &input, &mut news);
        for told in news.told() {
            checker.hear_event(setup, &told.event);
        }
        checker.look(&state);
    }
}

/// A table that random games may not reach.
fn resolving(task: Task) -> State {
    let mut state = State::new(&Setup::new(4));
    let layout = "beta-minor tau-viridis / pios-proxima gamma-ferrum ursa-magna \
                  / beta-minor tau-viridis / pios-proxima gamma-ferrum ursa-magna";
    state.open.layout = layout.parse().expect("a layout");
    state.open.stage = Stage::Resolve;
    state.open.caller = Some(Seat::new(0));
    let cargo = [[2, 1, 2, 1], [1, 3, 0, 0]];
    state.open.contest = Contest { planet: 3, cargo, task, ..Contest::default() };
    state
}

fn everything() -> PhraseChecker {
    let mut checker = PhraseChecker::new();
    for seats in 2..=4 {
        for (setup, seed) in Setup::variants(seats).zip(0..) {
            play(&mut checker, &setup, seed);
            checker.glossary(&setup);
        }
    }
    checker.glossary(&Setup { choice: 30, ..Setup::new(2) });
    checker.look(&State::new(&Setup::new(3)));
    for side in Side::BOTH {
        for task in
            [Task::Mine(side), Task::Terraform(side), Task::Steal(side), Task::Counter(side)]
        {
            checker.look(&resolving(task));
        }
    }
    checker.look(&resolving(Task::None));
    let (setup, seat) = (Setup::new(2), Seat::new(0));
    for cause in [Cause::Empty, Cause::Actions, Cause::Time] {
        checker.hear_event(&setup, &Event::Stopped { caller: seat, cause });
    }
    for order in [Card::Mining, Card::Terraforming, Card::Steal] {
        for obstacle in [Obstacle::Energy, Obstacle::Ore, Obstacle::Loot] {
            checker.hear_event(&setup, &Event::Failed { seat, order, obstacle });
        }
        let (side, solar, tanks) = (Side::Near, 1, 1);
        let done = Event::Ordered { side, seat, order, solar, tanks, chosen: true };
        checker.hear_event(&setup, &done);
    }
    for counter in [false, true] {
        checker.hear_event(&setup, &Event::Declined { seat, counter });
        let (side, card) = (Side::Far, Card::Security);
        checker.hear_event(&setup, &Event::Took { side, seat, card, counter });
    }
    checker.hear_event(&setup, &Event::Foiled { seat });
    for (winner, settlers) in [(Some(seat), [2, 1]), (None, [2, 1]), (None, [1, 1]), (None, [0, 0])]
    {
        let planet = Spot { index: 9, planet: Planet::TauViridis };
        checker.hear_event(&setup, &Event::Settled { planet, winner, points: 3, settlers });
    }
    hear_categories(&mut checker);
    let own = Data::from_line("{ planet = [{ id = \"beta-minor\", name = \"Home\" }] }");
    checker.hear(&super::planet(&own.expect("a name"), Planet::BetaMinor));
    denials().into_iter().for_each(|denial| checker.hear(&denial.refusal().reason));
    checker
}

/// Points from a planet and from ore that the view does not have, so it began with fewer than none.
fn hear_categories(checker: &mut PhraseChecker) {
    let (setup, seat) = (Setup::new(2), Seat::new(0));
    let planet = Spot { index: 9, planet: Planet::TauViridis };
    let (side, order, solar, tanks) = (Side::Near, Card::Mining, 0, 0);
    let told = [
        Event::Settled { planet, winner: Some(seat), points: 3, settlers: [2, 1] },
        Event::Ordered { side, seat, order, solar, tanks, chosen: true },
    ];
    let view = PlanetRush::view(&State::new(&setup), Viewer::Spectator);
    let categories = PlanetRush::breakdown(&view, &told);
    let points: Vec<&[i32]> = categories.iter().map(|category| &*category.points).collect();
    assert_eq!(points, [[3, 0], [1, 0], [-4, 0]]);
    categories.iter().for_each(|category| checker.hear(&category.name));
}

fn denials() -> Vec<Denial> {
    let seat = Seat::new(1);
    vec![
        Denial::NoSeat,
        Denial::Shuffling,
        Denial::Over,
        Denial::NotBegun,
        Denial::ReadyAlready,
        Denial::Running,
        Denial::Late { expected: 17 },
        Denial::Ahead { expected: 17 },
        Denial::Stopped,
        Denial::Resting,
        Denial::Turn(seat),
        Denial::NoPlanet(11),
        Denial::NotTouched(3),
        Denial::CargoAfterLiftOff(Card::Tank),
        Denial::SecondLiftOff,
        Denial::OrderBeforeLiftOff(Card::Steal),
        Denial::NothingToChoose,
        Denial::Chooser(seat),
        Denial::PayFirst,
        Denial::TakeFirst,
        Denial::Energy { least: 1, most: 2 },
        Denial::NotThere(Card::Security),
    ]
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_variables() {
    let [(_, english), others @ ..] = PlanetRush::MESSAGES else { panic!("no languages") };
    let english = book(english);
    assert_eq!(others.len(), 2);
    for (language, text) in others {
        assert_eq!(book(text), english, "{language}");
    }
}

/// Whether clients use it, not the game: in lists, and in the form for a new table.
fn is_of_clients(key: &str) -> bool {
    ["about", "list-empty"].contains(&key)
        || ["level-", "option-"].iter().any(|of| key.starts_with(of))
}

#[test]
fn everything_said_has_a_message_and_every_message_is_said() {
    let checker = everything();
    let messages = checker.book.keys().map(String::as_str);
    // Used for empty lists.
    let unsaid: Vec<&str> =
        messages.filter(|key| !checker.heard.contains(*key) && !is_of_clients(key)).collect();
    assert_eq!(unsaid, [""; 0]);
}

#[test]
fn keys_are_those_of_the_planets_and_the_first_letters() {
    let view = PlanetRush::view(&State::new(&Setup::new(4)), Viewer::Seat(Seat::new(0)));
    let key =
        |deed: &str| PlanetRush::key(&view, &action(deed.parse().expect("a deed"))).expect("a key");
    let planets: String = (1..=10).map(|number| key(&format!("place {number}"))).collect();
    assert_eq!(planets, "1234567890");
    let others = ["ready", "cycle", "discard", "decline", "solar 0", "solar 2"];
    assert_eq!(others.map(key), ['r', 'c', 'd', 'n', '0', '2']);
    let taken = ["take tank", "take settler", "take solar", "take security"];
    assert_eq!(taken.map(key), ['t', 's', 'o', 'g']);
}

#[test]
fn actions_of_one_moment_have_different_keys() {
    let mut dice = Dice::from_number(4);
    let setup = Setup { pace: Pace::Turns, ..Setup::new(4) };
    let mut state = PlanetRush::start(&setup).expect("a legal setup");
    state.open.layout = crate::layout::Layout::draw(4, &mut dice);
    state.open.stage = Stage::Rush;
    state.decks.iter_mut().for_each(crate::state::Deck::face_up);
    let mut states = vec![state];
    states.extend([Task::Terraform(Side::Near), Task::Steal(Side::Far)].map(resolving));
    for state in states {
        let mut legal = Vec::new();
        let seat = PlanetRush::awaiting(&state).may().lowest().expect("somebody");
        PlanetRush::legal(&state, seat, &mut legal);
        let view = PlanetRush::view(&state, Viewer::Seat(seat));
        let keys = legal.iter().filter_map(|action| PlanetRush::key(&view, action));
        let keys: BTreeSet<char> = keys.collect();
        assert_eq!(keys.len(), legal.len());
        // In the resolution only available choices have keys.
        if state.open.stage == Stage::Rush {
            let meant: BTreeSet<Action> =
                keys.iter().filter_map(|key| PlanetRush::action_for_key(&view, *key)).collect();
            assert!(meant.iter().eq(&legal), "the same keys lead back");
            let nowhere =
                PlanetRush::action_for_key(&view, '5').expect("a planet, if not one's own");
            assert!(PlanetRush::explain(&state, seat, &nowhere).is_err());
        } else {
            assert_eq!(PlanetRush::action_for_key(&view, '1'), None);
        }
    }
}

#[test]
fn a_planet_has_its_owners_name() {
    let options = [(
        "data".to_owned(),
        "{ planet = [{ id = \"tau-viridis\", name = \"Home\" }] }".to_owned(),
    )];
    let setup = PlanetRush::configure(1, 4, &options).expect("a name");
    let mut state = resolving(Task::None);
    state.open.setup = setup;
    let panels = PlanetRush::panels(&PlanetRush::view(&state, Viewer::Seat(Seat::new(0))));
    let label = panels[0].rows[2].label.to_string();
    assert_eq!(label, "planet-numbered number=2 name=(own-name name=Home)");
}

#[test]
fn a_row_shows_its_cards_in_order_and_what_is_revealed() {
    let mut state = resolving(Task::Mine(Side::Near));
    let row = [Card::Tank, Card::LiftOff, Card::Mining];
    state.open.rows[3][0] = row.into_iter().collect();
    state.open.contest.revealed = [2, 0];
    let panels = PlanetRush::panels(&PlanetRush::view(&state, Viewer::Seat(Seat::new(1))));
    let own = panels.iter().find(|panel| panel.seat == Some(Seat::new(1))).expect("a panel");
    let row = own.rows.iter().find(|row| row.label.to_string().contains("number=4"));
    let cells = &row.expect("a row").cells;
    let keys: Vec<&str> = cells.iter().map(|cell| &*cell.key).collect();
    let expected = ["card-tank", "card-lift-off", "card-mining", "cell-revealed", "cell-cargo"];
    assert_eq!(keys, expected);
    assert_eq!(cells[3].to_string(), "cell-revealed revealed=2 cards=3");
}
