package sheets

import (
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/sheets/cells"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/assets/dice"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	dvp "spieltisch/games/davinci/paper"
	dw "spieltisch/games/dicewords"
	dwp "spieltisch/games/dicewords/paper"
	"spieltisch/games/sheet"
	wk "spieltisch/games/woerterklauer"
	wkp "spieltisch/games/woerterklauer/paper"
	"spieltisch/locales"
)

func (d *desk) dicewords(target, clock int, e sheet.Edit) *Page {
	d.t.Helper()
	set, err := dw.ParseSet(dice.German)
	d.must(err)
	setup, err := dwp.Options{Seats: len(d.players), Target: target, Clock: clock, Set: set}.Encode()
	d.must(err)
	return d.begin(dw.Name, setup, e)
}

func (d *desk) davinci(rounds int, e sheet.Edit) *Page {
	d.t.Helper()
	setup, err := dvp.Options{Seats: len(d.players), Rounds: rounds, Dashes: true, Leftover: dv.LeftFaces}.Encode()
	d.must(err)
	return d.begin(dv.Name, setup, e)
}

func (d *desk) woerterklauer(e sheet.Edit) *Page {
	d.t.Helper()
	setup, err := wkp.Options{Options: wk.DefaultOptions()}.Encode()
	d.must(err)
	return d.begin(wk.Name, setup, e)
}

// word enters a word of Dicewords.
func word(row int, seat games.Seat, text string) sheet.Edit {
	return sheet.Edit{}.Set(sheet.Cell{Row: row, Seat: seat, Field: dwp.FieldWord}, text)
}

func rounds() sheet.Edit {
	return slices.Concat(word(1, 0, "HUNDE"), word(1, 1, "GEHEN"), word(2, 0, "SCHI(N)KEN"))
}

// A word is counted while it is typed, with what the dice and the word list say; points
// overrule it, and what no word can count is refused.
func TestDicewordsTurn(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee")
	p := d.dicewords(400, 0, nil)
	d.write("hunde")
	worth := dwp.WorthOf(p.st.sheet(), "HUNDE").Tally
	want := []string{
		d.T("sheets.dicewords.worth", games.Args{"Points": ui.Signed(worth.Points()), "Value": ui.Signed(worth.Sum()), "Length": 5}),
		d.T("sheets.dicewords.can"), d.T("sheets.word.known"),
	}
	for _, s := range want {
		if !shelltest.Has(d.Env, s) {
			t.Errorf("no %q among %q", s, shelltest.Texts(d.Env))
		}
	}
	shot(d, "dicewords")
	d.key(fyne.KeyReturn, fyne.KeyReturn) // over the points to the button
	if got := p.st.sheet().Score().Totals; !slices.Equal(got, []int{worth.Points(), 0}) || p.st.at != (table.Spot{Row: 1, Seat: 1}) {
		t.Fatal(got, p.st.at)
	}
	d.write("qqq")
	if !shelltest.Has(d.Env, d.T("sheets.dicewords.cannot")) || !shelltest.Has(d.Env, d.T("sheets.word.unknown")) {
		t.Errorf("%q", shelltest.Texts(d.Env))
	}
	d.key(fyne.KeyTab)
	d.write("1")
	d.key(fyne.KeyReturn)
	if why := p.st.wrong[sheet.Cell{Row: 1, Seat: 1, Field: sheet.FieldPoints}]; why == nil || p.entry.missing(p.st) != p.explain(why) {
		t.Error("a point that QQQ can't count is taken")
	}
	d.key(fyne.KeyBackspace)
	d.write("0")
	p.Confirm()
	if n, ok := p.st.sheet().Cells().Number(1, 1, sheet.FieldPoints); !ok || n != 0 || p.st.at.Row != 2 {
		t.Error("the word isn't overruled", p.st.sheet().Cells())
	}
}

