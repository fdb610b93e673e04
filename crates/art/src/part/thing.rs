//! Things on the ground: machines, tools, papers.

use super::{disc, fill, line, tone};

/// Steel beams in a stack.
pub(crate) const BEAMS: &str = concat!(
    fill!("steel" "M-30 6h60v5h-6v6h6v5h-60v-5h6v-6h-6z"),
    tone!("slate" "M-23.5 11.5h47v5h-47z"),
    fill!("steel" "M-24-12h48v5h-5v7h5v5h-48v-5h5v-7h-5z"),
    tone!("slate" "M-18.5-6.5h37v6h-37z"),
    fill!("white" "M-14-26h28v4h-4v6h4v4h-28v-4h4v-6h-4z"),
);

/// Drums of fuel.
pub(crate) const DRUMS: &str = concat!(
    fill!("red" "M-28-8h24v32h-24z"),
    fill!("red" "M4-8h24v32H4z"),
    tone!("brick" "M-11-7.5h6.5v31H-11zM21-7.5h6.5v31H21z"),
    line!("edge" 1.4 "M-28 3h24M-28 13h24M4 3h24M4 13h24"),
    fill!("mustard" "M-12-28h24v20h-24z"),
    line!("edge" 1.4 "M-12-18h24"),
    tone!("white" "M-16-1l-5 8h3.5l-1.5 6 5-8h-3.5z"),
    tone!("white" "M16-1l-5 8h3.5l-1.5 6 5-8h-3.5z"),
);

/// The button nobody should press.
pub(crate) const BUTTON: &str = concat!(
    fill!("steel" "M-26 10h52l6 14h-64z"),
    tone!("slate" "M-30 19h60l1.8 4.5h-63.6z"),
    fill!("brick" "M-18 4v6c0 7 36 7 36 0V4z"),
    "<ellipse cx='0' cy='3' rx='18' ry='7' fill='@red'/>",
    tone!("rose" "M-12 2c2-3 7-4 12-4-4 1-8 2-10 5z"),
);

/// A banknote and scissors.
pub(crate) const CUT: &str = concat!(
    fill!("leaf" "M-36-2l30-9 4 15-30 9zM2-13l28-9 4 15L6 4z"),
    disc!("white" -17 1 4.5),
    disc!("white" 16 -9 4.5),
    line!("edge" 4.5 "M-3 22L8-20M9 20L-8-18"),
    line!("steel" 3 "M-3 22L8-20M9 20L-8-18"),
    "<g fill='none' stroke='@red' stroke-width='3'><circle cx='-6' cy='24' r='5'/><circle cx='12' cy='22' r='5'/></g>",
);

/// A lorry with crates.
pub(crate) const TRUCK: &str = concat!(
    fill!("mustard" "M-36-14h40v26h-40z"),
    tone!("ochre" "M-36 5H3.5v6.5H-35.5z"),
    fill!("red" "M4-6h15l11 10v8H4z"),
    fill!("white" "M10-3h7l6 6H10z"),
    fill!("slate" "M-38 12h70v4h-70z"),
    disc!("night" -24 17 6),
    disc!("night" 18 17 6),
    disc!("steel" -24 17 2.4),
    disc!("steel" 18 17 2.4),
    line!("edge" 1.2 "M-23-14v26M-10-14v26"),
);

/// A glass that sees every flaw.
pub(crate) const LENS: &str = concat!(
    line!("edge" 8 "M9 9l14 14"),
    line!("brick" 5.5 "M9 9l14 14"),
    "<circle r='13' fill='@white' fill-opacity='.35' stroke='@edge' stroke-width='5'/>",
    "<circle r='13' fill='none' stroke='@mustard' stroke-width='3'/>",
    line!("white" 1.6 "M-8-3a9 9 0 0 1 5-6"),
);

/// A bin with arrows that go round.
pub(crate) const BIN: &str = concat!(
    fill!("teal" "M-18-10h36l-4 34h-28z"),
    tone!("petrol" "M6-9.5h11.5l-4 33H6z"),
    fill!("steel" "M-21-16h42v6h-42zM-5-20H5v4H-5z"),
    line!("white" 2.6 "M-8 8a8 8 0 0 1 13-6M8 6a8 8 0 0 1-13 7M6-3v6H0M-6 18v-6h6"),
);

