package decipher

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
)

// players is the left column: everybody with role, points and tokens, and how many
// pieces lie on the board; and the same as a narrow strip.
type players struct {
	desk   *table.Desk
	wide   *fyne.Container
	strip  *ui.Scroll
	lines  *fyne.Container // of the strip
	seats  []*seatCard
	narrow []*seatCard
	board  *boardCard
	asked  games.Seat
}

// seatCard is one player.
type seatCard struct {
	desk    *table.Desk
	panel   *panel
	body    *fyne.Container
	role    *ui.Text
	points  *ui.Text
	guess   [dc.GuessTokens]*draw.Token
	left    *ui.Text // "2 of 3"
	seeker  *fyne.Container
	row     *fyne.Container // of its tokens
	named   *ui.Named       // what they are
	got     [3]*ui.Text     // NO-tokens, Bonus Tokens, Guess Tokens received
	pending *ui.Text
	maker   *fyne.Container
	strip   bool
}

func newPlayers(d *table.Desk) *players {
	p := &players{desk: d, board: newBoardCard(d), asked: games.Table}
	seats := d.Players()
	compact := len(seats) > 3
	gap := float32(16)
	if compact {
		gap = 10
	}
	p.wide = ui.VGap(gap)
	lines := ui.VGap(8)
	for i := range seats {
		c := newSeatCard(d, games.Seat(i), compact)
		p.seats = append(p.seats, c)
		p.wide.Add(c.panel)
		n := newSeatStrip(d, games.Seat(i))
		p.narrow = append(p.narrow, n)
		lines.Add(n.panel)
	}
	p.wide.Add(ui.Stretch(p.board.object))
	lines.Add(p.board.strip)
	p.lines = lines
	p.strip = ui.NewVScroll(ui.Inset(0, 0, 4, 0, lines))
	return p
}

// tokens makes the lines of tokens of a Seeker and of the Puzzle Maker.
func (c *seatCard) tokens(color int, size float32) {
	c.seeker = ui.HMid(size / 3)
	for i := range c.guess {
		c.guess[i] = draw.NewToken(draw.GuessToken, size, color)
		c.seeker.Add(c.guess[i])
	}
	c.maker = ui.HMid(size / 2)
	for i, kind := range []draw.TokenKind{draw.NoToken, draw.BonusToken, draw.GuessToken} {
		c.got[i] = ui.NewText("0", ui.Label, ui.Ink)
		c.maker.Add(ui.HMid(5, draw.NewToken(kind, size*.86, color), c.got[i]))
	}
	c.pending = ui.NewText("", ui.Heading, ui.AccentText)
}

func newSeatCard(d *table.Desk, seat games.Seat, compact bool) *seatCard {
	who, unit := d.Players()[seat], d.T("decipher.seek.points")
	c := &seatCard{
		desk:   d,
		role:   ui.NewText("", ui.Body, ui.Ink2).Truncate(),
		points: ui.NewText("0", ui.Question, ui.Ink).Align(fyne.TextAlignTrailing),
		left:   ui.NewText("", ui.Strong, ui.Ink2),
	}
	avatar, pad, gap := float32(48), float32(15), float32(11)
	if compact {
		avatar, pad, gap = 40, 8, 4
	}
	c.tokens(who.Color, 28)
	c.seeker.Add(ui.Spacer())
	c.seeker.Add(c.left)
	c.maker.Add(ui.Spacer())
	c.maker.Add(c.pending)
	head := ui.HMid(12, d.SeatAvatar(seat, avatar),
		ui.Stretch(ui.VGap(0, ui.NewText(who.Name, ui.Label, ui.Ink).Truncate(), c.role)),
		ui.VGap(-4, c.points, ui.NewText(unit, ui.Small, ui.Ink2).Align(fyne.TextAlignTrailing)))
	c.body = ui.VGap(gap, head)
	if !compact {
		c.body.Add(ui.NewDivider())
	}
	c.row = container.NewStack(c.seeker, c.maker)
	c.named = ui.NewNamed(c.row)
	c.body.Add(c.named)
	c.panel = newRaised(ui.CardBG, ui.Border, ui.Inset(pad, 16, pad, 16, c.body))
	return c
}

