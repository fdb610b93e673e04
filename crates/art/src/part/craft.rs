//! Things that fly.

use super::{disc, fill, line, tone};

/// A rocket, upright, 40 units high.
pub(crate) const ROCKET: &str = concat!(
    fill!("red" "M-6 3l-7 9v6l7-5zM6 3l7 9v6l-7-5z"),
    fill!("slate" "M-4 12h8l2 5h-12z"),
    fill!("white" "M0-22c5 5 7 12 7 19v15H-7V-3c0-7 2-14 7-19z"),
    tone!("sand" "M2-19c3 5 4.5 10 4.5 16v14.5H2z"),
    fill!("red" "M0-22c3.2 3.2 5.2 7 6.2 11H-6.2c1-4 3-7.8 6.2-11z"),
    disc!("blue" 0 -4 2.6),
    tone!("red" "M-6.5 6h13v2.5h-13z"),
);

/// The flame of a rocket.
pub(crate) const FLAME: &str = concat!(
    tone!("mustard" "M-5.5 17c-1 6 3 9 5.5 15 2.5-6 6.5-9 5.5-15z"),
    tone!("red" "M-2.5 17c0 4 1.5 5 2.5 8 1-3 2.5-4 2.5-8z"),
);

/// A ball with four antennas.
pub(crate) const SPUTNIK: &str = concat!(
    line!("steel" 1.2 "M-3-3L-24-14M-3 0L-26-4M-3 3L-25 8M-2 5L-21 17"),
    disc!("white" 0 0 8),
    tone!("steel" "M3-7.2a7.5 7.5 0 0 1-3 14.7a9 9 0 0 0 3-14.7z"),
    line!("red" 1.6 "M-7.3-1a14 14 0 0 0 14.6 0"),
);

/// A satellite with a dish.
pub(crate) const COMSAT: &str = concat!(
    line!("steel" 1.6 "M-12 0H12"),
    fill!("blue" "M-28-6h15v12h-15zM13-6h15v12H13z"),
    line!("white" 0.7 "M-23-6v12M-18-6v12M-28 0h15M18-6v12M23-6v12M13 0h15"),
    fill!("mustard" "M-7-7H7V9H-7z"),
    tone!("ochre" "M3-6.5h3.5v15H3z"),
    fill!("white" "M-9-8a9.5 9.5 0 0 0 18 0z"),
    line!("white" 1.2 "M0-8v-7"),
    disc!("red" 0 -16 1.5),
);

/// A telescope.
pub(crate) const TELESCOPE: &str = concat!(
    fill!("blue" "M-6 7h-4v14h9V7zM6-12v-12h9v12z"),
    fill!("steel" "M-20-7H10V8h-30z"),
    tone!("slate" "M-20 3H10v4.5h-30z"),
    fill!("white" "M10-10h11v21H10z"),
    fill!("red" "M-8-7h4V8h-4z"),
    fill!("night" "M21-10l5-4v28l-5-3z"),
);

/// A probe with a large dish and a boom.
pub(crate) const PROBE: &str = concat!(
    line!("steel" 1.4 "M4 4l20 14M4 6L-6 24M6-2l22-8"),
    fill!("mustard" "M-5 0L6-6l6 9L1 10z"),
    tone!("ochre" "M1 10l-2-4L10 0l2 3z"),
    fill!("white" "M-18-2C-18-14-8-20 2-18c-2 8-10 16-20 16z"),
    line!("steel" 1.2 "M-8-10l-7-7"),
    disc!("red" -16 -18 1.8),
    disc!("steel" 25 19 2.5),
);

/// A freighter.
pub(crate) const FREIGHTER: &str = concat!(
    fill!("blue" "M-12-20h7V20h-7z"),
    line!("white" 0.7 "M-12-13h7M-12-7h7M-12 7h7M-12 13h7"),
    fill!("white" "M-22-7H8V7h-30z"),
    tone!("sand" "M-22 2H8v4.5h-30z"),
    fill!("mustard" "M8-7h8c6 0 9 3 10 7-1 4-4 7-10 7H8z"),
    disc!("blue" 15 -1 2.6),
    fill!("slate" "M-22-4l-5-3V7l5-3z"),
    line!("red" 2 "M-16-7V7M0-7V7"),
);

