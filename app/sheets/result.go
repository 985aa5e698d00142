package sheets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/table"
	"spieltisch/app/table/result"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/handicap"
	"spieltisch/games/sheet"
	"spieltisch/store"
)

// ending is how the game ended, and what comes now, as after a match. It is empty while something is asked.
type ending struct {
	*fyne.Container
	desk table.SheetDesk
	game *table.Game
	do   endingDoes
	face *result.Face // nil while something is asked
	next *ui.Button   // begins another game; nil when nothing can be begun
	open bool         // something was still asked when the sheet was seen last
}

// endingDoes is what the ending is used for.
type endingDoes struct{ look, reopen, nextGame func() }

func newEnding(d table.SheetDesk, g *table.Game, do endingDoes) *ending {
	return &ending{Container: container.NewStack(), desk: d, game: g, do: do}
}

// render shows the result of a sheet on which nothing is asked any more.
func (e *ending) render(st *state) {
	e.settle()
	e.RemoveAll()
	over := st.at.Row == 0
	ui.Show(over, e)
	e.face, e.next = nil, nil
	if !over {
		e.open = true
		return
	}
	e.face = result.NewFace(e.desk.Env, e.shown(st))
	e.Add(e.face.Object)
	if e.open && len(e.face.Places) > 0 && !e.face.Abandoned {
		e.face.Celebrate()
	}
	e.open = false
}

// shown is what there is to say of the game.
func (e *ending) shown(st *state) result.Shown {
	score, o := st.sheet().Score(), st.sheet().Score().Outcome
	out := result.Shown{Game: e.game, Players: e.desk.Players, Title: e.desk.T("sheets.full"), Plain: table.Pointless(score.Totals), Buttons: e.buttons(st, o != nil)}
	for _, n := range score.Notes {
		out.Facts = append(out.Facts, ui.NewChip(e.desk.Say(n.ID, n.Args), ui.IconWarn).Colored(ui.WarnSoft, ui.Warn))
	}
	if o == nil {
		return out
	}
	terms := handicap.Of(st.stored.Setup).With(st.sheet().Cells().Heads(len(e.desk.Players)))
	out.Title = table.WonWith(e.desk.Env, table.EndTitle(e.desk.Say, *o), terms, *o)
	if out.Abandoned = o.Reason == games.ReasonAbandoned; out.Abandoned {
		out.Text = e.desk.T("table.end.nobody")
	} else {
		sh := st.stored
		out.Ribbon = result.Record(e.desk.Env, e.game, sh.Setup, func(w store.WordRow) bool { return w.Sheet == sh.ID || sh.Match != 0 && w.Match == sh.Match })
	}
	lang := games.WordLanguage(st.stored.Setup)
	for _, p := range o.Places {
		place := result.Place{Place: p}
		place.Word, place.Text = result.BestWord(e.desk.Env, e.game, score.Turns, p.Seat, func(word string) bool { return !e.desk.Knows(lang, word) })
		if place.Word == "" && len(score.Turns) > 0 && !e.game.Secrets {
			place.Text = e.desk.T("sheets.wordless")
		}
		out.Places = append(out.Places, out.Praised(e.desk.Env, place, o.Places[0].Points, score.Turns))
	}
	return out
}

// buttons are what can be done now.
func (e *ending) buttons(st *state, over bool) []fyne.CanvasObject {
	t := e.desk.T
	button := func(mark, text string, icon ui.IconName, do func()) *ui.Button {
		b := ui.NewButton(text, ui.Secondary, do).WithIcon(icon).WithHeight(56)
		e.desk.Trace.Mark(mark, b)
		return b
	}
	all := []fyne.CanvasObject{button("home", t("table.end.home"), ui.IconHouse, e.desk.Router.Home), button("sheet-look", t("sheets.look"), ui.IconSheet, e.do.look)}
	if st.locked != "" || !over {
		return all
	}
	if st.sheet().Text(sheet.Whole(sheet.FieldEnd)) != "" {
		all = append(all, button("sheet-reopen", t("sheets.reopen"), ui.IconUndo, e.do.reopen))
	}
	e.next = ui.NewMainButton(t("sheets.next"), e.do.nextGame).WithIcon(ui.IconTurnRight).WithHeight(56).WithMinWidth(200)
	e.desk.Trace.Mark("sheet-next", e.next)
	return append(all, e.next)
}

// settle brings to rest what moves.
func (e *ending) settle() {
	if e.face != nil {
		e.face.Skip()
	}
}
