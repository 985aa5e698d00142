package guided

import (
	"image/color"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// pulseTime is how long the frame stands out.
const pulseTime = 600 * time.Millisecond

// card is what is said: who says it, the sentence, what is to be done, how far one has come, and the ways on.
type card struct {
	object fyne.CanvasObject

	say, deed *ui.Para
	done      *ui.Bar
	count     *ui.Text
	back      *ui.Button
	end       *ui.Button
	skip      *ui.Button
	on        *ui.Button
	more      *ui.Button // to the part after this one, at the end; nil where there is none
	buttons   *fyne.Container
	body      *fyne.Container
	border    *canvas.Rectangle
}

// said is what the card shows.
type said struct {
	say, deed string
	at, of    int
	reads     bool
}

// cardActs is what the buttons do.
type cardActs interface {
	back()
	skip()
	next()
	more()
	end()
}

// Sizes of the card, in px.
const (
	cardPad  float32 = 18
	portrait float32 = 64
)

// newCard is a card with the face of a person who leads. following is what the button says that leads to the part after this one, "" for none.
func newCard(env *shell.Env, face fyne.CanvasObject, acts cardActs, following string) *card {
	t := env.T
	c := &card{
		say: ui.NewPara("", ui.Number, ui.Ink), deed: ui.NewPara("", ui.Label, ui.AccentText),
		done: ui.NewBar(ui.Accent), count: ui.NewText("", ui.Strong, ui.Ink2), border: ui.NewRect(),
	}
	c.back = ui.NewSmallButton(t("guided.back"), ui.Secondary, acts.back).WithKey(env.KeyName("PageUp"))
	c.end = ui.NewSmallButton(t("guided.end"), ui.Plain, acts.end).WithKey(env.KeyName("Esc"))
	c.skip = ui.NewSmallButton(t("guided.skip"), ui.Secondary, acts.skip).WithKey(env.KeyName("PageDown"))
	c.on = ui.NewSmallButton(t("guided.on"), ui.Primary, acts.next).WithKey(env.KeyName("Space"))
	for mark, b := range map[string]*ui.Button{"guided-back": c.back, "guided-end": c.end, "guided-skip": c.skip, "guided-on": c.on} {
		env.Trace.Mark(mark, b)
	}
	ways := []fyne.CanvasObject{c.on, c.skip, c.back, c.end}
	if following != "" {
		c.more = ui.NewSmallButton(following, ui.Secondary, acts.more).WithIcon(ui.IconPlus)
		env.Trace.Mark("guided-more", c.more)
		c.more.Hide()
		ways = slices.Insert(ways, 1, fyne.CanvasObject(c.more))
	}
	c.buttons = ui.Flow(8, 120, ways...)
	c.body = ui.VGap(12,
		ui.Columns(16, ui.Column{Min: portrait, Object: ui.VGap(0, face)}, ui.Column{Weight: 1, Min: 80, Object: ui.VGap(4, c.say, c.deed)}),
		ui.HMid(12, ui.Stretch(c.done), c.count), c.buttons)
	c.object = container.NewStack(newBlocker(color.Transparent, func() {}), c.border, ui.KeepClear(ui.Pad(cardPad, c.body)))
	return c
}

// show says something.
func (c *card) show(env *shell.Env, s said) {
	c.say.SetText(s.say)
	c.deed.SetText(s.deed)
	ui.Show(s.deed != "", c.deed)
	c.done.Set(float32(s.at+1)/float32(s.of), 0)
	c.count.SetText(env.T("guided.count", games.Args{"N": s.at + 1, "All": s.of}))
	c.back.SetEnabled(s.at > 0, env.T("guided.first"))
	ui.Show(s.reads, c.on)
	ui.Show(!s.reads, c.skip)
	c.on.SetText(env.T("guided.on"))
	if s.at+1 == s.of {
		c.on.SetText(env.T("guided.play"))
		c.end.SetText(env.T("guided.done"))
		if c.more != nil {
			c.more.Show()
		}
	}
	c.border.FillColor, c.border.StrokeColor, c.border.StrokeWidth, c.border.CornerRadius = ui.Color(ui.CardBG), ui.Color(ui.Accent), 3, 14
	c.border.Refresh()
	c.body.Refresh() // the texts have other widths, and perhaps the card has the same as before
}

// height is how high the card is at a width.
func (c *card) height(width float32) float32 {
	for range 3 { // paragraphs within columns
		c.object.Resize(fyne.NewSize(width, c.object.MinSize().Height))
	}
	return c.object.MinSize().Height
}
