package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
)

func TestPictureTable(t *testing.T) {
	a := test.NewTempApp(t)
	for _, m := range []Mode{Light, DarkMode} {
		Apply(a, m)
		c := DiceCloth
		in := container.NewWithoutLayout()
		put := func(o fyne.CanvasObject, x, y, w, h float32) { in.Add(o); Put(o, x, y, w, h) }
		put(NewTray(c, nil), 40, 150, 560, 116)
		st := NewStamp(c)
		st.Strike(Valid, "ECK gilt!", "Tina hat umsonst gezweifelt.", true)
		put(st, 40, 150, 560, 116)
		lamp := NewLamp()
		lamp.Light(true)
		put(lamp, 20, 30, 152, 152)
		av := NewAvatar("T", 0, 80)
		put(av, 56, 56, 80, 80)
		b := NewBubble(c)
		b.Head("Nova, Wurf 2 von 3")
		b.Say("WECHSEL habe ich schon. Drei Würfel wage ich noch.")
		put(b, 170, 40, 440, 100)
		l := NewLedge()
		put(l, 40, 330, 500, 23)
		rb := NewRibbon("Rekord der Familie: 104 Punkte")
		put(rb, 40, 370, rb.MinSize().Width, rb.MinSize().Height)
		slip := NewSlip(c, 16, nil)
		slip.SetTail(TopSide, 80)
		put(slip, 600, 330, 200, 100)
		slip2 := NewSlip(c, 16, nil)
		slip2.SetRim(Accent, 4)
		put(slip2, 620, 50, 150, 250)
		mb := NewMainButton("104 Punkte ansagen", func() {})
		put(mb, 40, 450, 280, 66)
		st2 := NewStamp(c)
		st2.Strike(Golden, "Geklaut!", "", true)
		put(st2, 340, 450, 300, 80)
		mat := NewMat(c, in)
		pp := NewPaper(nil)
		all := container.NewWithoutLayout(NewArea(Desk, 0, nil), mat, pp)
		w := test.NewTempWindow(t, all)
		w.Resize(fyne.NewSize(1000, 620))
		Put(all.Objects[0], 0, 0, 1000, 620)
		Put(mat, 20, 20, 820, 560)
		Put(pp, 860, 20, 120, 560)
		test.AssertImageMatches(t, map[Mode]string{Light: "table_light.png", DarkMode: "table_dark.png"}[m], w.Canvas().Capture())
	}
}
