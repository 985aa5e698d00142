//go:build e2e && linux

package e2e

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"spieltisch/assets"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
)

// puzzle is a match of Decipher in the program and next to it.
type puzzle struct{ *beside }

func newPuzzle(t *testing.T, p *program, seed uint64, o dc.Options) *puzzle {
	t.Helper()
	a, err := letterpiece.Parse(assets.Alphabet)
	if err != nil {
		t.Fatal(err)
	}
	setup, err := dc.NewSetup(o, a, seed).Encode()
	if err != nil {
		t.Fatal(err)
	}
	return &puzzle{newBeside(p, dc.Kind{}, setup, string(o.Language))}
}

// view is what a seat may know.
func (p *puzzle) view(s games.Seat) dc.View {
	p.t.Helper()
	v, ok := p.log.Match().View(s).(dc.View)
	if !ok {
		p.t.Fatal("the view is another game's")
	}
	return v
}

// TestE2EDecipher plays a round of three in the real window: the Puzzle Maker behind the curtain, which falls when
// the window is left, seekers who take pieces and ask for zones, a wrong guess and a right one.
func TestE2EDecipher(t *testing.T) {
	const seed, word = 5, "HOBBY"
	names := []string{"Tina", "Lee", "Ben"}
	here, s := newPlace(t), newScreen(t, wide, high)
	program := here.start(s, 1, "-lang", "de", "-seed", strconv.Itoa(seed))
	p := newPuzzle(t, program, seed, dc.Options{Seats: len(names), Length: len(word), Language: dc.LanguageGerman, Pick: dc.PickOrder})
	p.page("home", "lang=de")
	p.begin(names)
	p.makeWord(word)
	p.noSecret(here, word)
	p.seek(word)
	p.guess(word)
	p.key("Return", "Return") // the first one ends the letters' way, if they are still on it
	p.do(games.Table, dc.Next{})
	p.shot("decipher-next")
	p.unveil() // the second round's curtain, after what was clicked and pressed in the first
	p.quit()
	p.stored(here)
}

// begin makes the players and the setup of the match next to the program.
func (p *puzzle) begin(names []string) {
	p.t.Helper()
	p.key("1")
	p.page("setup", "game="+dc.Name, "seats=0")
	p.seats(names)
	p.choose("length", .63) // 5
	p.more()
	p.click("filter") // the alphabet's aid: off
	p.shot("decipher-setup")
	p.click("start")
	p.shown("curtain")
	p.shot("decipher-curtain")
}

// makeWord types the secret word, is interrupted, and gives its pieces the hardest order.
func (p *puzzle) makeWord(word string) {
	p.t.Helper()
	p.unveil()
	p.write(strings.ToLower(word))
	p.saved("seq=0")
	p.shot("decipher-word")
	p.tool("xdotool", "windowunmap", p.window)
	p.line("blur")
	p.shown("curtain")
	p.tool("xdotool", "windowmap", "--sync", p.window)
	p.focus()
	p.shot("decipher-covered")
	p.unveil()
	p.key("Return") // the word is still there, or this leads nowhere
	p.saved("seq=0")
	p.key("F3") // the hardest piece first
	p.shot("decipher-order")
	p.key("Return")
	v := p.view(0)
	p.do(0, dc.NewMakerDraft(v).Put(v.Options, word).HardestFirst(v).SetWord(v))
	p.shot("decipher-table")
}

// noSecret looks for the word where it must not be: in the trace and in the log file.
func (p *puzzle) noSecret(here *place, word string) {
	p.t.Helper()
	text := strings.Join(p.seen, "\n")
	files, err := filepath.Glob(filepath.Join(here.data, "*.log"))
	here.must(err)
	for _, name := range append(files, p.errors) {
		data, err := os.ReadFile(name)
		here.must(err)
		text += string(data)
	}
	if strings.Contains(strings.ToUpper(text), word) {
		p.fail("%s is told to everybody", word)
	}
}

// seek takes pieces until Bonus Mode; the first one is asked for at a wrong zone before the right one.
func (p *puzzle) seek(word string) {
	p.t.Helper()
	for turn := 0; !p.view(games.Table).Bonus; turn++ {
		p.key("space")
		p.do(p.view(games.Table).Turn, dc.Take{})
		v := p.view(games.Table)
		if v.Hand == nil {
			continue // there was only one zone for it
		}
		wrong, right, left := -1, -1, -1 // without the piece in hand
		for i, need := range dc.Need(v.Letters, word) {
			laid := v.Zones[i].Laid()
			left += need.Total() - laid.Total()
			if need[v.Hand.Kind] > laid[v.Hand.Kind] {
				right = i
			} else {
				wrong = i
			}
		}
		switch {
		case turn == 0:
			p.ask(wrong)
			p.shot("decipher-no")
			p.ask(right)
		case turn == 1:
			p.film(func() { p.ask(right) }, map[string]float64{"moment-fits": 0})
		case left == dc.BonusPieces:
			p.film(func() { p.ask(right) }, map[string]float64{"moment-bonus": 0})
		default:
			p.ask(right)
		}
	}
}

// ask asks for a zone by its digit.
func (p *puzzle) ask(zone int) {
	p.t.Helper()
	if zone < 0 {
		p.t.Fatal("there is no such zone for this piece: take another word")
	}
	p.key(strconv.Itoa(zone+1), "Return")
	p.do(p.view(games.Table).Turn, dc.Ask{Zone: zone})
}

// guess lets Ben guess a wrong word and Lee the right one, whoever is in turn.
func (p *puzzle) guess(word string) {
	p.t.Helper()
	p.name(2, "PANDA")
	p.shot("decipher-wrong")
	p.name(1, word)
	p.shot("decipher-right")
}

// name opens the list of the Seekers, takes one of them, and spells a word.
func (p *puzzle) name(seat games.Seat, word string) {
	p.t.Helper()
	p.screen.changes(func() { p.key("g") })
	v := p.view(games.Table)
	for s := v.Turn; s != seat; s = (s + 1) % games.Seat(len(v.Seats)) { // the one in turn is first
		if s != v.Maker {
			p.key("Down")
		}
	}
	p.key("Return")
	p.saved("guesser=" + strconv.Itoa(int(seat)))
	p.write(strings.ToLower(word))
	p.saved("typed=" + strconv.Itoa(len(word)))
	p.shot("decipher-guess-" + strings.ToLower(word))
	p.key("Return")
	p.do(seat, dc.Guess{Word: word})
}
