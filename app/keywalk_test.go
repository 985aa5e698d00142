package app

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/frame"
	"spieltisch/app/table/session"
	"spieltisch/app/table/tabletest"
	"spieltisch/games"
	"spieltisch/games/davinci"
	"spieltisch/games/mind"
	"spieltisch/locales"
	"spieltisch/store"
)

// unseen are announced keys that may do nothing that is seen: what is held, what scrolls though all may fit, and what brings
// back what only the pointer moves.
var unseen = []string{"Space: table.keys.hold"}

// onward are the keys that lead on.
var onward = []string{"Enter", "Space", "Ctrl+Enter"}

// before are keys after which others have something to do, and modes those that change what is announced.
var (
	before = []string{"", "Right Right", "Left", "Letters Letters", "Letters R Left", "Digits", "Up", "PageDown", "+"}
	modes  = []string{"Right", "G", "G Enter", "F8", "L"}
)

// keyWalker presses the keys that the table of a match announces.
type keyWalker struct {
	walker
	open func() *session.Session // opens the match anew
	seen map[string]bool         // what was pressed where F1 says the same
}

// guide is what F1 says first of the page, "" while something lies above it.
func (w *keyWalker) guide() games.ID {
	h, ok := w.env.Router.Page().(shell.Helper)
	if !ok || w.env.Window.Canvas().Overlays().Top() != nil {
		return ""
	}
	if keys := h.Keys(); len(keys) > 0 && keys[0].Keys == "" {
		return keys[0].What
	}
	return ""
}

// announces are the keys of the page as it is now, a line each.
func (w *keyWalker) announces() (lines []string) {
	h, ok := w.env.Router.Page().(shell.Helper)
	if !ok || w.env.Window.Canvas().Overlays().Top() != nil {
		return nil
	}
	for _, help := range h.Keys() {
		for key := range strings.SplitSeq(help.Keys, " / ") {
			if line := key + ": " + string(help.What); key != "" && !slices.Contains(unseen, line) {
				lines = append(lines, line)
			}
		}
	}
	return lines
}

// silent are the announced keys that neither change nor say anything. Keys that are announced only after some of them are looked
// at in the same way.
func (w *keyWalker) silent() (silent []string) {
	w.open()
	guide := string(w.guide())
	lists, firsts := [][]string{w.announces()}, []string{""}
	for i := 0; i < len(lists); i++ {
		for _, line := range lists[i] {
			if w.seen[guide+line] {
				continue
			}
			w.seen[guide+line] = true
			if !w.answers(line, lists[i], firsts[i]) {
				silent = append(silent, strings.TrimSpace(firsts[i]+" "+line))
			}
		}
		for _, m := range modes {
			if list, ok := w.after(firsts[i], m, lists[i]); ok && list != nil && !slices.ContainsFunc(lists, func(l []string) bool { return slices.Equal(l, list) }) {
				lists, firsts = append(lists, list), append(firsts, firsts[i]+" "+m)
			}
		}
	}
	return silent
}

// answers tells whether the key of a line does something that is seen, at once or, unless it leads on, after other keys that
// leave the list as it is.
func (w *keyWalker) answers(line string, list []string, first string) bool {
	key, _, _ := strings.Cut(line, ": ")
	w.keys++
	return slices.ContainsFunc(before, func(b string) bool {
		if b != "" && slices.Contains(onward, key) {
			return false
		}
		now, ok := w.after(first, b, list)
		return ok && slices.Equal(now, list) && w.heard(key)
	})
}

// after opens the match anew and presses keys, of which the last begin with one of the list, and tells what is announced then;
// false if they did more than prepare something.
func (w *keyWalker) after(first, last string, list []string) (now []string, ok bool) {
	keys := strings.Fields(last)
	if last != "" && !slices.ContainsFunc(list, func(line string) bool { return strings.HasPrefix(line, keys[0]+": ") }) {
		return nil, false
	}
	s := w.open()
	n := s.Seq()
	for _, k := range append(strings.Fields(first), keys...) {
		w.press(k)
	}
	return w.announces(), s.Seq() == n
}

// press presses a key as a list of keys calls it.
func (w *walker) press(key string) {
	switch with, k, _ := strings.Cut(key, "+"); with {
	case "Ctrl":
		shelltest.Shortcut(w.env, fyne.KeyModifierControl, keyName(k))
	case "Shift":
		shelltest.Held(fyne.KeyModifierShift, func() { w.pressOne(k, k) })
	default:
		w.pressOne(key, strings.ToLower(key))
	}
}

