package ui

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strconv"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"golang.org/x/image/font/sfnt"

	"spieltisch/assets"
)

// constants are the values of all constants of a type in a file of this package.
func constants(t *testing.T, file, typ string) []string {
	t.Helper()
	f, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	ast.Inspect(f, func(n ast.Node) bool {
		v, ok := n.(*ast.ValueSpec)
		if !ok || len(v.Values) != 1 {
			return true
		}
		if id, ok := v.Type.(*ast.Ident); ok && id.Name == typ {
			if lit, ok := v.Values[0].(*ast.BasicLit); ok {
				s, _ := strconv.Unquote(lit.Value)
				out = append(out, s)
			}
		}
		return true
	})
	return out
}

func TestTokensExist(t *testing.T) {
	p, err := parsePalettes(assets.Tokens)
	if err != nil {
		t.Fatal(err)
	}
	names := constants(t, "tokens.go", "Token")
	for i := range Players {
		names = append(names, string(Player(i)), string(PlayerSoft(i)))
	}
	if len(names) < 40 {
		t.Fatalf("only %d tokens found", len(names))
	}
	for _, n := range names {
		for i := range p {
			if _, ok := p[i][Token(n)]; !ok && n != "" {
				t.Errorf("palette %d lacks %q", i, n)
			}
		}
	}
	for _, bad := range []string{`{`, `{"light":{"bg":"red"}}`, `{"dark":{"bg":"#12345G"}}`} {
		if _, err := parsePalettes([]byte(bad)); err == nil {
			t.Errorf("%s: accepted", bad)
		}
	}
}

func TestContrast(t *testing.T) {
	type pair struct {
		text, on Token
		least    float64
	}
	pairs := []pair{{OnAccent, Accent, 4.5}, {AccentText, AccentSoft, 4.5}, {OK, OKSoft, 4.5}, {Warn, WarnSoft, 4.5}, {Err, CardBG, 4.5}, {DisText, Dis, 4.5}, {Ctrl, CardBG, 3}, {Accent, CardBG, 3}}
	for _, on := range []Token{BG, CardBG, Well} {
		pairs = append(pairs, pair{Ink, on, 7}, pair{Ink2, on, 4.5})
	}
	for _, cloth := range []Cloth{DiceCloth, DavinciCloth, KlauerCloth, DecipherCloth} {
		for _, text := range []Token{Ink, Ink2, AccentText, OK, Warn, Err} {
			pairs = append(pairs, pair{text, cloth.Face, 4.5})
		}
		pairs = append(pairs, pair{Ink, cloth.Line, 7}, pair{Ink2, cloth.Line, 4.5}, pair{AccentText, cloth.Line, 4.5}, pair{Ink3, cloth.Face, 3}, pair{Accent, cloth.Face, 3})
		for i := range Players {
			pairs = append(pairs, pair{Player(i), cloth.Face, 4.5})
		}
	}
	for _, text := range []Token{Ink, Ink2, AccentText} {
		pairs = append(pairs, pair{text, Slip, 4.5}, pair{text, Desk, 4.5})
	}
	pairs = append(pairs, pair{Ink, Wood, 4.5}, pair{OnGold, Gold, 4.5}, pair{Ink, WarnSoft, 4.5}, pair{OnNoMark, NoMark, 4.5}, pair{OnTile, BlackTile, 4.5}, pair{OnTile, RedTile, 3}, pair{OnBlackNumberTile, BlackNumberTile, 4.5})
	for i := range Players {
		pairs = append(pairs, pair{OnPlayer, Player(i), 4.5}, pair{Player(i), CardBG, 3}, pair{Ink, PlayerSoft(i), 4.5}, pair{Ink2, PlayerSoft(i), 4.5})
	}
	for _, dark := range []bool{false, true} {
		for _, tile := range []Token{BlackNumberTile, WhiteNumberTile} {
			if got := Contrast(ReadOn(AccentText, colorIn(tile, dark)), colorIn(tile, dark)); got < 4.5 {
				t.Errorf("dark %t: the accent on %s has %.2f", dark, tile, got)
			}
		}
		for _, p := range pairs {
			if got := Contrast(colorIn(p.text, dark), colorIn(p.on, dark)); got < p.least {
				t.Errorf("dark %t: %s on %s has %.2f, needs %.1f", dark, p.text, p.on, got, p.least)
			}
		}
	}
}

