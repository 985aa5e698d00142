package mistakes_test

import (
	"runtime"
	"runtime/metrics"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app"
	"spieltisch/app/dicewords"
	"spieltisch/app/mistakes"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/reviews"
	"spieltisch/app/table/session"
	"spieltisch/app/table/tabletest"
	"spieltisch/app/ui"
	"spieltisch/assets/lexicon"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/games/exercise"
	"spieltisch/games/mind"
	"spieltisch/locales"
	"spieltisch/store"
)

// booked is a program in which a match of Tina and Lee was reviewed; their books can be opened.
type booked struct {
	t    *testing.T
	env  *shell.Env
	desk *table.Desk // of the table shown last
	who  []store.Player
	now  time.Time
}

func books(t *testing.T, before func(*booked)) *booked {
	t.Helper()
	return booksOf(t, "davinci", "two", before)
}

func booksOf(t *testing.T, kind, name string, before func(*booked)) *booked {
	t.Helper()
	env := shelltest.New(t, locales.German)
	p := tabletest.Golden(t, app.Games(), kind, name)
	seats := len(p.Log(t).Match().Standing().Points)
	b := &booked{t: t, env: env, who: shelltest.Players(t, env, []string{"Tina", "Lee", "Ben", "Jo"}[:seats]...), now: env.Now()}
	env.Now = func() time.Time { return b.now }
	if before != nil {
		before(b)
	}
	var ids []store.PlayerID
	for _, x := range b.who {
		ids = append(ids, x.ID)
	}
	id := p.Play(t, env.Store, "", ids...)
	all := app.Pages(env)
	var made table.Games
	for _, g := range app.Games() {
		g2 := *g
		g2.Board = func(d *table.Desk) *table.AnyBoard {
			b.desk = d
			return g.Board(d)
		}
		made = append(made, &g2)
	}
	all[shell.Mistakes] = func(r shell.Route) (shell.Page, error) { return mistakes.New(env, made, r), nil }
	env.Router = shell.NewRouter(env, all)
	t.Cleanup(env.Router.Home) // so that nobody holds tables any more
	shelltest.Resize(env, 1280, 800)
	env.Router.Home()
	env.Router.Open(shell.Route{Page: shell.Review, Match: id})
	return b
}

func (b *booked) book(who int) []store.Exercise {
	b.t.Helper()
	all, err := b.env.Store.Exercises(b.who[who].ID)
	shelltest.Fine(b.t, err)
	return all
}

// open shows the book of somebody.
func (b *booked) open(who int) {
	b.env.Router.Home()
	b.env.Router.Open(shell.Route{Page: shell.Mistakes, Player: b.who[who].ID})
}

// solve answers the task on the table with the best choice that is known, or with what was done then.
func (b *booked) solve(e store.Exercise, right bool) {
	b.t.Helper()
	g, err := app.Games().Find(e.Kind)
	shelltest.Fine(b.t, err)
	typ, data := e.Own.Type, e.Own.Data
	if right {
		typ, data = e.Finding.Type, games.Payload(e.Finding.Data)
	}
	a, err := g.Kind.Action(typ, data)
	shelltest.Fine(b.t, err)
	if err := b.desk.Submit(e.Seat, a); err == nil {
		b.t.Fatal("it was carried out")
	}
}

func (b *booked) want(text string) {
	b.t.Helper()
	if !shelltest.Has(b.env, text) {
		b.t.Fatalf("no %q in %q", text, shelltest.Texts(b.env))
	}
}

