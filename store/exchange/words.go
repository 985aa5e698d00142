package exchange

import (
	"bytes"
	"slices"
	"strings"

	"spieltisch/store"
)

// weighWord compares a house word or meaning with what is here, and counts; it tells whether it is
// new.
func weighWord(r *store.Reader, c *Count, x store.RulingCopy) (bool, error) {
	h := x.HouseWord()
	old, ok, err := r.RulingOn(h)
	if err != nil {
		return false, err
	}
	gone, err := r.HasRuling(x.UID)
	switch {
	case err != nil:
		return false, err
	case ok && old.Accept == h.Accept && old.Lemma == h.Lemma && old.Class == h.Class && old.Tier == h.Tier:
		c.Same++
		return false, nil
	case ok || gone:
		c.Kept++
		return false, nil
	}
	c.Added++
	return true, nil
}

// weighSetting tells whether a setting was never set here, and counts.
func weighSetting(r *store.Reader, c *Count, x store.SettingCopy) (bool, error) {
	old, ok, err := r.Setting(x.Key)
	switch {
	case err != nil:
		return false, err
	case ok && bytes.Equal(old, x.Value):
		c.Same++
		return false, nil
	case ok:
		c.Kept++
		return false, nil
	}
	c.Added++
	return true, nil
}

// strayed tells whether a setting stands in exports of earlier versions, or could, though it should have stayed: those
// that name players by the numbers of another file, what was typed on a sheet, and how the program looks on a screen.
func strayed(key string) bool {
	return strings.HasSuffix(key, ".players") || strings.HasPrefix(key, "sheet.draft.") || slices.Contains([]string{"sheet.writer.options", "prefs"}, key)
}
