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
	"spieltisch/locales"
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
	v, percent := l.view(f), l.env.Texts.Percent
	args := games.Args{"Own": percent(f.Own), "Best": "", "There": "", "Number": ""}
	b, guesses := f.Choice(dv.Kind{}).(dv.Guess)
	if guesses {
		args["There"], args["Number"] = l.placeOf(v, b.Tile), l.number(b)
	}
	mistake := f.Size > mind.NoMistake
	if mistake {
		args["Best"] = percent(f.Best)
	}
	switch own, ok := l.own(f).(dv.Guess); {
	case f.What != think.ReviewGuess && len(f.Tells) > 0:
		args["Chance"] = percent(f.Tells[0])
	case f.What == think.ReviewGuess && ok:
		args["Chance"], args["Own"] = percent(f.Own), l.number(own)
		if guesses && mistake {
			args["Best"] = l.place(v, b.Tile) + ": " + l.number(b)
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

// Why implements table.ReviewLook: it names tile, number and reason of the best guess, or why to stop.
func (l look) Why(f mind.Finding) string {
	v := l.view(f)
	own, _ := l.own(f).(dv.Guess)
	args := games.Args{"Own": l.env.Texts.Percent(f.Own), "Best": l.env.Texts.Percent(f.Best), "From": l.env.Texts.Percent(think.GoesOn(v)), "Drawn": v.Drawn != nil}
	say := games.ID("davinci.review.why.guess")
	best, guesses := f.Choice(dv.Kind{}).(dv.Guess)
	switch {
	case f.What != think.ReviewGuess && len(f.Tells) == 0:
		return ""
	case f.What != think.ReviewGuess && guesses:
		say, args["Best"] = "davinci.review.why.on", l.env.Texts.Percent(f.Tells[0])
	case f.What != think.ReviewGuess:
		args["Own"] = l.env.Texts.Percent(f.Tells[0])
		return l.env.T("davinci.review.why.stop", args)
	case !guesses || f.Size == mind.NoMistake:
		best = own
		args["Best"] = args["Own"]
	case f.Own <= 0:
		say, args["Named"] = "davinci.review.why.out", l.number(own)
	}
	why, told := think.Reason(context.Background(), v, best)
	args["There"], args["Number"], args["Why"] = locales.Sentence(l.placeOf(v, best.Tile)), l.number(best), l.env.Named(l.names, why, told)
	return l.env.T(say, args)
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
