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
	s := summary{failedIn: map[string]int{}, output: map[[2]string][]string{}}
	lines := bufio.NewScanner(in)
	lines.Buffer(nil, 16<<20)
	for lines.Scan() {
		var e event
		if err := json.Unmarshal(lines.Bytes(), &e); err != nil {
			// Not every message of the go command is JSON: show it as it is.
			fmt.Fprintln(out, lines.Text())
			continue
		}
		s.add(out, e)
	}
	fmt.Fprintf(out, "%s: %d passed, %d failed, %d skipped\n", label, s.passed, s.failed, s.skipped)
	return s.failed == 0 && s.passed > 0, lines.Err()
}

func (s *summary) add(out io.Writer, e event) {
	key := [2]string{e.Package, e.Test}
	switch e.Action {
	case "output":
		s.output[key] = append(s.output[key], e.Output)
	case "build-output":
		fmt.Fprint(out, e.Output)
	case "pass", "fail", "skip":
		if e.Test == "" {
			s.endPackage(out, e)
		} else {
			s.endTest(out, e)
		}
		delete(s.output, key)
	}
}

func (s *summary) endTest(out io.Writer, e event) {
	if e.Action == "fail" {
		fmt.Fprint(out, strings.Join(s.output[[2]string{e.Package, e.Test}], ""))
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

func (s *summary) endPackage(out io.Writer, e event) {
	switch e.Action {
	case "fail":
		if s.failedIn[e.Package] == 0 {
			s.failed++ // it did not build, or ended outside any test
		}
		// What a crashed test process said belongs to tests that never ended, or to none.
		for _, key := range slices.SortedFunc(maps.Keys(s.output), compareKeys) {
			if key[0] == e.Package {
				fmt.Fprint(out, strings.Join(s.output[key], ""))
			}
		}
		fmt.Fprintf(out, "FAIL %s (%.1f s)\n", e.Package, e.Elapsed)
	case "pass":
		fmt.Fprintf(out, "ok   %s (%.1f s)\n", e.Package, e.Elapsed)
	}
}

func compareKeys(a, b [2]string) int { return slices.Compare(a[:], b[:]) }
