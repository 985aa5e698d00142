package woerterklauer

import (
	"slices"
	"strings"

	"spieltisch/games"
)

// position is the turn that ends with these tiles on the field; false when they are not
// tiles of field and pool, each once, on cells.
func (m *Match) position(lays []Lay) (Attempt, bool) {
	return turnOf(m.rules, m.Field, m.Pool, lays, m.mover(), m.TurnNumber, m.setup.Options, m.History)
}

func turnOf(rules int, before Field, pool []Tile, lays []Lay, mover Color, number int, o Options, h History) (Attempt, bool) {
	tiles := map[int]Placed{}
	for _, t := range pool {
		tiles[t.ID] = Placed{Tile: t, Color: mover}
	}
	for _, p := range before {
		tiles[p.ID] = p
	}
	t := Attempt{Rules: rules, Before: before, Pool: pool, Mover: mover, Bonus: o.Bonus(mover, number), Level: o.Level, Edge: o.Size, History: h}
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
