//! Records of earlier releases stay provable, and the answers of the game on the way stay the same.

gantry_testkit::archive_tests!(gantry_new_game::NewGame);
