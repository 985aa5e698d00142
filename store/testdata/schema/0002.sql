-- A data file of schema 2. Never edit: the program must open what it once wrote.
PRAGMA application_id = 1399870569;
PRAGMA user_version = 2;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
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
INSERT INTO players VALUES(1,'a5947bdf4bcc73b332e492b9a9342689','Ada','ada',0,0,1772600767089,1772600887089);
INSERT INTO players VALUES(2,'7d8d7df9d50b1cc8681495c6547c3e0f','Bjørn','bjørn',1,0,1772600767089,1772600887089);
INSERT INTO players VALUES(3,'5a53de34cee9e02f6eb229af2591e483','Weg','weg',0,1,1772600767089,1772600887089);
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
INSERT INTO matches VALUES(1,'fbde0a081722317ddf16eb0df223cf82','dicewords',3,'running','',1772600767089,1772600887089,0,1,'',1,0,'',NULL,X'7b22546172676574223a3430307d');
INSERT INTO matches VALUES(2,'77eb768e544768b1c80f8947f2c33f7d','dicewords',3,'finished','target',1772600827089,1772600887089,0,1,'',2,1500,'',NULL,X'7b22546172676574223a3430307d');
INSERT INTO matches VALUES(3,'106ad41ce23e92ad09c17ce9cf6b4012','dicewords',3,'running','',1772600887089,1772600887089,0,1,'dicewords.phase.throw',0,0,'',1772600887089,X'7b22546172676574223a3430307d');
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
INSERT INTO seats VALUES(1,0,2,0,NULL,NULL);
INSERT INTO seats VALUES(1,1,1,0,NULL,NULL);
INSERT INTO seats VALUES(2,0,1,0,1,404);
INSERT INTO seats VALUES(3,0,3,0,NULL,NULL);
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
INSERT INTO actions VALUES(2,1,0,'throw',X'7b7d',-9223372036854775808,1772600827089,1500);
INSERT INTO actions VALUES(2,2,0,'declare',X'7b7d',-9223372036854775808,1772600887089,0);
INSERT INTO actions VALUES(1,1,0,'throw',X'7b7d',-9223372036854775808,1772600887089,0);
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
INSERT INTO records VALUES(1,'c2ef8fe7e495fe5477f7fa6cf2923a09',2,1,'dicewords','400',17,1772600887089);
CREATE TABLE drafts (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    seq      INTEGER NOT NULL, -- rows of the log that it builds on
    data     BLOB    NOT NULL,
    elapsed  INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT;
INSERT INTO drafts VALUES(1,1,1,X'7b22576f7264223a22c396227d',1000);
CREATE TABLE pads (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    data     BLOB    NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT;
INSERT INTO pads VALUES(1,0,X'6e6f746573');
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
, other TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO house_words VALUES(1,'80c2d84d0fc9589cdf53658c70c3f50c','de','ÄSEN',1,'äsen','V',2,'table',1,1,1772600887089,NULL,NULL,'');
INSERT INTO house_words VALUES(2,'5e0c2f8b9a7d4c61b3f20d9e8a1b7c44','de','HUND',1,'','',0,'table',1,1,1772600887089,NULL,NULL,'RÜDE');
CREATE TABLE settings (
    key     TEXT PRIMARY KEY,
    value   TEXT NOT NULL, -- JSON
    updated INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO settings VALUES('lang','"de"',1772600887089);
DELETE FROM sqlite_sequence;
INSERT INTO sqlite_sequence VALUES('players',3);
INSERT INTO sqlite_sequence VALUES('matches',3);
INSERT INTO sqlite_sequence VALUES('records',1);
INSERT INTO sqlite_sequence VALUES('house_words',2);
CREATE UNIQUE INDEX players_name ON players (name_key) WHERE hidden = 0;
CREATE INDEX matches_updated ON matches (updated DESC, id DESC, deleted_at) WHERE deleted_at IS NULL;
CREATE INDEX matches_state   ON matches (state, updated DESC, id DESC, deleted_at) WHERE deleted_at IS NULL;
CREATE INDEX matches_kind    ON matches (kind, state, updated DESC, id DESC, deleted_at) WHERE deleted_at IS NULL;
CREATE INDEX matches_deleted ON matches (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX seats_player ON seats (player_id);
CREATE INDEX records_best ON records (kind, key, value, at);
CREATE INDEX records_player ON records (player_id);
CREATE INDEX house_words_match ON house_words (match_id, seq) WHERE match_id IS NOT NULL;
CREATE INDEX house_words_replaced ON house_words (replaced_by) WHERE replaced_by IS NOT NULL;
CREATE UNIQUE INDEX house_words_word ON house_words (lang, word, other) WHERE removed_at IS NULL;
COMMIT;
