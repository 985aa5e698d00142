package practice

import (
	"bytes"
	"strconv"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/locales"
)

// patience is how long judging may take before that is said.
const patience = 300 * time.Millisecond

// show brings what stands above the table to the state.
func (p *Page) show() {
	if p.dialog != nil {
		p.dialog.Close()
		p.dialog = nil
	}
	if p.patience != nil {
		p.patience()
		p.patience = nil
	}
	switch {
	case p.left:
	case p.stage == weighing:
		p.patience = ui.After(patience, p.wait)
	case p.stage == told:
		p.dialog = ui.ShowSheet(p.env.Window, ui.Sheet{
			Good: p.right, Figure: draw.Pip(p.right), Title: p.verdict(), Reason: p.reasons(), Fields: p.fields(), Buttons: p.buttons(), OnEsc: p.env.Router.Back,
		})
	}
	p.env.Trace.Shown(shell.Practice, p.session.Seq(), "game="+p.game.Kind.Name()+" stage="+p.stage.name()+" right="+strconv.FormatBool(p.right))
}

// wait says that judging takes a while.
func (p *Page) wait() {
	p.patience = nil
	p.dialog = ui.ShowDialog(p.env.Window, ui.Dialog{
		Title: p.env.T("practice.weighing"), Body: ui.NewPara(p.env.T("practice.weighing.body"), ui.Body, ui.Ink2), Calm: true,
		Buttons: []ui.DialogButton{{Text: p.env.T("common.cancel"), Cancel: true, OnTap: p.again}},
	})
}

// verdict is how the answer was, in one sentence.
func (p *Page) verdict() string {
	switch {
	case p.gave || p.played:
		return p.env.T("practice.solution")
	case p.right:
		return p.env.T("practice.right")
	case p.shown && p.named() != "":
		return p.env.T(p.named())
	case p.state.then.What != "" && p.worst.Odds == p.state.then.Odds && p.worst.Own > p.state.then.Own:
		return p.env.T("practice.better")
	case p.worst.Size == mind.LargeMistake:
		return p.env.T("practice.wrong.large")
	case p.worst.Size == mind.MediumMistake, p.worst.Own <= p.worst.Best/2: // a small one, but half isn't nearly
		return p.env.T("practice.wrong.medium")
	}
	step := p.game.Reviews.Step
	_, more, _ := p.look().Choice(p.worst, true) // "" for what has no chance of its own
	if more != "" {
		more = p.env.Texts.Percent(p.worst.Best)
	}
	if f := p.worst.Alone(step); step > 0 && !f.Odds {
		more = "+" + p.env.Texts.Number(f.Best-f.Own)
	}
	return p.env.T("practice.nearly", games.Args{"More": more})
}

// named is what the game calls such a moment, "" for no name.
func (p *Page) named() games.ID {
	if title := p.game.Reviews.Title; title != nil {
		return title(p.worst)
	}
	return ""
}

// look shows what was chosen, lookThen what was done there then.
func (p *Page) look() table.ReviewLook {
	return p.game.Reviews.Look(table.Seen{Env: p.env, Log: p.log, Names: p.session.Names()})
}

func (p *Page) lookThen() table.ReviewLook {
	log, err := p.then()
	if err != nil || p.state.then.What == "" {
		return nil
	}
	return p.game.Reviews.Look(table.Seen{Env: p.env, Log: log, Names: p.session.Names()})
}

// reasons are why the answer is right, or what was chosen and, once the best choice lies on the board, why that is better.
func (p *Page) reasons() fyne.CanvasObject {
	out := ui.VGap(8)
	for _, text := range p.sentences() {
		if text != "" {
			out.Add(ui.NewPara(text, ui.Label, ui.Ink))
		}
	}
	chips := ui.Flow(8, 6)
	if p.comes != "" {
		chips.Add(ui.NewChip(p.comes, ui.IconBook).Colored(ui.Slip, ui.Ink2))
	}
	if n := p.session.TipsOf(p.task.Seat); n > 0 {
		chips.Add(ui.NewChip(p.env.T("practice.tips", games.Args{"N": n}), ui.IconBulb).Colored(ui.Slip, ui.Ink2))
	}
	if len(chips.Objects) > 0 {
		out.Add(chips)
	}
	return out
}

func (p *Page) sentences() []string {
	look, step := p.look(), p.game.Reviews.Step
	_, a := p.log.Step(p.worst.Step)
	now, _ := games.Encode(a)
	if then := p.state.then; p.right && a.Type() == then.Type && bytes.Equal(now, then.Data) {
		if then := p.lookThen(); then != nil && p.state.then.Size > mind.NoMistake {
			if why := then.Why(p.state.then.Alone(step)); why != "" {
				return []string{why}
			}
		}
	}
	if p.right || p.gave || p.played {
		if why := look.Why(p.finding().Alone(step)); why != "" {
			return []string{why}
		}
	}
	var out []string
	for _, f := range p.said() {
		out = append(out, locales.Sentence(look.Line(f.Alone(step))))
	}
	return out
}

// fields are both choices: then and now after a right answer, else what was chosen and what is better, once that may be seen.
func (p *Page) fields() []fyne.CanvasObject {
	var out []fyne.CanvasObject
	add := func(whose games.ID, look table.ReviewLook, f mind.Finding, best bool, tok ui.Token) {
		if pieces, worth, unit := look.Choice(f, best); pieces != nil {
			out = append(out, ui.NewSheetField(p.env.T(whose), pieces, worth, unit, tok))
		}
	}
	look, own := p.look(), games.ID("practice.yours")
	switch {
	case p.right:
		if then := p.lookThen(); then != nil && p.state.then.Size > mind.NoMistake {
			add("practice.then", then, p.state.then, false, ui.Ink)
		}
		add("practice.now", look, p.worst, false, ui.OK)
		return out
	case p.gave:
		own = "practice.then"
	}
	add(own, look, p.worst, false, ui.Ink)
	if p.shown && p.worst.Size > mind.NoMistake {
		add("review.better", look, p.worst, true, ui.OK)
	}
	return out
}

// buttons lead on, each in its place whatever was said.
func (p *Page) buttons() []ui.DialogButton {
	env := p.env
	again := ui.DialogButton{Text: env.T("practice.again"), OnTap: p.again}
	onward := ui.DialogButton{Text: env.T("practice.back"), OnTap: env.Router.Back}
	if p.task.Next != nil {
		onward.OnTap = p.task.Next
		if p.task.More == nil || p.task.More() {
			onward.Text, onward.Icon = env.T("practice.next"), ui.IconArrow
		}
	}
	why := ui.DialogButton{Text: env.T("practice.why"), OnTap: p.play}
	if p.right || p.played {
		why = ui.DialogButton{Text: env.T("practice.on"), OnTap: p.playOn}
	}
	return []ui.DialogButton{onward, why, again}
}
