-- Matches and score sheets are logs of rows with a standing, in one family of tables. Matches keep their ids, those of
-- sheets follow behind.

CREATE TABLE logs (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    uid        TEXT    NOT NULL,
    sheet      INTEGER NOT NULL CHECK (sheet IN (0, 1)), -- a score sheet, not a match
    kind       TEXT    NOT NULL,
    rules      INTEGER NOT NULL,
    state      TEXT    NOT NULL CHECK (state IN ('running', 'finished', 'abandoned', 'unreadable')),
    reason     TEXT    NOT NULL DEFAULT '', -- why it ended; empty while it runs
    created    INTEGER NOT NULL,
    updated    INTEGER NOT NULL, -- when the last row came
    played     INTEGER NOT NULL, -- of a sheet: as the players say; of a match: updated
    turn       INTEGER NOT NULL, -- who is asked
    round      INTEGER NOT NULL,
    phase      TEXT    NOT NULL,
    rows       INTEGER NOT NULL DEFAULT 0,
    elapsed    INTEGER NOT NULL DEFAULT 0,
    series     TEXT    NOT NULL DEFAULT '', -- uid of the first match of a series, or of the first sheet on the same paper
    place      TEXT    NOT NULL DEFAULT '',
    note       TEXT    NOT NULL DEFAULT '',
    match_id   INTEGER REFERENCES logs (id) ON DELETE SET NULL, -- the match that a sheet carries on or corrects
    deleted_at INTEGER,
    setup      BLOB    NOT NULL, -- last, so that a list need not read past it
    UNIQUE (uid, sheet)
) STRICT;

INSERT INTO logs (id, uid, sheet, kind, rules, state, reason, created, updated, played, turn, round, phase, rows, elapsed, series, place, note, deleted_at, setup)
    SELECT id, uid, 0, kind, rules, state, reason, created, updated, updated, turn, round, phase, rows, elapsed, series, place, note, deleted_at, setup FROM matches;

CREATE TABLE behind (n INTEGER NOT NULL) STRICT; -- the highest id that a match ever had
INSERT INTO behind SELECT coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'matches'), 0);

INSERT INTO logs (id, uid, sheet, kind, rules, state, reason, created, updated, played, turn, round, phase, rows, series, place, note, match_id, deleted_at, setup)
    SELECT id + n, uid, 1, kind, rules, state, reason, created, updated, played, turn, round, '', rows, series, place, note, match_id, deleted_at, setup
    FROM sheets, behind;

DELETE FROM sqlite_sequence WHERE name = 'logs';
INSERT INTO sqlite_sequence (name, seq) SELECT 'logs', n + coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'sheets'), 0) FROM behind;

ALTER TABLE seats RENAME TO old_seats;
CREATE TABLE seats (
    log_id       INTEGER NOT NULL REFERENCES logs (id) ON DELETE CASCADE,
    seat         INTEGER NOT NULL,
    player_id    INTEGER NOT NULL REFERENCES players (id),
    points       INTEGER NOT NULL DEFAULT 0,
    place        INTEGER, -- rank in the outcome, 1 is best
    place_points INTEGER,
    PRIMARY KEY (log_id, seat),
    UNIQUE (log_id, player_id)
) STRICT, WITHOUT ROWID;
INSERT INTO seats SELECT match_id, seat, player_id, points, place, place_points FROM old_seats
    UNION ALL SELECT sheet_id + n, seat, player_id, points, place, place_points FROM sheet_seats, behind;

CREATE TABLE rows (
    log_id    INTEGER NOT NULL REFERENCES logs (id) ON DELETE CASCADE,
    seq       INTEGER NOT NULL, -- 1, 2, …
    seat      INTEGER NOT NULL, -- -1: the table
    type      TEXT    NOT NULL,
    data      BLOB    NOT NULL,
    sum       INTEGER NOT NULL, -- the bits of a uint64; 0 on a sheet
    player_id INTEGER REFERENCES players (id), -- who typed it on a sheet; NULL: nobody said
    at        INTEGER NOT NULL,
    elapsed   INTEGER NOT NULL,
    PRIMARY KEY (log_id, seq)
) STRICT;
INSERT INTO rows SELECT match_id, seq, seat, type, data, sum, NULL, at, elapsed FROM actions ORDER BY match_id, seq;
INSERT INTO rows SELECT sheet_id + n, seq, -1, type, data, 0, player_id, at, 0 FROM sheet_edits, behind ORDER BY sheet_id, seq;

