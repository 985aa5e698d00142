package gamestest

import "strings"

// Typed is what nobody expects in a name, a place, a note or a search.
type Typed struct {
	What string // how tests call it
	Text string
}

// TypedTexts are all of them: the only list of such texts, so that whatever takes or gives out text is tried with each.
func TypedTexts() []Typed {
	return []Typed{
		{"nothing", ""},
		{"spaces", "  "},
		{"emoji", "Oma 🎲❤️"},
		{"emoji of several signs", "👩‍👩‍👧"},
		{"flags", "🇩🇪 🏴󠁧󠁢󠁥󠁮󠁧󠁿"},
		{"outside the BMP", "𝔎𝔞𝔱𝔯𝔦𝔫 𐍈"},
		{"the first sign outside the BMP", "Ada\U00010000"},
		{"the last sign of all", "Ada\U0010FFFF"},
		{"Hebrew", "שרה"},
		{"Arabic", "محمد"},
		{"Chinese", "王小明"},
		{"Cyrillic like Latin", "Аnnа"},
		{"marks alone", "\u0301\u0308"},
		{"marks heaped up", "a" + strings.Repeat("\u0316\u0301", 11)},
		{"zero width space", "\u200b"},
		{"zero width space in a name", "An\u200bna"},
		{"soft hyphen", "Lö\u00adwen"},
		{"Hangul filler", "\u3164"},
		{"right to left override", "\u202eannA"},
		{"byte order mark", "\ufeffAnna"},
		{"full width", "ＡＮＮＡ"},
		{"ligature", "ﬁnn"},
		{"sharp s", "Voß"},
		{"capital sharp s", "VOẞ"},
		{"dotted capital I", "İpek"},
		{"dotless i", "Işıl"},
		{"decomposed umlaut", "Ju\u0308rgen"},
		{"24 × W", strings.Repeat("W", 24)},
		{"much too long", strings.Repeat("W", 10_000)},
		{"tab", "Tina\tLee"},
		{"line end", "Tina\r\nLee"},
		{"NUL", "Tina\x00Lee"},
		{"no UTF-8", "J\xfcrgen"},
		{"formula", "=1+1"},
		{"formula in full width", "＝1+1"},
		{"path", "../../x"},
		{"path of Windows", `C:\x`},
		{"name of a device", "CON"},
		{"template", "{{.Name}}"},
		{"SQL", "'; DROP TABLE players; --"},
		{"quotes and commas", `a"b;c,d'e`},
		{"mark-up", "<b>&amp; **x** `y`"},
		{"percent", "%s%d 100 %"},
		{"digit", "0"},
		{"minus", "-"},
		{"number", "1e9"},
	}
}
