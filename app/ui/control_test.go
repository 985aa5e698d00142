package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"
)

func TestButtonActs(t *testing.T) {
	n := 0
	b := NewButton("Los", Primary, func() { n++ })
	w, _, _ := open(t, VGap(8, b))
	test.Tap(b)
	b.Focus()
	press(w, fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace, fyne.KeyA)
	if n != 4 {
		t.Errorf("acted %d times, want 4", n)
	}
	b.Disable("erst würfeln")
	test.Tap(b)
	b.Focus()
	press(w, fyne.KeyReturn)
	if n != 4 {
		t.Error("a disabled button acted")
	}
	if off, why := b.Disabled(); !off || why != "erst würfeln" || b.Tip() != why {
		t.Errorf("disabled %t, reason %q, tip %q", off, why, b.Tip())
	}
	b.Enable()
	press(w, fyne.KeyReturn)
	if n != 5 || b.Tip() != "" {
		t.Error("the button did not come back")
	}
}

// A click gives nothing the keyboard but what takes text, and takes it from what had it by Tab.
func TestClicksLeaveTheKeysToThePage(t *testing.T) {
	a, f := NewButton("A", Secondary, func() {}), NewField("Name", "")
	number := NewStepper(12, 0, 99, 1, nil)
	on, which := NewSwitch("Ton", "", false, nil), NewSegmented([]string{"1", "2"}, 0, nil)
	how := NewSlider(1, 0, 5, 1, func(float64) {})
	w, r, _ := open(t, VGap(8, a, f, number, on, which, how))
	got := 0
	r.OnKey = func(*fyne.KeyEvent) { got++ }
	for i, o := range []fyne.Tappable{a, number, on, which, how} {
		test.TapAt(o, fyne.NewPos(2, 2))
		press(w, fyne.KeyReturn)
		if got != i+1 {
			t.Errorf("Enter after a click on %T goes to %T", o, w.Canvas().Focused())
		}
	}
	a.Focus()
	test.Tap(a)
	if w.Canvas().Focused() != nil {
		t.Error("a button keeps the focus that it had by Tab")
	}
	test.TapAt(number, fyne.NewPos(number.Size().Width/2, 20))
	if w.Canvas().Focused() != fyne.Focusable(number) {
		t.Error("a number can't be typed after a click on it")
	}
	press(w, fyne.KeyTab)
	if !on.focused || number.focused {
		t.Error("Tab shows no ring on the next control")
	}
}

// Whatever had the keyboard and can't be seen any more has lost it: hidden, taken out, or with what it stood in.
func TestWhatVanishesLetsGo(t *testing.T) {
	for name, vanish := range map[string]func(row *fyne.Container, b *Button, f *Field){
		"hidden":          func(_ *fyne.Container, b *Button, f *Field) { b.Hide(); f.Hide() },
		"its row hidden":  func(row *fyne.Container, _ *Button, _ *Field) { row.Hide() },
		"taken out":       func(row *fyne.Container, _ *Button, _ *Field) { row.Objects = nil },
		"out of its card": func(row *fyne.Container, _ *Button, _ *Field) { row.Objects = []fyne.CanvasObject{NewCard(nil)} },
	} {
		for _, at := range []string{"button", "field"} {
			var row *fyne.Container
			var b *Button
			f := NewField("", "")
			f.OnSubmit = func(string) { vanish(row, b, f) }
			b = NewButton("A", Secondary, func() { vanish(row, b, f) })
			row = VGap(8, NewCard(VGap(8, b, f)))
			w, r, _ := open(t, VGap(8, row, NewButton("B", Secondary, nil)))
			got := 0
			r.OnKey = func(*fyne.KeyEvent) { got++ }
			map[string]interface{ Focus() }{"button": b, "field": f}[at].Focus()
			press(w, fyne.KeyReturn, fyne.KeyF1)
			if got != 1 || w.Canvas().Focused() != nil {
				t.Errorf("%s, %s: %d keys arrived, the focus is on %T", name, at, got, w.Canvas().Focused())
			}
		}
	}
}

