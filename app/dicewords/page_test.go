package dicewords_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/dicewords"
	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/frame"
	"spieltisch/app/table/session"
	"spieltisch/app/table/tabletest"
	"spieltisch/app/ui"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
	"spieltisch/store"
)

// played is a match on its page.
type played struct{ *tabletest.Seated }

// sit starts a match with these options and players, in a test window.
func sit(t *testing.T, lang locales.Lang, o dw.Options, seed uint64, names ...string) *played {
	t.Helper()
	return sitAt(t, shelltest.New(t, lang), o, seed, names...)
}

func sitAt(t *testing.T, env *shell.Env, o dw.Options, seed uint64, names ...string) *played {
	t.Helper()
	set, err := dicewords.Set(env, dw.German)
	if err != nil {
		t.Fatal(err)
	}
	o.Seats = len(names)
	return open(t, env, tabletest.Start(t, env, dw.Kind{}, dw.Setup{Options: o, Set: set, Seed: seed}, names...))
}

// open shows the page of a match as after a start of the program.
func open(t *testing.T, env *shell.Env, id store.MatchID) *played {
	t.Helper()
	p := &played{tabletest.Sit(t, env, dicewords.Game(), id)}
	t.Cleanup(env.Router.Home) // so that nobody holds tables any more
	return p
}

func (p *played) view() dw.View { return p.Session.View(games.Table).(dw.View) }

func (p *played) undo() { shelltest.Shortcut(p.Env, fyne.KeyModifierControl, fyne.KeyZ) }

func (p *played) redo() { shelltest.Shortcut(p.Env, fyne.KeyModifierControl, fyne.KeyY) }

// box is where the dice lie.
func (p *played) box() fyne.CanvasObject { return shelltest.Marked(p.TB, p.Env, "dice") }

// dice are the middles of the dice on the screen.
func (p *played) dice() (at []fyne.Position) {
	for _, die := range shelltest.Inside[*draw.Die](p.box()) {
		at = append(at, shelltest.Middle(die))
	}
	return at
}

// onRack are the dice on the rack, from the left: those of the word, then what else is kept.
func (p *played) onRack() (row []int) {
	at, line := p.dice(), shelltest.Middle(p.box()).Y
	for i := range at {
		if at[i].Y > line {
			row = append(row, i)
		}
	}
	slices.SortFunc(row, func(a, b int) int { return int(at[a].X - at[b].X) })
	return row
}

// word is what can be read on the rack, with the letters that no die gives.
func (p *played) word() (word string) {
	type letter struct {
		x    float32
		text string
	}
	var all []letter
	dice := shelltest.Inside[*draw.Die](p.box())
	for _, i := range p.onRack() {
		all = append(all, letter{shelltest.Middle(dice[i]).X, shelltest.Words(dice[i])[0].Text})
	}
	for _, tile := range shelltest.Inside[*draw.Tile](p.box()) {
		all = append(all, letter{shelltest.Middle(tile).X, shelltest.Words(tile)[0].Text})
	}
	slices.SortFunc(all, func(a, b letter) int { return int(a.x - b.x) })
	for _, l := range all {
		word += l.text
	}
	return word
}

// counts tells whether the medal is there.
func (p *played) counts() bool {
	return shelltest.Seen(p.Env, shelltest.Marked(p.TB, p.Env, "value"))
}

// rack is the middle of the rack.
func (p *played) rack() fyne.Position {
	box := p.box()
	return shelltest.Middle(box).AddXY(0, box.Size().Height/4)
}

// tap taps die i.
func (p *played) tap(i int) { shelltest.TapAt(p.TB, p.Env, p.dice()[i]) }

// tapWord taps dice that show the letters of a word, one after the other.
func (p *played) tapWord(word string) {
	for _, r := range word {
		for i, shown := range p.view().Faces() {
			if shown == r && !slices.Contains(p.onRack(), i) {
				p.tap(i)
				break
			}
		}
	}
}

// drag drags die i to a point, by another one half way there.
func (p *played) drag(i int, to fyne.Position) {
	from := p.dice()[i]
	half := fyne.NewPos((from.X+to.X)/2, (from.Y+to.Y)/2)
	shelltest.Drag(p.TB, p.Env, func() {}, from, half, to)
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
	p.Must(len([]rune(word)) == n, "too few letters")
	return word
}

