//go:build e2e && linux

package e2e

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"spieltisch/app/shell"
	dw "spieltisch/games/dicewords"
	"spieltisch/games/lexicon"
	"spieltisch/locales"
)

// settings opens the settings, and there what they keep of the data.
func (r *program) settings() {
	r.t.Helper()
	r.key("ctrl+comma")
	r.page("settings", "part=general")
	for !strings.Contains(r.seen[len(r.seen)-1], "part=data") {
		r.key("Down")
		r.page("settings")
	}
	r.page("settings", "part=data", "copies")
}

// TestE2EData goes back to a backup after a word, and carries everything to another data folder by a file: in folders
// whose names have umlauts, spaces and more that a path may have.
func TestE2EData(t *testing.T) {
	here, s := newPlace(t), newScreen(t, wide, high)
	here.data = filepath.Join(here.home, "Spiele für Jürgen & Tina", "50 % Übung #1")
	m := family(t, here)
	dress(here, shell.Prefs{Language: locales.German, Mode: "light", Size: 100})
	p := &player{here.start(s, 1), m, "de"}
	p.page("home", "lang=de")
	p.until("the first backup of the day", func() bool { return len(p.files(here.data, "backups", "*.sqlite")) == 1 })
	p.key("Return")
	p.shown()
	p.throw()
	p.goBack()
	p.quit()
	p.carry("Alles für Oma.json")
}

// goBack makes a backup, plays a word, goes back to the backup, and finds the match as it was then.
func (p *player) goBack() {
	p.t.Helper()
	p.key("Escape")
	p.page("home")
	p.settings()
	p.click("settings-backup")
	p.page("settings", "part=data", "copies")
	p.shot("data")
	before := *p.m
	p.key("Escape")
	p.page("home")
	p.key("Return")
	p.shown()
	p.spell(p.m.best(10, 1000))
	p.key("Return")
	p.m.do(dw.NewDeclare(p.m.view(), p.m.draft.Word, &lexicon.Judge{Lexicon: p.m.lex}))
	p.shown()
	p.key("Escape")
	p.page("home")

	p.settings()
	p.screen.changes(func() { p.click("backup.0") })
	p.shot("data-look")
	p.screen.changes(func() { p.key("Return") })
	p.shot("data-sure")
	p.key("Tab", "space") // Enter is the no
	p.page("home", "lang=de")
	p.shot("data-back")
	p.screen.changes(func() { p.key("Return") })
	p.key("Return")
	p.m = &before
	p.shown()
	p.shot("data-as-before")
	p.key("Escape")
	p.page("home")
}

// carry saves everything in the place of another file and takes it in from there into an empty data folder, where the
// match goes on as it was left.
func (p *player) carry(name string) {
	p.t.Helper()
	here, s := p.place, p.screen
	dir := filepath.Join(here.home, "Für Oma & Opa")
	file := filepath.Join(dir, name)
	here.must(os.Mkdir(dir, 0o755))
	here.must(os.WriteFile(file, []byte("old"), 0o644))
	here.asksIn(dir)

	p.program = here.start(s, 1)
	p.page("home", "lang=de")
	p.settings()
	p.click("settings-export")
	p.key("ctrl+a") // the name that is proposed
	p.write(name)
	s.still()
	s.changes(func() { p.key("Return") })
	p.shot("replace")
	p.key("Tab", "space")
	p.until("the file", func() bool {
		text, err := os.ReadFile(file)
		return err == nil && json.Valid(text)
	})
	p.quit()

	here.data = filepath.Join(here.home, "Spiele von Oma")
	p.program = here.start(s, 1)
	p.page("home", "lang=de")
	p.settings()
	p.click("settings-import")
	s.still()
	p.write(name) // in the folder that is shown
	s.still()
	p.key("Return")
	p.page("settings", "part=data", "preview")
	p.shot("take-in")
	p.key("Return")
	p.page("settings", "part=data", "copies")
	p.key("Escape")
	p.page("home")
	p.key("Return")
	p.shown()
	p.quit()
}

// asksIn has the next dialog for files show the folder, as if the one before had ended there.
func (p *place) asksIn(dir string) {
	p.t.Helper()
	kept := filepath.Join(p.home, "config/fyne")
	if p.windows != nil {
		kept = p.windows.roaming("fyne")
	}
	found, err := filepath.Glob(filepath.Join(kept, "app.spieltisch.Spieltisch"))
	p.must(err)
	if len(found) != 1 {
		p.t.Fatalf("what Fyne keeps lies in %q", found)
	}
	text, err := json.Marshal(map[string]string{"fyne:fileDialogLastFolder": "file://" + strings.ReplaceAll(p.path(dir), `\`, "/")})
	p.must(err)
	p.must(os.WriteFile(filepath.Join(found[0], "preferences.json"), text, 0o644))
}

// until waits for something that the program does besides its trace.
func (r *program) until(what string, done func() bool) {
	r.t.Helper()
	r.screen.until(what, 20*time.Millisecond, done)
}

// files are the files with such a path that have something in them.
func (r *program) files(path ...string) []string {
	r.t.Helper()
	found, err := filepath.Glob(filepath.Join(path...))
	r.place.must(err)
	return slices.DeleteFunc(found, func(path string) bool {
		info, err := os.Stat(path)
		return err != nil || info.Size() == 0
	})
}
