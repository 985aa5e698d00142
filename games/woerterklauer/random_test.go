package woerterklauer

import (
	"slices"
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"

	"pgregory.net/rapid"
)

func someOptions(t *rapid.T) Options {
	o := Options{
		Seats: Seats,
		Size:  rapid.IntRange(MinSize, MaxSize).Draw(t, "size"),
		Level: Level(rapid.IntRange(int(LevelI), int(LevelIV)).Draw(t, "level")),
		Clock: rapid.SampledFrom([]int{0, 180}).Draw(t, "clock"),
		Red:   games.Seat(rapid.IntRange(0, 1).Draw(t, "red")),
		First: games.Seat(rapid.IntRange(0, 1).Draw(t, "first")),
	}
	o.Extra[1] = max(0, rapid.IntRange(-12, MaxExtra).Draw(t, "extra"))
	return o
}

// chooser chooses by one drawn seed: drawing every choice would be slow.
func chooser(t *rapid.T) picker {
	return games.NewChance(rapid.Uint64().Draw(t, "choices"), 3, 3).IntN
}

// Random lawful games to the end, with everything that must hold after each action.
func TestRandomGames(t *testing.T) {
	gamestest.Same(t)
	over, turns, moves := map[games.Reason]int{}, 0, 0
	rapid.Check(t, func(t *rapid.T) {
		o, pick := someOptions(t), chooser(t)
		r := record(t, o, rapid.Uint64().Draw(t, "seed"))
		for !gamestest.Over(r.Log) {
			before := r.Log
			seat, a := lawful(r.Log.Match(), pick)
			if v := view(before); len(r.Rows) > 25 && v.Phase == PhaseLay { // long enough
				seat, a = v.Asked, GiveUp{}
			}
			if pick(30) == 0 {
				moves += gamestest.Moves(t, inner(before), Seats)
				gamestest.Listed(t, inner(before), seat, a, TypeEndTurn, TypeTimeUp, games.TypeAbandon)
			}
			r.Do(t, seat, a)
			gamestest.RoundTrip(t, Kind{}, a)
			invariants(t, before, r.Log, a)
			if pick(5) == 0 {
				gamestest.TakeBack(t, &r, before, Seats)
			}
		}
		turns += len(view(r.Log).Turns)
		if out, end := r.Log.Match().Outcome(); end {
			over[out.Reason]++
		}
		gamestest.Replays(t, Kind{}, r, Seats)
	})
	if few := over[ReasonGaveUp] < 10 || over[ReasonTime] < 1 || over[games.ReasonAbandoned] < 1 || turns < 300 || moves < 1000; few && !testing.Short() {
		t.Errorf("too few games reached their end: %v after %d turns", over, turns)
	}
	t.Logf("%v after %d turns, %d moves tried", over, turns, moves)
}

// foreign is no action of this game.
type foreign struct{}

func (foreign) Type() string { return TypeDraw }

// anyAction is some action, sensible or not.
func anyAction(t *rapid.T, v View, pick picker) (games.Seat, games.Action) {
	seat := games.Seat(rapid.IntRange(-3, 3).Draw(t, "seat"))
	if pick(2) == 0 {
		seat = v.Asked
	}
	ids := rapid.SliceOfN(rapid.IntRange(-1, Tiles+1), 0, 7).Draw(t, "ids")
	if pick(2) == 0 && len(v.Pool) > 0 {
		ids = somePool(v, 1+pick(min(7, len(v.Pool))), pick)
	}
	field := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) Lay {
		return Lay{rapid.IntRange(-1, Tiles+1).Draw(t, "id"), Cell{rapid.IntRange(-2, 2).Draw(t, "x"), rapid.SampledFrom([]int{0, 1, MaxCell + 1, -1 << 62}).Draw(t, "y")}}
	}), 0, 3).Draw(t, "field")
	var rulings games.Rulings
	if v.Phase == PhaseLay && pick(2) == 0 {
		a, _ := ending(v, someDraft(v, pick), pick)
		field, rulings = a.Field, a.Rulings
	}
	rulings = spoilt(t, rulings)
	swap := rapid.IntRange(-1, 7).Draw(t, "swap")
	return seat, rapid.SampledFrom([]games.Action{
		Draw{},
		SetAside{ids},
		Swap{ids},
		EndTurn{field, rulings},
		TimeUp{field, rulings, 0},
		TimeUp{nil, nil, swap},
		TimeUp{field, rulings, swap},
		TimeUp{},
		GiveUp{},
		games.Abandon{},
		foreign{},
		&Draw{}, nil,
	}).Draw(t, "action")
}

