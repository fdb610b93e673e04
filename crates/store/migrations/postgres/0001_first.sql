-- The first schema. A file of migrations never changes once it was released: the next one follows it.
-- Keys are compared by their bytes, as everywhere else.

CREATE TABLE tables (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    revision BIGINT NOT NULL,
    phase TEXT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    listed BOOLEAN NOT NULL,
    settings TEXT NOT NULL,
    seats TEXT NOT NULL,
    head TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    changed_ms BIGINT NOT NULL,
    clock_origin_ms BIGINT NOT NULL,
    frozen_because TEXT
);

CREATE INDEX tables_by_change ON tables (changed_ms, id);
CREATE INDEX tables_by_phase ON tables (phase, changed_ms, id);

CREATE TABLE table_accounts (
    account TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (account, table_id)
);

CREATE INDEX table_accounts_by_table ON table_accounts (table_id, account);

-- The key is the fence between two servers that play the same table.
CREATE TABLE entries (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL CHECK (seq >= 1),
    line TEXT NOT NULL,
    call TEXT,
    house_ms BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE FUNCTION refuse_gaps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (
        SELECT 1 FROM added WHERE added.seq > 1 AND NOT EXISTS (
            SELECT 1 FROM entries
            WHERE entries.table_id = added.table_id AND entries.seq = added.seq - 1
        )
    ) THEN
        RAISE EXCEPTION 'the entry before it is missing'
            USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NULL;
END
$$;

CREATE TRIGGER entries_have_no_gaps AFTER INSERT ON entries
REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION refuse_gaps();

CREATE TABLE chat (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    account TEXT COLLATE "C",
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    call TEXT,
    said_ms BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE INDEX chat_by_account ON chat (account) WHERE account IS NOT NULL;

CREATE TABLE house (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE accounts (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    revision BIGINT NOT NULL,
    name TEXT NOT NULL,
    name_key TEXT COLLATE "C" NOT NULL UNIQUE,
    role TEXT NOT NULL,
    password TEXT,
    settings TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    changed_ms BIGINT NOT NULL
);

CREATE TABLE sessions (
    token_hash BYTEA NOT NULL PRIMARY KEY,
    account TEXT COLLATE "C" NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    device TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    seen_ms BIGINT NOT NULL,
    expires_ms BIGINT NOT NULL
);

CREATE INDEX sessions_by_account ON sessions (account);
CREATE INDEX sessions_by_end ON sessions (expires_ms);

CREATE TABLE passkeys (
    credential BYTEA NOT NULL PRIMARY KEY,
    account TEXT COLLATE "C" NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    key TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    used_ms BIGINT NOT NULL
);

CREATE INDEX passkeys_by_account ON passkeys (account);

CREATE TABLE tokens (
    hash BYTEA NOT NULL PRIMARY KEY,
    account TEXT COLLATE "C" NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    created_ms BIGINT NOT NULL
);

CREATE INDEX tokens_by_account ON tokens (account);

CREATE TABLE ratings (
    account TEXT COLLATE "C" NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    game TEXT COLLATE "C" NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    changed_ms BIGINT NOT NULL,
    PRIMARY KEY (account, game)
);

CREATE TABLE rating_course (
    account TEXT COLLATE "C" NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    game TEXT COLLATE "C" NOT NULL,
    games BIGINT NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    changed_ms BIGINT NOT NULL,
    PRIMARY KEY (account, game, games)
);

-- It outlives the table, so that no table is ever rated twice.
CREATE TABLE rated (
    table_id TEXT COLLATE "C" NOT NULL PRIMARY KEY
);

CREATE TABLE reports (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    table_id TEXT COLLATE "C",
    by_account TEXT NOT NULL,
    about_account TEXT NOT NULL,
    text TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    closed_ms BIGINT,
    outcome TEXT
);

CREATE INDEX reports_by_time ON reports (created_ms, id);