// turn throws once and declares a word of n letters.
func (p *played) turn(n int) string {
	p.Helper()
	p.Key(fyne.KeySpace)
	word := p.lying(n)
	p.Type(word)
	p.Key(fyne.KeyReturn)
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
		p.Must(p.view().Phase == dw.PhaseFirst, "a match begins with a throw")
		p.Key(fyne.KeySpace)
		p.Must(p.view().Thrown == 1, "Space throws")
		p.Type("13")
		p.Must(slices.Equal(p.onRack(), []int{0, 2}), "digits keep dice")
		kept := p.view().Up[0]
		p.Key(fyne.KeySpace)
		p.Must(p.view().Thrown == 2 && p.view().Up[0] == kept && slices.Contains(p.onRack(), 0), "kept dice stay and stay kept")
		word := p.lying(4)
		p.Type(word + "x")
		p.Key(fyne.KeyBackspace)
		p.Must(p.word() == word, "Backspace deletes")
		p.Key(fyne.KeyDown)
		p.Must(len(p.onRack()) == 0, "Down puts all back")
		p.undo()
		p.Must(len(p.onRack()) == 4, "the word is back")
		p.Key(fyne.KeyReturn)
		v := p.view()
		p.Must(v.Asked == 1 && v.Points[0] > 0 && v.Last.Word == word, "Enter declares")
		p.undo()
		p.Must(p.view().Asked == 0 && p.view().Thrown == 2 && p.word() == word, "the word can be taken back")
		for len(p.onRack()) > 2 {
			p.undo()
		}
		p.undo()
		p.Must(p.view().Thrown == 2, "a throw can't")
	}
}

func TestTypingSurvivesActions(t *testing.T) {
	p := sit(t, locales.German, func() dw.Options { o := options(dw.CheckTrust); o.Clock = 60; return o }(), 2, "Tina", "Lee")
	p.Key(fyne.KeySpace)
	p.Type("hun")
	box := p.box()
	p.Submit(games.Table, dw.TimeUp{})
	p.Type("d")
	p.Must(p.word() == "HUND" && shelltest.Seen(p.Env, box), "typing goes on in the same widgets")
	p.Env.Change(func(prefs *shell.Prefs) { prefs.Language = locales.English })
	p.Must(p.word() == "HUND", "another language keeps the word")
	p.undo()
	p.Must(p.word() == "HUN", "undo takes back the typing first")
	p.redo()
	p.Must(p.word() == "HUND", "redo brings it back")
}

func TestResumeWithDiceAndWord(t *testing.T) {
	p := sit(t, locales.German, options(dw.CheckTrust), 3, "Tina", "Lee")
	p.Key(fyne.KeySpace)
	p.Type("25")
	word := p.lying(3)
	p.Type(word)
	shown, stood := p.word(), p.onRack()
	p.Env.Router.Home()
	again := open(t, p.Env, p.Session.ID())
	again.Must(strings.HasPrefix(shown, word) && again.word() == shown && slices.Equal(again.onRack(), stood), "word and dice are back")
	again.Must(slices.Equal(again.view().Up, p.view().Up), "the dice lie as before")
}

func TestDictionaryAndTheTable(t *testing.T) {
	p := sit(t, locales.German, options(dw.CheckDictionary), 4, "Tina", "Lee")
	word := p.turn(4)
	p.Must(p.view().Thrown == 1, "a word that nobody knows is refused")
	p.Tap("dicewords.ask.accept")
	p.Must(p.view().Points[0] > 0, "the table overrules")
	if h, ok, err := p.Env.Store.HouseWord("de", word); err != nil || !ok || !h.Accept {
		t.Fatal("the house word is not kept", h, ok, err)
	}
	p.undo()
	if _, ok, err := p.Env.Store.HouseWord("de", word); err != nil || ok {
		t.Fatal("the house word outlives the undo", err)
	}
	p.Key(fyne.KeyEscape)
	p.Key(fyne.KeyF8, fyne.KeyReturn)
	p.Must(p.view().Asked == 1 && p.view().Points[0] == 0, "passing scores nothing")
}

