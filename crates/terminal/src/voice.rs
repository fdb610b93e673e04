//! How a table is put into words, the same on every screen.

use gantry_catalog::{EntryPhrases, Messages, Phrasebook, Table};
use gantry_kernel::record::Start;
use gantry_kernel::{Attendance, DATA_OPTION, Phrase, Refusal, Seat, SeatSet, Standings, Value};
use gantry_wire::{Frame, Refused};

/// This client's own messages.
pub const MESSAGES: Messages = &[
    ("en", include_str!("../text/en.ftl")),
    ("de", include_str!("../text/de.ftl")),
    ("fr", include_str!("../text/fr.ftl")),
];

/// What is needed to put a table into words: a phrasebook and the players' names.
#[derive(Debug)]
pub struct Voice {
    /// The messages.
    pub book: Phrasebook,
    /// The players' names, in seat order.
    pub names: Vec<String>,
}

impl Voice {
    /// The sentence.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.book.say(phrase, &self.names)
    }

    /// A phrase without values.
    pub fn word(&self, key: &'static str) -> String {
        self.say(&Phrase::new(key))
    }

    /// The host's commitment, for everybody to see before play.
    pub fn pledge(&self, pledge: &str) -> String {
        self.say(&Phrase::new("pledge").with("pledge", code(pledge)))
    }

    /// Why something was not done, with its rule if a rule refuses.
    pub fn refuse(&self, refused: &Refused) -> String {
        let Refused { reason, rule } = refused;
        match rule.clone() {
            None => self.say(reason),
            Some(rule) => self.book.refuse(&Refusal { rule, reason: reason.clone() }, &self.names),
        }
    }

    /// The phrase as a sentence.
    pub fn sentence(&self, phrase: &Phrase) -> String {
        sentence(&self.say(phrase), &self.names)
    }

    /// What happened, each line with the number of its entry. If the same line repeats, for example
    /// for six cards drawn unseen, it is told once with a count.
    pub fn tell(&self, news: &[EntryPhrases]) -> Vec<(usize, String)> {
        let mut runs: Vec<(usize, String, usize)> = Vec::new();
        for EntryPhrases { entry, phrases } in news {
            for phrase in phrases {
                let text = self.sentence(phrase);
                match runs.last_mut() {
                    Some((_, last, times)) if *last == text => *times += 1,
                    _ => runs.push((*entry, text, 1)),
                }
            }
        }
        let told = runs.into_iter().map(|(entry, text, times)| match times {
            1 => (entry, text),
            times => (entry, format!("{text} (× {times})")),
        });
        told.collect()
    }
}

/// Text that is put into a sentence as it is.
pub fn code(text: &(impl ToString + ?Sized)) -> Value {
    Value::Code(text.to_string())
}

/// A text with a capital at its beginning, which may be a value that is in lower case elsewhere;
/// but names of people stay as they are.
pub fn sentence(text: &str, names: &[String]) -> String {
    if names.iter().any(|name| text.starts_with(name.as_str())) {
        return text.to_owned();
    }
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.clone()).collect()
}

/// The options of a table, as in its frames.
pub fn options(table: &dyn Table) -> &[(String, String)] {
    match &table.header().start {
        Start::Options(options) => options,
        Start::Position(_) => &[],
    }
}

/// The options of a table that differ from the game's defaults, as they are written.
pub fn changed_options(game: &str, options: &[(String, String)]) -> Vec<String> {
    let specs = gantry_catalog::find(game).map_or(&[][..], |listing| listing.options);
    let usual = |key: &str, value: &str| {
        let spec = specs.iter().find(|spec| spec.key == key);
        spec.is_none_or(|spec| spec.values.is_default(value))
    };
    let shown = options.iter().filter(|(key, value)| !usual(key, value)).map(|(key, value)| {
        // A data file is long, and its line says little to a reader.
        if key == DATA_OPTION { key.clone() } else { format!("{key}={value}") }
    });
    shown.collect()
}

/// The result as lines, best first.
pub fn placed(voice: &Voice, standings: &Standings) -> Vec<String> {
    let mut seats: Vec<_> = Seat::all(standings.places.len()).collect();
    seats.sort_by_key(|seat| standings.places[seat.index()]);
    let line = |seat: Seat| {
        let place = Phrase::new("standings-place")
            .with("place", standings.places[seat.index()])
            .with("name", seat)
            .with("points", standings.points[seat.index()]);
        voice.say(&place)
    };
    seats.into_iter().map(line).collect()
}

