package dicewords

import (
	"encoding/json"
	"image/color"
	"slices"
	"strings"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/assets"
	dw "spieltisch/games/dicewords"
	"spieltisch/locales"
)

// paint is the colour of a die and of the letters on it, the same in both themes.
type paint struct{ face, text color.NRGBA }

// paints are the colours of the look by die id: "Dark blue" there is dark_blue here.
var paints = sync.OnceValue(func() map[string]paint {
	var file struct {
		Dice map[string]struct{ Face, Text string }
	}
	out := map[string]paint{}
	if json.Unmarshal(assets.Tokens, &file) != nil {
		return out // a test shows that the embedded tokens have all ten
	}
	for name, d := range file.Dice {
		f, errF := ui.ParseColor(d.Face)
		t, errT := ui.ParseColor(d.Text)
		if errF == nil && errT == nil {
			out[strings.ReplaceAll(strings.ToLower(name), " ", "_")] = paint{f, t}
		}
	}
	return out
})

// face is die i of the set with a letter up; 0 for none.
func face(s dw.Set, i int, letter rune) draw.DieFace {
	die := s.Dice[i]
	p := paints()[die.ID]
	f := draw.DieFace{Mark: die.Mark, Dot: die.Dot, Color: p.face, Text: p.text, Hidden: letter == 0}
	if letter != 0 {
		f.Letter = string(letter)
		f.Value, _ = s.Points(letter)
	}
	return f
}

// badge is the small die that names a line of the dice table by its mark.
func badge(s dw.Set, i int) draw.DieFace {
	f := face(s, i, 0)
	f.Letter, f.Mark = f.Mark, ""
	return f
}

// sample are faces of the box for pictures: letters by die index.
func sample(size float32, at [4]int, letters string, set dw.Set) []fyne.CanvasObject {
	var out []fyne.CanvasObject
	for k, r := range []rune(letters) {
		out = append(out, draw.NewDie(face(set, at[k], r), size))
	}
	return out
}

// shown are faces for a picture: letters by die index.
type shown struct {
	dice    [4]int
	letters string
}

var (
	tossed = map[locales.Lang]shown{locales.German: {[4]int{0, 6, 7, 4}, "UHLG"}, locales.English: {[4]int{0, 3, 8, 7}, "UHLG"}}
	lined  = map[locales.Lang]shown{locales.German: {[4]int{7, 0, 2, 3}, "KIRS"}, locales.English: {[4]int{4, 3, 1, 7}, "CHAM"}}
)

// picture shows four dice in disarray, for the card on the home page.
func picture(lang locales.Lang) fyne.CanvasObject {
	return sampled(lang, strewn{down: strewnGap}, tossed[lang])
}

// lying shows dice to choose from, for the card of the day's puzzle.
func lying(lang locales.Lang) fyne.CanvasObject { return sampled(lang, strewn{}, lined[lang]) }

func sampled(lang locales.Lang, how strewn, what shown) fyne.CanvasObject {
	set, err := boxSet(lang)
	if err != nil {
		return ui.Space(0, 0)
	}
	return container.New(how, sample(strewnDie, what.dice, what.letters, set)...)
}

// strewn puts dice side by side, as large as there is room, every second one so much higher, or all on a ledge, which comes last.
type strewn struct {
	down  float32
	ledge *ui.Ledge // nil: none
}

// Sizes at scale 1.
const (
	strewnDie float32 = 64
	strewnGap float32 = 16
	ledgeHigh float32 = 14
)

// MinSize implements fyne.Layout.
func (strewn) MinSize([]fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(2*strewnDie, strewnDie/2)
}

// Layout implements fyne.Layout.
func (l strewn) Layout(dice []fyne.CanvasObject, s fyne.Size) {
	foot := l.down
	if l.ledge != nil {
		dice, foot = dice[:len(dice)-1], ledgeHigh
	}
	cols, rows := len(dice), 1
	fit := func() (all fyne.Size, k float32) {
		all = fyne.NewSize(float32(cols)*(strewnDie+strewnGap)-strewnGap, float32(rows)*(strewnDie+strewnGap)-strewnGap+foot)
		return all, min(1, s.Width/all.Width, s.Height/all.Height)
	}
	all, k := fit()
	if k < .5 && s.Width < 3*s.Height { // two rows, as they lie on the table
		foot, cols, rows = 0, (len(dice)+1)/2, 2
		all, k = fit()
	}
	at := fyne.NewPos((s.Width-k*all.Width)/2, (s.Height-k*all.Height)/2)
	for i, o := range dice {
		d := o.(*draw.Die)
		d.SetSize(float32(int(k * strewnDie)))
		d.Resize(d.MinSize())
		down := float32((i+1)%2) * k * l.down
		d.Move(at.AddXY(float32(i%cols)*k*(strewnDie+strewnGap), float32(i/cols)*k*(strewnDie+strewnGap)+down))
	}
	if l.ledge != nil {
		ui.Show(rows == 1, l.ledge)
		ui.Put(l.ledge, at.X-k*strewnGap/2, at.Y+float32(int(k*strewnDie))+1, k*(all.Width+strewnGap), k*ledgeHigh)
	}
}

// chosen are dice of a choice: those kept on a ledge, and next to them those thrown, as large as there is room.
func chosen(kept, thrown []fyne.CanvasObject) fyne.CanvasObject {
	ledge := ui.NewLedge()
	n, between := float32(len(kept)+len(thrown)), float32(0)
	if len(thrown) > 0 && len(kept) > 0 {
		between = 24
	}
	least := fyne.NewSize(dw.DiceCount*30, min(chosenDie, float32(int(chosenWide/max(n, 1)-4)))+ledgeHigh+4)
	return ui.Laid(func() fyne.Size { return least }, func(s fyne.Size) {
		d := min(s.Height-ledgeHigh-4, float32(int((s.Width-between-2*ui.LedgeOver)/n-4)))
		x, foot := ui.LedgeOver, s.Height-ledgeHigh-4
		for i, o := range slices.Concat(kept, thrown) {
			die, y := o.(*draw.Die), foot-d
			if i >= len(kept) {
				y += float32((i-len(kept))%2*8 - 2)
			}
			if i == len(kept) {
				x += between
			}
			die.SetSize(d)
			die.Resize(die.MinSize())
			die.Move(fyne.NewPos(x, y))
			x += d + 4
		}
		ui.Show(len(kept) > 0, ledge)
		ui.Put(ledge, 0, foot+1, float32(len(kept))*(d+4)-4+2*ui.LedgeOver, ledgeHigh)
	}, slices.Concat(kept, thrown, []fyne.CanvasObject{ledge})...)
}

// A die of a choice at most, and how much room there is for all on the page of a review.
const chosenDie, chosenWide float32 = 76, 560

// icon is one die.
func icon(size float32) fyne.CanvasObject {
	p := paints()["dark_blue"]
	return draw.NewDie(draw.DieFace{Letter: "W", Hidden: true, Color: p.face, Text: p.text}, size*.7)
}
