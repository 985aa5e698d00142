package davinci_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/davinci"
	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

// act does something that may be done, without the page; so many guesses of three are right.
func (p *seated) act(c *games.Chance, right int) {
	p.Helper()
	s, a := anyAction(p.Session, c, right)
	p.Submit(s, a)
}

// until plays without the page until a view is reached, and shows that.
func (p *seated) until(seed uint64, right int, there func(dv.View) bool) *seated {
	p.Helper()
	for n := 0; !there(p.view(games.Table)); n++ {
		if n > 3000 {
			p.Fatal("never there")
		}
		s, a := anyAction(p.Session, games.NewChance(seed, n, 2), right)
		p.Apply(s, a)
	}
	p.Page.Shown()
	return p
}

// guessSaid tells whether the line of a guess is on the screen.
func (p *seated) guessSaid(g dv.Guessed) bool {
	args := guessArgs(p.view(games.Table), g)
	return p.Says("davinci.out.guess", args) || p.Says("davinci.past.guess", args)
}

// guessArgs are what is told of a guess: the place where its tile stands now, and where it stood then.
func guessArgs(v dv.View, g dv.Guessed) games.Args {
	args := games.Args{"Seat": g.Seat, "Of": g.Of, "Place": g.Place, "Value": dv.ValueID(g.Number)}
	if now := 1 + slices.IndexFunc(v.Seats[g.Of].Row, func(s dv.Stone) bool { return s.ID == g.Tile }); now != g.Place {
		args["Place"], args["Was"] = now, g.Place
	}
	return args
}

// itemised tells whether a line on the screen says of what somebody's points in a round are made.
func (p *seated) itemised(s dv.RoundScore, t dv.Tally) bool {
	var parts []string
	add := func(id games.ID, n, points int) {
		if n > 0 { // up to the names of those whose codes were cracked
			text, _, _ := strings.Cut(p.Say(id, games.Args{"N": n, "Points": points, "Seats": []games.Seat{0}}), everybody[0])
			parts = append(parts, text)
		}
	}
	add("davinci.end.item.numbers", t.Numbers, s.Numbers)
	add("davinci.end.item.sixes", t.Specials, s.Specials)
	add("davinci.end.item.codes", t.Codes, s.Codes)
	add("davinci.end.item.left", len(t.Left), s.Left)
	if len(parts) == 0 {
		return p.Says("davinci.end.item.none")
	}
	return slices.ContainsFunc(shelltest.Texts(p.Env), func(line string) bool {
		return !slices.ContainsFunc(parts, func(part string) bool { return !strings.Contains(line, part) })
	})
}

func phaseIs(id games.ID) func(dv.View) bool {
	return func(v dv.View) bool { return v.Phase == id }
}

