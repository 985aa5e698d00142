package davinci

import (
	"encoding/json"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/home"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/sound"
	"spieltisch/app/table"
	"spieltisch/app/table/tabletest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dv "spieltisch/games/davinci"
	"spieltisch/locales"
)

// scripted is the next action of a match that is played by what everybody knows: three
// turns with one guess each. ok is false at the end.
func scripted(m viewer) (s games.Seat, a games.Action, ok bool) {
	v := m.View(games.Table).(dv.View)
	if v.Phase == dv.PhaseTake || v.Phase == dv.PhaseArrange {
		s, a = firstStep(m)
		return s, a, true
	}
	v = m.View(v.Asked).(dv.View)
	switch {
	case v.TurnNumber > 3:
		return 0, nil, false
	case v.Phase == dv.PhaseDraw:
		return v.Me, dv.Draw{Color: dv.Color(v.TurnNumber % 2)}, true
	case v.Phase == dv.PhaseGuess:
		target := v.Targets()[v.TurnNumber%len(v.Targets())]
		return v.Me, dv.Guess{Tile: target.ID, Number: 3 * v.TurnNumber, Place: v.Places[0]}, true
	}
	return v.Me, dv.Stop{Place: v.Places[0]}, true
}

// pair are the seeds of two matches that have shown a seat, and the table, the very
// same things all along, though others have other tiles.
type pair struct{ a, b uint64 }

// asked is what twins are wanted for.
type asked struct {
	dashes bool
	viewer games.Seat
}

// pairs are those that a search through all seeds finds first.
var pairs = map[asked]pair{
	{false, games.Table}: {662, 3317},
	{false, 0}:           {3523, 12353},
	{false, 1}:           {2410, 5061},
	{true, games.Table}:  {662, 1187},
	{true, 0}:            {7986, 8879},
	{true, 1}:            {14815, 20505},
}

// findPair is a pair of twins; if everybody is to see the same, a guess was right.
func findPair(t *testing.T, dashes bool, viewer games.Seat) pair {
	t.Helper()
	o := rules(dashes, dv.PadOff) // the notes have no effect on the tiles
	known := pairs[asked{dashes, viewer}]
	public, secret, right := play(t, o, known.a, viewer)
	if public2, secret2, _ := play(t, o, known.b, viewer); public != public2 || secret == secret2 || !right && viewer == games.Table {
		t.Fatalf("%+v are no twins any more; %+v are", known, searchPair(t, o, viewer))
	}
	return known
}

// searchPair looks for twins among all seeds, which takes a while.
func searchPair(t *testing.T, o dv.Options, viewer games.Seat) pair {
	t.Helper()
	type known struct {
		seed   uint64
		secret string
	}
	seen := map[string]known{}
	for seed := uint64(1); seed < 60000; seed++ {
		public, secret, right := play(t, o, seed, viewer)
		if old, ok := seen[public]; ok && old.secret != secret && (right || viewer != games.Table) {
			return pair{old.seed, seed}
		}
		seen[public] = known{seed, secret}
	}
	t.Fatal("no twins found")
	return pair{}
}

// play plays a scripted match: what the viewer was told, what is hidden from them, and
// whether a guess was right.
func play(t *testing.T, o dv.Options, seed uint64, viewer games.Seat) (public, secret string, right bool) {
	t.Helper()
	setup, err := dv.Setup{Options: o, Seed: seed}.Encode()
	if err != nil {
		t.Fatal(err)
	}
	m, err := (dv.Kind{}).Start(dv.Rules, setup)
	if err != nil {
		t.Fatal(err)
	}
	var shown, hidden []any
	for {
		s, a, ok := scripted(m)
		if !ok {
			break
		}
		if err := m.Apply(s, a); err != nil {
			t.Fatal(a, err)
		}
		if shown = append(shown, m.View(games.Table)); s == viewer {
			shown = append(shown, m.View(viewer))
		}
	}
	for s := range games.Seat(o.Seats) {
		if s != viewer {
			hidden = append(hidden, m.View(s))
		}
	}
	for _, g := range m.View(games.Table).(dv.View).Guesses {
		right = right || g.Right
	}
	return encoded(t, append(shown, m.View(viewer), m.Events(viewer, 0))), encoded(t, hidden), right
}

