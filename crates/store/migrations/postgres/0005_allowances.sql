-- How often somebody may do what is limited over all nodes of a server: when the last one taken has
-- come back. A server of the version before this one does not know it.
CREATE TABLE allowances (
    key TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    due TIMESTAMPTZ NOT NULL
);
