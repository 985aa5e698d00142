package mind

// The dice of a cube are turned through: expand takes the die in front, whose faces are far apart, and puts it behind,
// where they are neighbours, with one more for "thrown"; shrink takes it back. So every loop reads and writes a few
// streams, whatever the die.

// expand averages over the first die of src: dst has it as its last, with its mean behind its faces.
func expand(dst, src, weights []uint32) {
	n := len(weights)
	r := len(src) / n
	if n == 6 {
		a, b, c, d, e, f := src[:r], src[r:2*r], src[2*r:3*r], src[3*r:4*r], src[4*r:5*r], src[5*r:6*r]
		for j := range r {
			o := dst[7*j : 7*j+7 : 7*j+7]
			o[0], o[1], o[2], o[3], o[4], o[5] = a[j], b[j], c[j], d[j], e[j], f[j]
			o[6] = (a[j] + b[j] + c[j] + d[j] + e[j] + f[j]) / 6
		}
		return
	}
	for j := range r {
		sum := uint32(0)
		for k, w := range weights {
			v := src[k*r+j]
			dst[(n+1)*j+k] = v
			sum += w * v
		}
		dst[(n+1)*j+n] = sum / 6
	}
}

// settle is expand and shrink of the first die in one, in place.
func settle(cube, weights []uint32) {
	n := len(weights)
	r := len(cube) / n
	if n == 6 {
		a, b, c, d, e, f := cube[:r], cube[r:2*r], cube[2*r:3*r], cube[3*r:4*r], cube[4*r:5*r], cube[5*r:6*r]
		for j := range r {
			mean := (a[j] + b[j] + c[j] + d[j] + e[j] + f[j]) / 6
			a[j], b[j], c[j] = max(a[j], mean), max(b[j], mean), max(c[j], mean)
			d[j], e[j], f[j] = max(d[j], mean), max(e[j], mean), max(f[j], mean)
		}
		return
	}
	for j := range r {
		sum := uint32(0)
		for k, w := range weights {
			sum += w * cube[k*r+j]
		}
		for k := range weights {
			cube[k*r+j] = max(cube[k*r+j], sum/6)
		}
	}
}

// shrink takes the last die of src with n faces and "not this one" behind them, and puts it in front with the better of
// the two.
func shrink(dst, src []uint32, n int) {
	r := len(src) / (n + 1)
	if n == 6 {
		a, b, c, d, e, f := dst[:r], dst[r:2*r], dst[2*r:3*r], dst[3*r:4*r], dst[4*r:5*r], dst[5*r:6*r]
		for j := range r {
			s := src[7*j : 7*j+7 : 7*j+7]
			m := s[6]
			a[j], b[j], c[j] = max(s[0], m), max(s[1], m), max(s[2], m)
			d[j], e[j], f[j] = max(s[3], m), max(s[4], m), max(s[5], m)
		}
		return
	}
	for j := range r {
		for k := range n {
			dst[k*r+j] = max(src[(n+1)*j+k], src[(n+1)*j+n])
		}
	}
}

// cube is room to turn at most six dice through.
type cube struct {
	dice []die
	room [2][]uint32
	turn int // of the rooms, the next one to write to
}

func newCube(dice []die) *cube {
	c, size := &cube{dice: dice}, 1
	for _, d := range dice {
		size *= len(d.letters) + 1
	}
	c.room = [2][]uint32{make([]uint32, size), make([]uint32, size)}
	return c
}

// next is room for n values; what it was given before stays until it is asked again.
func (c *cube) next(n int) []uint32 {
	c.turn = 1 - c.turn
	return c.room[1-c.turn][:n]
}

// keep values the best keep of the dice for each of their throws; src has what each throw is worth if they all
// lie. The result stays in the cube until it is used again.
func (c *cube) keep(src []uint32) []uint32 {
	last := len(c.dice) - 1
	for _, d := range c.dice[:last] {
		n := len(d.letters)
		dst := c.next(len(src) / n * (n + 1))
		expand(dst, src, d.weights)
		src = dst
	}
	settle(src, c.dice[last].weights)
	return c.shrink(src, last)
}

// shrink shrinks the first n dice of a cube that has them behind.
func (c *cube) shrink(src []uint32, n int) []uint32 {
	for i := n - 1; i >= 0; i-- {
		faces := len(c.dice[i].letters)
		dst := c.next(len(src) / (faces + 1) * faces)
		shrink(dst, src, faces)
		src = dst
	}
	return src
}