func newSeatStrip(d *table.Desk, seat games.Seat) *seatCard {
	c := &seatCard{
		desk:   d,
		strip:  true,
		role:   ui.NewText("", ui.Strong, ui.Ink2).Align(fyne.TextAlignCenter).Truncate(),
		points: ui.NewText("0", ui.Title, ui.Ink).Align(fyne.TextAlignTrailing),
	}
	c.tokens(d.Players()[seat].Color, 18)
	c.maker.Objects = c.maker.Objects[:1]
	c.maker.Add(c.pending)
	c.row = container.NewStack(container.NewCenter(c.seeker), container.NewCenter(c.maker))
	c.named = ui.NewNamed(c.row)
	c.body = ui.VGap(4,
		ui.HMid(4, d.SeatAvatar(seat, 36), ui.Spacer(), c.points),
		c.role,
		c.named)
	c.panel = newRaised(ui.CardBG, ui.Border, ui.Inset(8, 8, 8, 8, c.body))
	return c
}

func (p *players) render(s *state) {
	p.asked = s.view.Asked
	for i := range s.view.Seats {
		for _, c := range []*seatCard{p.seats[i], p.narrow[i]} {
			c.render(s, s.view.Seats[i])
		}
	}
	p.board.render(s)
}

// fit gives up in a low strip first the pieces on the board, then the roles of those who
// are not asked.
func (p *players) fit(height float32) {
	for step := range 3 {
		ui.Show(step == 0, p.board.strip)
		for i, c := range p.narrow {
			ui.Show(step < 2 || games.Seat(i) == p.asked, c.role)
		}
		if p.lines.MinSize().Height+4 <= height {
			break
		}
	}
	ui.PlaceAllAnew(p.lines)
	p.strip.Refresh()
}

// roleOf is what a seat does now, as the wide card or the narrow strip says it.
func roleOf(v dc.View, seat dc.SeatView, short bool) (id games.ID, tok ui.Token) {
	pick := func(long, brief games.ID) games.ID {
		if short {
			return brief
		}
		return long
	}
	switch {
	case seat.Seat == v.Maker:
		return pick("decipher.seek.role.maker", "decipher.seek.strip.maker"), ui.Ink2
	case seat.Seat == v.Turn:
		return pick("decipher.seek.role.turn", "decipher.seek.strip.turn"), ui.AccentText
	case !seat.In && v.Turn != games.Table:
		return pick("decipher.seek.role.out", "decipher.seek.strip.out"), ui.Warn
	case seat.Passed:
		return pick("decipher.seek.role.passed", "decipher.seek.strip.passed"), ui.Ink2
	default:
		return pick("decipher.seek.role.seeker", "decipher.seek.strip.seeker"), ui.Ink2
	}
}

func (c *seatCard) render(s *state, seat dc.SeatView) {
	v, d := s.view, c.desk
	id, tok := roleOf(v, seat, c.strip)
	c.role.SetText(d.T(id))
	c.role.SetColor(tok)
	c.role.SetStyle(ui.Body)
	if tok == ui.AccentText {
		c.role.SetStyle(ui.Strong)
	}
	c.points.SetText(strconv.Itoa(seat.Points))
	rim, sw := ui.Border, float32(1)
	if seat.Seat == v.Asked && v.Asked != games.Table || seat.Seat == v.Turn {
		rim, sw = ui.Accent, 3
	}
	c.panel.setColors(ui.CardBG, rim, sw)
	maker := seat.Seat == v.Maker
	what := games.ID("decipher.seek.tokens.seeker")
	if maker {
		what = "decipher.seek.tokens.maker"
	}
	c.named.SetTip(d.T(what))
	ui.Show(!maker, c.seeker)
	ui.Show(maker, c.maker)
	for i, t := range c.guess {
		kind := draw.SpentToken
		if i < seat.Tokens {
			kind = draw.GuessToken
		}
		t.SetKind(kind)
	}
	if c.left != nil {
		c.left.SetText(d.T("decipher.seek.of", games.Args{"Left": seat.Tokens, "All": dc.GuessTokens}))
	}
	got := [3]int{v.NoTokens, dc.BonusTokens - v.BonusTokens, v.Received}
	for i, text := range c.got {
		text.SetText(strconv.Itoa(got[i]))
	}
	c.pending.SetText("")
	if sum := got[0]*dc.NoPoints + got[1]*dc.BonusPoints + got[2]*dc.GuessPoints; !s.revealed() && sum > 0 {
		c.pending.SetText("+" + strconv.Itoa(sum))
	}
	ui.PlaceAllAnew(c.body)
	ui.PlaceAllAnew(c.row)
}

