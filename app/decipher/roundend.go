package decipher

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/decipher/paper"

	dc "spieltisch/games/decipher"
)

// roundEnd are the points of a round below its word: what everybody gets for which tokens, as one counts at the table.
type roundEnd struct {
	desk *table.Desk
	rows *fyne.Container
	all  []*scoreRow
}

// scoreRow is a player's.
type scoreRow struct {
	object *fyne.Container
	slip   *ui.Surface
	what   *ui.Text
	sum    *ui.Text
}

// scoreHeight is that of a row, scoreGap lies between two.
const (
	scoreHeight float32 = 42
	scoreGap    float32 = 7
)

func newRoundEnd(d *table.Desk) *roundEnd {
	e := &roundEnd{desk: d, rows: ui.VGap(scoreGap)}
	for i, p := range d.Players() {
		r := &scoreRow{what: ui.NewText("", ui.Strong, ui.Ink2).Truncate(), sum: ui.NewText("", ui.Title, ui.Ink).Align(fyne.TextAlignTrailing)}
		r.object = ui.HMid(14, ui.Space(0, scoreHeight), d.SeatAvatar(games.Seat(i), 32), ui.NewText(p.Name, ui.Heading, ui.Ink), ui.Stretch(r.what), ui.MinSized(ui.Title.Measure("+88"), 0, r.sum), ui.Space(6, 0))
		r.slip = ui.NewSlip(ui.DecipherCloth, scoreHeight/2, r.object)
		e.all = append(e.all, r)
		e.rows.Add(r.slip)
	}
	return e
}

// height is that of all rows.
func (e *roundEnd) height() float32 { return float32(len(e.all))*(scoreHeight+scoreGap) - scoreGap }

func (e *roundEnd) render(s *state) {
	result, ok := s.roundResult()
	if !ok {
		return
	}
	for _, score := range result.Scores {
		r := e.all[score.Seat]
		best := score.Seat == result.Guesser || result.Guesser == games.Table && score.Seat == result.Maker
		rim, tok := ui.None, ui.Ink
		if best {
			rim, tok = ui.Accent, ui.AccentText
		}
		r.slip.SetRim(rim, 3)
		r.what.SetText(itemised(e.desk, score))
		r.sum.SetColor(tok)
		r.sum.SetText("+" + strconv.Itoa(score.Points()))
		ui.Show(!s.revealing, r.slip)
		ui.PlaceAnew(r.object)
	}
	ui.PlaceAnew(e.rows)
}

// itemised says for how many of which tokens points are given: "1 for 1 NO-token + 2 for 1 Bonus Token".
func itemised(d *table.Desk, s dc.RoundScore) string {
	var parts []string
	for _, item := range paper.Items(s) {
		parts = append(parts, strings.ReplaceAll(d.T(item.ID, games.Args{"N": item.N, "Points": item.Points}), " ", "\u00a0"))
	}
	if len(parts) == 0 {
		return d.T("decipher.rules.score.none")
	}
	return strings.Join(parts, " +\u00a0")
}
