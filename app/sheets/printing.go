package sheets

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/sheet"
	"spieltisch/store"
)

// exportFolder is where prints lie, in the data folder.
const exportFolder = "export"

// doc is the paper with all its games as they are entered.
func (p *Page) doc() (paperDoc, error) {
	env, sh := p.env, p.s.stored
	d := paperDoc{
		lang: string(env.Texts.Lang()), program: env.T("common.app"), made: env.Now(),
		title: p.s.game.Name(env), date: env.Texts.Day(sh.Played), note: sh.Place,
	}
	if sh.Note != "" {
		if d.note != "" {
			d.note += " · "
		}
		d.note += sh.Note
	}
	for i, other := range p.other.all {
		s := p.s
		if other.ID != sh.ID {
			var err error
			if s, err = open(env, p.all, other.ID); err != nil {
				return d, err
			}
		}
		d.games = append(d.games, paperGame{
			name: env.T("sheets.game", games.Args{"Number": i + 1}),
			m:    gridOf(env, s.game.Sheet.Paper(s.desk()), s.sheet(), s.stored.Players),
		})
	}
	finish(env, &d, p.paper, p.s.sheet())
	return d, nil
}

// finish adds the legend, where something is grey, and the options.
func finish(env *shell.Env, d *paperDoc, paper table.Paper, s sheet.Sheet) {
	l, ok := paper.(table.SheetLegend)
	for _, g := range d.games {
		for row := range g.m.rows {
			for col := range g.m.columns {
				if ok && g.m.face(cellAt{row + 1, col}).Grey {
					d.legend = l.Legend()
				}
			}
		}
	}
	d.facts = strings.Join(append(paper.Facts(s), env.T("common.app")), " · ")
}

// gridOf is the grid of a sheet for paper.
func gridOf(env *shell.Env, paper table.Paper, s sheet.Sheet, players []store.Player) model {
	score := s.Score()
	m := model{players: players, columns: paper.Columns(s), rows: max(s.Shape().Rows, len(score.Lines), 1)}
	m.face = func(at cellAt) table.SheetFace {
		l := sheet.Line{Row: at.row, Own: games.Table}
		if at.row <= len(score.Lines) {
			l = score.Lines[at.row-1]
		}
		return paper.Face(s, l, at.col)
	}
	if h, ok := paper.(table.SheetHeads); ok {
		seats := h.Heads(s, score)
		m.heads = make([]string, len(m.columns))
		for i, c := range m.columns {
			if c.Seat >= 0 {
				m.heads[i] = seats[c.Seat]
			}
		}
	}
	for _, f := range s.Shape().Fields {
		if f.Kind == sheet.NumberField && m.totals == nil {
			m.totals = make([]string, len(m.columns))
			m.totals[0] = totalName(env, m.columns[0])
		}
	}
	if m.totals == nil {
		return m
	}
	for i, c := range m.columns {
		if c.Seat >= 0 {
			m.totals[i] = ui.Signed(score.Totals[c.Seat])
		}
	}
	return m
}

// blankRows are the lines of an empty sheet of a game that takes as many as it takes.
const blankRows = 18

// blank is an empty paper of a game for so many players, to be filled in by hand.
func blank(env *shell.Env, g *table.Game, seats int) (paperDoc, error) {
	form := g.Sheet.Form(env)
	form.Build(seats)
	setup := form.Setup(seats, 0)
	s, err := sheet.New(g.Sheet.Kind, setup)
	if err != nil {
		return paperDoc{}, err
	}
	players := make([]store.Player, seats)
	paper := g.Sheet.Paper(table.SheetDesk{Env: env, Players: players})
	d := paperDoc{lang: string(env.Texts.Lang()), program: env.T("common.app"), made: env.Now(), title: g.Name(env), date: env.T("sheets.blank.date")}
	for i := range max(1, min(s.Shape().PerPage, 2)) {
		m := gridOf(env, paper, s, players)
		if s.Shape().Rows == 0 {
			m.rows = blankRows
		}
		if _, race := paper.(table.SheetRace); race {
			m.heads = nil // how far it is changes with every turn
		}
		for col := range m.totals {
			if col > 0 {
				m.totals[col] = ""
			}
		}
		d.games = append(d.games, paperGame{name: env.T("sheets.game", games.Args{"Number": i + 1}), m: m, open: true})
	}
	finish(env, &d, paper, s)
	return d, nil
}

// printDoc puts the PDF into the export folder and opens it there.
func printDoc(env *shell.Env, name string, d paperDoc, err error) {
	var data []byte
	if err == nil {
		data, err = d.print()
	}
	dir := filepath.Join(env.Store.Dir(), exportFolder)
	var path string
	if err == nil {
		path, err = writeFile(dir, name, data)
	}
	if err != nil {
		env.Tell("common.failed", env.T("sheets.print.failed", games.Args{"Dir": dir, "Log": env.LogFile}))
		return
	}
	env.Toast(env.T("sheets.printed", games.Args{"Path": path}))
	env.Trace.Saved(0, "pdf="+filepath.Base(path))
	env.Open(path, "sheets.printed.shut")
}

// writeFile writes a file whole or not at all, and gives its path. When the name can't be had, the next one
// can, as in "sheet (2).pdf": on Windows a viewer keeps an older print from being replaced.
func writeFile(dir, name string, data []byte) (path string, err error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", err
	}
	tmp, err := os.CreateTemp(dir, ".print-*")
	if err != nil {
		return "", err
	}
	_, err = tmp.Write(data)
	if err = errors.Join(err, tmp.Close()); err == nil {
		end := filepath.Ext(name)
		stem := filepath.Join(dir, strings.TrimSuffix(name, end))
		path = stem + end
		err = os.Rename(tmp.Name(), path)
		for n := 2; err != nil && n < 10; n++ {
			path = fmt.Sprintf("%s (%d)%s", stem, n, end)
			err = os.Rename(tmp.Name(), path)
		}
	}
	if err != nil {
		_ = os.Remove(tmp.Name()) // what is left of it is of no use
	}
	return path, err
}

// fileName is a name for a file with a sheet: game and day.
func fileName(env *shell.Env, name, day, end string) string {
	clean := strings.Map(func(r rune) rune {
		if strings.ContainsRune(`/\:*?"<>|`, r) {
			return '-'
		}
		return r
	}, name+" "+day)
	return env.T("sheets.title") + " " + strings.TrimSpace(clean) + end
}

// print prints the paper.
func (p *Page) print() {
	d, err := p.doc()
	printDoc(p.env, p.fileName(".pdf"), d, err)
}

func (p *Page) fileName(end string) string {
	return fileName(p.env, p.s.game.Name(p.env), p.s.stored.Played.Format("2006-01-02"), end)
}

// printAs asks where to.
func (p *Page) printAs() {
	d, err := p.doc()
	var data []byte
	if err == nil {
		data, err = d.print()
	}
	if err != nil {
		p.env.Failed(err)
		return
	}
	p.env.SaveFile(p.fileName(".pdf"), func(_ context.Context, _ *store.Store, to io.Writer) error {
		_, err := to.Write(data)
		return err
	})
}
