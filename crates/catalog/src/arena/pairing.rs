//! Who sits where: every deal is played by every bot at every seat.

/// The tables of a deal: for each, the index of the bot at every seat.
pub(super) type Tables = Vec<Vec<usize>>;

/// The seating of every deal.
#[derive(Clone, Debug)]
pub(super) struct Seating(Vec<Tables>);

impl Seating {
    pub(super) fn new(bots: usize, seats: usize) -> Self {
        Self(tables(bots, seats))
    }

    /// The tables of a deal, counted from 0.
    pub(super) fn of(&self, deal: u64) -> &Tables {
        let orders = self.0.len() as u64;
        &self.0[usize::try_from(deal % orders).expect("few orders")]
    }
}

/// The tables of the first deal, of the second, and so on; then they repeat.
///
/// With at least as many bots as seats, every combination of bots sits down together and rotates
/// until everybody has had every seat. Who sits behind whom matters, and rotating does not change
/// it, so the order changes from deal to deal until every circular order has been used. With fewer
/// bots than seats, in every pair each bot sits alone among copies of the other, at every seat in
/// turn.
fn tables(bots: usize, seats: usize) -> Vec<Tables> {
    if bots >= seats {
        let mut chosen = Vec::new();
        choose(bots, seats, 0, &mut Vec::new(), &mut chosen);
        let of_order = |order: &Vec<usize>| {
            let seated = |group: &Vec<usize>| order.iter().map(|&at| group[at]).collect::<Vec<_>>();
            chosen.iter().map(seated).flat_map(|group| rotations(&group)).collect()
        };
        return orders(seats).iter().map(of_order).collect();
    }
    let mut tables = Vec::new();
    for (one, other) in pairs(bots) {
        for (alone, copies) in [(one, other), (other, one)] {
            let mut group = vec![copies; seats];
            group[0] = alone;
            tables.extend(rotations(&group));
        }
    }
    vec![tables]
}

/// Every circular order: the first stays, the others are permuted.
fn orders(seats: usize) -> Vec<Vec<usize>> {
    let mut orders = vec![vec![0]];
    for next in 1..seats {
        let longer = |order: &Vec<usize>| {
            let order = order.clone();
            (1..=order.len()).rev().map(move |at| {
                let mut longer = order.clone();
                longer.insert(at, next);
                longer
            })
        };
        orders = orders.iter().flat_map(longer).collect();
    }
    orders
}

/// How many tables a deal has.
pub(super) fn tables_per_deal(bots: usize, seats: usize) -> u64 {
    let few = |number: usize| number as u64;
    if bots < seats {
        return few(bots * bots.saturating_sub(1) * seats);
    }
    // bots! / (seats! (bots - seats)!), which is a whole number at every step.
    let groups = (0..few(seats)).fold(1, |groups, seat| groups * (few(bots) - seat) / (seat + 1));
    groups * few(seats)
}

/// Every pair of bots, the lower index first.
pub(super) fn pairs(bots: usize) -> Vec<(usize, usize)> {
    (0..bots).flat_map(|one| (one + 1..bots).map(move |other| (one, other))).collect()
}

/// Everybody moves on by one seat until they are back.
fn rotations(group: &[usize]) -> Tables {
    let moved = |by| {
        let mut table = group.to_vec();
        table.rotate_right(by);
        table
    };
    (0..group.len()).map(moved).collect()
}

fn choose(
    bots: usize,
    more: usize,
    next: usize,
    group: &mut Vec<usize>,
    chosen: &mut Vec<Vec<usize>>,
) {
    if more == 0 {
        chosen.push(group.clone());
        return;
    }
    for bot in next..=bots - more {
        group.push(bot);
        choose(bots, more - 1, bot + 1, group, chosen);
        group.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_sits_at_every_seat_equally_often() {
        for seats in 2..=5 {
            for bots in 2..=7 {
                for tables in tables(bots, seats) {
                    let found = tables.len() as u64;
                    assert_eq!(found, tables_per_deal(bots, seats), "{bots} at {seats}");
                    let times =
                        |bot, seat: usize| tables.iter().filter(|table| table[seat] == bot).count();
                    let usual = times(0, 0);
                    assert!(usual > 0);
                    for bot in 0..bots {
                        for seat in 0..seats {
                            assert_eq!(times(bot, seat), usual, "{bots} at {seats}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn every_two_bots_meet_equally_often() {
        for seats in 2..=4 {
            for bots in 2..=7 {
                for tables in tables(bots, seats) {
                    let met = |(one, other)| {
                        let met = tables.iter().filter(|t| t.contains(&one) && t.contains(&other));
                        met.count()
                    };
                    let usual = met((0, 1));
                    assert!(usual > 0 && pairs(bots).into_iter().all(|pair| met(pair) == usual));
                }
            }
        }
    }

    /// Over all deals: the bot named first has the same neighbours as the others.
    #[test]
    fn every_bot_sits_behind_every_other_equally_often() {
        for seats in 3..=5 {
            for bots in seats..=6 {
                let tables = tables(bots, seats).concat();
                let behind = |one, other| {
                    let follows = |table: &&Vec<usize>| {
                        (0..seats).any(|at| table[at] == one && table[(at + 1) % seats] == other)
                    };
                    tables.iter().filter(follows).count()
                };
                let usual = behind(0, 1);
                for (one, other) in pairs(bots) {
                    assert_eq!(behind(one, other), usual, "{one}, {other}: {bots} at {seats}");
                    assert_eq!(behind(other, one), usual, "{other}, {one}: {bots} at {seats}");
                }
            }
        }
    }

    #[test]
    fn small_arenas() {
        assert_eq!(tables(2, 2), [[[0, 1], [1, 0]]]);
        let forth = [[0, 1, 2], [2, 0, 1], [1, 2, 0]];
        let back = [[0, 2, 1], [1, 0, 2], [2, 1, 0]];
        assert_eq!(tables(3, 3), [forth, back]);
        assert_eq!(tables(4, 4).len(), 6);
        let lone = [[0, 1, 1], [1, 0, 1], [1, 1, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]];
        assert_eq!(tables(2, 3), [lone]);
        assert_eq!(tables(3, 2), [[[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]]);
    }
}
