package woerterklauer_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/app/table/session"
	lexdata "spieltisch/assets/lexicon"
	"spieltisch/assets/tiles"
	wk "spieltisch/games/woerterklauer"
	think "spieltisch/games/woerterklauer/mind"
	"spieltisch/locales"
	"spieltisch/store"
)

// helped is a match of Tina and Ben who have agreed to tips.
func helped(t *testing.T, low bool) *played {
	t.Helper()
	env := shelltest.New(t, locales.German)
	env.Lexicons = shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: lexdata.German})
	if low {
		env.Window.Resize(fyne.NewSize(1000, 620))
	}
	set, err := wk.ParseSet(tiles.German)
	if err != nil {
		t.Fatal(err)
	}
	o := options()
	o.Seats, o.First = wk.Seats, 0
	setup, err := wk.Setup{Options: o, Set: set, Seed: 5}.Encode()
	if err != nil {
		t.Fatal(err)
	}
	var ids []store.PlayerID
	for _, p := range shelltest.Players(t, env, "Tina", "Ben") {
		ids = append(ids, p.ID)
	}
	s, err := session.Begin(env.Store, wk.Kind{}, store.NewMatch{Setup: setup, Players: ids, Tips: true})
	if err != nil {
		t.Fatal(err)
	}
	return open(t, env, s.ID())
}

// tip is what is told, if it begins so; "" if not.
func (p *played) tip(beginning string) string {
	for _, text := range shelltest.Texts(p.Env) {
		if strings.HasPrefix(text, beginning) {
			return text
		}
	}
	return ""
}

// hinted are the letters that a tip would have laid, by their cells.
func (p *played) hinted() map[wk.Cell]string {
	out := map[wk.Cell]string{}
	for _, tile := range p.look().Tiles {
		if tile.Look.Face == draw.FacePool {
			out[wk.Cell{X: tile.X + p.low().X, Y: tile.Y + p.low().Y}] = tile.Look.Text
		}
	}
	return out
}

// Two turns by tips alone: the third grade shows each letter in its cell; laid there they are marked no longer, and in the end
// the turn is called good and can be ended. Other letters are called back.
func TestTipsLeadToATurn(t *testing.T) {
	for _, low := range []bool{false, true} {
		p := helped(t, low)
		for turn := range 2 {
			p.draw()
			seat := p.view().Asked
			if turn == 1 {
				p.at(0, 4)
				p.Type(strings.ToLower(p.view().Pool[0].Letter.String()))
				p.Key(fyne.KeyF7)
				p.check(p.tip("Von vorn kommst du bis") != "", "a letter alone leads nowhere")
				p.Key(fyne.KeyEscape)
				p.back()
			}
			for asked := 0; p.tip("So ist es gut") == ""; asked++ {
				p.check(asked < 9, "tips lead somewhere")
				p.Key(fyne.KeyF7)
				for range 3 {
					if len(p.hinted()) == 0 && p.tip("So ist es gut") == "" {
						p.Key(fyne.KeyF7)
					}
				}
				for at, letter := range p.hinted() {
					p.tapPool(p.free(letter))
					p.tap(at.X, at.Y)
				}
				p.check(len(p.hinted()) == 0, "what lies there is marked no longer")
			}
			p.check(p.lawful() && p.Session.TipsOf(seat) == 1, "the turn is lawful, and three grades count once")
			p.ctrlEnter()
			p.check(p.view().TurnNumber == turn+2, "the turn is ended")
			p.check(p.tip("So ist es gut") == "", "a tip goes with its position")
		}
	}
}

