package woerterklauer

import (
	"slices"
	"strings"

	"spieltisch/games"
)

// ScoredTurn is a turn that was ended: a line of the sheet.
type ScoredTurn struct {
	Seat       games.Seat
	TurnNumber int `json:"Number"` // from 1
	Words      []ScoredWord
	Tally           // after the turn
	Late       bool // ended by the clock
}

// ScoredWord is a word of a turn that isn't unchanged.
type ScoredWord struct {
	Spelled
	Fate  Fate     // FateNew, FateStolen, FateChanged or FateExtended
	From  []string // the words that it continues, as they were
	Gains int      // letters of it that show the mover's color because of it
}

func (p ScoredTurn) clone() ScoredTurn {
	p.Words = slices.Clone(p.Words)
	for i, w := range p.Words {
		p.Words[i].From = slices.Clone(w.From)
	}
	return p
}

// position is the turn that ends with these tiles on the field; false when they are not
// tiles of field and pool, each once, on cells.
func (m *Match) position(lays []Lay) (Attempt, bool) {
	return turnOf(m.Field, m.Pool, lays, m.mover(), m.setup.Options, m.History)
}

func turnOf(before Field, pool []Tile, lays []Lay, mover Color, o Options, h History) (Attempt, bool) {
	tiles := map[int]Placed{}
	for _, t := range pool {
		tiles[t.ID] = Placed{Tile: t, Color: mover}
	}
	for _, p := range before {
		tiles[p.ID] = p
	}
	t := Attempt{Before: before, Pool: pool, Mover: mover, Level: o.Level, Edge: o.Size, History: h}
	for _, l := range lays {
		p, there := tiles[l.ID]
		if !there || !l.valid() {
			return Attempt{}, false
		}
		delete(tiles, l.ID)
		p.At = l.At
		t.After = append(t.After, p)
	}
	t.After.Sort()
	// What isn't laid lies in the pool: what was there first, then what came from the field.
	for _, p := range pool {
		if _, left := tiles[p.ID]; left {
			t.Left = append(t.Left, p)
		}
	}
	for _, p := range before {
		if _, left := tiles[p.ID]; left {
			t.Left = append(t.Left, p.Tile)
		}
	}
	return t, true
}

// endTurn carries out EndTurn, or TimeUp with a draft.
func (m *Match) endTurn(lays []Lay, rs games.Rulings, late bool) error {
	if m.Phase != PhaseLay {
		return m.notNow()
	}
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

// shifted is the field seen from another cell.
func (f Field) shifted(zero Cell) Field {
	out := slices.Clone(f)
	for i := range out {
		out[i].At.X -= zero.X
		out[i].At.Y -= zero.Y
	}
	return out
}

// check refuses a turn with the first thing that the referee has against it.
func check(v Verdict) error {
	switch {
	case len(v.Reasons) > 0:
		return games.Refuse(v.Reasons[0].ID, v.Reasons[0].Args)
	case len(v.Questions) > 0 && v.Questions[0].Other != "":
		return games.Refuse(IllegalAskSame, games.Args{"Word": v.Questions[0].Word, "Other": v.Questions[0].Other})
	case len(v.Questions) > 0:
		return games.Refuse(IllegalAsk, games.Args{"Word": v.Questions[0].Word})
	case !v.Lawful:
		return games.Refuse(IllegalTiles, nil)
	}
	return nil
}

// fitting tells whether rulings are well formed, new to the match, each once, and all
// used by the referee: one that nobody asked for would hold for the rest of the match.
func (m *Match) fitting(rs games.Rulings, v Verdict) bool {
	for i, r := range rs {
		by := r.By == games.ByTable || r.By == games.ByHouse || strings.HasPrefix(r.By, games.ByLexicon+":")
		if !by || len(r.By)+len(r.Reason)+len(r.Lemma) > 256 || holds(m.Rulings, r) || holds(rs[:i], r) || !slices.Contains(v.Rulings, r) {
			return false
		}
	}
	return true
}

// holds tells whether rs answers r's question.
func holds(rs games.Rulings, r games.Ruling) bool {
	_, known := rs.Word(r.Word)
	if r.Other != "" {
		_, known = rs.Same(r.Word, r.Other)
	}
	return known
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
	m.Turns = append(m.Turns, p)
	m.Field, m.Pool, m.History = v.Field, t.Left, v.History
	m.Rulings = append(m.Rulings, rs...)
	m.Turn = other(m.Turn)
	m.TurnNumber++
	m.begin()
}
