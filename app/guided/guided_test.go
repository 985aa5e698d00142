package guided_test

import (
	"encoding/json"
	"fmt"
	"log/slog"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app"
	"spieltisch/app/draw"
	"spieltisch/app/guided"
	"spieltisch/app/setup/people"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	data "spieltisch/assets/guided"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	script "spieltisch/games/guided"
	"spieltisch/locales"
)

// leading is a guided match that is open.
type leading struct {
	t      *testing.T
	env    *shell.Env
	kind   string
	part   string
	script script.Script
}

// guidedMatches are the guided matches: each a kind of game, and behind a dot the part where it isn't the first one.
func guidedMatches(env *shell.Env) (out []string) {
	for _, g := range app.Games() {
		for _, part := range guided.Parts(env, g.Kind.Name()) {
			out = append(out, strings.TrimSuffix(g.Kind.Name()+"."+part, "."))
		}
	}
	return out
}

// faithful fails the test when a script doesn't do what it says: the program only logs that.
func faithful(t *testing.T) {
	t.Helper()
	was := slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(failing{t}, &slog.HandlerOptions{Level: slog.LevelError})))
	t.Cleanup(func() { slog.SetDefault(was) })
}

type failing struct{ t *testing.T }

func (f failing) Write(line []byte) (int, error) {
	f.t.Error(string(line))
	return len(line), nil
}

// led opens a guided match.
func led(t *testing.T, name string, lang locales.Lang) *leading {
	t.Helper()
	faithful(t)
	env := shelltest.New(t, lang)
	env.Lexicons = shell.NewLexicons(app.Lexicons())
	env.Router = shell.NewRouter(env, app.Pages(env))
	env.Router.Home()
	x := &leading{t: t, env: env}
	x.kind, x.part, _ = strings.Cut(name, ".")
	x.open()
	return x
}

func (x *leading) open() {
	x.t.Helper()
	s, err := script.Parse(data.Script(x.kind, x.part, string(x.env.Texts.Lang())))
	shelltest.Fine(x.t, err)
	x.script = s
	x.env.Router.Open(shell.Route{Page: shell.Guided, Game: x.kind, Part: x.part})
	if _, ok := x.env.Router.Page().(*guided.Page); !ok {
		x.t.Fatalf("no guided match; on the screen: %q", shelltest.Texts(x.env))
	}
}

// wait lets the keys that lead on do so again.
func (x *leading) wait() {
	now := x.env.Now()
	x.env.Now = func() time.Time { return now.Add(time.Second) }
	if p, ok := x.env.Router.Page().(*guided.Page); ok {
		p.Hush()
		x.env.Now = func() time.Time { return now.Add(2 * time.Second) }
	}
}

// at fails unless the step n, from 1, is shown.
func (x *leading) at(n int) {
	x.t.Helper()
	if !x.shows(n) {
		x.t.Fatalf("not at step %d; on the screen: %q", n, shelltest.Texts(x.env))
	}
}

// shows tells whether the step n, from 1, is shown.
func (x *leading) shows(n int) bool {
	p, ok := x.env.Router.Page().(*guided.Page)
	return ok && p.At() == n-1
}

// place is where a marked widget lies in the window.
func (x *leading) place(mark string) (at fyne.Position, size fyne.Size, ok bool) {
	o := x.env.Trace.Marked(mark)
	if o == nil || !o.Visible() {
		return at, size, false
	}
	at, ok = ui.Place(x.env.Window.Content(), o)
	if on, is := o.(interface{ Pieces() ui.Frame }); is {
		f := on.Pieces()
		return at.Add(f.Position), f.Size, ok
	}
	return at, o.Size(), ok
}

// clear fails unless the card lies in the window, next to what the step speaks of and not over it.
func (x *leading) clear(s script.Step, what string) {
	x.t.Helper()
	at, size, ok := x.place("guided-card")
	win := x.env.Window.Canvas().Size()
	if !ok || at.X < 0 || at.Y < ui.HeadHeight || at.X+size.Width > win.Width || at.Y+size.Height > win.Height {
		x.t.Errorf("%s: the card lies at %v, %v in a window of %v", what, at, size, win)
	}
	marks := slices.Concat([]string{"guided-lit"}, s.Also, s.Clear)
	for i, mark := range marks {
		lit, litSize, ok := x.place(mark)
		if !ok {
			if i > 0 || len(s.Light) > 0 {
				x.t.Errorf("%s: nothing of %v is lit", what, s.Light)
			}
			continue
		}
		if at.X < lit.X+litSize.Width && lit.X < at.X+size.Width && at.Y < lit.Y+litSize.Height && lit.Y < at.Y+size.Height {
			x.t.Errorf("%s: the card at %v, %v covers what it speaks of at %v, %v", what, at, size, lit, litSize)
		}
	}
}

