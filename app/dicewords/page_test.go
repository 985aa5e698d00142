package dicewords

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/tabletest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
	"spieltisch/store"
)

// played is a match on its page.
type played struct {
	*testing.T
	env     *shell.Env
	session *table.Session
	page    *table.Page
	board   *Board
}

// sit starts a match with these options and players, in a test window.
func sit(t *testing.T, lang locales.Lang, o dw.Options, seed uint64, names ...string) *played {
	t.Helper()
	env := shelltest.New(t, lang)
	return sitAt(t, env, o, seed, names...)
}

func sitAt(t *testing.T, env *shell.Env, o dw.Options, seed uint64, names ...string) *played {
	t.Helper()
	set, err := Set(env)
	if err != nil {
		t.Fatal(err)
	}
	o.Seats = len(names)
	return open(t, env, tabletest.Start(t, env, dw.Kind{}, dw.Setup{Options: o, Set: set, Seed: seed}, names...))
}

// open shows the page of a match as after a start of the program.
func open(t *testing.T, env *shell.Env, id store.MatchID) *played {
	t.Helper()
	p := &played{T: t, env: env}
	tabletest.Show(t, env, Game(), id, &p.session, &p.page, &p.board)
	return p
}

func (p *played) view() dw.View { return p.session.View(games.Table).(dw.View) }

func (p *played) key(names ...fyne.KeyName) { shelltest.Key(p.env, names...) }

func (p *played) typed(word string) { shelltest.Type(p.env, word) }

func (p *played) must(ok bool, what string) {
	p.Helper()
	if !ok {
		p.Fatalf("%s; phase %s, word %q, texts %q", what, p.view().Phase, p.board.state.draft.Word, shelltest.Texts(p.env))
	}
}

// lying is a "word" of the n first letters that lie on the table, no joker.
func (p *played) lying(n int) string {
	p.Helper()
	word := ""
	for _, r := range p.view().Faces() {
		if r != dw.Joker && len([]rune(word)) < n {
			word += string(r)
		}
	}
	p.must(len([]rune(word)) == n, "too few letters")
	return word
}

// turn throws once and declares a word of n letters.
func (p *played) turn(n int) string {
	p.Helper()
	p.key(fyne.KeySpace)
	word := p.lying(n)
	p.typed(word)
	p.key(fyne.KeyReturn)
	return word
}

func options(c dw.Check) dw.Options {
	o := dw.DefaultOptions(2)
	o.Check = c
	return o
}

func TestTurnByKeys(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(dw.CheckTrust), 1, "Tina", "Lee")
		p.must(p.view().Phase == dw.PhaseFirst, "a match begins with a throw")
		p.key(fyne.KeySpace)
		p.must(p.view().Thrown == 1, "Space throws")
		p.typed("13")
		p.must(p.board.state.draft.Keep[0] && p.board.state.draft.Keep[2], "digits keep dice")
		kept := p.view().Up[0]
		p.key(fyne.KeySpace)
		p.must(p.view().Thrown == 2 && p.view().Up[0] == kept && p.board.state.draft.Keep[0], "kept dice stay and stay kept")
		word := p.lying(4)
		p.typed(word + "x")
		p.key(fyne.KeyBackspace)
		p.must(p.board.state.draft.Word == word, "Backspace deletes")
		p.key(fyne.KeyUp)
		p.must(p.board.state.draft.Keep != [dw.DiceCount]bool{}, "Up keeps the word")
		p.key(fyne.KeyReturn)
		v := p.view()
		p.must(v.Asked == 1 && v.Points[0] > 0 && v.Last.Word == word, "Enter declares")
		p.page.Undo()
		p.must(p.view().Asked == 0 && p.view().Thrown == 2, "the word can be taken back")
		p.page.Undo()
		p.must(p.view().Thrown == 2, "a throw can't")
	}
}

func TestTypingSurvivesActions(t *testing.T) {
	p := sit(t, locales.German, func() dw.Options { o := options(dw.CheckTrust); o.Clock = 60; return o }(), 2, "Tina", "Lee")
	p.key(fyne.KeySpace)
	p.typed("hun")
	tree := p.board.dice
	if err := p.session.Submit(p.session.Seq(), games.Table, dw.TimeUp{}); err != nil {
		t.Fatal(err)
	}
	p.page.Shown()
	p.typed("d")
	p.must(p.board.state.draft.Word == "HUND" && p.board.dice == tree, "typing goes on in the same widgets")
	p.env.Change(func(prefs *shell.Prefs) { prefs.Language = locales.English })
	p.must(p.board.state.draft.Word == "HUND", "another language keeps the word")
	p.page.Undo()
	p.must(p.board.state.draft.Word == "HUN", "undo takes back the typing first")
	p.page.Redo()
	p.must(p.board.state.draft.Word == "HUND", "redo brings it back")
}