// What stays keeps the keyboard, also inside a card, a scroller and a dialog.
func TestWhatStaysKeepsTheFocus(t *testing.T) {
	b, f := NewButton("A", Secondary, func() {}), NewField("Name", "")
	f.OnSubmit = func(string) {}
	inside := NewButton("B", Secondary, func() {})
	w, _, _ := open(t, NewCard(NewVScroll(VGap(8, b, NewArea(CardBG, 0, f)))))
	for _, o := range []interface{ Focus() }{b, f} {
		o.Focus()
		had := w.Canvas().Focused()
		press(w, fyne.KeyReturn)
		if had == nil || w.Canvas().Focused() != had {
			t.Errorf("%T: the focus went from %T to %T", o, had, w.Canvas().Focused())
		}
	}
	ShowDialog(w, Dialog{Title: "D", Body: VGap(8, NewCard(inside)), Focus: inside})
	press(w, fyne.KeyReturn)
	if w.Canvas().Focused() != fyne.Focusable(inside) {
		t.Errorf("in a dialog the focus went to %T", w.Canvas().Focused())
	}
}

func TestUnusedKeysReachThePage(t *testing.T) {
	b, f := NewButton("A", Secondary, func() {}), NewField("Name", "")
	w, r, _ := open(t, VGap(8, b, f))
	var keys []fyne.KeyName
	var runes []rune
	r.OnKey = func(e *fyne.KeyEvent) { keys = append(keys, e.Name) }
	r.OnRune = func(c rune) bool {
		runes = append(runes, c)
		return false
	}
	b.Focus()
	press(w, fyne.KeyF1, fyne.KeyReturn)
	b.TypedRune('?')
	f.Focus()
	press(w, fyne.KeyEscape)
	test.Type(f.entry, "x")
	w.Canvas().Unfocus()
	press(w, fyne.KeyF11)
	w.Canvas().OnTypedRune()('z')
	if len(keys) != 3 || keys[0] != fyne.KeyF1 || keys[1] != fyne.KeyEscape || keys[2] != fyne.KeyF11 {
		t.Errorf("keys %q", keys)
	}
	if string(runes) != "?z" || f.Text() != "x" {
		t.Errorf("runes %q, entry %q", string(runes), f.Text())
	}
	ShowDialog(w, Dialog{Title: "Frage", Buttons: []DialogButton{{Text: "Ja", Default: true}}})
	press(w, fyne.KeyF1)
	if len(keys) != 3 {
		t.Error("a key went below the dialog")
	}
}

func TestFocusScrolls(t *testing.T) {
	low := NewButton("unten", Secondary, func() {})
	page := VGap(0, NewButton("oben", Secondary, func() {}), Space(10, 900), low)
	w, r, _ := open(t, page)
	press(w, fyne.KeyTab, fyne.KeyTab)
	if r.scroll.Offset.Y < 100 {
		t.Errorf("the page scrolled to %v", r.scroll.Offset)
	}
	inner := NewButton("drin", Secondary, func() {})
	s := NewVScroll(VGap(0, Space(10, 500), inner))
	r.SetPage(NewCard(MinSized(100, 100, s)))
	s.Resize(fyne.NewSize(200, 100))
	press(w, fyne.KeyTab)
	if s.Offset.Y == 0 {
		t.Error("the inner scroller did not move")
	}
}

// tip is what the window's tooltip says, "" while there is none.
func tip(w fyne.Window) string {
	o := w.Canvas().Overlays().Top()
	if o == nil {
		o = w.Content()
	}
	for _, o := range o.(floater).layer().Objects {
		if t, ok := o.(*tooltip); ok {
			return t.Text()
		}
	}
	return ""
}

// An icon that can't be used is named, too, before it says why.
func TestTooltipOfADisabledIcon(t *testing.T) {
	b := NewIconButton(IconFlag, "Aufgeben", Secondary, func() {}).WithKey("F8")
	text := NewButton("Aufgeben", Secondary, func() {})
	w, _, c := open(t, VGap(8, HGap(0, b), text))
	for _, o := range []interface {
		Disable(string)
		MouseIn(*desktop.MouseEvent)
	}{b, text} {
		o.Disable("Du führst.")
		o.MouseIn(&desktop.MouseEvent{})
		c.run()
		want := "Du führst."
		if o == any(b) {
			want = "Aufgeben (F8)\nDu führst."
		}
		if got := tip(w); got != want {
			t.Errorf("%T: %q, not %q", o, got, want)
		}
	}
}

