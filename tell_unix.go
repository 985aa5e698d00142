//go:build !windows

package main

import (
	"fmt"
	"os"
)

// tell prints a message.
func tell(to *os.File, message string) { fmt.Fprintln(to, message) } //nolint:errcheck // there is nowhere else to say so
