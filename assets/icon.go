package assets

import _ "embed" // for the variable below

// Icon is the program's icon, 512×512 PNG, drawn from icon.svg.
//
//go:embed icon.png
var Icon []byte
