package davinci

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// rulesBlock draws an example of the rules page: "tiles" is all there are; "codes" a row of tiles a line, as parseRow reads it, and behind it
// the seed that deals them; "points" the points of a round, as parsePoints reads a line. It is nil for anything else.
func rulesBlock(env *shell.Env, name, body string) fyne.CanvasObject {
	var o fyne.CanvasObject
	ok := false
	body = strings.TrimSpace(body)
	switch name, _, _ := strings.Cut(name, " "); name {
	case "tiles":
		o, ok = rulesTiles(), body == ""
	case "codes":
		o, ok = rulesCodes(body)
	case "points":
		o, ok = rulesPoints(env, body)
	}
	if !ok {
		return nil
	}
	return o
}

// rulesTiles draws all tiles, a colour a line.
func rulesTiles() fyne.CanvasObject {
	lines := ui.VGap(12)
	for _, c := range []dv.Color{dv.Black, dv.White} {
		var looks []draw.NumberTileLook
		for n := range dv.Values {
			looks = append(looks, ownLook(dv.NewTile(c, n)))
		}
		lines.Add(ui.MinSized(280, draw.NumberTileHeight(40), draw.NewNumberTiles(40, 10, looks...)))
	}
	return lines
}

// rulesRow is a row of an example: tiles, gaps where a tile may go, and one that stands apart.
type rulesRow struct {
	name  string
	looks []draw.NumberTileLook
	tiles []dv.Tile // those whose number is known, in the row
	gaps  []int     // before which tile, from 0
	drawn []draw.NumberTileLook
}

// parseRow reads a line such as "Lee: B3 W? [B5] W- | W6": a colour and a number, "?" or
// "-" for the dash; [ ] lies open; behind | stands apart; _ is a gap where that may go.
func parseRow(line string) (r rulesRow, ok bool) {
	name, rest, named := strings.Cut(line, ":")
	if !named {
		name, rest = "", line
	}
	r.name = strings.TrimSpace(name)
	apart := false
	for _, token := range strings.Fields(rest) {
		switch {
		case token == "|" && !apart:
			apart = true
			continue
		case token == "_" && !apart:
			r.gaps = append(r.gaps, len(r.looks))
			continue
		}
		look, ok := parseLook(token)
		switch {
		case !ok || apart && len(r.drawn) > 0:
			return r, false
		case apart:
			r.drawn = append(r.drawn, look)
		default:
			r.looks = append(r.looks, look)
			if look.Number != draw.TileUnknown {
				r.tiles = append(r.tiles, dv.NewTile(dv.Color(look.Color), look.Number))
			}
		}
	}
	return r, len(r.looks) > 0 && r.lawful()
}

// lawful tells whether the row may stand so, and its gaps are the places that the rules give the tile that stands apart.
func (r rulesRow) lawful() bool {
	for i, t := range r.tiles {
		if !slices.Contains(dv.Places(r.tiles[:i], t), i) {
			return false
		}
	}
	if len(r.gaps) == 0 {
		return true
	}
	if len(r.drawn) != 1 || len(r.tiles) != len(r.looks) || r.drawn[0].Number == draw.TileUnknown {
		return false
	}
	return slices.Equal(r.gaps, dv.Places(r.tiles, dv.NewTile(dv.Color(r.drawn[0].Color), r.drawn[0].Number)))
}

// parseLook reads a tile: "B3", "W-", "[W11]", "B?".
func parseLook(token string) (look draw.NumberTileLook, ok bool) {
	if inner, found := strings.CutPrefix(token, "["); found {
		if token, found = strings.CutSuffix(inner, "]"); !found {
			return look, false
		}
		look.Open = true
	}
	if len(token) < 2 {
		return look, false
	}
	if token[1:] == "?" {
		look.Number = draw.TileUnknown
		look.Color = draw.TileColor(strings.IndexByte("BW", token[0]))
		return look, look.Color >= 0 && !look.Open
	}
	t, ok := dv.ParseTile(strings.ToLower(token))
	if !ok || token[0] != 'B' && token[0] != 'W' {
		return look, false
	}
	look.Color, look.Number = draw.TileColor(t.Color()), t.Number()
	return look, true
}

// rulesCodes draws rows below each other.
func rulesCodes(body string) (fyne.CanvasObject, bool) {
	lines := ui.VGap(14)
	for line := range strings.SplitSeq(body, "\n") {
		r, ok := parseRow(line)
		if !ok {
			return nil, false
		}
		row := ui.HMid(8)
		if r.name != "" {
			row.Add(ui.MinSized(72, 0, ui.NewText(r.name, ui.Label, ui.Ink)))
		}
		for i, l := range r.looks {
			r.gap(row, i)
			row.Add(draw.NewNumberTile(l, 40))
		}
		r.gap(row, len(r.looks))
		if len(r.drawn) > 0 {
			row.Add(ui.Space(10, 1))
			row.Add(ui.MinSized(1, draw.NumberTileHeight(40), ui.NewArea(ui.Ink3, 0, nil)))
			row.Add(ui.Space(10, 1))
			row.Add(draw.NewNumberTile(r.drawn[0], 40))
		}
		lines.Add(row)
	}
	return lines, true
}

// gap adds the mark of a gap, where there is one.
func (r rulesRow) gap(row *fyne.Container, at int) {
	if slices.Contains(r.gaps, at) {
		row.Add(ui.MinSized(22, draw.NumberTileHeight(40), ui.NewArea(ui.AccentSoft, 6, container.NewCenter(ui.NewIcon(ui.IconPlus, 16, ui.AccentText)))))
	}
}

// parsePoints reads a line such as "Tina: 3 6 9 codes 1 left 0 11": numbers named right
// ("-" is a dash), codes cracked, and what the winner has left.
func parsePoints(line string) (name string, t dv.Tally, ok bool) {
	name, rest, ok := strings.Cut(line, ":")
	part := ""
	for _, token := range strings.Fields(rest) {
		if token == "codes" || token == "left" {
			part = token
			continue
		}
		n, err := strconv.Atoi(token)
		if token == "-" && part != "codes" {
			n, err = dv.Dash, nil
		}
		if err != nil || n < 0 || n > dv.MaxNumber && token != "-" {
			return name, t, false
		}
		switch {
		case part == "codes":
			t.Codes += n
		case part == "left":
			t.Left = append(t.Left, n)
		case n == dv.Dash || n == 6:
			t.Specials++
		default:
			t.Numbers++
		}
	}
	return name, t, ok && name != ""
}

// rulesPoints draws the points of a round, counted like those of a match.
func rulesPoints(env *shell.Env, body string) (fyne.CanvasObject, bool) {
	lines := ui.VGap(10)
	say := func(id games.ID, args games.Args) string { return env.T(id, args) }
	for i, line := range strings.Split(body, "\n") {
		name, t, ok := parsePoints(line)
		if !ok {
			return nil, false
		}
		if i > 0 {
			lines.Add(ui.NewDivider())
		}
		s := t.Score(0, dv.LeftFaces)
		lines.Add(ui.Columns(16,
			ui.Column{Min: 72, Object: ui.NewText(name, ui.Label, ui.Ink)},
			ui.Column{Weight: 1, Min: 160, Object: ui.NewPara(counted(s, t, "davinci.end.item.specials", "davinci.rules.codes", say), ui.Body, ui.Ink)},
			ui.Column{Min: 64, Object: ui.NewText(strconv.Itoa(s.Points()), ui.Question, ui.Ink).Align(fyne.TextAlignTrailing)}))
	}
	return lines, true
}