/// A spanner thrown into the works.
pub(crate) const GEARS: &str = concat!(
    "<g fill='none'><circle cx='-13' cy='4' r='13' stroke='@edge' stroke-width='7' stroke-dasharray='4.5 3.670' stroke-linecap='butt'/></g>",
    disc!("steel" -13 4 12.5),
    disc!("night" -13 4 4),
    "<g fill='none'><circle cx='17' cy='-8' r='9' stroke='@edge' stroke-width='6' stroke-dasharray='3.5 3.570' stroke-linecap='butt'/></g>",
    disc!("mustard" 17 -8 9),
    disc!("night" 17 -8 3),
    line!("edge" 7 "M-8 22L18-22"),
    line!("red" 4.5 "M-8 22L18-22"),
    line!("red" 4.5 "M14-27l3 6 7-1"),
);

/// A crane hook with a find.
pub(crate) const HOOK: &str = concat!(
    line!("steel" 2 "M0-40v14"),
    fill!("mustard" "M-7-27H7v9H-7z"),
    line!("edge" 6 "M0-18v5a7 7 0 1 1-8 7"),
    line!("steel" 3.6 "M0-18v5a7 7 0 1 1-8 7"),
    fill!("white" "M-19 8h36v16h-36z"),
    tone!("sand" "M6 8.5h10.5v15H6z"),
    line!("edge" 1.2 "M-1 1l-15 7M-1 1l15 7"),
    fill!("red" "M-5 12h8v8h-8z"),
);

/// More boxes than anybody needs.
pub(crate) const BOXES: &str = concat!(
    fill!("mustard" "M-30 4h18v18h-18zM-9 4H9v18H-9zM12 4h18v18H12z"),
    fill!("rose" "M-20-15h18V3h-18zM2-15h18V3H2z"),
    fill!("steel" "M-9-32H9v16H-9z"),
    line!("edge" 1.1 "M-21 4v6M0 4v6M21 4v6M-11-15v6M11-15v6M0-32v6"),
);

/// A cleaner that takes the air.
pub(crate) const VACUUM: &str = concat!(
    line!("edge" 6.5 "M-8-2C-10-22 14-24 20-6l6 16"),
    line!("slate" 4.5 "M-8-2C-10-22 14-24 20-6l6 16"),
    fill!("red" "M-32 4c0-8 8-10 16-10S2-3 2 6v12h-34z"),
    tone!("brick" "M-32 11H1.5v6.5h-33z"),
    disc!("night" -24 19 4.5),
    disc!("night" -6 19 4.5),
    fill!("steel" "M19 10h14l4 8H17z"),
    line!("white" 2 "M-26 0c2-2 5-3 8-3"),
);

/// A paper with a signature.
pub(crate) const CONTRACT: &str = concat!(
    fill!("white" "M-18-26h28l8 8v44h-36z"),
    fill!("sand" "M10-26v8h8z"),
    line!("steel" 1.8 "M-12-15h16M-12-8h24M-12-1h24M-12 6h16"),
    line!("blue" 1.6 "M-12 17c3-6 5-5 4 0s3-4 5-2 2 2 5-1 3 2 6 0"),
    disc!("red" 13 14 6),
    fill!("red" "M9 18l-2 10 6-3 6 3-2-10z"),
);

/// A clock past the end of the shift.
pub(crate) const CLOCK: &str = concat!(
    disc!("red" 0 0 25),
    disc!("white" 0 0 20),
    tone!("mustard" "M0 0V-19.5A19.5 19.5 0 0 1 17 9.8z"),
    line!("edge" 1.6 "M0-18v3M18 0h-3M0 18v-3M-18 0h3"),
    line!("black" 3 "M0 0v-13M0 0l9 5"),
    disc!("black" 0 0 2),
);

/// A camera that watches the gate.
pub(crate) const CAMERA: &str = concat!(
    tone!("mustard" "M14-2L46 6v30L8 4z"),
    fill!("slate" "M-34-24h6v30h-6zM-28-18h12v5h-12z"),
    fill!("white" "M-22-14L8-8l8 3-4 14-8-1-27-6z"),
    tone!("steel" "M-24-4L5 2l7 6.5-8-1-27-6z"),
    fill!("red" "M8-8l9 2-4 15-9-2z"),
    disc!("night" 13 0 4),
);

