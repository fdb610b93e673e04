//! What this browser saw at tables of a server: the pledge that it was shown before the deal, what
//! it added to the deal, its own copy of the record, and how far its reader has read the chat.
//! Later it shows whether the record fits what was seen.

use gantry_kernel::Seat;
use gantry_wire::{Gathering, Verified};
use serde::{Deserialize, Serialize};

/// So many tables are remembered.
const MOST: usize = 300;

/// What was seen at one table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Witness {
    /// The table.
    table: String,
    /// The pledge that was shown first.
    pledge: Option<String>,
    /// What this browser has added to the deal; without a seat while it is not known where.
    salts: Vec<(Option<Seat>, String)>,
    /// The id of the copy that is kept in this browser.
    pub copy: Option<String>,
    /// The number of the last chat line that was read.
    pub read: u64,
}

/// How a record compares with what was seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Comparison {
    /// The pledge that was shown before the deal; `None` if none was.
    pub pledge: Option<String>,
    /// Whether the record has that pledge.
    pub same_pledge: bool,
    /// What this browser has added, and the record has.
    pub present: Vec<String>,
    /// What this browser has added, and the record lacks.
    pub missing: Vec<String>,
}

impl Comparison {
    /// Whether the record cannot be of the game that this browser saw.
    pub fn contradicts(&self) -> bool {
        self.pledge.is_some() && !self.same_pledge || !self.missing.is_empty()
    }
}

impl Witness {
    /// Takes in the table before its deal. The first pledge counts. What was added at a seat that
    /// was left since is not in the deal.
    pub fn see(&mut self, gathering: &Gathering) {
        self.pledge.get_or_insert_with(|| gathering.pledge.clone());
        let own = |seat: &Seat| gathering.chairs.iter().any(|it| it.own && it.seat == *seat);
        self.salts.retain(|(seat, _)| seat.as_ref().is_none_or(own));
        let mut new = gathering.chairs.iter().filter(|chair| {
            let salted = chair.taken.as_ref().is_some_and(|taken| taken.salted);
            chair.own && salted
        });
        let known: Vec<Seat> = self.salts.iter().filter_map(|(seat, _)| *seat).collect();
        for (seat, _) in self.salts.iter_mut().filter(|(seat, _)| seat.is_none()) {
            *seat = new.find(|chair| !known.contains(&chair.seat)).map(|chair| chair.seat);
        }
    }

    /// Takes note of what was added to the deal.
    pub fn add(&mut self, seat: Option<Seat>, salt: String) {
        self.salts.retain(|(other, _)| *other != seat);
        self.salts.push((seat, salt));
    }

    /// Compares what was seen with a record.
    pub fn compare(&self, record: &Verified) -> Comparison {
        let has = |(seat, salt): &&(Option<Seat>, String)| {
            let mut salts = record.salts.iter();
            salts.any(|(at, other)| other == salt && seat.is_none_or(|seat| seat == *at))
        };
        let (present, missing): (Vec<_>, Vec<_>) = self.salts.iter().partition(has);
        let words = |salts: Vec<&(Option<Seat>, String)>| {
            salts.into_iter().map(|(_, salt)| salt.clone()).collect()
        };
        Comparison {
            same_pledge: self.pledge.as_ref() == Some(&record.commitment),
            pledge: self.pledge.clone(),
            present: words(present),
            missing: words(missing),
        }
    }
}

/// All tables, those that were seen last at the end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Witnesses(Vec<Witness>);

impl Witnesses {
    /// Reads what was stored; what cannot be read is forgotten.
    pub fn read(text: &str) -> Self {
        Self(serde_json::from_str(text).unwrap_or_default())
    }

    /// The same as text to store.
    pub fn text(&self) -> String {
        serde_json::to_string(&self.0).expect("plain data")
    }

    /// What was seen at a table.
    pub fn of(&self, table: &str) -> Option<&Witness> {
        self.0.iter().find(|witness| witness.table == table)
    }

    /// What was seen at the table whose copy is kept here under this id.
    pub fn of_copy(&self, copy: &str) -> Option<&Witness> {
        self.0.iter().find(|witness| witness.copy.as_deref() == Some(copy))
    }

    /// The table on the server whose copy is kept here under this id.
    pub fn original(&self, copy: &str) -> Option<&str> {
        self.of_copy(copy).map(|witness| witness.table.as_str())
    }

