-- What a seat was told in a match where the table has agreed to tips. A match without has no row here.

CREATE TABLE tips (
    log_id INTEGER NOT NULL REFERENCES logs (id) ON DELETE CASCADE,
    seat   INTEGER NOT NULL, -- -1: the table has agreed
    step   INTEGER NOT NULL, -- actions in force when it was told
    grade  INTEGER NOT NULL, -- how much was told: 1 to 3; 0 of the table
    PRIMARY KEY (log_id, seat, step)
) STRICT, WITHOUT ROWID;
