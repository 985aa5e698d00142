package shell

import (
	"image"
	"log/slog"

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

// Avatar is a player's disc: his picture, or his initials as ui.Initials makes them.
func (e *Env) Avatar(p store.Player, initials string, size float32) *ui.Avatar {
	return ui.NewAvatar(initials, p.Color, size).WithPicture(e.Portrait(p))
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