// framed fails unless pieces lie well inside of the frame around them.
func (x *leading) framed(s script.Step) {
	x.t.Helper()
	lit, size, _ := x.place("guided-lit")
	for _, name := range s.Light {
		for mark := range strings.SplitSeq(name, "+") {
			at, in, ok := x.place(mark)
			if _, pieces := x.env.Trace.Marked(mark).(interface{ Pieces() ui.Frame }); !ok || !pieces && !strings.Contains(name, "+") {
				continue
			}
			const rim = 11.5
			if at.X-lit.X < rim || at.Y-lit.Y < rim || lit.X+size.Width-at.X-in.Width < rim || lit.Y+size.Height-at.Y-in.Height < rim {
				x.t.Errorf("%s: the frame at %v, %v cuts %s at %v, %v", s.Text, lit, size, mark, at, in)
			}
		}
	}
}

// readable fails unless the card keeps off the dice on the rack of Dicewords.
func (x *leading) readable(s script.Step) {
	x.t.Helper()
	card, size, _ := x.place("guided-card")
	box := shelltest.Marked(x.t, x.env, "dice")
	for _, die := range shelltest.Inside[*draw.Die](box) {
		at := shelltest.Middle(die)
		half := die.Size().Width / 2
		if at.Y > shelltest.Middle(box).Y && at.X+half > card.X && at.X-half < card.X+size.Width && at.Y+half > card.Y && at.Y-half < card.Y+size.Height {
			x.t.Errorf("%s: the card at %v, %v covers the die at %v", s.Text, card, size, at)
		}
	}
}

// A guided match is played by the rules of the usual match, or says what is different; only shorter, and with tiles dealt.
func TestGuidedMatchesAreUsual(t *testing.T) {
	said := map[string]string{"davinci Dashes": "ash"} // what the last step speaks of
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		for _, g := range app.Games() {
			kind := g.Kind.Name()
			if !guided.Exists(env, kind) {
				continue
			}
			s, err := script.Parse(data.Script(kind, "", string(lang)))
			shelltest.Fine(t, err)
			var own, usual struct{ Options map[string]any }
			shelltest.Fine(t, json.Unmarshal(s.Setup, &own))
			shelltest.Fine(t, json.Unmarshal(g.Form(env).Setup(len(s.Seats), 1), &usual))
			for option, want := range usual.Options {
				if reflect.DeepEqual(own.Options[option], want) || slices.Contains([]string{"Seats", "Length", "Size", "Deal"}, option) {
					continue
				}
				word, ok := said[kind+" "+option]
				if lang == locales.German {
					word = "Bindestrich"
				}
				if text := env.T(games.ID("guided." + kind + "." + s.Steps[len(s.Steps)-1].Text)); !ok || !strings.Contains(text, word) {
					t.Errorf("%s, %s: %s is %v and usually %v, and the end says %q", lang, kind, option, own.Options[option], want, text)
				}
			}
		}
	}
}

// Every script goes to its end in every language and window, says each step in words that are there, and its card never covers
// what it speaks of.
func TestGuidedMatches(t *testing.T) {
	for _, lang := range locales.Langs {
		for _, size := range []struct{ w, h int }{{1280, 800}, {1000, 620}, {1600, 900}} {
			for _, kind := range guidedMatches(shelltest.New(t, lang)) {
				t.Run(fmt.Sprintf("%s/%s/%dx%d", kind, lang, size.w, size.h), func(t *testing.T) {
					x := led(t, kind, lang)
					shelltest.Resize(x.env, float32(size.w), float32(size.h))
					for i, s := range x.script.Steps {
						x.at(i + 1)
						x.clear(s, s.Text)
						x.framed(s)
						if len(s.Clear) > 0 && kind == "dicewords" {
							x.readable(s)
						}
						if i+1 < len(x.script.Steps) {
							shelltest.Key(x.env, fyne.KeyPageDown)
						}
					}
					x.clear(script.Step{}, "end")
				})
			}
		}
	}
}

