//go:build e2e && linux

package e2e

import (
	"fmt"
	"slices"
	"strconv"
	"testing"

	"spieltisch/app/shell"
	dv "spieltisch/games/davinci"
	dc "spieltisch/games/decipher"
	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
	"spieltisch/store"
)

// walker goes through the pages around the table in one language, by mouse or by keys.
type walker struct {
	*program
	lang, name string // name: what its pictures begin with
	mouse      bool
}

// TestE2EWalk goes from the home page to each page around the table and does there what the page is for: light and by keys, then
// dark and by mouse, in both languages.
func TestE2EWalk(t *testing.T) {
	for _, lang := range locales.Langs {
		for hand, mode := range []string{"light", "dark"} {
			t.Run(string(lang)+"-"+mode, func(t *testing.T) {
				here := newPlace(t)
				playedHistory(t, here)
				dress(here, shell.Prefs{Language: lang, Mode: mode, Size: 100})
				w := walker{here.start(newScreen(t, wide, high), 1), "lang=" + string(lang), fmt.Sprintf("walk-%s-%s-", lang, mode), hand == 1}
				w.page("home", w.lang)
				w.shot(w.name + "home")
				for _, look := range []func(){w.lists, w.rules, w.settings, w.result, w.curtain, w.people} {
					look()
				}
				w.quit()
				here.peopled(t)
			})
		}
	}
}

// to clicks a mark or a point, or presses keys instead, and waits for the page.
func (w walker) to(at any, keys []string, page string, fields ...string) {
	w.t.Helper()
	w.do(at, keys...)
	w.page(page, append(fields, w.lang)...)
	w.shot(w.name + page)
}

func (w walker) do(at any, keys ...string) {
	w.t.Helper()
	switch at := at.(type) {
	case [2]int:
		if w.mouse {
			w.clickAt(at[0], at[1])
			return
		}
	case string:
		if w.mouse {
			w.click(at)
			return
		}
	}
	if len(keys) > 0 {
		w.key(keys...)
	}
}

// opens does the same where a dialog or a menu opens, which prints nothing; each key has its effect first.
func (w walker) opens(at any, keys ...string) {
	w.t.Helper()
	if w.mouse {
		keys = []string{""}
	}
	for _, key := range keys {
		w.screen.still()
		w.screen.changes(func() { w.do(at, key) })
	}
	w.screen.still()
}

// back goes back to a page.
func (w walker) back(page string) {
	w.t.Helper()
	w.do([2]int{44, 28}, "Escape")
	w.page(page, w.lang)
}

// tool are the keys that open the n-th of the tools in the head of the home page, from the last one.
func tool(n int) []string { return append(slices.Repeat([]string{"shift+Tab"}, n), "Return") }

// lists are the statistics and the score sheets.
func (w walker) lists() {
	w.to("tool.stats", tool(5), "stats", "count=3")
	w.back("home")
	w.to("tool.sheets", tool(4), "sheets", "count=2")
	w.to("match.0", []string{"Down", "Return"}, "sheet", "game="+dc.Name, "over=true")
	w.back("sheets")
	w.back("home")
}

// rules are searched, and an example of them is tried.
func (w walker) rules() {
	w.opens("tool.rules", tool(2)...)
	w.to([2]int{1150, 176}, []string{"Down", "Down", "Return"}, "rules", "game="+dw.Name)
	w.do("search")
	w.write("joker") // the first passage is shown while one types
	w.page("rules", "found=true", "look=joker")
	w.shot(w.name + "search")
	try := "" // in sight
	for name, m := range w.marks {
		if n, _ := fmt.Sscanf(name, "try%d", new(int)); n == 1 && m.y > 100 && m.y < high-60 {
			try = name
		}
	}
	w.to(try, []string{"Tab", "Tab", "Return"}, "practice", "game="+dw.Name, "stage=decides")
	w.back("rules")
	w.back("home")
}

// settings has a look at the part of a game.
func (w walker) settings() {
	w.to("tool.settings", []string{"ctrl+comma"}, "settings", "part=general")
	w.do([2]int{125, 143}, "Down")
	w.page("settings", "part="+dw.Name)
	w.back("home")
}

// people gives somebody a picture, and deletes somebody else of whom nothing is kept.
func (w walker) people() {
	w.opens("players", tool(6)...)
	w.opens([2]int{640, 499}, "shift+Tab", "shift+Tab", "Return") // the last row adds somebody
	w.screen.changes(func() { w.write("Uwe"); w.key("Return") })
	w.screen.still()
	w.shot(w.name + "people")
	w.opens([2]int{864, 462}, "shift+Tab", "Return")
	w.shot(w.name + "people-menu")
	w.opens([2]int{900, 609}, "Down", "Down", "Return") // deletes them
	w.opens([2]int{640, 280}, "Tab", "Return")
	w.opens([2]int{501, 432}, "Tab", "Tab", "Right")
	w.shot(w.name + "faces")
	w.screen.changes(func() { w.key("Return") })
	w.screen.still()
	w.screen.changes(func() { w.key("Escape") })
}

// result is the one of a match, from the history.
func (w walker) result() {
	w.to("matches", append(slices.Repeat([]string{"Tab"}, 13), "Return"), "matches", "count=3")
	w.to("match.2", []string{"Down", "Down", "Down", "Return"}, "table", "game="+dw.Name, "face=result")
	w.shot(w.name + "result")
	w.back("matches")
	w.back("home")
}

// curtain is the one of a match that is set up for it.
func (w walker) curtain() {
	w.to("new."+dv.Name, []string{"4"}, "setup", "game="+dv.Name, "seats=3")
	w.to("start", []string{"Return"}, "table", "face=curtain")
	if m := w.marks["hold"]; w.mouse {
		w.tool("xdotool", "mousemove", "--window", w.window, strconv.Itoa(int(m.x+m.width/2)), strconv.Itoa(int(m.y+m.height/2)), "mousedown", "1")
		w.line("page", "table", "face=private")
		w.tool("xdotool", "mouseup", "1")
	} else {
		w.holdSpace()
		w.key("Escape")
		w.page("table", "face=curtain")
	}
	w.back("home")
}

// people are those in the data file, once the program has ended.
func (p *place) people() []store.Player {
	p.t.Helper()
	st, err := store.Open(p.data, store.Options{ReadOnly: true})
	p.must(err)
	defer func() { p.must(st.Close()) }()
	all, err := st.Players()
	p.must(err)
	return all
}

// peopled looks at who is known in the end.
func (p *place) peopled(t *testing.T) {
	t.Helper()
	all, emblems := p.people(), 0
	for _, x := range all {
		emblems += x.Emblem
	}
	if len(all) != 3 || emblems != 1 {
		t.Errorf("known are %+v", all)
	}
}
