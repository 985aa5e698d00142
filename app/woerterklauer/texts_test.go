package woerterklauer_test

import (
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/tabletest"
	"spieltisch/games"
	"spieltisch/games/gamestest"
	"spieltisch/games/lexicon"
	wk "spieltisch/games/woerterklauer"
	"spieltisch/locales"
)

// sample are the arguments of every message of the rules but events, as games/woerterklauer/ids.go
// and games/woerterklauer/referee_ids.go name them; where they change the wording there are several.
func sample() map[games.ID][]games.Args {
	red, black := wk.ColorID(wk.Red), wk.ColorID(wk.Black)
	stem := games.Args{"Word": "LOCKE", "Other": "SOCKE", "Lemma": "", "Reason": lexicon.ReasonSameStem}
	form := games.Args{"Word": "HUNDE", "Other": "HUND", "Lemma": "", "Reason": lexicon.ReasonSameForm}
	bare := games.Args{"Word": "HUNDE", "Other": "HUND", "Lemma": "", "Reason": games.ID("")}
	verb := games.Args{"Word": "EILT", "Other": "", "Lemma": "EILEN", "Reason": lexicon.ReasonTermVerb}
	one, two := []string{"S"}, []string{"S", "T"}
	return map[games.ID][]games.Args{
		wk.RefusedTiles: {{"Count": 2}}, wk.RefusedOverlap: {{"Count": 1}, {"Count": 2}}, wk.RefusedSpread: {{}},
		wk.RefusedWide: {{"Wide": 11, "Edge": 10}}, wk.RefusedHigh: {{"High": 11, "Edge": 10}}, wk.RefusedEmpty: {{}},
		wk.RefusedPieces: {{"Count": 2}}, wk.RefusedSingle: {{"Letters": one, "Count": 1}, {"Letters": two, "Count": 2}},
		wk.RefusedInvalid: {verb, bare}, wk.RefusedBefore: {{"Word": "LOCKE", "Other": "GLOCKE"}}, wk.RefusedPlace: {{"Word": "LOCKE"}},
		wk.RefusedGap: {{"Word": "SOCKE", "Letters": one}}, wk.RefusedMoved: {{"Letters": two}}, wk.RefusedDissolved: {{"Word": "ER"}},
		wk.RefusedParted:    {{"Word": "WERKTAG", "Count": 2}},
		wk.RefusedExchanged: {{"Word": "HUND", "Letters": two, "Count": 2, "Most": 1}, {"Word": "HUND", "Letters": one, "Count": 1, "Most": 0}},
		wk.RefusedInserted:  {{"Word": "HUND", "Count": 2, "Most": 1}}, wk.RefusedRemoved: {{"Word": "STAND", "Letters": one}},
		wk.RefusedSame: {{"Word": "HUNDE", "Other": "HUND", "Letters": one}}, wk.RefusedUnused: {{"Word": "STAND", "Letters": one}},
		wk.RefusedPool: {{"Letters": one}}, wk.RefusedTorn: {{"Word": "BUCH", "Other": "HUT"}},
		wk.RefusedLevel: {{"Level": 2, "Agreed": 1}, {"Level": 3, "Agreed": 2}, {"Level": 4, "Agreed": 3}}, wk.RefusedEveryLevel: {{}},
		wk.RefusedLead: {{"Own": 4, "Other": 4, "Needs": 1}, {"Own": 4, "Other": 9, "Needs": 6}},

		wk.NoteExchanged: {{"Word": "SOCKE", "Was": one, "Now": []string{"L"}, "Count": 1}}, wk.NoteInserted: {{"Word": "BUCH", "Letters": one, "Count": 1}},
		wk.NoteAppended: {{"Word": "LOCKE", "Letters": two, "Count": 2}}, wk.NoteRemoved: {{"Word": "STAND", "Letters": one, "Count": 1}},
		wk.NoteMoved: {{}}, wk.NoteJudged: {verb, bare}, wk.NoteAsk: {{"Word": "KLOCK"}}, wk.NoteMeaning: {stem, bare}, wk.NoteSame: {form, bare},
		wk.NoteAlike: {{"Word": "HUND"}}, wk.NoteAskSame: {{"Word": "KLOCKEN", "Other": "KLOCK"}},
		wk.NoteCrosses: {{"Other": "BLAU", "Letter": "B", "Color": red}}, wk.NoteAll: {{"Count": 5, "Color": red}, {"Count": 2, "Color": black}},
		wk.NoteOnly: {{"Letters": one, "Count": 1, "Color": red}, {"Letters": two, "Count": 2, "Color": black}}, wk.NoteNothing: {{}},
		red: {{}}, black: {{}},

		wk.IllegalSeats: {{"Min": 2, "Max": 2}}, wk.IllegalSize: {{"Min": 7, "Max": 12}}, wk.IllegalLevel: {{"Min": 1, "Max": 4}},
		wk.IllegalClock: {{"Min": 30, "Max": 3600}}, wk.IllegalRed: {{}}, wk.IllegalFirst: {{}}, wk.IllegalSet: {{}},
		wk.IllegalNow: {{"Phase": wk.PhaseDraw}}, wk.IllegalAside: {{"Count": 4}}, wk.IllegalSwap: {{"Max": 6}},
		wk.IllegalSwapped: {{}}, wk.IllegalPool: {{"Count": 12}}, wk.IllegalBox: {{}}, wk.IllegalTiles: {{}}, wk.IllegalRuling: {{}},
		wk.IllegalAsk: {{"Word": "KLOCK"}}, wk.IllegalAskSame: {{"Word": "KLOCKEN", "Other": "KLOCK"}},

		wk.PhaseDraw: {{}}, wk.PhaseVowel: {{}}, wk.PhaseLay: {{}}, wk.PhaseOver: {{}},
	}
}

