package shell

import (
	"image"
	"log/slog"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/store"
)

// portraitSize is how many pixels wide a picture is kept for the screen.
const portraitSize = 160

// portrait is a player's picture as it was when he had this number of it.
type portrait struct {
	number int
	round  image.Image
}

// Avatar is a player's disc: their picture, or their initials as ui.Initials makes them; of a character its portrait.
func (e *Env) Avatar(p store.Player, initials string, size float32) *ui.Avatar {
	a := ui.NewAvatar("", 0, size)
	e.ShowAvatar(a, p, initials)
	return a
}

// ShowAvatar makes an avatar that of a player.
func (e *Env) ShowAvatar(a *ui.Avatar, p store.Player, initials string) {
	a.Set(initials, p.Color)
	a.WithPicture(e.Portrait(p))
	draw.ShowFace(a, p.Level, p.Emblem, p.Color)
}

// Portrait is a player's round picture, nil for none or one that can't be shown.
func (e *Env) Portrait(p store.Player) image.Image {
	if p.Picture == 0 || e.Store == nil {
		return nil
	}
	if known, ok := e.pictures[p.UID]; ok && known.number == p.Picture {
		return known.round
	}
	made := portrait{number: p.Picture}
	data, err := e.Store.Picture(p.ID)
	if err == nil {
		made.round, err = ui.Portrait(data, portraitSize)
	}
	if err != nil {
		slog.Error("picture of a player", "err", err)
		made.round = nil
	}
	if e.pictures == nil {
		e.pictures = map[string]portrait{}
	}
	e.pictures[p.UID] = made
	return made.round
}
