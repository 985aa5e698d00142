package exchange

import (
	"bytes"
	"context"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"time"

	"spieltisch/games/gamestest"
	"spieltisch/store"
)

func TestHistoryAsCSV(t *testing.T) {
	s, _ := full(t)
	var b bytes.Buffer
	style := CSVStyle{
		Comma: ';', Header: []string{"Zeit", "Spiel", "Ort", "Stand", "Platz am Tisch", "Name", "Rang", "Punkte", "Notiz"},
		Kind: strings.ToUpper, Player: func(p store.Player) string { return p.Name }, State: func(p store.Play) string { return string(p.State) }, Time: func(at time.Time) string { return at.UTC().Format(time.DateTime) },
	}
	fatal(t, WriteHistory(t.Context(), s, &b, store.HistoryFilter{}, style))
	text, ok := strings.CutPrefix(b.String(), "\xef\xbb\xbf")
	if !ok || !strings.Contains(text, ";'"+gamestest.TypedText("formula")+"\r\n") {
		t.Error(text)
	}
	in := csv.NewReader(strings.NewReader(text))
	in.Comma = ';'
	lines, err := in.ReadAll()
	fatal(t, err)
	history, _, err := s.History(store.HistoryFilter{})
	fatal(t, err)
	want := [][]string{style.Header}
	for _, p := range history {
		for seat := range p.Players {
			want = append(want, []string{p.At.UTC().Format(time.DateTime), strings.ToUpper(p.Kind), p.Place, string(p.State), fmt.Sprint(seat + 1)})
		}
	}
	for i := range lines {
		if len(lines) != len(want) || len(lines[i]) != 9 || i > 0 && !slices.Equal(lines[i][:5], want[i]) {
			t.Errorf("%d: %v", i, lines[i])
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := WriteHistory(ctx, s, io.Discard, store.HistoryFilter{}, style); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}
