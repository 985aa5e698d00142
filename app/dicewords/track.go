package dicewords

import (
	"image/color"
	"math"
	"slices"
	"strconv"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/sound"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/each"
)

// track is the race to the target: twenty fields, and everybody's pawn above them. A ring stands where a word that is being made would lead.
type track struct {
	ui.Base
	desk   *table.Desk
	radius float32
	fields [trackFields]*canvas.Rectangle
	pawns  []*pawn
	marks  [3]ui.Line
	goal   *canvas.Rectangle
	flag   ui.IconImage
	target ui.Line
	ghost  *canvas.Rectangle
	mark   ui.Line    // in the ghost
	shade  *ui.Avatar // in that of a computer

	state   state
	points  []int // that are shown, or rounds: those of the view, but while a pawn hops
	last    int   // at the goal
	hop     *ui.Animation
	hopping int // the seat that hops, -1 for none
	at      float32
	inside  bool // the numbers stand in the fields, for want of room below
}

// pawn is a player's: a face on a stem.
type pawn struct {
	face  *ui.Avatar
	named *ui.Named // tells the points
	stem  *canvas.Line
	tok   ui.Token
}

const (
	trackFields          = 20
	fieldGap     float32 = 5
	fieldHigh    float32 = 18
	stemHigh     float32 = 10
	stemWide     float32 = 4
	stemLean             = 1.6 // how far a stem leans at most towards the place of the pawn, in radii
	goalSize     float32 = 40
	pawnRadius   float32 = 20
	smallRadius  float32 = 14 // where many have to fit
	hopTime              = 60 * time.Millisecond
	hopMost              = 900 * time.Millisecond
	stacked      float32 = 1.6 // of those with the same points, which share a stem
	trackHigh    float32 = 2*pawnRadius + stemHigh + fieldHigh + 32
	trackLow     float32 = 2*pawnRadius + stemHigh + fieldHigh + 10 // with the numbers in the fields
	passedShare          = .38
	nearest      float32 = 2.1 // between two pawns, in radii
	hopHigh              = 8
	manyPlayers          = 5
	ghostStroke  float32 = 3
	trackInset   float32 = 44 // the goal's room
	markedFields         = 5
)

func newTrack(d *table.Desk) *track {
	t := &track{desk: d, radius: pawnRadius, goal: ui.NewRect(), flag: ui.NewIconImage(), target: ui.NewLine(), ghost: ui.NewRect(), mark: ui.NewLine(), shade: ui.NewAvatar("", 0, 2*pawnRadius), hopping: -1}
	players := d.Players()
	if len(players) >= manyPlayers {
		t.radius = smallRadius
	}
	var parts []fyne.CanvasObject
	for i := range t.fields {
		t.fields[i] = ui.NewRect()
		parts = append(parts, t.fields[i])
	}
	for i := range t.marks {
		t.marks[i] = ui.NewLine()
		parts = append(parts, t.marks[i])
	}
	for i, p := range players {
		n := &pawn{face: d.SeatAvatar(games.Seat(i), 2*t.radius), stem: canvas.NewLine(nil), tok: ui.Player(p.Color)}
		if p.Computer() { // the face tells which
			n.tok = ui.ComputerTone
		}
		n.named = ui.NewNamed(n.face)
		t.pawns = append(t.pawns, n)
		parts = append(parts, n.stem)
	}
	parts = append(parts, t.goal, t.flag, t.target) // no stem lies over the flag
	for _, n := range slices.Backward(t.pawns) {
		parts = append(parts, n.named)
	}
	t.Draw(t, t.least, t.place, append(parts, t.ghost, t.mark, t.shade)...).Repaints().Gone(t.stop)
	d.Trace.Mark("race", t)
	return t
}

func (t *track) least() fyne.Size { return fyne.NewSize(400, trackLow) }

// Pieces is all of it: pawns stand at its ends.
func (t *track) Pieces() ui.Frame { return ui.Frame{Size: t.Size()} }

