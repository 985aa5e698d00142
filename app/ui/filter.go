package ui

// filterWidth is the most room that a filter's text gets, at text scale 1.
const filterWidth = 116

// NewFilter is a small button that says what is chosen of options and opens them as a
// menu; for narrow places such as a top bar. changed gets the index of another choice. The text
// is cut where it is long, and whole in the tooltip.
func NewFilter(options []string, at int, changed func(int)) *Button {
	var b *Button
	show := func() {
		b.SetText(ellipsis(options[at], Strong, filterWidth))
		b.SetTip("")
		if b.Text() != options[at] {
			b.SetTip(options[at])
		}
	}
	b = NewSmallButton("", Soft, func() {
		items := make([]MenuItem, len(options))
		for i, o := range options {
			items[i] = MenuItem{Text: o, Checked: i == at, OnTap: func() {
				if i != at {
					at = i
					show()
					changed(i)
				}
			}}
		}
		ShowMenu(b, items)
	}).WithEndIcon(IconDown)
	show()
	return b
}
