package decipher

import (
	"slices"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/draw"
	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
	"spieltisch/games/letterpiece"
)

// checkPaper says what the word needs of the pieces in the box, whether it may be taken, and what one should know of it.
type checkPaper struct {
	desk   *table.Desk
	s      *makerState
	object fyne.CanvasObject
	total  *ui.Text
	need   *fyne.Container
	counts [letterpiece.Kinds]*ui.Text
	rows   *fyne.Container
	known  *fyne.Container
	level  *ui.Para
	body   *fyne.Container
	scroll *ui.Scroll
}

func newCheckPaper(d *table.Desk, s *makerState) *checkPaper {
	t := d.T
	c := &checkPaper{desk: d, s: s, rows: ui.VGap(8), level: ui.NewPara("", ui.Strong, ui.Ink), total: ui.NewText("", ui.Strong, ui.OK).Truncate().Align(fyne.TextAlignTrailing)}
	title := func(id games.ID) *ui.Text { return ui.NewText(t(id), ui.Title, ui.Ink) }
	var cells [letterpiece.Kinds]ui.Column
	for k := range c.counts {
		c.counts[k] = ui.NewText("", ui.Strong, ui.Ink)
		piece := container.NewGridWrap(fyne.NewSize(34, 38), container.NewCenter(draw.NewPiece(letterpiece.Kind(k), 32, draw.Options{})))
		cells[k] = ui.Column{Weight: 1, Object: ui.HMid(10, piece, c.counts[k])}
	}
	c.need = ui.HMid(8, title("decipher.maker.need"), ui.Stretch(c.total))
	c.known = ui.VGap(6, ui.NewText(t("decipher.maker.known"), ui.Heading, ui.Ink), c.level)
	c.body = ui.VGap(10, c.need, ui.Columns(4, cells[:2]...), ui.Columns(4, cells[2:]...), ui.NewDivider(), title("decipher.maker.check"), c.rows, ui.NewDivider(), c.known)
	c.scroll = ui.NewVScroll(ui.Inset(0, 8, 4, 0, c.body))
	c.object = ui.Inset(18, 12, 14, 20, c.scroll)
	return c
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
	sign := container.NewGridWrap(fyne.NewSquareSize(size), disc)
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
	ui.Put(o[0], 0, max(0, ui.Whole((first-s.Height)/2)), s.Width, s.Height)
	x := s.Width + signGap
	o[1].Resize(fyne.NewSize(size.Width-x, o[1].MinSize().Height))
	ui.Put(o[1], x, max(0, ui.Whole((s.Height-first)/2)), size.Width-x, o[1].MinSize().Height)
}

func (c *checkPaper) render(s *makerState) {
	c.s = s
	t, short := c.desk.T, false
	for k, count := range c.counts {
		need, stock := s.advice.Need[k], s.view.Stock[k]
		count.SetText(t("decipher.maker.of", games.Args{"Need": need, "Stock": stock}))
		count.SetColor(ui.Ink)
		if need > stock {
			count.SetColor(ui.Warn)
			short = true
		}
	}
	c.total.SetColor(ui.OK)
	switch n := s.advice.Need.Total(); {
	case short:
		c.total.SetColor(ui.Warn)
		c.total.SetText(t("decipher.maker.total.short"))
	case n == 0:
		c.total.SetText("")
	default:
		c.total.SetText(t("decipher.maker.total.only", countArgs(n)))
	}
	c.rows.Objects = c.lines()
	ui.Show(s.list != listNone, c.known)
	level := s.level()
	switch {
	case !s.advice.Whole:
		c.level.SetText(t("decipher.maker.level.open"))
	case s.list == listBusy:
		c.level.SetText(t("decipher.maker.list.busy"))
	default:
		c.level.SetText(t(levelTexts[level], games.Args{"Level": level, "Most": maxLevel}))
	}
	ui.PlaceAnew(c.need, c.rows, c.known, c.body)
	c.scroll.Refresh()
}