// What has no use of its own is named while the pointer rests on it, too.
func TestNamed(t *testing.T) {
	n := NewNamed(HGap(0, NewIcon(IconFlag, 20, Ink)))
	w, _, c := open(t, VGap(8, n))
	n.SetTip("Bonusmodus")
	n.MouseIn(nil)
	c.run()
	if tip(w) != "Bonusmodus" {
		t.Errorf("the tooltip says %q", tip(w))
	}
	if n.MouseOut(); tip(w) != "" {
		t.Error("the tooltip stayed")
	}
}

// A tooltip comes when the pointer rests, and names the key.
func TestTooltip(t *testing.T) {
	b := NewIconButton(IconGear, "Einstellungen", WellBtn, func() {}).WithKey("Strg+,")
	w, r, c := open(t, VGap(8, HGap(0, b)))
	b.MouseIn(nil)
	if tip(w) != "" {
		t.Error("the tooltip came at once")
	}
	c.run()
	if tip(w) != "Einstellungen (Strg+,)" {
		t.Fatalf("the tooltip says %q", tip(w))
	}
	c.run()
	if tip(w) == "" {
		t.Error("the tooltip went by itself")
	}
	b.MouseOut()
	if tip(w) != "" {
		t.Error("the tooltip stayed")
	}
	b.MouseIn(nil)
	b.MouseOut()
	c.run()
	if tip(w) != "" {
		t.Error("a tooltip came after the pointer had gone")
	}
	in := NewIconButton(IconX, "weg", Plain, func() {})
	ShowDialog(w, Dialog{Title: "T", Body: HGap(0, in)})
	c.run()
	in.MouseIn(nil)
	c.run()
	if tip(w) != "weg" || len(r.floats.Objects) != 0 {
		t.Error("the tooltip of a dialog's control is not above the dialog")
	}
}

// A tooltip goes with whatever the player does next, and with what it names; none comes then either.
func TestTooltipsGo(t *testing.T) {
	b, f := NewIconButton(IconGear, "Einstellungen", WellBtn, func() {}), NewField("Name", "")
	other := NewIconButton(IconX, "weg", Plain, func() {})
	row := HGap(0, b)
	page := VGap(8, row, f, other, Space(10, 900))
	w, r, c := open(t, page)
	r.AddShortcut(&fyne.ShortcutUndo{}, func() {})
	for what, do := range map[string]func(){
		"a key":               func() { press(w, fyne.KeyF9) },
		"a letter":            func() { w.Canvas().OnTypedRune()('x') },
		"a letter in a field": func() { f.Focus(); test.Type(f.entry, "x") },
		"a key in a field":    func() { f.Focus(); press(w, fyne.KeyLeft) },
		"a shortcut":          func() { r.shortcuts.TypedShortcut(&fyne.ShortcutUndo{}) },
		"the wheel":           func() { test.Scroll(w.Canvas(), fyne.NewPos(300, 600), 0, -25) },
		"a click":             func() { test.Tap(b) },
		"another one":         other.Focus,
		"another page":        func() { r.SetPage(Space(10, 10)) },
	} {
		r.SetPage(page)
		for _, shown := range []bool{true, false} {
			b.MouseIn(nil)
			if shown {
				c.run()
				if tip(w) != "Einstellungen" {
					t.Fatalf("before %s the tooltip says %q", what, tip(w))
				}
			}
			do()
			if tip(w) != "" {
				t.Errorf("after %s the tooltip stays", what)
			}
			w.Canvas().Unfocus()
			if c.run(); tip(w) == "Einstellungen" {
				t.Errorf("after %s the tooltip comes (it was shown: %v)", what, shown)
			}
			b.MouseOut()
		}
	}
	// What happens by itself is found by looking.
	for what, do := range map[string]func(){
		"it was hidden":    b.Hide,
		"its row is gone":  row.Hide,
		"its row moved":    func() { row.Move(fyne.NewPos(0, 300)) },
		"a dialog came up": func() { ShowDialog(w, Dialog{Title: "T", Calm: true}) },
	} {
		r.SetPage(page)
		b.Show()
		row.Show()
		row.Move(fyne.NewPos(0, 0))
		b.MouseIn(nil)
		c.run()
		had := tip(w)
		do()
		c.run()
		if had == "" || len(r.floats.Objects) > 0 {
			t.Errorf("%s: the tooltip %q stays", what, had)
		}
		ClearAbove(w)
		b.MouseOut()
	}
}

