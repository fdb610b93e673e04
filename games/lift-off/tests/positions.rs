//! Positions come from outside: missing keys have defaults, and a position that no game could reach
//! is refused with its line, whatever it says.

use gantry_kernel::{
    Awaiting, Dice, Game as _, Imagine as _, Input, Millis, News, Seat, Text as _, Viewer,
};
use gantry_lift_off::{LiftOff, Setup, State};
use gantry_testkit::assert_no_position;

/// Reads a position, writes it, reads it again, and views it as every viewer.
#[track_caller]
fn read(position: &str) -> State {
    let state = LiftOff::read_position(LiftOff::RULES, position).expect("a possible position");
    let written = LiftOff::position(&state);
    assert_eq!(LiftOff::read_position(LiftOff::RULES, &written).as_ref(), Ok(&state), "{written}");
    let mut dice = Dice::from_number(1);
    for viewer in Viewer::all(state.seats()) {
        let view = LiftOff::view(&state, viewer);
        for _ in 0..4 {
            assert_eq!(LiftOff::view(&LiftOff::imagine(&view, &mut dice), viewer), view);
        }
    }
    let mut actions = Vec::new();
    for seat in LiftOff::awaiting(&state).must().iter() {
        LiftOff::legal(&state, seat, &mut actions);
        assert!(!actions.is_empty(), "{seat} has nothing to do");
    }
    state
}

/// Checks lines of the position or of the facts.
#[track_caller]
fn says(position: &str, lines: &[&str]) {
    let state = read(position);
    let text = LiftOff::position(&state) + &LiftOff::facts(&state);
    for line in lines {
        assert!(text.lines().any(|found| found == *line), "{line} is not in\n{text}");
    }
}

#[test]
fn every_stage_needs_no_more_than_its_name() {
    for seats in 2..=4 {
        for stage in [
            "deal",
            "goals two",
            "goals one",
            "draft two",
            "draft one",
            "specialists",
            "missions",
            "launches",
            "new-phase",
            "sale",
            "over",
        ] {
            read(&format!("seats = {seats}\nstage = \"{stage}\"\n"));
        }
    }
    read("seats = 3\nstage = \"direction\"\n");
    for round in 1..=8 {
        read(&format!("seats = 4\nround = {round}\n"));
        read(&format!("seats = 3\nround = {round}\nsecond = true\nturn = \"C\"\n"));
        read(&format!(
            "seats = 3\nround = {round}\nstage = \"draft one\"\ndirection = \"right\"\n"
        ));
    }
}

#[test]
fn keys_that_are_left_out_have_their_defaults() {
    let lines = [
        "seats = 2",
        "stage = \"specialists\"",
        "round = 1",
        "starter = \"A\"",
        "turn = \"A\"",
        "must = [\"A\"]",
        "task = \"play\"",
        "points = 0",
        "money = 10",
        "income = 5",
        "lab = 1",
        "hand = [\"financier\", \"satellite-analyst\", \"probe-analyst\"]",
        "investment = 10",
        "goals = [\"levels-2-3\", \"station\", \"yellow\"]",
        "deck_sizes = [14, 14, 12, 7]",
    ];
    says("game = \"lift-off\"\n", &lines);
    let own = "options = { data = '{ tracks = { cost_start = 6 } }', edition = \"fr\" }\n";
    says(own, &["cost = { A = 6, B = 6 }"]);
    // The highest named seat.
    says("[seat.D]\nmoney = 3\n", &["seats = 4", "money = 3", "deck_size = 24"]);
    // Rockets cover spaces; missions in space need a lab.
    says("[seat.A]\nrockets = 2\n", &["station = [1, 2, 3, 4, 5]", "investment = 10"]);
    says("round = 5\n[seat.A]\nspace = [\"star-base\"]\n", &["lab = 4", "rockets = 0"]);
    // The named top of a deck, and the rest in ascending order.
    let rest = "2 = [\"supply-ship\", \"2 probe-launch\", \"supply-ship\", \"2 payload-optimisation\", \
                \"2 orbital-power-plant\", \"2 mission-search\", \"2 fuel-depot\", \"2 crewed-orbit\"]";
    says("decks.2 = [\"supply-ship\", \"...\"]\n", &[rest]);
    says(
        "deck = [\"broker\", \"...\"]\n[seat.B]\nhand = [\"botanist\", \"...\"]\n",
        &["hand = [\"deep-space-analyst\", \"chief-chemist\", \"botanist\"]"],
    );
}

