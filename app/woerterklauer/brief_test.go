package woerterklauer

import (
	"slices"
	"testing"

	"spieltisch/app/shell/shelltest"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// Each changed word of sockeDraft in one sentence, the stolen ones first.
func TestBriefOfATurn(t *testing.T) {
	want := map[locales.Lang][]string{
		locales.German: {
			"LOCKE: S gegen L getauscht, anderer Wortstamm: Alle 5 werden rot.",
			"TORTE: T und E angefügt, anderer Wortstamm: Alle 5 werden rot.",
			"LOB: ",
			"DAMEN: N angefügt, DAMEN ist eine Form von DAME: Nur N wird rot.",
			"EILT: ",
		},
		locales.English: {
			"LOCKE: S exchanged for L, a different stem: all 5 turn red.",
			"TORTE: T and E added, a different stem: all 5 turn red.",
			"LOB: ",
			"DAMEN: N added, DAMEN is a form of DAME: only N turns red.",
			"EILT: ",
		},
	}
	for _, lang := range locales.Langs {
		p := sit(t, lang, options(), 1)
		p.sockeField()
		p.sockeDraft()
		var got []string
		for _, l := range p.board.tell.verdicts(p.board.state) {
			got = append(got, l.word+": "+l.brief)
		}
		if !slices.Equal(got, want[lang]) {
			t.Errorf("%q, want %q", got, want[lang])
		}
	}
}

// Opened, a line says all that its notes say.
func TestOpenedLineSaysAll(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal(socke, "LXN", wk.LevelI)
	p.at(0, 0)
	p.typed("l")
	locke := p.board.words.lines.rows[0]
	p.check(locke.line.brief != "" && locke.says.String() == locke.line.brief, "one sentence at first")
	locke.Tapped(nil)
	p.check(locke.says.String() == locke.line.says && shelltest.Has(p.env, locke.line.says), "all of them when it is opened")
	locke.Tapped(nil)
	p.check(locke.says.String() == locke.line.brief, "and one again")
}

// A word made of two old ones has more to say than that, one that the table must judge less.
func TestNoBriefForMore(t *testing.T) {
	p := sit(t, locales.German, options(), 1)
	p.deal([]string{"bus.es"}, "SXN", wk.LevelI)
	p.at(3, 0)
	p.typed("s")
	l := p.board.tell.verdicts(p.board.state)[0]
	p.check(l.word == "BUSSES" && len(l.from) == 2 && l.brief == "" && l.says != "", "two words were joined")
	p = sit(t, locales.German, options(), 1)
	p.deal(socke, "XNA", wk.LevelI)
	p.at(5, 0)
	p.typed("x")
	l = p.board.tell.verdicts(p.board.state)[0]
	p.check(l.word == "SOCKEX" && l.brief == p.env.T("judge.brief.ask", games.Args{"Word": "SOCKEX"}), "what comes of it is not known yet")
}
