package frame

import (
	"context"
	"log/slog"
	"reflect"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
)

// tips help the seat in turn, one grade more each time that it asks. What is shown goes with the position.
type tips struct {
	page  *Page
	strip *tipStrip // nil before the page is built

	seat     games.Seat // for whom it is, while it is open
	seq      int        // of the position
	open     bool
	grade    int             // that is shown, 0 while it is found
	tip      mind.Tip        // stays when it is put away: of one position one answer is told
	exact    bool            // it has taken the place of an estimate
	own      games.Action    // what was prepared when it was asked for
	board    *table.AnyBoard // that shows a mark
	paper    string          // the name of its paper then, which changes where the seat goes on to another step
	finding  bool
	thinking func() // ends that
	slow     ui.Pause
	ready    table.Computers // that prepare what tips need
}

// allowed tells whether the table has agreed to tips in this match.
func (t *tips) allowed() bool {
	p := t.page
	_, over := p.session.Outcome()
	return p.game.Tips && p.drive.Minds != nil && p.session.AllowsTips() && !over
}

// asker is the seat that may ask now: the one in turn, if it is a person's and looks at what it may know.
func (t *tips) asker() (games.Seat, bool) {
	p := t.page
	if !t.allowed() || p.look.On() || p.drive.Acting() {
		return games.Table, false
	}
	for _, prompt := range p.session.Prompts() {
		if prompt.Main && prompt.Seat != games.Table && !p.drive.Drives(prompt.Seat) {
			return prompt.Seat, p.face == face{private, prompt.Seat} || p.face.kind == public && !prompt.Private
		}
	}
	return games.Table, false
}

// follow takes away what was told about another position, and says on the button how much was told.
func (t *tips) follow() {
	seat, may := t.asker()
	if t.open && (!may || seat != t.seat || t.seq != t.page.session.Seq()) {
		t.close()
	}
	if may && t.ready != t.page.drive.Computers() {
		t.ready = t.page.drive.Computers()
		if m, ok := t.ready.(table.Tipster); ok {
			m.Prepare()
		}
	}
	b, env := t.page.hint, t.page.env
	ui.Show(t.allowed(), b)
	b.SetEnabled(may, env.T("table.tip.wait"))
	b.SetText(env.T("table.tip"))
	if n := t.page.session.TipsOf(seat); n > 0 {
		b.SetText(env.T("table.tip.count", games.Args{"N": n}))
	}
}

// press does what the last grade of a tip says, or tells more.
func (t *tips) press() {
	if taker, ok := t.taker(); ok && !t.finding {
		if _, may := t.asker(); may {
			taker.TakeTip()
			return
		}
	}
	t.more()
}

// more shows what was told already, or one grade more. Asked once too often it does nothing, until the last one was followed.
func (t *tips) more() {
	p := t.page
	seat, may := t.asker()
	if _, waits := t.taker(); !may || t.finding || waits {
		return
	}
	m, ok := p.drive.Computers().(table.Tipster)
	if !ok {
		return
	}
	grades, err := p.session.Told(seat)
	if p.env.Report(err) {
		return
	}
	want := max(grades, 1)
	if t.open && len(t.tip.Hints) > 1 {
		want = min(t.grade+1, mind.Grades)
	}
	view, own := p.session.View(seat), p.front().Hints.Prepared()
	if t.begin(seat, own); len(t.tip.Hints) > 0 && !t.tip.Rough {
		t.tell(want)
		return
	}
	t.finding = true
	t.slow.Begin(table.TipTime, func() { t.think(true) })
	if t.grade == 0 {
		t.think(false)
	}
	t.shown()
	t.thinking = shell.Work(p.env, func(ctx context.Context) (mind.Tip, error) {
		return m.Tip(ctx, view, own)
	}, func(tip mind.Tip, err error) {
		t.finding = false
		t.slow.End()
		if err != nil {
			slog.Error("tip", "err", err)
			tip = mind.Tip{}
		}
		if len(t.tip.Hints) == 0 || len(tip.Hints) > 0 && !tip.Rough {
			t.tip, t.exact = tip, t.tip.Rough
		}
		t.tell(want)
	})
}

// begin opens a tip, the same as before unless it is about something else.
func (t *tips) begin(seat games.Seat, own games.Action) {
	seq := t.page.session.Seq()
	if t.seat != seat || t.seq != seq || !reflect.DeepEqual(t.own, own) {
		t.tip, t.exact = mind.Tip{}, false
	}
	t.seat, t.seq, t.own, t.open = seat, seq, own, true
}

