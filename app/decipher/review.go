package decipher

import (
	"context"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/parts"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	think "spieltisch/games/decipher/mind"
	"spieltisch/games/each"
	"spieltisch/games/letterpiece"
	"spieltisch/games/mind"
	"spieltisch/locales"
)

func reviews() *table.Reviews {
	return &table.Reviews{
		Version: "decipher " + strconv.Itoa(think.ReviewVersion),
		Words: func(env *shell.Env, view any) (string, error) {
			lex, err := env.Lexicons.Get(locales.Lang(view.(dc.View).Options.Language))
			if err != nil {
				return "", err
			}
			return lex.ID(), nil
		},
		Judge: func(ctx context.Context, c table.Computers, d games.Decision) ([]mind.Finding, error) {
			lib, err := c.(*computers).library()
			if err != nil {
				return nil, err
			}
			return lib.Judge(ctx, d)
		},
		Make: func(_ context.Context, env *shell.Env, view any, _ []mind.Level, _ func(float64)) (mind.Reviewer, func(), error) {
			lib, err := library(env, view.(dc.View).Setup())
			return lib, func() {}, err
		},
		Step: 1,
		Got:  "decipher.review.got", Possible: "decipher.review.possible", Curve: "decipher.review.curve",
		Base: "decipher.review.means.base", Luck: "decipher.review.means.luck",
		Note: func(env *shell.Env, view any) string {
			return env.T("decipher.review.note", games.Args{"Seats": view.(dc.View).Options.Seats})
		},
		Look: func(s table.Seen) table.ReviewLook { return look{s} },
	}
}

// look shows what was found in a match, as the seat that decided could see it.
type look struct{ table.Seen }

func (l look) view(f mind.Finding) dc.View { return l.View(f).(dc.View) }

// better is the best choice; nil where none was better by as much as counts.
func better(f mind.Finding) games.Action {
	if f.Fine() {
		return nil
	}
	return f.Choice(dc.Kind{})
}

// Turn implements table.ReviewLook: in which round, and which piece it was about or how many lay there.
func (l look) Turn(f mind.Finding) string {
	v := l.view(f)
	laid := 0
	for _, z := range v.Zones {
		laid += len(z.Pieces)
	}
	args := games.Args{"Round": f.Turn, "N": laid, "Maker": f.Seat == v.Maker, "Kind": ""}
	if _, asks := l.Own(f).(dc.Ask); asks {
		args["Kind"], args["N"] = l.Env.T(dc.KindID(v.Hand.Kind)), laid+1
	}
	return l.Env.T("decipher.review.turn", args)
}

// said is a choice in a word or two.
func (l look) said(a games.Action) string {
	switch a := a.(type) {
	case dc.Ask:
		return l.Env.T("decipher.review.zone", games.Args{"Zone": a.Zone + 1})
	case dc.Guess:
		return printed(a.Word)
	case dc.SetWord:
		return printed(dc.Fold(a.Word))
	case dc.Give:
		return l.Env.T(dc.KindID(a.Kind))
	case dc.Take:
		return l.Env.T("decipher.review.took")
	case dc.AskPiece:
		return l.Env.T("decipher.seek.demand")
	case dc.Pass:
		return l.Env.T("decipher.seek.pass")
	}
	return ""
}

// Line implements table.ReviewLook.
func (l look) Line(f mind.Finding) string {
	_, passed := l.Own(f).(dc.Pass) // which may end the round
	args := games.Args{"Own": l.said(l.Own(f)), "Best": l.said(better(f)), "Mistake": !f.Fine(), "Never": never(f), "Did": "", "Passed": passed, "Bold": ""}
	if l.guessed(f) && len(f.Tells) == 2 && f.Tells[0] < 0.5 {
		args["Bold"] = l.Env.Texts.Percent(f.Tells[0])
	}
	if f.What == think.ReviewStill {
		args["Did"] = l.Env.T(l.did(f), games.Args{"Own": l.said(l.Own(f)), "Mistake": false})
	}
	return l.Env.T(f.What, args)
}

// did says what was done where a word was still to be named.
func (l look) did(f mind.Finding) games.ID {
	switch l.Own(f).(type) {
	case dc.AskPiece:
		return think.ReviewPay
	case dc.Pass:
		return think.ReviewPass
	}
	return think.ReviewAsk
}

// never tells whether a word that was named couldn't be the secret: one that fits is likely to some degree, or isn't judged.
func never(f mind.Finding) bool { return len(f.Tells) == 2 && f.Tells[0] == 0 }

