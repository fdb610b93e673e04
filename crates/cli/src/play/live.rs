//! A game in real time: the whole screen, then what the line session says at its end.

use gantry_catalog::{Listing, Table};
use gantry_host::{Moment, Room};
use gantry_terminal::{End, KeepTable};

use super::here::{self, Here};
use super::session::Session;
use crate::args::Play;
use crate::fail::Failure;
use crate::files::Keeper;
use crate::show::Voice;

/// How any game in real time is played without quick hands.
const INSTEAD: &str = "; --option pace=turns plays it line by line";

/// Whether a table in real time can be played here; any other can.
pub(super) fn check(table: &dyn Table, arguments: &Play) -> Result<(), Failure> {
    if !table.in_time() {
        return Ok(());
    }
    let people = table.header().players.iter().filter(|player| player.kind == "human").count();
    let problem = if people > 1 {
        "in real time one keyboard serves one person"
    } else if arguments.words.plain || !gantry_terminal::is_there() {
        "a game in real time takes the whole screen of a terminal"
    } else {
        return Ok(());
    };
    // a game that has begun keeps its pace
    let new = arguments.resume.is_none() && arguments.position.is_none();
    let instead = if new { INSTEAD } else { "" };
    Err(Failure::usage(format_args!("{problem}{instead}")))
}

pub(super) fn run(
    table: Box<dyn Table>,
    voice: Voice,
    arguments: &Play,
    listing: &'static Listing,
    mut keeper: Option<Keeper>,
    remark: Option<String>,
) -> Result<(), Failure> {
    let mut kept = here::kept(&*table);
    let mut keep = |table: &dyn Table| {
        kept.follow(table, 0);
        keeper.follow(&kept).and_then(|()| keeper.sync())
    };
    let remarks = remark.into_iter().collect();
    let mut room = Room::new(table, Moment::default());
    let end = gantry_terminal::play(&mut room, &voice, listing.title, remarks, &mut keep);
    let (here, frame) = Here::open(listing, room.table, keeper, true)?;
    let session = Session::new(here, frame, voice, arguments)?;
    match end {
        Ok(End::Over) => session.finish(),
        Ok(End::Left) => session.depart(),
        Err(trouble) => {
            // what was played must not be lost with the screen
            session.depart()?;
            Err(Failure::usage(trouble))
        }
    }
}
