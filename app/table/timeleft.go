package table

import (
	"fmt"
	"time"

	"spieltisch/app/ui"
)

// TimeText is thinking time as minutes and seconds, a begun second counted whole: "1:05".
func TimeText(left time.Duration) string {
	s := int((left + time.Second - 1) / time.Second)
	return fmt.Sprintf("%d:%02d", s/60, s%60)
}

// ShowTimeLeft writes on a chip how much thinking time is left, as a warning once it is
// short.
func ShowTimeLeft(chip *ui.Chip, left, short time.Duration) {
	fill, tok := ui.Well, ui.Ink2
	if left <= short {
		fill, tok = ui.WarnSoft, ui.Warn
	}
	chip.Set(TimeText(left), ui.IconClock, fill, tok)
}
