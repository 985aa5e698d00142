package sound

import (
	"log/slog"
	"sync"
	"time"
)

const (
	// restAfter is how long the device stays awake after the end of the last sound.
	restAfter = time.Second
	// tooLate is when a sound no longer belongs to what one sees.
	tooLate = 400 * time.Millisecond
)

// Output is where sounds come out. Its calls may take their time. After an error it isn't used again.
type Output interface {
	// Play begins a sound on top of those that go on, and wakes the device. The volume goes from 0 to 1.
	Play(pcm []byte, volume float64) error
	// Rest lets the device sleep.
	Rest() error
}

// Player plays sounds on an output that is opened for the first of them. Nobody ever waits for it, and what goes wrong is
// silence and a line of the log.
type Player struct {
	open   func() (Output, error)
	begin  sync.Once
	wishes chan wish
	closed chan struct{}
}

type wish struct {
	sound  Sound
	volume float64
	at     time.Time
}

// NewPlayer is a player whose output open finds.
func NewPlayer(open func() (Output, error)) *Player {
	return &Player{open: open, wishes: make(chan wish, 4), closed: make(chan struct{})}
}

// Play plays a sound, from silence at 0 to the loudest at 1, on top of those that go on.
func (p *Player) Play(s Sound, volume float64) {
	p.begin.Do(func() { go p.run() })
	select {
	case p.wishes <- wish{s, volume, time.Now()}:
	default: // the device is stuck
	}
}

// Close ends the player; once.
func (p *Player) Close() { close(p.closed) }

func (p *Player) run() {
	out, err := p.open()
	if err != nil {
		slog.Info("there will be no sound", "err", err)
		return
	}
	var until time.Time // when the device may rest
	rest := time.NewTimer(restAfter)
	defer rest.Stop()
	for err == nil {
		select {
		case w := <-p.wishes:
			if time.Since(w.at) > tooLate {
				continue
			}
			pcm := w.sound.PCM()
			err = out.Play(pcm, w.volume)
			end := time.Now().Add(time.Duration(len(pcm)/frameSize)*time.Second/Rate + restAfter)
			if end.After(until) {
				until = end
			}
			rest.Reset(time.Until(until))
		case <-rest.C:
			err = out.Rest()
		case <-p.closed:
			return
		}
	}
	slog.Info("there is no more sound", "err", err)
}
