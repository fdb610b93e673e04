//! Errors in a custom file: each case is a file and, after the arrow, the line and the message.

use gantry_lift_off::Data;
use gantry_testkit::assert_faults;

fn check(cases: &str) {
    assert_faults(cases, Data::read);
}

/// Text that the parser rejects.
#[test]
fn not_toml() {
    check(
        r"
mission = [
{ id = 'hydroscope', vp = 1, vp = 2 }]
=> line 2: duplicate key
mission = [
{ id = 'hydroscope', ]
=> line 2: invalid inline table element, expected key
[tracks]
cost_start = five
=> line 2: a value is missing, or a quote is
[tracks]
cost_start =
=> line 2: a value is missing, or a quote is
",
    );
}

/// No key is silently ignored.
#[test]
fn unknown_keys() {
    check(
        r#"
mission = [
{ id = 'hydroscope', wieght = 2 }]
=> line 2: expected one of id, name, level, weight, vp, effect, max, copies, printed, public, inferred, reconstructed in mission.hydroscope, found "wieght"

[tracks]
mission = []
=> line 3: expected mission to stand before the first [table], found "tracks.mission"

missions = []
=> line 2: expected one of mission, specialist, objective, tracks, station, lab, requirements, provenance in the data, found "missions"
objective = [
{ id = 'red', by_edition = { it = { 7 = 5 } } }]
=> line 2: expected one of en, de, fr in objective.red.by_edition, found "it"
[lab]
launch_vp = { phase3 = [1, 2, 3, 4] }
=> line 2: expected one of phase1, phase2 in lab.launch_vp, found "phase3"
[requirements]
level5 = {}
=> line 2: expected one of level1, level2, level3, level4, printed, public, inferred, reconstructed in requirements, found "level5"
[requirements]
level1 = { phase1 = [{ pink = 1 }] }
=> line 2: expected one of red, yellow, blue, green in requirements.level1.phase1.1, found "pink"
'a.mission' = 3
=> line 1: expected one of mission, specialist, objective, tracks, station, lab, requirements, provenance in the data, found "a.mission"
mission = [{ id = 'hydroscope', 'x.vp' = 3}]
=> line 1: expected one of id, name, level, weight, vp, effect, max, copies, printed, public, inferred, reconstructed in mission.hydroscope, found "x.vp"
"#,
    );
}

/// Every entry is a known card, once.
#[test]
fn entries() {
    check(
        r#"
mission = [
{ id = 'hydroskop' }]
=> line 2: expected the id of a mission, found "hydroskop"
[[mission]]
vp = 3
=> line 1: expected mission.1 to be an entry with an id, found nothing
mission = [
7
]
=> line 2: expected mission.1 to be a table, found "7"

mission = 7
=> line 2: expected mission to be a list, found "7"

mission = { id = 'hydroscope' }
=> line 2: expected mission to be a list, found "a table"
[[mission]]
id = 'hydroscope'
[[mission]]
vp = 1
id = 'hydroscope'
=> line 5: expected every mission only once, found "hydroscope"
"#,
    );
}

/// Names fit on a line.
#[test]
fn names() {
    check(
        r#"
mission = [
{ id = 'hydroscope', name = '' }]
=> line 2: expected mission.hydroscope.name to be one line of 1 to 40 characters, without control characters and without spaces at its ends, found nothing
mission = [
{ id = 'hydroscope', name = "a\nb" }]
=> line 2: expected mission.hydroscope.name to be one line of 1 to 40 characters, without control characters and without spaces at its ends, found "a\nb"
mission = [
{ id = 'hydroscope', name = '01234567890123456789012345678901234567890' }]
=> line 2: expected mission.hydroscope.name to be one line of 1 to 40 characters, without control characters and without spaces at its ends, found "0123456789012345678901234567890123456789…"
"#,
    );
}

/// LO-1.2, LO-6.3.
#[test]
fn missions() {
    check(
        r#"
mission = [
{ id = 7 }]
=> line 2: expected mission.1.id to be a text in quotes, found "7"
mission = [
{ id = 'hydroscope', weight = 'two' }]
=> line 2: expected mission.hydroscope.weight to be a whole number from 1 to 9, found "the text two"
mission = [
{ id = 'hydroscope', weight = 10 }]
=> line 2: expected mission.hydroscope.weight to be a whole number from 1 to 9, found "10"
mission = [
{ id = 'hydroscope', weight = 1.5 }]
=> line 2: expected mission.hydroscope.weight to be a whole number from 1 to 9, found "1.5"
mission = [
{ id = 'hydroscope', vp = -1 }]
=> line 2: expected mission.hydroscope.vp to be a whole number from 0 to 99, found "-1"
mission = [
{ id = 'hydroscope', vp = 99999999999999999999 }]
=> line 2: expected mission.hydroscope.vp to be a whole number from 0 to 99, found "99999999999999999999"
mission = [
{ id = 'hydroscope', level = 5 }]
=> line 2: expected mission.hydroscope.level to be a whole number from 1 to 4, found "5"
mission = [
{ id = 'hydroscope', max = 4 }]
=> line 2: expected mission.hydroscope.max to be a whole number from 1 to 3, found "4"
mission = [
{ id = 'trading-post', max = 3 }]
=> line 2: expected mission.trading-post.max to be at most 2 with this effect (LO-8.3), found "3"
mission = [
{ id = 'hydroscope', effect = 'gain pink' }]
=> line 2: expected mission.hydroscope.effect to be none, gain COLOUR, planetary mapping, income N, money N, capacity upgrade, propulsion upgrade, lab +1, draw N keep 1, free investment, tech and upgrade, final: N per COLOUR, final: N per station rocket, final: exoplanet, final: trading post, final: network or final: per level (N from 1 to 99, at most 12 to draw and 15 per COLOUR or rocket), found "gain pink"
mission = [
{ id = 'fuel-depot', effect = 'final: 16 per red' }]
=> line 2: expected mission.fuel-depot.effect to be none, gain COLOUR, planetary mapping, income N, money N, capacity upgrade, propulsion upgrade, lab +1, draw N keep 1, free investment, tech and upgrade, final: N per COLOUR, final: N per station rocket, final: exoplanet, final: trading post, final: network or final: per level (N from 1 to 99, at most 12 to draw and 15 per COLOUR or rocket), found "final: 16 per red"
mission = [
{ id = 'hydroscope', copies = [1, 2] }]
=> line 2: expected mission.hydroscope.copies to be three numbers: cards without a mark, marked 3, marked 4, found "2 of them"
mission = [
{ id = 'hydroscope', copies = [1, 2,
10] }]
=> line 3: expected mission.hydroscope.copies.3 to be a whole number from 0 to 9, found "10"
mission = [
{ id = 'hydroscope', weight = 9 }]
[tracks]
capacity_upgrades = 0
=> line 2: expected mission.hydroscope.weight to be at most 6, what a rocket can carry (LO-6.3), found "9"
"#,
    );
}

/// LO-4.
#[test]
fn specialists() {
    check(
        r#"
specialist = [
{ id = 'broker', actions = [] }]
=> line 2: expected specialist.broker.actions to be one or two actions (LO-4.2), found "0 of them"
specialist = [
{ id = 'broker', actions = ['lab', 'lab'] }]
=> line 2: expected specialist.broker.actions to be two different actions (LO-4.2), found "lab twice"
specialist = [
{ id = 'broker', actions = ['lab', 'sell', 'grant'] }]
=> line 2: expected specialist.broker.actions to be one or two actions (LO-4.2), found "3 of them"
specialist = [
{ id = 'broker', actions = ['dance'] }]
=> line 2: expected specialist.broker.actions.1 to be grant, survey 1, survey 2, survey 3, buy one, buy three, buy two, green one, green two, sell, swap, capacity, propulsion, lab, invest, found "dance"
specialist = [
{ id = 'broker', banner = 'weight 10' }]
=> line 2: expected specialist.broker.banner to be money N, vp N, mission, weight N or launch, found "weight 10"
"#,
    );
}

/// LO-1.1, LO-1.2: the number of cards; spare kinds with everything they need.
#[test]
fn cards() {
    check(
        r#"

mission = [{ id = 'mission-32', weight = 3 }]
=> line 2: expected copies of mission.mission-32, found "none"
[[mission]]
id = 'hydroscope'

copies = [1, 1, 1]
=> line 2: expected 28 missions of level 1 (LO-1.2), found "27"
[[mission]]
id = 'hydroscope'

level = 2
=> line 2: expected 28 missions of level 1 (LO-1.2), found "24"

mission = [
{ id = 'hydroscope', copies = [1, 1, 1] },
{ id = 'space-telescope', copies = [1, 1, 1] }]
=> line 2: expected 28 missions of level 1 (LO-1.2), found "26"
mission = [
{ id = 'satellite-network', copies = [0, 4, 3] },{ id = 'history-archive', copies = [0, 1, 1] },
{ id = 'colony-ship', copies = [0, 2, 1] }, { id = 'star-base', copies = [0, 1, 1] },
{ id = 'oxygen-garden', copies = [0, 1, 1] } ]
=> line 1: expected a mission of level 4 without a mark (LO-1.2), found "none"
mission = [
{ id = 'mission-25', copies = [1, 0, 0] }]
=> line 2: expected mission.mission-25 to have level, weight, vp, effect, because it has copies, found "no level"
specialist = [
{ id = 'specialist-19', banner = 'launch', copies = [1, 0, 0] }]
=> line 2: expected specialist.specialist-19 to have banner, actions, because it has copies, found "no actions"
specialist = [
{ id = 'broker', copies = [1, 0, 0] }]
=> line 2: expected 9 specialists marked 3 (LO-1.1), found "8"
"#,
    );
}

/// LO-9.1.
#[test]
fn objectives() {
    check(
        r#"
objective = [
{ id = 'yellow', points = {} }]
=> line 2: expected objective.yellow.points to have a threshold (LO-9.1), found "none"
objective = [
{ id = 'yellow', points = { 3 = 5, 4 = 5 } }]
=> line 2: expected objective.yellow.points to rise above 5 at 4 (LO-9.1), found "5"
objective = [
{ id = 'yellow', points = { 0 = 5 } }]
=> line 2: expected a threshold from 1 to 99 in objective.yellow.points, found "0"
objective = [
{ id = 'yellow', points = { 07 = 5 } }]
=> line 2: expected a threshold from 1 to 99 in objective.yellow.points, found "07"
objective = [
{ id = 'yellow', points = { 1 = 1, 2 = 2, 3 = 3, 4 = 4, 5 = 5, 6 = 6, 7 = 7 } }]
=> line 2: expected objective.yellow.points to have at most 6 thresholds, found "one more"
objective = [
{ id = 'yellow', by_edition = { de = { 5 = 5 } } }]
=> line 2: expected a threshold that points has in objective.yellow.by_edition.de, found "5"
[[objective]]
id = 'yellow'
[objective.by_edition.de]
7 = 11
=> line 4: expected objective.yellow.points to rise above 11 at 7 (LO-9.1), found "11"
objective = [
{ id = 'yellow', counts = 'cows' }]
=> line 2: expected objective.yellow.counts to be a colour, sets of four colours, station rockets, upgrades, missions LEVELS or missions LEVELS min-1 LEVEL, found "cows"
"#,
    );
}

/// LO-1.5.
#[test]
fn tracks() {
    check(
        r#"
[tracks]

cost_start = 3
=> line 3: expected tracks.cost_start to be at least the 4 propulsion upgrades (LO-1.5), found "3"
[tracks]

propulsion_upgrades = 6
=> line 3: expected tracks.cost_start to be at least the 6 propulsion upgrades (LO-1.5), found "5"
[tracks]

income_start = 10
=> line 3: expected tracks.income_start to be at most 9 (LO-1.5), found "10"
[tracks]

income_max = 31
=> line 3: expected tracks.income_max to be a whole number from 0 to 30, found "31"
[tracks]

capacity_upgrades = 10
=> line 3: expected tracks.capacity_upgrades to be a whole number from 0 to 9, found "10"
"#,
    );
}

/// LO-1.6, LO-2.3.
#[test]
fn station() {
    check(
        r#"
[station]
spaces = []
=> line 2: expected station.spaces to be a list of 1 to 12 numbers, found "0 of them"
[station]
spaces = [1,2,3,4,5,6,7,8,9,10,11,12,13]
=> line 2: expected station.spaces to be a list of 1 to 12 numbers, found "13 of them"
[station]
spaces = [6, 6, 8,
 7]
=> line 3: expected station.spaces not to fall after 8 (LO-1.6), found "7"
[station]
open_cost = 10
=> line 2: expected station.open_cost to be above 10, the last space (LO-1.6), found "10"
[station]
spaces = [6, 6, 8, 12]
=> line 2: expected station.open_cost to be above 12, the last space (LO-1.6), found "12"
[station]

spaces = [6, 8]
=> line 3: expected station.neutral.2 to name spaces that exist (LO-2.3), found "6"
[station]

neutral = { 2 = [7] }
=> line 3: expected station.neutral.2 to name spaces that exist (LO-2.3), found "7"
[station]

neutral = { 5 = [7] }
=> line 3: expected a number of players from 2 to 4 in station.neutral, found "5"
"#,
    );
}

/// LO-7.3.
#[test]
fn laboratory() {
    check(
        r#"
[lab]
price = { 3 = 5 }
=> line 2: expected lab.price.3 to be above 5 (LO-7.3), found "5"
[lab]
price = { 1 = 5 }
=> line 2: expected a level from 2 to 4 in lab.price, found "1"
[lab]
launch_vp = { phase1 = [1, 2, 3] }
=> line 2: expected lab.launch_vp.phase1 to be a list of four numbers, found "3 of them"
[lab]
launch_vp = { phase1 = [3, 5, 5, 9] }
=> line 2: expected lab.launch_vp.phase1.3 to be above 5 (LO-7.3), found "5"
[lab]
launch_vp = { phase2 = [2, 3, 7, 8] }
=> line 2: expected lab.launch_vp.phase1.3 to be above 7, that of phase 2 (LO-7.3), found "7"
"#,
    );
}

/// LO-6.5.
#[test]
fn requirements() {
    check(
        r#"
[requirements]
level1 = { phase1 = [] }
=> line 2: expected requirements.level1.phase1 to be a list of 1 to 4 tables, found "0 of them"
[requirements]
level1 = { phase1 = [{}] }
=> line 2: expected requirements.level1.phase1.1 to be a table of at least one colour, found nothing
[requirements]
level1 = { phase1 = [{ red = 0 }] }
=> line 2: expected requirements.level1.phase1.1.red to be a whole number from 1 to 9, found "0"
[requirements]
level1 = { phase1 = { red = 1 } }
=> line 2: expected requirements.level1.phase1 to be a list, found "a table"
"#,
    );
}

/// Provenances must be known words about known fields.
#[test]
fn provenance() {
    check(
        r#"
mission = [
{ id = 'hydroscope', printed = ['color'] }]
=> line 2: expected mission.hydroscope.printed.1 to be one of level, weight, vp, effect, max, copies, found "color"
mission = [
{ id = 'hydroscope', printed = ['vp'], inferred = ['vp'] }]
=> line 2: expected mission.hydroscope.inferred.1 to be a value that is named once, found "vp"
mission = [
{ id = 'hydroscope', printed = 'vp' }]
=> line 2: expected mission.hydroscope.printed to be a list, found "vp"
mission = [
{ id = 'hydroscope', printed = ['copies.4'] }]
=> line 2: expected the name of a value that exists, found "mission.hydroscope.copies.4"
[provenance]
mission.vp = 'guessed'
=> line 2: expected provenance.mission.vp to be printed, public, inferred or reconstructed, found "guessed"
[provenance]
mission.color = 'printed'
=> line 2: expected one of level, weight, vp, effect, max, copies in provenance.mission, found "color"
[provenance]
missions = 'printed'
=> line 2: expected one of mission, specialist, objective, tracks, station, lab, requirements in provenance, found "missions"
[provenance]
mission = 3
=> line 2: expected provenance.mission to be a table, found "3"
"#,
    );
}
