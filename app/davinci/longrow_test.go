package davinci_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/davinci"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

// A long own row stays in one line of tiles that can be read, in the smallest window too.
func TestLongRowInOneLine(t *testing.T) {
	o := davinci.Rules(true, dv.PadForced, func(o *dv.Options) { o.Clock, o.Rounds = 90, 3 })
	for _, lang := range locales.Langs {
		p := takeTurn(t, lang, o, "Tina", "Maximilian")
		shelltest.Resize(p.Env, 1000, 620)
		v := davinci.Position(t, o, "w6", "b0 w0 b1 +w1 b2 w2 b3 w3", "b? +w2 b? w? +b9")
		v.Phase, v.Places = dv.PhaseGuess, []int{0, 8}
		p.show(v)
		row := p.mine()
		_, at := davinci.Slots(shelltest.Marked(t, p.Env, "mine"))
		for _, l := range shelltest.Inside[*ui.Ledge](shelltest.Marked(t, p.Env, "mine"))[:1] {
			from, to := l.Position().X, l.Position().X+l.Size().Width
			p.Must(at[0].X-10 >= from && at[1].X+10 <= to, fmt.Sprint(at, " keep to the ledge, ", from, to))
		}
		p.Must(len(row) == 9, "the row with the drawn tile")
		if w := row[0].Size().Width; w < 36 {
			t.Errorf("%s: tiles %.0f wide", lang, w)
		}
		for i, s := range row {
			if s.Position().Y-row[0].Position().Y > 8 || s.Position().X+s.Size().Width > shelltest.Marked(t, p.Env, "mine").Size().Width {
				t.Errorf("%s: tile %d at %v", lang, i, s.Position())
			}
		}
	}
}

// The main button has its place beside the own code, and one lower where that is so long that it would get small.
func TestTheMainButtonStays(t *testing.T) {
	o := davinci.Rules(true, dv.PadNotes)
	for _, size := range looks {
		p := takeTurn(t, locales.German, o, "Tina", "Lee", "Ben")
		shelltest.Resize(p.Env, size.Width, size.Height)
		var at []float32
		for step, row := range []string{"b1 w4 b7", "b1 w4 b7 w8 +b9 +w10", "b0 w0 b1 w1 b2 w2 b3", "b0 w0 b1 w1 b2 w2 b3 w3 b4 w4 b5"} {
			v := davinci.Position(t, o, "", row, "b? +w2 b? w? +b9"+[...]string{"", "", " w?", " w? b? w?"}[step], "w? +b3 w? b? w?")
			v.Phase, v.Step = dv.PhaseOpen, 90+step
			p.show(v)
			p.tapTile(p.mine()[step])
			p.Must(p.seen("go"), "a tile is chosen")
			at = append(at, shelltest.Middle(shelltest.Marked(t, p.Env, "go")).Y)
			p.fits(fmt.Sprint(size, row))
		}
		p.Must(slices.IsSorted(at) && len(slices.Compact(at)) <= 2, fmt.Sprint(size, ": it stands at ", at))
	}
}

// No tile of the others is larger than one's own, and seven of these still have the size that they need, but for windows between the usual ones.
func TestOwnTilesAreTheLargest(t *testing.T) {
	for seats := dv.MinSeats; seats <= dv.MaxSeats; seats++ {
		o := davinci.Rules(true, dv.PadNotes)
		p := takeTurn(t, locales.German, o, []string{"Tina", "Lee", "Ben", "Mia"}[:seats]...)
		for i, size := range looks {
			shelltest.Resize(p.Env, size.Width, size.Height)
			for step, own := range []string{"b1 w4 b7 w8", "b0 w0 b1 w1 b2 w2 b3", "b0 w0 b1 w1 b2 w2 b3 w3 b4 w4 b5"} {
				v := davinci.Position(t, o, "w6", append([]string{own}, []string{"b? +w2 b? w? +b9", "w? +b3 w? b? w?", "+b0 w? b? +w7"}[:seats-1]...)...)
				v.Phase, v.Step, v.Places = dv.PhaseGuess, 90+10*i+step, []int{1}
				p.show(v)
				mine, rival := p.mine()[0].Size().Width, p.rival(0)[0].Size().Width
				p.Must(mine >= rival && (step == 2 || i > 2 || mine >= 64), fmt.Sprintf("%d seats, %v, %s: own tiles %.0f wide, the others %.0f", seats, size, own, mine, rival))
			}
		}
	}
}

// Open tiles next to each other say it once.
func TestOpenTilesSayItOnce(t *testing.T) {
	o := davinci.Rules(true, dv.PadOff)
	p := takeTurn(t, locales.English, o, "Tina", "Lee")
	shelltest.Resize(p.Env, 1280, 800)
	p.show(davinci.Position(t, o, "w6", "+b1 +w4 b7 +w8", "b? w2"))
	n := 0
	for _, text := range shelltest.Texts(p.Env) {
		if text == p.Say("davinci.turn.open") {
			n++
		}
	}
	p.Must(n == 2, fmt.Sprint(n, " times that tiles are open"))
}

