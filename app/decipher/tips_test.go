package decipher_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/session"
	"spieltisch/assets/lexicon"
	dc "spieltisch/games/decipher"
	"spieltisch/locales"
	"spieltisch/store"
)

// helped is a match of three who have agreed to tips; Tina makes the first word.
func helped(t *testing.T, low bool, edit ...func(*dc.Options)) *seated {
	t.Helper()
	env := shelltest.New(t, locales.German)
	env.Lexicons = shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: lexicon.German})
	if low {
		env.Window.Resize(fyne.NewSize(1000, 620))
	}
	names := []string{"Tina", "Lee", "Ben"}
	o := rules(locales.German, 5, edit...)
	o.Seats = len(names)
	setup, err := dc.NewSetup(o, draw.Letters(), 7).Encode()
	if err != nil {
		t.Fatal(err)
	}
	var ids []store.PlayerID
	for _, p := range shelltest.Players(t, env, names...) {
		ids = append(ids, p.ID)
	}
	s, err := session.Begin(env.Store, dc.Kind{}, store.NewMatch{Setup: setup, Players: ids, Tips: true})
	if err != nil {
		t.Fatal(err)
	}
	return sitDown(t, env, s.ID())
}

// tip is the sentence that begins so, "" for none.
func (p *seated) tip(beginning string) string {
	for _, text := range shelltest.Texts(p.Env) {
		if strings.HasPrefix(text, beginning) && !strings.HasSuffix(text, " raten") { // a button
			return text
		}
	}
	return ""
}

// One who taps on where they have asked is told more, and gets nowhere else.
func TestTipStaysUnderThePointer(t *testing.T) {
	p := helped(t, false)
	p.word("BAUER")
	p.Key(fyne.KeySpace)
	at := shelltest.Middle(p.marked("tip"))
	for grade := 1; grade == 1 || p.sees("tip-more"); grade++ {
		p.tapAt(at)
		told, _ := p.Session.Told(1)
		p.Must(told == grade && p.Session.TipsOf(1) == 1 && p.Says("table.tip.enough"), "the next grade")
	}
}

// Who does as the third grade says finds the word; what it says is called good before it is done.
func TestTipsLeadToTheWord(t *testing.T) {
	for _, low := range []bool{false, true} {
		p := helped(t, low)
		p.word("BAUER")
		zones := 0
		for range 60 {
			if _, over := p.view().Result(); over {
				break
			}
			told := p.Session.TipsOf(p.view().Turn)
			p.Key(fyne.KeyF7, fyne.KeyF7, fyne.KeyF7)
			idle := p.tip("Nimm das nächste Teil") != ""
			p.Must(p.Session.TipsOf(p.view().Turn) > told || idle, "a tip that tells something is counted")
			switch zone, word := p.tip("Frag nach Zone "), p.tip("Rate "); {
			case word != "":
				p.begin(p.Session.Names()[p.view().Turn])
				p.Type(strings.ToLower(word[5:10]))
				p.Key(fyne.KeyF7)
				p.Must(p.tip("So ist es gut") != "", "the word of the tip is good")
				p.Key(fyne.KeyEscape, fyne.KeyReturn)
			case zone != "":
				zones++
				p.Type(zone[len("Frag nach Zone "):][:1])
				p.Key(fyne.KeyF7)
				p.Must(p.tip("So ist es gut") != "", "the zone of the tip is good")
				p.Key(fyne.KeyReturn)
			default:
				p.Must(idle, "there is nothing but a piece to take")
				p.Key(fyne.KeySpace)
			}
		}
		r, over := p.view().Result()
		p.Must(over && r.Guesser > 0 && zones > 0, "they find the word by tips")
	}
}

// A zone that is not to be asked for is told at once, and so is a word that doesn't fit.
func TestTipsSayWhatIsPrepared(t *testing.T) {
	p := helped(t, false)
	p.word("BAUER")
	p.Key(fyne.KeySpace)
	p.begin("Lee")
	p.Type("kummer")
	p.Key(fyne.KeyF7)
	p.Must(p.tip("KUMME") != "", "it is too early for a word")
	p.Key(fyne.KeyEscape)
	p.Must(p.tip("KUMME") == "", "the tip is away")
	p.Must(p.guesser() == "Lee", "and the word is still there")
}

// What a maker is told stands on their page alone: nothing of it is left once the curtain is closed, nor for the others when
// the page is opened again later.
func TestTipsForTheMakerGoWithTheCurtain(t *testing.T) {
	for _, how := range []func(p *seated){
		func(p *seated) { p.Env.Router.Blur() },
		func(p *seated) { p.Key(fyne.KeyEscape, fyne.KeyEscape) },
	} {
		p := helped(t, false)
		p.Key(fyne.KeyF7)
		p.Must(p.Session.TipsOf(0) == 0, "nothing is told before the curtain is open")
		p.Unveil()
		p.Key(fyne.KeyF7, fyne.KeyF7, fyne.KeyF7)
		const says = "Nimm zum Beispiel "
		told := p.tip(says)
		p.Must(told != "" && p.Session.TipsOf(0) == 1, "the third grade names a word")
		word := told[len(says):][:5]
		if len(p.tells(word)) == 0 {
			t.Fatal("the tip is nowhere: this test could not fail")
		}
		how(p)
		if got := p.tells(word); p.Alone() || len(got) > 0 {
			t.Error("covered, and still there:", got)
		}
		p.word("BAUER")
		if got := p.tells(word); len(got) > 0 {
			t.Error("the Seekers are told:", got)
		}
		p.Key(fyne.KeyF7)
		p.Must(p.tip("Nimm das nächste Teil") != "" && p.tip(says) == "", "the Seeker is told something else")
	}
}

// A tip is about one step: on the page of the order none of the word stands any more, and the other way round.
func TestTipGoesWithTheStep(t *testing.T) {
	p := helped(t, false, func(o *dc.Options) { o.Pick = dc.PickOrder })
	p.Unveil()
	p.Key(fyne.KeyF7, fyne.KeyF7, fyne.KeyF7)
	const says = "Nimm zum Beispiel "
	p.Must(p.tip(says) != "", "a word is named")
	p.Type("bauer")
	p.Must(p.tip(says) != "", "and still is while another one is typed")
	p.Key(fyne.KeyReturn)
	p.Must(p.tip(says) == "" && !p.Says("table.tip.enough"), "the order: the word's tip has gone")
	p.Key(fyne.KeyF7)
	p.Must(p.Says("table.tip.enough"), "the order has a tip of its own")
}

// Who picks pieces live is told which; the chosen one is good then.
func TestTipsForGivingAPiece(t *testing.T) {
	p := helped(t, false, func(o *dc.Options) { o.Pick = dc.PickLive })
	p.word("BAUER")
	p.Unveil()
	p.Key(fyne.KeyF7, fyne.KeyF7, fyne.KeyF7)
	if p.tip("Nimm, welches du magst") == "" {
		p.Must(p.tip("Am besten jetzt: ") != "", "a piece is named")
	}
	p.Must(p.view().Hand == nil, "and nothing is done by asking")
}
