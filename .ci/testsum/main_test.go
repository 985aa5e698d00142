package main

import (
	"strings"
	"testing"
)

func TestSummary(t *testing.T) {
	cases := []struct {
		name, in string
		ok       bool
		last     string
		says     []string
		silent   []string
	}{
		{
			name: "all pass, subtests are not counted",
			in: `{"Action":"output","Package":"a","Test":"TestX/one","Output":"chatter\n"}
{"Action":"pass","Package":"a","Test":"TestX/one"}
{"Action":"pass","Package":"a","Test":"TestX"}
{"Action":"pass","Package":"a","Elapsed":0.25}`,
			ok: true, last: "tests: 1 passed, 0 failed, 0 skipped",
			says: []string{"ok   a (0.2 s)"}, silent: []string{"chatter"},
		},
		{
			name: "a failed test tells why",
			in: `{"Action":"output","Package":"a","Test":"TestX","Output":"want 1, got 2\n"}
{"Action":"fail","Package":"a","Test":"TestX"}
{"Action":"pass","Package":"a","Test":"TestY"}
{"Action":"fail","Package":"a"}`,
			last: "tests: 1 passed, 1 failed, 0 skipped", says: []string{"want 1, got 2", "FAIL a"},
		},
		{
			name: "a build that fails counts, though no test ran in it",
			in: `{"ImportPath":"b","Action":"build-output","Output":"b.go:1: undefined: x\n"}
{"ImportPath":"b","Action":"build-fail"}
{"Action":"pass","Package":"a","Test":"TestY"}
{"Action":"fail","Package":"b"}`,
			last: "tests: 1 passed, 1 failed, 0 skipped", says: []string{"undefined: x", "FAIL b"},
		},
		{
			name: "a crash shows what the open tests said",
			in: `{"Action":"output","Package":"a","Test":"TestX","Output":"panic: no\n"}
{"Action":"output","Package":"a","Output":"exit status 2\n"}
{"Action":"fail","Package":"a"}`,
			last: "tests: 0 passed, 1 failed, 0 skipped", says: []string{"panic: no", "exit status 2"},
		},
		{
			name: "skipped tests are told apart, and nothing run is no success",
			in:   `{"Action":"skip","Package":"a","Test":"TestX"}`,
			last: "tests: 0 passed, 0 failed, 1 skipped",
		},
		{
			name: "a line that is not JSON is shown",
			in:   "go: cannot find main module",
			last: "tests: 0 passed, 0 failed, 0 skipped", says: []string{"cannot find main module"},
		},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			var out strings.Builder
			ok, err := summarise(strings.NewReader(c.in), &out, "tests")
			if err != nil || ok != c.ok {
				t.Errorf("ok %v, error %v, want ok %v", ok, err, c.ok)
			}
			lines := strings.Split(strings.TrimSpace(out.String()), "\n")
			if last := lines[len(lines)-1]; last != c.last {
				t.Errorf("last line %q, want %q", last, c.last)
			}
			for _, want := range c.says {
				if !strings.Contains(out.String(), want) {
					t.Errorf("%q is missing in:\n%s", want, out.String())
				}
			}
			for _, unwanted := range c.silent {
				if strings.Contains(out.String(), unwanted) {
					t.Errorf("%q should not be in:\n%s", unwanted, out.String())
				}
			}
		})
	}
}