/// The people for whom a bot has played; a result says so.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Substitutes {
    /// Where one stood in for a while, or until the end.
    stood_in: SeatSet,
    /// Where one played on after the player resigned.
    resigned: SeatSet,
}

impl Substitutes {
    /// According to the notes of a table.
    pub fn at(attendance: Option<&Attendance>) -> Self {
        let Some(attendance) = attendance else { return Self::default() };
        let resigned = attendance.resigned();
        Self { stood_in: attendance.ever_stood_in().minus(resigned), resigned }
    }

    /// According to a frame.
    pub fn of(frame: &Frame) -> Self {
        let Some(sharing) = &frame.sharing else { return Self::default() };
        let resigned = sharing.resigned;
        Self { stood_in: sharing.ever_stood_in.minus(resigned), resigned }
    }

    /// The seats where a bot stood in.
    pub const fn stood_in(self) -> SeatSet {
        self.stood_in
    }

    /// The seats whose players resigned.
    pub const fn resigned(self) -> SeatSet {
        self.resigned
    }

    /// The same as sentences; none if everybody played themselves.
    pub fn lines(self, voice: &Voice) -> Vec<String> {
        let said = [("result-stood-in", self.stood_in), ("result-resigned", self.resigned)];
        let line = |(key, seats): (&'static str, SeatSet)| {
            let names: Vec<Seat> = seats.iter().collect();
            let phrase = Phrase::new(key).with("count", names.len()).with("names", names);
            (!seats.is_empty()).then(|| voice.sentence(&phrase))
        };
        said.into_iter().filter_map(line).collect()
    }
}

/// Who has won, as a sentence.
pub fn winners(voice: &Voice, standings: &Standings) -> String {
    let winners: Vec<_> = standings.winners().iter().collect();
    let count = winners.len();
    voice.sentence(&Phrase::new("standings-winners").with("count", count).with("names", winners))
}

#[cfg(test)]
mod tests {
    use super::*;
    use gantry_catalog::missing_keys;

    #[test]
    fn every_language_says_the_same() {
        assert_eq!(missing_keys(MESSAGES), [""; 0]);
    }

    #[test]
    fn sentences_begin_with_a_capital() {
        assert_eq!(sentence("a card passes", &[]), "A card passes");
        assert_eq!(sentence("élan", &[]), "Élan");
        assert_eq!(sentence("2 × Metal", &[]), "2 × Metal");
        assert_eq!(sentence("", &[]), "");
        assert_eq!(sentence("iPad draws", &["iPad".to_owned()]), "iPad draws");
    }

    #[test]
    fn a_result_says_for_whom_bots_have_played() {
        let book = Phrasebook::new("en", &[MESSAGES]);
        let voice = Voice { book, names: vec!["Ada".into(), "Ben".into(), "Cleo".into()] };
        let seats = [Seat::new(0), Seat::new(1)].into_iter().collect();
        let substitutes = Substitutes { stood_in: seats, resigned: SeatSet::only(Seat::new(2)) };
        let plain = |line: &String| line.replace(['\u{2068}', '\u{2069}'], "");
        let lines: Vec<String> = substitutes.lines(&voice).iter().map(plain).collect();
        assert!(lines[0].contains("Ada") && lines[0].ends_with("for a while."), "{lines:?}");
        assert!(lines[1].starts_with("Cleo resigned"), "{lines:?}");
        assert_eq!(Substitutes::default().lines(&voice), [""; 0]);
    }

    #[test]
    fn the_same_line_over_and_over_is_told_once() {
        let book = Phrasebook::new("en", &[MESSAGES]);
        let voice = Voice { book, names: Vec::new() };
        let (one, two) = (Phrase::new("live-stays"), Phrase::new("list-empty"));
        let news = [
            EntryPhrases { entry: 1, phrases: vec![one.clone(), one.clone()] },
            EntryPhrases { entry: 2, phrases: vec![one, two] },
        ];
        let told = voice.tell(&news);
        assert_eq!(told.len(), 2);
        assert!(told[0].0 == 1 && told[0].1.ends_with(" (× 3)"), "{told:?}");
        assert_eq!(told[1].0, 2);
    }
}
