package mistakes

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table/reviews"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// locked is why nothing can be changed, "" where it can.
func (p *Page) locked() string {
	if ok, why := p.env.Writable(); !ok {
		return why
	}
	return ""
}

// showMenu opens what concerns the whole book.
func (p *Page) showMenu() {
	if p.player.ID == 0 {
		return
	}
	env := p.env
	items := []ui.MenuItem{{Text: env.T("mistakes.auto"), Checked: p.auto, Disabled: p.locked(), OnTap: p.turnAuto}}
	if at := p.last(); at >= 0 {
		items = append(items, ui.MenuItem{Text: env.T("mistakes.undo.last"), Icon: ui.IconUndo, Disabled: p.locked(), OnTap: func() { p.takeBack(at) }})
	}
	ui.ShowMenu(p.more, items)
}

// turnAuto has mistakes come in by themselves, or not.
func (p *Page) turnAuto() {
	p.auto = !p.auto
	if err := reviews.BookKey(p.player).Set(p.env.Store, p.auto); err != nil {
		p.env.Failed(err)
	}
	text := games.ID("mistakes.auto.off")
	if p.auto {
		text = "mistakes.auto.on"
	}
	p.env.Toast(p.env.T(text))
	p.load()
}

// takeBack takes the last answer to a task back.
func (p *Page) takeBack(at int) {
	if err := p.env.Store.UndoExerciseAnswer(p.all[at].ID); err != nil {
		p.env.Failed(err)
		return
	}
	p.env.Toast(p.env.T("mistakes.undone"))
	p.load()
}

// showTask opens what can be done with a task.
func (p *Page) showTask(anchor fyne.CanvasObject, at int) {
	env, e, locked := p.env, p.all[at], p.locked()
	items := []ui.MenuItem{{Text: env.T("mistakes.try"), Icon: ui.IconPlay, Disabled: locked, OnTap: func() { p.begin(false, []int{at}) }}}
	if len(e.Answers) > 0 {
		items = append(items, ui.MenuItem{Text: env.T("mistakes.undo"), Icon: ui.IconUndo, Disabled: locked, OnTap: func() { p.takeBack(at) }})
	}
	switch e.Aside {
	case store.NotAside:
		items = append(items, ui.MenuItem{Text: env.T("mistakes.pause"), Icon: ui.IconPause, Disabled: locked, OnTap: func() {
			p.lay(e, store.AsideWanted, "mistakes.paused")
		}})
	case store.AsideWanted, store.AsideFine:
		items = append(items, ui.MenuItem{Text: env.T("mistakes.resume"), Icon: ui.IconSame, Disabled: locked, OnTap: func() {
			p.lay(e, store.NotAside, "mistakes.resumed")
		}})
	}
	items = append(items, ui.MenuItem{Text: env.T("mistakes.remove"), Icon: ui.IconTrash, Disabled: locked, OnTap: func() { p.remove(e) }})
	ui.ShowMenu(anchor, items)
}

// lay lays a task aside, or has it asked again.
func (p *Page) lay(e store.Exercise, why store.Aside, message games.ID) {
	p.do(message, func() error { return p.env.Store.SetExerciseAside(e.ID, why) }, func() error { return p.env.Store.SetExerciseAside(e.ID, e.Aside) })
}

// remove takes a task out of the book.
func (p *Page) remove(e store.Exercise) {
	p.do("mistakes.removed", func() error { return p.env.Store.RemoveExercise(e.ID) }, func() error { return p.env.Store.RestoreExercise(e.ID) })
}

// do changes the book in a way that can be taken back.
func (p *Page) do(message games.ID, change, back func() error) {
	then := func(do func() error) func() error {
		return func() error {
			err := do()
			if err == nil {
				p.load()
			}
			return err
		}
	}
	if err := then(change)(); err != nil {
		p.env.Failed(err)
		return
	}
	p.history.Add(p.env.T(message), shell.Change{Undo: then(back), Redo: then(change)})
}
