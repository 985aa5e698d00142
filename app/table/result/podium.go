package result

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games/each"
)

// Stand is what a podium shows of somebody.
type Stand struct {
	Rank             int
	Won              bool // with a crown, in the light
	Avatar           *ui.Avatar
	Sum              fyne.CanvasObject // on the block
	Name, Word, Text string            // below it; the word is of letter pieces, "" for none
	Under            fyne.CanvasObject // what is clicked, nil for nothing
}

// stand is a player on a block of wood, with what they did best below it.
type stand struct {
	Stand
	high  float32 // of what they did best
	crown *draw.Crown
	lamp  *ui.Lamp
	block *ui.Surface
	shine *canvas.Rectangle
	name  *ui.Para          // in several lines where one has no room
	word  *draw.Word        // what they did best, in letter pieces; "" is none
	shown fyne.CanvasObject // the game's picture in place of it, or nil
	best  *ui.Para          // what it brought, or another thing that they did
	told  fyne.CanvasObject
	says  *remark // nil: nothing
}

// Sizes by rank: of faces and of blocks. The last one is everybody's who is no better.
var (
	faceSizes  = [...]float32{128, 88, 72}
	blockSizes = [...]float32{110, 74, 54}
)

const (
	blockWide  float32 = 208
	blockGap   float32 = 42
	blockLeap  float32 = 24 // how much wider words may be
	blockLeast float32 = 36
	crownHigh  float32 = 44 // above the head, for faces of their usual size
	firstBest  float32 = 28 // how high letters are of what the first did best, and of what others did
	otherBest  float32 = 21
	shownHigh  float32 = 2 // a picture by that
	bestLines          = 3
	nameMost           = 2
)

func byRank(sizes [3]float32, rank int) float32 { return sizes[min(rank, len(sizes))-1] }

func newStand(of Stand) *stand {
	s := &stand{Stand: of, high: otherBest, crown: draw.NewCrown(faceSizes[0]), lamp: ui.NewLamp(), block: ui.NewBlock(), shine: ui.NewRect()}
	draw.SetMood(s.Avatar, draw.Calm)
	if s.Won {
		draw.SetMood(s.Avatar, draw.Happy)
		s.high = firstBest
	}
	s.lamp.Light(s.Won)
	ui.Show(s.Won, s.crown)
	s.name = ui.NewPara(s.Name, ui.Title, ui.Ink).Align(fyne.TextAlignCenter).MaxLines(nameMost)
	word, text := s.Word, s.Text
	if !draw.Letters().Draws(strings.ToUpper(word)) { // such as É
		word, text = "", strings.ToUpper(word)+"\n"+text
	}
	s.word, s.best = draw.NewWord(word, s.high), ui.NewPara(text, ui.Strong, ui.Ink2).Align(fyne.TextAlignCenter).MaxLines(bestLines)
	s.told = s.best
	return s
}

func (r *Face) newStand(p Place) *stand {
	s := newStand(Stand{
		Rank: p.Rank, Won: p.Rank == 1 && !r.Abandoned, Avatar: r.avatar(p, faceSizes[0]), Sum: r.sum(p),
		Name: r.Players[p.Seat].Name, Word: p.Word, Text: p.Text,
	})
	s.shown, s.told = p.Show, r.Game.Counting(r.env, s.best)
	if p.Says != "" {
		s.says = newRemark(r.Game.Cloth, p.Says)
	}
	return s
}

func (s *stand) objects() []fyne.CanvasObject {
	all := []fyne.CanvasObject{s.block, s.shine, s.Sum, s.Avatar, s.crown, s.name, s.word, s.told}
	if s.shown != nil {
		all = append(all, s.shown)
	}
	if s.says != nil {
		all = append(all, s.says.slip)
	}
	return all
}

// avatar is the face of a player.
func (r *Face) avatar(p Place, size float32) *ui.Avatar {
	return r.env.Avatar(r.Players[p.Seat], r.marks[p.Seat], size)
}

// below is what is needed for the words below the block, as wide as they are.
func (s *stand) below() float32 {
	switch name, line := s.name.MinSize().Height, ui.Strong.Height(); {
	case s.shown != nil:
		return name + s.high*shownHigh + 8 + bestLines*line
	case s.word.String() != "":
		return name + s.high + 12 + float32(1+strings.Count(s.best.String(), "\n"))*line
	default:
		return name + bestLines*line
	}
}

