package decipher

import (
	"reflect"
	"slices"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"
	"spieltisch/games/letterpiece"

	"pgregory.net/rapid"
)

// picker chooses one of n, from 0.
type picker func(n int) int

// lawful makes some action that the prompts of the position allow, mostly those
// that bring the round on.
func lawful(t gamestest.Failer, m games.Match, pick picker) (games.Seat, games.Action) {
	t.Helper()
	prompts := m.Prompts()
	main := slices.IndexFunc(prompts, func(p games.Prompt) bool { return p.Main })
	p := prompts[main]
	if pick(5) == 0 {
		p = prompts[pick(len(prompts))]
	}
	typ := p.Actions[0]
	if pick(4) == 0 {
		typ = p.Actions[pick(len(p.Actions))]
	}
	if typ == games.TypeAbandon && pick(8) > 0 { // else every game is abandoned soon
		p, typ = prompts[main], prompts[main].Actions[0]
	}
	return p.Seat, lawfulOf(t, m, p.Seat, typ, pick)
}

func lawfulOf(t gamestest.Failer, m games.Match, seat games.Seat, typ string, pick picker) games.Action {
	t.Helper()
	v := m.View(seat).(View)
	switch typ {
	case TypeSetWord:
		words := wordsOf(t, v.Options.Language, v.Options.Length)
		return NewMakerDraft(v).Put(v.Options, words[pick(len(words))]).Shuffle(v, games.NewChance(uint64(pick(1000)), 0, 0)).SetWord(v)
	case TypeReorder:
		return NewMakerDraft(v).Shuffle(v, games.NewChance(uint64(pick(1000)), 1, 0)).Reorder()
	case TypeGive:
		left := v.Secret.Left.List()
		return Give{left[pick(len(left))]}
	case TypeAsk:
		open := v.Open()
		return Ask{open[pick(len(open))]}
	case TypeGuess:
		return Guess{someGuess(t, m, pick)}
	case TypeTake:
		return Take{}
	case TypeAskPiece:
		return AskPiece{}
	case TypePass:
		return Pass{}
	case TypeTimeUp:
		return TimeUp{}
	case TypeNext:
		return Next{}
	}
	return games.Abandon{}
}

// someGuess is a word not refuted, now and then the right one.
func someGuess(t gamestest.Failer, m games.Match, pick picker) string {
	t.Helper()
	v := m.View(games.Table).(View)
	if pick(4) == 0 {
		return m.View(v.Maker).(View).Secret.Word
	}
	words := wordsOf(t, v.Options.Language, v.Options.Length)
	for i := pick(len(words)); ; i = (i + 1) % len(words) {
		if !slices.ContainsFunc(v.Refuted, func(r Refuted) bool { return r.Word == words[i] }) {
			return words[i]
		}
	}
}

func someOptions(t *rapid.T) Options {
	o := Options{
		Seats:    rapid.IntRange(2, 4).Draw(t, "seats"),
		Length:   rapid.IntRange(3, 6).Draw(t, "length"),
		Language: rapid.SampledFrom([]Language{LanguageGerman, LanguageEnglish}).Draw(t, "language"),
		Pick:     rapid.SampledFrom([]Pick{PickOrder, PickLive, PickRandom}).Draw(t, "pick"),
		Filter:   rapid.Bool().Draw(t, "filter"),
		Clock:    rapid.SampledFrom([]int{0, 60}).Draw(t, "clock"),
	}
	o.Head[0] = max(0, rapid.IntRange(-20, MaxHead).Draw(t, "head"))
	return o
}

func drawn(t *rapid.T) picker {
	return func(n int) int { return rapid.IntRange(0, n-1).Draw(t, "pick") }
}

