// Command spieltisch is a table for family games: one window, offline, in German and English.
package main

import (
	"os"

	"spieltisch/app"
)

func main() {
	os.Exit(run(os.Args[1:], os.Getenv))
}

// run does what the command line says and returns the exit code: 2 for a command line that can't be meant.
func run(args []string, env func(string) string) int {
	env = withLocale(env, systemLocale)
	meta, err := readMetadata(metadata)
	if err == nil {
		err = nameLanguage(env, os.Setenv)
	}
	if err != nil {
		tell(os.Stderr, "spieltisch: "+err.Error())
		return exitFailed
	}
	cfg, message, code := parse(args, env, meta)
	switch {
	case message == "":
		return app.Run(cfg)
	case code == 0:
		tell(os.Stdout, message)
	default:
		tell(os.Stderr, message)
	}
	return code
}
