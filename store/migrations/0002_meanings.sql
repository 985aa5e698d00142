-- A ruling on a pair of words: accept says whether word means the same as other. The two
-- stand in alphabetical order. Empty: a ruling on word alone.
ALTER TABLE house_words ADD COLUMN other TEXT NOT NULL DEFAULT '';
DROP INDEX house_words_word;
CREATE UNIQUE INDEX house_words_word ON house_words (lang, word, other) WHERE removed_at IS NULL;