/// Wide panels that send power down.
pub(crate) const POWER_PLANT: &str = concat!(
    fill!("blue" "M-34-14h26v12h-26zM-34 2h26v12h-26zM8-14h26v12H8zM8 2h26v12H8z"),
    line!("white" 0.7 "M-28-14v28M-21-14v28M-14-14v28M14-14v28M21-14v28M28-14v28"),
    line!("steel" 2 "M-34 0h68"),
    fill!("mustard" "M-5-12H5V10H-5z"),
    fill!("white" "M-7 10H7l-4 7h-6z"),
    line!("mustard" 1.4 "M-3 21v12M0 21v18M3 21v12"),
);

/// A cluster of tanks.
pub(crate) const DEPOT: &str = concat!(
    line!("steel" 1.8 "M-26 0h52M-16-13v26M0-13v26M16-13v26"),
    disc!("red" -16 -9 8),
    disc!("red" 0 -9 8),
    disc!("red" 16 -9 8),
    disc!("rose" -16 9 8),
    disc!("rose" 0 9 8),
    disc!("rose" 16 9 8),
    line!("white" 1.4 "M-21-11a5 5 0 0 1 4-3.5M-5-11a5 5 0 0 1 4-3.5M11-11a5 5 0 0 1 4-3.5"),
);

/// A capsule for people.
pub(crate) const CAPSULE: &str = concat!(
    fill!("red" "M-4-24h8l2 6H-6z"),
    fill!("white" "M-6-18H6l11 26h-34z"),
    tone!("sand" "M2-17.5h3.7L16 7.5H6z"),
    fill!("slate" "M-17 8h34l-4 6h-26z"),
    disc!("blue" -3 -5 4),
    line!("white" 1 "M-5-6a2.5 2.5 0 0 1 2-1.8"),
    line!("red" 2 "M-14.5 3h29"),
);

/// A lander on four legs.
pub(crate) const LANDER: &str = concat!(
    line!("steel" 2 "M-8 6l-11 13M8 6l11 13M-22 19h7M15 19h7"),
    fill!("mustard" "M-13-2h26l-3 11h-20z"),
    tone!("ochre" "M5-1.5h7L9.5 8.5H5z"),
    fill!("white" "M-9-2v-8l5-7h8l5 7v8z"),
    disc!("blue" 0 -9 3.2),
    line!("white" 1.4 "M4-17l5-7"),
    fill!("slate" "M-4 9h8l3 5H-7z"),
);

/// A ring with a hub and a sign: people meet here.
pub(crate) const TRADING_POST: &str = concat!(
    "<ellipse rx='30' ry='11' fill='none' stroke='@edge' stroke-width='8'/>",
    "<ellipse rx='30' ry='11' fill='none' stroke='@white' stroke-width='6'/>",
    "<ellipse rx='30' ry='11' fill='none' stroke='@red' stroke-width='6' stroke-dasharray='7 7' stroke-linecap='butt'/>",
    fill!("steel" "M-6-16H6v30H-6z"),
    fill!("mustard" "M-9-20H9l-3 6H-6z"),
    fill!("mustard" "M-5 14H5l-5 9z"),
    disc!("mustard" 0 -2 4.5),
);

/// Six ports about a node.
pub(crate) const DOCK: &str = concat!(
    fill!("white" "M-30-6h60V6h-60zM-6-24H6v48H-6z"),
    tone!("sand" "M-29.5 1h59v4.5h-59z"),
    fill!("red" "M-33-8h5V8h-5zM28-8h5V8h-5zM-8-27H8v5H-8zM-8 22H8v5H-8z"),
    disc!("steel" 0 0 11),
    disc!("night" 0 0 6),
    line!("mustard" 1.6 "M-4 0h8M0-4v8"),
);

/// A module with windows.
pub(crate) const LAB_MODULE: &str = concat!(
    fill!("blue" "M-8 11h16v12H-8zM-8-11h16v-12H-8z"),
    line!("white" 0.7 "M0 11v12M0-23v12M-8 17H8M-8-17H8"),
    fill!("white" "M-26-11h48c5 0 7 5 7 11s-2 11-7 11h-48z"),
    tone!("sand" "M-26 4h54c-1 4-3 6.5-6 6.5h-48z"),
    fill!("teal" "M-26-11h8v22h-8z"),
    disc!("mustard" -8 -2 4.5),
    disc!("mustard" 5 -2 4.5),
    disc!("mustard" 18 -2 4.5),
);