/// Shelves under a roof.
pub(crate) const WAREHOUSE: &str = concat!(
    fill!("brick" "M-38-6L0-26 38-6z"),
    fill!("white" "M-34-6h68v32h-68z"),
    fill!("slate" "M-28 0h56v26h-56z"),
    line!("steel" 2 "M-28 12h56"),
    fill!("mustard" "M-25 3h9v8h-9zM-4 4H6v7H-4zM-20 16h11v10h-11z"),
    fill!("red" "M-13 5h7v6h-7zM9 2h12v9H9z"),
    fill!("teal" "M-5 18H7v8H-5zM11 15h10v11H11z"),
);

/// A helmet.
pub(crate) const HELMET: &str = concat!(
    fill!("steel" "M-20 12h40l6 18h-52z"),
    disc!("white" 0 -4 22),
    tone!("sand" "M8-24a21.5 21.5 0 0 1 0 40A30 30 0 0 0 8-24z"),
    fill!("blue" "M-15-5c0-9 7-12 15-12S15-14 15-5 8 8 0 8-15 4-15-5z"),
    line!("white" 2.4 "M-9-6c0-4 3-6 7-6.5"),
    fill!("red" "M-24-8h4v10h-4zM20-8h4v10h-4z"),
);

/// Two bottles of air.
pub(crate) const BOTTLES: &str = concat!(
    line!("steel" 3 "M-10-18v-6h20v6M0-24v-5"),
    fill!("blue" "M-19-8a9 9 0 0 1 18 0v32h-18zM1-8a9 9 0 0 1 18 0v32H1z"),
    tone!("white" "M-19 2h17.5v9h-18zM1.5 2h17v9h-17z"),
    line!("edge" 1 "M-19-8a9 9 0 0 1 18 0v32h-18zM1-8a9 9 0 0 1 18 0v32H1z"),
    "<g fill='none' stroke='@red' stroke-width='1.8'><circle cx='-10' cy='6.5' r='2.6'/><circle cx='10' cy='6.5' r='2.6'/></g>",
);

/// A sheet with a seal.
pub(crate) const DIPLOMA: &str = concat!(
    fill!("white" "M-34-18h68v36h-68z"),
    "<path fill='none' stroke='@mustard' stroke-width='2' d='M-30.5-14.5h61v29h-61z'/>",
    line!("steel" 1.8 "M-24-7h30M-24 0h22M-24 7h26"),
    fill!("brick" "M12 6l-3 20 8-5 8 5-3-20z"),
    "<circle cx='17' cy='1' r='11' fill='@red' stroke-dasharray='2.5 1.820'/>",
    disc!("mustard" 17 1 7),
    line!("black" 2.2 "M13.5 1l2.5 3 4.5-5.5"),
);

/// A shield with a lock.
pub(crate) const LOCK: &str = concat!(
    fill!("steel" "M0-28l24 8v16c0 15-11 24-24 30C-13 20-24 11-24-4v-16z"),
    tone!("slate" "M0-27.5l23.5 8v16c0 14-11 23-23.5 29z"),
    line!("edge" 6.5 "M-8-4v-6a8 8 0 0 1 16 0v6"),
    line!("white" 4 "M-8-4v-6a8 8 0 0 1 16 0v6"),
    fill!("mustard" "M-13-4h26v18h-26z"),
    line!("black" 3 "M0 3v5"),
);

/// A bar across what is forbidden.
pub(crate) const STOP: &str = concat!(
    "<g fill='none'><circle r='24' stroke='@edge' stroke-width='7'/><circle r='24' stroke='@red' stroke-width='5'/></g>",
    line!("edge" 7 "M-17-17L17 17"),
    line!("red" 5 "M-17-17L17 17"),
);

/// The lattice tower beside a rocket, 60 units high.
pub(crate) const TOWER: &str = concat!(
    line!("slate" 1.4 "M-6 30v-58M6 30v-58M-6 30L6 20-6 10 6 0-6-10 6-20-6-28M6 30L-6 20 6 10-6 0 6-10-6-20 6-28M-9-28h18"),
    line!("red" 2.4 "M6-14h9M6 4h9"),
);

