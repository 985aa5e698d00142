package dicewords

import (
	"encoding/json"
	"errors"
	"reflect"
	"slices"
	"testing"

	"spieltisch/games"

	"pgregory.net/rapid"
)

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
	for (typ == TypeAbandon || typ == TypePass) && pick(8) > 0 {
		typ = p.Actions[0]
	}
	return p.Seat, lawfulOf(m.View(p.Seat).(View), typ, pick)
}

func lawfulOf(v View, typ string, pick picker) games.Action {
	answer := pick(2) == 0
	switch typ {
	case TypeThrow:
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
	case TypeDeclare:
		word := someWord(v, pick)
		if answer || v.Options.Check != Dictionary {
			return NewDeclare(v, word, known(word))
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
	case TypeTimeUp:
		return TimeUp{}
	}
	return games.Abandon{}
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
		Check:    rapid.SampledFrom([]Check{Dictionary, Challenges, Trust}).Draw(t, "check"),
		KeptStay: rapid.Bool().Draw(t, "kept stay"),
		Clock:    rapid.SampledFrom([]int{0, 180}).Draw(t, "clock"),
	}
	if o.Seats == 1 && o.Check == Challenges {
		o.Check = Trust
	}
	o.Aids = o.Check == Dictionary && rapid.Bool().Draw(t, "aids")
	return o
}

func drawn(t *rapid.T) picker {
	return func(n int) int { return rapid.IntRange(0, n-1).Draw(t, "pick") }
}

// Random lawful games to the end, with everything that must hold after each action.
func TestRandomGames(t *testing.T) {
	ended := map[games.Reason]int{}
	rapid.Check(t, func(t *rapid.T) {
		o := someOptions(t)
		pick := drawn(t)
		r := recorder{log: start(t, o, rapid.Uint64().Draw(t, "seed"))}
		for len(r.rows) < 400 {
			if _, over := r.log.Match().Outcome(); over {
				break
			}
			before := r.log
			seat, a := lawful(r.log.Match(), pick)
			r.do(t, seat, a)
			roundTrip(t, a)
			invariants(t, before, r.log, a)
			if pick(5) == 0 {
				takeBack(t, &r, before)
			}
		}
		if out, over := r.log.Match().Outcome(); over {
			ended[out.Reason]++
		}
		again, err := games.Replay(Kind{}, mustEncode(t, r.log), stored(r.rows))
		if err != nil {
			t.Fatalf("doesn't replay: %v", err)
		}
		if !reflect.DeepEqual(again.Match().View(0), r.log.Match().View(0)) ||
			!reflect.DeepEqual(again.Match().Events(0, 0), r.log.Match().Events(0, 0)) {
			t.Fatalf("replays differently")
		}
	})
	if ended[games.ReasonTarget] < 10 || ended[games.ReasonAbandoned] < 1 {
		t.Errorf("too few games reached their end: %v", ended)
	}
}

func mustEncode(t failer, l games.Log) []byte {
	t.Helper()
	data, err := l.Match().(*Match).setup.Encode()
	if err != nil {
		t.Fatalf("%v", err)
	}
	return data
}

// takeBack undoes the last action of r if somebody may; before is the log without it.
func takeBack(t failer, r *recorder, before games.Log) {
	t.Helper()
	for seat := games.Table; seat < MaxSeats; seat++ {
		if r.log.Match().CanUndo(seat) {
			r.undo(t, seat)
			if !reflect.DeepEqual(view(r.log), view(before)) || r.log.Match().Sum() != before.Match().Sum() {
				t.Fatalf("undo left another position")
			}
			return
		}
	}
}

func roundTrip(t failer, a games.Action) {
	t.Helper()
	data, err := json.Marshal(a)
	if err != nil {
		t.Fatalf("%v", err)
	}
	got, err := DecodeAction(a.Type(), data)
	if err != nil || !reflect.DeepEqual(got, a) {
		t.Fatalf("%s: %+v came back as %+v, %v", data, a, got, err)
	}
}

func invariants(t failer, before, after games.Log, a games.Action) {
	t.Helper()
	old, m := view(before), after.Match()
	v := view(after)
	for seat := games.Seat(0); int(seat) < v.Options.Seats; seat++ {
		if !reflect.DeepEqual(m.View(seat), any(v)) {
			t.Fatalf("seat %d has its own view", seat)
		}
	}
	if v.Step != old.Step+1 || before.Match().Sum() == m.Sum() {
		t.Fatalf("step %d after %d, sum %x", v.Step, old.Step, m.Sum())
	}
	if es := m.Events(0, old.Step); len(es) == 0 || es[0].Step != v.Step || len(m.Events(0, 0)) != len(es)+len(before.Match().Events(0, 0)) {
		t.Fatalf("events of step %d: %+v", v.Step, es)
	}
	checkPrompts(t, m, v)
	checkDice(t, old, v, a)
	checkPoints(t, v)
	checkEnd(t, m, v)
	st := m.Standing()
	if st.Turn != v.Turn || st.Phase != v.Phase || st.Round != v.Round || !slices.Equal(st.Points, v.Points) || len(st.Scored) != len(v.Turns) {
		t.Fatalf("standing %+v of %+v", st, v)
	}
}

