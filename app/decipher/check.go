package decipher

import (
	"slices"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
)

// kindTokens are the colours of the kinds' bars.
var kindTokens = [letterpiece.Kinds]ui.Token{ui.Long, ui.Short, ui.Arc, ui.U}

// needCard is what the word needs of the pieces in the box.
type needCard struct {
	m      *maker
	object *ui.Card
	head   *fyne.Container
	total  *ui.Text
	room   float32 // for total
	rows   [letterpiece.Kinds]*needRow
	list   *fyne.Container
	body   *fyne.Container
}

type needRow struct {
	row   *fyne.Container
	piece *draw.Piece
	sign  *fyne.Container
	bar   *ui.Bar
	track fyne.CanvasObject // the bar's place
	count *ui.Text
}

func newNeedCard(m *maker) *needCard {
	t := m.b.desk.T
	c := &needCard{m: m, total: ui.NewText("", ui.Strong, ui.OK).Truncate().Align(fyne.TextAlignTrailing)}
	c.head = ui.HMid(8, ui.NewText(t("decipher.maker.need"), ui.Title, ui.Ink), ui.Stretch(c.total))
	c.list = ui.VGap(0)
	name, count := c.widths()
	for k := range letterpiece.Kind(letterpiece.Kinds) {
		r := &needRow{piece: draw.NewPiece(k, 32, draw.Options{}), bar: ui.NewBar(kindTokens[k]), count: ui.NewText("", ui.Strong, ui.Ink).Align(fyne.TextAlignTrailing)}
		r.track = ui.Stretch(container.NewStack(r.bar)) // which needs nothing when the bar is hidden
		r.sign = ui.MinSized(32, 40, container.NewCenter(r.piece))
		r.row = ui.HMid(12, r.sign, ui.MinSized(name, 0, ui.NewText(t(dc.KindID(k)), ui.Body, ui.Ink)), r.track, ui.MinSized(count, 0, r.count))
		c.rows[k] = r
		c.list.Add(r.row)
	}
	c.body = ui.VGap(4, c.head, c.list)
	c.object = ui.NewCardPad(16, ui.Inset(0, 8, 0, 8, c.body))
	return c
}

// widths are those of the columns of names and counts.
func (c *needCard) widths() (name, count float32) {
	t, stock := c.m.b.desk.T, c.m.view.Stock
	for k := range letterpiece.Kind(letterpiece.Kinds) {
		name = max(name, ui.Body.Measure(t(dc.KindID(k))))
		count = max(count, ui.Strong.Measure(t("decipher.maker.of", games.Args{"Need": stock[k], "Stock": stock[k]})))
	}
	return ui.Whole(name + 1), ui.Whole(count + 1)
}

func (c *needCard) render() {
	t, a := c.m.b.desk.T, c.m.advice
	short := ""
	for k, r := range c.rows {
		need, stock := a.Need[k], c.m.view.Stock[k]
		r.bar.Set(float32(need)/float32(max(stock, 1)), 0)
		r.count.SetText(t("decipher.maker.of", games.Args{"Need": need, "Stock": stock}))
		r.count.SetColor(ui.Ink)
		if need > stock {
			r.count.SetColor(ui.Warn)
			short = t("decipher.maker.total.short")
		}
	}
	switch n := a.Need.Total(); {
	case short != "":
		c.total.SetColor(ui.Warn)
		c.total.SetText(short)
	case n == 0:
		c.total.SetText("")
	default:
		c.total.SetColor(ui.OK)
		c.total.SetText(t("decipher.maker.total", games.Args{"N": n}))
		if ui.Strong.Measure(c.total.String()) > c.room {
			c.total.SetText(t("decipher.maker.total.only", games.Args{"N": n}))
		}
	}
	ui.PlaceAnew(c.head)
}

