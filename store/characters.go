package store

import "spieltisch/games/mind"

// CharacterUID is the uid of a character, the same in every file; "" for a level that no character has.
func CharacterUID(l mind.Level) string {
	if !l.Known() {
		return ""
	}
	return [...]string{
		"c4a7ac7e700000000000000000000001", "c4a7ac7e700000000000000000000002", "c4a7ac7e700000000000000000000003",
		"c4a7ac7e700000000000000000000004", "c4a7ac7e700000000000000000000005",
	}[l-1]
}

// CharacterColor is a character's number of the app's palette, near that of its head: no two have the same, so that their
// tokens can be told apart where they lie on a table.
func CharacterColor(l mind.Level) int {
	if !l.Known() {
		return 0
	}
	return [...]int{4, 5, 6, 1, 0}[l-1]
}

// CharacterOf is the character that has a uid, 0 for none: then it is that of a person.
func CharacterOf(uid string) mind.Level {
	for _, l := range mind.Characters() {
		if CharacterUID(l) == uid {
			return l
		}
	}
	return 0
}

// Character is the player of this file that a character is. It is added when it is asked for the first time, so that a
// file without matches against the computer has none. CodeNotFound for a level that no character has.
func (s People) Character(l mind.Level) (p Player, err error) {
	uid := CharacterUID(l)
	if uid == "" {
		return p, fail(CodeNotFound, nil, "What", "player")
	}
	err = s.update("character", func(tx writeTx) error {
		if _, err := tx.Exec(`INSERT INTO players (uid, name, name_key, color, created, level)
			SELECT ?1, ?, ?, 0, ?, ? WHERE NOT EXISTS (SELECT 1 FROM players WHERE uid = ?1)`, uid, l.Name(), NameKey(l.Name()), millis(tx.now), l); err != nil {
			return err
		}
		p, _, err = one(tx.readTx, scanPlayer, "SELECT "+playerColumns+" FROM players p WHERE uid = ?", uid)
		return err
	})
	return p, err
}

// Characters are those of whom this file has matches, or had, the weakest first.
func (s People) Characters() (all []Player, err error) {
	err = s.view("characters", func(tx readTx) (err error) {
		all, err = list(tx, scanPlayer, "SELECT "+playerColumns+" FROM players p WHERE level > 0 ORDER BY level")
		return err
	})
	return all, err
}
