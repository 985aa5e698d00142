//go:build e2e && linux

package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
)

// The figures to reach: start-up compared with a bare window of the same Fyne, and memory
// beyond that window's with the German lexicon open.
const (
	targetStart  = 1.1 // times the bare window
	targetMemory = 25  // MB more than the bare window, without what is mapped of files
)

// settled is how long after its first picture a program's memory is read: the same for all.
const settled = time.Second

const bareSource = `package main

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/widget"
)

func main() {
	w := app.NewWithID("bare").NewWindow("bare")
	w.SetContent(widget.NewLabel("bare"))
	w.Resize(fyne.NewSize(1280, 800))
	w.ShowAndRun()
}
`

// lexiconSource is the bare window with the German lexicon open: what the lexicon costs more than it.
const lexiconSource = `package main

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/app"
	"fyne.io/fyne/v2/widget"

	data "spieltisch/assets/lexicon"
	"spieltisch/games/lexicon"
)

func main() {
	lex, err := lexicon.Open(data.German())
	if err != nil {
		panic(err)
	}
	w := app.NewWithID("bare").NewWindow("bare")
	w.SetContent(widget.NewLabel(lex.ID()))
	w.Resize(fyne.NewSize(1280, 800))
	w.ShowAndRun()
}
`

// measured is one start of a program.
type measured struct {
	start     time.Duration // from exec to the first picture on the screen
	rss, peak float64       // MB, after settled
}

// starts are starts of the real program (SPIELTISCH_BIN) and of bare windows, in turn on one virtual screen.
type starts struct {
	tb                 testing.TB
	screen             *screen
	dir                string
	program, bare, lex string

	ours, bares, lexes []measured
}

// newStarts starts each once without counting it: that fills caches and makes the data folder.
func newStarts(tb testing.TB) *starts {
	tb.Helper()
	program := os.Getenv("SPIELTISCH_BIN")
	if program == "" {
		tb.Fatal("SPIELTISCH_BIN is not set: use make bench or make memory")
	}
	dir := tb.TempDir()
	s := &starts{tb: tb, screen: newScreen(tb, 1280, 800), dir: dir, program: program}
	s.bare, s.lex = buildBench(tb, dir, "bare", bareSource), buildBench(tb, dir, "lexicon", lexiconSource)
	s.again()
	s.ours, s.bares, s.lexes = nil, nil, nil
	return s
}

func (s *starts) again() {
	s.ours = append(s.ours, s.screen.measure(s.tb, s.dir, s.program, "-data", filepath.Join(s.dir, "data")))
	s.bares = append(s.bares, s.screen.measure(s.tb, s.dir, s.bare))
	s.lexes = append(s.lexes, s.screen.measure(s.tb, s.dir, s.lex))
}

// judgeMemory fails when the program takes more than the bare window and targetMemory, in MB, with the lexicon open.
func (s *starts) judgeMemory() (rss, bare, lexicon, more float64) {
	of := func(m measured) float64 { return m.rss }
	rss, bare = median(s.ours, of), median(s.bares, of)
	lexicon = max(0, median(s.lexes, of)-bare)
	if more = rss + lexicon - bare; more > targetMemory {
		s.tb.Errorf("memory is %.0f MB more than the bare window's, target %d: %.0f, of that %.0f for the lexicon, and %.0f MB", more, targetMemory, rss+lexicon, lexicon, bare)
	}
	return rss, bare, lexicon, more
}