// spoilt are the rulings, or some that don't belong there.
func spoilt(t *rapid.T, rs games.Rulings) games.Rulings {
	r := games.Ruling{
		Word:   rapid.SampledFrom([]string{"EI", "", "X", "\xff"}).Draw(t, "word"),
		Other:  rapid.SampledFrom([]string{"", "", "EIER"}).Draw(t, "other"),
		Answer: rapid.Bool().Draw(t, "answer"),
		By:     rapid.SampledFrom([]string{games.ByTable, games.ByHouse, "lexicon:x", "lexicon", ""}).Draw(t, "by"),
	}
	switch rapid.IntRange(0, 4).Draw(t, "rulings") {
	case 0:
		return append(slices.Clip(rs), r)
	case 1:
		return append(slices.Clip(rs), rs...)
	case 2:
		return rs[:len(rs)/2]
	}
	return rs
}

// Random actions either are what a prompt asks for, or are refused and change nothing;
// a refusal says only what may be said.
func TestRandomActions(t *testing.T) {
	gamestest.Same(t)
	refusals := map[games.ID]bool{}
	rapid.Check(t, func(t *rapid.T) {
		pick := chooser(t)
		l := start(t, someOptions(t), rapid.Uint64().Draw(t, "seed"))
		for range 12 {
			for range 4 {
				seat, a := anyAction(t, view(l), pick)
				gamestest.Try(t, l.Match(), Seats, seat, a, refusals)
			}
			if gamestest.Over(l) {
				return
			}
			seat, a := lawful(l.Match(), pick)
			l = gamestest.Do(t, l, seat, a)
			for _, e := range l.Match().Events(seat, 0) {
				gamestest.CheckArgs(t, e.Args)
			}
		}
	})
	if len(refusals) < 15 { // usually 24, of all that there are
		t.Errorf("only these refusals were seen: %v", refusals)
	}
}

// Old positions stay as they were, whatever is played on from them.
func TestPositionsAreValues(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		pick := chooser(t)
		l := start(t, someOptions(t), rapid.Uint64().Draw(t, "seed"))
		for range 12 {
			if gamestest.Over(l) {
				break
			}
			l = gamestest.Branch(t, l, Seats, func(m games.Match) (games.Seat, games.Action) { return lawful(m, pick) }, spoil)
		}
	})
}

// spoil writes into everything that a match hands out.
func spoil(m games.Match) {
	v := m.View(0).(View)
	for i := range v.Set {
		v.Set[i].Count = 99
	}
	for i := range v.Field {
		v.Field[i].ID = 99
	}
	for i := range v.Pool {
		v.Pool[i].ID = 99
	}
	for i := range v.Boxed {
		v.Boxed[i].Count = 99
	}
	for i := range v.Rulings {
		v.Rulings[i].Answer = !v.Rulings[i].Answer
	}
	spoilHistory(v)
	gamestest.Spoil(m, Seats)
}

func spoilHistory(v View) {
	for _, p := range v.Turns {
		for i := range p.Words {
			for k := range p.Words[i].From {
				p.Words[i].From[k] = "SPOILT"
			}
			p.Words[i].Text = "SPOILT"
		}
	}
	for i := range v.History.Places {
		v.History.Places[i].Text = "SPOILT"
	}
	for _, c := range v.History.Carried {
		c.Spellings[0] = "SPOILT"
	}
}
