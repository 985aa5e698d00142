package decipher

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
)

// rulesBlock draws an example of the rules page: "pieces" is the four kinds with how many there are; "word" a word built of pieces;
// "alphabet" all letters or, by groups with "|" between, some; "zones" a zone a line, as parseZone reads it, and behind it a word of which
// they come; "tally" the points of a round, as parseRound reads them. It is nil for anything else.
func rulesBlock(env *shell.Env, name, body string) fyne.CanvasObject {
	var o fyne.CanvasObject
	ok := false
	body = strings.TrimSpace(body)
	switch name, _, _ := strings.Cut(name, " "); name {
	case "pieces":
		o, ok = rulesPieces(env), body == ""
	case "word":
		o, ok = rulesWord(body)
	case "alphabet":
		o, ok = rulesAlphabet(body)
	case "zones":
		o, ok = rulesZones(env, body)
	case "tally":
		o, ok = rulesTally(env, body)
	}
	if !ok {
		return nil
	}
	return o
}

// rulesPieces draws the kinds of pieces.
func rulesPieces(env *shell.Env) fyne.CanvasObject {
	var cells []fyne.CanvasObject
	for k := range letterpiece.Kind(letterpiece.Kinds) {
		piece := ui.MinSized(48, 56, container.NewCenter(draw.NewPiece(k, 52, draw.Options{})))
		n := letterpiece.Stock()[k]
		cells = append(cells, ui.HMid(12, piece, ui.VGap(0,
			ui.NewText(env.T(dc.KindID(k)), ui.Strong, ui.Ink),
			ui.NewText(env.T("decipher.rules.stock", games.Args{"N": n}), ui.Body, ui.Ink2))))
	}
	return ui.Grid(16, 200, 2, cells...)
}

// rulesWord draws a word with its letters below; every letter must have pieces.
func rulesWord(word string) (fyne.CanvasObject, bool) {
	if _, ok := draw.Letters().Count(word); !ok || word == "" {
		return nil, false
	}
	row := ui.HGap(24)
	for _, r := range word {
		letter := draw.NewLetter(r, 52)
		row.Add(ui.VGap(4, container.NewCenter(letter), ui.NewText(draw.Name(r), ui.Strong, ui.Ink2).Align(fyne.TextAlignCenter)))
	}
	return row, true
}

// rulesAlphabet draws the chart of all letters, or of groups of letters.
func rulesAlphabet(body string) (fyne.CanvasObject, bool) {
	look := draw.ChartLook{Letter: 40, Cell: 56, Ground: ui.DecipherCloth.Line}
	if body == "" {
		return draw.NewAlphabet(slices.SortedFunc(slices.Values(draw.Letters().Letters()), lettersFirst), look, nil), true
	}
	chart := draw.NewAlphabet(nil, look, nil)
	var groups [][]rune
	for part := range strings.SplitSeq(body, "|") {
		var group []rune
		for _, s := range strings.Fields(part) {
			if _, ok := draw.Letters().Count(s); !ok || utf8.RuneCountInString(s) != 1 {
				return nil, false
			}
			group = append(group, []rune(s)...)
		}
		if len(group) == 0 {
			return nil, false
		}
		groups = append(groups, group)
	}
	chart.SetGroups(groups)
	return chart, true
}

// lettersFirst orders A to Z before hyphen and apostrophe.
func lettersFirst(a, b rune) int {
	mark := func(r rune) int {
		if unicode.IsLetter(r) {
			return 0
		}
		return 1
	}
	return cmp.Or(mark(a)-mark(b), int(a-b))
}

// kindLetters are the letters for kinds of pieces in examples.
const kindLetters = "LSWU"

func parseKinds(s string) ([]letterpiece.Kind, bool) {
	var out []letterpiece.Kind
	for _, r := range s {
		k := strings.IndexRune(kindLetters, r)
		if k < 0 {
			return nil, false
		}
		out = append(out, letterpiece.Kind(k))
	}
	return out, true
}

// parseZone reads "LS xU": the pieces that lie there (or -) by the letters L, S, W and U, and behind an x the symbols that are covered.
func parseZone(line string) (dc.Zone, bool) {
	var z dc.Zone
	for i, f := range strings.Fields(line) {
		covered, no := strings.CutPrefix(f, "x")
		switch kinds, ok := parseKinds(covered); {
		case i == 0 && f == "-":
		case !ok || no != (i == 1) || i > 1:
			return z, false
		case no:
			for _, k := range kinds {
				z.Covered[k] = true
			}
		default:
			for _, k := range kinds {
				z.Pieces = append(z.Pieces, dc.Piece{ID: len(z.Pieces) + 1, Kind: k})
			}
		}
	}
	return z, strings.TrimSpace(line) != ""
}

// rulesZones draws zones as they lie on the board.
func rulesZones(env *shell.Env, body string) (fyne.CanvasObject, bool) {
	var cells []fyne.CanvasObject
	for line := range strings.SplitSeq(body, "\n") {
		z, ok := parseZone(line)
		if !ok {
			return nil, false
		}
		cells = append(cells, rulesZone(env, len(cells)+1, z))
	}
	return ui.Grid(16, 88, dc.MaxLength, cells...), len(cells) <= dc.MaxLength
}

