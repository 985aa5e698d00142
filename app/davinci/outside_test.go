package davinci

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

// everybody sits at the tests' largest table.
var everybody = []string{"Tina", "Lee", "Ben", "Anna-Lena"}

// act does something that may be done, without the page; so many guesses of three are right.
func (p *seated) act(c *games.Chance, right int) {
	p.Helper()
	s, a := anyAction(p.session, c, right)
	p.submit(s, a)
}

// until plays without the page until a view is reached, and shows that.
func (p *seated) until(seed uint64, right int, there func(dv.View) bool) *seated {
	p.Helper()
	for n := 0; !there(p.view(games.Table)); n++ {
		if n > 3000 {
			p.Fatal("never there")
		}
		s, a := anyAction(p.session, games.NewChance(seed, n, 2), right)
		if err := p.session.Submit(p.session.Seq(), s, a); err != nil {
			p.Fatal(a, err)
		}
	}
	p.page.Shown()
	return p
}

func phaseIs(id games.ID) func(dv.View) bool {
	return func(v dv.View) bool { return v.Phase == id }
}

// Between two turns everybody can see the answer of the guess that has ended the turn,
// and whose tile lies open for it, on every curtain of whole matches.
func TestCurtainTellsTheLastAnswer(t *testing.T) {
	for i, lang := range locales.Langs {
		o := rules(true, dv.PadNotes)
		o.Rounds = 1
		p := seat(t, lang, o, uint64(40+i), everybody[:3]...)
		curtains := 0
		for n := 0; n < 400 && p.view(games.Table).Phase != dv.PhaseOver; n++ {
			before := p.view(games.Table)
			p.act(games.NewChance(8, n, 2), 1)
			v := p.view(games.Table)
			if len(v.Guesses) == 0 || v.Turn == before.Turn || v.Phase == dv.PhaseOver {
				continue
			}
			curtains++
			g := v.Guesses[len(v.Guesses)-1]
			args := games.Args{"Seat": g.Seat, "Of": g.Of, "Place": g.Place, "Value": dv.ValueID(g.Number)}
			answer := games.ID("davinci.out.wrong")
			if g.Right {
				answer = "davinci.out.right"
			}
			texts := shelltest.Texts(p.env)
			if line := p.board.desk.Say("davinci.out.guess", args); !slices.Contains(texts, line) || !slices.Contains(texts, p.env.T(answer)) {
				t.Fatalf("%s: %q, %q is missing among %q", lang, line, p.env.T(answer), texts)
			}
			if row := v.Seats[g.Seat].Row; !g.Right && !slices.ContainsFunc(row, func(s dv.Stone) bool { return s.Open }) {
				t.Fatal("nothing lies open")
			}
		}
		if curtains < 8 {
			t.Errorf("%s: only %d curtains", lang, curtains)
		}
	}
}

// What stands on the curtain is from the Table's view and log: no number that isn't open.
func TestCurtainKnowsNoSecret(t *testing.T) {
	p := seat(t, locales.German, rules(true, dv.PadNotes), 3, everybody[:2]...)
	p.until(5, 1, func(v dv.View) bool { return v.TurnNumber >= 4 })
	v := p.view(games.Table)
	for i, l := range newFromOutside(p.board.desk, v).codes.lines {
		for k, s := range v.Seats[i].Row {
			if look := l.row.cells[k].look; look != lookOf(s) || look.Number != dv.NumberUnknown && !s.Open {
				t.Errorf("seat %d, tile %d: %+v", i, k, look)
			}
		}
	}
	for _, m := range moments(p.board.desk) {
		if m.line == "" || strings.Contains(m.line+m.more, p.env.T("davinci.event.own_draw")) {
			t.Errorf("%+v", m)
		}
	}
}