#[test]
fn played_cards_are_found_for_the_banners() {
    let given = "stage = \"launches\"\n[seat.A]\nweights = [1]\nlaunches = 1\n";
    says(given, &["played = [\"deep-space-analyst\", \"lab-architect\"]", "weights = [1]"]);
    let given = "stage = \"missions\"\n[seat.A]\nplayed = [\"botanist\"]\n";
    says(given, &["played = [\"botanist\", \"financier\"]", "missions = 1", "task = \"deck\""]);
    let given = "stage = \"missions\"\ndrawn = [\"hydroscope\", \"2 telecom-satellite\"]\n";
    says(given, &["task = \"keep\"", "drawing = { seat = \"A\", level = 1 }"]);
}

/// LO-10.4
#[test]
fn facts_follow_from_the_position() {
    let given = "stage = \"over\"\n[seat.A]\nmoney = 11\nincome = 8\nyellow = 5\ngreen = 4\n\
                 space = [\"solar-collector\", \"2 trading-post\", \"colony-ship\"]\ngoals = [\"yellow\"]\n\
                 [seat.B]\ngoals = []\nmoney = 0\n";
    says(
        given,
        &[
            "score = { A = 84, B = 0 }",
            "final = { A = { missions = 59, goals = 11, green = 12, money = 2 }, \
         B = { missions = 0, goals = 0, green = 0, money = 0 } }",
            "goal_points = { A = { yellow = 11 }, B = {} }",
            "in_space = { A = [0, 0, 3, 1], B = [0, 0, 0, 0] }",
            "winners = [\"A\"]",
            "places = { A = 1, B = 2 }",
        ],
    );
}

#[test]
fn everybody_launches_who_can() {
    let given = "options = { simultaneous = \"on\" }\nstage = \"launches\"\n\
                 [seat.B]\nred = 1\nearth = [\"hydroscope\"]\n";
    says(given, &["must = [\"B\"]", "task = \"launch\"", "task = \"idle\""]);
    assert_no_position::<LiftOff>(
        "options = { simultaneous = \"on\" }\nstage = \"launches\"\n",
        "line 2: LO-3.5: nobody can launch, so the round is over",
    );
}

#[test]
fn missions_that_work_or_wait() {
    let launched = |task: &str, rest: &str| {
        read(&format!(
            "stage = \"launches\"\nround = 5\n[seat.A]\ntask = \"{task}\"\nlab_used = true\n{rest}"
        ))
    };
    launched("map", "space = [\"planetary-mapping\"]\nred = 1\n");
    launched("search 5", "space = [\"mission-search\"]\n");
    launched("reward", "space = [\"docking-module\"]\nrockets = 1\n");
    launched("gain", "space = [\"research-lab-module\"]\n");
    launched("upgrade", "space = [\"research-lab-module\"]\n");
    let cargo = "[\"planetary-mapping\", \"mission-search\"]";
    launched("resolve", &format!("red = 1\nspace = {cargo}\ncargo = {cargo}\nflown = 2\n"));
    let cargo = "[\"hydroscope\", \"telecom-satellite\"]";
    assert_no_position::<LiftOff>(
        &format!(
            "stage = \"launches\"\nround = 5\n[seat.A]\ntask = \"resolve\"\nlab_used = true\n\
             space = {cargo}\ncargo = {cargo}\nflown = 2\n"
        ),
        "line 7: LO-6.7: the order of these missions cannot matter",
    );
    read(
        "stage = \"launches\"\n[seat.A]\nred = 1\nearth = [\"space-telescope\"]\nboost = 1\n\
          cargo = [\"space-telescope\"]\n",
    );
}