// render shows the state; a pawn with more points than before hops there.
func (t *track) render(s state) {
	before := t.points
	t.state = s
	t.points, t.last = s.view.Run()
	for i, n := range t.pawns {
		n.named.SetTip(t.desk.Say("dicewords.race.points", games.Args{"Seat": games.Seat(i), "Points": s.view.Points[i]}))
	}
	if len(before) == len(t.points) && ui.Animations() {
		for i, p := range t.points {
			if p > before[i] {
				t.run(i, before[i], p)
				break
			}
		}
	}
	t.Refresh()
}

// run has a pawn hop from field to field.
func (t *track) run(seat, from, to int) {
	t.stop()
	fields := float32(to-from) / t.step()
	long := min(time.Duration(float32(hopTime)*max(1, fields)), hopMost)
	t.hopping, t.at = seat, float32(from)
	t.hop = ui.Animate(long, fyne.AnimationLinear, func(f float32) {
		t.at = float32(from) + f*float32(to-from)
		if f == 1 {
			t.hopping = -1
			t.desk.Play(sound.Tile)
		}
		t.Refresh()
	})
}

// stop has all pawns stand where they belong.
func (t *track) stop() {
	if t.hop.Stop() {
		t.hopping = -1
		t.Refresh()
	}
}

// step is how many points a field has.
func (t *track) step() float32 { return float32(t.last) / trackFields }

// x is where so many points are, in a track of this width.
func (t *track) x(points, width float32) float32 {
	field := (width - trackInset) / trackFields
	if points >= t.step()*trackFields {
		return width - goalSize/2
	}
	return max(points/t.step()*field-fieldGap/2, t.radius)
}

func (t *track) place(size fyne.Size) {
	v := t.state.view
	if v.Set.Values == nil {
		return
	}
	y := 2*pawnRadius + stemHigh
	t.placeFields(size.Width, y)
	gx := size.Width - goalSize/2
	ui.SetRect(t.goal, gx-goalSize/2, y+fieldHigh/2-goalSize/2, goalSize, goalSize, goalSize/2, ui.Accent)
	t.flag.Set(ui.IconFlag, ui.OnAccent)
	t.flag.Place(gx, y+fieldHigh/2, 20)
	t.target.Set(t.desk.T("dicewords.race.target", games.Args{"Target": t.last, "Rounds": v.Options.Rounds}), ui.StrongX, ui.Ink)
	t.target.Place(min(gx, size.Width+8-t.target.Width()/2), y+fieldHigh+24, .5)
	if t.inside { // in the last field
		t.target.Set(strconv.Itoa(t.last), ui.Strong, ui.Ink)
		t.target.Place((trackFields-.5)*(size.Width-trackInset)/trackFields-fieldGap/2, y+fieldHigh/2, .5)
	}
	t.placePawns(size.Width, y)
	t.placeGhost(size.Width, y)
}

func (t *track) placeFields(width, y float32) {
	field := (width - trackInset) / trackFields
	runner := runner(t.desk, t.state)
	for i, r := range t.fields {
		var fill color.Color = ui.Track
		if runner >= 0 && t.shown(int(runner)) >= float32(i+1)*t.step() {
			fill = ui.Mix(ui.Color(t.pawns[runner].tok), ui.Color(ui.DiceCloth.Face), passedShare)
		}
		ui.SetRect(r, ui.Whole(float32(i)*field), y, ui.Whole(field-fieldGap), fieldHigh, 7, fill)
	}
	for k, m := range t.marks {
		text, n := "", t.step()*float32(markedFields*(k+1))
		if n == ui.Whole(n) {
			text = strconv.Itoa(int(n))
		}
		m.Set(text, ui.Strong, ui.Ink)
		x, below := float32(markedFields*(k+1))*field-fieldGap/2, fieldHigh+16
		if t.inside {
			x, below = x-field/2, fieldHigh/2
		}
		m.Place(x, y+below, .5)
	}
}

// shown are the points at which a pawn stands now.
func (t *track) shown(seat int) float32 {
	if seat == t.hopping {
		return t.at
	}
	return float32(t.points[seat])
}

