package store

import (
	"cmp"
	"slices"

	"spieltisch/games"
)

// Ladder is the series of all matches on a ladder, which have no first one: where somebody stands is made of them.
const Ladder = "1adde700000000000000000000000000"

// NewMatch is what CreateMatch needs.
type NewMatch struct {
	Kind     string
	Rules    int
	Setup    []byte
	Players  []PlayerID     // by seat
	Series   string         // the UID of the first match of a series, Ladder, or ""
	Standing games.Standing // before the first action
	Tips     bool           // the table has agreed to tips
	Edition  int            // of the game's characters, where any sit there
}

// CreateMatch begins a match: running, no rows. CodeNotFound for an unknown player,
// CodeNameTaken when somebody has two seats, CodeNameEmpty for no players.
func (s Logs) CreateMatch(n NewMatch) (id MatchID, err error) {
	if len(n.Players) == 0 {
		return 0, fail(CodeNameEmpty, nil)
	}
	err = s.revise("create match", func(tx writeTx) error {
		id, err = begin(tx, newLog{
			kind: n.Kind, rules: n.Rules, setup: n.Setup, players: n.Players, played: tx.now, series: n.Series, standing: n.Standing, edition: n.Edition,
		})
		if err == nil && n.Tips {
			err = agreeOnTips(tx, id)
		}
		return cmp.Or(err, keepPlays(tx, id))
	})
	if err != nil {
		return 0, err
	}
	return id, nil
}

// Match is one match that isn't deleted. CodeNotFound.
func (s Logs) Match(id MatchID) (Match, error) { return s.oneLog("match", false, id) }

// Matches are those in some states, or in any, that aren't deleted, the newest Updated first. Pages ask History.
func (s Logs) Matches(states ...State) (all []Match, err error) {
	err = s.view("matches", func(tx readTx) error {
		found, err := ids[MatchID](tx, "SELECT id FROM logs WHERE deleted_at IS NULL AND sheet = 0 ORDER BY updated DESC, id DESC")
		if err == nil {
			all, err = logs(tx, found)
		}
		return err
	})
	return slices.DeleteFunc(all, func(m Match) bool { return len(states) > 0 && !slices.Contains(states, m.State) }), err
}

// MarkUnreadable keeps a match whose log doesn't replay out of the running ones.
func (s Logs) MarkUnreadable(id MatchID) error {
	return s.revise("mark unreadable", func(tx writeTx) error {
		r, err := tx.Exec("UPDATE logs SET state = ? WHERE id = ? AND sheet = 0 AND deleted_at IS NULL", Unreadable, id)
		return cmp.Or(found("match", r, err), keepPlays(tx, id))
	})
}

// MarkReadable takes MarkUnreadable back, when a newer program can replay the log.
func (s Logs) MarkReadable(id MatchID) error {
	return s.revise("mark readable", func(tx writeTx) error {
		reason, ok, err := one(tx.readTx, scanText, "SELECT reason FROM logs WHERE id = ? AND sheet = 0 AND deleted_at IS NULL", id)
		if err != nil {
			return err
		}
		if !ok {
			return fail(CodeNotFound, nil, "What", "match")
		}
		_, err = tx.Exec("UPDATE logs SET state = ? WHERE id = ?", stateFor(games.Reason(reason)), id)
		return cmp.Or(err, keepPlays(tx, id))
	})
}

// DeleteMatch hides a match from everything here; it is purged after 30 days.
func (s Logs) DeleteMatch(id MatchID) error { return s.deleteLog("match", false, id) }

// DropUntouched deletes a running match in which nothing was ever done: no action, and nothing that was begun, noted, told or
// written down. Any other stays as it is.
func (s Logs) DropUntouched(id MatchID) error {
	untouched := false
	err := s.view("untouched match", func(tx readTx) (err error) {
		_, untouched, err = one(tx, scanInt, `SELECT 1 FROM logs l WHERE id = ? AND sheet = 0 AND deleted_at IS NULL AND state = ? AND place = '' AND note = ''
			AND NOT EXISTS (SELECT 1 FROM rows r WHERE r.log_id = l.id)
			AND NOT EXISTS (SELECT 1 FROM drafts d WHERE d.log_id = l.id AND CAST(d.data AS TEXT) <> 'null')
			AND NOT EXISTS (SELECT 1 FROM pads p WHERE p.log_id = l.id)
			AND NOT EXISTS (SELECT 1 FROM tips t WHERE t.log_id = l.id AND t.seat <> ?)
			AND NOT EXISTS (SELECT 1 FROM logs s WHERE s.match_id = l.id)`, id, Running, games.Table)
		return err
	})
	if err != nil || !untouched {
		return err
	}
	return s.DeleteMatch(id)
}

// UndeleteMatch brings a deleted match back. CodeNotFound when it was purged.
func (s Logs) UndeleteMatch(id MatchID) error { return s.undeleteLog("match", false, id) }

// DescribeMatch sets where a match was played, and a note. CodeNotFound, CodeTextTooLong.
func (s Logs) DescribeMatch(id MatchID, place, note string) error {
	if err := cleanAbout(&place, &note); err != nil {
		return err
	}
	return s.revise("describe match", func(tx writeTx) error {
		r, err := tx.Exec("UPDATE logs SET place = ?, note = ? WHERE id = ? AND sheet = 0 AND deleted_at IS NULL", place, note, id)
		if err := found("match", r, err); err != nil {
			return err
		}
		_, err = tx.Exec("UPDATE plays SET place = ? WHERE match_id = ? AND sheet_id IS NULL", place, id)
		return err
	})
}
