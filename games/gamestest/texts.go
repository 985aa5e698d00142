package gamestest

import (
	"slices"
	"strings"
)

// Typed is what nobody expects in a name, a place, a note or a search.
type Typed struct {
	What string // how tests call it
	Text string
	As   string // what people take it for, where that is another text
}

// Unseen is what people take for nothing.
const Unseen = "nothing to see"

// TypedText is one of TypedTexts.
func TypedText(what string) string {
	all := TypedTexts()
	return all[slices.IndexFunc(all, func(x Typed) bool { return x.What == what })].Text
}

// TypedTexts are all of them: the only list of such texts, so that whatever takes or gives out text is tried with each.
func TypedTexts() []Typed {
	return []Typed{
		{"nothing", "", ""},
		{"spaces", "  ", ""},
		{"emoji", "Oma 🎲❤️", ""},
		{"emoji of several signs", "👩‍👩‍👧", ""},
		{"flags", "🇩🇪 🏴󠁧󠁢󠁥󠁮󠁧󠁿", ""},
		{"outside the BMP", "𝔎𝔞𝔱𝔯𝔦𝔫 𐍈", ""},
		{"the first sign outside the BMP", "Ada\U00010000", ""},
		{"the last sign of all", "Ada\U0010FFFF", ""},
		{"Hebrew", "שרה", ""},
		{"Arabic", "محمد", ""},
		{"Chinese", "王小明", ""},
		{"Cyrillic like Latin", "Аnnа", "Anna"},
		{"marks alone", "\u0301\u0308", Unseen},
		{"marks heaped up", "a" + strings.Repeat("\u0316\u0301", 11), ""},
		{"empty cell of Braille", "\u2800", Unseen},
		{"format signs alone", "\ufeff \u00ad", Unseen},
		{"zero width space", "\u200b", Unseen},
		{"zero width space in a name", "An\u200bna", "Anna"},
		{"soft hyphen", "Lö\u00adwen", "Löwen"},
		{"Hangul filler", "\u3164", Unseen},
		{"right to left override", "\u202eannA", "Anna"},
		{"byte order mark", "\ufeffAnna", "Anna"},
		{"full width", "ＡＮＮＡ", "Anna"},
		{"ligature", "ﬁnn", "Finn"},
		{"sharp s", "Voß", "Voss"},
		{"capital sharp s", "VOẞ", "Voss"},
		{"dotted capital I", "İpek", "ipek"},
		{"dotless i", "Işıl", "Işil"},
		{"decomposed umlaut", "Ju\u0308rgen", "Jürgen"},
		{"capitals, decomposed", "JO\u0308RG", "Jörg"},
		{"24 × W", strings.Repeat("W", 24), ""},
		{"much too long", strings.Repeat("W", 10_000), ""},
		{"tab", "Tina\tLee", "Tina Lee"},
		{"line end", "Tina\r\nLee", ""},
		{"NUL", "Tina\x00Lee", "Tina Lee"},
		{"no UTF-8", "J\xfcrgen", ""},
		{"formula", "=1+1", ""},
		{"formula in full width", "＝1+1", "=1+1"},
		{"path", "../../x", ""},
		{"path of Windows", `C:\x`, ""},
		{"name of a device", "CON", ""},
		{"template", "{{.Name}}", ""},
		{"SQL", "'; DROP TABLE players; --", ""},
		{"quotes and commas", `a"b;c,d'e`, ""},
		{"mark-up", "<b>&amp; **x** `y`", ""},
		{"percent", "%s%d 100 %", ""},
		{"digit", "0", ""},
		{"minus", "-", ""},
		{"number", "1e9", ""},
	}
}