// Detail implements table.ReviewLook: both choices with their chances, and the board; orders as they go out.
func (l look) Detail(f mind.Finding) fyne.CanvasObject {
	own, best := l.Own(f), better(f)
	out := ui.VGap(10, l.choice(l.Names[f.Seat], l.said(own), f, 0, own, ui.Ink))
	if !f.Fine() && (best != nil || f.What == think.ReviewEarly) {
		said := l.said(best)
		if f.What == think.ReviewEarly {
			best, said = nil, l.Env.T("decipher.review.wait") // which zone to ask for instead is another question
		}
		out.Add(l.choice(l.Env.T("review.better"), said, f, 1, best, ui.OK))
	}
	if f.What != think.ReviewWord && f.What != think.ReviewOrder {
		out.Add(l.boardThen(l.view(f), own, best))
	}
	return out
}

// whys say why something else had been better.
var whys = map[games.ID]games.ID{
	think.ReviewAsk: "decipher.review.ask.why", think.ReviewOn: "decipher.review.on.why", think.ReviewStill: "decipher.review.still.why",
	think.ReviewGuess: "decipher.review.guess.why", think.ReviewEarly: "decipher.review.early.why",
	think.ReviewPay: "decipher.review.pay.why", think.ReviewPass: "decipher.review.pass.why",
	think.ReviewWord: "decipher.review.word.why", think.ReviewOrder: "decipher.review.order.why",
	think.ReviewGive: "decipher.review.give.why",
}

// Why implements table.ReviewLook.
func (l look) Why(f mind.Finding) string {
	if f.Fine() {
		return l.fine(f)
	}
	points := l.Env.Texts.Number(f.Best - f.Own)
	_, piece := l.Own(f).(dc.AskPiece)
	_, pass := l.Own(f).(dc.Pass)
	args := games.Args{
		"Own": l.said(l.Own(f)), "Best": l.said(better(f)), "OwnIs": "", "BestIs": "", "Points": points, "One": points == "1", "Cost": f.Size > mind.NoMistake,
		"Piece": piece, "Pass": pass, "Others": len(l.Names) > 2, "Wait": f.Type == "", "Never": never(f),
		"Last": l.view(f).Seats[f.Seat].Tokens == 1, "Alike": l.alike(f, better(f)),
	}
	if len(f.Tells) == 2 {
		args["OwnIs"], args["BestIs"] = l.Env.Texts.Percent(f.Tells[0]), l.Env.Texts.Percent(f.Tells[1])
	}
	return l.Env.T(whys[f.What], args)
}

// fine says of a guess that nothing was better than how likely it was, and which word it was about; else there is nothing to say.
func (l look) fine(f mind.Finding) string {
	g, ok := l.Own(f).(dc.Guess)
	if !ok || len(f.Tells) != 2 || f.Tells[0] == 0 {
		return ""
	}
	secret := l.Log.At(f.Step - 1).View(l.view(f).Maker).(dc.View).Secret.Word
	return l.Env.T("decipher.review.guess.fine", games.Args{"Alike": l.alike(f, g), "OwnIs": l.Env.Texts.Percent(f.Tells[0]), "Secret": printed(secret)})
}

// alike names words that were as likely as one.
func (l look) alike(f mind.Finding, as games.Action) string {
	g, _ := as.(dc.Guess)
	return l.Env.Join(each.Of(think.Beside(f, dc.Fold(g.Word)), printed))
}

// guessed tells whether somebody named the secret there, as the match shows it that went on; on the table of a trial nobody is told.
func (l look) guessed(f mind.Finding) bool {
	if _, ok := l.Own(f).(dc.Guess); !ok || f.Step >= l.Log.Len() {
		return false
	}
	r, over := l.Log.At(f.Step).View(games.Table).(dc.View).Result()
	return over && r.Guesser == f.Seat
}

// Find implements table.ReviewLook.
func (l look) Find(all []mind.Finding, seat games.Seat) int { return think.Find(l.Log, all, seat) }

// Praise implements table.ReviewLook.
func (l look) Praise(f mind.Finding) string {
	_, guess := l.Own(f).(dc.Guess)
	return l.Env.T("decipher.review.praise", games.Args{"Guess": guess, "Own": l.said(l.Own(f))})
}

// Chances implements table.ReviewLook.
func (l look) Chances(f mind.Finding) string {
	own, best := l.chance(f, 0), l.chance(f, 1)
	switch {
	case own == "" && best == "":
		return ""
	case own == "":
		own = best
	case best != "" && !f.Fine():
		own = l.Env.T("review.instead", games.Args{"Own": own, "Best": best})
	}
	return own + " " + l.Env.T(chanceOf(f))
}

// chanceOf names the chances of a finding.
func chanceOf(f mind.Finding) games.ID {
	if f.What == think.ReviewAsk {
		return "decipher.review.yes"
	}
	return "decipher.review.right"
}

