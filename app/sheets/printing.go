package sheets

import (
	"context"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2/lang"

	"spieltisch/app/sheets/cells"
	"spieltisch/app/sheets/pdf"
	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/sheet"
	"spieltisch/locales"
	"spieltisch/store"
	"spieltisch/store/exchange"
)

// exportFolder is where prints lie, in the data folder.
const exportFolder = "export"

// printer prints a sheet with all games of its series as they are entered.
type printer struct {
	env  *shell.Env
	all  table.Games
	game *table.Game
	st   *state
}

// newDoc is a print without games.
func newDoc(env *shell.Env, g *table.Game, date string) pdf.Doc {
	return pdf.Doc{
		Lang: string(env.Texts.Lang()), Program: env.T("common.app"), Made: env.Now(), Title: g.Name(env), Date: date, Cloth: g.Cloth,
		Letter:  env.Texts.Lang() == locales.English && strings.HasSuffix(lang.SystemLocale().String(), "US"),
		Carried: env.T("sheets.print.carried"), Ended: env.T("sheets.print.ended"), Best: env.T("sheets.print.best"), Portrait: env.Portrait,
		Page: func(n, of int) string { return env.T("sheets.print.page", games.Args{"Page": n, "Of": of}) },
	}
}

// doc is what is printed.
func (p printer) doc() (pdf.Doc, error) {
	env, sh := p.env, p.st.stored
	d := newDoc(env, p.game, env.Texts.Day(sh.Played))
	d.Note = strings.Trim(sh.Place+" · "+sh.Note, " ·")
	for i, game := range p.st.series {
		shown, err := asEntered(env, p.all, game.ID)
		if err != nil {
			return d, err
		}
		shown.Name = env.T("sheets.game", games.Args{"Number": i + 1})
		d.Games = append(d.Games, shown)
	}
	finish(&d, p.st.paper, p.st.sheet())
	return d, nil
}

// finish adds the legend, where something is grey, the options, and what is in the box.
func finish(d *pdf.Doc, paper table.Paper, s sheet.Sheet) {
	l, ok := paper.(table.SheetLegend)
	for _, g := range d.Games {
		if ok && slices.ContainsFunc(slices.Concat(g.Lines...), func(f cells.Face) bool { return f.Grey }) {
			d.Legend = l.Legend()
		}
	}
	d.Facts, d.Things = strings.Join(paper.Facts(s), " · "), paper.Things(s)
}

// asEntered is any game as it is entered, under the names of who played it, and how it ended. The error is an *games.Illegal or a
// *store.Error.
func asEntered(env *shell.Env, all table.Games, id store.SheetID) (pdf.Game, error) {
	g, s, err := all.OpenSheet(env, id)
	if err != nil {
		return pdf.Game{}, err
	}
	d := table.SheetDesk{Env: env, Players: s.Stored().Players}
	out, score := pdf.Game{Grid: cellsOf(d, g.Sheet.Paper(d), s.Log().Sheet())}, s.Log().Sheet().Score()
	out.Sums = sums(out.Grid, score, s.Log().Sheet().Cells().Heads(len(score.Totals)))
	if o := score.Outcome; o == nil || o.Reason == games.ReasonAbandoned {
		return out, nil
	}
	out.Places, out.Bars = score.Outcome.Places, !table.Pointless(score.Totals)
	// Secret words are nobody's best.
	secret := slices.ContainsFunc(slices.Concat(out.Lines...), func(f cells.Face) bool { return f.Pieces != "" })
	if best, ok := table.BestWord(score.Turns, games.Table); ok && !secret {
		out.Word = best.Word
		points := env.T(g.Counted("table.end.points", "table.end.letters"), games.Args{"N": best.Points})
		out.Whose = d.Say("sheets.print.whose", games.Args{"Seat": best.Seat, "Points": points})
	}
	return out, nil
}

// sums are the points up to each line, from those at the start, by column; nil where the totals are something else.
func sums(g cells.Grid, score sheet.Score, so []int) (out [][]string) {
	for i := range g.Lines {
		if i < len(score.Lines) {
			for seat, m := range score.Lines[i].Seats {
				so[seat] += m.Points
			}
		}
		line := make([]string, len(g.Columns))
		for col, c := range g.Columns {
			if c.Seat >= 0 {
				line[col] = ui.Signed(so[c.Seat])
			}
		}
		out = append(out, line)
	}
	if g.Totals == nil || !slices.Equal(so, score.Totals) {
		return nil
	}
	return out
}

// cellsOf is the grid of a sheet as it is entered.
func cellsOf(d table.SheetDesk, paper table.Paper, s sheet.Sheet) cells.Grid {
	score := s.Score()
	return table.SheetCells(d.Env, paper, s, score, d.Players, max(s.Shape().Rows, len(score.Lines), 1))
}

