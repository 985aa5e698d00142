package woerterklauer_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/ui"
	"spieltisch/assets/tiles"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// steal exchanges a letter of the first word, which gives the other side both letters.
func (p *played) steal() {
	p.Helper()
	for _, t := range p.view().Pool {
		for x := range 2 {
			p.at(x, 0)
			p.Type(t.Letter.String())
			if p.lawful() && p.Says("judge.kind.stolen") {
				return
			}
			p.back()
		}
	}
	p.Fatalf("nothing to steal with %s", p.pool())
}

// choosing tells whether tiles are chosen to be put back, which the paper explains.
func (p *played) choosing() bool {
	v := p.view()
	return p.Says("judge.joker.text") || p.Says("judge.vowel.text", games.Args{"Count": v.Aside, "Box": v.Box})
}

// chosen is how many.
func (p *played) chosen() int { return len(p.held()) }

func TestLettersWithoutWordDontCount(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 1)
		p.sockeField()
		p.sockeDraft()
		p.check(p.seesText(p.Say("judge.lead.would.red", games.Args{"Own": 14, "Other": 12})), "what the lead would be is shown: the letters of EILT don't count")
		p.back()
		lead, err := strconv.Atoi(p.traced("lead"))
		p.check(err == nil && p.seesText(fmt.Sprintf("+%d", -lead)), "whoever leads, by how much")
	}
}

func TestVerdictsInOrder(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 1)
		p.sockeField()
		p.sockeDraft()
		texts := shelltest.Texts(p.Env)
		at := slices.Index(texts, p.Env.T("judge.words"))
		for _, line := range []struct{ word, kind string }{
			{"EILT", "invalid"}, {"LOCKE", "stolen"}, {"TORTE", "changed"}, {"LOB", "new"}, {"DAMEN", "extended"},
		} {
			i := slices.Index(texts, line.word)
			p.check(i > at && slices.Contains(texts[i:min(i+4, len(texts))], p.Env.T(games.ID("judge.kind."+line.kind))), line.word+" in its order, marked by a word")
			at = i
		}
		for _, chip := range shelltest.Find[*ui.Chip](p.Env) {
			if kind := p.Env.T("judge.kind.changed"); chip.Text() == kind {
				p.check(chip.MinSize().Width > ui.Strong.Measure(kind)+40, "with its icon, however long the word is")
			}
		}
		p.check(p.Says("lexicon.term.verb", games.Args{"Word": "EILT", "Lemma": "EILEN"}), "what is refused comes first, with its reason")
		leave := shelltest.Hover(t, p.Env, shelltest.Middle(p.line("TORTE")))
		p.check(p.lit() == 5, "and the word is shown while it is pointed at")
		leave()
		shelltest.Tap(t, p.Env, "TORTE")
		p.check(p.says(p.Env.T("judge.kind.changed.is")), "opened, a line says what its mark means")
		shelltest.Tap(t, p.Env, "TORTE")
		p.check(p.Says("judge.count.invalid", games.Args{"Count": 1}), "it is counted")
		p.check(p.Says("judge.missing.words", games.Args{"Words": []string{"EILT"}, "N": 1}), "what must go stands in the place of the button")
		p.Tap("judge.fix")
		p.check(p.tile(6, 7) != 0 && p.tile(7, 7) == 0 && p.lawful(), "I, L and T go back, the E of TORTE stays")
		p.Undo()
		p.check(p.tile(9, 7) != 0, "one step of undo brings them again")
	}
}

func TestWholeFieldIsRefused(t *testing.T) {
	p := sit(t, locales.English, options(), 1)
	p.deal(socke, "ABN", wk.LevelI)
	p.at(0, 3)
	p.Type("ab")
	p.check(p.told(p.Say(wk.RefusedPieces, games.Args{"Count": 2})) == 1, "two pieces")
	p.Key(fyne.KeyBackspace)
	p.at(4, 3)
	p.Type("b") // A and B alone now
	p.check(p.told(p.Say(wk.RefusedSingle, games.Args{"Letters": []string{"A", "B"}, "Count": 2})) == 1 && p.told("parts") == 0, "said once, and nothing else")
	p.Tap("judge.fix")
	p.check(!p.changed(), "both together")
}

// told is how often a sentence, or a part of one, stands on the page.
func (p *played) told(part string) (n int) {
	for _, text := range shelltest.Texts(p.Env) {
		if strings.Contains(text, part) {
			n++
		}
	}
	return n
}

