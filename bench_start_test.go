//go:build e2e && linux

package main

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
	targetStart  = 1.3 // times the bare window
	targetMemory = 40  // MB more than the bare window
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

// BenchmarkStart starts the real program (SPIELTISCH_BIN) and bare windows in turn on one virtual screen and
// compares medians. It fails when a target is missed.
func BenchmarkStart(b *testing.B) {
	program := os.Getenv("SPIELTISCH_BIN")
	if program == "" {
		b.Fatal("SPIELTISCH_BIN is not set: use make bench")
	}
	screen := newScreen(b, 1280, 800)
	dir := b.TempDir()
	bare, lex := buildBench(b, dir, "bare", bareSource), buildBench(b, dir, "lexicon", lexiconSource)
	data := filepath.Join(dir, "data")

	// The first start of each fills caches and makes the data folder; it is not counted.
	screen.measure(b, dir, program, "-data", data)
	screen.measure(b, dir, bare)
	screen.measure(b, dir, lex)
	var ours, bares, lexes []measured
	for b.Loop() {
		ours = append(ours, screen.measure(b, dir, program, "-data", data))
		bares = append(bares, screen.measure(b, dir, bare))
		lexes = append(lexes, screen.measure(b, dir, lex))
	}
	start := func(m measured) float64 { return m.start.Seconds() * 1000 }
	rss := func(m measured) float64 { return m.rss }
	peak := func(m measured) float64 { return m.peak }
	ratio := median(ours, start) / median(bares, start)
	lexicon := max(0, median(lexes, rss)-median(bares, rss))
	more := median(ours, rss) + lexicon - median(bares, rss)

	b.ReportMetric(0, "ns/op") // of three starts together: tells nothing
	b.ReportMetric(median(ours, start), "ms-start")
	b.ReportMetric(median(bares, start), "ms-bare")
	b.ReportMetric(ratio, "x-bare")
	b.ReportMetric(median(ours, rss), "MB")
	b.ReportMetric(median(ours, peak), "MB-peak")
	b.ReportMetric(median(bares, rss), "MB-bare")
	b.ReportMetric(lexicon, "MB-lexicon")
	b.ReportMetric(more, "MB-more-than-bare")
	if ratio > targetStart {
		b.Errorf("start-up is %.2f times the bare window's, target %.1f: %.0f and %.0f ms", ratio, targetStart, median(ours, start), median(bares, start))
	}
	if more > targetMemory {
		b.Errorf("memory is %.0f MB more than the bare window's, target %d: %.0f, of that %.0f for the lexicon, and %.0f MB", more, targetMemory, median(ours, rss)+lexicon, lexicon, median(bares, rss))
	}
}

func median(list []measured, of func(measured) float64) float64 {
	values := make([]float64, len(list))
	for i, m := range list {
		values[i] = of(m)
	}
	slices.Sort(values)
	return (values[(len(values)-1)/2] + values[len(values)/2]) / 2
}

// buildBench builds a program outside the tree with the versions of this module's go.mod.
func buildBench(b *testing.B, dir, name, source string) string {
	b.Helper()
	file, program := filepath.Join(dir, name+".go"), filepath.Join(dir, name)
	if err := os.WriteFile(file, []byte(source), 0o600); err != nil {
		b.Fatal(err)
	}
	out, err := exec.Command("go", "build", "-tags", "migrated_fynedo", "-o", program, file).CombinedOutput()
	if err != nil {
		b.Fatalf("build %s: %v\n%s", name, err, out)
	}
	return program
}

// measure starts the program, waits for its first picture, reads its memory and ends it.
func (s *screen) measure(b *testing.B, dir, program string, args ...string) measured {
	b.Helper()
	s.await(program, false)
	cmd := exec.Command(program, args...)
	cmd.Env = append(os.Environ(), "DISPLAY="+s.display, "HOME="+dir, "XDG_CONFIG_HOME="+filepath.Join(dir, "config"), "FYNE_SCALE=1", "LC_ALL=de_DE.UTF-8")
	begin := time.Now()
	if err := cmd.Start(); err != nil {
		b.Fatal(err)
	}
	defer stop(b, cmd)
	s.await(program, true)
	m := measured{start: time.Since(begin)}
	time.Sleep(settled)
	m.rss, m.peak = memory(b, cmd.Process.Pid)
	return m
}

// memory is VmRSS and VmHWM of a process in MB.
func memory(b *testing.B, pid int) (rss, peak float64) {
	b.Helper()
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		b.Fatal(err)
	}
	value := func(name string) float64 {
		_, rest, found := strings.Cut(string(data), name+":")
		if !found {
			b.Fatal("no ", name, " in the status of the process")
		}
		kB, err := strconv.ParseFloat(strings.Fields(rest)[0], 64)
		if err != nil {
			b.Fatal(err)
		}
		return kB / 1024
	}
	return value("VmRSS"), value("VmHWM")
}
