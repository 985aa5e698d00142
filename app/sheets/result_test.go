package sheets

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/decipher/paper"
	"spieltisch/games/sheet"
	"spieltisch/locales"
	"spieltisch/store"
)

// A finished sheet is celebrated like a match: points count up, and the winner's letter pieces fall where nothing is
// written. Any key brings all of it to rest. One that was over before is still.
func TestFinishedSheetIsCelebrated(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee", "Ben")
	clock := shelltest.NewClock(t)
	p := d.decipher(append(hobby(), paper.Typed(2, "PANDA", []string{"10", "8", "2"})...))
	if len(shelltest.Find[*draw.Rain](d.Env)) > 0 {
		t.Error("it rains while the game goes on")
	}
	p.end(sheet.EndClosed)
	clock.Pass(500 * time.Millisecond)
	if !shelltest.Has(d.Env, d.T("table.end.second")) {
		t.Errorf("no kind word for the second: %q", shelltest.Texts(d.Env))
	}
	rain := shelltest.Find[*draw.Rain](d.Env)
	if len(rain) != 1 || !rain[0].Falling() || shelltest.Heard(d.Env) != "win" {
		t.Fatalf("%d rains, heard %q", len(rain), shelltest.Heard(d.Env))
	}
	d.key(fyne.KeyUp)
	if rain[0].Falling() || !shelltest.Has(d.Env, "19") {
		t.Error("a key doesn't bring it to rest", shelltest.Texts(d.Env))
	}
	d.open(p.s.ID())
	if rain := shelltest.Find[*draw.Rain](d.Env); len(rain) != 1 || rain[0].Falling() {
		t.Error("an old result moves", len(rain))
	}
	shelltest.Tap(t, d.Env, d.T("sheets.reopen"))
	if len(shelltest.Find[*draw.Rain](d.Env)) > 0 {
		t.Error("it still rains on a sheet that goes on")
	}
}

// In each window everything that leads on is in sight, however many have played and whatever they are called.
func TestResultLeadsOn(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee", "Annemarie G. Sonnenfeld", "MaximilianKonstantin")
	p := d.dicewords(200, 0, word(1, 0, "SCHINKEN"))
	p.end(sheet.EndClosed)
	for _, size := range []fyne.Size{fyne.NewSize(1280, 800), fyne.NewSize(ui.MinWidth, ui.MinHeight)} {
		shelltest.Resize(d.Env, size.Width, size.Height)
		d.fits("ended")
		for _, word := range shelltest.Words(p.ending.Container) {
			if strings.HasSuffix(word.Text, "…") {
				t.Errorf("%v: %q is cut", size, word.Text)
			}
		}
	}
}

// A sheet that is looked at once it is over can't be changed by a stray key; a field that is chosen can.
func TestSheetIsOnlyLookedAt(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee")
	p := d.dicewords(200, 0, word(1, 0, "SCHINKEN"))
	p.end(sheet.EndClosed)
	shelltest.Tap(t, d.Env, d.T("sheets.look"))
	said := d.T("sheets.look.how")
	if !shelltest.Has(d.Env, said) || shelltest.Has(d.Env, d.T("sheets.dicewords.word")) {
		t.Errorf("the sheet isn't only shown: %q", shelltest.Texts(d.Env))
	}
	d.write("7hund")
	if d.key(fyne.KeyDelete, fyne.KeyBackspace, fyne.KeyUp); p.st.pending() || p.s.Seq() != p.st.log.Len() || p.st.sheet().Text(word(1, 0, "")[0].Cell) != "SCHINKEN" {
		t.Error("a key changes the sheet that is only looked at", p.st.typed)
	}
	d.key(fyne.KeyReturn)
	if p.st.at.Row != 0 {
		t.Error("Enter leads to", p.st.at)
	}
	p.look()
	if d.key(fyne.KeyF6); !p.left.grid.Lines.Focused() || shelltest.Has(d.Env, said) || !shelltest.Has(d.Env, d.T("sheets.dicewords.word")) {
		t.Errorf("a field that is chosen isn't asked for: %q", shelltest.Texts(d.Env))
	}
	shelltest.Tap(t, d.Env, d.T("sheets.toresult"))
	if p.st.at.Row != 0 || p.ending.face == nil || p.ending.face.Skip() {
		t.Error("the result isn't shown again, or celebrated once more", p.st.at)
	}
	if d.key(fyne.KeyUp); !shelltest.Has(d.Env, said) {
		t.Error("no key leads to the sheet")
	}
}

// The result of a sheet says of the best word when the list doesn't have it, and such a word is no record.
func TestUnlistedWordOfASheet(t *testing.T) {
	for _, lang := range locales.Langs {
		d := newDesk(t, lang, "Tina", "Lee")
		p := d.dicewords(400, 0, append(word(1, 0, "HUNDE"), word(1, 1, "EOREGSELNH")...))
		marked := func(text string) bool {
			turn, _ := table.BestWord(p.st.score.Turns, games.Table)
			for _, word := range shelltest.Texts(d.Env) {
				if strings.HasPrefix(word, text) && strings.HasSuffix(word, d.T("table.end.unlisted")) {
					return true
				}
			}
			return turn.Word == text && shelltest.Has(d.Env, d.T("table.end.best", games.Args{"N": turn.Points})+"\n"+d.T("table.end.unlisted"))
		}
		if marked("EOREGSELNH") {
			t.Error("it is marked before the game ends")
		}
		p.end(sheet.EndClosed)
		if !marked("EOREGSELNH") || marked("HUNDE") {
			t.Errorf("%q", shelltest.Texts(d.Env))
		}
		for _, longest := range []bool{false, true} {
			all, err := table.KnownWords(d.Env, store.WordFilter{Kind: "dicewords", Longest: longest, Limit: 1})
			if err != nil || len(all) != 1 || all[0].Word != "HUNDE" || all[0].Sheet != p.s.ID() {
				t.Error(all, err)
			}
		}
	}
}

// A sheet that brings a record has its ribbon, once it has ended and somebody has played before; an old one has none.
func TestRecordOfASheet(t *testing.T) {
	d := newDesk(t, locales.German, "Tina", "Lee")
	first := d.dicewords(400, 0, word(1, 0, "ROT"))
	first.end(sheet.EndClosed)
	ribbons := func() int { return len(shelltest.Find[*ui.Ribbon](d.Env)) }
	if n := ribbons(); n > 0 {
		t.Errorf("%d ribbons where there was nothing before", n)
	}
	p := d.dicewords(400, 0, word(1, 0, "HUNDE"))
	p.end(sheet.EndAbandoned)
	if n := ribbons(); n > 0 {
		t.Errorf("%d ribbons for a game without a result", n)
	}
	p.Undo()
	p.end(sheet.EndClosed)
	if n := ribbons(); n != 1 || p.ending.face.Ribbon != d.T("table.end.record_best", games.Args{"Word": "HUNDE", "Points": p.st.score.Totals[0]}) {
		t.Errorf("%d ribbons, %q", n, p.ending.face.Ribbon)
	}
	if d.open(first.s.ID()); ribbons() > 0 {
		t.Error("what was the best before is a record")
	}
}