// With two seconds a step and 200 words a minute each script takes less than four minutes, and all languages have the same steps.
func TestGuidedMatchesAreShort(t *testing.T) {
	steps := map[string]string{}
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		for _, match := range guidedMatches(env) {
			kind, part, _ := strings.Cut(match, ".")
			s, err := script.Parse(data.Script(kind, part, string(lang)))
			shelltest.Fine(t, err)
			names, words := "", 0
			for _, st := range s.Steps {
				names += st.Text + " "
				id := "guided." + kind + "." + st.Text
				words += len(strings.Fields(env.T(games.ID(id), games.Args(st.Args))))
				if !st.Reads() {
					words += len(strings.Fields(env.T(games.ID(id+".do"), games.Args(st.Args))))
				}
			}
			long := time.Duration(len(s.Steps))*2*time.Second + time.Duration(words)*time.Minute/200
			t.Logf("%s, %s: %d steps, %d words, %v", match, lang, len(s.Steps), words, long)
			if long >= 4*time.Minute {
				t.Errorf("%s in %s takes %v", match, lang, long)
			}
			if was := steps[match]; was != "" && was != names {
				t.Errorf("%s: steps %q and %q", match, was, names)
			}
			steps[match] = names
		}
	}
}

// Something else than what is waited for never goes on: the veil and the keys of the board say so, and nothing of it stays.
func TestGuidedMatchWaits(t *testing.T) {
	for _, kind := range guidedMatches(shelltest.New(t, locales.German)) {
		t.Run(kind, func(t *testing.T) {
			x := led(t, kind, locales.German)
			shelltest.Resize(x.env, 1280, 800)
			for i, s := range x.script.Steps[:len(x.script.Steps)-1] {
				x.at(i + 1)
				x.wait()
				for _, press := range []func(){
					func() { shelltest.TapAt(t, x.env, fyne.NewPos(4, 796)) },
					func() { shelltest.Key(x.env, fyne.KeyF8) },
				} {
					press()
					if x.at(i + 1); !x.said(s) {
						t.Errorf("%s: nothing kind is said; on the screen: %q", s.Text, shelltest.Texts(x.env))
					}
				}
				shelltest.Type(x.env, "q")
				x.at(i + 1)
				shelltest.Key(x.env, fyne.KeyPageDown)
			}
		})
	}
}

// Whatever key is pressed, something happens: the step is done, something is prepared, or a sentence says that something else
// comes first. The space bar is a key and a sign, and answers once.
func TestGuidedMatchAnswersKeys(t *testing.T) {
	keys := map[string]func(*shell.Env){
		"Space":  func(env *shell.Env) { shelltest.Key(env, fyne.KeySpace); shelltest.Type(env, " ") },
		"Enter":  func(env *shell.Env) { shelltest.Key(env, fyne.KeyReturn) },
		"Delete": func(env *shell.Env) { shelltest.Key(env, fyne.KeyDelete) },
		"F5":     func(env *shell.Env) { shelltest.Key(env, fyne.KeyF5) },
		"x":      func(env *shell.Env) { shelltest.Key(env, fyne.KeyX); shelltest.Type(env, "x") },
		"7":      func(env *shell.Env) { shelltest.Key(env, fyne.Key7); shelltest.Type(env, "7") },
	}
	for _, kind := range guidedMatches(shelltest.New(t, locales.German)) {
		for _, key := range slices.Sorted(maps.Keys(keys)) {
			t.Run(kind+"/"+key, func(t *testing.T) {
				x := led(t, kind, locales.German)
				shelltest.Resize(x.env, 1280, 800)
				for i, s := range x.script.Steps[:len(x.script.Steps)-1] {
					x.at(i + 1)
					x.wait()
					was := strings.Join(shelltest.Texts(x.env), "\n")
					keys[key](x.env)
					types := x.env.Window.Canvas().Focused() != nil
					switch now := strings.Join(shelltest.Texts(x.env), "\n"); {
					case x.env.Window.Canvas().Overlays().Top() != nil: // something is asked
						shelltest.Key(x.env, fyne.KeyEscape)
					case now == was && (!types || key == "x"): // in a field other keys may move its mark
						t.Errorf("%s: nothing happens; on the screen: %q", s.Text, shelltest.Texts(x.env))
					}
					if x.shows(i + 1) {
						shelltest.Key(x.env, fyne.KeyPageDown)
					}
				}
			})
		}
	}
}

