package ui

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

func TestColumnsShareByWeight(t *testing.T) {
	box := func(w float32) fyne.CanvasObject { return Space(w, 10) }
	a, b, c := box(100), box(400), box(50)
	l := Columns(10, Column{Weight: 1, Object: a}, Column{Weight: 1, Object: b}, Column{Object: c})
	l.Resize(fyne.NewSize(670, 50))
	if a.Size().Width != 200 || b.Size().Width != 400 || c.Size().Width != 50 {
		t.Errorf("%v %v %v: b needs 400, a gets the rest", a.Size().Width, b.Size().Width, c.Size().Width)
	}
	l.Resize(fyne.NewSize(1070, 50))
	if a.Size().Width != 500 || b.Size().Width != 500 || c.Position().X != 1020 {
		t.Errorf("%v %v at %v: equal weights, equal widths", a.Size().Width, b.Size().Width, c.Position().X)
	}
	c.Hide()
	l.Resize(fyne.NewSize(1010, 50))
	if a.Size().Width != 500 || b.Size().Width != 500 {
		t.Error("a hidden column takes room")
	}
	if got := l.MinSize(); got != fyne.NewSize(510, 10) {
		t.Errorf("least size %v", got)
	}
}

func TestGridFlows(t *testing.T) {
	var objs []fyne.CanvasObject
	for range 5 {
		objs = append(objs, Space(10, 40))
	}
	g := Grid(16, 232, 4, objs...)
	for _, c := range []struct {
		width float32
		cols  int
	}{{1200, 4}, {800, 3}, {480, 2}, {300, 1}, {4000, 4}} {
		g.Resize(fyne.NewSize(c.width, 500))
		n := 0
		for _, o := range objs {
			if o.Position().Y == 0 {
				n++
			}
		}
		rows := float32((5 + c.cols - 1) / c.cols)
		if n != c.cols || g.MinSize().Height != rows*40+(rows-1)*16 {
			t.Errorf("%v wide: %d columns, height %v", c.width, n, g.MinSize().Height)
		}
	}
}

func TestStackWrapsAtOnce(t *testing.T) {
	open(t, VGap(0))
	p := NewPara(strings.Repeat("Wort ", 60), Body, Ink)
	below := NewText("darunter", Body, Ink)
	v := VGap(10, p, below)
	for _, w := range []float32{600, 200, 400} {
		v.Resize(fyne.NewSize(w, 400))
		if len(p.lines) < 2 || p.Size().Height != p.MinSize().Height || below.Position().Y != p.Size().Height+10 {
			t.Errorf("%v wide: %d lines, para %v of %v, next at %v", w, len(p.lines), p.Size().Height, p.MinSize().Height, below.Position().Y)
		}
		for _, l := range p.lines {
			if Body.Measure(l) > w {
				t.Errorf("%v wide: line of %v", w, Body.Measure(l))
			}
		}
	}
	p.MaxLines(2).SetText(strings.Repeat("Wort ", 60))
	v.Resize(fyne.NewSize(300, 400))
	if len(p.lines) != 2 || !strings.HasSuffix(p.lines[1], "…") {
		t.Errorf("cut to %q", p.lines)
	}
}

// What a no-break space joins stays in one line.
func TestNoBreakSpaceJoins(t *testing.T) {
	open(t, VGap(0))
	p := NewPara("eins zwei drei\u00a0vier", Body, Ink)
	p.Resize(fyne.NewSize(Body.Measure("eins zwei drei")+1, 0))
	if p.MinSize(); len(p.lines) != 2 || p.lines[1] != "drei\u00a0vier" {
		t.Errorf("wrapped to %q", p.lines)
	}
}

// A word that has no room breaks after a hyphen, else between syllables with one, and what is no word where the line ends.
func TestWordsBreakAtHyphens(t *testing.T) {
	open(t, VGap(0))
	for text, want := range map[string][]string{"Maximilian-Alexander": {"Maximilian-", "Alexander"}, "Maximilianalexander": {"Maximilia-", "nalexander"}, "12345678901234567890": {"123456789", "012345678", "90"}} {
		p := NewPara(text, Body, Ink)
		p.Resize(fyne.NewSize(Body.Measure("Maximilianal")+1, 0))
		if p.MinSize(); !slices.Equal(p.lines, want) {
			t.Errorf("wrapped to %q, want %q", p.lines, want)
		}
	}
}

