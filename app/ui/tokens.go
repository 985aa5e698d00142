// Package ui holds the controls, texts and layouts of every page, drawn as in the look: colours are tokens, shapes are flat,
// and the keyboard reaches all. It knows no game and no store; texts come in already translated.
//
//   - The look: tokens.go has colours, theme.go and settings.go what follows the desktop, font.go and text.go type, icon.go
//     signs; scale.go and rescale.go say how large all of it is drawn.
//   - Bases of widgets: drawing.go (Base, Draw) paints, focus.go takes the keyboard, control.go is what can be clicked,
//     areas.go is given rectangles and does the rest, carry.go drags; kit.go, place.go and layer.go are what
//     they are made of.
//   - Controls: button.go, card.go on plate.go, chip.go, choice.go, field.go, filter.go, segmented.go, stepper.go, switch.go; block.go
//     puts names and explanations to them; prose.go, bar.go, portrait.go and initials.go only show.
//   - The table: surface.go has mats, papers, trays and slips, on plate.go as cards are; ledge.go, lamp.go, bubble.go, stamp.go and
//     ribbon.go lie on them.
//   - Around a page: root.go is a window's content, page.go and topbar.go its frame, nav.go its parts, scroll.go what scrolls;
//     dialog.go, veil.go, menu.go, toast.go and tooltip.go float above, shield.go keeps clicks away.
//   - Where things lie: layout.go, columns.go, bands.go.
//   - Time and keys: animation.go, counting.go and pause.go move and wait, pad.go knows the number pad, guard.go catches
//     panics.
package ui

import (
	"encoding/json"
	"fmt"
	"image/color"
	"math"
	"strconv"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"spieltisch/assets"
)

// Token names a colour of the look; its value depends on the theme in force.
type Token string

// The tokens of surfaces, text and states. None draws nothing.
const (
	None       Token = ""
	BG         Token = "bg"
	CardBG     Token = "card"
	Well       Token = "well"
	Border     Token = "border"
	Ctrl       Token = "ctrl"
	Shadow     Token = "shadow"
	Ink        Token = "ink"
	Ink2       Token = "ink2"
	Ink3       Token = "ink3" // icons and large letters only
	Dis        Token = "dis"
	DisText    Token = "dis_t"
	Accent     Token = "accent"
	AccentDown Token = "accent_dn"
	OnAccent   Token = "on_accent"
	AccentSoft Token = "accent_soft"
	AccentText Token = "accent_t"
	OK         Token = "ok"
	OKSoft     Token = "ok_soft"
	Warn       Token = "warn"
	WarnSoft   Token = "warn_soft"
	Err        Token = "err"
	ErrSoft    Token = "err_soft"
	OnPlayer   Token = "on_p"
)

// The tokens of the table: the desk under mats and papers, papers that lie on a mat, and wood.
const (
	Desk       Token = "desk"
	DeskShadow Token = "desk_sh"
	Slip       Token = "slip"
	Track      Token = "track" // an empty field of a race
	Wood       Token = "wood"
	WoodDown   Token = "wood_dn"
	WoodHigh   Token = "wood_hi"
	Gold       Token = "gold"
	GoldEdge   Token = "gold_e"
	OnGold     Token = "on_gold"
	LampLight  Token = "lamp"
	NoMark     Token = "no" // of a No, and what stands on it
	OnNoMark   Token = "on_no"
)

// Cloth is what a mat is made of: its face, its lower edge, and its stitching, which is the colour of trays on it.
type Cloth struct{ Face, Edge, Line Token }

// The cloths of the four games; the last one is the course's, too.
var (
	DiceCloth     = clothOf("mat_dice")
	DavinciCloth  = clothOf("mat_davinci")
	KlauerCloth   = clothOf("mat_klauer")
	DecipherCloth = clothOf("mat_decipher")
)

func clothOf(name Token) Cloth { return Cloth{name, name + "_dn", name + "_line"} }

// The tokens of pieces and tiles.
const (
	Long       Token = "long"
	Short      Token = "short"
	Arc        Token = "arc"
	U          Token = "u"
	LongEdge   Token = "long_e"
	ShortEdge  Token = "short_e"
	ArcEdge    Token = "arc_e"
	UEdge      Token = "u_e"
	LongSoft   Token = "long_s"
	ShortSoft  Token = "short_s"
	ArcSoft    Token = "arc_s"
	USoft      Token = "u_s"
	TileBG     Token = "tile"
	TileBorder Token = "tile_b"
	TileShadow Token = "tile_sh"
)

// The tokens of Da Vinci Code's tiles: face, rim and what stands on them.
const (
	WhiteNumberTile     Token = "dv_w"
	WhiteNumberTileEdge Token = "dv_wb"
	OnWhiteNumberTile   Token = "dv_wt"
	BlackNumberTile     Token = "dv_k"
	BlackNumberTileEdge Token = "dv_kb"
	OnBlackNumberTile   Token = "dv_kt"
)

