package woerterklauer

import (
	"context"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/each"
	"spieltisch/games/mind"
	wk "spieltisch/games/woerterklauer"
	think "spieltisch/games/woerterklauer/mind"
	"spieltisch/locales"
)

func reviews() *table.Reviews {
	return &table.Reviews{
		Version: "woerterklauer " + strconv.Itoa(think.ReviewVersion),
		Words:   wordsNamed,
		Measure: "review.words", MeasureIs: "review.words.is",
		Make: func(_ context.Context, env *shell.Env, view any, _ []mind.Level, _ func(float64)) (mind.Reviewer, func(), error) {
			lib, err := library(env, wordsOf(view.(wk.View)), view.(wk.View).Rules, true)
			if err != nil {
				return nil, nil, err
			}
			return lib.Reviewer(), func() {}, nil
		},
		Judge: func(ctx context.Context, c table.Computers, d games.Decision) ([]mind.Finding, error) {
			lib, err := c.(*computers).library()
			if err != nil {
				return nil, err
			}
			return lib.Reviewer().Judge(ctx, d)
		},
		Step: 1,
		Got:  "woerterklauer.review.got", Possible: "review.possible", Curve: "woerterklauer.review.curve",
		Base: "woerterklauer.review.means.base", Luck: "woerterklauer.review.means.luck",
		Look: func(s table.Seen) table.ReviewLook { return look{s} },
	}
}

// wordsNamed names the words of list and house, with what the house says of their meaning.
func wordsNamed(env *shell.Env, view any) (string, error) {
	v, _ := view.(wk.View)
	lang := wordsOf(v)
	lex, err := env.Lexicons.Get(lang)
	if err != nil {
		return "", err
	}
	house, err := env.Store.Ruled(string(lang))
	if err != nil {
		return "", err
	}
	meanings, err := env.Store.HouseMeanings(string(lang))
	if err != nil {
		return "", err
	}
	for _, w := range meanings {
		house[w.Word+"="+w.Other] = w.Accept
	}
	return fmt.Sprintf("%s %016x", lex.ID(), games.Hash(house)), nil
}

// look shows what was found in a match.
type look struct{ table.Seen }

func (l look) view(f mind.Finding) wk.View { return l.View(f).(wk.View) }

// own is the turn of a finding, and best the better one; false where there is none.
func (l look) own(f mind.Finding) (wk.Verdict, bool) {
	return think.Ended(l.view(f), l.Own(f))
}

func (l look) best(f mind.Finding) (wk.Verdict, bool) {
	a := f.Choice(wk.Kind{})
	if a == nil {
		return wk.Verdict{}, false
	}
	return think.Ended(l.view(f), a)
}

// laid are the words of a turn that aren't as they were.
func laid(v wk.Verdict) []wk.Word {
	return slices.DeleteFunc(slices.Clone(v.Words), func(w wk.Word) bool { return w.Fate == wk.FateUnchanged })
}

func texts(words []wk.Word) []string {
	return each.Of(words, func(w wk.Word) string { return w.Text })
}

// besides are those that aren't among other words.
func besides(words, others []wk.Word) []wk.Word {
	return slices.DeleteFunc(words, func(w wk.Word) bool {
		return slices.ContainsFunc(others, func(o wk.Word) bool { return o.Spelled == w.Spelled })
	})
}

// made names words, and what they were made of.
func (l look) made(words []wk.Word) []string {
	out := texts(words)
	for i, w := range words {
		if remade(w) {
			from := each.Of(w.From, func(f wk.From) string { return f.Text })
			out[i] = l.Env.T("woerterklauer.review.from", games.Args{"Word": w.Text, "From": strings.Join(from, " + ")})
		}
	}
	return out
}

// remade tells whether a word was made of another one.
func remade(w wk.Word) bool { return len(w.From) > 0 && w.From[0].Text != w.Text }

func (l look) Turn(f mind.Finding) string {
	return l.Env.T("woerterklauer.review.number", games.Args{"Round": wk.RoundOf(f.Turn)})
}

func (l look) Line(f mind.Finding) string {
	args := games.Args{"Words": "", "Own": 0, "Best": 0}
	if v, ok := l.own(f); ok {
		args["Words"], args["Own"] = l.Env.Join(texts(laid(v))), v.Lead
	}
	if v, ok := l.best(f); ok && f.Size > mind.NoMistake {
		args["Best"] = v.Lead
	}
	return l.Env.T(f.What, args)
}

func whole(v float64) int { return int(math.Round(v)) }

func (l look) Why(f mind.Finding) string {
	best, ok := l.best(f)
	if !ok {
		return l.leaves(f)
	}
	own, ended := l.own(f)
	stolen := think.Thefts(&best, &own)
	why := l.could(stolen, besides(laid(best), stolen), own.Words)
	if !ended {
		why = locales.Sentence(l.Line(f)) + " " + why
	}
	if len(f.Tells) == 2 && f.Tells[0] >= 1 {
		why += " " + l.Env.T("woerterklauer.review.left", games.Args{"Name": l.Names[1-f.Seat], "Own": whole(f.Tells[0]), "Best": max(0, whole(f.Tells[1]))})
	}
	return why
}

