//go:build e2e && linux

package e2e

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"spieltisch/app/shell"
	"spieltisch/app/table/session"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/games/lexicon"
	"spieltisch/locales"
	"spieltisch/store"
)

// TestE2EAbove uses what comes above the pages: the log of a match with one player's part, the ribbon of a record, a message
// that takes back, and the program's own dialog for files, to save and to open. Light and by keys, then dark and by mouse, in both
// languages.
func TestE2EAbove(t *testing.T) {
	for _, lang := range locales.Langs {
		for hand, mode := range []string{"light", "dark"} {
			t.Run(string(lang)+"-"+mode, func(t *testing.T) {
				here := newPlace(t)
				playedHistory(t, here)
				modest(t, here)
				dress(here, shell.Prefs{Language: lang, Mode: mode, Size: 100})
				pictures := filepath.Join(here.home, "Bilder")
				here.must(os.Mkdir(pictures, 0o755))
				here.must(os.WriteFile(filepath.Join(pictures, "Lee.png"), portrait(t), 0o644))
				w := walker{here.start(newScreen(t, wide, high), 1), "lang=" + string(lang), fmt.Sprintf("above-%s-%s-", lang, mode), hand == 1}
				w.page("home", w.lang)
				for _, look := range []func(){w.log, w.record, w.message, w.saves, w.opened} {
					look()
				}
				w.quit()
				here.pictured(t)
			})
		}
	}
}

// modest is another match of Tina and Lee, with words that brought less than those of playedHistory.
func modest(t *testing.T, here *place) {
	t.Helper()
	options := dw.DefaultOptions(2)
	options.Target, options.Check = dw.MinTarget, dw.CheckTrust
	m := newMirror(t, 12, options)
	st, err := store.Open(here.data, store.Options{})
	here.must(err)
	defer func() { here.must(st.Close()) }()
	all, err := st.Players()
	here.must(err)
	who := map[string]store.PlayerID{}
	for _, x := range all {
		who[x.Name] = x.ID
	}
	s, err := session.Begin(st, dw.Kind{}, store.NewMatch{Setup: m.setup, Players: []store.PlayerID{who["Tina"], who["Lee"]}})
	here.must(err)
	do := func(a games.Action) {
		here.must(s.Submit(s.Seq(), m.view().Asked, a))
		m.do(a)
	}
	for !m.over() {
		throw, _ := m.draft.Throw()
		do(throw)
		do(dw.NewDeclare(m.view(), m.best(3, 30), &lexicon.Judge{Lexicon: m.lex}))
	}
}

// portrait is a red picture as a file holds it.
func portrait(t *testing.T) []byte {
	t.Helper()
	var b bytes.Buffer
	red := image.NewRGBA(image.Rect(0, 0, 90, 60))
	draw.Draw(red, red.Bounds(), image.NewUniform(color.RGBA{R: 255, A: 255}), image.Point{}, draw.Src)
	if err := png.Encode(&b, red); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// pictured looks whether Lee has the picture.
func (p *place) pictured(t *testing.T) {
	t.Helper()
	if all := p.people(); !slices.ContainsFunc(all, func(x store.Player) bool { return x.Picture != 0 }) {
		t.Errorf("nobody has the picture: %+v", all)
	}
}

// log shows what happened in a match, and then what one of the two has done.
func (w walker) log() {
	w.to("matches", append(slices.Repeat([]string{"Tab"}, 13), "Return"), "matches", "count=4")
	w.to("match.0", []string{"Down", "Return"}, "table", "game="+dw.Name, "face=result")
	if w.mouse {
		w.opens("menu")
	}
	w.opens([2]int{1112, 120}, "F9")
	w.shot(w.name + "log")
	w.opens([2]int{927, 146}, "Tab", "Tab", "Tab", "Tab", "Return")
	w.shot(w.name + "log-lee")
	w.opens([2]int{1204, 100}, "Escape")
	w.back("matches")
}

// record is a match with the best word so far; from its result the next one is begun.
func (w walker) record() {
	w.to("match.3", append(slices.Repeat([]string{"Down"}, 4), "Return"), "table", "game="+dw.Name, "face=result")
	w.shot(w.name + "record")
	w.to("again", []string{"Return"}, "setup", "game="+dw.Name, "seats=2")
	w.back("matches")
}

// message says that a match is deleted, and takes that back.
func (w walker) message() {
	if w.mouse {
		w.opens("match.menu.0")
		w.shot(w.name + "row")
	}
	w.do([2]int{1080, 392}, "Down", "Delete")
	w.page("matches", "count=3")
	w.shot(w.name + "message")
	w.do([2]int{724, 751}, "ctrl+z")
	w.page("matches", "count=4")
}

// saves writes the history as a table, into the folder of pictures.
func (w walker) saves() {
	w.opens("history-csv", append(slices.Repeat([]string{"shift+Tab"}, 2), "Return")...)
	w.opens([2]int{350, 331}, "Tab", "Return") // the places
	w.opens([2]int{370, 422}, "Down", "Return")
	w.shot(w.name + "save")
	w.opens([2]int{913, 568}, "Return")
	w.shot(w.name + "saved")
	w.back("home")
}

// opened reads a picture for Lee from there.
func (w walker) opened() {
	w.opens("players", tool(6)...)
	w.opens([2]int{640, 353}, "Tab", "Tab", "Tab", "Return")
	w.opens([2]int{490, 551}, "Tab", "Tab", "Tab", "Return")
	w.shot(w.name + "open")
	if w.mouse {
		w.opens([2]int{372, 413})
		w.opens([2]int{372, 413})
	} else {
		w.opens(nil, "Return") // the first picture has the keyboard
		w.opens(nil, "Return")
	}
	w.screen.until("the picture among the faces", 10*time.Millisecond, func() bool {
		at := w.screen.pixels[494*w.screen.stride+4*811:]
		return at[2] > 200 && at[1] < 50
	})
	w.shot(w.name + "picture")
	w.opens([2]int{814, 614}, "shift+Tab", "Return")
	w.screen.changes(func() { w.key("Escape") })
}