func TestEveryMessageIsWhole(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		for id, all := range sample() {
			for _, args := range all {
				tabletest.Whole(t, env, wk.Name, id, args)
			}
		}
	}
}

// Every id that the rules have stands in the sample, or is an event.
func TestSampleIsComplete(t *testing.T) {
	all := sample()
	ids := regexp.MustCompile(`"(woerterklauer\.[a-z_.]+)"`)
	n := 0
	for _, file := range []string{"ids.go", "referee_ids.go"} {
		data, err := os.ReadFile(filepath.Join("..", "..", "games", wk.Name, file))
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range ids.FindAllSubmatch(data, -1) {
			id := games.ID(m[1])
			n++
			if all[id] == nil && !strings.HasPrefix(string(id), "woerterklauer.event.") {
				t.Errorf("%s is not in the sample", id)
			}
		}
	}
	if n < 70 {
		t.Errorf("only %d ids found", n)
	}
}

// What the referee says reads like speech, the lexicon's reasons in it.
func TestSentencesOfTheReferee(t *testing.T) {
	s := sample()
	for lang, want := range map[locales.Lang][]string{
		locales.German: {
			"S von SOCKE gegen L ausgetauscht.", "LOCKE und SOCKE sind verschiedene Wörter, nicht zwei Formen von einem.", "Alle 5 werden rot.",
			"HUNDE ist eine Form von HUND.", "Allein das S wird rot.", "Das B wird rot.",
			"EILT ist gebeugt: Nur die Grundform EILEN gilt.", "Es steht 4 zu 4, also unentschieden. Ein geklauter Buchstabe zählt doppelt.",
			"Dieser Zug geht erst ab Stufe II, abgemacht ist Stufe I.", "Das Feld wäre 11 breit, abgemacht sind 10.",
		},
		locales.English: {
			"S of SOCKE changed to L.", "LOCKE and SOCKE are different words, not two forms of one.", "All 5 turn red.",
			"HUNDE is a form of HUND.", "Only the S turns red.", "The B turns red.",
			"EILT is inflected: only the infinitive EILEN counts.", "It is 4 to 4, so you’re even. A stolen letter counts twice.",
			"This turn is allowed from level II; level I is agreed.", "That would be 11 wide. The limit is 10.",
		},
	} {
		env := shelltest.New(t, lang)
		for i, id := range []games.ID{
			wk.NoteExchanged, wk.NoteMeaning, wk.NoteAll, wk.NoteSame, wk.NoteOnly, wk.NoteCrosses, wk.RefusedInvalid, wk.RefusedLead, wk.RefusedLevel, wk.RefusedWide,
		} {
			if got := env.T(id, s[id][0]); got != want[i] {
				t.Errorf("%q, want %q", got, want[i])
			}
		}
	}
}

// goldenEvents are what was told in the golden matches.
func goldenEvents(t *testing.T) (out []games.Event) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("..", "..", "games", wk.Name, "testdata", "logs", "*", "*.json"))
	if err != nil || len(files) < 5 {
		t.Fatal(len(files), err)
	}
	for _, file := range files {
		out = append(out, gamestest.GoldenLog(t, wk.Kind{}, file).Match().Events(games.Table, 0)...)
	}
	return out
}

// Every event reads as a sentence, and speaks to nobody: everybody reads it.
func TestEveryEventIsWhole(t *testing.T) {
	events := goldenEvents(t)
	tabletest.EventsAreWhole(t, wk.Name, events,
		wk.EventDraw, wk.EventVowel, wk.EventSwap, wk.EventAccepted, wk.EventSame, wk.EventApart, wk.EventNew, wk.EventStolen, wk.EventChanged,
		wk.EventExtended, wk.EventTurn, wk.EventTimeUp, wk.EventTimeOut, wk.EventGiveUp, wk.EventWin, wk.EventAbandon,
	)
	tabletest.EventsNameSeats(t, events)
}

func TestSentencesOfTheLog(t *testing.T) {
	at := games.Args{"Seat": games.Seat(0)}
	with := func(more games.Args) games.Args {
		out := maps.Clone(at)
		maps.Copy(out, more)
		return out
	}
	stolen := with(games.Args{"Word": "BUSSES", "Others": []string{"BUS", "ES"}})
	won := with(games.Args{"Of": games.Seat(1), "Points": 12, "Other": 14})
	drawn := with(games.Args{"Count": 2, "Letters": "AE", "Box": 1})
	for lang, want := range map[locales.Lang][4]string{
		locales.German: {
			"Tina klaut BUS und ES und macht BUSSES daraus", "Tina gewinnt gegen Ben (Buchstaben 12 zu 14)", "Tina zieht AE, in der Schachtel liegt noch 1 Plättchen",
			"Tinas Zeit ist um, ohne gültigen Zug",
		},
		locales.English: {
			"Tina turns BUS and ES into BUSSES and steals it", "Tina wins against Ben (letters 12 to 14)", "Tina draws AE, 1 tile is left in the box",
			"Tina’s time is up, without a valid turn",
		},
	} {
		env := shelltest.New(t, lang)
		names := []string{"Tina", "Ben"}
		got := [4]string{
			env.Named(names, wk.EventStolen, stolen), env.Named(names, wk.EventWin, won),
			env.Named(names, wk.EventDraw, drawn), env.Named(names, wk.EventTimeOut, at),
		}
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}
