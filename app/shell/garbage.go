package shell

import (
	"context"
	"runtime/debug"
	"runtime/metrics"
	"time"
)

// Go lets the heap grow to twice of what is used before it collects; with tables, which hold no pointers, that would be hundreds of megabytes
// for nothing. So whoever has tables has what is thrown away collected earlier: from so many bytes on, fewer where they are just being built.
const (
	idleGarbage  = 40 << 20
	BuildGarbage = 8 << 20
)

// SweepGarbage collects garbage now and then, until done.
func SweepGarbage(done context.Context) {
	now := time.NewTicker(200 * time.Millisecond)
	defer now.Stop()
	for {
		select {
		case <-done.Done():
			return
		case <-now.C:
			CollectGarbage(idleGarbage)
		}
	}
}

// CollectGarbage gives back what isn't used any more, if that may be so many bytes.
func CollectGarbage(least uint64) {
	heap := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}, {Name: "/gc/heap/live:bytes"}}
	metrics.Read(heap)
	if heap[0].Value.Uint64() >= heap[1].Value.Uint64()+least { // the second is what the last collection has left
		debug.FreeOSMemory()
	}
}