// blankRows are the lines of an empty sheet of a game that takes as many as it takes.
const blankRows = 18

// blank is an empty sheet of a game for so many players, to be filled in by hand.
func blank(env *shell.Env, g *table.Game, seats int) (pdf.Doc, error) {
	form := g.Sheet.Form(env)
	form.Build(seats)
	setup := form.Setup(seats, 0)
	s, err := sheet.New(g.Sheet.Kind, setup)
	if err != nil {
		return pdf.Doc{}, err
	}
	desk := table.SheetDesk{Env: env, Players: make([]store.Player, seats)}
	paper := g.Sheet.Paper(desk)
	d := newDoc(env, g, env.T("sheets.blank.date"))
	for i := range max(1, min(s.Shape().PerPage, 2)) {
		all := cellsOf(desk, paper, s).WithoutPoints()
		if s.Shape().Rows == 0 {
			all = table.SheetCells(env, paper, s, s.Score(), desk.Players, blankRows).WithoutPoints()
		}
		if _, race := paper.(table.SheetRace); race {
			all.Heads = nil // how far it is changes with every turn
		}
		d.Games = append(d.Games, pdf.Game{Name: env.T("sheets.game", games.Args{"Number": i + 1}), Grid: all, Open: true})
	}
	finish(&d, paper, s)
	return d, nil
}

// printDoc puts the PDF into the export folder and opens it there.
func printDoc(env *shell.Env, name string, d pdf.Doc, err error) {
	var out pdf.Printed
	if err == nil {
		out, err = d.Print()
	}
	if err != nil {
		env.Failed(err)
		return
	}
	dir := filepath.Join(env.Store.Dir(), exportFolder)
	path, err := shell.KeepFile(dir, name, out.Data)
	if err != nil {
		env.Tell("common.failed", env.T("sheets.print.failed", games.Args{"Dir": dir, "Log": env.LogFile}))
		return
	}
	shell.ToastFile(env, "sheets.printed", path)
	lacking(env, out)
	env.Trace.Saved(0, "pdf="+filepath.Base(path))
	env.Open(path, "sheets.printed.shut")
}

// lacking says which signs a print hasn't got, if there are any.
func lacking(env *shell.Env, out pdf.Printed) {
	if len(out.Missing) > 0 {
		env.Tell("sheets.print.lacking.title", env.T("sheets.print.lacking", games.Args{"N": len(out.Missing), "Signs": strings.Join(out.Missing, " ")}))
	}
}

// fileName is a name for a file with a sheet: game and day.
func fileName(env *shell.Env, name, day, end string) string {
	return shell.FileName(env.T("sheets.title")+" "+name+" "+day) + end
}

// print prints the sheet.
func (p printer) print() {
	d, err := p.doc()
	printDoc(p.env, p.fileName(".pdf"), d, err)
}

func (p printer) fileName(end string) string {
	return fileName(p.env, p.game.Name(p.env), p.st.stored.Played.Format("2006-01-02"), end)
}

// printAs asks where to.
func (p printer) printAs() {
	d, err := p.doc()
	var out pdf.Printed
	if err == nil {
		out, err = d.Print()
	}
	if err != nil {
		p.env.Failed(err)
		return
	}
	p.env.SaveFile(p.fileName(".pdf"), func(_ context.Context, _ *store.Store, to io.Writer) error {
		_, err := to.Write(out.Data)
		return err
	}, func() { lacking(p.env, out) })
}

// saveTable asks where to, and writes the sheet as a table that people read.
func (p printer) saveTable() {
	d, err := p.doc()
	if err != nil {
		p.env.Failed(err)
		return
	}
	lines, sign := tableOf(p.env, d, p.st.stored), comma(p.env)
	p.env.SaveFile(p.fileName(".csv"), func(_ context.Context, _ *store.Store, to io.Writer) error {
		return exchange.WriteTable(to, sign, lines)
	})
}

// saveCopy asks where to, and writes all games of the paper with their logs, for Spieltisch on another computer.
func (p printer) saveCopy() {
	p.env.SaveFile(p.fileName(" "+p.env.T("sheets.copy.file")+".json"), p.asCopy())
}

// asCopy writes what saveCopy does, as it stands then.
func (p printer) asCopy() shell.Write {
	ids := []store.SheetID{p.st.stored.ID}
	if len(p.st.series) > 1 {
		ids = nil
		for _, s := range p.st.series {
			ids = append(ids, s.ID)
		}
	}
	return func(ctx context.Context, st *store.Store, to io.Writer) error {
		return exchange.ExportSheets(ctx, st, to, ids...)
	}
}