// A tooltip lies inside of the window and not on what it names, wherever that is.
func TestTooltipsCoverNothing(t *testing.T) {
	for _, size := range []fyne.Size{{Width: 1280, Height: 800}, {Width: 500, Height: 330}} {
		b := NewIconButton(IconGear, "Ein langer Name für einen Knopf, über zwei Zeilen sogar", WellBtn, func() {})
		w, r, c := open(t, container.NewWithoutLayout(b))
		w.Resize(size)
		for _, s := range []fyne.Size{{Width: 40, Height: 40}, {Width: 300, Height: size.Height - 20}} {
			for _, at := range [][2]float32{{0, 0}, {.5, .5}, {1, 0}, {0, 1}, {1, 1}} {
				b.Resize(s)
				b.Move(fyne.NewPos(at[0]*(size.Width-s.Width), at[1]*(size.Height-s.Height)))
				b.MouseIn(nil)
				c.run()
				if tip(w) == "" {
					t.Fatal("no tooltip")
				}
				o := r.floats.Objects[0]
				p, q := o.Position(), o.Position().Add(o.Size())
				if p.X < 0 || p.Y < 0 || q.X > size.Width || q.Y > size.Height {
					t.Errorf("%v at %v: the tooltip is at %v to %v in %v", s, b.Position(), p, q, size)
				}
				from, to := b.Position(), b.Position().Add(b.Size())
				if p.X < to.X && from.X < q.X && p.Y < to.Y && from.Y < q.Y && s.Width < 100 {
					t.Errorf("%v at %v: the tooltip at %v to %v covers it", s, b.Position(), p, q)
				}
				b.MouseOut()
			}
		}
	}
}

func TestSegmented(t *testing.T) {
	got := -1
	s := NewSegmented([]string{"DE", "EN", "FR"}, 0, func(i int) { got = i })
	w, _, _ := open(t, VGap(8, HGap(0, s)))
	s.Focus()
	press(w, fyne.KeyLeft)
	if got != -1 {
		t.Error("moved before the first")
	}
	press(w, fyne.KeyRight, fyne.KeyRight, fyne.KeyRight)
	if got != 2 || s.Selected() != 2 {
		t.Errorf("chose %d", got)
	}
	test.TapAt(s, fyne.NewPos(10, 20))
	if got != 0 {
		t.Errorf("a click at the left chose %d", got)
	}
	s.SetSelected(1)
	if got != 0 || s.Selected() != 1 {
		t.Error("SetSelected must be silent")
	}
	s.Focus()
	for key, want := range map[fyne.KeyName]int{fyne.KeyLeft: 2, fyne.KeyRight: 0} {
		s.SetSelected(-1)
		if press(w, key); got != want {
			t.Errorf("%s chose %d while nothing was chosen, want %d", key, got, want)
		}
	}
}

func TestSwitch(t *testing.T) {
	var got []bool
	s := NewSwitch("Animationen", "bewegte Würfel", false, func(on bool) { got = append(got, on) })
	w, _, _ := open(t, VGap(8, s))
	test.Tap(s)
	s.Focus()
	press(w, fyne.KeySpace)
	if len(got) != 2 || !got[0] || got[1] || s.on {
		t.Errorf("got %v, on %t", got, s.on)
	}
}