// fit drops the bars where the names need their room, and lowers the rows in a low
// window.
func (c *needCard) fit(size makerSize) {
	height, pieces := float32(40), float32(32)
	if size.tight {
		height, pieces = 30, 26
	}
	if room := size.right - 48 - 8 - c.head.Objects[0].MinSize().Width; room != c.room {
		c.room = room
		c.render()
	}
	name, count := c.widths()
	for _, r := range c.rows {
		r.piece.SetHeight(pieces)
		r.sign.Layout = leastBox{fyne.NewSize(32, height)}
		ui.Show(size.right-48-32-name-count-3*12 >= 64, r.bar)
		ui.PlaceAnew(r.sign, r.row)
	}
	ui.PlaceAnew(c.list, c.body)
}

// leastBox is a layout of one object of at least a size, in its middle.
type leastBox struct{ size fyne.Size }

// MinSize implements fyne.Layout.
func (l leastBox) MinSize([]fyne.CanvasObject) fyne.Size { return l.size }

// Layout implements fyne.Layout.
func (l leastBox) Layout(o []fyne.CanvasObject, s fyne.Size) {
	for _, x := range o {
		x.Move(fyne.Position{})
		x.Resize(s)
	}
}

// checkCard says whether the word may be taken, and what one should know of it.
type checkCard struct {
	m       *maker
	object  *ui.Card
	head    *fyne.Container
	verdict *ui.Chip
	rows    *fyne.Container
	known   *fyne.Container
	levels  [maxLevel]*ui.Area
	level   *ui.Para
	scroll  *container.Scroll
	body    *fyne.Container
}

// maxLevel is how many bars tell how well known a word is.
const maxLevel = 5

func newCheckCard(m *maker) *checkCard {
	t := m.b.desk.T
	c := &checkCard{m: m, verdict: ui.NewChip("", ""), rows: ui.VGap(8), level: ui.NewPara("", ui.Strong, ui.Ink)}
	bars := &fyne.Container{Layout: equalColumns{4}}
	for i := range c.levels {
		c.levels[i] = ui.NewArea(ui.Well, 7, nil)
		bars.Add(c.levels[i])
	}
	c.known = ui.VGap(8,
		ui.Inset(6, 0, 4, 0, ui.NewDivider()),
		ui.NewText(t("decipher.maker.known"), ui.Heading, ui.Ink),
		bars,
		ui.HMid(8, ui.NewText(t("decipher.maker.known.low"), ui.Body, ui.Ink2), ui.Spacer(), ui.NewText(t("decipher.maker.known.high"), ui.Body, ui.Ink2)),
		c.level)
	c.body = ui.VGap(8, c.rows, c.known)
	c.scroll = container.NewVScroll(ui.Inset(0, 14, 4, 8, c.body))
	c.head = ui.HMid(8, ui.Stretch(ui.NewText(t("decipher.maker.check"), ui.Title, ui.Ink).Truncate()), c.verdict)
	c.object = ui.NewCardPad(0, container.NewBorder(ui.Inset(16, 24, 10, 24, c.head), ui.Space(0, 12), nil, nil, ui.Inset(0, 10, 0, 16, c.scroll)))
	return c
}

// equalColumns puts objects into equal columns, 14 high.
type equalColumns struct{ gap float32 }

// MinSize implements fyne.Layout.
func (equalColumns) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, 14) }

// Layout implements fyne.Layout.
func (e equalColumns) Layout(o []fyne.CanvasObject, s fyne.Size) {
	n := float32(len(o))
	w := (s.Width - (n-1)*e.gap) / n
	for i, x := range o {
		placeAt(x, ui.Whole(float32(i)*(w+e.gap)), 0, ui.Whole(w), 14)
	}
}

// mood is how a line of the check is meant.
type mood int

const (
	moodWaits mood = iota // not there yet
	moodFine
	moodDoubt // a doubt, or what forbids the word
	moodFact
)

