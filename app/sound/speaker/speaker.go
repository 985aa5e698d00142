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
	playing []*oto.Player // one that nobody holds is closed in the middle of its sound
	resting bool
}

// Open opens the device that the system uses for sounds. It can be called once.
func Open() (sound.Output, error) {
	c, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate: sound.Rate, ChannelCount: 2, Format: oto.FormatSignedInt16LE, BufferSize: ahead,
	})
	if err != nil {
		return nil, fmt.Errorf("open sound: %w", err)
	}
	<-ready
	if err := c.Err(); err != nil {
		return nil, fmt.Errorf("open sound: %w", err)
	}
	return &speaker{context: c}, nil
}

// Play implements sound.Output.
func (s *speaker) Play(pcm []byte, volume float64) error {
	p := s.context.NewPlayer(bytes.NewReader(pcm))
	p.SetVolume(volume)
	p.Play() // first, or the device would begin with silence
	s.playing = append(s.playing, p)
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
