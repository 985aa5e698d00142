package review_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app"
	"spieltisch/app/draw"
	"spieltisch/app/review"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/tabletest"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/mind"
	"spieltisch/locales"
	"spieltisch/store"
)

// reviewing opens the review of a stored match and waits until it is there.
func reviewing(t *testing.T, kind, name string) (*shell.Env, store.MatchID) {
	t.Helper()
	env := shelltest.New(t, locales.German)
	p := tabletest.Golden(t, app.Games(), kind, name)
	var ids []store.PlayerID
	for _, player := range shelltest.Players(t, env, "Tina", "Lee", "Ben", "Jo")[:len(p.Log(t).Match().Standing().Points)] {
		ids = append(ids, player.ID)
	}
	id := p.Play(t, env.Store, "", ids...)
	env.Router = shell.NewRouter(env, app.Pages(env))
	shelltest.Resize(env, 1280, 800)
	env.Router.Home()
	env.Router.Open(shell.Route{Page: shell.Review, Match: id})
	return env, id
}

// The review of a match is made once, leads each moment onto the mat, and fits everywhere.
func TestReview(t *testing.T) {
	for kind, name := range map[string]string{"davinci": "two", "dicewords": "dictionary"} {
		env, id := reviewing(t, kind, name)
		kept, ok, err := env.Store.Review(id)
		if err != nil || !ok || len(kept.Findings) == 0 {
			t.Fatalf("%s: %d findings, %v, %v; on the screen: %q", kind, len(kept.Findings), ok, err, shelltest.Texts(env))
		}
		if text := shelltest.Guide(env); text != env.T("guide.review") {
			t.Errorf("%s: F1 says %q", kind, text)
		}
		if !shelltest.Has(env, env.T("review.moment")) || !shelltest.Has(env, "Besser: ") {
			t.Errorf("%s: no moment with a better choice in %q", kind, shelltest.Texts(env))
		}
		if kind == "davinci" { // there are others
			ontoTheMat(t, env)
		}
		numbers(t, env, kind)
		fits(t, env, kind)
	}
}

// ontoTheMat leads another moment there by a key.
func ontoTheMat(t *testing.T, env *shell.Env) {
	t.Helper()
	before := shelltest.Texts(env)
	env.Window.Canvas().Focus(shelltest.Find[*ui.CardButton](env)[0])
	shelltest.Key(env, fyne.KeySpace)
	if slices.Equal(before, shelltest.Texts(env)) || shelltest.Has(env, env.T("review.moment")) {
		t.Errorf("another moment isn't on the mat: %q", shelltest.Texts(env))
	}
}

// A match that is over has no secrets: nobody is asked who looks, and everybody's moments are there for all.
func TestNobodyIsAskedWhoLooks(t *testing.T) {
	env, id := reviewing(t, "davinci", "two")
	kept, _, err := env.Store.Review(id)
	shelltest.Fine(t, err)
	for seat, name := range []string{"Tina", "Lee"} {
		if seat > 0 {
			env.Window.Canvas().Focus(shelltest.Find[*ui.Choice](env)[0])
			shelltest.Key(env, fyne.KeyDown)
		}
		good := env.T("review.good", games.Args{"N": mind.AccountOf(kept.Findings, games.Seat(seat)).Sizes[mind.NoMistake]})
		if !shelltest.Has(env, good) || !slices.ContainsFunc(shelltest.Texts(env), func(s string) bool {
			return strings.Contains(s, name+"!") || strings.Contains(s, name+".") || strings.Contains(s, name+",")
		}) {
			t.Errorf("nothing of %s in %q", name, shelltest.Texts(env))
		}
	}
}

