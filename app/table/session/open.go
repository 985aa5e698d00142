package session

import (
	"errors"

	"spieltisch/games"
	"spieltisch/games/each"
	"spieltisch/store"
)

// Open loads a match and replays it by the rules that it was begun with. A match that doesn't
// replay, or has other players than seats, is marked unreadable, never changed otherwise, and the
// error is an *games.Illegal; the mark goes when a later version of the program can replay it. A
// match of rules that only a later version has is refused and not marked: nothing is wrong with it.
func Open(st *store.Store, kind games.Kind, id store.MatchID) (*Session, error) {
	m, stored, log, err := read(st, kind, id)
	if err != nil {
		ill := (*games.Illegal)(nil)
		if errors.As(err, &ill) && ill.ID != games.IllegalRules && !st.ReadOnly() && m.State != store.Unreadable {
			if markErr := st.MarkUnreadable(id); markErr != nil {
				return nil, errors.Join(err, markErr)
			}
		}
		return nil, err
	}
	if m.State == store.Unreadable && !st.ReadOnly() {
		if err := st.MarkReadable(id); err != nil {
			return nil, err
		}
		if m, err = st.Match(id); err != nil {
			return nil, err
		}
	}
	s := &Session{entries: entries[games.Log]{st, m, log, len(stored)}, kind: kind}
	s.rebuildTimes(stored)
	return s, nil
}

// read replays a stored match by the rules that it was begun with. The error is an *games.Illegal where that can't be done.
func read(st *store.Store, kind games.Kind, id store.MatchID) (m store.Match, stored []store.StoredRow, log games.Log, err error) {
	if m, err = st.Match(id); err != nil {
		return m, nil, log, err
	}
	if stored, err = st.Rows(id); err != nil {
		return m, nil, log, err
	}
	rows := each.Of(stored, func(r store.StoredRow) games.Row { return r.Row })
	if log, err = games.Replay(kind, m.Rules, m.Setup, rows); err == nil {
		err = Seated(m.Players, len(log.Match().Standing().Points))
	}
	return m, stored, log, err
}

// Position is what all may see of a stored match on the table. It changes nothing, also where the match can't be read.
func Position(st *store.Store, kind games.Kind, id store.MatchID) (any, error) {
	_, _, log, err := read(st, kind, id)
	if err != nil {
		return nil, err
	}
	return log.Match().View(games.Table), nil
}