#[test]
fn cards_that_are_not_there() {
    assert_no_position::<LiftOff>(
        "[seat.A]\nhand = [\"2 financier\", \"broker\"]\n",
        "line 2: LO-1.1: the table has 1 financier, the position names more",
    );
    assert_no_position::<LiftOff>(
        "[seat.A]\nhand = [\"specialist-19\", \"...\"]\n",
        "line 2: LO-1.1: specialist-19 is not in use at this table",
    );
    assert_no_position::<LiftOff>(
        "[seat.A]\nhand = [\"broker\"]\n",
        "line 2: LO-3: A must have 3 specialists in hand now and has 1",
    );
    assert_no_position::<LiftOff>(
        "deck = [\"broker\"]\n",
        "line 1: LO-1.1: deck must hold 12 specialists now and holds 1",
    );
    assert_no_position::<LiftOff>(
        "dismissed = [\"broker\"]\n",
        "line 1: LO-1.1: dismissed must hold 0 specialists now and holds 1",
    );
    assert_no_position::<LiftOff>(
        "[seat.A]\nearth = [\"2 supply-ship\"]\n",
        "line 2: LO-5.3: A holds 2 supply-ship, the most is 1",
    );
    assert_no_position::<LiftOff>(
        "[seat.A]\nspace = [\"4 supply-ship\"]\n",
        "line 2: LO-5.3: nobody may hold four supply-ship",
    );
    assert_no_position::<LiftOff>(
        "round = 5\n[seat.A]\nearth = [\"2 satellite-network\"]\n[seat.B]\nearth = [\"2 satellite-network\"]\n",
        "line 5: LO-1.2: the table has 3 satellite-network, the position names more",
    );
    assert_no_position::<LiftOff>(
        "[seat.A]\nearth = [\"star-base\"]\n",
        "line 2: LO-2.2: there are no missions of level 4 in phase 1",
    );
    assert_no_position::<LiftOff>(
        "discards = [\"star-base\"]\n",
        "line 1: LO-2.2: levels 3 and 4 wait for phase 2",
    );
    assert_no_position::<LiftOff>(
        "decks.2 = [\"supply-ship\"]\n",
        "line 1: LO-1.2: probe-launch lies nowhere; \"...\" at the end of the deck adds it",
    );
    assert_no_position::<LiftOff>(
        "[decks]\n2 = [\"hydroscope\", \"...\"]\n",
        "line 2: LO-1.2: hydroscope is not a mission of level 2",
    );
    assert_no_position::<LiftOff>(
        "[seat.A]\ngoals = [\"station\"]\n",
        "line 2: LO-2.4: A must have 3 objectives and has 1",
    );
    assert_no_position::<LiftOff>(
        "[seat.A]\ngoals = [\"station\", \"...\"]\n[seat.B]\ngoals = [\"station\", \"...\"]\n",
        "line 4: LO-1.3: the table has 1 station, the position names more",
    );
    assert_no_position::<LiftOff>(
        "stage = \"sale\"\n[seat.B]\ngoals = []\n",
        "line 3: LO-7.2: B has not had the turn to sell yet",
    );
}

#[test]
fn numbers_beyond_their_tracks() {
    assert_no_position::<LiftOff>(
        "[seat.A]\nmoney = -1\n",
        "line 2: invalid value: integer `-1`, expected a whole number up to 65535",
    );
    assert_no_position::<LiftOff>("[seat.A]\nmoney = 10000\n", "line 2: money can be at most 9999");
    assert_no_position::<LiftOff>(
        "[seat.A]\npoints = 65535\n",
        "line 2: points can be at most 9999",
    );
    assert_no_position::<LiftOff>("[seat.A]\ngreen = 255\n", "line 2: green can be at most 99");
    assert_no_position::<LiftOff>(
        "[seat.A]\nlab = 5\n",
        "line 2: expected a level from 1 to 4, found \"5\"",
    );
    assert_no_position::<LiftOff>(
        "[seat.A]\nincome = 10\n",
        "line 2: LO-1.5: income runs from 5 to 9",
    );
    assert_no_position::<LiftOff>(
        "[seat.A]\ncapacity = 255\n",
        "line 2: LO-1.5: there are 4 capacity upgrades",
    );
    assert_no_position::<LiftOff>(
        "[seat.A]\nrockets = 255\n",
        "line 2: LO-4.4: nobody can make more than 44 investments",
    );
    assert_no_position::<LiftOff>(
        "round = 9\n",
        "line 1: LO-7: the stage specialists is in round 1 to 8",
    );
    assert_no_position::<LiftOff>(
        "stage = \"over\"\nround = 7\n",
        "line 2: LO-7: the stage over is in round 8",
    );
    assert_no_position::<LiftOff>(
        "round = 5\n[seat.A]\nspace = [\"star-base\"]\nlab = 3\n",
        "line 4: LO-6.4: A has a mission of level 4 in space, so the lab is no lower",
    );
    assert_no_position::<LiftOff>(
        "station = [1, 2, 3, 7]\n",
        "line 1: LO-1.6: the spaces of the station are 1 to 6",
    );
    assert_no_position::<LiftOff>(
        "station = [1, 2]\n",
        "line 1: LO-2.3: neutral rockets cover their spaces",
    );
    assert_no_position::<LiftOff>(
        "station = [1, 2, 3, 4]\n",
        "line 1: LO-4.4: the players cover 1 spaces, but have 0 rockets",
    );
    assert_no_position::<LiftOff>(
        "station = [1, 2, 3, 5]\n[seat.A]\nrockets = 1\n",
        "line 1: LO-4.4: the lowest open space is covered first",
    );
    assert_no_position::<LiftOff>(
        "station = [1, 2, 3]\n[seat.A]\nrockets = 1\n",
        "line 1: LO-4.4: while spaces are open, only free investments stand beside the track",
    );
}