// A sign that begins something else where an action is waited for leaves nothing behind: what is lit stays lit, nothing is asked, and
// the step can still be done.
func TestGuidedMatchPutsBackWhatASignBegins(t *testing.T) {
	for kind, signs := range map[string]string{"decipher": "pgx", "davinci": "s7x", "dicewords": "x", "woerterklauer": "x"} {
		t.Run(kind, func(t *testing.T) {
			x := led(t, kind, locales.German)
			shelltest.Resize(x.env, 1280, 800)
			for i, s := range x.script.Steps[:len(x.script.Steps)-1] {
				x.at(i + 1)
				for _, sign := range signs {
					x.wait()
					if !x.shows(i+1) || s.Do == nil {
						continue
					}
					shelltest.Type(x.env, string(sign))
					if top := x.env.Window.Canvas().Overlays().Top(); top != nil {
						t.Fatalf("%s: %q asks something: %q", s.Text, sign, shelltest.Texts(x.env))
					}
					if x.shows(i + 1) {
						x.clear(s, fmt.Sprintf("%s after %q", s.Text, sign))
						if !x.said(s) {
							t.Errorf("%s: nothing kind is said after %q", s.Text, sign)
						}
					}
				}
				if x.shows(i + 1) {
					shelltest.Key(x.env, fyne.KeyPageDown)
				}
			}
		})
	}
}

// A wrong letter is answered by who leads, with what to type instead: the table's own reason would leave a beginner alone.
func TestGuidedMatchAnswersWrongLetters(t *testing.T) {
	for lang, letter := range map[locales.Lang]string{locales.German: "q", locales.English: "x"} { // never in the pool
		x, seen := led(t, "woerterklauer", lang), 0
		for i, s := range x.script.Steps[:len(x.script.Steps)-1] {
			x.at(i + 1)
			x.wait()
			shelltest.Type(x.env, letter)
			if shelltest.Has(x.env, x.env.T("studio.missing", games.Args{"Letter": strings.ToUpper(letter)})) {
				t.Errorf("%s, %s: the table says it too", lang, s.Text)
			}
			if s.Draft != nil {
				seen++
				deed := x.env.T(games.ID("guided.woerterklauer." + s.Text + ".do"))
				if !shelltest.Has(x.env, x.env.T("guided.wrong")+" "+deed) {
					t.Errorf("%s, %s: %q", lang, s.Text, shelltest.Texts(x.env))
				}
			}
			shelltest.Key(x.env, fyne.KeyPageDown)
		}
		if seen == 0 {
			t.Errorf("%s: nothing was typed", lang)
		}
	}
}

// said tells whether a sentence says that something else comes first.
func (x *leading) said(s script.Step) bool {
	says := []string{x.env.T("guided.other"), x.env.T("guided.wrong")}
	if s.Reads() {
		says = []string{x.env.T("guided.later")}
	}
	return slices.ContainsFunc(shelltest.Texts(x.env), func(text string) bool {
		return slices.ContainsFunc(says, func(says string) bool { return strings.HasPrefix(text, says) })
	})
}

// A guided match goes on where it was left: after going away, after the language was changed, and in a program that was just
// started. Back leads to the step before, and at its end it begins at the beginning.
func TestGuidedMatchIsKept(t *testing.T) {
	for _, kind := range guidedMatches(shelltest.New(t, locales.German)) {
		t.Run(kind, func(t *testing.T) {
			x := led(t, kind, locales.German)
			all := len(x.script.Steps)
			for range all - 3 {
				shelltest.Key(x.env, fyne.KeyPageDown)
			}
			x.at(all - 2)
			shelltest.Key(x.env, fyne.KeyPageUp)
			x.at(all - 3)
			x.env.Change(func(p *shell.Prefs) { p.Language = locales.English })
			x.at(all - 3)
			x.env.Router.Home()
			x.open()
			x.at(all - 3)
			dir := x.env.Store.Dir()
			shelltest.Fine(t, x.env.Store.Close())
			shelltest.Open(t, x.env, dir, false)
			x.open()
			for n := all - 3; n <= all; n++ {
				x.at(n)
				shelltest.Key(x.env, fyne.KeyPageDown)
			}
			x.open()
			x.at(1)
		})
	}
}