// chance is that of the own (0) or the best choice (1), "" where none is told.
func (l look) chance(f mind.Finding, i int) string {
	if i >= len(f.Tells) || (f.What == think.ReviewOn || f.What == think.ReviewStill) && i == 0 || f.What == think.ReviewEarly && i == 1 {
		return ""
	}
	return l.Env.Texts.Percent(f.Tells[i])
}

// choice is one choice with its chance; of a secret word with its letters, of an order with the pieces as they go out.
func (l look) choice(who, said string, f mind.Finding, i int, a games.Action, tok ui.Token) fyne.CanvasObject {
	word, chance := "", l.chance(f, i)
	if chance != "" {
		word = l.Env.T(chanceOf(f))
	}
	switch secret, makes := a.(dc.SetWord); {
	case f.What == think.ReviewOrder:
		return parts.Choice(who, "", tok, goOut(a), "", "")
	case makes:
		return parts.Choice(who, said, tok, ui.HMid(0, draw.NewWord(dc.Fold(secret.Word), 48), ui.Spacer()), "", "")
	}
	return parts.Choice(who, said, tok, nil, chance, word)
}

// goOut are the pieces of an order.
func goOut(a games.Action) fyne.CanvasObject {
	var order []letterpiece.Kind
	switch a := a.(type) {
	case dc.SetWord:
		order = a.Order
	case dc.Reorder:
		order = a.Order
	}
	row := ui.Flow(6, 4)
	for _, k := range order {
		row.Add(ui.MinSized(26, 46, draw.NewPiece(k, 36, draw.Options{})))
	}
	return row
}

// boardThen is the board as it lay there: the piece in hand, and the zones with the one that was asked for and the best one. What
// they are stands there in words: a check and a cross are Yes and No all game long.
func (l look) boardThen(v dc.View, own, best games.Action) fyne.CanvasObject {
	var columns []ui.Column
	for i, z := range v.Zones {
		sign, fill := ui.Space(18, 18), ui.Well
		label := func(id games.ID, tok, soft ui.Token) {
			sign, fill = ui.NewText(l.Env.T(id), ui.Small, tok).Align(fyne.TextAlignTrailing).Truncate(), soft
		}
		switch {
		case best == (dc.Ask{Zone: i}):
			label("decipher.review.sign.better", ui.OK, ui.OKSoft)
		case own == (dc.Ask{Zone: i}) && best == nil:
			label("decipher.review.sign.asked", ui.OK, ui.OKSoft)
		case own == (dc.Ask{Zone: i}):
			label("decipher.review.sign.asked", ui.Warn, ui.WarnSoft)
		}
		columns = append(columns, ui.Column{Weight: 1, Object: zoneSmall(i, z, sign, fill)})
	}
	zones := ui.MinSized(0, 150, ui.MaxWidth(176*float32(len(columns)), ui.Columns(8, columns...)))
	if v.Hand == nil {
		return zones
	}
	held := ui.NewArea(ui.AccentSoft, 8, ui.MinSized(52, 56, ui.Centered(draw.NewPiece(v.Hand.Kind, 40, draw.Options{}))))
	return ui.HMid(10, held, ui.Stretch(zones))
}

// zoneSmall is zone i with a sign in what room is next to its number, such as the Puzzle Maker's letter there.
func zoneSmall(i int, z dc.Zone, sign fyne.CanvasObject, fill ui.Token) fyne.CanvasObject {
	laid := ui.HMid(4)
	for _, p := range z.Pieces {
		laid.Add(draw.NewPiece(p.Kind, 34, draw.Options{}))
	}
	symbols := ui.HMid(3)
	for k := range letterpiece.Kind(letterpiece.Kinds) {
		symbols.Add(symbol(k, z.Covered[k]))
	}
	body := container.NewBorder(
		ui.HGap(4, ui.NewText(strconv.Itoa(i+1), ui.Strong, ui.Ink2), ui.Stretch(sign)),
		container.NewCenter(symbols), nil, nil, container.NewCenter(laid))
	return ui.NewArea(fill, 8, ui.Inset(6, 8, 8, 8, body))
}

// symbol is that of a kind at the foot of a zone; a No-marker covers it fully.
func symbol(k letterpiece.Kind, covered bool) fyne.CanvasObject {
	o := container.NewCenter(draw.NewPiece(k, 16, draw.Options{}))
	if covered {
		o = container.NewStack(ui.NewArea(ui.Ink, 8.5, nil), container.NewCenter(ui.NewIcon(ui.IconX, 12, ui.BG)))
	}
	return container.NewGridWrap(fyne.NewSquareSize(17), o)
}
