// Command spieltisch is a table for family games: one window, offline, in German and English.
package main

import (
	"fmt"
	"os"

	"spieltisch/app"
)

func main() {
	os.Exit(run(os.Args[1:], os.Getenv))
}

// run does what the command line says and returns the exit code: 2 for a command line that can't be meant.
func run(args []string, env func(string) string) int {
	meta, err := readMetadata(metadata)
	if err == nil {
		err = nameLanguage(env, os.Setenv)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "spieltisch:", err)
		return 1
	}
	cfg, message, code := parse(args, env, meta)
	switch {
	case message == "":
		return app.Run(cfg)
	case code == 0:
		fmt.Println(message)
	default:
		fmt.Fprintln(os.Stderr, message)
	}
	return code
}