// Only reading: the space bar leads on, but once while it is held.
func TestGuidedMatchByKeys(t *testing.T) {
	x := led(t, "dicewords", locales.German)
	x.wait()
	shelltest.Key(x.env, fyne.KeySpace, fyne.KeySpace, fyne.KeySpace)
	x.at(2)
	x.wait()
	shelltest.Key(x.env, fyne.KeySpace) // throws
	x.at(3)
	x.wait()
	shelltest.Key(x.env, fyne.KeyReturn)
	shelltest.Type(x.env, "315")
	x.at(4)
	shelltest.Type(x.env, "7")
	x.at(5)
	shelltest.Key(x.env, fyne.KeyEscape)
	if !shelltest.Has(x.env, x.env.T("guided.end.title")) {
		t.Fatalf("Esc asks nothing: %q", shelltest.Texts(x.env))
	}
	shelltest.Tap(t, x.env, x.env.T("guided.end"))
	if _, ok := x.env.Router.Page().(*guided.Page); ok {
		t.Error("still there")
	}
}

// The Enter key does what the one thing that is lit does, wherever the keyboard is.
func TestGuidedMatchTakesEnter(t *testing.T) {
	for _, kind := range guidedMatches(shelltest.New(t, locales.German)) {
		t.Run(kind, func(t *testing.T) {
			x := led(t, kind, locales.German)
			shelltest.Resize(x.env, 1280, 800)
			for i, s := range x.script.Steps[:len(x.script.Steps)-1] {
				x.at(i + 1)
				x.wait()
				if s.Single() && len(s.Light) == 1 {
					shelltest.Key(x.env, fyne.KeyReturn)
					if x.said(s) {
						t.Errorf("%s: refused: %q", s.Text, shelltest.Texts(x.env))
					}
				}
				if top := x.env.Window.Canvas().Overlays().Top(); top != nil { // it is asked once more
					shelltest.Key(x.env, fyne.KeyEscape)
				}
				if x.shows(i + 1) {
					shelltest.Key(x.env, fyne.KeyPageDown)
				}
			}
		})
	}
}

// The Enter key asks nothing where a draft is waited for: half of a word isn't handed in, wherever the keyboard is.
func TestGuidedMatchAsksNothingTooEarly(t *testing.T) {
	for _, kind := range guidedMatches(shelltest.New(t, locales.German)) {
		t.Run(kind, func(t *testing.T) {
			x := led(t, kind, locales.German)
			shelltest.Resize(x.env, 1280, 800)
			for i, s := range x.script.Steps[:len(x.script.Steps)-1] {
				x.at(i + 1)
				x.wait()
				if s.Draft != nil && !s.Single() {
					for _, hand := range []func(){
						func() { shelltest.Key(x.env, fyne.KeyReturn) },
						x.env.Router.Page().(shell.Confirmer).Confirm,
					} {
						hand()
						if top := x.env.Window.Canvas().Overlays().Top(); top != nil {
							t.Errorf("%s: asked: %q", s.Text, shelltest.Texts(x.env))
						}
					}
					if x.at(i + 1); !x.said(s) {
						t.Errorf("%s: nothing kind is said; on the screen: %q", s.Text, shelltest.Texts(x.env))
					}
				}
				shelltest.Key(x.env, fyne.KeyPageDown)
			}
		})
	}
}

// The frame around a row of Da Vinci Code holds a tile that is lifted, too.
func TestGuidedMatchFramesLiftedTiles(t *testing.T) {
	x := led(t, "davinci", locales.German)
	shelltest.Resize(x.env, 1000, 620)
	for n := 1; n < 5; n++ {
		shelltest.Key(x.env, fyne.KeyPageDown)
	}
	x.at(5)
	x.wait()
	frame, _, _ := x.place("guided-lit")
	shelltest.Key(x.env, fyne.KeyRight) // not the tile that is spoken of
	x.at(5)
	lifted := map[float32]bool{}
	for _, tile := range shelltest.Inside[*draw.NumberTile](shelltest.Marked(t, x.env, "rival.1")) {
		top := shelltest.Middle(tile).Y - tile.Size().Height/2
		if lifted[top] = true; top < frame.Y+4 {
			t.Errorf("a tile at %v rises out of the frame at %v", top, frame.Y)
		}
	}
	if len(lifted) != 2 {
		t.Errorf("the tiles stand at %v: none is lifted", lifted)
	}
}

