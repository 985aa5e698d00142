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

	"fyne.io/fyne/v2"

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

	faces *faces
	wrong *ui.Para
}

func newPicture(env *shell.Env, player *store.Player) *picture {
	p := &picture{env: env, player: player, round: env.Portrait(*player)}
	p.own = p.round != nil && player.Emblem == 0
	return p
}

func (p *picture) build() fyne.CanvasObject {
	env := p.env
	p.faces = newFaces(p)
	choose := ui.NewSmallButton(env.T("setup.picture.choose"), ui.Secondary, p.ask)
	env.Trace.Mark("player.picture", choose)
	env.Trace.Mark("player.faces", p.faces)
	p.wrong = ui.NewPara("", ui.Strong, ui.Warn)
	p.wrong.Hide()
	p.show()
	return ui.VGap(6, p.faces, ui.HMid(12, choose, ui.Spacer()), p.wrong)
}

// show follows the name, the colour and the picture.
func (p *picture) show() { p.faces.show() }

func (p *picture) ask() {
	p.env.OpenFile("setup.picture.choose", []string{".png", ".jpg", ".jpeg", ".PNG", ".JPG", ".JPEG"}, p.open)
}

// open reads a file. The picture is kept small: a square of pictureSize.
func (p *picture) open(path string) {
	shell.Work(context.Background(), func(context.Context) ([]byte, error) {
		from, err := os.Open(path)
		if err != nil {
			return nil, err
		}
		data, err := io.ReadAll(io.LimitReader(from, pictureMost))
		if err = errors.Join(err, from.Close()); err != nil {
			return nil, err
		}
		var small bytes.Buffer
		err = shrink(&small, data)
		return small.Bytes(), err
	}, func(small []byte, err error) {
		if err != nil {
			slog.Error("picture", "err", err)
			say(p.env, p.wrong, p.env.T("store.error.badpicture", games.Args{"Max": pictureMost >> 10}))
			return
		}
		p.set(small)
	})
}

// shrink writes the middle of a picture as a small JPEG.
func shrink(to io.Writer, data []byte) error {
	square, err := ui.Square(data, pictureSize)
	if err != nil {
		return err
	}
	return jpeg.Encode(to, square, &jpeg.Options{Quality: 90})
}

// set chooses a new picture of their own; it is kept with the rest of the form.
func (p *picture) set(data []byte) {
	round, err := ui.Portrait(data, pictureSize)
	if err != nil {
		return // it was made from a picture
	}
	p.data, p.round, p.own, p.player.Emblem = data, round, true, 0
	say(p.env, p.wrong, "")
	p.show()
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