func TestStepper(t *testing.T) {
	var got []int
	s := NewStepper(400, 50, 1000, 50, func(v int) { got = append(got, v) })
	w, _, _ := open(t, VGap(8, HGap(0, s)))
	s.Focus()
	press(w, fyne.KeyUp, fyne.KeyDown, fyne.KeyEnd, fyne.KeyUp, fyne.KeyHome)
	test.TapAt(s, fyne.NewPos(s.Size().Width-5, 10))
	test.TapAt(s, fyne.NewPos(5, 10))
	want := []int{450, 400, 1000, 50, 100, 50}
	if len(got) != len(want) {
		t.Fatalf("values %v, want %v", got, want)
	}
	for i := range want {
		if got[i] != want[i] {
			t.Fatalf("values %v, want %v", got, want)
		}
	}
	for _, r := range "2x50" {
		s.TypedRune(r)
	}
	if s.Value() != 250 {
		t.Errorf("typed 250: %d", s.Value())
	}
	s.TypedRune('0')
	s.TypedRune('0')
	if s.Value() != 250 {
		t.Errorf("25000 is above the limit, but the value is %d", s.Value())
	}
	w.Canvas().Unfocus()
	if s.Value() != 1000 {
		t.Errorf("leaving takes the limit, not %d", s.Value())
	}
	s.Focus()
	press(w, fyne.KeyBackspace) // all of it is selected
	if s.Value() != 1000 || s.label.Text.Text != "" {
		t.Errorf("Backspace: %d, and shown is %q", s.Value(), s.label.Text.Text)
	}
	s.TypedRune('5')
	s.TypedRune('5')
	if press(w, fyne.KeyBackspace); s.label.Text.Text != "5" {
		t.Errorf("Backspace after 55 leaves %q", s.label.Text.Text)
	}
}

