package frame

import (
	"time"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// lookAtEnd is how long the board shows how a match has ended before the result comes; any key brings it at once.
const lookAtEnd = 1800 * time.Millisecond

// resultState is how far a match that is over has been shown.
type resultState int

const (
	resultNone  resultState = iota // it isn't over
	resultDue                      // the board shows how it has ended
	resultShown                    // the result stands in the board's place
	resultAway                     // somebody looks at the board again
)

// ending is the result of a match as far as it was shown.
type ending struct {
	result    resultState
	celebrate bool // the match has just ended
}

// follow brings the result on its way when the match is over; it is called with every position.
func (e *ending) follow(o games.Outcome, over bool) {
	switch {
	case !over:
		*e = ending{}
	case e.result == resultNone:
		e.result, e.celebrate = resultDue, o.Reason != games.ReasonAbandoned
	}
}

// hurryResult brings a result that is due: after everybody has seen the board, or at once where nothing has happened on it.
func (p *Page) hurryResult() {
	switch {
	case p.result != resultDue || p.face.kind != public:
	case !p.celebrate:
		p.showResult()
	case !p.board.Words().Held:
		p.look.Begin(lookAtEnd, p.looked)
	}
}

// showResult shows the result in the board's place.
func (p *Page) showResult() {
	if p.result != resultNone {
		p.result = resultShown
		p.render()
	}
}

// nameTurn says where the button of the top bar leads.
func nameTurn(env *shell.Env, b *ui.Button, r resultState) {
	ui.Show(r == resultShown || r == resultAway, b)
	b.SetText(env.T("table.end.board"))
	if r == resultAway {
		b.SetText(env.T("table.end.result"))
	}
}

// turnResult shows the board instead of the result, or the result again.
func (p *Page) turnResult() {
	if p.result == resultShown {
		p.result = resultAway
		p.render()
		return
	}
	p.showResult()
}
