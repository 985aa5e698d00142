// Package decipher is the table of Decipher: the letter zones that everybody sees, and behind the curtain the page of the Puzzle Maker.
//
//   - game.go is its entry in the registry, form.go and paper.go the questions before a match and the score sheet,
//     rulesblock.go the examples of the rules.
//   - The Seekers' mat: board.go, seekers.go, with its bands seats.go, tray.go (hand.go, guess.go), zones.go and its like,
//     foot.go, roundend.go; stamp.go is the verdict, crib.go the paper with the alphabet.
//   - The Puzzle Maker's: maker.go; wordface.go to choose a word, with slots.go, rack.go, lettertile.go, check.go for whether it
//     goes and suggest.go for proposals; makermat.go is the Seekers' mat with the own letters, on which orderface.go and
//     piecerow.go are the order of the pieces, give.go one that is picked.
//   - state.go is what the Seekers have begun and actions.go what they do; making.go is what the Puzzle Maker does; words.go
//     asks the word list.
//   - draft.go, clock.go, keys.go, menu.go and trace.go are what a board tells the table.
//   - computers.go, tips.go, puzzles.go and review.go are the minds' part, motion.go, faces.go and sound.go what moves, looks
//     and sounds.
package decipher

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
)

// Board is the game's part of the table. It knows what everybody may know; what the Puzzle Maker sees lives in maker
// alone, which is nil while the curtain is closed.
type Board struct {
	desk    *table.Desk
	s       *state
	words   words // the word list; it knows no word of the match
	seekers *seekersPage
	maker   *makerPage
	said    table.Turn // what a computer has said last
}

var (
	_ table.Board[dc.View]   = (*Board)(nil)
	_ table.Private[dc.View] = (*Board)(nil)
	_ table.UndoAsker        = (*Board)(nil)
	_ table.ComputerHost     = (*Board)(nil)
	_ table.Interrupted      = (*Board)(nil)
	_ table.Unfolder         = (*Board)(nil)
	_ table.Hinted           = (*Board)(nil)
	_ table.Spreader         = (*Board)(nil)
	_ table.Watcher          = (*Board)(nil)
)

func newBoard(d *table.Desk) *Board { return &Board{desk: d, s: newState(d.Acting())} }

// Build implements table.Board.
func (b *Board) Build() fyne.CanvasObject {
	if b.seekers != nil {
		b.seekers.stop()
	}
	b.seekers = newSeekers(b.desk, b.s)
	return b.seekers.spread.Object
}

// Spread implements table.Spreader.
func (b *Board) Spread() *table.Spread { return b.seekers.spread }

// Render implements table.Board.
func (b *Board) Render(v dc.View) {
	before := b.s.view
	if !b.s.begun() {
		b.s.pad = loadPad(b.desk)
	}
	b.s.robots = b.s.robots[:0]
	for i := range v.Seats {
		b.s.robots = append(b.s.robots, b.desk.Computer(games.Seat(i)))
	}
	if v.Phase == dc.PhaseWord { // another round
		b.said = table.Turn{}
	}
	b.seekers.watch(b.desk.Turn())
	if b.s.advance(v, b.desk.Events()) && b.s.acting {
		b.seekers.do.keep(b.s.pad)
	}
	b.s.comes = v.Phase == dc.PhaseTake && b.s.mine() && b.desk.Kept() && !b.desk.CanUndo()
	b.s.wish = b.s.wish && b.s.mayReorder()
	b.seekers.advance(before)
}

// ShowComputer implements table.ComputerHost.
func (b *Board) ShowComputer(t table.Turn) bool {
	if t.Line != "" {
		b.said = t
	}
	b.seekers.showTurn(t)
	return true
}

// Unfold implements table.Unfolder: a word is said for a while before it is named, because the answer takes its place.
func (b *Board) Unfold(a games.Action) int {
	if _, ok := a.(dc.Guess); ok {
		return 1
	}
	return 0
}

// Busy implements table.Interrupted: somebody names a word, or has something open that may lead to it.
func (b *Board) Busy() bool { return b.s.guessing() || b.desk.Window.Canvas().Overlays().Top() != nil }

// loadPad takes up how the pieces lie; a pad that can't be read is as one that nobody touched.
func loadPad(d *table.Desk) (p dc.Pad) {
	if data, ok := d.Pad(games.Table); ok {
		if read, err := dc.ParsePad(data); err == nil {
			p = read
		}
	}
	return p
}

// Submit implements table.Board.
func (b *Board) Submit() { b.seekers.do.act() }

// EndWords implements table.Ender.
func (b *Board) EndWords() table.EndWords {
	return table.EndWords{
		Held: true, Winner: dc.EventWin,
		Word: func(s games.Seat) string {
			word, _, _ := bestWord(b.desk.Public().(dc.View), s)
			return word
		},
		Best: func(s games.Seat) string {
			word, points, own := bestWord(b.desk.Public().(dc.View), s)
			switch {
			case word == "":
				return ""
			case own:
				return b.desk.T("decipher.seek.own", countArgs(points))
			}
			return b.desk.T("decipher.seek.cracked", countArgs(points))
		},
	}
}

// AskUndo implements table.UndoAsker: a secret word that the others wait for isn't lost by a key. Its maker,
// still alone at the screen, isn't asked.
func (b *Board) AskUndo() (title, body string) {
	if b.maker != nil {
		return "", ""
	}
	if e, ok := b.desk.Newest(dc.EventWord); ok {
		return b.desk.Say("decipher.seek.undo_title", e.Args), b.desk.Say("decipher.seek.undo_body", e.Args)
	}
	return "", ""
}

// bestWord is the secret word that brought a seat most of those it has found out, else of its own, and how much; "" for none.
func bestWord(v dc.View, s games.Seat) (best string, points int, own bool) {
	points, own = -1, true
	for _, r := range v.Results {
		for _, score := range r.Scores {
			found, made := r.Guesser == s, r.Maker == s
			if score.Seat == s && (found && own || (found || made && own) && score.Points() > points) {
				best, points, own = r.Word, score.Points(), !found
			}
		}
	}
	return printed(best), points, own
}

// Private implements table.Private.
func (b *Board) Private(seat games.Seat) table.Board[dc.View] {
	b.maker = newMaker(b, seat)
	return b.maker
}

// Watches implements table.Watcher: the Puzzle Maker of a kept match sees their own word while computers seek it.
func (b *Board) Watches(seat games.Seat) bool {
	return b.desk.Kept() && seat == b.desk.Public().(dc.View).Maker
}

// learned shows the Puzzle Maker what the word list knows, if they are still there.
func (b *Board) learned() {
	if b.maker != nil {
		b.maker.show()
	}
}

// Cover implements table.Private.
func (b *Board) Cover() { b.maker = nil }
