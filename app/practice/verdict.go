package practice

import (
	"strconv"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/locales"
)

// verdictWidth is how wide what was judged is shown, in px.
const verdictWidth float32 = 640

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
		p.dialog = ui.ShowDialog(p.env.Window, ui.Dialog{
			Title: p.env.T(p.verdict()), Width: verdictWidth, Body: p.reasons(), Buttons: p.buttons(), Calm: true, OnEsc: p.env.Router.Back,
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
func (p *Page) verdict() games.ID {
	switch {
	case p.gave:
		return "practice.solution"
	case !p.right:
		return [...]games.ID{"", "practice.wrong.small", "practice.wrong.medium", "practice.wrong.large"}[p.worst.Size]
	case p.best():
		return "practice.right.best"
	}
	return "practice.right"
}

// reasons are what was chosen and what it cost; next to it what had been better, once that may be seen.
func (p *Page) reasons() fyne.CanvasObject {
	look := p.game.Reviews.Look(p.env, p.log, p.session.Names())
	step := p.game.Reviews.Step
	f, worst := p.finding().Alone(step), p.worst.Alone(step)
	out := ui.VGap(12)
	for _, f := range p.said() {
		out.Add(ui.NewPara(p.line(look, f.Alone(step)), ui.Lead, ui.Ink))
	}
	detail, why := look.Detail(f), look.Why(f)
	if p.worst.Size > mind.NoMistake && !p.shown {
		cost := p.env.T("practice.cost", games.Args{"Cost": look.Cost(worst)})
		if f.Odds {
			cost = p.env.T("practice.odds", games.Args{"Own": mind.Share(p.worst.Own), "Best": mind.Share(p.worst.Best)})
		}
		out.Add(ui.NewPara(cost, ui.Body, ui.Ink2))
	}
	if p.shown && detail != nil {
		out.Add(detail)
	}
	if p.shown && why != "" {
		out.Add(ui.NewPara(why, ui.Strong, ui.Ink))
	}
	if n := p.session.TipsOf(p.task.Seat); n > 0 {
		out.Add(ui.NewPara(p.env.T("practice.tips", games.Args{"N": n}), ui.Body, ui.Ink2))
	}
	if p.comes != "" {
		out.Add(ui.NewPara(p.comes, ui.Body, ui.Ink2))
	}
	return out
}

// line is what was chosen, in words; what was done then is said to be that.
func (p *Page) line(look table.ReviewLook, f mind.Finding) string {
	if p.gave {
		return p.env.T("practice.then", games.Args{"Line": look.Line(f)})
	}
	return locales.Sentence(look.Line(f))
}

// buttons lead on, with what is likeliest at the end.
func (p *Page) buttons() []ui.DialogButton {
	env := p.env
	again := ui.DialogButton{Text: env.T("practice.again"), Icon: ui.IconTurnRight, OnTap: p.again}
	onward := ui.DialogButton{Text: env.T("practice.back"), OnTap: env.Router.Back}
	if p.task.Next != nil {
		onward.Text, onward.OnTap = env.T("practice.next"), p.task.Next
	}
	out := []ui.DialogButton{again, onward}
	if !p.shown {
		out = []ui.DialogButton{onward, {Text: env.T("practice.solve"), Icon: ui.IconEye, OnTap: p.reveal}, again}
	}
	last := &out[len(out)-1]
	last.Kind, last.Default = ui.Primary, true
	return out
}

// again goes back to the table, as it was prepared.
func (p *Page) again() {
	p.cancel()
	p.decide()
	p.show()
}

// reveal shows the better choice.
func (p *Page) reveal() {
	p.shown = true
	p.show()
}