// rulesZone draws one zone: its number, what lies there, and its four symbols.
func rulesZone(env *shell.Env, number int, z dc.Zone) fyne.CanvasObject {
	symbols := ui.Grid(4, 36, 2)
	for k := range letterpiece.Kind(letterpiece.Kinds) {
		var symbol fyne.CanvasObject
		if z.Covered[k] {
			symbol = draw.NewToken(draw.NoToken, 32, 0)
		} else {
			symbol = container.NewCenter(draw.NewPiece(k, 26, draw.Options{}))
		}
		symbols.Add(ui.NewArea(ui.Slip, 8, ui.MinSized(36, 36, symbol)))
	}
	laid := ui.NewArea(ui.Slip, 8, ui.MinSized(0, 72, container.NewCenter(draw.NewPieces(z.Laid(), 56, draw.Options{}))))
	name := ui.NewText(env.T("decipher.rules.zone", games.Args{"Zone": number}), ui.Strong, ui.Ink2)
	return ui.VGap(6, name.Truncate(), laid, symbols)
}

// rulesRound is an example of a round: who took part, and how the table lay at its end.
type rulesRound struct {
	word  string
	names []string
	tally dc.Tally
}

// parseRound reads the word, and then a line a player in the order of the seats: a name with "maker", or with the Guess Tokens left and
// perhaps "right"; the last line are the NO-tokens and the Bonus Tokens on the board: "no 3 bonus 2".
func parseRound(body string) (rulesRound, bool) {
	lines := strings.Split(body, "\n")
	if len(lines) < 2 {
		return rulesRound{}, false
	}
	r := rulesRound{word: strings.TrimSpace(lines[0]), tally: dc.Tally{Maker: games.Table, Guesser: games.Table}}
	last := strings.Fields(lines[len(lines)-1])
	if len(last) != 4 || last[0] != "no" || last[2] != "bonus" {
		return r, false
	}
	var errNo, errBonus error
	r.tally.NoTokens, errNo = strconv.Atoi(last[1])
	r.tally.BonusLeft, errBonus = strconv.Atoi(last[3])
	ok := errNo == nil && errBonus == nil
	for _, line := range lines[1 : len(lines)-1] {
		ok = r.player(strings.Fields(line)) && ok
	}
	_, built := draw.Letters().Count(r.word)
	return r, ok && built && r.tally.Valid(utf8.RuneCountInString(r.word))
}

// player takes in the line of one player.
func (r *rulesRound) player(fields []string) bool {
	if len(fields) < 2 || len(fields) > 3 {
		return false
	}
	seat, left := games.Seat(len(r.names)), 0
	r.names = append(r.names, fields[0])
	switch {
	case fields[1] == "maker" && r.tally.Maker == games.Table && len(fields) == 2:
		r.tally.Maker = seat
	default:
		n, err := strconv.Atoi(fields[1])
		if err != nil || len(fields) == 3 && (fields[2] != "right" || r.tally.Guesser != games.Table) {
			return false
		}
		left = n
		if len(fields) == 3 {
			r.tally.Guesser = seat
		}
	}
	r.tally.GuessLeft = append(r.tally.GuessLeft, left)
	return true
}

// rulesTally draws the points of a round, counted like those of a match.
func rulesTally(env *shell.Env, body string) (fyne.CanvasObject, bool) {
	r, ok := parseRound(body)
	if !ok {
		return nil, false
	}
	lines := ui.VGap(10, ui.HGap(0, draw.NewWord(r.word, 36)))
	for _, s := range r.tally.Scores() {
		role := games.ID("decipher.rules.seeker")
		switch s.Seat {
		case r.tally.Maker:
			role = "decipher.rules.maker"
		case r.tally.Guesser:
			role = "decipher.rules.guesser"
		}
		lines.Add(ui.NewDivider())
		lines.Add(ui.Columns(16,
			ui.Column{Min: 140, Object: ui.VGap(0, ui.NewText(r.names[s.Seat], ui.Label, ui.Ink), ui.NewText(env.T(role), ui.Body, ui.Ink2).Truncate())},
			ui.Column{Weight: 1, Min: 160, Object: ui.NewPara(scored(env, s), ui.Body, ui.Ink)},
			ui.Column{Min: 40, Object: ui.NewText(strconv.Itoa(s.Points()), ui.Question, ui.Ink).Align(fyne.TextAlignTrailing)}))
	}
	return lines, true
}

// scored lists the tokens that a seat has points for.
func scored(env *shell.Env, s dc.RoundScore) string {
	var parts []string
	add := func(id games.ID, n, each int) {
		if n > 0 {
			parts = append(parts, env.T(id, games.Args{"N": n, "Points": n * each}))
		}
	}
	if s.Decipher || s.Unguessed {
		parts = append(parts, env.T("decipher.rules.score.decipher", games.Args{"Points": dc.DecipherPoints}))
	}
	add("decipher.rules.score.no", s.No, dc.NoPoints)
	add("decipher.rules.score.bonus", s.Bonus, dc.BonusPoints)
	add("decipher.rules.score.guess", s.Guess, dc.GuessPoints)
	add("decipher.rules.score.received", s.Received, dc.GuessPoints)
	if len(parts) == 0 {
		return env.T("decipher.rules.score.none")
	}
	return env.Join(parts)
}
