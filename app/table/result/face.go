package result

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/sound"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// Shown is what a result shows.
type Shown struct {
	Game      *table.Game
	Players   []store.Player // by seat
	Title     string
	Text      string // what there is to say besides; "" for by how much somebody is ahead
	Abandoned bool   // nobody has won
	Plain     bool   // not played for points
	Places    []Place
	Ribbon    string              // the record that was made, "" for none
	Facts     []fyne.CanvasObject // what else there is to say, and to do: in small, in a line
	Code      []fyne.CanvasObject // of a challenge: what one can send, in a line that stays
	Buttons   []fyne.CanvasObject // what comes now
}

// Place is a player's.
type Place struct {
	games.Place
	Word, Text string            // what they did best, in letter pieces, "" for none, and what there is to say of it
	Sum        fyne.CanvasObject // what they have reached in place of the points, or nil
	Show       fyne.CanvasObject // the game's picture of what they did, or nil
	Says       string            // what a character says of it, "" for nothing
}

// Face is a match or a sheet that is over, on the game's mat: who has won, everybody's place with what they did, what is worth
// remembering, and what comes now.
type Face struct {
	Shown
	Object fyne.CanvasObject

	env   *shell.Env
	marks []string // initials by seat
	rain  *draw.Rain
	sky   fyne.CanvasObject // the rain, cut to the mat
	sums  *ui.Counting
	parts *fyne.Container
}

// Sizes of the result, in units.
const (
	resultMargin float32 = 24 // of the mat
	resultNarrow float32 = 16
	resultTop    float32 = 8
	resultInset  float32 = 40
	resultAir    float32 = 12 // above the buttons, besides the gap
	resultHeap   float32 = 50 // how high letter pieces lie at the end
	resultMost   float32 = 1552
	// So many pieces rain for a person; a computer is glad, and nobody has to clap.
	piecesOfPerson   = 200
	piecesOfComputer = 40
)

// NewFace is a result that shows this.
func NewFace(env *shell.Env, shown Shown) *Face {
	r := &Face{Shown: shown, env: env, marks: ui.Initials(store.Names(shown.Players)), sums: &ui.Counting{}}
	r.rain = draw.NewRain("", 0)
	if first, ok := r.first(); ok {
		pieces := piecesOfPerson
		if first.Computer() {
			pieces = piecesOfComputer
		}
		r.rain = draw.NewRain(first.Name, pieces)
	}
	r.sky = container.NewClip(r.rain) // else it would fall through the head
	title := ui.NewText(r.Title, ui.Hero, ui.Ink).Align(fyne.TextAlignCenter).Truncate()
	text := ui.NewText(r.subtitle(), ui.Number, ui.Ink2).Align(fyne.TextAlignCenter).Truncate()
	head := ui.VGap(0, title, text)
	ui.Show(text.String() != "", text)
	bands := []ui.Band{{Object: head}, {Object: r.podium(), Fills: true}}
	if r.Ribbon != "" {
		bands = append(bands, ui.Band{Object: ui.Centered(ui.NewRibbon(r.Ribbon)), Goes: 2})
	}
	if len(r.Facts) > 0 {
		bands = append(bands, ui.Band{Object: centredLine(10, r.Facts), Goes: 1})
	}
	if len(r.Code) > 0 {
		bands = append(bands, ui.Band{Object: centredLine(10, r.Code)})
	}
	bands = append(bands, ui.Band{Object: ui.Inset(resultAir, 0, 0, 0, ui.Centered(ui.HMid(14, r.Buttons...)))})
	r.parts = ui.Bands(8, 16, bands...)
	mat := ui.NewMat(r.Game.Cloth, ui.Laid(r.least, r.placeIn, r.sky, r.parts))
	r.Object = ui.Laid(mat.MinSize, func(s fyne.Size) {
		w, m, top := min(s.Width, resultMost+2*resultMargin), resultMargin, resultTop
		if w < ui.NarrowPage {
			m, top = resultNarrow, 0
		}
		ui.Put(mat, ui.Whole((s.Width-w)/2)+m, top, w-2*m, s.Height-top-m)
	}, mat)
	return r
}

// first is who has won, or one of them.
func (r *Face) first() (p store.Player, ok bool) {
	if r.Abandoned || len(r.Places) == 0 {
		return p, false
	}
	return r.Players[r.Places[0].Seat], true
}

// winners is how many share the first place.
func (r *Face) winners() (n int) {
	for _, p := range r.Places {
		if p.Rank == 1 {
			n++
		}
	}
	return n
}

func (r *Face) least() fyne.Size {
	return r.parts.MinSize().AddWidthHeight(2*resultInset, 16+resultHeap)
}

// placeIn puts the parts on the mat, and the rain behind them, which comes to rest below.
func (r *Face) placeIn(s fyne.Size) {
	ui.Put(r.sky, 0, 0, s.Width, s.Height)
	ui.Put(r.rain, 0, 0, s.Width, s.Height) // the sky itself does that too late
	r.rain.Heap(resultHeap)
	ui.Put(r.parts, resultInset, 16, s.Width-2*resultInset, s.Height-16-resultHeap-8)
}

// subtitle is what is said, or by how much somebody is ahead.
func (r *Face) subtitle() string {
	n := r.winners()
	if r.Text != "" || r.Abandoned || r.Plain || n == len(r.Places) {
		return r.Text
	}
	points, next := r.Places[0].Points, r.Places[n]
	return r.env.Named(store.Names(r.Players), r.Game.Counted("table.end.ahead", "table.end.letters.ahead"),
		games.Args{"Points": points, "N": points, "By": points - next.Points, "Seat": next.Seat})
}

// Celebrate lets everything move, as it has just ended.
func (r *Face) Celebrate() {
	r.env.Play(sound.Win)
	r.rain.Fall()
	r.sums.Run()
}

// Skip brings to rest what moves, and tells whether anything did.
func (r *Face) Skip() bool {
	moved := r.rain.Falling() || r.sums.Running()
	r.rain.Settle()
	r.sums.Stop()
	return moved
}

// centredLine puts objects side by side in the middle; those that have no room are away.
func centredLine(gap float32, objects []fyne.CanvasObject) *fyne.Container {
	least := func() fyne.Size {
		var s fyne.Size
		for _, o := range objects {
			s = s.Max(o.MinSize())
		}
		return s
	}
	return ui.Laid(least, func(s fyne.Size) {
		wide := -gap
		for _, o := range objects {
			w := wide + gap + o.MinSize().Width
			ui.Show(w <= s.Width, o)
			if o.Visible() {
				wide = w
			}
		}
		x := ui.Whole((s.Width - wide) / 2)
		for _, o := range objects {
			if m := o.MinSize(); o.Visible() {
				ui.Put(o, x, (s.Height-m.Height)/2, m.Width, m.Height)
				x += m.Width + gap
			}
		}
	}, objects...)
}
