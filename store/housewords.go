package store

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"
	"unicode"
)

// HouseWord is this family's own ruling on a word of one language, or, with Other, a house
// meaning: whether two words mean the same.
type HouseWord struct {
	ID     int64
	UID    string // the same in every copy of the data
	Lang   string // "de", "en"
	Word   string // upper case, as the lexicon's keys
	Other  string // the other word of a house meaning, behind Word in the order of bytes; or ""
	Accept bool   // it counts; of a meaning: they mean the same
	Lemma  string // true spelling of the base form, or ""
	Class  string // "N", "V", …, or ""
	Tier   int
	By     string  // who ruled
	Match  MatchID // the match whose action made it, or 0
	Seq    int     // and the action, or 0
	At     time.Time
}

const houseColumns = "id, uid, lang, word, other, accept, lemma, class, tier, made_by, coalesce(match_id, 0), seq, at"

func scanHouse(r scanner) (h HouseWord, err error) {
	var at int64
	err = r.Scan(&h.ID, &h.UID, &h.Lang, &h.Word, &h.Other, &h.Accept, &h.Lemma, &h.Class, &h.Tier, &h.By, &h.Match, &h.Seq, &at)
	h.At = fromMillis(at)
	return h, err
}

// HouseWords lists a language's house words in its alphabetical order.
func (s Rulings) HouseWords(lang string) ([]HouseWord, error) {
	return s.houseList("house words", lang, "other = ''")
}

// Ruled tells of each word of a language that the house has ruled on whether it counts.
func (s Rulings) Ruled(lang string) (map[string]bool, error) {
	words, err := s.HouseWords(lang)
	ruled := make(map[string]bool, len(words))
	for _, w := range words {
		ruled[w.Word] = w.Accept
	}
	return ruled, err
}

// HouseMeanings lists a language's house meanings in its alphabetical order.
func (s Rulings) HouseMeanings(lang string) ([]HouseWord, error) {
	return s.houseList("house meanings", lang, "other <> ''")
}

func (s Rulings) houseList(op, lang, which string) (all []HouseWord, err error) {
	err = s.view(op, func(tx readTx) (err error) {
		all, err = list(tx, scanHouse, "SELECT "+houseColumns+" FROM house_words WHERE lang = ? AND removed_at IS NULL AND "+which+
			" ORDER BY word, other", lang)
		return err
	})
	slices.SortStableFunc(all, func(a, b HouseWord) int {
		return cmp.Or(Alphabetical(a.Word, b.Word), Alphabetical(a.Other, b.Other))
	})
	return all, err
}

// HouseWord looks one word up.
func (s Rulings) HouseWord(lang, word string) (h HouseWord, ok bool, err error) {
	err = s.view("house word", func(tx readTx) (err error) {
		h, ok, err = houseWord(tx, HouseWord{Lang: lang, Word: word})
		return err
	})
	return h, ok, err
}

// HouseMeaning looks a pair of words up, in either order.
func (s Rulings) HouseMeaning(lang, word, other string) (h HouseWord, ok bool, err error) {
	if other == "" {
		return h, false, nil
	}
	err = s.view("house meaning", func(tx readTx) (err error) {
		h, ok, err = houseWord(tx, HouseWord{Lang: lang, Word: word, Other: other}.Ordered())
		return err
	})
	return h, ok, err
}

// Ordered has the two words of a meaning in the order of bytes.
func (h HouseWord) Ordered() HouseWord {
	if h.Other != "" && h.Other < h.Word {
		h.Word, h.Other = h.Other, h.Word
	}
	return h
}

// houseWord is the visible ruling on what h is about.
func houseWord(tx readTx, h HouseWord) (HouseWord, bool, error) {
	return one(tx, scanHouse, "SELECT "+houseColumns+" FROM house_words WHERE lang = ? AND word = ? AND other = ? AND removed_at IS NULL",
		h.Lang, h.Word, h.Other)
}

// PutHouseWord adds the word or the meaning, or changes the one of the same language and
// spelling (which keeps its ID and UID). At and UID are filled in, a pair is put in order.
// CodeNameEmpty without language or word, CodeInternal when a word has white space or is
// paired with itself.
func (s Rulings) PutHouseWord(h HouseWord) (HouseWord, error) {
	h = h.Ordered()
	if err := h.Check(); err != nil {
		return HouseWord{}, err
	}
	err := s.update("put house word", func(tx writeTx) error {
		old, ok, err := houseWord(tx.readTx, h)
		if err != nil {
			return err
		}
		h.At = fromMillis(millis(tx.now))
		if !ok {
			h, err = addHouse(tx, h)
			return err
		}
		h.ID, h.UID = old.ID, old.UID
		// No undo brings back what an action had put aside for it.
		if _, err := tx.Exec("UPDATE house_words SET replaced_by = NULL WHERE replaced_by = ?", h.ID); err != nil {
			return err
		}
		_, err = tx.Exec(`UPDATE house_words SET accept = ?, lemma = ?, class = ?, tier = ?, made_by = ?,
			match_id = nullif(?, 0), seq = ?, at = ? WHERE id = ?`,
			h.Accept, h.Lemma, h.Class, h.Tier, h.By, h.Match, h.Seq, millis(h.At), h.ID)
		return err
	})
	if err != nil {
		return HouseWord{}, err
	}
	return h, nil
}

// Check refuses what no ruling can be about: CodeNameEmpty without language or word, CodeInternal when a word has white
// space or is paired with itself.
func (h HouseWord) Check() error {
	if h.Lang == "" || h.Word == "" {
		return fail(CodeNameEmpty, nil)
	}
	if strings.ContainsFunc(h.Word+h.Other, func(r rune) bool { return unicode.IsSpace(r) || unicode.IsControl(r) }) {
		return fail(CodeInternal, fmt.Errorf("white space in the words %q", []string{h.Word, h.Other}))
	}
	if h.Word == h.Other {
		return fail(CodeInternal, fmt.Errorf("%q paired with itself", h.Word))
	}
	return nil
}

