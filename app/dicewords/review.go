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
	"spieltisch/app/table/parts"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	think "spieltisch/games/dicewords/mind"
	"spieltisch/games/each"
	"spieltisch/games/mind"
	"spieltisch/locales"
)

// noRoom is the refusal of a review where the tables have no room in memory.
const noRoom games.ID = "dicewords.review.room"

func reviews(all *shares) *table.Reviews {
	return &table.Reviews{
		Version: "dicewords " + strconv.Itoa(think.ReviewVersion),
		Measure: "review.words", MeasureIs: "review.words.is",
		Words: func(env *shell.Env, view any) (string, error) {
			v, _ := view.(dw.View)
			_, named, err := library(env, v.Set, false)
			return named, err
		},
		Make: all.reviewer,
		Keep: all.keep,
		Judge: func(ctx context.Context, c table.Computers, d games.Decision) ([]mind.Finding, error) {
			return c.(*computers).judge(ctx, d)
		},
		Step: 1,
		Got:  "dicewords.review.got", Possible: "review.possible", Curve: "dicewords.review.curve",
		Base: "dicewords.review.means.base", Luck: "dicewords.review.means.luck", Found: "dicewords.review.means.found",
		Note: func(env *shell.Env, view any) string {
			if !view.(dw.View).Options.KeptStay {
				return ""
			}
			return env.T("dicewords.review.stays")
		},
		Look: func(s table.Seen) table.ReviewLook { return look{s} },
	}
}

// reviewer builds the tables that a review needs.
func (all *shares) reviewer(ctx context.Context, env *shell.Env, view any, seats []mind.Level, tell func(float64)) (mind.Reviewer, func(), error) {
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
	return think.Seated{Library: s.lib, Seats: seats}, s.leave, nil
}

// keep has the tables built before a decision is judged by them, and keeps them from one to the next.
func (all *shares) keep(env *shell.Env, view any) (drop func()) {
	c := all.computers(env, view.(dw.View).Set, false, nil)
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
	found, err := think.Seated{Library: s.lib, Seats: c.seats}.Judge(ctx, d)
	if errors.Is(err, think.ErrNotReady) && ctx.Err() == nil {
		err = games.Refuse(noRoom, nil)
	}
	return found, err
}

// look shows what was found in a match.
type look struct{ table.Seen }

// view is what lay there before a decision.
func (l look) view(f mind.Finding) dw.View { return l.View(f).(dw.View) }

func (l look) Turn(f mind.Finding) string {
	return l.Env.T("dicewords.review.turn", games.Args{"Round": f.Turn, "Throw": l.view(f).Thrown})
}

// word is a word with its points; and says so where list and house don't have it.
func (l look) word(v dw.View, text string) string {
	more := ui.Signed(dw.WorthOf(v, text).Tally.Points())
	if !l.Env.Knows(v.Set.Lang(), text) {
		more += ", " + l.Env.T("dicewords.review.unlisted")
	}
	return text + " (" + more + ")"
}

// named is a word without its points.
func (l look) named(v dw.View, text string) string {
	if l.Env.Knows(v.Set.Lang(), text) {
		return text
	}
	return text + " (" + l.Env.T("dicewords.review.unlisted") + ")"
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
		return l.Env.T("dicewords.review.nothing")
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
		return l.Env.T("dicewords.review.noword")
	}
	return ""
}

func (l look) Line(f mind.Finding) string {
	v := l.view(f)
	args := games.Args{"Own": l.said(v, l.Own(f)), "Best": ""}
	if b := f.Choice(dw.Kind{}); b != nil && f.Size > mind.NoMistake {
		args["Best"] = l.said(v, b)
	}
	return l.Env.T(f.What, args)
}

// Detail implements table.ReviewLook.
func (l look) Detail(f mind.Finding) fyne.CanvasObject {
	out := ui.VGap(14, l.choice(f, l.Own(f), l.Names[f.Seat], f.Own, ui.Ink))
	if b := f.Choice(dw.Kind{}); b != nil && f.Size > mind.NoMistake {
		out.Add(l.choice(f, b, l.Env.T("review.better"), f.Best, ui.OK))
	}
	return out
}

// Find implements table.ReviewLook: among words that list or house know.
func (l look) Find(all []mind.Finding, seat games.Seat) int {
	return think.Find(l.Log, all, seat, func(v dw.View, word string) bool { return l.Env.Knows(v.Set.Lang(), word) })
}

