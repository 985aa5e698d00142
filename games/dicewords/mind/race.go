package mind

import (
	"context"
	"math"
	"slices"

	"spieltisch/games/dicewords"
	"spieltisch/games/mind"
)

// race is what counts once two mean turns may bring somebody to the target, until somebody has reached it: the chance to win the match,
// by the points that the seat ends its turn with. All are taken to play as they do on average (turnsOf), for points until somebody has
// reached the target and then to have more; "make arena ARGS='-only forecast'" holds the chance against matches that are
// played to their end.
//
// Scores are counted in cells of some points, cell 0 begins at the target. How far the seats get doesn't depend on each other
// before somebody has reached it, so the seats' scores are kept one by one, without those who have.
type race struct {
	need int       // points of this turn that reach the target
	low  []float64 // the chance by cell, of those from the lowest score of this seat to the target
	high []float64 // and of those from the target on
}

// cell is how many points a cell has, middle where a score lies in it that isn't known exactly.
const (
	cell   = 5
	middle = 2
)

// A race is looked at for so many rounds, and one of so many cells is never reached in a turn.
const (
	raceRounds = 12
	turnCells  = 60
)

// raceOf is the race of a view; nil where points are what counts.
func (p *position) raceOf() *race {
	v := p.View
	if v.Options.Seats < 2 || v.Asked < 0 || v.Up == nil || p.goal != nil {
		return nil
	}
	all, near := p.mind.turnsOf(v), false
	for s, points := range v.Points {
		near = near || points+2*int(all[s].mean()) >= v.Options.Target
	}
	if i, points := p.words.best(&p.rack, p.except); i >= 0 && v.Points[v.Asked]+points+int(all[v.Asked].mean()) >= v.Options.Target {
		near = true
	}
	if !near {
		return nil
	}
	if me := v.Asked; v.Options.Hides() { // nobody knows what those before have, so they are as good as still to come
		all, v.Points, v.Asked = slices.Concat(all[me:], all[:me]), slices.Concat(v.Points[me:], v.Points[:me]), 0
	}
	return newRace(all, v)
}

// turnsOf is what each seat's turns bring: those of its character, or of a person; where nobody knows who sits there, those of the measure.
func (m Mind) turnsOf(v dicewords.View) []*turn {
	all := make([]*turn, len(v.Points))
	for s := range all {
		level := mind.Sphinx
		if s < len(m.seats) {
			level = m.seats[s]
		}
		all[s] = turnOf(v.Set.Lang(), level)
	}
	return all
}

// Against is the mind that knows who sits at the table: by seat, 0 for a person. Its words on a turn don't change, but how likely the seats
// are to win, and so from where on and how much that counts.
func (m Mind) Against(seats []mind.Level) Mind {
	m.seats = seats
	return m
}

// Races tells whether a match is so near its end that the chance to win it is what counts, and it isn't the last turn.
func (m Mind) Races(ctx context.Context, v dicewords.View) bool {
	p := m.position(v)
	p.aim(ctx)
	return p.race != nil
}

// LastTurn is the chance to win a race with the last turn, before its first throw, if so many points share the win.
func LastTurn(language string, draw int) float64 {
	t := turnOf(language, mind.Sphinx)
	return (t.atLeast(t.reach, draw) + t.atLeast(t.reach, draw+1)) / 2
}

// seatIn is how a seat stands in a race.
type seatIn struct {
	chance []float64 // by cells below the target, from -len on: to stand there and not to have reached it
	turn   *steps
	mid    *steps // of its next turns
}

// steps are what a turn brings of scores that lie so in their cells.
type steps struct {
	points [turnCells]float64 // the chance of so many cells
	more   [turnCells + 1]float64
	reach  [turnCells + 1]float64 // the chance of as many or more where all is done for it
}

func (t *turn) steps(odd int) *steps {
	s := &steps{}
	for d := range turnCells + 1 {
		s.more[d], s.reach[d] = t.atLeast(t.points, d*cell-odd), t.atLeast(t.reach, d*cell-odd)
	}
	for d := range turnCells {
		s.points[d] = s.more[d] - s.more[d+1]
	}
	return s
}