// Random lawful games to the end, with everything that must hold after each action.
func TestRandomGames(t *testing.T) {
	gamestest.Same(t)
	ended, guessed, not, moves := map[games.Reason]int{}, 0, 0, 0
	rapid.Check(t, func(t *rapid.T) {
		pick := drawn(t)
		r := record(t, setupOf(t, someOptions(t), rapid.Uint64().Draw(t, "seed")))
		for len(r.Rows) < 500 {
			if _, over := r.Log.Match().Outcome(); over {
				break
			}
			before := r.Log
			seat, a := lawful(t, r.Log.Match(), pick)
			moves += gamestest.Moves(t, before.Match().(*Match), MaxSeats)
			gamestest.Listed(t, before.Match().(*Match), seat, a, TypeSetWord, TypeReorder, TypeGuess, games.TypeAbandon)
			r.Do(t, seat, a)
			gamestest.RoundTrip(t, Kind{}, a)
			invariants(t, before, r.Log, seat)
			if pick(6) == 0 {
				gamestest.TakeBack(t, &r, before, MaxSeats)
			}
		}
		if out, over := r.Log.Match().Outcome(); over {
			ended[out.Reason]++
		}
		for _, res := range view(r.Log).Results {
			if res.Guesser == games.Table {
				not++
			} else {
				guessed++
			}
		}
		gamestest.Replays(t, Kind{}, r, MaxSeats)
	})
	if least := 10; ended[ReasonRounds] < least || ended[games.ReasonAbandoned] < 1 || guessed < least || not < least || moves < 1000 {
		t.Errorf("too few games reached their end: %v, %d guessed, %d not, %d moves tried", ended, guessed, not, moves)
	}
}

type foreign struct{}

func (foreign) Type() string { return TypeTake }

// anyAction is some action, sensible or not.
func anyAction(t *rapid.T, m games.Match) (games.Seat, games.Action) {
	pick := drawn(t)
	v := m.View(games.Table).(View)
	seat := games.Seat(rapid.IntRange(-3, 5).Draw(t, "seat"))
	switch pick(3) {
	case 0:
		seat = v.Asked
	case 1:
		seat = v.Maker
	}
	word := rapid.StringOfN(rapid.RuneFrom([]rune("ENSÄOß?e1'-")), 0, 8, -1).Draw(t, "word")
	if pick(2) == 0 {
		words := wordsOf(t, v.Options.Language, v.Options.Length)
		word = words[pick(len(words))]
	}
	order := rapid.SliceOfN(rapid.Map(rapid.IntRange(-1, 4), func(k int) letterpiece.Kind { return letterpiece.Kind(k) }), 0, 12).Draw(t, "order")
	if pick(2) == 0 {
		order = m.(*Match).Left.List()
	}
	n := rapid.IntRange(-2, 7).Draw(t, "n")
	return seat, rapid.SampledFrom([]games.Action{
		SetWord{word, order},
		SetWord{Word: word},
		Reorder{order},
		Give{letterpiece.Kind(n)},
		Take{},
		AskPiece{},
		Ask{n},
		Guess{word},
		Pass{},
		TimeUp{},
		Next{},
		games.Abandon{},
		foreign{},
		&Take{},
	}).Draw(t, "action")
}

// Random actions either are what a prompt asks for, or are refused and change
// nothing; a refusal says only what may be said.
func TestRandomActions(t *testing.T) {
	gamestest.Same(t)
	refusals := map[games.ID]bool{}
	rapid.Check(t, func(t *rapid.T) {
		pick := drawn(t)
		l := start(t, someOptions(t), rapid.Uint64().Draw(t, "seed"))
		for range 25 {
			seat, a := anyAction(t, l.Match())
			gamestest.Try(t, l.Match(), MaxSeats, seat, a, refusals)
			if _, over := l.Match().Outcome(); over {
				return
			}
			seat, a = lawful(t, l.Match(), pick)
			l = gamestest.Do(t, l, seat, a)
			for _, e := range l.Match().Events(seat, 0) {
				gamestest.CheckArgs(t, e.Args)
			}
		}
	})
	if len(refusals) < 18 && !testing.Short() {
		t.Errorf("only these refusals were seen: %v", refusals)
	}
}

// Old positions stay as they were, whatever is played on from them, and whatever is
// written into what they hand out.
func TestPositionsAreValues(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		pick := drawn(t)
		l := start(t, someOptions(t), rapid.Uint64().Draw(t, "seed"))
		for range rapid.IntRange(0, 40).Draw(t, "before") {
			if _, over := l.Match().Outcome(); !over {
				seat, a := lawful(t, l.Match(), pick)
				l = gamestest.Do(t, l, seat, a)
			}
		}
		for range 5 {
			if _, over := l.Match().Outcome(); over {
				break
			}
			l = gamestest.Branch(t, l, MaxSeats, func(m games.Match) (games.Seat, games.Action) { return lawful(t, m, pick) }, spoil)
		}
	})
}