// Below nothing the dash of print is shown, and the hyphen of the keyboard typed.
func TestStepperBelowNothing(t *testing.T) {
	s := NewStepper(-2, -10, 0, 1, nil)
	w, _, _ := open(t, VGap(8, HGap(0, s)))
	see := func(want string) {
		t.Helper()
		var got []string
		for _, o := range test.WidgetRenderer(s).Objects() {
			if text, ok := o.(*canvas.Text); ok {
				got = append(got, text.Text)
			}
		}
		if len(got) != 1 || got[0] != want {
			t.Errorf("shows %q, want %q", got, want)
		}
	}
	see("–2")
	s.Focus()
	s.TypedRune('-')
	see("–")
	s.TypedRune('7')
	see("–7")
	w.Canvas().Unfocus()
	see("–7")
	if s.Value() != -7 {
		t.Errorf("typed -7: %d", s.Value())
	}
	for n, want := range map[int]string{0: "0", 12: "12", -2: "–2"} {
		if got := Signed(n); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
}

func TestChoiceAndMenu(t *testing.T) {
	got := -1
	c := NewChoice([]string{"eins", "zwei", "drei"}, -1, "wählen", func(i int) { got = i })
	w, _, _ := open(t, VGap(8, HGap(0, c)))
	c.Focus()
	press(w, fyne.KeyDown)
	if got != 0 {
		t.Errorf("arrow down chose %d", got)
	}
	press(w, fyne.KeySpace)
	if w.Canvas().Overlays().Top() == nil {
		t.Fatal("Space opened nothing")
	}
	press(w, fyne.KeyDown, fyne.KeyDown, fyne.KeyReturn)
	if got != 2 || w.Canvas().Overlays().Top() != nil {
		t.Errorf("chose %d, open %v", got, w.Canvas().Overlays().Top())
	}
	if w.Canvas().Focused() != fyne.Focusable(c) {
		t.Error("the focus did not come back")
	}
	ran := ""
	ShowMenu(c, []MenuItem{{Text: "a", Disabled: "geht nicht", OnTap: func() { ran += "a" }}, {Text: "b", OnTap: func() { ran += "b" }}})
	if m := w.Canvas().Overlays().Top().(*menu); m.at != 0 || m.items[0].Text != "b" {
		t.Errorf("line %d is marked of %v", m.at, m.items)
	}
	press(w, fyne.KeyUp, fyne.KeyHome, fyne.KeyReturn)
	ShowMenu(c, []MenuItem{{Text: "a", Disabled: "geht nicht", OnTap: func() { ran += "a" }}})
	press(w, fyne.KeyDown, fyne.KeyEnd, fyne.KeyReturn)
	if ran != "b" || w.Canvas().Overlays().Top() == nil {
		t.Errorf("a disabled line ran: %q", ran)
	}
	press(w, fyne.KeyEscape)
	ShowMenu(c, []MenuItem{{Text: "c", OnTap: func() { ran += "c" }}})
	press(w, fyne.KeyEscape)
	if ran != "b" || w.Canvas().Overlays().Top() != nil {
		t.Errorf("ran %q", ran)
	}
}

func TestField(t *testing.T) {
	f := NewField("Name", "wer?")
	w, _, _ := open(t, VGap(8, f))
	var changed, sent string
	f.OnChanged = func(s string) { changed = s }
	f.OnSubmit = func(s string) { sent = s }
	f.SetText("Tina")
	if changed != "" || f.Text() != "Tina" {
		t.Errorf("SetText told %q", changed)
	}
	before := f.MinSize().Height
	f.SetError("Diesen Namen gibt es schon.")
	if f.MinSize().Height <= before || f.Error() == "" {
		t.Error("an error takes no room")
	}
	f.SetError("")
	f.Focus()
	test.Type(f.entry, "x")
	press(w, fyne.KeyReturn)
	if changed != "Tinax" || sent != "Tinax" {
		t.Errorf("changed %q, sent %q", changed, sent)
	}
}

// A field being typed in leaves the program its shortcuts, and keeps those of text.
func TestFieldLeavesShortcuts(t *testing.T) {
	f := NewField("Name", "")
	_, r, _ := open(t, f)
	quit := &desktop.CustomShortcut{KeyName: fyne.KeyQ, Modifier: fyne.KeyModifierControl}
	ran := 0
	r.AddShortcut(quit, func() { ran++ })
	f.Focus()
	f.SetText("Tina")
	f.entry.TypedShortcut(quit)
	if ran != 1 {
		t.Error("Ctrl+Q is lost in the field")
	}
	f.entry.TypedShortcut(&fyne.ShortcutSelectAll{})
	if f.entry.SelectedText() != "Tina" {
		t.Error("the field lost its own shortcuts")
	}
}

// Ctrl+A begins the number again; what a number has no use for is the program's.
func TestStepperSelectsAll(t *testing.T) {
	s := NewStepper(5, 1, 99, 1, func(int) {})
	_, r, _ := open(t, VGap(8, s))
	undone := false
	r.AddShortcut(&fyne.ShortcutUndo{}, func() { undone = true })
	s.Focus()
	s.TypedRune('1')
	s.TypedRune('2')
	s.TypedShortcut(&fyne.ShortcutSelectAll{})
	s.TypedRune('3')
	if s.Value() != 3 {
		t.Errorf("12, Ctrl+A, 3 is %d", s.Value())
	}
	if s.TypedShortcut(&fyne.ShortcutUndo{}); !undone {
		t.Error("Ctrl+Z doesn't reach the program")
	}
}

// Ctrl+Z takes back what is typed in a field, and is the program's where nothing is.
func TestUndoInField(t *testing.T) {
	f := NewField("Name", "")
	_, r, _ := open(t, VGap(8, f))
	undone := 0
	r.AddShortcut(&fyne.ShortcutUndo{}, func() { undone++ })
	f.Focus()
	f.entry.TypedRune('a')
	f.entry.TypedShortcut(&fyne.ShortcutUndo{})
	if f.Text() != "" || undone != 0 {
		t.Errorf("%q is left, and the program took back %d", f.Text(), undone)
	}
	f.entry.TypedShortcut(&fyne.ShortcutUndo{})
	if undone != 1 {
		t.Error("the program doesn't get Ctrl+Z")
	}
}

// Segments that once had little room are as large as ever where they have more.
func TestSegmentsGrowAgain(t *testing.T) {
	s := NewSegmented([]string{"Deutsch", "Wie der Computer"}, 0, nil)
	full := s.MinSize()
	for _, w := range []float32{40, full.Width - 10, full.Width} {
		s.Resize(fyne.NewSize(w, full.Height))
		test.WidgetRenderer(s).Layout(s.Size())
	}
	if s.MinSize() != full || s.style != Label || s.wide() > full.Width {
		t.Errorf("%v at first, then %v in style %v", full, s.MinSize(), s.style)
	}
}