// The tokens of Wörterklauer's tiles: their sides, and what stands on both.
const (
	RedTile      Token = "red_tile"
	BlackTile    Token = "blk_tile"
	BlackTileRim Token = "blk_rim" // none in light
	OnTile       Token = "on_tile"
)

// Players is the number of player colours.
const Players = 8

// Player is the colour of player i, counted from 0 and taken modulo Players;
// text on it is OnPlayer.
func Player(i int) Token { return Token("p" + strconv.Itoa(slot(i)+1)) }

// PlayerSoft is the tint of player i for areas that hold normal text.
func PlayerSoft(i int) Token { return Player(i) + "_s" }

// ComputerTone is the colour of computers in bars and charts; their face tells which one it is.
const ComputerTone Token = "token"

func slot(i int) int { return ((i % Players) + Players) % Players }

type palette map[Token]color.NRGBA

// palettes are the light and the dark one, read once from the embedded tokens.
var palettes = sync.OnceValues(func() ([2]palette, error) { return parsePalettes(assets.Tokens) })

func parsePalettes(data []byte) ([2]palette, error) {
	var file struct{ Light, Dark map[string]string }
	if err := json.Unmarshal(data, &file); err != nil {
		return [2]palette{}, fmt.Errorf("tokens: %w", err)
	}
	var out [2]palette
	for i, m := range []map[string]string{file.Light, file.Dark} {
		out[i] = palette{}
		for name, text := range m {
			if name == "name" {
				continue
			}
			if text == "" { // in this theme there is none
				out[i][Token(name)] = color.NRGBA{}
				continue
			}
			c, err := ParseColor(text)
			if err != nil {
				return [2]palette{}, fmt.Errorf("token %s: %w", name, err)
			}
			out[i][Token(name)] = c
		}
	}
	return out, nil
}

// ParseColor reads "#RRGGBB".
func ParseColor(s string) (color.NRGBA, error) {
	if len(s) != 7 || s[0] != '#' {
		return color.NRGBA{}, fmt.Errorf("colour %q is not #RRGGBB", s)
	}
	v, err := strconv.ParseUint(s[1:], 16, 32)
	if err != nil {
		return color.NRGBA{}, fmt.Errorf("colour %q is not #RRGGBB", s)
	}
	return color.NRGBA{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: 255}, nil
}

// Dark tells whether the dark theme is in force.
func Dark() bool {
	app := fyne.CurrentApp()
	if app == nil {
		return false
	}
	s := app.Settings()
	if t, ok := s.Theme().(*Theme); ok {
		return t.variant(s.ThemeVariant()) == theme.VariantDark
	}
	return s.ThemeVariant() == theme.VariantDark
}

// Color is the token's colour in the theme in force; None and unknown tokens are
// transparent.
func Color(t Token) color.NRGBA { return colorIn(t, Dark()) }

// Printed is the token's colour on white paper: that of the light theme.
func Printed(t Token) color.NRGBA { return colorIn(t, false) }

// ReadOn is the token's colour of the theme in which it is read best on a face that is as dark in both.
func ReadOn(t Token, face color.Color) color.NRGBA {
	light, dark := colorIn(t, false), colorIn(t, true)
	if Contrast(dark, face) > Contrast(light, face) {
		return dark
	}
	return light
}

func colorIn(t Token, dark bool) color.NRGBA {
	p, err := palettes()
	if err != nil {
		return color.NRGBA{}
	}
	if dark {
		return p[1][t]
	}
	return p[0][t]
}

// Mix is share parts of a and 1-share parts of b, 0 ≤ share ≤ 1.
func Mix(a, b color.Color, share float64) color.NRGBA {
	x, y := nrgba(a), nrgba(b)
	f := func(p, q uint8) uint8 { return uint8(math.Round(float64(p)*share + float64(q)*(1-share))) }
	return color.NRGBA{R: f(x.R, y.R), G: f(x.G, y.G), B: f(x.B, y.B), A: f(x.A, y.A)}
}

// Contrast is the WCAG 2 ratio of two opaque colours, from 1 to 21.
func Contrast(a, b color.Color) float64 {
	x, y := luminance(nrgba(a)), luminance(nrgba(b))
	return (max(x, y) + .05) / (min(x, y) + .05)
}

func luminance(c color.NRGBA) float64 {
	f := func(v uint8) float64 {
		s := float64(v) / 255
		if s <= .03928 {
			return s / 12.92
		}
		return math.Pow((s+.055)/1.055, 2.4)
	}
	return .2126*f(c.R) + .7152*f(c.G) + .0722*f(c.B)
}

func nrgba(c color.Color) color.NRGBA {
	switch c := c.(type) {
	case nil:
		return color.NRGBA{}
	case color.NRGBA:
		return c
	case Token:
		return Color(c)
	}
	n, _ := color.NRGBAModel.Convert(c).(color.NRGBA)
	return n
}
