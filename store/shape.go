package store

import (
	"database/sql"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/mattn/go-sqlite3"
)

// object is a table or index as the schema of a file has it.
type object struct{ kind, name, sql string }

// derivedTables follow from others and can be made again, those that refer to others first; the last four are only in
// older files.
var derivedTables = []string{"words", "play_seats", "plays", "derived", "word_counts", "stats", "play_counts", "pairs"}

// rebuildable tells whether an object holds nothing that isn't elsewhere too.
func (o object) rebuildable() bool {
	return o.kind == "index" || slices.Contains(derivedTables, o.name)
}

var (
	sqlComment = regexp.MustCompile(`--[^\n]*`)
	sqlSpace   = regexp.MustCompile(`\s+`)
)

// same tells whether two are one table or index, whatever the comments say.
func (o object) same(p object) bool {
	plain := func(text string) string {
		return strings.TrimSpace(sqlSpace.ReplaceAllString(sqlComment.ReplaceAllString(text, ""), " "))
	}
	return o.kind == p.kind && plain(o.sql) == plain(p.sql)
}

// objects are those of a file in the order in which they were made, SQLite's own excepted.
func objects(q queryer) ([]object, error) {
	return list(q, func(r scanner) (o object, err error) { return o, r.Scan(&o.kind, &o.name, &o.sql) },
		"SELECT type, name, coalesce(sql, '') FROM sqlite_schema WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY rowid")
}

// shapes make the objects of a new file, once, by the SQL of its steps: they are asked for several times at each opening.
var shapes sync.Map

// shapeOf are the objects of a new file after these steps; nobody changes them.
func shapeOf(steps []migration) ([]object, error) {
	var key strings.Builder
	for _, step := range steps {
		key.WriteString(step.sql)
	}
	made, _ := shapes.LoadOrStore(key.String(), sync.OnceValues(func() ([]object, error) { return newShape(steps) }))
	return made.(func() ([]object, error))()
}

// Prepare makes in the background what each opening compares the file with, for who has something else to do until then.
func Prepare() { go func() { _, _ = shapeOf(embedded()) }() } // Open says what is wrong

func newShape(steps []migration) (all []object, err error) {
	db, err := sql.Open(driver, ":memory:")
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	db.SetMaxOpenConns(1) // each connection has a memory of its own
	for _, step := range steps {
		if _, err := db.Exec(step.sql); err != nil {
			return nil, fmt.Errorf("%s: %w", step.name, err)
		}
	}
	return objects(db)
}

// misshapen finds what of a file isn't as its schema number says, "" for nothing. What can be
// made again doesn't count. Before an upgrade there must be no other tables either: a number that
// is too low would let the upgrade run into them.
func misshapen(have, want []object, upgrade bool) string {
	there := byName(have)
	for _, w := range want {
		if h, ok := there[w.name]; !w.rebuildable() && (!ok || !w.same(h)) {
			return w.name
		}
	}
	wanted := byName(want)
	for _, h := range have {
		if _, ok := wanted[h.name]; !ok && upgrade && h.kind == "table" {
			return h.name
		}
	}
	return ""
}

func byName(all []object) map[string]object {
	m := make(map[string]object, len(all))
	for _, o := range all {
		m[o.name] = o
	}
	return m
}

// ours tells whether a file has tables that only this program makes together.
func ours(have []object) bool {
	there := byName(have)
	has := func(name string) bool { return there[name].kind == "table" }
	return has("players") && (has("matches") && has("actions") || has("logs") && has("rows"))
}

// offerBackup names the newest good backup next to a damaged file.
func (s *Store) offerBackup(err error) error {
	e, ok := errors.AsType[*Error](err)
	if !ok || e.Code != CodeDamaged {
		return err
	}
	return fail(CodeDamaged, e.Err, "Path", s.path, "Backup", newestGood(s.dir, s.steps))
}

// unsound gives CodeDamaged to whatever SQLite says of a file while it is looked at or upgraded,
// unless it speaks of the disk, of memory or of another program.
func unsound(err error) error {
	s, ok := errors.AsType[sqlite3.Error](err)
	if !ok || CodeOf(err) == CodeDamaged {
		return err
	}
	switch s.Code {
	case sqlite3.ErrFull, sqlite3.ErrReadonly, sqlite3.ErrPerm, sqlite3.ErrBusy, sqlite3.ErrLocked, sqlite3.ErrNomem, sqlite3.ErrInterrupt:
		return err
	case sqlite3.ErrIoErr, sqlite3.ErrCantOpen:
		if code := classify(s); code != CodeInternal {
			return err
		}
	}
	if e, ok := errors.AsType[*Error](err); ok {
		return &Error{Code: CodeDamaged, Args: e.Args, Err: e.Err}
	}
	return fail(CodeDamaged, err)
}
