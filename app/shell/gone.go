package shell

import (
	"context"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/store"
)

// Keeper is a page that may hold something unsaved. Keep is called when saving works again.
type Keeper interface{ Keep() }

// gone is the dialog that stands while the data folder is gone. It can't be put away, because
// nothing can be saved: it ends with the folder back, everything saved elsewhere, or the program.
type gone struct {
	*ui.DialogHandle
	env    *Env
	body   *fyne.Container
	status *ui.Para
	moving bool
}

// ShowGone says that the data folder is gone, or its file exchanged, and what can be done, unless that is said already.
func (e *Env) ShowGone() {
	if e.Store == nil || e.gone != nil && e.gone.Open() {
		return
	}
	if store.CodeOf(e.Store.Reachable()) == store.CodeExchanged {
		e.showExchanged()
		return
	}
	e.gone = &gone{env: e, status: ui.NewPara("", ui.Label, ui.Warn)}
	ui.DropToast(e.Window) // it says the same, see Toast
	e.gone.ask(false)
	e.Trace.Gone("asked")
}

// ask asks what is to be done: to look again, or, where that was in vain, to save elsewhere.
func (g *gone) ask(vain bool) {
	e := g.env
	ways := []ui.DialogButton{
		{Text: e.T("store.gone.quit"), Keep: true, OnTap: g.quit},
		{Text: e.T("store.gone.elsewhere"), Keep: true, OnTap: g.elsewhere},
		{Text: e.T("store.gone.again"), Keep: true, OnTap: g.again},
	}
	if vain {
		ways[1], ways[2] = ways[2], ways[1]
	}
	ways[2].Kind, ways[2].Default = ui.Primary, true
	g.body = ui.VGap(12, ui.NewPara(e.T("store.gone.text"), ui.Lead, ui.Ink), ui.NewProse(e.Store.Dir(), ui.Body), g.status)
	g.DialogHandle = ui.ShowDialog(e.Window, ui.Dialog{
		Title: e.T("store.gone.title"), Figure: sorry(), Body: g.body, Width: 680, Message: true, Buttons: ways,
	})
}

// showExchanged says that somebody has put another file in the place of the data file, and where ours was kept. Nothing can be
// saved, so it can't be put away either: it ends with the program, or with the file that is there now.
func (e *Env) showExchanged() {
	if e.keeping {
		return
	}
	e.keeping = true
	Work(e, e.Store.KeepOurs, func(path string, err error) {
		e.keeping = false
		kept := e.T("store.exchanged.kept", games.Args{"Name": filepath.Base(path)})
		if err != nil {
			kept = e.Explain(nil, err)
		}
		ui.DropToast(e.Window)
		g := &gone{env: e}
		e.gone = g
		g.DialogHandle = ui.ShowDialog(e.Window, ui.Dialog{
			Title: e.T("store.exchanged.title"), Figure: sorry(),
			Body:  ui.VGap(8, ui.NewProse(e.T("store.exchanged.text", games.Args{"Dir": e.Store.Dir()}), ui.Lead), ui.NewPara(kept, ui.Label, ui.Ink)),
			Width: 680,
			Calm:  true, // it comes in the middle of typing, whose Enter and Space answer nothing
			Buttons: []ui.DialogButton{
				{Text: e.T("store.gone.quit"), Keep: true, OnTap: g.quit},
				{Text: e.T("store.exchanged.go"), Kind: ui.Primary, Keep: true, OnTap: g.goOn},
			},
		})
		e.Trace.Gone("exchanged")
	})
}

// goOn opens the file that is there now.
func (g *gone) goOn() {
	g.Close()
	g.env.Router.Abandon() // while its store is still open; what it would save is refused, and said already
	g.env.Reopen()
}

// sorry is Atlas, who is, beside the title of a dialog.
func sorry() fyne.CanvasObject {
	face := draw.NewFace(mind.Atlas, 56)
	face.Set(mind.Atlas, draw.Sorry)
	return face
}

// say shows how things stand.
func (g *gone) say(trace, text string) {
	g.status.SetText(text)
	g.body.Refresh() // another height
	g.env.Trace.Gone(trace)
}

// again looks whether the folder is back.
func (g *gone) again() {
	if g.moving {
		return
	}
	if err := g.env.Store.Reachable(); err != nil {
		slog.Error("data folder", "err", err)
		g.Close()
		g.ask(true)
		g.say("still", g.env.T("store.gone.still"))
		return
	}
	g.Close()
	g.env.keep()
	g.env.Toast(g.env.T("store.gone.back"))
	g.env.Trace.Gone("back")
}

func (g *gone) quit() {
	if !g.moving {
		g.env.Router.end()
	}
}

// elsewhere asks for the folder in which everything is to be saved.
func (g *gone) elsewhere() {
	if g.moving {
		return
	}
	g.env.OpenFolder("store.gone.folder", "store.gone.folder.yes", func(to string) { g.moveTo(g.env.roomIn(to)) })
}

// roomIn is a folder itself when it is empty, else a new one in it.
func (e *Env) roomIn(dir string) string {
	if files, err := os.ReadDir(dir); err == nil && len(files) == 0 {
		return dir
	}
	name := e.T("common.app")
	to := filepath.Join(dir, name)
	for n := 2; ; n++ {
		if _, err := os.Lstat(to); err != nil {
			return to
		}
		to = filepath.Join(dir, fmt.Sprint(name, " ", n))
	}
}

// moveTo saves everything in a folder, in the background, and goes on there.
func (g *gone) moveTo(dir string) {
	e, st, old := g.env, g.env.Store, g.env.Store.Dir()
	g.moving = true
	g.say("saving", e.T("store.gone.saving"))
	Work(e, func(ctx context.Context) (*store.Store, error) {
		return st, st.MoveTo(ctx, dir)
	}, func(_ *store.Store, err error) {
		g.moving = false
		if err != nil {
			g.say("failed", e.Explain(nil, err))
			return
		}
		g.Close()
		if e.Moved != nil {
			e.Moved(dir)
		}
		e.keep()
		e.Tell("store.gone.saved", e.T("store.gone.saved.text", games.Args{"Dir": dir, "Old": old}))
		e.Trace.Gone("saved")
	})
}

// keep has the page save what it couldn't.
func (e *Env) keep() {
	if k, ok := e.Router.Page().(Keeper); ok {
		k.Keep()
	}
}
