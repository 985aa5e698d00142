package dicewords

import (
	"context"
	"errors"
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
	dw "spieltisch/games/dicewords"
	think "spieltisch/games/dicewords/mind"
	"spieltisch/games/mind"
)

// noRoom is the refusal of a review where the tables have no room in memory.
const noRoom games.ID = "dicewords.review.room"

func reviews(all *shares) *table.Reviews {
	return &table.Reviews{
		Version: "dicewords " + strconv.Itoa(think.ReviewVersion),
		Measure: "review.words", MeasureIs: "review.words.is",
		Words: func(env *shell.Env, view any) (string, error) {
			var set dw.Set
			if v, ok := view.(dw.View); ok {
				set = v.Set
			}
			_, named, err := library(env, set, false)
			return named, err
		},
		Make: all.reviewer,
		Keep: all.keep,
		Judge: func(ctx context.Context, c table.Computers, d games.Decision) ([]mind.Finding, error) {
			return c.(*computers).judge(ctx, d)
		},
		Step:  1,
		Base:  "dicewords.review.means.base",
		Luck:  "dicewords.review.means.luck",
		Found: "dicewords.review.means.found",
		Curve: "dicewords.review.means.curve",
		More:  [2]games.ID{"dicewords.review.spent", "dicewords.review.means.spent"},
		Sizes: func(env *shell.Env, _ any) string {
			points, percent := env.Texts.Number, env.Texts.Percent
			return env.T("dicewords.review.means.sizes", games.Args{
				"Small": points(think.Points.Small), "Medium": points(think.Points.Medium), "Large": points(think.Points.Large),
				"SmallChance": percent(mind.Chances.Small), "MediumChance": percent(mind.Chances.Medium), "LargeChance": percent(mind.Chances.Large),
			})
		},
		Note: func(env *shell.Env, view any) string {
			if !view.(dw.View).Options.KeptStay {
				return ""
			}
			return env.T("dicewords.review.stays")
		},
		Look: func(env *shell.Env, log games.Log, names []string) table.ReviewLook {
			return look{env: env, log: log, names: names}
		},
	}
}

// reviewer builds the tables that a review needs.
func (all *shares) reviewer(ctx context.Context, env *shell.Env, view any, tell func(float64)) (mind.Reviewer, func(), error) {
	if !hasRoom(env) {
		return nil, nil, games.Refuse(noRoom, nil)
	}
	s, err := all.take(env, view.(dw.View).Set, false)
	if err != nil {
		return nil, nil, err
	}
	if err := s.tables(ctx, mind.Sphinx, tell); err != nil {
		s.leave()
		if errors.Is(err, think.ErrSize) {
			err = games.Refuse(noRoom, nil)
		}
		return nil, nil, err
	}
	return s.lib, s.leave, nil
}

// keep has the tables built before a decision is judged by them, and keeps them from one to the next.
func (all *shares) keep(env *shell.Env, view any) (drop func()) {
	c := all.computers(env, view.(dw.View).Set, false)
	c.Prepare()
	return c.Close
}

// judge waits for the tables that tips need, too.
func (c *computers) judge(ctx context.Context, d games.Decision) ([]mind.Finding, error) {
	s, err := c.shared(mind.Sphinx)
	if err != nil {
		return nil, err
	}
	s.await(ctx)
	found, err := s.lib.Judge(ctx, d)
	if errors.Is(err, think.ErrNotReady) && ctx.Err() == nil {
		err = games.Refuse(noRoom, nil)
	}
	return found, err
}

// look shows what was found in a match.
type look struct {
	env   *shell.Env
	log   games.Log
	names []string
}

// view is what lay there before a decision.
func (l look) view(f mind.Finding) dw.View { return l.log.At(f.Step - 1).View(f.Seat).(dw.View) }

func (l look) Turn(f mind.Finding) string {
	return l.env.T("dicewords.review.turn", games.Args{"Round": f.Turn, "Throw": l.view(f).Thrown})
}

// word is a word with its points; and says so where list and house don't have it.
func (l look) word(v dw.View, text string) string {
	more := ui.Signed(dw.WorthOf(v, text).Tally.Points())
	if !l.env.Knows(v.Set.Lang(), text) {
		more += ", " + l.env.T("dicewords.review.unlisted")
	}
	return text + " (" + more + ")"
}