/// A long ship with gardens under glass.
pub(crate) const COLONY_SHIP: &str = concat!(
    fill!("slate" "M-36-4h7v14h-7z"),
    fill!("white" "M-30-2h52l14 5-14 7h-52z"),
    tone!("sand" "M-30 5h58l-6 4.5h-52z"),
    fill!("leaf" "M-25-2a8 8 0 0 1 16 0zM-6-2a8 8 0 0 1 16 0zM13-2a6 6 0 0 1 12 0z"),
    line!("white" 0.8 "M-17-10v8M2-10v8M19-8v6"),
    line!("red" 1.8 "M-28 3h54"),
    tone!("mustard" "M-36-1l-9 4 9 4z"),
);

/// A wheel with spokes.
pub(crate) const STAR_BASE: &str = concat!(
    "<circle r='22' fill='none' stroke='@edge' stroke-width='8'/>",
    "<circle r='22' fill='none' stroke='@white' stroke-width='6'/>",
    "<circle r='22' fill='none' stroke='@blue' stroke-width='2.5' stroke-dasharray='2 4.9' stroke-linecap='butt'/>",
    line!("edge" 5 "M0-19v38M-16.5-9.5l33 19M-16.5 9.5l33-19"),
    line!("steel" 3 "M0-19v38M-16.5-9.5l33 19M-16.5 9.5l33-19"),
    disc!("red" 0 0 8),
    disc!("mustard" 0 0 3.5),
);

/// A garden under a dome.
pub(crate) const GREENHOUSE: &str = concat!(
    fill!("teal" "M-28 12a28 28 0 0 1 56 0z"),
    fill!("leaf" "M-18 12c-2-8 1-12 4-14 3 2 6 6 4 14zM8 12c-2-8 1-12 4-14 3 2 6 6 4 14z"),
    fill!("moss" "M-6 12C-9 0-5-6 0-10 5-6 9 0 6 12z"),
    line!("white" 1 "M-28 12a28 28 0 0 1 56 0M-13-12C-17-4-18 4-18 12M13-12C17-4 18 4 18 12M0-16v6M-24-2h48"),
    fill!("white" "M-31 12h62v6h-62z"),
    disc!("rose" -3 -1 1.5),
    disc!("rose" 3 3 1.5),
);

/// A tower of records.
pub(crate) const ARCHIVE: &str = concat!(
    fill!("steel" "M-14-24h28v46h-28z"),
    tone!("slate" "M8-23.5h5.5v45H8z"),
    disc!("white" -4 -14 6),
    disc!("white" -4 2 6),
    disc!("night" -4 -14 2),
    disc!("night" -4 2 2),
    line!("night" 1 "M-10-14v16M2-14v16"),
    line!("mustard" 2 "M-9 14h10"),
    fill!("blue" "M-32-10h17v18h-17zM15-10h17v18H15z"),
    line!("white" 0.7 "M-26-10v18M-20-10v18M21-10v18M27-10v18"),
);

/// A small satellite, for swarms.
pub(crate) const CUBE: &str = concat!(
    fill!("blue" "M-13-3h8v6h-8zM5-3h8v6H5z"),
    fill!("mustard" "M-5-5H5V5H-5z"),
    line!("white" 1 "M0-5v-5M-4-13a6 6 0 0 1 8 0"),
);

/// A camera on a frame, with the strip it maps.
pub(crate) const MAPPER: &str = concat!(
    tone!("mustard" "M-3 6L-18 40h36L3 6z"),
    line!("steel" 1.6 "M-20-4h40"),
    fill!("blue" "M-30-11h16v14h-16zM14-11h16v14H14z"),
    line!("white" 0.7 "M-22-11v14M22-11v14M-30-4h16M14-4h16"),
    fill!("white" "M-9-13H9V4H-9z"),
    fill!("slate" "M-5 4H5l2 5H-7z"),
    disc!("red" 0 -5 3),
);

/// A crate with straps.
pub(crate) const CRATE: &str = concat!(
    fill!("mustard" "M-9-8H9V8H-9z"),
    tone!("ochre" "M4-7.5h4.5v15H4z"),
    line!("edge" 1 "M-9-8L9 8M9-8L-9 8"),
);