func TestIconsResolve(t *testing.T) {
	names := constants(t, "icon.go", "IconName")
	files, err := assets.Icons.ReadDir("icons")
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range names {
		if IconResource(IconName(n), Color(Ink)) == nil {
			t.Errorf("no icon %q", n)
		}
	}
	if len(names) != len(files) {
		t.Errorf("%d icon names for %d files", len(names), len(files))
	}
	if IconResource("nosuch", Color(Ink)) != nil {
		t.Error("an unknown icon was found")
	}
	red, _ := ParseColor("#FF0000")
	if a, b := IconResource(IconX, red), IconResource(IconX, Color(Ink)); a.Name() == b.Name() || string(a.Content()) == string(b.Content()) {
		t.Error("two colours share one picture")
	}
}

func TestThemeSwitches(t *testing.T) {
	a := test.NewTempApp(t)
	Apply(a, Light)
	if Dark() || Body.Size() != 14 {
		t.Errorf("light: dark %t, body %v", Dark(), Body.Size())
	}
	Apply(a, DarkMode)
	if !Dark() || Color(BG) != colorIn(BG, true) {
		t.Errorf("dark: dark %t", Dark())
	}
	th := NewTheme(System)
	if th.Color(theme.ColorNameBackground, theme.VariantDark) == th.Color(theme.ColorNameBackground, theme.VariantLight) {
		t.Error("the system's theme doesn't follow the variant")
	}
	if th.Font(fyne.TextStyle{Bold: true}) != fontBold || th.Font(fyne.TextStyle{}) != fontRegular {
		t.Error("wrong fonts")
	}
}

func TestInitials(t *testing.T) {
	for _, c := range []struct{ names, want []string }{
		{[]string{"Tina", "Lee", "Ben"}, []string{"T", "L", "B"}},
		{[]string{"Mia", "Max", "Ben"}, []string{"Mi", "Ma", "B"}},
		{[]string{"Max", "Max"}, []string{"Ma", "Mx"}},
		{[]string{"Jo", "Jo", "Jo"}, []string{"Jo", "J2", "J3"}},
		{[]string{"ändi", " ", "2nd"}, []string{"Ä", "?", "2"}},
	} {
		if got := Initials(c.names); !slices.Equal(got, c.want) {
			t.Errorf("%q: %q, want %q", c.names, got, c.want)
		}
	}
}

// Nunito is asked for its signs once for all weights. Other signs are drawn by a style, which has fonts to fall back on.
func TestWeightsHaveTheSameSigns(t *testing.T) {
	var buf sfnt.Buffer
	for _, data := range [][]byte{assets.NunitoMedium, assets.NunitoBold, assets.NunitoExtraBold} {
		f, err := sfnt.Parse(data)
		if err != nil {
			t.Fatal(err)
		}
		for r := ' '; r < 0x3000; r++ {
			if glyph, err := f.GlyphIndex(&buf, r); err != nil || glyph != 0 != inNunito(string(r)) {
				t.Fatalf("%q: %d %v, and is said to be there: %t", r, glyph, err, inNunito(string(r)))
			}
		}
	}
	for text, want := range map[string]fyne.Resource{"Käthe – „Öl“": fontHeavy, "Käthe 🦊": nil, "שלום": nil} {
		l := NewLine()
		if l.Set(text, Question, Ink); l.FontSource != want || !l.TextStyle.Bold {
			t.Error(text, l.FontSource, l.TextStyle)
		}
	}
}