// That the program remembers a word is said only where it does: not where one tries something out.
func TestOnlyAMatchThatIsKeptRemembersWords(t *testing.T) {
	for _, lang := range locales.Langs {
		for _, kept := range []bool{true, false} {
			p := sit(t, lang, options(dw.CheckDictionary), 4, "Tina", "Lee")
			if !kept {
				set, err := dicewords.Set(p.Env, dw.German)
				p.Must(err == nil, "a set")
				setup, err := dw.Setup{Options: options(dw.CheckDictionary), Set: set, Seed: 4}.Encode()
				p.Must(err == nil, "a setup")
				p.Session, err = session.Rehearse(dw.Kind{}, setup, make([]store.Player, 2))
				p.Must(err == nil, "a match that isn't kept")
				p.Env.Router.Show(frame.New(p.Env, dicewords.Game(), p.Session))
			}
			reason := p.Say("dicewords.ask.unknown.de", games.Args{"Word": p.turn(4)}) + " "
			for _, remembers := range []bool{true, false} {
				says := shelltest.Has(p.Env, reason+p.Say("dicewords.ask.body", games.Args{"Kept": remembers}))
				p.Must(says == (remembers == kept), fmt.Sprintf("kept %v, says that it remembers %v: %v", kept, remembers, says))
			}
		}
	}
}