func TestSpacersAndStretch(t *testing.T) {
	a, b := Space(20, 10), Space(30, 10)
	h := HGap(10, a, Spacer(), b)
	h.Resize(fyne.NewSize(200, 40))
	if a.Size() != fyne.NewSize(20, 40) || b.Position().X != 170 {
		t.Errorf("a %v, b at %v", a.Size(), b.Position())
	}
	m := HMid(10, a, Stretch(b))
	m.Resize(fyne.NewSize(200, 40))
	if a.Size() != fyne.NewSize(20, 10) || a.Position().Y != 15 || b.Size().Width != 170 {
		t.Errorf("middle: a %v at %v, b %v", a.Size(), a.Position(), b.Size())
	}
}

func TestTextEllipsis(t *testing.T) {
	open(t, VGap(0))
	s := "Ein Titel, der nicht passt"
	for w := float32(0); w < 220; w += 7 {
		got := ellipsis(s, Title, w)
		if Title.Measure(got) > w+.5 || got != s && got != "" && !strings.HasSuffix(got, "…") {
			t.Errorf("%v wide: %q is %v wide", w, got, Title.Measure(got))
		}
	}
	if got := ellipsis(s, Title, 1000); got != s {
		t.Errorf("cut without need: %q", got)
	}
}

func TestRootNeverGrowsTheWindow(t *testing.T) {
	page := Space(1400, 900)
	w, r, _ := open(t, page)
	if m := w.Content().MinSize(); m.Width > 640 || m.Height > 480 {
		t.Errorf("the window must be at least %v", m)
	}
	if page.Size() != fyne.NewSize(1400, 900) {
		t.Errorf("page %v", page.Size())
	}
	small := VGap(0)
	r.SetPage(small)
	w.Resize(fyne.NewSize(700, 500))
	if small.Size() != fyne.NewSize(MinWidth, MinHeight) {
		t.Errorf("in a small window the page has %v", small.Size())
	}
	w.Resize(fyne.NewSize(1500, 1000))
	if small.Size() != fyne.NewSize(1500, 1000) {
		t.Errorf("in a large window the page has %v", small.Size())
	}
}

func TestNewPageLetsGoOfTheFocus(t *testing.T) {
	b := NewButton("weg", Secondary, func() { t.Error("a button of the old page acted") })
	w, r, _ := open(t, VGap(0, b))
	b.Focus()
	r.SetPage(VGap(0))
	press(w, fyne.KeyReturn)
	if w.Canvas().Focused() != nil {
		t.Errorf("focused: %T", w.Canvas().Focused())
	}
}

func TestTopBarCollapses(t *testing.T) {
	open(t, VGap(0))
	rules := NewSmallButton("Regeln und Hilfe", WellBtn, func() {}).WithIcon(IconBook)
	chip := NewChip("Deutsche Würfel, 10", "")
	bar := NewTopBar(func() {}, "zurück", "Esc", nil, "Dicewords").SetChips(chip).SetRight(rules)
	bar.Resize(fyne.NewSize(1280, HeadHeight))
	if rules.only || !chip.Visible() || rules.Position().X+rules.Size().Width != 1256 {
		t.Error("collapsed in spite of the room")
	}
	bar.Resize(fyne.NewSize(500, 64))
	if !rules.only || rules.Tip() != "Regeln und Hilfe" || !chip.Visible() {
		t.Errorf("narrow: icon only %t, chip %t", rules.only, chip.Visible())
	}
	bar.Resize(fyne.NewSize(320, 64))
	if chip.Visible() {
		t.Error("the chip stayed")
	}
	icon := Space(40, 40)
	bar = NewTopBar(func() {}, "zurück", "Esc", icon, "Dicewords").SetRight(rules)
	bar.Resize(fyne.NewSize(320, 64))
	if !icon.Visible() {
		t.Error("the icon goes in spite of the room")
	}
	bar.Resize(fyne.NewSize(250, 64))
	if at := bar.title.Position().X; icon.Visible() || at != 68 || bar.title.Size().Width < Title.Measure("Dicewords") {
		t.Errorf("narrow: icon %t, title at %v, %v wide", icon.Visible(), at, bar.title.Size().Width)
	}
}

