-- Times are Unix milliseconds, durations milliseconds. Rows that can be exported on
-- their own have a random uid; seats, actions, scored words, drafts and pads belong to
-- their match and are known by its uid.

CREATE TABLE players (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    uid         TEXT    NOT NULL UNIQUE,
    name        TEXT    NOT NULL,
    name_key    TEXT    NOT NULL, -- folded: names that differ only in case are the same
    color       INTEGER NOT NULL,
    hidden      INTEGER NOT NULL DEFAULT 0,
    created     INTEGER NOT NULL,
    last_played INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE UNIQUE INDEX players_name ON players (name_key) WHERE hidden = 0;

CREATE TABLE matches (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    uid        TEXT    NOT NULL UNIQUE,
    kind       TEXT    NOT NULL,
    rules      INTEGER NOT NULL,
    state      TEXT    NOT NULL CHECK (state IN ('running', 'finished', 'abandoned', 'unreadable')),
    reason     TEXT    NOT NULL DEFAULT '', -- why it ended; empty while it runs
    created    INTEGER NOT NULL,
    updated    INTEGER NOT NULL,
    turn       INTEGER NOT NULL,
    round      INTEGER NOT NULL,
    phase      TEXT    NOT NULL,
    rows       INTEGER NOT NULL DEFAULT 0, -- actions in the log
    elapsed    INTEGER NOT NULL DEFAULT 0,
    series     TEXT    NOT NULL DEFAULT '',
    deleted_at INTEGER,
    setup      BLOB    NOT NULL -- last, so that a list need not read past it
) STRICT;
-- deleted_at stands in the indices because SQLite takes only then the answer from them alone.
CREATE INDEX matches_updated ON matches (updated DESC, id DESC, deleted_at) WHERE deleted_at IS NULL;
CREATE INDEX matches_state   ON matches (state, updated DESC, id DESC, deleted_at) WHERE deleted_at IS NULL;
CREATE INDEX matches_kind    ON matches (kind, state, updated DESC, id DESC, deleted_at) WHERE deleted_at IS NULL;
CREATE INDEX matches_deleted ON matches (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE seats (
    match_id     INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat         INTEGER NOT NULL,
    player_id    INTEGER NOT NULL REFERENCES players (id),
    points       INTEGER NOT NULL DEFAULT 0,
    place        INTEGER, -- rank in the outcome, 1 is best
    place_points INTEGER,
    PRIMARY KEY (match_id, seat),
    UNIQUE (match_id, player_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_player ON seats (player_id);

CREATE TABLE actions (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seq      INTEGER NOT NULL, -- 1, 2, …
    seat     INTEGER NOT NULL, -- -1: the table
    type     TEXT    NOT NULL,
    data     BLOB    NOT NULL,
    sum      INTEGER NOT NULL, -- the bits of a uint64
    at       INTEGER NOT NULL,
    elapsed  INTEGER NOT NULL,
    PRIMARY KEY (match_id, seq)
) STRICT;

CREATE TABLE scored (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    n        INTEGER NOT NULL, -- 0, 1, … in the order of play
    seat     INTEGER NOT NULL,
    round    INTEGER NOT NULL,
    word     TEXT    NOT NULL,
    points   INTEGER NOT NULL,
    PRIMARY KEY (match_id, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE records (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    uid       TEXT    NOT NULL UNIQUE,
    match_id  INTEGER NOT NULL UNIQUE REFERENCES matches (id) ON DELETE CASCADE,
    player_id INTEGER NOT NULL REFERENCES players (id),
    kind      TEXT    NOT NULL,
    key       TEXT    NOT NULL,
    value     INTEGER NOT NULL, -- lower is better
    at        INTEGER NOT NULL
) STRICT;
CREATE INDEX records_best ON records (kind, key, value, at);
CREATE INDEX records_player ON records (player_id);

CREATE TABLE drafts (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    seq      INTEGER NOT NULL, -- rows of the log that it builds on
    data     BLOB    NOT NULL,
    elapsed  INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT;

CREATE TABLE pads (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    data     BLOB    NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT;

CREATE TABLE house_words (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    uid         TEXT    NOT NULL UNIQUE,
    lang        TEXT    NOT NULL,
    word        TEXT    NOT NULL,
    accept      INTEGER NOT NULL,
    lemma       TEXT    NOT NULL,
    class       TEXT    NOT NULL,
    tier        INTEGER NOT NULL,
    made_by     TEXT    NOT NULL,
    match_id    INTEGER REFERENCES matches (id) ON DELETE SET NULL, -- the match whose action made it
    seq         INTEGER NOT NULL, -- and the action
    at          INTEGER NOT NULL,
    removed_at  INTEGER,
    replaced_by INTEGER REFERENCES house_words (id) ON DELETE SET NULL -- comes back when that action is undone
) STRICT;
CREATE UNIQUE INDEX house_words_word ON house_words (lang, word) WHERE removed_at IS NULL;
CREATE INDEX house_words_match ON house_words (match_id, seq) WHERE match_id IS NOT NULL;
CREATE INDEX house_words_replaced ON house_words (replaced_by) WHERE replaced_by IS NOT NULL;

CREATE TABLE settings (
    key     TEXT PRIMARY KEY,
    value   TEXT NOT NULL, -- JSON
    updated INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