// checkLine is one line of the check: its sign and its sentence.
func checkLine(m mood, text string) fyne.CanvasObject {
	icon, fill, tok := ui.IconMinus, ui.Well, ui.Ink3
	switch m {
	case moodFine:
		icon, fill, tok = ui.IconCheck, ui.OKSoft, ui.OK
	case moodDoubt:
		icon, fill, tok = ui.IconWarn, ui.WarnSoft, ui.Warn
	case moodFact:
		icon, fill, tok = ui.IconInfo, ui.AccentSoft, ui.AccentText
	}
	size := float32(24)
	disc := container.NewStack(ui.NewArea(fill, size/2, nil), container.NewCenter(ui.NewIcon(icon, 14, tok)))
	sign := &fyne.Container{Layout: leastBox{fyne.NewSquareSize(size)}, Objects: []fyne.CanvasObject{disc}}
	ink := ui.Ink
	if m == moodWaits {
		ink = ui.Ink2
	}
	return &fyne.Container{Layout: signed{}, Objects: []fyne.CanvasObject{sign, ui.NewPara(text, ui.Body, ink)}}
}

// signed puts a sign before a paragraph, at its first line.
type signed struct{}

const signGap float32 = 12

// MinSize implements fyne.Layout.
func (signed) MinSize(o []fyne.CanvasObject) fyne.Size {
	s, p := o[0].MinSize(), o[1].MinSize()
	return fyne.NewSize(s.Width+signGap+p.Width, max(s.Height, p.Height))
}

// Layout implements fyne.Layout.
func (signed) Layout(o []fyne.CanvasObject, size fyne.Size) {
	s := o[0].MinSize()
	first := ui.Body.Height()
	placeAt(o[0], 0, max(0, ui.Whole((first-s.Height)/2)), s.Width, s.Height)
	x := s.Width + signGap
	o[1].Resize(fyne.NewSize(size.Width-x, o[1].MinSize().Height))
	placeAt(o[1], x, max(0, ui.Whole((s.Height-first)/2)), size.Width-x, o[1].MinSize().Height)
}

func (c *checkCard) render() {
	m, t := c.m, c.m.b.desk.T
	c.rows.Objects = c.lines()
	ui.PlaceAnew(c.rows)
	all := m.advice.Whole
	switch {
	case m.refused != "" || m.advice.Refusal != nil && (all || len(m.advice.Shortages) > 0):
		c.verdict.Set(t("decipher.maker.verdict.no"), ui.IconX, ui.WarnSoft, ui.Warn)
	case !all:
		c.verdict.Set(t("decipher.maker.verdict.open"), "", ui.Well, ui.Ink2)
	case slices.ContainsFunc(m.advice.Notes, func(n dc.Note) bool { return n.Warn }):
		c.verdict.Set(t("decipher.maker.verdict.doubt"), ui.IconWarn, ui.WarnSoft, ui.Warn)
	default:
		c.verdict.Set(t("decipher.maker.verdict.yes"), ui.IconCheck, ui.OKSoft, ui.OK)
	}
	c.renderKnown()
	ui.PlaceAnew(c.head, c.body)
	c.scroll.Refresh()
}

// lines are what the word was checked for: length, tiles, pieces, then what the lexicon
// says, doubts first.
func (c *checkCard) lines() []fyne.CanvasObject {
	m, t := c.m, c.m.b.desk.T
	n, want := len(m.draft.Word), m.view.Options.Length
	var out []fyne.CanvasObject
	if n == want {
		out = append(out, checkLine(moodFine, t("decipher.maker.length", games.Args{"N": want})))
	} else {
		out = append(out, checkLine(moodWaits, t("decipher.maker.length.open", games.Args{"Have": n, "Length": want})))
	}
	out = append(out, c.supply()...)
	if !m.advice.Whole {
		return out
	}
	if spelled := c.spelled(); spelled != "" {
		out = append(out, checkLine(moodFact, t("decipher.maker.spelled", games.Args{"Words": spelled})))
	}
	switch {
	case m.b.words.err != nil:
		out = append(out, checkLine(moodDoubt, t("decipher.maker.list.none")))
	case m.b.words.busy():
		out = append(out, checkLine(moodWaits, t("decipher.maker.list.busy")))
	}
	return append(out, c.notes()...)
}

