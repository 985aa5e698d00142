package decipher

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
)

// watchFace is where the Puzzle Maker, alone with computers, sees them seek: the board of all, with the own word on it.
type watchFace struct{ of *Board }

func newWatchFace(m *makerPage) watchFace {
	b := m.board
	b.Build()
	b.seekers.spread = m.spread
	b.seekers.own(m.s.view.Secret.Word)
	b.seekers.do.screen = func(seat games.Seat) {
		m.s.reorders = true
		b.desk.AskScreen(seat)
	}
	return watchFace{b}
}

func (f watchFace) object() (mat, paper fyne.CanvasObject) {
	return f.of.seekers.object, f.of.seekers.crib.box
}

func (f watchFace) title() (games.ID, ui.IconName) { return "decipher.seek.alphabet", ui.IconLetters }

func (f watchFace) render(*makerState)        { f.of.Render(f.of.desk.Public().(dc.View)) }
func (f watchFace) keys() []shell.KeyHelp     { return f.of.Keys() }
func (f watchFace) key(e *fyne.KeyEvent) bool { return f.of.Key(e) }
func (f watchFace) rune(r rune) bool          { return f.of.Rune(r) }
func (f watchFace) menu() []ui.MenuItem       { return f.of.Menu() }
func (f watchFace) act()                      { f.of.Submit() }
