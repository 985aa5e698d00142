package store

import (
	"path/filepath"
	"reflect"
	"testing"

	"spieltisch/games"
)

func TestSettings(t *testing.T) {
	s, c := newStore(t)
	type options struct {
		Target int
		Names  []string
	}
	key := Travelling[options]("dicewords.options")
	var got options
	if ok, err := key.Get(s, &got); ok || err != nil {
		t.Errorf("never set: %v, %v", ok, err)
	}
	want := options{400, []string{"Ä", "\"b\""}}
	fatal(t, key.Set(s, options{1, nil}), key.Set(s, want), ThisComputer[string]("lang").Set(s, "de"), s.Close())
	s = reopen(t, s.Dir(), c)
	if ok, err := key.Get(s, &got); !ok || err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%v %v %+v", ok, err, got)
	}
	var n int
	ok, err := ThisComputer[int]("lang").Get(s, &n)
	wantCode(t, err, CodeInternal)
	if ok {
		t.Error("a word was read as a number")
	}
	wantCode(t, ThisComputer[func()]("f").Set(s, func() {}), CodeInternal)
}

// The draft of a sheet stays while the sheet can be brought back, and goes with it.
func TestSheetDraftGoesWithItsSheet(t *testing.T) {
	s, c := newStore(t)
	id := newSheet(t, s, addPlayers(t, s, "Ada")...)
	fatal(t, s.SaveDraft(id, games.Table, Draft{Data: []byte("12")}), s.DeleteSheet(id), s.UndeleteSheet(id))
	d, _, err := s.Draft(id, games.Table)
	fatal(t, err)
	equal(t, "draft", string(d.Data), "12")
	fatal(t, s.DeleteSheet(id), s.update("purge", func(tx writeTx) error {
		_, err := tx.Exec("UPDATE logs SET deleted_at = 1")
		return err
	}), s.update("purge", purge), s.Close())
	s = reopen(t, s.Dir(), c)
	if d, ok, err := s.Draft(id, games.Table); ok || err != nil {
		t.Errorf("%s, %v", d.Data, err)
	}
}

// The fifth schema puts the settings of older files right.
func TestOlderSettingsArePutRight(t *testing.T) {
	dir := oldFile(t, "testdata/schema/0004.sql")
	execAt(t, filepath.Join(dir, fileName), `INSERT INTO settings SELECT 'sheet.draft.' || uid, '{"Typing":"1ü"}', 1 FROM sheets;
		INSERT INTO settings VALUES ('sheet.writer.options', '3', 1), ('sheet.draft.gone', '{}', 1),
		('setup.k.players', '[1]', 1), ('prefs', '{}', 1), ('dicewords.values', '{"A":2}', 1)`)
	s := reopen(t, dir, newClock())
	page, _, err := s.History(HistoryFilter{Sheets: true})
	fatal(t, err)
	d, _, err := s.Draft(page[0].Sheet, games.Table)
	fatal(t, err)
	equal(t, "draft", string(d.Data), `{"Typing":"1ü"}`)
	keys, err := texts(s.read, "SELECT key || travels FROM settings ORDER BY key")
	fatal(t, err)
	equal(t, "settings", keys, []string{"dicewords.values1", "lang1", "prefs0", "setup.k.players0"})
}
