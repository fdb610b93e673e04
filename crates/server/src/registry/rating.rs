//! Ratings: Glicko-2, per account and game. Every rated game is a rating period of its own, in
//! which each player meets every other: a better place is a win, the same place a draw.

use gantry_host::shared::SharedTable;
use gantry_store::{Phase, RatingOutcome, RatingRow, Store, StoreError, TableFilter, TableRow};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2_rating_period};

use super::{PAGE, Registry, rows, wall_ms};

/// The key of the time up to which every finished game has been rated.
const KEY: &str = "rated_until_ms";
/// How far before that time games are checked again: clocks may be set back.
const OVERLAP_MS: u64 = DAY_MS;
const DAY_MS: u64 = 24 * 60 * 60 * 1000;
/// After each such period without a game, the deviation grows a little.
const IDLE_PERIOD_MS: u64 = 7 * DAY_MS;
/// After this many periods any deviation has grown to that of a new player.
const MOST_IDLE_PERIODS: u64 = 2000;
/// How often ratings are computed again if a player finishes several games at once.
const ATTEMPTS: usize = 10;

/// A finished game that counts.
pub(super) struct Finished {
    table: String,
    game: String,
    /// Each account once, with its place.
    results: Vec<(String, u8)>,
}

impl Finished {
    /// What is to be rated of a table, if anything: a rated game of two people or more that was not
    /// stopped without a result. Somebody with two seats has played against themselves, which says
    /// nothing.
    pub(super) fn of(table: &SharedTable) -> Option<Self> {
        let results = table.results().filter(|_| table.setup().settings().rated)?;
        let mut accounts: Vec<&String> = results.iter().map(|(account, _)| account).collect();
        accounts.sort_unstable();
        accounts.dedup();
        let counts = accounts.len() >= 2 && accounts.len() == results.len();
        let game = table.setup().settings().game.clone();
        counts.then(|| Self { table: table.id().to_owned(), game, results })
    }

    /// Computes and stores everybody's rating, unless that was done before.
    async fn rate(&self, store: &dyn Store) -> Result<(), StoreError> {
        for _ in 0..ATTEMPTS {
            let now_ms = wall_ms();
            let mut before = Vec::new();
            for (account, place) in &self.results {
                let known = store.ratings().of(account).await?;
                let known = known.into_iter().find(|row| row.game == self.game);
                before.push((known.unwrap_or_else(|| new(account, &self.game, now_ms)), *place));
            }
            match store.ratings().rate(&self.table, after(&before, now_ms)).await? {
                RatingOutcome::Stored | RatingOutcome::AlreadyRated => return Ok(()),
                RatingOutcome::Stale => {}
            }
        }
        Err(StoreError::Unavailable("the ratings kept changing".into()))
    }
}

/// The rating of a new player.
fn new(account: &str, game: &str, now_ms: u64) -> RatingRow {
    let Glicko2Rating { rating, deviation, volatility } = Glicko2Rating::new();
    let (account, game) = (account.to_owned(), game.to_owned());
    RatingRow { account, game, rating, deviation, volatility, games: 0, changed_ms: now_ms }
}

/// A stored rating as of now: the older, the less certain.
fn present_rating(row: &RatingRow, now_ms: u64) -> Glicko2Rating {
    let (rating, deviation, volatility) = (row.rating, row.deviation, row.volatility);
    let idle = now_ms.saturating_sub(row.changed_ms) / IDLE_PERIOD_MS;
    (0..idle.min(MOST_IDLE_PERIODS))
        .fold(Glicko2Rating { rating, deviation, volatility }, |rating, _| decay_deviation(&rating))
}

/// The ratings after a game, from those before it and the places.
fn after(before: &[(RatingRow, u8)], now_ms: u64) -> Vec<RatingRow> {
    let players: Vec<(Glicko2Rating, u8)> =
        before.iter().map(|(row, place)| (present_rating(row, now_ms), *place)).collect();
    let config = Glicko2Config::new();
    let rated = |(index, (row, _)): (usize, &(RatingRow, u8))| {
        let (own, place) = &players[index];
        let others = players.iter().enumerate().filter(|(other, _)| *other != index);
        let met: Vec<(Glicko2Rating, Outcomes)> = others
            .map(|(_, (rating, other))| {
                let outcome = match place.cmp(other) {
                    std::cmp::Ordering::Less => Outcomes::WIN,
                    std::cmp::Ordering::Equal => Outcomes::DRAW,
                    std::cmp::Ordering::Greater => Outcomes::LOSS,
                };
                (*rating, outcome)
            })
            .collect();
        let Glicko2Rating { rating, deviation, volatility } =
            glicko2_rating_period(own, &met, &config);
        let (account, game) = (row.account.clone(), row.game.clone());
        let games = row.games + 1;
        RatingRow { account, game, rating, deviation, volatility, games, changed_ms: now_ms }
    };
    before.iter().enumerate().map(rated).collect()
}

