package store

import (
	"bytes"
	"slices"
)

// MaxPicture is the size of a player's picture in bytes.
const MaxPicture = 512 << 10

// MergePlayers says that two players are the same person: from stands for into
// everywhere from now on. Nothing is lost: seats keep what they were given, and
// UnmergePlayer takes it back. Who was hidden is shown again when somebody who isn't
// hidden is merged into them: else the games of both would be gone from the lists.
// CodeNotFound; CodeSamePlayer for one player or two that are merged already;
// CodeTogether (Name, Other) when they sat in one game; CodeNameTaken when somebody else
// has the name of who was hidden by now.
func (s People) MergePlayers(from, into PlayerID) error {
	return s.revise("merge players", func(tx writeTx) error {
		a, err := humanOf(tx.readTx, from)
		if err != nil {
			return err
		}
		b, err := humanOf(tx.readTx, into)
		if err != nil {
			return err
		}
		if a == b {
			return fail(CodeSamePlayer, nil)
		}
		if err := apart(tx.readTx, a, b); err != nil {
			return err
		}
		return regroup(tx, func() error {
			if _, err := tx.Exec("UPDATE players SET merged_into = ?, person = ? WHERE id = ?", b, b, a); err != nil {
				return err
			}
			return showAgain(tx, a, b)
		}, a, b)
	})
}

// showAgain shows into, if hidden, when from isn't.
func showAgain(tx writeTx, from, into PlayerID) error {
	name, ok, err := one(tx.readTx, scanText, `SELECT b.name FROM players a, players b
		WHERE a.id = ? AND a.hidden = 0 AND b.id = ? AND b.hidden = 1`, from, into)
	if err != nil || !ok {
		return err
	}
	_, err = tx.Exec("UPDATE players SET hidden = 0 WHERE id = ?", into)
	return nameError(tx, err, name)
}

// UnmergePlayer takes back that a player was merged: those who had been merged into them
// before are theirs again. CodeNotFound when they aren't merged; CodeNameTaken when
// somebody else has their name by now.
func (s People) UnmergePlayer(id PlayerID) error {
	return s.revise("unmerge player", func(tx writeTx) error {
		p, ok, err := one(tx.readTx, scanPlayer, "SELECT "+playerColumns+" FROM players p WHERE merged_into IS NOT NULL AND id = ?", id)
		if err != nil {
			return err
		}
		if !ok {
			return fail(CodeNotFound, nil, "What", "player")
		}
		person, err := personOf(tx.readTx, id)
		if err != nil {
			return err
		}
		return regroup(tx, func() error {
			_, err := tx.Exec("UPDATE players SET merged_into = NULL, person = NULL WHERE id = ?", id)
			return nameError(tx, err, p.Name)
		}, id, person)
	})
}

// Merged lists the players who were merged into others.
func (s People) Merged() (all []Player, err error) {
	err = s.view("merged players", func(tx readTx) (err error) {
		all, err = list(tx, scanPlayer, "SELECT "+playerColumns+" FROM players p WHERE merged_into IS NOT NULL ORDER BY name COLLATE alphabetical, id")
		return err
	})
	return all, err
}

// AllPlayers lists every person who isn't merged, hidden ones too, by name.
func (s People) AllPlayers() (all []Player, err error) {
	err = s.view("all players", func(tx readTx) (err error) {
		all, err = list(tx, scanPlayer, "SELECT "+playerColumns+" FROM players p WHERE merged_into IS NULL AND level = 0 ORDER BY name COLLATE alphabetical, id")
		return err
	})
	return all, err
}

// personOf is the person that a player is. CodeNotFound.
func personOf(tx readTx, id PlayerID) (PlayerID, error) {
	person, ok, err := one(tx, scanInt, "SELECT coalesce(person, id) FROM players WHERE id = ?", id)
	if err == nil && !ok {
		err = fail(CodeNotFound, nil, "What", "player")
	}
	return PlayerID(person), err
}

// humanOf is personOf for what only persons do. CodeNotFound for characters, too.
func humanOf(tx readTx, id PlayerID) (PlayerID, error) {
	person, ok, err := one(tx, scanInt, "SELECT coalesce(person, id) FROM players WHERE id = ? AND level = 0", id)
	if err == nil && !ok {
		err = fail(CodeNotFound, nil, "What", "player")
	}
	return PlayerID(person), err
}

// apart tells whether two persons never sat in one game, deleted ones included.
func apart(tx readTx, a, b PlayerID) error {
	const of = "SELECT s.log_id FROM seats s JOIN players p ON p.id = s.player_id WHERE coalesce(p.person, p.id) = ?"
	_, together, err := one(tx, scanInt, of+" INTERSECT "+of+" LIMIT 1", a, b)
	if err != nil || !together {
		return err
	}
	names, err := list(tx, scanText, "SELECT name FROM players WHERE id IN (?1, ?2) ORDER BY id = ?2", a, b)
	if err != nil {
		return err
	}
	return fail(CodeTogether, nil, "Name", names[0], "Other", names[1])
}