// A text typed in a cell counts at once, in the panel as in the sums, and is entered as anywhere.
func TestDicewordsCells(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee")
	p := d.dicewords(400, 0, slices.Concat(word(1, 0, "HUNDE"), word(1, 1, "ROT")))
	had, worth := p.st.score.Totals[1], dwp.WorthOf(p.st.sheet(), "HUNDE").Tally
	told := d.T("sheets.dicewords.worth", games.Args{"Points": ui.Signed(worth.Points()), "Value": ui.Signed(worth.Sum()), "Length": 5})
	b := p.left.grid.Lines
	b.Take()
	b.GoTo(cells.At{Row: 2, Col: 2})
	d.write("hunde")
	if !shelltest.Has(d.Env, told) || p.st.score.Totals[1] != had+worth.Points() || p.st.textOf(sheet.Cell{Row: 2, Seat: 1, Field: dwp.FieldWord}) != "HUNDE" {
		t.Errorf("the panel doesn't follow the cell: %d, %q", p.st.score.Totals, shelltest.Texts(d.Env))
	}
	if d.key(fyne.KeyEscape); p.st.score.Totals[1] != had || p.st.open() {
		t.Error("what isn't typed any more counts", p.st.score.Totals)
	}
	d.write("21")
	d.key(fyne.KeyReturn)
	if got := p.st.sheet().Score().Totals[1]; got != had+21 || b.Refused() != "" { // three letters, or seven
		t.Error(got, b.Refused())
	}
	b.GoTo(cells.At{Row: 2, Col: 1})
	d.write("rot")
	d.key(fyne.KeyReturn)
	b.GoTo(cells.At{Row: 2, Col: 1})
	d.write("20")
	d.key(fyne.KeyReturn)
	if want := d.T("sheet.dicewords.multiple", games.Args{"Points": 20, "Word": "ROT", "Length": 3}); b.Refused() != want {
		t.Errorf("20 points for three letters: %q, want %q", b.Refused(), want)
	}
}

// The round in which the target is reached is finished, and says who is still to come.
func TestDicewordsRace(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee", "Ben")
	p := d.dicewords(100, 0, sheet.Edit{}.Number(sheet.Cell{Row: 1, Seat: 0, Field: sheet.FieldPoints}, 120))
	want := d.Named(p.desk.Names(), "sheets.dicewords.last", games.Args{"Seats": []games.Seat{1, 2}, "N": 2})
	if !shelltest.Has(d.Env, want) {
		t.Errorf("no %q among %q", want, shelltest.Texts(d.Env))
	}
	for _, text := range []string{"0", "100"} {
		p.change(sheet.Cell{Row: 1, Seat: p.st.at.Seat, Field: sheet.FieldPoints}, text)
		p.Confirm()
		last := d.T("sheets.race.overtake", games.Args{"Lead": 120})
		if text == "0" && (!shelltest.Has(d.Env, last) || p.entry.button.Text() != d.T("sheets.enter.last")) {
			t.Errorf("no %q on %q among %q", last, p.entry.button.Text(), shelltest.Texts(d.Env))
		}
	}
	if o := p.st.sheet().Score().Outcome; o == nil || o.Places[0].Seat != 0 || p.st.at.Row != 0 || p.st.rows() != 1 {
		t.Error("not over:", o, p.st.at, p.st.rows())
	}
}

// Figures that are typed where the word is asked are its points, and what is missing names both.
func TestFiguresArePoints(t *testing.T) {
	for _, lang := range locales.Langs {
		d := newDesk(t, lang, "Tina", "Lee")
		p := d.dicewords(400, 0, nil)
		if want := d.T("sheets.incomplete", games.Args{"What": d.T("sheets.either", games.Args{"One": d.T("sheets.dicewords.word"), "Other": d.T("sheets.dicewords.points")})}); !shelltest.Has(d.Env, want) {
			t.Errorf("no %q among %q", want, shelltest.Texts(d.Env))
		}
		word, points, _ := p.st.overruling()
		if d.write("100"); p.st.textOf(word) != "" || p.st.textOf(points) != "100" || p.st.refusal() != nil {
			t.Errorf("word %q, points %q, %v", p.st.textOf(word), p.st.textOf(points), p.st.refusal())
		}
		d.key(fyne.KeyReturn, fyne.KeyReturn)
		d.write("hunde60")
		if word, points, _ := p.st.overruling(); p.st.at.Seat != 1 || p.st.textOf(word) != "HUNDE" || p.st.textOf(points) != "60" {
			t.Errorf("%v: word %q, points %q", p.st.at, p.st.textOf(word), p.st.textOf(points))
		}
	}
}

