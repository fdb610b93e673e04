//! The way from a link to a seat, and what a client does there by itself.

use std::thread;
use std::time::Duration;

use gantry_kernel::Phrase;
use gantry_wire::{Answer, ClientMessage, Frame, Gathering};

use super::follower::{Follower, TableState, Update};
use crate::link::{Link, LinkError};
use crate::voice::Voice;

/// The pause between two checks of the link.
const POLL_INTERVAL: Duration = Duration::from_millis(5);

/// What a client wants at a table.
#[derive(Clone, Debug, Default)]
pub struct JoinOptions {
    /// Whether it looks on without a seat.
    pub watches: bool,
    /// Where it sits; `None` for the first free seat.
    pub seat: Option<gantry_kernel::Seat>,
    /// What it adds to the deal.
    pub salt: String,
    /// Whether it begins as soon as every seat is taken.
    pub begins: bool,
    /// How links to tables of this server begin; the table's id follows.
    pub links: String,
}

impl JoinOptions {
    /// The link that invites others to a table.
    pub fn invitation(&self, table: &str) -> String {
        format!("{}{table}", self.links)
    }

    /// What is to be sent now, given the table before the deal: something is added to the deal, the
    /// game begins.
    pub fn due(&self, gathering: &Gathering) -> Option<ClientMessage> {
        let own = gathering.chairs.iter().find(|chair| chair.own);
        let salted =
            |chair: &gantry_wire::ChairInfo| chair.taken.as_ref().is_some_and(|taken| taken.salted);
        match own {
            // After a rematch the seat is kept, but not what was added to the deal.
            Some(chair) if !salted(chair) && !self.salt.is_empty() => {
                Some(self.join(Some(chair.seat)))
            }
            _ => {
                let full = gathering.chairs.iter().all(|chair| chair.taken.is_some());
                (self.begins && gathering.owner && full).then_some(ClientMessage::Begin)
            }
        }
    }

    /// Whoever comes back plays again instead of a bot.
    pub fn returns(frame: &Frame) -> Option<ClientMessage> {
        let sharing = frame.sharing.as_ref()?;
        let away = |seat| sharing.stand_ins.iter().any(|(of, _)| *of == seat);
        let mut own = sharing.own.minus(sharing.resigned).iter().filter(|seat| away(*seat));
        let over = frame.awaiting == gantry_kernel::Awaiting::Over;
        own.next().filter(|_| !over).map(ClientMessage::Return)
    }

    fn join(&self, seat: Option<gantry_kernel::Seat>) -> ClientMessage {
        ClientMessage::Join { seat, name: String::new(), salt: self.salt.clone(), colour: 0 }
    }
}

/// Enters a table and takes a seat, unless the client only watches. What was heard on the way is
/// returned.
///
/// # Errors
/// If the table cannot be entered, or there is no seat; the phrase says what to do then.
pub fn arrive(
    link: &mut dyn Link,
    voice: &mut Voice,
    join_options: &JoinOptions,
    table: &mut Follower,
) -> Result<Vec<Update>, Phrase> {
    let closed = |error: LinkError| match error {
        LinkError::Closed(why) => why,
        LinkError::Unsaved(_) => Phrase::new("net-ended"),
    };
    let mut updates = Vec::new();
    let mut joining = None;
    loop {
        link.step(Duration::ZERO).map_err(closed)?;
        while let Some(told) = link.receive() {
            for one in table.take(voice, told) {
                match one {
                    Update::Answer(to, answer) if joining == Some(to) => {
                        if let Answer::Refused(refused) = answer {
                            return Err(no_seat(refused.reason));
                        }
                        table.added = Some(join_options.salt.trim().to_owned());
                    }
                    Update::Answer(..) => {}
                    other => updates.push(other),
                }
            }
        }
        match &table.state {
            TableState::Entering => {}
            TableState::Gathering(_) if join_options.watches || !table.own().is_empty() => {
                return Ok(updates);
            }
            TableState::Gathering(_) if joining.is_some() => {}
            TableState::Gathering(_) => {
                let join = join_options.join(join_options.seat);
                joining = Some(link.send(Duration::ZERO, join).map_err(closed)?);
            }
            TableState::Table(_)
                if table.own().is_empty() && !join_options.watches && !table.is_over() =>
            {
                return Err(Phrase::new("net-begun"));
            }
            TableState::Table(_) => return Ok(updates),
        }
        thread::sleep(POLL_INTERVAL);
    }
}

/// Why there is no seat, with the next step.
fn no_seat(reason: Phrase) -> Phrase {
    match &*reason.key {
        "host-seat-taken" | "host-table-full" => Phrase::new("net-full"),
        "host-bad-name" => Phrase::new("net-bad-name"),
        "host-same-name" => Phrase { key: "net-same-name".into(), ..reason },
        _ => reason,
    }
}