func TestResumeWithDiceAndWord(t *testing.T) {
	p := sit(t, locales.German, options(dw.CheckTrust), 3, "Tina", "Lee")
	p.key(fyne.KeySpace)
	p.typed("25ab")
	p.page.Leave()
	again := open(t, p.env, p.session.ID())
	again.must(again.board.state.draft.Word == "AB" && again.board.state.draft.Keep[1] && again.board.state.draft.Keep[4], "word and dice are back")
	again.must(slices.Equal(again.view().Up, p.view().Up), "the dice lie as before")
}

func TestDictionaryAndTheTable(t *testing.T) {
	p := sit(t, locales.German, options(dw.CheckDictionary), 4, "Tina", "Lee")
	word := p.turn(4)
	p.must(p.view().Thrown == 1, "a word that nobody knows is refused")
	shelltest.Tap(t, p.env, "Wir lassen es gelten")
	p.must(p.view().Points[0] > 0, "the table overrules")
	if h, ok, err := p.env.Store.HouseWord("de", word); err != nil || !ok || !h.Accept {
		t.Fatal("the house word is not kept", h, ok, err)
	}
	p.page.Undo()
	if _, ok, err := p.env.Store.HouseWord("de", word); err != nil || ok {
		t.Fatal("the house word outlives the undo", err)
	}
	p.key(fyne.KeyEscape)
	p.board.pass()
	p.key(fyne.KeyReturn)
	p.must(p.view().Asked == 1 && p.view().Points[0] == 0, "passing scores nothing")
}

func TestDictionaryKnows(t *testing.T) {
	// Seeds are tried until HUND or ROT lies in the first throw.
	for seed := uint64(1); seed < 300; seed++ {
		p := sit(t, locales.German, options(dw.CheckDictionary), seed, "Tina", "Lee")
		p.key(fyne.KeySpace)
		for _, word := range []string{"HUND", "ROT"} {
			if dw.WorthOf(p.view(), word).Problem == nil {
				p.typed(word)
				p.key(fyne.KeyReturn)
				p.must(p.view().Last != nil && p.view().Last.Word == word, "a known word scores at once")
				return
			}
		}
	}
	t.Fatal("no seed with HUND or ROT")
}

func TestChallenge(t *testing.T) {
	for _, counts := range []bool{true, false} {
		p := sit(t, locales.English, options(dw.CheckChallenge), 5, "Tina", "Lee", "Ben")
		word := p.turn(4)
		p.must(p.view().Pending != nil && p.view().Points[0] == 0, "points are pending")
		shelltest.Tap(t, p.env, "Challenge")
		shelltest.Menu(t, p.env, "Ben")
		p.must(p.view().Phase == dw.PhaseRuling && p.view().Pending.Challenger == 2, "Ben challenges")
		label := map[bool]string{true: "It counts", false: "It doesn’t count"}[counts]
		shelltest.Tap(t, p.env, label)
		p.must((p.view().Points[0] > 0) == counts, "the table decides")
		h, ok, err := p.env.Store.HouseWord("de", word)
		if err != nil || !ok || h.Accept != counts {
			t.Fatal("the ruling is not kept", h, ok, err)
		}
	}
}

// Challenging and deciding need no pointer.
func TestChallengeByKeys(t *testing.T) {
	for _, counts := range []bool{true, false} {
		p := sit(t, locales.German, options(dw.CheckChallenge), 5, "Tina", "Lee", "Ben")
		p.key(fyne.KeyF6, fyne.KeyF8)
		p.must(p.view().Phase == dw.PhaseFirst, "without a word they do nothing")
		p.turn(4)
		p.key(fyne.KeyF6, fyne.KeyDown, fyne.KeyReturn)
		p.must(p.view().Phase == dw.PhaseRuling && p.view().Pending.Challenger == 2, "Ben challenges")
		p.key(map[bool]fyne.KeyName{true: fyne.KeyF8, false: fyne.KeyF6}[counts])
		p.must((p.view().Points[0] > 0) == counts, "the table decides")
	}
	p := sit(t, locales.German, options(dw.CheckChallenge), 5, "Tina", "Lee", "Ben")
	p.turn(4)
	p.key(fyne.KeyF8)
	p.must(p.view().Pending == nil && p.view().Points[0] > 0, "nobody challenges")
}

func TestLastWordIsConfirmed(t *testing.T) {
	o := options(dw.CheckChallenge)
	o.Target = 50
	p := sit(t, locales.German, o, 6, "Tina", "Lee")
	for p.view().Phase != dw.PhaseConfirm {
		p.turn(9)
	}
	shelltest.Tap(t, p.env, "Gilt")
	_, over := p.session.Outcome()
	p.must(over, "the match ends after the table has said so")
	p.must(p.board.over.Visible(), "the result is shown")
}