// A zone grows in two branches by the same kind, but not by the same piece.
func TestZonesAreValues(t *testing.T) {
	l := begun(t, start(t, options(2, 3, LanguageEnglish, PickLive), 1), "BEE") // B LUU, E LSSS
	for _, k := range []letterpiece.Kind{long, short, short} {
		l = gamestest.Do(t, l, 0, Give{k})
		l = gamestest.Do(t, l, 1, Ask{1})
	}
	a := gamestest.Do(t, gamestest.Do(t, l, 0, Give{short}), 1, Ask{1})
	before := everything(t, a.Match())
	b := gamestest.Do(t, gamestest.Do(t, l, 0, Give{uu}), 1, Ask{0})
	b = gamestest.Do(t, gamestest.Do(t, b, 0, Give{short}), 1, Ask{1})
	if view(b).Zones[1].Pieces[3].ID != 5 || everything(t, a.Match()) != before {
		t.Errorf("%+v and %+v", view(a).Zones[1], view(b).Zones[1])
	}
}

// An action's own slices belong to who made it.
func TestActionsAreCopied(t *testing.T) {
	l := start(t, options(2, 3, LanguageGerman, PickOrder), 1)
	a := inOrder(t, view(l), "ROT")
	l = gamestest.Do(t, l, 0, a)
	a.Order[0] = uu
	again := Reorder{slices.Clone(makerView(l).Secret.Order)}
	if again.Order[0] != long {
		t.Fatal("the order of the word is shared")
	}
	l = gamestest.Do(t, l, 0, again)
	again.Order[0] = uu
	if makerView(l).Secret.Order[0] != long {
		t.Fatal("the new order is shared")
	}
}

// spoil writes into everything that a match hands out.
func spoil(m games.Match) {
	for seat := games.Table; seat < MaxSeats; seat++ {
		v := m.View(seat).(View)
		for i := range v.Zones {
			for k := range v.Zones[i].Pieces {
				v.Zones[i].Pieces[k].ID = 99
			}
			v.Zones[i] = Zone{}
		}
		for i := range v.Letters {
			v.Letters[i].Letter = "SPOILT"
		}
		for i := range v.Results {
			v.Results[i].Word = "SPOILT"
			for k := range v.Results[i].Scores {
				v.Results[i].Scores[k].Guess = 99
			}
		}
		for i := range v.Refuted {
			v.Refuted[i].Word = "SPOILT"
		}
		if v.Hand != nil {
			v.Hand.ID = 99
		}
		if v.Secret != nil {
			v.Secret.Word = "SPOILT"
			for i := range v.Secret.Order {
				v.Secret.Order[i] = 99
			}
		}
	}
	gamestest.Spoil(m, MaxSeats)
}

// The log of one seat is the log of everybody but for the word.
func TestEventsFrom(t *testing.T) {
	l := begun(t, start(t, options(2, 3, LanguageGerman, PickOrder), 1), "ROT")
	l = gamestest.Do(t, l, 1, Take{})
	own := games.Event{Step: 1, Seat: 0, ID: EventOwnWord, Args: games.Args{"Seat": games.Seat(0), "Word": "ROT"}}
	if es := l.Match().Events(0, 0); len(es) != 3 || !reflect.DeepEqual(es[1], own) {
		t.Errorf("%+v", es)
	}
	for _, seat := range []games.Seat{1, games.Table} {
		if got := gamestest.EventIDs(l.Match().Events(seat, 0)); !slices.Equal(got, []games.ID{EventWord, EventTake}) {
			t.Errorf("seat %d: %v", seat, got)
		}
	}
	if got := gamestest.EventIDs(l.Match().Events(0, 1)); !slices.Equal(got, []games.ID{EventTake}) {
		t.Errorf("%v", got)
	}
}
