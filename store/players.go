package store

import (
	"cmp"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/cases"
	"golang.org/x/text/unicode/norm"

	"spieltisch/games/mind"
)

// MaxName is the length of a player's name in runes.
const MaxName = 24

// PlayerID names a player in this file.
type PlayerID int64

// Player is a person of the family, or a character that the computer plays.
type Player struct {
	ID         PlayerID
	UID        string // the same in every copy of the data
	Name       string
	Color      int  // a number of the app's palette
	Hidden     bool // not offered any more; old matches keep the name
	Created    time.Time
	LastPlayed time.Time  // zero: never
	Picture    int        // 0: none; else changes with each new one, see Store.Picture
	MergedInto PlayerID   // 0, or the player that they were merged into
	Level      mind.Level // 0: a person; else a character
}

// Computer tells whether the computer plays them.
func (p Player) Computer() bool { return p.Level > 0 }

const playerColumns = "p.id, p.uid, p.name, p.color, p.hidden, p.created, p.last_played, p.picture, coalesce(p.merged_into, 0), p.level"

func scanPlayer(r scanner) (Player, error) { return scanPlayerAnd(r) }

// scanPlayerAnd scans playerColumns and what stands behind them.
func scanPlayerAnd(r scanner, more ...any) (p Player, err error) {
	var created, played int64
	err = r.Scan(append([]any{&p.ID, &p.UID, &p.Name, &p.Color, &p.Hidden, &created, &played, &p.Picture, &p.MergedInto, &p.Level}, more...)...)
	p.Created, p.LastPlayed = fromMillis(created), fromMillis(played)
	if p.Level.Known() {
		p.Color = CharacterColor(p.Level)
	}
	return p, err
}

// Players lists the persons that are neither hidden nor merged into others: last played first, then by name.
func (s People) Players() (all []Player, err error) {
	err = s.view("players", func(tx readTx) (err error) {
		all, err = list(tx, scanPlayer, "SELECT "+playerColumns+" FROM players p WHERE hidden = 0 AND merged_into IS NULL AND level = 0")
		return err
	})
	slices.SortStableFunc(all, func(a, b Player) int {
		if c := b.LastPlayed.Compare(a.LastPlayed); c != 0 {
			return c
		}
		return alphabetical(a.Name, b.Name)
	})
	return all, err
}

// AddPlayer adds a player. The name is trimmed and must have 1 to MaxName runes and
// differ by more than case from those that aren't hidden: CodeNameEmpty,
// CodeNameTooLong, CodeNameTaken.
func (s People) AddPlayer(name string, color int) (p Player, err error) {
	if name, err = CleanName(name); err != nil {
		return Player{}, err
	}
	err = s.update("add player", func(tx writeTx) error {
		now := millis(tx.now)
		p = Player{UID: newUID(), Name: name, Color: color, Created: fromMillis(now)}
		r, err := tx.Exec("INSERT INTO players (uid, name, name_key, color, created) VALUES (?, ?, ?, ?, ?)",
			p.UID, p.Name, NameKey(p.Name), p.Color, now)
		if err != nil {
			return nameError(err, name)
		}
		id, err := r.LastInsertId()
		p.ID = PlayerID(id)
		return err
	})
	if err != nil {
		return Player{}, err
	}
	return p, nil
}

// UpdatePlayer sets name, colour and whether the person with this ID is hidden. The
// name is checked as in AddPlayer; CodeNotFound.
func (s People) UpdatePlayer(p Player) error {
	name, err := CleanName(p.Name)
	if err != nil {
		return err
	}
	return s.revise("update player", func(tx writeTx) error {
		r, err := tx.Exec("UPDATE players SET name = ?, name_key = ?, color = ?, hidden = ? WHERE id = ? AND level = 0",
			name, NameKey(name), p.Color, p.Hidden, p.ID)
		return found("player", r, nameError(err, name))
	})
}

func nameError(err error, name string) error {
	if unique(err) {
		return fail(CodeNameTaken, err, "Name", name)
	}
	return err
}

// CleanName is a name as it is kept: trimmed, with one space for inner white space and control signs. CodeNameEmpty,
// CodeNameTooLong.
func CleanName(name string) (string, error) {
	name = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, strings.ToValidUTF8(name, ""))
	name = norm.NFC.String(strings.Join(strings.Fields(name), " "))
	switch n := utf8.RuneCountInString(name); {
	case n == 0:
		return "", fail(CodeNameEmpty, nil)
	case n > MaxName:
		return "", fail(CodeNameTooLong, nil, "Name", name, "Max", MaxName)
	}
	return name, nil
}

// NameKey is the same for names that are taken for one.
func NameKey(name string) string { return norm.NFC.String(cases.Fold().String(name)) }

// alphabetical compares as people sort: accents and case decide only between what is else the same, ß is ss. The library
// for it has a megabyte of tables for all languages of the world.
func alphabetical(a, b string) int {
	return cmp.Or(strings.Compare(plainLetters(a), plainLetters(b)), strings.Compare(NameKey(a), NameKey(b)), strings.Compare(a, b))
}

func plainLetters(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Mn, r) {
			return -1
		}
		return r
	}, norm.NFD.String(cases.Fold().String(text)))
}