// pressOne presses a key without others; typed is what it types.
func (w *walker) pressOne(key, typed string) {
	if r, ok := runes[key]; ok {
		key, typed = r, r
	}
	if len(key) == 1 {
		shelltest.Type(w.env, typed)
	} else {
		shelltest.Key(w.env, keyName(key))
	}
}

func keyName(key string) fyne.KeyName {
	if name, ok := names[key]; ok {
		return name
	}
	return fyne.KeyName(key)
}

// Keys as a list of keys calls them, and what is typed for them.
var (
	names = map[string]fyne.KeyName{"Enter": fyne.KeyReturn, "Esc": fyne.KeyEscape, "Del": fyne.KeyDelete, "Backspace": fyne.KeyBackspace, "PageUp": fyne.KeyPageUp, "PageDown": fyne.KeyPageDown}
	runes = map[string]string{"Letters": "e", "Digits": "1", "Space": " "}
)

// heard presses a key and tells whether that is seen.
func (w *keyWalker) heard(key string) bool {
	drawn := shelltest.Drawn(w.t, w.env)
	w.press(key)
	return shelltest.Drawn(w.t, w.env) != drawn
}

// rehearsed opens a match of the logs in the memory, alone at the screen if somebody is asked to; all but the first player are
// of a level, 0 for persons.
func (w *keyWalker) rehearsed(g *table.Game, p tabletest.Played, level mind.Level) *session.Session {
	w.t.Helper()
	shelltest.Sweep()
	l, err := games.NewLog(p.Kind, p.Setup)
	fine(w.t, err)
	players := make([]store.Player, len(l.Match().Standing().Points))
	for i := range players {
		players[i] = store.Player{Name: string(rune('A' + i)), Color: i, Level: level * mind.Level(min(i, 1))}
	}
	s, err := session.Rehearse(p.Kind, p.Setup, players)
	fine(w.t, err)
	for _, r := range p.Rows {
		p.Do(w.t, s, r)
	}
	w.env.Router.Show(frame.New(w.env, g, s))
	if w.curtained() {
		tabletest.HoldSpace(w.env)
	}
	return s
}

// In every phase of every game, of persons and of computers, each announced key changes something, or says why it doesn't.
func TestNoAnnouncedKeyIsSilent(t *testing.T) {
	env := shelltest.New(t, locales.German)
	env.Router = shell.NewRouter(env, Pages(env))
	w := &keyWalker{walker: walker{t: t, env: env}, seen: map[string]bool{}}
	for _, g := range Games() {
		logs, err := filepath.Glob(filepath.Join("..", "games", g.Kind.Name(), "testdata", "logs", "1", "*.json"))
		fine(t, err)
		shown := map[string]bool{}
		for _, path := range logs {
			p := golden(t, g.Kind.Name(), strings.TrimSuffix(filepath.Base(path), ".json"))
			l := p.Until(0).Log(t)
			for n := range len(p.Rows) {
				standing := l.Match().Standing()
				what := fmt.Sprint(standing.Phase, len(standing.Points) > 2, oneColor(l))
				l = p.Next(t, l, p.Rows[n])
				if shown[what] {
					continue
				}
				shown[what] = true
				for _, level := range []mind.Level{0, 2} {
					w.open = func() *session.Session { return w.rehearsed(g, p.Until(n), level) }
					for _, line := range w.silent() {
						t.Errorf("%s, %d rows of %s, level %d: %s", what, n, path, level, line)
					}
				}
			}
		}
	}
	if w.keys < 200 {
		t.Errorf("only %d keys", w.keys)
	}
}

// oneColor tells whether a tile of Da Vinci Code is to be drawn, and all are of one colour.
func oneColor(l games.Log) bool {
	v, ok := l.Match().View(games.Table).(davinci.View)
	_, one := v.OnlyColor()
	return ok && one && v.Phase == davinci.PhaseDraw
}

// On the field of Wörterklauer keys go on from a mark that the window has left behind, and Enter where nothing lies says so.
func TestTheMarkOfTheFieldAnswers(t *testing.T) {
	env := shelltest.New(t, locales.German)
	env.Router = shell.NewRouter(env, Pages(env))
	w := &keyWalker{walker: walker{t: t, env: env}}
	g, err := Games().Find("woerterklauer")
	fine(t, err)
	for first, keys := range map[string]string{"Ctrl+Enter Right Right Shift+Left": "Down Space Space", "Ctrl+Enter Left Left Up Up": "Enter"} {
		w.rehearsed(g, golden(t, "woerterklauer", "clock").Until(23), 0)
		for _, k := range strings.Fields(first) {
			w.press(k)
		}
		for _, k := range strings.Fields(keys) {
			if !w.heard(k) {
				t.Errorf("%s does nothing after %s", k, first)
			}
		}
	}
}
