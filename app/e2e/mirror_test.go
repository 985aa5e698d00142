//go:build e2e && linux

package e2e

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"spieltisch/assets/dice"
	lexdata "spieltisch/assets/lexicon"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/games/lexicon"
)

// mirror is the same match next to the program, from the same seed: it knows which letters lie on the table,
// and what the trace must say.
type mirror struct {
	t     *testing.T
	lex   *lexicon.Lexicon
	setup []byte
	log   games.Log
	rows  int      // of the program's log: actions and undos
	draft dw.Draft // what the player prepares now
}

func newMirror(t *testing.T, seed uint64, o dw.Options) *mirror {
	t.Helper()
	return newMirrorOf(t, seed, o, dice.German, lexdata.German())
}

// newMirrorOf is one with other dice and words than the German ones.
func newMirrorOf(t *testing.T, seed uint64, o dw.Options, box, list []byte) *mirror {
	t.Helper()
	set, err := dw.ParseSet(box)
	if err != nil {
		t.Fatal(err)
	}
	setup, err := dw.Setup{Options: o, Set: set, Seed: seed}.Encode()
	if err != nil {
		t.Fatal(err)
	}
	log, err := games.NewLog(dw.Kind{}, setup)
	if err != nil {
		t.Fatal(err)
	}
	lex, err := lexicon.Open(list)
	if err != nil {
		t.Fatal(err)
	}
	m := &mirror{t: t, lex: lex, setup: setup, log: log}
	m.draft = dw.NewDraft(m.view())
	return m
}

func (m *mirror) view() dw.View {
	m.t.Helper()
	v, ok := m.log.Match().View(games.Table).(dw.View)
	if !ok {
		m.t.Fatal("the view is another game's")
	}
	return v
}

func (m *mirror) over() bool {
	_, over := m.log.Match().Outcome()
	return over
}

// do carries out an action of the seat whose turn it is.
func (m *mirror) do(a games.Action) {
	m.t.Helper()
	next, err := m.log.Do(m.view().Asked, a)
	if err != nil {
		m.t.Fatal(err)
	}
	m.log = next
	m.rows++
	m.draft = m.draft.Next(m.view())
}

// throw throws the dice that the draft doesn't keep and that no typed word needs; all at the start of a turn.
func (m *mirror) throw() {
	m.t.Helper()
	if m.draft.Word != "" && !slices.Contains(m.draft.Keep[:], true) {
		m.draft = m.draft.KeepWord(m.view())
	}
	a, ok := m.draft.Throw()
	if !ok {
		m.t.Fatal("all dice are kept")
	}
	m.do(a)
}

// takeBack undoes the declaring of the word that draft had typed.
func (m *mirror) takeBack(author games.Seat, draft dw.Draft) {
	m.t.Helper()
	next, err := m.log.Undo(author)
	if err != nil {
		m.t.Fatal(err)
	}
	m.log = next
	m.rows++
	m.draft = draft
}

// words are the words that lie on the table, best first.
func (m *mirror) words() []dw.Found {
	m.t.Helper()
	v := m.view()
	all := dw.AllWords(m.lex, v.Faces(), func(r rune) int {
		points, _ := v.Set.Points(r)
		return points
	})
	// With the joker the rest of the throw matters to what is kept; the tests do without.
	all = slices.DeleteFunc(all, func(f dw.Found) bool { return f.Joker >= 0 })
	if len(all) == 0 {
		m.t.Fatalf("no word lies in %q: take another seed", string(v.Faces()))
	}
	return all
}

// best is the word with the most points that has at most so many letters and points.
func (m *mirror) best(letters, points int) string {
	m.t.Helper()
	for _, f := range m.words() {
		if f.Length <= letters && f.Points <= points {
			return f.Word
		}
	}
	m.t.Fatalf("no short word lies in %q: take another seed", string(m.view().Faces()))
	return ""
}

// fields are what the trace says of the draft.
func (m *mirror) fields() []string {
	kept := ""
	for i, k := range m.draft.Keep {
		if k {
			kept += strconv.Itoa(i)
		}
	}
	return []string{"typed=" + strconv.Itoa(len([]rune(m.draft.Word))), "kept=" + kept}
}

// table are the fields of the table's page in the position now.
func (m *mirror) table(lang string) []string {
	st := m.log.Match().Standing()
	return append([]string{
		"seq=" + strconv.Itoa(m.rows), "lang=" + lang, "game=" + dw.Name,
		"turn=" + strconv.Itoa(int(st.Asked)), "phase=" + string(st.Phase),
	}, m.fields()...)
}

// player plays in the program and in the mirror alike, in a language of the program.
type player struct {
	*program
	m    *mirror
	lang string
}

// shown waits for the table in the position of the mirror.
func (p *player) shown() {
	p.t.Helper()
	p.page("table", p.m.table(p.lang)...)
}

// throw throws by the space bar, once the dice of the throw before lie.
func (p *player) throw() {
	p.t.Helper()
	p.lulled()
	p.key("space")
	p.m.throw()
	p.shown()
}

// spell types letters to the word and waits until they are saved.
func (p *player) spell(letters string) {
	p.t.Helper()
	for _, r := range letters {
		p.m.draft = p.m.draft.Type(r)
	}
	p.write(strings.ToLower(letters))
	p.saved(p.m.fields()...)
}

// keepDice keeps dice by their digits: 1 to 9 and 0 in the order of the dice table.
func (p *player) keepDice(dice []int) {
	p.t.Helper()
	var keys []string
	for _, i := range dice {
		p.m.draft = p.m.draft.Toggle(i)
		keys = append(keys, strconv.Itoa((i+1)%dw.DiceCount))
	}
	p.key(keys...)
	p.saved(p.m.fields()...)
}

// keepWord keeps the dice of the word by the arrow key.
func (p *player) keepWord() {
	p.t.Helper()
	p.m.draft = p.m.draft.KeepWord(p.m.view())
	p.key("Up")
	p.saved(p.m.fields()...)
}

// declare declares the word by Enter.
func (p *player) declare() {
	p.t.Helper()
	p.key("Return")
	p.m.do(dw.Declare{Word: p.m.draft.Word})
	p.shown()
}
