//go:build !windows

package main

import golocale "github.com/jeandeaual/go-locale"

// systemLocale is the language that the system is set to where the environment says nothing.
func systemLocale() (string, error) { return golocale.GetLocale() }