// beats is the chance to get further than so many cells on; as far is half of it.
func (s *steps) beats(cells int) float64 {
	if cells < 0 {
		return 1
	}
	if cells >= turnCells {
		return 0
	}
	return (s.reach[cells] + s.reach[cells+1]) / 2
}

func newRace(turns []*turn, v dicewords.View) *race {
	target := v.Options.Target
	lowest := target
	for _, points := range v.Points {
		lowest = min(lowest, points)
	}
	cells := (target-lowest)/cell + 1
	seats := make([]seatIn, len(v.Points))
	for s, points := range v.Points {
		at := target - points
		seats[s] = seatIn{chance: make([]float64, cells), turn: turns[s].steps((cells*cell - at) % cell), mid: turns[s].steps(middle)}
		seats[s].chance[(cells*cell-at)/cell] = 1
	}
	me := int(v.Asked)
	r := &race{need: target - v.Points[me], high: holds(seats[me+1:])}
	last := len(seats) - 1
	for i := me + 1; i <= last; i++ {
		seats[i].on(i == last)
	}
	var rounds [][]seatIn
	for range raceRounds {
		now := make([]seatIn, len(seats))
		for i := range seats {
			now[i] = seatIn{chance: append([]float64(nil), seats[i].chance...), turn: seats[i].turn}
			if i != me {
				seats[i].on(i == last)
			}
		}
		rounds = append(rounds, now)
	}
	r.low = make([]float64, cells)
	for i := len(rounds) - 1; i >= 0; i-- {
		r.low = wins(rounds[i], me, r.low, seats[me].mid)
	}
	return r
}

// on is a turn of the seat. The last one of a round wins by reaching the target, so it takes what does.
func (s *seatIn) on(last bool) {
	next := make([]float64, len(s.chance))
	for at, c := range s.chance {
		if c == 0 {
			continue
		}
		left, need := 1.0, len(s.chance)-at
		if last {
			left = s.turn.left(need)
		}
		for d := 0; d < turnCells && d < need; d++ {
			next[at+d] += c * left * s.turn.points[d]
		}
	}
	s.chance, s.turn = next, s.mid
}

// left is by how much less often the target is missed where to reach it wins at once.
func (s *steps) left(need int) float64 {
	if need >= turnCells || s.more[need] >= 1 {
		return 1
	}
	return (1 - s.reaches(need)) / (1 - s.more[need])
}

// reaches is the chance to get so many cells on at least, of who would like to but looks at points, too.
func (s *steps) reaches(need int) float64 {
	if need >= turnCells {
		return 0
	}
	return s.more[need] + (s.reach[need]-s.more[need])*s.reach[need]
}

// holds are the chances of scores from the target on that none of the seats to come gets further.
func holds(later []seatIn) []float64 {
	out := make([]float64, turnCells)
	for at := range out {
		out[at] = 1
		for i := range later {
			s, keeps := &later[i], 0.0
			for b, c := range s.chance {
				keeps += c * (1 - s.turn.beats(len(s.chance)-b+at))
			}
			out[at] *= keeps
		}
	}
	return out
}

// leads are the chances of how far the seats got that go before in a round: none has reached the target, or the furthest of them is
// in a cell.
func leads(before []seatIn) (none float64, at []float64) {
	none, at = 1, make([]float64, turnCells)
	for i := range before {
		s := &before[i]
		next, stays := make([]float64, turnCells), 0.0
		for b, c := range s.chance {
			need := len(s.chance) - b
			for d := 0; d < turnCells && c > 0; d++ {
				if d < need {
					stays += c * s.turn.points[d]
				} else if d-need < turnCells {
					next[d-need] += none * c * s.turn.points[d]
				}
			}
			for l, chance := range at {
				if chance*c > 0 {
					s.turn.further(need+l, chance*c, next[l:])
				}
			}
		}
		none, at = none*stays, next
	}
	return none, at
}

// further spreads a chance over where a seat leads that needs more than so many cells: by how much further it gets, 0 if it doesn't.
func (s *steps) further(cells int, chance float64, to []float64) {
	beats := s.beats(cells)
	to[0] += chance * (1 - beats)
	if cells >= turnCells-1 || s.more[cells] == 0 {
		to[0] += chance * beats
		return
	}
	for d := cells; d < turnCells; d++ {
		to[min(d-cells, len(to)-1)] += chance * beats * s.points[d] / s.more[cells]
	}
}

