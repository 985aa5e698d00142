package result

import (
	"log/slog"

	"spieltisch/app/table"
	"spieltisch/app/table/reviews"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
)

// ahead makes the review of a match while its result is seen, so that it is there when somebody wants it, and says on the
// button that leads to it how many places are worth a look.
type ahead struct {
	desk    *table.Desk
	game    *table.Game
	session *session.Session
	button  *ui.Button
	begun   bool
	wait    ui.Pause
	cancel  func() // stops making
}

// newAhead is nil for a match without a review.
func newAhead(d *table.Desk, g *table.Game, s *session.Session) *ahead {
	if _, ok := s.Reviewable(); !ok || g.Reviews == nil {
		return nil
	}
	b := ui.NewButton(d.T("review.title"), ui.Secondary, d.Review).WithIcon(ui.IconChart).WithHeight(56)
	b.SetBelow(d.T("review.places", games.Args{"N": 10})) // what comes there moves no button
	b.WithMinWidth(b.MinSize().Width).SetBelow("")
	return &ahead{desk: d, game: g, session: s, button: b, cancel: func() {}}
}

// begin says what is known, and makes the review after a while, once.
func (a *ahead) begin() {
	if a.begun {
		return
	}
	a.begun = true
	kept, ok, err := a.desk.Store.Review(a.session.ID())
	if err == nil && ok && kept.Mind == a.game.Reviews.Version {
		a.tell(kept.Findings)
	}
	a.wait.Begin(reviews.After, func() {
		cancel, err := reviews.Make(a.desk.Env, a.game, a.session, func(float64, []mind.Finding) {}, a.done)
		if err != nil {
			a.done(nil, err)
			return
		}
		a.cancel = cancel
	})
}

func (a *ahead) done(found []mind.Finding, err error) {
	if err != nil { // whoever opens the review is told
		slog.Info("review of a result", "err", err)
		return
	}
	a.tell(found)
}

// tell counts the places of the persons.
func (a *ahead) tell(found []mind.Finding) {
	places, people := 0, 0
	for seat, player := range a.desk.Players() {
		if !player.Computer() {
			people++
			places += mind.AccountOf(found, games.Seat(seat)).Mistakes()
		}
	}
	switch {
	case people == 0:
	case places == 0:
		a.button.SetBelow(a.desk.T("review.places.none"))
	default:
		a.button.SetBelow(a.desk.T("review.places", games.Args{"N": places}))
	}
}

// end stops what is still being made: it is made when somebody asks for it.
func (a *ahead) end() {
	a.wait.End()
	a.cancel()
}