// The clock only reminds: it is started by hand, says when the time is up, and begins again
// with the next turn.
func TestDicewordsClock(t *testing.T) {
	d := newDesk(t, locales.English, "Tina", "Lee")
	now := shelltest.Now
	d.Now = func() time.Time { return now }
	var tick func()
	ui.SetTimer(func(_ time.Duration, f func()) func() { tick = f; return func() {} })
	p := d.dicewords(400, 60, nil)
	c := p.clock
	if c == nil || c.button.Text() != "1:00" || c.on {
		t.Fatal("the clock runs by itself, or there is none")
	}
	c.toggle()
	for c.on {
		now = now.Add(time.Second)
		tick()
	}
	if c.on || c.button.Text() != "0:00" || !shelltest.Has(d.Env, d.T("sheets.clock.up")) {
		t.Error(c.on, c.button.Text(), shelltest.Texts(d.Env))
	}
	p.change(sheet.Cell{Row: 1, Seat: 0, Field: sheet.FieldPoints}, "0")
	p.Confirm()
	if c.button.Text() != "1:00" {
		t.Error("the next turn has", c.button.Text())
	}
}

// A round of the points game is counted player by player; what can't be is refused.
func TestDavinciRound(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee")
	p := d.davinci(2, nil)
	for _, text := range []string{"3", "1", "1", "3 7 -", "2", "0", "0"} {
		d.write(text)
		d.key(fyne.KeyReturn)
	}
	shot(d, "davinci")
	p.Confirm()
	got := func(seat games.Seat, f sheet.Field) string {
		return p.st.sheet().Text(sheet.Cell{Row: 1, Seat: seat, Field: f})
	}
	if got(0, dvp.FieldNumbers) != "3" || got(0, dvp.FieldCodes) != "1" || got(0, dvp.FieldLeft) != "3 7 -" || got(1, dvp.FieldNumbers) != "2" {
		t.Fatal(p.st.sheet().Cells(), p.st.wrong, p.st.typed)
	}
	if p.st.at.Row != 2 {
		t.Error(p.st.at)
	}
	for _, text := range []string{"3", "1", "1", "0", "2", "0", "0", "4 7"} { // who has lost has 0 left, and not the tile
		d.write(text)
		d.key(fyne.KeyReturn)
	}
	p.Confirm()
	if left := p.st.sheet().Text(sheet.Cell{Row: 2, Seat: 0, Field: dvp.FieldLeft}); left != "" || p.st.at.Row != 0 {
		t.Errorf("%q left, at %v, %v", left, p.st.at, p.st.wrong)
	}
	p.Undo()
	c := sheet.Cell{Row: 2, Seat: 0, Field: dvp.FieldLeft}
	p.change(c, "13")
	if p.st.wrong[c] == nil {
		t.Error("a tile 13 is taken")
	}
}

// What is missing to the target is said as long as the game goes on.
func TestNothingToGoAtTheEnd(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee")
	p := d.dicewords(400, 0, rounds())
	togo := func() bool {
		return slices.ContainsFunc(shelltest.Texts(d.Env), func(s string) bool { return strings.HasPrefix(s, "noch ") })
	}
	if !togo() {
		t.Fatalf("%q", shelltest.Texts(d.Env))
	}
	p.end(sheet.EndClosed)
	shot(d, "dicewords-ended")
	if togo() {
		t.Errorf("%q", shelltest.Texts(d.Env))
	}
}

// Where there are no dashes, nothing speaks of them: panel, refusals, points, changes.
func TestDavinciWithoutDashes(t *testing.T) {
	for lang, dash := range map[locales.Lang]string{locales.German: "indestrich", locales.English: "dash"} {
		d := newDesk(t, lang, "Tina", "Lee")
		setup, err := dvp.Options{Seats: 2, Rounds: 2, Leftover: dv.LeftFaces}.Encode()
		d.must(err)
		p := d.begin(dv.Name, setup, nil)
		silent := func(when string) {
			t.Helper()
			for _, text := range shelltest.Texts(d.Env) {
				if strings.Contains(text, dash) && !slices.Contains(p.st.paper.Facts(p.st.sheet()), text) {
					t.Errorf("%s: %q", when, text)
				}
			}
		}
		silent("at first")
		for _, text := range []string{"3", "1", "1", "99"} {
			d.write(text)
			d.key(fyne.KeyReturn)
		}
		silent("refused")
		p.change(sheet.Cell{Row: 1, Seat: 0, Field: dvp.FieldLeft}, "3 7")
		for i, f := range []sheet.Field{dvp.FieldNumbers, dvp.FieldSpecials, dvp.FieldCodes} {
			p.change(sheet.Cell{Row: 1, Seat: 1, Field: f}, []string{"2", "0", "0"}[i])
		}
		silent("counted")
		p.Confirm()
		p.showChanges()
		silent("changes")
	}
}

