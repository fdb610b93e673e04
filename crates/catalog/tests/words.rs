//! Plays every game with every option and checks that every phrase has a message in every language.

use std::collections::BTreeSet;

use gantry_catalog::{
    LANGUAGES, Listing, Perspective, Phrasebook, Table, TableError, TableStart, games,
};
use gantry_kernel::record::{Player, Start};
use gantry_kernel::{OptionValues, Phrase, Seat, Secret, Viewer};
use gantry_testkit::soak_factor;

/// How many decisions pass between tries of all actions seen so far, which provoke refusals.
const PROBE: usize = 40;

/// The phrases so far and their problems.
struct PhraseChecker {
    books: Vec<Phrasebook>,
    problems: BTreeSet<String>,
}

impl PhraseChecker {
    fn hear(&mut self, phrase: &Phrase) {
        self.problems.extend(self.books.iter().flat_map(|book| book.problems(phrase)));
    }

    fn look(&mut self, table: &dyn Table, perspective: Perspective) {
        for panel in table.panels(perspective) {
            self.hear(&panel.title);
            for row in &panel.rows {
                self.hear(&row.label);
                row.cells.iter().for_each(|cell| self.hear(cell));
            }
        }
    }

    fn listen(&mut self, table: &dyn Table, since: usize) {
        for viewer in Viewer::all(table.seats()) {
            self.hear(&table.prompt(viewer));
            self.look(table, Perspective::Of(viewer));
            for told in table.news(Perspective::Of(viewer), since) {
                told.phrases.iter().for_each(|phrase| self.hear(phrase));
            }
        }
        for seat in Seat::all(table.seats()) {
            table.choices(seat).iter().for_each(|choice| self.hear(&choice.phrase));
        }
    }

    fn provoke(&mut self, table: &dyn Table, actions: &BTreeSet<String>) {
        for seat in Seat::all(table.seats()) {
            for action in actions {
                if let Err(TableError::Refused(refusal)) = table.explain(seat, action) {
                    self.hear(&refusal.reason);
                }
            }
        }
    }
}

/// Every combination of the options whose values are words.
fn combinations(listing: &Listing) -> Vec<Vec<(String, String)>> {
    listing.options.iter().fold(vec![Vec::new()], |all, spec| {
        let OptionValues::Words(words) = &spec.values else { return all };
        let with = |value: &str| (spec.key.to_string(), value.to_owned());
        all.iter()
            .flat_map(|before| {
                words.iter().map(|value| [before.clone(), vec![with(value)]].concat())
            })
            .collect()
    })
}

fn table(
    listing: &Listing,
    seats: usize,
    seed: u64,
    options: Vec<(String, String)>,
) -> Box<dyn Table> {
    let player = |seat: Seat| Player { kind: "random".into(), name: seat.to_string() };
    let players = Seat::all(seats).map(player).collect();
    let start = Start::Options(options);
    let secret = Secret::from_number(seed);
    listing.open(TableStart { start, players, secret, salts: Vec::new() }).expect("a legal setup")
}

fn play(checker: &mut PhraseChecker, table: &mut dyn Table, bot: &str) {
    for term in table.glossary() {
        checker.hear(&term.name);
        checker.hear(&term.text);
    }
    let mut actions = BTreeSet::new();
    for decision in 0.. {
        let since = table.entries();
        table.settle(table.now()).expect("the secret is known");
        let Some(seat) = table.next_to_decide() else {
            // Where nobody can act, a countdown or a pause ends.
            let Some(until) = table.awaiting().until() else { break };
            table.timeout(until).expect("the deadline has passed");
            checker.listen(table, since);
            continue;
        };
        actions.extend(table.choices(seat).into_iter().map(|choice| choice.notation));
        let action = table.decide(seat, bot).expect("it has a choice");
        table.act(table.now(), seat, &action).expect("it is legal");
        checker.listen(table, since);
        if decision % PROBE == 0 {
            checker.provoke(table, &actions);
        }
    }
    adds_up(checker, table);
}

/// The categories of the points are the same for everybody, have words, and add up to the result.
fn adds_up(checker: &mut PhraseChecker, table: &dyn Table) {
    let standings = table.standings().expect("the game comes to its end");
    for viewer in Viewer::all(table.seats()) {
        let breakdown = table.breakdown(viewer);
        for seat in Seat::all(table.seats()) {
            let sum: i32 = breakdown.iter().map(|category| category.points[seat.index()]).sum();
            assert_eq!(sum, standings.points[seat.index()], "{seat} for {viewer}: {breakdown:?}");
        }
        breakdown.iter().for_each(|category| checker.hear(&category.name));
    }
    let before = table.at(table.entries() - 1).expect("there was an entry");
    assert_eq!(before.breakdown(Viewer::Spectator), [], "it was not over");
}

/// Every combination of options. The two bots take turns; in a soak both play all of them.
fn everything_said_has_words(listing: &Listing) {
    let books = LANGUAGES.iter().map(|language| Phrasebook::new(language, &[listing.messages]));
    let mut checker = PhraseChecker { books: books.collect(), problems: BTreeSet::new() };
    for (seed, options) in (0..).zip(combinations(listing)) {
        let (least, most) = listing.seats;
        let seats = if seed % 2 == 0 { least } else { most };
        for (turn, bot) in (0..).zip(["random", "greedy"]) {
            if soak_factor() > 1 || (seed / 2) % 2 == turn {
                play(&mut checker, &mut *table(listing, seats, seed, options.clone()), bot);
            }
        }
    }
    assert_eq!(checker.problems, BTreeSet::new(), "{}", listing.id);
}

/// All games in parallel.
#[test]
fn every_game_has_words_for_all_that_it_says() {
    std::thread::scope(|scope| {
        for listing in games() {
            scope.spawn(|| everything_said_has_words(listing));
        }
    });
}
