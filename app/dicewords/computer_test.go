package dicewords_test

import (
	"fmt"
	"runtime"
	"runtime/metrics"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/assets/lexicon"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
)

// A computer throws, keeps, says why and declares a word, all of it in sight; whoever looks on can neither throw for it nor
// touch its dice.
func TestComputerTakesItsTurn(t *testing.T) {
	env := shelltest.New(t, locales.German)
	env.Lexicons = shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: lexicon.German})
	clock := shelltest.NewClock(t)
	if err := table.PaceKey.Set(env.Store, table.PaceBrisk); err != nil {
		t.Fatal(err)
	}
	p := sitAt(t, env, dw.Options{Target: 400, Check: dw.CheckDictionary}, 5, "Pip", "Tina")
	p.Key(fyne.KeyF1)
	p.Must(p.Says("guide.dicewords.watch"), "F1 says what Pip does")
	p.Key(fyne.KeyEscape)
	kept, word := false, ""
	for range 120 {
		v := p.view()
		if v.Asked == 1 {
			break
		}
		p.Must(!p.Says("dicewords.throw", games.Args{"N": dw.DiceCount}), "nobody can throw for Pip")
		p.Must(v.Up == nil || !p.Says("dicewords.event.throw", games.Args{"Seat": 0, "Letters": string(v.Faces())}), "the dice tell what fell, no sentence")
		p.tap(0)
		p.Type("ei")
		turn := p.Session.Seq()
		kept = kept || len(p.onRack()) > 0 && v.Up != nil && v.Thrown < dw.Throws
		if w := p.word(); w != "" && v.Up != nil {
			word = w
		}
		p.Must(word == "" || word != "EI", "what is typed isn't Pip's")
		clock.Pass(250 * time.Millisecond)
		p.Must(p.Session.Seq() <= turn+1, "one step after the other")
	}
	v := p.view()
	p.Must(v.Asked == 1 && len(v.Turns) == 1 && v.Turns[0].Points > 0, "Pip has found a word")
	p.Must(strings.HasPrefix(word, v.Turns[0].Word), "the word is laid before it is declared: "+word)
	p.Must(kept, "what it keeps moves up before it throws")
	clock.Pass(3 * time.Second)
	p.Must(p.Says("dicewords.throw", games.Args{"N": dw.DiceCount}), "it is Tina's turn")
	later := env.Now().Add(time.Second) // till then Space only leads on
	env.Now = func() time.Time { return later }
	p.Key(fyne.KeySpace)
	p.Must(p.view().Thrown == 1, "Tina throws")
}

// After a computer's turn was skipped, what came of it stands next to its face.
func TestASkippedTurnIsTold(t *testing.T) {
	env := shelltest.New(t, locales.German)
	env.Lexicons = shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: lexicon.German})
	clock := shelltest.NewClock(t)
	p := sitAt(t, env, dw.Options{Target: 400, Check: dw.CheckDictionary}, 5, "Pip", "Tina")
	p.Key(fyne.KeyEnd)
	for range 120 {
		if p.view().Asked == 1 {
			break
		}
		clock.Pass(250 * time.Millisecond)
	}
	clock.Pass(3 * time.Second)
	word := p.view().Turns[0].Word
	says := slices.ContainsFunc(shelltest.Find[*ui.Bubble](env), func(b *ui.Bubble) bool { return b.Visible() && strings.Contains(b.Said(), word) })
	p.Must(word != "" && says, "Pip's word is told: "+word)
}

// After a computer's throw its sentence, which spoke of what was to come, goes when the dice lie; and after the last one what it
// kept lies where it lay until its word is known.
func TestComputersLastThrow(t *testing.T) {
	env := shelltest.New(t, locales.German)
	env.Lexicons = shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: lexicon.German})
	clock := shelltest.NewClock(t)
	if err := table.PaceKey.Set(env.Store, table.PaceLeisurely); err != nil {
		t.Fatal(err)
	}
	p := sitAt(t, env, dw.Options{Target: 400, Check: dw.CheckDictionary}, 4, "Nova", "Pip", "Tina")
	env.Change(func(p *shell.Prefs) { p.Animations = true })
	spoke := func() bool {
		return slices.ContainsFunc(shelltest.Texts(env), func(s string) bool {
			return strings.HasPrefix(s, "Ich behalte") || strings.Contains(s, "werfe ich noch einmal")
		})
	}
	var kept []int // before the last throw
	looked, before, since := 0, p.view(), time.Duration(0)
	for p.view().Asked != 2 {
		const step = 50 * time.Millisecond
		clock.Pass(step)
		v := p.view()
		since += step
		if v.Step != before.Step {
			since = 0
		}
		if v.Thrown > 1 && v.Thrown == before.Thrown+1 {
			p.Must(spoke(), "its sentence stays while the dice roll")
		}
		switch before = v; {
		case v.Thrown < dw.Throws && spoke():
			kept = p.onRack()
		case v.Thrown == dw.Throws && since > 700*time.Millisecond && slices.Equal(p.onRack(), kept):
			p.Must(!spoke(), "it spoke of the throw that lies")
			looked++
		}
	}
	p.Must(looked > 0, "a computer had no word before its last throw")
}