// regroup changes who is merged into whom among two persons and all merged into them,
// and brings up to date who everybody is, and what follows for history and statistics.
func regroup(tx writeTx, change func() error, a, b PlayerID) error {
	d := derive(tx)
	affected, err := list(tx.readTx, scanOldPlay, `SELECT `+playColumns+` FROM plays
		WHERE id IN (SELECT play_id FROM play_seats WHERE player_id IN (?, ?)) ORDER BY at, id`, a, b)
	if err != nil {
		return err
	}
	for _, p := range affected {
		d.mark(p)
	}
	if err := change(); err != nil {
		return err
	}
	if err := findPersons(tx); err != nil {
		return err
	}
	if err := dropSnapshots(tx, a, b); err != nil { // their logs of the course are one now, or two
		return err
	}
	if err := reseat(tx, a, b); err != nil {
		return err
	}
	return d.settle()
}

// findPersons follows merged_into to its end for everybody.
func findPersons(tx writeTx) error {
	_, err := tx.Exec(`WITH RECURSIVE who (id, person) AS (
			SELECT id, id FROM players WHERE merged_into IS NULL
			UNION ALL SELECT p.id, w.person FROM players p JOIN who w ON p.merged_into = w.id)
		UPDATE players SET person = nullif((SELECT person FROM who WHERE who.id = players.id), players.id)`)
	return err
}

// reseat writes who the persons are in the plays of two who were one, or become one.
func reseat(tx writeTx, a, b PlayerID) error {
	type seat struct {
		play     int64
		seat     int
		was, now PlayerID
	}
	changed, err := list(tx.readTx, func(r scanner) (s seat, err error) { return s, r.Scan(&s.play, &s.seat, &s.was, &s.now) },
		`SELECT s.play_id, s.seat, s.player_id, coalesce(p.person, p.id)
		FROM play_seats s JOIN plays y ON y.id = s.play_id JOIN seats o ON o.log_id = coalesce(y.sheet_id, y.match_id) AND o.seat = s.seat
		JOIN players p ON p.id = o.player_id WHERE s.player_id IN (?, ?) AND s.player_id <> coalesce(p.person, p.id)`, a, b)
	if err != nil {
		return err
	}
	for _, s := range changed {
		if _, err := tx.Exec("UPDATE words SET player_id = ? WHERE play_id = ? AND player_id = ?", s.now, s.play, s.was); err != nil {
			return err
		}
		if _, err := tx.Exec("UPDATE play_seats SET player_id = ? WHERE play_id = ? AND seat = ?", s.now, s.play, s.seat); err != nil {
			return err
		}
	}
	return nil
}

// SetPicture keeps a player's picture, a PNG or JPEG of at most MaxPicture bytes; empty
// removes it. CodeNotFound, CodeBadPicture.
func (s People) SetPicture(id PlayerID, data []byte) error {
	if len(data) > 0 && !IsPicture(data) {
		return fail(CodeBadPicture, nil, "Max", MaxPicture>>10)
	}
	return s.update("set picture", func(tx writeTx) error { return keepPicture(tx, id, data) })
}

func keepPicture(tx writeTx, id PlayerID, data []byte) error {
	change := "picture + 1"
	if len(data) == 0 {
		change = "0"
	}
	r, err := tx.Exec("UPDATE players SET picture = "+change+" WHERE id = ? AND level = 0", id)
	if err := found("player", r, err); err != nil {
		return err
	}
	if _, err = tx.Exec("DELETE FROM player_pictures WHERE player_id = ?", id); err == nil && len(data) > 0 {
		_, err = tx.Exec("INSERT INTO player_pictures (player_id, data) VALUES (?, ?)", id, data)
	}
	return err
}

// IsPicture tells by the first bytes and the size whether it can be a player's picture: a PNG or JPEG of at most
// MaxPicture bytes.
func IsPicture(data []byte) bool {
	return len(data) <= MaxPicture && slices.ContainsFunc([]string{"\x89PNG\r\n\x1a\n", "\xff\xd8\xff"}, func(head string) bool { return bytes.HasPrefix(data, []byte(head)) })
}

// Picture is a player's picture, nil when there is none. Player.Picture changes whenever
// the picture does.
func (s People) Picture(id PlayerID) (data []byte, err error) {
	err = s.view("picture", func(tx readTx) (err error) {
		data, _, err = one(tx, func(r scanner) (b []byte, err error) { return b, r.Scan(&b) }, "SELECT data FROM player_pictures WHERE player_id = ?", id)
		return err
	})
	return data, err
}
