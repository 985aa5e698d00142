//go:build !windows

package main

import (
	"fmt"
	"os"

	golocale "github.com/jeandeaual/go-locale"
)

// tell prints a message.
func tell(to *os.File, message string) { fmt.Fprintln(to, message) } //nolint:errcheck // there is nowhere else to say so

// systemLocale is the language that the system is set to where the environment says nothing.
func systemLocale() (string, error) { return golocale.GetLocale() }