// put places a stand in the middle of cx, its block w wide with its foot at y; k is how large face and block are.
func (s *stand) put(cx, y, w, k float32) {
	high, face := max(blockLeast, ui.Whole(byRank(blockSizes, s.Rank)*k)), ui.Whole(byRank(faceSizes, s.Rank)*k)
	x, top := ui.Whole(cx-w/2), y-high
	ui.Put(s.block, x, top, w, high)
	ui.SetRect(s.shine, x+8, top+4, w-16, 4, 2, ui.WoodHigh)
	sum := s.Sum.MinSize()
	ui.Put(s.Sum, ui.Whole(cx-sum.Width/2), ui.Whole(top+2+(high-sum.Height)/2), sum.Width, sum.Height)
	s.Avatar.SetSize(face)
	ui.Put(s.Avatar, ui.Whole(cx-face/2), top-face+2, face, face)
	light := face * 1.9
	ui.Put(s.lamp, cx-light/2, top-face/2-light/2, light, light)
	s.crown.Sit(cx, top-face, face)
	words := w + blockLeap
	x = ui.Whole(cx - words/2)
	if s.Under != nil {
		ui.Put(s.Under, x, top-face-8, words, high+face+8+12+s.below())
	}
	y += 12
	name := s.name.MinSize().Height
	ui.Put(s.name, x, y, words, name)
	y += name
	if s.word.String() != "" {
		high := s.high
		s.word.SetHeight(high)
		if wide := s.word.MinSize().Width; wide > words {
			high *= words / wide
			s.word.SetHeight(high)
		}
		m := s.word.MinSize()
		ui.Put(s.word, ui.Whole(cx-m.Width/2), y+8+ui.Whole((s.high+high)/2-m.Height), m.Width, m.Height) // dots reach up
		y += s.high + 12
	}
	if s.shown != nil {
		wide := words * 2 * s.high / (firstBest + otherBest) // the winner's is larger, however long both are
		ui.Put(s.shown, ui.Whole(cx-wide/2), y+4, wide, s.high*shownHigh)
		y += s.high*shownHigh + 8
	}
	ui.Put(s.told, x, y, words, bestLines*ui.Strong.Height()) // what isn't needed lies in the gap below
}

// PodiumMost is how many players have blocks; of more, only the first does, and all stand in a list next to it.
const PodiumMost = 4

// podium is everybody's place: on blocks of wood, the best one in the middle.
func (r *Face) podium() fyne.CanvasObject {
	if len(r.Places) > PodiumMost {
		return r.list()
	}
	stands := make([]*stand, len(r.Places))
	for i, p := range r.Places {
		stands[i] = r.newStand(p)
	}
	return stood(stands)
}

// NewPodium puts those of a few on blocks, who come in the order of their ranks.
func NewPodium(all []Stand) *fyne.Container { return stood(each.Of(all, newStand)) }

// stood puts stands side by side, the first of more than two in the middle, as large as there is room.
func stood(stands []*stand) *fyne.Container {
	var objects []fyne.CanvasObject
	most := float32(0)
	if len(stands) > 2 {
		stands[0], stands[1] = stands[1], stands[0]
	}
	for _, s := range stands {
		if s.Under != nil {
			objects = append(objects, s.Under)
		}
	}
	for _, s := range stands { // no light lies on another one's face
		objects = append(objects, s.lamp)
	}
	for _, s := range stands {
		objects = append(objects, s.objects()...)
		most = max(most, byRank(blockSizes, s.Rank)+byRank(faceSizes, s.Rank))
	}
	n := float32(len(stands))
	below := func() (most float32) {
		for _, s := range stands {
			most = max(most, s.below())
		}
		return most
	}
	least := func() fyne.Size { return fyne.NewSize(n*140, (most+crownHigh)*.5+12+below()) }
	return ui.Laid(least, func(s fyne.Size) {
		w := min(blockWide, (s.Width-(n-1)*blockGap)/n)
		for _, st := range stands {
			st.name.Resize(fyne.NewSize(w+blockLeap, st.name.Size().Height)) // which says what it needs
		}
		below := below()
		k := min(1.5, max(.5, (s.Height-12-below)/(most+crownHigh)), (w+blockLeap)/faceSizes[0])
		foot := ui.Whole((s.Height + (most+crownHigh)*k - 12 - below) / 2)
		left := (s.Width - n*w - (n-1)*blockGap) / 2
		for i, st := range stands {
			cx := left + w/2 + float32(i)*(w+blockGap)
			st.put(cx, foot, w, k)
			if st.says == nil {
				continue
			}
			top := st.block.Position().Y // of what the words have to stay above
			if i > 0 && i+1 < len(stands) {
				top = foot - (byRank(blockSizes, stands[i+1].Rank)+byRank(faceSizes, stands[i+1].Rank))*k
			}
			st.says.put(st.Avatar, i == 0, s.Width, top)
		}
	}, objects...)
}

// list is the winner's block, and all players as lines.
func (r *Face) list() fyne.CanvasObject {
	lines := ui.VGap(6)
	for _, p := range r.Places {
		text := strings.ReplaceAll(p.Text, "\n", " · ")
		if p.Word != "" {
			text = p.Word + " · " + text
		}
		lines.Add(ui.HMid(12, ui.MinSized(28, 0, ui.NewText(strconv.Itoa(p.Rank)+".", ui.Label, ui.Ink2)), r.avatar(p, 32),
			ui.Stretch(ui.VGap(0, ui.NewPara(r.Players[p.Seat].Name, ui.Label, ui.Ink), ui.NewText(text, ui.Body, ui.Ink2).Truncate())), r.sum(p)))
	}
	first := stood([]*stand{r.newStand(r.Places[0])})
	return ui.Columns(24, ui.Column{Weight: 1, Min: 260, Object: first}, ui.Column{Weight: 2, Object: ui.NewVScroll(ui.Inset(0, 16, 0, 0, lines))})
}

// sum is what a player has reached: a picture of it, or the points, which count up; else their place.
func (r *Face) sum(p Place) fyne.CanvasObject {
	switch {
	case p.Sum != nil:
		return p.Sum
	case r.Plain:
		return ui.NewText(strconv.Itoa(p.Rank)+".", ui.Question, ui.Ink)
	}
	text := ui.NewText(ui.Signed(p.Points), ui.Question, ui.Ink).Align(fyne.TextAlignCenter)
	r.sums.Add(text, p.Points)
	return ui.MinSized(text.MinSize().Width, 0, text)
}