// The curtain tells everything since the seat's last turn, however long that is, and scrolls by
// keys; it says what there is to do, and disc and button are large where there is room.
func TestCurtainTellsEverythingSince(t *testing.T) {
	p := seat(t, locales.English, rules(true, dv.PadNotes, func(o *dv.Options) { o.Rounds = 9 }), 11, everybody...)
	p.until(4, 1, func(v dv.View) bool {
		return v.TurnNumber > 6 && v.Phase == dv.PhaseDraw && len(told(moments(p.board.desk), v.Turn)) > 5
	})
	v := p.view(games.Table)
	for _, m := range told(moments(p.board.desk), v.Turn) {
		p.must(shelltest.Has(p.env, m.line), m.line)
	}
	p.must(p.says("table.curtain.since") && p.says("table.curtain.task", games.Args{"Seat": v.Turn, "Phase": v.Phase}), "since when, and what to do")
	avatar, hold := float32(0), float32(0)
	for _, a := range shelltest.Find[*ui.Avatar](p.env) {
		avatar = max(avatar, a.Size().Width)
	}
	for _, o := range shelltest.Find[fyne.CanvasObject](p.env) {
		if _, ok := o.(desktop.Keyable); ok {
			hold = o.Size().Width
		}
	}
	p.must(avatar == 176 && hold == 184, fmt.Sprintf("the disc is %.0f wide, the button %.0f", avatar, hold))
	shelltest.Resize(p.env, 1000, 620)
	p.page.Shown()
	all := shelltest.Find[*ui.Scroll](p.env)
	scroll := all[len(all)-1]
	end := scroll.Offset.Y
	p.must(end > 0, "the newest is seen")
	p.key(fyne.KeyPageUp, fyne.KeyUp)
	p.must(scroll.Offset.Y < end, "back by keys")
	p.key(fyne.KeyPageDown, fyne.KeyPageDown)
	p.must(scroll.Offset.Y == end, "and forth again")
}

// The moments that the curtain tells begin after the seat's own last turn.
func TestToldSinceOnesOwnTurn(t *testing.T) {
	all := []moment{{seat: 0, line: "a"}, {seat: 1, line: "b"}, {seat: 2, line: "c"}, {seat: 2, line: "d"}}
	for seat, want := range map[games.Seat]string{0: "bcd", 1: "cd", 2: "d", 3: "abcd"} {
		got := ""
		for _, m := range told(all, seat) {
			got += m.line
		}
		if got != want {
			t.Errorf("seat %d is told %q, want %q", seat, got, want)
		}
	}
	if told(nil, 1) != nil {
		t.Error("something of nothing")
	}
}

// Enter deals; the round's end shows the points, goes on by Enter, and the end of the
// match shows who has won.
func TestFromDealToEndByKeys(t *testing.T) {
	o := rules(false, dv.PadNotes)
	o.Rounds, o.Deal = 2, true
	p := seat(t, locales.German, o, 2, everybody[:3]...)
	p.must(p.says("davinci.start.deal_round", games.Args{"Round": 1, "Rounds": 2}), "the table may deal")
	p.key(fyne.KeyReturn)
	p.must(p.view(games.Table).Phase == dv.PhaseArrange, "dealt")
	p.until(3, 1, phaseIs(dv.PhaseScored))
	v := p.view(games.Table)
	r, _ := v.Result()
	p.must(p.says("davinci.end.round", games.Args{"Seat": r.Winner, "Round": 1}) && p.says("davinci.out.winner"), "who has won the round")
	for i, s := range r.Scores {
		p.must(shelltest.Has(p.env, itemised(p.board.desk, p.view(games.Table), s, r)), fmt.Sprint("the items of seat ", i))
	}
	p.must(slices.Equal(p.board.outside.side.tabs, []sideTab{tabRound, tabSheet}), "the leaves")
	last := moments(p.board.desk)
	p.must(shelltest.Has(p.env, last[len(last)-1].line), "the last guess")
	p.key(fyne.KeyRight)
	p.must(p.says("sheets.total.short"), "the sheet")
	p.key(fyne.KeyRight) // there is no further leaf
	p.must(p.board.outside.side.tab == tabSheet, "the sheet stays")
	p.key(fyne.KeyReturn)
	p.must(p.view(games.Table).Round == 2 && p.view(games.Table).Phase == dv.PhaseDeal, "the next round")
	p.until(9, 1, phaseIs(dv.PhaseOver))
	out, _ := p.board.desk.Outcome()
	p.must(shelltest.Has(p.env, p.board.desk.EndTitle(out, endWords(p.board.desk, p.view(games.Table)).Title)), "who has won the match")
	p.key(fyne.KeySpace)
	p.must(shelltest.Has(p.env, p.env.T("davinci.end.points", games.Args{"N": out.Places[0].Points})), "with how many points")
	shelltest.Tap(t, p.env, p.env.T("table.rematch"))
}