// lineOnScreen is what is said of a word: a widget that can be tapped and gets keys.
type lineOnScreen interface {
	fyne.CanvasObject
	fyne.Focusable
	fyne.Tappable
}

// line is the line of the words that begins with this text.
func (p *played) line(text string) lineOnScreen {
	p.Helper()
	for _, o := range shelltest.Find[fyne.CanvasObject](p.Env) {
		if w, ok := o.(interface {
			lineOnScreen
			Text() string
		}); ok && w.Text() == text {
			return w
		}
		if s, ok := o.(fmt.Stringer); ok && strings.HasPrefix(s.String(), text) {
			if r, ok := shelltest.Around[lineOnScreen](p.Env, o); ok {
				return r
			}
		}
	}
	p.Fatalf("no line %q among %q", text, shelltest.Texts(p.Env))
	return nil
}

// lit is how many cells are framed on the field.
func (p *played) lit() (n int) {
	p.Helper()
	for _, r := range shelltest.Inside[*canvas.Rectangle](shelltest.Marked(p, p.Env, "field")) {
		if r.StrokeWidth == 4 {
			s := r.Size()
			n += int((s.Width+s.Height-24)/p.look().Cell+.5) - 1 // 6 px around the cells, in a row or a column
		}
	}
	return n
}

func TestLinesByKeys(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.sockeField()
	p.sockeDraft()
	p.Env.Window.Canvas().Focus(p.line("EILT"))
	p.check(p.lit() == 4, "the focus shows EILT on the field")
	p.Env.Window.Canvas().Focus(p.line("LOCKE"))
	brief := shelltest.Texts(p.Env)
	p.Key(fyne.KeyReturn)
	p.check(!slices.Equal(shelltest.Texts(p.Env), brief), "Enter opens the line")
	p.Key(fyne.KeyReturn)
	p.check(slices.Equal(shelltest.Texts(p.Env), brief), "and closes it")
	p.Env.Window.Canvas().Focus(p.line("EILT"))
	p.Key(fyne.KeyDelete)
	p.check(p.lawful(), "Delete takes its letters back")
}

func TestOnlyCtrlEnterEndsTheTurn(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 3)
		p.Key(fyne.KeyReturn)
		p.check(p.view().Phase == wk.PhaseLay, "Enter draws")
		p.check(!p.Says("judge.end") && p.Says("judge.missing.first"), "nothing to end yet, and why")
		p.first(0, 0)
		p.Env.Window.Canvas().Unfocus()
		p.Key(fyne.KeyReturn)
		p.check(p.view().Asked == 0, "Enter alone ends no turn")
		p.ctrlEnter()
		p.check(p.view().Asked == 1 && !p.laying(), "Ctrl+Enter does")
		p.check(p.Says("judge.turn.black", games.Args{"Seat": "Ben"}), "the screen names the other side")
		p.ctrlEnter()
		p.check(p.view().Phase == wk.PhaseLay && p.laying(), "and once more draws")
	}
}

// With a full pool nothing is drawn, and the clock waits for the other side.
func TestClockWaitsForTheOtherSide(t *testing.T) {
	o := options()
	o.Clock = wk.DefaultClock
	p := sit(t, locales.German, o, 3)
	p.ctrlEnter()
	p.first(0, 0)
	p.ctrlEnter()
	turn := p.Session.Seq()
	p.Pass(time.Hour)
	p.check(p.view().Phase == wk.PhaseDraw && p.Session.Seq() == turn, "Ben must draw first")
	p.ctrlEnter()
	p.steal()
	p.ctrlEnter()
	p.check(p.view().Phase == wk.PhaseLay && p.view().Asked == 0, "an exchange leaves the pool full")
	turn = p.Session.Seq()
	p.Pass(time.Hour)
	p.check(p.Session.Seq() == turn && p.Says("judge.go") && !p.laying(), "but first the laptop is turned")
	p.check(p.Says("judge.kind.stolen"), "the recap tells what was stolen")
	laid := p.laid()
	p.Type("a")
	p.check(p.laid() == laid, "nothing is laid meanwhile")

	q := open(t, p.Env, p.Session.ID())
	q.check(q.Says("judge.go"), "also after a new start")
	q.Key(fyne.KeyReturn)
	left := q.timeLeft()
	q.Pass(time.Second)
	q.check(q.timeLeft() != left && q.laying(), "now it runs")
	q.Undo()
	q.Key(fyne.KeyReturn)
	q.check(q.view().Asked == 1 && q.laying(), "the turn can still be taken back")
}

