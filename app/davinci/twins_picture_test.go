package davinci_test

import (
	"encoding/json"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/davinci"
	"spieltisch/app/draw"
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
	o := davinci.Rules(dashes, dv.PadOff) // the notes have no effect on the tiles
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
	t      *testing.T
	viewer games.Seat
	leak   func(p *seated, name string)
	shots  []tabletest.Shot
}

func (p *photographer) take(name string) {
	p.Helper()
	name = strconv.Itoa(p.Session.Seq()) + " " + name
	if p.leak != nil {
		p.leak(p.seated, name)
	}
	p.shots = append(p.shots, tabletest.Shoot(p, p.Env, name))
}

// private looks at the viewer's own page in all its states.
func (p *photographer) private() {
	p.Unveil()
	p.take("mat")
	p.Key(fyne.KeyF5) // the paper is a drawer
	p.take("private")
	if v := p.view(p.viewer); guessing(v) {
		p.Key(fyne.KeyRight, fyne.KeyRight)
		p.Type("4")
		if p.noting() {
			p.tapNote(1, 7)
		}
		p.take("guess")
		if p.switchable() {
			p.kind().Tapped(nil)
			p.take("hidden notes")
			p.kind().Tapped(nil)
		}
	}
	p.Key(fyne.KeyF9)
	p.take("log")
	p.Key(fyne.KeyEscape)
	p.Env.Router.Blur()
	p.Must(!p.Alone(), "covered")
}

// switchable tells whether the notes can hide what is computed.
func (p *seated) switchable() bool {
	return p.seen("notes.kind") && p.kind().Tip() == p.Say("davinci.notes.hide")
}

// answer guesses on the viewer's own page, and looks at the answer.
func (p *photographer) answer(g dv.Guess) {
	p.Unveil()
	v := p.view(p.viewer)
	if len(v.Places) > 1 {
		p.Type(".")
	}
	if _, _, place, _ := v.Find(g.Tile); p.rival(0).ringed() != place {
		p.tapTile(p.rival(0)[place])
	}
	p.typeNumber(g.Number)
	p.Key(fyne.KeyReturn)
	if p.Says("davinci.turn.warn") {
		p.Tap("davinci.turn.warn_go")
	}
	p.Must(p.Alone(), "the page stays for the answer")
	p.take("answer")
	if !p.Says("davinci.turn.again") {
		p.Key(fyne.KeySpace)
		p.Must(!p.Alone(), "the key leads on")
	}
}

func photograph(t *testing.T, lang locales.Lang, o dv.Options, seed uint64, viewer games.Seat, leak func(*seated, string)) []tabletest.Shot {
	t.Helper()
	p := &photographer{t: t, seated: seat(t, lang, o, seed, "Tina", "Lee"), viewer: viewer, leak: leak}
	shelltest.Resize(p.Env, 1000, 620)
	for {
		s, a, ok := scripted(p.Session)
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
			p.Submit(s, a)
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
	p.Page.Leave()
	p.Env.Router.Show(home.New(p.Env, table.Games{davinci.Game()}))
	p.take("home")
	id := p.Session.ID()
	p.seated = sitDown(p.t, p.Env, id)
	p.take("opened again")
	p.Env.Router.Open(shell.Route{Page: shell.Replay, Match: id})
	p.Key(fyne.KeyEnd)
	for i := range 4 {
		p.take("replay " + strconv.Itoa(i))
		p.Key(fyne.KeyLeft)
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
				o := davinci.Rules(dashes, kind)
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
	o := davinci.Rules(true, dv.PadForced)
	twins := findPair(t, true, 0)
	a := photograph(t, locales.German, o, twins.a, 1, nil)
	b := photograph(t, locales.German, o, twins.b, 1, nil)
	if len(a) == len(b) && len(tabletest.Differing(a, b)) == 0 {
		t.Error("what the other seat sees is the same too")
	}
}

// foreign are the tiles of the second seat, and the sum of their numbers.
func foreign(p *seated) (sum int, row []dv.Stone) {
	row = p.view(1).Own()
	for _, s := range row {
		sum += s.Number
	}
	return sum, row
}

// leaking shows a seat, or the Table, what the tiles of the second seat are.
func (p *seated) leaking(to games.Seat) {
	p.pose.Show(func(s games.Seat, v dv.View) dv.View {
		if s == to {
			_, v.Seats[1].Row = foreign(p)
		}
		return v
	})
}

// showNamed shows in the answer to a guess what the tile really is.
func showNamed(p *seated, name string) {
	if !strings.HasSuffix(name, "answer") {
		return
	}
	_, row := foreign(p)
	g := p.view(0).Guesses[len(p.view(0).Guesses)-1]
	for _, s := range shelltest.Find[*draw.NumberTile](p.Env) {
		if look := s.Look(); look.Wrong {
			look.Number = row[g.Place-1].Number
			s.Set(look)
		}
	}
}

// showPublic shows everybody another one's row in the replay of a running match.
func showPublic(p *seated, name string) {
	if strings.HasSuffix(name, "opened again") { // the last picture before the replay
		p.leaking(games.Table)
	}
}

// A page that shows even a little of what is hidden is found out.
func TestPictureTwinsFindLeaks(t *testing.T) {
	o := davinci.Rules(true, dv.PadForced)
	mine := func(name string) bool { return strings.HasSuffix(name, "private") || strings.HasSuffix(name, "guess") }
	leaks := map[string]func(*seated, string){
		"a number": func(p *seated, name string) {
			for _, s := range shelltest.Find[*ui.Text](p.Env) {
				if mine(name) && s.String() == p.Say("davinci.notes.title") {
					sum, _ := foreign(p)
					s.SetText(strconv.Itoa(sum))
				}
			}
		},
		"a dot": func(p *seated, name string) {
			if n, _ := foreign(p); strings.HasSuffix(name, "guess") && p.noting() {
				p.tapNote(0, n%12)
			}
		},
		"a key": func(p *seated, name string) {
			if _, row := foreign(p); strings.HasSuffix(name, "guess") {
				for _, c := range shelltest.Inside[*canvas.Text](shelltest.Marked(t, p.Env, "numbers")) {
					if c.Text == strconv.Itoa(row[1].Number) {
						c.Color = ui.Color(ui.Warn)
					}
				}
			}
		},
		"the tile that was named": showNamed,
		"a sound": func(p *seated, _ string) {
			n, _ := foreign(p)
			for range n {
				p.Env.Play(sound.Tile)
			}
		},
		"a leaking view": func(p *seated, name string) {
			if mine(name) {
				p.leaking(0)
				p.Page.Shown()
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
