package frame_test

import (
	"context"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/frame"
	"spieltisch/app/table/session"
	"spieltisch/app/table/tabletest"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/locales"
	"spieltisch/store"
)

// helpers are computers of the fake game that also give tips: that an Add of 9 is best.
type helpers struct {
	thinkers
	asked []games.Action
	hint  *mind.Hint // all grades of it are this
	free  bool       // it has nothing to tell
}

func (h *helpers) Prepare() {}

func (h *helpers) Tip(_ context.Context, _ any, own games.Action) (mind.Tip, error) {
	h.asked = append(h.asked, own)
	if h.hint != nil {
		return mind.Tip{Hints: []mind.Hint{*h.hint, *h.hint, *h.hint}}, nil
	}
	if h.free {
		return mind.Tip{Hints: []mind.Hint{{Say: "davinci.tip.alike"}}, Free: true}, nil
	}
	if own == (tabletest.Add{N: 9}) {
		return mind.Tip{Hints: []mind.Hint{{Say: "davinci.tip.opens"}}}, nil
	}
	return mind.Tip{Rough: true, Hints: []mind.Hint{
		{Say: "dicewords.tip.there", Args: games.Args{"Points": 9}, Mark: 1}, {Say: "davinci.tip.colors", Mark: 2}, {Say: "dicewords.tip.throw", Mark: 3},
	}}, nil
}

