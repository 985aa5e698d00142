package games

// Position is a moment of a match as it can be kept and shown again, whatever becomes of the match: what it takes to play the
// match up to there, and the seat that decides.
type Position struct {
	Kind  string // Kind.Name
	Rules int    // by which the match was begun
	Setup []byte
	Rows  []Row // what led there, nothing of it undone
	Seat  Seat
}

// Log is the log that ends at the position. The errors are those of Replay.
func (p Position) Log(k Kind) (Log, error) { return Replay(k, p.Rules, p.Setup, p.Rows) }

// Rows are the first n actions in force as a stored log has them, n from 0 to Len.
func (l Log) Rows(n int) ([]Row, error) {
	rows := make([]Row, n)
	for i, s := range l.steps[:n] {
		data, err := Encode(s.action)
		if err != nil {
			return nil, err
		}
		rows[i] = Row{Seat: s.seat, Type: s.action.Type(), Data: data, Sum: RowSum(s.after.Sum())}
	}
	return rows, nil
}