func TestClock(t *testing.T) {
	o := options(dw.CheckTrust)
	o.Clock = 30
	p := sit(t, locales.German, o, 7, "Tina", "Lee")
	runs, _ := p.board.Clock()
	p.must(!runs, "the clock waits for the first throw")
	p.key(fyne.KeySpace)
	runs, limit := p.board.Clock()
	p.must(runs && limit == 30*time.Second, "it runs from then on")
	if err := p.session.Submit(p.session.Seq(), games.Table, p.board.TimeUp()); err != nil {
		t.Fatal(err)
	}
	p.page.Shown()
	runs, _ = p.board.Clock()
	p.must(!runs && p.board.state.building(), "no more throws, but a word")
	p.key(fyne.KeySpace)
	p.must(p.view().Thrown == 1, "Space doesn't throw any more")
}

func TestSoloRecord(t *testing.T) {
	o := options(dw.CheckTrust)
	o.Target = 50
	p := sit(t, locales.German, o, 8, "Tina")
	for range 20 {
		if _, over := p.session.Outcome(); over {
			break
		}
		p.turn(8)
	}
	out, over := p.session.Outcome()
	p.must(over && out.Record != nil, "alone the target ends the match")
	rows, err := p.env.Store.Records(dw.Name, out.Record.Key, 3)
	if err != nil || len(rows) != 1 || rows[0].Value != out.Record.Value {
		t.Fatal("no record", rows, err)
	}
	p.must(recordName(p.env, out.Record.Key) != out.Record.Key, "the record has a name")
}

// at is the middle of die i in the dice box.
func (p *played) at(i int) fyne.Position {
	d := p.board.dice
	return d.spot(i).AddXY(d.dieSize()/2, d.dieSize()/2)
}

func (p *played) drag(i int, to fyne.Position) {
	d, from := p.board.dice, p.at(i)
	box := fyne.CurrentApp().Driver().AbsolutePositionForObject(d)
	step := fyne.NewDelta((to.X-from.X)/2, (to.Y-from.Y)/2)
	for k := range 2 {
		e := &fyne.DragEvent{Dragged: step}
		e.Position = from.AddXY(step.DX*float32(k+1), step.DY*float32(k+1))
		e.AbsolutePosition = box.Add(e.Position)
		d.Dragged(e)
	}
	d.DragEnd()
}

func TestTapDragAndKeysDoTheSame(t *testing.T) {
	keep := func(act func(*played)) [dw.DiceCount]bool {
		p := sit(t, locales.German, options(dw.CheckTrust), 9, "Tina", "Lee")
		p.key(fyne.KeySpace)
		act(p)
		return p.board.state.draft.Keep
	}
	want := [dw.DiceCount]bool{3: true}
	for name, act := range map[string]func(*played){
		"tap":   func(p *played) { p.board.dice.Tapped(&fyne.PointEvent{Position: p.at(3)}) },
		"drag":  func(p *played) { p.drag(3, fyne.NewPos(20, p.board.dice.rowY(0)+10)) },
		"digit": func(p *played) { p.typed("4") },
		"cursor": func(p *played) {
			p.env.Window.Canvas().Focus(p.board.dice)
			p.key(fyne.KeyRight, fyne.KeyRight, fyne.KeyRight, fyne.KeyReturn)
		},
	} {
		if got := keep(act); got != want {
			t.Errorf("%s keeps %v", name, got)
		}
	}
}

func TestDragIntoTheWord(t *testing.T) {
	p := sit(t, locales.German, options(dw.CheckTrust), 10, "Tina", "Lee")
	p.key(fyne.KeySpace)
	card := fyne.CurrentApp().Driver().AbsolutePositionForObject(p.board.word.object)
	box := fyne.CurrentApp().Driver().AbsolutePositionForObject(p.board.dice)
	p.drag(5, card.Subtract(box).AddXY(40, 40))
	letter, _ := p.view().Letter(5)
	p.must(p.board.state.draft.Word == string(letter), "the die's letter is typed")
	p.must(!p.board.word.target.Visible() && p.board.dice.dice[5].Visible(), "the die lies where it was")
}

func TestDragElsewhereChangesNothing(t *testing.T) {
	p := sit(t, locales.German, options(dw.CheckTrust), 10, "Tina", "Lee")
	p.key(fyne.KeySpace)
	box := fyne.CurrentApp().Driver().AbsolutePositionForObject(p.board.dice)
	before := p.board.state.draft
	p.drag(5, fyne.NewPos(30, 300).Subtract(box)) // on the race
	p.must(p.board.state.draft.Order == before.Order && p.board.state.draft.Keep == before.Keep, "nothing has changed")
	p.must(p.board.dice.dice[5].Visible(), "the die is back")
}

