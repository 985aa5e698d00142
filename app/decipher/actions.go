package decipher

import (
	"strings"
	"unicode/utf8"

	"spieltisch/app/table"
	"spieltisch/app/table/frame"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
)

// actions is what the Seekers do: what they begin, and what they hand in.
type actions struct {
	desk *table.Desk
	s    *state
	skip func() bool // ends the movement of the letters; false when there is none
	show func()      // brings the page to the state

	screen func(games.Seat) // asks for it
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
		if a.sure("decipher.seek.demand_sure", nil) {
			a.askPiece()
		}
	case v.Phase == dc.PhasePlace && a.s.draft.Zone == dc.NoZone:
		a.warn(a.desk.T("decipher.seek.choose_why"))
	case v.Phase == dc.PhasePlace:
		a.submit(v.Turn, dc.Ask{Zone: a.s.draft.Zone})
	}
}

// space takes a piece; at the end of a round it goes on. It pays for none: it is soon pressed once too often.
func (a *actions) space() {
	switch {
	case !a.s.mine():
	case a.s.view.Phase == dc.PhaseTake:
		a.take()
	case a.s.view.Phase == dc.PhaseBonus:
		a.sure("decipher.seek.demand_sure", nil)
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

// sure tells whether something that can't be taken back was asked for twice in a row. The first time it says what it costs.
func (a *actions) sure(id games.ID, args games.Args) bool {
	cost := a.desk.Say(id, args)
	if a.s.note == cost {
		return true
	}
	a.warn(cost)
	return false
}

// pass ends the turn without a piece, and perhaps the round.
func (a *actions) pass() {
	if a.s.mayPass() && (!a.s.lastPass() || a.sure("decipher.seek.pass_sure", nil)) {
		a.submit(a.s.view.Turn, dc.Pass{})
	}
}

// askOrder draws the curtain for the Puzzle Maker, or will when the piece in hand lies.
func (a *actions) askOrder() {
	if !a.s.mayReorder() {
		return
	}
	if a.s.wish = !a.s.between() && !a.s.wish; a.s.between() {
		a.screen(a.s.view.Maker)
		return
	}
	a.show()
}

// follow does what nobody decides about: the next piece comes, unless the Puzzle Maker has asked for the screen before.
func (a *actions) follow() {
	if a.s.wish {
		a.askOrder()
	} else {
		a.take()
	}
}

// goOn leads from the revealed word to the next round, or to the end of the match; while the word is being revealed it skips that.
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

// cancel drops the guess.
func (a *actions) cancel() {
	a.s.split = nil
	a.edit(a.s.draft.Cancel())
}

// confirm names the word. One that can't be, or that might put its Seeker out of the round, is asked for twice.
func (a *actions) confirm() {
	if !a.s.guessing() || !a.s.acting {
		return
	}
	if err := a.s.refused(); err != nil {
		a.warn(a.desk.Reason(err))
		return
	}
	draft, risk := a.s.draft, games.ID("")
	switch {
	case a.s.view.Seats[draft.Guesser].Tokens == 1:
		risk = "decipher.seek.last_sure"
	case a.s.misfits():
		risk = "decipher.seek.misfit_sure"
	}
	if risk != "" && !a.sure(risk, games.Args{"Seat": draft.Guesser}) {
		return
	}
	if frame.WasTried(a.desk.Submit(draft.Guesser, dc.Guess{Word: draft.Guess})) && a.s.guessing() {
		a.cancel() // whoever tries again may do something else as well
	}
}
