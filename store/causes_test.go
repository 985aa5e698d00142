package store

import (
	"database/sql"
	"errors"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/mattn/go-sqlite3"

	"spieltisch/games"
	"spieltisch/games/gamestest"
	"spieltisch/locales"
)

// hold takes the lock of a data file as another program does, until release.
func hold(t *testing.T, path string) (release func()) {
	t.Helper()
	db, err := sql.Open("sqlite3", dataSource(path, "_txlock=immediate"))
	fatal(t, err)
	tx, err := db.Begin()
	fatal(t, err)
	release = once(func() { fatal(t, errors.Join(tx.Rollback(), db.Close())) })
	t.Cleanup(release)
	return release
}

// once has f called once.
func once(f func()) func() {
	done := false
	return func() {
		if !done {
			done = true
			f()
		}
	}
}

// While another program holds the lock everything can be read, writing is refused at once and changes nothing, and works afterwards.
func TestAnotherProgramHoldsTheLock(t *testing.T) {
	s, c := newStore(t)
	id := newMatch(t, s, addPlayers(t, s, "Ada")...)
	release := hold(t, s.path)
	before := dump(t, s.read)
	row := Append{Log: id, Seq: 1, Row: games.Row{Type: "throw"}, Standing: games.Standing{Points: []int{1}}}
	wantCode(t, s.Append(row), CodeBusy, "Path", s.path)
	wantCode(t, s.SaveDraft(id, 0, Draft{Data: []byte("{}")}), CodeBusy)
	if _, err := s.Match(id); err != nil {
		t.Error("reading:", err)
	}
	if now := dump(t, s.read); now != before {
		t.Errorf("refused writes changed\n%s\nto\n%s", before, now)
	}
	fatal(t, s.Close())
	_, err := Open(s.Dir(), Options{Now: c.now})
	wantCode(t, err, CodeBusy)
	release()
	s = reopen(t, s.Dir(), c)
	fatal(t, s.Append(row))
}

// Work in the background outlasts a lock, and nothing else.
func TestOutlast(t *testing.T) {
	busy, other := sqlite3.Error{Code: sqlite3.ErrBusy}, errors.New("another one")
	for name, c := range map[string]struct {
		errs []error
		want error
	}{"free": {[]error{nil}, nil}, "held": {[]error{busy, fail(CodeBusy, busy), nil}, nil}, "refused": {[]error{busy, other}, other}} {
		n := 0
		if err := Outlast(func() error { n++; return c.errs[n-1] }); !errors.Is(err, c.want) || n != len(c.errs) {
			t.Errorf("%s: %v after %d", name, err, n)
		}
	}
}

// codes are all that the source has.
func codes(t *testing.T) (all []Code) {
	t.Helper()
	source, err := os.ReadFile("errors.go")
	fatal(t, err)
	for _, m := range regexp.MustCompile(`Code\w+ +Code = "(\w+)"`).FindAllStringSubmatch(string(source), -1) {
		all = append(all, Code(m[1]))
	}
	return all
}

