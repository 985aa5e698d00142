// Package speaker is the computer's loudspeaker.
package speaker

import (
	"bytes"
	"fmt"
	"time"

	"github.com/ebitengine/oto/v3"

	"spieltisch/app/sound"
)

// ahead is how much the device holds: less crackles on a busy computer, more is heard late.
const ahead = 40 * time.Millisecond

type speaker struct {
	context *oto.Context
	ready   <-chan struct{} // closed when the device is open, or can't be
	playing []*oto.Player   // one that nobody holds is closed in the middle of its sound
	resting bool
}

// Open begins to open the device that the system uses for sounds; what the device itself says comes with the first call. It
// can be called once.
func Open() (sound.Output, error) {
	c, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate: sound.Rate, ChannelCount: 2, Format: oto.FormatSignedInt16LE, BufferSize: ahead,
	})
	if err != nil {
		return nil, fmt.Errorf("open sound: %w", err)
	}
	return &speaker{context: c, ready: ready}, nil
}

// Play implements sound.Output.
func (s *speaker) Play(pcm []byte, volume float64) error {
	p := s.context.NewPlayer(bytes.NewReader(pcm))
	p.SetVolume(volume)
	p.Play() // first, or the device would begin with as much silence as it holds
	s.playing = append(s.playing, p)
	<-s.ready
	if !s.resting {
		return s.context.Err()
	}
	s.resting = false
	return s.context.Resume()
}

// Rest implements sound.Output.
func (s *speaker) Rest() error {
	s.playing, s.resting = nil, true
	return s.context.Suspend()
}