// The tables of the strongest take memory that must be there. Where it isn't, the match goes on without them.
func TestLittleMemoryNoTables(t *testing.T) {
	least := live()
	tabled := func() bool { // tables take more than that
		now := live()
		least = min(least, now) // those of before may only just go
		return now > least+50e6
	}
	await := func(tables bool, why string) {
		for late := time.After(time.Minute); tables != tabled(); {
			select {
			case <-late:
				t.Fatal(why)
			default:
			}
		}
	}
	for _, free := range []uint64{8 << 30, 100 << 20} {
		env := shelltest.New(t, locales.German)
		env.Lexicons = shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: lexicon.German})
		env.FreeMemory = func() (uint64, bool) { return free, true }
		clock := shelltest.NewClock(t)
		p := sitAt(t, env, dw.Options{Target: 400, Check: dw.CheckDictionary}, 5, "Sphinx", "Tina")
		for range 120 {
			if p.view().Asked == 1 {
				break
			}
			clock.Pass(250 * time.Millisecond)
		}
		v := p.view()
		p.Must(v.Asked == 1 && v.Turns[0].Points > 0, "Sphinx has found a word")
		if free > 1<<30 { // while they are made, what is in use goes up and down
			await(true, "no tables, though there is memory for them")
		} else {
			p.Must(!tabled(), "no tables where there is no memory for them")
		}
		env.Router.Home()
		await(false, "tables that nobody has any more are still there")
	}
}

// live is how many bytes are in use.
func live() uint64 {
	runtime.GC()
	sample := []metrics.Sample{{Name: "/gc/heap/live:bytes"}}
	metrics.Read(sample)
	return sample[0].Value.Uint64()
}

// While a computer waits for somebody to take their turn back, its bubble says so: a face alone would tell nothing. Below stands who
// comes after it, also of two.
func TestWaitingIsTold(t *testing.T) {
	env := shelltest.New(t, locales.German)
	env.Lexicons = shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: lexicon.German})
	clock := shelltest.NewClock(t)
	p := sitAt(t, env, dw.Options{Target: 400, Check: dw.CheckTrust}, 5, "Tina", "Pip")
	p.Key(fyne.KeySpace)
	clock.Pass(2 * time.Second)
	p.Submit(0, dw.Pass{})
	clock.Pass(time.Second)
	p.Must(p.view().Thrown == 0 && p.Says("dicewords.take_back") && p.Says("table.computer.waits"), "Pip waits")
	p.Must(p.Says("dicewords.heading.after", games.Args{"Seat": games.Seat(0), "Next": true}), "Tina comes next")
	clock.Pass(3 * time.Second)
	p.Must(p.view().Thrown == 1 && !p.Says("dicewords.take_back"), "then it throws")
}

// In a computer's turn all fits into the least window, also while the last word can still be taken back or be challenged: the
// page is never higher than the window, which would scroll as a whole then, and the dice stay large.
func TestComputersTurnFits(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		env.Lexicons = shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: lexicon.German})
		clock := shelltest.NewClock(t)
		p := sitAt(t, env, dw.Options{Target: 400, Check: dw.CheckChallenge}, 5, "Tina", "Pip", "Sphinx")
		env.Change(func(p *shell.Prefs) { p.Animations = true })
		shelltest.Resize(env, ui.MinWidth, ui.MinHeight)
		p.Key(fyne.KeySpace)
		p.Submit(0, dw.Pass{})
		seen := watched{}
		for n := 0; n < 600 && (!seen.open || p.view().Asked != 0 || p.Says("table.computer.on")); n++ {
			seen.look(p)
			if out := overflowing(env); len(out) > 0 {
				t.Fatalf("%s: %q of %q", lang, out, shelltest.Texts(env))
			}
			clock.Pass(100 * time.Millisecond)
		}
		if out := overflowing(env); len(out) > 0 {
			t.Errorf("%s: Tina's turn: %q of %q", lang, out, shelltest.Texts(env))
		}
		p.Must(slices.Min(seen.dice) >= 56, fmt.Sprint("the dice are large: ", seen.dice))
		p.Must(seen.undo && seen.soFar && seen.open, fmt.Sprintf("a computer waited, had a word, and could be challenged: %+v", seen))
	}
}

// watched is what was seen of computers' turns.
type watched struct {
	undo, soFar, open bool      // one waited for an undo, had a word, could be challenged
	dice              []float32 // how large the dice were
}

func (w *watched) look(p *played) {
	v := p.view()
	_, can := p.Session.CanUndo()
	w.undo = w.undo || can
	w.soFar = w.soFar || v.Up != nil && len(p.onRack()) > 2
	w.open = w.open || v.Pending != nil && v.Pending.Seat > 0
	w.dice = append(w.dice, shelltest.Inside[*draw.Die](p.box())[0].Size().Width)
}

// overflowing is what reaches over the edge of the least window.
func overflowing(env *shell.Env) []string {
	out := shelltest.Outside(env)
	if high := env.Window.Content().(*ui.Root).Page().MinSize().Height; high > ui.MinHeight {
		out = append(out, fmt.Sprintf("the page is %v high", high))
	}
	return out
}

// In the last round nobody is said to be next whose turn is over.
func TestNobodyIsNextAfterTheLastTurn(t *testing.T) {
	env := shelltest.New(t, locales.German)
	env.Lexicons = shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: lexicon.German})
	clock := shelltest.NewClock(t)
	p := sitAt(t, env, dw.Options{Target: 100, Check: dw.CheckTrust}, 5, "Tina", "Pip")
	p.Key(fyne.KeySpace)
	clock.Pass(2 * time.Second)
	p.Submit(0, dw.Declare{Word: p.lying(9)})
	clock.Pass(4 * time.Second)
	p.Must(p.view().Points[0] >= 100 && p.view().Asked == 1 && p.view().Thrown == 1, "Pip has the last turn")
	p.Must(!p.Says("dicewords.heading.after", games.Args{"Seat": games.Seat(0)}), "Tina doesn't come next")
	p.Must(p.Says("dicewords.heading.next", games.Args{"Seat": games.Seat(1)}), "Pip plays")
}