ALTER TABLE scored RENAME TO old_scored;
CREATE TABLE scored (
    log_id INTEGER NOT NULL REFERENCES logs (id) ON DELETE CASCADE,
    n      INTEGER NOT NULL, -- 0, 1, … in the order of play
    seat   INTEGER NOT NULL,
    round  INTEGER NOT NULL,
    word   TEXT    NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (log_id, n)
) STRICT, WITHOUT ROWID;
INSERT INTO scored SELECT match_id, n, seat, round, word, points FROM old_scored
    UNION ALL SELECT sheet_id + behind.n, s.n, seat, round, word, points FROM sheet_scored s, behind;

ALTER TABLE records RENAME TO old_records;
CREATE TABLE records (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    uid       TEXT    NOT NULL UNIQUE,
    log_id    INTEGER NOT NULL UNIQUE REFERENCES logs (id) ON DELETE CASCADE,
    player_id INTEGER NOT NULL REFERENCES players (id),
    kind      TEXT    NOT NULL,
    key       TEXT    NOT NULL,
    value     INTEGER NOT NULL, -- lower is better
    at        INTEGER NOT NULL
) STRICT;
INSERT INTO records SELECT id, uid, match_id, player_id, kind, key, value, at FROM old_records;

ALTER TABLE drafts RENAME TO old_drafts;
CREATE TABLE drafts (
    log_id  INTEGER NOT NULL REFERENCES logs (id) ON DELETE CASCADE,
    seat    INTEGER NOT NULL, -- -1: of the table, as on a sheet
    seq     INTEGER NOT NULL, -- rows of the log that it builds on
    data    BLOB    NOT NULL,
    elapsed INTEGER NOT NULL,
    PRIMARY KEY (log_id, seat)
) STRICT;
INSERT INTO drafts SELECT match_id, seat, seq, data, elapsed FROM old_drafts
    UNION ALL SELECT d.sheet_id + n, -1, s.rows, d.data, 0 FROM sheet_drafts d JOIN sheets s ON s.id = d.sheet_id, behind;

ALTER TABLE pads RENAME TO old_pads;
CREATE TABLE pads (
    log_id INTEGER NOT NULL REFERENCES logs (id) ON DELETE CASCADE,
    seat   INTEGER NOT NULL,
    data   BLOB    NOT NULL,
    PRIMARY KEY (log_id, seat)
) STRICT;
INSERT INTO pads SELECT match_id, seat, data FROM old_pads;

ALTER TABLE house_words RENAME TO old_house_words;
CREATE TABLE house_words (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    uid         TEXT    NOT NULL UNIQUE,
    lang        TEXT    NOT NULL,
    word        TEXT    NOT NULL,
    other       TEXT    NOT NULL DEFAULT '', -- accept says whether both mean the same; in alphabetical order. Empty: a ruling on word alone
    accept      INTEGER NOT NULL,
    lemma       TEXT    NOT NULL,
    class       TEXT    NOT NULL,
    tier        INTEGER NOT NULL,
    made_by     TEXT    NOT NULL,
    match_id    INTEGER REFERENCES logs (id) ON DELETE SET NULL, -- the match whose action made it
    seq         INTEGER NOT NULL, -- and the action
    at          INTEGER NOT NULL,
    removed_at  INTEGER,
    replaced_by INTEGER REFERENCES house_words (id) ON DELETE SET NULL -- comes back when that action is undone
) STRICT;
INSERT INTO house_words (id, uid, lang, word, other, accept, lemma, class, tier, made_by, match_id, seq, at, removed_at, replaced_by)
    SELECT id, uid, lang, word, other, accept, lemma, class, tier, made_by, match_id, seq, at, removed_at, replaced_by FROM old_house_words;

-- An id that was given is never given again, also when its row is gone.
DELETE FROM sqlite_sequence WHERE name IN ('records', 'house_words');
UPDATE sqlite_sequence SET name = substr(name, 5) WHERE name IN ('old_records', 'old_house_words');

DROP TABLE IF EXISTS words; -- these follow from the others and are made again
DROP TABLE IF EXISTS play_seats;
DROP TABLE IF EXISTS plays;
DROP TABLE old_house_words;
DROP TABLE old_pads;
DROP TABLE old_drafts;
DROP TABLE old_records;
DROP TABLE old_scored;
DROP TABLE actions;
DROP TABLE old_seats;
DROP TABLE sheet_drafts;
DROP TABLE sheet_scored;
DROP TABLE sheet_edits;
DROP TABLE sheet_seats;
DROP TABLE sheets;
DROP TABLE matches;
DROP TABLE behind;

