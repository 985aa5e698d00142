-- What a review says of a match that is over. It can be made again at any time, so exports lack it.

CREATE TABLE reviews (
    log_id INTEGER PRIMARY KEY REFERENCES logs (id) ON DELETE CASCADE,
    rows   INTEGER NOT NULL, -- of the log when it was made
    mind   TEXT    NOT NULL, -- which version of the mind made it
    list   TEXT    NOT NULL  -- with which words; '' without
) STRICT;

CREATE TABLE findings (
    log_id INTEGER NOT NULL REFERENCES reviews (log_id) ON DELETE CASCADE,
    n      INTEGER NOT NULL, -- 0, 1, … in the order of the log
    step   INTEGER NOT NULL, -- of the action in force, from 1
    seat   INTEGER NOT NULL,
    size   INTEGER NOT NULL, -- of a mistake: 0 none to 3 large
    data   BLOB    NOT NULL,
    PRIMARY KEY (log_id, n)
) STRICT, WITHOUT ROWID;
