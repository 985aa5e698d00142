package table

import (
	"log/slog"
	"time"

	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
)

// lookAfter is how long a result has stood before its match is looked through: by then nothing moves any more.
const lookAfter = 4 * time.Second

// ahead makes the review of a match while its result is seen, so that it is there when somebody wants it, and says on the
// button that leads to it how many places are worth a look.
type ahead struct {
	desk   *Desk
	button *ui.Button
	begun  bool
	wait   func() // stops waiting
	cancel func() // stops making
}

// newAhead is nil for a match without a review.
func newAhead(d *Desk) *ahead {
	if _, ok := d.session.Reviewable(); !ok || d.page.game.Reviews == nil {
		return nil
	}
	b := ui.NewButton(d.T("review.title"), ui.Secondary, d.Review).WithIcon(ui.IconChart)
	b.SetBelow(d.T("review.places", games.Args{"N": 10})) // what comes there moves no button
	b.WithMinWidth(b.MinSize().Width).SetBelow("")
	return &ahead{desk: d, button: b, wait: func() {}, cancel: func() {}}
}

// begin says what is known, and makes the review after a while, once.
func (a *ahead) begin() {
	if a.begun {
		return
	}
	a.begun = true
	kept, ok, err := a.desk.Store.Review(a.desk.session.ID())
	if err == nil && ok && kept.Mind == a.desk.page.game.Reviews.Version {
		a.tell(kept.Findings)
	}
	a.wait = ui.After(lookAfter, func() {
		cancel, err := a.desk.page.game.Review(a.desk.Env, a.desk.session, func(float64, []mind.Finding) {}, a.done)
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
	a.wait()
	a.cancel()
}
