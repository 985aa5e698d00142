-- The book of one's own mistakes: positions with what was done there, each as whole as it takes to show it in ten years,
-- whatever becomes of its match. Rows stay with the player to whom they were given; the book of a person is those of all
-- players that are merged into them.
CREATE TABLE exercises (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    uid        TEXT    NOT NULL UNIQUE,
    player_id  INTEGER NOT NULL REFERENCES players (id),
    at         INTEGER NOT NULL, -- the mistake was made: the end of its match
    day        INTEGER NOT NULL, -- of that since 1970, where the person was
    source     TEXT    NOT NULL, -- uid of the match
    step       INTEGER NOT NULL, -- of the action there, from 1
    kind       TEXT    NOT NULL,
    rules      INTEGER NOT NULL,
    setup      BLOB    NOT NULL,
    done       BLOB    NOT NULL, -- JSON: the rows that led there
    own        BLOB    NOT NULL, -- JSON: the row of what was done there
    seat       INTEGER NOT NULL,
    seats      BLOB    NOT NULL, -- JSON: uids of those who sat there
    finding    BLOB    NOT NULL, -- JSON: what the review says of it
    mind       TEXT    NOT NULL, -- which version of the game's mind said so
    list       TEXT    NOT NULL, -- with which words; '' without
    picked     INTEGER NOT NULL, -- by the person; else it came in by itself
    aside      TEXT    NOT NULL DEFAULT '', -- why it isn't asked; '' where it is
    removed_at INTEGER,
    UNIQUE (player_id, source, step)
) STRICT;
CREATE INDEX exercises_source ON exercises (source, step);

-- The answers to a task, in their order.
CREATE TABLE exercise_answers (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    uid         TEXT    NOT NULL UNIQUE,
    exercise_id INTEGER NOT NULL REFERENCES exercises (id) ON DELETE CASCADE,
    at          INTEGER NOT NULL,
    day         INTEGER NOT NULL,
    solved      INTEGER NOT NULL,
    tips        INTEGER NOT NULL,
    undone_at   INTEGER -- taken back
) STRICT;
CREATE INDEX exercise_answers_of ON exercise_answers (exercise_id, id);