func TestDictionaryKnows(t *testing.T) {
	// Seeds are tried until HUND or ROT lies in the first throw.
	for seed := uint64(1); seed < 300; seed++ {
		p := sit(t, locales.German, options(dw.CheckDictionary), seed, "Tina", "Lee")
		p.Key(fyne.KeySpace)
		for _, word := range []string{"HUND", "ROT"} {
			if dw.WorthOf(p.view(), word).Problem == nil {
				p.Type(word)
				p.Key(fyne.KeyReturn)
				p.Must(p.view().Last != nil && p.view().Last.Word == word, "a known word scores at once")
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
		p.Must(p.view().Pending != nil && p.view().Points[0] == 0, "points are pending")
		shelltest.Tap(t, p.Env, "Challenge")
		p.Must(slices.Contains(shelltest.Lines(p.Env), "Who challenges the word?"), "the menu asks who it is")
		shelltest.Menu(t, p.Env, "Ben")
		p.Must(p.view().Phase == dw.PhaseRuling && p.view().Pending.Challenger == 2, "Ben challenges")
		label := map[bool]string{true: "It counts", false: "It doesn’t count"}[counts]
		shelltest.Tap(t, p.Env, label)
		p.Must((p.view().Points[0] > 0) == counts, "the table decides")
		h, ok, err := p.Env.Store.HouseWord("de", word)
		if err != nil || !ok || h.Accept != counts {
			t.Fatal("the ruling is not kept", h, ok, err)
		}
	}
}

// Challenging and deciding need no pointer.
func TestChallengeByKeys(t *testing.T) {
	for _, counts := range []bool{true, false} {
		p := sit(t, locales.German, options(dw.CheckChallenge), 5, "Tina", "Lee", "Ben")
		p.Key(fyne.KeyF6, fyne.KeyF8)
		p.Must(p.view().Phase == dw.PhaseFirst, "without a word they do nothing")
		p.turn(4)
		p.Key(fyne.KeyF6, fyne.KeyDown, fyne.KeyReturn)
		p.Must(p.view().Phase == dw.PhaseRuling && p.view().Pending.Challenger == 2, "Ben challenges")
		p.Key(map[bool]fyne.KeyName{true: fyne.KeyF8, false: fyne.KeyF6}[counts])
		p.Must((p.view().Points[0] > 0) == counts, "the table decides")
	}
	p := sit(t, locales.German, options(dw.CheckChallenge), 5, "Tina", "Lee", "Ben")
	p.turn(4)
	p.Key(fyne.KeyF8)
	p.Must(p.view().Pending == nil && p.view().Points[0] > 0, "nobody challenges")
}

func TestLastWordIsConfirmed(t *testing.T) {
	o := options(dw.CheckChallenge)
	o.Target = 50
	p := sit(t, locales.German, o, 6, "Tina", "Lee")
	for p.view().Phase != dw.PhaseConfirm {
		p.turn(9)
	}
	p.Must(!p.Says("table.end.won", games.Args{"Seats": []games.Seat{0}}), "the match isn't over yet")
	shelltest.Tap(t, p.Env, "Gilt")
	_, over := p.Session.Outcome()
	p.Must(over, "the match ends after the table has said so")
	p.Must(p.Says("table.end.won", games.Args{"Seats": []games.Seat{0}}), "the board shows who has won")
	p.Key(fyne.KeySpace)
	p.Must(p.Says("table.end.home"), "and then the result is shown")
}

// The last word of a match stands there with its verdict and who has won, until the result comes.
func TestTheLastWordIsSeen(t *testing.T) {
	o := options(dw.CheckTrust)
	o.Target = 50
	p := sit(t, locales.German, o, 6, "Tina", "Lee")
	word := ""
	for over := false; !over; _, over = p.Session.Outcome() {
		word = p.turn(9)
	}
	out, _ := p.Session.Outcome()
	p.Must(p.Says("table.end.won", games.Args{"Seats": games.Winners(out.Places)}), "who has won")
	last := p.view().Last
	p.Must(p.word() == word && p.counts(), "the word lies there: "+p.word())
	p.Must(p.Says("dicewords.verdict.counts", games.Args{"Points": last.Points, "Author": last.Seat, "All": p.view().Points[last.Seat]}), "and what it brought")
	p.Key(fyne.KeyReturn)
	p.Tap("table.end.board")
	p.Key(fyne.KeyReturn)
	p.Must(p.Says("table.end.board"), "Enter leads to the result again")
}

// On a low page what can be declared keeps clear of the medal above it.
func TestTheMedalStandsClear(t *testing.T) {
	p := sit(t, locales.German, options(dw.CheckChallenge), 6, "Tina", "Lee")
	shelltest.Resize(p.Env, 1000, 620)
	p.Key(fyne.KeySpace)
	p.Type("123")
	medal, declare := shelltest.Marked(t, p.Env, "value"), shelltest.Marked(t, p.Env, "score")
	gap := shelltest.Middle(declare).Y - shelltest.Middle(medal).Y - (declare.Size().Height+medal.Size().Height)/2
	p.Must(p.counts() && shelltest.Seen(p.Env, declare) && gap >= 4, fmt.Sprint("between them: ", gap))
}

// On a low page, where no bubble is, what was said last stands below the rack, until a letter is missing.
func TestWhatIsMissingStandsBeforeWhatWasSaid(t *testing.T) {
	p := sit(t, locales.German, options(dw.CheckTrust), 6, "Tina", "Lee")
	shelltest.Resize(p.Env, 1000, 620)
	p.turn(4)
	p.Key(fyne.KeySpace)
	p.Must(p.tip("Tina: ") != "", "what Tina has said")
	p.Type("qq")
	p.Must(p.tip("Tina: ") == "" && p.tip("Noch nötig: ") != "", "what Lee lacks")
}

func TestSoloRecord(t *testing.T) {
	o := options(dw.CheckTrust)
	o.Target = 50
	p := sit(t, locales.German, o, 8, "Tina")
	for range 20 {
		if _, over := p.Session.Outcome(); over {
			break
		}
		p.turn(8)
	}
	out, over := p.Session.Outcome()
	p.Must(over && out.Record != nil, "alone the target ends the match")
	rows, err := p.Env.Store.Records(dw.Name, out.Record.Key, 3)
	if err != nil || len(rows) != 1 || rows[0].Value != out.Record.Value {
		t.Fatal("no record", rows, err)
	}
	p.Must(dicewords.Game().Record(p.Env, out.Record.Key) != out.Record.Key, "the record has a name")
}

func TestTapDragAndKeysDoTheSame(t *testing.T) {
	keep := func(act func(*played)) []int {
		p := sit(t, locales.German, options(dw.CheckTrust), 9, "Tina", "Lee")
		p.Key(fyne.KeySpace)
		act(p)
		return p.onRack()
	}
	for name, act := range map[string]func(*played){
		"tap":   func(p *played) { p.tap(3) },
		"drag":  func(p *played) { p.drag(3, p.rack()) },
		"digit": func(p *played) { p.Type("4") },
		"cursor": func(p *played) {
			p.Env.Window.Canvas().Focus(p.box().(fyne.Focusable))
			p.Key(fyne.KeyRight, fyne.KeyRight, fyne.KeyRight, fyne.KeyReturn)
		},
	} {
		if got := keep(act); !slices.Equal(got, []int{3}) {
			t.Errorf("%s keeps %v", name, got)
		}
	}
}

// A die that is dragged to the rack is kept; while a word is made its letter goes into it where it is let go.
func TestDragIntoTheWord(t *testing.T) {
	p := sit(t, locales.German, options(dw.CheckTrust), 10, "Tina", "Lee")
	p.Key(fyne.KeySpace)
	p.drag(5, p.rack())
	p.Must(slices.Equal(p.onRack(), []int{5}), "it is kept")
	p.undo()
	p.Must(len(p.onRack()) == 0, "which is one step")
	p.tap(0)
	p.tap(1)
	p.tap(2)
	p.Type(p.word())
	before, at := p.word(), p.dice()
	letter, _ := p.view().Letter(5)
	p.drag(5, fyne.NewPos((at[0].X+at[1].X)/2, at[0].Y))
	want := string([]rune(before)[:1]) + string(letter) + string([]rune(before)[1:])
	p.Must(p.word() == want && slices.Equal(p.onRack(), []int{0, 5, 1, 2}), p.word()+", not "+want)
}

func TestDragElsewhereChangesNothing(t *testing.T) {
	p := sit(t, locales.German, options(dw.CheckTrust), 10, "Tina", "Lee")
	p.Key(fyne.KeySpace)
	before := tabletest.Shoot(t, p.Env, "").Drawn
	p.drag(5, fyne.NewPos(400, 160)) // on the race
	p.Must(tabletest.Shoot(t, p.Env, "").Drawn == before && p.Draft(0) == nil, "the die is back, and nothing has changed")
}

func TestLettersAreDragged(t *testing.T) {
	p := sit(t, locales.German, options(dw.CheckTrust), 10, "Tina", "Lee")
	p.Key(fyne.KeySpace)
	p.Type(p.lying(3))
	word, row, dice := []rune(p.word()), p.onRack(), p.dice()
	p.Must(len(row) == 3, "three dice stand on the rack")
	shelltest.Drag(t, p.Env, func() {}, dice[row[0]], dice[row[1]], dice[row[2]].AddXY(30, 0))
	p.Must(p.word() == string([]rune{word[1], word[2], word[0]}), "the first letter goes behind the last")
	p.Key(fyne.KeyBackspace)
	p.Must(p.word() == string(word[1:]), "typing goes on behind it")
	p.undo()
	p.undo()
	p.Must(p.word() == string(word), "undo brings it back")
}

// Dice stand on the rack as they were tapped, and what they spell is the word: to declare it comes before the throw, and nothing moves then.
func TestKeptDiceAreAWord(t *testing.T) {
	p := sit(t, locales.German, options(dw.CheckChallenge), 10, "Tina", "Lee")
	p.Key(fyne.KeyReturn)
	p.Must(p.Says("dicewords.enter.first") && p.view().Thrown == 0, "Enter says what throws")
	p.Key(fyne.KeySpace)
	throw := shelltest.Middle(shelltest.Marked(t, p.Env, "throw"))
	for _, i := range []int{3, 1, 0} {
		p.tap(i)
	}
	p.Must(slices.Equal(p.onRack(), []int{3, 1, 0}), "they stand in the order of the taps")
	p.Key(fyne.KeyF2)
	p.Must(slices.Equal(p.onRack(), []int{3, 1, 0}), "sorting leaves the rack alone")
	p.Must(shelltest.Middle(shelltest.Marked(t, p.Env, "score")) == throw && shelltest.Seen(p.Env, shelltest.Marked(t, p.Env, "throw")), "the word stands where the throw did")
	word := p.word()
	points := dw.WorthOf(p.view(), word).Tally.Points()
	p.Key(fyne.KeyReturn)
	p.Must(p.view().Asked == 1, "Enter declares it")
	p.undo()
	p.Tap("dicewords.declare", games.Args{"Points": points})
	p.Must(p.view().Last.Word == word && slices.Equal(p.onRack(), []int{2, 1, 0}), "it is declared, with the dice that were tapped: of those in sight the third, second and first")
	p.undo()
	p.Must(p.word() == word, "taken back it stands there again")
}

// After the last throw what was kept stands as the word: a tap takes a die out of it, or puts one at its end.
func TestWhatWasKeptIsTheWord(t *testing.T) {
	p := sit(t, locales.German, options(dw.CheckTrust), 10, "Tina", "Lee")
	p.Key(fyne.KeySpace)
	for _, i := range []int{3, 1, 0, 2} {
		p.tap(i)
	}
	p.Key(fyne.KeySpace, fyne.KeySpace)
	word := p.word()
	p.Must(p.Says("dicewords.declare", games.Args{"Points": dw.WorthOf(p.view(), word).Tally.Points()}), "it can be declared")
	p.tap(1)
	p.Must(slices.Equal(p.onRack(), []int{3, 0, 2}), "one is out of it")
	p.tap(4)
	p.Must(slices.Equal(p.onRack(), []int{3, 0, 2, 4}), "another is at its end")
	p.undo()
	p.undo()
	p.Must(p.word() == word, "each is one step")
}

// Whoever has no keyboard says by a click which letter the joker is.
func TestTheJokerIsNamedByAClick(t *testing.T) {
	for seed := uint64(1); seed < 60; seed++ {
		p := sit(t, locales.German, options(dw.CheckTrust), seed, "Tina", "Lee")
		p.Key(fyne.KeySpace)
		faces := p.view().Faces()
		if faces[9] != dw.Joker || slices.Contains(faces, 'N') {
			continue
		}
		for _, i := range []int{0, 9, 1} {
			p.tap(i)
		}
		told := slices.ContainsFunc(shelltest.Texts(p.Env), func(s string) bool { return strings.HasPrefix(s, "Joker als") })
		p.Must(!told, "nothing is counted before")
		p.Tap("dicewords.joker.ask")
		shelltest.Tap(t, p.Env, "N")
		p.Must(p.word() == string([]rune{faces[0], 'N', faces[1]}), p.word())
		p.Must(p.Says("dicewords.declare", games.Args{"Points": dw.WorthOf(p.view(), p.word()).Tally.Points()}), "it can be declared")
		return
	}
	t.Fatal("no first throw has a joker")
}

// How many throws are left stands there whatever lies in the tray, and nothing counts a word that lacks a letter.
func TestThrowsLeftAreAlwaysSaid(t *testing.T) {
	p := sit(t, locales.German, options(dw.CheckTrust), 10, "Tina", "Lee")
	p.Key(fyne.KeySpace)
	for n := range 8 {
		p.Must(p.Says("dicewords.tray.left", games.Args{"N": 2}), fmt.Sprint(n, " letters"))
		p.Type(p.lying(8)[n : n+1])
	}
	p.Must(p.counts(), "the word counts")
	p.Type("q")
	p.Must(!p.counts(), "a letter is missing")
}

// The next turn begins with all dice in the tray once the verdict has gone; while it is there nothing lies beside it.
func TestTheRackIsClearedForTheNextTurn(t *testing.T) {
	p := sit(t, locales.German, options(dw.CheckTrust), 10, "Tina", "Lee")
	clock := shelltest.NewClock(t)
	p.turn(4)
	seen := 0
	for _, die := range shelltest.Inside[*draw.Die](p.box()) {
		if die.Visible() {
			seen++
		}
	}
	p.Must(len(p.onRack()) == 4 && p.counts() && seen == 4, "the word is to be seen, and nothing else")
	clock.Pass(3 * time.Second)
	p.Must(len(p.onRack()) == 0 && !p.counts(), "all dice are to be thrown")
}

// The replay shows what the next throw leaves lying.
func TestReplayShowsWhatIsKept(t *testing.T) {
	p := sit(t, locales.German, options(dw.CheckTrust), 1, "Tina", "Lee")
	p.Key(fyne.KeySpace)
	p.Type("13")
	p.Key(fyne.KeySpace)
	p.Env.Router.Open(shell.Route{Page: shell.Replay, Match: p.Session.ID()})
	nothing := 0
	for _, s := range shelltest.Texts(p.Env) {
		if s == p.Env.T("table.replay.start") {
			nothing++
		}
	}
	p.Must(nothing == 1 && shelltest.Has(p.Env, "Tina ist dran"), "the beginning says once how to go on, and asks nobody to throw")
	p.Key(fyne.KeyRight)
	p.Must(len(p.onRack()) == 2, "two dice are kept")
	p.Key(fyne.KeyRight)
	p.Must(len(p.onRack()) == 0, "no throw follows")
	p.Must(!shelltest.Has(p.Env, "Zeig auf einen Buchstaben: seine Chance."), "nothing can be pointed at")
}

// After a word the replay tells in the foot of whoever made it, and says what happened once; a low page has the race's numbers, too.
func TestReplayTellsOfWhoHasActed(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(dw.CheckTrust), 1, "Tina", "Lee")
		p.turn(5)
		points := p.view().Points[0]
		p.Env.Router.Open(shell.Route{Page: shell.Replay, Match: p.Session.ID()})
		shelltest.Resize(p.Env, 1000, 620)
		stems := 0
		for _, l := range shelltest.Inside[*canvas.Line](shelltest.Marked(t, p.Env, "race")) {
			if l.Visible() {
				stems++
			}
		}
		at100 := func(w shelltest.Word) bool { return w.Text == "100" } // of 400
		p.Must(stems == 1 && slices.ContainsFunc(shelltest.Words(shelltest.Marked(t, p.Env, "race")), at100), "both stand at one place at the start, and the numbers are there")
		p.Key(fyne.KeyEnd)
		p.Must(p.Says("dicewords.line.ahead", games.Args{"Points": points, "By": points}) && !p.Says("dicewords.heading.next", games.Args{"Seat": games.Seat(1)}), "Tina has made it")
		events, told := p.Session.Now().Events(), 0
		newest := events[len(events)-1]
		for _, line := range shelltest.Lines(p.Env) {
			if line == p.Say(newest.ID, newest.Args) {
				told++
			}
		}
		p.Must(told == 1, "it is said once")
		dice := slices.DeleteFunc(shelltest.Find[*draw.Die](p.Env), func(d *draw.Die) bool { return !shelltest.Seen(p.Env, d) })
		p.Must(len(dice) == dw.DiceCount, "all that was thrown lies there")
	}
}

