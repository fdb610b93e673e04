//! Records of earlier releases still verify, and the game's answers along the way stay the same.

gantry_testkit::archive_tests!(gantry_planet_rush::PlanetRush);
