-- Puzzles of the day as somebody has begun or solved them, each as whole as it takes to show it in ten years, whatever becomes
-- of the generator and the words. Rows stay with the player who solved; a person has those of all players that are merged into
-- them.
CREATE TABLE puzzles (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    uid       TEXT    NOT NULL UNIQUE,
    player_id INTEGER NOT NULL REFERENCES players (id),
    day       INTEGER NOT NULL, -- of the puzzle, since 1970
    kind      TEXT    NOT NULL,
    language  TEXT    NOT NULL, -- of its words; '' without
    list      TEXT    NOT NULL,
    generator INTEGER NOT NULL,
    rules     INTEGER NOT NULL,
    setup     BLOB    NOT NULL,
    done      BLOB    NOT NULL, -- JSON: the rows that lead there
    seat      INTEGER NOT NULL,
    best      REAL    NOT NULL, -- what the best answer is worth
    solution  BLOB    NOT NULL, -- JSON: the rows of a best answer
    tried     BLOB    NOT NULL, -- JSON: the rows since
    tips      INTEGER NOT NULL,
    own       REAL,             -- what their answer is worth; NULL until it is there
    stars     INTEGER NOT NULL, -- 0 until then
    solved    INTEGER,          -- the day of it since 1970, where the person was
    at        INTEGER NOT NULL, -- of the last change
    UNIQUE (player_id, day, kind, language)
) STRICT;
CREATE INDEX puzzles_day ON puzzles (day);
