package result

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
)

// row is a player's line in the list: who they are, what they did best, and what they have reached.
type row struct {
	rank   *ui.Text
	avatar *ui.Avatar
	name   *ui.Para
	text   *ui.Text   // of the word; where letter pieces can't spell it, or have no room, it stands here
	word   *draw.Word // between the text and the sum
	sum    fyne.CanvasObject
	best   string // the word
	about  string // what there is to say of it
}

// Sizes of rows: a face follows how high its row is; a word that is wider than the gap is smaller, but not below the least.
const (
	rowLeast     float32 = 32 // high
	rowTwoLines  float32 = 46 // so high there is room for the text below the name
	rowAir       float32 = 14 // around a face
	rowFaceLeast float32 = 26
	rowFaceMost  float32 = 56
	rowRank      float32 = 32
	rowGap       float32 = 14
	rowWord      float32 = 18 // how high its letters are
	rowWordLeast float32 = 14
)

// list is the winner's block, and all others as rows, which share the height.
func (r *Face) list() fyne.CanvasObject {
	var rows []*row
	var objects []fyne.CanvasObject
	sums := float32(0) // how wide they are
	for _, p := range r.Places[1:] {
		w := &row{
			rank: ui.NewText(strconv.Itoa(p.Rank)+".", ui.Label, ui.Ink2), avatar: r.avatar(p, rowFaceLeast), name: ui.NewPara(r.Players[p.Seat].Name, ui.Label, ui.Ink),
			text: ui.NewText("", ui.Body, ui.Ink2), word: draw.NewWord(p.Word, rowWord), sum: r.sum(p), best: strings.ToUpper(p.Word), about: p.Text,
		}
		rows, sums = append(rows, w), max(sums, w.sum.MinSize().Width)
		objects = append(objects, w.rank, w.avatar, w.name, w.text, w.word, w.sum)
	}
	others := ui.Laid(func() fyne.Size { return fyne.NewSize(0, rowLeast*float32(len(rows))) }, func(s fyne.Size) {
		high := s.Height / float32(len(rows))
		for i, w := range rows {
			w.put(ui.Whole(float32(i)*high), ui.Whole(high), s.Width, sums)
		}
	}, objects...)
	return ui.Columns(24, ui.Column{Weight: 1, Min: 260, Object: stood([]*stand{r.newStand(r.Places[0])})}, ui.Column{Weight: 2, Object: others})
}

// put places a row at y; sums is how wide the widest sum is.
func (w *row) put(y, high, width, sums float32) {
	mid := y + high/2
	centre := func(o fyne.CanvasObject, x, wide, h float32) { ui.Put(o, x, ui.Whole(mid-h/2), wide, h) }
	centre(w.rank, 0, rowRank, ui.Label.Height())
	face := ui.Whole(max(rowFaceLeast, min(rowFaceMost, high-rowAir)))
	w.avatar.SetSize(face)
	centre(w.avatar, rowRank, face, face)
	sum := w.sum.MinSize()
	centre(w.sum, width-sum.Width, sum.Width, sum.Height)

	x, right := rowRank+face+rowGap, width-sums-2*rowGap
	two := high >= rowTwoLines
	w.word.SetHeight(rowWord)
	wide := max(1, w.word.MinSize().Width)
	alone, _, _ := strings.Cut(w.about, "\n")
	var said string
	var letters, room float32
	for _, said = range []string{strings.ReplaceAll(w.about, "\n", " · "), alone} { // a kind word makes room
		left := min(ui.Label.Measure(w.name.String()), (right-x)*.6)
		if two {
			left = max(left, ui.Body.Measure(said)+2) // words are of whole lengths
		}
		room = right - x - left - rowGap
		if letters = min(1, room/wide) * rowWord; letters >= rowWordLeast {
			break
		}
	}
	pieces := w.best != "" && draw.Letters().Draws(w.best) && letters >= rowWordLeast
	if ui.Show(pieces, w.word); pieces {
		w.word.SetHeight(letters)
		m := w.word.MinSize()
		right -= m.Width
		ui.Put(w.word, ui.Whole(right), ui.Whole(mid+letters/2-m.Height), m.Width, m.Height) // dots reach up
		right -= rowGap
	}
	if room = max(room, .6*(right-x)); two { // else it stands where the word would
		room = right - x
	}
	if !pieces {
		said = w.says(two, room, said, alone)
	}
	line := ui.Body.Height()
	ui.Show(said != "" && (two || !pieces), w.text)
	if w.text.SetText(said); !w.text.Visible() {
		line = 0
	} else if !two {
		room = min(room, ui.Body.Measure(said)+1)
		centre(w.text, right-room, room, line)
		right, line = right-room-rowGap, 0
	}
	name := w.name.Fit(right-x, high-line, ui.Label, ui.Strong, ui.Small).Height
	top := ui.Whole(mid - (name+line)/2)
	ui.Put(w.name, x, top, right-x, name)
	if line > 0 {
		ui.Put(w.text, x, top+name, right-x, line)
	}
}

// says is what stands there of a word that isn't in pieces: the first that has room.
func (w *row) says(two bool, room float32, abouts ...string) (said string) {
	for _, about := range abouts {
		if said = w.best; two || said == "" {
			said = strings.Trim(w.best+" · "+about, " ·")
		}
		if ui.Body.Measure(said)+2 <= room {
			break
		}
	}
	return said
}
