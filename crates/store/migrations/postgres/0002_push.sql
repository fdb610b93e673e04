-- Where browsers are called when it is somebody's turn and no page is open.

CREATE TABLE push (
    endpoint TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    account TEXT COLLATE "C" NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    created_ms BIGINT NOT NULL,
    failures BIGINT NOT NULL
);

CREATE INDEX push_by_account ON push (account);