// kept are the letters that a throw leaves.
func (l look) kept(v dw.View, t dw.Throw) string {
	var out []string
	for i, letter := range v.Faces() {
		if !slices.Contains(t.Dice, i) {
			out = append(out, string(letter))
		}
	}
	if len(out) == 0 {
		return l.env.T("dicewords.review.nothing")
	}
	return strings.Join(out, "\u00a0")
}

// said is what somebody did or should have done, in words.
func (l look) said(v dw.View, a games.Action) string {
	switch a := a.(type) {
	case dw.Throw:
		return l.kept(v, a)
	case dw.Declare:
		return l.word(v, a.Word)
	case dw.Pass:
		return l.env.T("dicewords.review.noword")
	}
	return ""
}

func (l look) Line(f mind.Finding) string {
	_, own := l.log.Step(f.Step)
	v := l.view(f)
	args := games.Args{"Own": l.said(v, own), "Best": ""}
	if b := f.Choice(dw.Kind{}); b != nil && f.Size > mind.NoMistake {
		args["Best"] = l.said(v, b)
	}
	return l.env.T(f.What, args)
}

func (l look) Cost(f mind.Finding) string {
	if f.Odds {
		return l.env.Texts.Percent(f.Own) + " / " + l.env.Texts.Percent(f.Best)
	}
	return ui.Signed(int(-math.Round(f.Best - f.Own)))
}

func (l look) Detail(f mind.Finding) fyne.CanvasObject {
	b := f.Choice(dw.Kind{})
	if b == nil {
		return nil
	}
	_, own := l.log.Step(f.Step)
	return ui.VGap(12,
		l.choice(f, own, l.names[f.Seat], f.Own, ui.Ink),
		l.choice(f, b, l.env.T("review.better"), f.Best, ui.OK))
}

// Why implements table.ReviewLook.
func (l look) Why(f mind.Finding) string {
	if f.Rare == "" {
		return l.why(f)
	}
	return strings.TrimSpace(l.why(f) + " " + l.env.T("dicewords.review.why.rare", games.Args{"Word": l.word(l.view(f), f.Rare)}))
}

// why says why another choice was better.
func (l look) why(f mind.Finding) string {
	if f.Size == mind.NoMistake {
		return ""
	}
	args := games.Args{
		"Own": strconv.Itoa(int(math.Round(f.Own))), "Best": l.env.T("dicewords.review.points", games.Args{"N": int(math.Round(f.Best))}),
		"Words": l.env.Join(f.Words), "Many": len(f.Words) > 1,
	}
	if f.Odds {
		args["Own"], args["Best"] = l.env.Texts.Percent(f.Own), l.env.T("dicewords.review.race", games.Args{"Chance": l.env.Texts.Percent(f.Best)})
	}
	b := f.Choice(dw.Kind{})
	if d, declares := b.(dw.Declare); declares && f.Odds && f.Best == 1 && think.AtOnce(l.view(f)) != nil {
		args["Word"], args["Alone"] = d.Word, len(l.names) == 1
		return l.env.T("dicewords.review.why.sure", args)
	}
	switch b := b.(type) {
	case dw.Throw:
		id := games.ID("dicewords.review.why.keep")
		if f.What != think.ReviewKeep {
			id = "dicewords.review.why.stop"
		}
		return l.env.T(id, args)
	case dw.Declare:
		args["Word"] = b.Word
		id := games.ID("dicewords.review.why.word")
		if f.What == think.ReviewOn {
			id = "dicewords.review.why.on"
		}
		return l.env.T(id, args)
	}
	return ""
}

// first are the dice that a throw keeps, or those of a word in its order.
func first(v dw.View, a games.Action) (out []int) {
	switch a := a.(type) {
	case dw.Declare:
		for _, d := range dw.WorthOf(v, a.Word).Dice {
			if d >= 0 {
				out = append(out, d)
			}
		}
	case dw.Throw:
		for i := range dw.DiceCount {
			if !slices.Contains(a.Dice, i) {
				out = append(out, i)
			}
		}
	}
	return out
}

