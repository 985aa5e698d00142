package davinci

import (
	"context"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/parts"
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
		Make: func(context.Context, *shell.Env, any, []mind.Level, func(float64)) (mind.Reviewer, func(), error) {
			return think.Reviewer{}, func() {}, nil
		},
		Judge: func(ctx context.Context, _ table.Computers, d games.Decision) ([]mind.Finding, error) {
			return think.Judge(ctx, d)
		},
		Got: "davinci.review.got", Possible: "review.possible", Curve: "davinci.review.curve",
		Base: "davinci.review.means.base", Luck: "davinci.review.means.luck",
		Note: func(env *shell.Env, _ any) string { return env.T("davinci.review.note") },
		Step: 1, All: true, Title: think.Title,
		Look: func(s table.Seen) table.ReviewLook { return look{s} },
	}
}

// look shows what was found in a match, as the seat that decided could see it.
type look struct{ table.Seen }

func (l look) view(f mind.Finding) dv.View { return l.View(f).(dv.View) }

// place names a tile of somebody, alone or inside a sentence.
func (l look) place(v dv.View, tile int, say games.ID) string {
	_, of, i, _ := v.Find(tile)
	return l.Env.Named(l.Names, say, games.Args{"Seat": of, "Of": of, "Place": i + 1})
}

func (l look) Turn(f mind.Finding) string {
	v := l.view(f)
	args := games.Args{"Turn": f.Turn, "Round": 0, "Tile": ""}
	if v.Options.Rounds > 1 {
		args["Round"] = v.Round
	}
	if f.What == think.ReviewGuess {
		if g, ok := l.Own(f).(dv.Guess); ok {
			args["Tile"] = l.place(v, g.Tile, "davinci.review.tile")
		}
	}
	return l.Env.T("davinci.review.turn", args)
}

// number is how a guess is told.
func (l look) number(g dv.Guess) string { return l.Env.T(dv.ValueID(g.Number)) }

func (l look) Line(f mind.Finding) string {
	v, percent := l.view(f), l.Env.Texts.Percent
	own, _ := l.Own(f).(dv.Guess)
	said, chance := think.Said(f, own)
	b, guesses := f.Choice(dv.Kind{}).(dv.Guess)
	args := games.Args{"Own": l.number(own), "Best": "", "There": "", "Number": "", "Bold": think.Bold(f), "Chance": percent(chance)}
	if f.Size > mind.NoMistake {
		if args["Best"] = percent(f.Best); guesses {
			said = b
		}
	}
	if said.Tile != 0 {
		args["There"], args["Number"] = l.place(v, said.Tile, "davinci.review.tile_of"), l.number(said)
	}
	return l.Env.T(f.What, args)
}

// Detail implements table.ReviewLook.
func (l look) Detail(f mind.Finding) fyne.CanvasObject {
	out := ui.VGap(14, l.choice(f, l.Own(f), l.Names[f.Seat], f.Own, ui.Ink))
	if b := f.Choice(dv.Kind{}); b != nil && f.Size > mind.NoMistake {
		out.Add(l.choice(f, b, l.Env.T("review.better"), f.Best, ui.OK))
	}
	return out
}

