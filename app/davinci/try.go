package davinci

import (
	"strconv"
	"strings"

	"spieltisch/app/shell"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// try is the turn of the first in an example of codes, where a seed behind its name deals just these tiles: those of all who
// play, or of one of four.
func try(name, body string) (at func() (games.Position, error), page shell.Route) {
	name, text, _ := strings.Cut(name, " ")
	seed, err := strconv.ParseUint(text, 10, 64)
	if name != "codes" || err != nil {
		return nil, page
	}
	var rows []rulesRow
	for line := range strings.SplitSeq(strings.TrimSpace(body), "\n") {
		r, _ := parseRow(line)
		rows = append(rows, r)
	}
	return func() (games.Position, error) { return posed(seed, rows) }, page
}

func posed(seed uint64, rows []rulesRow) (p games.Position, err error) {
	o := dv.DefaultOptions(len(rows))
	if len(rows) == 1 {
		o, rows = dv.DefaultOptions(dv.MaxSeats), append(rows, make([]rulesRow, dv.MaxSeats-1)...)
		o.Dashes = true
	}
	p = games.Position{Kind: dv.Name, Rules: dv.Rules}
	if p.Setup, err = (dv.Setup{Options: o, Seed: seed}).Encode(); err != nil {
		return p, err
	}
	log, err := games.NewLog(dv.Kind{}, p.Setup)
	do := func(seat games.Seat, a games.Action) {
		if err == nil {
			log, err = log.Do(seat, a)
		}
	}
	for i, r := range rows {
		seat, take := games.Seat(i), dv.Take{Black: 2, White: o.StartTiles() - 2}
		if len(r.tiles) > 0 {
			take = dv.Take{}
			for _, t := range r.tiles {
				if t.Color() == dv.Black {
					take.Black++
				} else {
					take.White++
				}
			}
		}
		do(seat, take)
		if len(r.tiles) == 0 && err == nil {
			r.tiles = log.Match().View(seat).(dv.View).Hand
		}
		do(seat, dv.Arrange{Row: r.tiles})
	}
	draw := dv.Draw{} // a guess can be judged, a colour can't
	if len(rows[0].drawn) > 0 {
		draw.Color = dv.Color(rows[0].drawn[0].Color)
	}
	do(0, draw)
	if err == nil {
		p.Rows, err = log.Rows(log.Len())
	}
	return p, err
}
