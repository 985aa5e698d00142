//go:build e2e && linux

package e2e

import (
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	dw "spieltisch/games/dicewords"
)

// TestKillsWindow kills the program again and again right after a key was pressed. What it had shown is there when it
// starts again, with the word that was typed, and the match goes on.
func TestKillsWindow(t *testing.T) {
	kills, err := strconv.Atoi(os.Getenv("SPIELTISCH_KILLS"))
	if err != nil {
		t.Fatal("SPIELTISCH_KILLS doesn't say how often: use make kills")
	}
	const seed = 3
	options := dw.DefaultOptions(2)
	options.Target, options.Check = dw.MaxTarget, dw.CheckTrust
	here, s := newPlace(t), newScreen(t, wide, high)
	p := &player{here.start(s, 1, "-lang", "de", "-seed", strconv.Itoa(seed)), newMirror(t, seed, options), "de"}
	p.page("home", "lang=de")
	p.key("3")
	p.page("setup", "game="+dw.Name, "seats=0")
	p.seats([]string{"Jürgen", "Tina"})
	p.choose("check", .9) // trust
	p.more()
	p.click("target")
	p.write(strconv.Itoa(dw.MaxTarget))
	p.key("Return")
	p.shown()

	rng, landed := rand.New(rand.NewPCG(seed, uint64(kills))), 0
	k := &killed{player: p}
	for n := range kills {
		for range rng.IntN(3) {
			k.press()
			k.done()
			p.shown()
		}
		k.press()
		before, shown := p.m.rows, k.lastShown()
		p.program = here.start(s, 1)
		p.page("home", "lang=de")
		p.key("Return")
		p.line("page", "table")
		if is := rowsIn(p.seen[len(p.seen)-1]); is < max(shown, before) || is > before+1 {
			p.fail("kill %d: %d rows were shown, %d are there", n+1, max(shown, before), is)
		} else if is > before {
			k.done()
			landed++
		}
		got := strings.Fields(p.seen[len(p.seen)-1])
		for _, want := range p.m.table("de") {
			if !slices.Contains(got, want) {
				p.fail("kill %d: not %s, but %q", n+1, want, got)
			}
		}
	}
	p.quit()
	t.Logf("%d kills, nothing lost; %d rows, %d times the last key had landed", kills, p.m.rows, landed)
}

// killed is who plays: throw, type a word, declare it, and so on.
type killed struct {
	*player
	thrown bool
}

// press presses the key of the next action, without waiting for what it does.
func (k *killed) press() {
	k.t.Helper()
	if !k.thrown {
		k.key("space")
		return
	}
	if k.m.draft.Word == "" {
		k.spell(k.m.best(10, 1000))
	}
	k.key("Return")
}

// done carries out in the mirror what press began.
func (k *killed) done() {
	k.t.Helper()
	if k.thrown {
		k.m.do(dw.Declare{Word: k.m.draft.Word})
	} else {
		k.m.throw()
	}
	k.thrown = !k.thrown
}

// lastShown kills the program and tells how many rows of the log it had shown, 0 if it hasn't said so lately.
func (k *killed) lastShown() (rows int) {
	k.t.Helper()
	if err := k.cmd.Process.Kill(); err != nil {
		k.fail("kill: %v", err)
	}
	deadline := time.NewTimer(longest)
	defer deadline.Stop()
	for {
		select {
		case text, open := <-k.lines:
			if !open {
				return rows
			}
			if strings.HasPrefix(text, "trace page table ") {
				rows = rowsIn(text)
			}
		case <-deadline.C:
			k.fail("waited %v for the program to end", longest)
		}
	}
}

// rowsIn is the number of rows that a line of the trace tells, or -1.
func rowsIn(line string) int {
	for _, word := range strings.Fields(line) {
		if text, ok := strings.CutPrefix(word, "seq="); ok {
			if n, err := strconv.Atoi(text); err == nil {
				return n
			}
		}
	}
	return -1
}
