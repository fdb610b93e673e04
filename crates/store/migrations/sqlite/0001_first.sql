-- The first schema. A file of migrations never changes once it was released: the next one follows it.

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    revision INTEGER NOT NULL,
    phase TEXT NOT NULL,
    game TEXT NOT NULL,
    listed INTEGER NOT NULL CHECK (listed IN (0, 1)),
    settings TEXT NOT NULL,
    seats TEXT NOT NULL,
    head TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    changed_ms INTEGER NOT NULL,
    clock_origin_ms INTEGER NOT NULL,
    frozen_because TEXT
) STRICT;

CREATE INDEX tables_by_change ON tables (changed_ms, id);
CREATE INDEX tables_by_phase ON tables (phase, changed_ms, id);

CREATE TABLE table_accounts (
    account TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (account, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX table_accounts_by_table ON table_accounts (table_id, account);

-- The key is the fence between two servers that play the same table.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL CHECK (seq >= 1),
    line TEXT NOT NULL,
    call TEXT,
    house_ms INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER entries_have_no_gaps BEFORE INSERT ON entries
WHEN NEW.seq > 1 AND NOT EXISTS (
    SELECT 1 FROM entries WHERE table_id = NEW.table_id AND seq = NEW.seq - 1
)
BEGIN
    SELECT RAISE(ABORT, 'the entry before it is missing');
END;

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    account TEXT,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    call TEXT,
    said_ms INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX chat_by_account ON chat (account) WHERE account IS NOT NULL;

CREATE TABLE house (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE accounts (
    id TEXT NOT NULL PRIMARY KEY,
    revision INTEGER NOT NULL,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL UNIQUE,
    role TEXT NOT NULL,
    password TEXT,
    settings TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    changed_ms INTEGER NOT NULL
) STRICT;

CREATE TABLE sessions (
    token_hash BLOB NOT NULL PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    device TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    seen_ms INTEGER NOT NULL,
    expires_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_by_account ON sessions (account);
CREATE INDEX sessions_by_end ON sessions (expires_ms);

CREATE TABLE passkeys (
    credential BLOB NOT NULL PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    key TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    used_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX passkeys_by_account ON passkeys (account);

CREATE TABLE tokens (
    hash BLOB NOT NULL PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    created_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tokens_by_account ON tokens (account);

CREATE TABLE ratings (
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    games INTEGER NOT NULL,
    changed_ms INTEGER NOT NULL,
    PRIMARY KEY (account, game)
) STRICT, WITHOUT ROWID;

CREATE TABLE rating_course (
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    games INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    changed_ms INTEGER NOT NULL,
    PRIMARY KEY (account, game, games)
) STRICT, WITHOUT ROWID;

-- It outlives the table, so that no table is ever rated twice.
CREATE TABLE rated (
    table_id TEXT NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;

CREATE TABLE reports (
    id TEXT NOT NULL PRIMARY KEY,
    table_id TEXT,
    by_account TEXT NOT NULL,
    about_account TEXT NOT NULL,
    text TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    closed_ms INTEGER,
    outcome TEXT
) STRICT;

CREATE INDEX reports_by_time ON reports (created_ms, id);
