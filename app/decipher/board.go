// Package decipher is the table of Decipher: the letter zones that everybody sees,
// and behind the curtain the page of the Puzzle Maker.
package decipher

import (
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
)

// Board is the game's part of the table. What the Puzzle Maker sees lives in maker
// alone, which is nil while the curtain is closed.
type Board struct {
	desk  *table.Desk
	view  dc.View        // what everybody may know
	draft dc.SeekerDraft // zone chosen, guess half typed
	pad   dc.Pad         // how the pieces lie in the zones
	words words          // the word list; it knows no word of the match

	seekers *seekers
	maker   *maker
}

var (
	_ table.Board[dc.View]   = (*Board)(nil)
	_ table.Private[dc.View] = (*Board)(nil)
	_ table.Drafter          = (*Board)(nil)
	_ table.Clocked          = (*Board)(nil)
	_ table.PerStep          = (*Board)(nil)
	_ table.Keyed            = (*Board)(nil)
)

func newBoard(d *table.Desk) *Board { return &Board{desk: d, draft: dc.NewSeekerDraft()} }

// Build implements table.Board.
func (b *Board) Build() fyne.CanvasObject {
	b.seekers = newSeekers(b)
	return b.seekers.object
}

// Render implements table.Board.
func (b *Board) Render(v dc.View) {
	before := b.view
	b.view = v
	if before.Letters == nil {
		b.loadPad()
	}
	b.draft = b.draft.Next(b.view)
	b.pad = b.pad.For(b.view)
	b.seekers.render(before)
}

// edit takes over an edit of the Seekers' draft and keeps it.
func (b *Board) edit(d dc.SeekerDraft) {
	if b.desk.Replay {
		return
	}
	b.draft = d
	b.seekers.render(b.view)
	b.desk.Touched()
}

// loadPad takes up how the pieces lay; a pad that can't be read is begun anew.
func (b *Board) loadPad() {
	b.pad = dc.NewPad(b.view)
	if data, ok := b.desk.Pad(games.Table); ok {
		if p, err := dc.ParsePad(data); err == nil {
			b.pad = p
		}
	}
}

// push keeps how a piece lies now.
func (b *Board) push(p dc.Pad) {
	b.pad = p
	if data, err := p.Encode(); err == nil {
		b.desk.SavePad(games.Table, data)
	}
	b.seekers.render(b.view)
}

// Submit implements table.Board.
func (b *Board) Submit() { b.seekers.act() }

// Private implements table.Private.
func (b *Board) Private(seat games.Seat) table.Board[dc.View] {
	b.maker = &maker{b: b, seat: seat, chosen: noKind}
	return b.maker
}

// follow takes up what everybody may know while the private page is on the screen, so that
// the next Render tells what has changed since.
func (b *Board) follow() {
	if v, ok := b.desk.Public().(dc.View); ok {
		b.view = v
	}
}

// Cover implements table.Private.
func (b *Board) Cover() { b.maker = nil }

// Chips implements table.Chipped.
func (b *Board) Chips() []string { return b.facts(b.view) }

// facts are the chips of both pages: only what everybody knows.
func (b *Board) facts(v dc.View) []string {
	if v.Letters == nil {
		return nil
	}
	t := b.desk.T
	return []string{
		t("decipher.chip.round", games.Args{"Round": v.Round, "Rounds": v.Rounds}),
		t("decipher.chip.letters", games.Args{"N": v.Options.Length}),
		t(games.ID("decipher.language." + string(v.Options.Language))),
	}
}

// Keys implements table.Keyed.
func (b *Board) Keys() []shell.KeyHelp { return b.seekers.keys() }

// Key implements table.Keyed.
func (b *Board) Key(e *fyne.KeyEvent) bool { return b.seekers.key(e) }

// Rune implements table.Keyed.
func (b *Board) Rune(r rune) bool { return b.seekers.rune(r) }

// Menu implements table.Menued.
func (b *Board) Menu() []ui.MenuItem { return b.seekers.menu() }

// Draft implements table.Drafter.
func (b *Board) Draft() []byte { return table.EncodeDraft(b.draft) }

// LoadDraft implements table.Drafter.
func (b *Board) LoadDraft(data []byte) {
	if d, err := dc.ParseSeekerDraft(data); err == nil {
		b.draft = d
	}
}

// Undo implements table.Drafter: what the Seekers prepare has no history.
func (b *Board) Undo() bool { return false }

// Redo implements table.Drafter.
func (b *Board) Redo() bool { return false }

// Clock implements table.Clocked: it runs while a Seeker is asked for something.
func (b *Board) Clock() (runs bool, limit time.Duration) {
	switch b.view.Phase {
	case dc.PhaseTake, dc.PhasePlace, dc.PhaseBonus, dc.PhasePass:
		runs = true
	}
	return runs, time.Duration(b.view.Options.Clock) * time.Second
}

// PerStep implements table.PerStep.
func (b *Board) PerStep() bool { return true }

// Tick implements table.Clocked.
func (b *Board) Tick(left time.Duration) { b.seekers.showTime(left) }

// TimeUp implements table.Clocked.
func (b *Board) TimeUp() games.Action { return dc.TimeUp{} }

// Stop implements table.Stopper.
func (b *Board) Stop() {
	b.words.stop()
	if b.seekers != nil {
		b.seekers.stop()
	}
}
