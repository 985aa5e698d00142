package sheets

import (
	"image/color"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"spieltisch/app/davinci"
	"spieltisch/app/decipher"
	"spieltisch/app/dicewords"
	"spieltisch/app/setup/people"
	"spieltisch/app/sheets/cells"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/app/woerterklauer"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/decipher/paper"
	"spieltisch/games/sheet"
	wk "spieltisch/games/woerterklauer"
	wkp "spieltisch/games/woerterklauer/paper"
	"spieltisch/locales"
	"spieltisch/store"
)

// registry are the games with sheets.
func registry() table.Games {
	return table.Games{decipher.Game(), woerterklauer.Game(), dicewords.Game(), davinci.Game()}
}

// desk is a program with players and the pages of the sheets.
type desk struct {
	*shell.Env
	t       *testing.T
	players []store.Player
}

func newDesk(t *testing.T, lang locales.Lang, names ...string) *desk {
	t.Helper()
	env := shelltest.New(t, lang)
	d := &desk{Env: env, t: t, players: shelltest.Players(t, env, names...)}
	all := registry()
	blank := func(shell.Route) (shell.Page, error) { return shelltest.Blank{}, nil }
	env.Router = shell.NewRouter(env, map[string]shell.Builder{
		shell.Home: blank, shell.Rules: blank, shell.Settings: blank,
		shell.Sheets:   func(shell.Route) (shell.Page, error) { return NewList(env, all), nil },
		shell.NewSheet: func(r shell.Route) (shell.Page, error) { return NewSheet(env, all, r) },
		shell.Sheet:    func(r shell.Route) (shell.Page, error) { return New(env, all, r) },
	})
	shelltest.Resize(env, 1280, 800)
	env.Router.Home()
	return d
}

func (d *desk) must(err error) {
	d.t.Helper()
	if err != nil {
		d.t.Fatal(err)
	}
}

// begin makes a sheet of a game and opens it.
func (d *desk) begin(kind string, setup []byte, e sheet.Edit) *Page {
	d.t.Helper()
	g, err := registry().Find(kind)
	d.must(err)
	id, err := create(d.Env, g, store.NewSheet{Setup: setup}, d.players, e)
	d.must(err)
	return d.open(id)
}

func (d *desk) open(id store.SheetID) *Page {
	d.t.Helper()
	d.Router.Open(shell.Route{Page: shell.Sheet, Sheet: id})
	return d.page()
}

// page is the sheet that is open.
func (d *desk) page() *Page {
	d.t.Helper()
	p, ok := d.Router.Page().(*Page)
	if !ok {
		d.t.Fatalf("the page is a %T", d.Router.Page())
	}
	return p
}

func (d *desk) key(names ...fyne.KeyName) { shelltest.Key(d.Env, names...) }

// write types text: the key of a letter or digit comes before it, as in the real driver.
func (d *desk) write(text string) {
	for _, r := range text {
		if upper := unicode.ToUpper(r); upper >= 'A' && upper <= 'Z' || r >= '0' && r <= '9' {
			d.key(fyne.KeyName(upper))
		}
		shelltest.Type(d.Env, string(r))
	}
}

// decipher begins a sheet of Decipher for the players.
func (d *desk) decipher(e sheet.Edit) *Page {
	d.t.Helper()
	setup, err := paper.Options{Seats: len(d.players), Length: 5, Language: dc.LanguageGerman}.Encode()
	d.must(err)
	return d.begin(dc.Name, setup, e)
}

// points are everybody's in a row, as they are stored.
func (d *desk) points(p *Page, row int) []int {
	d.t.Helper()
	_, again, err := registry().OpenSheet(d.Env, p.s.ID())
	d.must(err)
	var out []int
	for _, m := range again.Log().Sheet().Score().Lines[row-1].Seats {
		out = append(out, m.Points)
	}
	return out
}

// hobby and panda are the first rounds of the example of the rules (Decipher, "The score sheet").
func hobby() sheet.Edit {
	return paper.Counted(1, "HOBBY", dc.Tally{Maker: 0, Guesser: 2, GuessLeft: []int{0, 3, 1}, BonusLeft: 2, NoTokens: 5})
}

// panda types the second round as one counts it at the table.
func (d *desk) panda() {
	d.write("panda")
	d.key(fyne.KeyReturn, fyne.KeyRight, fyne.KeyReturn) // Tina guessed it
	for _, n := range []string{"3", "1", "1", "2"} {
		d.write(n)
		d.key(fyne.KeyReturn)
	}
}

func shot(d *desk, name string) { shelltest.Shot(d.t, d.Env, name) }

