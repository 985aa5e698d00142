package decipher

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
)

// act does what the primary button says.
func (s *seekers) act() {
	v, d := s.b.view, s.b.desk
	switch {
	case d.Replay:
	case s.result:
		d.Rematch()
	case s.zones.revealed():
		s.goOn()
	case v.Phase == dc.PhaseTake:
		s.take()
	case v.Phase == dc.PhasePlace && s.b.draft.Zone != dc.NoZone:
		s.submit(v.Turn, dc.Ask{Zone: s.b.draft.Zone})
	}
}

// space takes a piece or pays for one; at the end of a round it goes on.
func (s *seekers) space() {
	switch {
	case s.b.desk.Replay:
	case s.b.view.Phase == dc.PhaseTake:
		s.take()
	case s.b.view.Phase == dc.PhaseBonus:
		s.askPiece()
	case s.zones.revealed() && !s.result:
		s.goOn()
	}
}

func (s *seekers) take() { s.submit(s.b.view.Turn, dc.Take{}) }

// submit hands in an action. A button that was clicked for it lets go of the keyboard:
// Enter and Space have another meaning now.
func (s *seekers) submit(seat games.Seat, a games.Action) {
	if s.b.desk.Submit(seat, a) != nil {
		return
	}
	if c := s.b.desk.Window.Canvas(); c.Focused() != fyne.Focusable(s.zones) {
		c.Unfocus()
	}
}

// askPiece pays a Bonus Token for a piece.
func (s *seekers) askPiece() {
	if s.b.desk.Replay || s.b.view.Phase != dc.PhaseBonus {
		return
	}
	s.submit(s.b.view.Turn, dc.AskPiece{})
}

// mayPass tells whether the Seeker in turn may pass.
func (s *seekers) mayPass() bool {
	return s.b.view.Phase == dc.PhaseBonus || s.b.view.Phase == dc.PhasePass
}

// pass ends the turn without a piece. The pass that ends the round is asked back.
func (s *seekers) pass() {
	v, d := s.b.view, s.b.desk
	if d.Replay || !s.mayPass() {
		return
	}
	pass := func() { s.submit(v.Turn, dc.Pass{}) }
	for _, seat := range v.Seats {
		if seat.In && seat.Seat != v.Turn && !seat.Passed {
			pass()
			return
		}
	}
	args := games.Args{"Seat": v.Turn, "Maker": v.Maker}
	ui.ShowDialog(d.Window, ui.Dialog{
		Title: d.T("decipher.seek.pass_title"),
		Body:  ui.NewPara(d.Say("decipher.seek.pass_body", args), ui.Body, ui.Ink2),
		Buttons: []ui.DialogButton{
			{Text: d.T("common.cancel"), Cancel: true},
			{Text: d.T("decipher.seek.pass_end"), Kind: ui.Primary, Default: true, OnTap: pass},
		},
	})
}

// mayReorder tells whether the Puzzle Maker may ask for the screen now.
func (s *seekers) mayReorder() bool {
	v := s.b.view
	return v.Options.Pick == dc.PickOrder && slices.Contains([]games.ID{dc.PhaseTake, dc.PhaseBonus}, v.Phase) && !s.b.desk.Replay
}

// askOrder draws the curtain for the Puzzle Maker.
func (s *seekers) askOrder() {
	if s.mayReorder() {
		s.b.desk.AskScreen(s.b.view.Maker)
	}
}

// skip ends the movement of the letters.
func (s *seekers) skip() bool {
	if !s.zones.motion.stop() {
		return false
	}
	s.render(s.b.view)
	return true
}

// goOn leads from the revealed word to the next round, or to the end of the match; while
// the word is being revealed it skips that.
func (s *seekers) goOn() {
	switch {
	case s.b.desk.Replay, s.skip():
	case s.b.view.Phase == dc.PhaseScored:
		s.submit(games.Table, dc.Next{})
	case s.b.view.Phase == dc.PhaseOver:
		s.result = true
		s.render(s.b.view)
	}
}