// leaves says of a turn that was no mistake what the other one can lead by after it; nobody answers in a puzzle.
func (l look) leaves(f mind.Finding) string {
	if f.Size > mind.NoMistake || len(f.Tells) == 0 || f.Tells[0] < 0 {
		return ""
	}
	args := games.Args{"Name": l.Names[1-f.Seat], "N": whole(f.Tells[0])}
	return locales.Sentence(l.Line(f)) + " " + l.Env.T("woerterklauer.review.leaves", args)
}

// could says what a better turn steals, what else it lays and makes of old words, and what of that one's own turn had too: whoever
// follows the sentence needs all of it.
func (l look) could(stolen, others, own []wk.Word) string {
	var words, changed, kept []wk.Word
	for _, w := range others {
		switch {
		case len(besides([]wk.Word{w}, own)) == 0:
			kept = append(kept, w)
		case remade(w):
			changed = append(changed, w)
		default:
			words = append(words, w)
		}
	}
	if len(stolen)+len(words)+len(changed) == 0 { // less was more
		words, kept = kept, nil
	}
	return l.Env.T("woerterklauer.review.could", games.Args{
		"Stolen": l.named(l.made(stolen)), "Laid": l.named(texts(words)), "Changed": l.named(l.made(changed)), "Kept": l.named(texts(kept)),
	})
}

// named lists words, and counts those that there is no room for; "" for none.
func (l look) named(words []string) string {
	if len(words) > mostNamed {
		words = append(slices.Clone(words[:mostNamed-1]), l.Env.T("woerterklauer.review.more", games.Args{"N": len(words) - mostNamed + 1}))
	}
	return l.Env.Join(words)
}

// mostNamed is how many words a list names; at most so many less one where it counts the others.
const mostNamed = 8

// Detail implements table.ReviewLook.
func (l look) Detail(f mind.Finding) fyne.CanvasObject {
	v, out := l.view(f), ui.Flow(20, fieldEdge)
	own, ended := l.own(f)
	if !ended { // all stayed as it lay
		own.Field = v.Field
	}
	out.Add(l.choice(v, own, l.Names[f.Seat], ui.Ink))
	if best, ok := l.best(f); ok && f.Size > mind.NoMistake {
		out.Add(l.choice(v, best, l.Env.T("review.better"), ui.OK))
	}
	return out
}

// Find implements table.ReviewLook.
func (l look) Find(all []mind.Finding, seat games.Seat) int { return think.Find(l.Log, all, seat) }

// Praise implements table.ReviewLook.
func (l look) Praise(f mind.Finding) string {
	v, _ := l.own(f)
	stolen := think.Thefts(&v, &wk.Verdict{})
	return l.Env.T("woerterklauer.review.praise", games.Args{"Stolen": l.named(l.made(stolen)), "Lead": v.Lead})
}

// Chances implements table.ReviewLook.
func (l look) Chances(f mind.Finding) string {
	own := l.Env.T("woerterklauer.review.lead", games.Args{"N": whole(f.Own)})
	if f.Size == mind.NoMistake {
		return own
	}
	return l.Env.T("review.instead", games.Args{"Own": own, "Best": whole(f.Best)})
}

// fieldEdge is the edge of a whole field in a review.
const fieldEdge float32 = 240

// choice shows the field as a turn leaves it, with the tiles that it laid in a frame.
func (l look) choice(v wk.View, turn wk.Verdict, who string, tok ui.Token) fyne.CanvasObject {
	edge := v.Options.Size
	box := laidBox(layOf(turn.Field))
	pitch := float32(int(fieldEdge / float32(edge)))
	gap := max(1, float32(int(pitch/10)))
	shown := draw.FieldLook{Cell: pitch - gap, Gap: gap, Cols: edge, Rows: edge}
	before := map[wk.Cell]wk.Letter{}
	for _, p := range v.Field {
		before[p.At] = p.Letter
	}
	for _, p := range turn.Field {
		look := draw.LetterLook{Text: p.Letter.String(), Face: faceOf(p.Color), Ring: before[p.At] != p.Letter}
		shown.Tiles = append(shown.Tiles, draw.FieldTile{X: p.At.X - box.Min.X, Y: p.At.Y - box.Min.Y, Look: look})
	}
	shown.At = fyne.NewPos(draw.FieldRim, draw.FieldRim)
	field := draw.NewLetterField()
	field.Set(shown)
	side := pitch*float32(edge) + 2*draw.FieldRim
	lead := ui.NewText(l.Env.T("woerterklauer.review.lead", games.Args{"N": turn.Lead}), ui.Strong, tok)
	ui.Show(turn.Lead > 0, lead)
	head := ui.HMid(8, ui.NewText(who, ui.Strong, tok), ui.Spacer(), lead)
	return ui.VGap(4, head, ui.HMid(0, ui.MinSized(side, side+draw.FieldFoot, field.Raster)))
}
