package woerterklauer

import (
	"slices"

	"spieltisch/games"
)

func (m *Match) draw(seat games.Seat, _ Draw) error {
	drawn := m.take(min(PoolSize-len(m.Pool), len(m.Box)))
	m.Pool = slices.Concat(m.Pool, drawn)
	m.tell(seat, EventDraw, games.Args{"Seat": seat, "Count": len(drawn), "Letters": letters(drawn), "Box": len(m.Box)})
	m.begin()
	return nil
}

// setAside is the player's choice, or, when seat is the Table, that of the clock.
func (m *Match) setAside(seat games.Seat, a SetAside) error {
	n := m.aside()
	if len(a.Tiles) != n || !m.inPool(a.Tiles) {
		return games.Refuse(IllegalAside, games.Args{"Count": n})
	}
	m.exchange(seat, EventVowel, a.Tiles)
	m.begin()
	return nil
}

func (m *Match) swap(seat games.Seat, a Swap) error {
	if len(a.Tiles) == 0 || len(a.Tiles) > m.mostSwap() || !m.inPool(a.Tiles) {
		return games.Refuse(IllegalSwap, games.Args{"Max": m.mostSwap()})
	}
	m.Swapped[m.Turn] = true
	m.exchange(seat, EventSwap, a.Tiles)
	m.begin()
	return nil
}

// mostSwap is how many tiles the joker may take now, 0 if it can't be used.
func (m *Match) mostSwap() int {
	if m.Phase != PhaseLay || m.Swapped[m.Turn] || len(m.Pool) < PoolSize {
		return 0
	}
	return min(MaxSwap, len(m.Box))
}

func (m *Match) endTurn(seat games.Seat, a EndTurn) error {
	m.Undo = seat
	return m.end(a.Field, a.Rulings, false)
}

// end ends the turn with these tiles on the field; late, by the clock.
func (m *Match) end(lays []Lay, rs games.Rulings, late bool) error {
	t, ok := m.position(lays)
	if !ok {
		return games.Refuse(IllegalTiles, nil)
	}
	judge := slices.Concat(m.Rulings, rs)
	v := Referee(t, judge)
	if len(m.Turns) == 0 && len(v.Words) > 0 && v.Words[0].At != (Cell{}) {
		// Places are counted from the first cell of the match's first word.
		t.After = t.After.shifted(v.Words[0].At)
		v = Referee(t, judge)
	}
	if err := check(v); err != nil {
		return err
	}
	if !m.fitting(rs, v) {
		return games.Refuse(IllegalRuling, nil)
	}
	m.settle(t, v, rs, late)
	return nil
}

// settle books a lawful turn and gives the field to the other seat.
func (m *Match) settle(t Attempt, v Verdict, rs games.Rulings, late bool) {
	if late {
		m.tell(games.Table, EventTimeUp, games.Args{"Seat": m.Turn})
	}
	for _, r := range rs {
		m.tellRuling(r)
	}
	p := ScoredTurn{Seat: m.Turn, TurnNumber: m.TurnNumber, Tally: Tally{v.Red, v.Black}, Late: late}
	for _, w := range v.Words {
		if w.Fate == FateUnchanged {
			continue
		}
		pw := ScoredWord{Spelled: w.Spelled, Fate: w.Fate, Gains: len(w.Shows)}
		for _, f := range w.From {
			pw.From = append(pw.From, f.Text)
		}
		p.Words = append(p.Words, pw)
		m.tellWord(pw)
	}
	m.tell(m.Turn, EventTurn, games.Args{"Seat": m.Turn, "Red": v.Red, "Black": v.Black, "Lead": v.Lead})
	m.Turns = append(slices.Clip(m.Turns), p)
	m.Field, m.Pool, m.History = v.Field, t.Left, v.History
	m.Rulings = append(slices.Clip(m.Rulings), rs...)
	m.Turn = other(m.Turn)
	m.TurnNumber++
	m.begin()
}

func (m *Match) timeUp(table games.Seat, a TimeUp) error {
	switch {
	case m.Phase == PhaseVowel && a.Field == nil && a.Rulings == nil && a.Swap == 0:
		return m.setAside(table, SetAside{m.firsts(m.aside())})
	case m.Phase == PhaseVowel:
		return games.Refuse(IllegalNow, games.Args{"Phase": m.Phase})
	case a.Swap != 0:
		if a.Field != nil || a.Rulings != nil || a.Swap < 0 || a.Swap > m.mostSwap() {
			return games.Refuse(IllegalSwap, games.Args{"Max": m.mostSwap()})
		}
		return m.swap(table, Swap{m.firsts(a.Swap)})
	case a.Field != nil:
		return m.end(a.Field, a.Rulings, true)
	case a.Rulings != nil:
		return games.Refuse(IllegalRuling, nil)
	}
	m.tell(games.Table, EventTimeOut, games.Args{"Seat": m.Turn})
	m.win(other(m.Turn), ReasonTime)
	return nil
}

func (m *Match) giveUp(seat games.Seat, _ GiveUp) error {
	m.Undo = seat
	m.tell(seat, EventGiveUp, games.Args{"Seat": seat})
	m.win(other(seat), ReasonGaveUp)
	return nil
}
