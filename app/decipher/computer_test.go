package decipher_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/session"
	"spieltisch/app/ui"
	"spieltisch/assets/lexicon"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	lex "spieltisch/games/lexicon"
	"spieltisch/games/lexicon/make/pack"
	"spieltisch/games/mind"
	"spieltisch/locales"
	"spieltisch/store"
)

// A computer takes no word that came up lately where a person sat who plays.
func TestComputersTakeNoLateWord(t *testing.T) {
	entries := []lex.Entry{}
	for i, w := range []string{"Lampe", "Panda", "Tisch"} {
		entries = append(entries, lex.Entry{
			Key: strings.ToUpper(w), Tier: 1, Rank: i + 1,
			Readings: []lex.Reading{{Spelling: w, Lemma: w, Class: lex.ClassNoun, Features: "s"}},
		})
	}
	list, err := pack.Pack("de", entries)
	if err != nil {
		t.Fatal(err)
	}
	for _, late := range [][2]string{{"LAMPE", "PANDA"}, {"PANDA", "TISCH"}, {"TISCH", "LAMPE"}} {
		env := shelltest.New(t, locales.German)
		env.Lexicons = shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: func() []byte { return list }})
		before := seatAt(t, env, rules(locales.German, 5), "Tina", "Lee")
		for i, w := range late {
			before.word(w)
			before.Submit(games.Seat(1-i), dc.Guess{Word: w})
			before.Submit(games.Table, dc.Next{})
		}
		nova, err := env.Store.Character(mind.Nova)
		if err != nil {
			t.Fatal(err)
		}
		setup, err := dc.NewSetup(rules(locales.German, 5), draw.Letters(), 7).Encode()
		if err != nil {
			t.Fatal(err)
		}
		s, err := session.Begin(env.Store, dc.Kind{}, store.NewMatch{Setup: setup, Players: []store.PlayerID{nova.ID, before.Session.Stored().Players[1].ID}})
		if err != nil {
			t.Fatal(err)
		}
		p := sitDown(t, env, s.ID())
		p.Page.Confirm()
		p.Page.Confirm()
		word := p.seen(0).Secret
		p.Must(word != nil && word.Word != late[0] && word.Word != late[1], "Nova takes the word that is left")
	}
}

// against is a table of persons and computers, with the word lists and a clock of the test's own.
func against(t *testing.T, o dc.Options, names ...string) *timed {
	t.Helper()
	env := shelltest.New(t, locales.German)
	env.Lexicons = shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: lexicon.German, locales.English: lexicon.English})
	clock := shelltest.NewClock(t)
	if err := table.PaceKey.Set(env.Store, table.PaceBrisk); err != nil {
		t.Fatal(err)
	}
	p := &timed{clock: clock, now: env.Now()}
	env.Now = func() time.Time { return p.now }
	p.seated = seatAt(t, env, o, names...)
	return p
}

// timed is a table at which time goes on by pass only.
type timed struct {
	*seated
	clock *shelltest.Clock
	now   time.Time
}

// step is how finely time passes.
const step = 50 * time.Millisecond

func (p *timed) pass(d time.Duration) {
	for ; d > 0; d -= step {
		p.now = p.now.Add(step)
		p.clock.Pass(step)
	}
}

// Computers among themselves play whole matches, whoever picks the pieces: the Table goes on from round to round by itself.
func TestComputersPlayMatches(t *testing.T) {
	all := []string{"Pip", "Sphinx", "Nova", "Atlas"}
	for i, pick := range []dc.Pick{dc.PickOrder, dc.PickLive, dc.PickRandom} {
		p := against(t, rules(locales.German, 3+i, func(o *dc.Options) { o.Pick = pick }), all[:2+i]...)
		if err := table.PaceKey.Set(p.Env.Store, table.PaceAtOnce); err != nil {
			t.Fatal(err)
		}
		p.until("over", func() bool {
			p.pass(time.Second)
			_, over := p.Session.Outcome()
			return over
		})
		p.Must(len(p.view().Results) == p.view().Rounds, "all rounds were played")
		p.pass(5 * time.Second)
		shelltest.Tap(t, p.Env, p.Say("table.end.result"))
		words := 0
		for _, w := range shelltest.Find[*draw.Word](p.Env) {
			if len(w.String()) > 1 { // a single one is in the head
				words++
			}
		}
		p.Must(words == 2+i, fmt.Sprint(words, " best words are seen in letter pieces"))
		shelltest.Shot(t, p.Env, fmt.Sprint("result_decipher_", i))
	}
}