// choice shows the dice by a choice: those kept, or those of the word, before the others.
func (l look) choice(f mind.Finding, a games.Action, who string, worth float64, tok ui.Token) fyne.CanvasObject {
	v := l.view(f)
	first, said := first(v, a), l.said(v, a)
	if t, ok := a.(dw.Throw); ok {
		said = l.env.T("dicewords.review.throws", games.Args{"Kept": len(first), "Thrown": len(t.Dice)})
	}
	all := slices.Clone(first)
	for i := range dw.DiceCount {
		if !slices.Contains(first, i) {
			all = append(all, i)
		}
	}
	dice := ui.HGap(4)
	for k, i := range all {
		if k > 0 && k == len(first) {
			dice.Add(ui.MinSized(2, 30, ui.NewArea(ui.Ctrl, 0, nil)))
		}
		letter, _ := v.Letter(i)
		dice.Add(draw.NewDie(face(v.Set, i, letter), 30))
	}
	head := ui.HMid(12, ui.NewText(who, ui.Strong, tok), ui.Stretch(ui.NewText(said, ui.Body, ui.Ink2).Truncate()), ui.NewText(l.worth(f, a, worth), ui.Strong, tok))
	return ui.VGap(4, head, dice)
}

// worth says what a choice is worth.
func (l look) worth(f mind.Finding, a games.Action, worth float64) string {
	_, throws := a.(dw.Throw)
	switch {
	case f.Odds:
		return l.env.T("dicewords.review.odds", games.Args{"Chance": l.env.Texts.Percent(worth)})
	case throws:
		return l.env.T("dicewords.review.mean", games.Args{"Points": int(math.Round(worth))})
	}
	return l.env.T("dicewords.review.sure", games.Args{"Points": int(math.Round(worth))})
}

// rounded are the figures of an account in whole points: what rounding leaves goes to luck.
func rounded(a mind.Account) mind.Booked {
	b := mind.Booked{Base: math.Round(a.Base), Lost: math.Round(a.Lost), Spent: math.Round(a.Spent), Found: math.Round(a.Found)}
	b.Luck = math.Round(a.Sum()) - b.Sum()
	return b
}

func (l look) Sum(a mind.Account) string {
	b := rounded(a)
	total, share := b.Sum(), 1.0
	if total+b.Lost > 0 {
		share = total / (total + b.Lost)
	}
	return l.env.T("dicewords.review.sum", games.Args{"Points": int(total), "Of": int(total + b.Lost), "Share": l.env.Texts.Percent(share)})
}

func (l look) Add(a mind.Account) string {
	b := rounded(a)
	args := games.Args{
		"Base": int(b.Base), "Luck": plus(int(b.Luck)), "Bad": b.Luck < 0, "Lost": ui.Signed(int(-b.Lost)), "Spent": "", "Found": "", "Points": int(b.Sum()),
	}
	if b.Spent > 0 {
		args["Spent"] = ui.Signed(int(-b.Spent))
	}
	if b.Found > 0 {
		args["Found"] = plus(int(b.Found))
	}
	return l.env.T("dicewords.review.add", args)
}

// plus is a number with its sign.
func plus(n int) string {
	if n > 0 {
		return "+" + strconv.Itoa(n)
	}
	return ui.Signed(n)
}

func (l look) Luck(a mind.Account) string { return plus(int(rounded(a).Luck)) }

func (l look) Lost(a mind.Account) string { return ui.Signed(int(-rounded(a).Lost)) }

func (l look) Total(a mind.Account) string { return ui.Signed(int(rounded(a).Sum())) }

func (l look) Curve(all []mind.Finding, seat games.Seat) table.ReviewCurve {
	c := table.ReviewCurve{
		Title: l.env.T("dicewords.review.curve"), OwnIs: l.env.T("dicewords.review.reached"), BestIs: l.env.T("dicewords.review.possible"),
		Format: func(v float64) string { return plus(int(math.Round(v))) },
	}
	base, own, best, turn := 0.0, 0.0, 0.0, 0
	for _, f := range all {
		if f.Seat != seat {
			continue
		}
		if f.Turn != turn {
			turn = f.Turn
			c.Columns = append(c.Columns, l.env.T("dicewords.review.round", games.Args{"Round": turn}))
			c.Own, c.Best = append(c.Own, own), append(c.Best, best)
		}
		base += f.Base
		own += f.Sum() - f.Base
		best += f.Sum() - f.Base + f.Lost
		c.Own[len(c.Own)-1], c.Best[len(c.Best)-1] = own, best
	}
	if n := len(c.Columns); n > 0 { // it ends with the figures that stand below
		b := rounded(mind.AccountOf(all, seat))
		c.Own[n-1], c.Best[n-1] = b.Sum()-b.Base, b.Sum()-b.Base+b.Lost
	}
	c.Note = l.env.T("dicewords.review.average", games.Args{"Points": int(math.Round(base / float64(max(1, len(c.Columns)))))})
	return c
}
