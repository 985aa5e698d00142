package dicewords

import (
	"testing"

	"spieltisch/games"
	"spieltisch/games/gamestest"

	"pgregory.net/rapid"
)

// everybody is how many seats have a view of their own: all see what the first one sees.
const everybody = 1

// picker chooses one of n, from 0.
type picker func(n int) int

// lawful makes some action that the prompts of the position allow.
func lawful(m games.Match, pick picker) (games.Seat, games.Action) {
	prompts := m.Prompts()
	p := prompts[pick(len(prompts))]
	if p.Seat == games.Table && !p.Main && pick(4) > 0 { // else every game is abandoned soon
		for _, q := range prompts {
			if q.Main {
				p = q
			}
		}
	}
	typ := p.Actions[pick(len(p.Actions))]
	for (typ == games.TypeAbandon || typ == TypePass) && pick(8) > 0 {
		typ = p.Actions[0]
	}
	return p.Seat, lawfulOf(m.View(p.Seat).(View), typ, pick)
}

func lawfulOf(v View, typ string, pick picker) games.Action {
	answer := pick(2) == 0
	switch typ {
	case TypeThrow:
		return someThrow(v, pick)
	case TypeDeclare:
		word := someWord(v, pick)
		if answer || v.Options.Check != CheckDictionary {
			return NewDeclare(v, word, known(word))
		}
		if v.Options.Hides() {
			return Declare{Word: word}
		}
		return NewOverrule(word)
	case TypeChallenge:
		if answer {
			return NewChallenge(v, known(v.Pending.Word))
		}
		return NewChallenge(v, silent{})
	case TypeRule:
		return NewRule(v, answer)
	case TypePass:
		return Pass{}
	case TypeAccept:
		return Accept{}
	case TypeNext:
		return Next{}
	case TypeTimeUp:
		return TimeUp{}
	}
	return games.Abandon{}
}

// someThrow is of some dice that may be thrown.
func someThrow(v View, pick picker) Throw {
	if v.Up == nil {
		return all()
	}
	var free []int
	for i, locked := range v.Locked {
		if !locked {
			free = append(free, i)
		}
	}
	n := 1 + pick(len(free))
	for i := range n {
		j := i + pick(len(free)-i)
		free[i], free[j] = free[j], free[i]
	}
	return Throw{Dice: free[:n]}
}

// someWord is some letters that lie on the table, the joker as any letter.
func someWord(v View, pick picker) string {
	faces := v.Faces()
	n := MinWord + pick(MaxWord-MinWord+1)
	for i := range n {
		j := i + pick(len(faces)-i)
		faces[i], faces[j] = faces[j], faces[i]
		if faces[i] == Joker {
			letters := []rune(Letters)
			faces[i] = letters[pick(len(letters))]
		}
	}
	return string(faces[:n])
}

func someOptions(t *rapid.T) Options {
	o := Options{
		Seats:    rapid.IntRange(1, 8).Draw(t, "seats"),
		Target:   rapid.IntRange(50, 250).Draw(t, "target"),
		Check:    rapid.SampledFrom([]Check{CheckDictionary, CheckChallenge, CheckTrust}).Draw(t, "check"),
		KeptStay: rapid.Bool().Draw(t, "kept stay"),
		Clock:    rapid.SampledFrom([]int{0, 180}).Draw(t, "clock"),
	}
	if o.Seats == 1 && o.Check == CheckChallenge {
		o.Check = CheckTrust
	}
	if o.Check == CheckChallenge {
		o.DoubtCost = o.Target % 2 * DoubtCost
	}
	o.Same = o.Check != CheckChallenge && rapid.Bool().Draw(t, "same")
	o.Aids = o.Check == CheckDictionary && rapid.Bool().Draw(t, "aids")
	if o.Seats == 1 && o.Target%2 == 1 {
		o.Rounds, o.Target = 1+o.Target%MaxRounds, MaxTarget
	}
	for seat := 1; seat < o.Seats; seat++ {
		o.Head[seat] = max(0, rapid.IntRange(-20, o.Target-1).Draw(t, "head"))
	}
	return o
}

func drawn(t *rapid.T) picker {
	return func(n int) int { return rapid.IntRange(0, n-1).Draw(t, "pick") }
}

