package frame

import (
	"encoding/json"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/session"
	"spieltisch/games"
)

// drafts keeps what is being prepared, with the thinking time.
type drafts struct {
	table.Keeper
	env     *shell.Env
	session *session.Session
	clock   *table.Clock
	desk    *table.Desk
	now     func() (games.Seat, *table.AnyBoard) // who prepares something, and where; Table for nobody
	traced  func() string
	last    bool // nobody comes back to the draft as it is: its page or its face is left
}

func newDrafts(p *Page) *drafts {
	d := &drafts{env: p.env, session: p.session, clock: p.clock.Clock, desk: p.desk, traced: p.traceDraft}
	d.now = func() (games.Seat, *table.AnyBoard) { return p.drafting(), p.front() }
	d.Save = d.save
	return d
}

// load takes up what a seat has begun.
func (k *drafts) load(b *table.AnyBoard, seat games.Seat) {
	d, ok, err := k.session.Draft(seat)
	switch {
	case err != nil:
		k.env.Toast(k.env.Explain(nil, err))
	case ok:
		b.Draft.LoadDraft(d.Data)
		k.clock.Load(d.Elapsed)
	}
}

// saveNow saves the draft at once, whether or not it has changed.
func (k *drafts) saveNow() {
	k.Forget()
	k.save()
}

// saveLast saves the draft at once, before its page or its face is left.
func (k *drafts) saveLast() {
	k.last = true
	k.Flush()
	k.last = false
}

func (k *drafts) save() {
	seat, board := k.now()
	if seat == games.Table {
		return // nobody prepares anything
	}
	data := board.Draft.Draft()
	if data == nil {
		data = json.RawMessage("null")
	}
	save := k.session.DraftSaver(seat, data, k.clock.Spent())
	switch err := save(); {
	case k.Held(k.env, err, k.last, save):
	case err != nil:
		k.env.Toast(k.desk.Reason(err))
	default:
		k.env.Trace.Saved(k.session.Seq(), k.traced())
	}
}
