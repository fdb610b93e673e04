//! All tests, and what is different about some of them.

use crate::{
    About, BrowserTest, access, arriving, board, calls, endings, games, keyboard, launch_site,
    lessons, lines, loading, meeting, online, passkeys, people, refusals, rush_online, seats,
    secrecy, shell, stage, study, survival, tabs, terminal, together, trouble, versions,
};

/// All tests: a whole game of every kind that has no tests of its own, then the others. They run in
/// parallel, so the long ones come first.
pub fn all_tests() -> Vec<BrowserTest> {
    let games = gantry_catalog::games().iter().filter(|listing| !listing.is_real_time);
    games.map(|listing| BrowserTest::whole(listing.id)).chain(TESTS.iter().copied()).collect()
}

/// The test in a browser that denies storage.
pub const DENIED: &str = "storage_denied";

/// Longer versions of what another test also shows: `--brief` skips them.
pub const LONG: [&str; 6] = [
    "whole_launch_pad",
    "online_whole_lift_off",
    "online_whole_race",
    "online_first_move",
    "ranking_launch_pad",
    "ranking_lift_off",
];

/// Tests that start a server of their own: their browser begins with an empty page.
pub const OWN_SERVER: [&str; 17] = [
    "online_launch_pad",
    "online_lift_off",
    "online_race",
    "rush_on_a_slow_line",
    "rush_of_four",
    "online_cut_line",
    "online_match",
    "online_whole_lift_off",
    "online_whole_race",
    "online_first_move",
    "online_terminal",
    "online_languages",
    "online_seats",
    "online_bad_input",
    "online_refusals",
    "people_profile",
    "people_host",
];