// notes are what the lexicon says, and after its doubts that they forbid nothing.
func (c *checkCard) notes() []fyne.CanvasObject {
	m, t := c.m, c.m.b.desk.T
	var doubts, rest []fyne.CanvasObject
	for _, note := range m.advice.Notes {
		text := t(note.ID, c.args(note.Args))
		switch {
		case note.Warn:
			doubts = append(doubts, checkLine(moodDoubt, text))
		case note.ID == dc.NoteKnown, note.ID == dc.NoteHouse, note.ID == dc.NoteUnique:
			rest = append(rest, checkLine(moodFine, text))
		default:
			rest = append(rest, checkLine(moodFact, text))
		}
	}
	if doubts != nil && m.advice.Refusal == nil {
		doubts = append(doubts, ui.NewPara(t("decipher.maker.anyway"), ui.Strong, ui.Ink))
	}
	return append(doubts, rest...)
}

// supply are the lines about tiles and pieces: every shortage, also those of the word that
// was refused letter by letter.
func (c *checkCard) supply() []fyne.CanvasObject {
	m, t := c.m, c.m.b.desk.T
	short := m.advice.Shortages
	var out []fyne.CanvasObject
	if m.refused != "" {
		short = dc.Shortages(m.view.Setup(), m.refused)
		out = append(out, checkLine(moodDoubt, t("decipher.maker.refused", games.Args{"Word": printed(m.refused)})))
	}
	for _, s := range short {
		out = append(out, checkLine(moodDoubt, m.b.desk.Reason(s.Reason())))
	}
	if len(short) > 0 {
		return out
	}
	how := moodWaits
	if m.advice.Whole {
		how = moodFine
	}
	return append(out, checkLine(how, t("decipher.maker.supply")))
}

// args are a note's, with lists as one says them.
func (c *checkCard) args(in games.Args) games.Args {
	out := games.Args{}
	for k, v := range in {
		switch x := v.(type) {
		case []string:
			v = printed(c.m.b.desk.Join(x[:min(len(x), mostLookalikes)]))
		case string:
			v = printed(x)
		}
		out[k] = v
	}
	return out
}

// mostLookalikes is how many other readings are named.
const mostLookalikes = 6

// spelled is the word as one writes it, where tiles can't: "Masse, Maße".
func (c *checkCard) spelled() string {
	all := strings.Join(c.m.advice.Spellings, ", ")
	if strings.IndexFunc(all, func(r rune) bool { return r > unicode.MaxASCII }) < 0 {
		return ""
	}
	return all
}

// level is how well known the word is, from 1 to maxLevel; 0 when nobody can tell.
func (m *maker) level() int {
	if !m.advice.Whole || m.advice.Tier == 0 {
		return 0
	}
	return max(1, maxLevel+1-m.advice.Tier)
}

// levelTexts say what a level means.
var levelTexts = [maxLevel + 1]games.ID{
	"decipher.maker.level.0", "decipher.maker.level.1", "decipher.maker.level.2",
	"decipher.maker.level.3", "decipher.maker.level.4", "decipher.maker.level.5",
}

func (c *checkCard) renderKnown() {
	m, t := c.m, c.m.b.desk.T
	ui.Show(m.b.words.err == nil, c.known)
	level := m.level()
	for i, bar := range c.levels {
		bar.SetColor(ui.Well)
		if i < level {
			bar.SetColor(ui.Accent)
		}
	}
	switch {
	case !m.advice.Whole:
		c.level.SetText(t("decipher.maker.level.open"))
	case m.b.words.busy():
		c.level.SetText(t("decipher.maker.list.busy"))
	default:
		c.level.SetText(t(levelTexts[level], games.Args{"Level": level, "Most": maxLevel}))
	}
	ui.PlaceAnew(c.known)
}

// fit wraps the lines anew at another width.
func (c *checkCard) fit(makerSize) { ui.PlaceAnew(c.rows, c.known, c.body) }
