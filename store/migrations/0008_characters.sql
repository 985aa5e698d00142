-- A player may be a character that the computer plays. Its row comes with its first match, so that a file without such
-- matches has none. A child may have the name of a character.
ALTER TABLE players ADD COLUMN level INTEGER NOT NULL DEFAULT 0 CHECK (level BETWEEN 0 AND 5); -- how strong the character is; 0: a person
DROP INDEX players_name;
CREATE UNIQUE INDEX players_name ON players (name_key) WHERE hidden = 0 AND merged_into IS NULL AND level = 0;

-- What was played with characters counts apart: history and statistics are made again with how many of them sat there.
DROP TABLE IF EXISTS words;
DROP TABLE IF EXISTS play_seats;
DROP TABLE IF EXISTS plays;

-- One row for each game that was played: a match, a sheet, or a match with the sheet that
-- stands for it. Deleted ones have none.
CREATE TABLE plays (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id  INTEGER UNIQUE REFERENCES logs (id) ON DELETE SET NULL,
    sheet_id  INTEGER UNIQUE REFERENCES logs (id) ON DELETE SET NULL,
    kind      TEXT    NOT NULL,
    open      INTEGER NOT NULL, -- still running
    counted   INTEGER NOT NULL, -- is in the statistics
    at        INTEGER NOT NULL,
    month     INTEGER NOT NULL, -- as 202511, in the time zone of its day
    place     TEXT    NOT NULL,
    computers INTEGER NOT NULL -- how many characters sat there
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
    computers   INTEGER NOT NULL, -- as in plays
    PRIMARY KEY (play_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX play_seats_player ON play_seats (player_id, at DESC, play_id DESC);
CREATE INDEX play_seats_kind ON play_seats (player_id, kind, at DESC, play_id DESC);
-- All that the sums of a player among persons need, in the order of play, so that they are read from it alone.
CREATE INDEX play_seats_sums ON play_seats (player_id, month, at, play_id, kind, seats, rank, winners, points, turns, turn_points) WHERE counted = 1 AND computers = 0;
CREATE INDEX play_seats_computers ON play_seats (player_id, kind, month, play_id, rank) WHERE counted = 1 AND computers > 0;

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