// verdict is whether the word may be taken, as a chip says it.
func (c *checkPaper) verdict() (text string, icon ui.IconName, fill, tok ui.Token) {
	s, t := c.s, c.desk.T
	switch {
	case s.refused != "" || s.advice.Refusal != nil && (s.advice.Whole || len(s.advice.Shortages) > 0):
		return t("decipher.maker.verdict.no"), ui.IconX, ui.None, ui.Warn
	case !s.advice.Whole:
		return t("decipher.maker.verdict.open"), "", ui.None, ui.Ink2
	case slices.ContainsFunc(s.advice.Notes, func(n dc.Note) bool { return n.Warn }):
		return t("decipher.maker.verdict.doubt"), ui.IconWarn, ui.None, ui.Warn
	}
	return t("decipher.maker.verdict.yes"), ui.IconCheck, ui.None, ui.OK
}

// doubt is the first thing that speaks against the word; "" for nothing.
func (c *checkPaper) doubt() string {
	s := c.s
	short := s.advice.Shortages
	if s.refused != "" {
		short = dc.Shortages(s.view.Setup(), s.refused)
	}
	if len(short) > 0 {
		return c.desk.Reason(short[0].Reason())
	}
	for _, note := range s.advice.Notes {
		if note.Warn && s.advice.Whole {
			return c.desk.T(note.ID, c.args(note.Args))
		}
	}
	return ""
}

// lines are what the word was checked for: length, tiles, pieces, then what the lexicon says, doubts first.
func (c *checkPaper) lines() []fyne.CanvasObject {
	s, t := c.s, c.desk.T
	n, want := len(s.draft.Word), s.view.Options.Length
	var out []fyne.CanvasObject
	if n == want {
		out = append(out, checkLine(moodFine, t("decipher.maker.length", games.Args{"N": want})))
	} else {
		out = append(out, checkLine(moodWaits, t("decipher.maker.length.open", games.Args{"Have": n, "Length": want})))
	}
	out = append(out, c.supply()...)
	if !s.advice.Whole {
		return out
	}
	if spelled := c.spelled(); spelled != "" {
		out = append(out, checkLine(moodFact, t("decipher.maker.spelled", games.Args{"Words": spelled})))
	}
	switch s.list {
	case listNone:
		out = append(out, checkLine(moodDoubt, t("decipher.maker.list.none")))
	case listBusy:
		out = append(out, checkLine(moodWaits, t("decipher.maker.list.busy")))
	}
	return append(out, c.notes()...)
}

// notes are what the lexicon says, and after its doubts that they forbid nothing.
func (c *checkPaper) notes() []fyne.CanvasObject {
	s, t := c.s, c.desk.T
	var doubts, rest []fyne.CanvasObject
	for _, note := range s.advice.Notes {
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
	if doubts != nil && s.advice.Refusal == nil {
		doubts = append(doubts, ui.NewPara(t("decipher.maker.anyway"), ui.Strong, ui.Ink))
	}
	return append(doubts, rest...)
}

// supply are the lines about tiles and pieces: every shortage, also those of the word that was refused letter by letter.
func (c *checkPaper) supply() []fyne.CanvasObject {
	s, t := c.s, c.desk.T
	short := s.advice.Shortages
	var out []fyne.CanvasObject
	if s.refused != "" {
		short = dc.Shortages(s.view.Setup(), s.refused)
		out = append(out, checkLine(moodDoubt, t("decipher.maker.refused", games.Args{"Word": printed(s.refused)})))
	}
	for _, x := range short {
		out = append(out, checkLine(moodDoubt, c.desk.Reason(x.Reason())))
	}
	if len(short) > 0 {
		return out
	}
	how := moodWaits
	if s.advice.Whole {
		how = moodFine
	}
	return append(out, checkLine(how, t("decipher.maker.supply")))
}

// args are a note's, with lists as one says them.
func (c *checkPaper) args(in games.Args) games.Args {
	out := games.Args{}
	for k, v := range in {
		switch x := v.(type) {
		case []string:
			v = printed(c.desk.Join(x[:min(len(x), mostLookalikes)]))
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
func (c *checkPaper) spelled() string {
	all := strings.Join(c.s.advice.Spellings, ", ")
	if strings.IndexFunc(all, func(r rune) bool { return r > unicode.MaxASCII }) < 0 {
		return ""
	}
	return all
}

// levelTexts say what a level means.
var levelTexts = [maxLevel + 1]games.ID{
	"decipher.maker.level.0", "decipher.maker.level.1", "decipher.maker.level.2",
	"decipher.maker.level.3", "decipher.maker.level.4", "decipher.maker.level.5",
}