// boardCard counts what lies in the zones, as everybody can see; once the word is shown, all of its pieces.
type boardCard struct {
	desk   *table.Desk
	object *panel
	strip  *panel
	body   *fyne.Container
	title  *ui.Text
	total  *ui.Text
	counts [letterpiece.Kinds]*ui.Text
	held   *ui.Text
	more   *fyne.Container // held and mode
	flag   *ui.Icon
	mode   *ui.Text
	brief  *ui.Text
	laid   *ui.Text
}

func newBoardCard(d *table.Desk) *boardCard {
	c := &boardCard{
		desk: d, title: ui.NewText("", ui.Heading, ui.Ink).Truncate(), total: ui.NewText("", ui.Strong, ui.Ink2), held: ui.NewText("", ui.Body, ui.Ink2).Truncate(),
		brief: ui.NewText("", ui.Strong, ui.Ink2).Align(fyne.TextAlignCenter).Truncate(), laid: ui.NewText("", ui.Title, ui.Ink).Align(fyne.TextAlignCenter),
	}
	kinds := make([]ui.Column, 0, letterpiece.Kinds)
	for k := range c.counts {
		c.counts[k] = ui.NewText("", ui.Strong, ui.Ink2)
		kinds = append(kinds, ui.Column{Weight: 1, Object: ui.HMid(4, draw.NewPiece(letterpiece.Kind(k), 36, draw.Options{}), c.counts[k])})
	}
	c.flag, c.mode = ui.NewIcon(ui.IconFlag, 18, ui.Ink2), ui.NewText("", ui.Strong, ui.Ink2).Truncate()
	mode := ui.NewNamed(ui.HMid(6, c.flag, ui.Stretch(c.mode)))
	mode.SetTip(d.T("decipher.seek.mode_tip"))
	c.more = ui.VGap(2, c.held, mode)
	c.body = ui.VGap(6, ui.HMid(8, ui.Stretch(c.title), c.total), ui.Columns(4, kinds...), c.more)
	c.object = newRaised(ui.CardBG, ui.Border, ui.Inset(12, 14, 12, 16, c.body))
	c.strip = newRaised(ui.CardBG, ui.Border, ui.Inset(8, 4, 8, 4,
		ui.VGap(2, c.brief, c.laid)))
	return c
}

func (c *boardCard) render(s *state) {
	v, d := s.view, c.desk
	title, brief := games.ID("decipher.seek.board"), games.ID("decipher.seek.strip.laid")
	var laid letterpiece.Count
	if r, ok := s.roundResult(); ok {
		title, brief = "decipher.seek.all", "decipher.seek.strip.all"
		for _, need := range dc.Need(v.Letters, r.Word) {
			laid = laid.Plus(need)
		}
	} else {
		for _, z := range v.Zones {
			laid = laid.Plus(z.Laid())
		}
	}
	ui.Show(!s.revealed(), c.more)
	c.title.SetText(d.T(title))
	c.brief.SetText(d.T(brief))
	for k, text := range c.counts {
		text.SetText(strconv.Itoa(laid[k]))
	}
	n := laid.Total()
	c.total.SetText(d.T("decipher.seek.pieces", countArgs(n)))
	c.laid.SetText(strconv.Itoa(n))
	held := games.ID("decipher.seek.no_hand")
	if v.Hand != nil {
		held = "decipher.seek.in_hand"
	}
	c.held.SetText(d.T(held))
	text, tok := modeText(d, v.Bonus)
	c.flag.Set(ui.IconFlag, tok)
	c.mode.SetText(text)
	c.mode.SetColor(tok)
	ui.PlaceAllAnew(c.body)
}
