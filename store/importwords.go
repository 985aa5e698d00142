package store

// What isn't a game: words, settings, and the course.

func (h exportedWord) house() HouseWord {
	return HouseWord{Lang: h.Lang, Word: h.Word, Other: h.Other, Accept: h.Accept, Lemma: h.Lemma, Class: h.Class, Tier: h.Tier, By: h.By, Seq: h.Seq}.ordered()
}

// weighWord compares a house word or meaning with what is here, and counts; it tells whether it is
// new.
func weighWord(tx readTx, c *ImportCount, x exportedWord) (bool, error) {
	h := x.house()
	old, ok, err := houseWord(tx, h)
	if err != nil {
		return false, err
	}
	_, gone, err := one(tx, scanInt, "SELECT id FROM house_words WHERE uid = ?", x.UID)
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

func (x *reading) word(raw []byte, line int) (any, error) {
	var w exportedWord
	err := decode(raw, &w)
	if err == nil {
		err = w.check()
	}
	if err == nil && (!x.first("words", w.UID) || !x.first("word keys", w.Lang+" "+w.house().Word+" "+w.house().Other)) {
		err = &leave{reason: LeftTwice}
	}
	if err != nil {
		return nil, x.leave(LeftWord, raw, line, err)
	}
	_, err = weighWord(x.tx, &x.report.Words, w)
	return w, err
}

// word adds a house word or meaning that isn't here; ours stays where both differ.
func (im *importer) word(x exportedWord) error {
	fresh, err := weighWord(im.tx.readTx, &im.report.Words, x)
	if err != nil || !fresh {
		return err
	}
	h := x.house()
	_, err = im.tx.Exec(`INSERT INTO house_words (uid, lang, word, other, accept, lemma, class, tier, made_by, match_id, seq, at)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT id FROM logs WHERE uid = ? AND sheet = 0), ?, ?)`,
		x.UID, h.Lang, h.Word, h.Other, h.Accept, h.Lemma, h.Class, h.Tier, h.By, x.Match, h.Seq, x.At)
	return err
}

// weighSetting tells whether a setting was never set here, and counts.
func weighSetting(tx readTx, c *ImportCount, x exportedSetting) (bool, error) {
	old, ok, err := one(tx, scanText, "SELECT value FROM settings WHERE key = ?", x.Key)
	switch {
	case err != nil:
		return false, err
	case ok && old == string(x.Value):
		c.Same++
		return false, nil
	case ok:
		c.Kept++
		return false, nil
	}
	c.Added++
	return true, nil
}

func (x *reading) setting(raw []byte, line int) (any, error) {
	var s exportedSetting
	err := decode(raw, &s)
	if err == nil {
		err = s.check()
	}
	if err == nil && strayed(s.Key) {
		return nil, nil
	}
	if err == nil && !x.first("settings", s.Key) {
		err = &leave{reason: LeftTwice}
	}
	if err != nil {
		return nil, x.leave(LeftOption, raw, line, err)
	}
	_, err = weighSetting(x.tx, &x.report.Settings, s)
	return s, err
}

// setting adds a setting that was never set here.
func (im *importer) setting(x exportedSetting) error {
	fresh, err := weighSetting(im.tx.readTx, &im.report.Settings, x)
	if err != nil || !fresh {
		return err
	}
	_, err = im.tx.Exec("INSERT INTO settings (key, value, updated, travels) VALUES (?, ?, ?, 1)", x.Key, string(x.Value), x.Updated)
	return err
}