// A verdict is read before the card speaks of it.
func TestGuidedMatchWaitsForVerdicts(t *testing.T) {
	x := led(t, "davinci", locales.German)
	shelltest.Resize(x.env, 1280, 800)
	for n := 1; n < 7; n++ {
		shelltest.Key(x.env, fyne.KeyPageDown)
	}
	x.at(7)
	x.wait()
	clock := shelltest.NewClock(t)
	shelltest.Key(x.env, fyne.KeyReturn)
	x.at(8)
	text := x.env.T("guided.davinci.hit")
	if len(ui.Struck(x.env.Window.Content())) == 0 || shelltest.Has(x.env, text) {
		t.Errorf("the card comes too early: %q", shelltest.Texts(x.env))
	}
	clock.Pass(ui.StampTime)
	if x.at(8); len(ui.Struck(x.env.Window.Content())) != 0 || !shelltest.Has(x.env, text) {
		t.Errorf("the card doesn't come: %q", shelltest.Texts(x.env))
	}
}

// Wörterklauer by keys to its end: a wrong letter leaves the keyboard where the right one goes, the table's question is asked and
// answered, and of a match that isn't kept no word stays behind.
func TestGuidedMatchWithAQuestion(t *testing.T) {
	t.Run("de", func(t *testing.T) {
		asksTheTable(t, locales.German, "ut", "moltnd", "o", "hasi", "merkt sich das Programm")
	})
	t.Run("en", func(t *testing.T) {
		asksTheTable(t, locales.English, "vk", "pevkar", "t", "dino", "The program remembers")
	})
}

// asksTheTable types what is laid: wrong letters of the pool, the first word with others in between, the letter that is exchanged, and
// the word that is asked about. kept begins what is said of words that are kept.
func asksTheTable(t *testing.T, lang locales.Lang, wrong, first, exchanged, asked, kept string) {
	x := led(t, "woerterklauer", lang)
	x.env.Lexicons = shell.NewLexicons(app.Lexicons())
	shelltest.Resize(x.env, 1280, 800)
	x.env.Router.Home()
	x.open()
	end := func() { x.env.Router.Page().(shell.Confirmer).Confirm() }
	read := func(n int) {
		t.Helper()
		x.at(n)
		x.wait()
		shelltest.Key(x.env, fyne.KeySpace)
	}
	draw := func(n int) {
		t.Helper()
		x.at(n)
		x.wait()
		shelltest.Key(x.env, fyne.KeyReturn)
	}
	read(1)
	draw(2)
	read(3)
	shelltest.Type(x.env, wrong)
	if x.at(4); !x.said(x.script.Steps[3]) {
		t.Errorf("a wrong letter: %q", shelltest.Texts(x.env))
	}
	shelltest.Type(x.env, first)
	read(5)
	x.at(6)
	end()
	read(7)
	read(8)
	draw(9)
	shelltest.Type(x.env, exchanged)
	read(11)
	end()
	read(13)
	read(14)
	shelltest.Type(x.env, asked)
	x.at(16)
	end()
	if got := strings.Join(shelltest.Texts(x.env), "\n"); strings.Contains(got, kept) {
		t.Errorf("what isn't kept is said to be: %q", got)
	}
	shelltest.Tap(t, x.env, x.env.T("judge.ask.no"))
	x.at(16)
	end() // asks once more
	shelltest.Tap(t, x.env, x.env.T("judge.ask.yes"))
	read(17)
	read(18)
	x.at(19)
	if _, known, err := x.env.Store.HouseWord(string(lang), strings.ToUpper(asked)); known || err != nil {
		t.Errorf("the family knows the word: %v, %v", known, err)
	}
}