// placePawns puts the pawns where they are; of those that would cover each other the ones behind make way, so that each is seen.
func (t *track) placePawns(width, y float32) {
	order := make([]int, len(t.pawns))
	at := make([]float32, len(t.pawns))
	for i := range order {
		order[i], at[i] = i, t.x(t.shown(i), width)
	}
	slices.SortStableFunc(order, func(a, b int) int { return int(at[a] - at[b]) })
	apart := func(k int) float32 { // the pawn at k and the one before
		if t.shown(order[k]) == t.shown(order[k-1]) {
			return stacked * t.radius
		}
		return nearest * t.radius
	}
	near, last := nearest*t.radius, width-t.radius
	if seat, points := t.state.coming(); points > 0 && t.hopping < 0 && t.points[seat]+t.state.view.Further(points) >= max(t.last, slices.Max(t.points)+1) {
		last -= near + 1 // the goal is for whoever would win
	}
	for k := len(order) - 2; k >= 0; k-- { // from the goal
		at[order[k]] = min(at[order[k]], at[order[k+1]]-apart(k+1)/2)
	}
	for k, i := range order {
		if k > 0 {
			at[i] = max(at[i], at[order[k-1]]+apart(k))
		} else {
			at[i] = max(at[i], t.radius)
		}
	}
	if over := at[order[len(order)-1]] - last; over > 0 {
		for k := len(order) - 1; k >= 0; k-- {
			at[order[k]] = min(at[order[k]], last-near*float32(len(order)-1-k))
		}
	}
	for k, i := range order {
		n, middle := t.pawns[i], y-stemHigh-t.radius
		if i == t.hopping {
			middle -= hopHigh * float32(math.Abs(math.Sin(float64(t.at/t.step())*math.Pi)))
		}
		x := ui.Whole(at[i])
		ui.Show(k == 0 || apart(k) == near, n.stem)
		foot := min(max(t.x(t.shown(i), width), x-stemLean*t.radius), x+stemLean*t.radius)
		n.stem.StrokeColor, n.stem.StrokeWidth = ui.Color(n.tok), stemWide
		n.stem.Position1, n.stem.Position2 = fyne.NewPos(x, middle), fyne.NewPos(foot, y+3)
		n.stem.Refresh()
		ui.Put(n.named, x-t.radius, ui.Whole(middle-t.radius), 2*t.radius, 2*t.radius)
	}
}

// clear is the nearest place from x on where no pawn stands; where there is none as far as the goal, the nearest before it.
func (t *track) clear(x float32) float32 {
	at := each.Of(t.pawns, func(n *pawn) float32 { return n.named.Position().X + t.radius })
	slices.Sort(at)
	near, on := nearest*t.radius, x
	for _, a := range at {
		if on > a-near && on < a+near {
			on = a + near
		}
	}
	if on <= t.Size().Width-t.radius {
		return on
	}
	for _, a := range slices.Backward(at) {
		if x > a-near && x < a+near {
			x = a - near
		}
	}
	return x
}

// placeGhost puts the ring where the word would lead, or the one that may still be doubted.
func (t *track) placeGhost(width, y float32) {
	s := t.state
	seat, points := s.coming()
	on := points > 0 && t.hopping < 0
	ui.Show(false, t.ghost, t.shade)
	t.mark.Set("", ui.StrongX, ui.Ink)
	if !on {
		return
	}
	n, r := t.pawns[seat], t.radius
	x := t.clear(t.x(float32(t.points[seat]+s.view.Further(points)), width))
	middle := y - stemHigh - r - 2
	ui.SetRect(t.ghost, x-r, middle-r, 2*r, 2*r, r, color.Transparent)
	t.ghost.StrokeColor, t.ghost.StrokeWidth = ui.Color(n.tok), ghostStroke
	t.ghost.Show()
	t.ghost.Refresh()
	if t.desk.Players()[seat].Computer() {
		t.desk.ShowSeat(t.shade, seat)
		t.shade.SetSize(r)
		ui.Put(t.shade, x-r/2, middle-r/2, r, r)
		t.shade.Show()
	} else {
		t.mark.Draw(ui.Initials(t.desk.Names())[seat], r*.92, 800, n.tok, x, middle, .5)
	}
}