// Why implements table.ReviewLook: it names tile, number and reason of the best guess, or why to stop.
func (l look) Why(f mind.Finding) string {
	v := l.view(f)
	own, _ := l.Own(f).(dv.Guess)
	args := games.Args{"From": l.Env.Texts.Percent(think.GoesOn(v)), "Drawn": v.Drawn != nil}
	say := games.ID("davinci.review.why.guess")
	best, guesses := f.Choice(dv.Kind{}).(dv.Guess)
	if f.Type == "" && f.What == think.ReviewOn { // nothing was better than what was guessed
		best, guesses = own, true
	}
	switch {
	case f.What != think.ReviewGuess && len(f.Tells) == 0:
		return ""
	case f.What != think.ReviewGuess && guesses:
		say = "davinci.review.why.on"
	case f.What != think.ReviewGuess:
		on, chance := think.Likeliest(f)
		args["There"], args["Number"], args["Own"] = l.place(v, on.Tile, "davinci.review.tile_of"), l.number(on), l.Env.Texts.Percent(chance)
		return l.Env.T("davinci.review.why.stop", args)
	case !guesses || f.Size == mind.NoMistake:
		best = own
	case f.Own <= 0:
		say, args["Named"] = "davinci.review.why.out", l.number(own)
		args["Own"] = locales.Sentence(l.place(v, own.Tile, "davinci.review.tile_of"))
	}
	why, told := think.Reason(context.Background(), v, best)
	args["There"] = locales.Sentence(l.place(v, best.Tile, "davinci.review.tile_of"))
	args["Number"], args["Best"], args["Why"], args["Was"] = l.number(best), told["Chance"], l.Env.Named(l.Names, why, told), games.ID("")
	if _, of, i, _ := v.Find(best.Tile); f.Size > mind.NoMistake {
		was := l.Log.At(f.Step - 1).View(of).(dv.View).Seats[of].Row[i].Number
		if _, over := l.Log.Match().Outcome(); over && was != best.Number {
			args["Was"] = dv.ValueID(was)
		}
	}
	return l.Env.Named(l.Names, say, args)
}

// Find implements table.ReviewLook.
func (l look) Find(all []mind.Finding, seat games.Seat) int { return think.Find(all, seat) }

// Praise implements table.ReviewLook.
func (l look) Praise(f mind.Finding) string {
	g, _ := l.Own(f).(dv.Guess)
	v := l.view(f)
	why, told := think.Reason(context.Background(), v, g)
	return l.Env.T("davinci.review.praise", games.Args{
		"Bold": think.Bold(f), "Chance": l.Env.Texts.Percent(f.Own), "There": locales.Sentence(l.place(v, g.Tile, "davinci.review.tile_of")), "Number": l.number(g), "Why": l.Env.Named(l.Names, why, told),
	})
}

// Chances implements table.ReviewLook: those by all that was said, and those by the tiles alone.
func (l look) Chances(f mind.Finding) string {
	percent := l.Env.Texts.Percent
	args := games.Args{"Own": percent(f.Own), "Best": "", "Alone": "", "BestAlone": ""}
	if f.Size > mind.NoMistake {
		args["Best"] = percent(f.Best)
	}
	if len(f.Tells) >= 2 {
		args["Alone"] = percent(f.Tells[0])
		if f.What != think.ReviewGuess {
			args["Own"], args["Best"], args["Alone"] = percent(f.Tells[0]), "", percent(f.Tells[1])
		} else if f.Size > mind.NoMistake {
			args["BestAlone"] = percent(f.Tells[1])
		}
	}
	return l.Env.T("davinci.review.chances", args)
}

// choice shows the row that a guess points at, with the number that it names; or what it is to stop.
func (l look) choice(f mind.Finding, a games.Action, who string, chance float64, tok ui.Token) fyne.CanvasObject {
	g, ok := a.(dv.Guess)
	v := l.view(f)
	if !ok {
		text := l.Env.T(pick[games.ID](v.Drawn != nil, "davinci.turn.if_stop", "davinci.turn.if_stop_none"))
		return parts.Choice(who, l.Env.T("davinci.review.stopped"), tok, ui.Pad(8, stopped(v, ui.Stretch(ui.NewPara(text, ui.Label, ui.Ink2)))), "", "")
	}
	said := l.place(v, g.Tile, "davinci.review.tile_of") + ", " + l.number(g)
	var cells []cell
	if _, of, _, ok := v.Find(g.Tile); ok {
		for _, s := range v.Seats[of].Row {
			c := cell{look: lookOf(s), lift: s.ID == g.Tile}
			c.look.Ring, c.look.Number = c.lift, pick(c.lift, g.Number, c.look.Number)
			cells = append(cells, c)
		}
	}
	row := newRow(choiceTile, 1)
	row.set(cells, false)
	tiles := ui.Inset(rowLift, 0, 0, 0, ui.MinSized(0, lineOf(choiceTile), row))
	return parts.Choice(who, said, tok, tiles, l.Env.Texts.Percent(chance), l.Env.T("review.chance"))
}

// choiceTile is the width of a tile, if there is room.
const choiceTile float32 = 48
