package woerterklauer

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	lexdata "spieltisch/assets/lexicon"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// draw fills the pool; a pool without a vowel sets its first tiles aside.
func (p *played) draw() {
	p.Helper()
	p.board.handIn(wk.Draw{})
	for p.view().Phase == wk.PhaseVowel {
		var ids []int
		for _, t := range p.view().Pool[:p.view().Aside] {
			ids = append(ids, t.ID)
		}
		p.board.handIn(wk.SetAside{Tiles: ids})
	}
	p.check(p.view().Phase == wk.PhaseLay, "tiles can be laid")
}

// first types a word of two letters that the pool can spell, and returns it.
func (p *played) first(x, y int) string {
	p.Helper()
	for _, word := range lexdata.TwoLettersGerman() {
		a, b := p.count(word[0]), p.count(word[1])
		if a == 0 || b == 0 || word[0] == word[1] && a < 2 {
			continue
		}
		p.at(x, y)
		p.typed(word)
		if p.board.state.verdict.Lawful {
			return word
		}
		p.board.back()
	}
	p.Fatalf("no word in %s", p.pool())
	return ""
}

func (p *played) count(letter byte) int {
	n := 0
	for _, t := range p.view().Pool {
		if byte(t.Letter) == letter {
			n++
		}
	}
	return n
}

func TestTurnIsEnded(t *testing.T) {
	p := sit(t, locales.German, options(), 3)
	p.check(!p.board.state.laying(), "tiles are drawn first")
	p.draw()
	word := p.first(3, 3)
	before, _ := p.where(3, 3)
	p.board.endTurn()
	v := p.view()
	p.check(v.Asked == 1 && len(v.Turns) == 1 && v.Turns[0].Words[0].Text == word, "the turn is ended")
	after, _ := p.where(0, 0)
	p.check(before == after, "cells are counted again, but the tiles stay where they are on the screen")
	p.check(p.board.state.mover() == wk.Black && frameLook(p.board.state).Radius == 4, "the frame shows the other side")
	p.page.Undo()
	p.check(p.view().Asked == 0 && p.board.state.verdict.Lawful && p.board.state.draft.Changed(p.view()), "taken back, the draft can be mended")
	p.check(p.board.state.draft.CanUndo(), "with its history")
}

// Whatever ended the turn and is taken back: what had been laid lies there again.
func TestTakenBackDraftIsThere(t *testing.T) {
	p := sit(t, locales.German, options(), 3)
	p.draw()
	p.first(1, 1)
	laid := p.board.state.draft.Laid
	for _, end := range []func(){
		func() { p.board.handIn(wk.GiveUp{}) },
		func() { p.check(p.board.desk.Submit(games.Table, games.Abandon{}) == nil, "abandoned") },
		p.board.endTurn,
	} {
		end()
		p.check(p.view().Asked != 0, "the turn is over")
		p.page.Undo()
		p.check(p.board.state.laying() && slices.Equal(p.board.state.draft.Laid, laid), "the tiles lie there again")
	}
	p.board.endTurn()
	p.draw() // Ben's
	p.at(4, 4)
	p.typed(p.pool()[:1])
	laid = p.board.state.draft.Laid
	p.board.handIn(wk.GiveUp{})
	p.page.Undo()
	p.check(p.view().Asked == 1 && slices.Equal(p.board.state.draft.Laid, laid), "and not those of another turn")
}

func TestTurnIsEndedOnlyIfLawful(t *testing.T) {
	p := sit(t, locales.German, options(), 3)
	p.draw()
	seq := p.session.Seq()
	p.board.endTurn()
	p.check(p.session.Seq() == seq, "nothing lies there")
	p.first(0, 0)
	p.key(fyne.KeyBackspace)
	p.board.endTurn()
	p.check(p.session.Seq() == seq, "a letter alone is no word")
}

