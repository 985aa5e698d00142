package dicewords_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"spieltisch/app/dicewords"
	"spieltisch/app/shell"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table"
	"spieltisch/games"
	dw "spieltisch/games/dicewords"
	"spieltisch/games/lexicon"
	"spieltisch/games/lexicon/make/pack"
	"spieltisch/games/mind"
	"spieltisch/locales"
	"spieltisch/store"
)

// marks tells whether the log says that the list doesn't have a word.
func (p *played) marks(word string) bool {
	p.Key(fyne.KeyF9)
	p.Must(p.Says("table.log"), "the log")
	defer p.Key(fyne.KeyEscape)
	return p.Says(table.EventUnlisted, games.Args{"Word": word})
}

func (p *played) unmarked(word, why string) {
	p.Helper()
	p.Must(!p.marks(word), word+" is marked "+why)
}

func (p *played) marked(word, why string) {
	p.Helper()
	p.Must(p.marks(word), word+" isn't marked "+why)
}

// A word that nobody has judged and the list doesn't have is marked once nobody can doubt it any more: not while it may be challenged,
// nor while what has let it count can be taken back.
func TestUnlistedWordIsMarkedOnceItCounts(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(dw.CheckChallenge), 5, "Tina", "Lee")
		word := p.turn(5)
		p.unmarked(word, "while Lee may challenge it")
		p.Key(fyne.KeyF8)
		p.Must(p.view().Pending == nil, "nobody challenges it")
		p.unmarked(word, "while that can be taken back")
		p.undo()
		p.Must(p.view().Pending != nil, "it is taken back")
		p.unmarked(word, "when it was")
		p.Key(fyne.KeySpace)
		p.marked(word, "when the dice are thrown")
		p.Type("1")
		p.marked(word, "later")

		listed := p.lying(4) // of the list, and a house word: neither is marked
		entries := []lexicon.Entry{{Key: listed, Tier: 1, Readings: []lexicon.Reading{{Spelling: listed, Class: lexicon.ClassUnknown, Lemma: listed}}}}
		data, err := pack.Pack("de", entries)
		p.Must(err == nil, "packed")
		p.Env.Lexicons = shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: func() []byte { return data }})
		p.Type(listed)
		p.Key(fyne.KeyReturn)
		p.Must(p.view().Pending != nil && p.view().Pending.Word == listed, "it is declared")
		p.Key(fyne.KeySpace)
		p.unmarked(listed, "though it is in the list")
		p.marked(word, "still")
		_, err = p.Env.Store.PutHouseWord(store.HouseWord{Lang: "de", Word: word, Accept: true})
		p.Must(err == nil, "a house word")
		p.Type("1")
		p.Page.Shown()
		p.unmarked(word, "though it is a house word")

		refuted := p.lying(6)
		p.Type(refuted)
		p.Key(fyne.KeyReturn, fyne.KeyF6, fyne.KeyReturn, fyne.KeyF6, fyne.KeyReturn, fyne.KeySpace)
		p.Must(p.view().Turns[2].Verdict == dw.VerdictRefuted && p.view().Thrown == 1, "refuted")
		p.unmarked(refuted, "though the table has judged it")
	}
}

// Where only the dice are checked it is the next throw, too; and where the word list decides, nothing is marked.
func TestUnlistedWordsByTrustAndByTheList(t *testing.T) {
	p := sit(t, locales.German, options(dw.CheckTrust), 5, "Tina", "Lee")
	word := p.turn(5)
	p.unmarked(word, "while it can be taken back")
	p.Key(fyne.KeySpace)
	p.marked(word, "then")

	p = sit(t, locales.German, options(dw.CheckDictionary), 5, "Tina", "Lee")
	word = p.turn(5)
	p.Tap("dicewords.ask.accept")
	p.Must(p.view().Thrown == 0 && len(p.view().Turns) == 1, "the table lets it count")
	all, err := p.Env.Store.HouseWords("de")
	p.Must(err == nil && len(all) == 1, "which makes a house word")
	p.Must(p.Env.Store.RemoveHouseWord(all[0].ID) == nil, "that goes")
	p.Key(fyne.KeySpace)
	p.unmarked(word, "though the table has judged it")
}

// The result marks the best words, but not the very last one, which can still be taken back. No such word is called a record.
func TestUnlistedWordsAtTheEnd(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		env.Lexicons = shell.NewLexicons(map[locales.Lang]func() []byte{locales.German: func() []byte { return shelltest.Packed(t, locales.German) }})
		o := options(dw.CheckTrust)
		o.Target = 90
		before := 0
		for i, name := range []string{"Tina", "Lee"} { // the second one is better than what was before
			letters := 3 + 2*i
			p := sitAt(t, env, o, 8, name)
			for over := false; !over; _, over = p.Session.Outcome() {
				p.turn(letters)
			}
			p.Key(fyne.KeyReturn)
			turns := p.Session.Standing().Scored
			best, _ := table.BestWord(turns, games.Table)
			last := turns[len(turns)-1].Word
			p.Must(best.Word != last && best.Points > before, "the match isn't as it is wanted")
			before = best.Points
			mark := func(word string) bool { return p.Says(table.EventUnlisted, games.Args{"Word": word}) }
			praise := p.Env.T("table.end.best", games.Args{"N": best.Points}) + "\n" + p.Env.T("table.end.unlisted")
			p.Must(shelltest.Has(p.Env, praise), "it is the best, and marked")
			p.Key(fyne.KeyF9)
			p.Must(p.Says("table.log") && mark(best.Word) && !mark(last), "the last one isn't")
			p.Key(fyne.KeyEscape)
			env.Router.Open(shell.Route{Page: shell.Replay, Match: p.Session.ID()})
			p.Key(fyne.KeyEnd)
			p.Must(!mark(last) && !mark(best.Word), "the replay of a match played in trust holds nothing against a word")
		}
	}
}

// The review says so next to the points.
func TestReviewMarksUnlistedWords(t *testing.T) {
	for lang, want := range map[locales.Lang]string{locales.German: ", nicht in der Wortliste)", locales.English: ", not in the word list)"} {
		env := shelltest.New(t, lang)
		set, err := dicewords.Set(env, dw.German)
		if err != nil {
			t.Fatal(err)
		}
		setup, err := dw.Setup{Options: options(dw.CheckTrust), Set: set, Seed: 5}.Encode()
		if err != nil {
			t.Fatal(err)
		}
		log, err := games.NewLog(dw.Kind{}, setup)
		if err == nil {
			log, err = log.Do(0, dw.Throw{Dice: []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}})
		}
		if err != nil {
			t.Fatal(err)
		}
		word := strings.ReplaceAll(string(log.Match().View(0).(dw.View).Faces()), string(dw.Joker), "")
		if log, err = log.Do(0, dw.Declare{Word: word}); err != nil {
			t.Fatal(err)
		}
		finding := mind.Finding{Seat: 0, Step: 2, Turn: 1, What: "dicewords.review.word"}
		look := dicewords.Game().Reviews.Look(table.Seen{Env: env, Log: log, Names: []string{"Tina", "Lee"}})
		if line := look.Line(finding); !strings.HasPrefix(line, word+" (") || !strings.HasSuffix(line, want) {
			t.Errorf("%q", line)
		}
		if _, err := env.Store.PutHouseWord(store.HouseWord{Lang: "de", Word: word, Accept: true}); err != nil {
			t.Fatal(err)
		}
		if line := look.Line(finding); !strings.HasPrefix(line, word+" (") || strings.HasSuffix(line, want) {
			t.Errorf("a house word: %q", line)
		}
	}
}
