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
		Comma: ';', Header: []string{"Zeit", "Spiel", "Ort", "Stand", "Platz am Tisch", "Name", "Rang", "Punkte", "Vorgabe", "Notiz"},
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
		if len(lines) != len(want) || len(lines[i]) != 10 || i > 0 && !slices.Equal(lines[i][:5], want[i]) {
			t.Errorf("%d: %v", i, lines[i])
		}
	}
	players, err := s.Players()
	fatal(t, err)
	_, err = s.CreateMatch(store.NewMatch{Kind: "kind", Setup: []byte(`{"Options":{"Seats":2,"Target":400,"Head":[0,60]}}`), Players: []store.PlayerID{players[0].ID, players[1].ID}})
	fatal(t, err)
	b.Reset()
	fatal(t, WriteHistory(t.Context(), s, &b, store.HistoryFilter{Handicap: true}, style))
	if lines := strings.Split(strings.TrimSpace(b.String()), "\r\n"); len(lines) != 3 || !strings.HasSuffix(lines[1], ";0;;") || !strings.HasSuffix(lines[2], ";0;60;") {
		t.Errorf("%q", lines)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := WriteHistory(ctx, s, io.Discard, store.HistoryFilter{}, style); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}
