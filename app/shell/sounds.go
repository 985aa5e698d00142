package shell

import "spieltisch/app/sound"

// Sounds plays sounds without ever waiting; the volume goes from 0 to 1.
type Sounds interface {
	Play(s sound.Sound, volume float64)
}

// Play plays a sound as loud as the settings say. It must be one that tells nothing but what everybody at the table may see.
func (e *Env) Play(s sound.Sound) { e.PlayAt(s, 1) }

// PlayAt is Play at a share of that volume.
func (e *Env) PlayAt(s sound.Sound, share float64) {
	if e.Sounds != nil && !e.Prefs.Muted && s != sound.None {
		e.Sounds.Play(s, share*float64(e.Prefs.Volume)/100)
	}
}

// Mute switches all sounds off, or on again, and says so.
func (e *Env) Mute() {
	e.Prefs.Muted = !e.Prefs.Muted
	e.SavePrefs()
	if e.Prefs.Muted {
		e.Toast(e.T("keys.sound.off"))
		return
	}
	e.Toast(e.T("keys.sound.on"))
	e.Play(sound.Tile)
}