// Whatever an entry lacks is named in the button's place, and Ctrl+Enter leads there.
func TestWhatIsMissingIsNamed(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee", "Ben")
	p := d.decipher(hobby())
	d.key(fyne.KeyReturn, fyne.KeyRight, fyne.KeyReturn) // Tina guessed it; the word is for who likes it
	d.Window.Canvas().Unfocus()
	p.Confirm()
	i := p.entry.panel.missing()
	if i < 2 || p.entry.panel.current() != i {
		t.Fatalf("%d is missing, the keyboard is at %d", i, p.entry.panel.current())
	}
	if want := "Es fehlt noch: " + p.entry.panel.items[i].Label; !shelltest.Has(d.Env, want) || shelltest.Seen(d.Env, p.entry.button) {
		t.Errorf("no %q among %q", want, shelltest.Texts(d.Env))
	}
}

// The worked example of the rules, typed with the keyboard alone: 10/8/2, and the totals of
// the preview before it is entered.
func TestPandaByKeyboard(t *testing.T) {
	for _, lang := range locales.Langs {
		d := newDesk(t, lang, "Tina", "Lee", "Ben")
		p := d.decipher(hobby())
		d.panda()
		if got := p.st.score.Totals; !slices.Equal(got, []int{19, 11, 12}) || p.s.Seq() != 1 {
			t.Fatal("preview", got, p.st.typed, p.st.wrong)
		}
		shot(d, "panda-"+string(lang))
		for _, want := range []string{"sheets.decipher.check"} {
			if text := d.T(games.ID(want), games.Args{"Points": 20}); !shelltest.Has(d.Env, text) {
				t.Errorf("no %q among %q", text, shelltest.Texts(d.Env))
			}
		}
		d.key(fyne.KeyReturn)
		if got := d.points(p, 2); !slices.Equal(got, []int{10, 8, 2}) {
			t.Fatal(got)
		}
		if p.st.at != (table.Spot{Row: 3, Seat: games.Table}) || p.st.pending() {
			t.Error("the next round isn't asked for:", p.st.at, p.st.typed)
		}
		p.Undo()
		if got := p.st.sheet().Score().Totals; !slices.Equal(got, []int{9, 3, 10}) || p.st.at.Row != 2 {
			t.Error("undone:", got, p.st.at)
		}
		p.Redo()
		if got := d.points(p, 2); !slices.Equal(got, []int{10, 8, 2}) {
			t.Error("redone:", got)
		}
	}
}

// What is typed and not entered is there after the program was killed, in panel and grid.
func TestHalfTypedRowSurvives(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee", "Ben")
	var saves []func()
	ui.SetTimer(func(_ time.Duration, f func()) func() {
		saves = append(saves, f)
		return func() {}
	})
	t.Cleanup(func() { ui.SetTimer(nil) })
	p := d.decipher(hobby())
	d.write("pan")
	d.key(fyne.KeyReturn, fyne.KeyRight)
	for _, f := range saves {
		f()
	}
	again, err := New(d.Env, registry(), shell.Route{Sheet: p.s.ID()}) // p never left
	d.must(err)
	q, ok := again.(*Page)
	if !ok || q.st.textOf(sheet.Of(2, paper.FieldWord)) != "PAN" || q.st.textOf(sheet.Of(2, paper.FieldGuesser)) != "0" || q.st.at.Row != 2 {
		t.Fatal(q.st.typed, q.st.at)
	}
	d.Router.Back()
	p = d.open(p.s.ID())
	p.left.grid.Lines.Take()
	d.key(fyne.KeyRight)
	d.write("1")
	p.keeper.Flush()
	again, err = New(d.Env, registry(), shell.Route{Sheet: p.s.ID()})
	d.must(err)
	if q, ok = again.(*Page); !ok || !q.st.inCell || q.st.text != "1" || q.st.cell != (cells.At{Row: 2, Col: 1}) {
		t.Error(q.st.inCell, q.st.text, q.st.cell)
	}
}