/// The long ones come first.
const TESTS: &[BrowserTest] = &[
    BrowserTest {
        name: "online_launch_pad",
        about: About::Game("launch-pad"),
        run: |page, _| Box::pin(online::launch_pad(page)),
    },
    BrowserTest {
        name: "online_lift_off",
        about: About::Game("lift-off"),
        run: |page, _| Box::pin(online::lift_off(page)),
    },
    BrowserTest {
        name: "online_race",
        about: About::Game("planet-rush"),
        run: |page, _| Box::pin(online::race(page)),
    },
    BrowserTest {
        name: "rush_on_a_slow_line",
        about: About::Game("planet-rush"),
        run: |page, _| Box::pin(rush_online::slow_line(page)),
    },
    BrowserTest {
        name: "rush_of_four",
        about: About::Game("planet-rush"),
        run: |page, _| Box::pin(rush_online::four(page)),
    },
    BrowserTest {
        name: "online_cut_line",
        about: About::Game("launch-pad"),
        run: |page, _| Box::pin(lines::cut(page)),
    },
    BrowserTest {
        name: "online_match",
        about: About::Game("launch-pad"),
        run: |page, _| Box::pin(meeting::quick_match(page)),
    },
    BrowserTest {
        name: "online_whole_lift_off",
        about: About::Game("lift-off"),
        run: |page, game| Box::pin(online::whole(page, game)),
    },
    BrowserTest {
        name: "online_whole_race",
        about: About::Game("planet-rush"),
        run: |page, game| Box::pin(online::whole(page, game)),
    },
    BrowserTest {
        name: "online_first_move",
        about: About::Page,
        run: |page, _| Box::pin(arriving::first_move(page)),
    },
    BrowserTest {
        name: "online_terminal",
        about: About::Game("launch-pad"),
        run: |page, _| Box::pin(terminal::against_browser(page)),
    },
    BrowserTest {
        name: "online_languages",
        about: About::Games,
        run: |page, _| Box::pin(together::three_languages(page)),
    },
    BrowserTest {
        name: "online_moves",
        about: About::Game("launch-pad"),
        run: |page, _| Box::pin(together::moves(page)),
    },
    BrowserTest {
        name: "online_seats",
        about: About::Game("launch-pad"),
        run: |page, _| Box::pin(seats::mixed(page)),
    },
    BrowserTest {
        name: "online_away",
        about: About::Page,
        run: |page, _| Box::pin(seats::away(page)),
    },
    BrowserTest {
        name: "online_calls",
        about: About::Page,
        run: |page, _| Box::pin(calls::turns(page)),
    },
    BrowserTest {
        name: "online_outdated",
        about: About::Page,
        run: |page, _| Box::pin(versions::outdated(page)),
    },
    BrowserTest {
        name: "ranking_planet_rush",
        about: About::Game("planet-rush"),
        run: |page, game| Box::pin(study::ranking(page, game)),
    },
    BrowserTest {
        name: "ranking_launch_pad",
        about: About::Game("launch-pad"),
        run: |page, game| Box::pin(study::ranking(page, game)),
    },
    BrowserTest {
        name: "ranking_lift_off",
        about: About::Game("lift-off"),
        run: |page, game| Box::pin(study::ranking(page, game)),
    },
    BrowserTest {
        name: "online_bad_input",
        about: About::Page,
        run: |page, _| Box::pin(refusals::bad_input(page)),
    },
    BrowserTest {
        name: "online_refusals",
        about: About::Page,
        run: |page, _| Box::pin(refusals::on_the_way(page)),
    },
    BrowserTest {
        name: "keyboard_alone",
        about: About::Game("launch-pad"),
        run: |page, _| Box::pin(keyboard::launch_pad(page)),
    },
    BrowserTest {
        name: "whole_race_live",
        about: About::Game("planet-rush"),
        run: |page, _| Box::pin(games::race_live(page)),
    },
    BrowserTest {
        name: "whole_race_in_turns",
        about: About::Game("planet-rush"),
        run: |page, _| Box::pin(games::whole_race_in_turns(page)),
    },
    BrowserTest {
        name: "own_values",
        about: About::Games,
        run: |page, _| Box::pin(games::own_values(page)),
    },
    BrowserTest {
        name: "two_tabs",
        about: About::Page,
        run: |page, _| Box::pin(tabs::two_tabs(page)),
    },
    BrowserTest {
        name: "two_tabs_without_https",
        about: About::Page,
        run: |page, _| Box::pin(tabs::without_https(page)),
    },
    BrowserTest {
        name: "puzzles",
        about: About::Games,
        run: |page, _| Box::pin(study::puzzles(page)),
    },
    BrowserTest {
        name: "deal_of_the_day",
        about: About::Games,
        run: |page, _| Box::pin(study::daily(page)),
    },
    BrowserTest {
        name: "fairness",
        about: About::Game("lift-off"),
        run: |page, _| Box::pin(study::fairness(page)),
    },
    BrowserTest {
        name: "review_of_a_game",
        about: About::Game("lift-off"),
        run: |page, _| Box::pin(study::review(page)),
    },
    BrowserTest {
        name: "lessons",
        about: About::Games,
        run: |page, _| Box::pin(lessons::first_of_each(page)),
    },
    BrowserTest {
        name: "lift_off_lessons",
        about: About::Game("lift-off"),
        run: |page, _| Box::pin(stage::lessons(page)),
    },
    BrowserTest {
        name: "lift_off_fits",
        about: About::Game("lift-off"),
        run: |page, _| Box::pin(stage::fits(page)),
    },
    BrowserTest {
        name: "lift_off_decides",
        about: About::Game("lift-off"),
        run: |page, _| Box::pin(stage::decides(page)),
    },
    BrowserTest {
        name: "endings",
        about: About::Games,
        run: |page, _| Box::pin(endings::of_each_game(page)),
    },
    BrowserTest {
        name: "first_offer",
        about: About::Page,
        run: |page, _| Box::pin(endings::offer(page)),
    },
    BrowserTest {
        name: "first_screens",
        about: About::Games,
        run: |page, _| Box::pin(endings::first_screens(page)),
    },
    BrowserTest {
        name: "what_moves",
        about: About::Games,
        run: |page, _| Box::pin(board::what_moves(page)),
    },
    BrowserTest {
        name: "screens_by_day",
        about: About::Games,
        run: |page, _| Box::pin(access::by_day(page)),
    },
    BrowserTest {
        name: "screens_by_night",
        about: About::Games,
        run: |page, _| Box::pin(access::by_night(page)),
    },
    BrowserTest {
        name: "two_at_one_screen",
        about: About::Games,
        run: |page, _| Box::pin(secrecy::two_people(page)),
    },
    BrowserTest {
        name: "running_game_stays_secret",
        about: About::Games,
        run: |page, _| Box::pin(secrecy::files(page)),
    },
    BrowserTest {
        name: "reload_in_the_middle",
        about: About::Page,
        run: |page, _| Box::pin(survival::reload(page)),
    },
    BrowserTest {
        name: "looking_at_cards",
        about: About::Games,
        run: |page, _| Box::pin(board::looking(page)),
    },
    BrowserTest {
        name: "sheets",
        about: About::Page,
        run: |page, _| Box::pin(shell::sheets(page)),
    },
    BrowserTest {
        name: "skip_to_my_turn",
        about: About::Page,
        run: |page, _| Box::pin(shell::skip(page)),
    },
    BrowserTest {
        name: "replay_plays",
        about: About::Page,
        run: |page, _| Box::pin(shell::replay(page)),
    },
    BrowserTest {
        name: "damaged_record",
        about: About::Page,
        run: |page, _| Box::pin(shell::damaged(page)),
    },
    BrowserTest {
        name: "bad_links",
        about: About::Page,
        run: |page, _| Box::pin(shell::bad_links(page)),
    },
    BrowserTest {
        name: "race_stage",
        about: About::Game("planet-rush"),
        run: |page, _| Box::pin(shell::race_stage(page)),
    },
    BrowserTest {
        name: "race_dragging",
        about: About::Game("planet-rush"),
        run: |page, _| Box::pin(shell::drag(page)),
    },
    BrowserTest {
        name: "launch_pad_in_every_window",
        about: About::Game("launch-pad"),
        run: |page, _| Box::pin(launch_site::every_window(page)),
    },
    BrowserTest {
        name: "lift_off_goes_on",
        about: About::Game("lift-off"),
        run: |page, _| Box::pin(stage::goes_on(page)),
    },
    BrowserTest {
        name: "launch_pad_tips",
        about: About::Game("launch-pad"),
        run: |page, _| Box::pin(launch_site::tips(page)),
    },
    BrowserTest {
        name: "launch_pad_by_dragging",
        about: About::Game("launch-pad"),
        run: |page, _| Box::pin(launch_site::dragging(page)),
    },
    BrowserTest {
        name: "bad_input",
        about: About::Page,
        run: |page, _| Box::pin(trouble::bad_input(page)),
    },
    BrowserTest {
        name: "late_answers",
        about: About::Page,
        run: |page, _| Box::pin(trouble::late_answers(page)),
    },
    BrowserTest {
        name: "late_bots",
        about: About::Page,
        run: |page, _| Box::pin(trouble::late_bots(page)),
    },
    BrowserTest {
        name: "no_storage",
        about: About::Page,
        run: |page, _| Box::pin(trouble::no_storage(page)),
    },
    BrowserTest {
        name: DENIED,
        about: About::Page,
        run: |page, _| Box::pin(trouble::denied(page)),
    },
    BrowserTest {
        name: "upgrade",
        about: About::Page,
        run: |page, _| Box::pin(trouble::upgrade(page)),
    },
    BrowserTest {
        name: "passkeys",
        about: About::Page,
        run: |page, _| Box::pin(passkeys::passkey_lifecycle(page)),
    },
    BrowserTest {
        name: "people_account",
        about: About::Page,
        run: |page, _| Box::pin(people::account(page)),
    },
    BrowserTest {
        name: "people_back_to_seat",
        about: About::Page,
        run: |page, _| Box::pin(people::back_to_seat(page)),
    },
    BrowserTest {
        name: "people_profile",
        about: About::Page,
        run: |page, _| Box::pin(people::profile(page)),
    },
    BrowserTest {
        name: "people_host",
        about: About::Page,
        run: |page, _| Box::pin(people::host(page)),
    },
    BrowserTest {
        name: "home_first",
        about: About::Page,
        run: |page, _| Box::pin(loading::home_first(page)),
    },
    BrowserTest {
        name: "offline",
        about: About::Page,
        run: |page, _| Box::pin(survival::offline(page)),
    },
];

/// Tests that do not run in Firefox, and why.
pub const NOT_IN_FIREFOX: [(&str, &str); 7] = [
    ("no_storage", "only Chromium clears a site's storage while it is open"),
    ("online_outdated", "only Chromium runs a script before those of the page"),
    ("home_first", "only Chromium blocks the loading of single files"),
    ("passkeys", "it does not end under geckodriver; the cause is not known yet"),
    ("offline", "a reload without a server ends at an error page; the cause is not known yet"),
    ("keyboard_alone", "Enter does not begin a new table; the cause is not known yet"),
    ("two_tabs_without_https", "it does not end under geckodriver; the cause is not known yet"),
];
