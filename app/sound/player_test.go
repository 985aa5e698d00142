package sound_test

import (
	"errors"
	"io/fs"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"spieltisch/app/sound"
	files "spieltisch/assets/sound"
)

// device writes down what is asked of it.
type device struct {
	opened int
	plays  []time.Time
	rests  []time.Time
	fails  error         // what each call says
	takes  time.Duration // what each call takes
}

func (d *device) open() (sound.Output, error) {
	d.opened++
	time.Sleep(d.takes)
	return d, nil
}

func (d *device) Play([]byte, float64) error {
	time.Sleep(d.takes)
	d.plays = append(d.plays, time.Now())
	return d.fails
}

func (d *device) Rest() error {
	d.rests = append(d.rests, time.Now())
	return d.fails
}

// pass lets time go by, and waits until nobody is at work.
func pass(d time.Duration) {
	time.Sleep(d)
	synctest.Wait()
}

// length is how long a sound is.
func length(s sound.Sound) time.Duration {
	return time.Duration(len(s.PCM())/4) * time.Second / sound.Rate
}

func TestDeviceIsOpenedLateAndRests(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := &device{}
		p := sound.NewPlayer(d.open)
		defer p.Close()
		pass(time.Minute)
		if d.opened != 0 {
			t.Fatal("opened before the first sound")
		}
		begin := time.Now()
		p.Play(sound.Win, 1)
		time.Sleep(100 * time.Millisecond)
		p.Play(sound.Time, 1) // over sooner than the first
		pass(time.Minute)
		if d.opened != 1 || len(d.plays) != 2 || !d.plays[0].Equal(begin) {
			t.Fatalf("opened %d times, played at %v", d.opened, d.plays)
		}
		if want := begin.Add(length(sound.Win) + time.Second); len(d.rests) != 1 || !d.rests[0].Equal(want) {
			t.Errorf("rests at %v, want once at %v", d.rests, want)
		}
		p.Play(sound.Tile, 1)
		pass(time.Minute)
		if d.opened != 1 || len(d.plays) != 3 || len(d.rests) != 2 {
			t.Errorf("after a rest: opened %d, played %d, rests %d", d.opened, len(d.plays), len(d.rests))
		}
	})
}

func TestNobodyWaitsForADevice(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := &device{takes: time.Hour}
		p := sound.NewPlayer(d.open)
		defer p.Close()
		begin := time.Now()
		for range 100 {
			p.Play(sound.Tile, 1)
		}
		if waited := time.Since(begin); waited != 0 {
			t.Errorf("waited %v", waited)
		}
		pass(10 * time.Hour)
		if len(d.plays) != 0 {
			t.Errorf("%d sounds an hour late", len(d.plays))
		}
	})
}

func TestNoDevice(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		opened := 0
		p := sound.NewPlayer(func() (sound.Output, error) { opened++; return nil, errors.New("none") })
		for range 100 {
			p.Play(sound.Tile, 1)
			pass(time.Second)
		}
		if opened != 1 {
			t.Errorf("opened %d times", opened)
		}
	})
}

func TestDeviceIsTakenAway(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := &device{}
		p := sound.NewPlayer(d.open)
		p.Play(sound.Tile, 1)
		pass(100 * time.Millisecond)
		d.fails = errors.New("gone")
		for range 100 {
			p.Play(sound.Tile, 1)
			pass(time.Second)
		}
		if len(d.plays) != 2 {
			t.Errorf("played %d times", len(d.plays))
		}
	})
}

func TestSoundsAreFiles(t *testing.T) {
	var got []string
	for _, s := range []sound.Sound{
		sound.Dice, sound.Tile, sound.Card, sound.Piece, sound.Yes, sound.No, sound.Steal, sound.Time, sound.Win,
	} {
		if length(s) < 100*time.Millisecond || length(s) > 2*time.Second {
			t.Errorf("%s: %v", s, length(s))
		}
		got = append(got, string(s)+".wav")
	}
	slices.Sort(got)
	want, err := fs.Glob(files.Files, "*.wav")
	if err != nil || !slices.Equal(got, want) {
		t.Errorf("sounds %s, files %s, %v", strings.Join(got, " "), strings.Join(want, " "), err)
	}
	if len(sound.None.PCM()) != 0 {
		t.Error("None is heard")
	}
}

// Each star sounds a third higher than the one before it: as much shorter, and no louder.
func TestStarsRise(t *testing.T) {
	for i, s := range []sound.Sound{sound.Yes2, sound.Yes3} {
		before := []sound.Sound{sound.Yes, sound.Yes2}[i]
		if got := float64(length(before)) / float64(length(s)); got < 1.24 || got > 1.26 {
			t.Errorf("%s is %.3f times as fast as %s", s, got, before)
		}
	}
}

// BenchmarkToTheDevice is the way of a first sound from the page to a device that takes it at once.
func BenchmarkToTheDevice(b *testing.B) {
	for b.Loop() {
		o := taker{make(chan struct{})}
		p := sound.NewPlayer(func() (sound.Output, error) { return o, nil })
		p.Play(sound.Dice, 1)
		<-o.taken
		p.Close()
	}
}

// taker tells when it has been handed a sound.
type taker struct{ taken chan struct{} }

func (t taker) Play([]byte, float64) error { close(t.taken); return nil }
func (t taker) Rest() error                { return nil }