func TestSwapJoker(t *testing.T) {
	for _, lang := range locales.Langs {
		o := options()
		o.Clock = wk.DefaultClock
		p := sit(t, lang, o, 3)
		p.ctrlEnter()
		p.first(0, 0)
		p.Key(fyne.KeyF8)
		p.check(p.Says("judge.joker.back.title"), "what is laid must go back first")
		p.Tap("judge.joker.back")
		p.check(p.choosing() && !p.changed(), "and does")
		p.ctrlEnter()
		p.check(p.choosing(), "at least one is chosen")
		p.Key(fyne.KeyRight, fyne.KeyReturn)
		p.tapPool(p.view().Pool[0].ID)
		p.Type(p.view().Pool[5].Letter.String())
		p.check(p.chosen() == 3 && p.pooled()[1].Look().Chosen, "by keys, taps and letters")
		p.tapPool(p.view().Pool[0].ID)
		p.check(p.chosen() == 2, "and taken out again")
		var chosen []int
		for i, s := range p.pooled() {
			if s.Look().Chosen {
				chosen = append(chosen, p.view().Pool[i].ID)
			}
		}
		p.Key(fyne.KeyEscape)
		p.check(p.laying(), "Esc goes back to laying")
		p.Key(fyne.KeyF8)
		for _, id := range chosen {
			p.tapPool(id)
		}
		p.ctrlEnter()
		p.check(!p.view().Jokers[0] && p.laying(), "the joker is used")
		p.check(!slices.ContainsFunc(p.view().Pool, func(t wk.Tile) bool { return slices.Contains(chosen, t.ID) }), "those tiles are gone")
		p.check(!shelltest.Seen(p.Env, shelltest.Marked(t, p.Env, "joker")), "and so is its button")
	}
}

// novowel is a seed whose first draw has no vowel.
func novowel(t *testing.T) uint64 {
	t.Helper()
	set, err := wk.ParseSet(tiles.German)
	if err != nil {
		t.Fatal(err)
	}
	o := options()
	o.Seats = wk.Seats
	for seed := range uint64(5000) {
		m, err := wk.New(wk.Setup{Options: o, Set: set, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		if m.Apply(0, wk.Draw{}) == nil && m.View(0).(wk.View).Phase == wk.PhaseVowel {
			return seed
		}
	}
	t.Fatal("no such seed")
	return 0
}

func TestVowelRule(t *testing.T) {
	seed := novowel(t)
	for _, lang := range locales.Langs {
		o := options()
		o.Clock = wk.DefaultClock
		p := sit(t, lang, o, seed)
		p.ctrlEnter()
		p.check(p.view().Phase == wk.PhaseVowel && p.choosing(), "there is no vowel")
		p.check(p.Says("judge.vowel"), "which is said")
		left := p.timeLeft()
		p.Pass(time.Second)
		p.check(p.timeLeft() != left, "choosing is thinking")
		p.Key(fyne.KeyReturn, fyne.KeyRight, fyne.KeyReturn)
		p.ctrlEnter()
		p.check(p.view().Phase == wk.PhaseVowel && p.chosen() == 2, "two are too few")
		for _, tile := range p.view().Pool[2:6] {
			p.tapPool(tile.ID)
		}
		p.check(p.chosen() == 4, "four are enough")
		p.ctrlEnter()
		p.check(len(p.view().Pool) == wk.PoolSize && p.chosen() == 0, "others come for them")
	}
}

func TestGivingUp(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 3)
		p.ctrlEnter()
		p.first(0, 0)
		p.ctrlEnter()
		p.ctrlEnter()
		p.Key(fyne.KeyF10)
		shelltest.Menu(t, p.Env, p.Env.T("judge.give_up"))
		p.Key(fyne.KeyReturn)
		p.check(p.view().Phase == wk.PhaseLay, "Enter doesn't give up by a slip")
		p.giveUp()
		p.check(p.view().Winner == 0, "Tina wins")
		red := p.view().Tally.Red // Ben has laid nothing
		for _, text := range []string{p.Say("table.end.won", games.Args{"Seats": []games.Seat{0}}), p.Env.T("judge.result.gave_up", games.Args{"Of": "Ben", "Points": red, "Other": 0})} {
			p.check(shelltest.Has(p.Env, text), text)
		}
		p.check(!p.Says("judge.end"), "nothing is left to do")
		p.Tap("judge.undo")
		p.check(p.laying() && p.view().Asked == 1, "it can be taken back")
		p.Key(fyne.KeyF4)
		p.check(p.Says("sheets.title"), "F4 shows the sheet")
		p.Key(fyne.KeyEscape)
	}
}