// The last grade's word is laid by its button, in one step that can be taken back; then the next tip goes on from there.
// A letter that leads nowhere is taken back with it.
func TestTipIsTakenOver(t *testing.T) {
	for _, low := range []bool{false, true} {
		p := helped(t, low)
		p.draw()
		for turn := range 2 {
			if turn == 1 {
				p.at(0, 4)
				p.Type(strings.ToLower(p.view().Pool[0].Letter.String()))
			}
			before := p.laid()
			p.Key(fyne.KeyF7, fyne.KeyF7)
			p.check(!p.Says("table.tip.take"), "a tip that doesn't say what to do does nothing")
			p.Key(fyne.KeyF7)
			p.check(p.Says("table.tip.take") && len(p.hinted()) > 0 && p.laid() == before, "the last grade does it only if asked to")
			p.Key(fyne.KeyF7)
			p.check(p.Says("table.tip.take") && p.laid() == before, "a key once too often does nothing")
			p.Tap("table.tip.take")
			p.check(len(p.hinted()) == 0 && !p.Says("table.tip.take") && p.laid() != before, "it lies there")
			shelltest.Shortcut(p.Env, fyne.KeyModifierControl, fyne.KeyZ)
			p.check(p.Says("table.tip.take") && p.laid() == before, "and is taken back in one step")
			p.Tap("table.tip.take")
			for asked := 0; p.tip("So ist es gut") == ""; asked++ {
				p.check(asked < 20, "tips lead somewhere")
				p.follow()
			}
			p.check(p.lawful(), "the turn is lawful")
			shelltest.Shortcut(p.Env, fyne.KeyModifierControl, fyne.KeyZ)
			p.check(p.tip("So ist es gut") == "" && !p.Says("table.tip.enough"), "what was called good is gone, and its tip with it")
			shelltest.Shortcut(p.Env, fyne.KeyModifierControl, fyne.KeyY)
			p.Key(fyne.KeyF7)
			p.check(p.tip("So ist es gut") != "", "it is called good once more")
			p.ctrlEnter()
			if turn == 0 {
				p.draw()
			}
		}
	}
}

// What a tip goes on from is what lay there when it was asked for, but for what its word takes the place of; a tip that begins with
// the turn's beginning needs none of it.
func TestTipGoesWithItsDraft(t *testing.T) {
	p := helped(t, false)
	p.draw()
	word := p.first(0, 0)
	b := p.Board.(table.Taker)
	own := b.Prepared()
	cells := []wk.Cell{{X: 0, Y: 0}, {X: 1, Y: 0}, {X: 2, Y: 0}, {X: 2, Y: 1}}
	crosses := think.Mark{Word: wk.Spelled{Text: "AB", Place: wk.Place{At: cells[2]}}, Frame: cells[2:]}
	anew, longer := crosses, think.Mark{Word: wk.Spelled{Text: word + "E", Place: wk.Place{At: cells[0], Across: true}}, Frame: cells[:3]}
	anew.Anew = true
	for name, tip := range map[string]struct {
		mark think.Mark
		goes bool
	}{
		"another word": {crosses, true}, "the same word longer": {longer, false}, "from the beginning": {anew, false},
		"no word yet": {think.Mark{Frame: crosses.Frame}, false},
	} {
		b.ShowTip(tip.mark)
		sees := func(want bool) {
			t.Helper()
			if _, gone := b.CanTakeTip(own); gone != want {
				t.Errorf("%s: gone %v in\n%s", name, gone, p.letters())
			}
		}
		sees(false)
		shelltest.Shortcut(p.Env, fyne.KeyModifierControl, fyne.KeyZ)
		sees(tip.goes)
		shelltest.Shortcut(p.Env, fyne.KeyModifierControl, fyne.KeyY)
		sees(false)
	}
}

// While tiles are chosen for the joker a tip is about that.
func TestTipsKnowTheJoker(t *testing.T) {
	p := helped(t, false)
	p.draw()
	p.Key(fyne.KeyF8, fyne.KeyF7)
	p.check(p.tip("Warte mit dem Joker") != "", "there is a lead without it")
}

// A tip that has the field rebuilt lays more than a word, so that is asked first.
func TestWholeTurnIsAskedAbout(t *testing.T) {
	p := helped(t, false)
	p.draw()
	p.first(0, 0)
	b := p.Board.(table.Taker)
	whole := b.Prepared().(wk.EndTurn).Field
	shelltest.Shortcut(p.Env, fyne.KeyModifierControl, fyne.KeyZ)
	before := p.laid()
	for _, take := range []bool{false, true} {
		b.ShowTip(think.Mark{Field: whole})
		b.TakeTip()
		p.check(p.Says("woerterklauer.tip.whole") && p.laid() == before, "it is asked")
		if !take {
			p.Key(fyne.KeyEscape)
			p.check(!p.Says("woerterklauer.tip.whole") && p.laid() == before, "and can be left")
			continue
		}
		p.Tap("woerterklauer.tip.whole.take")
		p.check(len(p.laidTiles()) == len(whole), "all of it lies there")
	}
}
