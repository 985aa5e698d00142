package store

import (
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
	Emblem     int        // 0: none; else the number of a ready-made picture
}

// Computer tells whether the computer plays them.
func (p Player) Computer() bool { return p.Level > 0 }

// Names are those of players, in their order.
func Names(players []Player) []string {
	out := make([]string, len(players))
	for i, p := range players {
		out[i] = p.Name
	}
	return out
}

// playerColumns are those of a player. One that was damaged gives some value: it must not end every list of people.
const playerColumns = "p.id, p.uid, p.name, CAST(p.color AS INTEGER), p.hidden <> 0, CAST(p.created AS INTEGER), CAST(p.last_played AS INTEGER), CAST(p.picture AS INTEGER), coalesce(p.merged_into, 0), p.level, CAST(p.emblem AS INTEGER)"

func scanPlayer(r scanner) (Player, error) { return scanPlayerAnd(r) }

// scanPlayerAnd scans playerColumns and what stands behind them.
func scanPlayerAnd(r scanner, more ...any) (p Player, err error) {
	var created, played int64
	err = r.Scan(append([]any{&p.ID, &p.UID, &p.Name, &p.Color, &p.Hidden, &created, &played, &p.Picture, &p.MergedInto, &p.Level, &p.Emblem}, more...)...)
	p.Created, p.LastPlayed = fromMillis(created), fromMillis(played)
	if p.Level.Known() {
		p.Color = CharacterColor(p.Level)
	}
	return p, err
}

// Players lists the persons that are neither hidden nor merged into others: last played first, then by name.
func (s People) Players() (all []Player, err error) {
	err = s.view("players", func(tx readTx) (err error) {
		all, err = offered(tx)
		return err
	})
	slices.SortStableFunc(all, func(a, b Player) int {
		if c := b.LastPlayed.Compare(a.LastPlayed); c != 0 {
			return c
		}
		return Alphabetical(a.Name, b.Name)
	})
	return all, err
}

// offered are the persons that are neither hidden nor merged into others.
func offered(tx readTx) ([]Player, error) {
	return list(tx, scanPlayer, "SELECT "+playerColumns+" FROM players p WHERE hidden = 0 AND merged_into IS NULL AND level = 0")
}

// AddPlayer adds a player. The codes are those of CheckName.
func (s People) AddPlayer(name string, color int) (p Player, err error) {
	err = s.update("add player", func(tx writeTx) error {
		known, err := offered(tx.readTx)
		if err == nil {
			name, err = CheckName(name, known, 0)
		}
		if err != nil {
			return err
		}
		now := millis(tx.now)
		p = Player{UID: tx.newUID(), Name: name, Color: color, Created: fromMillis(now)}
		r, err := tx.Exec("INSERT INTO players (uid, name, name_key, color, created) VALUES (?, ?, ?, ?, ?)",
			p.UID, p.Name, NameKey(p.Name), p.Color, now)
		if err != nil {
			return nameError(tx, err, name)
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

// UpdatePlayer sets name, colour, ready-made picture and whether the person with this ID is hidden. CodeNotFound; a name that has changed is
// checked by CheckName, one that hasn't stays as it is, and is CodeNameTaken only when somebody else has just that one.
func (s People) UpdatePlayer(p Player) error {
	return s.revise("update player", func(tx writeTx) error {
		was, ok, err := one(tx.readTx, scanText, "SELECT name FROM players WHERE id = ? AND level = 0", p.ID)
		if err == nil && !ok {
			err = fail(CodeNotFound, nil, "What", "player")
		}
		if err != nil {
			return err
		}
		if p.Name != was {
			known, err := offered(tx.readTx)
			if err == nil {
				p.Name, err = CheckName(p.Name, known, p.ID)
			}
			if err != nil {
				return err
			}
		}
		r, err := tx.Exec("UPDATE players SET name = ?, name_key = ?, color = ?, emblem = ?, hidden = ? WHERE id = ? AND level = 0",
			p.Name, NameKey(p.Name), p.Color, p.Emblem, p.Hidden, p.ID)
		if err != nil {
			return nameError(tx, err, p.Name)
		}
		return found("player", r, nil)
	})
}

// unused are the persons of whom nothing is kept but who they are. Matches and sheets that were deleted can still come back.
const unused = `level = 0 AND merged_into IS NULL AND NOT EXISTS (SELECT 1 FROM players m WHERE m.merged_into = players.id)
	AND NOT EXISTS (SELECT 1 FROM seats WHERE player_id = players.id) AND NOT EXISTS (SELECT 1 FROM rows WHERE player_id = players.id)
	AND NOT EXISTS (SELECT 1 FROM learning WHERE player_id = players.id) AND NOT EXISTS (SELECT 1 FROM learning_resets WHERE player_id = players.id)
	AND NOT EXISTS (SELECT 1 FROM exercises WHERE player_id = players.id) AND NOT EXISTS (SELECT 1 FROM puzzles WHERE player_id = players.id)`

// Unused are the persons whom DeletePlayer deletes.
func (s People) Unused() (all []PlayerID, err error) {
	err = s.view("unused players", func(tx readTx) (err error) {
		all, err = list(tx, func(r scanner) (id PlayerID, err error) { return id, r.Scan(&id) }, "SELECT id FROM players WHERE "+unused)
		return err
	})
	return all, err
}

// DeletePlayer deletes a person of whom nothing is kept, with their picture. CodeNotFound.
func (s People) DeletePlayer(id PlayerID) error {
	return s.update("delete player", func(tx writeTx) error {
		r, err := tx.Exec("DELETE FROM players WHERE id = ? AND "+unused, id)
		return found("player", r, err)
	})
}

// nameError says who has a name, where that is what is wrong.
func nameError(tx writeTx, err error, name string) error {
	if !unique(err) {
		return err
	}
	has, ok, no := one(tx.readTx, scanPlayer, "SELECT "+playerColumns+" FROM players p WHERE name_key = ? AND hidden = 0 AND merged_into IS NULL AND level = 0", NameKey(name))
	if no == nil && ok {
		name = has.Name
	}
	return fail(CodeNameTaken, err, "Name", name)
}

// CheckName is a new name as it is kept, or what is wrong with it: CodeNameEmpty, CodeNameUnseen, CodeNameTooLong;
// CodeNameTaken with the Name that is there, where two would look the same. known are those who are to be seen; self, who
// may keep the own one, can be among them.
func CheckName(name string, known []Player, self PlayerID) (string, error) {
	shown := Shown(name)
	if !strings.ContainsFunc(shown, shows) {
		if strings.ContainsFunc(strings.ToValidUTF8(name, ""), func(r rune) bool { return !unicode.IsSpace(r) && !unicode.IsControl(r) }) {
			return "", fail(CodeNameUnseen, nil)
		}
		return "", fail(CodeNameEmpty, nil)
	}
	name, err := StoredName(shown)
	if err != nil {
		return "", err
	}
	for _, p := range known {
		if p.ID != self && Alike(p.Name, name) {
			return "", fail(CodeNameTaken, nil, "Name", p.Name)
		}
	}
	return name, nil
}

// StoredName is a name as any version has kept it: trimmed, with one space for inner white space and control signs, 1 to
// MaxName runes: CodeNameEmpty, CodeNameTooLong. Files of earlier versions have names that CheckName would refuse.
func StoredName(name string) (string, error) {
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

// NameKey is what the data file and imports know names by: the same for those that differ in case only. It stays as it
// has been, since it stands in every file; new names are held against all others by CheckName.
func NameKey(name string) string { return norm.NFC.String(cases.Fold().String(name)) }