// begin seats players; tips tells whether all have agreed.
func begin(t *testing.T, st *store.Store, tips bool, names ...string) *session.Session {
	t.Helper()
	var ids []store.PlayerID
	for _, p := range tabletest.Match(t, st, 30, names...).Stored().Players {
		ids = append(ids, p.ID)
	}
	s, err := session.Begin(st, tabletest.Kind{}, store.NewMatch{Setup: tabletest.Setup{Seats: len(ids), Target: 30, Seed: 7}.Encode(), Players: ids, Tips: tips})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// helped opens a table where tips can be had, if all have agreed.
func helped(t *testing.T, env *shell.Env, s *session.Session) (*seated, *helpers) {
	t.Helper()
	h := &helpers{thinkers: thinkers{made: thinker{}}}
	x := meet(t, env, s, &h.thinkers, func(g *table.Game) {
		g.Tips, g.Computers = true, func(*table.Desk) table.Computers { return h }
	})
	return x, h
}

// told tells whether a text stands somewhere on the page.
func told(env *shell.Env, text string) bool {
	return slices.ContainsFunc(shelltest.Texts(env), func(s string) bool { return strings.Contains(s, text) })
}

func (x *seated) f7() { shelltest.Key(x.env, fyne.KeyF7) }

var grades = [...]string{"Da liegt ein Wort für 9 Punkte", "Die Farben sind nicht gleich gut", "Wirf alle Würfel neu"}

// sees fails unless just this grade is told, 0 for none.
func (x *seated) sees(t *testing.T, grade int) {
	t.Helper()
	for i, text := range grades {
		if told(x.env, text) != (i+1 == grade) {
			t.Fatalf("grade %d: %q, want %d", i+1, shelltest.Texts(x.env), grade)
		}
	}
}

func TestTipsTellMoreAndCountOnce(t *testing.T) {
	env := shelltest.New(t, locales.German)
	x, _ := helped(t, env, begin(t, env.Store, true, "Tina", "Lee"))
	x.sees(t, 0)
	x.f7()
	x.sees(t, 1)
	if x.made.Board.Tip != 1 {
		t.Error("the board shows", x.made.Board.Tip)
	}
	if !told(env, "nur geschätzt") {
		t.Error(shelltest.Texts(env))
	}
	shelltest.Key(env, fyne.KeyEscape)
	x.sees(t, 0)
	x.f7() // what was told already
	x.sees(t, 1)
	x.f7()
	x.sees(t, 2)
	taken := func(want ...int) {
		t.Helper()
		m, err := env.Store.Match(x.s.ID())
		if err != nil || !slices.Equal(m.Tips, want) || x.s.TipsOf(0) != want[0] {
			t.Fatalf("%v, %v, want %v", m.Tips, err, want)
		}
	}
	taken(1, 0)
	// The program is started again.
	s, err := session.Open(env.Store, tabletest.Kind{}, x.s.ID())
	if err != nil {
		t.Fatal(err)
	}
	var h *helpers
	x, h = helped(t, env, s)
	x.sees(t, 0)
	x.f7()
	x.sees(t, 2)
	taken(1, 0)
	for range 3 {
		x.f7()
	}
	x.sees(t, 3)
	taken(1, 0)
	tabletest.Play(t, x.s, 9) // Tina acts, Lee is asked
	env.Router.Show(frame.New(env, x.game, x.s))
	x.sees(t, 0)
	x.f7()
	x.sees(t, 1)
	taken(1, 1)
	if len(h.asked) != 5 {
		t.Error("the tip wasn't found again", h.asked)
	}
}

// The tip goes with the position, and what has no time left is not told.
func TestTipGoesWithThePosition(t *testing.T) {
	env := shelltest.New(t, locales.German)
	x, _ := helped(t, env, begin(t, env.Store, true, "Tina", "Lee"))
	var later []func()
	x.f7()
	x.sees(t, 1)
	x.board().Rune('5')
	x.sees(t, 0)
	env.Background = func(work func()) { later = append(later, work) }
	x.f7()
	if !told(env, "Ich überlege") {
		t.Error(shelltest.Texts(env))
	}
	x.waits.Pass(1100 * time.Millisecond)
	if !told(env, "Ich denke noch nach") {
		t.Error(shelltest.Texts(env))
	}
	x.board().Rune('5')
	for _, work := range later {
		work()
	}
	x.sees(t, 0)
	if x.s.TipsOf(1) != 0 {
		t.Error("a tip is counted that nobody was told")
	}
}

// Without the agreement of all there is neither key nor button, nor where a computer plays or everybody has finished.
func TestNoTipsWithoutAgreement(t *testing.T) {
	env := shelltest.New(t, locales.German)
	x, h := helped(t, env, begin(t, env.Store, false, "Tina", "Lee"))
	x.f7()
	x.sees(t, 0)
	if len(h.asked) > 0 || told(env, "Tipp") || x.s.AllowsTips() {
		t.Error("tips nobody agreed to", shelltest.Texts(env))
	}
	if err := x.s.TakeTip(0, 1); err == nil {
		t.Error("a tip is counted that nobody agreed to")
	}
	x, h = helped(t, env, begin(t, env.Store, true, "Tina", "Nova"))
	if !told(env, "Tipp") {
		t.Error("no button", shelltest.Texts(env))
	}
	x.board().Rune('5') // now Nova thinks
	x.f7()
	x.sees(t, 0)
	if len(h.asked) > 0 {
		t.Error("Nova takes a tip")
	}
}

// What is no mistake is told at once, by what has been prepared.
func TestWhatIsPreparedMayBeFine(t *testing.T) {
	env := shelltest.New(t, locales.German)
	x, h := helped(t, env, begin(t, env.Store, true, "Tina", "Lee"))
	x.board().Entry.SetText("9")
	x.f7()
	if !told(env, "So ist es gut") || len(h.asked) != 1 {
		t.Error(h.asked, shelltest.Texts(env))
	}
}

// The last grade goes on from what was prepared when it was asked for: where that is gone its figure is too, and what is told next
// is about what lies there now.
func TestLastGradeGoesWithWhatWasPrepared(t *testing.T) {
	env := shelltest.New(t, locales.German)
	x, h := helped(t, env, begin(t, env.Store, true, "Tina", "Lee"))
	x.board().Entry.SetText("4")
	for range 2 {
		x.f7()
	}
	x.board().Entry.SetText("41")
	x.sees(t, 2)
	x.board().Entry.SetText("4")
	x.f7()
	x.sees(t, 3)
	for _, text := range []string{"", "4"} {
		x.board().Entry.SetText(text)
		x.sees(t, 0)
		if told(env, "Mehr verraten") || x.board().Tip != nil {
			t.Error(x.board().Tip, shelltest.Texts(env))
		}
	}
	x.board().Entry.SetText("")
	x.f7()
	x.sees(t, 3)
	if got := h.asked[len(h.asked)-1]; got != nil || x.s.TipsOf(0) != 1 {
		t.Error(got, x.s.TipsOf(0))
	}
}

// The longest sentence is whole in the least window.
func TestLongTipsAreWhole(t *testing.T) {
	env := shelltest.New(t, locales.German)
	x, h := helped(t, env, begin(t, env.Store, true, "Tina", "Lee"))
	env.Window.Resize(fyne.NewSize(1000, 620))
	h.hint = &mind.Hint{Say: "woerterklauer.tip.lay", Args: games.Args{
		"Word": "WIRTSCHAFT", "From": "FLUCHT", "Into": "FRUCHT", "N": 8, "More": 18, "Needs": 0, "Back": true,
	}}
	x.f7()
	said := shelltest.Find[*ui.Para](env)
	i := slices.IndexFunc(said, func(o *ui.Para) bool { return strings.Contains(o.String(), "Nimm alles zurück") })
	if i < 0 {
		t.Fatalf("%q", shelltest.Texts(env))
	}
	for _, word := range shelltest.Words(said[i]) {
		if strings.HasSuffix(word.Text, "…") {
			t.Errorf("%q", word.Text)
		}
	}
}

// A tip leaves the ways out of the table where they are, in every window.
func TestTipLeavesTheHead(t *testing.T) {
	for _, w := range []float32{1000, 1280} {
		env := shelltest.New(t, locales.English)
		x, _ := helped(t, env, begin(t, env.Store, true, "Tina", "Lee"))
		env.Window.Resize(fyne.NewSize(w, 620))
		ways := func() (at []string) {
			for _, b := range shelltest.Find[*ui.IconButton](env) {
				if y := fyne.CurrentApp().Driver().AbsolutePositionForObject(b).Y; y < ui.HeadHeight {
					at = append(at, b.Tip())
				}
			}
			return at
		}
		was := ways()
		x.f7()
		if now := ways(); len(was) < 2 || !slices.Equal(was, now) {
			t.Errorf("%v: %q, and with a tip %q", w, was, now)
		}
	}
}

// A tip with nothing to tell isn't counted.
func TestFreeTipsDontCount(t *testing.T) {
	for _, free := range []bool{true, false} {
		env := shelltest.New(t, locales.German)
		x, h := helped(t, env, begin(t, env.Store, true, "Tina", "Lee"))
		h.free = free
		x.f7()
		if n := x.s.TipsOf(0); told(env, env.T("davinci.tip.alike")) != free || (n == 0) != free {
			t.Error(n, shelltest.Texts(env))
		}
	}
}

// The result says who took how many tips.
func TestResultSaysTips(t *testing.T) {
	for tips, want := range map[int]string{0: "Niemand brauchte Tipps", 2: "Tipps: Tina 1"} {
		env := shelltest.New(t, locales.German)
		x, _ := helped(t, env, begin(t, env.Store, true, "Tina", "Lee"))
		for range tips {
			x.f7()
		}
		tabletest.Play(t, x.s, 9, 1, 9, 1, 9, 1, 9)
		env.Router.Show(frame.New(env, x.game, x.s))
		if !told(env, want) {
			t.Error(strconv.Itoa(tips), shelltest.Texts(env))
		}
		x.f7()
		x.sees(t, 0)
	}
}

// Of one position one answer is told: an estimate gives way only to what is exact, which says so, and that never again.
func TestTipsOfAPositionAreOneAnswer(t *testing.T) {
	env := shelltest.New(t, locales.German)
	x, h := helped(t, env, begin(t, env.Store, true, "Tina", "Lee"))
	x.f7()
	h.hint = &mind.Hint{Say: "davinci.tip.opens"}
	exact := env.T("table.tip.exact")
	x.f7()
	if asked := len(h.asked); !told(env, exact) || told(env, "nur geschätzt") || asked != 2 {
		t.Error(asked, shelltest.Texts(env))
	}
	h.hint = nil
	for _, key := range []fyne.KeyName{fyne.KeyF7, fyne.KeyEscape, fyne.KeyF7} {
		shelltest.Key(env, key)
	}
	if !told(env, env.T("davinci.tip.opens")) || told(env, "nur geschätzt") || len(h.asked) != 2 {
		t.Error(h.asked, shelltest.Texts(env))
	}
	tabletest.Play(t, x.s, 9)
	x.f7()
	if told(env, exact) || !told(env, "nur geschätzt") {
		t.Error("the next position isn't another one", shelltest.Texts(env))
	}
}
