package davinci

import (
	"context"
	"math"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	think "spieltisch/games/davinci/mind"
	"spieltisch/games/mind"
)

func reviews() *table.Reviews {
	return &table.Reviews{
		Version: "davinci " + strconv.Itoa(think.ReviewVersion),
		Make: func(context.Context, *shell.Env, any, func(float64)) (mind.Reviewer, func(), error) {
			return think.Reviewer{}, func() {}, nil
		},
		Judge: func(ctx context.Context, _ table.Computers, d games.Decision) ([]mind.Finding, error) {
			return think.Judge(ctx, d)
		},
		Base: "davinci.review.means.base",
		Luck: "davinci.review.means.luck",
		More: [2]games.ID{"davinci.review.means.on", "davinci.review.means.on.is"},
		Sizes: func(env *shell.Env, _ any) string {
			percent := env.Texts.Percent
			return env.T("davinci.review.means.sizes", games.Args{
				"Small": percent(mind.Chances.Small), "Medium": percent(mind.Chances.Medium), "Large": percent(mind.Chances.Large),
			})
		},
		Look: func(env *shell.Env, log games.Log, names []string) table.ReviewLook {
			return look{env: env, log: log, names: names}
		},
	}
}

// look shows what was found in a match, as the seat that decided could see it.
type look struct {
	env   *shell.Env
	log   games.Log
	names []string
}

func (l look) view(f mind.Finding) dv.View { return l.log.At(f.Step - 1).View(f.Seat).(dv.View) }

// place names a tile of somebody.
func (l look) place(v dv.View, tile int) string {
	_, of, i, _ := v.Find(tile)
	return l.env.Named(l.names, "davinci.review.tile", games.Args{"Seat": of, "Place": i + 1})
}

// placeOf names it inside a sentence.
func (l look) placeOf(v dv.View, tile int) string {
	_, of, i, _ := v.Find(tile)
	return l.env.Named(l.names, "davinci.review.tile_of", games.Args{"Of": of, "Place": i + 1})
}

func (l look) Turn(f mind.Finding) string {
	v := l.view(f)
	args := games.Args{"Turn": f.Turn, "Round": 0, "Tile": ""}
	if v.Options.Rounds > 1 {
		args["Round"] = v.Round
	}
	if f.What == think.ReviewGuess {
		if g, ok := l.own(f).(dv.Guess); ok {
			args["Tile"] = l.place(v, g.Tile)
		}
	}
	return l.env.T("davinci.review.turn", args)
}

func (l look) own(f mind.Finding) games.Action {
	_, a := l.log.Step(f.Step)
	return a
}

// number is how a guess is told.
func (l look) number(g dv.Guess) string { return l.env.T(dv.ValueID(g.Number)) }

func (l look) Line(f mind.Finding) string {
	args := games.Args{"Own": l.env.Texts.Percent(f.Own), "Best": "", "Chance": l.env.Texts.Percent(f.Own), "Noted": ""}
	if len(f.Tells) == 2 && l.env.Texts.Percent(f.Tells[0]) != args["Own"] {
		args["Noted"] = l.env.Texts.Percent(f.Tells[0]) // as the notes have it, which may stand next to this
	}
	mistake := f.Size > mind.NoMistake
	if mistake {
		args["Best"] = l.env.Texts.Percent(f.Best)
	}
	if g, ok := l.own(f).(dv.Guess); ok && f.What == think.ReviewGuess {
		args["Own"] = l.number(g)
		if b, ok := f.Choice(dv.Kind{}).(dv.Guess); ok && mistake {
			args["Best"] = l.place(l.view(f), b.Tile) + ": " + l.number(b)
		}
	}
	return l.env.T(f.What, args)
}

func (l look) Cost(f mind.Finding) string {
	if f.What == think.ReviewGuess {
		return l.env.T("davinci.review.cost", games.Args{"Own": l.env.Texts.Percent(f.Own), "Best": l.env.Texts.Percent(f.Best)})
	}
	return "–" + l.env.Texts.Percent(f.Best-f.Own)
}

func (l look) Detail(f mind.Finding) fyne.CanvasObject {
	own, ok := l.own(f).(dv.Guess)
	best, other := f.Choice(dv.Kind{}).(dv.Guess)
	if !ok || !other || f.What != think.ReviewGuess {
		return nil
	}
	return ui.VGap(12, l.choice(f, own, l.names[f.Seat], f.Own, ui.Ink), l.choice(f, best, l.env.T("review.better"), f.Best, ui.OK))
}

// Why implements table.ReviewLook.
func (l look) Why(f mind.Finding) string {
	v := l.view(f)
	args := games.Args{"Own": l.env.Texts.Percent(f.Own), "Best": l.env.Texts.Percent(f.Best), "From": l.goesOn(v), "Drawn": v.Drawn != nil}
	if f.Size == mind.NoMistake {
		return l.whyOn(f, v, args)
	}
	b, guesses := f.Choice(dv.Kind{}).(dv.Guess)
	if !guesses {
		return l.env.T("davinci.review.why.stop", args)
	}
	args["There"], args["Number"] = l.placeOf(v, b.Tile), l.number(b)
	own, ok := l.own(f).(dv.Guess)
	if !ok || f.What != think.ReviewGuess {
		return l.env.T("davinci.review.why.on", args)
	}
	args["Here"], args["N"], args["Named"] = l.placeOf(v, own.Tile), fitting(v, own.Tile), l.number(own)
	switch {
	case f.Own <= 0:
		return l.env.T("davinci.review.why.out", args)
	case fitting(v, b.Tile) == 1:
		return l.env.T("davinci.review.why.sure", args)
	case own.Tile == b.Tile:
		return l.env.T("davinci.review.why.same", args)
	}
	return l.env.T("davinci.review.why.other", args)
}

