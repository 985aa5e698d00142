package store

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"spieltisch/games"
)

// lookAtAll reads whatever a Reader can read. The error is that of a list; one thing that can't be read is passed over.
func lookAtAll(s *Store, log func(LogCopy)) error {
	return s.Look(context.Background(), "look at all", func(_ context.Context, r *Reader) error {
		players, _, err := r.PlayerIDs()
		for _, id := range players {
			_, _ = r.Player(id)
		}
		matches, no := r.LogIDs(false)
		sheets, never := r.LogIDs(true)
		for _, id := range append(matches, sheets...) {
			if l, err := r.Log(id); err == nil {
				log(l)
			}
		}
		rulings, not := r.RulingIDs()
		for _, id := range rulings {
			_, _ = r.Ruling(id)
		}
		_, nor := r.Settings()
		learners, neither := r.LearnerIDs()
		for _, id := range learners {
			_, _ = r.Course(id)
		}
		return errors.Join(err, no, never, not, nor, neither)
	})
}

// copies are those of all matches and sheets.
func copies(t testing.TB, s *Store) (all []LogCopy) {
	t.Helper()
	fatal(t, lookAtAll(s, func(l LogCopy) { all = append(all, l) }))
	return all
}

func copyOf(t testing.TB, s *Store, id LogID) (l LogCopy) {
	t.Helper()
	fatal(t, s.Look(t.Context(), "copy", func(_ context.Context, r *Reader) (err error) {
		l, err = r.Log(id)
		return err
	}))
	return l
}

// Whoever waits to write comes between two things of a change, and what was written until then stays with its history,
// whatever follows. Without anybody who waits nothing stays.
func TestChangeLetsOthersIn(t *testing.T) {
	broken := errors.New("broken")
	for waiting, want := range []int{0, 2} {
		t.Run(fmt.Sprint("waiting ", waiting), func(t *testing.T) {
			s, _ := newStore(t)
			addPlayers(t, s, "Ada", "Ben")
			players, err := s.Players()
			fatal(t, err)
			saved := 0
			s.waiting.Add(int32(waiting)) // somebody waits all the time, or nobody
			err = s.Change(t.Context(), "add", func() { saved++ }, func(ctx context.Context, w *Writer) error {
				for i := range 3 {
					if err := errors.Join(w.AddLog(LogCopy{
						UID: fmt.Sprintf("%032x", i), Kind: "dicewords", State: Finished, Created: 1, Updated: 2,
						Seats: []SeatCopy{{Player: players[0].UID, Points: 4, Place: new(1), PlacePoints: new(4)}, {Player: players[1].UID, Place: new(2), PlacePoints: new(0)}},
						Rows:  []RowCopy{{Row: games.Row{Type: "end"}, At: 2}},
					}), ctx.Err()); err != nil {
						return err
					}
					if i < 2 {
						if err := w.Breathe(); err != nil {
							return err
						}
					}
				}
				return broken
			})
			s.waiting.Add(int32(-waiting))
			if !errors.Is(err, broken) {
				t.Fatal(err)
			}
			page, _, err := s.History(HistoryFilter{})
			fatal(t, err)
			all, err := s.Matches()
			fatal(t, err)
			equal(t, "saved, matches, history", []int{saved, len(all), len(page)}, []int{want, want, want})
			fatal(t, s.view("version", func(tx readTx) error {
				version, _, err := one(tx, scanInt, "SELECT version FROM derived")
				equal(t, "derived", version, derivedVersion)
				return err
			}))
		})
	}
}

// A full disk takes nothing in.
func TestFullDiskTakesNothingIn(t *testing.T) {
	s, _ := newStore(t)
	addPlayers(t, s, "Ada")
	limit(t, s, 12)
	before := dump(t, s.read)
	wantCode(t, s.Change(t.Context(), "add", func() {}, func(_ context.Context, w *Writer) error {
		if err := w.AddPlayer(PlayerCopy{UID: "0", Name: "Ben"}); err != nil {
			return err
		}
		return w.AddPlayer(PlayerCopy{UID: "1", Name: "Cleo", Picture: append([]byte("\xff\xd8\xff"), make([]byte, 1<<20)...)})
	}), CodeFull)
	if now := dump(t, s.read); now != before {
		t.Errorf("it changed\n%s\nto\n%s", before, now)
	}
}