// Praise implements table.ReviewLook.
func (l look) Praise(f mind.Finding) string {
	d, _ := l.Own(f).(dw.Declare)
	return l.Env.T("dicewords.review.praise", games.Args{"Word": d.Word})
}

// Chances implements table.ReviewLook.
func (l look) Chances(f mind.Finding) string {
	said := l.worth(f, l.Own(f), f.Own)
	if b := f.Choice(dw.Kind{}); b != nil && f.Size > mind.NoMistake {
		return l.Env.T("review.instead", games.Args{"Own": said, "Best": l.worth(f, b, f.Best)})
	}
	return said
}

// Why implements table.ReviewLook.
func (l look) Why(f mind.Finding) string {
	if f.Rare == "" {
		return l.why(f)
	}
	return strings.TrimSpace(l.why(f) + " " + l.Env.T("dicewords.review.why.rare", games.Args{"Word": l.word(l.view(f), f.Rare)}))
}

// why says why another choice was better.
func (l look) why(f mind.Finding) string {
	if f.Size == mind.NoMistake {
		return ""
	}
	args := games.Args{
		"Own": strconv.Itoa(int(math.Round(f.Own))), "Best": l.Env.T("dicewords.review.points", games.Args{"N": int(math.Round(f.Best))}),
		"Words": l.Env.Join(each.Of(f.Words, func(w string) string { return l.word(l.view(f), w) })), "Many": len(f.Words) > 1, "Odds": f.Odds, "Kept": "",
	}
	if f.Odds {
		args["Own"], args["Best"] = l.Env.Texts.Percent(f.Own), l.Env.T("dicewords.review.race", games.Args{"Chance": l.Env.Texts.Percent(f.Best)})
	}
	b := f.Choice(dw.Kind{})
	if d, declares := b.(dw.Declare); declares && f.Odds && f.Best == 1 && think.AtOnce(l.view(f)) != nil {
		args["Word"], args["Alone"] = d.Word, len(l.Names) == 1
		return l.Env.T("dicewords.review.why.sure", args)
	}
	switch b := b.(type) {
	case dw.Throw:
		id := games.ID("dicewords.review.why.keep")
		args["Kept"] = locales.Sentence(l.kept(l.view(f), b))
		if f.What != think.ReviewKeep {
			id = "dicewords.review.why.stop"
		}
		return l.Env.T(id, args)
	case dw.Declare:
		args["Word"] = map[bool]string{false: b.Word, true: l.word(l.view(f), b.Word)}[f.Odds]
		id := games.ID("dicewords.review.why.word")
		if f.What == think.ReviewOn {
			id = "dicewords.review.why.on"
		}
		return l.Env.T(id, args)
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

// choice shows the dice by a choice: those of the word on a ledge, or those kept, and next to them those thrown.
func (l look) choice(f mind.Finding, a games.Action, who string, worth float64, tok ui.Token) fyne.CanvasObject {
	v := l.view(f)
	up, said := first(v, a), l.said(v, a)
	var thrown []int
	switch a := a.(type) {
	case dw.Declare:
		if !f.Odds { // else its points are the figure
			said = l.named(v, a.Word)
		}
	case dw.Throw:
		thrown = a.Dice
		said = l.Env.T("dicewords.review.throws", games.Args{"Kept": len(up), "Thrown": len(thrown)})
	}
	die := func(i int) fyne.CanvasObject {
		letter, _ := v.Letter(i)
		return draw.NewDie(face(v.Set, i, letter), strewnDie)
	}
	figure, word := l.worthIn(f, a, worth)
	return parts.Choice(who, said, tok, chosen(each.Of(up, die), each.Of(thrown, die)), figure, word)
}

// worthIn is what a choice is worth, as a figure and a word for it, worth as one text.
func (l look) worthIn(f mind.Finding, a games.Action, worth float64) (figure, word string) {
	points := strconv.Itoa(int(math.Round(worth)))
	switch _, throws := a.(dw.Throw); {
	case f.Odds:
		return l.Env.Texts.Percent(worth), l.Env.T("dicewords.review.odds")
	case throws:
		return points, l.Env.T("dicewords.review.mean")
	}
	return points, l.Env.T("dicewords.review.sure")
}

func (l look) worth(f mind.Finding, a games.Action, worth float64) string {
	figure, word := l.worthIn(f, a, worth)
	return figure + " " + word
}
