package frame

import (
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// undone are actions that were taken back and can be done again, the oldest last done; they go with the position and with the
// next edit of a draft.
type undone struct {
	seq  int // of the position
	acts []authored
}

// authored is an action with what it taught the family's list.
type authored struct {
	seat   games.Seat
	action games.Action
	house  []store.HouseWord
}

// Undo implements shell.Undoer: it takes back the last edit of the draft, or else the last
// action, as the menu does; on the curtain nobody sees a draft.
func (p *Page) Undo() bool {
	if p.retry.On() { // what wasn't written yet needs no row that takes it back
		p.retry.End()
		ui.DropToast(p.env.Window)
		return true
	}
	if p.face.kind == curtained || !p.front().Draft.Undo() {
		p.undoAction()
	}
	return true
}

// Redo implements shell.Undoer: it makes the last edit of the draft again that was taken
// back, or else the last action that was.
func (p *Page) Redo() bool {
	if p.face.kind == curtained {
		return false
	}
	if p.front().Draft.Redo() {
		return true
	}
	u := p.undone
	n := len(u.acts) - 1
	if n < 0 || u.seq != p.session.Seq() {
		return false
	}
	if a := u.acts[n]; (around{p}).Submit(a.seat, a.action, a.house...) == nil {
		p.undone = undone{p.session.Seq(), u.acts[:n]}
	}
	return true
}

// undoAction takes the last action back, or asks first where the board says so.
func (p *Page) undoAction() {
	if p.trial != nil && p.trial.Back != nil {
		p.trial.Back()
		return
	}
	title, body := p.board.Asks.AskUndo()
	if _, can := p.session.CanUndo(); !can || title == "" {
		p.takeBack()
		return
	}
	ask := table.Question(p.desk, title, body,
		ui.DialogButton{Text: p.env.T("common.cancel"), Cancel: true},
		ui.DialogButton{Text: p.env.T("table.undo"), Kind: ui.Primary, Default: true, OnTap: p.takeBack})
	ask.Calm = true
	ui.ShowDialog(p.env.Window, ask)
}

func (p *Page) takeBack() {
	p.drafts.Forget()
	var was authored
	said, secret := games.ID("table.undone"), false
	if _, can := p.session.CanUndo(); can {
		was.seat, was.action, secret = p.session.Last()
		was.house = p.taught
	}
	earlier := p.undone
	err := p.session.Undo(p.seq)
	p.retry.After(err, p.takeBack)
	if err != nil {
		p.refused(err)
		return
	}
	p.taught = nil
	p.clock.Load(0)
	p.render()
	switch {
	case secret: // nothing of it is kept where others may press a key
		said, p.undone = "table.undone.secret", undone{}
	case earlier.seq == p.session.Seq()-1:
		p.undone = undone{p.session.Seq(), append(earlier.acts, was)}
	default:
		p.undone = undone{p.session.Seq(), []authored{was}}
	}
	p.env.Toast(p.env.T(said))
}