-- deleted_at and sheet stand in the indices because SQLite takes only then the answer from them alone.
CREATE INDEX logs_updated ON logs (updated DESC, id DESC, deleted_at, sheet) WHERE deleted_at IS NULL AND sheet = 0;
CREATE INDEX logs_state   ON logs (state, updated DESC, id DESC, deleted_at, sheet) WHERE deleted_at IS NULL AND sheet = 0;
CREATE INDEX logs_kind    ON logs (kind, state, updated DESC, id DESC, deleted_at, sheet) WHERE deleted_at IS NULL AND sheet = 0;
CREATE INDEX logs_deleted ON logs (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE UNIQUE INDEX logs_match ON logs (match_id) WHERE match_id IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX logs_matches ON logs (match_id) WHERE match_id IS NOT NULL;
CREATE INDEX logs_series ON logs (series) WHERE sheet = 1 AND series <> '';
CREATE INDEX seats_player ON seats (player_id);
CREATE INDEX rows_player ON rows (player_id) WHERE player_id IS NOT NULL;
CREATE INDEX records_best ON records (kind, key, value, at);
CREATE INDEX records_player ON records (player_id);
CREATE UNIQUE INDEX house_words_word ON house_words (lang, word, other) WHERE removed_at IS NULL;
CREATE INDEX house_words_match ON house_words (match_id, seq) WHERE match_id IS NOT NULL;
CREATE INDEX house_words_replaced ON house_words (replaced_by) WHERE replaced_by IS NOT NULL;

-- One row for each game that was played: a match, a sheet, or a match with the sheet that
-- stands for it. Deleted ones have none.
CREATE TABLE plays (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id INTEGER UNIQUE REFERENCES logs (id) ON DELETE SET NULL,
    sheet_id INTEGER UNIQUE REFERENCES logs (id) ON DELETE SET NULL,
    kind     TEXT    NOT NULL,
    open     INTEGER NOT NULL, -- still running
    counted  INTEGER NOT NULL, -- is in the statistics
    at       INTEGER NOT NULL,
    month    INTEGER NOT NULL, -- as 202511, in the time zone of its day
    place    TEXT    NOT NULL
) STRICT;
CREATE INDEX plays_at ON plays (at DESC, id DESC);
CREATE INDEX plays_kind ON plays (kind, at DESC, id DESC);
CREATE INDEX plays_open ON plays (at DESC, id DESC) WHERE open = 1;
CREATE INDEX plays_sheets ON plays (at DESC, id DESC) WHERE sheet_id IS NOT NULL;
CREATE INDEX plays_place ON plays (place, at DESC, id DESC) WHERE place <> '';
CREATE INDEX plays_rated ON plays (kind, at, id) WHERE counted = 1;
CREATE INDEX plays_counted ON plays (kind, month) WHERE counted = 1;

CREATE TABLE play_seats (
    play_id     INTEGER NOT NULL REFERENCES plays (id) ON DELETE CASCADE,
    seat        INTEGER NOT NULL,
    player_id   INTEGER NOT NULL REFERENCES players (id), -- the person
    kind        TEXT    NOT NULL,
    at          INTEGER NOT NULL,
    month       INTEGER NOT NULL,
    counted     INTEGER NOT NULL,
    seats       INTEGER NOT NULL,
    points      INTEGER NOT NULL,
    rank        INTEGER NOT NULL,
    winners     INTEGER NOT NULL, -- who share the first place
    turns       INTEGER NOT NULL,
    turn_points INTEGER NOT NULL,
    mu          REAL, -- the rating after it; NULL when it isn't rated
    sigma       REAL,
    PRIMARY KEY (play_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX play_seats_player ON play_seats (player_id, at DESC, play_id DESC);
CREATE INDEX play_seats_kind ON play_seats (player_id, kind, at DESC, play_id DESC);
-- All that the sums of a player need, in the order of play, so that they are read from it alone.
CREATE INDEX play_seats_sums ON play_seats (player_id, month, at, play_id, kind, seats, rank, winners, points, turns, turn_points) WHERE counted = 1;

CREATE TABLE words (
    play_id   INTEGER NOT NULL REFERENCES plays (id) ON DELETE CASCADE,
    n         INTEGER NOT NULL,
    player_id INTEGER NOT NULL REFERENCES players (id),
    kind      TEXT    NOT NULL,
    year      INTEGER NOT NULL,
    word      TEXT    NOT NULL,
    letters   INTEGER NOT NULL,
    points    INTEGER NOT NULL,
    PRIMARY KEY (play_id, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX words_best ON words (kind, points DESC, letters DESC, play_id, n, year);
CREATE INDEX words_best_player ON words (player_id, kind, points DESC, letters DESC, play_id, n, year);
CREATE INDEX words_long ON words (kind, letters DESC, points DESC, play_id, n, year);
CREATE INDEX words_long_player ON words (player_id, kind, letters DESC, points DESC, play_id, n, year);
CREATE INDEX words_common ON words (kind, word, player_id);
