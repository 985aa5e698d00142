package woerterklauer

import (
	"strings"

	"fyne.io/fyne/v2"

	"spieltisch/app/ui"
	"spieltisch/games"
	wk "spieltisch/games/woerterklauer"
)

// words is the list of verdicts: each word across and down, and what is refused. What is
// in the way of ending the turn comes last, with what can be done about it.
type words struct {
	tell   wording
	object fyne.CanvasObject
	head   *fyne.Container
	body   *fyne.Container
	title  *ui.Text
	count  *ui.Text
	bad    string // what was refused when it was shown last
	lines  *lines
	same   *ui.Button
}

func newWords(t wording, light lighter, do doer) *words {
	w := &words{tell: t, count: ui.NewText("", ui.Strong, ui.AccentText).Align(fyne.TextAlignTrailing).Truncate()}
	w.same = ui.NewSmallButton("", ui.Plain, func() {
		do.just(func(s *state) { s.same = !s.same })
	})
	w.lines = newLines(t.desk, light, do, ui.HGap(0, w.same))
	w.title = ui.NewText("", ui.Heading, ui.Ink)
	w.head = ui.HMid(12, w.title, ui.Stretch(w.count))
	w.body = ui.VGap(6, ui.Inset(0, 4, 0, 4, w.head), ui.Stretch(w.lines.object))
	w.object = ui.NewCardPad(12, w.body)
	return w
}

func (w *words) render(s *state) {
	on := !s.over() && (s.unfolded != nil || !s.due && !s.choosing() && s.acting)
	ui.Show(on, w.object)
	if !on {
		return
	}
	changed, t := s.changed(), w.tell.desk.T
	all := w.begin(s)
	unchanged := w.tell.unchanged(s)
	switch {
	case changed:
		all = w.tell.verdicts(s)
	case s.unfolded != nil: // how to lay is no news to a computer
		all = nil
	}
	ui.Show(len(unchanged) > 0, w.same)
	w.same.WithIcon(ui.IconChevron).SetText(t("judge.unchanged", games.Args{"N": len(unchanged)}))
	if s.same {
		w.same.WithIcon(ui.IconDown).SetText(t("judge.unchanged.hide"))
		all = append(all, unchanged...)
	}
	w.same.Refresh()
	w.heading(s, changed)
	const most = 2 // fit with their reasons
	w.lines.set(all, s.tight && len(all) > most, s.opened)
	w.title.SetText(t("judge.words"))
	if s.tight {
		w.title.SetText(t("judge.words.short"))
	}
	ui.PlaceAnew(w.head, w.body)
	w.showBad(all, s.same)
	if word := s.unfolded.word(); word != nil {
		w.showLine(all, keyOf(word.Place))
	}
}

// showLine brings a line into view.
func (w *words) showLine(all []line, key string) {
	for i, l := range all {
		if l.key == key {
			w.lines.reveal(w.lines.rows[i])
		}
	}
}

// begin says how a turn begins, while nothing is laid: at first, what the level lets one do and what comes of it.
func (w *words) begin(s *state) []line {
	const learning = 4 // turns
	ids := []games.ID{"judge.begin"}
	switch n := len(s.view.Turns); {
	case n == 0:
		ids = []games.ID{"judge.begin.first"}
	case n <= learning:
		ids = []games.ID{[...]games.ID{"judge.begin.1", "judge.begin.2", "judge.begin.3", "judge.begin.4"}[s.view.Options.Level-wk.LevelI], "judge.begin.goal"}
	}
	out := make([]line, len(ids))
	for i, id := range ids {
		icon := [...]ui.IconName{ui.IconLetters, ui.IconFlag}[i]
		out[i] = line{key: string(id), says: w.tell.desk.T(id), kind: kind{icon: icon, disc: ui.Well, sign: ui.Ink2}}
	}
	return out
}

// showBad brings what is refused into view when it is new.
func (w *words) showBad(all []line, same bool) {
	bad := ""
	for _, l := range all {
		if l.kind.bad {
			bad += l.key + l.word + ";"
		}
	}
	if bad != "" && bad != w.bad && !same {
		for i, l := range all {
			if l.kind.bad {
				w.lines.reveal(w.lines.rows[i])
			}
		}
	}
	w.bad = bad
}

// heading counts what is valid and what is not.
func (w *words) heading(s *state, changed bool) {
	d := w.tell.desk
	valid, invalid, open := 0, 0, 0
	for _, word := range s.verdict.Words {
		switch {
		case word.Fate == wk.FateUnchanged && len(word.Reasons) == 0:
		case s.fragment(&word):
		case word.Fate == wk.FateInvalid || len(s.refused(&word)) > 0:
			invalid++
		case word.Fate == wk.FateOpen:
			open++
		default:
			valid++
		}
	}
	var parts []string
	if valid > 0 || invalid+open == 0 {
		parts = append(parts, d.T("judge.count.valid", games.Args{"Count": valid}))
	}
	if open > 0 {
		parts = append(parts, d.T("judge.count.open", games.Args{"Count": open}))
	}
	tok := ui.AccentText
	if invalid > 0 {
		parts = append(parts, d.T("judge.count.invalid", games.Args{"Count": invalid}))
		tok = ui.Warn
	}
	text := strings.Join(parts, ", ")
	if !changed {
		text = ""
	}
	w.count.SetText(text)
	w.count.SetColor(tok)
}