func TestBuildingFromDice(t *testing.T) {
	p := sit(t, locales.German, options(dw.CheckTrust), 11, "Tina", "Lee")
	p.Key(fyne.KeySpace, fyne.KeySpace, fyne.KeySpace)
	want := ""
	for i := range 4 {
		letter, _ := p.view().Letter(i)
		want += string(letter)
		p.tap(i)
	}
	p.Must(p.word() == want && len(p.onRack()) == 4, "taps lay the word after three throws")
	p.tap(p.onRack()[0])
	p.Must(len([]rune(p.word())) == 3, "a tap takes the letter out again")
}

// TestFits looks for texts and buttons that reach over the edge or are cut, at the
// least window, in every phase, in both languages.
func TestFits(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(dw.CheckChallenge), 12, "Maximiliane", "Lee", "Ben", "Mia", "Oma", "Opa", "Zoe", "Kim")
		shelltest.Resize(p.Env, 1000, 620)
		check := func(phase string) {
			t.Helper()
			if out := overflowing(p.Env); len(out) > 0 {
				t.Errorf("%s %s: over the edge: %q", lang, phase, out)
			}
			for _, b := range shelltest.Find[*ui.Button](p.Env) {
				if b.Size().Width+.5 < b.MinSize().Width {
					t.Errorf("%s %s: button %q is cut", lang, phase, b.Text())
				}
			}
		}
		check("first")
		p.Key(fyne.KeySpace)
		check("throw")
		p.Type(p.lying(9))
		check("typed")
		p.Key(fyne.KeySpace)
		p.Key(fyne.KeySpace)
		check("declare")
		p.Key(fyne.KeyEscape)
		check("nothing")
		p.Type(p.lying(5))
		p.Key(fyne.KeyReturn)
		check("pending")
		p.Tap("dicewords.challenge")
		shelltest.Menu(t, p.Env, "Mia")
		p.Must(p.view().Phase == dw.PhaseRuling, "Mia challenges")
		check("ruling")
	}
}

