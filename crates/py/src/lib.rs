//! `gantry-env` for Python. Everything is written into numpy's arrays that the caller owns, and
//! Python's other threads run meanwhile.

use gantry_env::{EnvPlan, Environment, Observation, Outcomes, open};
use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;

fn refused(error: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// Tables of one game that wait for one choice each.
#[pyclass]
struct NativeTables(Box<dyn Environment>);

#[pymethods]
impl NativeTables {
    #[new]
    #[pyo3(signature = (game, tables, seats, seed, options, opponents, pace, threads))]
    #[allow(clippy::too_many_arguments)] // named in Python
    fn new(
        game: &str,
        tables: usize,
        seats: usize,
        seed: u64,
        options: Vec<(String, String)>,
        opponents: Option<String>,
        pace: String,
        threads: usize,
    ) -> PyResult<Self> {
        let plan = EnvPlan { tables, seats, options, seed, opponents, pace, threads };
        open(game, &plan).map(Self).map_err(refused)
    }

    /// Tables, seats, numbers of a view, numbers of an action, version of the numbers.
    fn shape(&self) -> (usize, usize, usize, usize, u32) {
        let shape = self.0.shape();
        (shape.tables, shape.seats, shape.view_numbers, shape.action_numbers, shape.encoding)
    }

    /// How many legal actions there are now, at all tables together.
    fn actions(&self) -> usize {
        self.0.actions()
    }

    /// Writes what is seen now.
    fn observe(
        &self,
        py: Python<'_>,
        mut views: PyReadwriteArray2<'_, i8>,
        mut actions: PyReadwriteArray2<'_, i8>,
        mut starts: PyReadwriteArray1<'_, u32>,
        mut seats: PyReadwriteArray1<'_, u8>,
    ) -> PyResult<()> {
        let into = Observation {
            views: views.as_slice_mut()?,
            actions: actions.as_slice_mut()?,
            starts: starts.as_slice_mut()?,
            seats: seats.as_slice_mut()?,
        };
        py.detach(|| self.0.observe(into)).map_err(refused)
    }

    /// Carries out one choice per table and writes the results of games that have ended.
    fn step(
        &mut self,
        py: Python<'_>,
        choices: PyReadonlyArray1<'_, u32>,
        mut ended: PyReadwriteArray1<'_, u8>,
        mut wins: PyReadwriteArray2<'_, f32>,
        mut leads: PyReadwriteArray2<'_, f32>,
    ) -> PyResult<()> {
        let choices = choices.as_slice()?;
        let into = Outcomes {
            ended: ended.as_slice_mut()?,
            wins: wins.as_slice_mut()?,
            leads: leads.as_slice_mut()?,
        };
        py.detach(|| self.0.step(choices, into)).map_err(refused)
    }

    /// The legal actions of a table, as they are written.
    fn legal(&self, table: usize) -> PyResult<Vec<String>> {
        if table >= self.0.shape().tables {
            return Err(PyIndexError::new_err(format!("there is no table {table}")));
        }
        Ok(self.0.legal(table))
    }
}

#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<NativeTables>()
}
