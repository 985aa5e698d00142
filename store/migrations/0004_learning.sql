-- What somebody answers in the course for the letter-piece alphabet: a log that is only ever added
-- to. Rows stay with the player to whom they were given; the log of a person is those of all players that are
-- merged into him, by at and id.
CREATE TABLE learning_resets (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    uid       TEXT    NOT NULL UNIQUE,
    player_id INTEGER NOT NULL REFERENCES players (id),
    at        INTEGER NOT NULL,
    undone_at INTEGER -- taken back: its answers count again
) STRICT;
CREATE INDEX learning_resets_player ON learning_resets (player_id);

CREATE TABLE learning (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    uid       TEXT    NOT NULL UNIQUE,
    player_id INTEGER NOT NULL REFERENCES players (id),
    at        INTEGER NOT NULL, -- never before the person's last row
    reset_id  INTEGER REFERENCES learning_resets (id), -- what put it out of force
    data      BLOB    NOT NULL
) STRICT;
CREATE INDEX learning_log ON learning (player_id, at, id) WHERE reset_id IS NULL;
CREATE INDEX learning_reset ON learning (reset_id) WHERE reset_id IS NOT NULL;

-- What follows from the first rows of a person's log, up to last_at and last_id, by the rules that version
-- names. Without it the whole log is read.
CREATE TABLE learning_snapshots (
    player_id INTEGER PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
    version   TEXT    NOT NULL,
    rows      INTEGER NOT NULL,
    last_at   INTEGER NOT NULL,
    last_id   INTEGER NOT NULL,
    data      BLOB    NOT NULL
) STRICT;
