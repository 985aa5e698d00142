-- A data file of schema 16. Never edit: the program must open what it once wrote.
PRAGMA application_id = 1399870569;
PRAGMA user_version = 16;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE derived (version INTEGER NOT NULL) STRICT;
INSERT INTO "derived" VALUES(6);
CREATE TABLE drafts (
    log_id  INTEGER NOT NULL REFERENCES logs (id) ON DELETE CASCADE,
    seat    INTEGER NOT NULL, -- -1: of the table, as on a sheet
    seq     INTEGER NOT NULL, -- rows of the log that it builds on
    data    BLOB    NOT NULL,
    elapsed INTEGER NOT NULL,
    PRIMARY KEY (log_id, seat)
) STRICT;
INSERT INTO "drafts" VALUES(1,1,1,X'7B22576F7264223A22C396227D',1000);
INSERT INTO "drafts" VALUES(4,-1,1,X'7B7D',0);
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
INSERT INTO "exercise_answers" VALUES(1,'91c3b7d2e5a84f60b1d4c7e8f9a01b33',1,1772600887189,20516,0,1,1772600887289);
INSERT INTO "exercise_answers" VALUES(2,'c2d4e6f8a0b14c3d9e5f7a8b6c0d1e44',1,1772600887389,20517,1,1,NULL);
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
INSERT INTO "exercises" VALUES(1,'5f1de4c1a0b74b0e9d6f0c2b7a913e11',1,1772600887089,20516,'77eb768e544768b1c80f8947f2c33f7d',2,'dicewords',3,X'7B22546172676574223A3430307D',X'5B7B2273656174223A302C2274797065223A227468726F77222C2264617461223A226533303D222C2273756D223A2239323233333732303336383534373735383038227D5D',X'5B7B2273656174223A302C2274797065223A226465636C617265222C2264617461223A226533303D222C2273756D223A223138343436373434303733373039353531363135227D5D',0,X'5B226135393437626466346263633733623333326534393262396139333432363839222C226334613761633765373030303030303030303030303030303030303030303033225D',X'7B2253746570223A322C2253656174223A302C225475726E223A312C2257686174223A2264696365776F7264732E7265766965772E776F7264222C224F776E223A38342E352C2242657374223A39362E352C2253697A65223A322C2254797065223A226465636C617265222C2244617461223A7B22576F7264223A2248415553227D2C224C6F7374223A31327D','1','de-1',0,'',NULL);
INSERT INTO "exercises" VALUES(2,'0b8a7f3d51c94c1cb7a2f6e4d8035a22',2,1772600887089,20516,'77eb768e544768b1c80f8947f2c33f7d',1,'dicewords',3,X'7B22546172676574223A3430307D',X'5B5D',X'5B7B2273656174223A312C2274797065223A227468726F77222C2264617461223A226533303D222C2273756D223A2237227D5D',1,X'5B226135393437626466346263633733623333326534393262396139333432363839222C223764386437646639643530623163633836383134393563363534376333653066225D',X'7B2253746570223A312C2253656174223A312C225475726E223A312C2257686174223A2264696365776F7264732E7265766965772E6B656570222C224F776E223A39302C2242657374223A3132302C2253697A65223A337D','1','de-1',1,'wanted',1772600887089);
CREATE TABLE findings (
    log_id INTEGER NOT NULL REFERENCES reviews (log_id) ON DELETE CASCADE,
    n      INTEGER NOT NULL, -- 0, 1, … in the order of the log
    step   INTEGER NOT NULL, -- of the action in force, from 1
    seat   INTEGER NOT NULL,
    size   INTEGER NOT NULL, -- of a mistake: 0 none to 3 large
    data   BLOB    NOT NULL,
    PRIMARY KEY (log_id, n)
) STRICT, WITHOUT ROWID;
INSERT INTO "findings" VALUES(2,0,1,0,0,X'7B2253746570223A312C2253656174223A302C225475726E223A312C224F776E223A302C2242657374223A302C2242617365223A3130302C224C75636B223A2D332E357D');
INSERT INTO "findings" VALUES(2,1,2,0,2,X'7B2253746570223A322C2253656174223A302C225475726E223A312C2257686174223A2264696365776F7264732E7265766965772E776F7264222C224F776E223A38342E352C2242657374223A39362E352C2253697A65223A322C2254797065223A226465636C617265222C2244617461223A7B22576F7264223A2248415553227D2C224C6F7374223A31327D');
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
INSERT INTO "house_words" VALUES(1,'80c2d84d0fc9589cdf53658c70c3f50c','de','ÄSEN','',1,'äsen','V',2,'table',1,1,1772600887089,NULL,NULL);
INSERT INTO "house_words" VALUES(2,'5e0c2f8b9a7d4c61b3f20d9e8a1b7c44','de','HUND','RÜDE',1,'','',0,'table',1,1,1772600887089,NULL,NULL);
CREATE TABLE judged (
    log_id    INTEGER NOT NULL REFERENCES reviews (log_id) ON DELETE CASCADE,
    seat      INTEGER NOT NULL,
    what      TEXT    NOT NULL,
    turns     INTEGER NOT NULL, -- in which there were any
    decisions INTEGER NOT NULL,
    mistakes  INTEGER NOT NULL, -- of these
    luck      REAL    NOT NULL, -- in the game's unit, as lost
    lost      REAL    NOT NULL,
    PRIMARY KEY (log_id, seat, what)
) STRICT, WITHOUT ROWID;
INSERT INTO "judged" VALUES(2,0,'',1,1,1,-3.5,12.0);
INSERT INTO "judged" VALUES(2,0,'dicewords.review.word',1,1,1,0.0,12.0);
CREATE TABLE learning (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    uid       TEXT    NOT NULL UNIQUE,
    player_id INTEGER NOT NULL REFERENCES players (id),
    at        INTEGER NOT NULL, -- never before the person's last row
    reset_id  INTEGER REFERENCES learning_resets (id), -- what put it out of force
    data      BLOB    NOT NULL
) STRICT;
INSERT INTO "learning" VALUES(1,'fa8d1ecca160a56e316633d3989ac2a8',1,1772600767089,1,X'61');
INSERT INTO "learning" VALUES(2,'4d786233771e1994ad5be64c237bd3e5',1,1772600767089,NULL,X'62');
INSERT INTO "learning" VALUES(3,'7f5cd16053abc99b25635cd226f7f41d',1,1772600767089,NULL,X'63');
CREATE TABLE learning_resets (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    uid       TEXT    NOT NULL UNIQUE,
    player_id INTEGER NOT NULL REFERENCES players (id),
    at        INTEGER NOT NULL,
    undone_at INTEGER -- taken back: its answers count again
) STRICT;
INSERT INTO "learning_resets" VALUES(1,'2c66135fd58a3effc5db6e3260f41265',1,1772600767089,NULL);
CREATE TABLE learning_snapshots (
    player_id INTEGER PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
    version   TEXT    NOT NULL,
    rows      INTEGER NOT NULL,
    last_at   INTEGER NOT NULL,
    last_id   INTEGER NOT NULL,
    data      BLOB    NOT NULL
) STRICT;
INSERT INTO "learning_snapshots" VALUES(1,'v1',1,1772600767089,2,X'62');
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
    setup      BLOB    NOT NULL, edition INTEGER NOT NULL DEFAULT 0, -- last, so that a list need not read past it
    UNIQUE (uid, sheet)
) STRICT;
INSERT INTO "logs" VALUES(1,'fbde0a081722317ddf16eb0df223cf82',0,'dicewords',3,'running','',1772600767089,1772600887089,1772600887089,0,1,'',1,0,'','','',NULL,NULL,X'7B22546172676574223A3430307D',0);
INSERT INTO "logs" VALUES(2,'77eb768e544768b1c80f8947f2c33f7d',0,'dicewords',3,'finished','target',1772600827089,1772600887089,1772600887089,0,1,'',2,1500,'','Garten','',NULL,NULL,X'7B22546172676574223A3430307D',0);
INSERT INTO "logs" VALUES(3,'106ad41ce23e92ad09c17ce9cf6b4012',0,'dicewords',3,'running','',1772600887089,1772600887089,1772600887089,0,1,'dicewords.phase.throw',0,0,'','','',NULL,1772600887089,X'7B22546172676574223A3430307D',0);
INSERT INTO "logs" VALUES(4,'ba94c67634d29cce5552e3f32e0ef151',1,'decipher',1,'finished','rounds',1772600767089,1772600767089,1772600767089,-1,1,'',1,0,'','Hütte','Regen',NULL,NULL,X'7B225365617473223A327D',0);
INSERT INTO "logs" VALUES(5,'0eb6fdeaf9cbe020caceef18a313a51c',0,'dicewords',3,'abandoned','abandoned',1772600887089,1772600887089,1772600887089,0,1,'',1,0,'','','',NULL,NULL,X'7B224F7074696F6E73223A7B225365617473223A322C22546172676574223A3430302C2248656164223A5B36305D7D7D',1);
CREATE TABLE pads (
    log_id INTEGER NOT NULL REFERENCES logs (id) ON DELETE CASCADE,
    seat   INTEGER NOT NULL,
    data   BLOB    NOT NULL,
    PRIMARY KEY (log_id, seat)
) STRICT;
INSERT INTO "pads" VALUES(1,0,X'6E6F746573');
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
    computers   INTEGER NOT NULL, edition INTEGER NOT NULL DEFAULT 0, edge REAL NOT NULL DEFAULT 0, -- as in plays
    PRIMARY KEY (play_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "play_seats" VALUES(1,0,2,'dicewords',1772600887089,202603,0,2,0,0,0,0,0,NULL,NULL,0,0,0.0);
INSERT INTO "play_seats" VALUES(1,1,1,'dicewords',1772600887089,202603,0,2,0,0,0,0,0,NULL,NULL,0,0,0.0);
INSERT INTO "play_seats" VALUES(2,0,1,'dicewords',1772600887089,202603,1,1,404,1,1,0,0,NULL,NULL,0,0,0.0);
INSERT INTO "play_seats" VALUES(3,0,1,'decipher',1772600767089,202603,1,2,9,1,1,1,9,2.76353894931404973087e+01,8.06590141354368128645e+00,0,0,0.0);
INSERT INTO "play_seats" VALUES(3,1,2,'decipher',1772600767089,202603,1,2,3,2,1,0,0,2.23646105068595026912e+01,8.06590141354368128645e+00,0,0,0.0);
INSERT INTO "play_seats" VALUES(4,0,1,'dicewords',1772600887089,202603,0,2,-53,2,1,0,0,NULL,NULL,1,0,8.42857142857142882519e+00);
INSERT INTO "play_seats" VALUES(4,1,4,'dicewords',1772600887089,202603,0,2,90,1,1,0,0,NULL,NULL,1,1,0.0);
CREATE TABLE player_pictures (
    player_id INTEGER PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
    data      BLOB NOT NULL
) STRICT;
INSERT INTO "player_pictures" VALUES(1,X'FFD8FF70696374757265');
CREATE TABLE players (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    uid         TEXT    NOT NULL UNIQUE,
    name        TEXT    NOT NULL,
    name_key    TEXT    NOT NULL, -- folded: names that differ only in case are the same
    color       INTEGER NOT NULL,
    hidden      INTEGER NOT NULL DEFAULT 0,
    created     INTEGER NOT NULL,
    last_played INTEGER NOT NULL DEFAULT 0
, merged_into INTEGER REFERENCES players (id), person INTEGER REFERENCES players (id), picture INTEGER NOT NULL DEFAULT 0, level INTEGER NOT NULL DEFAULT 0 CHECK (level BETWEEN 0 AND 5), emblem INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "players" VALUES(1,'a5947bdf4bcc73b332e492b9a9342689','Ada','ada',0,0,1772600767089,1772600887089,NULL,NULL,1,0,3);
INSERT INTO "players" VALUES(2,'7d8d7df9d50b1cc8681495c6547c3e0f','Bjørn','bjørn',1,0,1772600767089,1772600887089,NULL,NULL,0,0,0);
INSERT INTO "players" VALUES(3,'5a53de34cee9e02f6eb229af2591e483','Weg','weg',0,1,1772600767089,1772600887089,2,2,0,0,0);
INSERT INTO "players" VALUES(4,'c4a7ac7e700000000000000000000003','Nova','nova',0,0,1772600887089,1772600887089,NULL,NULL,0,3,0);
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
, handicap INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "plays" VALUES(1,1,NULL,'dicewords',1,0,1772600887089,202603,'',0,0);
INSERT INTO "plays" VALUES(2,2,NULL,'dicewords',0,1,1772600887089,202603,'Garten',0,0);
INSERT INTO "plays" VALUES(3,NULL,4,'decipher',0,1,1772600767089,202603,'Hütte',0,0);
INSERT INTO "plays" VALUES(4,5,NULL,'dicewords',0,0,1772600887089,202603,'',1,1);
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
INSERT INTO "puzzles" VALUES(1,'5b0c6a1d2e3f40516273849500a1b2c3',2,20516,'dicewords','de','de-1',1,1,X'7B7D',X'5B7B2273656174223A302C2274797065223A227468726F77222C2273756D223A2237227D5D',0,112.5,X'5B7B2273656174223A302C2274797065223A227468726F77222C2273756D223A2238227D5D',X'5B7B2273656174223A302C2274797065223A227468726F77222C2273756D223A2239227D5D',1,104.25,2,20516,1772600887089);
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
INSERT INTO "records" VALUES(1,'c2ef8fe7e495fe5477f7fa6cf2923a09',2,1,'dicewords','400',17,1772600887089);
CREATE TABLE reviews (
    log_id INTEGER PRIMARY KEY REFERENCES logs (id) ON DELETE CASCADE,
    rows   INTEGER NOT NULL, -- of the log when it was made
    mind   TEXT    NOT NULL, -- which version of the mind made it
    list   TEXT    NOT NULL  -- with which words; '' without
) STRICT;
INSERT INTO "reviews" VALUES(2,2,'1','de-1');
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
INSERT INTO "rows" VALUES(1,1,0,'throw',X'7B7D',-9223372036854775808,NULL,1772600887089,0);
INSERT INTO "rows" VALUES(2,1,0,'throw',X'7B7D',-9223372036854775808,NULL,1772600827089,1500);
INSERT INTO "rows" VALUES(2,2,0,'declare',X'7B7D',-9223372036854775808,NULL,1772600887089,0);
INSERT INTO "rows" VALUES(4,1,-1,'set',X'5B7B22526F77223A312C2253656174223A302C224669656C64223A22706F696E7473222C2254657874223A2239227D5D',0,1,1772600767089,0);
INSERT INTO "rows" VALUES(5,1,1,'throw',X'7B7D',-9223372036854775808,NULL,1772600887089,0);
CREATE TABLE scored (
    log_id INTEGER NOT NULL REFERENCES logs (id) ON DELETE CASCADE,
    n      INTEGER NOT NULL, -- 0, 1, … in the order of play
    seat   INTEGER NOT NULL,
    round  INTEGER NOT NULL,
    word   TEXT    NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (log_id, n)
) STRICT, WITHOUT ROWID;
INSERT INTO "scored" VALUES(4,0,0,1,'HOBBY',9);
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
INSERT INTO "seats" VALUES(1,0,2,0,NULL,NULL);
INSERT INTO "seats" VALUES(1,1,1,0,NULL,NULL);
INSERT INTO "seats" VALUES(2,0,1,0,1,404);
INSERT INTO "seats" VALUES(3,0,3,0,NULL,NULL);
INSERT INTO "seats" VALUES(4,0,1,9,1,9);
INSERT INTO "seats" VALUES(4,1,2,3,2,3);
INSERT INTO "seats" VALUES(5,0,1,7,2,7);
INSERT INTO "seats" VALUES(5,1,4,90,1,90);
CREATE TABLE settings (
    key     TEXT PRIMARY KEY,
    value   TEXT NOT NULL, -- JSON
    updated INTEGER NOT NULL
, travels INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
INSERT INTO "settings" VALUES('lang','"de"',1772600887089,1);
INSERT INTO "settings" VALUES('sheet.writer','1',1772600887089,0);
CREATE TABLE tips (
    log_id INTEGER NOT NULL REFERENCES logs (id) ON DELETE CASCADE,
    seat   INTEGER NOT NULL, -- -1: the table has agreed
    step   INTEGER NOT NULL, -- actions in force when it was told
    grade  INTEGER NOT NULL, -- how much was told: 1 to 3; 0 of the table
    PRIMARY KEY (log_id, seat, step)
) STRICT, WITHOUT ROWID;
INSERT INTO "tips" VALUES(1,-1,0,0);
INSERT INTO "tips" VALUES(1,0,1,2);
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
INSERT INTO "words" VALUES(3,0,1,'decipher',2026,'HOBBY',5,9);
CREATE INDEX players_merged ON players (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX learning_resets_player ON learning_resets (player_id);
CREATE INDEX learning_log ON learning (player_id, at, id) WHERE reset_id IS NULL;
CREATE INDEX learning_reset ON learning (reset_id) WHERE reset_id IS NOT NULL;
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
CREATE UNIQUE INDEX players_name ON players (name_key) WHERE hidden = 0 AND merged_into IS NULL AND level = 0;
CREATE INDEX plays_at ON plays (at DESC, id DESC);
CREATE INDEX plays_kind ON plays (kind, at DESC, id DESC);
CREATE INDEX plays_open ON plays (at DESC, id DESC) WHERE open = 1;
CREATE INDEX plays_sheets ON plays (at DESC, id DESC) WHERE sheet_id IS NOT NULL;
CREATE INDEX plays_place ON plays (place, at DESC, id DESC) WHERE place <> '';
CREATE INDEX plays_rated ON plays (kind, at, id) WHERE counted = 1;
CREATE INDEX plays_counted ON plays (kind, month) WHERE counted = 1;
CREATE INDEX play_seats_player ON play_seats (player_id, at DESC, play_id DESC);
CREATE INDEX play_seats_kind ON play_seats (player_id, kind, at DESC, play_id DESC);
CREATE INDEX play_seats_sums ON play_seats (player_id, month, at, play_id, kind, seats, rank, winners, points, turns, turn_points) WHERE counted = 1 AND computers = 0;
CREATE INDEX play_seats_computers ON play_seats (player_id, kind, month, play_id, rank) WHERE counted = 1 AND computers > 0;
CREATE INDEX words_best ON words (kind, points DESC, letters DESC, play_id, n, year);
CREATE INDEX words_best_player ON words (player_id, kind, points DESC, letters DESC, play_id, n, year);
CREATE INDEX words_long ON words (kind, letters DESC, points DESC, play_id, n, year);
CREATE INDEX words_long_player ON words (player_id, kind, letters DESC, points DESC, play_id, n, year);
CREATE INDEX words_common ON words (kind, word, player_id);
CREATE INDEX exercises_source ON exercises (source, step);
CREATE INDEX exercise_answers_of ON exercise_answers (exercise_id, id);
CREATE INDEX puzzles_day ON puzzles (day);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('players',4);
INSERT INTO "sqlite_sequence" VALUES('records',1);
INSERT INTO "sqlite_sequence" VALUES('house_words',2);
INSERT INTO "sqlite_sequence" VALUES('learning',3);
INSERT INTO "sqlite_sequence" VALUES('learning_resets',1);
INSERT INTO "sqlite_sequence" VALUES('logs',5);
INSERT INTO "sqlite_sequence" VALUES('plays',4);
INSERT INTO "sqlite_sequence" VALUES('puzzles',1);
COMMIT;
