-- travels: exports take the setting along. Those that don't are of this computer.
ALTER TABLE settings ADD COLUMN travels INTEGER NOT NULL DEFAULT 0;

-- What is typed on a sheet and not entered yet.
CREATE TABLE sheet_drafts (
    sheet_id INTEGER PRIMARY KEY REFERENCES sheets (id) ON DELETE CASCADE,
    data     BLOB NOT NULL
) STRICT;
INSERT INTO sheet_drafts (sheet_id, data)
    SELECT s.id, CAST(x.value AS BLOB) FROM settings x JOIN sheets s ON x.key = 'sheet.draft.' || s.uid;

-- Who keeps score was named by a number of one file and travelled all the same. Whether it came from another file can't
-- be told any more, so nobody does until somebody says so again.
DELETE FROM settings WHERE key = 'sheet.writer.options' OR key GLOB 'sheet.draft.*';
UPDATE settings SET travels = 1 WHERE key NOT LIKE '%.players' AND key <> 'prefs';