// until lets time pass until something is so.
func (p *timed) until(what string, is func() bool) {
	p.Helper()
	for range 400 {
		if is() {
			return
		}
		p.pass(2 * step)
	}
	p.Fatal("not ", what, shelltest.Texts(p.Env))
}

// A computer makes the word without covering anything: nobody but its own view has it, and who is alone with it seeks on the
// open board.
func TestComputerMakesTheWord(t *testing.T) {
	for _, pick := range []dc.Pick{dc.PickOrder, dc.PickLive, dc.PickRandom} {
		p := against(t, rules(locales.German, 5, func(o *dc.Options) { o.Pick = pick }), "Nova", "Tina")
		p.Must(!p.Says("table.curtain.turn", games.Args{"Seat": games.Seat(0)}), "nothing is covered")
		p.Must(p.Says("table.computer.thinks"), "Nova thinks")
		p.until("Tina's turn", func() bool { return p.view().Asked == 1 })
		p.Must(p.seen(0).Secret != nil && p.view().Secret == nil && p.seen(1).Secret == nil, "the word is Nova's alone")
		p.pass(2 * time.Second)
		p.Must(!p.Says("decipher.seek.order_who", games.Args{"Seat": games.Seat(0)}), "nobody goes over Nova's order")
		p.Must(p.view().Hand != nil, "Tina has the piece, which nobody decides about")
		p.ask("1")
		p.Must(p.view().Step >= 3, "her question is answered")
	}
}

// A maker alone with computers isn't told to hand the laptop on, neither on a page nor by F1.
func TestMakerAloneHandsNothingOn(t *testing.T) {
	for _, lang := range locales.Langs {
		for _, pick := range []dc.Pick{dc.PickOrder, dc.PickLive} {
			p := against(t, rules(lang, 4, func(o *dc.Options) { o.Pick = pick }), "Tina", "Sphinx")
			says := func(id games.ID) {
				t.Helper()
				p.Must(p.Says(id), string(id))
				check := func() {
					for _, s := range shelltest.Texts(p.Env) {
						p.Must(!strings.Contains(strings.ToLower(s), "laptop"), s)
					}
				}
				check()
				p.Key(fyne.KeyF1)
				check()
				p.Key(fyne.KeyEscape)
			}
			says("decipher.maker.title")
			p.Type(map[locales.Lang]string{locales.German: "lamm", locales.English: "lamb"}[lang])
			p.Key(fyne.KeyReturn)
			if pick == dc.PickOrder {
				says("decipher.maker.take.short")
				continue
			}
			p.until("Sphinx needs a piece", func() bool { return p.view().Phase == dc.PhaseGive })
			says("decipher.maker.give.help")
		}
	}
}

// A computer seeks in sight of the maker: what it asks for is marked before it asks, and nobody can act for it.
func TestComputerSeeks(t *testing.T) {
	p := against(t, rules(locales.German, 4), "Tina", "Sphinx")
	p.Must(p.Says("decipher.maker.title"), "Tina is alone with computers: her page is open at once")
	p.Type("lamm")
	p.Key(fyne.KeyReturn)
	p.Must(!p.Says("decipher.maker.take") && p.Says("decipher.maker.take.short"), "she passes nothing on")
	p.Key(fyne.KeyReturn)
	p.Must(p.Says("table.computer.thinks") && !p.sees("guess"), "Sphinx is at work, and Tina can't guess her own word")
	p.Key(fyne.KeyF1)
	p.Must(p.Says("guide.decipher.watch"), "F1 says what Sphinx does")
	p.Key(fyne.KeyEscape)
	marked, answered := false, false
	for range 300 {
		v := p.view()
		if _, over := v.Result(); over {
			break
		}
		marked = marked || p.lifted() >= 0
		answered = answered || p.stamped("decipher.stamp.yes")
		p.Key(fyne.KeyRight)
		p.Type("2g")
		p.Must(p.chosen() < 0 && p.guesser() == "", "what Tina presses isn't Sphinx's")
		p.pass(5 * step)
	}
	_, over := p.view().Result()
	p.Must(over && marked && answered, "Sphinx plays to the end of the round")
}

