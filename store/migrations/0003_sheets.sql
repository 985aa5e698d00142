-- Score sheets for games with the real boxes: like matches, but their log are edits of
-- cells. played is when the game was played, as the players say.
CREATE TABLE sheets (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    uid        TEXT    NOT NULL UNIQUE,
    kind       TEXT    NOT NULL,
    rules      INTEGER NOT NULL,
    state      TEXT    NOT NULL CHECK (state IN ('running', 'finished', 'abandoned')),
    reason     TEXT    NOT NULL DEFAULT '', -- why it ended; empty while it runs
    created    INTEGER NOT NULL,
    updated    INTEGER NOT NULL,
    played     INTEGER NOT NULL,
    turn       INTEGER NOT NULL,
    round      INTEGER NOT NULL,
    rows       INTEGER NOT NULL DEFAULT 0, -- edits in the log
    series     TEXT    NOT NULL DEFAULT '', -- uid of the first sheet on the same paper
    place      TEXT    NOT NULL DEFAULT '',
    note       TEXT    NOT NULL DEFAULT '',
    match_id   INTEGER REFERENCES matches (id) ON DELETE SET NULL, -- the match that it carries on or corrects
    deleted_at INTEGER,
    setup      BLOB    NOT NULL
) STRICT;
CREATE UNIQUE INDEX sheets_match ON sheets (match_id) WHERE match_id IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX sheets_matches ON sheets (match_id) WHERE match_id IS NOT NULL;
CREATE INDEX sheets_series ON sheets (series) WHERE series <> '';
CREATE INDEX sheets_deleted ON sheets (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE sheet_seats (
    sheet_id     INTEGER NOT NULL REFERENCES sheets (id) ON DELETE CASCADE,
    seat         INTEGER NOT NULL,
    player_id    INTEGER NOT NULL REFERENCES players (id),
    points       INTEGER NOT NULL DEFAULT 0,
    place        INTEGER,
    place_points INTEGER,
    PRIMARY KEY (sheet_id, seat),
    UNIQUE (sheet_id, player_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX sheet_seats_player ON sheet_seats (player_id);

CREATE TABLE sheet_edits (
    sheet_id  INTEGER NOT NULL REFERENCES sheets (id) ON DELETE CASCADE,
    seq       INTEGER NOT NULL, -- 1, 2, …
    type      TEXT    NOT NULL,
    data      BLOB    NOT NULL,
    player_id INTEGER REFERENCES players (id), -- who typed it; NULL: nobody said
    at        INTEGER NOT NULL,
    PRIMARY KEY (sheet_id, seq)
) STRICT;
CREATE INDEX sheet_edits_player ON sheet_edits (player_id) WHERE player_id IS NOT NULL;

CREATE TABLE sheet_scored (
    sheet_id INTEGER NOT NULL REFERENCES sheets (id) ON DELETE CASCADE,
    n        INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    round    INTEGER NOT NULL,
    word     TEXT    NOT NULL,
    points   INTEGER NOT NULL,
    PRIMARY KEY (sheet_id, n)
) STRICT, WITHOUT ROWID;

ALTER TABLE matches ADD COLUMN place TEXT NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN note TEXT NOT NULL DEFAULT '';

-- merged_into: the same person under another name; person: who that is in the end, NULL
-- for himself. Seats keep the player they were given, so merging can be taken back.
ALTER TABLE players ADD COLUMN merged_into INTEGER REFERENCES players (id);
ALTER TABLE players ADD COLUMN person INTEGER REFERENCES players (id);
ALTER TABLE players ADD COLUMN picture INTEGER NOT NULL DEFAULT 0; -- raised with each picture; 0: none
CREATE INDEX players_merged ON players (merged_into) WHERE merged_into IS NOT NULL;
DROP INDEX players_name;
CREATE UNIQUE INDEX players_name ON players (name_key) WHERE hidden = 0 AND merged_into IS NULL;

CREATE TABLE player_pictures (
    player_id INTEGER PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
    data      BLOB NOT NULL
) STRICT;

-- Everything below follows from matches, sheets and players and is kept in the same
-- transactions, so that history and statistics read no log and little else. derived says
-- which version of the program made it; an older one is made anew.
CREATE TABLE derived (version INTEGER NOT NULL) STRICT;
INSERT INTO derived VALUES (0);

-- One row for each game that was played: a match, a sheet, or a match with the sheet that
-- stands for it. Deleted ones have none.
CREATE TABLE plays (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id INTEGER UNIQUE REFERENCES matches (id) ON DELETE SET NULL,
    sheet_id INTEGER UNIQUE REFERENCES sheets (id) ON DELETE SET NULL,
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
CREATE INDEX play_seats_month ON play_seats (player_id, month, at, play_id) WHERE counted = 1;

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
CREATE INDEX words_best ON words (kind, points DESC, letters DESC, play_id, n);
CREATE INDEX words_best_year ON words (kind, year, points DESC, letters DESC, play_id, n);
CREATE INDEX words_best_player ON words (player_id, kind, points DESC, letters DESC, play_id, n);
CREATE INDEX words_best_player_year ON words (player_id, kind, year, points DESC, letters DESC, play_id, n);
CREATE INDEX words_long ON words (kind, letters DESC, points DESC, play_id, n);
CREATE INDEX words_long_year ON words (kind, year, letters DESC, points DESC, play_id, n);
CREATE INDEX words_long_player ON words (player_id, kind, letters DESC, points DESC, play_id, n);
CREATE INDEX words_long_player_year ON words (player_id, kind, year, letters DESC, points DESC, play_id, n);

-- How often somebody (0: anybody) had a word.
CREATE TABLE word_counts (
    player_id INTEGER NOT NULL,
    kind      TEXT    NOT NULL,
    word      TEXT    NOT NULL,
    times     INTEGER NOT NULL,
    PRIMARY KEY (player_id, kind, word)
) STRICT, WITHOUT ROWID;
CREATE INDEX word_counts_most ON word_counts (player_id, kind, times DESC, word);

-- Sums by player, game ('': all) and period: a month as 202511, a year as 2025, or 0 for all.
CREATE TABLE stats (
    player_id   INTEGER NOT NULL REFERENCES players (id),
    kind        TEXT    NOT NULL,
    period      INTEGER NOT NULL,
    played      INTEGER NOT NULL, -- with others
    won         INTEGER NOT NULL, -- shared first places too
    shared      INTEGER NOT NULL, -- of these
    solo        INTEGER NOT NULL, -- alone; in none of the others but turns
    points      INTEGER NOT NULL,
    best        INTEGER NOT NULL,
    turns       INTEGER NOT NULL,
    turn_points INTEGER NOT NULL,
    run_first   INTEGER NOT NULL, -- games won in a row at the beginning,
    run_last    INTEGER NOT NULL, -- at the end,
    run_best    INTEGER NOT NULL, -- anywhere
    PRIMARY KEY (player_id, kind, period)
) STRICT, WITHOUT ROWID;
CREATE INDEX stats_period ON stats (kind, period, player_id);

-- Games by kind and period, as in stats.
CREATE TABLE play_counts (
    kind   TEXT    NOT NULL,
    period INTEGER NOT NULL,
    plays  INTEGER NOT NULL,
    PRIMARY KEY (kind, period)
) STRICT, WITHOUT ROWID;

-- Head to head: how often a (the lower id) came before b, and the other way round.
CREATE TABLE pairs (
    kind   TEXT    NOT NULL,
    period INTEGER NOT NULL,
    a      INTEGER NOT NULL REFERENCES players (id),
    b      INTEGER NOT NULL REFERENCES players (id),
    a_won  INTEGER NOT NULL,
    b_won  INTEGER NOT NULL,
    tied   INTEGER NOT NULL,
    PRIMARY KEY (kind, period, a, b)
) STRICT, WITHOUT ROWID;
