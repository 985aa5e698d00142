package exchange

import (
	_ "embed"
	"encoding/json"
	"testing"
	"time"
)

// wholeExport is what the version before the store's own types had JSON names gave out: something of everything. It is never
// written again.
//
//go:embed testdata/export.json
var wholeExport string

// An import is given out again to the byte, so that files of one version are those of the next.
func TestExportIsTheSameToTheByte(t *testing.T) {
	var head struct{ Exported int64 }
	fatal(t, json.Unmarshal([]byte(wholeExport), &head))
	s := reopen(t, t.TempDir(), &clock{time.UnixMilli(head.Exported)})
	if r := imported(t, s, wholeExport); r.LeftOut.Count > 0 {
		t.Errorf("%+v", r.LeftOut)
	}
	if again := exported(t, s); again != wholeExport {
		t.Errorf("exported\n%s\nwant\n%s", again, wholeExport)
	}
}
