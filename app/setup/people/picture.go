package people

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/jpeg"
	"io"
	"log/slog"
	"os"
	"strconv"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
	"spieltisch/store"
)

// pictureSize is how many pixels wide a picture is kept, and pictureMost the largest file
// that is read, in bytes.
const (
	pictureSize = 256
	pictureMost = 32 << 20
)

// picture is the part of a form with what stands for a player: their initials, a ready-made picture, or one of their own. The
// choice is kept with the form.
type picture struct {
	env    *shell.Env
	player *store.Player
	data   []byte      // a new one of their own
	round  image.Image // their own one, or nil
	own    bool        // it is chosen

	faces *Discs // the initials, the ready-made pictures, their own one
	wrong *ui.Para
}

// ownFace is the place of a picture of their own.
const ownFace = 1 + draw.Emblems

func newPicture(env *shell.Env, player *store.Player) *picture {
	p := &picture{env: env, player: player, round: env.Portrait(*player)}
	p.own = p.round != nil && player.Emblem == 0
	return p
}

func (p *picture) build() fyne.CanvasObject {
	env := p.env
	p.faces = newDiscs(ownFace+1, 7, 48, 62, p.name, p.choose)
	choose := ui.NewSmallButton(env.T("setup.picture.choose"), ui.Secondary, p.ask)
	env.Trace.Mark("player.picture", choose)
	env.Trace.Mark("player.faces", p.faces)
	p.wrong = ui.NewPara("", ui.Strong, ui.Warn)
	p.wrong.Hide()
	p.show()
	return ui.VGap(6, p.faces, ui.HMid(12, choose, ui.Spacer()), p.wrong)
}

func (p *picture) choose(i int) {
	p.own, p.player.Emblem = i == ownFace, i%ownFace
	p.show()
}

func (p *picture) name(i int) string {
	switch i {
	case 0:
		return p.env.T("setup.picture.initials")
	case ownFace:
		return p.env.T("setup.picture.own")
	}
	return p.env.T("setup.emblem." + games.ID(strconv.Itoa(i)))
}

// show follows the name, the colour and the picture.
func (p *picture) show() {
	p.faces.At, p.faces.there = p.player.Emblem, ownFace
	if p.own {
		p.faces.At = ownFace
	}
	if p.round != nil {
		p.faces.there++
	}
	for i, d := range p.faces.discs {
		d.Set(Initial(p.player.Name), p.player.Color)
		if i < ownFace {
			draw.ShowFace(d, 0, i, p.player.Color)
		}
	}
	p.faces.discs[ownFace].WithPicture(p.round)
	p.faces.Refresh()
}

func (p *picture) ask() {
	p.env.OpenFile("setup.picture.choose", []string{".png", ".jpg", ".jpeg", ".PNG", ".JPG", ".JPEG"}, p.open)
}

// open reads a file, for a new picture of their own; it is kept with the rest of the form.
func (p *picture) open(path string) {
	var round image.Image
	shell.Work(p.env, func(context.Context) (small []byte, err error) {
		if small, err = shrink(path); err == nil {
			round, err = ui.Portrait(small, pictureSize)
		}
		return small, err
	}, func(small []byte, err error) {
		if err != nil {
			slog.Error("picture", "err", err)
			why := games.ID("setup.picture.broken")
			if errors.Is(err, ui.ErrSize) {
				why = "setup.picture.large"
			}
			say(p.env, p.wrong, p.env.T(why, games.Args{"Max": pictureMost >> 20}))
			return
		}
		p.data, p.round, p.own, p.player.Emblem = small, round, true, 0
		say(p.env, p.wrong, "")
		p.show()
	})
}

// shrink is the middle of a picture as a small JPEG: a square of pictureSize.
func shrink(path string) ([]byte, error) {
	from, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	data, err := io.ReadAll(io.LimitReader(from, pictureMost+1))
	if err == nil && len(data) > pictureMost {
		err = ui.ErrSize
	}
	if err = errors.Join(err, from.Close()); err != nil {
		return nil, err
	}
	square, err := ui.Square(data, pictureSize)
	if err != nil {
		return nil, err
	}
	var small bytes.Buffer
	err = jpeg.Encode(&small, square, &jpeg.Options{Quality: 90})
	return small.Bytes(), err
}

// save hands their own picture in when it is another one, or isn't wanted any more.
func (p *picture) save() bool {
	if p.own && len(p.data) == 0 || !p.own && p.player.Picture == 0 {
		return true
	}
	data := p.data
	if !p.own {
		data = nil
	}
	if err := p.env.Store.SetPicture(p.player.ID, data); err != nil {
		say(p.env, p.wrong, p.env.ExplainStore(err))
		return false
	}
	return true
}
