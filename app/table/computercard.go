package table

import (
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/sound"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// ComputerCard shows the turn of a computer player: who plays, what it says and does, and how one leads on.
type ComputerCard struct {
	Object *ui.Card        // away while no computer acts
	Box    *fyne.Container // the same without the card, for a board with a card of its own
	// Title is what stands above its sentence; nil for the name alone.
	Title func(Turn) string
	// Short is what came of what it has done, in a word or two, for where more than that would be cut; nil for nothing.
	Short func() string
	// Buttons are those of a slim card, for the board to place; nil where they lie in Box.
	Buttons *fyne.Container
	desk    *Desk
	turn    Turn
	tall    bool // the buttons have a line of their own
	brief   bool // what it says stands in the place of its name
	told    bool // what was done stands elsewhere on the board

	avatar     *ui.Avatar
	name       *ui.Text
	strength   *draw.Strength // next to the name, in all but a slim card
	did        *ui.Text
	dots       *dots
	bubble     *bubble
	skip, lead *ui.Button
}

// Sizes of the card, in px.
const (
	cardPortrait  float32 = 56
	tallPortrait  float32 = 80
	computerPad   float32 = 12
	bubbleCorner  float32 = 12
	bubblePad     float32 = 10
	dotsStep              = 400 * time.Millisecond
	dotsGap       float32 = 10
	dotsRadius    float32 = 3
	bubbleLineCap         = 2
)

// NewComputerCard is a hidden card: a strip with everything side by side, or a tall one with the buttons below.
func NewComputerCard(d *Desk, tall bool) *ComputerCard {
	size := cardPortrait
	if tall {
		size = tallPortrait
	}
	c := newCardParts(d, size)
	c.tall = tall
	c.Box = ui.Laid(c.least, c.place, c.avatar, c.name, c.strength, c.dots, c.did, c.bubble, c.skip, c.lead)
	c.Object = ui.NewCardPad(computerPad, c.Box)
	c.Object.Hide()
	return c
}

// NewSlimCard is a card whose Box is as high as the portrait; its Buttons stand elsewhere, and it has no Object.
func NewSlimCard(d *Desk) *ComputerCard {
	c := newCardParts(d, cardPortrait)
	c.brief = true
	c.Box = ui.Laid(c.leastSlim, c.placeBrief, c.avatar, c.name, c.dots, c.did, c.bubble)
	c.Buttons = ui.HMid(8, c.skip, c.lead)
	return c
}

func newCardParts(d *Desk, portrait float32) *ComputerCard {
	c := &ComputerCard{desk: d}
	c.avatar = ui.NewAvatar("", 0, portrait)
	c.name, c.did = ui.NewText("", ui.Heading, ui.Ink), ui.NewText("", ui.Body, ui.Ink2).Truncate()
	c.dots, c.strength = newDots(), draw.NewStrength(0)
	c.bubble = newBubble(func(on bool) { c.computers(func(p Players) { p.Hover(on) })() })
	c.skip = ui.NewSmallButton("", ui.Secondary, c.computers(Players.Skip))
	c.lead = ui.NewSmallButton(d.T("table.computer.on"), ui.Primary, c.computers(Players.LeadOn)).WithIcon(ui.IconArrow)
	c.lead.SetTip(d.T("table.computer.on.tip"))
	d.Trace.Mark("lead-on", c.lead)
	d.Trace.Mark("skip-turns", c.skip)
	return c
}

// computers has those at the table do something, where there are any.
func (c *ComputerCard) computers(do func(Players)) func() {
	return func() { c.desk.act(func(f Frame) { do(f.Players()) }) }
}

// Show shows a turn; the card is away while no computer acts.
func (c *ComputerCard) Show(t Turn) {
	c.turn = t
	if c.Object != nil {
		ui.Show(t.Stage != StageNone, c.Object)
	}
	if t.Stage == StageNone {
		c.dots.run(false)
		return
	}
	d := c.desk
	d.ShowSeat(c.avatar, t.Seat)
	draw.SetMood(c.avatar, c.mood())
	c.name.SetText(d.Name(t.Seat))
	if c.Title != nil {
		c.name.SetText(c.Title(t))
	}
	c.strength.Set(d.Players()[t.Seat].Level)
	c.dots.run(t.Stage == StageThinks)
	c.bubble.say(t.Line)
	ui.Show(t.Line != "", c.bubble)
	c.showName()
	switch {
	case t.Held:
		c.skip.SetText(d.T("table.computer.go"))
	case t.Watch:
		c.skip.SetText(d.T("table.computer.stop"))
	default:
		c.skip.SetText(d.T("table.computer.skip", games.Args{"N": d.place.Frame.Players().People()}))
	}
	ui.PlaceAnew(c.Box)
	if c.Buttons != nil {
		ui.PlaceAnew(c.Buttons)
	}
}

// showName puts the name away while what it says stands in its place.
func (c *ComputerCard) showName() {
	ui.Show(!c.brief || c.turn.Line == "", c.name, c.did)
	ui.Show(!c.brief, c.strength)
}

// Brief is whether a tall card has no room for the name above what it says.
func (c *ComputerCard) Brief(on bool) {
	if c.brief != on {
		c.brief = on
		c.showName()
		ui.PlaceAnew(c.Box)
	}
}

func (c *ComputerCard) leastSlim() fyne.Size { return fyne.NewSize(160, c.says()) }

// placeBrief puts the sentence next to the portrait, or who it is and what they are at.
func (c *ComputerCard) placeBrief(s fyne.Size) {
	c.did.SetText(c.doing())
	p := c.portrait()
	ui.Put(c.avatar, 0, ui.Whole((s.Height-p)/2), p, p)
	x := p + 12
	words := max(40, s.Width-x)
	line := c.bubble.height(words)
	ui.Put(c.bubble, x, ui.Whole((s.Height-line)/2), words, line)
	head, dots := ui.Heading.Height(), c.dots.MinSize().Width
	name, y := min(c.name.MinSize().Width, words), ui.Whole((s.Height-head)/2)
	ui.Put(c.name, x, y, name, head)
	ui.Put(c.dots, x+name+dotsGap, y, dots, head)
	did := x + name + dotsGap
	if c.dots.Visible() {
		did += dots + dotsGap
	}
	ui.Put(c.did, did, ui.Whole((s.Height-ui.Body.Height())/2), max(0, s.Width-did), ui.Body.Height())
}

// mood is what the computer looks like: glad or sorry of what it has done, by what is heard of it.
func (c *ComputerCard) mood() draw.Mood {
	switch c.turn.Stage {
	case StageThinks:
		return draw.Thinking
	case StageDone:
		switch c.desk.place.Frame.Heard() {
		case sound.Yes, sound.Steal, sound.Win:
			return draw.Happy
		case sound.No:
			return draw.Sorry
		}
	}
	return draw.Calm
}

// doing says what the computer is at, or what came of what it has done; not again what its sentence has said.
func (c *ComputerCard) doing() string {
	d := c.desk
	switch {
	case c.turn.Stage == StageThinks && c.turn.Slow:
		return d.T("table.computer.slow")
	case c.turn.Stage == StageThinks:
		return d.T("table.computer.thinks")
	case c.turn.Stage == StageSays && c.turn.Line == "": // nothing but that keeps it from acting
		return d.T("table.computer.waits")
	case c.turn.Stage == StageDone && !c.told && (c.turn.Line == "" || c.mood() != draw.Calm):
		if events := d.Events(); len(events) > 0 {
			e := events[len(events)-1]
			return d.Say(e.ID, e.Args)
		}
	}
	return ""
}

// parts are the heights of the card's lines, and the width that its words have.
func (c *ComputerCard) parts(width float32) (words, head, line float32) {
	words = width - c.portrait() - 12
	if !c.tall {
		words -= c.skip.MinSize().Width + c.lead.MinSize().Width + 8 + 16
	}
	head = ui.Heading.Height()
	if c.bubble.Visible() {
		line = c.bubble.height(words)
	}
	return words, head, line
}

func (c *ComputerCard) portrait() float32 { return c.avatar.MinSize().Width }

// says is the height of name and sentence, which stays while a sentence comes and goes.
func (c *ComputerCard) says() float32 {
	name, line := ui.Heading.Height(), c.bubble.most()
	if c.brief {
		return max(name, line, c.portrait())
	}
	return max(name+4+line, c.portrait())
}

func (c *ComputerCard) least() fyne.Size {
	h := c.says()
	if c.tall {
		h += 10 + c.buttons()
	}
	return fyne.NewSize(320, h)
}

// buttons is the height of those that lie in Box.
func (c *ComputerCard) buttons() float32 {
	return max(c.skip.MinSize().Height, c.lead.MinSize().Height)
}

// FlatLeast is the least size with the buttons next to the sentence.
func (c *ComputerCard) FlatLeast() fyne.Size {
	return fyne.NewSize(320, c.says())
}

func (c *ComputerCard) place(s fyne.Size) {
	skip, lead := c.skip.MinSize(), c.lead.MinSize()
	y, h := float32(0), s.Height
	if c.tall {
		h = c.buttons()
		y = s.Height - h
	}
	ui.Put(c.lead, s.Width-lead.Width, ui.Whole(y+(h-lead.Height)/2), lead.Width, lead.Height)
	ui.Put(c.skip, s.Width-lead.Width-8-skip.Width, ui.Whole(y+(h-skip.Height)/2), skip.Width, skip.Height)
	if c.brief {
		c.placeBrief(fyne.NewSize(s.Width, c.says()))
		return
	}
	c.did.SetText(c.doing())
	words, head, line := c.fill(s)
	p := c.portrait()
	ui.Put(c.avatar, 0, 0, p, p)
	x := p + 12
	name := min(c.name.MinSize().Width, words/2)
	ui.Put(c.name, x, 0, name, head)
	did := x + name + dotsGap
	strong := c.strength.MinSize()
	ui.Put(c.strength, did, ui.Whole((head-strong.Height)/2), strong.Width, strong.Height)
	did += strong.Width + dotsGap
	dots := c.dots.MinSize().Width
	ui.Put(c.dots, did, 0, dots, head)
	if c.dots.Visible() {
		did += dots + dotsGap
	}
	next := max(0, x+words-did)
	ui.Put(c.did, did, ui.Whole((head-ui.Body.Height())/2), next, ui.Body.Height())
	end := s.Height
	if c.tall {
		end = y - 10
	}
	y = head + 4
	if !c.name.Visible() {
		y = 0
	}
	ui.Put(c.bubble, x, y, words, line)
	wide, below := ui.Body.Measure(c.did.String()), y+line+4
	switch {
	case wide <= next:
	case wide <= words && below+ui.Body.Height() <= end:
		ui.Put(c.did, x, below, words, ui.Body.Height())
	case c.turn.Stage == StageDone:
		c.did.SetText(c.short())
	}
}

func (c *ComputerCard) short() string {
	if c.Short == nil {
		return ""
	}
	return c.Short()
}

// fill is parts for a size. A sentence that is long for its width takes the lines that there is room for, and the place of
// the name if that isn't enough.
func (c *ComputerCard) fill(s fyne.Size) (words, head, line float32) {
	c.bubble.para.MaxLines(0)
	_, head, line = c.parts(s.Width)
	room := s.Height
	if c.tall {
		room -= 10 + c.buttons()
	}
	over := line > max(room-head-4, c.bubble.most())
	ui.Show(!over, c.name, c.did, c.strength)
	if !over {
		room -= head + 4
	}
	c.bubble.lines(room)
	return c.parts(s.Width)
}

// TallLeast is the height from which on there is room for the buttons below the sentence; FitTall puts them there, or next
// to it.
func (c *ComputerCard) TallLeast() float32 {
	return c.says() + 10 + c.buttons()
}

// FitTall follows the height that there is.
func (c *ComputerCard) FitTall(height float32) {
	if tall := height >= c.TallLeast(); tall != c.tall {
		c.tall = tall
		ui.PlaceAnew(c.Box)
	}
}

// Told is whether the board tells itself what the computer has done, so that the card needn't.
func (c *ComputerCard) Told(elsewhere bool) {
	if c.told != elsewhere {
		c.told = elsewhere
		ui.PlaceAnew(c.Box)
	}
}

// Free is the room between what a tall card says and its buttons, where a board may tell what was done: its upper edge and
// its height.
func (c *ComputerCard) Free(s fyne.Size) (y, height float32) {
	_, head, line := c.parts(s.Width)
	y, height = max(c.says(), head+4+line)+computerPad, s.Height-computerPad
	if c.tall {
		height -= c.buttons()
	}
	return y, height - y
}
