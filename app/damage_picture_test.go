package app

import (
	"crypto/sha256"
	"database/sql"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/session"
	"spieltisch/games/gamestest"
	"spieltisch/locales"
	"spieltisch/store"
	"spieltisch/store/exchange/importtest"
)

// sqlDamages are statements of which each spoils one thing in a data file: rows that are
// gone, and in each column numbers, texts and bytes that nobody could have written there.
func sqlDamages(t testing.TB, dir string) (all []string) {
	t.Helper()
	db := rawDB(t, dir)
	defer db.Close() //nolint:errcheck // only read
	for _, table := range column(t, db, "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name") {
		one := " WHERE rowid = (SELECT max(rowid) FROM " + table + ")"
		if withoutRowid(t, db, table) {
			keys := column(t, db, "SELECT name FROM pragma_table_info('"+table+"') WHERE pk > 0 ORDER BY pk")
			key := strings.Join(keys, ", ")
			one = " WHERE (" + key + ") = (SELECT " + key + " FROM " + table + " ORDER BY " + key + " LIMIT 1)"
		}
		all = append(all, "DELETE FROM "+table, "DELETE FROM "+table+one)
		for _, c := range column(t, db, "SELECT name FROM pragma_table_info('"+table+"')") {
			for _, v := range []string{
				"-1", "0", "1", "7", "9007199254740992", "9223372036854775807", "-9223372036854775808", "NULL",
				"''", "'x'", "'davinci'", "'finished'", "'target'", "X''", "X'00FF'", `CAST('{"a":' AS BLOB)`, `CAST('null' AS BLOB)`, `'{}'`, `'null'`,
				"1e308", c + " + 1", "substr(" + c + ", 2)", "(SELECT o." + c + " FROM " + table + " o LIMIT 1)",
			} {
				for _, where := range []string{"", one} {
					all = append(all, "UPDATE OR IGNORE "+table+" SET "+c+" = "+v+where)
				}
			}
		}
	}
	return all
}

func rawDB(t testing.TB, dir string) *sql.DB {
	t.Helper()
	db, err := sql.Open("sqlite3", filepath.Join(dir, "spieltisch.sqlite")+"?_foreign_keys=off&_ignore_check_constraints=on")
	fine(t, err)
	db.SetMaxOpenConns(1)
	return db
}

func column(t testing.TB, db *sql.DB, query string) (out []string) {
	t.Helper()
	rows, err := db.Query(query)
	fine(t, err)
	defer rows.Close() //nolint:errcheck // Err says it
	for rows.Next() {
		var s string
		fine(t, rows.Scan(&s))
		out = append(out, s)
	}
	fine(t, rows.Err())
	return out
}

func withoutRowid(t testing.TB, db *sql.DB, table string) bool {
	t.Helper()
	_, err := db.Exec("SELECT rowid FROM " + table + " LIMIT 1")
	return err != nil
}

// damaged is a copy of a closed data folder after a statement; false when the statement
// changes nothing or can't be carried out.
func damaged(t testing.TB, dir, statement string) (copied string, ok bool) {
	t.Helper()
	copied = t.TempDir()
	data, err := os.ReadFile(filepath.Join(dir, "spieltisch.sqlite"))
	fine(t, err)
	fine(t, os.WriteFile(filepath.Join(copied, "spieltisch.sqlite"), data, 0o600))
	db := rawDB(t, copied)
	_, err = db.Exec("PRAGMA ignore_check_constraints = ON")
	fine(t, err)
	r, err := db.Exec(statement)
	fine(t, db.Close())
	if err != nil {
		return copied, false
	}
	n, err := r.RowsAffected()
	return copied, err == nil && n > 0
}