// BenchmarkStart compares medians. It fails when a target is missed.
func BenchmarkStart(b *testing.B) {
	s := newStarts(b)
	for b.Loop() {
		s.again()
	}
	start := func(m measured) float64 { return m.start.Seconds() * 1000 }
	ratio := s.ratio()
	rss, bare, lexicon, more := s.judgeMemory()
	b.ReportMetric(0, "ns/op") // of three starts together: tells nothing
	b.ReportMetric(median(s.ours, start), "ms-start")
	b.ReportMetric(median(s.bares, start), "ms-bare")
	b.ReportMetric(ratio, "x-bare")
	b.ReportMetric(rss, "MB")
	b.ReportMetric(median(s.ours, func(m measured) float64 { return m.peak }), "MB-peak")
	b.ReportMetric(bare, "MB-bare")
	b.ReportMetric(lexicon, "MB-lexicon")
	b.ReportMetric(more, "MB-more-than-bare")
	if ratio > targetStart {
		b.Errorf("start-up is %.2f times the bare window's, target %.1f: %.0f and %.0f ms", ratio, targetStart, median(s.ours, start), median(s.bares, start))
	}
}

// ratio is the median of how many times as long as the bare window next to it a start of ours takes: how busy the machine is
// changes in seconds.
func (s *starts) ratio() float64 {
	ratios := make([]float64, len(s.ours))
	for i, m := range s.ours {
		ratios[i] = m.start.Seconds() / s.bares[i].start.Seconds()
	}
	return medianOf(ratios)
}

// TestMemory holds the program to the same memory, before every landing: unlike times it is the same on a busy machine.
func TestMemory(t *testing.T) {
	s := newStarts(t)
	for range 3 {
		s.again()
	}
	rss, bare, lexicon, more := s.judgeMemory()
	t.Logf("%.0f MB, a bare window %.0f, the lexicon %.0f: %.0f MB more", rss, bare, lexicon, more)
}

func median(list []measured, of func(measured) float64) float64 {
	values := make([]float64, len(list))
	for i, m := range list {
		values[i] = of(m)
	}
	return medianOf(values)
}

func medianOf(values []float64) float64 {
	slices.Sort(values)
	return (values[(len(values)-1)/2] + values[len(values)/2]) / 2
}

// buildBench builds a program outside the tree with the versions of this module's go.mod.
func buildBench(tb testing.TB, dir, name, source string) string {
	tb.Helper()
	file, program := filepath.Join(dir, name+".go"), filepath.Join(dir, name)
	if err := os.WriteFile(file, []byte(source), 0o600); err != nil {
		tb.Fatal(err)
	}
	out, err := exec.Command("go", "build", "-tags", "migrated_fynedo", "-o", program, file).CombinedOutput()
	if err != nil {
		tb.Fatalf("build %s: %v\n%s", name, err, out)
	}
	return program
}

// measure starts the program, waits for its first picture, reads its memory and ends it.
func (s *screen) measure(tb testing.TB, dir, program string, args ...string) measured {
	tb.Helper()
	s.await(program, false)
	cmd := exec.Command(program, args...)
	cmd.Env = append(os.Environ(), "DISPLAY="+s.display, "HOME="+dir, "XDG_CONFIG_HOME="+filepath.Join(dir, "config"), "FYNE_SCALE=1", "LC_ALL=de_DE.UTF-8")
	begin := time.Now()
	if err := cmd.Start(); err != nil {
		tb.Fatal(err)
	}
	defer stop(tb, cmd)
	s.await(program, true)
	m := measured{start: time.Since(begin)}
	time.Sleep(settled)
	m.rss, m.peak = memory(tb, cmd.Process.Pid)
	return m
}

// memory is VmRSS of a process without what it has mapped of files, and VmHWM, in MB: how much of a program's file is mapped follows from how
// the kernel has it in its cache. It made one program 28 to 42 MB larger than a bare window within an hour.
func memory(tb testing.TB, pid int) (rss, peak float64) {
	tb.Helper()
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		tb.Fatal(err)
	}
	value := func(name string) float64 {
		_, rest, found := strings.Cut(string(data), name+":")
		if !found {
			tb.Fatal("no ", name, " in the status of the process")
		}
		kB, err := strconv.ParseFloat(strings.Fields(rest)[0], 64)
		if err != nil {
			tb.Fatal(err)
		}
		return kB / 1024
	}
	return value("VmRSS") - value("RssFile"), value("VmHWM")
}