// The second part of Wörterklauer by keys to its end, from the end of the first: the mark lies on the tile that has to move, what
// hangs on it comes along, and what is kept of the one part doesn't touch the other.
func TestGuidedMatchHasASecondPart(t *testing.T) {
	x := led(t, "woerterklauer", locales.German)
	x.env.Lexicons = shell.NewLexicons(app.Lexicons())
	shelltest.Resize(x.env, 1280, 800)
	for n := 1; n < len(x.script.Steps); n++ {
		x.at(n)
		shelltest.Key(x.env, fyne.KeyPageDown)
	}
	more := x.env.T("guided.more", games.Args{"Part": "II bis IV"})
	shelltest.Tap(t, x.env, more)
	s, err := script.Parse(data.Script("woerterklauer", "2", "de"))
	shelltest.Fine(t, err)
	x.part, x.script = "2", s
	if got, want := x.env.Router.Page().Title(), "Zeig’s mir: Wörterklauer II bis IV"; got != want {
		t.Errorf("title %q, want %q", got, want)
	}
	end := func(n int) {
		t.Helper()
		x.at(n)
		x.env.Router.Page().(shell.Confirmer).Confirm()
	}
	press := func(n int, keys ...fyne.KeyName) {
		t.Helper()
		x.at(n)
		x.wait()
		shelltest.Key(x.env, keys...)
	}
	press(1, fyne.KeySpace)
	press(2, fyne.KeyReturn)
	x.at(3)
	shelltest.Held(fyne.KeyModifierShift, func() { shelltest.Key(x.env, fyne.KeyRight) })
	x.at(4)
	shelltest.Type(x.env, "a")
	end(5)
	press(6, fyne.KeySpace)
	press(7, fyne.KeySpace)
	press(8, fyne.KeyReturn)
	press(9, fyne.KeyReturn, fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyReturn)
	press(10, fyne.KeySpace)
	end(11)
	press(12, fyne.KeySpace)
	press(13, fyne.KeyReturn)
	press(14, fyne.KeyReturn, fyne.KeyDown, fyne.KeyReturn)
	x.at(15)
	shelltest.Held(fyne.KeyModifierShift, func() { shelltest.Key(x.env, fyne.KeyRight) })
	x.at(16)
	shelltest.Type(x.env, "a")
	press(17, fyne.KeySpace)
	end(18)
	press(19, fyne.KeySpace)
	x.at(20)
	if shelltest.Has(x.env, more) {
		t.Error("the last part offers another one")
	}
	x.env.Router.Home()
	x.part = ""
	x.open()
	x.at(1)
}

// onRack is how many dice of Dicewords stand on the rack.
func onRack(t *testing.T, env *shell.Env) (n int) {
	t.Helper()
	box := shelltest.Marked(t, env, "dice")
	for _, die := range shelltest.Inside[*draw.Die](box) {
		if shelltest.Middle(die).Y > shelltest.Middle(box).Y {
			n++
		}
	}
	return n
}

// The dice that Nova says it keeps stand on the rack, below the dice that it throws again, however one came to that step.
func TestGuidedMatchShowsWhatNovaKeeps(t *testing.T) {
	for _, lang := range locales.Langs {
		x := led(t, "dicewords", lang)
		seen := 0
		for i, s := range x.script.Steps[:len(x.script.Steps)-1] {
			x.at(i + 1)
			if then := x.script.Steps[i+1].Other; s.Other != nil && then != nil {
				var throw dw.Throw
				shelltest.Fine(t, json.Unmarshal(then[0].Data, &throw))
				for _, way := range []string{"by going on", "by coming again"} {
					if got, kept := onRack(t, x.env), dw.DiceCount-len(throw.Dice); got != kept {
						t.Errorf("%s, %s: %d dice stand on the rack, not %d", s.Text, way, got, kept)
					}
					x.env.Router.Home()
					x.open()
					x.at(i + 1)
				}
				seen++
			}
			shelltest.Key(x.env, fyne.KeyPageDown)
		}
		if seen == 0 {
			t.Error("Nova keeps nothing")
		}
	}
}

