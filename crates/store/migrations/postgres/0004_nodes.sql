-- Where a server consists of several nodes: which of them live, and who plays which table.

CREATE TABLE nodes (
    node TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    expires TIMESTAMPTZ NOT NULL,
    -- its lease was ended: it never comes back
    is_over BOOLEAN NOT NULL
);

-- Every time that a node has played a table. The term is the fencing number.
CREATE TABLE tenures (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    term BIGINT NOT NULL CHECK (term >= 1),
    node TEXT COLLATE "C" NOT NULL,
    is_over BOOLEAN NOT NULL,
    PRIMARY KEY (table_id, term)
);

-- One node at a time.
CREATE UNIQUE INDEX tenures_now ON tenures (table_id) WHERE NOT is_over;
CREATE INDEX tenures_by_node ON tenures (node) WHERE NOT is_over;

-- The tenure in which it was stored; none on a server without nodes. A server of the version before
-- this one goes on, and adds entries without it.
ALTER TABLE entries ADD COLUMN term BIGINT;
