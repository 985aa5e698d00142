-- What reviews have found, summed up a seat for statistics: by sort of decision ('' is all). It follows from findings.

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

CREATE TEMP TABLE found AS
    SELECT log_id, n, seat, size, coalesce(json_extract(CAST(data AS TEXT), '$.What'), '') AS what, json_extract(CAST(data AS TEXT), '$.Turn') AS turn,
        coalesce(json_extract(CAST(data AS TEXT), '$.Luck'), 0.0) AS luck, coalesce(json_extract(CAST(data AS TEXT), '$.Lost'), 0.0) AS lost
    FROM findings WHERE json_valid(CAST(data AS TEXT));

INSERT INTO judged
    SELECT log_id, seat, '', sum(fresh), sum(what <> ''), sum(what <> '' AND size > 0), sum(luck), sum(lost)
    FROM (SELECT *, turn IS NOT lag(turn) OVER (PARTITION BY log_id, seat ORDER BY n) AS fresh FROM found) GROUP BY log_id, seat;

INSERT INTO judged
    SELECT log_id, seat, what, sum(fresh), count(*), sum(size > 0), sum(luck), sum(lost)
    FROM (SELECT *, turn IS NOT lag(turn) OVER (PARTITION BY log_id, seat, what ORDER BY n) AS fresh FROM found WHERE what <> '') GROUP BY log_id, seat, what;

DROP TABLE found;