func addHouse(tx writeTx, h HouseWord) (HouseWord, error) {
	h.UID = tx.newUID()
	r, err := tx.Exec(`INSERT INTO house_words (uid, lang, word, other, accept, lemma, class, tier, made_by, match_id, seq, at)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, nullif(?, 0), ?, ?)`,
		h.UID, h.Lang, h.Word, h.Other, h.Accept, h.Lemma, h.Class, h.Tier, h.By, h.Match, h.Seq, millis(h.At))
	if err != nil {
		return h, err
	}
	h.ID, err = r.LastInsertId()
	return h, err
}

// RemoveHouseWord takes a word or a meaning off the list; RestoreHouseWord brings it back for 30
// days. CodeNotFound.
func (s Rulings) RemoveHouseWord(id int64) error {
	return s.update("remove house word", func(tx writeTx) error {
		r, err := tx.Exec("UPDATE house_words SET removed_at = ? WHERE id = ? AND removed_at IS NULL", millis(tx.now), id)
		return found("house word", r, err)
	})
}

// RestoreHouseWord brings a removed word back, in place of one that was put since.
func (s Rulings) RestoreHouseWord(id int64) error {
	return s.update("restore house word", func(tx writeTx) error {
		if _, err := tx.Exec(`UPDATE house_words SET removed_at = ?2 WHERE removed_at IS NULL AND id <> ?1 AND (lang, word, other) =
			(SELECT lang, word, other FROM house_words WHERE id = ?1)`, id, millis(tx.now)); err != nil {
			return err
		}
		r, err := tx.Exec("UPDATE house_words SET removed_at = NULL, replaced_by = NULL WHERE id = ?", id)
		return found("house word", r, err)
	})
}

// keepHouse keeps the words that an action made. One that was ruled otherwise before is
// put aside, so that taking the action back brings it back.
func keepHouse(tx writeTx, a Append) error {
	for _, h := range a.House {
		h = h.Ordered()
		if err := h.Check(); err != nil {
			return err
		}
		old, ok, err := houseWord(tx.readTx, h)
		if err != nil {
			return err
		}
		if ok && old.Accept == h.Accept && old.Lemma == h.Lemma && old.Class == h.Class && old.Tier == h.Tier {
			continue
		}
		if ok {
			if _, err := tx.Exec("UPDATE house_words SET removed_at = ? WHERE id = ?", millis(tx.now), old.ID); err != nil {
				return err
			}
		}
		h.Match, h.Seq, h.At = a.Log, a.Seq, tx.now
		if h, err = addHouse(tx, h); err != nil {
			return err
		}
		if _, err := tx.Exec("UPDATE house_words SET replaced_by = ? WHERE id = ?", h.ID, old.ID); err != nil {
			return err
		}
	}
	return nil
}

// dropHouse takes back the house words of the newest action in force: what was put
// aside for one comes back, or goes on waiting for what took its place meanwhile.
// Words that were changed or removed by hand since stay as they are.
func dropHouse(tx writeTx, id MatchID) error {
	seq, err := inForce(tx.readTx, id)
	if err != nil {
		return err
	}
	words, err := list(tx.readTx, scanInt, `SELECT id FROM house_words
		WHERE match_id = ? AND seq = ? AND (removed_at IS NULL OR replaced_by IS NOT NULL)`, id, seq)
	if err != nil {
		return err
	}
	for _, word := range words {
		// In this order: two words of one spelling must not be visible at once, and deleting
		// a word cuts the references to it.
		if _, err := tx.Exec(`UPDATE house_words AS old SET replaced_by = w.replaced_by
			FROM house_words w WHERE w.id = ? AND old.replaced_by = w.id AND w.removed_at IS NOT NULL`, word); err != nil {
			return err
		}
		old, ok, err := one(tx.readTx, scanInt, "SELECT id FROM house_words WHERE replaced_by = ?", word)
		if err != nil {
			return err
		}
		if _, err := tx.Exec("DELETE FROM house_words WHERE id = ?", word); err != nil {
			return err
		}
		if !ok {
			continue
		}
		if _, err := tx.Exec("UPDATE house_words SET removed_at = NULL WHERE id = ?", old); err != nil {
			return err
		}
	}
	return nil
}

// ExportHouseWords writes a language's house words and meanings, a line each: "+WORD N Lemma"
// for an accepted one ("?" for an unknown class), "-WORD" for a refused one, "=WORD OTHER"
// for two that mean the same, "!WORD OTHER" for two that don't.
func (s Rulings) ExportHouseWords(lang string, w io.Writer) error {
	words, err := s.HouseWords(lang)
	if err != nil {
		return err
	}
	meanings, err := s.HouseMeanings(lang)
	if err != nil {
		return err
	}
	var b strings.Builder
	for _, h := range append(words, meanings...) {
		b.WriteString(h.line() + "\n")
	}
	_, err = io.WriteString(w, b.String())
	return wrap("export house words", "", err)
}

func (h HouseWord) line() string {
	switch {
	case h.Other != "" && h.Accept:
		return "=" + h.Word + " " + h.Other
	case h.Other != "":
		return "!" + h.Word + " " + h.Other
	case !h.Accept:
		return "-" + h.Word
	}
	lemma := strings.Join(strings.Fields(h.Lemma), " ")
	class := strings.Join(strings.Fields(h.Class), "")
	if class == "" && lemma != "" {
		class = "?"
	}
	return strings.TrimRight("+"+h.Word+" "+class+" "+lemma, " ")
}