// tell shows a tip up to a grade, once that is counted.
func (t *tips) tell(grade int) {
	p, tip := t.page, t.tip
	t.grade = min(grade, len(tip.Hints))
	if t.grade > 0 && !tip.Free {
		if err := p.session.TakeTip(t.seat, t.grade); err != nil {
			p.env.Toast(p.env.Explain(nil, err))
			t.close()
			return
		}
	}
	text, mark := p.env.T("table.tip.none"), any(nil)
	if t.grade > 0 {
		h := tip.Hints[t.grade-1]
		text, mark = p.desk.Say(h.Say, h.Args), h.Mark
		if h.Also != "" {
			text += " " + p.desk.Say(h.Also, h.Args)
		}
	}
	if tip.Rough && len(tip.Hints) > 0 {
		text += " " + p.env.T("table.tip.rough")
	}
	if t.exact {
		text = p.env.T("table.tip.exact") + " " + text
	}
	t.strip.say(text, t.grade, len(tip.Hints))
	t.board = p.front()
	t.board.Hints.ShowTip(mark)
	t.paper = around{p}.spread().Name()
	t.touched()
	p.env.Trace.Tip(int(t.seat), t.grade, len(tip.Hints), tip.Rough)
	t.follow()
	t.shown()
}

// taker is the board if it can do what the tip says.
func (t *tips) taker() (table.Taker, bool) {
	if !t.open || t.grade < mind.Grades || t.board == nil {
		return nil, false
	}
	taker, ok := t.board.Hints.(table.Taker)
	if !ok {
		return nil, false
	}
	can, _ := taker.CanTakeTip(t.own)
	return taker, can
}

// touched follows the draft: what a tip says can be done only once, and it goes with what it is about.
func (t *tips) touched() {
	if !t.open || t.finding || t.strip == nil || len(t.tip.Hints) == 0 {
		return
	}
	if t.gone() {
		t.tip = mind.Tip{} // a new one is asked for
		t.dismiss()
		return
	}
	_, can := t.taker()
	t.strip.lead(t.grade, len(t.tip.Hints), can)
}

// gone tells whether what a tip is about was taken back, or left for another step: then it is no longer true.
func (t *tips) gone() bool {
	if other := (around{t.page}).spread().Name() != t.paper; other || t.own == nil {
		return other
	}
	if len(t.tip.Hints) == 1 {
		return !reflect.DeepEqual(t.own, t.board.Hints.Prepared())
	}
	taker, ok := t.board.Hints.(table.Taker)
	if !ok || t.grade < mind.Grades {
		return false
	}
	_, gone := taker.CanTakeTip(t.own)
	return gone
}

// close takes the tip away.
func (t *tips) close() {
	if t.finding {
		t.thinking()
	}
	t.slow.End()
	if t.board != nil {
		t.board.Hints.ShowTip(nil)
	}
	if t.strip != nil { // a tip for a private page may tell of a secret: nothing of it is left in the widgets
		t.strip.say("", 0, 0)
	}
	t.open, t.finding, t.grade, t.board = false, false, 0, nil
	t.shown()
}

// dismiss takes the tip away when somebody has read it.
func (t *tips) dismiss() bool {
	if !t.open {
		return false
	}
	t.close()
	t.page.runClock()
	return true
}

// key takes those of tips, after those of computers.
func (t *tips) key(name fyne.KeyName) bool {
	switch {
	case t.page.drive.Key(name):
		return true
	case name == fyne.KeyEscape:
		return t.dismiss()
	case name == fyne.KeyF7 && t.allowed():
		t.more()
		return true
	}
	return false
}

func (t *tips) think(slow bool) {
	t.strip.think(slow)
}

// shown shows the strip in the head while it is open. The clock stands meanwhile.
func (t *tips) shown() {
	p := t.page
	if t.strip == nil {
		return // not built yet
	}
	if !t.open {
		p.bar.Say(nil)
		return
	}
	p.bar.Say(t.strip.Object)
	p.runClock()
}

// item is the entry of the menu.
func (t *tips) item() ui.MenuItem {
	why := ""
	if _, may := t.asker(); !may {
		why = t.page.env.T("table.tip.wait")
	}
	return ui.MenuItem{Text: t.page.env.T("table.tip"), Icon: ui.IconBulb, Shortcut: "F7", Disabled: why, OnTap: t.more}
}

// keys are those of tips.
func (t *tips) keys() []shell.KeyHelp {
	if !t.allowed() {
		return nil
	}
	return []shell.KeyHelp{{Keys: "F7", What: "table.keys.tip"}}
}
