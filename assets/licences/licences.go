// Package licences embeds the licences of everything that is built into the program
// and is not its own.
package licences

import _ "embed"

// GoModules are the licences of all Go modules, each behind a line of 80 equals signs
// and a line with its name and version.
//
//go:embed go-modules.txt
var GoModules []byte