func TestOutOfTimeLoses(t *testing.T) {
	o := options()
	o.Clock = wk.DefaultClock
	p := sit(t, locales.German, o, 3)
	p.ctrlEnter()
	p.Pass(160 * time.Second)
	p.check(p.timeLeft() == "0:20", "the time is shown")
	p.Pass(20 * time.Second)
	p.check(p.view().Winner == 1 && p.Says("judge.result.time", games.Args{"Of": games.Seat(0)}), "Ben wins, and why")
}

func TestSheetNamesTheWords(t *testing.T) {
	p := sit(t, locales.German, options(), 3)
	v := p.view()
	v.Turns = []wk.ScoredTurn{{Words: []wk.ScoredWord{
		{Spelled: wk.Spelled{Text: "LOB"}, Fate: wk.FateNew},
		{Spelled: wk.Spelled{Text: "LOCKE"}, Fate: wk.FateStolen, From: []string{"SOCKE"}},
		{Spelled: wk.Spelled{Text: "HUND"}, Fate: wk.FateExtended, From: []string{"HUND"}},
	}}}
	p.show(v)
	p.Key(fyne.KeyF4)
	p.check(shelltest.Has(p.Env, "geklaut: LOCKE (aus SOCKE)\nerweitert: HUND\nneu: LOB"), "what became of which word")
}

// A turn that is taken back and ended in another way is handed over again.
func TestHandedOverAgain(t *testing.T) {
	p := sit(t, locales.German, options(), 3)
	p.ctrlEnter()
	p.first(0, 0)
	p.ctrlEnter()
	p.ctrlEnter()
	p.steal()
	p.ctrlEnter()
	p.ctrlEnter()
	p.check(p.laying() && p.view().Asked == 0, "Tina has taken over")
	p.Undo()
	p.check(p.Says("judge.undo.turn", games.Args{"Seat": games.Seat(1)}) && p.view().Asked == 0, "whose turn it is that would go")
	p.Key(fyne.KeyReturn)
	p.check(p.laying() && p.view().Asked == 1, "Ben's turn is taken back")
	p.ctrlEnter()
	p.check(p.view().Asked == 0 && p.Says("judge.go"), "and handed over once more")
}

// The replay shows what each turn has brought, and nothing to act with.
func TestReplayShowsTheTurns(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 3)
		p.ctrlEnter()
		p.first(0, 0)
		p.ctrlEnter()
		p.ctrlEnter()
		p.steal()
		p.ctrlEnter()
		p.Env.Router.Open(shell.Route{Page: shell.Replay, Match: p.Session.ID()})
		p.check(p.Says("judge.first.text", games.Args{"Count": wk.PoolSize, "Size": p.view().Options.Size}), "the start says how it goes on")
		stolen, rings := 0, []int(nil)
		shelltest.Resize(p.Env, 1000, 620)
		for _, end := range []fyne.KeyName{fyne.KeyHome, fyne.KeyRight, fyne.KeyRight, fyne.KeyRight, fyne.KeyRight} {
			p.Key(end)
			p.check(!p.Says("judge.end") && !p.Says("judge.words"), "only what happened")
			if p.Says("judge.kind.stolen") {
				stolen++
			}
			rings = append(rings, len(slices.DeleteFunc(p.look().Tiles, func(t draw.FieldTile) bool { return !t.Look.Ring })))
		}
		p.check(rings[1] == 0 && rings[2] == 2 && rings[3] == 0 && rings[4] > 0, "what a turn has laid has a ring in its step")
		by := games.Args{"Seat": games.Seat(1)}
		p.check(stolen > 0 && p.Says("judge.turn_of", by) && (p.Says("judge.turn.red", by) || p.Says("judge.turn.black", by)), "the steal is told, and whose it was")
	}
}