func encoded(t *testing.T, v any) string {
	t.Helper()
	data, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// photographer plays a match and takes a picture of all that the viewer gets to see, or
// everybody. Leak spoils the page before each of them.
type photographer struct {
	*seated
	viewer games.Seat
	leak   func(p *seated, name string)
	shots  []tabletest.Shot
}

func (p *photographer) take(name string) {
	p.Helper()
	name = strconv.Itoa(p.session.Seq()) + " " + name
	if p.leak != nil {
		p.leak(p.seated, name)
	}
	p.shots = append(p.shots, tabletest.Shoot(p, p.env, name))
}

// private looks at the viewer's own page in all its states.
func (p *photographer) private() {
	p.unveil()
	p.take("private")
	o := p.board.own
	if o.step() == stepTurn && o.guessing() {
		target := o.view.Targets()[1]
		o.edit(o.draft.Point(o.view, target.ID).Name(o.view, 4))
		o.setPad(o.pad.Toggle(target.ID, 7))
		p.take("guess")
		o.setPad(o.pad.Toggled())
		p.take("hidden notes")
		o.setPad(o.pad.Toggled())
	}
	p.key(fyne.KeyF9)
	p.take("log")
	p.key(fyne.KeyEscape)
	p.env.Router.Blur()
	p.must(p.board.own == nil, "covered")
}

// answer guesses on the viewer's own page, and looks at the answer.
func (p *photographer) answer(g dv.Guess) {
	p.unveil()
	p.board.own.submit(g)
	p.must(p.board.own != nil, "the page stays for the answer")
	p.take("answer")
	if p.board.own.moment != nil {
		p.key(fyne.KeySpace)
		p.must(p.board.own == nil, "the key leads on")
	}
}

func photograph(t *testing.T, lang locales.Lang, o dv.Options, seed uint64, viewer games.Seat, leak func(*seated, string)) []tabletest.Shot {
	t.Helper()
	p := &photographer{seated: seat(t, lang, o, seed, "Tina", "Lee"), viewer: viewer, leak: leak}
	shelltest.Resize(p.env, 1000, 620)
	for {
		s, a, ok := scripted(p.session)
		if !ok {
			break
		}
		if viewer == games.Table {
			p.take("curtain")
		}
		if s == viewer {
			p.private()
		}
		if g, ok := a.(dv.Guess); ok && s == viewer {
			p.answer(g)
		} else {
			p.submit(s, a)
		}
	}
	if viewer == games.Table {
		p.public()
	}
	return p.shots
}

// public looks at all that everybody may see.
func (p *photographer) public() {
	p.take("curtain")
	p.page.Leave()
	p.env.Router.Show(home.New(p.env, table.Games{Game()}))
	p.take("home")
	id := p.session.ID()
	p.seated = sitDown(p.T, p.env, id)
	p.take("opened again")
	p.env.Router.Open(shell.Route{Page: shell.Replay, Match: id})
	p.key(fyne.KeyEnd)
	for i := range 4 {
		p.take("replay " + strconv.Itoa(i))
		p.key(fyne.KeyLeft)
	}
}

// Two matches in which others have other tiles, but all answers were the same, look the
// same to the last pixel: to everybody, and to a seat alone at the screen, whatever its
// notes show.
func TestPictureTwins(t *testing.T) {
	for _, dashes := range []bool{false, true} {
		for _, viewer := range []games.Seat{games.Table, 0, 1} {
			kinds := []dv.PadKind{dv.PadChances, dv.PadForced, dv.PadNotes, dv.PadOff}
			if viewer != 0 || !dashes {
				kinds = kinds[:1]
			}
			twins := findPair(t, dashes, viewer)
			for i, kind := range kinds {
				lang := locales.Langs[i%len(locales.Langs)]
				o := rules(dashes, kind)
				a := photograph(t, lang, o, twins.a, viewer, nil)
				b := photograph(t, lang, o, twins.b, viewer, nil)
				if got := tabletest.Differing(a, b); len(a) != len(b) || len(got) > 0 {
					t.Errorf("dashes %t, seat %d, notes %s: something tells what is hidden: %q", dashes, viewer, kind, got)
				}
			}
		}
	}
}

// Whoever takes part in another role sees another thing: the test before could fail.
func TestPictureTwinsDiffer(t *testing.T) {
	o := rules(true, dv.PadForced)
	twins := findPair(t, true, 0)
	a := photograph(t, locales.German, o, twins.a, 1, nil)
	b := photograph(t, locales.German, o, twins.b, 1, nil)
	if len(a) == len(b) && len(tabletest.Differing(a, b)) == 0 {
		t.Error("what the other seat sees is the same too")
	}
}

// foreign are the numbers that a seat's opponent has.
func foreign(p *seated, me games.Seat) (sum int, row []dv.Stone) {
	v := p.view(1 - me)
	for _, s := range v.Own() {
		sum += s.Number
	}
	return sum, v.Own()
}

// showNamed shows in the answer to a guess what the tile really is.
func showNamed(p *seated, name string) {
	if strings.HasSuffix(name, "answer") {
		_, row := foreign(p, 0)
		look := p.turn().verdict.tile.Look()
		look.Number = row[p.board.own.moment.Place-1].Number
		p.turn().verdict.tile.Set(look)
	}
}

// showPublic shows everybody another one's row in the replay of a running match.
func showPublic(p *seated, name string) {
	if p.board == nil || p.board.own != nil || len(name) < 10 || name[3:9] != "replay" {
		return
	}
	v := p.view(games.Table)
	_, v.Seats[1].Row = foreign(p, 0)
	p.board.Render(v)
}

// A page that shows even a little of what is hidden is found out.
func TestPictureTwinsFindLeaks(t *testing.T) {
	o := rules(true, dv.PadForced)
	mine := func(p *seated) bool { return p.board.own != nil && p.board.own.step() == stepTurn }
	leaks := map[string]func(*seated, string){
		"a number": func(p *seated, _ string) {
			if mine(p) {
				sum, _ := foreign(p, 0)
				p.notes().title.SetText(strconv.Itoa(sum))
			}
		},
		"a dot": func(p *seated, _ string) {
			if n, _ := foreign(p, 0); mine(p) && len(p.notes().lines) > 0 {
				p.notes().lines[0].cells[n%12].state = cellSure
				p.notes().grid.Refresh()
			}
		},
		"a key": func(p *seated, _ string) {
			if _, row := foreign(p, 0); mine(p) && len(row) > 1 {
				k := p.picker().keys
				k.faces[row[1].Number].out = !k.faces[row[1].Number].out
				k.Refresh()
			}
		},
		"the tile that was named": showNamed,
		"a sound": func(p *seated, _ string) {
			n, _ := foreign(p, 0)
			for range n {
				p.env.Play(sound.Tile)
			}
		},
		"a leaking view": func(p *seated, _ string) {
			if _, row := foreign(p, 0); mine(p) {
				v := p.board.own.view
				v.Seats[1].Row = row
				p.board.own.Render(v)
			}
		},
		"a leaking public view": showPublic,
	}
	for name, leak := range leaks {
		viewer := games.Seat(0)
		if name == "a leaking public view" {
			viewer = games.Table
		}
		twins := findPair(t, true, viewer)
		a := photograph(t, locales.German, o, twins.a, viewer, leak)
		b := photograph(t, locales.German, o, twins.b, viewer, leak)
		if len(tabletest.Differing(a, b)) == 0 {
			t.Errorf("%s is not noticed", name)
		}
	}
}

// The curtain's picture of the table is made of the view that it is given: were that to
// leak, it would be seen.
func TestPictureCurtainFindsLeaks(t *testing.T) {
	o := rules(true, dv.PadNotes)
	twins := findPair(t, true, games.Table)
	look := func(seed uint64, leaking bool) string {
		p := seat(t, locales.German, o, seed, "Tina", "Lee")
		p.setUp()
		v := p.view(games.Table)
		if leaking {
			_, v.Seats[1].Row = foreign(p, 0)
		}
		told, below := p.board.CurtainRecap(v, 0)
		p.env.Window.SetContent(ui.VGap(0, append(told, below)...))
		return tabletest.Shoot(t, p.env, "").Drawn
	}
	if look(twins.a, false) != look(twins.b, false) {
		t.Error("twins look different")
	}
	if look(twins.a, true) == look(twins.b, true) {
		t.Error("the test could not fail")
	}
}
