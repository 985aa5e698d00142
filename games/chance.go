package games

import "math/bits"

// Chance is a small generator (PCG-XSH-RR 64/32, O'Neill 2014) for one event of
// one match. It is our own so that its values never change with a Go version;
// golden values stand in the tests.
type Chance struct{ state, inc uint64 }

// NewChance is the generator for part i of event n of the match with this seed.
// Nothing that happened before shifts it, and no redo rerolls it.
func NewChance(seed uint64, n, i int) *Chance {
	c := &Chance{inc: mix(seed^mix(uint64(i)+0x9e3779b97f4a7c15))<<1 | 1}
	c.state = mix(seed + mix(uint64(n)+1))
	c.next()
	return c
}

// mix is the finaliser of SplitMix64.
func mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

func (c *Chance) next() uint32 {
	old := c.state
	c.state = old*6364136223846793005 + c.inc
	return bits.RotateLeft32(uint32((old>>18^old)>>27), -int(old>>59))
}

// IntN is uniform in [0, n). n must be from 1 to 1<<31.
func (c *Chance) IntN(n int) int {
	bound := uint32(n)
	for { // values below 2^32 mod n would make the first results likelier
		if v := c.next(); v >= -bound%bound {
			return int(v % bound)
		}
	}
}

// Shuffle permutes n things with swap, every order equally likely.
func (c *Chance) Shuffle(n int, swap func(i, j int)) {
	for i := n - 1; i > 0; i-- {
		swap(i, c.IntN(i+1))
	}
}
