package decipher

import (
	"spieltisch/app/table"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
)

// making is what the Puzzle Maker does: what they begin, and what they hand in.
type making struct {
	desk    *table.Desk
	seat    games.Seat
	s       *makerState
	words   *words
	show    func() // brings the page to the state
	chances int    // numbers the proposals, so that each differs
}

// edit takes over an edit of the draft and keeps it.
func (a *making) edit(d dc.MakerDraft) { a.editWith(d, saying{}, "") }

// editWith is edit with something to say about it.
func (a *making) editWith(d dc.MakerDraft, hint saying, refused string) {
	a.s.draft, a.s.hint, a.s.refused, a.s.all = d, hint, refused, false
	a.show()
	a.desk.Touched()
}

// typed puts a letter at the cursor, or in the place of the whole word if it is marked.
func (a *making) typed(r rune) {
	d := a.s.draft
	if a.s.all {
		d = d.Clear()
	}
	a.typeInto(d, r)
}

// delete takes out what is marked, or what a key deletes.
func (a *making) delete(one dc.MakerDraft) {
	if a.s.all {
		one = a.s.draft.Clear()
	}
	a.edit(one)
}

// markAll marks the word.
func (a *making) markAll() {
	a.s.all, a.s.hint, a.s.refused = a.s.draft.Word != "", saying{}, ""
	a.show()
}

// typeInto types a letter into a draft that becomes the one on the page.
func (a *making) typeInto(d dc.MakerDraft, r rune) {
	a.editWith(a.s.typed(d, r))
}

// insert puts a tile at a slot: between the letters there, and in the place of one when there is no slot left.
func (a *making) insert(letter rune, slot int) {
	i := min(a.s.index(slot), len(a.s.draft.Word))
	d := a.s.draft.SetCursor(i)
	if d.Whole(a.s.view.Options) {
		d = d.Remove(i).SetCursor(i)
	}
	a.typeInto(d, letter)
}

// push moves the letter before the cursor, and the cursor with it; over the end nothing happens.
func (a *making) push(by int) {
	from := a.s.draft.Cursor - 1
	if to := from + by; from >= 0 && to >= 0 && to < len(a.s.draft.Word) {
		a.edit(a.s.draft.MoveLetter(from, to).SetCursor(to + 1))
	}
}

// turn shows the word as the Seekers face it, or as it was made.
func (a *making) turn() {
	a.s.turned = !a.s.turned
	a.show()
}

// undo takes back the last edit; false when there is none.
func (a *making) undo() bool { return table.UndoDraft(a.s.draft, a.edit) }

// redo does it again; false when nothing was taken back.
func (a *making) redo() bool { return table.RedoDraft(a.s.draft, a.edit) }

// chance is a source for proposals; it is not the match's.
func (a *making) chance() *games.Chance {
	a.chances++
	return games.NewChance(a.desk.NewSeed(), 0, a.chances)
}

// next goes on from the word: to the order of its pieces, or to the table.
func (a *making) next() {
	if why := a.s.missing(); why.id != "" {
		a.s.hint = why
		a.show()
		return
	}
	if a.s.view.Options.Pick == dc.PickOrder && a.s.step == stepWord {
		a.toOrder()
		return
	}
	_ = a.desk.Submit(a.seat, a.s.draft.SetWord(a.s.view))
}

// toOrder opens the order of the pieces, the hardest one first.
func (a *making) toOrder() {
	d := a.s.draft
	if !a.s.ordered() {
		d = d.HardestFirst(a.s.view)
	}
	a.s.step, a.s.piece = stepOrder, 0
	a.edit(d)
}

// mix proposes any order.
func (a *making) mix() { a.edit(a.s.draft.Shuffle(a.s.view, a.chance())) }

// hardest proposes the order that makes it hardest.
func (a *making) hardest() { a.edit(a.s.draft.HardestFirst(a.s.view)) }

// movePiece moves a piece of the order; the cursor goes with it.
func (a *making) movePiece(from, to int) {
	a.s.piece = to
	a.edit(a.s.draft.MovePiece(from, to))
}

// choosePiece puts the cursor on a piece of the order.
func (a *making) choosePiece(i int) {
	a.s.piece = i
	a.show()
}

// done hands in the new order, or the word with its order.
func (a *making) done() {
	if a.s.step != stepReorder {
		a.next()
		return
	}
	_ = a.desk.Submit(a.seat, a.s.draft.Reorder())
}

// leave goes back without a change: to the word, where the order stays for when it is asked for again, or to the table.
func (a *making) leave() {
	if a.s.step != stepReorder {
		a.s.step = stepWord
		a.edit(a.s.draft)
		return
	}
	a.s.draft, a.s.reorders = dc.NewMakerDraft(a.s.view), false
	a.desk.Touched()
	a.desk.AskScreen(games.Table)
}

// choose chooses the kind to give, if some are left.
func (a *making) choose(k letterpiece.Kind) {
	if a.s.left()[k] > 0 {
		a.s.chosen = k
		a.show()
	}
}

// chooseNext chooses the next kind that is left.
func (a *making) chooseNext(by int) {
	if k, ok := a.s.nextKind(by); ok {
		a.choose(k)
	}
}

// giveKind hands a piece of a kind to the Seeker, if some are left.
func (a *making) giveKind(k letterpiece.Kind) {
	if a.s.left()[k] > 0 {
		a.choose(k)
		a.give()
	}
}

// give hands the chosen piece to the Seeker.
func (a *making) give() {
	if a.s.chosen == noKind {
		a.desk.Toast(a.desk.T("decipher.maker.give.none"))
		return
	}
	_ = a.desk.Submit(a.seat, dc.Give{Kind: a.s.chosen})
}

// suggest proposes words.
func (a *making) suggest() {
	if a.words.index != nil {
		showSuggestions(a.desk, a.s.view, a.words.index, a.chance, func(word string) {
			a.edit(a.s.draft.Put(a.s.view.Options, word))
		})
	}
}
