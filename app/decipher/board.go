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
	desk   *table.Desk
	view   dc.View        // what everybody may know
	draft  dc.SeekerDraft // zone chosen, guess half typed
	pad    dc.Pad         // how the pieces lie in the zones
	loaded []byte         // a draft from the store, taken up by the next Render
	words  words          // the word list; it knows no word of the match

	seekers *seekers
	maker   *maker
}

var (
	_ table.Board   = (*Board)(nil)
	_ table.Private = (*Board)(nil)
	_ table.PerStep = (*Board)(nil)
)

func newBoard(d *table.Desk) *Board { return &Board{desk: d, draft: dc.NewSeekerDraft()} }

// Build implements table.Board.
func (b *Board) Build() fyne.CanvasObject {
	b.seekers = newSeekers(b)
	return b.seekers.object
}

// Render implements table.Board.
func (b *Board) Render(view any) {
	before := b.view
	b.view = view.(dc.View)
	if b.loaded != nil {
		if d, err := dc.ParseSeekerDraft(b.loaded); err == nil {
			b.draft = d
		}
		b.loaded = nil
	}
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

// BuildPrivate implements table.Private.
func (b *Board) BuildPrivate(seat games.Seat) fyne.CanvasObject {
	if b.maker == nil {
		b.maker = newMaker(b, seat, b.loaded)
	}
	b.loaded = nil
	return b.maker.build()
}

// RenderPrivate implements table.Private.
func (b *Board) RenderPrivate(_ games.Seat, view any) {
	// What everybody may know is copied field by field: the secret stays in maker.
	v := view.(dc.View)
	b.maker.render(v)
	v.Secret = nil
	b.view = v
}

// Cover implements table.Private.
func (b *Board) Cover() { b.maker, b.loaded = nil, nil }

// Chips implements table.Board.
func (b *Board) Chips() []string {
	t, v := b.desk.T, b.view
	if v.Letters == nil {
		return nil
	}
	chips := []string{
		t("decipher.chip.round", games.Args{"Round": v.Round, "Rounds": v.Rounds}),
		t("decipher.chip.letters", games.Args{"N": v.Options.Length}),
		t(games.ID("decipher.language." + string(v.Options.Language))),
	}
	if b.maker != nil {
		chips = append(chips, b.desk.Say("decipher.chip.private", games.Args{"Seat": v.Maker}))
	}
	return chips
}

// Keys implements table.Board.
func (b *Board) Keys() []shell.KeyHelp {
	if b.maker != nil {
		return b.maker.keys()
	}
	return b.seekers.keys()
}

// Key implements table.Board.
func (b *Board) Key(e *fyne.KeyEvent) bool {
	switch {
	case b.desk.Replay:
		return false
	case b.maker != nil:
		return b.maker.key(e)
	default:
		return b.seekers.key(e)
	}
}

// Rune implements table.Board.
func (b *Board) Rune(r rune) bool {
	switch {
	case b.desk.Replay:
		return false
	case b.maker != nil:
		return b.maker.rune(r)
	default:
		return b.seekers.rune(r)
	}
}

// Menu implements table.Board.
func (b *Board) Menu() []ui.MenuItem {
	if b.maker != nil {
		return b.maker.menu()
	}
	return b.seekers.menu()
}

// Draft implements table.Board.
func (b *Board) Draft() (games.Seat, []byte) {
	if b.maker != nil {
		data, err := b.maker.draft.Encode()
		if err != nil {
			return b.maker.seat, nil
		}
		return b.maker.seat, data
	}
	data, err := b.draft.Encode()
	if err != nil {
		return b.view.Asked, nil
	}
	return b.view.Asked, data
}

// LoadDraft implements table.Board.
func (b *Board) LoadDraft(data []byte) { b.loaded = data }

// UndoDraft implements table.Board.
func (b *Board) UndoDraft() bool { return b.maker != nil && b.maker.undo() }

// RedoDraft implements table.Board.
func (b *Board) RedoDraft() bool { return b.maker != nil && b.maker.redo() }

// Clock implements table.Board: it runs while a Seeker is asked for something.
func (b *Board) Clock() (runs bool, limit time.Duration) {
	switch b.view.Phase {
	case dc.PhaseTake, dc.PhasePlace, dc.PhaseBonus, dc.PhasePass:
		runs = b.maker == nil
	}
	return runs, time.Duration(b.view.Options.Clock) * time.Second
}

// PerStep implements table.PerStep.
func (b *Board) PerStep() bool { return true }

// Tick implements table.Board.
func (b *Board) Tick(left time.Duration) {
	if b.maker == nil {
		b.seekers.showTime(left)
	}
}

// TimeUp implements table.Board.
func (b *Board) TimeUp() games.Action { return dc.TimeUp{} }

// Stop implements table.Board.
func (b *Board) Stop() {
	b.words.stop()
	if b.seekers != nil {
		b.seekers.stop()
	}
}
