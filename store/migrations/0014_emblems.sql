-- A person may have a ready-made picture, which the program draws; its number is the program's.
ALTER TABLE players ADD COLUMN emblem INTEGER NOT NULL DEFAULT 0; -- 0: none
