package table

import (
	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/sound"
	"spieltisch/app/ui"
	"spieltisch/games"
)

// Speech is what somebody at the table says, with their face: a computer whose turn it is, or a person who has done something that all
// may know. The sentence stays until somebody else speaks or it is cleared.
type Speech struct {
	// Box has the face at its left and the bubble next to it.
	Box *fyne.Container
	// Lead goes on at once, Skip until a person is asked. The board places them; they are away while no computer acts.
	Lead, Skip *ui.Button
	// Title is the small line above the sentence of a computer; nil for its name.
	Title func(Turn) string
	// Small has the face stay small: there is little width.
	Small bool
	// Big tells whether what it says is a guess, in larger letters; nil for never.
	Big func(Turn) bool
	// Unlit has its face have no lamp: the board shows elsewhere who is to act.
	Unlit bool

	desk   *Desk
	turn   Turn
	seat   games.Seat // that has spoken last, or acts
	side   ui.Side    // where the tail is; but at the left the board shows the face itself
	tail   float32    // how far right
	hushed bool       // something lies over its words
	remark bool       // a character speaks of a round that is over

	lamp   *ui.Lamp
	face   *ui.Avatar
	bubble *ui.Bubble
	status *ui.Text // what a computer is at that says nothing, below the title
	head   *ui.Text
	thinks *ui.Surface
	dots   *dots
}

// Sizes of a face that speaks, and the room between it and its bubble.
const (
	speechFace  float32 = 88
	speechShort float32 = 64
	speechGap   float32 = 28
	speechLamp  float32 = 1.9
)

// NewSpeech says nothing yet.
func NewSpeech(d *Desk) *Speech {
	s := &Speech{desk: d, seat: games.Table, side: ui.LeftSide, lamp: ui.NewLamp(), face: ui.NewAvatar("", 0, speechFace), bubble: ui.NewBubble(d.Cloth()), dots: newDots(), status: ui.NewText("", ui.Label, ui.Ink2), head: ui.NewText("", ui.Strong, ui.Ink2)}
	s.thinks = ui.NewSlip(d.Cloth(), 16, ui.Inset(0, 20, 0, 20, ui.HMid(0, ui.VGap(0, s.head, ui.HMid(10, s.status, s.dots)))))
	s.bubble.OnHover = func(on bool) { s.computers(func(p Players) { p.Hover(on) })() }
	s.Box = ui.Laid(s.least, s.place, s.lamp, s.face, s.thinks, s.bubble)
	s.Lead = ui.NewMainButton(d.T("table.computer.on"), s.computers(Players.LeadOn)).WithIcon(ui.IconArrow)
	s.Lead.SetTip(d.T("table.computer.on.tip"))
	s.Skip = ui.NewSmallButton("", ui.Plain, s.computers(Players.Skip))
	d.Trace.Mark("lead-on", s.Lead)
	d.Trace.Mark("skip-turns", s.Skip)
	s.Clear()
	s.Lead.Hide()
	s.Skip.Hide()
	return s
}

// computers has those at the table do something, where there are any.
func (s *Speech) computers(do func(Players)) func() {
	return func() { s.desk.act(func(f Frame) { do(f.Players()) }) }
}

// Acts tells whether a computer's turn is shown.
func (s *Speech) Acts() bool { return s.turn.Stage != StageNone }

// Seat is whose face is shown, games.Table for nobody's.
func (s *Speech) Seat() games.Seat { return s.seat }

// Point has the bubble point up or down to a face that the board shows itself, whose middle is at x, or left to its own.
func (s *Speech) Point(side ui.Side, x float32) {
	s.side, s.tail = side, x
	s.bubble.Point(side, x)
	ui.Show(s.faced() && s.seat != games.Table, s.face)
	ui.PlaceAnew(s.Box)
}

// faced tells whether it shows the face.
func (s *Speech) faced() bool { return s.side == ui.LeftSide }

// Mood is what whoever speaks looks like now.
func (s *Speech) Mood() draw.Mood {
	if !s.Acts() {
		return draw.Calm
	}
	return s.moodNow()
}

// Area is where the bubble lies in the box, if that points up or down.
func (s *Speech) Area() ui.Frame { return s.bubble.Area() }

// Said is what the bubble says.
func (s *Speech) Said() string { return s.bubble.Said() }

// Say shows a public act of a person as a sentence, with their face.
func (s *Speech) Say(seat games.Seat, text string) {
	s.turn = Turn{}
	s.show(seat, "", text)
}

// Remark has a character say something of a round that is over, of which there has been so many, and takes it away with the next one;
// 0 is none. It tells whether one does.
func (s *Speech) Remark(round int) bool {
	seat, text := games.Table, ""
	if round > 0 && !s.Acts() {
		seat, text = RoundRemark(s.desk, round)
	}
	switch {
	case text != "":
		s.Say(seat, text)
	case s.remark:
		s.Clear()
	}
	s.remark = text != ""
	return s.remark
}

// Hush has its words away, and the face stay, while something lies over them.
func (s *Speech) Hush(on bool) {
	s.hushed = on
	s.showWords()
}

// WordsAt is how far from the left its words begin, behind the face.
func (s *Speech) WordsAt() float32 { return s.face.Size().Width + speechGap }

