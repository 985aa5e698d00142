package alphabet

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/learn/look"
	"spieltisch/app/learn/say"
	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games/course"
)

// apart is the height of the letter that is taken apart, in pixels.
const apart = 88

// detailGap lies between the parts.
const detailGap = 10

// detail is one letter: how it comes together, its pieces, how many they are, and the other
// letters that they make.
type detail struct {
	env    *shell.Env
	title  *ui.Text
	letter *look.Letter
	count  *ui.Para
	same   *ui.Text
	others *draw.Alphabet
	none   *ui.Para
	box    *fyne.Container
}

// newDetail shows nothing yet; tapped gets a letter of the same pieces.
func newDetail(env *shell.Env, c *course.Course, tapped func(rune)) *detail {
	d := &detail{
		env:    env,
		title:  ui.NewText("", ui.Title, ui.Ink),
		letter: look.NewLetter(env, c, apart, ui.CardBG, draw.Options{}),
		count:  ui.NewPara("", ui.Body, ui.Ink2),
		same:   ui.NewText(env.T("alphabet.same"), ui.Strong, ui.Ink),
		others: draw.NewAlphabet(nil, draw.ChartLook{}, tapped),
		none:   ui.NewPara(env.T("alphabet.same.none"), ui.Body, ui.Ink2),
	}
	// What comes and goes keeps its room, so that nothing below it moves: three lines of a recipe
	// and other letters are the most.
	same := ui.Strong.Height() + d.look(false).LineHeight()
	room := ui.Title.Height() + apart + 12 + 3*max(32, ui.Label.Height()+4) + 8 + ui.Body.Height() + same + 4*detailGap
	d.box = ui.MinSized(0, room, ui.VGap(detailGap, d.title,
		ui.MinSized(0, apart+12, d.letter.Assembly), d.letter.Recipe, d.count, ui.VGap(0, d.same, d.others, d.none)))
	return d
}

// show takes a letter apart; same are the others made of its pieces.
func (d *detail) show(r rune, same []rune, turned bool) {
	count, _ := draw.Letters().Count(string(r))
	d.title.SetText(say.Title(d.env, r))
	d.letter.Show(r)
	d.turn(turned)
	d.count.SetText(say.Pieces(d.env, count))
	d.others.SetLetters(same)
	if len(same) > 0 {
		d.same.Show()
		d.others.Show()
		d.none.Hide()
	} else {
		d.same.Hide()
		d.others.Hide()
		d.none.Show()
	}
	d.box.Refresh()
}

// turn shows the letters from the other side of the table, or not.
func (d *detail) turn(turned bool) {
	d.letter.Assembly.SetOptions(draw.Options{Turned: turned})
	d.others.SetLook(d.look(turned))
}

func (d *detail) look(turned bool) draw.ChartLook {
	return draw.ChartLook{Letter: 40, Cell: 56, Options: draw.Options{Turned: turned}}
}