impl Registry {
    /// Rates a game that has just ended. If that fails, it is tried again later.
    pub(super) async fn rate(&self, finished: Finished) {
        if let Err(error) = finished.rate(&*self.store).await {
            tracing::warn!(table = finished.table, %error, "not rated yet");
            self.unrated.lock().expect("no holder of this lock panics").push(finished);
        }
    }

    /// Retries games that could not be rated; returns whether none is left.
    pub(super) async fn rate_again(&self) -> bool {
        let waiting: Vec<Finished> = {
            let mut unrated = self.unrated.lock().expect("no holder of this lock panics");
            std::mem::take(&mut *unrated)
        };
        for finished in waiting {
            self.rate(finished).await;
        }
        self.unrated.lock().expect("no holder of this lock panics").is_empty()
    }

    /// Rates every game that ended but was not rated before the server stopped.
    pub(super) async fn rate_missed(&self) -> Result<(), StoreError> {
        let until = self.store.value(KEY).await?.and_then(|text| text.parse::<u64>().ok());
        let since = until.unwrap_or_default().saturating_sub(OVERLAP_MS);
        let mut filter =
            TableFilter { phases: vec![Phase::Over], limit: PAGE, ..TableFilter::default() };
        loop {
            let page = self.store.tables(&filter).await?;
            let Some(last) = page.last() else { return Ok(()) };
            filter.before = Some((last.changed_ms, last.id.clone()));
            for row in page {
                if row.changed_ms < since {
                    return Ok(());
                }
                if let Some(finished) = self.missed(&row).await? {
                    finished.rate(&*self.store).await?;
                }
            }
        }
    }

    /// What is to be rated of a stored table.
    async fn missed(&self, row: &TableRow) -> Result<Option<Finished>, StoreError> {
        if !rows::table_setup(row).is_ok_and(|setup| setup.settings().rated) {
            return Ok(None);
        }
        let Some(stored) = self.store.table(&row.id).await? else { return Ok(None) };
        let table = rows::restore(stored, self.clock.now());
        Ok(table.ok().and_then(|table| Finished::of(&table)))
    }

    /// Records that every game that ended before this time is rated.
    pub(super) async fn rated_until(&self, wall_ms: u64) -> Result<(), StoreError> {
        self.store.set_value(KEY, &wall_ms.to_string()).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(account: &str, rating: f64, deviation: f64, games: u64) -> RatingRow {
        let row = new(account, "launch-pad", 0);
        RatingRow { rating, deviation, games, ..row }
    }

    #[test]
    fn the_example_of_the_paper_is_reproduced() {
        // Glickman, "Example of the Glicko-2 system": one period against three opponents. Here the
        // opponents are in one game, the first behind and the others ahead.
        let before = [
            (row("a", 1500.0, 200.0, 4), 3),
            (row("b", 1400.0, 30.0, 9), 4),
            (row("c", 1550.0, 100.0, 0), 1),
            (row("d", 1700.0, 300.0, 2), 2),
        ];
        let after = after(&before, 1000);
        assert!((after[0].rating - 1464.06).abs() < 0.01, "{:?}", after[0]);
        assert!((after[0].deviation - 151.52).abs() < 0.01, "{:?}", after[0]);
        assert!((after[0].volatility - 0.05999).abs() < 0.0001, "{:?}", after[0]);
        assert_eq!(after.iter().map(|row| row.games).collect::<Vec<_>>(), [5, 10, 1, 3]);
        assert!(after[2].rating > 1550.0 && after[1].rating < 1400.0);
    }

    #[test]
    fn a_draw_between_equals_changes_no_rating() {
        let before = [(row("a", 1500.0, 200.0, 1), 1), (row("b", 1500.0, 200.0, 1), 1)];
        let after = after(&before, 0);
        assert!(after.iter().all(|row| (row.rating - 1500.0).abs() < 1e-9), "{after:?}");
        assert!(after[0].deviation < 200.0, "but they are known better");
    }

    #[test]
    fn the_deviation_grows_without_games() {
        let known = row("a", 1700.0, 50.0, 30);
        let weeks = |count: u64| present_rating(&known, count * IDLE_PERIOD_MS).deviation;
        assert!((weeks(0) - 50.0).abs() < 1e-9);
        assert!(weeks(52) > 80.0 && weeks(52) < 100.0, "{}", weeks(52));
        assert!(weeks(u64::MAX / IDLE_PERIOD_MS) <= 350.0);
    }
}
