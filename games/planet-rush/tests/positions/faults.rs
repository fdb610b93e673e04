//! Impossible positions, and their errors.

/// A position and its refusal.
pub const FAULTS: &[(&str, &str)] = &[
    ("# nothing", "line 1: expected a position, found nothing"),
    (r#"game = "lift-off""#, "line 1: expected planet-rush, found \"lift-off\""),
    ("seats = 5", "line 1: planet-rush takes 2 to 4 seats, not 5"),
    (
        r#"seats = 2
options = { pace = "slow" }"#,
        "line 2: option pace: expected live, relaxed or turns, found \"slow\"",
    ),
    (
        "seats = 2
options = { pace = true }",
        "line 2: option pace: expected live, relaxed or turns, found \"true\"",
    ),
    (
        r#"seats = 2
options = { pace = ["slow"] }"#,
        "line 2: invalid type: sequence, expected a word or a number",
    ),
    (
        r#"stage = "rush"
mode = 3"#,
        "line 2: unknown field `mode`, expected one of `game`, `rules_version`, `seats`, `options`, `round`, `stage`, `layout`, `until`, `turn`, `ready`, `caller`, `last`, `contest`, `seat`",
    ),
    (
        r#"stage = "play""#,
        "line 1: expected layout, shuffle A, ready, countdown, rush, resolve or over, found \"play\"",
    ),
    (r#"stage = "shuffle C""#, "line 1: expected a seat of 2, found \"C\""),
    ("round = 4", "line 1: PR-5.1: rounds are counted from 1 to 3"),
    (
        r#"round = 2
stage = "layout""#,
        "line 1: PR-2: the planets are laid out before round 1",
    ),
    (
        r#"stage = "over"
round = 2"#,
        "line 2: PR-5.3: the game ends after round 3",
    ),
    (
        r#"stage = "layout"
layout = "beta-minor pios-proxima gamma-ferrum tau-viridis ursa-magna""#,
        "line 2: PR-2: in the stage layout no planet lies there yet",
    ),
    (
        r#"stage = "layout"
seat.A.rows = { 1 = "tank" }"#,
        "line 2: expected no planet before they are laid out (PR-2), found \"1\"",
    ),
    (
        r#"layout = "beta-minor pios-proxima gamma-ferrum tau-viridis beta-minor""#,
        "line 1: PR-2: expected the five planets in one arm, found \"beta-minor pios-proxima gamma-ferrum tau…\"",
    ),
    (
        r#"layout = "beta-minor mars""#,
        "line 1: expected a planet, such as beta-minor, found \"mars\"",
    ),
    (
        r#"stage = "ready"
ready = ["A", "B"]"#,
        "line 2: PR-3.1: when all are ready the countdown runs",
    ),
    (
        r#"stage = "rush"
ready = ["A"]"#,
        "line 2: PR-3.1: only in the stage ready somebody is ready",
    ),
    (
        r#"stage = "countdown"
until = 2999"#,
        "line 2: PR-3.1: this stage takes 3000 ms, it cannot end before",
    ),
    ("until = 599999", "line 1: PR-3.6: this stage takes 600000 ms, it cannot end before"),
    (
        r#"options = { pace = "turns" }
until = 600000"#,
        "line 2: this stage does not end by itself",
    ),
    (
        r#"stage = "ready"
until = 9"#,
        "line 2: this stage does not end by itself",
    ),
    (r#"turn = "B""#, "line 1: PR-7.2: only in the pace turns it is somebody's turn"),
    (
        r#"options = { pace = "turns" }
turn = "B"
seat.A.actions = 4
seat.B.actions = 4"#,
        "line 2: PR-7.2: from A on everybody acts in turn, which does not lead to these actions",
    ),
    (
        r#"stage = "ready"
options = { pace = "turns" }
turn = "B""#,
        "line 3: PR-7.2: here it can only be the turn of A",
    ),
    (
        r#"stage = "rush"
caller = "A""#,
        "line 2: PR-3.5: the round has no caller yet",
    ),
    (
        r#"[seat.A]
rows = { 6 = "tank" }"#,
        "line 2: expected the number of a planet, from 1 to 5, found \"6\"",
    ),
    (
        r#"seats = 3
round = 1
[seat.A]
rows = { 4 = "tank" }"#,
        "line 4: PR-2: A does not touch planet 4",
    ),
    (
        r#"[seat.A]
deck = "6 tank ..."
rows = { 1 = "tank" }"#,
        "line 3: PR-1.1: a company has 6 tank, A names 7",
    ),
    (
        r#"[seat.A]
deck = "tank"
discards = "5 tank""#,
        "line 3: PR-1.1: a company has 6 settler, A names 0",
    ),
    (
        r#"[seat.A]
deck = "tank ..."
discards = "...""#,
        "line 3: PR-1.1: the rest of A's cards is in the deck or discarded, not both",
    ),
    (
        r#"[seat.A]
deck = "tank rocket""#,
        "line 2: expected a card, such as tank or lift-off, found \"rocket\"",
    ),
    (
        r#"[seat.A]
deck = "31 tank""#,
        "line 2: expected 1 to 30 cards, all that a company has (PR-1.1), found \"31 tank\"",
    ),
    (
        r#"[seat.A]
deck = "... tank""#,
        "line 2: expected a card, such as tank or lift-off, found \"...\"",
    ),
    (
        r#"[seat.A]
deck = "tank  settler""#,
        "line 2: expected a card, such as tank or lift-off, found nothing",
    ),
    (
        r#"[seat.A]
discards = "...""#,
        "line 1: PR-3.5: an empty deck ends the round",
    ),
    (
        "[seat.C]
points = 1",
        "line 2: PR-5.1: C cannot have more than 0 points yet",
    ),
    (
        "seats = 2
[seat.C]
points = 1",
        "line 2: expected a seat of 2, found \"C\"",
    ),
    (
        "[seat.A]
points = 1",
        "line 2: PR-5.1: A cannot have more than 0 points yet",
    ),
    (
        "round = 2
[seat.A]
points = 36",
        "line 3: PR-5.1: A cannot have more than 35 points yet",
    ),
    (
        "[seat.A]
actions = 300",
        "line 2: PR-3.6: a round ends when somebody has had 300 actions",
    ),
    (
        r#"stage = "over"
[seat.A]
actions = 315"#,
        "line 3: PR-3.6: A cannot have had more than 314 actions",
    ),
    (
        r#"[seat.A]
rows = { 1 = "2 tank" }
actions = 1"#,
        "line 3: PR-3.2: A has had at least 2 actions",
    ),
    (
        r#"stage = "countdown"
[seat.A]
actions = 1"#,
        "line 3: PR-3.1: before the countdown has ended nobody acts",
    ),
    (
        r#"stage = "ready"
[seat.A]
discards = "tank""#,
        "line 3: PR-3.1: before the countdown has ended A's deck has all 30 cards",
    ),
    (
        r#"stage = "ready"
[seat.A]
unseen = 29"#,
        "line 3: PR-3.1: before the countdown has ended nothing is seen",
    ),
    (
        "[seat.A]
actions = 3
unseen = 27",
        "line 3: PR-6.2: after 3 actions of A, 26 cards are unseen",
    ),
    (
        r#"stage = "over"
[seat.B]
actions = 3
unseen = 25"#,
        "line 4: PR-6.2: after 3 actions of B, 26 to 29 cards are unseen",
    ),
    (
        "[seat.A]
rests = 2500",
        "line 2: PR-7.2: only in the rush and in the relaxed pace somebody rests",
    ),
    (
        r#"options = { pace = "relaxed" }
[seat.A]
rests = 1999"#,
        "line 3: PR-7.2: a pause takes 2000 ms, it cannot end before",
    ),
    (
        r#"[seat.A]
rows = { 1 = "tank lift-off", 2 = "lift-off tank" }"#,
        "line 2: PR-3.3: A's row at planet 2 cannot be placed so",
    ),
    (
        r#"stage = "over"
[seat.A]
rows = { 1 = "tank settler" }"#,
        "line 3: PR-4.1: A's row at planet 1 would not be left by the cleaning",
    ),
    (
        r#"stage = "over"
options = { placement = "table" }
[seat.B]
rows = { 1 = "tank lift-off settler" }"#,
        "line 4: PR-4.1: B's row at planet 1 would not be left by the cleaning",
    ),
    (
        r#"stage = "over"
caller = "A"
[seat.B]
deck = """#,
        "line 4: PR-3.5: the first empty deck ends the round, so there is one at most",
    ),
    (
        r#"stage = "over"
caller = "A"
[seat.A]
deck = "..."
[seat.B]
deck = "tank""#,
        "line 2: PR-3.6: the caller is B, who has the fewest cards left",
    ),
    (
        r#"stage = "over"
options = { pace = "turns" }
[seat.A]
deck = "tank""#,
        "line 4: PR-3.6: without an empty deck A has had 300 actions when the round ends",
    ),
    (
        r#"stage = "over"
options = { pace = "turns" }
turn = "A""#,
        "line 3: PR-7.2: here it can only be the turn of B",
    ),
    (
        r#"stage = "rush"
contest = { planet = 1 }"#,
        "line 2: PR-4.2: only in the stage resolve a planet is resolved",
    ),
    (r#"stage = "resolve""#, "line 1: PR-7.3: with these rows nobody has anything to choose"),
    (
        r#"stage = "resolve"
[contest]
planet = 6"#,
        "line 3: expected the number of a planet, from 1 to 5, found \"6\"",
    ),
    (
        r#"stage = "resolve"
[contest]
planet = 1
[seat.A]
rows = { 2 = "solar tank lift-off mining" }"#,
        "line 3: PR-7.3: with these rows nobody has anything to choose",
    ),
    (
        r#"stage = "resolve"
[contest]
task = "B mining"
[seat.A]
rows = { 2 = "solar tank lift-off mining" }"#,
        "line 3: PR-7.3: with these rows B has no choice of mining",
    ),
    (
        r#"stage = "resolve"
[contest]
task = "A dance""#,
        "line 3: expected a seat and mining, terraforming, steal or counter, found \"A dance\"",
    ),
    (
        r#"stage = "resolve"
[contest]
revealed = { A = 5 }
[seat.A]
rows = { 2 = "solar tank lift-off mining" }"#,
        "line 3: PR-4.2: nobody chooses when A has revealed 5",
    ),
    (
        r#"stage = "resolve"
[contest]
ore = 2
[seat.A]
rows = { 2 = "solar tank lift-off mining" }"#,
        "line 3: PR-4.5: these rows cannot lead to so much ore used",
    ),
    (
        r#"stage = "resolve"
[contest]
terraformed = 1
[seat.A]
rows = { 2 = "solar tank lift-off mining" }"#,
        "line 3: PR-4.5: these rows cannot lead to so many terraformings",
    ),
    (
        r#"stage = "resolve"
[contest]
cargo = { A = "2 solar tank" }
[seat.A]
rows = { 2 = "solar tank lift-off mining" }"#,
        "line 3: PR-4.5: these rows cannot lead to this cargo of A",
    ),
    (
        r#"stage = "resolve"
[contest]
cargo = { A = "mining" }"#,
        "line 3: expected tank, settler, solar or security, found \"mining\"",
    ),
    (
        r#"stage = "resolve"
options = { choice = 5 }
until = 4999
[seat.A]
rows = { 2 = "solar tank lift-off mining" }"#,
        "line 3: PR-7.3: this stage takes 5000 ms, it cannot end before",
    ),
    (
        r#"stage = "resolve"
seat.A.rows = { 1 = "tank lift-off mining" }"#,
        "line 1: PR-7.3: with these rows nobody has anything to choose",
    ),
    (
        r#"[seat.A]
deck = "18446744073709551615 tank tank""#,
        "line 2: expected 1 to 30 cards, all that a company has (PR-1.1), found \"18446744073709551615 tank tank\"",
    ),
    (
        r#"[seat.A]
deck = "tank 18446744073709551615 tank""#,
        "line 2: expected 1 to 30 cards, all that a company has (PR-1.1), found \"tank 18446744073709551615 tank\"",
    ),
    (
        r#"stage = "shuffle A"
[seat.B]
rows = { 2 = "tank" }"#,
        "line 3: PR-3.1: before the countdown has ended B's deck has all 30 cards",
    ),
    (
        "[seat.A]
points = 70000",
        "line 2: invalid value: integer `70000`, expected a whole number up to 65535",
    ),
    // Cards still to come count, too.
    (
        r#"stage = "resolve"
[seat.B]
rows = { 2 = "2 tank settler lift-off terraforming" }
[seat.A]
rows = { 2 = "solar tank lift-off mining steal" }
points = 32"#,
        "line 6: PR-5.1: A cannot have more than 31 points yet",
    ),
    (
        r#"stage = "resolve"
options = { actions = 30 }
[seat.B]
rows = { 2 = "2 tank settler lift-off terraforming" }
[seat.A]
rows = { 2 = "solar tank lift-off mining steal" }
actions = 43"#,
        "line 7: PR-3.6: A cannot have had more than 42 actions yet",
    ),
    (
        r#"stage = "resolve"
[seat.B]
rows = { 2 = "2 tank settler lift-off terraforming" }
[seat.A]
rows = { 2 = "solar tank lift-off mining steal" }
deck = "..."
unseen = 11
actions = 31"#,
        "line 7: PR-6.2: after 31 actions of A, at most 10 cards are unseen",
    ),
];
