-- A player with a handicap begins with points that aren't their own, and is expected to win more.
ALTER TABLE plays ADD COLUMN handicap INTEGER NOT NULL DEFAULT 0; -- whether somebody had one
ALTER TABLE play_seats ADD COLUMN edge REAL NOT NULL DEFAULT 0; -- what theirs was worth, on the scale of mu
