// Command testsum reads one or more streams of `go test -json` from standard input, prints a line for
// each package and everything a failed test said, and closes with "LABEL: N passed, N failed, N skipped".
//
//	go test -json ./... | testsum LABEL
//
// It exits with 1 when a test or a build failed, or when no test ran.
package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"
)

// event is one line of `go test -json` (see `go doc test2json`), with the fields used here.
type event struct {
	Action, Package, ImportPath, Test, Output string
	Elapsed                                   float64
}

// summary counts tests, without their subtests, and keeps what they print until their end is known.
type summary struct {
	out                     io.Writer
	outErr                  error // the first failure to write
	passed, failed, skipped int
	failedIn                map[string]int // failed tests of each package
	output                  map[[2]string][]string
}

func main() {
	label := "tests"
	if len(os.Args) > 1 {
		label = os.Args[1]
	}
	ok, err := summarise(os.Stdin, os.Stdout, label)
	if err != nil {
		fmt.Fprintln(os.Stderr, "testsum:", err)
	}
	if err != nil || !ok {
		os.Exit(1)
	}
}

// summarise reports whether at least one test ran and nothing failed.
func summarise(in io.Reader, out io.Writer, label string) (bool, error) {
	s := summary{out: out, failedIn: map[string]int{}, output: map[[2]string][]string{}}
	lines := bufio.NewScanner(in)
	lines.Buffer(nil, 16<<20)
	for lines.Scan() {
		var e event
		if err := json.Unmarshal(lines.Bytes(), &e); err != nil {
			// Not every message of the go command is JSON: show it as it is.
			s.say("%s\n", lines.Text())
			continue
		}
		s.add(e)
	}
	s.say("%s: %d passed, %d failed, %d skipped\n", label, s.passed, s.failed, s.skipped)
	return s.failed == 0 && s.passed > 0, errors.Join(lines.Err(), s.outErr)
}

func (s *summary) say(format string, args ...any) {
	if _, err := fmt.Fprintf(s.out, format, args...); s.outErr == nil {
		s.outErr = err
	}
}

func (s *summary) add(e event) {
	key := [2]string{e.Package, e.Test}
	switch e.Action {
	case "output":
		s.output[key] = append(s.output[key], e.Output)
	case "build-output":
		s.say("%s", e.Output)
	case "pass", "fail", "skip":
		if e.Test == "" {
			s.endPackage(e)
		} else {
			s.endTest(e)
		}
		delete(s.output, key)
	}
}

func (s *summary) endTest(e event) {
	if e.Action == "fail" {
		s.say("%s", strings.Join(s.output[[2]string{e.Package, e.Test}], ""))
	}
	if strings.Contains(e.Test, "/") {
		return
	}
	switch e.Action {
	case "pass":
		s.passed++
	case "fail":
		s.failed++
		s.failedIn[e.Package]++
	case "skip":
		s.skipped++
	}
}

func (s *summary) endPackage(e event) {
	switch e.Action {
	case "fail":
		if s.failedIn[e.Package] == 0 {
			s.failed++ // it did not build, or ended outside any test
		}
		// What a crashed test process said belongs to tests that never ended, or to none.
		for _, key := range slices.SortedFunc(maps.Keys(s.output), compareKeys) {
			if key[0] == e.Package {
				s.say("%s", strings.Join(s.output[key], ""))
			}
		}
		s.say("FAIL %s (%.1f s)\n", e.Package, e.Elapsed)
	case "pass":
		s.say("ok   %s (%.1f s)\n", e.Package, e.Elapsed)
	}
}

func compareKeys(a, b [2]string) int { return slices.Compare(a[:], b[:]) }
