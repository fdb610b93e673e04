//! Where a server has several nodes: whether this one still plays the table.

use super::{End, TableTask};

impl TableTask {
    /// Whether the table may be shown: where a server has several nodes, it waits until this one is
    /// sure that no other one plays the table.
    pub(super) async fn may_show(&mut self) -> bool {
        if let (Some(nodes), Some(term)) = (&self.registry.nodes, self.row.term) {
            let mut closing = self.closing.clone();
            let closed = async { drop(closing.wait_for(|closing| *closing).await) };
            let may_show = tokio::select! {
                may_show = nodes.may_show(&self.row.id, term) => may_show,
                () = closed => false,
            };
            if !may_show {
                self.end = Some(End::Moved);
            }
        }
        self.end.is_none()
    }

    /// The database has refused a write, since another node plays the table or may.
    pub(super) fn fenced(&mut self) {
        self.end = Some(End::Moved);
        if let (Some(nodes), Some(term)) = (&self.registry.nodes, self.row.term) {
            nodes.fenced(&self.row.id, term);
        }
    }
}