// A review brings the worst mistakes into the books of those who want that; others come and go by the button.
func TestMistakesComeIntoTheBook(t *testing.T) {
	b := books(t, func(b *booked) { shelltest.Fine(t, reviews.BookKey(b.who[1]).Set(b.env.Store, false)) })
	all := b.book(0)
	if len(all) != exercise.New || len(b.book(1)) != 0 {
		t.Fatalf("%d of Tina, %d of Lee", len(all), len(b.book(1)))
	}
	for _, e := range all {
		if e.Finding.Size < mind.MediumMistake || e.Picked || e.Own.Seat != e.Seat || len(e.Players) != 2 || e.Players[1].Name != "Lee" {
			t.Errorf("%+v", e)
		}
		g, err := app.Games().Find(e.Kind)
		shelltest.Fine(t, err)
		if _, err := games.Replay(g.Kind, e.Rules, e.Setup, append(slices.Clone(e.Rows), e.Own)); err != nil {
			t.Error(err)
		}
	}
	b.open(1)
	b.want(b.env.T("mistakes.empty.off"))
}

// Who doesn't want theirs keeps nobody else's out, wherever they sit.
func TestMistakesOfOthersStillComeIn(t *testing.T) {
	for off := range 2 {
		b := books(t, func(b *booked) { shelltest.Fine(t, reviews.BookKey(b.who[off]).Set(b.env.Store, false)) })
		if mine, theirs := b.book(off), b.book(1-off); len(mine) != 0 || len(theirs) == 0 {
			t.Errorf("seat %d wants none: %d of theirs, %d of the other one", off, len(mine), len(theirs))
		}
	}
}

// In the review a button puts a decision into the book, or takes it out.
func TestMistakesArePicked(t *testing.T) {
	b := books(t, nil)
	all := b.book(0)
	played, err := b.env.Store.Matches()
	shelltest.Fine(t, err)
	kept, _, err := b.env.Store.Review(played[0].ID)
	shelltest.Fine(t, err)
	moments := mind.Moments(kept.Findings, 0)
	shelltest.Tap(t, b.env, b.env.T("review.more", games.Args{"N": len(moments) - 4})) // one is on the mat, three are listed
	in, out := 0, 0
	for i, at := range moments {
		if i > 0 {
			b.env.Window.Canvas().Focus(shelltest.Marked(t, b.env, "decision."+strconv.Itoa(at)).(*ui.CardButton))
			shelltest.Key(b.env, fyne.KeySpace)
		}
		switch {
		case shelltest.Has(b.env, "Steht im Übungsheft"):
			in++
		case shelltest.Has(b.env, "Ins Übungsheft"):
			out++
			shelltest.Tap(t, b.env, "Ins Übungsheft")
			b.want("Steht im Übungsheft")
			if now := b.book(0); len(now) != len(all)+1 || !slices.ContainsFunc(now, func(e store.Exercise) bool { return e.Picked }) {
				t.Errorf("%d tasks", len(now))
			}
			shelltest.Tap(t, b.env, b.env.T("mistakes.out"))
			b.want("Ins Übungsheft")
		}
	}
	if in != len(all) || out == 0 || len(b.book(0)) != len(all) {
		t.Errorf("%d in the book, %d not, %d now", in, out, len(b.book(0)))
	}
}

