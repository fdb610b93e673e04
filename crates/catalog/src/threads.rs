//! Shares work among threads; in a browser a single one does it all.

use std::ops::Range;

#[cfg(not(target_arch = "wasm32"))]
use crate::OpenError;

#[cfg(not(target_arch = "wasm32"))]
use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};

#[cfg(not(target_arch = "wasm32"))]
fn pool(threads: usize) -> Option<rayon::ThreadPool> {
    match threads {
        0 | 1 => None,
        _ => rayon::ThreadPoolBuilder::new().num_threads(threads).build().ok(),
    }
}

/// The results of all work items, in order.
#[cfg(target_arch = "wasm32")]
pub(crate) fn map<T>(pieces: Range<u64>, _threads: usize, work: impl Fn(u64) -> T) -> Vec<T> {
    pieces.map(work).collect()
}

/// The results of all work items, in order, whichever thread computes them.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn map<T: Send>(
    pieces: Range<u64>,
    threads: usize,
    work: impl Fn(u64) -> T + Sync,
) -> Vec<T> {
    match pool(threads) {
        None => pieces.map(work).collect(),
        // Items are few and long, so each is scheduled alone: none waits behind a neighbour.
        Some(pool) => {
            let pieces: Vec<u64> = pieces.collect();
            pool.install(|| pieces.into_par_iter().with_max_len(1).map(&work).collect())
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn alone<T>(
    chunks: u64,
    work: impl Fn(u64) -> Result<T, OpenError>,
    nothing: impl Fn() -> T,
    join: impl Fn(T, T) -> T,
) -> Result<T, OpenError> {
    (0..chunks).try_fold(nothing(), |sum, number| Ok(join(sum, work(number)?)))
}

#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn share<T: Send>(
    chunks: u64,
    threads: usize,
    work: impl Fn(u64) -> Result<T, OpenError> + Sync,
    nothing: impl Fn() -> T + Sync,
    join: impl Fn(T, T) -> T + Sync,
) -> Result<T, OpenError> {
    let Some(pool) = pool(threads) else { return alone(chunks, work, nothing, join) };
    pool.install(|| {
        (0..chunks)
            .into_par_iter()
            .map(&work)
            .try_reduce(&nothing, |one, other| Ok(join(one, other)))
    })
}
