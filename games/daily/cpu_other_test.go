//go:build !unix

package daily_test

import "time"

var began = time.Now()

// used is how long this program has run, where nothing tells what it has worked.
func used() time.Duration { return time.Since(began) }