// Without points the sheet only keeps who won.
func TestDavinciWithoutPoints(t *testing.T) {
	d := newDesk(t, locales.English, "Tina", "Lee", "Ben")
	p := d.davinci(0, nil)
	shot(d, "davinci-plain")
	d.key(fyne.KeyRight, fyne.KeyRight, fyne.KeyReturn, fyne.KeyReturn)
	o := p.st.sheet().Score().Outcome
	if o == nil || o.Places[0].Seat != 1 || p.st.at.Row != 0 {
		t.Fatal(o, p.st.at)
	}
	shot(d, "davinci-won")
	d.key(fyne.KeyReturn)
	if d.page() != p {
		t.Error("one Enter too many begins another game")
	}
	d.key(fyne.KeyReturn)
	if d.page() == p {
		t.Error("the next game isn't begun by keyboard")
	}
}

// Games that have no room are buttons, and these tell of no points where there are none.
func TestManyPlainGames(t *testing.T) {
	d := newDesk(t, locales.English, "Tina", "Lee", "Ben")
	d.davinci(0, nil)
	shelltest.Resize(d.Env, 1000, 620)
	for range 3 {
		d.key(fyne.KeyRight, fyne.KeyReturn, fyne.KeyReturn)
		shelltest.Tap(t, d.Env, d.T("sheets.next"))
	}
	if b := shelltest.Button(t, d.Env, d.T("sheets.goto", games.Args{"Number": 3})); !b.Visible() || strings.Contains(strings.Join(shelltest.Texts(d.Env), "\n"), " 0") {
		t.Errorf("points of a game without points: %q", shelltest.Texts(d.Env))
	}
	for range 5 {
		d.key(fyne.KeyRight, fyne.KeyReturn, fyne.KeyReturn)
		shelltest.Tap(t, d.Env, d.T("sheets.next"))
	}
	d.key(fyne.KeyRight, fyne.KeyReturn)
	goTo := func(n int) string { return d.T("sheets.goto", games.Args{"Number": n}) }
	for n := 1; n < 9; n++ {
		if !shelltest.Has(d.Env, goTo(n)) {
			t.Errorf("game %d has no button to game %d: %q", d.page().st.number(), n, shelltest.Texts(d.Env))
		}
	}
	if out := shelltest.Outside(d.Env); len(out) > 0 {
		t.Errorf("cut off: %q", out)
	}
}

// Letters red and black, words, and who gives up.
func TestWoerterklauerTurn(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee")
	p := d.woerterklauer(nil)
	if !shelltest.Has(d.Env, "Stand") || shelltest.Has(d.Env, d.T("sheets.total.short")) {
		t.Error("what lies on the field is called a sum")
	}
	d.write("8")
	d.key(fyne.KeyReturn)
	d.write("9")
	if !shelltest.Has(d.Env, d.Named(p.desk.Names(), "sheet.woerterklauer.lead", games.Args{"Row": 1, "Seat": games.Seat(0)})) {
		t.Errorf("who ended the turn needn't lead: %q", shelltest.Texts(d.Env))
	}
	d.key(fyne.KeyBackspace)
	d.write("3")
	d.key(fyne.KeyTab)
	d.write("hunde rot")
	shot(d, "woerterklauer")
	p.Confirm()
	if got := p.st.sheet().Score().Totals; !slices.Equal(got, []int{8, 3}) || p.st.at.Row != 2 {
		t.Fatal(got, p.st.at, p.st.wrong)
	}
	p.change(sheet.Whole(wkp.FieldWinner), "1")
	if p.entry.missing(p.st) == "" {
		t.Error("who leads has lost")
	}
	p.change(sheet.Whole(wkp.FieldWinner), "0")
	p.Confirm()
	if o := p.st.sheet().Score().Outcome; o == nil || o.Places[0].Seat != 0 {
		t.Error(o)
	}
}
