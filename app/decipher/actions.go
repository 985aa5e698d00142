package decipher

import (
	"strings"
	"unicode/utf8"

	"spieltisch/app/table"
	"spieltisch/app/table/frame"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
)

// actions is what the Seekers do: what they begin, and what they hand in.
type actions struct {
	desk *table.Desk
	s    *state
	skip func() bool // ends the movement of the letters; false when there is none
	show func()      // brings the page to the state
}

// edit takes over an edit of the draft and keeps it.
func (a *actions) edit(d dc.SeekerDraft) {
	if !a.s.acting {
		return
	}
	a.s.draft, a.s.note = d, ""
	a.show()
	a.desk.Touched()
}

// warn says why something can't be done.
func (a *actions) warn(text string) {
	a.s.note = text
	a.show()
}

// push keeps how the pieces lie now.
func (a *actions) push(p dc.Pad) {
	a.keep(p)
	a.show()
}

// showAll lets the alphabet show all letters, not only those that fit the zone, or back.
func (a *actions) showAll() {
	next := a.s.pad
	next.All = !next.All
	a.push(next)
}

// keep keeps what everybody notes together.
func (a *actions) keep(p dc.Pad) {
	a.s.pad = p
	if data, err := p.Encode(); err == nil {
		a.desk.SavePad(games.Table, data)
	}
}

// choose chooses a zone for the piece in hand, and for the alphabet.
func (a *actions) choose(i int) {
	v := a.s.view
	if i < 0 || i >= len(v.Zones) {
		return
	}
	if a.s.pad.Zone != i+1 {
		a.keep(a.s.pad.Look(i))
	}
	if a.s.mine() && a.s.blocked(i) { // the choice before stays
		a.warn(a.desk.T(dc.IllegalCovered, games.Args{"Zone": i + 1, "Kind": dc.KindID(v.Hand.Kind)}))
		return
	}
	if !a.s.mine() { // the piece is a computer's
		a.show()
		return
	}
	a.edit(a.s.draft.Choose(v, i))
}

// step chooses the next zone to the left or right.
func (a *actions) step(by int) {
	if i, ok := a.s.next(by); ok {
		a.choose(i)
	}
}

// act does what the primary button says.
func (a *actions) act() {
	v := a.s.view
	switch {
	case !a.s.mine():
	case a.s.revealed():
		a.goOn()
	case v.Phase == dc.PhaseTake:
		a.take()
	case v.Phase == dc.PhaseBonus:
		a.confirmPiece()
	case v.Phase == dc.PhasePlace && a.s.draft.Zone == dc.NoZone:
		a.warn(a.desk.T("decipher.seek.choose_why"))
	case v.Phase == dc.PhasePlace:
		a.submit(v.Turn, dc.Ask{Zone: a.s.draft.Zone})
	}
}

// space takes a piece or asks whether to pay for one; at the end of a round it goes on.
func (a *actions) space() {
	switch {
	case !a.s.mine():
	case a.s.view.Phase == dc.PhaseTake:
		a.take()
	case a.s.view.Phase == dc.PhaseBonus:
		a.confirmPiece()
	case a.s.revealed():
		a.goOn()
	}
}

// submit hands in an action; a refusal is shown by the desk.
func (a *actions) submit(seat games.Seat, action games.Action) { _ = a.desk.Submit(seat, action) }

func (a *actions) take() { a.submit(a.s.view.Turn, dc.Take{}) }

// askPiece pays a Bonus Token for a piece.
func (a *actions) askPiece() {
	if a.s.view.Phase == dc.PhaseBonus {
		a.submit(a.s.view.Turn, dc.AskPiece{})
	}
}

// confirmPiece asks before a piece is paid for: Space takes one for nothing until then, and is soon pressed once too often.
func (a *actions) confirmPiece() {
	d := a.desk
	ui.ShowDialog(d.Window, ui.Dialog{
		Title: d.T("decipher.seek.demand_title"),
		Calm:  true,
		Body:  ui.NewPara(d.Say("decipher.seek.demand_body", games.Args{"Maker": a.s.view.Maker}), ui.Body, ui.Ink2),
		Buttons: []ui.DialogButton{
			{Text: d.T("common.cancel"), Cancel: true},
			{Text: d.T("decipher.seek.demand"), Kind: ui.Primary, Default: true, OnTap: a.askPiece},
		},
	})
}

// pass ends the turn without a piece. The pass that ends the round is asked back.
func (a *actions) pass() {
	if !a.s.mayPass() {
		return
	}
	v, d := a.s.view, a.desk
	pass := func() { a.submit(v.Turn, dc.Pass{}) }
	if !a.s.lastPass() {
		pass()
		return
	}
	ui.ShowDialog(d.Window, ui.Dialog{
		Title: d.T("decipher.seek.pass_title"),
		Body:  ui.NewPara(d.Say("decipher.seek.pass_body", games.Args{"Seat": v.Turn, "Maker": v.Maker}), ui.Body, ui.Ink2),
		Buttons: []ui.DialogButton{
			{Text: d.T("common.cancel"), Cancel: true},
			{Text: d.T("decipher.seek.pass_end"), Kind: ui.Primary, Default: true, OnTap: pass},
		},
	})
}

// askOrder draws the curtain for the Puzzle Maker.
func (a *actions) askOrder() {
	if a.s.mayReorder() {
		a.desk.AskScreen(a.s.view.Maker)
	}
}

// goOn leads from the revealed word to the next round, or to the end of the match; while the word is being revealed it
// skips that.
func (a *actions) goOn() {
	switch {
	case !a.s.acting, a.skip():
	case a.s.view.Phase == dc.PhaseScored:
		a.submit(games.Table, dc.Next{})
	case a.s.view.Phase == dc.PhaseOver:
		a.desk.ShowResult()
	}
}

// begin lets a Seeker name a word.
func (a *actions) begin(seat games.Seat) {
	a.s.split = nil
	a.edit(a.s.draft.Guessing(a.s.view, seat))
}

// typed takes a letter of the guess. What is spelled in two letters is said once.
func (a *actions) typed(r rune) bool {
	if r == '?' {
		return false
	}
	next := a.s.draft.Type(a.s.view.Options, r)
	a.s.split = nil
	if folded := dc.Fold(string(r)); next != a.s.draft && utf8.RuneCountInString(folded) > 1 {
		a.s.split = games.Args{"Sign": strings.ToUpper(string(r)), "Letters": folded}
	}
	a.edit(next)
	return true
}

// setCursor puts the cursor of the guess behind k letters, by a tap.
func (a *actions) setCursor(k int) {
	a.edit(a.s.draft.SetCursor(k))
}

// cancel drops the guess.
func (a *actions) cancel() {
	a.s.split = nil
	a.edit(a.s.draft.Cancel())
}

// confirm asks once more before a word is named.
func (a *actions) confirm() {
	if !a.s.guessing() || !a.s.acting {
		return
	}
	if err := a.s.refused(); err != nil {
		a.warn(a.desk.Reason(err))
		return
	}
	draft := a.s.draft
	confirmGuess(a.desk, a.s.view, draft, a.s.misfits(), func() {
		if frame.WasTried(a.desk.Submit(draft.Guesser, dc.Guess{Word: draft.Guess})) && a.s.guessing() {
			a.cancel() // whoever tries again may do something else as well
		}
	})
}
