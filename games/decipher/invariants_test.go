package decipher

import (
	"reflect"
	"slices"

	"spieltisch/games"
	"spieltisch/games/gamestest"
	"spieltisch/games/letterpiece"
)

// invariants is everything that must hold after each action.
func invariants(t gamestest.Failer, before, after games.Log, author games.Seat) {
	t.Helper()
	m, old, v := after.Match(), view(before), view(after)
	t = gamestest.In(t, v)
	if v.Step != old.Step+1 || before.Match().Sum() == m.Sum() {
		t.Fatalf("step %d after %d, sum %x", v.Step, old.Step, m.Sum())
	}
	es := m.Events(games.Table, old.Step)
	if len(es) == 0 || es[0].Step != v.Step || len(m.Events(games.Table, 0)) != len(es)+len(before.Match().Events(games.Table, 0)) {
		t.Fatalf("events of step %d: %+v", v.Step, es)
	}
	checkSeats(t, m, v)
	checkPrompts(t, m, v, author)
	checkPieces(t, m, v)
	checkTokens(t, v)
	checkResults(t, v)
	checkEnd(t, m, v)
	st := m.Standing()
	if st.Asked != v.Asked || st.Phase != v.Phase || st.Round != v.Round || !slices.Equal(st.Points, v.Points()) || len(st.Scored) != len(v.Results)*v.Options.Seats {
		t.Fatalf("standing %+v", st)
	}
}

// checkSeats: all see the same but for the Puzzle Maker's secret.
func checkSeats(t gamestest.Failer, m games.Match, v View) {
	t.Helper()
	if v.Secret != nil {
		t.Fatalf("the table knows %+v", v.Secret)
	}
	for seat := range games.Seat(v.Options.Seats) {
		own := m.View(seat).(View)
		if (own.Secret != nil) != (seat == v.Maker && m.(*Match).Word != "" && len(v.Results) < v.Round) {
			t.Fatalf("seat %d knows %+v in %s", seat, own.Secret, v.Phase)
		}
		own.Secret = nil
		if !reflect.DeepEqual(own, v) {
			t.Fatalf("seat %d sees %+v, the table %+v", seat, own, v)
		}
		var public []games.Event
		for _, e := range m.Events(seat, 0) {
			if e.ID != EventOwnWord {
				public = append(public, e)
			} else if e.Seat != seat {
				t.Fatalf("seat %d is told %+v", seat, e)
			}
		}
		if !reflect.DeepEqual(public, m.Events(games.Table, 0)) {
			t.Fatalf("seat %d is told another story", seat)
		}
	}
}

func checkPrompts(t gamestest.Failer, m games.Match, v View, author games.Seat) {
	t.Helper()
	mains := 0
	for seat := games.Table; seat <= MaxSeats; seat++ {
		if m.CanUndo(seat) && seat != author {
			t.Fatalf("seat %d may undo what %d did", seat, author)
		}
	}
	for _, p := range m.Prompts() {
		if p.Main {
			mains++
			if p.Seat != v.Asked {
				t.Fatalf("main prompt %+v, turn %d", p, v.Asked)
			}
		}
		if len(p.Actions) == 0 || p.Private != (p.Seat == v.Maker) {
			t.Fatalf("prompt %+v, the Puzzle Maker is %d", p, v.Maker)
		}
	}
	if running := v.Phase != PhaseOver; running != (mains == 1) {
		t.Fatalf("%d main prompts in %s", mains, v.Phase)
	}
	if (v.Hand != nil) != (v.Phase == PhasePlace) && v.Phase != PhaseOver && v.Phase != PhaseScored {
		t.Fatalf("hand %v in %s", v.Hand, v.Phase)
	}
	if v.Phase == PhasePlace && len(v.Open()) < 2 {
		t.Fatalf("%d zones are open, and it isn't placed", len(v.Open()))
	}
}

// checkPieces: none is lost or doubled, and all answers were right.
func checkPieces(t gamestest.Failer, m games.Match, v View) {
	t.Helper()
	out := piecesOut(t, v)
	secret := m.View(v.Maker).(View).Secret
	if secret == nil {
		return
	}
	need := Need(v.Letters, secret.Word)
	if out.Plus(secret.Left) != sum(need) {
		t.Fatalf("%v out and %v left of %s", out, secret.Left, secret.Word)
	}
	if c, ok := countKinds(secret.Order); v.Options.Pick == PickOrder && (!ok || c != secret.Left) || v.Options.Pick != PickOrder && secret.Order != nil {
		t.Fatalf("order %v of %v", secret.Order, secret.Left)
	}
	for i, z := range v.Zones {
		for k, laid := range z.Laid() {
			if laid > need[i][k] || z.Covered[k] && laid != need[i][k] {
				t.Fatalf("zone %d of %s: %v, covered %v", i, secret.Word, z.Laid(), z.Covered)
			}
		}
		if !slices.Contains(v.Candidates(i), []rune(secret.Word)[i]) {
			t.Fatalf("zone %d of %s can't be that: %q", i, secret.Word, v.Candidates(i))
		}
	}
	checkBonus(t, v, secret)
}

