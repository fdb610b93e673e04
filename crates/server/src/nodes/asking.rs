//! What a node asks of the database.

use gantry_cluster::{Answer, Claimed, Command, NodeId, Settings as Times, Term};
use gantry_store::{LeaseError, Leases, Store, TenureRow};

/// Asks; `None` if nobody knows whether it was done.
pub(super) async fn ask(
    store: &dyn Store,
    times: &Times,
    node: &NodeId,
    command: &Command,
) -> Option<Answer> {
    let leases = store.leases()?;
    match carry_out(leases, times, &node.to_string(), command).await {
        Ok(answer) => Some(answer),
        Err(LeaseError::Gone) => Some(Answer::Gone),
        Err(LeaseError::TableMissing) => Some(Answer::Claimed(Claimed::NoTable)),
        Err(LeaseError::Store(error)) => {
            tracing::warn!(%error, "the database does not answer this node");
            None
        }
    }
}

async fn carry_out(
    leases: &dyn Leases,
    times: &Times,
    node: &str,
    command: &Command,
) -> Result<Answer, LeaseError> {
    Ok(match command {
        Command::Renew => leases.renew(node, times.lease_ms).await.map(|()| Answer::Done)?,
        Command::Sweep { limit, inventory } => {
            let swept = leases.sweep(node, *limit, *inventory).await?;
            Answer::Swept(swept.into_iter().map(|row| (row.table.into(), Term(row.term))).collect())
        }
        Command::Claim(table) => {
            let TenureRow { term, node: holder, .. } = leases.claim(node, table).await?;
            Answer::Claimed(match node_id(&holder) {
                _ if holder == node => Claimed::Here(Term(term)),
                Some(holder) => Claimed::There(holder, Term(term)),
                // written by something that is no node of ours: it cannot be asked
                None => return Err(gantry_store::StoreError::Damaged(holder).into()),
            })
        }
        Command::Release(tenures) => {
            let tenures: Vec<(String, u64)> =
                tenures.iter().map(|(table, term)| (table.to_string(), term.0)).collect();
            leases.release(node, &tenures).await.map(|()| Answer::Done)?
        }
        Command::Leave => leases.leave(node).await.map(|()| Answer::Done)?,
    })
}

/// A node from its name in the database.
fn node_id(name: &str) -> Option<NodeId> {
    let (process, incarnation) = name.rsplit_once('.')?;
    Some(NodeId { process: process.into(), incarnation: incarnation.parse().ok()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_are_stored_by_their_names() {
        let node = NodeId { process: "attic-1".into(), incarnation: 7 };
        assert_eq!(node_id(&node.to_string()), Some(node));
        assert_eq!(node_id("attic"), None);
    }
}