// goesOn is from which chance on guessing on is worth while.
func (l look) goesOn(v dv.View) string {
	low, high := think.GoesOn(v)
	return l.env.T("davinci.review.from", games.Args{"Low": int(math.Round(low * 100)), "High": l.env.Texts.Percent(high), "Many": low < high})
}

// whyOn says why it was right to guess on where the notes alone speak against it: the others have told more by their guesses.
func (l look) whyOn(f mind.Finding, v dv.View, args games.Args) string {
	low, _ := think.GoesOn(v)
	if f.What != think.ReviewOn || len(f.Tells) != 2 || f.Tells[0] >= low || f.Tells[1] < low {
		return ""
	}
	args["Own"], args["Best"] = l.env.Texts.Percent(f.Tells[0]), l.env.Texts.Percent(f.Tells[1])
	return l.env.T("davinci.review.why.heard", args)
}

// fitting is how many numbers a tile may still have shown.
func fitting(v dv.View, tile int) (n int) {
	for _, likely := range dv.Weigh(v) {
		for number := range dv.Values {
			if likely.ID == tile && likely.Possible(number) {
				n++
			}
		}
	}
	return n
}

// choice shows the row that a guess points at.
func (l look) choice(f mind.Finding, g dv.Guess, who string, chance float64, tok ui.Token) fyne.CanvasObject {
	v := l.view(f)
	_, of, _, ok := v.Find(g.Tile)
	tiles := ui.HGap(6)
	if ok {
		for _, s := range v.Seats[of].Row {
			look := draw.NumberTileLook{Color: draw.TileColor(s.Color), Number: s.Number, Open: s.Open, Ring: s.ID == g.Tile}
			if s.Number == dv.NumberUnknown {
				look.Number = draw.TileUnknown
			}
			tiles.Add(draw.NewNumberTile(look, 28))
		}
	}
	head := ui.HMid(12, ui.NewText(who, ui.Strong, tok),
		ui.Stretch(ui.NewText(l.place(v, g.Tile)+": "+l.number(g), ui.Body, ui.Ink2).Truncate()), ui.NewText(l.env.Texts.Percent(chance), ui.Strong, tok))
	return ui.VGap(10, head, ui.Inset(4, 4, 4, 4, tiles))
}

// rounded are the figures of an account to one decimal, so that they add up: what rounding leaves goes to luck.
func rounded(a mind.Account) (base, luck, lost float64, hits int) {
	tenth := func(v float64) float64 { return math.Round(v*10) / 10 }
	base, lost, hits = tenth(a.Base), tenth(a.Lost), int(math.Round(a.Sum()))
	return base, float64(hits) - base + lost, lost, hits
}

func (l look) Sum(a mind.Account) string {
	base, _, lost, hits := rounded(a)
	return l.env.T("davinci.review.sum", games.Args{"N": hits, "Expected": l.env.Texts.Decimal(base - lost)})
}

func (l look) Add(a mind.Account) string {
	base, luck, _, hits := rounded(a)
	return l.env.T("davinci.review.add", games.Args{"Base": l.env.Texts.Decimal(base), "Luck": l.plus(luck), "Bad": luck < 0, "Lost": l.Lost(a), "Hits": hits})
}

func (l look) Luck(a mind.Account) string {
	_, luck, _, _ := rounded(a)
	return l.plus(luck)
}

func (l look) Lost(a mind.Account) string {
	_, _, lost, _ := rounded(a)
	return l.plus(-lost)
}

// plus is a number with one decimal and its sign.
func (l look) plus(v float64) string {
	switch text := l.env.Texts.Decimal(max(v, -v)); {
	case v >= 0.05:
		return "+" + text
	case v <= -0.05:
		return "–" + text
	default:
		return text
	}
}

func (l look) Total(a mind.Account) string {
	_, _, _, hits := rounded(a)
	return strconv.Itoa(hits)
}

func (l look) Curve(all []mind.Finding, seat games.Seat) table.ReviewCurve {
	c := table.ReviewCurve{
		Title: l.env.T("davinci.review.curve"), OwnIs: l.env.T("davinci.review.hits"), BestIs: l.env.T("davinci.review.expected"),
		Format: l.env.Texts.Number,
	}
	own, best := 0.0, 0.0
	for _, f := range all {
		if f.Seat != seat || f.What != think.ReviewGuess {
			continue
		}
		own += f.Sum()
		best += f.Base
		c.Columns = append(c.Columns, strconv.Itoa(len(c.Columns)+1))
		c.Own, c.Best = append(c.Own, own), append(c.Best, best)
	}
	return c
}
