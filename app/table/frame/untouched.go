package frame

import (
	"log/slog"

	"spieltisch/app/shell"
	"spieltisch/store"
)

// untouched is the match of a table: nothing stays of it when the table is left for good and nothing was ever done. One that comes
// back finds what the board remembers.
type untouched struct {
	st    *store.Store
	id    store.MatchID
	board any
}

var _ shell.Dropper = untouched{}

// Drop implements shell.Dropper.
func (u untouched) Drop() {
	if u.st.ReadOnly() {
		return
	}
	if err := u.st.DropUntouched(u.id); err != nil {
		slog.Warn("drop a match", "err", err) // other data may be there by now
	}
}

// Memory implements shell.Rememberer: a table that one comes back to is opened by its match.
func (p *Page) Memory() any {
	if !p.session.Kept() {
		return nil
	}
	memory := untouched{st: p.env.Store, id: p.session.ID()}
	if b, ok := p.board.Of.(shell.Rememberer); ok {
		memory.board = b.Memory()
	}
	return memory
}

// Recall implements shell.Rememberer.
func (p *Page) Recall(memory any) {
	if b, ok := p.board.Of.(shell.Rememberer); ok {
		b.Recall(memory.(untouched).board)
	}
}