// The main button is always in the same place, whatever it does.
func TestTheMainButtonStays(t *testing.T) {
	p := sit(t, locales.German, options(dw.CheckTrust), 11, "Tina", "Lee")
	at := map[fyne.Position]bool{shelltest.Middle(shelltest.Marked(t, p.Env, "throw")): true}
	for range dw.Throws {
		p.Key(fyne.KeySpace)
	}
	p.Type(p.lying(4))
	at[shelltest.Middle(shelltest.Marked(t, p.Env, "score"))] = true
	p.Must(p.view().Thrown == dw.Throws && len(at) == 1, fmt.Sprint("it was at ", at))
}

// A joker is laid only where it is the last letter missing, so where more are missing the word says that it can be one of them.
func TestTheJokerCanBeOneOfThem(t *testing.T) {
	for seed := range uint64(60) {
		p := sit(t, locales.German, options(dw.CheckTrust), seed, "Tina", "Lee")
		p.Key(fyne.KeySpace)
		faces, lacks := string(p.view().Faces()), ""
		for _, r := range "ERNST" {
			if !strings.ContainsRune(faces, r) {
				lacks += string(r)
			}
		}
		if !strings.ContainsRune(faces, dw.Joker) || len(lacks) < 2 {
			continue
		}
		p.Type(lacks[:2])
		p.Must(p.Says("dicewords.word.missing.joker", games.Args{"Missing": lacks[:1] + ", " + lacks[1:2]}), "two are missing, and there is a joker")
		p.Key(fyne.KeyBackspace)
		p.Must(!p.Says("dicewords.word.missing", games.Args{"Missing": lacks[:1]}), "one alone is the joker's")
		return
	}
	t.Fatal("no first throw has a joker")
}