// In a window of the usual size the review of a short match or of four has no bar, its moment lies beside a curve that begins at
// nothing, and the pieces there stand on ledges.
func TestReviewUsesItsRoom(t *testing.T) {
	for name, ledges := range map[string]int{"davinci/four-points": 2, "davinci/two": 2, "davinci/three-points": 2, "decipher/random": 0, "dicewords/alone": 2} {
		kind, match, _ := strings.Cut(name, "/")
		env, id := reviewing(t, kind, match)
		kept, _, err := env.Store.Review(id)
		shelltest.Fine(t, err)
		for _, short := range []bool{false, true} {
			if short { // a match of one turn of the first seat
				r, first := kept, slices.IndexFunc(kept.Findings, func(f mind.Finding) bool { return f.Seat == 0 && f.Size > mind.NoMistake })
				r.Findings = kept.Findings[first : first+1]
				shelltest.Fine(t, env.Store.SaveReview(id, rowsOf(t, env, id), r))
				env.Router.Home()
				env.Router.Open(shell.Route{Page: shell.Review, Match: id})
			}
			page := shelltest.Find[*ui.Scroll](env)[1] // the first is around the page
			if need, have := page.Content.MinSize().Height, page.Size().Height; need > have {
				t.Errorf("%s, short %t: %v px of %v", name, short, need, have)
			}
			if n := len(shelltest.Find[*ui.Ledge](env)); n < ledges {
				t.Errorf("%s, short %t: %d ledges, want %d", name, short, n, ledges)
			}
			charts := shelltest.Find[*draw.Chart](env)
			if len(charts) != 1 {
				t.Fatalf("%s, short %t: %d curves", name, short, len(charts))
			}
			charts[0].Choose(0)
			if shown := charts[0].Numbers(); !strings.HasSuffix(shown[0], "  0") || !strings.HasSuffix(shown[1], "  0") {
				t.Errorf("%s, short %t: the curve begins with %q", name, short, shown)
			}
			try := shelltest.Marked(t, env, "try")
			mat := slices.MaxFunc(shelltest.Find[*ui.Surface](env), func(a, b *ui.Surface) int {
				return int(a.Size().Width*a.Size().Height - b.Size().Width*b.Size().Height)
			})
			if w := mat.Size().Width; w < 700 || w > 790 {
				t.Errorf("%s, short %t: the mat is %.0f wide", name, short, w)
			}
			if foot := shelltest.Middle(mat).Y + mat.Size().Height/2 - shelltest.Middle(try).Y; foot > 90 {
				t.Errorf("%s, short %t: what can be done is %.0f above the foot", name, short, foot)
			}
			apart := shelltest.Middle(shelltest.Marked(t, env, "next")).Y - shelltest.Middle(shelltest.Marked(t, env, "numbers")).Y
			if apart < 60 {
				t.Errorf("%s, short %t: %.0f from what stands behind the figures to what comes next", name, short, apart)
			}
		}
	}
}

// Where kept dice stay kept, the numbers say in both languages that the review looks one throw ahead; elsewhere they don't.
func TestReviewSaysWhatItEstimates(t *testing.T) {
	for name, stay := range map[string]bool{"trust": true, "dictionary": false} {
		env, _ := reviewing(t, "dicewords", name)
		for _, lang := range locales.Langs {
			env.Change(func(p *shell.Prefs) { p.Language = lang })
			shelltest.Tap(t, env, env.T("review.numbers"))
			if shelltest.Has(env, env.T("dicewords.review.stays")) != stay {
				t.Errorf("%s, %s: %q", name, lang, shelltest.Texts(env))
			}
			shelltest.Key(env, fyne.KeyEscape)
			if out := shelltest.Outside(env); len(out) > 0 {
				t.Errorf("%s, %s: %s", name, lang, out)
			}
		}
	}
}

// fits sees that the page is whole in all languages and windows.
func fits(t *testing.T, env *shell.Env, kind string) {
	t.Helper()
	for _, lang := range locales.Langs {
		env.Change(func(p *shell.Prefs) { p.Language = lang })
		for _, w := range []fyne.Size{{Width: 1280, Height: 800}, {Width: ui.MinWidth, Height: ui.MinHeight}} {
			shelltest.Resize(env, w.Width, w.Height)
			for _, out := range shelltest.Outside(env) {
				t.Errorf("%s, %s, %v: %s", kind, lang, w, out)
			}
			shelltest.Shot(t, env, fmt.Sprintf("review-%s-%s-%v", kind, lang, w.Width))
		}
	}
}

// What was kept is shown again without asking a mind; one of another version is made again.
func TestReviewIsMadeOnce(t *testing.T) {
	env, id := reviewing(t, "davinci", "two")
	was, _, err := env.Store.Review(id)
	shelltest.Fine(t, err)
	rows := rowsOf(t, env, id)
	again := func(change func(*store.Review)) (now store.Review) {
		t.Helper()
		r := was
		r.Findings = was.Findings[:1]
		change(&r)
		shelltest.Fine(t, env.Store.SaveReview(id, rows, r))
		env.Router.Home()
		env.Router.Open(shell.Route{Page: shell.Review, Match: id})
		now, _, err = env.Store.Review(id)
		shelltest.Fine(t, err)
		return now
	}
	if now := again(func(*store.Review) {}); len(now.Findings) != 1 {
		t.Errorf("%d findings, though there was one of today", len(now.Findings))
	}
	for what, change := range map[string]func(*store.Review){
		"mind": func(r *store.Review) { r.Mind = "davinci 0" },
		"list": func(r *store.Review) { r.List = "other words" },
	} {
		if now := again(change); now.Mind != was.Mind || now.List != was.List || len(now.Findings) != len(was.Findings) {
			t.Errorf("another %s: %q, %q with %d findings, want %q with %d", what, now.Mind, now.List, len(now.Findings), was.Mind, len(was.Findings))
		}
	}
}

