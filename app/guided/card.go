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
	more      *ui.Button      // to the part after this one, at the end; nil where there is none
	way       *fyne.Container // done and count
	buttons   *fyne.Container
	foot      *fyne.Container // both of them
	wide      float32         // room at the foot
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
	cardPad  float32 = 16
	portrait float32 = 64
	cardGap  float32 = 12

	buttonGap float32 = 8
	wayLeast  float32 = 160 // of how far one has come, beside the buttons
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
	c.buttons = ui.Flow(buttonGap, 120, ways...)
	c.way = ui.HMid(cardGap, ui.Stretch(c.done), c.count)
	c.foot = ui.Laid(c.leastFoot, c.placeFoot, c.way, c.buttons)
	c.body = ui.VGap(cardGap,
		ui.Columns(16, ui.Column{Min: portrait, Object: ui.VGap(0, face)}, ui.Column{Weight: 1, Min: 80, Object: ui.VGap(4, c.say, c.deed)}),
		c.foot)
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

// beside tells how wide all buttons are side by side, and whether how far one has come has room beside them: a wide card is low.
func (c *card) beside() (buttons float32, fits bool) {
	for _, o := range c.buttons.Objects {
		if o.Visible() {
			buttons += o.MinSize().Width + buttonGap
		}
	}
	return buttons, c.wide >= buttons+cardGap+wayLeast
}

func (c *card) leastFoot() fyne.Size {
	way, buttons := c.way.MinSize(), c.buttons.MinSize()
	if _, fits := c.beside(); fits {
		return fyne.NewSize(buttons.Width, max(way.Height, buttons.Height))
	}
	return fyne.NewSize(buttons.Width, way.Height+cardGap+buttons.Height)
}

func (c *card) placeFoot(s fyne.Size) {
	c.wide = s.Width
	high := c.way.MinSize().Height
	if wide, fits := c.beside(); fits {
		ui.Put(c.buttons, 0, 0, wide, s.Height)
		ui.Put(c.way, wide+cardGap, (s.Height-high)/2, s.Width-wide-cardGap, high)
		return
	}
	ui.Put(c.way, 0, 0, s.Width, high)
	ui.Put(c.buttons, 0, high+cardGap, s.Width, s.Height-high-cardGap)
}

// height is how high the card is at a width.
func (c *card) height(width float32) float32 {
	c.wide = width - 2*cardPad
	for range 3 { // paragraphs within columns
		c.object.Resize(fyne.NewSize(width, c.object.MinSize().Height))
	}
	return c.object.MinSize().Height
}
