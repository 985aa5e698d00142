package woerterklauer_test

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/shell/shelltest"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// Each changed word of sockeDraft in one sentence, the refused one first, then the stolen ones.
func TestBriefOfATurn(t *testing.T) {
	want := map[locales.Lang][]string{
		locales.German: {
			"EILT", "LOCKE: S ausgetauscht: alle 5 rot.", "TORTE: T und E angefügt: alle 5 rot.", "LOB", "DAMEN: eine Form von DAME: nur N rot.",
		},
		locales.English: {
			"EILT", "LOCKE: S changed: all 5 red.", "TORTE: T and E added: all 5 red.", "LOB", "DAMEN: a form of DAME: only N red.",
		},
	}
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 1)
		p.sockeField()
		p.sockeDraft()
		texts := shelltest.Texts(p.Env)
		texts = texts[slices.Index(texts, p.Env.T("judge.words")):]
		last := 0
		for _, line := range want[lang] {
			word, brief, said := strings.Cut(line, ": ")
			i := slices.Index(texts, word)
			p.check(i > last && (!said || slices.Contains(texts[i:min(i+3, len(texts))], brief)), line)
			last = i
		}
	}
}

// Opened, a line says all that its notes say.
func TestOpenedLineSaysAll(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal(socke, "LXN", wk.LevelI)
	p.at(0, 0)
	p.Type("l")
	before := shelltest.Texts(p.Env)
	p.check(slices.Contains(before, "S ausgetauscht: alle 5 rot."), "one sentence at first")
	shelltest.Tap(t, p.Env, "LOCKE")
	all := shelltest.Texts(p.Env)
	p.check(!slices.Contains(all, "S ausgetauscht: alle 5 rot.") && !slices.Equal(all, before), "all of them when it is opened")
	p.check(slices.ContainsFunc(all, func(text string) bool { return strings.Count(text, ". ") > 0 && strings.Contains(text, "SOCKE") }), "more than one sentence")
	shelltest.Tap(t, p.Env, "LOCKE")
	p.check(slices.Equal(shelltest.Texts(p.Env), before), "and one again")
}

// A word made of two old ones has more to say than that, one that the table must judge less.
func TestNoBriefForMore(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal([]string{"bus.es"}, "SXN", wk.LevelI)
	p.at(3, 0)
	p.Type("s")
	texts := shelltest.Texts(p.Env)
	i := slices.Index(texts, "BUSSES")
	p.check(i >= 0 && strings.Contains(texts[i+1], "BUS") && strings.Contains(texts[i+1], "ES"), "two words were joined")
	p = sit(t, locales.German, options(), 1)
	p.deal(socke, "XNA", wk.LevelI)
	p.at(5, 0)
	p.Type("x")
	p.check(shelltest.Has(p.Env, "SOCKEX") && p.Says("judge.brief.ask", games.Args{"Word": "SOCKEX"}), "what comes of it is not known yet")
}

// The same letters in another order are said to be that, not what came and went one by one.
func TestAnagramIsSaidInAWord(t *testing.T) {
	for lang, want := range map[locales.Lang]string{
		locales.German: "umgestellt: alle 5 rot.", locales.English: "rearranged: all 5 red.",
	} {
		p := sit(t, lang, options(), 1)
		p.deal([]string{"reise"}, "SERIE", wk.LevelIV)
		for x, c := range "serie" {
			p.at(x, 0)
			p.Type(string(c))
		}
		p.check(shelltest.Has(p.Env, want), want)
		shelltest.Tap(t, p.Env, "SERIE")
		opened := p.Say("judge.rearranged", games.Args{"Word": "REISE"})
		p.check(slices.ContainsFunc(shelltest.Texts(p.Env), func(text string) bool { return strings.HasPrefix(text, opened) }), "opened too")
	}
}

// That the lead is missing stands in the place of the button, and not among the words.
func TestMissingLeadIsNoWord(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal(socke, "LXN", wk.LevelI)
	p.at(5, 0)
	p.Type("n")
	p.check(p.told("bis zur Führung") == 1, "said once")
}

// Where a word isn't allowed nobody leads with its letters, and the reason stands there whole.
func TestRefusedWordDoesntLead(t *testing.T) {
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 1)
		p.deal([]string{"hexer"}, "KHLNA", wk.LevelI)
		p.at(0, 0)
		p.Type("k")
		p.at(4, 0)
		p.Type("h")
		p.check(p.Says("judge.missing.refused", games.Args{"Word": "KEXEH"}) && p.Says("judge.fix"), "which word, and what mends it")
		p.check(p.seesText(p.Say("judge.lead.black", games.Args{"Own": 4, "Other": 0})), "its letters stay whose they were")
		var cut []string
		for _, text := range shelltest.Inside[*canvas.Text](p.Env.Window.Content()) {
			if strings.HasSuffix(text.Text, "…") {
				cut = append(cut, text.Text)
			}
		}
		p.check(len(cut) == 0, "cut: "+strings.Join(cut, ", "))
	}
}

// seesText tells whether a line is drawn, whatever it belongs to.
func (p *played) seesText(line string) bool {
	return slices.ContainsFunc(shelltest.Find[*canvas.Text](p.Env), func(text *canvas.Text) bool { return text.Text == line })
}
