package davinci

import "spieltisch/games"

// Warning is why a guess can't be right, for the guesser alone.
type Warning struct {
	ID   games.ID
	Args games.Args
}

// Warn is the warning before a guess, for what one look shows and nothing else (RULES.md,
// "A turn"): that tile is open or an own one, was denied for the tile pointed at, or
// lies outside the nearest open numbers. nil: none, or Options.Warn is off.
func Warn(v View, g Guess) *Warning {
	s, seat, place, ok := v.Find(g.Tile)
	if !v.Options.Warn || !ok || s.Open || !v.Options.Names(g.Number) {
		return nil
	}
	named := NewTile(s.Color, g.Number)
	if w := seen(v, named); w != nil {
		return w
	}
	for _, old := range v.Guesses {
		if old.Tile == g.Tile && old.Number == g.Number && !old.Right {
			return &Warning{WarnDenied, games.Args{"Value": ValueID(g.Number)}}
		}
	}
	if named.IsDash() {
		return nil
	}
	row := v.Seats[seat].Row
	if t, ok := nearest(row, place, -1); ok && named < t {
		return &Warning{WarnLow, games.Args{"Tile": TileID(t)}}
	}
	if t, ok := nearest(row, place, 1); ok && named > t {
		return &Warning{WarnHigh, games.Args{"Tile": TileID(t)}}
	}
	return nil
}

// seen warns if a tile lies open or is an own one.
func seen(v View, t Tile) *Warning {
	args := games.Args{"Tile": TileID(t)}
	for _, sv := range v.Seats {
		for _, s := range sv.Row {
			known, ok := s.Tile()
			switch {
			case !ok || known != t:
			case s.Open:
				return &Warning{WarnOpen, args}
			default:
				return &Warning{WarnOwn, args}
			}
		}
	}
	if v.Drawn != nil {
		if known, ok := v.Drawn.Tile(); ok && known == t {
			return &Warning{WarnOwn, args}
		}
	}
	return nil
}

// nearest is the next open number in a row from a place, to the left (-1) or right (1).
func nearest(row []Stone, place, step int) (Tile, bool) {
	for i := place + step; i >= 0 && i < len(row); i += step {
		if t, ok := row[i].Tile(); ok && row[i].Open && !t.IsDash() {
			return t, true
		}
	}
	return 0, false
}
