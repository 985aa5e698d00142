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
	// grows is by how many bytes the heap may grow over visitsMore, 20 kB a page. After other tests it may be more once or twice:
	// caches that are bounded fill. A page that is held is told by name.
	grows, rounds = 4 << 20, 3
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

// Going through hundreds of pages takes the memory of one: nothing holds a page that was left, and the heap comes to rest.
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
	heaps := []uint64{visit(0, visitsFirst)}
	for i := range rounds {
		heaps = append(heaps, visit(visitsFirst+i*visitsMore, visitsMore))
		if heaps[i+1] <= heaps[i]+grows {
			return
		}
	}
	t.Errorf("the heap grows and grows, in bytes: %d", heaps)
}