// Random lawful games to the end, with everything that must hold after each action.
func TestRandomGames(t *testing.T) {
	gamestest.Same(t)
	ended, moves := map[games.Reason]int{}, 0
	rapid.Check(t, func(t *rapid.T) {
		o := someOptions(t)
		pick := drawn(t)
		r := record(t, Setup{Options: o, Set: german(t), Seed: rapid.Uint64().Draw(t, "seed")})
		for len(r.Rows) < 400 {
			if _, over := r.Log.Match().Outcome(); over {
				break
			}
			before := r.Log
			seat, a := lawful(r.Log.Match(), pick)
			if len(r.Rows)%10 == 1 {
				moves += gamestest.Moves(t, before.Match().(*Match), MaxSeats)
				gamestest.Listed(t, before.Match().(*Match), seat, a, TypeDeclare, TypeChallenge, games.TypeAbandon)
			}
			r.Do(t, seat, a)
			gamestest.RoundTrip(t, Kind{}, a)
			invariants(t, before, r.Log, a)
			if pick(5) == 0 {
				gamestest.TakeBack(t, &r, before, MaxSeats)
			}
		}
		if out, over := r.Log.Match().Outcome(); over {
			ended[out.Reason]++
		}
		gamestest.Replays(t, Kind{}, r, everybody)
	})
	if few := ended[games.ReasonTarget] < 10 || ended[games.ReasonAbandoned] < 1 || moves < 1000; few && !testing.Short() {
		t.Errorf("too few games reached their end: %v with %d moves tried", ended, moves)
	}
}

// anyAction is some action, sensible or not.
func anyAction(t *rapid.T, v View) (games.Seat, games.Action) {
	pick := drawn(t)
	seat := games.Seat(rapid.IntRange(-3, 9).Draw(t, "seat"))
	if pick(2) == 0 {
		seat = v.Asked
	}
	word := rapid.StringOfN(rapid.RuneFrom([]rune("ENSÄÖQ?e1")), 0, 11, -1).Draw(t, "word")
	if v.Up != nil && pick(2) == 0 {
		word = someWord(v, pick)
	}
	if v.Pending != nil && pick(2) == 0 {
		word = v.Pending.Word
	}
	rulings := games.Rulings{{
		Word:   word,
		Other:  rapid.SampledFrom([]string{"", "", "", "NEIN"}).Draw(t, "other"),
		Answer: rapid.Bool().Draw(t, "answer"),
		Reason: "lexicon.reason.name",
		By:     rapid.SampledFrom([]string{games.ByTable, games.ByHouse, "lexicon:de:1", "lexicon", ""}).Draw(t, "by"),
	}}
	rulings = rapid.SampledFrom([]games.Rulings{nil, rulings, rulings, append(rulings, rulings...)}).Draw(t, "rulings")
	dice := rapid.SliceOfN(rapid.IntRange(-1, 10), 0, 11).Draw(t, "dice")
	if pick(2) == 0 {
		dice = all().Dice
	}
	return seat, rapid.SampledFrom([]games.Action{
		Throw{dice}, Declare{word, rulings}, Pass{}, Challenge{rulings}, Rule{rulings}, Accept{}, TimeUp{}, games.Abandon{}, foreign{}, &Throw{dice},
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
		for range 40 {
			seat, a := anyAction(t, view(l))
			gamestest.Try(t, l.Match(), everybody, seat, a, refusals)
			if _, over := l.Match().Outcome(); over {
				return
			}
			seat, a = lawful(l.Match(), pick)
			l = gamestest.Do(t, l, seat, a)
			for _, e := range l.Match().Events(seat, 0) {
				gamestest.CheckArgs(t, e.Args)
			}
		}
	})
	if len(refusals) < 15 && !testing.Short() {
		t.Errorf("only these refusals were seen: %v", refusals)
	}
}

// Old positions stay as they were, whatever is played on from them.
func TestPositionsAreValues(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		pick := drawn(t)
		l := start(t, someOptions(t), rapid.Uint64().Draw(t, "seed"))
		for range 30 {
			if _, over := l.Match().Outcome(); over {
				break
			}
			l = gamestest.Branch(t, l, everybody, func(m games.Match) (games.Seat, games.Action) { return lawful(m, pick) }, spoil)
		}
	})
}

// spoil writes into everything that a match hands out.
func spoil(m games.Match) {
	v := m.View(0).(View)
	for i := range v.Up {
		v.Up[i] = 99
	}
	for i := range v.Points {
		v.Points[i] = 99
	}
	for i := range v.Turns {
		v.Turns[i].Word = "SPOILT"
		for k := range v.Turns[i].Dice {
			v.Turns[i].Dice[k] = 99
		}
	}
	for i := range v.Rulings {
		v.Rulings[i].Answer = !v.Rulings[i].Answer
	}
	gamestest.Spoil(m, everybody)
}