// Whoever begins their first match is offered the guided one; on the rules page it is there for everybody.
func TestGuidedMatchIsOffered(t *testing.T) {
	env := shelltest.New(t, locales.German)
	env.Router = shell.NewRouter(env, app.Pages(env))
	shelltest.Players(t, env, "Tina")
	env.Router.Home()
	env.Router.Open(shell.Route{Page: shell.Setup, Game: "dicewords", Part: shell.Against})
	shelltest.Tap(t, env, env.T("guided.offer", games.Args{"Name": "Tina"}))
	if _, ok := env.Router.Page().(*guided.Page); !ok || env.Router.Page().Title() != "Zeig’s mir: Dicewords" {
		t.Fatalf("on the screen: %q", shelltest.Texts(env))
	}
	env.Router.Back()
	shelltest.Tap(t, env, env.T("setup.start"))
	shelltest.Key(env, fyne.KeySpace) // throws: a match that is left untouched wasn't begun
	env.Router.Home()
	env.Router.Open(shell.Route{Page: shell.Setup, Game: "dicewords", Part: shell.Against})
	if shelltest.Has(env, env.T("guided.offer", games.Args{"Name": "Tina"})) {
		t.Error("offered again after the first match was begun")
	}
	env.Router.Open(shell.Route{Page: shell.Rules, Game: "dicewords"})
	shelltest.Tap(t, env, env.T("guided.show"))
	if _, ok := env.Router.Page().(*guided.Page); !ok {
		t.Errorf("from the rules: %q", shelltest.Texts(env))
	}
	env.Router.Open(shell.Route{Page: shell.Rules, Game: "woerterklauer"})
	shelltest.Tap(t, env, env.T("guided.show.part", games.Args{"Part": "II bis IV"}))
	if got := env.Router.Page().Title(); got != "Zeig’s mir: Wörterklauer II bis IV" {
		t.Errorf("the second part from the rules: %q", got)
	}
	shelltest.Key(env, fyne.KeyEscape)
	if !shelltest.Has(env, env.T("guided.end.part", games.Args{"Part": "II bis IV"})) {
		t.Errorf("where it goes on is not said: %q", shelltest.Texts(env))
	}
}

// Where several are known, it is asked for whom it is.
func TestForWhomTheGuidedMatchIs(t *testing.T) {
	env := shelltest.New(t, locales.German)
	env.Router = shell.NewRouter(env, app.Pages(env))
	shelltest.Players(t, env, "Tina", "Lee")
	env.Router.Home()
	env.Router.Open(shell.Route{Page: shell.Rules, Game: "dicewords"})
	shelltest.Tap(t, env, env.T("guided.show"))
	if got := shelltest.Lines(env); !slices.Contains(got, "Für wen?") || !slices.Contains(got, "Lee") {
		t.Fatalf("the menu has %q", got)
	}
	shelltest.Key(env, fyne.KeyReturn)
	if _, ok := env.Router.Page().(*guided.Page); !ok {
		t.Error("Enter doesn't choose a person")
	}
}

// After a guided match that was asked for while a match was arranged, that is still arranged.
func TestGuidedMatchLeavesWhatIsArranged(t *testing.T) {
	x := led(t, "dicewords", locales.German)
	env := x.env
	shelltest.Players(t, env, "Tina")
	env.Router.Home()
	env.Router.Open(shell.Route{Page: shell.Setup, Game: "dicewords"})
	begins := env.T("setup.begins")
	for _, c := range shelltest.Find[*people.Chip](env) {
		c.Tapped(&fyne.PointEvent{})
	}
	if !shelltest.Has(env, begins) {
		t.Fatal("Tina doesn't sit at the table")
	}
	x.open()
	for range x.script.Steps { // the last one goes on to a match
		shelltest.Key(env, fyne.KeyPageDown)
	}
	if !shelltest.Has(env, begins) || !shelltest.Has(env, env.T("setup.start")) {
		t.Errorf("on the screen: %q", shelltest.Texts(env))
	}
}

// In Bonus Mode the light reaches to how many pieces are left, of which the step speaks, and the card leaves that free.
func TestGuidedMatchLightsHowMuchIsLeft(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 1280, Height: 800}, {Width: 1000, Height: 620}} {
		x := led(t, "decipher", locales.German)
		shelltest.Resize(x.env, size.Width, size.Height)
		for x.script.Steps[x.env.Router.Page().(*guided.Page).At()].Text != "bonus" {
			shelltest.Key(x.env, fyne.KeyPageDown)
		}
		lit, by, _ := x.place("guided-lit")
		inLight := func(c *ui.Chip) bool {
			at := shelltest.Middle(c).Subtract(lit)
			return c.Text() == x.env.T("decipher.seek.left", games.Args{"N": 3}) && at.X > 0 && at.Y > 0 && at.X < by.Width && at.Y < by.Height
		}
		if !slices.ContainsFunc(shelltest.Find[*ui.Chip](x.env), inLight) {
			t.Errorf("%v: how much is left isn't in the light", size)
		}
	}
}
