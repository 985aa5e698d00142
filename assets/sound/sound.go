// Package sound embeds the sounds that the command in make has made: WAV files of 24,000 samples a second, 16 bits, mono.
package sound

import "embed"

// Files are they, each NAME.wav.
//
//go:embed *.wav
var Files embed.FS
