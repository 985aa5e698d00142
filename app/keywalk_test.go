package app

import (
	"slices"
	"strings"
	"testing"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/games"
	"spieltisch/games/davinci"
	"spieltisch/store"
)

// onward are the keys that lead on; arrows are those that choose.
var onward, arrows = []string{"Enter", "Space"}, []string{"Left", "Right", "Up", "Down"}

// silent are the announced keys of a table, a line of its help each, that neither change nor say anything. A key that leads on
// must do so on the page as it opens, one that chooses also once something was typed.
func (w *walker) silent() (lines []string) {
	w.open()
	page := w.env.Router.Page()
	h, ok := page.(shell.Helper)
	if !ok {
		return nil
	}
	for _, help := range h.Keys() {
		keys := strings.Split(help.Keys, " / ")
		if help.What == "table.keys.hold" || help.What == "table.keys.recap" { // it is held; and scrolls what may fit
			continue
		}
		chooses := slices.Contains(arrows, keys[0])
		if !chooses && !slices.Contains(onward, keys[0]) {
			continue
		}
		w.keys++
		heard := w.changes(keys)
		for _, first := range []string{"Letters", "Digits", "Right", "Space"} {
			if heard || !chooses {
				break
			}
			heard = w.changes(keys, first)
		}
		if !heard {
			lines = append(lines, help.Keys+": "+string(help.What))
		}
	}
	return lines
}

// changes tells whether one of the keys changes what is seen on the page, opened anew, once others were pressed twice.
func (w *walker) changes(keys []string, first ...string) bool {
	w.open()
	for _, k := range first {
		w.press(k)
		w.press(k)
	}
	before := shelltest.Drawn(w.t, w.env)
	for _, k := range keys {
		if w.press(k); shelltest.Drawn(w.t, w.env) != before {
			return true
		}
	}
	return false
}

// Where one colour is left in Da Vinci Code, each announced key that leads on or chooses changes something, or says why it doesn't.
func TestNoAnnouncedKeyIsSilent(t *testing.T) {
	env, _ := everywhere(t)
	places := []place{oneColor(t, env.Store)}
	w := &walker{t: t, env: env}
	for _, p := range places {
		if p.play == nil || p.route.Page != shell.Table {
			continue
		}
		w.open = func() { w.at(&p) }
		for _, line := range w.silent() {
			t.Errorf("%s: %s", p.what, line)
		}
	}
	if w.keys < 1 {
		t.Errorf("only %d lines of keys", w.keys)
	}
}

// oneColor is a match of Da Vinci Code in which a tile has to be drawn and only one colour is left.
func oneColor(t *testing.T, st *store.Store) place {
	t.Helper()
	var ids []store.PlayerID
	all, err := st.AllPlayers()
	fine(t, err)
	for _, p := range all {
		ids = append(ids, p.ID)
	}
	for _, name := range []string{"two", "two-dashes", "three-points", "four-points", "four-guessing", "four-clock"} {
		p := golden(t, "davinci", name)
		l := p.until(0).log(t)
		for n := range p.rows {
			v := l.Match().View(games.Table).(davinci.View)
			if v.Phase == davinci.PhaseDraw && min(v.Middle[davinci.Black], v.Middle[davinci.White]) == 0 {
				at := p.until(n)
				play := func() store.MatchID { return at.play(t, st, "", ids[:len(v.Seats)]...) }
				return place{what: "one colour left", route: shell.Route{Page: shell.Table, Match: play()}, hold: true, play: play, rows: n}
			}
			l = p.next(t, l, p.rows[n])
		}
	}
	t.Fatal("no stored match comes to one colour")
	return place{}
}