func TestLettersAreDragged(t *testing.T) {
	p := sit(t, locales.German, options(dw.CheckTrust), 10, "Tina", "Lee")
	p.key(fyne.KeySpace)
	p.typed("tor")
	w := p.board.word.row
	pitch := w.tileWidth() + tileGap
	for _, x := range []float32{1, 2} {
		e := &fyne.DragEvent{Dragged: fyne.NewDelta(pitch, 0)}
		e.Position = fyne.NewPos(pitch*x+pitch/2, 10)
		w.Dragged(e)
	}
	w.DragEnd()
	p.must(p.board.state.draft.Word == "ORT", "the first letter goes behind the last")
	p.key(fyne.KeyBackspace)
	p.must(p.board.state.draft.Word == "OR", "typing goes on behind it")
	p.page.Undo()
	p.page.Undo()
	p.must(p.board.state.draft.Word == "TOR", "undo brings it back")
}

// What the dice have brought is told when they lie, and any edit makes them lie.
func TestTableWaitsForTheDice(t *testing.T) {
	p := sit(t, locales.German, options(dw.CheckTrust), 10, "Tina", "Lee")
	p.key(fyne.KeySpace)
	p.board.rolling = true
	p.board.dice.motion.lie = p.board.lie
	p.board.state.draft = p.board.state.draft.Type('Q')
	p.board.show()
	lacks := func(letters string) bool {
		return shelltest.Has(p.env, p.env.T("dicewords.word.missing", games.Args{"Missing": letters}))
	}
	p.must(!lacks("Q"), "nothing is told while dice roll")
	p.typed("j")
	p.must(!p.board.rolling && lacks("Q, J"), "a key makes them lie")
}

// The replay shows what the next throw leaves lying.
func TestReplayShowsWhatIsKept(t *testing.T) {
	p := sit(t, locales.German, options(dw.CheckTrust), 1, "Tina", "Lee")
	p.key(fyne.KeySpace)
	p.typed("13")
	p.key(fyne.KeySpace)
	r := table.NewReplay(p.env, Game(), p.session)
	p.env.Router.Show(r)
	p.key(fyne.KeyRight)
	p.must(shelltest.Has(p.env, "2 Würfel") && shelltest.Has(p.env, "8 Würfel"), "two dice are kept")
	p.key(fyne.KeyRight)
	p.must(shelltest.Has(p.env, "10 Würfel"), "no throw follows")
	p.must(!shelltest.Has(p.env, "Zeig auf einen Buchstaben: seine Chance."), "nothing can be pointed at")
}

func TestBuildingFromDice(t *testing.T) {
	p := sit(t, locales.German, options(dw.CheckTrust), 11, "Tina", "Lee")
	p.key(fyne.KeySpace, fyne.KeySpace, fyne.KeySpace)
	p.must(p.board.state.building(), "after three throws the dice lay the word")
	want := ""
	for i := range 4 {
		letter, _ := p.view().Letter(i)
		want += string(letter)
		p.board.dice.Tapped(&fyne.PointEvent{Position: p.at(i)})
	}
	p.must(p.board.state.draft.Word == want && len(p.board.dice.rows[0]) == 4, "taps lay the word")
	p.board.dice.Tapped(&fyne.PointEvent{Position: p.at(p.board.dice.rows[0][0])})
	p.must(len([]rune(p.board.state.draft.Word)) == 3, "a tap takes the letter out again")
}

// TestFits looks for texts and buttons that reach over the edge or are cut, at the
// least window, in every phase, in both languages and sizes of text.
func TestFits(t *testing.T) {
	for _, lang := range locales.Langs {
		for _, percent := range []int{100, 150} {
			p := sit(t, lang, options(dw.CheckChallenge), 12, "Maximiliane", "Lee", "Ben", "Mia", "Oma", "Opa", "Zoe", "Kim")
			shelltest.TextSize(p.env, percent)
			shelltest.Resize(p.env, 1000, 620)
			check := func(phase string) {
				t.Helper()
				if out := shelltest.Outside(p.env); len(out) > 0 {
					t.Errorf("%s %d %s: over the edge: %q", lang, percent, phase, out)
				}
				for _, b := range shelltest.Find[*ui.Button](p.env) {
					if b.Size().Width+.5 < b.MinSize().Width {
						t.Errorf("%s %d %s: button %q is cut", lang, percent, phase, b.Text())
					}
				}
			}
			check("first")
			p.key(fyne.KeySpace)
			check("throw")
			p.typed(p.lying(9))
			check("typed")
			p.key(fyne.KeySpace)
			p.key(fyne.KeySpace)
			check("declare")
			p.key(fyne.KeyEscape)
			p.typed(p.lying(5))
			p.key(fyne.KeyReturn)
			check("pending")
			p.board.challenge(3)
			check("ruling")
		}
	}
}
