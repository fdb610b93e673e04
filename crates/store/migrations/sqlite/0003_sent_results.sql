-- What people scored with deals of the day.

CREATE TABLE sent_results (
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    date TEXT NOT NULL,
    points INTEGER NOT NULL,
    place INTEGER NOT NULL,
    sent_ms INTEGER NOT NULL,
    PRIMARY KEY (game, date, account)
) STRICT, WITHOUT ROWID;

CREATE INDEX sent_results_by_account ON sent_results (account);
