//go:build plant

package app

import (
	"context"
	"os"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
)

// A program built with the tag plant shows a page that fails, where SPIELTISCH_PLANT says, at
// the first key or click, and a layout when the window's size changes after that. Started again it shows what it should, unless SPIELTISCH_PLANT_AGAIN
// is 1. With "minds" computer players fail instead, with "lexicon" no word list can be opened, with "memory" none is free.
func plantedMinds(env *shell.Env, all table.Games) {
	switch os.Getenv("SPIELTISCH_PLANT") {
	case "lexicon":
		env.Lexicons = shell.NewLexicons(nil)
	case "memory":
		env.FreeMemory = func() (uint64, bool) { return 0, true }
	case "minds":
		for _, g := range all {
			g.Computers = func(*table.Desk) table.Computers { return plantedComputers{} }
		}
	}
}

func planted(env *shell.Env) {
	where := os.Getenv("SPIELTISCH_PLANT")
	if where == "" || slices.Contains(beneath[:], where) || os.Getenv(crashedAt) != "" && os.Getenv("SPIELTISCH_PLANT_AGAIN") != "1" {
		return
	}
	p := &plant{env: env, where: where}
	p.ExtendBaseWidget(p)
	env.Router.Show(p)
}

// beneath are the places that no page shows.
var beneath = [...]string{"minds", "lexicon", "memory"}

// plantedComputers panic, or think for ever, whoever asks them to stop.
type plantedComputers struct{ level mind.Level }

func (plantedComputers) Player(level mind.Level, _ games.Seat, _ uint64) (mind.Player, error) {
	return plantedComputers{level}, nil
}

func (c plantedComputers) Choose(context.Context, any, *games.Chance) (games.Choice, bool) {
	if c.level == mind.Pip {
		panic("planted in a mind")
	}
	select {}
}

func (plantedComputers) Close() {}

// plant is a page, and the only widget on it.
type plant struct {
	widget.BaseWidget
	env    *shell.Env
	where  string
	sprung bool
}

func (p *plant) Title() string            { return "" }
func (p *plant) Build() fyne.CanvasObject { return p }
func (p *plant) Shown()                   { p.env.Trace.Shown("plant", 0, "where="+p.where) }
func (p *plant) Leave()                   {}

func (p *plant) fail(where string) {
	if p.sprung && p.where == where {
		panic("planted in " + where)
	}
}

// Tapped is called by the driver itself, as on the boards.
func (p *plant) Tapped(*fyne.PointEvent) {
	p.sprung = true
	p.fail("tap")
}

func (p *plant) Rune(rune) bool { return false }

func (p *plant) Key(*fyne.KeyEvent) bool {
	p.env.Trace.Saved(0, "sprung") // before it is: any layout fails from then on
	p.sprung = true
	p.fail("key")
	switch p.where {
	case "renderer":
		canvas.Refresh(p)
	case "tick":
		ui.After(time.Millisecond, func() { p.fail("tick") })
	case "work":
		shell.Work(p.env, func(context.Context) (int, error) { p.fail("work"); return 0, nil }, func(int, error) {})
	case "goroutine":
		go p.fail("goroutine")
	}
	return true
}

func (p *plant) CreateRenderer() fyne.WidgetRenderer {
	return &plantRenderer{p, canvas.NewRectangle(ui.Color(ui.Accent))}
}

type plantRenderer struct {
	p    *plant
	rect *canvas.Rectangle
}

func (r *plantRenderer) Destroy()           {}
func (r *plantRenderer) MinSize() fyne.Size { return fyne.NewSize(10, 10) }
func (r *plantRenderer) Refresh()           {}

func (r *plantRenderer) Layout(s fyne.Size) {
	r.p.fail("layout")
	r.rect.Resize(s)
}

func (r *plantRenderer) Objects() []fyne.CanvasObject {
	r.p.fail("renderer")
	return []fyne.CanvasObject{r.rect}
}
