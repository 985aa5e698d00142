//go:build e2e && linux

package e2e

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"spieltisch/app/shell"
	"spieltisch/app/table"
	"spieltisch/app/table/session"
	"spieltisch/assets"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
	"spieltisch/games/mind"
	"spieltisch/locales"
	"spieltisch/store"
)

// puzzled is a match of Decipher with a computer on the first seat, who makes the first word.
type puzzled struct {
	*program
	here *place
}

// beginPuzzled lays such a match into the data file, and opens it.
func beginPuzzled(here *place, s *screen, o dc.Options, seats ...any) *puzzled {
	here.t.Helper()
	a, err := letterpiece.Parse(assets.Alphabet)
	here.must(err)
	o.Seats = len(seats)
	setup, err := dc.NewSetup(o, a, 5).Encode()
	here.must(err)
	begin(here, dc.Kind{}, setup, func(*session.Session) {}, seats...)
	p := &puzzled{here: here}
	p.open(s)
	return p
}

// open starts the program and goes on with the match.
func (p *puzzled) open(s *screen) {
	p.here.t.Helper()
	p.program = p.here.start(s, 1)
	p.page("home")
	p.key("Return")
}

// match is the match as it is in the data file.
func (p *puzzled) match() games.Match {
	p.t.Helper()
	log, _ := p.here.newest(dc.Kind{})
	return log.Match()
}

// view is what the Table knows.
func (p *puzzled) view() dc.View { return p.match().View(games.Table).(dc.View) }

// seeks has a person to whom a piece comes ask for the first zone and name the computer's word, which nothing has told until then.
func (p *puzzled) seeks(seat games.Seat) {
	p.t.Helper()
	p.asked(seat)
	secret := p.match().View(0).(dc.View).Secret.Word
	p.page("table", "phase="+string(dc.PhasePlace), "face=board")
	rows := p.view().Step
	p.key("1", "Return")
	p.page("table", "seq="+strconv.Itoa(rows+1))
	// As a word of its own and in capitals: SEE stands in every seeker, and a board is a word, too.
	told := strings.FieldsFunc(strings.Join(p.seen, "\n"), func(r rune) bool { return !unicode.IsLetter(r) })
	if slices.Contains(told, secret) {
		p.fail("%s is told to everybody", secret)
	}
	p.key("g")
	p.saved("guesser=" + strconv.Itoa(int(seat)))
	p.write(strings.ToLower(secret))
	p.saved("typed=" + strconv.Itoa(len(secret)))
	p.key("Return")
	p.page("table", "turn=-1")
	p.goesOn()
}

// goesOn goes on from the end of a round. A key ends the letters' way if they are still on it, or comes before the page takes any.
func (p *puzzled) goesOn() {
	p.t.Helper()
	left := func(got []string) bool {
		scored := slices.Contains(got, "phase="+string(dc.PhaseScored)) || slices.Contains(got, "phase="+string(dc.PhaseOver))
		return got[1] == "page" && !scored || slices.Contains(got, "face=result")
	}
	for range 5 {
		p.screen.still()
		if p.key("Return"); p.within(longest/12, "the page after a round", left) {
			return
		}
	}
	p.fail("the round doesn't end")
}

// at waits for a page of the table, if it isn't the last one.
func (p *puzzled) at(fields ...string) {
	p.t.Helper()
	last := strings.Fields(p.seen[len(p.seen)-1])
	if slices.ContainsFunc(fields, func(f string) bool { return !slices.Contains(last, f) }) {
		p.page("table", fields...)
	}
}

// makes has a person make a word that no computer knows, without a curtain, and lets the computers seek it.
func (p *puzzled) makes(seat games.Seat, word string) {
	p.t.Helper()
	p.at("turn="+strconv.Itoa(int(seat)), "face=private")
	p.write(word)
	p.saved()
	p.key("Return") // to the order
	p.saved()
	p.key("Return")
	p.line("computer", "stage=2")
	p.key("End") // it waits as long as the word may be taken back
	p.asked(games.Table)
	p.goesOn()
}

// TestE2EComputerDecipher plays a whole match of one person against Nova, who makes words and seeks them; the program is killed
// while it thinks. Nothing is covered, and nothing tells its words.
func TestE2EComputerDecipher(t *testing.T) {
	here, s := newPlace(t), newScreen(t, wide, high)
	dress(here, shell.Prefs{Language: locales.German, Mode: "light", Size: 100, Animations: true, Volume: 50})
	p := beginPuzzled(here, s, dc.Options{Length: 3, Language: dc.LanguageGerman, Pick: dc.PickOrder, Filter: true}, mind.Nova, "Tina")
	p.line("computer", "seat=0", "stage=1")
	p.kill()

	st, err := store.Open(here.data, store.Options{})
	here.must(err)
	here.must(table.PaceKey.Set(st, table.PaceAtOnce))
	here.must(st.Close())
	p.open(s)
	p.line("computer", "seat=0", "stage=1") // it thinks again
	for range 2 {
		p.seeks(1)
		p.makes(1, "til")
	}
	p.at("face=result")
	p.shot("computer-decipher-result")
	v := p.view()
	if o, over := p.match().Outcome(); !over || o.Reason != dc.ReasonRounds || len(v.Results) != 4 || v.Results[0].Guesser != 1 || v.Results[1].Word != "TIL" {
		t.Error("the match has gone another way:", v)
	}
	p.quit()
}

// TestE2EComputerDecipherEnglish seats a character with two persons: they seek its word together, one of them names it in the
// other one's turn, and the next word is made behind the curtain.
func TestE2EComputerDecipherEnglish(t *testing.T) {
	here, s := newPlace(t), newScreen(t, wide, high)
	dress(here, shell.Prefs{Language: locales.English, Mode: "dark", Size: 100, Animations: true, Volume: 50})
	p := beginPuzzled(here, s, dc.Options{Length: 5, Language: dc.LanguageEnglish, Pick: dc.PickRandom, Filter: true}, mind.Sphinx, "Tina", "Lee")
	p.resize(leastWide, leastHigh)
	p.shotOf("computer-decipher-en", leastWide, leastHigh)
	p.asked(1)
	secret := p.match().View(0).(dc.View).Secret.Word
	p.page("table", "phase="+string(dc.PhasePlace))
	p.click("guess")
	p.key("Down", "Return") // Lee, in Tina's turn
	p.saved("guesser=2")
	p.write(strings.ToLower(secret))
	p.saved("typed=5")
	p.key("Return")
	p.page("table", "turn=-1")
	p.shotOf("computer-decipher-en-found", leastWide, leastHigh)
	p.goesOn()
	p.at("turn=1", "face=curtain")
	p.quit()
}