// Clear has nobody speak.
func (s *Speech) Clear() {
	if s.Acts() {
		return
	}
	s.seat = games.Table
	s.bubble.Say("")
	ui.Show(false, s.face, s.thinks)
}

// Show shows how far a computer's turn has come. Without one, what was said last stays.
func (s *Speech) Show(t Turn) {
	was := s.turn
	s.turn = t
	acts := t.Stage != StageNone
	s.dots.run(t.Stage == StageThinks)
	s.lamp.Light(acts && s.faced() && !s.Unlit)
	ui.Show(acts, s.Lead, s.Skip)
	if !acts {
		ui.Show(false, s.thinks)
		if was.Skips { // it has said nothing of what it did
			s.Clear()
		} else if was.Stage != StageNone {
			s.mood(draw.Calm)
			ui.PlaceAnew(s.Box)
		}
		return
	}
	d := s.desk
	title := d.Name(t.Seat)
	if s.Title != nil {
		title = s.Title(t)
	}
	big := s.Big != nil && s.Big(t)
	s.bubble.SetStyle(map[bool]ui.Style{false: ui.Number, true: ui.Guess}[big])
	s.show(t.Seat, title, s.words())
	s.mood(s.moodNow())
	switch {
	case t.Held:
		s.Skip.SetText(d.T("table.computer.go"))
	case t.Watch:
		s.Skip.SetText(d.T("table.computer.stop"))
	default:
		s.Skip.SetText(d.T("table.computer.skip", games.Args{"N": d.place.Frame.Players().People()}))
	}
}

func (s *Speech) show(seat games.Seat, title, text string) {
	s.seat = seat
	s.desk.ShowSeat(s.face, seat)
	s.bubble.Head(title)
	s.head.SetText(title)
	ui.Show(title != "", s.head)
	s.bubble.Say(text)
	s.status.SetText(s.at())
	s.showWords()
	ui.Show(s.faced(), s.face)
	ui.PlaceAnew(s.Box)
}

// showWords shows the bubble, or what is done instead of speaking.
func (s *Speech) showWords() {
	said := s.bubble.Said() != ""
	ui.Show(said && !s.hushed, s.bubble)
	ui.Show(!said && !s.hushed && s.Acts() && s.at() != "", s.thinks)
}

func (s *Speech) mood(m draw.Mood) { draw.SetMood(s.face, m) }

// words is what stands in the bubble: the sentence, or what came of what the computer has done.
func (s *Speech) words() string {
	if s.turn.Skips {
		return ""
	}
	if e := s.desk.Events(); s.turn.Line == "" && s.turn.Stage == StageDone && len(e) > 0 {
		return s.desk.Say(e[len(e)-1].ID, e[len(e)-1].Args)
	}
	return s.turn.Line
}

// at is what a computer is at while it says nothing.
func (s *Speech) at() string {
	switch t := s.turn; {
	case t.Stage == StageThinks && t.Slow:
		return s.desk.T("table.computer.slow")
	case t.Skips:
		return s.desk.T("table.computer.skips")
	case t.Stage == StageThinks:
		return s.desk.T("table.computer.thinks")
	case t.Stage == StageSays: // nothing but that keeps it from acting
		return s.desk.T("table.computer.waits")
	}
	return ""
}

// moodNow is what the computer looks like: glad or sorry of what it has done, by what is heard of it.
func (s *Speech) moodNow() draw.Mood {
	switch s.turn.Stage {
	case StageThinks:
		return draw.Thinking
	case StageDone:
		switch s.desk.place.Frame.Heard() {
		case sound.Yes, sound.Steal, sound.Win:
			return draw.Happy
		case sound.No:
			return draw.Sorry
		}
	}
	return draw.Calm
}

func (s *Speech) least() fyne.Size { return fyne.NewSize(320, speechShort) }

// place puts the face at the left: large while its player acts and there is room.
func (s *Speech) place(size fyne.Size) {
	if !s.faced() {
		ui.Put(s.bubble, 0, 0, size.Width, size.Height)
		w, y := s.thinks.MinSize().Width, float32(0)
		if s.side == ui.BottomSide {
			y = size.Height - speechShort
		}
		x := max(0, min(s.tail-40, size.Width-w))
		ui.Put(s.thinks, x, y, w, speechShort)
		s.thinks.SetTail(s.side, min(s.tail-x, w-32))
		return
	}
	f := speechShort
	if s.Acts() && !s.Small && size.Height >= speechFace {
		f = speechFace
	}
	s.face.SetSize(f)
	y := ui.Whole((size.Height - f) / 2)
	ui.Put(s.face, 0, y, f, f)
	r := f * speechLamp
	ui.Put(s.lamp, (f-r)/2, y+(f-r)/2, r, r)
	x := f + speechGap
	ui.Put(s.bubble, x, 0, size.Width-x, size.Height)
	ui.Put(s.thinks, x, ui.Whole(size.Height/2)-speechShort/2, s.thinks.MinSize().Width, speechShort)
	s.thinks.SetTail(ui.LeftSide, speechShort/2)
}

// Strip is a slip with all of it, for boards that have no place of their own.
func (s *Speech) Strip() fyne.CanvasObject {
	s.Lead.WithHeight(48)
	return ui.NewCardPad(12, ui.HMid(16, ui.Stretch(s.Box), s.Skip, s.Lead))
}
