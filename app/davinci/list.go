package davinci

import (
	"slices"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
)

// list is the paper that all may see: what everybody gets once a round is over, and what was guessed, the oldest first.
type list struct {
	desk   *table.Desk
	object *fyne.Container
	title  *ui.Para
	lines  *fyne.Container
	scroll *ui.Scroll
	shown  int // the step that is shown
}

func newList(d *table.Desk) *list {
	l := &list{desk: d, title: ui.NewPara("", ui.Title, ui.Ink), lines: ui.VGap(6), shown: -1}
	l.scroll = ui.NewVScroll(ui.Inset(0, 12, 8, 0, l.lines))
	d.Trace.Mark("past", l.scroll)
	l.object = ui.Laid(func() fyne.Size { return fyne.NewSize(240, 200) }, func(s fyne.Size) {
		high := l.title.Fit(s.Width-40, 44, ui.Title, ui.Heading, ui.Strong).Height
		put(l.title, 20, 32-high/2, s.Width-40, high)
		put(l.scroll, 20, 56, s.Width-28, s.Height-64)
	}, l.title, l.scroll)
	return l
}

func (l *list) render(v dv.View) {
	if l.shown == v.Step {
		return
	}
	l.shown = v.Step
	d := l.desk
	l.lines.Objects = nil
	l.title.SetText(d.T("davinci.past.title"))
	r, scored := v.Result()
	if scored = scored && v.Options.Rounds > 0; scored {
		l.title.SetText(d.Say("davinci.end.round", games.Args{"Seat": r.Winner, "Round": r.Round}))
		l.lines.Objects = append(roundRows(d, v, r), ui.Space(1, 4), ui.NewText(d.T("davinci.past.title"), ui.Heading, ui.Ink))
	}
	all := slices.DeleteFunc(moments(d), func(m moment) bool { return !m.guess && m.more == "" })
	guesses := v.Guesses
	for _, m := range all {
		if m.guess && len(guesses) > 0 {
			s, of, _, _ := v.Find(guesses[0].Tile)
			m.line, m.more = d.Say("davinci.past.guess", games.Args{"Of": of}), "" // the codes show what came of it
			m.tile = &draw.NumberTileLook{Color: draw.TileColor(s.Color), Number: guesses[0].Number, Open: m.right}
			guesses = guesses[1:]
		}
		l.lines.Add(momentLine(d, m, 28, true))
	}
	if len(all) == 0 {
		l.lines.Add(ui.NewPara(d.T("davinci.out.no_guess"), ui.Lead, ui.Ink2))
	}
	ui.PlaceAllAnew(l.object)
	l.lines.Refresh()
	l.scroll.Refresh()
	if scored { // the points stand first
		l.scroll.ScrollToTop()
		return
	}
	l.scroll.ScrollToBottom()
	for _, o := range l.lines.Objects { // no line is cut below the title
		if y := o.Position().Y; y < l.scroll.Offset.Y && l.scroll.Offset.Y < y+o.Size().Height {
			l.lines.Add(ui.Space(1, y+o.Size().Height-l.scroll.Offset.Y))
			l.scroll.ScrollToBottom()
			return
		}
	}
}
