package decipher_test

import (
	"testing"

	"spieltisch/app/draw"
	"spieltisch/app/shell/shelltest"
	"spieltisch/app/table/tabletest"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
	"spieltisch/locales"
)

// sample are the arguments of every message of the rules, as games/decipher/ids.go names them.
func sample() map[games.ID]games.Args {
	kind, seat := dc.KindID(1), games.Seat(1)
	kinds, letters := []games.ID{dc.KindID(0), dc.KindID(3)}, []string{"O", "V"}
	word := games.Args{"Word": "PANDA"}
	out := map[games.ID]games.Args{
		dc.IllegalSeats: {"Min": 2, "Max": 4}, dc.IllegalLengths: {"Min": 3, "Max": 6}, dc.IllegalClock: {"Min": 10, "Max": 600},
		dc.IllegalLanguage: nil, dc.IllegalPick: nil, dc.IllegalAlphabet: nil,
		dc.IllegalNow: {"Phase": dc.PhaseTake}, dc.IllegalMaker: {"Seat": seat}, dc.IllegalSeeker: nil, dc.IllegalOut: nil,
		dc.IllegalHand: nil, dc.IllegalNoBonus: nil, dc.IllegalEmpty: nil, dc.IllegalZone: {"Max": 5},
		dc.IllegalCovered: {"Zone": 3, "Kind": kind}, dc.IllegalNoOrder: nil,
		dc.IllegalLetter: {"Sign": "7"}, dc.IllegalLength: {"Word": "PANDAS", "Length": 6, "Want": 5}, dc.IllegalRefuted: word,
		dc.IllegalTiles: {"Word": "VOODOO", "Letters": letters, "Max": 3}, dc.IllegalPieces: {"Word": "VOODOO", "Kinds": kinds},
		dc.IllegalStock: {"Word": "VOODOO", "Letters": letters, "Max": 3, "Kinds": kinds}, dc.IllegalOrder: nil,
		dc.IllegalKind: {"Kind": kind}, dc.IllegalTile: {"Letter": "O", "Need": 4, "Have": 3}, dc.IllegalPiece: {"Kind": kind, "Need": 10, "Have": 8},
		dc.NoteInflected: {"Word": "NAHM", "Lemma": "nehmen"}, dc.NoteLookalikes: {"Word": "PANDA", "Words": []string{"PANDH", "PHNDA"}},
	}
	for _, id := range []games.ID{dc.NoteUnknown, dc.NoteRare, dc.NoteUsed, dc.NoteName, dc.NoteRefused, dc.NoteHouse, dc.NoteKnown, dc.NoteUnique} {
		out[id] = word
	}
	for _, id := range []games.ID{dc.PhaseWord, dc.PhaseTake, dc.PhaseGive, dc.PhasePlace, dc.PhaseBonus, dc.PhasePass, dc.PhaseScored, dc.PhaseOver} {
		out[id] = nil
	}
	return out
}

func TestEveryMessageIsWhole(t *testing.T) {
	for _, lang := range locales.Langs {
		env := shelltest.New(t, lang)
		for id, args := range sample() {
			tabletest.Whole(t, env, dc.Name, id, args)
		}
	}
	env := shelltest.New(t, locales.German)
	want := "VOODOO lässt sich nicht bauen. Von jedem Buchstaben gibt es nur 3 Marker, das reicht nicht für O und V. Und so viele Teile gibt es nicht: Langer Stab und Kleiner Bogen."
	if got := env.Explain(nil, games.Refuse(dc.IllegalStock, sample()[dc.IllegalStock])); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// playout plays a match by chance until it is over.
func playout(t *testing.T, o dc.Options, seed uint64) games.Match {
	t.Helper()
	m, err := dc.New(dc.NewSetup(o, draw.Letters(), seed))
	if err != nil {
		t.Fatal(err)
	}
	words := []string{"HOBBY", "PANDA", "FISCH", "NACHT", "TISCH", "VOGEL", "KATZE", "HUNDE", "BLUME", "STERN"}
	for n := 0; ; n++ {
		if _, over := m.Outcome(); over {
			return m
		}
		if n > 2000 {
			t.Fatal("the match doesn't end")
		}
		c := games.NewChance(seed, n, 1)
		seat, a := someAction(m, c, words)
		_ = m.Apply(seat, a) // what is refused is no event
	}
}

// someAction is something that might be done now.
func someAction(m *dc.Match, c *games.Chance, words []string) (games.Seat, games.Action) {
	prompts := m.Prompts()
	p := prompts[c.IntN(len(prompts))]
	v := m.View(p.Seat).(dc.View)
	word := words[c.IntN(len(words))]
	switch typ := p.Actions[c.IntN(len(p.Actions))]; typ {
	case dc.TypeSetWord:
		d := dc.NewMakerDraft(v).Put(v.Options, word)
		if v.Options.Pick == dc.PickOrder {
			d = d.Shuffle(v, c)
		}
		return p.Seat, d.SetWord(v)
	case dc.TypeReorder:
		return p.Seat, dc.NewMakerDraft(v).Shuffle(v, c).Reorder()
	case dc.TypeGive:
		return p.Seat, dc.Give{Kind: letterpiece.Kind(c.IntN(letterpiece.Kinds))}
	case dc.TypeTake:
		return p.Seat, dc.Take{}
	case dc.TypeAsk:
		return p.Seat, dc.Ask{Zone: c.IntN(v.Options.Length)}
	case dc.TypeAskPiece:
		return p.Seat, dc.AskPiece{}
	case dc.TypePass:
		return p.Seat, dc.Pass{}
	case dc.TypeTimeUp:
		return p.Seat, dc.TimeUp{}
	case dc.TypeNext:
		return p.Seat, dc.Next{}
	default:
		if c.IntN(4) > 0 {
			return games.Table, dc.TimeUp{} // few guesses, so that pieces come
		}
		return p.Seat, dc.Guess{Word: word}
	}
}

// Every event of matches played by chance reads as a sentence, for whoever may know it.
func TestEveryEventIsWhole(t *testing.T) {
	var events []games.Event
	for i := range 40 {
		o := dc.DefaultOptions(3)
		o.Pick, o.Clock = []dc.Pick{dc.PickOrder, dc.PickLive, dc.PickRandom}[i%3], 30
		events = append(events, tabletest.Told(playout(t, o, uint64(i+1)), o.Seats)...)
	}
	tabletest.EventsAreWhole(t, dc.Name, events,
		dc.EventWord, dc.EventOwnWord, dc.EventReorder, dc.EventTake, dc.EventGive, dc.EventNo, dc.EventYes, dc.EventOnly,
		dc.EventBonusMode, dc.EventAskPiece, dc.EventPass, dc.EventTimeUp, dc.EventWrong, dc.EventOut, dc.EventHand, dc.EventRight,
		dc.EventUnguessed, dc.EventPoints, dc.EventNext, dc.EventWin,
	)
}

func TestEventsNameSeats(t *testing.T) {
	for i := range 3 {
		m := playout(t, dc.Options{Seats: 3, Length: 5, Language: dc.LanguageGerman, Pick: dc.PickRandom, Clock: 30}, uint64(i+20))
		tabletest.EventsNameSeats(t, m.Events(games.Table, 0))
	}
}