// unfit are damages after which players, seats, setup and rows of some games don't fit any
// more. Each of the first ones ended the program once: where a page asked for the player of a
// seat, for the records of a game that has none, or for the ticks of an axis.
var unfit = []string{
	"DELETE FROM seats",
	"UPDATE players SET person = 999",
	"UPDATE records SET kind = 'davinci'",
	"UPDATE play_seats SET turn_points = 9007199254740992, turns = 1",

	"DELETE FROM players",
	"DELETE FROM players WHERE id = 2",
	"DELETE FROM seats WHERE seat = 0",
	"DELETE FROM seats WHERE seat > 0",
	"UPDATE seats SET seat = 10 - seat",
	"UPDATE seats SET seat = 9007199254740992 WHERE seat = 1",
	"UPDATE OR IGNORE seats SET place = 1, place_points = 9223372036854775807",
	"UPDATE OR IGNORE seats SET place = -1, place_points = -9223372036854775808, points = 9223372036854775807",
	"UPDATE logs SET setup = (SELECT o.setup FROM logs o WHERE o.kind = 'dicewords' LIMIT 1)",
	"UPDATE logs SET kind = 'decipher'",
	"UPDATE logs SET turn = 7, round = -1, phase = 'x'",
	"UPDATE logs SET rows = 9007199254740992, elapsed = 9223372036854775807",
	"UPDATE logs SET state = 'finished', reason = 'target'",
	"UPDATE logs SET state = 'running', reason = ''",
	"UPDATE logs SET updated = 9223372036854775807, played = 9223372036854775807, created = -9223372036854775808",
	"UPDATE logs SET kind = 'davinci' WHERE sheet = 1",
	"UPDATE logs SET setup = (SELECT o.setup FROM logs o WHERE o.kind = 'dicewords' AND o.sheet = 1) WHERE sheet = 1",
	"UPDATE logs SET played = 9223372036854775807",
	"DELETE FROM rows WHERE seq = 2",
	"UPDATE rows SET seat = 99",
	"UPDATE rows SET data = CAST('[{\"Row\":9007199254740992,\"Seat\":77,\"Field\":\"word\",\"Text\":\"X\"}]' AS BLOB) WHERE log_id IN (SELECT id FROM logs WHERE sheet = 1)",
	"UPDATE play_seats SET points = -9223372036854775808 WHERE seat = 0",
	"UPDATE play_seats SET mu = 1e308, sigma = -1e308, month = -1",
	"UPDATE settings SET value = '[{\"Row\":9007199254740992,\"Players\":[99,99]}]'",
	"UPDATE drafts SET data = CAST('{\"Word\":\"QQQQQQQQQQQQQQQ\"}' AS BLOB)",
	"UPDATE learning SET data = X'00'",
}

// damages is how many more damaged data files, and as many damaged imports, are visited;
// damagesFrom is the first of them, so that several processes can share them.
var (
	damages     = flag.Int("damages", 1, "damaged data files and imports of which every page is visited")
	damagesFrom = flag.Int("damages-from", 0, "the number of the first of them")
)

// Every page of the data of a family comes up; of damaged data every page comes up or says why it
// doesn't, and what could be read before still can. `make damage` tries thousands. Pages are laid
// out some hundred times here, where the race detector sees nothing new and takes ten times as
// long, so this goes with the pictures.
func TestPictureDamage(t *testing.T) {
	dir := t.TempDir()
	copyLanded(t, dir)
	env := shelltest.NewBare(t, locales.German)
	t.Run("every page", func(t *testing.T) { everyPage(t, env, dir) })
	t.Run("unfit matches", func(t *testing.T) { unfitMatchesAreRefused(t, env, dir) })
	t.Run("unfit data", func(t *testing.T) {
		for i, statement := range unfit {
			copied, ok := damaged(t, dir, statement)
			if !ok {
				t.Errorf("%s: no damage done", statement)
			}
			visitDamaged(t, env, copied, statement, part{i, 5})
		}
	})
	t.Run("damaged files", func(t *testing.T) { damagedFiles(t, env, dir) })
	t.Run("damaged imports", func(t *testing.T) { damagedImports(t, env) })
}

// visitDamaged visits a part of the pages of a damaged folder.
func visitDamaged(t *testing.T, env *shell.Env, dir, what string, p part) {
	t.Helper()
	if !t.Run(what, func(t *testing.T) { visitEveryPage(t, env, dir, p) }) {
		t.Logf("after %s", what)
	}
}

// visited visits what was damaged, unless something with the same content was visited before:
// most damaged imports leave the data as they were, and the pages see nothing but the content.
type visited struct {
	seen         map[string]bool
	pages, again int
}

func (v *visited) visit(t *testing.T, env *shell.Env, dir, what string) {
	t.Helper()
	if c, ok := content(t, dir); ok && v.seen[c] {
		v.again++
		return
	} else if ok {
		v.seen[c] = true
	}
	v.pages++
	visitDamaged(t, env, dir, what, part{0, 1})
}

func (v *visited) say(t *testing.T) {
	t.Helper()
	t.Logf("from %d: %d visited page by page, %d had the content of one of them", *damagesFrom, v.pages, v.again)
}

