package decipher

import (
	"slices"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"spieltisch/app/table"
	"spieltisch/app/ui"
	"spieltisch/games"
	dc "spieltisch/games/decipher"
)

// checkCard says whether the word may be taken, and what one should know of it.
type checkCard struct {
	desk    *table.Desk
	s       *makerState
	object  *ui.Card
	head    *fyne.Container
	verdict *ui.Chip
	rows    *fyne.Container
	known   *fyne.Container
	drawn   [3]fyne.CanvasObject // of it what goes where there is no room: first what the ends of the scale mean, then the line above, then the scale
	levels  [maxLevel]*ui.Area
	level   *ui.Para
	scroll  *ui.Scroll
	body    *fyne.Container
}

func newCheckCard(d *table.Desk, s *makerState) *checkCard {
	t := d.T
	c := &checkCard{desk: d, s: s, verdict: ui.NewChip("", ""), rows: ui.VGap(8), level: ui.NewPara("", ui.Strong, ui.Ink)}
	bars := &fyne.Container{Layout: equalColumns{4}}
	for i := range c.levels {
		c.levels[i] = ui.NewArea(ui.Well, 7, nil)
		bars.Add(c.levels[i])
	}
	line := ui.Inset(6, 0, 4, 0, ui.NewDivider())
	ends := ui.HMid(8, ui.NewText(t("decipher.maker.known.low"), ui.Body, ui.Ink2), ui.Spacer(), ui.NewText(t("decipher.maker.known.high"), ui.Body, ui.Ink2))
	c.drawn = [3]fyne.CanvasObject{ends, line, bars}
	c.known = ui.VGap(8, line, ui.NewText(t("decipher.maker.known"), ui.Heading, ui.Ink), bars, ends, c.level)
	c.body = ui.VGap(8, c.rows, c.known)
	c.scroll = ui.NewVScroll(ui.Inset(0, 14, 4, 8, c.body))
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
		ui.Put(x, ui.Whole(float32(i)*(w+e.gap)), 0, ui.Whole(w), 14)
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
	sign := sized(fyne.NewSquareSize(size), disc)
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

func (c *checkCard) render(s *makerState) {
	c.s = s
	t := c.desk.T
	c.rows.Objects = c.lines()
	ui.PlaceAnew(c.rows)
	all := s.advice.Whole
	switch {
	case s.refused != "" || s.advice.Refusal != nil && (all || len(s.advice.Shortages) > 0):
		c.verdict.Set(t("decipher.maker.verdict.no"), ui.IconX, ui.WarnSoft, ui.Warn)
	case !all:
		c.verdict.Set(t("decipher.maker.verdict.open"), "", ui.Well, ui.Ink2)
	case slices.ContainsFunc(s.advice.Notes, func(n dc.Note) bool { return n.Warn }):
		c.verdict.Set(t("decipher.maker.verdict.doubt"), ui.IconWarn, ui.WarnSoft, ui.Warn)
	default:
		c.verdict.Set(t("decipher.maker.verdict.yes"), ui.IconCheck, ui.OKSoft, ui.OK)
	}
	c.renderKnown()
	ui.PlaceAnew(c.head)
	c.fitKnown()
	c.scroll.Refresh()
}

// lines are what the word was checked for: length, tiles, pieces, then what the lexicon
// says, doubts first.
func (c *checkCard) lines() []fyne.CanvasObject {
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
func (c *checkCard) notes() []fyne.CanvasObject {
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

// supply are the lines about tiles and pieces: every shortage, also those of the word that
// was refused letter by letter.
func (c *checkCard) supply() []fyne.CanvasObject {
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
func (c *checkCard) args(in games.Args) games.Args {
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
func (c *checkCard) spelled() string {
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

func (c *checkCard) renderKnown() {
	s, t := c.s, c.desk.T
	ui.Show(s.list != listNone, c.known)
	level := s.level()
	for i, bar := range c.levels {
		bar.SetColor(ui.Well)
		if i < level {
			bar.SetColor(ui.Accent)
		}
	}
	switch {
	case !s.advice.Whole:
		c.level.SetText(t("decipher.maker.level.open"))
	case s.list == listBusy:
		c.level.SetText(t("decipher.maker.list.busy"))
	default:
		c.level.SetText(t(levelTexts[level], games.Args{"Level": level, "Most": maxLevel}))
	}
	ui.PlaceAnew(c.known)
}

// fit wraps the lines for another width.
func (c *checkCard) fit(makerSize) { c.fitKnown() }

// fitKnown leaves the scale away, or what frames it, where the card has no room for all. What the level is of stays with it.
func (c *checkCard) fitKnown() {
	for step := range 1 + len(c.drawn) {
		for i, part := range c.drawn {
			ui.Show(i >= step, part)
		}
		ui.PlaceAnew(c.rows, c.known, c.body)
		if c.scroll.Content.MinSize().Height <= c.scroll.Size().Height {
			return
		}
	}
}
