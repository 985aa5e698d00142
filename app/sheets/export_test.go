package sheets

import (
	"bytes"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"spieltisch/app/table"
	"spieltisch/app/table/replayer"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/games/sheet"
	"spieltisch/locales"
	"spieltisch/store"
	"spieltisch/store/exchange"
)

// texts are what people may type into a cell of any game.
var texts = []string{
	"", "0", "1", "2", "3", "5", "12", "21", "120", "10+5-3", "-", "1", "HUNDE", "SCHI(N)KEN", "ROT", "PANDA", "HOBBY", "3 7 11", "-2", "closed", "abandoned", "hallo welt",
}

// entered is a log with changes that the game takes, some of them taken back.
func entered(t *rapid.T, g *table.Game, setup []byte) (sheet.Log, []sheet.Row) {
	log, err := sheet.NewLog(g.Sheet.Kind, setup)
	if err != nil {
		t.Fatal(err)
	}
	var rows []sheet.Row
	shape := log.Sheet().Shape()
	for range rapid.IntRange(0, 12).Draw(t, "changes") {
		var next sheet.Log
		var row sheet.Row
		ok := true
		switch rapid.IntRange(0, 5).Draw(t, "what") {
		case 0:
			next, row, err = log.Undo()
		case 1:
			next, row, err = log.Redo()
		default:
			var e sheet.Edit
			for range rapid.IntRange(1, 3).Draw(t, "fields") {
				f := rapid.SampledFrom(shape.Fields).Draw(t, "field")
				c := sheet.Of(rapid.IntRange(1, 3).Draw(t, "row"), f.Field)
				if f.Seats {
					c.Seat = games.Seat(rapid.IntRange(0, shape.Seats-1).Draw(t, "seat"))
				}
				if f.Whole {
					c.Row = 0
				}
				e = e.Set(c, rapid.SampledFrom(texts).Draw(t, "text"))
			}
			next, row, ok, err = log.Set(e)
		}
		if err == nil && ok {
			log, rows = next, append(rows, row)
		}
	}
	return log, rows
}

// keep puts a sheet with these rows into the store.
func keep(t *rapid.T, st *store.Store, g *table.Game, setup []byte, rows []sheet.Row, players []store.PlayerID) store.SheetID {
	must := func(err error) {
		if err != nil {
			t.Fatal(err)
		}
	}
	empty, err := sheet.NewLog(g.Sheet.Kind, setup)
	must(err)
	id, err := st.CreateSheet(store.NewSheet{
		Kind: g.Kind.Name(), Rules: g.Sheet.Kind.Rules(), Setup: setup, Players: players, Place: "bei Oma; \"oben\"", Note: "=1",
		Standing: empty.Sheet().Score().Standing(),
	})
	must(err)
	for i, r := range rows {
		log, err := sheet.Replay(g.Sheet.Kind, setup, rows[:i+1])
		must(err)
		score := log.Sheet().Score()
		must(st.Append(store.Append{
			Log: id, Seq: i + 1, Row: games.Row{Seat: games.Table, Type: r.Type, Data: r.Data}, By: players[i%len(players)], Standing: score.Standing(), Outcome: score.Outcome,
		}))
	}
	return id
}

// A sheet of any game, taken in elsewhere, is the same sheet; a second time nothing changes, here or there.
func TestCopyRoundTrip(t *testing.T) {
	d, there := newDesk(t, locales.German, "Tina", "Lee"), newDesk(t, locales.German)
	setups := map[string][]byte{}
	for _, p := range []*Page{d.decipher(nil), d.woerterklauer(nil), d.dicewords(100, 0, nil), d.davinci(2, nil)} {
		setups[p.st.stored.Kind] = p.st.stored.Setup
	}
	rapid.Check(t, func(t *rapid.T) {
		g := rapid.SampledFrom(registry()).Draw(t, "game")
		setup := setups[g.Kind.Name()]
		_, rows := entered(t, g, setup)
		id := keep(t, d.Store, g, setup, rows, ids(d.players))
		var b bytes.Buffer
		if err := exchange.ExportSheets(d.t.Context(), d.Store, &b, id); err != nil {
			t.Fatal(err)
		}
		for i, env := range []*desk{there, there, d} {
			done, err := env.takeIn(b.String())
			if err != nil {
				t.Fatal(err)
			}
			want := exchange.Count{Same: 1}
			if i == 0 {
				want = exchange.Count{Added: 1}
			}
			if done.Sheets != want || i > 0 && done.Players.Added > 0 || done.LeftOut.Count > 0 {
				t.Fatalf("import %d: %+v", i+1, done)
			}
		}
		same(t, d.Store, there.Store, id)
	})
}

// takeIn takes a file in, and makes sure that this does what was told before.
func (d *desk) takeIn(file string) (exchange.Report, error) {
	in, err := exchange.Read(d.t.Context(), d.Store, strings.NewReader(file), exchange.Options{Replayer: replayer.New(d.Env, registry())})
	if err != nil {
		return exchange.Report{}, err
	}
	done, err := in.Take(d.t.Context(), nil)
	if err == nil && !reflect.DeepEqual(in.Report, done) {
		err = fmt.Errorf("preview %+v\nimport  %+v", in.Report, done)
	}
	return done, errors.Join(err, in.Close())
}

