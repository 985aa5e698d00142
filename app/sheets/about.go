package sheets

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"spieltisch/app/shell"
	"spieltisch/app/ui"
	"spieltisch/locales"
)

// about is when and where a game was played, and a note.
type about struct {
	played      time.Time
	place, note string
}

// aboutFields asks for it. What it holds outlives its widgets.
type aboutFields struct {
	env  *shell.Env
	a    about
	date string // as typed
	// changed is called when something is typed.
	changed func()

	day, place, note *ui.Field
}

func newAbout(env *shell.Env, a about) *aboutFields {
	return &aboutFields{env: env, a: a, date: dayText(env, a.played), changed: func() {}}
}

// dayText is a date as one types it: "8.11.2026", "8 Nov 2026" as elsewhere: 8/11 is another day for Americans.
func dayText(env *shell.Env, at time.Time) string {
	if env.Texts.Lang() == locales.German {
		return at.Format("2.1.2006")
	}
	return at.Format("2 Jan 2006")
}

// parseDay reads day.month.year, also with blanks, slashes or dashes or the month's English name, year-month-day, or
// month/day/year where that is the only way to read it; a year of two digits is of this
// century, and none is this year. The time of day stays.
func parseDay(text string, now, keep time.Time) (time.Time, bool) {
	parts := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" .,-/", r) })
	var n, named []int
	for _, p := range parts {
		if v, err := strconv.Atoi(p); err == nil {
			n = append(n, v)
			continue
		}
		m := monthNamed(p)
		if m == 0 || named != nil {
			return keep, false
		}
		named = append(named, m)
	}
	n = slices.Insert(n, min(1, len(n)), named...)
	if len(n) == 2 {
		n = append(n, now.Year())
	}
	if len(n) != 3 {
		return keep, false
	}
	if n[0] > 31 {
		n[0], n[2] = n[2], n[0]
	}
	if strings.Contains(text, "/") && n[1] > 12 { // as Americans write it
		n[0], n[1] = n[1], n[0]
	}
	if n[2] < 100 {
		n[2] += 2000
	}
	at := time.Date(n[2], time.Month(n[1]), n[0], keep.Hour(), keep.Minute(), keep.Second(), 0, now.Location())
	if at.Day() != n[0] || int(at.Month()) != n[1] || n[2] < 1900 || at.After(now.AddDate(0, 0, 1)) {
		return keep, false
	}
	return at, true
}

// monthNamed is the number of a month by its English name or the beginning of it, or 0.
func monthNamed(text string) int {
	for m := time.January; m <= time.December; m++ {
		if len(text) >= len("Jan") && strings.HasPrefix(strings.ToLower(m.String()), strings.ToLower(text)) {
			return int(m)
		}
	}
	return 0
}

// build makes the fields: when and where, and the note.
func (f *aboutFields) build() (when, note fyne.CanvasObject) {
	t := f.env.T
	f.day = ui.NewField(t("sheets.about.date"), t("sheets.about.date.example"))
	f.place = ui.NewField(t("sheets.about.place"), t("sheets.about.place.example"))
	f.note = ui.NewField(t("sheets.about.note"), "")
	f.day.SetText(f.date)
	f.place.SetText(f.a.place)
	f.note.SetText(f.a.note)
	f.day.OnChanged = func(s string) {
		f.date = s
		f.check()
		f.changed()
	}
	for field, text := range map[*ui.Field]*string{f.place: &f.a.place, f.note: &f.a.note} {
		field.OnChanged = func(s string) {
			*text = s
			f.changed()
		}
	}
	f.env.Trace.Mark("sheet-date", f.day)
	f.env.Trace.Mark("sheet-place", f.place)
	f.env.Trace.Mark("sheet-note", f.note)
	return ui.Columns(12, ui.Column{Weight: 1, Min: 146, Object: f.day}, ui.Column{Weight: 2, Min: 150, Object: f.place}), f.note
}

// told says whether there is a note.
func (f *aboutFields) told() string {
	if strings.TrimSpace(f.a.note) == "" {
		return f.env.T("sheets.about.note.none")
	}
	return f.env.T("sheets.about.note.some")
}

// check takes the date, or says that it is none.
func (f *aboutFields) check() bool {
	at, ok := parseDay(f.date, f.env.Now(), f.a.played)
	f.a.played = at
	why := ""
	if !ok {
		why = f.env.T("sheets.about.date.wrong")
	}
	if f.day.Error() != why {
		f.day.SetError(why)
		ui.Relayout(f.env.Window)
	}
	return ok
}

// read is what was asked; ok is false while the date is wrong.
func (f *aboutFields) read() (a about, ok bool) {
	if !f.check() {
		f.day.Focus()
		return f.a, false
	}
	return f.a, true
}

// fail says why it can't be kept.
func (f *aboutFields) fail(why string) {
	f.note.SetError(why)
	ui.Relayout(f.env.Window)
}