// A tap on a tile that lies open says so.
func TestAnOpenTileSaysSo(t *testing.T) {
	p := seatThree(t, locales.English, davinci.Rules(true, dv.PadOff))
	p.tapTile(p.rival(0)[1])
	p.Must(p.Says("davinci.turn.lies_open", games.Args{"Of": games.Seat(1)}) && p.draft().Target == 0, "Lee's tile lies open")
	p.tapTile(p.rival(0)[0])
	p.Must(!p.Says("davinci.turn.lies_open", games.Args{"Of": games.Seat(1)}) && p.picking(), "another one is asked about")
}

// While the drawn tile slides into the own row all others are seen and stand on their line, and "open" stands where it belongs: not
// below the tile whose place the drawn one takes.
func TestOnlyTheDrawnTileComes(t *testing.T) {
	o := davinci.Rules(true, dv.PadOff)
	p := takeTurn(t, locales.German, o, "Tina", "Lee")
	shelltest.Resize(p.Env, 1280, 800)
	p.show(davinci.Position(t, o, "b6", "+b1 w4 +b5 w7 +b8", "b? w2"))
	clock := shelltest.NewClock(t)
	v := davinci.Position(t, o, "", "+b1 w4 +b5 +b6 w7 +b8", "b? w2")
	v.Step++
	v.Seats[0].Row[3].ID, v.Seats[0].Row[4].ID, v.Seats[0].Row[5].ID = 99, 4, 5
	p.show(v)
	for ms := 0; ms < 1000; ms += 50 {
		at := map[int]fyne.Position{} // by number
		for _, tile := range p.mine() {
			at[tile.Look().Number] = tile.Position()
		}
		p.Must(len(at) == 6 && at[1].Y == at[5].Y && at[1].Y == at[8].Y && at[4].Y < at[1].Y && at[4].Y == at[7].Y, fmt.Sprint("the others after ", ms, " ms: ", at))
		for _, text := range shelltest.Inside[*ui.Text](shelltest.Marked(t, p.Env, "mine")) {
			if x := text.Position().X + text.Size().Width/2 - 40; text.Visible() && text.String() == p.Say("davinci.turn.open") && ms < 900 {
				p.Must(max(x-at[1].X, at[1].X-x) < 20 || max(x-at[8].X, at[8].X-x) < 20, fmt.Sprint("where it says open after ", ms, " ms: ", x, at))
			}
		}
		clock.Pass(50 * time.Millisecond)
	}
	p.Must(p.Says("davinci.turn.open"), "and then all is said")
}

// Where a match has been won the main button stands where it does beside a short code, however long the own one is.
func TestTheLastButtonStandsBesideTheCode(t *testing.T) {
	o := davinci.Rules(true, dv.PadOff)
	p := takeTurn(t, locales.German, o, "Tina", "Lee")
	shelltest.Resize(p.Env, 1280, 800)
	p.Key(fyne.KeyLeft, fyne.KeyReturn, fyne.KeyRight)
	p.typeNumber(p.wrongNumber(p.view(0).Targets()[0].ID))
	p.Key(fyne.KeyReturn)
	short := shelltest.Middle(shelltest.Marked(t, p.Env, "go")).Y
	for v := p.view(0); len(v.Own()) < 8 || v.Asked != 0 || v.Phase != dv.PhaseDraw; v = p.view(0) {
		if v.Phase == dv.PhaseGuess {
			seat := p.view(v.Asked)
			tile := seat.Targets()[0].ID
			p.Apply(v.Asked, dv.Guess{Tile: tile, Number: (p.hidden(tile) + 1) % 12, Place: seat.Places[0]})
			continue
		}
		for a := range p.Session.Moves(v.Asked) {
			p.Apply(v.Asked, a)
			break
		}
	}
	p.Page.Shown()
	if !p.Alone() {
		p.Unveil()
	}
	p.Key(fyne.KeyLeft, fyne.KeyReturn)
	for p.view(games.Table).Phase != dv.PhaseOver {
		p.Key(fyne.KeyRight)
		p.typeNumber(p.hidden(p.view(0).Targets()[0].ID))
		p.Key(fyne.KeyReturn)
	}
	p.Must(p.Alone() && p.seen("go"), "the last guess has its moment")
	shelltest.Shot(t, p.Env, "lastbutton")
	at := shelltest.Middle(shelltest.Marked(t, p.Env, "go"))
	p.fits("the last moment")
	p.Must(at.Y == short, fmt.Sprint("it stands at ", at, ", beside a short code at ", short))
}