// same compares what history and statistics know of a sheet, and its log.
func same(t *rapid.T, a, b *store.Store, id store.SheetID) {
	sh, err := a.Sheet(id)
	if err != nil {
		t.Fatal(err)
	}
	var plays []store.Play
	var logs [][]store.StoredRow
	for _, st := range []*store.Store{a, b} {
		all, _, err := st.History(store.HistoryFilter{Sheets: true, Limit: 1000})
		if err != nil {
			t.Fatal(err)
		}
		i := slices.IndexFunc(all, func(p store.Play) bool { return p.UID == sh.UID })
		if i < 0 {
			t.Fatal("it isn't in the history")
		}
		p := all[i]
		rows, err := st.Rows(p.Sheet)
		if err != nil {
			t.Fatal(err)
		}
		for j := range rows {
			rows[j].By = 0
		}
		p.Sheet, p.Players = 0, nil
		plays, logs = append(plays, p), append(logs, rows)
	}
	if !reflect.DeepEqual(plays[0], plays[1]) || !reflect.DeepEqual(logs[0], logs[1]) {
		t.Fatalf("\n%+v\n%+v\nis there\n%+v\n%+v", plays[0], logs[0], plays[1], logs[1])
	}
}

// Points follow from what was entered, whatever a file says; what can't be is left out.
func TestCopyProves(t *testing.T) {
	d := newDesk(t, locales.English, "Tina", "Lee", "Ben")
	p := d.decipher(hobby())
	var b bytes.Buffer
	d.must(p.printer().asCopy()(t.Context(), d.Store, &b))
	whole := b.String()
	for _, c := range []struct {
		old, now string
		left     exchange.LeftReason
	}{
		{`"points":3`, `"points":4`, ""},
		{`"points":9},`, `"points":90,"place":1,"placePoints":90},`, ""},
		{`"HOBBY","points":9`, `"HOBBY","points":90`, ""},
		{`"kind":"decipher"`, `"kind":"checkers"`, exchange.LeftUnknown},
		{`"rules":1`, `"rules":9`, exchange.LeftUnknown},
		{`"Seats":3`, `"Seats":4`, exchange.LeftSeats},
		{`"Seats":3`, `"Seats":9`, exchange.LeftOptions},
		{`"edits":[`, `"edits":[{"type":"redo","at":1},`, exchange.LeftReplay},
	} {
		if !strings.Contains(whole, c.old) {
			t.Fatalf("no %q in %s", c.old, whole)
		}
		there := newDesk(t, locales.English)
		r, err := there.takeIn(strings.Replace(whole, c.old, c.now, 1))
		d.must(err)
		all, _, err := there.Store.History(store.HistoryFilter{Sheets: true})
		d.must(err)
		if c.left != "" {
			if len(all) > 0 || r.LeftOut.Count != 1 || r.LeftOut.Named[0].Reason != c.left {
				t.Errorf("%s: %+v", c.now, r)
			}
			continue
		}
		if len(all) != 1 || !slices.Equal(all[0].Points, []int{9, 3, 10}) || r.LeftOut.Count > 0 {
			t.Errorf("%s: %+v, %+v", c.now, r, all)
		}
	}
}

// A paper with several games goes to another computer with all of them, and the menu says how many.
func TestCopyOfAllGames(t *testing.T) {
	for _, lang := range locales.Langs {
		d, there := newDesk(t, lang, "Tina", "Lee", "Ben"), newDesk(t, lang)
		p := d.decipher(hobby())
		p.end(sheet.EndClosed)
		p.nextGame()
		mia, err := d.Store.AddPlayer("Mia", 3)
		d.must(err)
		seat(d.Env, d.page().st.stored, []store.Player{d.players[2], d.players[0], mia}, d.page().again)
		p = d.page()
		if said := d.T("sheets.menu.copy", games.Args{"N": 2}); !strings.Contains(said, "2") || !slices.ContainsFunc(p.menu(), func(i ui.MenuItem) bool { return i.Text == said }) {
			t.Errorf("%q isn't in the menu", said)
		}
		var b bytes.Buffer
		d.must(p.printer().asCopy()(t.Context(), d.Store, &b))
		for i, env := range []*desk{there, there, d} {
			done, err := env.takeIn(b.String())
			d.must(err)
			want := exchange.Count{Same: 2}
			if i == 0 {
				want = exchange.Count{Added: 2}
			}
			if done.Sheets != want || i > 0 && done.Players.Added > 0 {
				t.Errorf("import %d: %+v", i+1, done)
			}
		}
		all, err := there.Store.Series(p.st.paperUID())
		d.must(err)
		if len(all) != 2 || standing(d.Env, all[0].Players, all[0].Points) != "Tina 9 · Lee 3 · Ben 10" || standing(d.Env, all[1].Players, all[1].Points) != "Ben · Tina · Mia" {
			t.Errorf("%+v", all)
		}
	}
}