// A game without points says who cracked whom, and speaks of no points.
func TestEndWithoutPoints(t *testing.T) {
	p := seat(t, locales.English, rules(true, dv.PadOff), 6, everybody[:3]...)
	p.until(3, 2, phaseIs(dv.PhaseOver))
	v := p.view(games.Table)
	r, _ := v.Result()
	p.must(p.says("table.end.won", games.Args{"Seats": []games.Seat{r.Winner}}), "who has won")
	for _, s := range shelltest.Texts(p.env) {
		if strings.Contains(strings.ToLower(s), "point") {
			t.Errorf("%q", s)
		}
	}
	for _, o := range v.Outs {
		if o.By != games.Table {
			p.must(p.says("davinci.out.cracked_by", games.Args{"Seat": o.By}), "who cracked whom")
		}
	}
}

func TestAbandonedAndShared(t *testing.T) {
	o := rules(false, dv.PadNotes)
	o.Rounds = 2
	p := seat(t, locales.German, o, 6, everybody[:2]...)
	p.submit(games.Table, games.Abandon{})
	p.must(p.says("table.end.abandoned"), "it was ended early")
	shared := games.Outcome{Places: []games.Place{{Seat: 0, Rank: 1, Points: 70}, {Seat: 1, Rank: 1, Points: 70}}}
	if got := p.board.desk.EndTitle(shared, endWords(p.board.desk, p.board.view).Title); got != "Tina und Lee teilen sich den Sieg!" {
		t.Error(got)
	}
}

// The sheet can be opened at any time of a points game, also by the seat at its turn.
func TestSheetFromTheTurn(t *testing.T) {
	o := rules(false, dv.PadNotes)
	o.Rounds = 2
	p := seat(t, locales.German, o, 6, everybody[:2]...)
	p.until(3, 1, func(v dv.View) bool { return v.Round == 2 && v.TurnNumber == 1 })
	p.unveil()
	p.key(fyne.KeyF4)
	first, _ := p.session.View(games.Table).(dv.View), 0
	p.must(p.says("sheets.total.short") && shelltest.Has(p.env, fmt.Sprint(first.Results[0].Scores[0].Points())), "the first round stands there")
	p.key(fyne.KeyEscape)
	p.must(!p.says("sheets.total.short") && p.board.own != nil, "Esc closes the sheet alone")
}

// The replay shows every position from outside, and nothing can be done on it.
func TestReplayShowsAllFaces(t *testing.T) {
	o := rules(true, dv.PadNotes)
	o.Rounds, o.Deal = 1, true
	p := seat(t, locales.English, o, 6, everybody[:3]...)
	p.until(3, 1, phaseIs(dv.PhaseOver))
	p.env.Router.Open(shell.Route{Page: shell.Replay, Match: p.session.ID()})
	for range p.session.Steps() {
		if out := shelltest.Outside(p.env); len(out) > 0 {
			t.Fatal(strings.Join(out, "\n"))
		}
		for _, b := range shelltest.Find[*ui.Button](p.env) {
			if s := b.Text(); s == p.env.T("davinci.start.deal") || s == p.env.T("table.rematch") || strings.HasPrefix(s, "Start round") {
				t.Fatalf("%q is offered", s)
			}
		}
		p.key(fyne.KeyRight)
	}
}