// A match that was left after the first throw of a turn is opened with those dice lying: they don't roll again, and all else on
// the page can be used at once.
func TestAnOldThrowLies(t *testing.T) {
	env := shelltest.New(t, locales.German)
	clock := shelltest.NewClock(t)
	p := sitAt(t, env, options(dw.CheckTrust), 11, "Tina", "Lee")
	p.Key(fyne.KeySpace)
	clock.Pass(3 * time.Second)
	p = open(t, env, p.Session.Stored().ID)
	p.Must(p.view().Thrown == 1 && ui.Animations(), "the first throw is made")
	chart := shelltest.Marked(t, env, "chart")
	shelltest.Hover(t, env, shelltest.Middle(chart))()
	p.Must(p.Says("dicewords.word.empty") && p.Says("dicewords.table.hint"), "word and dice table are there")
}

// Without a throw left one passes by a button.
func TestPassByTheButton(t *testing.T) {
	p := sit(t, locales.German, options(dw.CheckTrust), 3, "Tina", "Lee")
	p.Key(fyne.KeySpace)
	p.Must(!p.Says("dicewords.pass"), "there are throws left")
	p.Key(fyne.KeySpace, fyne.KeySpace)
	p.Tap("dicewords.pass")
	p.Key(fyne.KeyReturn)
	p.Must(p.view().Asked == 1 && p.view().Points[0] == 0, "passed")
}

// Dice that a tap takes away leave a gap, so that the next one is still where somebody was about to tap; when the pointer has
// gone the others close up.
func TestDiceWaitForTheTap(t *testing.T) {
	p := sit(t, locales.German, options(dw.CheckDictionary), 1, "Tina", "Ben")
	p.Key(fyne.KeySpace)
	at := p.dice()
	leave := shelltest.Hover(p, p.Env, at[2])
	for _, i := range []int{2, 4} {
		shelltest.TapAt(p, p.Env, at[i])
	}
	now := p.dice()
	p.Must(now[3] == at[3] && now[9] == at[9], "the others stay where they are")
	p.Must(slices.Equal(p.onRack(), []int{2, 4}), "both stand on the rack")
	shelltest.TapAt(p, p.Env, now[2])
	p.Must(p.dice()[2] == at[2], "put back a die lies where it lay")
	leave()
	p.Must(p.dice()[5].X-p.dice()[3].X < at[5].X-at[3].X, "then they close up")
}
