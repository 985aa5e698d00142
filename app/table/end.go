package table

import (
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games"
)

// End is what stands on the table when a match is over: who has won, everybody's place and
// points.
type End struct {
	Object fyne.CanvasObject

	desk   *Desk
	words  EndWords
	title  *ui.Text
	text   *ui.Para
	places *fyne.Container
	take   *ui.Button // takes the last action back
	top    *fyne.Container
	scroll *ui.Scroll
}

// NewEnd is the end of the match on a desk. It is filled by Render.
func NewEnd(d *Desk, words EndWords) *End {
	e := &End{
		desk: d, words: words,
		title:  ui.NewText("", ui.Question, ui.Ink).Align(fyne.TextAlignCenter).Truncate(),
		text:   ui.NewPara("", ui.Lead, ui.Ink2).Align(fyne.TextAlignCenter),
		places: ui.VGap(4),
		take:   ui.NewSmallButton(d.T("table.end.take"), ui.Plain, d.Undo).WithIcon(ui.IconUndo),
	}
	e.top = ui.VGap(10, ui.Spacer(), e.title, e.text, e.places, ui.HGap(0, ui.Spacer(), e.take, ui.Spacer()), ui.Spacer())
	e.scroll = ui.NewVScroll(e.top)
	e.Object = e.scroll
	return e
}

// Render shows the outcome of the position on the desk, and nothing while there is none.
func (e *End) Render() {
	o, over := e.desk.Outcome()
	ui.Show(over, e.Object)
	if !over {
		return
	}
	ui.Show(e.desk.CanUndo(), e.take)
	e.title.SetText(e.desk.EndTitle(o, e.words.Title))
	text := ""
	if e.words.Text != nil {
		text = e.words.Text(o)
	}
	if text == "" && o.Reason == games.ReasonAbandoned {
		text = e.desk.T("table.end.nobody")
	}
	e.text.SetText(text)
	ui.Show(text != "", e.text)
	e.places.Objects = e.desk.Places(o, e.words)
	ui.PlaceAllAnew(e.top)
	e.scroll.Refresh()
}

// EndTitle is the sentence on how a match ended: the game's own, or the common one.
func (d *Desk) EndTitle(o games.Outcome, own func(games.Outcome) string) string {
	if own != nil && o.Reason != games.ReasonAbandoned {
		if text := own(o); text != "" {
			return text
		}
	}
	return EndTitle(d.Say, o)
}

// EndTitle is the common sentence on how a match or a sheet ended.
func EndTitle(say func(games.ID, ...games.Args) string, o games.Outcome) string {
	if o.Reason == games.ReasonAbandoned {
		return say("table.end.abandoned")
	}
	winners := games.Winners(o.Places)
	id := games.ID("table.end.won")
	switch {
	case len(o.Places) == 1:
		id = "table.end.alone"
	case len(winners) > 1:
		id = "table.end.shared"
	}
	return say(id, games.Args{"Seats": winners, "Points": o.Places[0].Points})
}

// Places are the lines of the players, best first.
func (d *Desk) Places(o games.Outcome, words EndWords) []fyne.CanvasObject {
	out := make([]fyne.CanvasObject, len(o.Places))
	for i, p := range o.Places {
		note, sum := "", fyne.CanvasObject(ui.NewText(strconv.Itoa(p.Points), ui.Title, ui.Ink))
		if words.Note != nil {
			note = words.Note(o, p)
		}
		if words.Sum != nil {
			sum = words.Sum(o, p)
		}
		out[i] = PlaceLine(p.Rank, o.Reason != games.ReasonAbandoned, d.SeatAvatar(p.Seat, 36), d.Players()[p.Seat].Name, note, sum)
	}
	return out
}

// PlaceLine is the line of a player in a ranking; who is first stands out where somebody has
// won. note may be "" and sum nil.
func PlaceLine(rank int, won bool, avatar fyne.CanvasObject, name, note string, sum fyne.CanvasObject) fyne.CanvasObject {
	fill := ui.Well
	if won && rank == 1 {
		fill = ui.AccentSoft
	}
	words := ui.VGap(0, ui.NewPara(name, ui.Label, ui.Ink))
	if note != "" {
		words.Add(ui.NewPara(note, ui.Body, ui.Ink2))
	}
	line := ui.HMid(14, ui.NewText(strconv.Itoa(rank)+".", ui.Label, ui.Ink2), avatar, ui.Stretch(words))
	if sum != nil {
		line.Add(sum)
	}
	return ui.NewArea(fill, 8, ui.Inset(6, 16, 6, 16, line))
}

// endWith shows the end of the match next to a board that doesn't show it.
func (a *AnyBoard) endWith(d *Desk) {
	build, render := a.Build, a.Render
	a.Words = func() EndWords { return EndWords{} }
	var end *End
	var card, all *fyne.Container
	a.Build = func() fyne.CanvasObject {
		end = NewEnd(d, EndWords{})
		card = ui.Inset(16, 24, 19, 0, ui.NewCard(end.Object))
		card.Hide()
		all = ui.Columns(0, ui.Column{Weight: 3, Object: build()}, ui.Column{Weight: 2, Min: 360, Object: card})
		return all
	}
	a.Render = func(view any) {
		render(view)
		_, over := d.Outcome()
		ui.Show(over, card)
		end.Render()
		ui.PlaceAnew(all)
	}
}