// Each cause has a code of its own and each code a sentence of its own, which names the cause: here each is made but those of an
// import (store/exchange makes them).
func TestEveryCauseHasItsSentence(t *testing.T) {
	open := func(dir string) error {
		s, err := Open(dir, Options{})
		if err == nil {
			err = s.Close()
		}
		return err
	}
	spoil := func(t *testing.T, do func(path string) error) error {
		s, _ := newStore(t)
		fatal(t, s.Close())
		fatal(t, do(s.path))
		return open(s.Dir())
	}
	exec := func(path, text string) error {
		db, err := sql.Open("sqlite3", path)
		fatal(t, err)
		_, err = db.Exec(text)
		return errors.Join(err, db.Close())
	}
	causes := map[Code]struct {
		says string
		make func(*testing.T) error
	}{
		CodeLocked: {"Spieltisch läuft schon mit diesen Daten", func(t *testing.T) error {
			s, _ := newStore(t)
			return open(s.Dir())
		}},
		CodeBusy: {"Ein anderes Programm benutzt die Datei gerade", func(t *testing.T) error {
			s, _ := newStore(t)
			defer hold(t, s.path)()
			_, err := s.AddPlayer("Ada", 0)
			return err
		}},
		CodeNewer: {"neueren Version", func(t *testing.T) error {
			return spoil(t, func(path string) error { return exec(path, "PRAGMA user_version = 999") })
		}},
		CodeDamaged: {"beschädigt", func(t *testing.T) error {
			return spoil(t, func(path string) error { return os.WriteFile(path, []byte(strings.Repeat("spoilt ", 1000)), 0o600) })
		}},
		CodeForeign: {"gehört zu einem anderen Programm", func(t *testing.T) error {
			dir := t.TempDir()
			fatal(t, exec(filepath.Join(dir, fileName), "CREATE TABLE songs (name)"))
			return open(dir)
		}},
		CodeReadOnly: {"kann nicht geschrieben werden", func(t *testing.T) error {
			s, c := newStore(t)
			fatal(t, s.Close())
			r, err := Open(s.Dir(), Options{Now: c.now, ReadOnly: true})
			fatal(t, err)
			defer r.Close() //nolint:errcheck // only read
			_, err = r.AddPlayer("Ada", 0)
			return err
		}},
		CodeInUse: {"gerade geöffnet", func(t *testing.T) error {
			if runtime.GOOS == "windows" {
				s, c := newStore(t)
				fatal(t, s.Close())
				f, err := os.Open(s.path)
				fatal(t, err)
				defer f.Close() //nolint:errcheck // only read
				_, err = StartFresh(s.Dir(), c.now())
				return err
			}
			return fail(CodeInUse, nil, "Path", "x") // elsewhere an open file can be replaced
		}},
		CodeFull: {"Der Datenträger ist voll", func(t *testing.T) error {
			s, _ := newStore(t)
			limit(t, s, 5)
			return ThisComputer[string]("k").Set(s, strings.Repeat("x", 5_000_000))
		}},
		CodeGone: {"nicht mehr zu erreichen", func(t *testing.T) error {
			if runtime.GOOS == "windows" {
				return fail(CodeGone, nil, "Dir", "x") // a folder with open files stays
			}
			s, _ := newStore(t)
			fatal(t, os.Rename(s.dir, s.dir+"-away"))
			defer os.Rename(s.dir+"-away", s.dir) //nolint:errcheck // it is a temporary folder
			_, err := s.AddPlayer("Ada", 0)
			return err
		}},
		CodeLinkLost: {"ist eine Verknüpfung auf", func(t *testing.T) error {
			dir := t.TempDir()
			if !hasLinks(t) {
				return fail(CodeLinkLost, nil, "Dir", dir, "To", "nowhere")
			}
			fatal(t, os.Symlink("nowhere", filepath.Join(dir, fileName)))
			return open(dir)
		}},
		CodeExchanged: {"hat die Datendatei ausgetauscht", func(t *testing.T) error {
			if runtime.GOOS == "windows" {
				return fail(CodeExchanged, nil, "Dir", "x") // an open file stays
			}
			s, _ := newStore(t)
			other, _ := newStore(t)
			fatal(t, other.Close(), os.Rename(other.path, s.path))
			_, err := s.AddPlayer("Ada", 0)
			return err
		}},
		CodeTaken: {"liegen schon Daten", func(t *testing.T) error {
			s, _ := newStore(t)
			other, _ := newStore(t)
			fatal(t, other.Close())
			return s.MoveTo(t.Context(), other.Dir())
		}},
		CodeBadBackup: {"Diese Sicherung lässt sich nicht verwenden", func(t *testing.T) error {
			s, c := newStore(t)
			fatal(t, s.Close())
			_, err := Restore(s.Dir(), filepath.Join(t.TempDir(), "none.sqlite"), c.now())
			return err
		}},
		CodeNotFound: {"Das gibt es nicht mehr", func(t *testing.T) error {
			s, _ := newStore(t)
			_, err := s.Match(99)
			return err
		}},
		CodeStale: {"inzwischen weitergegangen", func(t *testing.T) error {
			s, _ := newStore(t)
			id := newMatch(t, s, addPlayers(t, s, "Ada")...)
			return s.Append(Append{Log: id, Seq: 7, Row: games.Row{Type: "throw"}})
		}},
		CodeNameTaken: {"gibt es schon", func(t *testing.T) error {
			s, _ := newStore(t)
			addPlayers(t, s, "Ada")
			_, err := s.AddPlayer("ada", 0)
			return err
		}},
		CodeNameEmpty: {"gib einen Namen ein", func(t *testing.T) error {
			s, _ := newStore(t)
			_, err := s.AddPlayer(" ", 0)
			return err
		}},
		CodeNameUnseen: {"wenigstens ein Zeichen", func(t *testing.T) error {
			s, _ := newStore(t)
			all := gamestest.TypedTexts()
			_, err := s.AddPlayer(all[slices.IndexFunc(all, func(x gamestest.Typed) bool { return x.As == gamestest.Unseen })].Text, 0)
			return err
		}},
		CodeNameTooLong: {"Der Name ist zu lang", func(t *testing.T) error {
			s, _ := newStore(t)
			_, err := s.AddPlayer(strings.Repeat("a", MaxName+1), 0)
			return err
		}},
		CodeTextTooLong: {"Das ist zu lang", func(t *testing.T) error {
			s, _ := newStore(t)
			_, err := s.CreateSheet(NewSheet{Kind: "k", Players: addPlayers(t, s, "Ada"), Place: strings.Repeat("a", 5000)})
			return err
		}},
		CodeSheetThere: {"schon ein Wertungsblatt", func(t *testing.T) error {
			s, _ := newStore(t)
			all := addPlayers(t, s, "Ada")
			n := NewSheet{Kind: "k", Players: all, Match: newMatch(t, s, all...)}
			_, err := s.CreateSheet(n)
			fatal(t, err)
			_, err = s.CreateSheet(n)
			return err
		}},
		CodeSamePlayer: {"ein und derselbe", func(t *testing.T) error {
			s, _ := newStore(t)
			id := addPlayers(t, s, "Ada")[0]
			return s.MergePlayers(id, id)
		}},
		CodeTogether: {"an einem Tisch", func(t *testing.T) error {
			s, _ := newStore(t)
			all := addPlayers(t, s, "Ada", "Ben")
			newMatch(t, s, all...)
			return s.MergePlayers(all[0], all[1])
		}},
		CodeBadPicture: {"Dieses Bild", func(t *testing.T) error {
			s, _ := newStore(t)
			return s.SetPicture(addPlayers(t, s, "Ada")[0], []byte("none"))
		}},
		CodeInternal: {"Im Programm ist etwas schiefgegangen", func(*testing.T) error { return wrap("", "", errors.New("anything else")) }},
	}
	for _, code := range codes(t) {
		if _, ok := causes[code]; !ok && !strings.Contains(string(code), "import") {
			t.Errorf("the cause of %s isn't made", code)
		}
	}
	texts, err := locales.New(locales.German)
	fatal(t, err)
	english, err := locales.New(locales.English)
	fatal(t, err)
	of := map[string]Code{}
	for _, code := range slices.Sorted(maps.Keys(causes)) {
		c := causes[code]
		err := c.make(t)
		wantCode(t, err, code)
		e, _ := errors.AsType[*Error](err)
		args := map[string]any{"Dir": "/data", "Log": "/data/log"}
		maps.Copy(args, e.Args)
		id := "store.error." + string(code)
		says := texts.T(id, args)
		if !strings.Contains(says, c.says) || strings.Contains(says, "<no value>") || of[says] != "" {
			t.Errorf("%s: %q (%s)", code, says, of[says])
		}
		of[says] = code
		if says := english.T(id, args); strings.Contains(says, "<no value>") || says == id {
			t.Errorf("%s: %q", code, says)
		}
	}
}