// Tasks are answered on their tables, one after the other, and come back when they are due: who knew the answer sees the task
// gone tomorrow, who didn't is asked once more.
func TestBookIsWorkedThrough(t *testing.T) {
	b := books(t, nil)
	b.open(0)
	b.want("Tinas Übungsheft")
	b.want("Noch 3 Aufgaben")
	b.want("1 von 3 für heute")
	shelltest.Tap(t, b.env, "Aufgabe lösen")
	all := b.book(0)
	for i, right := range []bool{true, false, true} {
		e := all[i]
		b.want(strconv.Itoa(i+1) + " von 3 für heute")
		b.want(b.env.T("practice.solve"))
		b.solve(e, right)
		now := b.book(0)[i].Answers
		if len(now) != 1 || now[0].Right != right || now[0].Day != store.DayOf(b.now) {
			t.Fatalf("task %d: %+v", i, now)
		}
		comes := "kommt am Ende noch einmal"
		if right {
			comes = "Übungsheft: in 2 Tagen wieder"
		}
		b.want(comes)
		shelltest.Tap(t, b.env, "Noch einmal")
		b.solve(e, true)
		b.want(comes) // the first answer counts
		if again := b.book(0)[i].Answers; len(again) != 1 {
			t.Errorf("a second try counts: %+v", again)
		}
		shelltest.Tap(t, b.env, "Nächste")
	}
	b.solve(all[1], true) // it came once more at the end
	shelltest.Tap(t, b.env, "Zurück")
	b.want("Für heute geschafft!")
	b.want("3 hast du heute schon gelöst, ohne Tipp.")
	b.want("Trotzdem üben")
	states := exercise.States([]exercise.Task{b.book(0)[0].Task(), b.book(0)[1].Task()}, store.DayOf(b.now))
	if today := store.DayOf(b.now); states[0].Due <= today+1 || states[1].Due != today+1 {
		t.Errorf("on %d: %+v", today, states)
	}
	b.overnight(1, "Noch eine Aufgabe")
	b.env.Router.Home()
	b.want("4 Aufgaben für heute, etwa 4 Minuten")
	b.overnight(60, "6 Aufgaben für heute, etwa 6 Minuten")
	b.open(0)
	b.want("Noch 3 Aufgaben")
}

// overnight looks at the page again that was left open for days: the first sign of life brings what is of today.
func (b *booked) overnight(days int, text string) {
	b.t.Helper()
	b.now = b.now.AddDate(0, 0, days)
	if shelltest.Has(b.env, text) {
		b.t.Errorf("%q is there before anybody is", text)
	}
	shelltest.Stir(b.env)
	b.want(text)
}

// A task that somebody has solved in the review counts in their book at once, once a day, and in nobody else's.
func TestSolvedInTheReviewCounts(t *testing.T) {
	b := books(t, nil)
	e := b.book(0)[0]
	at := games.Position{Kind: e.Kind, Rules: e.Rules, Setup: e.Setup, Rows: e.Rows, Seat: e.Seat}
	for i, c := range []struct {
		who  int
		want string
	}{{1, ""}, {0, "Übungsheft: in 2 Tagen wieder"}, {0, ""}} {
		if comes, err := reviews.Solved(b.env, b.who[c.who], at, 0); err != nil || comes != c.want {
			t.Errorf("%d: %q, %v", i, comes, err)
		}
	}
	if now := b.book(0)[0].Answers; len(now) != 1 || !now[0].Right {
		t.Errorf("%+v", now)
	}
	b.open(0)
	b.want("Noch 2 Aufgaben")
}

// Nothing is shown as judged that isn't kept.
func TestAnswersAreKeptBeforeTheyAreShown(t *testing.T) {
	b := books(t, nil)
	b.open(0)
	shelltest.Tap(t, b.env, "Aufgabe lösen")
	e := b.book(0)[0]
	shelltest.Fine(t, b.env.Store.RemoveExercise(e.ID)) // so that no answer to it can be kept
	b.solve(e, true)
	if shelltest.Has(b.env, b.env.T("practice.right")) {
		t.Errorf("it is shown as judged: %q", shelltest.Texts(b.env))
	}
}