// piecesOut are those that have left the compartment; their ids count up from 1.
func piecesOut(t gamestest.Failer, v View) letterpiece.Count {
	t.Helper()
	var out letterpiece.Count
	var ids []int
	for _, z := range v.Zones {
		out = out.Plus(z.Laid())
		for _, p := range z.Pieces {
			ids = append(ids, p.ID)
		}
	}
	if v.Hand != nil {
		out[v.Hand.Kind]++
		ids = append(ids, v.Hand.ID)
	}
	slices.Sort(ids)
	for i, id := range ids {
		if id != i+1 {
			t.Fatalf("ids %v", ids)
		}
	}
	return out
}

func checkBonus(t gamestest.Failer, v View, secret *Secret) {
	t.Helper()
	left := secret.Left.Total()
	hand := 0
	if v.Hand != nil {
		hand = 1
	}
	if !v.Bonus {
		if v.Left != LeftUnknown || v.BonusTokens != BonusTokens || left+hand <= BonusPieces {
			t.Fatalf("%d pieces left, view %d, no Bonus Mode", left, v.Left)
		}
		return
	}
	asked := left - v.BonusTokens // paid and not yet given
	paid := v.Phase == PhaseGive || v.Options.Pick == PickLive && v.Phase == PhaseOver && asked == 1
	if v.Left != left || (asked != 0) != paid || asked < 0 || asked > 1 {
		t.Fatalf("%d pieces left, view %d, %d tokens on the board", left, v.Left, v.BonusTokens)
	}
}

// checkTokens: each Guess Token lies with its Seeker or the Puzzle Maker; a refuted guess
// has paid one.
func checkTokens(t gamestest.Failer, v View) {
	t.Helper()
	tokens, in := 0, 0
	for _, s := range v.Seats {
		tokens += s.Tokens
		if s.In {
			in++
		}
		if s.In != (s.Tokens > 0) || s.Seat == v.Maker && s.In {
			t.Fatalf("%+v", s)
		}
	}
	right := 0
	if r, ok := v.Result(); ok && r.Guesser != games.Table {
		right = 1
	}
	if tokens+v.Received != GuessTokens*(v.Options.Seats-1) || v.Received != len(v.Refuted)+right {
		t.Fatalf("%d tokens left, %d received, %d guesses", tokens, v.Received, len(v.Refuted))
	}
	if in == 0 && v.Phase != PhaseScored && v.Phase != PhaseOver {
		t.Fatalf("all are out in %s", v.Phase)
	}
	covered := 0
	for _, z := range v.Zones {
		covered += z.NoTokens()
	}
	if covered != v.NoTokens {
		t.Fatalf("%d NO-tokens, %d symbols covered", v.NoTokens, covered)
	}
}

// checkResults: tokens × values, counted the slow way.
func checkResults(t gamestest.Failer, v View) {
	t.Helper()
	points := slices.Clone(v.Options.Head[:v.Options.Seats])
	for i, r := range v.Results {
		if r.Round != i+1 || r.Maker != games.Seat(i%v.Options.Seats) || len([]rune(r.Word)) != v.Options.Length {
			t.Fatalf("result %+v", r)
		}
		checkScores(t, r, points)
	}
	if !slices.Equal(points, v.Points()) {
		t.Fatalf("points %v, the rounds say %v", v.Points(), points)
	}
	if r, ok := v.Result(); ok && (r.Scores[r.Maker].No != v.NoTokens || r.Scores[r.Maker].Received != v.Received) {
		t.Fatalf("%+v, the board says %d and %d", r, v.NoTokens, v.Received)
	}
}

// checkScores: all tokens are somebody's, but for the Bonus Tokens of an unguessed word.
func checkScores(t gamestest.Failer, r Result, points []int) {
	t.Helper()
	all, bonus, guess := 0, 0, 0
	for _, s := range r.Scores {
		p := s.Guess + s.Received + 2*s.Bonus + s.No
		guess += s.Guess + s.Received
		bonus += s.Bonus
		if s.Decipher || s.Unguessed {
			p += 5
		}
		if s.Decipher != (s.Seat == r.Guesser) || s.Unguessed != (s.Seat == r.Maker && r.Guesser == games.Table) || s.Points() != p {
			t.Fatalf("%+v", r)
		}
		points[s.Seat] += p
		all += p
	}
	if guess != 3*(len(r.Scores)-1) || bonus > 3 || r.Guesser != games.Table && bonus != 3 || all != guess+2*bonus+5+r.Scores[r.Maker].No {
		t.Fatalf("%+v", r)
	}
}

func checkEnd(t gamestest.Failer, m games.Match, v View) {
	t.Helper()
	out, over := m.Outcome()
	if over != (v.Phase == PhaseOver) || len(v.Results) == v.Rounds && !over {
		t.Fatalf("over %v in %s after %d rounds", over, v.Phase, len(v.Results))
	}
	if !over {
		return
	}
	if (out.Reason == ReasonRounds) != (len(v.Results) == v.Rounds) || len(out.Places) != v.Options.Seats {
		t.Fatalf("%+v after %d rounds", out, len(v.Results))
	}
	for i, p := range out.Places {
		better := 0
		for _, q := range out.Places {
			if q.Points > p.Points {
				better++
			}
		}
		if p.Rank != better+1 || p.Points != v.Points()[p.Seat] || i > 0 && p.Rank < out.Places[i-1].Rank {
			t.Fatalf("places %+v", out.Places)
		}
	}
}
