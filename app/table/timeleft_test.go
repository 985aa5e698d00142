package table_test

import (
	"testing"
	"time"

	"spieltisch/app/table"
)

func TestTimeText(t *testing.T) {
	for left, want := range map[time.Duration]string{
		0: "0:00", time.Millisecond: "0:01", 59 * time.Second: "0:59", 59*time.Second + 1: "1:00", 65 * time.Second: "1:05", 61 * time.Minute: "61:00",
	} {
		if got := table.TimeText(left); got != want {
			t.Errorf("%v: %q, want %q", left, got, want)
		}
	}
}
