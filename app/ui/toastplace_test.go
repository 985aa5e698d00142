package ui

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
)

// toastPage is a page with a header, a card with a long list, and what stands at its foot.
func toastPage(foot ...fyne.CanvasObject) fyne.CanvasObject {
	return VGap(8, append([]fyne.CanvasObject{NewTopBar(nil, "", "", nil, "Seite"), Stretch(NewCard(Space(40, 40)))}, foot...)...)
}

func TestToastKeepsClear(t *testing.T) {
	end := NewButton("Zug beenden", Primary, func() {})
	second := NewButton("Zurück", Secondary, func() {})
	sentence := NewText("Noch fehlt ein Wort", Body, Ink)
	tall := NewButton("Weiter", Primary, func() {})
	aside := NewButton("Start", Primary, func() {})
	hidden := NewButton("Weg", Primary, func() {})
	hidden.Hide()
	sentence2 := NewText("Jürgen ist dran", Body, Ink)
	full := VGap(0)
	for range 30 {
		full.Add(NewText("Jede Zeile wird gelesen, und Platz ist nirgends dazwischen.", Body, Ink).Align(fyne.TextAlignCenter))
	}
	for name, c := range map[string]struct {
		foot fyne.CanvasObject
		low  bool // else it lies below the header
	}{
		"nothing":        {foot: Space(10, 60), low: true},
		"second button":  {foot: HGap(8, Space(500, 0), second)},
		"main button":    {foot: HGap(8, sentence, Spacer(), end)},
		"bar":            {foot: KeepClear(HGap(8, Space(500, 0), NewText("Zuletzt", Body, Ink)))},
		"button in card": {foot: NewCard(VGap(0, Space(10, 300), HGap(0, Spacer(), tall, Spacer())))},
		"aside":          {foot: NewCard(VGap(0, Space(10, 300), HGap(0, aside, Spacer())))},
		"sentence":       {foot: VGap(0, Space(10, 40), HGap(0, Spacer(), sentence2, Spacer()), Space(10, 20))},
		"only texts":     {foot: full},
		"hidden":         {foot: HGap(8, Space(500, 48), hidden), low: true},
	} {
		w, r, _ := open(t, toastPage(c.foot))
		w.Resize(fyne.NewSize(1000, 620))
		r.SetPage(toastPage(c.foot))
		Toast(w, "", "Das geht jetzt nicht, denn ein Wort steht noch nicht in der Liste", "", nil)
		y, h := r.toast.Position().Y, r.toast.Size().Height
		if c.low && y+h != 620-2*toastEdge || !c.low && y != HeadHeight+toastAir {
			t.Errorf("%s: the toast lies from %.0f to %.0f", name, y, y+h)
		}
	}
}

// Where neither page nor header leaves room the header is what stays clear.
func TestToastBelowHeader(t *testing.T) {
	w, r, _ := open(t, VGap(0, NewTopBar(nil, "", "", nil, strings.Repeat("Seite ", 40)), KeepClear(Space(1000, 730))))
	Toast(w, "", "Gespeichert", "", nil)
	if y := r.toast.Position().Y; y < 64 || y > 80 {
		t.Errorf("the toast is at %.0f", y)
	}
}

// A headline below the header stays in sight: the toast lies beside it, or where that leaves no room in the header.
func TestToastBesideHeadline(t *testing.T) {
	for text, inHead := range map[string]bool{"Tina gewinnt!": false, "Anna-Katharina und Maximilian teilen sich den Sieg!": true} {
		head := NewText(text, Hero, Ink)
		w, r, _ := open(t, VGap(0, NewTopBar(nil, "", "", nil, "Seite"), HGap(0, Spacer(), head, Spacer()), Space(0, 40), KeepClear(Space(1000, 400))))
		w.Resize(fyne.NewSize(1000, 620))
		Toast(w, "", "Gespeichert", "", nil)
		at, s := r.toast.Position(), r.toast.Size()
		lies, p := rect{at.X, at.Y, at.X + s.Width, at.Y + s.Height}, fyne.CurrentApp().Driver().AbsolutePositionForObject(head)
		if !lies.cut(rect{p.X, p.Y, p.X + head.Size().Width, p.Y + head.Size().Height}).empty() || at.Y < HeadHeight != inHead {
			t.Errorf("%s: the toast lies at %v, the headline at %v", text, lies, p)
		}
	}
}