// wins are the chances of a seat by its cell before a round, where on are those before the next one.
func wins(seats []seatIn, me int, on []float64, mid *steps) []float64 {
	none, at := leads(seats[:me])
	hold := holds(seats[me+1:])
	stay := none // that nobody before reaches the target, and that those to come were there to hold
	last := me == len(seats)-1
	out := make([]float64, len(on))
	for b := range out {
		need := len(out) - b
		left := 1.0
		if last {
			left = mid.left(need)
			out[b] += stay * mid.reaches(need)
		}
		for d := range turnCells {
			switch {
			case d < need:
				out[b] += left * mid.points[d] * on[b+d]
			case !last && d-need < turnCells:
				out[b] += stay * mid.points[d] * hold[d-need]
			}
		}
		for l, chance := range at {
			if chance == 0 {
				continue
			}
			beats := mid.beats(need + l)
			if last {
				out[b] += chance * beats
				continue
			}
			if more := mid.more[min(need+l, turnCells)]; more > 0 {
				for d := need + l; d < turnCells; d++ {
					out[b] += chance * beats * mid.points[d] / more * hold[min(d-need, turnCells-1)]
				}
			}
		}
	}
	return out
}

// of is the chance with so many points of this turn.
func (r *race) of(points int) float64 { return r.at(float64(points)) }

func (r *race) at(points float64) float64 {
	x := points - float64(r.need)
	if x >= 0 {
		return between(r.high, (x-middle)/cell)
	}
	return between(r.low, float64(len(r.low))+(x-middle)/cell)
}

// between is what lies between the entries of a slice.
func between(all []float64, at float64) float64 {
	at = min(max(0, at), float64(len(all)-1))
	i := min(int(at), len(all)-2)
	if i < 0 {
		return all[0]
	}
	part := at - float64(i)
	return all[i]*(1-part) + all[i+1]*part
}

// about is the chance of a seat that goes on and expects so many points.
func (r *race) about(points float64) float64 {
	spread := min(max(0.3, 1-(points-spreadFrom)/spreadOver), 1)
	sum := 0.0
	for _, d := range spreads {
		sum += r.at(max(0, points+spread*d))
	}
	return sum / float64(len(spreads))
}

// Distances of a throw of some dice from what is expected of it, in fifths, as 1,700 turns by the tables had it: less so where
// much is expected.
var spreads = [...]float64{-23, -11, -3, 9, 28}

const (
	spreadFrom = 105.
	spreadOver = 90.
)

// least are the fewest points that give so much of a chance.
func (r *race) least(chance float64) int {
	points := 0
	for points < turnCells*cell && r.of(points) < chance {
		points++
	}
	return points
}

// chances is the source of a chance that points of a word are worth, of certain.
func (t *Tables) chances(of func(points int) float64) source {
	now := t.looked(of)
	return func(sum []uint32, rows []row) {
		for _, r := range rows {
			for i, v := range t.word[r.slice][r.cell : r.cell+len(sum)] {
				sum[i] += r.weight * uint32(now[v])
			}
		}
	}
}

// raceAgain is the source of the chance to win a race with one more throw. The tables must know what comes Again.
func (t *Tables) raceAgain(r *race) source {
	now, on := t.looked(r.of), t.looked(func(points int) float64 { return r.about(float64(points)) })
	return func(sum []uint32, rows []row) {
		for _, r := range rows {
			word, next := t.word[r.slice][r.cell:][:len(sum)], t.again[r.slice][r.cell:][:len(sum)]
			for i, v := range word {
				sum[i] += r.weight * uint32(max(now[v], on[next[i]]))
			}
		}
	}
}

// looked has what points are worth for all values of a table.
func (t *Tables) looked(worth func(points int) float64) *[math.MaxUint16 + 1]uint16 {
	var out [math.MaxUint16 + 1]uint16
	for points := 0; points*t.scale < len(out); points++ {
		chance := uint16(worth(points) * certain)
		for v := max(0, points*t.scale-t.scale/2); v < min(len(out), points*t.scale+(t.scale+1)/2); v++ {
			out[v] = chance
		}
	}
	return &out
}
