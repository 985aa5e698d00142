-- The characters of a game can become others. What was played with earlier ones counts for the skill as with somebody else.
ALTER TABLE logs ADD COLUMN edition INTEGER NOT NULL DEFAULT 0; -- which characters of the game sat there; 0: the first ones, or none
ALTER TABLE play_seats ADD COLUMN edition INTEGER NOT NULL DEFAULT 0; -- of a character as in logs; of a person 0
