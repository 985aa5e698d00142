package mind

import (
	"math/bits"

	dv "spieltisch/games/davinci"
)

// set is a set of tiles, a bit each by dv.Tile.
type set uint32

const (
	numbers       = 24            // number tiles; behind them come the two dashes
	tileCount     = numbers + 2   // all tiles
	blacks    set = 0x1555555     // every other bit from the black 0
	states        = numbers + 1   // of a row filled from the left: its last number tile and 1 more, 0 for none
	maxLine       = tileCount     // cells of a row at most
	marks         = dv.Colors * 2 // which dashes a row has: none, black, white, both
)

func one(t dv.Tile) set { return 1 << t }

func (s set) has(t int) bool { return s>>t&1 == 1 }

func ofColor(c dv.Color) set { return blacks << c }

func allTiles(dashes bool) set {
	if dashes {
		return 1<<tileCount - 1
	}
	return 1<<numbers - 1
}

// line is a row of which some tiles are hidden: what each of those can be by the open ones, by its colour and by the
// answers so far.
type line struct {
	ids  []int
	can  []set
	size int // tiles in the row, open ones too
	open int // open dashes
}

// share is the weight of a row that has so many hidden dashes: it shares its weight among the orders that its dashes allow.
func (l line) share(hidden int) float64 {
	w := 1.0
	for i := range l.open + hidden {
		w /= float64(max(1, l.size-i))
	}
	return w
}

// filler counts the ways to fill a line from a set of tiles: its memory serves many of them. Nothing is said of what goes
// into other rows.
type filler struct {
	left  [maxLine + 1][states][marks]float64 // ways to fill so many cells
	right [maxLine + 1][states][marks]float64 // ways to fill the cells behind
	marks int                                 // how many are used
}

// dash is the mark of a cell's dash; 0 if it can't be one.
func dash(can set) int { return int(can >> numbers) }

// fill counts all ways by cell from the right; it returns how much they weigh.
func (f *filler) fill(l line, from set) float64 {
	f.marks = 1
	for _, can := range l.can {
		if dash(can&from) > 0 {
			f.marks = marks
		}
	}
	n := len(l.can)
	for s := range states {
		for d := range f.marks {
			f.right[n][s][d] = l.share(bits.OnesCount(uint(d)))
		}
	}
	for i := n - 1; i >= 0; i-- {
		can := l.can[i] & from
		var sum [marks]float64
		for s := numbers; s >= 0; s-- {
			if s < numbers && can.has(s) {
				for d := range f.marks {
					sum[d] += f.right[i+1][s+1][d]
				}
			}
			for d := range f.marks {
				w := sum[d]
				if m := dash(can); m&^d > 0 {
					w += f.right[i+1][s][d|m]
				}
				f.right[i][s][d] = w
			}
		}
	}
	return f.right[0][0][0]
}

// chances sets for each cell how likely it shows each number, when all ways to fill the line are as likely as they weigh; false
// if there is none.
func (f *filler) chances(l line, from set, out []chances) bool {
	total := f.fill(l, from)
	if total == 0 {
		return false
	}
	f.left[0] = [states][marks]float64{}
	f.left[0][0][0] = 1
	for i := range l.can {
		can := l.can[i] & from
		here, next, behind := &f.left[i], &f.left[i+1], &f.right[i+1]
		p := &out[i]
		*p = chances{}
		var sum [marks]float64
		m := dash(can)
		for s := range states {
			var number [marks]float64
			if s > 0 && can.has(s-1) {
				for d := range f.marks {
					number[d] = sum[d]
					p[(s-1)/dv.Colors] += sum[d] * behind[s][d]
				}
			}
			for d := range f.marks {
				w := here[s][d]
				sum[d] += w
				if m > 0 && d&m == 0 && w > 0 {
					p[dv.Dash] += w * behind[s][d|m]
				}
			}
			next[s] = number
			if m > 0 {
				for d := range f.marks {
					if d&m > 0 {
						next[s][d] += here[s][d&^m]
					}
				}
			}
		}
		for n := range p {
			p[n] /= total
		}
	}
	return true
}