// Any old round can be corrected; the change is listed, and can be taken back alone.
func TestCorrectionAndChanges(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee", "Ben")
	p := d.decipher(hobby())
	d.must(writerKey.Set(d.Store, d.players[1].ID))
	d.panda()
	d.key(fyne.KeyReturn)
	p.left.grid.Lines.Take()
	p.left.grid.Lines.GoTo(cells.At{Row: 1, Col: 0})
	if p.st.at.Row != 1 {
		t.Fatal("the old round isn't opened")
	}
	p.change(sheet.Of(1, paper.FieldNo), "7")
	p.Confirm()
	if got := d.points(p, 1); !slices.Equal(got, []int{11, 3, 10}) {
		t.Fatal(got)
	}
	p.showChanges()
	shot(d, "changes")
	if !shelltest.Has(d.Env, "Nein-Marker: 7 statt 5") {
		t.Errorf("%q", shelltest.Texts(d.Env))
	}
	shelltest.IconTap(t, d.Env, d.T("sheets.changes.revert"), 0) // of the second round, which comes first
	if got := p.st.sheet().Score(); got.Lines[1].Done || got.Lines[0].Seats[0].Points != 11 {
		t.Error("not the second change was taken back:", got.Totals)
	}
	stored, err := d.Store.Rows(p.s.ID())
	d.must(err)
	if len(stored) != 4 || stored[2].By != d.players[1].ID || stored[0].By != 0 {
		t.Error(stored)
	}
}

// A refused figure is said at the thing that was asked, and nothing can be entered.
func TestRefusalInPanel(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee", "Ben")
	p := d.decipher(nil)
	d.key(fyne.KeyTab, fyne.KeyTab, fyne.KeyTab)
	d.write("4")
	want := d.T("sheet.decipher.bonus", games.Args{"Min": 0, "Max": 3})
	if !shelltest.Has(d.Env, want) {
		t.Errorf("no %q among %q", want, shelltest.Texts(d.Env))
	}
	p.Confirm()
	if p.s.Seq() != 0 {
		t.Error("four Bonus Tokens were entered")
	}
	if said := slices.DeleteFunc(shelltest.Texts(d.Env), func(s string) bool { return s != want }); len(said) != 1 {
		t.Errorf("the reason is said %d times", len(said))
	}
	if at := p.entry.panel.current(); at < 0 || p.entry.panel.wrong() != at {
		t.Error("the keyboard isn't where it has to be mended")
	}
}

// A sheet begun in the middle of a game is ended with the points as they are.
func TestEndEarly(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee", "Ben")
	p := d.decipher(hobby())
	p.end(sheet.EndClosed)
	if sh, err := d.Store.Sheet(p.s.ID()); err != nil || sh.State != store.Finished || p.st.at.Row != 0 {
		t.Fatal(err, p.st.at)
	}
	if got := shelltest.Heard(d.Env); got != "win" {
		t.Errorf("heard %q at the end", got)
	}
	shelltest.Tap(t, d.Env, d.T("sheets.reopen"))
	if sh, err := d.Store.Sheet(p.s.ID()); err != nil || sh.State != store.Running || p.st.at.Row != 2 {
		t.Error(err, p.st.at)
	}
}

// A message about a corrected round covers neither the sums nor what is asked next.
func TestMessageCoversNoText(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 1000, Height: 620}, {Width: 1280, Height: 800}} {
		d := newDesk(t, locales.German, "Tina", "Lee", "Ben")
		p := d.decipher(hobby())
		shelltest.Resize(d.Env, size.Width, size.Height)
		l := p.left.grid.Lines
		l.Take()
		l.GoTo(cells.At{Row: 1, Col: 1})
		d.write("8")
		d.key(fyne.KeyReturn)
		read := []fyne.CanvasObject{p.entry.head.title}
		for _, x := range shelltest.Find[*ui.Text](d.Env) {
			if slices.Contains(gridOf(p.desk, p.st).Totals, x.String()) {
				read = append(read, x)
			}
		}
		message := p.desk.T("sheets.decipher.replaced", games.Args{"Row": 1})
		if out := shelltest.Covered(t, d.Env, message, read...); len(out) > 0 || len(read) < 4 {
			t.Errorf("%v: %q covers %q of %d", size, message, out, len(read))
		}
	}
}

// Sheets that still run stand first, however old they are.
func TestListHasOpenSheetsFirst(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee")
	open := d.dicewords(400, 0, rounds()).s.ID()
	ended := d.dicewords(400, 0, rounds())
	ended.end(sheet.EndClosed)
	d.Router.Open(shell.Route{Page: shell.Sheets})
	for i, want := range []store.SheetID{open, ended.s.ID()} {
		d.row(i).Tapped(&fyne.PointEvent{})
		if got := d.page().s.ID(); got != want {
			t.Errorf("row %d is the sheet %d, want %d", i, got, want)
		}
		d.Router.Back()
	}
}

// row is a row of the list, nil for none.
func (d *desk) row(i int) *ui.CardButton {
	card, _ := d.Trace.Marked("match." + strconv.Itoa(i)).(*ui.CardButton)
	return card
}