// Answers, pauses and removals can be taken back.
func TestBookCanBeChanged(t *testing.T) {
	b := books(t, nil)
	b.open(0)
	shelltest.Tap(t, b.env, "Aufgabe lösen")
	b.solve(b.book(0)[0], true)
	shelltest.Key(b.env, fyne.KeyEscape)
	b.want("Noch 2 Aufgaben")
	shelltest.Key(b.env, fyne.KeyF10)
	shelltest.Menu(t, b.env, "Zuletzt gegebene Antwort zurücknehmen")
	b.want("Noch 3 Aufgaben")
	if n := len(b.book(0)[0].Answers); n != 0 {
		t.Errorf("%d answers", n)
	}
	shelltest.Tap(t, b.env, "Aufgabe lösen")
	b.solve(b.book(0)[0], true)
	shelltest.Key(b.env, fyne.KeyEscape)
	b.want("Noch 2 Aufgaben")
	shelltest.Shortcut(b.env, fyne.KeyModifierControl, fyne.KeyZ)
	b.want("Noch 3 Aufgaben")
	if n := len(b.book(0)[0].Answers); n != 0 {
		t.Errorf("%d answers after Ctrl+Z", n)
	}
	menu := func(text string) {
		t.Helper()
		shelltest.IconTap(t, b.env, "Mit dieser Aufgabe", 0)
		shelltest.Menu(t, b.env, text)
	}
	menu("Aussetzen")
	b.want("Noch 2 Aufgaben")
	b.want("setzt aus")
	shelltest.Shortcut(b.env, fyne.KeyModifierControl, fyne.KeyZ)
	b.want("Noch 3 Aufgaben")
	menu("Aus dem Übungsheft nehmen")
	if n := len(b.book(0)); n != 2 {
		t.Errorf("%d tasks", n)
	}
	shelltest.Shortcut(b.env, fyne.KeyModifierControl, fyne.KeyZ)
	if n := len(b.book(0)); n != 3 {
		t.Errorf("%d tasks", n)
	}
	shelltest.Key(b.env, fyne.KeyF10)
	shelltest.Menu(t, b.env, "Stellen kommen von selbst ins Übungsheft")
	if keeps, err := reviews.KeepsBook(b.env.Store, b.who[0]); keeps || err != nil {
		t.Error(keeps, err)
	}
}

// A task that another mind has judged is judged again when it is asked. What was a mistake stays one, what isn't one any more is
// laid aside, and so is what can't be shown.
func TestTasksOfOlderMinds(t *testing.T) {
	b := books(t, nil)
	all := b.book(0)
	today := all[0].Mind
	old := func(e store.Exercise, change func(*store.Exercise)) store.ExerciseID {
		t.Helper()
		e.Source, e.Mind, e.Picked = strings.Repeat("e", 31)+string(rune('0'+len(b.book(0)))), "davinci 0", true
		change(&e)
		_, err := b.env.Store.AddExercises(b.who[0].ID, []store.Exercise{e})
		shelltest.Fine(t, err)
		now := b.book(0)
		return now[len(now)-1].ID
	}
	for _, e := range all {
		shelltest.Fine(t, b.env.Store.RemoveExercise(e.ID))
	}
	same := old(all[0], func(*store.Exercise) {})
	good := old(all[0], func(e *store.Exercise) { e.Own.Type, e.Own.Data = e.Finding.Type, games.Payload(e.Finding.Data) })
	broken := old(all[0], func(e *store.Exercise) { e.Rows = e.Rows[1:] })
	b.open(0)
	shelltest.Tap(t, b.env, "Aufgabe lösen")
	for range 4 {
		if shelltest.Has(b.env, "Alle Aufgaben") {
			break
		}
		shelltest.Key(b.env, fyne.KeyF8)
		shelltest.Key(b.env, fyne.KeyReturn)
	}
	now := map[store.ExerciseID]store.Exercise{}
	for _, e := range b.book(0) {
		now[e.ID] = e
	}
	if e := now[same]; e.Mind != today || e.Aside != store.NotAside || e.Finding.Size != all[0].Finding.Size || len(e.Answers) == 0 {
		t.Errorf("%+v", e)
	}
	if e := now[good]; e.Mind != today || e.Aside != store.AsideFine || len(e.Answers) != 0 {
		t.Errorf("%+v", e)
	}
	if e := now[broken]; e.Aside != store.AsideLost {
		t.Errorf("%+v", e)
	}
	b.want("war doch gut")
	b.want("nicht mehr zeigbar")
}