// What was laid is there again after the program has been started again, with its undo.
func TestDraftSurvivesRestart(t *testing.T) {
	p := sit(t, locales.German, options(), 3)
	p.draw()
	p.first(2, 1)
	laid, past := p.board.state.draft.Laid, len(p.board.state.draft.Past)
	p.page.Leave()
	q := open(t, p.env, p.session.ID())
	q.check(slices.Equal(q.board.state.draft.Laid, laid) && q.board.state.verdict.Lawful, "the tiles lie there again")
	q.check(len(q.board.state.draft.Past) == past, "and can be taken back one by one")
	for q.board.Undo() {
	}
	q.check(!q.board.state.draft.Changed(q.view()), "to the start of the turn")
}

// Rebuilding the page, as the language does, keeps draft, window and cursor.
func TestLanguageSwitchKeepsTheDraft(t *testing.T) {
	p := sit(t, locales.German, options(), 3)
	p.draw()
	p.first(2, 1)
	p.board.field.pan(1, 1)
	laid, w := p.board.state.draft.Laid, p.board.field.window.low
	p.env.Change(func(pr *shell.Prefs) { pr.Language = locales.English })
	p.check(slices.Equal(p.board.state.draft.Laid, laid) && p.board.field.window.low == w, "everything is where it was")
	p.check(shelltest.Has(p.env, p.env.T("studio.pool")), "in the other language")
}

func TestClockEndsTheTurnAsItLies(t *testing.T) {
	o := options()
	o.Clock = wk.DefaultClock
	p := sit(t, locales.German, o, 3)
	runs, _ := p.board.Clock()
	p.check(!runs, "drawing takes no thought")
	p.draw()
	runs, limit := p.board.Clock()
	p.check(runs && limit == 180*time.Second, "laying does")
	a := p.board.TimeUp().(wk.TimeUp)
	p.check(a.Field == nil, "nothing lawful yet")
	p.first(0, 0)
	good := slices.Clone(p.board.state.draft.Laid)
	p.key(fyne.KeyBackspace)
	p.check(!p.board.state.verdict.Lawful, "a letter is missing again")
	a = p.board.TimeUp().(wk.TimeUp)
	p.check(slices.Equal(a.Field, good), "the last lawful draft counts")
	p.check(p.session.Submit(p.session.Seq(), games.Table, a) == nil, "and is accepted")
}

// Whoever is not laying can move nothing.
func TestNothingMovesOutOfTurn(t *testing.T) {
	p := sit(t, locales.German, options(), 3)
	p.draw()
	p.first(0, 0)
	p.board.endTurn() // Ben must draw first
	laid := p.board.state.draft.Laid
	p.tap(0, 0)
	p.dragTile(0, 0, 2, 2)
	p.at(4, 4)
	p.typed("e")
	p.key(fyne.KeyDelete, fyne.KeyBackspace, fyne.KeyF3)
	p.shift(func() { p.key(fyne.KeyRight) })
	p.check(slices.Equal(p.board.state.draft.Laid, laid) && p.board.state.hand.empty(), "nothing has moved")
}

// The clock may end a turn while a tile is in the air.
func TestClockOvertakesADrag(t *testing.T) {
	o := options()
	o.Clock = wk.DefaultClock
	p := sit(t, locales.German, o, 3)
	p.draw()
	p.first(0, 0)
	id := p.board.state.draft.Pool(p.view())[0].ID
	local, abs := p.wherePool(id)
	tiles := p.board.pool.tiles
	move := func() {
		tiles.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: local, AbsolutePosition: abs}})
	}
	tiles.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: local, AbsolutePosition: abs}})
	move()
	p.check(p.board.carry.busy() && p.board.carry.tiles[0].Visible(), "a tile is in the air")
	p.check(p.board.desk.Submit(games.Table, p.board.TimeUp()) == nil, "time is up")
	laid := p.board.state.draft.Laid
	p.check(!p.board.carry.busy() && !p.board.carry.tiles[0].Visible(), "it has come down")
	move()
	tiles.DragEnd()
	p.check(slices.Equal(p.board.state.draft.Laid, laid) && p.board.state.hand.empty(), "and letting go of it does nothing")
}