// An icon alone says what its label says, or what says more; with its label it only says that.
func TestIconOnlyTips(t *testing.T) {
	open(t, VGap(0))
	plain, told := NewSmallButton("Zeig’s mir", Soft, func() {}).WithIcon(IconCompass), NewSmallButton("Zeig’s mir", Soft, func() {}).WithIcon(IconCompass)
	told.SetTip("Dicewords kennenlernen")
	for _, only := range []bool{true, false, true} {
		plain.IconOnly(only)
		told.IconOnly(only)
		want := ""
		if only {
			want = "Zeig’s mir"
		}
		if plain.Tip() != want || told.Tip() != "Dicewords kennenlernen" {
			t.Errorf("icon only %t: %q, %q", only, plain.Tip(), told.Tip())
		}
	}
}

func TestTextsFollowTheTheme(t *testing.T) {
	text := NewText("Hallo", Title, Ink)
	w, _, _ := open(t, VGap(8, text))
	drawn := test.WidgetRenderer(text).Objects()[0].(*canvas.Text)
	size, col := drawn.TextSize, drawn.Color
	Apply(fyne.CurrentApp(), DarkMode)
	test.ApplyTheme(t, fyne.CurrentApp().Settings().Theme())
	if drawn.TextSize != size || drawn.Color == col || text.MinSize().Height != Title.Height() {
		t.Errorf("size %v was %v, colour %v", drawn.TextSize, size, drawn.Color)
	}
	_ = w
}

func TestBarJumpsWithoutAnimations(t *testing.T) {
	b := NewBar(Player(0))
	open(t, VGap(8, b))
	SetAnimations(false)
	t.Cleanup(func() { SetAnimations(true) })
	b.Set(.5, .9)
	if b.seen != .5 || b.pending != .5 || b.anim.Running() {
		t.Errorf("seen %v, pending %v, animation %v", b.seen, b.pending, b.anim)
	}
	b.Set(-1, 0)
	if s, p := b.share, b.pending; s != 0 || p != 0 {
		t.Errorf("shares %v %v", s, p)
	}
}

// Whatever is chosen, the choice keeps its height, and only the text of the chosen one is seen.
func TestExplainedKeepsItsHeight(t *testing.T) {
	long := strings.Repeat("Wort ", 60)
	chosen := -1
	e := NewExplained("Name", []string{"A", "B"}, []string{"kurz", long}, 0, func(i int) { chosen = i })
	open(t, e.Object)
	e.Object.Resize(fyne.NewSize(300, 400))
	means := e.Object.Objects[2].(*fyne.Container)
	check := func(at int) {
		t.Helper()
		for i, o := range means.Objects {
			if o.Visible() != (i == at) {
				t.Errorf("text %d is seen: %v", i, o.Visible())
			}
		}
	}
	check(0)
	high := e.Object.MinSize().Height
	if least := means.MinSize().Height; least != means.Objects[1].MinSize().Height || least < 5*Body.Height() {
		t.Errorf("%v high, the longer text is %v", least, means.Objects[1].MinSize().Height)
	}
	e.Choice.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	check(1)
	if chosen != 1 || e.Object.MinSize().Height != high {
		t.Errorf("chosen %d, %v high instead of %v", chosen, e.Object.MinSize().Height, high)
	}
}

// Buttons of a bar that have become icons stay so while chips change: words would move under the pointer. In a wider window
// they are words again.
func TestTopBarDoesNotFlip(t *testing.T) {
	rules := NewSmallButton("Regeln", WellBtn, func() {}).WithIcon(IconBook)
	chip := NewChip("Gespeichert", "")
	bar := NewTopBar(func() {}, "zurück", "Esc", nil, "Dicewords").SetChips(chip).SetRight(rules)
	open(t, HGap(0, Stretch(bar)))
	words := rules.MinSize().Width
	bar.Resize(fyne.NewSize(560, 64))
	if rules.MinSize().Width != words {
		t.Fatal("icons alone, with room for words")
	}
	chip.Set("Wird gerade noch gespeichert, einen Augenblick bitte", "", Well, Ink2)
	bar.Refresh()
	if rules.MinSize().Width == words {
		t.Fatal("words, without room for them")
	}
	chip.Set("Gespeichert", "", Well, Ink2)
	bar.Refresh()
	if rules.MinSize().Width == words {
		t.Error("the words came back under the pointer")
	}
	bar.Resize(fyne.NewSize(900, 64))
	if rules.MinSize().Width != words {
		t.Error("icons alone in a wider window")
	}
}