// The verdict on one's own question leaves the button room that leads on in the computer's turn, which begins meanwhile.
func TestVerdictLeavesRoomToLeadOn(t *testing.T) {
	p := against(t, rules(locales.German, 4), "Sphinx", "Tina", "Pip")
	seen := false
	for zone := 1; !seen; zone = zone%4 + 1 {
		p.until("Tina has a piece", func() bool { return p.placing() && p.view().Turn == 1 })
		p.Type(strconv.Itoa(zone))
		p.Key(fyne.KeyReturn)
		for range 10 {
			p.pass(2 * step)
			lead, stamp := p.marked("lead-on"), shelltest.Find[*ui.Stamp](p.Env)[0]
			if stamp.Struck() && lead.Visible() {
				at := fyne.CurrentApp().Driver().AbsolutePositionForObject
				seen = true
				p.Must(at(stamp).X+stamp.Size().Width <= at(lead).X, "the verdict lies next to the button")
			}
		}
	}
}

// The Puzzle Maker alone with computers sees their own word while it is sought, and may go over the order of its pieces; that it is
// found is shown on the board of all.
func TestMakerWatchesTheirWord(t *testing.T) {
	p := against(t, rules(locales.German, 4), "Tina", "Sphinx")
	p.Type("lamm")
	p.Key(fyne.KeyReturn, fyne.KeyReturn)
	p.until("Sphinx has a piece", func() bool { return p.view().Hand != nil })
	p.Must(p.Says("decipher.maker.yours") && !p.Says("decipher.seek.possible", games.Args{"Letters": 26}), "her word lies there, and not what others know of it")
	p.Key(fyne.KeyF2)
	p.until("her order", func() bool { return p.Says("decipher.maker.order") })
	p.Must(p.view().Hand == nil, "between two turns")
	p.Key(fyne.KeyEscape)
	p.Must(p.Says("decipher.maker.yours") && !p.Says("decipher.maker.order"), "and back")
	before := p.view().Step
	p.until("the end", func() bool { return p.view().Asked == games.Table })
	p.Must(p.view().Step > before && !p.Says("decipher.maker.yours") && p.stamped("decipher.stamp.right"), "all see that it is found")
}

// A round that is skipped is over within three seconds, also when the word could still be taken back.
func TestSkippedRoundTakesNoTime(t *testing.T) {
	p := against(t, rules(locales.German, 4), "Tina", "Sphinx")
	p.Type("lamm")
	p.Key(fyne.KeyReturn, fyne.KeyReturn, fyne.KeyEnd)
	p.pass(3 * time.Second)
	_, over := p.view().Result()
	p.Must(over, "found")
	p.Must(p.Says("decipher.seek.end_found", games.Args{"Seat": games.Seat(1), "Word": "LAMM"}), "what became of the word stays")
	p.Must(p.lying()[0].MinSize().Height >= 200, "its letters are large")
	p.Must(slices.Equal(shelltest.Remarks(p.Env), []string{"round"}), "Sphinx says something of the round")
	p.Key(fyne.KeyReturn)
	p.Must(len(shelltest.Remarks(p.Env)) == 0, "and no more in the next one")
}

// lifted is the zone that lies higher than the others, -1 for none.
func (p *seated) lifted() int {
	p.Helper()
	n := len(p.view().Zones)
	for i := range n {
		if p.spot(i, 0, 0).Y+1 < p.spot((i+1)%n, 0, 0).Y {
			return i
		}
	}
	return -1
}