// A review is kept although another program holds the data file when it is made: what works in the background waits.
func TestReviewOutlastsAnotherProgram(t *testing.T) {
	env, id := reviewing(t, "davinci", "two")
	was, _, err := env.Store.Review(id)
	shelltest.Fine(t, err)
	old := was
	old.Mind = "davinci 0"
	env.Router.Home()
	shelltest.Fine(t, env.Store.SaveReview(id, rowsOf(t, env, id), old))
	release, released := shelltest.Occupy(t, env), make(chan error)
	time.AfterFunc(300*time.Millisecond, func() { released <- release() })
	env.Router.Open(shell.Route{Page: shell.Review, Match: id})
	shelltest.Fine(t, <-released)
	if now, _, err := env.Store.Review(id); err != nil || now.Mind != was.Mind || len(now.Findings) != len(was.Findings) {
		t.Errorf("%q with %d findings, %v", now.Mind, len(now.Findings), err)
	}
}

// slowly tells what another reviewer has found, one thing after the other; see looks at the page each time.
type slowly struct {
	found []mind.Finding
	see   func(n int)
}

func (s slowly) Review(ctx context.Context, _ games.Log, tell func(float64, []mind.Finding)) ([]mind.Finding, error) {
	for n := range s.found {
		tell(float64(n+1)/float64(len(s.found)), s.found[:n+1])
		s.see(n)
		if err := ctx.Err(); err != nil {
			return nil, err
		}
	}
	return s.found, nil
}

// What is found is shown as it comes, with a bar and the way to end it; then the page goes back, and nothing is kept.
func TestFindingsComeOneByOne(t *testing.T) {
	env, id := reviewing(t, "davinci", "two")
	kept, _, err := env.Store.Review(id)
	shelltest.Fine(t, err)
	s := slowly{found: kept.Findings}
	all := app.Pages(env)
	all[shell.Review] = func(r shell.Route) (shell.Page, error) {
		g, session, err := app.Games().Open(env, r.Match)
		shelltest.Fine(t, err)
		other := *g.Reviews
		other.Version, g.Reviews = "slow", &other
		other.Make = func(_ context.Context, _ *shell.Env, _ any, _ []mind.Level, tell func(float64)) (mind.Reviewer, func(), error) {
			tell(0.5)
			return s, func() {}, nil
		}
		return review.New(env, g, session)
	}
	env.Router = shell.NewRouter(env, all)
	env.Router.Home()
	making := env.T("review.making")
	open := func() (work func()) {
		now := env.Background
		env.Background = func(w func()) { work = w }
		env.Router.Open(shell.Route{Page: shell.Review, Match: id})
		env.Background = now
		if !shelltest.Has(env, making) || shelltest.Has(env, env.T("review.numbers")) {
			t.Fatalf("nothing is found yet, and the page says %q", shelltest.Texts(env))
		}
		return work
	}

	seen := 0
	s.see = func(n int) {
		want := env.T("review.numbers")
		if good := mind.AccountOf(s.found[:n+1], 0).Sizes[0]; good > 0 {
			want = env.T("review.good", games.Args{"N": good})
		}
		if !shelltest.Has(env, making) || !shelltest.Has(env, want) || !shelltest.Has(env, env.T("review.sentence.making", games.Args{"Name": "Tina"})) {
			t.Errorf("after %d: no %q in %q", n+1, want, shelltest.Texts(env))
		}
		seen++
	}
	open()()
	if seen < 3 || shelltest.Has(env, making) {
		t.Errorf("seen %d times; at the end %q", seen, shelltest.Texts(env))
	}
	if now, _, err := env.Store.Review(id); err != nil || now.Mind != "slow" {
		t.Errorf("%q is kept: %v", now.Mind, err)
	}

	shelltest.Fine(t, env.Store.SaveReview(id, rowsOf(t, env, id), kept))
	env.Router.Home()
	s.see = func(n int) {
		if n == 1 {
			shelltest.Tap(t, env, env.T("common.cancel"))
		}
	}
	open()()
	_, stays := env.Router.Page().(*review.Page)
	if now, _, err := env.Store.Review(id); err != nil || now.Mind != kept.Mind || stays {
		t.Errorf("cancelled, %q is kept (%v), and the page says %q", now.Mind, err, shelltest.Texts(env))
	}
}