#[test]
fn tasks_that_do_not_fit() {
    assert_no_position::<LiftOff>(
        "[seat.A]\ntask = \"launch\"\n",
        "line 2: LO-3: there is no task launch in specialists",
    );
    assert_no_position::<LiftOff>(
        "stage = \"launches\"\n[seat.A]\ntask = \"idle\"\n",
        "line 3: LO-3: it is A's turn, so A has a task",
    );
    assert_no_position::<LiftOff>(
        "turn = \"A\"\n[seat.A]\ntask = \"play\"\n[seat.B]\ntask = \"play\"\n",
        "line 5: LO-3: it is A's turn, B has no task",
    );
    assert_no_position::<LiftOff>(
        "[seat.A]\ntask = \"work\"\nplayed = [\"financier\"]\ndone = [\"lab\"]\n",
        "line 4: expected what the last played card can do (grant), found \"lab\"",
    );
    assert_no_position::<LiftOff>(
        "[seat.A]\ntask = \"buy 1\"\nplayed = [\"chief-chemist\"]\n",
        "line 2: LO-4.3: a task of an action needs the action in done",
    );
    assert_no_position::<LiftOff>(
        "[seat.A]\nplayed = [\"financier\", \"broker\"]\n",
        "line 2: LO-3.3: A has played 2 specialists, not 1",
    );
    assert_no_position::<LiftOff>(
        "stage = \"launches\"\n[seat.A]\nplayed = [\"financier\", \"broker\"]\nweights = [1]\n",
        "line 4: LO-4.1: the banners that A has played do not give this",
    );
    assert_no_position::<LiftOff>(
        "stage = \"launches\"\n[seat.A]\nlab_used = true\n",
        "line 2: LO-6.7: what A has launched is in space",
    );
    for stage in ["draft two", "specialists", "missions"] {
        assert_no_position::<LiftOff>(
            &format!("stage = \"{stage}\"\n[seat.A]\nspace = [\"hydroscope\"]\nlab_used = true\n"),
            "line 2: LO-3.5: A has not come to launch yet",
        );
    }
    let later = "stage = \"launches\"\nturn = \"A\"\n[seat.A]\nred = 1\nearth = [\"hydroscope\"]\n\
                 [seat.B]\nspace = [\"hydroscope\"]\nlab_used = true\n";
    assert_no_position::<LiftOff>(later, "line 6: LO-3.5: B has not come to launch yet");
    read(&format!(
        "options = {{ simultaneous = \"on\" }}\n{}",
        later.replace("turn = \"A\"\n", "")
    ));
    assert_no_position::<LiftOff>(
        "stage = \"launches\"\n[seat.A]\nred = 1\nearth = [\"space-telescope\"]\ncargo = [\"space-telescope\"]\n",
        "line 5: LO-6.3: A cannot prepare this launch",
    );
    assert_no_position::<LiftOff>(
        "stage = \"launches\"\n[seat.A]\nred = 1\nearth = [\"hydroscope\"]\ncargo = [\"telecom-satellite\"]\n",
        "line 5: LO-6.6: A cannot load telecom-satellite",
    );
    assert_no_position::<LiftOff>(
        "stage = \"launches\"\n[seat.A]\ntask = \"search 5\"\nlab_used = true\nspace = [\"hydroscope\"]\n",
        "line 3: LO-8.2: no mission in space asks for this task",
    );
    assert_no_position::<LiftOff>(
        "direction = \"right\"\n",
        "line 1: LO-3.2: the direction is left before it is chosen, and with two players",
    );
    assert_no_position::<LiftOff>(
        "stage = \"direction\"\n",
        "line 1: LO-3.2: two players do not choose a direction",
    );
    assert_no_position::<LiftOff>(
        "stage = \"deal\"\nround = 1\n",
        "line 1: LO-2: before the deal there is nothing but seats and options",
    );
}

