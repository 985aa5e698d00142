package store

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"time"
	"unicode"

	"golang.org/x/text/collate"
	"golang.org/x/text/language"
)

// HouseWord is this family's own ruling on a word of one language.
type HouseWord struct {
	ID     int64
	UID    string // the same in every copy of the data
	Lang   string // "de", "en"
	Word   string // upper case, as the lexicon's keys
	Accept bool
	Lemma  string // true spelling of the base form, or ""
	Class  string // "N", "V", …, or ""
	Tier   int
	By     string  // who ruled
	Match  MatchID // the match whose action made it, or 0
	Seq    int     // and the action, or 0
	At     time.Time
}

const houseColumns = "id, uid, lang, word, accept, lemma, class, tier, made_by, coalesce(match_id, 0), seq, at"

func scanHouse(r scanner) (h HouseWord, err error) {
	var at int64
	err = r.Scan(&h.ID, &h.UID, &h.Lang, &h.Word, &h.Accept, &h.Lemma, &h.Class, &h.Tier, &h.By, &h.Match, &h.Seq, &at)
	h.At = fromMillis(at)
	return h, err
}

// HouseWords lists a language's house words in its alphabetical order.
func (s *Store) HouseWords(lang string) (all []HouseWord, err error) {
	err = s.view("house words", func(tx readTx) (err error) {
		all, err = list(tx, scanHouse, "SELECT "+houseColumns+" FROM house_words WHERE lang = ? AND removed_at IS NULL ORDER BY word", lang)
		return err
	})
	order := collate.New(language.Make(lang))
	slices.SortStableFunc(all, func(a, b HouseWord) int { return order.CompareString(a.Word, b.Word) })
	return all, err
}

// HouseWord looks one word up.
func (s *Store) HouseWord(lang, word string) (h HouseWord, ok bool, err error) {
	err = s.view("house word", func(tx readTx) (err error) {
		h, ok, err = houseWord(tx, lang, word)
		return err
	})
	return h, ok, err
}

func houseWord(tx readTx, lang, word string) (HouseWord, bool, error) {
	return one(tx, scanHouse, "SELECT "+houseColumns+" FROM house_words WHERE lang = ? AND word = ? AND removed_at IS NULL", lang, word)
}

// PutHouseWord adds the word, or changes the one of the same language and spelling
// (which keeps its ID and UID). At and UID are filled in. CodeNameEmpty without
// language or word, CodeInternal when the word has white space.
func (s *Store) PutHouseWord(h HouseWord) (HouseWord, error) {
	if err := checkHouse(h); err != nil {
		return HouseWord{}, err
	}
	err := s.update("put house word", func(tx writeTx) error {
		old, ok, err := houseWord(tx.readTx, h.Lang, h.Word)
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

func checkHouse(h HouseWord) error {
	if h.Lang == "" || h.Word == "" {
		return fail(CodeNameEmpty, nil)
	}
	if strings.ContainsFunc(h.Word, func(r rune) bool { return unicode.IsSpace(r) || unicode.IsControl(r) }) {
		return fail(CodeInternal, fmt.Errorf("white space in the word %q", h.Word))
	}
	return nil
}

func addHouse(tx writeTx, h HouseWord) (HouseWord, error) {
	h.UID = newUID()
	r, err := tx.Exec(`INSERT INTO house_words (uid, lang, word, accept, lemma, class, tier, made_by, match_id, seq, at)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, nullif(?, 0), ?, ?)`,
		h.UID, h.Lang, h.Word, h.Accept, h.Lemma, h.Class, h.Tier, h.By, h.Match, h.Seq, millis(h.At))
	if err != nil {
		return h, err
	}
	h.ID, err = r.LastInsertId()
	return h, err
}

// RemoveHouseWord takes a word off the list; RestoreHouseWord brings it back for 30
// days. CodeNotFound.
func (s *Store) RemoveHouseWord(id int64) error {
	return s.update("remove house word", func(tx writeTx) error {
		r, err := tx.Exec("UPDATE house_words SET removed_at = ? WHERE id = ? AND removed_at IS NULL", millis(tx.now), id)
		return must("house word", r, err)
	})
}

// RestoreHouseWord brings a removed word back, in place of one that was put since.
func (s *Store) RestoreHouseWord(id int64) error {
	return s.update("restore house word", func(tx writeTx) error {
		if _, err := tx.Exec(`UPDATE house_words SET removed_at = ?2 WHERE removed_at IS NULL AND id <> ?1 AND (lang, word) =
			(SELECT lang, word FROM house_words WHERE id = ?1)`, id, millis(tx.now)); err != nil {
			return err
		}
		r, err := tx.Exec("UPDATE house_words SET removed_at = NULL, replaced_by = NULL WHERE id = ?", id)
		return must("house word", r, err)
	})
}

// keepHouse keeps the words that an action made. One that was ruled otherwise before is
// put aside, so that taking the action back brings it back.
func keepHouse(tx writeTx, a Append) error {
	for _, h := range a.House {
		if err := checkHouse(h); err != nil {
			return err
		}
		old, ok, err := houseWord(tx.readTx, h.Lang, h.Word)
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
		h.Match, h.Seq, h.At = a.Match, a.Seq, tx.now
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

// ExportHouseWords writes a language's house words, a line each: "+WORD N Lemma" for an
// accepted one ("?" for an unknown class), "-WORD" for a refused one.
func (s *Store) ExportHouseWords(lang string, w io.Writer) error {
	all, err := s.HouseWords(lang)
	if err != nil {
		return err
	}
	var b strings.Builder
	for _, h := range all {
		b.WriteString(h.line() + "\n")
	}
	_, err = io.WriteString(w, b.String())
	return wrap("export house words", "", err)
}

func (h HouseWord) line() string {
	if !h.Accept {
		return "-" + h.Word
	}
	lemma := strings.Join(strings.Fields(h.Lemma), " ")
	class := strings.Join(strings.Fields(h.Class), "")
	if class == "" && lemma != "" {
		class = "?"
	}
	return strings.TrimRight("+"+h.Word+" "+class+" "+lemma, " ")
}
