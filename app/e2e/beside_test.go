//go:build e2e && linux

package e2e

import (
	"strconv"

	"spieltisch/games"
	"spieltisch/store"
)

// beside is a match with secrets in the program, and the same match next to it.
type beside struct {
	*program
	kind games.Kind
	log  games.Log
	rows int
	lang string
	open games.Seat // the seat whose page is open; games.Table for none
}

func newBeside(p *program, k games.Kind, setup []byte, lang string) *beside {
	p.t.Helper()
	log, err := games.NewLog(k, setup)
	if err != nil {
		p.t.Fatal(err)
	}
	return &beside{program: p, kind: k, log: log, lang: lang, open: games.Table}
}

// do carries out next to the program what it has just been asked for, and waits until it shows that.
func (b *beside) do(seat games.Seat, a games.Action) {
	b.t.Helper()
	b.take(seat, a)
	b.shown(b.face())
}

// face is what the page shows of the position now.
func (b *beside) face() string {
	face := "board"
	for _, prompt := range b.log.Match().Prompts() {
		switch {
		case !prompt.Main || !prompt.Private:
		case prompt.Seat == b.open:
			face = "private"
		default:
			face = "curtain"
		}
	}
	return face
}

// take carries out next to the program what it has been asked for.
func (b *beside) take(seat games.Seat, a games.Action) {
	b.t.Helper()
	next, err := b.log.Do(seat, a)
	if err != nil {
		b.t.Fatal(err)
	}
	b.log = next
	b.rows++
}

// shown waits for the table in the position of the match next to it.
func (b *beside) shown(face string) {
	b.t.Helper()
	st := b.log.Match().Standing()
	b.page("table", "seq="+strconv.Itoa(b.rows), "lang="+b.lang, "game="+b.kind.Name(),
		"turn="+strconv.Itoa(int(st.Asked)), "phase="+string(st.Phase), "face="+face)
	b.open = games.Table
	if face == "private" {
		b.open = st.Asked
	}
}

// unveil holds Space until the curtain opens.
func (b *beside) unveil() {
	b.t.Helper()
	b.tool("xdotool", "keydown", "space")
	b.shown("private")
	b.tool("xdotool", "keyup", "space")
}

// stored compares the data file with the match next to the program.
func (b *beside) stored(here *place) {
	t := b.t
	t.Helper()
	st, err := store.Open(here.data, store.Options{ReadOnly: true})
	here.must(err)
	defer func() { here.must(st.Close()) }()
	all, err := st.Matches()
	here.must(err)
	if len(all) != 1 {
		t.Fatalf("%d matches", len(all))
	}
	rows, err := st.Rows(all[0].ID)
	here.must(err)
	if len(rows) != b.rows || uint64(rows[len(rows)-1].Sum) != b.log.Match().Sum() {
		t.Errorf("%d rows, last %+v; the same match next to it has %d", len(rows), rows[len(rows)-1], b.rows)
	}
}