    /// What was seen at a table, to be changed. The tables that were seen longest ago are
    /// forgotten.
    pub fn at(&mut self, table: &str) -> &mut Witness {
        let known = self.0.iter().position(|witness| witness.table == table);
        let witness = known.map(|index| self.0.remove(index));
        let surplus = (self.0.len() + 1).saturating_sub(MOST);
        self.0.drain(..surplus);
        let new = || Witness { table: table.into(), ..Witness::default() };
        self.0.push(witness.unwrap_or_else(new));
        self.0.last_mut().expect("just pushed")
    }
}

#[cfg(test)]
mod tests {
    use gantry_wire::{ChairInfo, ChairTaken, FairVerdict, RecordFault, TableSettings};

    use super::*;

    fn gathering(pledge: &str, own: &[usize]) -> Gathering {
        let chair = |index: usize| ChairInfo {
            seat: Seat::new(index),
            taken: Some(ChairTaken {
                name: "Ada".into(),
                kind: "human".into(),
                colour: 0,
                salted: true,
            }),
            own: own.contains(&index),
        };
        Gathering {
            table: "k3".into(),
            settings: TableSettings::for_people("launch-pad", 2),
            chairs: (0..2).map(chair).collect(),
            pledge: pledge.into(),
            owner: false,
            is_real_time: false,
        }
    }

    fn record(commitment: &str, salts: &[(usize, &str)]) -> Verified {
        let salts = salts.iter().map(|(seat, salt)| (Seat::new(*seat), (*salt).into()));
        let fault = RecordFault { entry: 0, line: 1, message: String::new(), refused: None };
        Verified {
            game: "launch-pad".into(),
            rules: 2,
            names: vec!["Ada".into(), "Ben".into()],
            commitment: commitment.into(),
            salts: salts.collect(),
            secret: None,
            verdict: FairVerdict::Unknown(fault),
        }
    }

    #[test]
    fn a_record_fits_what_was_seen_or_contradicts_it() {
        let mut witness = Witness::default();
        witness.see(&gathering("aa", &[]));
        witness.add(None, "my words".into());
        witness.see(&gathering("aa", &[1]));
        let compared = |record| witness.compare(&record);
        let fits = compared(record("aa", &[(0, "theirs"), (1, "my words")]));
        assert!(!fits.contradicts() && fits.same_pledge, "{fits:?}");
        assert_eq!(fits.present, ["my words"]);
        let swapped = compared(record("bb", &[(1, "my words")]));
        assert!(swapped.contradicts() && !swapped.same_pledge, "another pledge: {swapped:?}");
        for salts in [&[][..], &[(1, "other words")], &[(0, "my words")]] {
            let without = compared(record("aa", salts));
            assert!(without.contradicts(), "{without:?}");
            assert_eq!(without.missing, ["my words"]);
        }
        let stranger = Witness::default().compare(&record("bb", &[]));
        assert!(!stranger.contradicts() && stranger.pledge.is_none(), "nothing was seen");
    }

    #[test]
    fn the_first_pledge_counts_and_a_seat_that_was_left_does_not() {
        let mut witness = Witness::default();
        witness.see(&gathering("aa", &[0]));
        witness.add(Some(Seat::new(0)), "first".into());
        witness.add(Some(Seat::new(0)), "second".into());
        witness.see(&gathering("bb", &[0]));
        let compared = witness.compare(&record("bb", &[(0, "second")]));
        assert_eq!((compared.pledge.as_deref(), compared.same_pledge), (Some("aa"), false));
        assert!(compared.missing.is_empty(), "the second words are in the deal: {compared:?}");
        witness.see(&gathering("aa", &[]));
        assert!(!witness.compare(&record("aa", &[])).contradicts(), "nobody sits there any more");
    }

    #[test]
    fn what_was_seen_is_stored_up_to_a_limit() {
        let mut all = Witnesses::default();
        for number in 0..=MOST {
            all.at(&number.to_string()).read = 7;
        }
        all.at("1").copy = Some("0a".into());
        all.at("new");
        let all = Witnesses::read(&all.text());
        assert_eq!(all.0.len(), MOST);
        assert!(all.of("0").is_none() && all.of("2").is_none(), "the oldest are forgotten");
        assert_eq!((all.original("0a"), all.of("1").map(|it| it.read)), (Some("1"), Some(7)));
        assert_eq!(Witnesses::read("nonsense"), Witnesses::default());
    }
}