// content is a sum of all rows of a data file; false when it can't be read.
func content(t testing.TB, dir string) (sum string, ok bool) {
	t.Helper()
	db := rawDB(t, dir)
	defer db.Close() //nolint:errcheck // only read
	h := sha256.New()
	tables, err := db.Query("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL UNION ALL SELECT 'user_version', user_version FROM pragma_user_version ORDER BY 1")
	if err != nil {
		return "", false
	}
	defer tables.Close() //nolint:errcheck // Err says it
	var names []string
	for tables.Next() {
		var name, text string
		if tables.Scan(&name, &text) != nil {
			return "", false
		}
		_, _ = fmt.Fprintln(h, name, text) // a sum takes everything
		if strings.HasPrefix(text, "CREATE TABLE") {
			names = append(names, name)
		}
	}
	if tables.Err() != nil {
		return "", false
	}
	for _, name := range names {
		if !sumRows(db, h, name) {
			return "", false
		}
	}
	return string(h.Sum(nil)), true
}

func sumRows(db *sql.DB, to io.Writer, table string) bool {
	rows, err := db.Query("SELECT * FROM " + table)
	if err != nil {
		return false
	}
	defer rows.Close() //nolint:errcheck // Err says it
	columns, err := rows.Columns()
	if err != nil {
		return false
	}
	values := make([]any, len(columns))
	for i := range values {
		values[i] = new(any)
	}
	for rows.Next() {
		if rows.Scan(values...) != nil {
			return false
		}
		for _, v := range values {
			_, _ = fmt.Fprintf(to, "%T %v,", *v.(*any), *v.(*any))
		}
	}
	return rows.Err() == nil
}

// damagedFiles changes a statement's worth of the data, or bytes of the file.
func damagedFiles(t *testing.T, env *shell.Env, dir string) {
	statements := sqlDamages(t, dir)
	v := visited{seen: map[string]bool{}}
	for i, done := *damagesFrom, 0; done < *damages; i++ {
		rng := rand.New(rand.NewPCG(11, uint64(i)))
		statement := statements[rng.IntN(len(statements))]
		copied, ok := damaged(t, dir, statement)
		if ok && rng.IntN(4) == 0 {
			statement += " and bytes"
			damageBytes(t, rng, copied)
		}
		if ok {
			v.visit(t, env, copied, fmt.Sprint(i, " ", statement))
			done++
		}
		fine(t, os.RemoveAll(copied))
	}
	v.say(t)
}

// damageBytes flips bits, empties a page or cuts the file off.
func damageBytes(t testing.TB, rng *rand.Rand, dir string) {
	t.Helper()
	path := filepath.Join(dir, "spieltisch.sqlite")
	data, err := os.ReadFile(path)
	fine(t, err)
	const page = 4096
	switch at := rng.IntN(len(data)); rng.IntN(4) {
	case 0:
		data = data[:at]
	case 1:
		clear(data[at/page*page:][:page])
	default:
		for range 1 + rng.IntN(8) {
			data[rng.IntN(len(data))] ^= 1 << rng.IntN(8)
		}
	}
	fine(t, os.WriteFile(path, data, 0o600))
}

// damagedImports takes damaged files into a family's data.
func damagedImports(t *testing.T, env *shell.Env) {
	landed := landedExport(t)
	v := visited{seen: map[string]bool{}}
	for i := *damagesFrom; i < *damagesFrom+*damages; i++ {
		data, what := importtest.Mutate(rand.New(rand.NewPCG(12, uint64(i))), landed)
		dir := t.TempDir()
		copyLanded(t, dir)
		st, err := store.Open(dir, store.Options{Now: env.Now})
		fine(t, err)
		_ = mutated(t, st, data, what)
		fine(t, st.Close())
		v.visit(t, env, dir, fmt.Sprint(i, " ", what))
		fine(t, os.RemoveAll(dir))
	}
	v.say(t)
}

// unfitMatchesAreRefused: matches and sheets with too few players are refused with a reason, and
// stay as they are.
func unfitMatchesAreRefused(t *testing.T, env *shell.Env, dir string) {
	for _, statement := range []string{"DELETE FROM seats WHERE seat = 0", "DELETE FROM players"} {
		copied, ok := damaged(t, dir, statement)
		if !ok {
			t.Fatal("no damage done")
		}
		shelltest.Open(t, env, copied, false)
		open := Pages(env)
		env.Router = shell.NewRouter(env, open)
		refused := 0
		for _, r := range routes(t, env.Store, Games()) {
			if r.Match == 0 && r.Sheet == 0 || r.Page == shell.Setup {
				continue
			}
			_, err := open[r.Page](r)
			gamestest.WantID(t, fmt.Sprintf("%s: %+v", statement, r), err, session.NoSeats)
			refused++
		}
		if refused < 20 {
			t.Errorf("%s: only %d were refused", statement, refused)
		}
		fine(t, env.Store.Close())
		env.Store = nil
	}
}