func checkPrompts(t failer, m games.Match, v View) {
	t.Helper()
	undo, mains := 0, 0
	for seat := games.Table; seat <= MaxSeats; seat++ {
		if m.CanUndo(seat) {
			undo++
		}
	}
	for _, p := range m.Prompts() {
		if p.Main {
			mains++
			if p.Seat != v.Turn || len(p.Actions) == 0 {
				t.Fatalf("main prompt %+v, turn %d", p, v.Turn)
			}
		}
		if p.Private {
			t.Fatalf("something private: %+v", p)
		}
	}
	if running := v.Phase != PhaseOver; undo > 1 || running && mains != 1 || !running && mains != 0 {
		t.Fatalf("%d may undo, %d main prompts in %s", undo, mains, v.Phase)
	}
}

func checkDice(t failer, old, v View, a games.Action) {
	t.Helper()
	if (v.Up != nil) != (v.Phase == PhaseThrow || v.Phase == PhaseDeclare) || v.Up != nil && v.Thrown == 0 {
		t.Fatalf("dice %v in %s after %d throws", v.Up, v.Phase, v.Thrown)
	}
	left := Throws - v.Thrown
	if v.Late || v.Phase == PhaseConfirm || v.Phase == PhaseRuling || v.Phase == PhaseOver {
		left = 0
	}
	if v.Left != left {
		t.Fatalf("%d throws left after %d in %s", v.Left, v.Thrown, v.Phase)
	}
	th, ok := a.(Throw)
	if !ok {
		return
	}
	for i := range v.Up {
		if v.Up[i] < 0 || v.Up[i] > 5 {
			t.Fatalf("die %d shows face %d", i, v.Up[i])
		}
		kept := !slices.Contains(th.Dice, i)
		if kept && v.Up[i] != old.Up[i] {
			t.Fatalf("die %d was kept and changed", i)
		}
		if v.Locked[i] != (kept && v.Options.KeptStay) || old.Locked[i] && !v.Locked[i] {
			t.Fatalf("die %d: kept %v, locked %v", i, kept, v.Locked[i])
		}
	}
}

// checkPoints counts everything again the slow way.
func checkPoints(t failer, v View) {
	t.Helper()
	points := make([]int, v.Options.Seats)
	for k, turn := range v.Turns {
		if want := games.Seat(k % v.Options.Seats); turn.Seat != want || turn.Round != k/v.Options.Seats+1 {
			t.Fatalf("turn %d is seat %d's in round %d", k, turn.Seat, turn.Round)
		}
		points[turn.Seat] += turn.Points
		checkTurn(t, v, turn)
	}
	if !slices.Equal(points, v.Points) {
		t.Fatalf("points %v, the turns say %v", v.Points, points)
	}
	if v.Pending != nil {
		checkTurn(t, v, *v.Pending)
	}
	if (v.Pending != nil) != (v.Phase == PhasePending || v.Phase == PhaseConfirm || v.Phase == PhaseRuling) {
		t.Fatalf("pending %+v in %s", v.Pending, v.Phase)
	}
}

func checkTurn(t failer, v View, turn Turn) {
	t.Helper()
	sum, used, letters := 0, [DiceCount]bool{}, []rune(turn.Word)
	for k, die := range turn.Dice {
		if used[die] {
			t.Fatalf("%s uses die %d twice", turn.Word, die)
		}
		used[die] = true
		face := v.Set.Faces(die)[turn.Up[die]]
		if face != letters[k] && (face != Joker || turn.Joker != k) {
			t.Fatalf("%s: die %d shows %c", turn.Word, die, face)
		}
		for _, value := range v.Set.Values {
			if value.Letter == string(face) {
				sum += value.Points
			}
		}
	}
	want := sum * len(letters)
	if turn.Verdict == Refuted {
		want = 0
	}
	if len(turn.Dice) != len(letters) || turn.Sum != sum || turn.Points != want || (turn.Word == "") != (turn.Verdict == None) {
		t.Fatalf("turn %+v, want sum %d", turn, sum)
	}
}