#[test]
fn draws_and_drafts_that_cannot_be() {
    assert_no_position::<LiftOff>(
        "drawn = [\"hydroscope\"]\n",
        "line 1: LO-5.1: who draws has the task keep, deck or search",
    );
    assert_no_position::<LiftOff>(
        "stage = \"missions\"\ndrawn = [\"hydroscope\", \"supply-ship\"]\n",
        "line 2: LO-5.1: all cards are drawn from one deck",
    );
    assert_no_position::<LiftOff>(
        "stage = \"missions\"\ndrawn = [\"hydroscope\"]\n",
        "line 2: LO-5.1: 3 cards are drawn, or all there are",
    );
    assert_no_position::<LiftOff>(
        "stage = \"missions\"\ndrawing = { level = 1, due = 3 }\n[seat.A]\ntask = \"deck\"\n",
        "line 2: LO-5.5: a shuffle needs an empty deck and discards",
    );
    assert_no_position::<LiftOff>(
        "stage = \"missions\"\ndrawing = { level = 1, told = 3 }\n\
         drawn = [\"hydroscope\", \"2 telecom-satellite\"]\n",
        "line 2: LO-5.5: cards are told before a shuffle, and one is drawn after it",
    );
    assert_no_position::<LiftOff>(
        "[seat.A]\nsealed = \"financier\"\n",
        "line 2: LO-3.2: a sealed choice is one of the seat's own cards, in a draft",
    );
    assert_no_position::<LiftOff>(
        "stage = \"draft two\"\n[seat.A]\nhand = [\"broker\", \"...\"]\nsealed = \"broker\"\n\
         [seat.B]\nhand = [\"financier\", \"...\"]\nsealed = \"financier\"\n",
        "line 1: LO-3.2: when all have chosen, the cards have been passed",
    );
    assert_no_position::<LiftOff>(
        "[seat.A]\ndraft = { kept = \"broker\" }\n",
        "line 2: LO-12.3: what A remembers in draft does not fit the cards or the others",
    );
    assert_no_position::<LiftOff>(
        "round = 2\n[seat.A]\ncarried = { B = \"broker\" }\n",
        "line 3: LO-12.3: what A remembers in carried does not fit the cards or the others",
    );
}

/// One step of a random game.
fn step(state: &mut State, dice: &mut Dice) -> bool {
    let input = match LiftOff::awaiting(state) {
        Awaiting::Over => return false,
        Awaiting::Chance(_) => Input::Chance(LiftOff::draw(state, dice)),
        Awaiting::Players { must, .. } => {
            let seats: Vec<Seat> = must.iter().collect();
            let seat = *dice.pick(&seats);
            let mut actions = Vec::new();
            LiftOff::legal(state, seat, &mut actions);
            Input::Act { seat, action: *dice.pick(&actions) }
        }
    };
    LiftOff::apply(state, Millis(0), &input, &mut News::new());
    true
}

/// Positions of random games with a line left out or taken from another: any that can be read can
/// be played.
#[test]
fn whatever_is_read_can_be_played() {
    let mut dice = Dice::from_number(7);
    let mut read_back = 0;
    for game in 0..60 {
        let setup = Setup::variants(2 + game % 3).nth(dice.index(6)).expect("six variants");
        let mut state = LiftOff::start(&setup).expect("a game");
        let mut donor = LiftOff::position(&state);
        while step(&mut state, &mut dice) {
            if dice.below(4) > 0 {
                continue;
            }
            let written = LiftOff::position(&state);
            let mut lines: Vec<&str> = written.lines().collect();
            let place = dice.index(lines.len());
            let other: Vec<&str> = donor.lines().collect();
            match dice.below(3) {
                0 => lines.insert(place, other[dice.index(other.len())]),
                1 => lines[place] = other[dice.index(other.len())],
                _ => drop(lines.remove(place)),
            }
            if let Ok(mut changed) = LiftOff::read_position(LiftOff::RULES, &lines.join("\n")) {
                read_back += 1;
                read(&LiftOff::position(&changed));
                (0..40).all(|_| step(&mut changed, &mut dice));
            }
            donor = written;
        }
    }
    assert!(read_back > 1000, "only {read_back} were read");
}