// The book fits into every window, and home tells of it.
func TestBookFits(t *testing.T) {
	b := books(t, nil)
	all := b.book(0)
	shelltest.Fine(t, b.env.Store.AnswerExercise(all[0].ID, 0, exercise.Answer{Day: store.DayOf(b.now), Right: true, Tips: 1}),
		b.env.Store.SetExerciseAside(all[1].ID, store.AsideWanted))
	for _, lang := range locales.Langs {
		b.env.Change(func(p *shell.Prefs) { p.Language = lang })
		for _, w := range []fyne.Size{{Width: 1280, Height: 800}, {Width: ui.MinWidth, Height: ui.MinHeight}} {
			shelltest.Resize(b.env, w.Width, w.Height)
			b.env.Router.Home()
			b.want(b.env.T("mistakes.title"))
			for _, page := range []shell.Route{{Page: shell.Home}, {Page: shell.Mistakes, Player: b.who[0].ID}} {
				b.env.Router.Open(page)
				for _, out := range shelltest.Outside(b.env) {
					t.Errorf("%s, %s, %v: %s", page.Page, lang, w, out)
				}
				if slices.ContainsFunc(shelltest.Texts(b.env), func(s string) bool { return strings.Contains(s, "<no value>") }) {
					t.Errorf("%s, %s: a field is empty in %q", page.Page, lang, shelltest.Texts(b.env))
				}
				faces := slices.DeleteFunc(shelltest.Find[*ui.Avatar](b.env), func(a *ui.Avatar) bool { return a.Size().Width < 30 })
				if ledges := shelltest.Find[*ui.Ledge](b.env); page.Page == shell.Mistakes && (len(faces) < 2 || len(ledges) < 2) { // each code is somebody's
					t.Errorf("%s, %v: %d faces beside %d ledges", lang, w, len(faces), len(ledges))
				}
				if tight := w.Width < ui.NarrowPage; page.Page == shell.Mistakes && shelltest.Has(b.env, b.env.T("mistakes.today")+" 1/2") != tight {
					t.Errorf("%s, %v: the head says how far the day has come: %t", lang, w, !tight)
				}
				shelltest.Shot(t, b.env, "book-"+page.Page+"-"+string(lang)+"-"+strconv.Itoa(int(w.Width)))
			}
		}
	}
}

// Whoever leaves a match before it was looked through finds its mistakes in the book all the same; what is old is left alone.
func TestMatchesAreCaughtUpWith(t *testing.T) {
	env := shelltest.New(t, locales.German)
	clock := shelltest.NewClock(t)
	who := shelltest.Players(t, env, "Tina", "Lee")
	tabletest.Golden(t, app.Games(), "davinci", "two").Play(t, env.Store, "", who[0].ID, who[1].ID)
	tasks := func() int {
		t.Helper()
		all, err := env.Store.BookTasks()
		shelltest.Fine(t, err)
		return len(all)
	}
	today := env.Now
	env.Now = func() time.Time { return today().AddDate(0, 0, 5) }
	env.Router = shell.NewRouter(env, app.Pages(env))
	env.Router.Home()
	clock.Pass(10 * time.Second)
	if n := tasks(); n > 0 {
		t.Fatalf("%d tasks of an old match", n)
	}
	env.Now = today
	env.Router.Home()
	clock.Pass(2 * time.Second)
	env.Router.Open(shell.Route{Page: shell.Mistakes, Player: who[0].ID})
	clock.Pass(2 * time.Second)
	if n := tasks(); n > 0 {
		t.Fatalf("%d tasks at once", n)
	}
	clock.Pass(5 * time.Second)
	if n := tasks(); n != 2*exercise.New {
		t.Errorf("%d tasks", n)
	}
	if !shelltest.Has(env, "Noch 3 Aufgaben") {
		t.Errorf("the book doesn't show them: %q", shelltest.Texts(env))
	}
}

