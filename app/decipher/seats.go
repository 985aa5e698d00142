package decipher

import (
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
)

// seats is everybody at the table, side by side.
type seats struct {
	object *fyne.Container
	all    []*player
}

// player is one of them: what they do now, their points, and their Guess Tokens or what the round would bring the Puzzle Maker.
type player struct {
	desk   *table.Desk
	lamp   *ui.Lamp
	face   *ui.Avatar
	name   *ui.Para
	role   *ui.Text
	points *ui.Text
	brings *ui.Text
	sum    [2]string // what it says, and what without the room for that
	tokens [dc.GuessTokens]*draw.Token
	tells  *ui.Named // over tokens and brings: what they are
}

// Lengths of the band, where it has room for them.
const (
	seatsHeight float32 = 72
	seatGap     float32 = 8
	seatApart   float32 = 30  // with the ends of both
	seatLeast   float32 = 240 // from there on they have it
	seatFace    float32 = 60
	tokenSize   float32 = 22
	tokenStep   float32 = 30
)

func newSeats(d *table.Desk) *seats {
	s := &seats{}
	s.object = ui.Laid(func() fyne.Size { return fyne.NewSize(400, 46) }, s.place)
	var lamps []fyne.CanvasObject // below all others, for they reach over to them
	for i, who := range d.Players() {
		p := &player{
			desk: d, lamp: ui.NewLamp(), face: d.SeatAvatar(games.Seat(i), seatFace), name: ui.NewPara(who.Name, ui.Title, ui.Ink),
			role: ui.NewText("", ui.Strong, ui.Ink2).Truncate(), tells: ui.NewNamed(ui.Space(1, 1)),
			points: ui.NewText("0", ui.Question, ui.Ink).Align(fyne.TextAlignTrailing), brings: ui.NewText("", ui.Strong, ui.AccentText).Align(fyne.TextAlignTrailing),
		}
		s.all = append(s.all, p)
		lamps = append(lamps, p.lamp)
		s.object.Objects = append(s.object.Objects, p.face, p.name, p.role, p.points, p.brings)
		for k := range p.tokens {
			p.tokens[k] = draw.NewToken(draw.GuessToken, tokenSize, who.Color)
			s.object.Objects = append(s.object.Objects, p.tokens[k])
		}
		s.object.Objects = append(s.object.Objects, p.tells)
	}
	s.object.Objects = append(lamps, s.object.Objects...)
	return s
}

func (s *seats) render(st *state) {
	for i, p := range s.all {
		p.render(st, st.view.Seats[i])
	}
	ui.PlaceAnew(s.object)
}

// does is what a seat does now. After a round only its winner has done anything.
func (p *player) does(s *state, seat dc.SeatView) (string, ui.Token) {
	v, t := s.view, p.desk.T
	result, over := s.roundResult()
	switch {
	case over && seat.Seat == result.Guesser:
		return t("decipher.seek.role.found"), ui.AccentText
	case over:
		return "", ui.Ink2
	case seat.Seat == s.acts():
		return t("decipher.seek.role.turn"), ui.AccentText
	case seat.Seat == v.Maker:
		return t("decipher.seek.role.maker"), ui.Ink2
	case !seat.In:
		return t("decipher.seek.role.out"), ui.Warn
	case seat.Passed:
		return t("decipher.seek.role.passed"), ui.Ink2
	}
	return t("decipher.seek.role.seeker"), ui.Ink2
}

func (p *player) render(s *state, seat dc.SeatView) {
	v, t := s.view, p.desk.T
	does, tok := p.does(s, seat)
	p.role.SetText(does)
	p.role.SetColor(tok)
	p.lamp.Light(seat.Seat == s.acts())
	p.points.SetText(strconv.Itoa(seat.Points))
	maker := seat.Seat == v.Maker
	p.tells.SetTip(t(map[bool]games.ID{false: "decipher.seek.tokens.seeker", true: "decipher.seek.tokens.maker"}[maker]))
	for i, token := range p.tokens {
		kind := draw.SpentToken
		if i < seat.Tokens {
			kind = draw.GuessToken
		}
		token.SetKind(kind)
		ui.Show(!maker, token)
	}
	p.sum = [2]string{}
	if sum := v.NoTokens*dc.NoPoints + (dc.BonusTokens-v.BonusTokens)*dc.BonusPoints + v.Received*dc.GuessPoints; maker && sum > 0 && !s.revealed() {
		p.sum = [2]string{t("decipher.seek.brings", games.Args{"Points": sum}), "+" + strconv.Itoa(sum)}
	}
}

func (s *seats) place(size fyne.Size) {
	n := float32(len(s.all))
	gap := seatGap
	if size.Width/n >= seatLeast { // whose points they are
		gap = seatApart
	}
	w := (size.Width - gap*(n-1)) / n
	for i, p := range s.all {
		p.place(ui.NewFrame(ui.Whole(float32(i)*(w+gap)), 0, ui.Whole(w), size.Height), len(s.all))
	}
}

// place gives up the size of the name where it is long, and then the room between the tokens.
func (p *player) place(f ui.Frame, seats int) {
	d := min(seatFace, f.Height)
	if seats > 3 {
		d = min(d, 48)
	}
	mid := f.Y + f.Height/2
	lamp := 2.1 * d
	ui.Put(p.lamp, f.X+4+d/2-lamp/2, mid-lamp/2, lamp, lamp)
	p.face.SetSize(d)
	ui.Put(p.face, f.X+4, ui.Whole(mid-d/2), d, d)
	styles, high, apart, up := []ui.Style{ui.Title, ui.Heading, ui.Strong, ui.Small}, float32(42), float32(13), float32(15)
	p.points.SetStyle(ui.Question)
	if f.Height < 60 {
		styles, high, up = styles[1:], 24, 13
		p.points.SetStyle(ui.Title)
	}
	x, right := f.X+d+14, f.X+f.Width-6
	points := p.points.MinSize().Width + 4
	room := right - points - 6 - x
	name := p.name.Fit(room, high, styles...).Height
	if name > 36 { // two lines
		apart = 16
	}
	ui.Put(p.name, x, ui.Whole(mid-apart-name/2), room, name)
	putLine(p.points, right-points, mid-up, points)
	p.below(x, right, mid+apart)
}

// below puts what stands below the name and the points.
func (p *player) below(x, right, y float32) {
	role := ui.Strong.Measure(p.role.String())
	for _, sum := range p.sum {
		if p.brings.SetText(sum); ui.Strong.Measure(sum)+8 <= right-x-role {
			break
		}
	}
	under := p.brings.MinSize().Width
	if p.tokens[0].Visible() {
		n := float32(len(p.tokens) - 1)
		step := max(tokenSize+1, min(tokenStep, (right-x-role-tokenSize-8)/n))
		under = n*step + tokenSize
		for i, t := range p.tokens {
			ui.Put(t, right-under+float32(i)*step, ui.Whole(y-tokenSize/2), tokenSize, tokenSize)
		}
	}
	putLine(p.role, x, y, max(right-under-6-x, 0))
	putLine(p.brings, right-under, y, under)
	ui.Put(p.tells, right-under, y-tokenSize/2, under, tokenSize)
}

// putLine puts a text with its middle at a height.
func putLine(t *ui.Text, x, y, w float32) {
	h := t.MinSize().Height
	ui.Put(t, x, ui.Whole(y-h/2), w, h)
}
