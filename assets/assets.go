// Package assets holds embedded bytes only: fonts, icons and data. No logic, no Fyne.
package assets

import (
	"embed"
	_ "embed" // for the variables below
)

// Nunito in the three weights of the look (OFL, see fonts/OFL.txt).
var (
	//go:embed fonts/Nunito_500Medium.ttf
	NunitoMedium []byte
	//go:embed fonts/Nunito_700Bold.ttf
	NunitoBold []byte
	//go:embed fonts/Nunito_800ExtraBold.ttf
	NunitoExtraBold []byte
)

// FontLicence is the licence of the fonts, as it must be shown.
//
//go:embed fonts/OFL.txt
var FontLicence []byte

// Tokens are the colours of both themes and the dice set, as JSON.
//
//go:embed data/tokens.json
var Tokens []byte

// Alphabet is the letter-piece alphabet, as JSON.
//
//go:embed data/alphabet.json
var Alphabet []byte

// Icons are black 24×24 SVG files, filled paths only: icons/<name>.svg.
//
//go:embed icons/*.svg
var Icons embed.FS
