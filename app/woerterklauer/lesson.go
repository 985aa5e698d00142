package woerterklauer

import (
	"slices"
	"strings"

	wk "spieltisch/games/woerterklauer"
)

// lesson is a turn of an example: how the field lies before it and after it, and what of the pool has to do with it.
type lesson struct {
	level         wk.Level
	mover         wk.Color
	before, after wk.Field
	pool, left    []wk.Tile
}

// parseLesson reads a turn: the level and who moves, such as "II red", then the field before and, behind a line ">", the field after it. An
// underscore is an empty cell, upper case is black, lower case red. A letter that lies where it lay is the same tile; any other one is the
// first of its letter that has left its cell, or else comes from the pool. Letters that no word has any more are in the pool then.
func parseLesson(body string) (l lesson, ok bool) {
	lines := strings.Split(body, "\n")
	level, mover, _ := strings.Cut(lines[0], " ")
	l.level = wk.Level(slices.Index([]string{"", "I", "II", "III", "IV"}, level))
	l.mover = wk.Color(slices.Index([]string{"red", "black"}, mover))
	turn := slices.Index(lines, ">")
	if l.level < wk.LevelI || l.mover < 0 || turn < 2 {
		return l, false
	}
	before, okBefore := parseField(lines[1:turn])
	after, okAfter := parseField(lines[turn+1:])
	if !okBefore || !okAfter {
		return l, false
	}
	for i := range before {
		before[i].ID = i + 1
	}
	l.before, l.after = before, after
	l.identify()
	return l, true
}

// parseField reads rows of letters; their ids are 0.
func parseField(rows []string) (f wk.Field, ok bool) {
	for y, row := range rows {
		for x, r := range row {
			c := wk.Red
			switch {
			case r == '_':
				continue
			case r >= 'A' && r <= 'Z':
				c = wk.Black
			case r >= 'a' && r <= 'z':
				r += 'A' - 'a'
			default:
				return nil, false
			}
			f = append(f, wk.Placed{Tile: wk.Tile{Letter: wk.Letter(r)}, At: wk.Cell{X: x, Y: y}, Color: c})
		}
	}
	return f, len(f) > 0
}

// identify finds out which tile is which after the turn.
func (l *lesson) identify() {
	free := slices.Clone(l.before)
	take := func(of func(wk.Placed) bool) int {
		i := slices.IndexFunc(free, of)
		if i < 0 {
			return 0
		}
		id := free[i].ID
		free = slices.Delete(free, i, i+1)
		return id
	}
	for i, p := range l.after {
		l.after[i].ID = take(func(o wk.Placed) bool { return o.At == p.At && o.Letter == p.Letter })
	}
	for i := range l.after {
		p := &l.after[i]
		if p.ID == 0 {
			p.ID = take(func(o wk.Placed) bool { return o.Letter == p.Letter })
		}
		if p.ID == 0 {
			p.ID = len(l.before) + len(l.pool) + 1
			l.pool = append(l.pool, p.Tile)
		}
	}
	for _, p := range free {
		l.left = append(l.left, p.Tile)
	}
}

// laid are the tiles of the field with the colors that they have while the turn is laid.
func (l *lesson) laid() wk.Field {
	f := slices.Clone(l.after)
	for i := range f {
		f[i].Color = l.mover
		if old := find(l.before, f[i].ID); old >= 0 {
			f[i].Color = l.before[old].Color
		}
	}
	return f
}

// turned are the tiles that turn over at the end.
func (l *lesson) turned() (ids []int) {
	for i, p := range l.laid() {
		if p.Color != l.after[i].Color {
			ids = append(ids, p.ID)
		}
	}
	return ids
}

func find(f wk.Field, id int) int {
	return slices.IndexFunc(f, func(p wk.Placed) bool { return p.ID == id })
}
