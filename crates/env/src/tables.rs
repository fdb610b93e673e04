//! All tables of an environment, shared among threads.

use gantry_bots::{PROFILES, Profile};
use gantry_catalog::{OpenError, Playable, bot};
use gantry_kernel::Seat;
use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};
use rayon::slice::{ParallelSlice, ParallelSliceMut};
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::environment::{Environment, Observation, Shape};
use crate::outcome::{self, Outcomes};
use crate::plan::{EnvError, EnvPlan, StepError};
use crate::table::{EnvTable, TableConfig};

/// Tables that one thread plays at a time: enough to hide the overhead, few enough to share evenly.
/// Bots may think for long, so with them each table is shared out alone.
const CHUNK: usize = 32;

/// The tables of one game.
pub(crate) struct Tables<G: Playable> {
    config: TableConfig<G>,
    shape: Shape,
    all: Vec<EnvTable<G>>,
    chunk: usize,
    pool: ThreadPool,
}

impl<G: Playable> Tables<G> {
    /// Every table waits for its first choice.
    pub fn new(plan: &EnvPlan) -> Result<Self, EnvError> {
        let setup = G::configure(G::RULES, plan.seats, &plan.options).map_err(OpenError::from)?;
        let start = G::start(&setup).map_err(OpenError::from)?;
        let seats = G::seats(&setup);
        if plan.tables == 0 {
            return Err(EnvError::NoTables);
        }
        if plan.opponents.is_some() && !plan.tables.is_multiple_of(seats) {
            return Err(EnvError::Groups(seats));
        }
        let pace = Profile::find(&plan.pace).ok_or_else(|| {
            let known: Vec<&str> = PROFILES.iter().map(|profile| profile.name).collect();
            EnvError::Pace(plan.pace.clone(), known.join(", "))
        })?;
        let config = TableConfig { start, seed: plan.seed, pace };
        let pool = ThreadPoolBuilder::new().num_threads(plan.threads).build()?;
        let table = |index: usize| -> Result<EnvTable<G>, OpenError> {
            let (group, learner) = match &plan.opponents {
                Some(_) => (index / seats, Some(Seat::new(index % seats))),
                None => (index, None),
            };
            let chair = |seat| match &plan.opponents {
                Some(name) if learner != Some(seat) => bot::<G>(name).map(Some),
                _ => Ok(None),
            };
            let bots = Seat::all(seats).map(chair).collect::<Result<_, _>>()?;
            Ok(EnvTable::new(&config, group as u64, index as u64, bots))
        };
        let tables = (0..plan.tables).into_par_iter().map(table);
        let tables = pool.install(|| tables.collect::<Result<Vec<_>, _>>())?;
        let shape = Shape {
            tables: plan.tables,
            seats,
            view_numbers: G::VIEW_NUMBERS,
            action_numbers: G::ACTION_NUMBERS,
            encoding: G::ENCODING,
        };
        let chunk = if plan.opponents.is_some() { 1 } else { CHUNK };
        Ok(Self { config, shape, all: tables, chunk, pool })
    }

    fn check(&self, choices: &[u32]) -> Result<(), StepError> {
        let tables = self.all.len();
        if choices.len() != tables {
            return Err(StepError::Choices { found: choices.len(), tables });
        }
        for (table, (&choice, played)) in choices.iter().zip(&self.all).enumerate() {
            let legal = played.legal.len();
            if choice as usize >= legal {
                return Err(StepError::Choice { table, choice, legal });
            }
        }
        Ok(())
    }
}

impl<G: Playable> Environment for Tables<G> {
    fn shape(&self) -> Shape {
        self.shape
    }

    fn actions(&self) -> usize {
        self.all.iter().map(|table| table.legal.len()).sum()
    }

    fn observe(&self, into: Observation<'_>) -> Result<(), StepError> {
        let Observation { views, mut actions, starts, seats } = into;
        let (tables, total, chunk) = (self.all.len(), self.actions(), self.chunk);
        StepError::check("views", views.len(), tables * G::VIEW_NUMBERS)?;
        StepError::check("actions", actions.len(), total * G::ACTION_NUMBERS)?;
        StepError::check("starts", starts.len(), tables + 1)?;
        StepError::check("seats", seats.len(), tables)?;
        let mut next = 0;
        for (table, (start, seat)) in self.all.iter().zip(starts.iter_mut().zip(seats)) {
            *start = next;
            *seat = u8::try_from(table.decider.index()).expect("few seats");
            next += u32::try_from(table.legal.len()).expect("few actions");
        }
        starts[tables] = next;
        // Each thread writes the actions of its tables, so they are cut where its tables end.
        let mut pieces = Vec::with_capacity(tables.div_ceil(chunk));
        for tables in self.all.chunks(chunk) {
            let legal: usize = tables.iter().map(|table| table.legal.len()).sum();
            let (piece, rest) = actions.split_at_mut(legal * G::ACTION_NUMBERS);
            pieces.push(piece);
            actions = rest;
        }
        self.pool.install(|| {
            let work = self.all.par_chunks(chunk).zip(pieces);
            work.zip(views.par_chunks_mut(chunk * G::VIEW_NUMBERS)).for_each(
                |((tables, actions), views)| {
                    let mut actions = actions.chunks_exact_mut(G::ACTION_NUMBERS);
                    for (table, numbers) in
                        tables.iter().zip(views.chunks_exact_mut(G::VIEW_NUMBERS))
                    {
                        let view = table.view();
                        G::encode_view(&view, numbers);
                        for (action, numbers) in table.legal.iter().zip(&mut actions) {
                            G::encode_action(&view, action, numbers);
                        }
                    }
                },
            );
        });
        Ok(())
    }

    fn step(&mut self, choices: &[u32], into: Outcomes<'_>) -> Result<(), StepError> {
        self.check(choices)?;
        into.check(self.shape.tables, self.shape.seats)?;
        let (config, seats, chunk) = (&self.config, self.shape.seats, self.chunk);
        self.pool.install(|| {
            let work = self.all.par_chunks_mut(chunk).zip(choices.par_chunks(chunk));
            let ended = into.ended.par_chunks_mut(chunk);
            let wins = into.wins.par_chunks_mut(chunk * seats);
            let leads = into.leads.par_chunks_mut(chunk * seats);
            work.zip(ended).zip(wins.zip(leads)).for_each(
                |(((tables, choices), ended), (wins, leads))| {
                    let results = wins.chunks_exact_mut(seats).zip(leads.chunks_exact_mut(seats));
                    for (((table, &choice), ended), (wins, leads)) in
                        tables.iter_mut().zip(choices).zip(ended).zip(results)
                    {
                        table.choose(config, choice as usize);
                        *ended = u8::from(table.ended.is_some());
                        if let Some(standings) = &table.ended {
                            outcome::write(standings, wins, leads);
                        }
                    }
                },
            );
        });
        Ok(())
    }

    fn legal(&self, table: usize) -> Vec<String> {
        self.all[table].legal.iter().map(ToString::to_string).collect()
    }
}