// Between two turns everybody can see the answer of the guess that has ended the turn,
// and whose tile lies open for it, on every curtain of whole matches.
func TestCurtainTellsTheLastAnswer(t *testing.T) {
	for i, lang := range locales.Langs {
		o := davinci.Rules(true, dv.PadNotes)
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
			args := guessArgs(v, g)
			texts := shelltest.Texts(p.Env)
			if line := p.Say("davinci.out.guess", args); !slices.Contains(texts, line) {
				t.Fatalf("%s: %q is missing among %q", lang, line, texts)
			}
			if word := p.Say(map[bool]games.ID{true: "davinci.past.right", false: "davinci.past.wrong"}[g.Right]); !slices.Contains(texts, word) {
				t.Fatalf("%s: no %q among %q", lang, word, texts)
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
	p := seat(t, locales.German, davinci.Rules(true, dv.PadNotes), 3, everybody[:2]...)
	p.until(5, 1, func(v dv.View) bool { return v.TurnNumber >= 4 && v.Phase == dv.PhaseDraw })
	p.Must(!p.Alone() && p.Says("table.curtain.hold"), "the curtain")
	for _, tile := range shelltest.Find[*draw.NumberTile](p.Env) {
		p.Must(tile.Size().Width < 30, "no tile but the game's sign")
	}
	for _, c := range []dv.Color{dv.Black, dv.White} {
		for n := range dv.Values {
			p.Must(!p.Says(dv.EventOwnDraw, games.Args{"Seat": p.view(games.Table).Turn, "Tile": dv.TileID(dv.NewTile(c, n))}), "what was drawn")
		}
	}
}

// The curtain tells the last three things since the seat's last turn, the oldest first.
func TestCurtainTellsTheLastThree(t *testing.T) {
	p := seat(t, locales.English, davinci.Rules(true, dv.PadNotes, func(o *dv.Options) { o.Rounds = 9 }), 11, everybody...)
	since := func(v dv.View) []dv.Guessed { // a seat's last turn
		last := 0
		for i, g := range v.Guesses {
			if g.Seat == v.Turn {
				last = i + 1
			}
		}
		return v.Guesses[last:]
	}
	p.until(4, 1, func(v dv.View) bool { return v.TurnNumber > 6 && v.Phase == dv.PhaseDraw && len(since(v)) > 5 })
	v := p.view(games.Table)
	var want []string
	for _, g := range since(v) {
		want = append(want, p.Say("davinci.out.guess", guessArgs(v, g)))
	}
	var seen []string
	for _, text := range shelltest.Texts(p.Env) {
		if slices.Contains(want, text) {
			seen = append(seen, text)
		}
	}
	p.Must(p.Says("table.curtain.since") && slices.Equal(seen, want[len(want)-3:]), fmt.Sprint(seen))
}

// Enter deals; the round's end shows the points, goes on by Enter, and the end of the
// match shows who has won.
func TestFromDealToEndByKeys(t *testing.T) {
	o := davinci.Rules(false, dv.PadNotes)
	o.Rounds, o.Deal = 2, true
	p := seat(t, locales.German, o, 2, everybody[:3]...)
	p.Must(p.Says("davinci.chip.round", games.Args{"Round": 1, "Rounds": 2}), "the table may deal")
	p.Key(fyne.KeyReturn)
	p.Must(p.view(games.Table).Phase == dv.PhaseArrange, "dealt")
	p.until(3, 1, phaseIs(dv.PhaseScored))
	v := p.view(games.Table)
	r, _ := v.Result()
	p.Must(p.Says("davinci.end.round", games.Args{"Seat": r.Winner, "Round": 1}), "who has won the round")
	for i, s := range r.Scores {
		p.Must(p.itemised(s, r.Tallies[i]), fmt.Sprint("the items of seat ", i))
	}
	p.Must(p.guessSaid(v.Guesses[len(v.Guesses)-1]), "the last guess")
	p.Key(fyne.KeyReturn)
	p.Must(p.view(games.Table).Round == 2 && p.view(games.Table).Phase == dv.PhaseDeal, "the next round")
	p.until(9, 1, phaseIs(dv.PhaseOver))
	out, _ := p.Session.Outcome()
	for _, s := range shelltest.Find[*ui.Stamp](p.Env) { // the answer to the last guess stands there first
		s.Lift()
	}
	p.Must(p.Says("table.end.won", games.Args{"Seats": games.Winners(out.Places)}), "who has won the match")
	p.Key(fyne.KeySpace)
	p.Tap("table.end.board")
	p.Must(p.seen("go"), "the main button leads there again")
	p.Key(fyne.KeyReturn)
	ahead := games.Args{"Points": out.Places[0].Points, "By": out.Places[0].Points - out.Places[1].Points, "Seat": out.Places[1].Seat}
	p.Must(p.Says("table.end.ahead", ahead), "with how many points")
	p.Tap("table.rematch")
}

// A game without points says who cracked whom, and speaks of no points.
func TestEndWithoutPoints(t *testing.T) {
	p := seat(t, locales.English, davinci.Rules(true, dv.PadOff), 6, everybody[:3]...)
	p.until(3, 2, phaseIs(dv.PhaseOver))
	v := p.view(games.Table)
	r, _ := v.Result()
	p.Must(p.Says("table.end.won", games.Args{"Seats": []games.Seat{r.Winner}}), "who has won")
	for _, s := range shelltest.Texts(p.Env) {
		if strings.Contains(strings.ToLower(s), "point") {
			t.Errorf("%q", s)
		}
	}
	texts := shelltest.Texts(p.Env)
	line := func(g dv.Guessed) int { return slices.Index(texts, p.Say("davinci.past.guess", guessArgs(v, g))) }
	first, last := line(v.Guesses[0]), line(v.Guesses[len(v.Guesses)-1])
	p.Must(first >= 0 && first < last, fmt.Sprint("the oldest guess first: ", first, last))
	for _, o := range v.Outs {
		if o.By != games.Table {
			p.Must(p.Says("davinci.out.cracked") || p.Says("davinci.out.cracked_by", games.Args{"Seat": o.By}), "who cracked whom")
		}
	}
}

func TestAbandonedAndShared(t *testing.T) {
	o := davinci.Rules(false, dv.PadNotes)
	o.Rounds = 2
	p := seat(t, locales.German, o, 6, everybody[:2]...)
	p.Submit(games.Table, games.Abandon{})
	p.Must(p.Says("table.end.abandoned"), "it was ended early")
	p = seat(t, locales.German, o, 6, everybody[:2]...)
	p.until(289, 1, phaseIs(dv.PhaseOver))
	out, _ := p.Session.Outcome()
	p.Must(out.Places[0].Points == out.Places[1].Points, "as many points for both")
	p.Must(shelltest.Has(p.Env, "Tina und Lee teilen sich den Sieg!"), "a shared victory")
}

// The sheet can be opened at any time of a points game, also by the seat at its turn.
func TestSheetFromTheTurn(t *testing.T) {
	o := davinci.Rules(false, dv.PadNotes)
	o.Rounds = 2
	p := seat(t, locales.German, o, 6, everybody[:2]...)
	p.until(3, 1, func(v dv.View) bool { return v.Round == 2 && v.TurnNumber == 1 })
	p.Unveil()
	p.Key(fyne.KeyF4)
	first := p.view(games.Table)
	p.Must(p.Says("sheets.total.short") && shelltest.Has(p.Env, fmt.Sprint(first.Results[0].Scores[0].Points())), "the first round stands there")
	p.Key(fyne.KeyEscape)
	p.Must(!p.Says("sheets.total.short") && p.Alone(), "Esc closes the sheet alone")
}

// The replay shows every position from outside, and nothing can be done on it.
func TestReplayShowsAllFaces(t *testing.T) {
	o := davinci.Rules(true, dv.PadNotes)
	o.Rounds, o.Deal = 1, true
	p := seat(t, locales.English, o, 6, everybody[:3]...)
	p.until(3, 1, phaseIs(dv.PhaseOver))
	p.Env.Router.Open(shell.Route{Page: shell.Replay, Match: p.Session.ID()})
	for range p.Session.Steps() {
		if out := shelltest.Outside(p.Env); len(out) > 0 {
			t.Fatal(strings.Join(out, "\n"))
		}
		for _, b := range shelltest.Find[*ui.Button](p.Env) {
			if s := b.Text(); s == p.Env.T("davinci.start.deal") || s == p.Env.T("table.rematch") || strings.HasPrefix(s, "Start round") {
				t.Fatalf("%q is offered", s)
			}
		}
		p.Key(fyne.KeyRight)
	}
}

// In the least window no tile lies on another one, however long a code is and whatever is said next to it.
func TestCodesKeepApart(t *testing.T) {
	for _, lang := range locales.Langs {
		for seats := 3; seats <= dv.MaxSeats; seats++ {
			o := davinci.Rules(true, dv.PadOff)
			o.Rounds, o.Deal = 1, true
			p := seat(t, lang, o, 6, everybody[:seats]...)
			shelltest.Resize(p.Env, ui.MinWidth, ui.MinHeight)
			apart := func() {
				tiles := slices.DeleteFunc(shelltest.Find[*draw.NumberTile](p.Env), func(n *draw.NumberTile) bool { return !shelltest.Seen(p.Env, n) })
				all := make([]fyne.CanvasObject, len(tiles))
				for i, n := range tiles {
					all[i] = n
				}
				if out := shelltest.Overlapping(all); len(out) > 0 || len(all) < 4*seats {
					t.Errorf("%s, %d seats: %d tiles, %q", lang, seats, len(all), out)
				}
			}
			p.until(3, 0, phaseIs(dv.PhaseOver))
			p.Env.Router.Open(shell.Route{Page: shell.Replay, Match: p.Session.ID()})
			p.Key(fyne.KeyEnd)
			for range 20 {
				apart()
				p.Key(fyne.KeyLeft)
			}
		}
	}
}

// In the replay a step that tells a guess says it, stamped, under its player's lamp, whatever side one comes from; and a drawn tile
// stands behind the code it goes into.
func TestReplayStaysAtWhoGuesses(t *testing.T) {
	for seats := 2; seats <= dv.MaxSeats; seats++ {
		o := davinci.Rules(false, dv.PadOff)
		o.Rounds, o.Deal = 2, true
		p := seat(t, locales.German, o, 6, everybody[:seats]...)
		p.until(3, 1, phaseIs(dv.PhaseOver))
		p.Env.Router.Open(shell.Route{Page: shell.Replay, Match: p.Session.ID()})
		looks := []string{p.replayed(0)}
		for n := range p.Session.Steps() {
			p.Key(fyne.KeyRight)
			looks = append(looks, p.replayed(n+1))
		}
		for n := p.Session.Steps() - 1; n >= 0; n-- {
			p.Key(fyne.KeyLeft)
			if _, over := p.Session.ViewAt(n).(dv.View).Result(); !over && p.replayed(n) != looks[n] {
				t.Errorf("%d seats, step %d: %q going on, %q going back", seats, n, looks[n], p.replayed(n))
			}
		}
	}
}

// replayed is what is stamped and written at a step of a replay, which it judges.
func (p *seated) replayed(n int) string {
	p.Helper()
	v := p.Session.ViewAt(n).(dv.View)
	_, over := v.Result()
	if v.Drawn != nil && v.Phase == dv.PhaseGuess {
		tiles := p.rowOf(fmt.Sprint("rival.", v.Turn))
		p.Must(len(tiles) == len(v.Seats[v.Turn].Row)+1 && p.Says("davinci.out.drawn"), fmt.Sprint("step ", n, ": the drawn tile is seen, and named"))
	}
	if _, guess := p.Session.Coming(max(0, n-1)).(dv.Guess); n > 0 && guess && !over {
		g := v.Guesses[len(v.Guesses)-1]
		p.Must(p.Says("davinci.out.guess", guessArgs(v, g)) && p.stamped() != "", fmt.Sprint("step ", n, ": the guess"))
		p.Must(!p.Says("davinci.watch.title", games.Args{"Seat": v.Asked}), "nobody else's turn yet")
	}
	mat := slices.MaxFunc(shelltest.Find[*ui.Surface](p.Env), func(a, b *ui.Surface) int { return int(a.Size().Width - b.Size().Width) })
	for _, text := range shelltest.Find[*ui.Text](p.Env) {
		if off := shelltest.Middle(text).X - shelltest.Middle(mat).X; over && strings.Contains(text.String(), "gewinnt") {
			p.Must(max(off, -off) < 2, fmt.Sprintf("step %d: %q stands %.0f off the middle", n, text.String(), off))
		}
	}
	texts := shelltest.Texts(p.Env)
	slices.Sort(texts)
	return p.stamped() + strings.Join(texts, "|")
}

// In the replay only the guess that is told has a ring, and a jump stamps none; from one round to the next nothing of the old one is
// placed any more.
func TestReplayMarksTheGuessThatIsTold(t *testing.T) {
	o := davinci.Rules(false, dv.PadNotes)
	o.Rounds, o.Deal = 2, true
	p := seat(t, locales.English, o, 6, everybody[:3]...)
	p.until(3, 1, phaseIs(dv.PhaseOver))
	p.Env.Router.Open(shell.Route{Page: shell.Replay, Match: p.Session.ID()})
	marked := func() bool {
		return slices.ContainsFunc(shelltest.Find[*draw.NumberTile](p.Env), func(n *draw.NumberTile) bool { return n.Look().Ring })
	}
	stamped := func() bool { return len(ui.Struck(p.Env.Window.Content())) > 0 }
	rings, last := 0, 0
	for n := range p.Session.Steps() {
		p.Key(fyne.KeyRight)
		_, guess := p.Session.Coming(n).(dv.Guess)
		p.Must(guess || !marked(), "no ring of an old guess")
		if marked() {
			rings, last = rings+1, n+1
		}
	}
	p.Must(rings > 3, "but one of the guess that is told")
	p.Key(fyne.KeyHome)
	p.Must(!stamped() && !marked(), "nothing is told at the start")
	for range last {
		p.Key(fyne.KeyRight)
	}
	p.Must(stamped() && marked(), "the guess")
	p.Key(fyne.KeyHome)
	p.Must(!stamped(), "nor after a jump")
}