// It lies in the middle of the mat, above its lower edge, and below the header beside what it must not cover there.
func TestToastOnTheMat(t *testing.T) {
	mat, foot, head := NewPaper(nil), NewButton("Weiter", Primary, func() {}), KeepClear(Space(10, 10))
	foot.Hide()
	head.Hide()
	w, r, _ := open(t, Laid(func() fyne.Size { return fyne.Size{} }, func(fyne.Size) {
		Put(mat, 0, 60, 700, 540)
		Put(foot, 300, 530, 100, 48)
		Put(head, 0, 60, 400, 60)
	}, mat, foot, head))
	w.Resize(fyne.NewSize(1000, 620))
	lies := func() (middle, low, high float32) {
		Toast(w, "", "Gespeichert", "", nil)
		at, s := r.toast.Position(), r.toast.Size()
		return at.X + s.Width/2, at.Y + s.Height, at.Y
	}
	if middle, low, _ := lies(); middle < 349 || middle > 351 || low != 600-toastEdge {
		t.Errorf("on the mat it lies around %.0f above %.0f", middle, low)
	}
	foot.Show()
	if middle, _, high := lies(); middle < 349 || middle > 351 || high != HeadHeight+toastAir {
		t.Errorf("above a button it lies around %.0f below %.0f", middle, high)
	}
	head.Show()
	if _, _, high := lies(); r.toast.Position().X < 400 || high != HeadHeight+toastAir {
		t.Errorf("beside the board it lies at %v", r.toast.Position())
	}
}

// A toast gives way when the page below it changes while it is there, and not after its
// end.
func TestToastFollowsPage(t *testing.T) {
	main := NewButton("Weiter", Primary, func() {})
	main.Hide()
	row := HGap(8, main, Spacer())
	w, r, c := open(t, toastPage(row))
	Toast(w, "", "Gespeichert", "", nil)
	low := r.toast.Position().Y
	main.Show()
	r.SetPage(toastPage(HGap(8, Space(560, 0), main)))
	if r.toast.Position().Y >= low {
		t.Error("it stays where another page has its button")
	}
	main.Hide()
	for _, f := range c.due[1:] { // not its end
		look := *f
		*f = nil
		look()
	}
	if r.toast.Position().Y != low {
		t.Errorf("the toast is at %.0f, not at %.0f, after the button has gone", r.toast.Position().Y, low)
	}
	r.hideToast()
	c.run()
	if len(c.due) != 0 {
		t.Error("it looks on after its end")
	}
}

// board is a large widget of which one spot was used last.
type board struct {
	Base
	spot fyne.Position
	gone bool
}

func (b *board) Touched() (fyne.Position, fyne.Size, bool) {
	return b.spot, fyne.NewSquareSize(40), !b.gone
}

// A toast covers neither what has the keyboard nor the spot that was used last, wherever that is.
func TestToastShowsWhatItSpeaksOf(t *testing.T) {
	b := &board{}
	b.Draw(b, func() fyne.Size { return fyne.NewSize(100, 100) }, func(fyne.Size) {})
	w, r, _ := open(t, b)
	w.Resize(fyne.NewSize(1000, 620))
	for y := float32(0); y < 580; y += 20 {
		b.spot = fyne.NewPos(480, y)
		Toast(w, "", "Das geht jetzt nicht", "", nil)
		if at, s := r.toast.Position(), r.toast.Size(); at.X < 520 && 480 < at.X+s.Width && at.Y < y+40 && y < at.Y+s.Height {
			t.Errorf("the toast at %v, %v large, covers the spot at %.0f", at, s, y)
		}
	}
	b.gone = true
	Toast(w, "", "Das geht jetzt nicht", "", nil)
	if y, h := r.toast.Position().Y, r.toast.Size().Height; y+h != 620-2*toastEdge {
		t.Errorf("without a spot it ends at %.0f", y+h)
	}
	f := NewField("Name", "")
	r.SetPage(VGap(8, Stretch(Space(10, 10)), f))
	f.Focus()
	Toast(w, "", "Das geht jetzt nicht", "", nil)
	if y, h := r.toast.Position().Y, r.toast.Size().Height; y+h > fyne.CurrentApp().Driver().AbsolutePositionForObject(f.entry).Y {
		t.Errorf("the toast at %.0f covers the field that has the keyboard", y)
	}
}

// Where faces stand below the header, and header and foot are full, a toast lies low on a table, between what is written there.
func TestToastLeavesFaces(t *testing.T) {
	table, line, foot := &board{gone: true}, NewText("5.", Body, Ink), KeepClear(Space(10, 10))
	table.Draw(table, func() fyne.Size { return fyne.NewSize(100, 100) }, func(fyne.Size) {})
	head := NewTopBar(nil, "", "", nil, strings.Repeat("Seite ", 40))
	objects := []fyne.CanvasObject{head, table, line, foot}
	for i := range 10 {
		objects = append(objects, NewAvatar("T", i, 40))
	}
	w, r, _ := open(t, Laid(func() fyne.Size { return fyne.Size{} }, func(s fyne.Size) {
		Put(head, 0, 0, s.Width, HeadHeight)
		Put(table, 0, 120, 600, 380)
		Put(line, 20, 460, 40, 20)
		Put(foot, 0, 500, s.Width, 120)
		for i, a := range objects[4:] {
			Put(a, float32(i)*100+20, 70, 40, 40)
		}
	}, objects...))
	w.Resize(fyne.NewSize(1000, 620))
	Toast(w, "", "Gespeichert", "", nil)
	if at, s := r.toast.Position(), r.toast.Size(); at.X < 60 || at.X+s.Width > 600 || at.Y < 310 || at.Y+s.Height > 500 {
		t.Errorf("it lies at %v, %v large", at, s)
	}
}
