package main

import "math"

// rate is in samples a second.
const rate = 24000

// sound is what is being made: samples, 1 being full, and how loud it is to be among the others.
type sound struct {
	samples []float64
	level   float64 // 1 for what is seldom heard, less for what comes with each tile
	state   uint64
}

func newSound(seconds, level float64) *sound {
	return &sound{make([]float64, int(seconds*rate)), level, 0x9e3779b97f4a7c15}
}

// chance is the next number of the sound, from 0 to below 1, the same each time it is made.
func (s *sound) chance() float64 {
	s.state ^= s.state << 13
	s.state ^= s.state >> 7
	s.state ^= s.state << 17
	return float64(s.state>>11) / (1 << 53)
}

// add puts f on top of what is there from a time on, f(t) t seconds after it.
func (s *sound) add(at float64, f func(t float64) float64) {
	for i := int(at * rate); i < len(s.samples); i++ {
		s.samples[i] += f(float64(i)/rate - at)
	}
}

// mode is a way in which wood swings: how many times the lowest pitch, how loud, and how long (seconds to a third).
type mode struct{ ratio, gain, decay float64 }

// strike swings in all modes after a soft blow of so many seconds.
func (s *sound) strike(at, pitch, gain, blow float64, modes []mode) {
	for _, m := range modes {
		if m.ratio*pitch > rate/2.5 {
			continue
		}
		w := 2 * math.Pi * m.ratio * pitch
		s.add(at, func(t float64) float64 {
			return gain * m.gain * math.Sin(w*t) * math.Exp(-t/m.decay) * soft(t/blow)
		})
	}
}

// soft rises from 0 to 1, in the shape of half a wave.
func soft(x float64) float64 {
	if x >= 1 {
		return 1
	}
	return 0.5 - 0.5*math.Cos(math.Pi*x)
}

// knock is wood on wood: short, of no clear pitch.
func (s *sound) knock(at, pitch, gain float64) {
	s.strike(at, pitch, gain, 0.0012, []mode{{1, 1, 0.030}, {1.58, 0.6, 0.020}, {2.41, 0.4, 0.012}, {3.9, 0.2, 0.007}})
	low := 0.0
	s.add(at, func(t float64) float64 { // what is touched gives a little noise
		if t > 0.02 {
			return 0
		}
		low += 0.35 * (2*s.chance() - 1 - low)
		return 0.5 * gain * low * math.Exp(-t/0.0035)
	})
}

// bar is a note of a marimba, whose overtones are two octaves and three and a third above.
func (s *sound) bar(at, pitch, gain float64) {
	s.strike(at, pitch, gain, 0.003, []mode{{1, 1, 0.17}, {2, 0.05, 0.10}, {3.98, 0.22, 0.045}, {9.9, 0.06, 0.012}})
	s.knock(at, pitch/1.5, 0.10*gain)
}

// muffled is a bar with a hand on it.
func (s *sound) muffled(at, pitch, gain float64) {
	s.strike(at, pitch, gain, 0.004, []mode{{1, 1, 0.085}, {2.02, 0.22, 0.04}, {3.9, 0.08, 0.02}})
	s.knock(at, pitch*1.2, 0.12*gain)
}

// brush is paper over cloth for some seconds: noise around a pitch that swells and goes.
func (s *sound) brush(at, seconds, pitch, gain float64) {
	var low, band float64
	s.add(at, func(t float64) float64 {
		if t > seconds {
			return 0
		}
		f := 2 * math.Sin(math.Pi*pitch*(0.75+0.5*t/seconds)/rate)
		high := 2*s.chance() - 1 - low - 0.5*band
		band += f * high
		low += f * band
		return 0.5 * gain * band * soft(6*t/seconds) * soft(1.6*(1-t/seconds))
	})
}

// finished is the sound as it is heard on a table in a room: a few echoes, nothing shrill, no click at its end, and as loud
// as its level says.
func (s *sound) finished() []float64 {
	out := make([]float64, len(s.samples))
	for i, v := range s.samples {
		for _, echo := range []struct{ after, gain float64 }{{0, 1}, {0.011, 0.16}, {0.019, 0.11}, {0.031, 0.07}} {
			if j := i + int(echo.after*rate); j < len(out) {
				out[j] += v * echo.gain
			}
		}
	}
	low, rest := 0.0, float64(rate)*0.06
	for i := range out {
		low += 0.78 * (out[i] - low)
		out[i] = low * soft(float64(len(out)-1-i)/rest)
	}
	gain := s.level * 0.16 / loudness(out)
	peak := 0.0
	for i := range out {
		out[i] *= gain
		peak = max(peak, math.Abs(out[i]))
	}
	if peak > 0.89 {
		for i := range out {
			out[i] *= 0.89 / peak
		}
	}
	return out
}

// loudness is that of the loudest tenth of a second, without the depths that small loudspeakers leave out: 1 for a full
// square wave.
func loudness(samples []float64) float64 {
	const window = rate / 10
	const pass = 0.95 // about 200 Hz
	var high, before, sum, most float64
	squares := make([]float64, len(samples))
	for i, v := range samples {
		high = pass * (high + v - before)
		before = v
		squares[i] = high * high
		sum += squares[i]
		if i >= window {
			sum -= squares[i-window]
		}
		most = max(most, sum)
	}
	return math.Sqrt(most / window)
}