/// Rails towards a point far away.
pub(crate) const RAILS: &str = concat!(
    line!("steel" 2 "M-34 28L-5-18M34 28L5-18"),
    line!("steel" 2.2 "M-29 20h58M-22 9h44M-16 0h32M-11-8h22M-8-14h16"),
);

/// A drum of energy.
pub(crate) const ENERGY: &str = concat!(
    fill!("blue" "M-17-18c0-9 34-9 34 0v36c0 9-34 9-34 0z"),
    tone!("dusk" "M7-24.2c6 1 9.5 3 9.5 6v36c0 3-3.5 5-9.5 6z"),
    "<ellipse cx='0' cy='-18' rx='17' ry='6.5' fill='@steel'/>",
    line!("white" 2.4 "M-17 14c0 9 34 9 34 0"),
    fill!("mustard" "M4-11L-9 5h8l-4 13L9 1H1z"),
);

/// A panel on a mast.
pub(crate) const PANEL: &str = concat!(
    line!("edge" 5 "M0 4v24M-11 28h22"),
    line!("steel" 3 "M0 4v24M-11 28h22"),
    fill!("blue" "M-26-22h44l8 30h-44z"),
    line!("white" 1 "M-15-22l8 30M-4-22L4 8M7-22l8 30M-23.3-12h44M-20.7-2h44"),
);

/// A machine that guards.
pub(crate) const GUARD: &str = concat!(
    line!("steel" 2 "M0-27v-6"),
    disc!("red" 0 -34 2.5),
    fill!("steel" "M-24 30c0-16 8-22 24-22s24 6 24 22z"),
    fill!("white" "M-16-18c0-12 32-12 32 0V4h-32z"),
    tone!("sand" "M7-26c6 1 8.5 4 8.5 8V3.5H7z"),
    fill!("night" "M-16-14h32v9h-32z"),
    disc!("red" -6 -9.5 2.8),
    disc!("red" 6 -9.5 2.8),
    fill!("mustard" "M0 13l2.5 5.2 5.5.6-4.2 3.8 1.2 5.6L0 25.5l-5 2.7 1.2-5.6L-8 18.8l5.5-.6z"),
);

/// A drill in rock.
pub(crate) const DRILL: &str = concat!(
    fill!("steel" "M-8-4H8L0 30z"),
    line!("slate" 2 "M-6.5 4l11 4M-4.5 12l7 3M-2.5 20l4 2"),
    fill!("mustard" "M-14-22h28v18h-28z"),
    tone!("ochre" "M5-21.5h8.5v17H5z"),
    line!("edge" 5 "M-14-10l-14 30M14-10l14 30"),
    line!("red" 3 "M-14-10l-14 30M14-10l14 30"),
    fill!("red" "M-6-29H6v7H-6z"),
);

/// A sapling.
pub(crate) const SAPLING: &str = concat!(
    line!("moss" 3 "M0 16V-8"),
    fill!("leaf" "M0-4c0-16 10-22 24-22C24-12 15-4 0-4z"),
    fill!("moss" "M0 4c0-12-9-17-22-17C-22-3-13 4 0 4z"),
);

/// A claw that reaches down.
pub(crate) const CLAW: &str = concat!(
    fill!("slate" "M-22-34h44l-6 12h-32z"),
    fill!("steel" "M-4-22h8v12h-8z"),
    line!("edge" 7 "M-3-10c-14 2-18 14-12 26M3-10c14 2 18 14 12 26"),
    line!("red" 4.5 "M-3-10c-14 2-18 14-12 26M3-10c14 2 18 14 12 26"),
    disc!("mustard" 0 -10 4.5),
);

/// A dish that listens, on its mast.
pub(crate) const DISH: &str = concat!(
    fill!("slate" "M-3 0h6l5 26H-8z"),
    fill!("white" "M-20-16A22 22 0 0 0 14 8z"),
    tone!("sand" "M-13-5A22 22 0 0 0 13.5 7.8l-5-3.5A24 24 0 0 1-13-5z"),
    line!("steel" 1.6 "M-4-4L8-18M-20-16L8-18M14 8L8-18"),
    disc!("red" 8 -18 2.2),
);