// The home page shows in its place what has just come into the books; the keyboard stays where it was.
func TestHomeShowsWhatIsCaughtUpWith(t *testing.T) {
	env := shelltest.New(t, locales.German)
	clock := shelltest.NewClock(t)
	who := shelltest.Players(t, env, "Tina", "Lee")
	tabletest.Golden(t, app.Games(), "davinci", "two").Play(t, env.Store, "", who[0].ID, who[1].ID)
	env.Router = shell.NewRouter(env, app.Pages(env))
	shelltest.Resize(env, 1280, 800)
	env.Router.Home()
	held := shelltest.Find[*ui.CardButton](env)[0]
	env.Window.Canvas().Focus(held)
	if shelltest.Has(env, env.T("mistakes.title")) {
		t.Fatalf("a book before there is any: %q", shelltest.Texts(env))
	}
	clock.Pass(10 * time.Second)
	if !shelltest.Has(env, env.T("mistakes.title")) || !shelltest.Has(env, "6 Aufgaben für heute, etwa 6 Minuten") {
		t.Errorf("no book: %q", shelltest.Texts(env))
	}
	if env.Window.Canvas().Focused() != fyne.Focusable(held) {
		t.Error("the keyboard is somewhere else")
	}
	for _, out := range shelltest.Outside(env) {
		t.Error(out)
	}
}

// However many have a book with tasks in it, the card on the home page keeps to its edges, and says how many it doesn't show.
func TestHomeShowsBooksOfManyInsideTheCard(t *testing.T) {
	b := booksOf(t, "davinci", "four-points", nil)
	for _, x := range shelltest.Players(t, b.env, "Ann", "Kim", "Max", "Uwe") {
		e := b.book(0)[0]
		e.ID, e.UID = 0, ""
		_, err := b.env.Store.AddExercises(x.ID, []store.Exercise{e})
		shelltest.Fine(t, err)
	}
	b.env.Router.Home()
	for _, size := range []fyne.Size{{Width: 1280, Height: 800}, {Width: ui.MinWidth, Height: 800}, {Width: ui.MinWidth, Height: ui.MinHeight}} {
		shelltest.Resize(b.env, size.Width, size.Height)
		card := shelltest.Marked(t, b.env, "tool.mistakes")
		for _, text := range shelltest.Inside[*ui.Text](card) {
			if text.String() != "" && !shelltest.Within(text, card) {
				t.Errorf("%v: %q stands outside", size, text.String())
			}
		}
		if size.Height == ui.MinHeight { // no room for faces
			continue
		}
		shown, hidden := len(shelltest.Inside[*ui.Avatar](card)), 0
		for _, text := range shelltest.Texts(b.env) {
			if n, err := strconv.Atoi(text); err == nil && text[0] == '+' {
				hidden = n
			}
		}
		if all := len(b.who) + 4; shown == 0 || shown+hidden != all {
			t.Errorf("%v: %d faces and %d more, want %d", size, shown, hidden, all)
		}
	}
}

// The tasks of every game can be shown, and the answer that the review calls the best is right.
func TestBooksOfAllGames(t *testing.T) {
	for kind, name := range tabletest.Trials {
		t.Run(kind, func(t *testing.T) {
			b := booksOf(t, kind, name, nil)
			n := 0
			for who := range b.who {
				for range b.book(who) {
					n++
					e := b.next(who)
					b.open(who)
					shelltest.Tap(t, b.env, "Aufgabe lösen")
					b.solve(e, true)
					shelltest.Key(b.env, fyne.KeyEscape)
					now := b.book(who)
					at := slices.IndexFunc(now, func(x store.Exercise) bool { return x.ID == e.ID })
					if len(now[at].Answers) != 1 || !now[at].Answers[0].Right {
						t.Errorf("%s: %+v", e.Finding.What, now[at].Answers)
					}
				}
			}
			if n == 0 && kind != "woerterklauer" { // its stored matches are without a mistake
				t.Error("no task")
			}
		})
	}
}