// While the result of a match is looked at its review is made, and the button says how many places are worth a look; who
// leaves before that ends it.
func TestResultNamesThePlaces(t *testing.T) {
	env := shelltest.New(t, locales.German)
	id := tabletest.Golden(t, app.Games(), "davinci", "two").Play(t, env.Store, "", shelltest.Players(t, env, "Tina", "Nova")[0].ID, shelltest.Players(t, env, "Nova")[0].ID)
	env.Router = shell.NewRouter(env, app.Pages(env))
	shelltest.Resize(env, 1280, 800)
	env.Router.Home()
	var due []func()
	ui.SetTimer(func(_ time.Duration, f func()) func() {
		due = append(due, f)
		return func() {}
	})
	pass := func() {
		now := due
		due = nil
		for _, f := range now {
			f()
		}
	}
	says := func() (out string) {
		for _, b := range shelltest.Find[*ui.Button](env) {
			if b.Text() == env.T("review.title") {
				out += b.Below() + "|"
			}
		}
		return out
	}
	elsewhere := func() { env.Router.Open(shell.Route{Page: shell.Settings}) } // at home it would be made too
	open := func() { env.Router.Open(shell.Route{Page: shell.Table, Match: id}) }
	wantKept := func(want bool) {
		t.Helper()
		if _, ok, err := env.Store.Review(id); ok != want || err != nil {
			t.Fatalf("kept: %v, %v", ok, err)
		}
	}
	open()
	if says() != "|" {
		t.Fatalf("before it is made the button says %q", says())
	}
	elsewhere()
	pass()
	wantKept(false)

	var work func()
	now := env.Background
	env.Background = func(w func()) { work = w }
	open()
	pass()
	env.Background = now
	elsewhere() // while it is made
	work()
	wantKept(false)

	open()
	pass()
	wantKept(true)
	kept, _, err := env.Store.Review(id)
	shelltest.Fine(t, err)
	n := mind.AccountOf(kept.Findings, 0).Mistakes()
	want := env.T("review.places", games.Args{"N": n}) + "|"
	if n == 0 {
		want = env.T("review.places.none") + "|"
	}
	if says() != want {
		t.Errorf("the button says %q, want %q", says(), want)
	}
	env.Router.Home()
	open()
	if says() != want {
		t.Errorf("opened again, the button says %q", says())
	}
	shelltest.Tap(t, env, env.T("review.title"))
	if _, ok := env.Router.Page().(*review.Page); !ok {
		t.Errorf("the button leads to %T", env.Router.Page())
	}
}

// A sheet that stands for a match leads to the review of that match.
func TestReviewFromASheet(t *testing.T) {
	env, id := reviewing(t, "davinci", "two")
	env.Router.Home()
	env.Router.Open(shell.Route{Page: shell.Sheet, Match: id})
	shelltest.Key(env, fyne.KeyF10)
	shelltest.Menu(t, env, env.T("review.title"))
	if _, ok := env.Router.Page().(*review.Page); !ok {
		t.Errorf("the menu leads to %T", env.Router.Page())
	}
}

// rowsOf is how many rows a match has.
func rowsOf(t *testing.T, env *shell.Env, id store.MatchID) int {
	t.Helper()
	rows, err := env.Store.Rows(id)
	shelltest.Fine(t, err)
	return len(rows)
}

// There is none of a match that still runs, since it would tell secrets, whatever leads there.
func TestNoReviewWhileAMatchRuns(t *testing.T) {
	env := shelltest.New(t, locales.German)
	p := tabletest.Golden(t, app.Games(), "davinci", "two")
	players := shelltest.Players(t, env, "Tina", "Lee")
	env.Router = shell.NewRouter(env, app.Pages(env))
	shelltest.Resize(env, 1280, 800)
	for _, n := range []int{0, len(p.Rows) / 2, len(p.Rows) - 1} {
		id := p.Until(n).Play(t, env.Store, "", players[0].ID, players[1].ID)
		env.Router.Home()
		env.Router.Open(shell.Route{Page: shell.Review, Match: id})
		if _, opened := env.Router.Page().(*review.Page); opened {
			t.Errorf("after %d of %d actions there is a review: %q", n, len(p.Rows), shelltest.Texts(env))
		}
		if _, ok, err := env.Store.Review(id); ok || err != nil {
			t.Errorf("after %d of %d actions one is kept: %v", n, len(p.Rows), err)
		}
	}
}

// There is none of a match that was ended early, since that can be taken back.
func TestNoReview(t *testing.T) {
	env, id := reviewing(t, "davinci", "abandoned")
	if _, ok, err := env.Store.Review(id); ok || err != nil || len(shelltest.Find[*ui.CardButton](env)) == 0 || shelltest.Has(env, env.T("review.numbers")) {
		t.Errorf("%v, %v, %q", ok, err, shelltest.Texts(env))
	}
}
