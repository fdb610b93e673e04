-- Where browsers are called when it is somebody's turn and no page is open.

CREATE TABLE push (
    endpoint TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    created_ms INTEGER NOT NULL,
    failures INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX push_by_account ON push (account);
