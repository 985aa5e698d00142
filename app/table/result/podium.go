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
	caps  float32 // how high what they did best is
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
	faceSizes  = [...]float32{128, 88, 72, 64}
	blockSizes = [...]float32{110, 74, 54, 40}
)

const (
	blockWide  float32 = 208
	blockGap   float32 = 42
	blockLeap  float32 = 24   // how much wider words may be
	standLeast float32 = 40   // a face or a block is no smaller, for want of room: they differ by less then
	standScale float32 = .25  // the least
	standMost  float32 = 1.5  // and the largest
	crownHigh  float32 = .344 // above the head, by the face
	firstBest  float32 = 28   // how high letters are of what the first did best, and of what others did
	otherBest  float32 = 21
	shownHigh  float32 = 2 // a picture by that
	bestLines          = 3
	nameHigh   float32 = 58 // two lines; a longer name is smaller
)

// byRank is how large a face or a block is at scale k; what has no room at the usual size shrinks towards what all have.
func byRank(sizes [4]float32, rank int, k float32) float32 {
	return ui.Whole(standLeast + (sizes[min(rank, len(sizes))-1]-standLeast)*k)
}

// high is how high block and face of a stand are at scale k.
func (s *stand) high(k float32) float32 {
	return byRank(blockSizes, s.Rank, k) + byRank(faceSizes, s.Rank, k)
}

func newStand(of Stand) *stand {
	s := &stand{Stand: of, caps: otherBest, crown: draw.NewCrown(faceSizes[0]), lamp: ui.NewLamp(), block: ui.NewBlock(), shine: ui.NewRect()}
	draw.SetMood(s.Avatar, draw.Calm)
	if s.Won {
		draw.SetMood(s.Avatar, draw.Happy)
		s.caps = firstBest
	}
	s.lamp.Light(s.Won)
	ui.Show(s.Won, s.crown)
	s.name = ui.NewPara(s.Name, ui.Title, ui.Ink).Align(fyne.TextAlignCenter)
	word, text := s.Word, s.Text
	if !draw.Letters().Draws(strings.ToUpper(word)) { // such as É
		word, text = "", strings.ToUpper(word)+"\n"+text
	}
	s.word, s.best = draw.NewWord(word, s.caps), ui.NewPara(text, ui.Strong, ui.Ink2).Align(fyne.TextAlignCenter).MaxLines(bestLines)
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
	high := s.name.MinSize().Height + s.best.MinSize().Height
	switch {
	case s.shown != nil:
		high += s.caps*shownHigh + 8
	case s.word.String() != "":
		high += s.caps + 12
	}
	return high
}

// put places a stand in the middle of cx, its block w wide with its foot at y; k is how large face and block are.
func (s *stand) put(cx, y, w, k float32) {
	high, face := byRank(blockSizes, s.Rank, k), byRank(faceSizes, s.Rank, k)
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
		high := s.caps
		s.word.SetHeight(high)
		if wide := s.word.MinSize().Width; wide > words {
			high *= words / wide
			s.word.SetHeight(high)
		}
		m := s.word.MinSize()
		ui.Put(s.word, ui.Whole(cx-m.Width/2), y+8+ui.Whole((s.caps+high)/2-m.Height), m.Width, m.Height) // dots reach up
		y += s.caps + 12
	}
	if s.shown != nil {
		wide := words * 2 * s.caps / (firstBest + otherBest) // the winner's is larger, however long both are
		ui.Put(s.shown, ui.Whole(cx-wide/2), y+4, wide, s.caps*shownHigh)
		y += s.caps*shownHigh + 8
	}
	ui.Put(s.told, x, y, words, s.best.MinSize().Height)
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
	}
	n := float32(len(stands))
	below := func() (most float32) {
		for _, s := range stands {
			most = max(most, s.below())
		}
		return most
	}
	above := func(k float32) (most float32) { // the foot of all
		for _, s := range stands {
			most = max(most, s.high(k)+byRank(faceSizes, s.Rank, k)*crownHigh)
		}
		return most
	}
	least := func() fyne.Size { return fyne.NewSize(n*140, above(standScale)+12+below()) }
	return ui.Laid(least, func(s fyne.Size) {
		w := min(blockWide, (s.Width-(n-1)*blockGap)/n)
		for _, st := range stands { // in this width they say what they need
			st.name.Fit(w+blockLeap, nameHigh, ui.Title, ui.Label, ui.Strong)
			st.best.Resize(fyne.NewSize(w+blockLeap, st.best.Size().Height))
		}
		below, flat := below(), above(0)
		k := min(standMost, max(standScale, (s.Height-12-below-flat)/(above(1)-flat)), (w+blockLeap-standLeast)/(faceSizes[0]-standLeast))
		foot := ui.Whole((s.Height + above(k) - 12 - below) / 2)
		left := (s.Width - n*w - (n-1)*blockGap) / 2
		for i, st := range stands {
			cx := left + w/2 + float32(i)*(w+blockGap)
			st.put(cx, foot, w, k)
			if st.says == nil {
				continue
			}
			top := st.block.Position().Y // of what the words have to stay above
			if i > 0 && i+1 < len(stands) {
				top = foot - stands[i+1].high(k)
			}
			st.says.put(st.Avatar, i == 0, s.Width, top)
		}
	}, objects...)
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