func checkEnd(t failer, m games.Match, v View) {
	t.Helper()
	out, over := m.Outcome()
	if over != (v.Phase == PhaseOver) {
		t.Fatalf("over %v in %s", over, v.Phase)
	}
	// Points after every whole round but the last: nobody had reached the target.
	sums := make([]int, v.Options.Seats)
	for k, turn := range v.Turns {
		sums[turn.Seat] += turn.Points
		whole := (k+1)%v.Options.Seats == 0
		reached := whole && slices.Max(sums) >= v.Options.Target
		if reached && (k < len(v.Turns)-1 || !over) {
			t.Fatalf("played on after the target: %v", sums)
		}
		if over && out.Reason == games.ReasonTarget && k == len(v.Turns)-1 && !reached {
			t.Fatalf("over at %v, target %d", sums, v.Options.Target)
		}
	}
	for i, p := range out.Places {
		better := 0
		for _, q := range out.Places {
			if q.Points > p.Points {
				better++
			}
		}
		if p.Rank != better+1 || p.Points != v.Points[p.Seat] || i > 0 && p.Rank < out.Places[i-1].Rank {
			t.Fatalf("places %+v", out.Places)
		}
	}
	if (out.Record != nil) != (over && v.Options.Seats == 1 && out.Reason == games.ReasonTarget) {
		t.Fatalf("record %+v", out.Record)
	}
}

// anyAction is some action, sensible or not.
func anyAction(t *rapid.T, v View) (games.Seat, games.Action) {
	pick := drawn(t)
	seat := games.Seat(rapid.IntRange(-3, 9).Draw(t, "seat"))
	if pick(2) == 0 {
		seat = v.Turn
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
		Throw{dice}, Declare{word, rulings}, Pass{}, Challenge{rulings}, Rule{rulings}, Accept{}, TimeUp{}, games.Abandon{}, nil2{}, &Throw{dice},
	}).Draw(t, "action")
}

// Random actions either are what a prompt asks for, or are refused and change
// nothing; a refusal says only what may be said.
func TestRandomActions(t *testing.T) {
	refusals := map[games.ID]bool{}
	rapid.Check(t, func(t *rapid.T) {
		pick := drawn(t)
		l := start(t, someOptions(t), rapid.Uint64().Draw(t, "seed"))
		for range 40 {
			seat, a := anyAction(t, view(l))
			m := l.Match().Clone()
			sum, seen, events := m.Sum(), m.View(0), m.Events(0, 0)
			err := m.Apply(seat, a)
			if err == nil {
				if !asked(l.Match(), seat, a.Type()) {
					t.Fatalf("nobody asked seat %d for %s", seat, a.Type())
				}
			} else {
				var illegal *games.Illegal
				if !errors.As(err, &illegal) {
					t.Fatalf("%T is no *games.Illegal", err)
				}
				refusals[illegal.ID] = true
				checkArgs(t, illegal.Args)
				if m.Sum() != sum || !reflect.DeepEqual(m.View(0), seen) || !reflect.DeepEqual(m.Events(0, 0), events) {
					t.Fatalf("the refused %s changed the match", a.Type())
				}
			}
			if _, over := l.Match().Outcome(); over {
				return
			}
			seat, a = lawful(l.Match(), pick)
			l = do(t, l, seat, a)
			for _, e := range l.Match().Events(seat, 0) {
				checkArgs(t, e.Args)
			}
		}
	})
	if len(refusals) < 15 {
		t.Errorf("only these refusals were seen: %v", refusals)
	}
}

func asked(m games.Match, seat games.Seat, typ string) bool {
	for _, p := range m.Prompts() {
		if p.Seat == seat && slices.Contains(p.Actions, typ) {
			return true
		}
	}
	return false
}

// checkArgs: seats, numbers, words, message ids and lists of those.
func checkArgs(t failer, args games.Args) {
	t.Helper()
	for name, v := range args {
		switch v.(type) {
		case games.Seat, int, string, games.ID, []games.Seat, []int, []string:
		default:
			t.Fatalf("%s is a %T", name, v)
		}
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
			m := l.Match()
			sum, seen, events := m.Sum(), view(l), m.Events(0, 0)
			next := l
			for range 2 { // two branches from one position share nothing
				seat, a := lawful(m, pick)
				next = do(t, l, seat, a)
				spoil(next.Match())
			}
			if m.Sum() != sum || !reflect.DeepEqual(view(l), seen) || !reflect.DeepEqual(m.Events(0, 0), events) {
				t.Fatalf("an old position changed")
			}
			l = next
		}
	})
}

// spoil writes into everything that a match hands out.
func spoil(m games.Match) {
	sum := m.Sum()
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
	for _, e := range m.Events(0, 0) {
		for k, arg := range e.Args {
			if seats, ok := arg.([]games.Seat); ok {
				seats[0] = 99
			}
			e.Args[k] = 99
		}
	}
	for _, p := range m.Prompts() {
		p.Actions[0] = "spoilt"
	}
	if m.Sum() != sum {
		panic("a match hands out its own state")
	}
}
