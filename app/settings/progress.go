package settings

import (
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// progress shows how far work is that takes longer than a moment, with a button that ends it. It
// stands in the page, so that one can play meanwhile.
type progress struct {
	env   *shell.Env
	frame *frame
	box   *fyne.Container
	text  *ui.Text
	bar   *ui.Bar

	say   games.ID // field Percent
	stop  func()
	share float32
	seen  bool
	wait  func()
	last  atomic.Int64 // when it was shown last, in Unix milliseconds
}

const (
	progressAfter = 400 * time.Millisecond
	progressEvery = 100 * time.Millisecond
)

// build makes the widgets again.
func (p *progress) build() fyne.CanvasObject {
	p.box = ui.VGap(0)
	p.show()
	return p.box
}

// begin shows work, if it isn't over in a moment; stop ends it.
func (p *progress) begin(say games.ID, stop func()) {
	p.end()
	p.say, p.stop, p.share = say, stop, 0
	p.wait = ui.After(progressAfter, p.appear)
}

func (p *progress) appear() {
	p.seen = true
	p.show()
}

// end takes it away.
func (p *progress) end() {
	if p.wait != nil {
		p.wait()
		p.wait = nil
	}
	if p.seen {
		p.seen = false
		p.show()
	}
}

// show builds what is seen now.
func (p *progress) show() {
	if p.box == nil {
		return
	}
	p.box.Objects = nil
	p.box.Hidden = !p.seen // so that no gap stays
	if p.seen {
		p.text = ui.NewText("", ui.Body, ui.Ink2)
		p.bar = ui.NewBar(ui.Accent)
		stop := ui.NewSmallButton(p.env.T("common.cancel"), ui.Secondary, func() { p.stop() })
		p.env.Trace.Mark("settings-import-stop", stop)
		p.box.Objects = []fyne.CanvasObject{ui.Inset(12, 0, 0, 0, row(ui.VGap(8, p.text, p.bar), stop))}
		p.tell()
	}
	p.box.Refresh()
	p.frame.fit()
}

func (p *progress) tell() {
	p.text.SetText(p.env.T(p.say, games.Args{"Percent": int(p.share * 100)}))
	p.bar.Set(p.share, 0)
}

// part is for the goroutine that works: it shows which part of it is done, not too often.
func (p *progress) part(done float64) {
	now := time.Now().UnixMilli()
	if now-p.last.Load() < progressEvery.Milliseconds() {
		return
	}
	p.last.Store(now)
	ui.Do(func() {
		if p.share = float32(done); p.seen {
			p.tell()
		}
	})
}

// of is part for so much of a whole.
func (p *progress) of(whole int64) func(done int64) {
	return func(done int64) {
		if whole > 0 {
			p.part(float64(done) / float64(whole))
		}
	}
}