// So are those of a match with English words, in a program in German: they lie on English dice, and English words answer them.
func TestBookOfEnglishWords(t *testing.T) {
	b := booksOf(t, "dicewords", tabletest.Trials["dicewords"], nil)
	b.env.Lexicons = shell.NewLexicons(map[locales.Lang]func() []byte{locales.English: lexicon.English})
	for who := range b.who {
		for _, e := range b.book(who) {
			shelltest.Fine(t, b.env.Store.RemoveExercise(e.ID))
		}
	}
	set, err := dicewords.Set(b.env, locales.English)
	shelltest.Fine(t, err)
	o := dw.DefaultOptions(2)
	o.Target, o.Check = dw.MinTarget, dw.CheckTrust
	setup, err := dw.Setup{Options: o, Set: set, Seed: 5}.Encode()
	shelltest.Fine(t, err)
	m, err := session.Begin(b.env.Store, dw.Kind{}, store.NewMatch{Setup: setup, Players: []store.PlayerID{b.who[0].ID, b.who[1].ID}})
	shelltest.Fine(t, err)
	first, _ := dw.NewDraft(m.View(games.Table).(dw.View)).Throw()
	shelltest.Fine(t, m.Submit(m.Seq(), 0, first))
	shelltest.Fine(t, m.Submit(m.Seq(), 0, dw.Pass{})) // the mistake
	second, _ := dw.NewDraft(m.View(games.Table).(dw.View)).Throw()
	shelltest.Fine(t, m.Submit(m.Seq(), 1, second))
	letters := slices.DeleteFunc(m.View(games.Table).(dw.View).Faces(), func(r rune) bool { return r == dw.Joker })
	shelltest.Fine(t, m.Submit(m.Seq(), 1, dw.Declare{Word: string(letters[:8])}))
	if _, over := m.Outcome(); !over {
		t.Fatal("the match goes on")
	}
	b.env.Router.Open(shell.Route{Page: shell.Review, Match: m.ID()})
	n := 0
	for who := range b.who {
		for range b.book(who) {
			n++
			e := b.next(who)
			b.open(who)
			if said := "Englische Wörter · Aus der Partie"; !slices.ContainsFunc(shelltest.Texts(b.env), func(s string) bool { return strings.HasPrefix(s, said) }) {
				t.Errorf("the book doesn't say which words they are: %q", shelltest.Texts(b.env))
			}
			shelltest.Tap(t, b.env, "Aufgabe lösen")
			if v := b.desk.Public().(dw.View); v.Set.Lang() != dw.English {
				t.Errorf("dice of %q", v.Set.Lang())
			}
			shelltest.Resize(b.env, 1000, 620)
			if !shelltest.Has(b.env, "Englische Wörter") {
				t.Errorf("the table doesn't say which words they are: %q", shelltest.Texts(b.env))
			}
			b.solve(e, true)
			shelltest.Key(b.env, fyne.KeyEscape)
			now := b.book(who)
			at := slices.IndexFunc(now, func(x store.Exercise) bool { return x.ID == e.ID })
			if len(now[at].Answers) != 1 || !now[at].Answers[0].Right {
				t.Errorf("%s: %+v", e.Finding.What, now[at].Answers)
			}
		}
	}
	if n == 0 {
		t.Error("no task")
	}
}

// next is the task that comes next.
func (b *booked) next(who int) store.Exercise {
	all := b.book(who)
	tasks := make([]exercise.Task, len(all))
	for i, e := range all {
		tasks[i] = e.Task()
	}
	return all[exercise.Due(tasks, exercise.States(tasks, store.DayOf(b.now)), store.DayOf(b.now))[0]]
}

