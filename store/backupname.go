package store

import (
	"fmt"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// Why says what a backup was made for.
type Why string

// The reasons. They stand in the names of the files.
const (
	Daily         Why = ""
	BeforeImport  Why = "before-import"
	ByHand        Why = "by-hand"
	BeforeUpgrade Why = "schema" // the number of the file's schema follows
)

// backupName is the name of a backup: spieltisch-2026-03-04-0012-before-import.sqlite. The numbers count up, so
// that the order in which backups were made is known whatever the clock said. Those of the first versions have
// none and come before all others.
type backupName struct {
	day    time.Time // midnight
	n      int       // from 1; 0: none
	why    Why
	schema int // with BeforeUpgrade
}

func (b backupName) String() string {
	name := fmt.Sprintf("%s%s-%04d", backupPrefix, b.day.Format(time.DateOnly), b.n)
	switch b.why {
	case Daily:
	case BeforeUpgrade:
		name += fmt.Sprintf("-%s%d", b.why, b.schema)
	default:
		name += "-" + string(b.why)
	}
	return name + backupSuffix
}

// parseBackupName reads the name of a backup; ok is false for other files.
func parseBackupName(name string, loc *time.Location) (b backupName, ok bool) {
	name, ok1 := strings.CutPrefix(name, backupPrefix)
	name, ok2 := strings.CutSuffix(name, backupSuffix)
	if !ok1 || !ok2 || len(name) < len(time.DateOnly) {
		return b, false
	}
	day, rest := name[:len(time.DateOnly)], name[len(time.DateOnly):]
	var err error
	if b.day, err = time.ParseInLocation(time.DateOnly, day, loc); err != nil {
		return b, false
	}
	if b.n, rest, ok = cutNumber(rest); !ok {
		return b, false
	}
	schema, isSchema := strings.CutPrefix(rest, "-"+string(BeforeUpgrade))
	switch {
	case rest == "":
	case rest == "-"+string(BeforeImport), rest == "-"+string(ByHand):
		b.why = Why(rest[1:])
	case isSchema:
		b.why = BeforeUpgrade
		b.schema, err = strconv.Atoi(schema)
	default:
		return b, false
	}
	return b, err == nil
}

// cutNumber takes the number from the beginning of what follows the day, 0 when there is none.
func cutNumber(text string) (n int, rest string, ok bool) {
	digits := strings.TrimPrefix(text, "-")
	end := strings.IndexFunc(digits, func(r rune) bool { return r < '0' || r > '9' })
	if end < 0 {
		end = len(digits)
	}
	if len(digits) == len(text) || end == 0 {
		return 0, text, true
	}
	const most = 9 // digits
	n, err := strconv.Atoi(digits[:end])
	return n, digits[end:], err == nil && end <= most && n > 0
}

// nextBackup is the path for a backup that is made now: its number is above all that are there.
func nextBackup(dir string, now time.Time, why Why, schema int) (string, error) {
	all, err := backupFiles(dir)
	if err != nil {
		return "", err
	}
	b := backupName{day: now, n: 1, why: why, schema: schema}
	if len(all) > 0 { // the newest comes first
		b.n += all[0].name.n
	}
	return filepath.Join(dir, backupDir, b.String()), nil
}
