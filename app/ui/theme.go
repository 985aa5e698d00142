package ui

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// Mode says which theme the user wants.
type Mode int

// The modes; System follows the desktop.
const (
	System Mode = iota
	Light
	DarkMode
)

// Theme is the look as a Fyne theme.
type Theme struct{ mode Mode }

var _ fyne.Theme = (*Theme)(nil)

// NewTheme is the theme for a mode.
func NewTheme(mode Mode) *Theme { return &Theme{mode: mode} }

// Apply makes the theme the one in force; all open windows follow at once.
func Apply(app fyne.App, mode Mode) {
	if t, ok := app.Settings().Theme().(*Theme); !ok || t.mode != mode {
		app.Settings().SetTheme(NewTheme(mode))
	}
}

func (t *Theme) variant(system fyne.ThemeVariant) fyne.ThemeVariant {
	switch t.mode {
	case Light:
		return theme.VariantLight
	case DarkMode:
		return theme.VariantDark
	default:
		return system
	}
}

// themeTokens are Fyne's colour names in tokens of the look.
var themeTokens = map[fyne.ThemeColorName]Token{
	theme.ColorNameButton:              Well,
	theme.ColorNameDisabledButton:      Dis,
	theme.ColorNameDisabled:            DisText,
	theme.ColorNameError:               Err,
	theme.ColorNameFocus:               AccentSoft,
	theme.ColorNameForeground:          Ink,
	theme.ColorNameForegroundOnError:   CardBG,
	theme.ColorNameForegroundOnPrimary: OnAccent,
	theme.ColorNameForegroundOnSuccess: CardBG,
	theme.ColorNameForegroundOnWarning: CardBG,
	theme.ColorNameHeaderBackground:    CardBG,
	theme.ColorNameHyperlink:           AccentText,
	theme.ColorNameInputBackground:     CardBG,
	theme.ColorNameInputBorder:         Ctrl,
	theme.ColorNameMenuBackground:      CardBG,
	theme.ColorNameOverlayBackground:   CardBG,
	theme.ColorNamePlaceHolder:         Ink2,
	theme.ColorNamePrimary:             Accent,
	theme.ColorNameScrollBar:           Ctrl,
	theme.ColorNameSelection:           AccentSoft,
	theme.ColorNameSeparator:           Border,
	theme.ColorNameSuccess:             OK,
	theme.ColorNameWarning:             Warn,
}

// ground is what a window is cleared in before it is painted.
var ground = BG

// SetGround says what a page lies on. To paint that as an object took a quarter of each frame where the processor draws; the window
// is cleared anyway. It is seen with the next thing that changes; the router sets it back for each page.
func SetGround(t Token) { ground = t }

// Color implements fyne.Theme.
func (t *Theme) Color(name fyne.ThemeColorName, v fyne.ThemeVariant) color.Color {
	v = t.variant(v)
	dark := v == theme.VariantDark
	if name == theme.ColorNameBackground {
		return colorIn(ground, dark)
	}
	if tok, ok := themeTokens[name]; ok {
		return colorIn(tok, dark)
	}
	ink := colorIn(Ink, dark)
	switch name {
	case theme.ColorNameHover:
		ink.A = 14
	case theme.ColorNamePressed:
		ink.A = 28
	case theme.ColorNameShadow, theme.ColorNameScrollBarBackground: // nothing but cards casts a shadow
		return color.NRGBA{}
	default:
		return theme.DefaultTheme().Color(name, v)
	}
	return ink
}

// Font implements fyne.Theme.
func (t *Theme) Font(s fyne.TextStyle) fyne.Resource {
	switch {
	case s.Monospace || s.Symbol:
		return theme.DefaultTheme().Font(s)
	case s.Bold:
		return fontBold
	default:
		return fontRegular
	}
}

// Icon implements fyne.Theme with Fyne's own icons.
func (t *Theme) Icon(n fyne.ThemeIconName) fyne.Resource { return theme.DefaultTheme().Icon(n) }

// sizeBody is Body for Fyne's labels.
const sizeBody fyne.ThemeSizeName = "st.body"

// Size implements fyne.Theme.
func (t *Theme) Size(name fyne.ThemeSizeName) float32 {
	switch name {
	case theme.SizeNameText: // of entries, which take no size of their own
		return textSize(16)
	case sizeBody:
		return textSize(14)
	case theme.SizeNameCaptionText:
		return textSize(12)
	case theme.SizeNameHeadingText:
		return textSize(28)
	case theme.SizeNameSubHeadingText:
		return textSize(20)
	case theme.SizeNamePadding:
		return 8
	case theme.SizeNameInnerPadding:
		return 12
	case theme.SizeNameInputRadius:
		return 10
	case theme.SizeNameSelectionRadius:
		return 8
	case theme.SizeNameInputBorder: // how wide an entry's cursor is
		return 2
	default:
		return theme.DefaultTheme().Size(name)
	}
}