// What takes long to get ready is kept while a session has tasks for it, also behind those of another game, and is let go with the
// session: here the tables of Dicewords, for which there is no more memory once they are built.
func TestSessionKeepsWhatItNeeds(t *testing.T) {
	b := booksOf(t, "dicewords", tabletest.Trials["dicewords"], nil)
	before := len(b.book(0))
	var throws []store.Exercise // whoever's they are
	for who := range b.who {
		throws = append(throws, b.book(who)...)
	}
	tabletest.Golden(t, app.Games(), "davinci", "four-points").Play(t, b.env.Store, "", b.who[0].ID, b.who[1].ID, b.who[2].ID, shelltest.Players(t, b.env, "Jo")[0].ID)
	matches, err := b.env.Store.Matches()
	shelltest.Fine(t, err)
	b.env.Router.Open(shell.Route{Page: shell.Review, Match: matches[0].ID})
	guesses := b.book(0)[before:]
	if len(throws) == 0 || len(guesses) == 0 {
		t.Fatalf("%d and %d tasks", len(throws), len(guesses))
	}
	for _, e := range b.book(0) {
		shelltest.Fine(t, b.env.Store.RemoveExercise(e.ID))
	}
	for i, e := range []store.Exercise{guesses[0], throws[0], guesses[0]} {
		e.Source, e.Picked, e.Day = strings.Repeat("e", 31)+string(rune('0'+i)), true, store.DayOf(b.now)-9+i
		_, err := b.env.Store.AddExercises(b.who[0].ID, []store.Exercise{e})
		shelltest.Fine(t, err)
	}
	live := func() uint64 {
		runtime.GC()
		sample := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
		metrics.Read(sample)
		return sample[0].Value.Uint64()
	}
	const size = 50e6 // of the tables, at least
	most := uint64(0)
	b.open(0)
	shelltest.Tap(t, b.env, "Aufgabe lösen")
	for i, e := range b.book(0) {
		b.solve(e, true)
		if now := b.book(0)[i].Answers; len(now) != 1 {
			t.Errorf("task %d isn't judged: %q", i, shelltest.Texts(b.env))
		}
		b.env.FreeMemory = func() (uint64, bool) { return 0, true }
		most = max(most, live())
		if i == 1 && live() < most-size {
			t.Errorf("at task %d tables aren't kept", i)
		}
		for late := time.After(time.Minute); i == 2 && live() > most-size; {
			select {
			case <-late:
				t.Fatal("after the last task of the game its tables are still there")
			default:
			}
		}
		shelltest.Key(b.env, fyne.KeyReturn)
	}
	b.want("Für heute geschafft!")
}

// Whoever is hidden on the home page takes their book along, at once.
func TestHomeShowsTheBooksOfWhoIsThere(t *testing.T) {
	b := books(t, nil)
	b.env.Router.Home()
	b.want("6 Aufgaben für heute, etwa 6 Minuten")
	shelltest.IconTap(t, b.env, "Mitspieler", 0)
	shelltest.IconTap(t, b.env, "Mehr zu Lee", 0)
	shelltest.Menu(t, b.env, "Lee ausblenden")
	shelltest.Tap(t, b.env, "Schließen")
	b.want("3 Aufgaben für heute, etwa 3 Minuten")
}

// The arrow keys walk the listed tasks, as they do the lines of the other lists, and Enter opens the menu of the one chosen.
func TestBookIsWalkedByKeys(t *testing.T) {
	b := books(t, nil)
	b.open(0)
	for i, key := range []fyne.KeyName{fyne.KeyDown, fyne.KeyDown, fyne.KeyUp} {
		shelltest.Key(b.env, key)
		want := shelltest.Marked(t, b.env, "task."+strconv.Itoa(i%2))
		if _, seen := ui.Place(b.env.Window.Content(), want); b.env.Window.Canvas().Focused() != want.(fyne.Focusable) || !seen {
			t.Errorf("after key %d the keyboard isn't on a task in sight", i)
		}
	}
	shelltest.Shot(t, b.env, "book-walked")
	shelltest.Key(b.env, fyne.KeyReturn)
	shelltest.Menu(t, b.env, "Aussetzen")
	b.want("setzt aus")
}
