package people

import (
	"bytes"
	"context"
	"errors"
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

// picture is the part of a form with a player's picture. What is chosen is kept with the form.
type picture struct {
	env     *shell.Env
	player  *store.Player
	data    []byte // the new one; empty: none any more
	changed bool

	avatar *ui.Avatar
	remove *ui.Button
	wrong  *ui.Para
}

func newPicture(env *shell.Env, player *store.Player) *picture {
	return &picture{env: env, player: player}
}

func (p *picture) build() fyne.CanvasObject {
	env := p.env
	p.avatar = env.Avatar(*p.player, Initial(p.player.Name), 64)
	choose := ui.NewSmallButton(env.T("setup.picture.choose"), ui.Secondary, p.ask)
	p.remove = ui.NewSmallButton(env.T("setup.picture.remove"), ui.Secondary, func() { p.set(nil) })
	env.Trace.Mark("player.picture", choose)
	p.wrong = ui.NewPara("", ui.Strong, ui.Warn)
	p.wrong.Hide()
	p.show()
	return ui.VGap(6, ui.HMid(12, p.avatar, choose, p.remove, ui.Spacer()), p.wrong)
}

// show follows the name, the colour and the picture.
func (p *picture) show() {
	p.avatar.Set(Initial(p.player.Name), p.player.Color)
	has := p.player.Picture != 0
	if p.changed {
		has = len(p.data) > 0
	}
	p.remove.SetEnabled(has, p.env.T("setup.picture.none"))
}

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
			p.say(p.env.T("store.error.badpicture", games.Args{"Max": pictureMost >> 10}))
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

// set shows another picture, nil for none; it is kept with the rest of the form.
func (p *picture) set(data []byte) {
	p.data, p.changed = data, true
	p.say("")
	if len(data) == 0 {
		p.avatar.WithPicture(nil)
	} else if round, err := ui.Portrait(data, pictureSize); err == nil {
		p.avatar.WithPicture(round)
	}
	p.show()
}

func (p *picture) say(text string) {
	p.wrong.SetText(text)
	if text == "" {
		p.wrong.Hide()
	} else {
		p.wrong.Show()
	}
	relayout(p.env)
}

// save hands the picture in when it was changed.
func (p *picture) save() bool {
	if !p.changed {
		return true
	}
	if err := p.env.Store.SetPicture(p.player.ID, p.data); err != nil {
		p.say(p.env.ExplainStore(err))
		return false
	}
	return true
}