// From nothing: the list, a new sheet, and the list with it.
func TestListAndBegin(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee")
	d.Router.Open(shell.Route{Page: shell.Sheets})
	shot(d, "list-empty")
	if !shelltest.Has(d.Env, d.T("sheets.none")) {
		t.Fatal("no word on an empty list")
	}
	d.Router.Open(shell.Route{Page: shell.NewSheet, Game: dc.Name})
	shot(d, "new")
	for _, f := range shelltest.Find[*ui.Field](d.Env) {
		if f.Text() == "20.11.2026" {
			f.Focus()
			d.write("x")
		}
	}
	for _, name := range []string{"Tina", "Lee"} {
		for _, c := range shelltest.Find[*people.Chip](d.Env) {
			if c.Text() == name {
				c.Tapped(&fyne.PointEvent{})
			}
		}
	}
	shelltest.Tap(t, d.Env, d.T("sheets.new.start"))
	if !shelltest.Has(d.Env, d.T("sheets.about.date.wrong")) {
		t.Fatal("a date that is none is taken")
	}
	d.key(fyne.KeyBackspace)
	shelltest.Tap(t, d.Env, d.T("sheets.new.start"))
	p := d.page()
	if len(p.st.stored.Players) != 2 {
		t.Fatal(p.st.stored.Players)
	}
	d.Router.Back()
	listed := func() bool { return strings.Count(strings.Join(shelltest.Texts(d.Env), "\n"), "Decipher") == 2 } // and what begins one
	if !listed() {
		t.Fatal("the list doesn't show the sheet")
	}
	shot(d, "list")
	d.row(0).Focus()
	if d.key(fyne.KeyDelete); !shelltest.Has(d.Env, d.T("sheets.none")) {
		t.Error("not deleted")
	}
	if shelltest.Tap(t, d.Env, d.T("common.undo")); !listed() || shelltest.Has(d.Env, d.T("sheets.none")) {
		t.Error("not brought back")
	}
}

// Nothing is cut off at the least size, in both languages, and no cell that is asked has to be scrolled to.
func TestFits(t *testing.T) {
	for _, lang := range locales.Langs {
		d := newDesk(t, lang, "Tina", "Lee", "Benedikta", "Maximilian")
		shelltest.Resize(d.Env, 1000, 620)
		name := string(lang)
		d.Router.Open(shell.Route{Page: shell.Sheets})
		d.fits(name + "-list")
		for _, g := range registry() {
			d.Router.Open(shell.Route{Page: shell.NewSheet, Game: g.Kind.Name()})
			d.fits(name + "-new-" + g.Kind.Name())
		}
		d.decipher(nil)
		d.fits(name + "-decipher")
		d.dicewords(200, 60, rounds())
		d.fits(name + "-dicewords")
		d.davinci(5, nil)
		d.fits(name + "-davinci")
		d.players = d.players[2:]
		d.woerterklauer(wkp.Counted(1, wkp.Turn{Tally: wk.Tally{Red: 8, Black: 3}, Words: map[sheet.Field][]string{wkp.FieldNew: {"HUNDE", "ROT"}}}))
		d.fits(name + "-woerterklauer")
	}
}

func (d *desk) fits(name string) {
	d.t.Helper()
	shot(d, name)
	for _, s := range shelltest.Outside(d.Env) {
		d.t.Errorf("%s: %s", name, s)
	}
	if p, ok := d.Router.Page().(*Page); ok && p.entry.panel.Size().Height < p.entry.panel.grid.Least() {
		d.t.Errorf("%s: the panel is %.0f of %.0f high", name, p.entry.panel.Size().Height, p.entry.panel.grid.Least())
	}
}

// The sign of a game can be read in either theme, as small as it stands at the foot of a face: enough of it has 4.5 to its ground.
func TestSignsCanBeRead(t *testing.T) {
	for _, mode := range []ui.Mode{ui.Light, ui.DarkMode} {
		d := newDesk(t, locales.English)
		ui.Apply(fyne.CurrentApp(), mode)
		for _, g := range registry() {
			w := test.NewWindow(registry().Sign(g.Kind.Name(), 22))
			w.SetPadded(false)
			w.Resize(fyne.NewSquareSize(22))
			img, clear := w.Canvas().Capture(), 0
			for i := range 22 * 22 {
				c, ok := color.NRGBAModel.Convert(img.At(i%22, i/22)).(color.NRGBA)
				if ok && ui.Contrast(c, ui.Color(g.Tint)) >= 4.5 {
					clear++
				}
			}
			if clear < 30 {
				d.t.Errorf("mode %v: %d pixels of the sign of %s are clear", mode, clear, g.Kind.Name())
			}
			w.Close()
		}
	}
}
