-- What people scored with deals of the day.

CREATE TABLE sent_results (
    account TEXT COLLATE "C" NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    game TEXT COLLATE "C" NOT NULL,
    date TEXT COLLATE "C" NOT NULL,
    points BIGINT NOT NULL,
    place BIGINT NOT NULL,
    sent_ms BIGINT NOT NULL,
    PRIMARY KEY (game, date, account)
);

CREATE INDEX sent_results_by_account ON sent_results (account);
