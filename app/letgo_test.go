package app

import (
	"reflect"
	"runtime"
	"slices"
	"testing"
	"time"
	"weak"

	"fyne.io/fyne/v2/driver/software"
)

const (
	visitsFirst, visitsMore = 100, 200
	// settle is how long Fyne may take to let go of renderers: its own minute, and the half that it waits between two looks.
	settle = 2 * time.Minute
	// grows is by how many bytes the heap may grow over visitsMore, 60 kB a page: caches that are bounded fill, which takes more
	// after other tests (7 MB). A page that is held is told by name.
	grows = 12 << 20
)

// opened is a page that was opened, without being held.
type opened struct {
	what string
	page weak.Pointer[byte]
}

// settled is the heap without what Fyne holds for a while, and which pages are still there.
func (w *walker) settled(all []opened) (heap uint64, held []opened) {
	for began := time.Now(); time.Since(began) < settle; {
		w.env.Router.Home()
		software.NewCanvas().Capture() // Fyne looks after its renderers
		runtime.GC()
		all = slices.DeleteFunc(all, func(o opened) bool { return o.page.Value() == nil })
		if len(all) == 0 {
			break
		}
	}
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc, all
}

// Going through 300 pages takes the memory of one: nothing holds a page that was left, and the heap is as after 100.
func TestPagesAreLetGo(t *testing.T) {
	env, places := everywhere(t)
	w := &walker{t: t, env: env}
	visit := func(from, n int) (heap uint64) {
		var all []opened
		for i := range n {
			p := places[(from+i)%len(places)]
			w.at(&p)
			all = append(all, opened{p.what, weak.Make((*byte)(reflect.ValueOf(env.Router.Page()).UnsafePointer()))})
		}
		heap, held := w.settled(all)
		for _, o := range held {
			t.Errorf("something holds a page that was left: %s", o.what)
		}
		return heap
	}
	before := visit(0, visitsFirst)
	if after := visit(visitsFirst, visitsMore); after > before+grows {
		t.Errorf("the heap grows from %d to %d bytes", before, after)
	}
}
